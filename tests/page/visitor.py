"""Somebody who visits the page with a browser of their own, and what went wrong meanwhile."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, ViewportSize, expect

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=360, height=740)
TABLET = ViewportSize(width=820, height=1180)
PATIENCE = 180_000  # ms; generous, because nothing here measures time and bots give way to everybody else
expect.set_options(timeout=PATIENCE)

STILL = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const ends = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ends.map((one) => one.finished));
}"""
RUN_AXE = """async (only) => {
  const told = await axe.run({ runOnly: only, resultTypes: ['violations'], preload: false });
  return told.violations;
}"""

SPEAK = """async (language) => {
  localStorage.setItem('thauma-settings', JSON.stringify({ language }));
  dispatchEvent(new StorageEvent('storage', { key: 'thauma-settings' }));
  while (document.documentElement.lang !== language) await new Promise((done) => setTimeout(done, 5));
  await document.fonts.ready;
}"""


class Visitor:
    """A page in a context of its own. Whatever the console complains about is a trouble."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.url = url
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        self.requests: list[Request] = []
        self._forgiven: list[re.Pattern[str]] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("request", self._see)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.troubles.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _see(self, request: Request) -> None:
        self.requests.append(request)
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.troubles.append(f"asked elsewhere: {request.url}")

    def forgive(self, pattern: str) -> None:
        """The browser itself complains when a server refuses or is gone; in some tests that is the point."""
        self._forgiven.append(re.compile(pattern))

    def assert_at_ease(self) -> None:
        bad = [trouble for trouble in self.troubles if not any(known.search(trouble) for known in self._forgiven)]
        assert not bad, "\n".join(bad)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)
        self.settle()

    def settle(self) -> None:
        """Wait until the page, its drawings and its letters are there."""
        self.page.locator("main, .replaying, [role=status]").first.wait_for(state="attached")
        self.page.evaluate("() => document.fonts.ready.then(() => null)")

    def keep(self, **settings: Any) -> None:
        """Choose settings before the page is loaded."""
        text = json.dumps(json.dumps(settings))
        self.context.add_init_script(f"localStorage.setItem('thauma-settings', {text})")

    def speaks(self, language: str) -> None:
        """Another language without a new load, as if it had been chosen in another tab."""
        self.page.evaluate(SPEAK, language)

    def turn(self, theme: str) -> None:
        """To the other theme without a new load, as the button for it does."""
        self.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)

    def sees_it_on(self, size: ViewportSize) -> None:
        """Another screen under the same page; when everything has come to rest."""
        self.page.set_viewport_size(size)
        self.page.evaluate(STILL)

    def hears(self, words: str | re.Pattern[str], loud: bool = False) -> None:
        """A screen reader says so."""
        expect(self.page.get_by_test_id("assertive" if loud else "polite")).to_contain_text(words)

    def axe(self, rules: Iterable[str] = ()) -> list[str]:
        """What axe finds wrong, one line for each kind and place; with rules, only those are asked."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        only = {"type": "rule", "values": list(rules)} if rules else {"type": "tag", "values": WCAG}
        found = self.page.evaluate(RUN_AXE, only)
        return [
            f"{violation['id']} ({violation['help']}): {node['html'][:160]} {node['failureSummary'][-160:]}"
            for violation in found
            for node in violation["nodes"]
        ]

    def choose(self, name: str, place: int) -> None:
        """One of a few options that stand side by side."""
        self.page.locator(f'label:has(input[name="{name}"])').nth(place).click()

    def tab_to(self, selector: str, limit: int = 150) -> None:
        """Press Tab until something that fits has the focus."""
        for _ in range(limit):
            if self.page.evaluate("(wanted) => !!document.activeElement?.matches(wanted)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key never reaches {selector}")

    def close(self) -> None:
        self.context.close()
