"""A deal by which a game of Duel can go on from any position."""

import numpy as np

from thauma.games.duel.layout import Back, Deal, Phase, Place, PlainState, State, read_state
from thauma.games.duel.positions.described import rules_of
from thauma.games.duel.tables import (
    AGES,
    CARD_AGE,
    CARDS,
    GUILD,
    GUILDS_IN_AGE_3,
    NOTHING,
    SLOTS,
    TOKENS,
    TOKENS_ON_BOARD,
    WONDERS,
    WONDERS_DEALT,
)
from thauma.kernel.rng import Rng, shuffle

SPENT = (Place.DISCARDED, Place.BURIED, Place.CITY, Place.CITY + 1)


def deal(state: State, rng: Rng) -> Deal:
    from thauma.games.duel.game import GAME

    table = read_state(state)
    rules = rules_of(table)
    made: Deal = GAME.deal(rng, 2, rules)
    if "wonders" not in rules:
        made.wonders[:] = _wonders(table, rng)
    board, box = _tokens(table, rng)
    made.board[:] = board
    made.box[:] = NOTHING
    made.box[: len(box)] = box
    for age in range(table.age + (table.phase != Phase.DRAFT)):
        made.ages[age] = _age(table, age, rng)
    return made


def _shuffled(numbers: list[int], rng: Rng) -> list[int]:
    pile = np.array(numbers, np.int8)
    shuffle(pile, rng)
    return [int(number) for number in pile]


def _members(bits: int, size: int) -> list[int]:
    return [number for number in range(size) if bits >> number & 1]


def _wonders(table: PlainState, rng: Rng) -> list[int]:
    laid = [wonder for city in table.cities for wonder in city.wonders if wonder >= 0]
    laid += _members(table.offer, WONDERS) if table.phase == Phase.DRAFT else []
    return (laid + _shuffled(_members(table.unseen_wonders, WONDERS), rng))[:WONDERS_DEALT]


def _tokens(table: PlainState, rng: Rng) -> tuple[list[int], list[int]]:
    """Those on the board at the beginning, and the others in the order in which they will be drawn."""
    seen = _members(table.board, TOKENS) + [t for city in table.cities for t in _members(city.tokens, TOKENS)]
    return seen[:TOKENS_ON_BOARD], _shuffled(_members(table.box, TOKENS), rng) + seen[TOKENS_ON_BOARD:]


def _age(table: PlainState, age: int, rng: Rng) -> list[int]:
    """By slot: what lies there, of what was taken any order, and under backs, or unknown, something that may be."""
    spent = [card for card in range(CARDS) if table.place[card] in SPENT and CARD_AGE[card] == age]
    unseen = [card for card in range(CARDS) if table.place[card] == Place.UNSEEN and CARD_AGE[card] == age]
    cards = _shuffled([card for card in unseen if not GUILD[card]], rng)
    guilds = _shuffled([card for card in unseen if GUILD[card]], rng)
    lies = list(table.structure) if age == table.age else [int(Back.TAKEN)] * SLOTS
    wanted = GUILDS_IN_AGE_3 if age == AGES - 1 else 0
    wanted -= sum(bool(GUILD[card]) for card in [*spent, *(card for card in lies if card >= 0)])
    wanted -= lies.count(Back.HIDDEN_GUILD)
    spent += guilds[len(guilds) - max(0, wanted) :]  # under wonders, unknown
    guilds = guilds[: len(guilds) - max(0, wanted)]
    pools = {int(Back.HIDDEN): cards, int(Back.HIDDEN_GUILD): guilds, int(Back.TAKEN): spent}
    return [int(card) if card >= 0 else (pools[card] or cards).pop() for card in lies]
