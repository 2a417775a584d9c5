"""One client that sends as fast as it can: `flood.py HOST PORT SECONDS`, what it says first and what it then repeats on
standard input, a line of JSON each. It answers `ready`, begins at an empty line, and prints how often it has sent.

It loads next to nothing, so that what is measured is the server under a flood and not this process.
"""

import json
import select
import socket
import sys
import time

AT_ONCE = 50


def flood(connection: socket.socket, message: bytes, seconds: float) -> int:
    """Send whenever the other side takes something; read whatever comes."""
    connection.setblocking(False)
    until, sent, rest = time.monotonic() + seconds, 0, b""
    while (left := until - time.monotonic()) > 0:
        readable, writable, _ = select.select([connection], [connection], [], left)
        try:
            if readable and not connection.recv(1 << 16):
                break
            if writable:
                rest = rest or message * AT_ONCE
                taken = connection.send(rest)
                sent, rest = sent + taken, rest[taken:]
        except ConnectionError:  # the server has had enough
            break
    return sent // len(message)


def _nothing(seconds: float) -> int:
    time.sleep(seconds)
    return 0


def main() -> None:
    host, port, seconds = sys.argv[1:]
    greeting, message = (json.loads(sys.stdin.readline()).encode("latin-1") for _ in range(2))
    with socket.create_connection((host, int(port))) as connection:
        if greeting:
            connection.sendall(greeting)
            connection.recv(1 << 16)
        print("ready", flush=True)
        sys.stdin.readline()
        print(flood(connection, message, float(seconds)) if message else _nothing(float(seconds)))


if __name__ == "__main__":
    main()
