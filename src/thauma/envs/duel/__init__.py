"""Duel for environments: what a seat observes, and one game or thousands stepped in one compiled call."""
