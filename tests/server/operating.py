"""What an operator does, in tests, as from the command line; it holds at the server when it returns."""

from functools import partial

from tests.server.visitors import Place
from thauma.server.admin.actions import AdminAction, Done


def act(place: Place, action: AdminAction) -> Done:
    with place.client.portal() as portal:
        return portal.call(partial(place.house.carry_out, action, None))
