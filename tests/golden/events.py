"""What is rare enough to be wanted in a golden game, found by watching a game being replayed."""

from collections.abc import Iterator

from thauma.catalog import duel
from thauma.games.protocol import Json
from thauma.records import LiveGame, Record


def events(record: Record) -> set[str]:
    """Everything worth naming that happens in a game."""
    live = LiveGame.at_start_of(record)
    found = {f"option {option}={value}" for option, value in record.rules.items()}
    before = live.trace_line()
    for move in live.replay(record):
        after = live.trace_line()
        found |= set(WATCHERS[record.game](before, move, after))
        before = after
    result = live.result
    if result is not None:
        found |= {f"victory by {result['by']}"} | set(_ends(record.game, result))
    return found


def _ends(game: str, result: Json) -> Iterator[str]:
    totals = [sheet["total"] for sheet in result["scores"]]
    if len(result["winners"]) > 1:
        yield "shared victory"
    elif game == "duel" and result["by"] == "points" and totals[0] == totals[1]:
        yield "tie broken by blue points"


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
WATCHERS = {"duel": duel_events}

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
    }
}
