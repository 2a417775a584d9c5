"""What can be asked of the server over HTTP and sockets. Routes translate; what happens is decided elsewhere."""
