"""Why a move lost something: facts first, sentences after.

A fact compares what follows the move that was played with what follows the better one, in what everybody sees. It is a
sentence only with the line that proves it: moves from the position before, which anybody can replay. A sentence is a
message's key with its arguments, so that the terminal and the page say it in any language; ids of cards and wonders,
and seats, are arguments that whoever speaks puts the names in for.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from thauma.games.errors import Move
from thauma.games.protocol import Game, Json, State
from thauma.kernel.rng import seeded
from thauma.players.thinking import Budget, Thinker
from thauma.records import LiveGame, Record
from thauma.study.analysis import Mark, MoveAnalysis
from thauma.study.values import can_value, values_after

MOST = 3  # sentences about one move
MUCH = 4  # coins
PLAYOUTS = 400
APART = 0.03  # between two intervals: of thousands of comparisons, some seem to differ by accident
SIMULATIONS = 300  # to find the answer to a move
TURN = "turn"
ITEMS = {"card", "chain", "item"}  # arguments that are ids of things in the box; `name` is a seat


@dataclass(frozen=True)
class Sentence:
    """A message's key and arguments, and the lines that prove it."""

    key: str
    args: Json
    line: tuple[Move, ...]  # what was played, and what follows from it
    instead: tuple[Move, ...] = ()  # what would have been better

    def as_json(self) -> Json:
        return {"key": self.key, "args": self.args, "line": list(self.line), "instead": list(self.instead)}


@dataclass(frozen=True)
class Explanation:
    ply: int
    player: int
    move: Move
    best: Move
    loss: float
    mark: Mark
    sentences: tuple[Sentence, ...]

    def as_json(self) -> Json:
        return {
            "ply": self.ply,
            "player": self.player,
            "move": self.move,
            "best": self.best,
            "loss": round(self.loss, 4),
            "mark": self.mark.name.lower(),
            "sentences": [sentence.as_json() for sentence in self.sentences],
        }


def explain(record: Record, moves: Iterable[MoveAnalysis], thinker: Thinker) -> Iterator[Explanation]:
    """Every move that lost something, with what can be said and proved about it."""
    live = LiveGame.at_start_of(record)
    for one in moves:
        if one.mark:
            while live.ply < one.ply:
                live.play(record.moves[live.ply])
            yield explain_move(live.game, live.state, one, thinker)


def explain_move(game: Game, state: State, one: MoveAnalysis, thinker: Thinker) -> Explanation:
    """The sentences about one move that lost something, made in this position."""
    sentences: list[Sentence] = []
    if can_value(game.name) and one.move != one.best:
        case = Case(game, state, one, thinker)
        for find in FACTS:
            found = find(case) if len(sentences) < MOST else None
            if found is not None:
                sentences.append(found)
    return Explanation(one.ply, one.player, one.move, one.best, one.loss, one.mark, tuple(sentences))


class Branch:
    """A position after a move: as it is seen whatever chance has brought, and what may be answered."""

    def __init__(self, game: Game, before: State, move: Move, seed: int) -> None:
        self.game, self.move = game, move
        self.state = game.copy(before)
        game.play(self.state, move["seat"], game.encode(before, move), seeded(seed))

    @cached_property
    def view(self) -> Any:
        return self.game.observe(self.state, None)

    @property
    def result(self) -> Json | None:
        return self.game.result(self.state)

    def has_turn(self, seat: int) -> bool:
        return self.result is None and self.view["phase"] == TURN and self.view["pending"] == [seat]

    def cards(self, known: set[str]) -> dict[str, Any]:
        """The cards that lie there now and could be seen before the move."""
        return {card["card"]: card for card in self.view["structure"] if card["card"] in known}


@dataclass(frozen=True)
class Case:
    """A move that lost something, beside the better one."""

    game: Game
    before: State
    one: MoveAnalysis
    thinker: Thinker

    @property
    def me(self) -> int:
        return self.one.player

    @property
    def other(self) -> int:
        return 1 - self.one.player

    @cached_property
    def view(self) -> Any:
        return self.game.observe(self.before, None)

    @cached_property
    def played(self) -> Branch:
        return Branch(self.game, self.before, self.one.move, self.one.ply)

    @cached_property
    def better(self) -> Branch:
        return Branch(self.game, self.before, self.one.best, self.one.ply)

    @cached_property
    def known(self) -> set[str]:
        """The cards that lie face up before the move: what is said of them hangs on no card that turns up."""
        return {card["card"] for card in self.view["structure"] if card["bills"]}

    @property
    def same_age(self) -> bool:
        both = (self.played, self.better)
        return all(branch.result is None and branch.view["age"] == self.view["age"] for branch in both)

    @cached_property
    def reply(self) -> Move | None:
        """The opponent's answer to what was played, by a short search."""
        if not self.played.has_turn(self.other):
            return None
        budget = Budget(simulations=SIMULATIONS)
        found = self.thinker.think(self.played.state, self.other, budget, seeded(self.one.ply))
        return self.game.decode(self.played.state, self.other, found.best)

    def say(self, key: str, *then: Move, **args: Any) -> Sentence:
        return Sentence(key, args, (self.one.move, *then), (self.one.best,))


def item_of(move: Move) -> str | None:
    """The id by which people would name a move."""
    return next((move[field] for field in ("wonder", "token", "card") if field in move), None)


def _wins_at_once(case: Case) -> Sentence | None:
    result = case.better.result
    if case.one.exact and case.one.before == 1 and case.one.played < 1 and result is None:
        return case.say("why-proved-won")
    if result is None or case.played.result is not None or result["winners"] != [case.me]:
        return None
    return case.say("why-wins-now", kind=result["by"])


def _loses_at_once(case: Case) -> Sentence | None:
    """An answer that ends the game, which the better move doesn't allow."""
    if case.better.result is not None or _winning_reply(case, case.better) is not None:
        return None
    found = _winning_reply(case, case.played)
    if found is None:
        return None
    reply, kind = found
    return case.say("why-loses-now", reply, name=case.other, item=item_of(reply), kind=kind)


def _winning_reply(case: Case, branch: Branch) -> tuple[Move, str] | None:
    if not branch.has_turn(case.other):
        return None
    for choice in case.game.legal(branch.state, case.other):
        move = case.game.decode(branch.state, case.other, choice.action)
        if move["card"] not in case.known:
            continue
        after = Branch(case.game, branch.state, move, 0).result
        if after is not None and after["winners"] == [case.other]:
            return move, after["by"]
    return None


def _proved_lost(case: Case) -> Sentence | None:
    """Solved to the end: no card that turns up, and no move, saves the player after this one."""
    if not case.one.exact or case.one.played > 0 or case.one.before <= 0:
        return None
    return case.say("why-proved-lost")


def _kind_of_defeat(case: Case) -> Sentence | None:
    """The kind of defeat that became likelier than the playouts could be mistaken about."""
    if case.played.result is not None or case.better.result is not None:
        return None
    after, instead = (
        values_after(case.game, case.before, move, PLAYOUTS, case.one.ply) for move in (case.one.move, case.one.best)
    )
    rises = {kind: after.share(case.other, kind) - instead.share(case.other, kind) for kind in after.kinds}
    kind = max(rises, key=lambda kind: rises[kind])
    if after.interval(case.other, kind)[0] - instead.interval(case.other, kind)[1] < APART:
        return None
    low, high = (round(100 * values.share(case.other, kind)) for values in (instead, after))
    return case.say("why-kind", kind=kind, low=low, high=high)


def _uncovers(case: Case) -> Sentence | None:
    """A card that comes free for the opponent, who takes it."""
    reply = case.reply
    if reply is None or not case.same_age or reply["do"] not in ("build", "wonder"):
        return None
    was_free = {card["card"] for card in case.view["structure"] if card["available"]}
    card = reply["card"]
    freed = case.better.cards(case.known).get(card, {"available": False})["available"]
    if card in was_free or card not in case.known or freed or reply["do"] != "build":
        return None
    cost = case.played.cards(case.known)[card]["bills"][case.other]["cost"]
    return case.say("why-uncovers", reply, card=card, name=case.other, cost=cost)


def _extra_turn(case: Case) -> Sentence | None:
    if not case.same_age or not case.better.has_turn(case.me) or case.played.has_turn(case.me):
        return None
    return case.say("why-again")


def _last_wonder(case: Case) -> Sentence | None:
    """The seventh wonder of all closes those that are not built."""
    if not case.same_age:
        return None
    before, played, better = (
        view["cities"][case.other]["wonders"] for view in (case.view, case.played.view, case.better.view)
    )
    if not before or better or not played:
        return None
    return case.say("why-seventh", name=case.other)


def _unpayable(case: Case) -> Sentence | None:
    """A card that the better move would have put out of the opponent's reach."""
    if not case.same_age:
        return None
    coins = case.better.view["cities"][case.other]["coins"]
    instead = case.better.cards(case.known)
    for name, card in case.played.cards(case.known).items():
        if name in instead and not card["bills"][case.other]["short"] and instead[name]["bills"][case.other]["short"]:
            cost = instead[name]["bills"][case.other]["cost"]
            return case.say("why-unpayable", card=name, name=case.other, cost=cost, coins=coins)
    return None


def _chain(case: Case) -> Sentence | None:
    """A building that would have been free."""
    best = case.one.best
    if best["do"] != "build":
        return None
    bill = next(card["bills"][case.me] for card in case.view["structure"] if card["card"] == best["card"])
    return case.say("why-chain", card=best["card"], chain=bill["chain"]) if bill["chain"] else None


def _turns_up(case: Case) -> Sentence | None:
    """Face-down cards that are turned up for the opponent, where the better move turns up none."""
    if not case.same_age or not case.played.has_turn(case.other):
        return None
    turned, instead = (_hidden(case.view) - _hidden(branch.view) for branch in (case.played, case.better))
    return case.say("why-turns-up", n=turned, name=case.other) if turned and not instead else None


def _hidden(view: Any) -> int:
    return sum(not card["bills"] for card in view["structure"])


def _tempo(case: Case) -> Sentence | None:
    """After the better move the opponent would have had to uncover something."""
    if not case.same_age or not all(branch.has_turn(case.other) for branch in (case.played, case.better)):
        return None
    if not _must_open(case.better.view) or _must_open(case.played.view):
        return None
    return case.say("why-tempo", name=case.other)


def _must_open(view: Any) -> bool:
    """Whether every card that can be taken uncovers another."""
    return all(card["uncovers"] for card in view["structure"] if card["available"])


def _coins(case: Case) -> Sentence | None:
    if case.played.result is not None or case.better.result is not None:
        return None
    left, instead = (branch.view["cities"][case.me]["coins"] for branch in (case.played, case.better))
    return case.say("why-coins", left=left, instead=instead) if instead - left >= MUCH else None


FACTS: Sequence[Callable[[Case], Sentence | None]] = (
    _wins_at_once,
    _proved_lost,
    _loses_at_once,
    _kind_of_defeat,
    _uncovers,
    _extra_turn,
    _last_wonder,
    _unpayable,
    _tempo,
    _chain,
    _turns_up,
    _coins,
)
