"""The start of a worker: the first ones say why they can't; one that comes later waits until it can."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from thauma.server.process import starting
from thauma.server.store.errors import CannotOpen, InUse


@pytest.fixture(autouse=True)
def signals(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What the parent would have been told."""
    told: list[int] = []
    monkeypatch.setattr("thauma.server.process.starting.PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(os, "kill", lambda _pid, what: told.append(what))
    return told


class Door:
    """Opens after some refusals."""

    def __init__(self, *refusals: Exception) -> None:
        self._refusals = list(refusals)

    async def open(self) -> str:
        if self._refusals:
            raise self._refusals.pop(0)
        return "open"


def test_the_first_worker_says_why_it_cannot_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, signals: list[int]
) -> None:
    file = tmp_path / "refusal"
    monkeypatch.setenv(starting.VARIABLE, str(file))
    for sentence in ("it is newer", "said by another worker"):
        with pytest.raises(CannotOpen):
            asyncio.run(starting.until_open(Door(CannotOpen(sentence)).open))
    assert file.read_text() == "it is newer"
    assert signals == [starting.REFUSED] * 2


def test_a_fault_of_ours_ends_the_start_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, signals: list[int]
) -> None:
    file = tmp_path / "refusal"
    monkeypatch.setenv(starting.VARIABLE, str(file))
    with pytest.raises(KeyError):
        asyncio.run(starting.until_open(Door(KeyError("a secret")).open))
    assert file.read_text() == "the server failed to start (KeyError): the log says where"
    assert signals == [starting.REFUSED]


def test_a_database_that_the_last_server_still_holds_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, signals: list[int]
) -> None:
    monkeypatch.setenv(starting.VARIABLE, str(tmp_path / "refusal"))
    assert asyncio.run(starting.until_open(Door(*[InUse("in use")] * 3).open)) == "open"
    assert signals == [starting.UP]


def test_a_worker_that_takes_the_place_of_another_waits_for_the_database(
    monkeypatch: pytest.MonkeyPatch, signals: list[int]
) -> None:
    monkeypatch.setenv(starting.VARIABLE, "")
    assert asyncio.run(starting.until_open(Door(*[CannotOpen("away")] * 5).open)) == "open"
    assert signals == []


def test_whoever_starts_the_app_otherwise_gets_the_error(monkeypatch: pytest.MonkeyPatch, signals: list[int]) -> None:
    monkeypatch.delenv(starting.VARIABLE, raising=False)
    with pytest.raises(CannotOpen):
        asyncio.run(starting.until_open(Door(CannotOpen("away")).open))
    assert signals == []


def test_the_process_that_started_workers_stops_when_they_refuse(
    monkeypatch: pytest.MonkeyPatch, signals: list[int]
) -> None:
    monkeypatch.setenv(starting.VARIABLE, "")
    handlers = {number: signal.getsignal(number) for number in (starting.REFUSED, starting.UP)}
    try:
        start = starting.Start()
        Path(os.environ[starting.VARIABLE]).write_text("it is newer")
        signal.raise_signal(starting.REFUSED)
        assert signals == [signal.SIGTERM]
        assert start.take_refusal() == "it is newer"
        assert start.take_refusal() is None
        signal.raise_signal(starting.UP)
        assert os.environ[starting.VARIABLE] == ""
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
