"""Games from which nets learn: the search plays against itself and notes what it saw."""
