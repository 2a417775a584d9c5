"""What holds in every position of every game."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.games.duel import reference
from tests.games.duel.corpus import GAMES, Played, all_states, every, played_games
from tests.games.duel.positions import BOX, GAME
from tests.modes import games
from thauma.games.box import COLOUR_IDS
from thauma.games.duel.layout import CITY_DTYPE, DEAL_DTYPE, STATE_DTYPE, Back, Phase, Place, Victory
from thauma.games.duel.legal import blank_list, list_legal
from thauma.games.duel.tables import CARD_IDS, GUILD, RESOURCE_IDS, SYMBOL_IDS, TOKEN_IDS, unpacked

# The lowest and the highest value that a field can have; a tuple where each element has a bound of its own.
CITY_RANGES: dict[str, tuple[int, int | tuple[int, ...]]] = {
    "production": (0, 0x02_02_04_04_04),
    "coins": (0, 150),
    "points": (0, (67, 18, 15, 0, 23, 11)),
    "symbols": (0, 2**7 - 1),
    "tokens": (0, 2**10 - 1),
    "choices": (0, 2),
    "fixed_price": (0, 2**5 - 1),
    "price": (1, (6, 6, 6, 4, 4)),
    "colours": (0, (9, 4, 14, 12, 13, 14, 3)),
    "wonders": (-1, 11),
    "wonders_open": (0, 2**4 - 1),
    "wonders_done": (0, 2**4 - 1),
    "waives_for_wonders": (0, 2),
    "waives_for_blue": (0, 2),
    "red_bonus": (0, 1),
    "wonders_play_again": (0, 1),
    "takes_trade_coins": (0, 1),
    "chain_coins": (0, 4),
    "points_per_token": (0, 3),
}
STATE_RANGES: dict[str, tuple[int, int]] = {
    "present": (0, 2**20 - 1),
    "available": (0, 2**20 - 1),
    "board": (0, 2**10 - 1),
    "box": (0, 2**10 - 1),
    "offer": (0, 2**12 - 1),
    "unseen_wonders": (0, 2**12 - 1),
    "place": (0, 5),
    "structure": (-3, 72),
    "phase": (0, 11),
    "mover": (0, 1),
    "age": (0, 2),
    "picks": (0, 8),
    "pawn": (-9, 9),
    "loot": (0, 2**4 - 1),
    "doomed": (0, 1),
    "again": (0, 1),
    "discarded": (0, 60),
    "last_player_chooses": (0, 1),
    "victory": (0, 3),
    "winners": (0, 3),
    "pending": (0, 0),  # no item of the base raises more than one choice
}


def test_the_ranges_name_every_field() -> None:
    assert set(CITY_RANGES) == set(CITY_DTYPE.names or ())
    assert {*STATE_RANGES, "cities"} == set(STATE_DTYPE.names or ())


@pytest.mark.parametrize("field", STATE_RANGES)
def test_state_fields_stay_in_range(field: str) -> None:
    low, high = STATE_RANGES[field]
    values = all_states()[field]
    assert low <= values.min() <= values.max() <= high


@pytest.mark.parametrize("field", CITY_RANGES)
def test_city_fields_stay_in_range(field: str) -> None:
    low, high = CITY_RANGES[field]
    values = all_states()["cities"][field]
    assert (values >= low).all()
    assert (values <= np.array(high)).all()


def test_production_stays_in_range_resource_by_resource() -> None:
    production = all_states()["cities"]["production"]
    for number, most in enumerate((4, 4, 4, 2, 2)):
        assert ((production >> (8 * number)) & 0xFF <= most).all()
    assert (production >> 40 == 0).all()


def test_random_games_reach_every_phase_and_every_kind_of_end() -> None:
    phases = set(all_states()["phase"].tolist())
    assert phases <= {*range(Phase.OFFER_WONDERS), Phase.OVER}
    assert {Phase.DRAFT, Phase.TURN, Phase.OVER} <= phases
    if GAMES >= 300:
        assert phases == {*range(Phase.OFFER_WONDERS), Phase.OVER}
        assert {Victory.MILITARY, Victory.POINTS} <= set(all_states()["victory"].tolist())


@pytest.mark.parametrize("dtype", [STATE_DTYPE, CITY_DTYPE, DEAL_DTYPE])
def test_no_field_hides_an_attribute_of_a_record(dtype: Any) -> None:
    assert not [name for name in dtype.names if hasattr(np.record, name)]


def test_a_state_fits_into_256_bytes() -> None:
    assert STATE_DTYPE.itemsize <= 256


def test_no_position_has_more_than_eighty_legal_actions() -> None:
    listed, costs = blank_list(), blank_list()
    assert len(listed) == 80
    for state in every(3):
        number = list_legal(state, listed, costs)
        assert 0 < number <= 80 or (number == 0 and state.phase == Phase.OVER)


# Kept step by step, and counted afresh


def bits(members: int, ids: tuple[str, ...]) -> set[str]:
    return {name for number, name in enumerate(ids) if int(members) >> number & 1}


def check_goods(state: Any, seat: int, cities: list[Any]) -> None:
    city, shown, opponent = state.cities[seat], cities[seat], cities[1 - seat]
    assert unpacked(city.production) == dict(Counter(reference.goods(shown)))
    assert list(city.price) == [reference.unit_price(r, shown, opponent) for r in RESOURCE_IDS]
    options = reference.choices(shown)
    assert list(city.choices) == [sum("clay" in group for group in options), sum("glass" in group for group in options)]
    fixed = {"stone_reserve": {"stone"}, "clay_reserve": {"clay"}, "wood_reserve": {"wood"}}
    fixed["customs_house"] = {"glass", "papyrus"}
    assert bits(city.fixed_price, RESOURCE_IDS) == set().union(*(fixed.get(name, set()) for name in shown["buildings"]))


def check_counts(state: Any, seat: int, cities: list[Any], pawn: int) -> None:
    city, shown = state.cities[seat], cities[seat]
    colours = [reference.CARDS[name].colour for name in shown["buildings"]]
    assert list(city.colours) == [sum(built == colour for built in colours) for colour in COLOUR_IDS]
    sheet = reference.score(cities, seat, pawn)
    bonus = 3 * len(shown["progress"]) if "mathematics" in shown["progress"] else 0
    printed = [sheet["civilian"], sheet["science"], sheet["commerce"], 0, sheet["wonders"], sheet["progress"] - bonus]
    assert list(city.points) == printed
    symbols = {effect.symbol for effect in reference.effects(shown) if hasattr(effect, "symbol")}
    assert bits(city.symbols, SYMBOL_IDS) == symbols


def check_powers(state: Any, seat: int, shown: Any) -> None:
    city = state.cities[seat]
    powers = {
        "waives_for_wonders": ("architecture", 2),
        "waives_for_blue": ("masonry", 2),
        "red_bonus": ("strategy", 1),
        "wonders_play_again": ("theology", 1),
        "takes_trade_coins": ("economy", 1),
        "chain_coins": ("urbanism", 4),
        "points_per_token": ("mathematics", 3),
    }
    for field, (token, value) in powers.items():
        assert city[field] == (value if token in shown["progress"] else 0)


def test_fields_kept_step_by_step_equal_a_fresh_count() -> None:
    for state in every(games(compiled=13, plain=5)):
        position = GAME.position(state)
        for seat in (0, 1):
            check_goods(state, seat, position["cities"])
            check_counts(state, seat, position["cities"], position["pawn"])
            check_powers(state, seat, position["cities"][seat])
        assert state.discarded == len(position["discard"])


def test_available_is_what_no_remaining_card_covers() -> None:
    for state in every(3):
        slots = BOX.structures[state.age].slots
        lying = {slot for slot in range(20) if state.structure[slot] != Back.TAKEN}
        free = {slot for slot in lying if not set(slots[slot].covered_by) & lying}
        assert int(state.present) == sum(1 << slot for slot in lying)
        assert int(state.available) == sum(1 << slot for slot in free)


def test_whatever_is_available_lies_face_up_when_a_seat_decides_on_a_turn() -> None:
    for state in every(3):
        if state.phase == Phase.TURN:
            assert all(state.structure[slot] >= 0 for slot in range(20) if int(state.available) >> slot & 1)


def test_a_face_down_slot_of_the_layout_shows_a_card_only_when_available() -> None:
    for state in every(3):
        for number, slot in enumerate(BOX.structures[state.age].slots):
            if state.structure[number] != Back.TAKEN:
                shown = state.structure[number] >= 0
                assert shown or not slot.face_up
                assert slot.face_up or not shown or int(state.available) >> number & 1


# Nothing is lost, nothing is doubled


def check_cards(deal: Any, state: Any) -> None:
    """Every card that anyone has seen was dealt, and is where the structure says."""
    place = state.place
    lying = {int(card) for card in state.structure if card >= 0}
    assert {int(card) for card in np.flatnonzero(place == Place.STRUCTURE)} == lying
    dealt = {int(card) for age in deal.ages[: int(state.age) + 1] for card in age}
    assert {int(card) for card in np.flatnonzero(place != Place.UNSEEN)} <= dealt
    taken = int(((place == Place.DISCARDED) | (place == Place.BURIED) | (place >= Place.CITY)).sum())
    laid = state.picks == 8
    assert taken == (20 * (int(state.age) + 1) - int(state.present).bit_count() if laid else 0)
    built = sum(int(city.wonders_done).bit_count() for city in state.cities)
    assert int((place == Place.BURIED).sum()) == built <= 7


def check_structure(deal: Any, state: Any) -> None:
    """What lies there, or its back, is what was dealt."""
    for slot in range(20):
        lies, dealt = int(state.structure[slot]), int(deal.ages[state.age, slot])
        if lies != Back.TAKEN:
            back = Back.HIDDEN_GUILD if GUILD[dealt] else Back.HIDDEN
            assert lies == (dealt if lies >= 0 else back)


def check_tokens(state: Any) -> None:
    """Ten tokens, each in one place."""
    places = [bits(t, TOKEN_IDS) for t in (state.board, state.box, state.cities[0].tokens, state.cities[1].tokens)]
    assert sorted(name for place in places for name in place) == sorted(TOKEN_IDS)
    if state.phase == Phase.LIBRARY:
        drawn = bits(state.offer, TOKEN_IDS)
        assert len(drawn) == 3
        assert drawn <= places[1]
    elif state.phase != Phase.DRAFT:
        assert state.offer == 0


def check_wonders(deal: Any, state: Any) -> None:
    """Wonders are drafted from those dealt, four to each city, and are open or built or, at the end, gone."""
    drafted = [int(wonder) for city in state.cities for wonder in city.wonders if wonder >= 0]
    assert len(set(drafted)) == len(drafted) == state.picks
    assert set(drafted) <= {int(wonder) for wonder in deal.wonders}
    done = [int(city.wonders_done) for city in state.cities]
    left = [int(city.wonders_open) for city in state.cities]
    assert all(open_ & built == 0 for open_, built in zip(left, done, strict=True))
    total = sum(mask.bit_count() for mask in (*done, *left))
    assert total == (7 if sum(mask.bit_count() for mask in done) == 7 else state.picks)


def test_cards_tokens_and_wonders_are_conserved() -> None:
    for played in played_games():
        for state in played.states[::5]:
            check_cards(played.deal, state)
            check_structure(played.deal, state)
            check_tokens(state)
            check_wonders(played.deal, state)


def replayed(played: Played) -> Any:
    state = GAME.start(played.deal)
    for action in played.actions:
        GAME.play(state, int(state.mover), action, played.deal)
    return state


def test_the_same_deal_and_actions_give_the_same_game() -> None:
    for played in played_games()[:20]:
        assert replayed(played).tobytes() == played.states[-1].tobytes()


def test_a_game_ends_with_a_winner_and_before_that_there_is_none() -> None:
    states = all_states()
    over = states["phase"] == Phase.OVER
    assert (states["winners"][over] > 0).all()
    assert (states["winners"][~over] == 0).all()
    assert ((states["victory"] > 0) == over).all()
    assert ((abs(states["pawn"]) == 9) == (states["victory"] == 1)).all()


def test_the_winner_by_points_has_more_points_or_more_on_blue_cards() -> None:
    for played in played_games():
        result = GAME.result(played.states[-1])
        assert result is not None
        keys = [(sheet["total"], sheet["civilian"]) for sheet in result["scores"]]
        if result["by"] == "points":
            assert result["winners"] == [seat for seat in (0, 1) if keys[seat] == max(keys)]
        else:
            assert len(result["winners"]) == 1


def test_ids_of_the_kernels_are_those_of_the_catalog() -> None:
    assert tuple(card.id for card in BOX.cards) == CARD_IDS
    assert tuple(token.id for token in BOX.tokens) == TOKEN_IDS
