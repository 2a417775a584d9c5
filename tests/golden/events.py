"""What is rare enough to be wanted in a golden game, found by watching a game being replayed."""

from collections.abc import Iterator

from thauma.catalog import classic, duel
from thauma.games.protocol import Json
from thauma.records import LiveGame, Record

SIMULTANEOUS = ("classic",)


def events(record: Record) -> set[str]:
    """Everything worth naming that happens in a game."""
    live = LiveGame.at_start_of(record)
    found = {f"option {option}={value}" for option, value in record.rules.items()}
    if record.game == "classic":
        found |= {f"{len(record.players)} players"} | {f"{b['wonder']} {b['side']}" for b in record.setup["boards"]}
    before = live.trace_line()
    for move in live.replay(record):
        after = live.trace_line()
        found |= set(WATCHERS[record.game](before, move, after))
        before = after
    result = live.result
    if result is not None:
        found |= {f"victory by {result['by']}"} | set(_ends(record.game, result))
    return found


def trace_of_changes(record: Record) -> list[Json]:
    """The trace; without the lines in the midst of a turn of simultaneous choices, when nothing has happened."""
    live = LiveGame.at_start_of(record)
    lines = [live.trace_line()]
    table = live.game.position(live.state)
    for _ in live.replay(record):
        before, table = table, live.game.position(live.state)
        if table != before or record.game not in SIMULTANEOUS:
            lines.append(live.trace_line())
    return lines


def _ends(game: str, result: Json) -> Iterator[str]:
    totals = [sheet["total"] for sheet in result["scores"]]
    if len(result["winners"]) > 1:
        yield "shared victory"
    elif result["by"] == "points" and totals.count(max(totals)) > 1:
        yield f"tie broken by {'blue points' if game == 'duel' else 'coins'}"


def duel_events(before: Json, move: Json, after: Json) -> Iterator[str]:
    """What a move of Duel shows: wonders, tokens, guilds, skipped and forced choices, the turns of luck."""
    do, seat = move["do"], move["seat"]
    mine, theirs = after["cities"][seat], after["cities"][1 - seat]
    if do in ("wonder", "progress", "library", "revive", "destroy", "starter"):
        yield do
    if do in ("progress", "library"):
        yield f"token {move['token']}"
    if do == "build" and move["card"].endswith("_guild"):
        yield f"guild {move['card']}"
    if do == "wonder":
        yield f"wonder {move['wonder']}"
        yield from _wonder_events(before, move, after)
    lost = before["cities"][1 - seat]["coins"] - theirs["coins"]
    if abs(after["pawn"]) > abs(before["pawn"]) and lost > 0:
        yield "military token"
    if do in ("build", "wonder") and "economy" in theirs["progress"] and lost < 0:
        yield "economy collects"
    if do == "build" and "urbanism" in mine["progress"] and mine["coins"] == before["cities"][seat]["coins"] + 4:
        yield "urbanism pays"
    if after["age"] > before["age"] and after["pawn"] == 0:
        yield "age ends with the pawn in the middle"


def _wonder_events(before: Json, move: Json, after: Json) -> Iterator[str]:
    seat = move["seat"]
    built = sum(len(city["wonders_built"]) for city in after["cities"])
    if built == 7 and not any(city["wonders"] for city in after["cities"]):
        yield "eighth wonder removed"
    if after["age"] == before["age"] and after["pending"] == [seat] and after["legal"][0]["do"] in ("build", "discard"):
        yield "extra turn"
    if before["age"] < after["age"] and move["wonder"] in PLAY_AGAIN:
        yield "extra turn lost"
    followed_by = after["legal"][0]["do"] if after["legal"] else None
    if move["wonder"] in ("statue_of_zeus", "circus_maximus") and followed_by != "destroy":
        yield "nothing to destroy"
    if move["wonder"] == "mausoleum" and not before["discard"]:
        yield "nothing to revive"


PLAY_AGAIN = ("appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis")


def classic_events(before: Json, move: Json, after: Json) -> Iterator[str]:
    """What a move of classic shows: guilds, stages, powers, payments, conflicts, the Free City's limits."""
    do, seat = move["do"], move["seat"]
    options = [option for option in before["legal"] if option["seat"] == seat]
    if do in ("build_free", "revive"):
        yield do
    if do == "build" and move["card"].endswith("_guild"):
        yield f"guild {move['card']}"
    if do in ("build", "stage") and min(move["pay"]) > 0:
        yield "both neighbours are paid"
    if do in ("build", "stage") and sum(move["pay"]) % 2:
        yield "a discount is used"
    if do == "build" and len([o for o in options if o["do"] == "build" and o["card"] == move["card"]]) > 1:
        yield "whom to pay is chosen"
    if "by" in move:
        yield from _free_city_events(move, options)
    if after["age"] == before["age"] and after["turn"] == before["turn"] == 6 and after["pending"] == [seat]:
        yield "a seventh card is played" if after["legal"][0]["do"] != "revive" else "a revival on the last turn"
    for city, earlier in zip(after["cities"], before["cities"], strict=True):
        yield from (f"conflict {token}" for token in city["conflicts"][len(earlier["conflicts"]) :])


def _free_city_events(move: Json, options: list[Json]) -> Iterator[str]:
    yield "the Free City acts"
    if move["do"] == "discard":
        yield "the Free City must discard"
    same = [o["cost"] for o in options if o["do"] == move["do"] and o["card"] == move["card"]]
    cost = next(o["cost"] for o in options if {**o, "cost": 0} == {**move, "cost": 0})
    if cost > min(same):
        yield "the Free City pays the dearer neighbour"


WATCHERS = {"duel": duel_events, "classic": classic_events}

WANTED = {
    "duel": {
        *(f"wonder {wonder.id}" for wonder in duel.load().wonders),
        *(f"token {token.id}" for token in duel.load().tokens),
        *(f"guild {guild.id}" for guild in duel.load().guilds),
        "victory by military",
        "victory by science",
        "victory by points",
        "shared victory",
        "tie broken by blue points",
        "progress",
        "library",
        "revive",
        "destroy",
        "starter",
        "military token",
        "economy collects",
        "urbanism pays",
        "eighth wonder removed",
        "extra turn",
        "extra turn lost",
        "nothing to destroy",
        "nothing to revive",
        "age ends with the pawn in the middle",
        "option wonders=first_game",
        "option centred_pawn=last_player_chooses",
    },
    "classic": {
        *(f"guild {guild.id}" for guild in classic.load().guilds),
        *(f"{board.id} {side}" for board in classic.load().boards for side in classic.SIDES),
        *(f"{players} players" for players in range(2, 8)),
        *(f"conflict {token}" for token in (-1, 1, 3, 5)),
        "build_free",
        "revive",
        "a revival on the last turn",
        "a seventh card is played",
        "both neighbours are paid",
        "a discount is used",
        "whom to pay is chosen",
        "the Free City acts",
        "the Free City must discard",
        "the Free City pays the dearer neighbour",
        "tie broken by coins",
        "option boards=A",
        "option boards=B",
    },
}
