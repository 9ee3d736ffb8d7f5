"""The command line: playing in the terminal, stepping through records, and the lab's commands."""
