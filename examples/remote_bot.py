"""A whole bot for a Thauma server in one page, with nothing but Python: it takes a seat, watches and moves at random.

    python examples/remote_bot.py http://localhost:8000 TABLE SEAT TOKEN

The token comes from the page (Account) or from POST /api/me/tokens. docs/server-api.md describes all of it.
"""

import json
import random
import sys
from urllib.request import Request, urlopen


class Server:
    def __init__(self, address: str, token: str) -> None:
        self.address = address
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def call(self, method: str, path: str, body: object = None):
        data = None if body is None else json.dumps(body).encode()
        return urlopen(Request(f"{self.address}/api{path}", data, self.headers, method=method))


def choose(state: dict) -> dict:
    """Your part: one of the legal moves. state["view"] is all that the seat may see."""
    return random.choice(state["view"]["legal"])


def play(server: Server, table: str, seat: int) -> dict:
    server.call("POST", f"/tables/{table}/seats/{seat}")
    for line in server.call("GET", f"/tables/{table}/stream?seat={seat}"):
        state = json.loads(line)
        if state.get("outcome"):
            return state["outcome"]
        if state.get("view", {}).get("legal"):
            act = {
                "type": "move",
                "id": f"at-{state['serial']}",
                "seat": seat,
                "seen": state["serial"],
                "move": choose(state),
            }
            server.call("POST", f"/tables/{table}/acts", act)
    raise SystemExit("the server ended the stream: start again, the seat is kept")


if __name__ == "__main__":
    address, table, seat, token = sys.argv[1:]
    print(play(Server(address, token), table, int(seat)))
