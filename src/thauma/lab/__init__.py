"""The laboratory: analysis of games, and training of nets."""
