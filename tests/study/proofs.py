"""Checks a sentence against its proof: replays its lines by the rules alone, whatever turns up, and looks for itself.

Nothing here asks the code that found the sentence, nor the views that it looked at: what can be taken and for how much
is read from the legal moves, everything else from the positions of a trace.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from thauma.games.errors import Move
from thauma.games.protocol import Json, State
from thauma.kernel.rng import seeded
from thauma.players import endgame
from thauma.records import LiveGame, Record
from thauma.study.values import values_after
from thauma.study.words import PLAYOUTS, Explanation, Sentence

FATES = range(2)  # different cards that turn up
MANY = 8  # times the playouts, where as many others are in doubt
THOROUGH = 6  # cards left: so few endings are solved with margins, too


@dataclass(frozen=True)
class Proof:
    record: Record
    said: Explanation
    sentence: Sentence

    @property
    def args(self) -> Json:
        return self.sentence.args

    @property
    def me(self) -> int:
        return self.said.player

    def before(self) -> LiveGame:
        live = LiveGame.at_start_of(self.record)
        for move in self.record.moves[: self.said.ply]:
            live.play(move)
        return live

    def after(self, line: Sequence[Move], fate: int) -> tuple[State, Any]:
        """The position after a line, and the game; a move that isn't legal there is refused by the rules."""
        live, rng = self.before(), seeded(1000 + fate)
        for move in line:
            live.game.play(live.state, move["seat"], live.game.encode(live.state, move), rng)
        return live.state, live.game

    def both(self, fate: int) -> tuple[State, State, Any]:
        played, game = self.after(self.sentence.line[:1], fate)
        return played, self.after(self.sentence.instead, fate)[0], game


def check(record: Record, said: Explanation, sentence: Sentence) -> None:
    """AssertionError, or an error of the rules, unless the lines show what the sentence says."""
    assert sentence.line[0] == record.moves[said.ply]
    assert sentence.instead == (said.best,)
    proof = Proof(record, said, sentence)
    for fate in FATES:
        CHECKS[sentence.key](proof, fate)


def takeable(game: Any, state: State, seat: int) -> set[str]:
    """The cards that a seat whose turn it is could take."""
    return {move["card"] for move in game.legal_moves(state, seat) if move["do"] == "discard"}


def prices(game: Any, state: State, seat: int) -> dict[str, int]:
    return {move["card"]: move["cost"] for move in game.legal_moves(state, seat) if move["do"] == "build"}


def wins_now(proof: Proof, fate: int) -> None:
    played, better, game = proof.both(fate)
    assert not game.is_over(played)
    result = game.result(better)
    assert (result["winners"], result["by"]) == ([proof.me], proof.args["kind"])


def loses_now(proof: Proof, fate: int) -> None:
    state, game = proof.after(proof.sentence.line, fate)
    result, reply = game.result(state), proof.sentence.line[1]
    assert (result["winners"], result["by"]) == ([proof.args["name"]], proof.args["kind"])
    assert reply["seat"] == proof.args["name"] == 1 - proof.me
    assert proof.args["item"] in reply.values()


def solved(proof: Proof) -> tuple[Any, Any]:
    """What the played and the better move are worth, by the exact player at its most thorough."""
    live = proof.before()
    margins = endgame.cards_left(live.state) <= THOROUGH
    solution = endgame.solve(live.state, margins=margins, every_move=True)
    assert solution is not None
    worth = {move.action: move.win_chance for move in solution.moves}
    return tuple(worth[live.game.encode(live.state, move)] for move in (proof.said.move, proof.said.best))  # type: ignore[return-value]


def proved_won(proof: Proof, fate: int) -> None:
    if fate == 0:
        played, better = solved(proof)
        assert played < better == 1


def proved_lost(proof: Proof, fate: int) -> None:
    if fate == 0:
        played, better = solved(proof)
        assert 0 == played < better


def kind(proof: Proof, fate: int) -> None:
    """The figures are those of the playouts; as many others say the same."""
    if fate:
        return
    live, other = proof.before(), 1 - proof.me
    moves = (proof.said.best, proof.said.move)
    low, high = (values_after(live.game, live.state, move, PLAYOUTS, proof.said.ply) for move in moves)
    which = proof.args["kind"]
    assert [round(100 * values.share(other, which)) for values in (low, high)] == [
        proof.args["low"],
        proof.args["high"],
    ]
    assert low.interval(other, which)[1] < high.interval(other, which)[0]
    assert any(
        values_after(live.game, live.state, moves[0], number, 12345).share(other, which)
        < values_after(live.game, live.state, moves[1], number, 12345).share(other, which)
        for number in (PLAYOUTS, MANY * PLAYOUTS)
    )


def uncovers(proof: Proof, fate: int) -> None:
    live, card, name = proof.before(), proof.args["card"], proof.args["name"]
    assert card in live.game.position(live.state)["structure"].values()
    assert card not in takeable(live.game, live.state, proof.me)
    played, better, game = proof.both(fate)
    assert prices(game, played, name)[card] == proof.args["cost"]
    if game.pending(better) == (name,):
        assert card not in takeable(game, better, name)
    assert proof.sentence.line[1] == {"seat": name, "do": "build", "card": card}
    proof.after(proof.sentence.line, fate)


def again(proof: Proof, fate: int) -> None:
    played, better, game = proof.both(fate)
    assert game.pending(better) == (proof.me,)
    assert takeable(game, better, proof.me)
    assert game.is_over(played) or not takeable(game, played, proof.me)


def seventh(proof: Proof, fate: int) -> None:
    played, better, game = proof.both(fate)
    built = [sum(len(city["wonders_built"]) for city in game.position(state)["cities"]) for state in (played, better)]
    assert built[0] < 7 == built[1]
    assert game.position(played)["cities"][proof.args["name"]]["wonders"]


def unpayable(proof: Proof, fate: int) -> None:
    played, better, game = proof.both(fate)
    name, card = proof.args["name"], proof.args["card"]
    assert game.position(better)["cities"][name]["coins"] == proof.args["coins"] < proof.args["cost"]
    assert all(card in game.position(state)["structure"].values() for state in (played, better))
    for state, payable in ((played, True), (better, False)):
        if game.pending(state) == (name,) and card in takeable(game, state, name):
            assert (card in prices(game, state, name)) == payable
    (bill,) = (one["bills"][name] for one in game.observe(better, name)["structure"] if one["card"] == card)
    assert bill["cost"] == proof.args["cost"]


def must_uncover(game: Any, state: State, seat: int) -> bool:
    """Whether every card that a seat can take lets others be taken, or turns others up."""
    free, age = takeable(game, state, seat), game.position(state)["age"]
    for card in free:
        after = game.copy(state)
        game.play(after, seat, game.encode(after, {"seat": seat, "do": "discard", "card": card}), seeded(1))
        if game.is_over(after) or game.position(after)["age"] != age:
            return False
        if takeable(game, after, game.pending(after)[0]) == free - {card}:
            return False
    return True


def tempo(proof: Proof, fate: int) -> None:
    played, better, game = proof.both(fate)
    assert must_uncover(game, better, proof.args["name"])
    assert not must_uncover(game, played, proof.args["name"])


def chain(proof: Proof, fate: int) -> None:  # noqa: ARG001 - nothing turns up before the move
    live = proof.before()
    assert prices(live.game, live.state, proof.me)[proof.args["card"]] == 0
    assert proof.args["chain"] in live.game.position(live.state)["cities"][proof.me]["buildings"]


def turns_up(proof: Proof, fate: int) -> None:
    played, better, game = proof.both(fate)
    before = proof.before()
    backs = [
        [card[0] for card in game.position(state)["structure"].values()] for state in (before.state, played, better)
    ]
    hidden = [cards.count("?") for cards in backs]  # guilds lie with a back of their own
    assert hidden[0] - hidden[1] == proof.args["n"] > 0 == hidden[0] - hidden[2]
    assert game.pending(played) == (proof.args["name"],)


def coins(proof: Proof, fate: int) -> None:
    played, better, game = proof.both(fate)
    found = [game.position(state)["cities"][proof.me]["coins"] for state in (played, better)]
    assert found == [proof.args["left"], proof.args["instead"]]


CHECKS: dict[str, Callable[[Proof, int], None]] = {
    "why-wins-now": wins_now,
    "why-loses-now": loses_now,
    "why-proved-won": proved_won,
    "why-proved-lost": proved_lost,
    "why-kind": kind,
    "why-uncovers": uncovers,
    "why-again": again,
    "why-seventh": seventh,
    "why-unpayable": unpayable,
    "why-tempo": tempo,
    "why-chain": chain,
    "why-turns-up": turns_up,
    "why-coins": coins,
}
