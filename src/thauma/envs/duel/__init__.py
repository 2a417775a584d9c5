"""Duel for environments: what a seat observes, and how it is shown."""
