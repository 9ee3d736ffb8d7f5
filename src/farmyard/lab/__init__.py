"""Simulation and measurement: many games at once, and how fast they go."""
