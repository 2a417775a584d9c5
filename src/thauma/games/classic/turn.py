"""The course of the game: choices come in, and when the last one is there all are carried out together.

The deal of the next age is left open (`Phase.DEAL`); hands.py resolves it from a deal or at random.
"""

from thauma.games.classic.actions import Act, act_of, card_of, payment_of
from thauma.games.classic.economy import IMPOSSIBLE, list_payments, newest_stage, next_stage, pay
from thauma.games.classic.effects import add_building, gain
from thauma.games.classic.hands import city_with, decider, discard_leftovers, spend, take_from_discard_pile
from thauma.games.classic.layout import NO_CHOICE, NOBODY, Phase, Spent, State, Workspace
from thauma.games.classic.legal import next_revivable, next_to_decide
from thauma.games.classic.military import resolve_conflicts
from thauma.games.classic.tables import AGES, DISCARD_COINS, FREE_CITY, TURNS, Power, Side
from thauma.kernel import kernel


@kernel
def decide(state: State, seat: int, action: int, workspace: Workspace) -> None:
    """Carry out a legal action of a seat that must decide. Nothing is checked: see legal.py."""
    if state.phase == Phase.REVIVE:
        revive(state, seat, card_of(action))
    else:
        choose(state, seat, action, workspace)
        if state.phase == Phase.TURN and next_to_decide(state) != NOBODY:
            return
        act_together(state)
        if seventh_card_follows(state) or revival_follows(state):
            return
    end_turn(state)


@kernel
def choose(state: State, seat: int, action: int, workspace: Workspace) -> None:
    """Note a choice and what it will pay; nothing else changes until all have chosen."""
    state.choice[seat] = action
    workspace.left[0], workspace.right[0] = 0, 0
    act = act_of(action)
    if act <= Act.STAGE:
        city = state.cities[seat]
        list_payments(state, seat, card_of(action) if act == Act.BUILD else next_stage(city), workspace)
    state.pay[seat, Side.LEFT] = workspace.left[payment_of(action)]
    state.pay[seat, Side.RIGHT] = workspace.right[payment_of(action)]


@kernel
def take_back(state: State, seat: int) -> None:
    """Withdraw a choice; a choice for the Free City was made after its holder's, so it falls with it."""
    if state.choice[FREE_CITY] != NO_CHOICE and decider(state, FREE_CITY) == seat:
        state.choice[FREE_CITY] = NO_CHOICE
    state.choice[seat] = NO_CHOICE


@kernel
def act_together(state: State) -> None:
    """Pay all, place all, then apply all: effects see everything that was placed this turn."""
    for seat in range(state.circle):
        if state.choice[seat] != NO_CHOICE:
            pay_for_choice(state, seat)
    for seat in range(state.circle):
        if state.choice[seat] != NO_CHOICE:
            place(state, seat)
    for seat in range(state.circle):
        if state.choice[seat] != NO_CHOICE:
            apply_choice(state, seat)
            state.choice[seat] = NO_CHOICE


@kernel
def pay_for_choice(state: State, seat: int) -> None:
    act = act_of(state.choice[seat])
    city = state.cities[seat]
    if act <= Act.STAGE:
        pay(state, seat, card_of(state.choice[seat]) if act == Act.BUILD else next_stage(city))


@kernel
def place(state: State, seat: int) -> None:
    """The chosen card leaves the hand: into the city, under its board, or to the discard pile."""
    card = card_of(state.choice[seat])
    city = state.cities[seat]
    act = act_of(state.choice[seat])
    if act == Act.STAGE:
        spend(state, seat, card, Spent.STAGED)
        city.stages += 1
    elif act == Act.DISCARD:
        spend(state, seat, card, Spent.DISCARDED)
    else:
        spend(state, seat, card, Spent.BUILT)
        add_building(city, card)
        if act == Act.BUILD_FREE:
            city.built_free = 1


@kernel
def apply_choice(state: State, seat: int) -> None:
    act = act_of(state.choice[seat])
    city = state.cities[seat]
    if act == Act.DISCARD:
        city.coins += DISCARD_COINS
    else:
        gain(state, seat, newest_stage(city) if act == Act.STAGE else card_of(state.choice[seat]))


@kernel
def seventh_card_follows(state: State) -> bool:
    """After the last turn of an age, whether a city now plays its seventh card; if not, what is left is discarded."""
    if state.turn < TURNS - 1:
        return False
    if state.phase == Phase.TURN and city_with(state, Power.PLAY_SEVENTH) != NOBODY:
        state.phase = Phase.SEVENTH
        return True
    discard_leftovers(state)
    return False


@kernel
def revival_follows(state: State) -> bool:
    """Whether a city now builds from the discard pile; with nothing to build there, its power is lost."""
    if state.reviver == NOBODY or next_revivable(state, state.reviver, 0) == IMPOSSIBLE:
        return False
    state.phase = Phase.REVIVE
    return True


@kernel
def revive(state: State, seat: int, card: int) -> None:
    city = state.cities[seat]
    take_from_discard_pile(state, card, city.stages - 1)
    add_building(city, card)
    gain(state, seat, card)


@kernel
def end_turn(state: State) -> None:
    """Hands pass; or the age ends with its conflicts."""
    state.reviver = NOBODY
    if state.turn < TURNS - 1:
        state.turn += 1
        state.phase = Phase.TURN
        return
    resolve_conflicts(state)
    if state.age == AGES - 1:
        state.phase = Phase.OVER
        return
    for seat in range(state.circle):
        state.cities[seat].built_free = 0
    state.age += 1
    state.turn = 0
    state.phase = Phase.DEAL
