"""`thauma explain`: why moves of recorded games were worse than others, in sentences that are proved."""

from typing import Any

from thauma.cli.analyse import spell
from thauma.cli.output import print_json, printable, progress_bar
from thauma.cli.parsing import find_speaker
from thauma.cli.records import for_each_record
from thauma.games import game as find_game
from thauma.language import Speaker
from thauma.players.search import best_thinker
from thauma.players.thinking import Budget
from thauma.records import Record
from thauma.study.analysis import MoveAnalysis, analyse
from thauma.study.words import ITEMS, Explanation, Sentence, explain


def run_explain(source: str, only: int | None, budget: Budget, json: bool, language: str | None) -> None:
    """Explain the moves that lost something, in the games of a file or in the one of a number."""
    voice = find_speaker(language)

    def explain_one(number: int, record: Record, place: str) -> None:
        thinker = best_thinker(find_game(record.game))
        moves: list[MoveAnalysis] = []
        with progress_bar(len(record.moves), f"moves of game {number}") as advance:
            for move in analyse(record, thinker, budget, place):
                moves.append(move)
                advance(1)
        found = list(explain(record, moves, thinker))
        if json:
            told = [one.as_json() for one in found]
            print_json({"game": record.game, "number": number, "players": record.players, "moves": told})
            return
        print(f"{number}: {record.game}, {' – '.join(map(printable, record.players))}\n")
        for one in found:
            print("\n".join(_lines(record, one, voice)))

    for_each_record(source, explain_one, json, only)


def _lines(record: Record, one: Explanation, voice: Speaker) -> list[str]:
    played, best = (spell(move, record.game, voice) for move in (one.move, one.best))
    name = printable(record.players[one.player])
    head = f"{one.ply + 1:>4}  {name}: {played} {one.mark}  −{100 * one.loss:.0f}, better: {best}"
    return [head, *(f"      {say(sentence, record, voice)}" for sentence in one.sentences)]


def say(sentence: Sentence, record: Record, voice: Speaker) -> str:
    """A sentence in a language, with the names of its things and people."""
    values: dict[str, Any] = dict(sentence.args)
    for field in ITEMS & values.keys():
        values[field] = voice.item(record.game, values[field])
    if "name" in values:
        values["name"] = printable(record.players[values["name"]])
    return voice.say(sentence.key, **values)
