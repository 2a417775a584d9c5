"""A table: what can happen at it, what it makes of that, and the tables that this process has in hand."""
