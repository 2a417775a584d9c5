"""The commands. Nothing heavy is imported before a command needs it."""
