"""How far a city can still come: a bound on the points by which it may lead at the end, without looking ahead.

Against an opponent who discards whenever it is his turn, a city (the *hunter*) can't do better than take, in each of
its turns, what would bring it most. The opponent may do better than that, so the bound holds whatever he does. Where a
supremacy is in sight, there is no bound. Points are counted in thirds, because a coin is a third of a point.
"""

from thauma.games.duel.kernels import (
    AGES,
    CAPITAL,
    CARDS,
    COINS_PER_POINT,
    DISCARD_COINS,
    DISCARD_COINS_PER_YELLOW,
    FIRST_TOKEN,
    FIRST_WONDER,
    GUILD_DECK,
    ITEMS,
    LOOT_COINS,
    LOOT_DISTANCE,
    LOOTS,
    MILITARY_POINTS,
    NOTHING,
    PILES,
    PRINTED_CATEGORIES,
    SYMBOLS_TO_WIN,
    WONDERS_PER_CITY,
    Back,
    City,
    Colour,
    Counted,
    Phase,
    Place,
    State,
    card_cost,
    count,
    guild_points,
    lead,
    wonder_cost,
)
from thauma.kernel import bits, inlined, kernel
from thauma.players.endgame.duel.layout import Hunt

NO_BOUND = 1000  # points

FIRST_LIVE = int(PILES[AGES - 1, 0])  # the cards that may lie on the table: those of age III and the guilds after them
FIRST_GUILD = int(PILES[GUILD_DECK, 0])
GOODS_COLOURS = (1 << Colour.BROWN) | (1 << Colour.GREY)
MOST_SHIELDS = int(max(ITEMS[:FIRST_TOKEN]["shields"]))
A_FULL_PURSE = 300  # coins that nobody ever has
REVIVED_COINS = 30  # no card on the discard pile brings more


@kernel
def most_points_ahead(state: State, hunter: int, hunt: Hunt) -> int:
    """No play leads this seat to a larger margin at the end; NO_BOUND if that can't be said. For turns and reveals."""
    hunt.left = bits.count(state.present)
    hunt.begins = 1 if (state.mover == hunter) == (state.phase == Phase.TURN or state.again != 0) else 0
    hunt.turns = turns_left(state.cities[hunter], hunt, state.cities[hunter].wonders_play_again != 0)
    hunt.purse = int(state.cities[hunter].coins)
    hunt.shields = hunt.opponent_loses = hunt.destroys = 0
    if hunt.turns:
        look_around(state, hunter, hunt)
        weigh_wonders(state, hunter, hunt)
        weigh_cards(state, hunter, hunt)
        if is_supremacy_in_sight(state, hunter, hunt):
            return NO_BOUND
    thirds = pawn_thirds(state, hunter, hunt)
    kept = coins_kept(state.cities[1 - hunter], hunt) // COINS_PER_POINT
    thirds += int(state.cities[hunter].coins) - COINS_PER_POINT * kept
    thirds += COINS_PER_POINT * (settled_points(state, hunter) - settled_points(state, 1 - hunter))
    thirds += COINS_PER_POINT * growth_of_guilds(state, hunter, hunt, kept)
    for i in range(hunt.turns):
        thirds += hunt.gains[i]
    return thirds // COINS_PER_POINT


@kernel
def turns_left(city: City, hunt: Hunt, always_again: bool) -> int:
    """The most turns that a city can have, if the other never plays again."""
    again = 0
    for position in range(WONDERS_PER_CITY):
        if city.wonders_open & bits.bit(position):
            again += 1 if always_again or ITEMS[FIRST_WONDER + city.wonders[position]].play_again else 0
    return min(hunt.left - 1 + hunt.begins, (hunt.left + hunt.begins + again) // 2)


@kernel
def look_around(state: State, hunter: int, hunt: Hunt) -> None:
    """What the hunter may come to have: cards, coins, tokens, lower costs."""
    city = state.cities[hunter]
    hunt.live = live_cards(state)
    hunt.purse += (hunt.turns - 1) * most_coins_in_a_turn(state, hunter, hunt)
    hunt.red_bonus, hunt.chain_coins = int(city.red_bonus), int(city.chain_coins)
    hunt.symbols, hunt.more_symbols = int(city.symbols), 0
    hunt.pool = token_pool(state, hunter, hunt)
    hunt.costs_fall = 1 if hunt.turns > 1 and (hunt.pool != 0 or changes_costs(city, hunt.purse)) else 0
    hunt.token_worth = 0
    if hunt.pool:
        foresee_tokens(city, hunt)
    least = discard_coins(city) + DISCARD_COINS_PER_YELLOW * (hunt.turns - 1)
    for i in range(hunt.turns):
        hunt.gains[i] = least


@kernel
def live_cards(state: State) -> int:
    """Bits (from FIRST_LIVE) of the cards that lie face up or may lie face down."""
    live = 0
    hides_card = hides_guild = False
    slots = int(state.present)
    while slots:
        card = int(state.structure[bits.lowest(slots)])
        slots &= slots - 1
        if card >= 0:
            live |= bits.bit(card - FIRST_LIVE)
        elif card == Back.HIDDEN:
            hides_card = True
        else:
            hides_guild = True
    if hides_card:
        live |= unseen(state, FIRST_LIVE, FIRST_GUILD)
    if hides_guild:
        live |= unseen(state, FIRST_GUILD, CARDS)
    return live


@inlined
def unseen(state: State, first: int, end: int) -> int:
    found = 0
    for card in range(first, end):
        if state.place[card] == Place.UNSEEN:
            found |= bits.bit(card - FIRST_LIVE)
    return found


@kernel
def most_coins_in_a_turn(state: State, hunter: int, hunt: Hunt) -> int:
    """The most coins that one turn can bring, tokens aside."""
    city = state.cities[hunter]
    most = discard_coins(city) + DISCARD_COINS_PER_YELLOW * hunt.turns
    for position in range(WONDERS_PER_CITY):
        if city.wonders_open & bits.bit(position):
            row = ITEMS[FIRST_WONDER + city.wonders[position]]
            most = max(most, int(row.coins) + (REVIVED_COINS if row.revives else 0))
    live = int(hunt.live)
    while live:
        row = ITEMS[FIRST_LIVE + bits.lowest(live)]
        live &= live - 1
        coins = 0
        if row.coins_per:
            coins = int(row.coins_per) * (count(city, row.coins_counted) + hunt.turns)
        elif row.guild_coins:
            coins = int(row.guild_coins) * most_counted(state, hunter, row.guild_counted, hunt)
        most = max(most, coins + int(city.chain_coins))
    return most


@kernel
def token_pool(state: State, hunter: int, hunt: Hunt) -> int:
    """Bits of the progress tokens that the hunter may get, from the box or for a pair of symbols."""
    city = state.cities[hunter]
    pool = 0
    pairs = state.board != 0 and has_pair_in_sight(state, hunter, hunt, hunt.live, False)
    for position in range(WONDERS_PER_CITY):
        if city.wonders_open & bits.bit(position):
            row = ITEMS[FIRST_WONDER + city.wonders[position]]
            if (row.draws or row.revives) and (
                hunt.turns > 1 or wonder_cost(city, city.wonders[position]) <= hunt.purse
            ):
                if row.draws:
                    pool |= int(state.box)
                elif state.board and not pairs:
                    pairs = has_pair_in_sight(state, hunter, hunt, hunt.live, True)
    return pool | int(state.board) if pairs else pool


@kernel
def has_pair_in_sight(state: State, hunter: int, hunt: Hunt, live: int, revives: bool) -> bool:
    """Whether a symbol may come to the hunter that he has, or may have by then."""
    symbols = int(state.cities[hunter].symbols)
    last_turn = hunt.turns == 1
    for card in range(CARDS):
        symbol = int(ITEMS[card].symbol)
        if symbol == NOTHING:
            continue
        if card >= FIRST_LIVE and live & bits.bit(card - FIRST_LIVE):
            if symbols & bits.bit(symbol) and (not last_turn or card_cost(state, hunter, card) <= hunt.purse):
                return True
        elif not (revives and state.place[card] == Place.DISCARDED):
            continue
        elif symbols & bits.bit(symbol):
            return True
        if not last_turn:
            symbols |= bits.bit(symbol)
    return False


@kernel
def changes_costs(city: City, purse: int) -> bool:
    """Whether a wonder can be paid for that may make other things cheaper."""
    for position in range(WONDERS_PER_CITY):
        if city.wonders_open & bits.bit(position):
            row = ITEMS[FIRST_WONDER + city.wonders[position]]
            changes = row.choices[0] or row.choices[1] or row.destroys != NOTHING or row.revives
            if changes and wonder_cost(city, city.wonders[position]) <= purse:
                return True
    return False


@kernel
def foresee_tokens(city: City, hunt: Hunt) -> None:
    """What the tokens of the pool may bring: at once, and in later turns."""
    tokens = int(hunt.pool)
    later = hunt.turns > 1
    while tokens:
        row = ITEMS[FIRST_TOKEN + bits.lowest(tokens)]
        tokens &= tokens - 1
        worth = COINS_PER_POINT * int(row.points) + int(row.coins)
        worth += COINS_PER_POINT * int(row.points_per_token) * (bits.count(city.tokens) + hunt.turns)
        hunt.token_worth = max(hunt.token_worth, worth)
        hunt.more_symbols += 1 if row.symbol != NOTHING else 0
        if later:
            hunt.red_bonus += int(row.red_bonus)
            hunt.chain_coins += int(row.chain_coins)
            if row.wonders_play_again:
                hunt.turns = turns_left(city, hunt, True)
    hunt.token_worth += COINS_PER_POINT * int(city.points_per_token)
    if later:
        hunt.purse = A_FULL_PURSE


@kernel
def weigh_wonders(state: State, hunter: int, hunt: Hunt) -> None:
    city = state.cities[hunter]
    for position in range(WONDERS_PER_CITY):
        if city.wonders_open & bits.bit(position):
            row = ITEMS[FIRST_WONDER + city.wonders[position]]
            cost = 0 if hunt.costs_fall else wonder_cost(city, city.wonders[position])
            if cost <= hunt.purse:
                hunt.shields += int(row.shields)
                hunt.opponent_loses += int(row.opponent_loses)
                hunt.destroys += 1 if row.destroys != NOTHING else 0
                gain = COINS_PER_POINT * int(row.points) + int(row.coins) - cost
                if row.draws:
                    gain += hunt.token_worth
                elif row.revives:
                    gain += best_revival(state, hunter, hunt)
                keep_gain(hunt, gain)


@kernel
def best_revival(state: State, hunter: int, hunt: Hunt) -> int:
    """The most that a card of the discard pile can bring."""
    best = most_shields = new_symbol = 0
    for card in range(CARDS):
        if state.place[card] == Place.DISCARDED:
            best = max(best, gain_of_card(state, hunter, card, hunt))
            if ITEMS[card].shields:
                most_shields = max(most_shields, int(ITEMS[card].shields) + hunt.red_bonus)
            if ITEMS[card].symbol != NOTHING and not hunt.symbols & bits.bit(ITEMS[card].symbol):
                new_symbol = 1
    hunt.shields += most_shields
    hunt.more_symbols += new_symbol
    return best


@kernel
def weigh_cards(state: State, hunter: int, hunt: Hunt) -> None:
    live = int(hunt.live)
    while live:
        card = FIRST_LIVE + bits.lowest(live)
        live &= live - 1
        cost = 0 if hunt.costs_fall else card_cost(state, hunter, card)
        if cost <= hunt.purse:
            row = ITEMS[card]
            gain = gain_of_card(state, hunter, card, hunt) - cost
            keep_gain(hunt, gain + (hunt.chain_coins if row.free_with != NOTHING else 0))
            if row.shields:
                hunt.shields += int(row.shields) + hunt.red_bonus
            if row.symbol != NOTHING:
                hunt.symbols |= bits.bit(row.symbol)


@kernel
def gain_of_card(state: State, hunter: int, card: int, hunt: Hunt) -> int:
    """The most that a card can bring, in thirds of points, before it is paid for; shields aside."""
    row = ITEMS[card]
    gain = COINS_PER_POINT * int(row.points) + int(row.coins)
    if row.coins_per:
        gain += int(row.coins_per) * (count(state.cities[hunter], row.coins_counted) + hunt.turns)
    elif row.guild_points:
        counted = most_counted(state, hunter, row.guild_counted, hunt)
        gain += (COINS_PER_POINT * int(row.guild_points) + int(row.guild_coins)) * counted
    elif row.symbol != NOTHING and hunt.symbols & bits.bit(row.symbol):
        gain += hunt.token_worth
    return gain


@inlined
def keep_gain(hunt: Hunt, gain: int) -> None:
    """Keep the largest gains, one for each turn, in falling order."""
    i = hunt.turns - 1
    if gain <= hunt.gains[i]:
        return
    while i > 0 and hunt.gains[i - 1] < gain:
        hunt.gains[i] = hunt.gains[i - 1]
        i -= 1
    hunt.gains[i] = gain


@kernel
def is_supremacy_in_sight(state: State, hunter: int, hunt: Hunt) -> bool:
    known = bits.count(state.cities[hunter].symbols)
    in_sight = bits.count(hunt.symbols) - known + hunt.more_symbols
    in_time = hunt.turns + (1 if hunt.pool else 0)
    if known + min(in_sight, in_time) >= SYMBOLS_TO_WIN:
        return True
    hunt.shields = min(hunt.shields, hunt.turns * (MOST_SHIELDS + hunt.red_bonus))
    return lead(state, hunter) + hunt.shields >= CAPITAL


@kernel
def pawn_thirds(state: State, hunter: int, hunt: Hunt) -> int:
    """The points of the pawn's zone after all shields, and what the opponent loses on the pawn's way."""
    ahead = lead(state, hunter) + hunt.shields
    for number in range(LOOTS):
        if ahead >= LOOT_DISTANCE[number] and state.loot & bits.bit((1 - hunter) * LOOTS + number):
            hunt.opponent_loses += int(LOOT_COINS[number])
    return COINS_PER_POINT * (int(MILITARY_POINTS[ahead]) if ahead > 0 else -int(MILITARY_POINTS[-ahead]))


@kernel
def coins_kept(city: City, hunt: Hunt) -> int:
    """The fewest coins that the opponent can have at the end."""
    return max(0, int(city.coins) - hunt.opponent_loses + (hunt.left - hunt.turns) * discard_coins(city))


@inlined
def discard_coins(city: City) -> int:
    return DISCARD_COINS + DISCARD_COINS_PER_YELLOW * int(city.colours[Colour.YELLOW])


@kernel
def growth_of_guilds(state: State, hunter: int, hunt: Hunt, kept: int) -> int:
    """The points by which guilds that stand already may change in the hunter's favour."""
    points = 0
    for guild in range(FIRST_GUILD, CARDS):
        if state.place[guild] < Place.CITY:
            continue
        row = ITEMS[guild]
        now = max(count(state.cities[0], row.guild_counted), count(state.cities[1], row.guild_counted))
        if state.place[guild] == Place.CITY + hunter:
            points += int(row.guild_points) * (most_counted(state, hunter, row.guild_counted, hunt) - now)
        elif row.guild_counted & bits.bit(Counted.COINS_3):
            points += int(row.guild_points) * max(0, now - kept)
        elif row.guild_counted & GOODS_COLOURS:
            points += int(row.guild_points) * hunt.destroys
    return points


@kernel
def most_counted(state: State, hunter: int, counted: int, hunt: Hunt) -> int:
    """The most that a guild may count at the end; coins may also come to the opponent from his own discards."""
    if counted & bits.bit(Counted.COINS_3):
        other = state.cities[1 - hunter]
        coins = int(other.coins) + hunt.left * discard_coins(other) + hunt.purse
        return (coins + REVIVED_COINS) // COINS_PER_POINT
    return max(count(state.cities[0], counted), count(state.cities[1], counted)) + hunt.turns


@kernel
def settled_points(state: State, seat: int) -> int:
    """Points that don't hang on coins or the pawn."""
    city = state.cities[seat]
    points = guild_points(state, seat) + int(city.points_per_token) * bits.count(city.tokens)
    for category in range(PRINTED_CATEGORIES):
        points += int(city.points[category])
    return points
