#!/usr/bin/env python3
"""A bot for Thauma in thirty lines: it builds what it can pay, a wonder first, and else takes whatever comes first.

    thauma selfplay duel "engine:examples/bot.py" greedy

One JSON object a line comes on standard input; a move goes to standard output. docs/engines.md has the whole protocol.
"""

import json
import sys

LIKED = ("wonder", "stage", "build", "build_free")


def choose(legal):
    """The legal move it likes best: each says what it does (`do`) and the coins it costs."""
    for liked in LIKED:
        affordable = [move for move in legal if move["do"] == liked]
        if affordable:
            return min(affordable, key=lambda move: move["cost"])
    return legal[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "turn":
        print(json.dumps({"move": choose(message["legal"])}), flush=True)
    elif message["type"] == "end":
        break
