"""One process of the server: what it has, how it starts and stops, what it counts and logs."""
