"""Stopping politely. The program that carries our connections cuts them as soon as it is told to stop, and only then
tells us. So the signals come here first: everybody is told, and then the stop goes its way."""

import asyncio
import signal

from thauma.server.process.house import House

SECONDS = 2.0  # for clients to hear it; those who don't read are cut


def say_goodbye_first(house: House) -> None:
    """From now on, a signal to stop is heard by the people at the tables before it does anything else."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        handler = getattr(loop, "_signal_handlers", {}).get(number)  # asyncio has no other way to find out
        if handler is not None:
            loop.add_signal_handler(number, _begin, loop, house, handler)


def _begin(loop: asyncio.AbstractEventLoop, house: House, stop: asyncio.Handle) -> None:
    if house.stopping.is_set():  # it was asked twice, so somebody is in a hurry
        loop.call_soon(stop._run)
        return
    farewell = house.say_goodbye(SECONDS)
    house.tables.in_background(farewell).add_done_callback(lambda _: stop._run())
