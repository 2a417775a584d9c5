"""Logs: one JSON object a line, or lines for people on a terminal. No secret and no hidden card gets into them.

Four rules keep them clean. A value under a secret key is masked, however deep it lies. A value that isn't plain data is
named by its type, for its text could hold anything. An exception is logged as its type and places, without its message.
Of what libraries log, only the first line is kept, without the part of an address after its question mark.
"""

import logging
import re
import secrets
import sys
from collections.abc import Mapping
from types import TracebackType
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict, Processor

MASK = "•••"
DEEPEST = 6
LONGEST_TEXT = 300
LONGEST_LIST = 50
OF_PEOPLE = "password passwords token tokens cookie cookies authorization bearer secret secrets signature key keys"
OF_TABLES = (
    "setup deal deals salt hand hands record records state states view views card cards pile "
    "move moves act acts choice choices legal news events observation"
)
OF_REQUESTS = "query params body headers"
SECRET_KEYS = frozenset(f"{OF_PEOPLE} {OF_TABLES} {OF_REQUESTS}".split())
QUERY = re.compile(r"\?\S*")
WORDS = re.compile(r"[a-z0-9]+")
REQUEST_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def set_up(level: str = "info", stream: TextIO | None = None, human: bool | None = None) -> None:
    """Send all logs, ours and those of the libraries, to a stream: standard error, if none is named."""
    target = stream or sys.stderr
    if human is None:
        human = target.isatty()
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *_before(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(target)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=_before(), processors=_after(human)))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for chatty in ("alembic", "numba"):  # one greets at every start, the other tells all that it compiles
        logging.getLogger(chatty).setLevel(logging.WARNING)


def _before() -> list[Processor]:
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
    ]


def _after(human: bool) -> list[Processor]:
    render: Processor
    if human:
        render = structlog.dev.ConsoleRenderer(timestamp_key="at")
    else:
        render = structlog.processors.JSONRenderer(ensure_ascii=False)
    return [
        tame_libraries,
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        place_exception,
        hide_secrets,
        render,
    ]


def logger(name: str) -> structlog.stdlib.BoundLogger:
    """The log of a part of the server: `logger("tables").info("table opened", table=id)`. The event is a fixed text."""
    found: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(f"thauma.{name}")
    return found


def begin_request(sent: str | None = None) -> str:
    """Give all that is logged from here on, in this task, the id of the request: the client's if it is fit for it."""
    request = sent if sent and REQUEST_ID.fullmatch(sent) else secrets.token_hex(8)
    structlog.contextvars.clear_contextvars()
    structlog.contextvars.bind_contextvars(request=request)
    return request


def log_request(operation: str, status: int, seconds: float) -> None:
    """One line for a request: what it was, not its address, for that may hold the link to a private table."""
    logger("http").info("request", operation=operation, status=status, ms=round(seconds * 1000, 1))


def hide_secrets(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Mask what is secret by its key, and show nothing but plain data."""
    return {key: MASK if is_secret(key) else _plain(value, DEEPEST) for key, value in event.items()}


def is_secret(key: Any) -> bool:
    """Whether a key names a secret by one of its words.

    >>> is_secret("Set-Cookie"), is_secret("old_password"), is_secret("seat")
    (True, True, False)
    """
    spelt = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", str(key)).lower()
    return not SECRET_KEYS.isdisjoint(WORDS.findall(spelt))


def _plain(value: Any, depth: int) -> Any:
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, str):
        return value if len(value) <= LONGEST_TEXT else f"{value[:LONGEST_TEXT]}…"
    if depth and isinstance(value, Mapping):
        return {str(key): MASK if is_secret(key) else _plain(inner, depth - 1) for key, inner in value.items()}
    if depth and isinstance(value, (list, tuple)):
        return [_plain(inner, depth - 1) for inner in value[:LONGEST_LIST]]
    return f"<{type(value).__name__}>"


def tame_libraries(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Shorten what isn't ours: asyncio, for one, shows on its second line what a task has thrown."""
    if not event.get("_from_structlog"):
        event["event"] = QUERY.sub("", next(iter(str(event["event"]).splitlines()), ""))
    return event


def place_exception(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Where and of which type an exception was; its message could name a card."""
    info = event.pop("exc_info", None)
    if info is True:
        info = sys.exc_info()
    error = info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        event["exception"] = [type(error).__name__, *_places(error.__traceback__)]
    event.pop("stack_info", None)
    return event


def _places(trace: TracebackType | None) -> list[str]:
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        module = trace.tb_frame.f_globals.get("__name__", "?")
        places.append(f"{module}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places
