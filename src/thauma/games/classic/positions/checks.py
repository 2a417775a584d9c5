"""What can't be so in a position of classic: each refusal names the place and the reason."""

from collections import Counter
from collections.abc import Iterator

from thauma.games.box import ids_in_play
from thauma.games.classic.deals import deck_of
from thauma.games.classic.positions.described import Description
from thauma.games.classic.positions.history import NUMBER, Past, board_of, powers_of
from thauma.games.classic.setup import cities_for
from thauma.games.classic.tables import (
    AGES,
    BOX,
    CARD_AGE,
    CARD_IDS,
    CARD_SET,
    DEFEAT,
    GUILD,
    GUILDS_IN_PLAY,
    STAGE_REVIVES,
    STAGES_OF,
    TURNS,
    VICTORY,
    WONDER_IDS,
    WONDER_SET,
    Power,
)
from thauma.games.positions import MOST_COINS, Once, check_between, number_of, numbers_of, require


def check(told: Description, sets: int) -> None:
    circle = int(cities_for(told.players))
    require(
        len(told.cities) == circle, "cities", f"{told.players} players have {circle} cities, not {len(told.cities)}"
    )
    _check_boards(told, sets)
    for path, names in _piles(told):
        numbers_of(names, ids_in_play(CARD_IDS, CARD_SET, sets), path, "card")
    _check_copies(told, sets)
    _check_buildings(told)
    _check_conflicts(told)
    _check_hands(told)
    _check_course(told)


def _piles(told: Description) -> Iterator[tuple[str, list[str]]]:
    for seat, city in enumerate(told.cities):
        yield f"cities[{seat}].buildings", city.buildings
        yield f"cities[{seat}].buried", city.buried
        yield f"cities[{seat}].hand", city.hand
    yield "discard", told.discard


def _check_boards(told: Description, sets: int) -> None:
    wonders, once = ids_in_play(WONDER_IDS, WONDER_SET, sets), Once()
    for seat, city in enumerate(told.cities):
        path = f"cities[{seat}]"
        number_of(city.wonder, wonders, f"{path}.wonder", "wonder")
        once.add(city.wonder, f"{path}.wonder")
        most = int(STAGES_OF[board_of(told, seat)])
        check_between(city.stages, 0, most, f"{path}.stages", "the number of stages of this board")
        check_between(city.coins, 0, MOST_COINS, f"{path}.coins", "an amount of coins")
        under = f"{len(city.buried)} cards lie under {city.stages} stages"
        require(len(city.buried) <= city.stages, f"{path}.buried", under)


def _check_copies(told: Description, sets: int) -> None:
    """No card more often than it is in the deck, and none of an age to come."""
    circle, seen = len(told.cities), Counter[str]()
    decks = [deck_of(circle, age, sets) for age in range(AGES)]
    guilds = 0
    for path, names in _piles(told):
        for place, name in enumerate(names):
            card, here = NUMBER[name], f"{path}[{place}]"
            age = int(CARD_AGE[card])
            require(age < told.age, here, f"{name} is a card of age {age + 1}")
            in_hand = path.endswith(".hand")
            require(not in_hand or age == told.age - 1, here, f"{name} is of age {age + 1}: hands hold age {told.age}")
            seen[name] += 1
            copies = 1 if GUILD[card] else decks[age][card]
            require(copies > 0, here, f"{name} is not in the deck for {circle} cities")
            there = f"there are only {copies} of {name} for {circle} cities"
            require(seen[name] <= copies, here, there)
            guilds += bool(GUILD[card])
            most = int(GUILDS_IN_PLAY[circle])
            require(guilds <= most, here, f"only {most} guilds are dealt to {circle} cities")


def _check_buildings(told: Description) -> None:
    for seat, city in enumerate(told.cities):
        names: dict[str, int] = {}
        for place, card in enumerate(map(NUMBER.__getitem__, city.buildings)):
            path, building = f"cities[{seat}].buildings[{place}]", BOX.cards[card].building_name
            require(building not in names, path, f"a city builds {building} only once")
            names[building] = place
        free = not city.built_free or bool(powers_of(told, seat) & Power.BUILD_FREE)
        require(free, f"cities[{seat}].built_free", "this city has no power to build a card for nothing")


def _check_conflicts(told: Description) -> None:
    """One pair of tokens for each age that is over; what one neighbour won the other has lost."""
    over = AGES if told.phase == "over" else told.age - 1
    for seat, city in enumerate(told.cities):
        path = f"cities[{seat}].conflicts"
        require(len(city.conflicts) == over, path, f"{over} ages are over, so there are {over} pairs of tokens")
        for age, pair in enumerate(city.conflicts):
            for token in pair:
                worth = (int(VICTORY[age]), DEFEAT, 0)
                fits = token in worth
                require(fits, f"{path}[{age}]", f"a conflict of age {age + 1} is worth {worth[0]}, {DEFEAT} or 0")
    for seat, city in enumerate(told.cities):
        left = (seat + 1) % len(told.cities)
        for age in range(over):
            mine, theirs = city.conflicts[age][0], told.cities[left].conflicts[age][1]
            fits = (mine > 0) == (theirs < 0) and (mine < 0) == (theirs > 0)
            reason = f"seat {seat} has {mine} from seat {left}, which has {theirs} from seat {seat}"
            require(fits, f"cities[{seat}].conflicts[{age}]", reason)


def _check_hands(told: Description) -> None:
    past = Past(told)
    for seat, city in enumerate(told.cities):
        size = past.hand_size(seat)
        reason = f"{len(city.hand)} cards in a hand of {size}"
        require(len(city.hand) <= size, f"cities[{seat}].hand", reason)


def _check_course(told: Description) -> None:
    if told.phase == "seventh":
        require(told.turn == TURNS, "turn", f"a seventh card is played after turn {TURNS}")
        able = any(powers_of(told, seat) & Power.PLAY_SEVENTH for seat in range(len(told.cities)))
        require(able, "phase", "no city has the power to play a seventh card")
    if told.phase == "over":
        require(told.age == AGES and told.turn == TURNS, "phase", f"the game ends after turn {TURNS} of age {AGES}")
    require(told.phase == "turn" or not told.choices, "choices", "choices wait only while all choose")
    can_revive = told.phase in ("revive", "seventh")
    require(told.reviver is None or can_revive, "reviver", "nobody builds from the discard pile now")
    if told.phase == "revive":
        require(told.reviver is not None, "reviver", "it must be said who builds from the discard pile")
    if told.reviver is not None:
        check_between(told.reviver, 0, len(told.cities) - 1, "reviver", "a city")
        stage = told.cities[told.reviver].stages - 1
        fits = stage >= 0 and bool(STAGE_REVIVES[board_of(told, told.reviver), stage])
        require(fits, "reviver", f"the newest stage of city {told.reviver} brings nothing back")
