"""Positions by hand: say what lies on the table and what each city has, then play moves by id.

    table = lay_table(age=3, offers=["fortifications"], cities=[["quarry", "stone_pit"], ["clay_pool"]])
    assert table.cost("build", "fortifications") == 5
    table.play("build", "fortifications")

Every position grows out of a real beginning (`setup.begin`); the kernels themselves lay the age and add what a city
has, so that prices, production, colours and points agree with the ids. Coins, pawn and military tokens are then set as
asked: what a city is *given* brings it no coins and moves no pawn. Whatever isn't mentioned is filled up with cards,
wonders and tokens that aren't mentioned either.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from thauma.catalog import duel as catalog
from thauma.games import game
from thauma.games.duel import setup
from thauma.games.duel.chance import settle
from thauma.games.duel.effects import gain
from thauma.games.duel.layout import Phase, Place, StateFields
from thauma.games.duel.structure import is_face_down, take, turn_up
from thauma.games.duel.tables import (
    CARD_IDS,
    FIRST_TOKEN,
    FIRST_WONDER,
    ITEMS,
    TOKEN_IDS,
    WONDER_IDS,
)
from thauma.games.errors import Move
from thauma.kernel.records import blank
from thauma.kernel.rng import seeded

GAME = game("duel")
BOX = catalog.load()
LETTER = {"draft": "wonder", "wonder": "wonder", "progress": "token", "library": "token", "starter": "starter"}
Ids = Sequence[str]
Pair = Sequence[Ids]
AGE = {card.id: card.age for card in BOX.cards}
FIVE_SYMBOLS = ["apothecary", "workshop", "scriptorium", "pharmacist", "academy"]
NOTHING_EACH: Pair = ((), ())
SLOTS = 20


@dataclass
class Table:
    """A position with the deal behind it."""

    state: Any
    deal: Any

    @property
    def mover(self) -> int:
        return int(self.state.mover)

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    @property
    def pawn(self) -> int:
        return int(self.state.pawn)

    def play(self, do: str, *ids: str | int) -> None:
        """Make a move of the seat that is to decide: `play("build", "baths")`, `play("wonder", "sphinx", "baths")`."""
        GAME.play(self.state, self.mover, GAME.encode(self.state, self.move(do, *ids)), self.deal)

    def move(self, do: str, *ids: str | int) -> Move:
        fields = [LETTER.get(do, "card"), "card"]
        return {"seat": self.mover, "do": do, **dict(zip(fields, ids, strict=False))}

    def legal(self, do: str) -> set[Any]:
        """What the legal moves of a kind name (for wonders, the wonders)."""
        field = LETTER.get(do, "card")
        return {move[field] for move in self.moves() if move["do"] == do}

    def kinds(self) -> set[str]:
        """The kinds of moves that are legal now."""
        return {move["do"] for move in self.moves()}

    def moves(self) -> list[Move]:
        return [move for seat in GAME.pending(self.state) for move in GAME.legal_moves(self.state, seat)]

    def cost(self, do: str, name: str) -> int:
        """What the list of legal moves says that something costs."""
        costs = {move["cost"] for move in self.moves() if move["do"] == do and move[LETTER.get(do, "card")] == name}
        assert len(costs) == 1, f"{do} {name} is not legal"
        return int(costs.pop())

    def coins(self, seat: int) -> int:
        return int(self.state.cities[seat].coins)

    def city(self, seat: int) -> dict[str, Any]:
        """A city as a trace shows it."""
        shown: dict[str, Any] = GAME.position(self.state)["cities"][seat]
        return shown

    def score(self, seat: int) -> dict[str, int]:
        return GAME.score(self.state, seat)

    def discard_pile(self) -> list[str]:
        pile: list[str] = GAME.position(self.state)["discard"]
        return pile

    def prices(self, seat: int) -> dict[str, int]:
        shown: dict[str, int] = GAME.observe(self.state, seat)["cities"][seat]["prices"]
        return shown

    def give(self, seat: int, *ids: str) -> None:
        """Cards, wonders (built) or tokens that a city has from now on."""
        for name in ids:
            give(self.state, seat, name)


def lay_table(
    *,
    age: int = 1,
    offers: Ids = (),
    left: int = SLOTS,
    cities: Pair = NOTHING_EACH,
    wonders: Pair = NOTHING_EACH,
    built: Pair = NOTHING_EACH,
    tokens: Pair = NOTHING_EACH,
    board: Ids | None = None,
    box: Ids = (),
    discard: Ids = (),
    coins: tuple[int, int] = (50, 50),
    pawn: int = 0,
    mover: int = 0,
    last_player_chooses: bool = False,
    under: Ids = (),
) -> Table:
    """A turn of `mover` in an age.

    `offers` are available; `under` lie in the first slots that they leave. Only the `left` first slots still hold a
    card. `wonders` are unbuilt, `built` are built; together with others they make four in each city.
    """
    said = {*offers, *under, *discard, *cities[0], *cities[1]}
    deal = setup.blank_deal()
    deal.first_game, deal.last_player_chooses = 1, last_player_chooses
    deal.wonders[:] = [WONDER_IDS.index(w) for w in _wonders_by_seat(wonders, built)]
    on_board, in_box = _tokens_at_start(board, box, [*tokens[0], *tokens[1]])
    deal.board[:] = [TOKEN_IDS.index(t) for t in TOKEN_IDS[:5]]
    deal.box[: len(in_box)] = [TOKEN_IDS.index(t) for t in in_box]
    for number in (1, 2, 3):
        names = _age_cards(number, offers, left, under, said) if number == age else _any_cards(number, said)
        deal.ages[number - 1, :] = [CARD_IDS.index(name) for name in names]
    state = _opened(deal, age, left)
    state.board, state.box = _bits(TOKEN_IDS, on_board), _bits(TOKEN_IDS, in_box)
    for seat in (0, 1):
        for name in (*cities[seat], *built[seat], *tokens[seat]):
            give(state, seat, name)
    put_on_pile(state, discard)
    state.cities[0].coins, state.cities[1].coins = coins
    move_pawn(state, pawn)
    state.phase, state.mover = Phase.TURN, mover
    return Table(state, deal)


def give(state: Any, seat: int, name: str) -> None:
    """A city has this from now on: its lasting effects apply, but no coins are gained and no pawn moves."""
    coins = [int(city.coins) for city in state.cities]
    pawn, loot = int(state.pawn), int(state.loot)
    state.pawn = 0
    city = state.cities[seat]
    if name in CARD_IDS:
        item = CARD_IDS.index(name)
        state.place[item] = Place.CITY + seat
        city.colours[ITEMS[item].colour] += 1
    elif name in WONDER_IDS:
        item = FIRST_WONDER + WONDER_IDS.index(name)
        position = [int(wonder) for wonder in city.wonders].index(WONDER_IDS.index(name))
        city.wonders_open &= ~(1 << position)
        city.wonders_done |= 1 << position
    else:
        item = FIRST_TOKEN + TOKEN_IDS.index(name)
        city.tokens |= 1 << TOKEN_IDS.index(name)
    gain(state, seat, item)
    state.cities[0].coins, state.cities[1].coins = coins
    state.pawn, state.loot = pawn, loot
    assert not state.victory, f"{name} would end the game"


def put_on_pile(state: Any, cards: Iterable[str]) -> None:
    for name in cards:
        state.place[CARD_IDS.index(name)] = Place.DISCARDED
        state.discarded += 1


def move_pawn(state: Any, pawn: int) -> None:
    """Put the pawn on a space; the military tokens that it passed on its way are gone."""
    state.pawn = pawn
    loser = 1 if pawn > 0 else 0
    for number, loot in enumerate(BOX.military.loot):
        if abs(pawn) >= loot.distance:
            state.loot &= ~(1 << (loser * len(BOX.military.loot) + number))


def new_table(seed: int = 1, **rules: str) -> Table:
    """A game from its very beginning."""
    deal = GAME.deal(seeded(seed), 2, rules)
    return Table(GAME.start(deal), deal)


def offer(card: str, cities: Pair = NOTHING_EACH, tokens: Pair = NOTHING_EACH) -> Table:
    """A turn of seat 0, which may take this card."""
    return lay_table(age=AGE[card], offers=[card], cities=cities, tokens=tokens)


def bury(table: Table, wonder: str) -> None:
    """Build a wonder with the first card that lies there."""
    table.play("wonder", wonder, sorted(table.legal("discard"))[0])


def economy(table: Table, seat: int) -> dict[str, Any]:
    """What observers see of a city, its economy included."""
    shown: dict[str, Any] = GAME.observe(table.state, seat)["cities"][seat]
    return shown


def victory(table: Table) -> tuple[list[int], str]:
    """Who has won, and how."""
    result = GAME.result(table.state)
    assert result is not None
    return result["winners"], result["by"]


def _bits(ids: Ids, members: Iterable[str]) -> int:
    return sum(1 << ids.index(name) for name in members)


def _wonders_by_seat(wonders: Pair, built: Pair) -> list[str]:
    said = {*wonders[0], *wonders[1], *built[0], *built[1]}
    others = [name for name in WONDER_IDS if name not in said]
    dealt = []
    for seat in (0, 1):
        own = [*wonders[seat], *built[seat]]
        dealt += own + [others.pop() for _ in range(4 - len(own))]
    return dealt


def _tokens_at_start(board: Ids | None, box: Ids, owned: Ids) -> tuple[list[str], list[str]]:
    others = [name for name in TOKEN_IDS if name not in {*owned, *box, *(board or ())}]
    if board is None:
        board, others = others[: 5 - len(owned)], others[max(5 - len(owned), 0) :]
    return list(board), [*box, *others[: 5 - len(box)]]


def available_slots(age: int, left: int) -> list[int]:
    """The slots that nothing covers when only the first `left` slots still hold a card."""
    slots = BOX.structures[age - 1].slots[:left]
    return [number for number, slot in enumerate(slots) if all(above >= left for above in slot.covered_by)]


def _age_cards(age: int, offers: Ids, left: int, under: Ids, said: set[str]) -> list[str]:
    """Twenty cards by slot: the offers in the available slots, the others as they come."""
    free = available_slots(age, left)
    assert len(offers) <= len(free), f"only {len(free)} cards of age {age} are available"
    laid = dict(zip(free, offers, strict=False))
    covered = [slot for slot in range(SLOTS) if slot not in free]
    laid |= dict(zip(covered, under, strict=False))
    guilds_said = sum(BOX.cards[CARD_IDS.index(name)].is_guild for name in laid.values())
    fill = _others(age, said, max(3 - guilds_said, 0) if age == 3 else 0)
    open_slots = [slot for slot in range(SLOTS) if slot not in laid]
    assert len(fill) >= sum(slot < left for slot in open_slots), f"too many cards of age {age} are mentioned"
    fill += [card.id for card in BOX.cards if card.age == age and card.id in said]  # for slots that are empty anyway
    laid |= dict(zip(open_slots, fill, strict=False))
    return [laid[slot] for slot in range(SLOTS)]


def _any_cards(age: int, said: set[str]) -> list[str]:
    """A full age; cards that are mentioned elsewhere only where there are too few others."""
    guilds = 3 if age == 3 else 0
    own = [card.id for card in BOX.cards if card.age == age and not card.is_guild]
    own.sort(key=said.__contains__)
    return [guild.id for guild in BOX.guilds if guild.id not in said][:guilds] + own[: SLOTS - guilds]


def _others(age: int, said: set[str], guilds: int) -> list[str]:
    """Cards of an age that aren't mentioned, so many guilds first."""
    free = [card for card in BOX.cards if card.age == age and card.id not in said]
    chosen = [card.id for card in free if card.is_guild][:guilds]
    return chosen + [card.id for card in free if not card.is_guild]


def _opened(deal: Any, age: int, left: int) -> Any:
    """The age is laid; all but the first `left` cards are taken, and lie under wonders for all that matters here."""
    state = blank(StateFields)
    setup.begin(state, deal)
    state.age = age - 1
    state.phase = Phase.LAY_AGE
    settle(state, deal)
    for slot in range(SLOTS - 1, left - 1, -1):
        state.place[deal.ages[age - 1, slot]] = Place.BURIED
        take(state, slot)
    for slot in available_slots(age, left):
        if is_face_down(state, slot):
            turn_up(state, slot, deal.ages[age - 1, slot])
    return state
