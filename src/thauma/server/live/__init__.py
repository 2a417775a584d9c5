"""The doors that stay open: sockets and streams, and all that goes out through them."""
