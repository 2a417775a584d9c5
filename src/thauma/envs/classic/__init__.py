"""Classic for environments: what a player observes, and how it is shown."""
