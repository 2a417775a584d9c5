"""What is counted and told of classic, which columns a file of its games has, and which deals can be.

The Free City is nobody's: it is not counted.
"""

import numpy as np
from numpy.typing import NDArray

from thauma.games.classic.kernels import (
    AGES,
    BOARD_RULES,
    BOARDS,
    BOX,
    CARD_AGE,
    CARD_IDS,
    CARDS,
    CARDS_PER_WORD,
    FEWEST_CITIES,
    FIRST_HOLDER,
    FREE_CITY,
    FREE_CITY_PLAYERS,
    HAND,
    MOST_CITIES,
    SIDE_IDS,
    WONDER_IDS,
    Act,
    Category,
    Deal,
)
from thauma.games.protocol import Json
from thauma.lab.statistics.chunks import Chunk, Columns
from thauma.lab.statistics.figures import by_share, card_finding, mean, share
from thauma.lab.statistics.tally import (
    Counts,
    Records,
    Tally,
    members,
    table,
    winners_and_others,
    with_and_without,
    with_total,
)

LINES = tuple(category.name.lower() for category in Category)
ACTS = ("build", "stage", "discard")  # what can be done first in an age: build (free or not), lay under the board, ...
RULE_NAMES: dict[int, str] = {rule: name for name, rule in BOARD_RULES.items()}


# What is counted.


def count(chunk: Chunk, shares: Counts) -> dict[str, Counts]:
    facts, deals, seats = chunk.games.facts, chunk.games.deals, chunk.seats
    every = np.ones(len(chunk), np.bool_)
    board = deals["boards"][:, :seats].ravel().astype(np.intp)
    total = facts["points"][:, :seats].sum(axis=2).ravel().astype(np.float64)
    by_board = (np.ones(len(board)), shares.ravel(), total, total**2)  # cities, victories, points and their squares
    dealt = members(deals["hands"][:, :, : max(FEWEST_CITIES, seats)].reshape(len(deals), -1), CARDS)
    built = [_buildings(facts["buildings"][:, seat]) for seat in range(seats)]
    having, lacking = with_and_without(built, [dealt] * seats, shares)  # every kind of card is dealt but some guilds
    return {
        "points": winners_and_others(with_total(facts["points"]), shares, every),
        "stages": winners_and_others(facts["stages"][:, :, None], shares, every),
        "boards": np.stack([np.bincount(board, value, BOARDS) for value in by_board], axis=1),
        "card_with": having,
        "card_without": lacking,
        **_count_firsts(facts, deals, seats),
    }


def _buildings(words: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Sets of cards as rows of a table."""
    cards = np.arange(CARDS)
    return (words[:, cards // CARDS_PER_WORD] >> (cards % CARDS_PER_WORD) & 1).astype(np.bool_)


def _count_firsts(facts: Records, deals: Records, seats: int) -> dict[str, Counts]:
    """With which card a player begins an age: how often it was in the first hand, and what was done with it."""
    offered, chosen = np.zeros(CARDS), np.zeros((CARDS, len(ACTS)))
    for age in range(AGES):
        for seat in range(seats):
            offered += members(_first_hand(deals, age, seat, seats), CARDS).sum(axis=0)
            act = facts["first_act"][:, age, seat].astype(np.intp)
            done = np.where(act == Act.BUILD_FREE, Act.BUILD, act)
            chosen += table(facts["first_card"][:, age, seat].astype(np.intp) * len(ACTS) + done, chosen.shape)
    return {"first_offered": offered, "first_chosen": chosen}


def _first_hand(deals: Records, age: int, seat: int, seats: int) -> NDArray[np.int8]:
    """What a player chooses from on the first turn of an age; who holds the Free City has drawn a card for it."""
    hand: NDArray[np.int8] = deals["hands"][:, age, seat]
    if seats == FREE_CITY_PLAYERS and seat == FIRST_HOLDER[age]:
        return np.concatenate([hand, deals["hands"][:, age, FREE_CITY, :1]], axis=1)
    return hand


# What the counts say, for one number of players.


def findings(tally: Tally) -> Json:
    return {
        "stages": {side: mean(tally["stages"][number, 0]) for number, side in enumerate(("winner", "loser"))},
        "boards": by_share([_board(tally, board) for board in range(BOARDS)], "won"),
        "cards": by_share([_card(tally, number) for number in range(CARDS)], "with"),
    }


def _board(tally: Tally, board: int) -> Json:
    cities, won, total, squares = tally["boards"][board]
    return {
        "id": WONDER_IDS[board // 2],
        "side": SIDE_IDS[board % 2],
        "won": share(cities, won),
        "points": mean((cities, total, squares)),
    }


def _card(tally: Tally, number: int) -> Json:
    chosen = tally["first_chosen"][number]
    return {
        **card_finding(tally, BOX.cards[number], number),
        "first": share(tally["first_offered"][number], chosen.sum()),
        "first_acts": {act: int(times) for act, times in zip(ACTS, chosen, strict=True)},
    }


# Files of games.


def columns(chunk: Chunk) -> Columns:
    """A file's columns (docs/statistics.md lists them) for each city; with two players the third is the Free City."""
    facts = chunk.games.facts
    found: Columns = {}
    for seat in range(max(FEWEST_CITIES, chunk.seats)):
        points, boards = with_total(facts["points"][:, seat]), chunk.games.deals["boards"][:, seat]
        found |= {
            f"points_{seat}": points[:, -1],
            **{f"points_{line}_{seat}": points[:, number] for number, line in enumerate(LINES)},
            f"coins_{seat}": facts["coins"][:, seat],
            f"board_{seat}": (boards // 2, WONDER_IDS),
            f"side_{seat}": (boards % 2, SIDE_IDS),
            f"stages_{seat}": facts["stages"][:, seat],
            f"firsts_{seat}": (facts["first_card"][:, :, seat], CARD_IDS),
            f"cards_{seat}": (_buildings(facts["buildings"][:, seat]), CARD_IDS),
        }
    return found


def rules_of(deal: Deal) -> Json:
    """The options of a deal from a file."""
    name = RULE_NAMES[deal.board_rule]
    return {} if name == next(iter(BOARD_RULES)) else {"boards": name}


def can_be_dealt(deals: Records) -> NDArray[np.bool_]:
    """For each deal, whether all that is in it exists and lies in its place."""
    players = deals["players"]
    fine = (players >= FREE_CITY_PLAYERS) & (players <= MOST_CITIES) & np.isin(deals["board_rule"], list(RULE_NAMES))
    seated = np.arange(MOST_CITIES) < np.maximum(players, FEWEST_CITIES)[:, None]
    fine &= ((deals["boards"] >= 0) & (deals["boards"] < BOARDS) | ~seated).all(axis=1)
    hands = deals["hands"]
    known = np.clip(hands, 0, CARDS - 1)
    fits = (known == hands) & (CARD_AGE[known] == np.arange(AGES)[:, None, None])
    return fine & (fits | ~seated[:, None, :, None]).reshape(len(deals), AGES * MOST_CITIES * HAND).all(axis=1)
