"""Positions by hand: say what each city has and holds, then play turns by id.

    table = lay_table("gizah A", "rhodos B", "ephesos A", cities=[["baths"]], hands=[["aqueduct"]], age=2)
    table.turn("build aqueduct", "discard", "discard")

Every position grows out of a real beginning; the kernels themselves add what a city has, so that production, prices,
symbols and points agree with the ids. Coins are then set as asked: what a city is *given* brings it no coins. Hands are
filled up with cards that aren't mentioned. A move is written `build CARD [LEFT RIGHT]`, `stage CARD [LEFT RIGHT]`,
`discard [CARD]`, `build_free CARD` or `revive CARD`; `discard` alone throws away the first card of the hand that isn't
mentioned.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from thauma.catalog import classic as catalog
from thauma.games.classic import setup
from thauma.games.classic.economy import newest_stage
from thauma.games.classic.effects import add_building, gain
from thauma.games.classic.game import GAME
from thauma.games.classic.hands import decider, row_held
from thauma.games.classic.layout import NOBODY, Phase, Spent, StateFields
from thauma.games.classic.moves import payments
from thauma.games.classic.tables import CARD_AGE, CARD_IDS, DECK, DECK_SIZE, HAND, SIDE_IDS, WONDER_IDS
from thauma.games.errors import Move
from thauma.kernel.records import blank
from thauma.kernel.rng import seeded

BOX = catalog.load()
Ids = Sequence[str]
BOARDS = tuple(f"{wonder} {side}" for wonder in WONDER_IDS for side in SIDE_IDS)
FREE_CITY = 2
RICH = 50


@dataclass
class Table:
    """A position, and the cards that each hand was asked to have."""

    state: Any
    asked: list[list[str]]

    def phase(self) -> Phase:
        return Phase(self.state.phase)

    def pending(self) -> tuple[int, ...]:
        return GAME.pending(self.state)

    def turn(self, *moves: str) -> None:
        """The choices of all seats, in order; with the Free City the holder's comes before the third."""
        players = range(int(self.state.players))
        for seat in players:
            self.play(seat, moves[seat] if seat < len(moves) else "discard")
        if self.state.players == 2 and FREE_CITY in self.pending():
            self.play(FREE_CITY, moves[FREE_CITY] if len(moves) > FREE_CITY else self.any_move(FREE_CITY))

    def play(self, seat: int, text: str) -> None:
        move = self.move(seat, text)
        GAME.play(self.state, seat, GAME.encode(self.state, move), seeded(1))

    def move(self, seat: int, text: str) -> Move:
        """A move as recorded, from its short form."""
        do, *words = text.split()
        card = words[0] if words else self.spare(seat)
        move: Move = {"seat": seat, "do": do, "card": card}
        if do in ("build", "stage"):
            move["pay"] = [int(word) for word in words[1:]] or [0, 0]
        if self.state.players == 2 and seat == FREE_CITY:
            move["by"] = decider(self.state, seat)
        return move

    def any_move(self, seat: int) -> str:
        """Some legal move of a seat, in short."""
        move = GAME.legal_moves(self.state, seat)[-1]
        return " ".join([move["do"], move["card"], *map(str, move.get("pay", []))])

    def spare(self, seat: int) -> str:
        hand = self.hand(seat)
        return next(card for card in hand if card not in self.asked[seat] or len(hand) == 1)

    def hand(self, seat: int) -> list[str]:
        """The different cards that a seat can play now."""
        return [move["card"] for move in self.moves(seat) if move["do"] == "discard"]

    def moves(self, seat: int, do: str | None = None, card: str | None = None) -> list[Move]:
        listed = GAME.legal_moves(self.state, seat)
        return [m for m in listed if do in (None, m["do"]) and card in (None, m["card"])]

    def pays(self, seat: int, do: str, card: str) -> list[list[int]]:
        """The payments with which something is legal."""
        return [move["pay"] for move in self.moves(seat, do, card)]

    def stage_payments(self, seat: int) -> list[list[int]]:
        """The payments with which the next stage can be built."""
        city = self.state.cities[seat]
        return (
            [] if city.stages == len(stages_of(self.state, seat)) else payments(self.state, seat, self.next_item(seat))
        )

    def next_item(self, seat: int) -> int:
        return int(newest_stage(self.state.cities[seat])) + 1

    def legal(self, seat: int, do: str) -> set[str]:
        """The cards with which something of that kind is legal."""
        return {move["card"] for move in self.moves(seat, do)}

    def coins(self, seat: int) -> int:
        return int(self.state.cities[seat].coins)

    def all_coins(self) -> list[int]:
        return [self.coins(seat) for seat in range(self.state.circle)]

    def city(self, seat: int) -> dict[str, Any]:
        shown: dict[str, Any] = GAME.position(self.state)["cities"][seat]
        return shown

    def buildings(self, seat: int) -> list[str]:
        found: list[str] = self.city(seat)["buildings"]
        return found

    def score(self, seat: int) -> dict[str, int]:
        return GAME.score(self.state, seat)

    def discard_pile(self) -> list[str]:
        pile: list[str] = GAME.position(self.state)["discard"]
        return pile

    def give(self, seat: int, *cards: str) -> None:
        for card in cards:
            give_card(self.state, seat, card)


def lay_table(
    *boards: str,
    cities: Sequence[Ids] = (),
    hands: Sequence[Ids] = (),
    stages: Sequence[int] = (),
    coins: Sequence[int] = (),
    discard: Ids = (),
    age: int = 1,
    turn: int = 1,
    players: int | None = None,
) -> Table:
    """A turn of an age, counted from 1. `discard` needs a later turn than the first, or cards of an earlier age."""
    circle = len(boards)
    state = _founded(boards, players or circle)
    state.age, state.turn, state.phase = age - 1, turn - 1, Phase.TURN
    for seat in range(circle):
        for _ in range(_at(stages, seat, 0)):
            give_stage(state, seat)
        for card in _at(cities, seat, ()):
            give_card(state, seat, card)
        state.cities[seat].coins = _at(coins, seat, RICH)
    asked = [list(_at(hands, seat, ())) for seat in range(circle)]
    _fill_hands(state, asked)
    for card in discard:
        put_on_pile(state, card)
    return Table(state, asked)


def _founded(boards: Sequence[str], players: int) -> Any:
    deal = setup.blank_deal()
    deal.players = players
    for seat, name in enumerate(boards):
        wonder, side = name.split()
        deal.boards[seat] = 2 * WONDER_IDS.index(wonder) + SIDE_IDS.index(side)
    state = blank(StateFields)
    setup.begin(state, deal)
    return state


def _at(things: Sequence[Any], seat: int, default: Any) -> Any:
    return things[seat] if seat < len(things) else default


def give_card(state: Any, seat: int, name: str) -> None:
    """A building that a city has from now on."""
    city = state.cities[seat]
    coins = int(city.coins)
    add_building(city, CARD_IDS.index(name))
    gain(state, seat, CARD_IDS.index(name))
    city.coins = coins


def give_stage(state: Any, seat: int) -> None:
    """The next stage that a city has from now on; a power that acts at once is lost."""
    city = state.cities[seat]
    coins = int(city.coins)
    city.stages += 1
    gain(state, seat, newest_stage(city))
    city.coins, state.reviver = coins, NOBODY


def stages_of(state: Any, seat: int) -> tuple[catalog.Stage, ...]:
    board = int(state.cities[seat].board)
    return BOX.boards[board // 2].stages(SIDE_IDS[board % 2])


def _fill_hands(state: Any, asked: list[list[str]]) -> None:
    """Each hand has the cards asked for and others of the deck; the places of cards played before are spent."""
    age, turn, circle = int(state.age), int(state.turn), int(state.circle)
    said = {card for hand in asked for card in hand}
    deck = [CARD_IDS[card] for card in DECK[circle, age, : DECK_SIZE[circle, age]] if CARD_IDS[card] not in said]
    for seat in range(circle):
        pile = state.players == 2 and seat == FREE_CITY
        row = FREE_CITY if pile else int(row_held(state.players, age, turn, seat))
        size = HAND if pile else HAND - turn
        names = asked[seat] + [deck.pop(0) if deck else "altar" for _ in range(HAND - len(asked[seat]))]
        assert len(asked[seat]) <= size, f"a hand has {size} cards on turn {turn + 1}"
        state.dealt[age, row] = [CARD_IDS.index(name) for name in names]
        state.spent[age, row, size:] = Spent.BUILT
        if pile:
            state.spent[age, row, :turn] = Spent.BUILT


def put_on_pile(state: Any, name: str) -> None:
    """A card that was discarded on the first turn of its age."""
    age = int(CARD_AGE[CARD_IDS.index(name)])
    earlier = age < state.age
    for row in range(state.circle):
        for i in range(HAND):
            free = state.spent[age, row, i] == (0 if earlier else Spent.BUILT)
            if free and (not earlier or state.dealt[age, row, i] == 0):
                state.dealt[age, row, i] = CARD_IDS.index(name)
                state.spent[age, row, i] = Spent.DISCARDED
                return
    raise AssertionError(f"no place for {name}")


def three(board: str = "gizah A", left: str = "rhodos A", right: str = "ephesos A", **things: Any) -> Table:
    """Three cities; seat 0 is the one that matters, seat 1 sits to its left and seat 2 to its right."""
    return lay_table(board, left, right, **things)
