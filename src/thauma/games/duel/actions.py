"""Actions are small integers: one table of ranges for encoding and decoding.

| range        | action                                                                |
|--------------|-----------------------------------------------------------------------|
| BUILD        | + slot: build the card that lies there                                |
| DISCARD      | + slot: discard it for coins                                          |
| WONDER       | + position of the wonder in the own city x SLOTS + slot: bury it      |
| DRAFT        | + wonder                                                              |
| PROGRESS     | + token: take it from the board                                       |
| LIBRARY      | + token: keep it of those drawn                                       |
| REVIVE       | + card: build it from the discard pile                                |
| DESTROY      | + position of the card in GOODS: the opponent loses it                |
| STARTER      | + seat: it begins the next age                                        |
"""

import numpy as np

from thauma.games.duel.tables import CARDS, GOODS, SLOTS, TOKENS, WONDERS, WONDERS_PER_CITY

BUILD = 0
DISCARD = BUILD + SLOTS
WONDER = DISCARD + SLOTS
DRAFT = WONDER + WONDERS_PER_CITY * SLOTS
PROGRESS = DRAFT + WONDERS
LIBRARY = PROGRESS + TOKENS
REVIVE = LIBRARY + TOKENS
DESTROY = REVIVE + CARDS
STARTER = DESTROY + len(GOODS)
ACTIONS = STARTER + 2

MOST_LEGAL = 80  # the discard pile never holds more cards than two ages and a half

GOODS_CARD = np.array(GOODS, np.int8)  # position in GOODS -> card
GOODS_POSITION = np.full(CARDS, -1, np.int8)
GOODS_POSITION[list(GOODS)] = np.arange(len(GOODS))
