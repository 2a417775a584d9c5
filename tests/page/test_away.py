"""The connection, the server and the browser come and go; the game and the pages that need no server stay."""

from playwright.sync_api import expect

from tests.page import duel
from tests.page.conftest import Invite
from tests.page.test_games import make_table
from tests.page.visitor import Visitor
from tests.server.running import Server

GONE = r"Failed to load resource|WebSocket connection|ERR_|Failed to fetch"


def wait_for_worker(visitor: Visitor) -> None:
    visitor.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    visitor.page.wait_for_function("() => caches.keys().then((names) => names.length > 0)")


def test_a_game_survives_a_reload_and_a_killed_server_and_some_pages_need_none(invite: Invite, server: Server) -> None:
    player, reader = invite(), invite(service_workers="allow")
    player.forgive(GONE)
    reader.forgive(GONE)
    reader.go()
    wait_for_worker(reader)
    make_table(player, "duel", 2)
    assert duel.play_by_mouse(player, decisions=3) == "draft"
    player.page.reload()
    assert duel.play_by_mouse(player, decisions=2) != "over"

    server.kill()
    player.hears("Connection lost", loud=True)
    expect(player.page.get_by_text("Connecting …").first).to_be_visible()
    read_without_a_server(reader)

    server.start()
    expect(player.page.get_by_text("Connecting …")).to_have_count(0)
    assert duel.play_by_mouse(player, decisions=4) != "over"


def read_without_a_server(reader: Visitor) -> None:
    for path, heading in (("/pad", "Score pad"), ("/cards", "Cards"), ("/rules", "Rules")):
        reader.go(path)
        expect(reader.page.get_by_role("heading", level=1)).to_contain_text(heading, ignore_case=True)
    reader.go()
    expect(reader.page.get_by_text("The server does not answer")).to_be_visible()
    reader.page.get_by_test_id("play-duel").click()
    expect(reader.page.locator(".toast.bad")).to_contain_text("The server can't be reached.")


def test_without_a_connection_the_page_says_what_still_works(invite: Invite) -> None:
    visitor = invite(service_workers="allow")
    visitor.forgive(GONE)
    visitor.go()
    wait_for_worker(visitor)
    visitor.context.set_offline(True)
    expect(visitor.page.get_by_text("You are offline.")).to_be_visible()
    visitor.go("/pad")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
