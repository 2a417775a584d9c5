"""What a puzzle is about, by facts that are checked on the board: nothing is a theme that a line does not show."""

from collections.abc import Sequence

from thauma.games.errors import Move
from thauma.games.protocol import Game, State
from thauma.kernel.rng import seeded

THEMES = ("draft", "token", "sell", "wonder_timing", "extra_turn", "deny_science", "deny_military", "dont_uncover")
KINDS = {"draft": "draft", "progress": "token", "library": "token", "discard": "sell", "wonder": "wonder_timing"}
KINDS |= {"stage": "wonder_timing"}
DENIED = ("science", "military")
CLEAR_LOSS = 0.08  # of the chance to win, beside the best move
MOST_LOOKED_AT = 12  # of the other moves


def themes_of(game: Game, state: State, seat: int, choices: Sequence[tuple[Move, float]]) -> list[str]:
    """The themes of a decision, given every move with its chance to win, the best first."""
    best, chance = choices[0]
    worse = [move for move, other in choices if chance - other >= CLEAR_LOSS][:MOST_LOOKED_AT]
    found = {KINDS[best["do"]]} if best["do"] in KINDS else set()
    after = _after(game, state, best)
    if best["do"] == "wonder" and _has_another_turn(game, after, seat):
        found.add("extra_turn")
    for way in DENIED:
        if any(_loses_at_once(game, state, move, seat, way) for move in worse) and not _can_win(game, after, seat, way):
            found.add(f"deny_{way}")
    if _opens_less(game, state, best, worse):
        found.add("dont_uncover")
    return [theme for theme in THEMES if theme in found]


def _after(game: Game, state: State, move: Move) -> State:
    after = game.copy(state)
    game.play(after, move["seat"], game.encode(after, move), seeded(1))
    return after


def _has_another_turn(game: Game, after: State, seat: int) -> bool:
    if game.is_over(after) or game.pending(after) != (seat,):
        return False
    return any(move["do"] == "discard" for move in game.legal_moves(after, seat))


def _loses_at_once(game: Game, state: State, move: Move, seat: int, way: str) -> bool:
    """Whether the opponent can answer a move by winning in one way, among two."""
    return _can_win(game, _after(game, state, move), seat, way)


def _can_win(game: Game, after: State, seat: int, way: str) -> bool:
    if game.is_over(after) or game.seats != (2, 2):
        return False
    (decider,) = game.pending(after)
    return decider != seat and any(
        _wins(game, after, decider, choice.action, way) for choice in game.legal(after, decider)
    )


def _wins(game: Game, state: State, seat: int, action: int, way: str) -> bool:
    played = game.copy(state)
    game.play(played, seat, action, seeded(1))
    result = game.result(played)
    return result is not None and result["by"] == way and result["winners"] == [seat]


def _opens_less(game: Game, state: State, best: Move, worse: Sequence[Move]) -> bool:
    """Whether the best move opens no card, and another one with the same card or kind, that is clearly worse, does."""
    if "structure" not in game.observe(state, None) or best["do"] not in ("build", "discard", "wonder"):
        return False
    opens = {entry["card"]: bool(entry["uncovers"]) for entry in game.observe(state, None)["structure"]}
    others = [move for move in worse if "card" in move and move["do"] == best["do"]]
    return not opens[best["card"]] and any(opens.get(move["card"]) for move in others)
