"""The doors for requests: routes, and who may come in. Routes translate; what happens is decided elsewhere."""
