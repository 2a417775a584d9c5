"""The course of the game: one function per decision, each ending in the next decision, a chance event, or the end.

Chance events are left open (`state.phase` from OFFER_WONDERS to DRAW_TOKENS); chance.py resolves them.
"""

from thauma.games.box import Colour
from thauma.games.duel import actions
from thauma.games.duel.actions import Act
from thauma.games.duel.economy import add_goods, card_cost, is_chained, pay, wonder_cost
from thauma.games.duel.effects import gain
from thauma.games.duel.layout import Phase, Place, State, Victory
from thauma.games.duel.scoring import decide_on_points
from thauma.games.duel.structure import next_to_reveal, take
from thauma.games.duel.tables import (
    AGES,
    CHOICE_BITS,
    CHOICE_MASK,
    DISCARD_COINS,
    DISCARD_COINS_PER_YELLOW,
    DRAFT_PICKS,
    FIRST_TOKEN,
    FIRST_WONDER,
    ITEMS,
    SLOTS,
    WONDERS_BUILT_AT_MOST,
    Choice,
)
from thauma.kernel import bits, inlined, kernel


@inlined
def decide(state: State, action: int) -> None:
    """Carry out a legal action of the seat that is to decide. Nothing is checked: see legal.py."""
    if action < actions.DISCARD:
        build(state, action - actions.BUILD)
    elif action < actions.WONDER:
        discard(state, action - actions.DISCARD)
    elif action < actions.DRAFT:
        build_wonder(state, (action - actions.WONDER) // SLOTS, (action - actions.WONDER) % SLOTS)
    else:
        decide_choice(state, actions.ACT[action], actions.MEMBER[action])


@kernel
def decide_choice(state: State, act: int, member: int) -> None:
    """A decision other than a turn: what is done, and with which entry or seat."""
    if act == Act.DRAFT:
        draft(state, member)
    elif act == Act.PROGRESS:
        take_progress(state, member)
    elif act == Act.LIBRARY:
        keep_drawn(state, member)
    elif act == Act.REVIVE:
        revive(state, member)
    elif act == Act.DESTROY:
        destroy(state, actions.GOODS_CARD[member])
    else:
        begin_age(state, member)


@kernel
def draft(state: State, wonder: int) -> None:
    add_wonder(state, state.mover, wonder)
    state.offer &= ~bits.bit(wonder)
    state.picks += 1
    if state.picks == len(DRAFT_PICKS):
        state.phase = Phase.LAY_AGE
        return
    state.mover = DRAFT_PICKS[state.picks]
    if state.offer == 0:
        state.phase = Phase.OFFER_WONDERS


@kernel
def add_wonder(state: State, seat: int, wonder: int) -> None:
    """The city may build this wonder."""
    city = state.cities[seat]
    position = bits.count(city.wonders_open)
    city.wonders[position] = wonder
    city.wonders_open |= bits.bit(position)


@kernel
def build(state: State, slot: int) -> None:
    seat = state.mover
    card = take(state, slot)
    if is_chained(state, seat, card):
        state.cities[seat].coins += state.cities[seat].chain_coins
    else:
        pay(state, seat, card, card_cost(state, seat, card))
    add_building(state, seat, card)


@kernel
def discard(state: State, slot: int) -> None:
    city = state.cities[state.mover]
    city.coins += DISCARD_COINS + DISCARD_COINS_PER_YELLOW * city.colours[Colour.YELLOW]
    put_on_discard_pile(state, take(state, slot))
    close_turn(state)


@kernel
def build_wonder(state: State, position: int, slot: int) -> None:
    seat = state.mover
    city = state.cities[seat]
    wonder = city.wonders[position]
    item = FIRST_WONDER + wonder
    pay(state, seat, item, wonder_cost(city, wonder))
    state.place[take(state, slot)] = Place.BURIED
    city.wonders_open &= ~bits.bit(position)
    city.wonders_done |= bits.bit(position)
    if bits.count(state.cities[0].wonders_done) + bits.count(state.cities[1].wonders_done) == WONDERS_BUILT_AT_MOST:
        state.cities[0].wonders_open = 0
        state.cities[1].wonders_open = 0
    state.again = city.wonders_play_again
    raise_choices(state, item, gain(state, seat, item))


@kernel
def add_building(state: State, seat: int, card: int) -> None:
    """A card enters a city, bought or revived, and its effects apply."""
    state.place[card] = Place.CITY + seat
    state.cities[seat].colours[ITEMS[card].colour] += 1
    raise_choices(state, card, gain(state, seat, card))


@kernel
def raise_choices(state: State, item: int, paired: bool) -> None:
    """An extra turn, and the choices that an item brings: in the order printed, after those that wait already."""
    if ITEMS[item].play_again:
        state.again = 1
    raised, pending = int(ITEMS[item].raises), int(state.pending)
    end = 0
    while raised and pending >> end:
        end += CHOICE_BITS
    while raised:
        if paired or raised & CHOICE_MASK != Choice.PROGRESS:
            pending |= (raised & CHOICE_MASK) << end
            end += CHOICE_BITS
        raised >>= CHOICE_BITS
    state.pending = pending
    next_choice(state)


@kernel
def next_choice(state: State) -> None:
    """The first of the choices that wait and have an option; if there is none, the turn is over."""
    if state.victory != Victory.NONE:
        state.phase = Phase.OVER
        return
    while state.pending:
        choice = state.pending & CHOICE_MASK
        state.pending >>= CHOICE_BITS
        if can_choose(state, choice):
            return
    close_turn(state)


@kernel
def can_choose(state: State, choice: int) -> bool:
    """Whether a choice has an option; then it is what happens next."""
    if choice == Choice.PROGRESS and state.board:
        state.phase = Phase.PROGRESS
    elif choice == Choice.REVIVE and state.discarded:
        state.phase = Phase.REVIVE
    elif choice == Choice.DRAW and state.box:
        state.phase = Phase.DRAW_TOKENS
    elif is_destruction(choice) and state.cities[1 - state.mover].colours[choice - Choice.DESTROY_BROWN]:
        state.doomed = choice - Choice.DESTROY_BROWN
        state.phase = Phase.DESTROY
    else:
        return False
    return True


@kernel
def is_destruction(choice: int) -> bool:
    return choice == Choice.DESTROY_BROWN or choice == Choice.DESTROY_GREY


@kernel
def take_progress(state: State, token: int) -> None:
    state.board &= ~bits.bit(token)
    add_token(state, token)


@kernel
def keep_drawn(state: State, token: int) -> None:
    state.offer = 0
    state.box &= ~bits.bit(token)
    add_token(state, token)


@kernel
def add_token(state: State, token: int) -> None:
    state.cities[state.mover].tokens |= bits.bit(token)
    raise_choices(state, FIRST_TOKEN + token, gain(state, state.mover, FIRST_TOKEN + token))


@kernel
def revive(state: State, card: int) -> None:
    state.discarded -= 1
    add_building(state, state.mover, card)


@kernel
def destroy(state: State, card: int) -> None:
    loser = 1 - state.mover
    state.cities[loser].colours[ITEMS[card].colour] -= 1
    add_goods(state, loser, card, -1)
    put_on_discard_pile(state, card)
    next_choice(state)


@kernel
def put_on_discard_pile(state: State, card: int) -> None:
    state.place[card] = Place.DISCARDED
    state.discarded += 1


@kernel
def close_turn(state: State) -> None:
    """After the move and its choices: the age ends, or cards turn up, or the next turn begins."""
    if state.present == 0:
        end_age(state)
    elif next_to_reveal(state) >= 0:
        state.phase = Phase.REVEAL
    else:
        next_turn(state)


@kernel
def next_turn(state: State) -> None:
    if not state.again:
        state.mover = 1 - state.mover
    state.again = 0
    state.phase = Phase.TURN


@kernel
def end_age(state: State) -> None:
    state.again = 0
    if state.age == AGES - 1:
        decide_on_points(state)
        state.phase = Phase.OVER
    else:
        state.age += 1
        state.phase = Phase.LAY_AGE


@kernel
def open_age(state: State) -> None:
    """The weaker side chooses who begins; with the pawn in the middle the last player begins, or chooses."""
    if state.age == 0:
        begin_age(state, 0)
    elif state.pawn != 0:
        state.mover = 1 if state.pawn > 0 else 0
        state.phase = Phase.STARTER
    elif state.last_player_chooses:
        state.phase = Phase.STARTER
    else:
        begin_age(state, state.mover)


@kernel
def begin_age(state: State, seat: int) -> None:
    state.mover = seat
    state.phase = Phase.TURN
