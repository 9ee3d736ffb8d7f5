"""Environments for research: Gymnasium (`envs.gym`), PettingZoo (`envs.zoo`) and OpenSpiel (`envs.spiel`).

All three play the same numbered game (`envs.coding`), compiled like the engine; see docs/environments.md.
"""
