"""What things cost: own production, trade with both neighbours, chains.

What a city must buy is the largest gap between need and supply over all sets of resources (see tables.py). The same sum
with one neighbour's goods added tells what that neighbour can't provide, so it must come from the other. Between these
bounds every split is possible, since the ways to cover a need form a matroid: nothing has to be searched.
"""

from thauma.games.classic.hands import is_free_city, left_of, right_of
from thauma.games.classic.layout import City, State, Workspace
from thauma.games.classic.tables import FIRST_STAGE, GOODS_START, ITEMS, MOST_STAGES, STAGES_OF, SUBSETS, Goods, Side
from thauma.kernel import bits, inlined, kernel

IMPOSSIBLE = -1


@inlined
def has_building(city: City, card: int) -> bool:
    """Whether a building of that name stands in the city."""
    return shares_card(city, ITEMS[card].same_building[0], ITEMS[card].same_building[1])


@inlined
def is_chained(city: City, item: int) -> bool:
    """Whether the city has a building that makes this item free."""
    return shares_card(city, ITEMS[item].free_with[0], ITEMS[item].free_with[1])


@inlined
def shares_card(city: City, low: int, high: int) -> bool:
    """Whether one of the city's buildings is in a set of cards, given as two words."""
    return (city.buildings[0] & low) | (city.buildings[1] & high) != 0


@inlined
def printed_coins(city: City, item: int) -> int:
    """The coins that an item costs at the bank."""
    return 0 if is_chained(city, item) else ITEMS[item].cost_coins


@inlined
def next_stage(city: City) -> int:
    """The item that is the city's next stage; IMPOSSIBLE when all are built."""
    if city.stages == STAGES_OF[city.board]:
        return IMPOSSIBLE
    return FIRST_STAGE + int(city.board) * MOST_STAGES + int(city.stages)


@kernel
def newest_stage(city: City) -> int:
    """The item that is the stage built last."""
    return FIRST_STAGE + int(city.board) * MOST_STAGES + int(city.stages) - 1


@inlined
def to_buy(state: State, seat: int, item: int, goods: int) -> tuple[int, int, int]:
    """Units of one kind of goods that a city lacks for an item; how many of them only the left, only the right
    neighbour can provide. The first is IMPOSSIBLE if both together can't."""
    own = state.cities[seat].own
    left = state.cities[left_of(state, seat)].sale
    right = state.cities[right_of(state, seat)].sale
    need = ITEMS[item].need
    lacking, without_left, without_right, without_both = 0, 0, 0, 0
    for subset in range(GOODS_START[goods], GOODS_START[goods + 1]):
        gap = need[subset] - own[subset]
        lacking = max(lacking, gap)
        without_left = max(without_left, gap - left[subset])
        without_right = max(without_right, gap - right[subset])
        without_both = max(without_both, gap - left[subset] - right[subset])
    return IMPOSSIBLE if without_both > 0 else lacking, without_right, without_left


@inlined
def list_payments(state: State, seat: int, item: int, workspace: Workspace) -> int:
    """Write the legal payments for an item on the workspace, in ascending order; return how many there are.

    What a chain makes free pays nothing, not even the coins that are printed. A player's payments are those for which
    no other is at most as dear on both sides. The Free City may make any payment that buys just what is missing.
    """
    city = state.cities[seat]
    purse = city.coins - printed_coins(city, item)
    if purse < 0:
        return 0
    if ITEMS[item].units == 0 or is_chained(city, item):
        return offer_nothing(workspace)
    raw, raw_left, raw_right = to_buy(state, seat, item, Goods.RAW)
    made, made_left, made_right = to_buy(state, seat, item, Goods.MANUFACTURED)
    if raw == IMPOSSIBLE or made == IMPOSSIBLE:
        return 0
    if raw + made == 0:
        return offer_nothing(workspace)
    price = city.price
    for left in range(raw * price[Goods.RAW, Side.LEFT] + made * price[Goods.MANUFACTURED, Side.LEFT] + 1):
        workspace.rights[left] = 0
    dearest = 0
    for raw_units in range(raw_left, raw - raw_right + 1):
        for made_units in range(made_left, made - made_right + 1):
            left = raw_units * price[Goods.RAW, Side.LEFT] + made_units * price[Goods.MANUFACTURED, Side.LEFT]
            right = (raw - raw_units) * price[Goods.RAW, Side.RIGHT]
            right += (made - made_units) * price[Goods.MANUFACTURED, Side.RIGHT]
            if left + right <= purse:
                workspace.rights[left] |= bits.bit(right)
                dearest = max(dearest, left)
    return collect(workspace, dearest, is_free_city(state, seat))


@inlined
def offer_nothing(workspace: Workspace) -> int:
    """The one payment that pays nothing."""
    workspace.left[0] = 0
    workspace.right[0] = 0
    return 1


@inlined
def collect(workspace: Workspace, dearest: int, every: bool) -> int:
    """Write every payment noted in `workspace.rights`, or only those that no other undercuts; return how many."""
    number = 0
    cheapest = 63  # coins to the right: less than in any payment further to the left
    for left in range(dearest + 1):
        rights = workspace.rights[left]
        while rights:
            right = bits.lowest(rights)
            rights &= rights - 1
            if every or right < cheapest:
                workspace.left[number] = left
                workspace.right[number] = right
                number += 1
                cheapest = min(cheapest, right)
    return number


@kernel
def add_production(city: City, item: int) -> None:
    """A building or stage begins to produce."""
    for subset in range(SUBSETS):
        city.own[subset] += ITEMS[item].gives[subset]
        city.sale[subset] += ITEMS[item].sells[subset]


@kernel
def lower_prices(city: City, item: int) -> None:
    """Discounts of a building or stage; they don't add up."""
    for goods in range(2):
        for side in range(2):
            city.price[goods, side] = min(city.price[goods, side], ITEMS[item].price[goods, side])


@kernel
def pay(state: State, seat: int, item: int) -> None:
    """Pay the chosen payment to the neighbours, and what is printed to the bank."""
    to_left, to_right = state.pay[seat, Side.LEFT], state.pay[seat, Side.RIGHT]
    city = state.cities[seat]
    city.coins -= to_left + to_right + printed_coins(city, item)
    state.cities[left_of(state, seat)].coins += to_left
    state.cities[right_of(state, seat)].coins += to_right
