"""Who holds which cards: the circle of cities, dealing, passing, spending.

Nothing moves when hands pass: a seat holds, turn by turn, another row of the cards dealt.
"""

from thauma.games.box import is_in_play
from thauma.games.classic.layout import BY_FREE_CITY, LEFTOVER, NOBODY, SPENT_TURN, Deal, Phase, Spent, State, Workspace
from thauma.games.classic.tables import (
    AGES,
    CARD_SET,
    DECK,
    DECK_SIZE,
    FIRST_HOLDER,
    FREE_CITY,
    FREE_CITY_PLAYERS,
    GUILDS,
    GUILDS_IN_PLAY,
    HAND,
    PASS_STEP,
)
from thauma.kernel import inlined, kernel
from thauma.kernel.rng import Int8s, Rng, below, shuffle


@inlined
def left_of(state: State, seat: int) -> int:
    return seat + 1 if seat + 1 < state.circle else 0


@inlined
def right_of(state: State, seat: int) -> int:
    return seat - 1 if seat > 0 else state.circle - 1


@inlined
def has_free_city(state: State) -> bool:
    return state.players == FREE_CITY_PLAYERS


@inlined
def is_free_city(state: State, seat: int) -> bool:
    return seat == FREE_CITY and state.players == FREE_CITY_PLAYERS


@kernel
def holder_of_free_city(age: int, turn: int) -> int:
    """The player who holds the Free City card: it changes hands every turn."""
    return (FIRST_HOLDER[age] + turn) % FREE_CITY_PLAYERS


@inlined
def decider(state: State, seat: int) -> int:
    """The player who decides for a city."""
    return holder_of_free_city(state.age, state.turn) if is_free_city(state, seat) else seat


@inlined
def row_held(players: int, age: int, turn: int, seat: int) -> int:
    """The row that a player holds on a turn. Two players exchange their hands, whatever the direction."""
    row = seat - PASS_STEP[age] * turn
    while row < 0:
        row += players
    while row >= players:
        row -= players
    return row


@inlined
def has_drawn(state: State, seat: int) -> bool:
    """Whether a player's hand has the cards that were drawn from the Free City's pile."""
    return has_free_city(state) and seat == holder_of_free_city(state.age, state.turn)


@inlined
def list_hand(state: State, seat: int, workspace: Workspace) -> int:
    """Write the different cards that a city can play into `workspace.kinds`; return how many there are."""
    if is_free_city(state, seat) and state.phase == Phase.SEVENTH:
        workspace.kinds[0] = state.dealt[state.age, FREE_CITY, LEFTOVER]
        return 1
    player = decider(state, seat)
    number = list_row(state, row_held(state.players, state.age, state.turn, player), HAND, workspace, 0)
    if has_drawn(state, player):
        number = list_row(state, FREE_CITY, state.turn + 1, workspace, number)
    return number


@inlined
def list_row(state: State, row: int, end: int, workspace: Workspace, number: int) -> int:
    """Add those of a row's first cards that are still there and not listed yet."""
    for i in range(end):
        if state.spent[state.age, row, i] == 0:
            card = state.dealt[state.age, row, i]
            listed = False
            for other in range(number):
                listed = listed or workspace.kinds[other] == card
            if not listed:
                workspace.kinds[number] = card
                number += 1
    return number


@kernel
def spend(state: State, seat: int, card: int, how: int) -> None:
    """A card leaves the hand from which a city plays."""
    turn = LEFTOVER if state.phase == Phase.SEVENTH else state.turn
    player = decider(state, seat)
    code = SPENT_TURN * turn + how + (BY_FREE_CITY if player != seat else 0)
    if not mark_spent(state, row_held(state.players, state.age, state.turn, player), card, code):
        mark_spent(state, FREE_CITY, card, code)


@kernel
def mark_spent(state: State, row: int, card: int, code: int) -> bool:
    for i in range(HAND):
        if state.dealt[state.age, row, i] == card and state.spent[state.age, row, i] == 0:
            state.spent[state.age, row, i] = code
            return True
    return False


@kernel
def discard_leftovers(state: State) -> None:
    """What is left in the hands, and in the pile, after the last turn goes to the discard pile for no coins."""
    for row in range(state.circle):
        for i in range(HAND):
            if state.spent[state.age, row, i] == 0:
                state.spent[state.age, row, i] = SPENT_TURN * LEFTOVER + Spent.DISCARDED


@kernel
def is_discarded(state: State, age: int, row: int, i: int) -> bool:
    """Whether a card lies in the discard pile."""
    return state.spent[age, row, i] % BY_FREE_CITY == Spent.DISCARDED


@kernel
def take_from_discard_pile(state: State, card: int, stage: int) -> None:
    """The power of a stage brings a copy of the card back."""
    for age in range(state.age + 1):
        for row in range(state.circle):
            for i in range(HAND):
                if state.dealt[age, row, i] == card and is_discarded(state, age, row, i):
                    state.spent[age, row, i] += Spent.REVIVED + stage - Spent.DISCARDED
                    return


@kernel
def deal_hands(state: State, deal: Deal) -> None:
    """Fate is a deal: its hands of the present age."""
    for row in range(state.circle):
        for i in range(HAND):
            state.dealt[state.age, row, i] = deal.hands[state.age, row, i]
    state.phase = Phase.TURN


@kernel
def deal_hands_at_random(state: State, pile: Int8s, rng: Rng) -> None:
    """Fate is chance: every deal of the present age is equally likely. `pile` is room for the largest deck."""
    shuffle_deck(state.circle, state.age, state.sets, pile, rng)
    for row in range(state.circle):
        for i in range(HAND):
            state.dealt[state.age, row, i] = pile[row * HAND + i]
    state.phase = Phase.TURN


@kernel
def shuffle_deck(circle: int, age: int, sets: int, pile: Int8s, rng: Rng) -> None:
    """Fill the pile with an age's cards for that many cities, in random order; the last age with random guilds.

    The base has just as many as are dealt. Of what other sets add, as many cards, at random, are left in the box.
    """
    size = 0
    for i in range(DECK_SIZE[circle, age]):
        if is_in_play(CARD_SET[DECK[circle, age, i]], sets):
            pile[size] = DECK[circle, age, i]
            size += 1
    guilds = int(GUILDS_IN_PLAY[circle]) if age == AGES - 1 else 0
    if size + guilds > circle * HAND:
        shuffle(pile[:size], rng)
    if guilds:
        add_guilds(pile, circle * HAND - guilds, guilds, sets, rng)
    shuffle(pile[: circle * HAND], rng)


@kernel
def add_guilds(pile: Int8s, size: int, wanted: int, sets: int, rng: Rng) -> None:
    """Put `wanted` random guilds behind the pile's first cards: each guild is taken with the chance that is its due."""
    left, added = 0, 0
    for i in range(len(GUILDS)):
        left += is_in_play(CARD_SET[GUILDS[i]], sets)
    for i in range(len(GUILDS)):
        if is_in_play(CARD_SET[GUILDS[i]], sets):
            if below(rng, left) < wanted - added:
                pile[size + added] = GUILDS[i]
                added += 1
            left -= 1


@kernel
def city_with(state: State, power: int) -> int:
    """The city that has a power; NOBODY if there is none."""
    for seat in range(state.circle):
        if state.cities[seat].powers & power:
            return seat
    return NOBODY
