"""How fast the page is in a browser: the table in docs/page-speed.md.

    python benchmarks/page.py [RUNS]

The server runs on the same machine. The line is throttled in the browser to what Lighthouse calls slow 4G.
"""

import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import httpx  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.page.chromium import launch  # noqa: E402
from tests.page.staged import Stage  # noqa: E402
from tests.page.test_weight import weight  # noqa: E402
from tests.page.visitor import DESKTOP, Visitor  # noqa: E402
from tests.server.running import Server, running, sqlite_url  # noqa: E402
from thauma.language import LANGUAGES  # noqa: E402

SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1_638_400 / 8, "uploadThroughput": 750_000 / 8}
PLAYABLE = '[data-testid="play-duel"]'
WATCH = f"""
  new MutationObserver((_, observer) => {{
    if (!document.querySelector('{PLAYABLE}')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('playable')));
  }}).observe(document, {{ childList: true, subtree: true }});
"""
TIMES = """() => {
  const answer = performance.getEntriesByType('navigation')[0].responseStart;
  const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
  return { paint: at('first-contentful-paint') - answer, playable: at('playable') - answer };
}"""
PRESS = """(selector) => new Promise((done) => {
  const table = document.querySelector('[data-testid="table"]');
  new MutationObserver((_, observer) => {
    if (table.dataset.turn !== 'theirs') return;
    observer.disconnect();
    const shown = performance.now();
    requestAnimationFrame(() => setTimeout(() => done({ changed: shown - began, painted: performance.now() - began })));
  }).observe(table, { attributes: true });
  const began = performance.now();
  document.querySelector(selector).click();
})"""
FRAMES = """(duration) => new Promise((done) => {
  const frames = [];
  const began = performance.now();
  const tick = (now) => {
    frames.push(now);
    if (now - began < duration) requestAnimationFrame(tick);
    else done(frames.slice(1).map((at, n) => at - frames[n]));
  };
  requestAnimationFrame(tick);
})"""
MOTION = 1500  # ms of a turn's reveal
LATE = 25  # ms between two frames: one has been missed


@contextmanager
def visited(browser: Browser, url: str, **options: Any) -> Iterator[Visitor]:
    habits: dict[str, Any] = {"viewport": DESKTOP, "service_workers": "block", "locale": "en-GB"}
    visitor = Visitor(browser.new_context(**{**habits, **options}), url)
    try:
        yield visitor
    finally:
        visitor.close()


def first_load(browser: Browser, url: str, line: dict[str, Any] | None) -> dict[str, float]:
    """Bytes that travelled, and milliseconds from the server's first byte to the first paint and to a game's button."""
    with visited(browser, url) as visitor:
        wire = visitor.context.new_cdp_session(visitor.page)
        wire.send("Network.enable")
        if line:
            wire.send("Network.emulateNetworkConditions", line)
        sizes: list[float] = []
        wire.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
        visitor.page.add_init_script(WATCH)
        visitor.go()
        visitor.page.wait_for_function("() => performance.getEntriesByName('playable').length > 0")
        times: dict[str, float] = visitor.page.evaluate(TIMES)
        visitor.page.wait_for_load_state("networkidle")
        return {**times, "bytes": sum(sizes)}


def first_visits(browser: Browser, url: str, language: str) -> dict[str, float]:
    """Kilobytes that a first visit fetches."""
    found = {}
    with visited(browser, url, locale=language) as visitor:
        found["lobby"] = weight(visitor, visitor.go) / 1000
    for name in ("duel-age2", "classic-7"):
        with visited(browser, url, locale=language) as visitor:
            found[name] = weight(visitor, Stage(visitor, name).enter) / 1000
    return found


def local_move(browser: Browser, url: str, name: str, card: str) -> dict[str, float]:
    """Milliseconds from the press to the changed table, while the server says nothing at all."""
    with visited(browser, url, reduced_motion="reduce") as visitor:
        stage = Stage(visitor, name)
        stage.is_silent = True
        stage.enter()
        visitor.page.locator(card).first.click()
        visitor.page.locator('button[data-act="discard"]:enabled').wait_for()
        times: dict[str, float] = visitor.page.evaluate(PRESS, 'button[data-act="discard"]')
        return times


def frames_of_a_move(browser: Browser, url: str, name: str) -> list[float]:
    """Milliseconds between frames while the cards of a move fly."""
    with visited(browser, url, reduced_motion="no-preference") as visitor:
        stage = Stage(visitor, name)
        stage.enter()
        visitor.page.wait_for_timeout(1000)
        stage.next()
        found: list[float] = visitor.page.evaluate(FRAMES, MOTION)
        return found


def middle(rows: list[dict[str, float]]) -> str:
    return ", ".join(f"{key} {statistics.median(row[key] for row in rows):,.0f}" for key in rows[0])


def wait_for_bots(server: Server) -> None:
    """Until then they take a core for themselves."""
    while not httpx.get(f"{server.url}/health/ready").json()["bots"]:
        time.sleep(0.3)


def measure(browser: Browser, url: str, runs: int) -> None:
    for language in LANGUAGES:
        print(f"first visit in {language}, KB:", middle([first_visits(browser, url, language)]))
    for title, line in (("no limit", None), ("slow 4G", SLOW_4G)):
        print(f"first load, {title}:", middle([first_load(browser, url, line) for _ in range(runs)]))
    for name, card in (("duel-age2", ".struct .avail"), ("classic-5", '[data-testid="hand"] .avail')):
        print(f"a move, {name}:", middle([local_move(browser, url, name, card) for _ in range(runs)]))
    for name in ("duel-waiting", "classic-conflicts"):
        gaps = [gap for _ in range(runs) for gap in frames_of_a_move(browser, url, name)]
        late = sum(gap > LATE for gap in gaps) / len(gaps)
        print(f"frames, {name}: {1000 / statistics.mean(gaps):.0f} a second, {late:.1%} over {LATE} ms")


def main(runs: int) -> None:
    with (
        tempfile.TemporaryDirectory() as place,
        running(sqlite_url(Path(place)), Path(place)) as server,
        sync_playwright() as playwright,
    ):
        wait_for_bots(server)
        browser = launch(playwright)
        measure(browser, server.url, runs)
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
