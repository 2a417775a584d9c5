"""Several people at a table: the room before the game, moves taken back, clocks, one device for all."""

import pytest
from playwright.sync_api import Page, expect

from tests.page import classic, duel
from tests.page.conftest import Invite
from tests.page.staged import Stage
from tests.page.test_games import make_table
from tests.page.visitor import Visitor

PAIR = tuple[Visitor, Visitor]
WONDERS = 8  # drafted by both together


@pytest.fixture
def pair(invite: Invite) -> PAIR:
    """Two who have just sat down to a game of Duel with clocks, the first to move first."""
    host, guest = invite(), invite()
    host.go("/?make=duel")
    host.page.get_by_test_id("time").select_option("15")
    sit_together(host, guest)
    return (host, guest) if is_mine(host.page) else (guest, host)


def sit_together(host: Visitor, guest: Visitor) -> None:
    host.page.get_by_test_id("make-table").click()
    guest.page.goto(host.page.get_by_test_id("link").input_value())
    guest.page.get_by_test_id("sit").click()
    for visitor in (host, guest):
        visitor.page.get_by_test_id("table").wait_for()


def is_mine(page: Page) -> bool:
    return page.get_by_test_id("table").get_attribute("data-turn") == "mine"


def wonders_of_both(page: Page) -> int:
    return page.locator(".dslot.full").count()


def ask_to_take_back(asker: Visitor, other: Visitor) -> None:
    duel.decide_by_mouse(asker.page, duel.phase(asker.page))
    expect(other.page.locator(".dslot.full")).to_have_count(1)
    asker.page.get_by_role("button", name="Take back").click()
    expect(asker.page.get_by_test_id("offer")).to_contain_text("the answer is awaited")
    expect(other.page.get_by_test_id("offer")).to_contain_text("asks to take the last move back")


def test_a_move_is_taken_back_when_the_other_agrees(pair: PAIR) -> None:
    asker, other = pair
    ask_to_take_back(asker, other)
    other.page.locator('[data-act="agree"]').click()
    for visitor in pair:
        expect(visitor.page.locator(".dslot.full")).to_have_count(0)
        expect(visitor.page.get_by_test_id("offer")).to_have_count(0)
    expect(asker.page.get_by_test_id("table")).to_have_attribute("data-turn", "mine")


def test_a_move_stays_when_the_other_refuses(pair: PAIR) -> None:
    asker, other = pair
    ask_to_take_back(asker, other)
    other.page.locator('[data-act="refuse"]').click()
    expect(asker.page.get_by_test_id("offer")).to_have_count(0)
    assert wonders_of_both(asker.page) == 1
    expect(other.page.get_by_test_id("table")).to_have_attribute("data-turn", "mine")


def test_the_clock_of_whoever_is_to_move_runs_and_the_other_stands(pair: PAIR) -> None:
    for picked in range(WONDERS):
        expect_wonders(pair, picked)
        duel.decide_by_mouse(duel_turn(*pair).page, "draft")
    for visitor in pair:
        expect(visitor.page.get_by_test_id("table")).to_have_attribute("data-phase", "turn")
    mover, waiting = pair if duel_turn(*pair) is pair[0] else pair[::-1]
    mine = mover.page.locator(".side.left .clock")
    before = mine.inner_text()
    expect(mine).not_to_have_text(before)
    expect(mover.page.locator(".side.right .clock")).to_have_text(
        waiting.page.locator(".side.left .clock").inner_text()
    )


def expect_wonders(pair: PAIR, drafted: int) -> None:
    """Both have been told of so many wonders."""
    for visitor in pair:
        expect(visitor.page.locator(".dslot.full")).to_have_count(drafted)


def duel_turn(first: Visitor, second: Visitor) -> Visitor:
    """Who is to move; both have been told of the same."""
    return first if first.page.locator('[data-testid="table"][data-turn="mine"]').count() else second


def test_a_lost_game_on_time_says_so(visitor: Visitor) -> None:
    stage = Stage(visitor, "duel-age2")
    stage.states[0]["outcome"] = {"winners": [1], "by": "time"}
    stage.enter()
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("Ilmar wins")
    expect(visitor.page.get_by_text("ran out of time")).to_be_visible()


def test_a_room_fills_with_guests_and_bots_and_can_be_closed(invite: Invite) -> None:
    host, guest = invite(), invite()
    make_table(host, "classic", 3, "open")
    guest.page.goto(host.page.get_by_test_id("link").input_value())
    second, third = (host.page.locator(f'[data-seat="{seat}"]') for seat in (1, 2))
    second.get_by_role("button", name="Bot").click()
    expect(second).to_contain_text("Level 3")
    expect(guest.page.locator('[data-seat="1"]')).to_contain_text("Level 3")
    second.get_by_role("button", name="Open").click()
    guest.page.locator('[data-seat="2"]').get_by_test_id("sit").click()
    expect(third.get_by_role("button", name="Bot")).to_have_count(0)
    guest.page.get_by_role("button", name="Stand up").click()
    expect(third.get_by_role("button", name="Bot")).to_be_visible()
    host.page.get_by_role("button", name="Close").click()
    expect(guest.page.get_by_role("heading", name="closed")).to_be_visible()


def test_two_at_one_device_play_duel_in_turns(visitor: Visitor) -> None:
    visitor.go("/?make=hot")
    visitor.page.get_by_test_id("make-table").click()
    movers = set()
    for _ in range(10):
        now = duel.phase(visitor.page)
        movers.add(visitor.page.locator(".dp.now .nm1, .who-h.turn .nm1").first.inner_text())
        duel.decide_by_mouse(visitor.page, now)
    assert duel.phase(visitor.page) == "turn"
    assert len(movers) == 2


def test_three_at_one_device_play_classic_in_turns_and_see_only_their_own_hands(visitor: Visitor) -> None:
    make_table(visitor, "classic", 3, "me")
    page, names = visitor.page, []
    for _ in range(6):
        assert classic.phase(page) == "curtain"
        names.append(page.get_by_test_id("curtain").get_by_role("heading").inner_text())
        classic.decide_by_mouse(page, "curtain")
        expect(page.get_by_test_id("curtain")).to_have_count(0)
        classic.use_a_card(page)
    assert len(set(names)) == 3
    expect(page.get_by_test_id("last")).to_have_count(2)  # what both others did; mine stands in my city


def test_a_rematch_brings_both_to_the_same_new_table(pair: PAIR) -> None:
    loser, winner = pair
    old = loser.page.url
    loser.page.get_by_label("Menu").click()
    loser.page.locator('[data-act="ask-resign"]').click()
    loser.page.locator('[data-act="resign"]').click()
    loser.page.locator('[data-act="rematch"]').click()
    winner.page.get_by_role("button", name="To the rematch").click()
    for visitor in pair:
        expect(visitor.page.locator(".dslot")).not_to_have_count(0)
    assert loser.page.url == winner.page.url != old
