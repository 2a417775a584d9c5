"""Classic for environments: what a player observes, and one game or thousands stepped in one compiled call."""
