"""The laboratory: training of nets, games in bulk and their statistics."""
