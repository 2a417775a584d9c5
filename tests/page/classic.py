"""Somebody who plays classic on the page: builds what can be built, then stages, and discards what is left."""

from playwright.sync_api import Page

from tests.page.visitor import Visitor

MOST_DECISIONS = 60
ACTS = {"revive": "b", "build_free": "f", "build": "b", "stage": "s", "discard": "d"}
READY = ", ".join(
    (
        '[data-testid="conflicts"]',
        '[data-testid="curtain"]',
        '[data-testid="table"][data-turn="mine"]',
        '[data-testid="table"][data-phase="over"]',
    )
)


def phase(page: Page) -> str:
    """What is to be done: conflicts to look at, a hand to be shown, a card to choose, or nothing any more."""
    page.locator(READY).first.wait_for()
    if page.get_by_test_id("conflicts").count():
        return "conflicts"
    if page.get_by_test_id("curtain").count():
        return "curtain"
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
    if now == "conflicts":
        page.locator('[data-testid="conflicts"] button').click()
    elif now == "curtain":
        page.locator('[data-act="lift"]').click()
    else:
        use_a_card(page)


def use_a_card(page: Page) -> None:
    payable = page.locator('[data-testid="hand"] .avail:not(.cant)')
    (payable if payable.count() else page.locator('[data-testid="hand"] .avail')).first.click()
    act = page.locator(f'[data-act="{best_act(page)}"]')
    act.click()
    if page.get_by_test_id("dock").count() and page.get_by_test_id("payments").count():
        act.click()  # the first press showed the payments of another use


def best_act(page: Page) -> str:
    page.get_by_test_id("dock").wait_for()
    enabled = [button.get_attribute("data-act") for button in page.locator(".acts .act:enabled").all()]
    return next(act for act in ACTS if act in enabled)


def play_by_keyboard(visitor: Visitor, decisions: int = MOST_DECISIONS) -> str:
    for _ in range(decisions):
        now = phase(visitor.page)
        if now == "over":
            break
        decide_by_keyboard(visitor, now)
    return phase(visitor.page)


def decide_by_keyboard(visitor: Visitor, now: str) -> None:
    page = visitor.page
    if now == "conflicts":
        visitor.tab_to('[data-testid="conflicts"] button')
        page.keyboard.press("Enter")
    else:
        visitor.tab_to('[data-testid="hand"] button.card')
        walk_to_something_open(page)
        page.keyboard.press("Enter")
        page.keyboard.press(ACTS[best_act(page)])


def walk_to_something_open(page: Page) -> None:
    page.keyboard.press("Home")
    for _ in range(page.locator('[data-testid="hand"] button.card').count()):
        if page.evaluate("() => document.activeElement.matches('.avail')"):
            return
        page.keyboard.press("ArrowRight")
