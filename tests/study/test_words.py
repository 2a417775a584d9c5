"""Nothing is said that its line doesn't show: every sentence is replayed against its proof."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from tests.modes import few_and_many
from tests.study.proofs import CHECKS, check
from thauma.arena.selfplay import SelfPlay
from thauma.cli.explain import say
from thauma.games import game
from thauma.language import LANGUAGES, speaker
from thauma.players.search import best_thinker
from thauma.players.thinking import Budget
from thauma.records import Record
from thauma.study.analysis import analyse
from thauma.study.values import values_of
from thauma.study.words import FACTS, MOST, Explanation, explain

BUDGET = Budget(simulations=300)


def games(number: int) -> Iterator[tuple[Record, list[Explanation]]]:
    thinker, plan = best_thinker(game("duel")), SelfPlay("duel", ("level:2", "level:4"), 21)
    seated = plan.seated()
    for played in range(number):
        record = plan.play(played, seated).record()
        yield record, list(explain(record, analyse(record, thinker, BUDGET), thinker))


@cache
def few() -> list[tuple[Record, list[Explanation]]]:
    return list(games(2))


@pytest.mark.parametrize("number", few_and_many(2, 8))
def test_every_sentence_is_shown_by_its_line(number: int) -> None:
    said = 0
    for record, explanations in few() if number == 2 else games(number):
        for one in explanations:
            assert one.loss >= 0.05
            assert len(one.sentences) <= MOST
            for sentence in one.sentences:
                check(record, one, sentence)
                said += 1
    assert said >= 5 * number


def test_a_false_sentence_is_found_out() -> None:
    """The checker is worth something: each sentence with another number, or about another move, is refused."""
    tried = 0
    for record, explanations in few():
        for one in explanations:
            for sentence in one.sentences:
                numbers = [name for name, value in sentence.args.items() if isinstance(value, int) and name != "name"]
                for name in numbers:
                    wrong = replace(sentence, args={**sentence.args, name: sentence.args[name] + 1})
                    with pytest.raises((AssertionError, LookupError)):
                        check(record, one, wrong)
                    tried += 1
                if sentence.key in ("why-again", "why-seventh", "why-tempo"):
                    honest = replace(one, move=one.best)
                    same = replace(sentence, instead=sentence.line[:1])
                    with pytest.raises((AssertionError, LookupError)):
                        check(record, replace(honest, best=sentence.line[0]), same)
                    tried += 1
    assert tried >= 5


def test_every_fact_has_a_check_and_words_in_every_language() -> None:
    assert len(CHECKS) == len(FACTS) + 1  # winning at once, and provably
    values = dict.fromkeys(("name", "kind", "low", "high", "card", "item", "chain"), "x")
    numbers = dict.fromkeys(("cost", "coins", "n", "left", "instead"), 3)
    for language in LANGUAGES:
        for key in CHECKS:
            assert speaker(language).say(key, **values, **numbers)


def test_a_sentence_has_the_names_of_cards_and_players() -> None:
    spoken = [
        say(sentence, record, speaker("fi")) for record, found in few() for one in found for sentence in one.sentences
    ]
    assert spoken
    assert not any("_" in text or "{" in text for text in spoken)


def test_classic_has_no_sentences_yet_but_its_losses_are_told() -> None:
    record = SelfPlay("classic", ("random",) * 3, 2).play(0).record()
    thinker = best_thinker(game("classic"))
    found = list(explain(record, analyse(record, thinker, Budget(simulations=40)), thinker))
    assert found
    assert all(one.sentences == () for one in found)


def test_kinds_of_victory_are_counted_by_player_and_add_up() -> None:
    record = SelfPlay("duel", ("random", "random"), 5).play(0)
    found = values_of("duel", game("duel").start(record.deal), 200, seed=3)
    assert found.kinds == ("military", "science", "points")
    assert found == values_of("duel", game("duel").start(record.deal), 200, seed=3)
    assert 190 <= sum(map(sum, found.counts)) <= 200
    for player in range(2):
        low, high = found.interval(player, "points")
        assert low <= found.share(player, "points") <= high
        assert sum(found.within(player, 0.6).values()) == pytest.approx(0.6)
    ended = values_of("duel", record.state, 10)
    assert record.result is not None
    (winner,) = record.result["winners"]
    assert ended.share(winner, record.result["by"]) == 1
