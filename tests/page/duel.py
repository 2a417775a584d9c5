"""Somebody who plays Duel on the page: builds what is free of cost first, and wonders whenever one can be had."""

from playwright.sync_api import Page

from tests.page.visitor import Visitor

MOST_DECISIONS = 80
WANTED = ("wonder", "build", "discard")  # wonders first: their effects ask for choices
KEYS = {"wonder": "w", "build": "b", "discard": "d"}
READY = '[data-testid="table"][data-turn="mine"], [data-testid="table"][data-phase="over"]'


def phase(page: Page) -> str:
    """What is to be decided; waits until it is my turn or the game is over."""
    page.locator(READY).wait_for()
    return page.get_by_test_id("table").get_attribute("data-phase") or ""


def play_by_mouse(visitor: Visitor, decisions: int = MOST_DECISIONS) -> str:
    """Play until the end, or some decisions; the phase in which it stopped."""
    for _ in range(decisions):
        now = phase(visitor.page)
        if now == "over":
            break
        decide_by_mouse(visitor.page, now)
    return phase(visitor.page)


def decide_by_mouse(page: Page, now: str) -> None:
    if now == "turn":
        cheap = page.locator(".struct .avail:not(.cant)")
        (cheap if cheap.count() else page.locator(".struct .avail")).first.click()
        page.locator(enabled_act(page)).click()
    else:
        page.locator(".dw:enabled, .choice .options button").first.click()
        page.locator('[data-act="confirm"]').click()


def enabled_act(page: Page) -> str:
    page.locator('[data-act="discard"]:enabled').wait_for()
    acts = [f'button[data-act="{act}"]:enabled' for act in WANTED]
    return next(act for act in acts if page.locator(act).count())


def play_by_keyboard(visitor: Visitor, decisions: int = MOST_DECISIONS) -> str:
    for _ in range(decisions):
        now = phase(visitor.page)
        if now == "over":
            break
        decide_by_keyboard(visitor, now)
    return phase(visitor.page)


def decide_by_keyboard(visitor: Visitor, now: str) -> None:
    page = visitor.page
    if now == "turn":
        visitor.tab_to(".struct .avail")
        page.keyboard.press("Enter")
        act = enabled_act(page)
        page.keyboard.press(next(key for name, key in KEYS.items() if f'"{name}"' in act))
    else:
        visitor.tab_to(".dw, .choice .options button")
        page.keyboard.press("Enter")
        page.locator('[data-act="confirm"]:enabled').wait_for()
        page.keyboard.press("b")
