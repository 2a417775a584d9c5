"""Games among players, many at a time, here on processes."""
