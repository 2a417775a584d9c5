"""Logs: JSON lines, and nothing secret in them, however it was put there."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from thauma.server.process.logs import MASK, SECRET_KEYS, begin_request, hide_secrets, log_request, logger, set_up

SECRET = "the-hidden-thing"


class Log(io.StringIO):
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]


@pytest.fixture
def log() -> Iterator[Log]:
    """Everything that is logged, as JSON lines; afterwards logging is as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    written = Log()
    set_up("debug", written, human=False)
    yield written
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()


def test_a_line_says_what_when_and_where(log: Log) -> None:
    logger("tables").info("table opened", table="abc", seats=2)
    (line,) = log.lines()
    assert line.pop("at").endswith("Z")
    assert line == {"event": "table opened", "level": "info", "logger": "thauma.tables", "table": "abc", "seats": 2}


def test_what_the_compiler_tells_of_its_work_is_left_out(log: Log) -> None:
    logging.getLogger("numba.core.byteflow").debug("dispatch pc=0")
    logging.getLogger("numba").warning("something is wrong")
    assert [line["event"] for line in log.lines()] == ["something is wrong"]


def test_what_libraries_log_comes_in_the_same_shape(log: Log) -> None:
    logging.getLogger("sqlalchemy.pool").warning("slow %s", "pool")
    (line,) = log.lines()
    assert (line["event"], line["level"], line["logger"]) == ("slow pool", "warning", "sqlalchemy.pool")


NAMED = ["password", "token", "cookie", "authorization", "setup", "deal", "salt", "hand", "hands", "record", "state"]
DISGUISED = ["Set-Cookie", "X-Authorization", "newPassword", "old_password", "MOVE", "move", "legal", "query_string"]


@pytest.mark.parametrize("key", NAMED + DISGUISED)
def test_a_secret_key_never_comes_through(log: Log, key: str) -> None:
    logger("x").info("direct", **{key: SECRET})
    logger("x").info("nested", a={"b": [{"c": {key: SECRET}}]}, d=({key: [SECRET]},))
    logger("x").bind(**{key: {"deep": SECRET}}).warning("bound")
    assert len(log.lines()) == 3
    assert SECRET not in log.getvalue()
    assert log.lines()[1]["a"] == {"b": [{"c": {key: MASK}}]}


class Holder(msgspec.Struct):
    setup: str


def test_an_object_is_named_but_not_shown(log: Log) -> None:
    logger("x").info("objects", one=Holder(SECRET), many=[Holder(SECRET)], raw=SECRET.encode(), some={SECRET})
    (line,) = log.lines()
    assert (line["one"], line["many"], line["raw"], line["some"]) == ("<Holder>", ["<Holder>"], "<bytes>", "<set>")


def test_what_lies_too_deep_is_not_shown() -> None:
    nest: Any = SECRET
    for _ in range(2000):
        nest = [nest]
    assert SECRET not in str(hide_secrets(None, "info", {"event": "x", "nest": nest}))


def test_an_exception_shows_its_type_and_places_but_not_its_words(log: Log) -> None:
    def fail() -> None:
        raise ValueError(f"{SECRET} is not in the hand")

    try:
        fail()
    except ValueError as error:
        logger("x").exception("failed")
        logger("x").error("failed", exc_info=error)
        logging.getLogger("litestar").error("failed", exc_info=True)
    assert SECRET not in log.getvalue()
    for line in log.lines():
        assert line["exception"][0] == "ValueError"
        assert line["exception"][-1].endswith(" fail")


def test_what_a_forgotten_task_has_thrown_is_not_told(log: Log) -> None:
    logging.getLogger("asyncio").error(f"Task exception was never retrieved\nfuture: <Task {SECRET}>")
    assert [line["event"] for line in log.lines()] == ["Task exception was never retrieved"]


def test_a_query_string_of_a_library_is_cut_off(log: Log) -> None:
    logging.getLogger("uvicorn.error").info(f'"GET /api/tables/x/state?seat={SECRET} HTTP/1.1" 200')
    assert [line["event"] for line in log.lines()] == ['"GET /api/tables/x/state HTTP/1.1" 200']


def test_all_lines_of_a_request_bear_its_id(log: Log) -> None:
    request = begin_request()
    logger("x").info("one")
    log_request("tables.see", 200, 0.0123)
    assert [line["request"] for line in log.lines()] == [request, request]
    assert (log.lines()[1]["operation"], log.lines()[1]["status"], log.lines()[1]["ms"]) == ("tables.see", 200, 12.3)
    assert begin_request() != request


@pytest.mark.parametrize(("sent", "taken"), [("abc-123", True), ("a b", False), ("x\n", False), ("y" * 65, False)])
def test_the_clients_request_id_is_taken_only_if_it_is_fit(sent: str, taken: bool) -> None:
    assert (begin_request(sent) == sent) == taken
    structlog.contextvars.clear_contextvars()


def test_a_line_stays_one_line(log: Log) -> None:
    logger("x").info("odd", name="Ann\nBo\x1b[31m")
    assert len(log.getvalue().splitlines()) == 1


def test_the_human_form_hides_the_same(log: Log) -> None:
    set_up("info", log, human=True)
    logger("x").info("direct", password=SECRET, nested={"hand": [SECRET]})
    assert "direct" in log.getvalue()
    assert SECRET not in log.getvalue()


trees = st.recursive(
    st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from([*sorted(SECRET_KEYS), "a", "seat"]), inner, max_size=3)
    ),
)


def secrets_in(value: Any) -> list[Any]:
    if isinstance(value, dict):
        own = [inner for key, inner in value.items() if key in SECRET_KEYS]
        return own + [found for inner in value.values() for found in secrets_in(inner)]
    return [found for inner in value for found in secrets_in(inner)] if isinstance(value, list) else []


@given(trees)
def test_whatever_lies_under_a_secret_key_is_masked(tree: Any) -> None:
    assert set(map(str, secrets_in(hide_secrets(None, "info", {"event": "x", "tree": tree})["tree"]))) <= {MASK}
