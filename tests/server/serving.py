"""What the tests run as a server: the same as `thauma serve`, with settings from the environment."""

import sys

from thauma.cli.serve import serve

if __name__ == "__main__":
    serve("127.0.0.1", int(sys.argv[1]), int(sys.argv[2]))
