"""A game at a real table is followed without its deal, and its record is complete at the end."""

import pytest

from tests.modes import games
from thauma.arena.selfplay import SelfPlay
from thauma.games.errors import BadOption, MoveError
from thauma.records import LiveGame, format_record, parse_record, write_position
from thauma.study.follow import expected, follow, turned_up


@pytest.mark.parametrize("number", range(games(3, 1)))
def test_what_is_seen_at_the_table_becomes_the_record(number: int) -> None:
    record = SelfPlay("duel", ("random",) * 2, seed=9).play(number).record()
    table = LiveGame.at_start_of(record)
    followed = LiveGame.from_position(write_position(table.game, table.state), seed=77)
    for move in record.moves:
        before = table.game.copy(table.state)
        table.play(move)
        followed = follow(followed, move, turned_up(table, before, move))
        assert write_position(followed.game, followed.state) == write_position(table.game, table.state)
    again = LiveGame.from_record(parse_record(format_record(followed.record())))
    assert again.result == table.result == record.result


def test_what_can_not_have_turned_up_is_refused() -> None:
    record = SelfPlay("duel", ("random",) * 2, seed=9).play(0).record()
    live = LiveGame.at_start_of(record)
    for move in record.moves:
        cards = expected(live, move)
        if len(cards) == 1 and move["do"] == "build":
            break
        live.play(move)
    for wrong in ([], ["senate"], [move["card"]], ["castle"], [cards[0], cards[0]]):
        with pytest.raises(BadOption):
            follow(live, move, wrong)
    with pytest.raises(MoveError):
        follow(live, {"seat": 0, "do": "build", "card": "senate"}, [])
    assert follow(live, move, cards).ply == live.ply + 1
