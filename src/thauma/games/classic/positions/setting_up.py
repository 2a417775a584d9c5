"""A state from the description of a position of classic; checks.py says what can't be so."""

from collections import Counter

import numpy as np

from thauma.games.box import is_in_play, sets_in
from thauma.games.classic import turn
from thauma.games.classic.deals import deck_of
from thauma.games.classic.effects import add_building, gain
from thauma.games.classic.layout import NO_CHOICE, NOBODY, Phase, State, StateFields
from thauma.games.classic.legal import blank_workspace
from thauma.games.classic.moves import encode, list_for, pending
from thauma.games.classic.positions.checks import check
from thauma.games.classic.positions.described import Description
from thauma.games.classic.positions.history import NUMBER, UNKNOWN, Past, board_of, lay_out
from thauma.games.classic.setup import found_city
from thauma.games.classic.tables import (
    AGES,
    CARD_SET,
    FIRST_STAGE,
    GUILD,
    GUILDS,
    GUILDS_IN_PLAY,
    HAND,
    MOST_CITIES,
    MOST_STAGES,
    SET_CHOICES,
)
from thauma.games.errors import BadPosition, MoveError
from thauma.games.positions import check_rules, convert, require
from thauma.games.protocol import Json, SetUp
from thauma.kernel.records import blank
from thauma.kernel.rng import Rng, shuffle


def set_up(description: Json, rng: Rng) -> SetUp:
    from thauma.games.classic.game import GAME

    told = convert(description, Description)
    check_rules(GAME, told.rules)
    sets = sets_in(told.rules, SET_CHOICES)
    check(told, sets)
    past = lay_out(told)
    state = blank(StateFields)
    _set_table(state, told, sets)
    _fill_cities(state, told)
    unknown = _deal(state, past, sets, rng)
    state.phase = Phase[told.phase.upper()]
    state.reviver = NOBODY if told.reviver is None else told.reviver
    _choose(state, told)
    if told.phase != "over":
        able = any(list_for(state, seat)[0] for seat in pending(state))
        require(able, "phase", "nobody has anything to decide in this position")
    return SetUp(state, dict(told.rules), told.players, unknown)


def _set_table(state: State, told: Description, sets: int) -> None:
    state.players, state.circle, state.sets = told.players, len(told.cities), sets
    state.age, state.turn = told.age - 1, told.turn - 1
    for seat in range(MOST_CITIES):
        state.choice[seat] = NO_CHOICE


def _fill_cities(state: State, told: Description) -> None:
    """All that stands in the cities takes effect; what it brought at once is then as it is told."""
    for seat, city in enumerate(told.cities):
        board = board_of(told, seat)
        found_city(state, seat, board)
        for card in (NUMBER[name] for name in city.buildings):
            add_building(state.cities[seat], card)
            gain(state, seat, card)
        for stage in range(city.stages):
            state.cities[seat].stages += 1
            gain(state, seat, FIRST_STAGE + board * MOST_STAGES + stage)
    for seat, city in enumerate(told.cities):
        state.cities[seat].coins = city.coins
        state.cities[seat].built_free = city.built_free
        for age, tokens in enumerate(city.conflicts):
            state.cities[seat].conflicts[age] = tokens


def _deal(state: State, past: Past, sets: int, rng: Rng) -> int:
    """Write the cards of every age, those that nobody has named at random; return how many these are."""
    unknown = 0
    for age, rows in enumerate(past.rows):
        slots = [slot for row in rows for slot in row]
        left = _left_of_deck(Counter(slot.card for slot in slots), len(rows), age, sets, rng)
        for slot in slots:
            if slot.card == UNKNOWN:
                slot.card = left.pop()
                unknown += 1
        for number, row in enumerate(rows):
            state.dealt[age, number, :HAND] = [slot.card for slot in row]
            state.spent[age, number, :HAND] = [slot.code for slot in row]
    return unknown


def _left_of_deck(known: Counter[int], circle: int, age: int, sets: int, rng: Rng) -> list[int]:
    """So many cards of an age, in random order, as are not known; the last age with its guilds."""
    unknown = known.pop(UNKNOWN, 0)
    wanted = int(GUILDS_IN_PLAY[circle]) - sum(n for c, n in known.items() if GUILD[c]) if age == AGES - 1 else 0
    guilds = [int(guild) for guild in GUILDS if guild not in known and is_in_play(int(CARD_SET[guild]), sets)]
    cards = _shuffled(list((deck_of(circle, age, sets) - known).elements()), rng)
    return _shuffled(cards[: unknown - wanted] + _shuffled(guilds, rng)[:wanted], rng)


def _shuffled(cards: list[int], rng: Rng) -> list[int]:
    pile = np.array(cards, np.int8)
    shuffle(pile, rng)
    return [int(card) for card in pile]


def _choose(state: State, told: Description) -> None:
    """The choices of this turn that wait for the others."""
    for place, move in enumerate(told.choices):
        try:
            turn.choose(state, move["seat"], encode(state, move), blank_workspace())
        except MoveError as error:
            raise BadPosition(f"choices[{place}]", str(error)) from error
    waits = told.phase != "turn" or len(told.choices) < len(told.cities)
    require(waits, "choices", "all have chosen, so the choices have taken effect")
