"""The rules, one module per kind of action. Rounds, work and harvest are steps like any action."""
