"""7 Wonders Duel: the base game for two."""
