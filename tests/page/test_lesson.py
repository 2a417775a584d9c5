"""The first game with a coach in a browser: by mouse, by keyboard alone, on a phone, with wrong moves."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Invite
from tests.page.visitor import PHONE, Visitor
from thauma.catalog.names import LANGUAGES
from thauma.study.lessons import Task, lesson

ACT = {"build": "build", "wonder": "wonder", "progress": "confirm"}
KEYS = {"build": "b", "wonder": "w", "progress": "b"}
REACHED = """() => [...document.querySelectorAll('button, a[href]')]
  .filter((one) => !one.closest('[inert]') && one.closest('[data-testid="table"]')?.isConnected)
  .filter((one) => !one.closest('.coach, .bar, .pbar'))
  .map((one) => one.dataset.card ?? one.outerHTML.slice(0, 80))"""


CAN_HAVE_FOCUS = """(wanted) => [...document.querySelectorAll(wanted)]
  .some((one) => !one.closest('[inert]') && !one.disabled && one.tabIndex >= 0)"""


def due(visitor: Visitor, task: str) -> None:
    """It is the learner's turn, and this is the task."""
    visitor.page.locator(f'[data-testid="coach"][data-task="{task}"]:not([data-meant="none"])').wait_for()


def target(task: Task) -> str:
    if "token" in task.move:
        return f'.choice [data-token="{task.move["token"]}"]'
    return f'.struct [data-card="{task.move["card"]}"]'


def do(visitor: Visitor, task: Task) -> None:
    due(visitor, task.id)
    visitor.page.locator(target(task)).click()
    visitor.page.locator(f'button[data-act="{ACT[task.move["do"]]}"]').click()


def play_through(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.get_by_test_id("learn-door").click()
    for task in lesson("duel").tasks:
        do(visitor, task)
    expect(visitor.page.get_by_test_id("lesson-over")).to_be_visible()
    assert visitor.page.get_by_test_id("table").get_attribute("data-phase") == "over"


LANGUAGES_TRIED = [pytest.param(one, marks=() if one == "en" else pytest.mark.verify) for one in LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES_TRIED)
def test_a_newcomer_wins_the_first_game_with_the_coach(language: str, visitor: Visitor) -> None:
    visitor.keep(language=language)
    play_through(visitor)
    assert visitor.axe() == []
    visitor.page.locator('[data-act="real-game"]').click()
    at_once = ("data-phase", "turn")  # without a draft: with the wonders of a first game
    expect(visitor.page.get_by_test_id("table")).to_have_attribute(*at_once)
    visitor.go("/")
    expect(visitor.page.get_by_test_id("learn-door")).to_have_class(re.compile(r"\bdone\b"))


def test_it_goes_on_a_phone_too_and_with_the_keyboard_alone(invite: Invite) -> None:
    visitor = invite(viewport=PHONE)
    visitor.go("/learn/duel")
    for task in lesson("duel").tasks:
        due(visitor, task.id)
        visitor.page.wait_for_function(CAN_HAVE_FOCUS, arg=target(task))  # a new age is laid out first
        visitor.tab_to(target(task), limit=40)
        visitor.page.keyboard.press("Enter")
        visitor.page.locator(f'button[data-act="{ACT[task.move["do"]]}"]:enabled').wait_for()
        visitor.page.keyboard.press(KEYS[task.move["do"]])
    expect(visitor.page.get_by_test_id("lesson-over")).to_be_visible()


def test_the_first_age_of_classic_is_played_with_the_coach(visitor: Visitor) -> None:
    visitor.go("/learn/classic")
    for task in lesson("classic").tasks:
        due(visitor, task.id)
        visitor.page.locator(f'[data-testid="hand"] [data-card="{task.move["card"]}"]').click()
        visitor.page.locator(f'button[data-act="{task.move["do"]}"]').click()
    expect(visitor.page.get_by_test_id("lesson-over")).to_be_visible()
    assert visitor.axe() == []


def test_while_the_coach_points_nothing_else_can_be_reached(visitor: Visitor) -> None:
    visitor.go("/learn/duel")
    first, second = lesson("duel").tasks[:2]
    do(visitor, first)
    due(visitor, second.id)
    expect(visitor.page.get_by_test_id("ringed")).to_be_visible()
    assert visitor.page.evaluate(REACHED) == [second.move["card"]]
    assert visitor.axe() == []
    visitor.page.locator(".side.right").click(force=True)
    expect(visitor.page.get_by_test_id("coach-words")).to_contain_text("That one later")


def test_a_wrong_move_is_answered_and_leads_back(visitor: Visitor) -> None:
    visitor.go("/learn/duel")
    first, second = lesson("duel").tasks[:2]
    due(visitor, first.id)
    visitor.page.locator(target(first)).click()
    visitor.page.locator('button[data-act="discard"]').click()
    expect(visitor.page.get_by_test_id("coach-words")).to_contain_text("Tavern")
    visitor.page.locator('[data-act="lead-back"]').click()
    do(visitor, first)
    due(visitor, second.id)
    visitor.page.locator('[data-act="freely"]').click()
    visitor.page.locator('.struct .avail:not([data-card="lumber_yard"])').first.click()
    visitor.page.locator('button[data-act="discard"]').click()
    visitor.page.locator('[data-act="lead-back"]').click()
    do(visitor, second)
    due(visitor, lesson("duel").tasks[2].id)


def test_whoever_leaves_goes_on_where_they_were_and_steps_can_be_skipped_and_taken_back(visitor: Visitor) -> None:
    visitor.go("/learn/duel")
    first, second = lesson("duel").tasks[:2]
    due(visitor, first.id)
    visitor.page.keyboard.press("s")
    due(visitor, second.id)
    visitor.page.locator('[data-act="leave-lesson"]').click()
    visitor.page.locator('[data-lesson="duel"]').click()
    due(visitor, second.id)
    visitor.page.locator('[data-act="lesson-back"]').click()
    due(visitor, first.id)
