"""The terminal table: draws positions, reads what a person types, tells what happens. One room per game."""
