"""What can't be so in a position of Duel: each refusal names the place and the reason."""

from collections import Counter
from collections.abc import Iterator

from thauma.games.box import Colour, ids_in_play
from thauma.games.duel.layout import Phase, State, Victory
from thauma.games.duel.positions.described import SEATS, CityDescription, Description
from thauma.games.duel.tables import (
    AGES,
    CAPITAL,
    CARD_AGE,
    CARD_IDS,
    CARD_SET,
    CHOICE_BITS,
    COVERED_BY,
    DRAFT_PICKS,
    FACE_UP,
    FIRST_TOKEN,
    FIRST_WONDER,
    GUILD,
    GUILDS_IN_AGE_3,
    ITEMS,
    LOOT_COINS,
    LOOT_DISTANCE,
    MOST_PENDING,
    SLOTS,
    TOKEN_IDS,
    TOKEN_SET,
    TOKENS_DRAWN,
    TOKENS_ON_BOARD,
    WONDER_IDS,
    WONDER_SET,
    WONDERS_BUILT_AT_MOST,
    WONDERS_DEALT,
    WONDERS_PER_CITY,
    Choice,
)
from thauma.games.duel.view import BACKS
from thauma.games.positions import MOST_COINS, Once, check_between, numbers_of, require

NUMBER = {name: number for number, name in enumerate(CARD_IDS)}
CAN_BE_FACE_DOWN = ("progress", "library", "revive", "destroy_brown", "destroy_grey", "over")  # before cards turn up


def check(told: Description, sets: int) -> None:
    """What must hold before a state can be made."""
    _check_names(told, sets)
    for seat, city in enumerate(told.cities):
        check_between(city.coins, 0, MOST_COINS, f"cities[{seat}].coins", "an amount of coins")
    _check_wonders(told)
    _check_structure(told)
    _check_ages(told)
    _check_military(told)
    _check_tokens(told)
    _check_course(told)


def _check_names(told: Description, sets: int) -> None:
    """Everything named is in the box, and lies in one place."""
    cards, wonders, tokens = (
        ids_in_play(CARD_IDS, CARD_SET, sets),
        ids_in_play(WONDER_IDS, WONDER_SET, sets),
        ids_in_play(TOKEN_IDS, TOKEN_SET, sets),
    )
    once, once_wonder, once_token = Once(), Once(), Once()
    for path, names in _piles_of_cards(told):
        numbers_of(names, cards, path, "card")
        once.add_all(names, path)
    for slot, face in told.structure.items():
        path = f"structure[{slot}]"
        require(slot.isdecimal() and str(int(slot)) == slot and int(slot) < SLOTS, path, f"slots are 0 to {SLOTS - 1}")
        if face not in BACKS.values():
            numbers_of([face], cards, path, "card")
            once.add(face, path)
    for seat, city in enumerate(told.cities):
        numbers_of(city.wonders, wonders, f"cities[{seat}].wonders", "wonder")
        once_wonder.add_all(city.wonders, f"cities[{seat}].wonders")
        numbers_of(city.progress, tokens, f"cities[{seat}].progress", "progress token")
        once_token.add_all(city.progress, f"cities[{seat}].progress")
    numbers_of(told.progress_board, tokens, "progress_board", "progress token")
    once_token.add_all(told.progress_board, "progress_board")
    numbers_of(told.offer, wonders if told.phase == "draft" else tokens, "offer", "thing to choose")
    (once_wonder if told.phase == "draft" else once_token).add_all(told.offer, "offer")


def _piles_of_cards(told: Description) -> Iterator[tuple[str, list[str]]]:
    for seat, city in enumerate(told.cities):
        yield f"cities[{seat}].buildings", city.buildings
    yield "discard", told.discard
    yield "buried", told.buried


def _check_wonders(told: Description) -> None:
    for seat, city in enumerate(told.cities):
        path = f"cities[{seat}].wonders_built"
        Once().add_all(city.wonders_built, path)
        for place, name in enumerate(city.wonders_built):
            require(name in city.wonders, f"{path}[{place}]", f"{name} is none of this city's wonders")
    built = sum(len(city.wonders_built) for city in told.cities)
    most = f"at most {WONDERS_BUILT_AT_MOST} wonders are built"
    require(built <= WONDERS_BUILT_AT_MOST, "cities[1].wonders_built", f"{built} are too many: {most}")
    require(len(told.buried) <= built, "buried", f"{len(told.buried)} cards lie under {built} wonders")
    if told.phase == "draft":
        _check_draft(told)
        return
    for seat, city in enumerate(told.cities):
        fits = len(city.wonders) == WONDERS_PER_CITY
        require(fits, f"cities[{seat}].wonders", f"a city has {WONDERS_PER_CITY} wonders, not {len(city.wonders)}")


def _check_draft(told: Description) -> None:
    picks = sum(len(city.wonders) for city in told.cities)
    require(picks < WONDERS_DEALT, "phase", "all wonders are drafted")
    first = DRAFT_PICKS[:picks].tolist()
    for seat, city in enumerate(told.cities):
        expected = first.count(seat)
        reason = f"after {picks} picks seat {seat} has {expected} wonders, not {len(city.wonders)}"
        require(len(city.wonders) == expected, f"cities[{seat}].wonders", reason)
        empty = not (city.buildings or city.progress or city.wonders_built)
        require(empty, f"cities[{seat}]", "nothing is built before the draft is over")
    left = WONDERS_PER_CITY - picks % WONDERS_PER_CITY
    require(len(told.offer) == left, "offer", f"{left} wonders lie there after {picks} picks, not {len(told.offer)}")
    require(told.seat == DRAFT_PICKS[picks], "seat", f"pick {picks + 1} is seat {DRAFT_PICKS[picks]}'s")


def _check_structure(told: Description) -> None:
    """No card is gone from under another; cards lie face up where nothing covers them, or where they are dealt so."""
    age = told.age - 1
    present = {int(slot) for slot in told.structure}
    for slot in range(SLOTS):
        above = [other for other in range(SLOTS) if COVERED_BY[age, slot] >> other & 1 and other in present]
        path = f"structure[{slot}]"
        if slot not in present:
            on_it = f"slot {above[0]} lies on it" if above else ""
            require(not above, path, f"this card can't be taken: the card of {on_it}")
            continue
        face = told.structure[str(slot)]
        is_down, is_dealt_up = face in BACKS.values(), bool(FACE_UP[age] >> slot & 1)
        require(not (is_down and is_dealt_up), path, "a card of this row is dealt face up")
        hidden = is_down or is_dealt_up or not above
        require(hidden, path, "this card lies face down while another lies on it")
        can_wait = told.phase in CAN_BE_FACE_DOWN or bool(above)
        require(not is_down or can_wait, path, "nothing covers this card, so it lies face up")
        if not is_down:
            require(CARD_AGE[NUMBER[face]] == age, path, f"{face} is no card of age {told.age}")
        elif face == "?guild":
            require(told.age == AGES, path, f"there are no guilds in age {told.age}")


def _check_ages(told: Description) -> None:
    """Of each age that is over all cards are somewhere, of the present one those that were taken."""
    spent = [NUMBER[name] for _, names in _piles_of_cards(told) for name in names]
    for path, names in _piles_of_cards(told):
        for place, name in enumerate(names):
            late = CARD_AGE[NUMBER[name]] >= told.age
            require(not late, f"{path}[{place}]", f"{name} is a card of age {CARD_AGE[NUMBER[name]] + 1}")
    unknown = sum(len(city.wonders_built) for city in told.cities) - len(told.buried)
    by_age = Counter(int(CARD_AGE[card]) for card in spent)
    missing = 0
    for age in range(told.age):
        taken = SLOTS if age < told.age - 1 else 0 if told.phase == "draft" else SLOTS - len(told.structure)
        known = by_age[age]
        reason = f"{known} cards of age {age + 1} are in cities, discarded or buried, but only {taken} were taken"
        require(known <= taken, "structure" if age == told.age - 1 else "discard", reason)
        missing += taken - known
    where = "cards were taken that are in no city, not discarded and under no wonder"
    require(missing == unknown, "discard", f"{missing - unknown} {where}" if missing > unknown else _too_many(told))
    _check_guilds(told, spent, unknown)


def _too_many(told: Description) -> str:
    built = sum(len(city.wonders_built) for city in told.cities)
    return f"{built} wonders are built, so as many cards lie under them: there are too many elsewhere"


def _check_guilds(told: Description, spent: list[int], unknown: int) -> None:
    if told.age < AGES or told.phase == "draft":
        return
    faces = list(told.structure.values())
    guilds = sum(face == "?guild" or (face in NUMBER and bool(GUILD[NUMBER[face]])) for face in faces)
    guilds += sum(bool(GUILD[card]) for card in spent)
    fits = GUILDS_IN_AGE_3 - unknown <= guilds <= GUILDS_IN_AGE_3
    require(fits, "structure", f"{guilds} guilds instead of {GUILDS_IN_AGE_3}")


def _check_military(told: Description) -> None:
    most = CAPITAL if told.phase == "over" else CAPITAL - 1
    check_between(told.pawn, -most, most, "pawn", "the place of the pawn")
    least, highest = (_shields(told.cities[0])[n] - _shields(told.cities[1])[1 - n] for n in (0, 1))
    expected = str(least) if least == highest else f"between {least} and {highest}"
    beyond = abs(told.pawn) == CAPITAL  # what was more than enough is lost
    fits = least <= told.pawn <= highest or (beyond and (highest > CAPITAL or least < -CAPITAL))
    require(fits, "pawn", f"by the shields that stand in the cities the pawn is at {expected}, not {told.pawn}")
    for seat in SEATS:
        left, path = told.loot[seat], f"loot[{seat}]"
        for place, coins in enumerate(left):
            require(coins in LOOT_COINS, f"{path}[{place}]", f"there is no military token that costs {coins} coins")
        require(len(set(left)) == len(left), path, "each military token is there once")
        reached = told.pawn if seat == 1 else -told.pawn
        gone = True
        for coins, distance in zip(LOOT_COINS.tolist(), LOOT_DISTANCE.tolist(), strict=True):
            passed = f"the pawn has passed it: the token of {coins} coins is used up"
            require(not (coins in left and reached >= distance), path, passed)
            further = f"the token of {coins} coins is used up before a nearer one"
            require(gone or coins in left, path, further)
            gone = gone and coins not in left


def _shields(city: CityDescription) -> tuple[int, int]:
    """The fewest and the most spaces that a city has moved the pawn: a bonus counts only for later cards."""
    items = [NUMBER[name] for name in city.buildings]
    plain = sum(int(ITEMS[item].shields) for item in items)
    plain += sum(int(ITEMS[FIRST_WONDER + WONDER_IDS.index(name)].shields) for name in city.wonders_built)
    bonus = sum(int(ITEMS[FIRST_TOKEN + TOKEN_IDS.index(name)].red_bonus) for name in city.progress)
    red = sum(ITEMS[item].colour == Colour.RED and ITEMS[item].shields > 0 for item in items)
    return plain, plain + bonus * red


def _check_tokens(told: Description) -> None:
    """Five tokens were laid out; a pair of symbols brings one of them, The Great Library one of the box."""
    drawing = [_draws(city) for city in told.cities]
    total = len(told.progress_board) + sum(len(city.progress) for city in told.cities)
    most = TOKENS_ON_BOARD + sum(drawing)
    numbers = f"{TOKENS_ON_BOARD} progress tokens are on the board or in cities" + (
        f", up to {most} with those of a library" if most > TOKENS_ON_BOARD else ""
    )
    fits = TOKENS_ON_BOARD <= total <= most and len(told.progress_board) <= TOKENS_ON_BOARD
    require(fits, "progress_board", f"{numbers}; here are {total}")
    for seat, city in enumerate(told.cities):
        earned = _pairs(city) + drawing[seat]
        reason = f"{len(city.progress)} tokens, but its pairs of symbols and wonders bring {earned}"
        require(len(city.progress) <= earned, f"cities[{seat}].progress", reason)


def _draws(city: CityDescription) -> int:
    return sum(bool(ITEMS[FIRST_WONDER + WONDER_IDS.index(name)].draws) for name in city.wonders_built)


def _pairs(city: CityDescription) -> int:
    items = [*map(NUMBER.__getitem__, city.buildings), *(FIRST_TOKEN + TOKEN_IDS.index(t) for t in city.progress)]
    symbols = Counter(int(ITEMS[item].symbol) for item in items if ITEMS[item].symbol >= 0)
    return sum(number - 1 for number in symbols.values())


def _check_course(told: Description) -> None:
    """The decision that is pending can come up."""
    phase, lies = told.phase, len(told.structure)
    if phase in ("turn", "starter"):
        require(lies > 0, "structure", "no card is left to take")
        require(not told.waiting, "waiting", "choices wait only behind another choice of the same turn")
        require(phase == "turn" or not told.again, "again", "who begins is chosen before any turn")
    if phase == "turn":
        require(not told.again, "again", "another turn that has begun is a turn like any other")
    if phase == "draft":
        require(lies == 0 and told.age == 1, "structure", "the cards are laid out after the draft")
        return
    if phase == "starter":
        require(lies == SLOTS and told.age > 1, "structure", "who begins is chosen before a card of the age is taken")
        weaker = None if told.pawn == 0 else int(told.pawn > 0)
        if weaker is not None:
            require(told.seat == weaker, "seat", f"the weaker side chooses who begins: seat {weaker}")
        else:
            chooses = told.rules.get("centred_pawn") == "last_player_chooses"
            require(chooses, "phase", "with the pawn in the middle nobody chooses who begins")
    _check_choice(told)


def _check_choice(told: Description) -> None:
    require(len(told.waiting) <= MOST_PENDING, "waiting", f"at most {MOST_PENDING} choices wait")
    queue = sum(Choice[name.upper()] << CHOICE_BITS * place for place, name in enumerate(told.waiting))
    require(queue < 1 << CHOICE_BITS * MOST_PENDING, "waiting", "so many choices can't wait")
    if told.phase == "library":
        in_box = len(TOKEN_IDS) - len(told.progress_board) - sum(len(city.progress) for city in told.cities)
        drawn = min(TOKENS_DRAWN, in_box)
        fits = len(told.offer) == drawn > 0
        require(fits, "offer", f"The Great Library draws {drawn} tokens, not {len(told.offer)}")
    else:
        require(told.phase == "draft" or not told.offer, "offer", "nothing is laid out to choose from here")
    if told.phase == "progress":
        require(bool(told.progress_board), "phase", "no token is left on the board to choose")
    if told.phase == "revive":
        require(bool(told.discard), "phase", "the discard pile is empty: there is nothing to build from it")
    if told.phase.startswith("destroy"):
        colour = Colour[told.phase.removeprefix("destroy_").upper()]
        theirs = (NUMBER[name] for name in told.cities[1 - told.seat].buildings)
        there = any(ITEMS[card].colour == colour for card in theirs)
        require(there, "phase", f"seat {1 - told.seat} has no {colour.name.lower()} card to lose")


def check_after(state: State, told: Description) -> None:
    """What shows when everything stands: a game that is won is over."""
    if told.phase != "over":
        won = f"the game is over: seat {int(state.winners) - 1} has won by {Victory(state.victory).name.lower()}"
        require(state.victory == Victory.NONE, "phase", won)
    elif state.victory == Victory.POINTS:
        ended = told.age == AGES and not told.structure
        require(ended, "phase", "the game is not over: nobody has won by arms or science, and cards are left")
    assert state.phase != Phase.OVER or state.winners
