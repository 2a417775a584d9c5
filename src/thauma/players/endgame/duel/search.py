"""Alpha-beta over decisions and chance, on a stack of its own so that it can pause after any position.

Every position on the stack knows an interval in which its value lies. Children narrow it: at a decision the best of
them counts, by chance their average. A position is left as soon as its interval is a point, or lies outside the window
in which its value could still matter further up.
"""

from thauma.games.duel.kernels import (
    CARDS,
    COINS_PER_POINT,
    FIRST_WONDER,
    ITEMS,
    SLOTS,
    WONDERS_PER_CITY,
    Phase,
    Place,
    State,
    actions,
    decide,
    is_chance,
    list_legal,
    next_to_reveal,
    total,
)
from thauma.kernel import bits, inlined, kernel
from thauma.players.endgame.duel.bounds import NO_BOUND, most_points_ahead
from thauma.players.endgame.duel.key import pile_key, place_key, slot_key, state_key
from thauma.players.endgame.duel.layout import ACTS, Entry, Frame, SearchState, Tree
from thauma.players.endgame.duel.outcomes import bring_about, list_outcomes
from thauma.players.endgame.duel.value import final_value, value_of_margin

FIRST_OF_ALL = 1 << 60  # the score of a move that was best here before

# Guesses that only order the moves.
SHIELD_WORTH = 4
COUNTED_WORTH = 4  # how many things a card will count
POWER_WORTH = 20
BURIED_PART = 4  # of two cards for a wonder, the one that the opponent would like better


@kernel
def plant(tree: Tree, root: State, every: bool) -> None:
    """Begin at a decision; the search's units and salt are set. With `every`, each move of the root is solved."""
    tree.states[0] = root
    search, frame = tree.search[0], tree.frames[0]
    write_places(root, frame)
    frame.key = state_key(root, frame.places, frame.pile)
    frame.alpha, frame.beta = -search.bound - 1, search.bound + 1
    frame.lower, frame.upper = -search.bound, search.bound
    frame.best = -1
    expect(root, search)
    open_frame(frame, tree.states[0], search)
    frame.every = every
    search.depth = search.nodes = 0


@kernel
def expect(root: State, search: SearchState) -> None:
    """A history before there is any: what is worth more is tried first; cards go under wonders whatever they are."""
    search.history[:] = 0
    for seat in range(2):
        city = root.cities[seat]
        for card in range(CARDS):
            worth = first_guess(card)
            search.history[seat, card] = search.history[seat, ACTS * CARDS + actions.REVIVE + card] = worth
            for position in range(WONDERS_PER_CITY):
                bury = first_guess(FIRST_WONDER + city.wonders[position]) + worth // BURIED_PART
                search.history[seat, (ACTS - WONDERS_PER_CITY + position) * CARDS + card] = bury


@kernel
def first_guess(item: int) -> int:
    """Roughly what an item is worth, in thirds of points."""
    row = ITEMS[item]
    worth = COINS_PER_POINT * int(row.points) + int(row.coins) + int(row.opponent_loses)
    worth += SHIELD_WORTH * int(row.shields) + COUNTED_WORTH * (
        int(row.coins_per) + COINS_PER_POINT * int(row.guild_points)
    )
    return worth + (POWER_WORTH if row.play_again or row.revives or row.draws else 0)


@kernel
def write_places(state: State, frame: Frame) -> None:
    places = pile = 0
    for card in range(CARDS):
        places ^= place_key(card, state.place[card])
        if state.place[card] == Place.DISCARDED:
            pile ^= pile_key(card)
    for slot in range(SLOTS):
        if state.structure[slot] >= 0:
            places ^= slot_key(slot, state.structure[slot])
    frame.places, frame.pile = places, pile


@kernel
def grow(tree: Tree, nodes: int) -> bool:
    """Look at that many more positions, or at all that are needed; whether the root is solved."""
    states, frames, table, search = tree.states, tree.frames, tree.table, tree.search[0]
    slots = len(table) - 1
    limit = search.nodes + nodes
    depth = search.depth
    while depth >= 0 and search.nodes < limit:
        frame = frames[depth]
        if frame.next == frame.count or is_settled(frame):
            remember(frame, table[frame.key & slots], states[depth], search)
            depth -= 1
            if depth >= 0:
                take_in(frames[depth], frame)
            continue
        search.nodes += 1
        child, state = frames[depth + 1], states[depth + 1]
        states[depth + 1] = states[depth]
        step_down(frame, child, states[depth], state)
        set_window(frame, child)
        recall(child, table[child.key & slots], search)
        if state.phase == Phase.OVER:
            child.lower = child.upper = final_value(state, search)
        elif not is_settled(child):
            narrow(child, state, search)
        if is_settled(child):
            take_in(frame, child)
        else:
            open_frame(child, state, search)
            depth += 1
    search.depth = depth
    return depth < 0


@inlined
def is_settled(frame: Frame) -> bool:
    return frame.lower >= frame.upper or frame.upper <= frame.alpha or frame.lower >= frame.beta


@inlined
def recall(frame: Frame, entry: Entry, search: SearchState) -> None:
    """What the table knows of a position."""
    if entry.key == frame.key ^ search.salt:
        frame.lower, frame.upper, frame.best = entry.lower, entry.upper, entry.best
    else:
        frame.lower, frame.upper, frame.best = -search.bound, search.bound, -1


@kernel
def narrow(frame: Frame, state: State, search: SearchState) -> None:
    """Bound the value by what each city can still reach, where that may be enough."""
    frame.least, frame.most = -search.bound, search.bound
    if state.phase != Phase.TURN and state.phase != Phase.REVEAL:
        return
    margin = total(state, 0) - total(state, 1)
    now = margin * search.margin + (search.outcome if margin > 0 else -search.outcome if margin < 0 else 0)
    by_chance, outcomes_only = state.phase == Phase.REVEAL, search.margin == 0
    if by_chance or now <= frame.alpha or (outcomes_only and margin < 0):
        most = most_points_ahead(state, 0, search.hunt[0])
        if most < NO_BOUND:
            frame.most = value_of_margin(most, search)
            frame.upper = min(frame.upper, frame.most)
    if by_chance or now >= frame.beta or (outcomes_only and margin > 0):
        most = most_points_ahead(state, 1, search.hunt[0])
        if most < NO_BOUND:
            frame.least = -value_of_margin(most, search)
            frame.lower = max(frame.lower, frame.least)


@kernel
def open_frame(frame: Frame, state: State, search: SearchState) -> None:
    """List what may happen."""
    frame.next, frame.every = 0, 0
    frame.by_chance = is_chance(state)
    frame.maximises = state.mover == 0
    if frame.by_chance:
        frame.count = list_outcomes(state, frame.listed[:])
        frame.found_lower, frame.found_upper = frame.least * frame.count, frame.most * frame.count
        frame.lowers[: frame.count] = frame.least
        frame.uppers[: frame.count] = frame.most
    else:
        frame.count = list_legal(state, frame.listed[:], search.costs[:])
        worst = -search.bound - 1 if frame.maximises else search.bound + 1
        frame.found_lower = frame.found_upper = worst
        for i in range(frame.count):
            action = frame.listed[i]
            known = action == frame.best
            frame.scores[i] = FIRST_OF_ALL if known else search.history[state.mover, move_number(state, action)]


@inlined
def move_number(state: State, action: int) -> int:
    """A move as the history knows it: what is done with which card, wherever it lies."""
    if action < actions.DRAFT:
        return (action // SLOTS) * CARDS + int(state.structure[action % SLOTS])
    return ACTS * CARDS + action


@kernel
def step_down(frame: Frame, child: Frame, before: State, state: State) -> None:
    """Carry out the next move or outcome; `state` is a copy of `before`."""
    if frame.by_chance:
        outcome = frame.listed[frame.next]
        bring_about(state, outcome)
        child.places, child.pile = frame.places, frame.pile
        if before.phase == Phase.REVEAL:
            child.places ^= place_key(outcome, Place.UNSEEN) ^ slot_key(next_to_reveal(before), outcome)
    else:
        bring_forward(frame)
        action = frame.listed[frame.next]
        decide(state, action)
        child.places, child.pile = frame.places, frame.pile
        follow_card(child, before, state, action)
    child.key = state_key(state, child.places, child.pile)


@inlined
def bring_forward(frame: Frame) -> None:
    """Put the most promising of the moves that are left in front of the others."""
    first = best = frame.next
    for i in range(first + 1, frame.count):
        if frame.scores[i] > frame.scores[best]:
            best = i
    frame.scores[best], frame.scores[first] = frame.scores[first], frame.scores[best]
    frame.listed[best], frame.listed[first] = frame.listed[first], frame.listed[best]


@inlined
def follow_card(child: Frame, before: State, state: State, action: int) -> None:
    """Bring up to date what the key says about the card that an action moved."""
    card = -1
    if action < actions.DRAFT:
        card = int(before.structure[action % SLOTS])
        child.places ^= slot_key(action % SLOTS, card)
    elif actions.REVIVE <= action < actions.DESTROY:
        card = action - actions.REVIVE
    elif actions.DESTROY <= action < actions.STARTER:
        card = int(actions.GOODS_CARD[action - actions.DESTROY])
    if card >= 0:
        child.places ^= place_key(card, before.place[card]) ^ place_key(card, state.place[card])
        if (before.place[card] == Place.DISCARDED) != (state.place[card] == Place.DISCARDED):
            child.pile ^= pile_key(card)


@inlined
def set_window(frame: Frame, child: Frame) -> None:
    """Where a child's value matters. By chance: where it could bring the average into this position's window."""
    if frame.by_chance:
        ways, lower, upper = int(frame.count), frame.lowers[frame.next], frame.uppers[frame.next]
        child.alpha = max(ways * frame.alpha + ways - 1 - (frame.found_upper - upper), lower - 1)
        child.beta = min(ways * (frame.beta - 1) + 1 - (frame.found_lower - lower), upper + 1)
    elif frame.every:
        child.alpha, child.beta = frame.alpha, frame.beta
    elif frame.maximises:
        child.alpha, child.beta = max(frame.alpha, frame.found_lower), frame.beta
    else:
        child.alpha, child.beta = frame.alpha, min(frame.beta, frame.found_upper)


@inlined
def take_in(frame: Frame, child: Frame) -> None:
    """Learn from the child that was looked at."""
    i = frame.next
    frame.next += 1
    if frame.by_chance:
        ways = int(frame.count)
        frame.found_lower += child.lower - frame.lowers[i]
        frame.found_upper += child.upper - frame.uppers[i]
        frame.lower = max(frame.lower, -(-frame.found_lower // ways))  # values are whole numbers
        frame.upper = min(frame.upper, frame.found_upper // ways)
    elif frame.maximises:
        if child.lower > frame.found_lower:
            frame.found_lower, frame.best = child.lower, frame.listed[i]
        frame.found_upper = max(frame.found_upper, child.upper)
        if not frame.every:
            frame.lower = max(frame.lower, frame.found_lower)
    else:
        if child.upper < frame.found_upper:
            frame.found_upper, frame.best = child.upper, frame.listed[i]
        frame.found_lower = min(frame.found_lower, child.lower)
        if not frame.every:
            frame.upper = min(frame.upper, frame.found_upper)
    if frame.next == frame.count and not frame.by_chance:
        frame.lower, frame.upper = max(frame.lower, frame.found_lower), min(frame.upper, frame.found_upper)
    frame.lowers[i], frame.uppers[i] = child.lower, child.upper


@inlined
def remember(frame: Frame, entry: Entry, state: State, search: SearchState) -> None:
    """Keep what was found in the table, and in the history what was enough."""
    if not frame.by_chance and frame.next < frame.count:
        left = bits.count(state.present)
        search.history[state.mover, move_number(state, frame.best)] += left * left
    entry.key, entry.lower, entry.upper, entry.best = frame.key ^ search.salt, frame.lower, frame.upper, frame.best
