"""What is in the box, as data: cards, wonders, tokens, structures, and their names in six languages."""
