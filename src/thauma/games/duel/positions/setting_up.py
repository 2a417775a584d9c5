"""A state from the description of a position of Duel; checks.py says what can't be so."""

from thauma.games.box import ids_in_play, sets_in
from thauma.games.duel.economy import open_market
from thauma.games.duel.effects import gain
from thauma.games.duel.layout import Back, Phase, Place, State, StateFields, Victory
from thauma.games.duel.positions.checks import check, check_after
from thauma.games.duel.positions.described import Description
from thauma.games.duel.scoring import decide_on_points
from thauma.games.duel.setup import members_in_play
from thauma.games.duel.tables import (
    CAPITAL,
    CARD_IDS,
    CARD_SET,
    CARDS,
    CHOICE_BITS,
    COVERED_BY,
    FIRST_TOKEN,
    FIRST_WONDER,
    ITEMS,
    LOOT_COINS,
    LOOTS,
    SET_CHOICES,
    SLOTS,
    SYMBOLS_TO_WIN,
    TOKEN_IDS,
    TOKEN_PILE,
    WONDER_IDS,
    WONDER_PILE,
    WONDERS_BUILT_AT_MOST,
    Choice,
)
from thauma.games.duel.view import BACKS
from thauma.games.positions import check_rules, convert
from thauma.games.protocol import Json, SetUp
from thauma.kernel.records import blank
from thauma.kernel.rng import Rng

NUMBER_OF_BACK = {face: back for back, face in BACKS.items()}


def set_up(description: Json, rng: Rng) -> SetUp:  # noqa: ARG001 - a state of Duel holds what both know and no more
    from thauma.games.duel.game import GAME

    told = convert(description, Description)
    check_rules(GAME, told.rules)
    sets = sets_in(told.rules, SET_CHOICES)
    check(told, sets)
    state = blank(StateFields)
    for card in range(CARDS):
        state.place[card] = Place.UNSEEN if CARD_IDS[card] in ids_in_play(CARD_IDS, CARD_SET, sets) else Place.ABSENT
    _lay_structure(state, told)
    _fill_cities(state, told)
    _put_tokens(state, told, sets)
    _set_course(state, told)
    check_after(state, told)
    unknown = sum(face in NUMBER_OF_BACK for face in told.structure.values())
    unknown += sum(len(city.wonders_built) for city in told.cities) - len(told.buried)
    return SetUp(state, dict(told.rules), 2, unknown)


def _lay_structure(state: State, told: Description) -> None:
    state.age = told.age - 1
    state.structure[:] = Back.TAKEN
    for name, face in told.structure.items():
        slot = int(name)
        state.present |= 1 << slot
        if face in NUMBER_OF_BACK:
            state.structure[slot] = NUMBER_OF_BACK[face]
        else:
            state.structure[slot] = CARD_IDS.index(face)
            state.place[CARD_IDS.index(face)] = Place.STRUCTURE
    for slot in range(SLOTS):
        if state.present >> slot & 1 and not COVERED_BY[state.age, slot] & state.present:
            state.available |= 1 << slot
    for pile, place in ((told.discard, Place.DISCARDED), (told.buried, Place.BURIED)):
        for name in pile:
            state.place[CARD_IDS.index(name)] = place
    state.discarded = len(told.discard)


def _fill_cities(state: State, told: Description) -> None:
    """All that stands in the cities takes effect; what it brought at once is then as it is told."""
    for seat, city in enumerate(told.cities):
        state.cities[seat].wonders[:] = -1
        open_market(state.cities[seat])
        for position, name in enumerate(city.wonders):
            state.cities[seat].wonders[position] = WONDER_IDS.index(name)
            built = "wonders_done" if name in city.wonders_built else "wonders_open"
            state.cities[seat][built] |= 1 << position
    for seat, city in enumerate(told.cities):
        for card in map(CARD_IDS.index, city.buildings):
            state.place[card] = Place.CITY + seat
            state.cities[seat].colours[ITEMS[card].colour] += 1
            gain(state, seat, card)
        for name in city.wonders_built:
            gain(state, seat, FIRST_WONDER + WONDER_IDS.index(name))
        for token in map(TOKEN_IDS.index, city.progress):
            state.cities[seat].tokens |= 1 << token
            gain(state, seat, FIRST_TOKEN + token)
    for seat, city in enumerate(told.cities):
        state.cities[seat].coins = city.coins
    if sum(len(city.wonders_built) for city in told.cities) == WONDERS_BUILT_AT_MOST:
        for seat in range(2):
            state.cities[seat].wonders_open = 0


def _put_tokens(state: State, told: Description, sets: int) -> None:
    taken = int(state.cities[0].tokens) | int(state.cities[1].tokens)
    state.board = _bits(told.progress_board, TOKEN_IDS)
    state.box = int(members_in_play(TOKEN_PILE, sets)) & ~(taken | int(state.board))
    state.pawn = told.pawn
    state.loot = 0
    for seat, coins in enumerate(told.loot):
        state.loot |= sum(1 << seat * LOOTS + number for number in range(LOOTS) if LOOT_COINS[number] in coins)
    state.unseen_wonders = int(members_in_play(WONDER_PILE, sets))
    if told.rules.get("wonders") != "first_game":
        laid_out = [*(w for city in told.cities for w in city.wonders), *(told.offer if told.phase == "draft" else [])]
        state.unseen_wonders &= ~_bits(laid_out, WONDER_IDS)
    state.picks = sum(len(city.wonders) for city in told.cities)


def _bits(names: list[str], ids: tuple[str, ...]) -> int:
    return sum(1 << ids.index(name) for name in names)


def _set_course(state: State, told: Description) -> None:
    """Whose decision it is, or who has won."""
    state.mover = told.seat
    state.phase = Phase.DESTROY if told.phase.startswith("destroy") else Phase[told.phase.upper()]
    if state.phase == Phase.DESTROY:
        state.doomed = Choice[told.phase.upper()] - Choice.DESTROY_BROWN
    state.pending = sum(Choice[name.upper()] << CHOICE_BITS * place for place, name in enumerate(told.waiting))
    state.offer = _bits(told.offer, WONDER_IDS if told.phase == "draft" else TOKEN_IDS)
    state.again = told.again
    state.last_player_chooses = told.rules.get("centred_pawn") == "last_player_chooses"
    _find_winner(state)


def _find_winner(state: State) -> None:
    """Whatever was gained may have won on the way; what counts is how things stand."""
    state.victory, state.winners = Victory.NONE, 0
    if abs(int(state.pawn)) == CAPITAL:
        state.victory, state.winners = Victory.MILITARY, 0b01 if state.pawn > 0 else 0b10
    for seat in range(2):
        if int(state.cities[seat].symbols).bit_count() >= SYMBOLS_TO_WIN:
            state.victory, state.winners = Victory.SCIENCE, 1 << seat
    if state.phase == Phase.OVER and state.victory == Victory.NONE:
        decide_on_points(state)
