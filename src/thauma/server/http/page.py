"""The page itself: built files with names that change with their content, and one page for all addresses."""

from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import File
from litestar.types import ControllerRouterHandler

from thauma.server.http.door import guard_page

BUILT = Path(__file__).resolve().parent.parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {  # whatever the machine may think of them: a browser runs no script of an unknown type
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
HASHED = "assets"  # the folder whose files never change under one name
PACKED = {"br": ".br", "gzip": ".gz"}  # how the build has packed them, the smallest first
HEAD_ENDS = b"</head>"


class Early(msgspec.Struct, frozen=True):
    """Which files a page and a language need: see web/plugins/early.ts."""

    pages: dict[str, list[str]] = {}
    languages: dict[str, list[str]] = {}


def page_routes(folder: Path | None = None) -> list[ControllerRouterHandler]:
    """Serve a built page; none has been built in a bare checkout, and the server then says so."""
    root = (folder or BUILT).resolve()

    @get(["/", "/{path:path}"], include_in_schema=False, guards=[guard_page], opt={"operation": "page.see"})
    async def page(request: Request[Any, Any, Any]) -> Response[Any]:
        path = request.scope["path"]
        found = _found(root, path)
        if found is not None:
            return _file(found, found.relative_to(root).parts[0] == HASHED, request.headers.get("accept-encoding", ""))
        if "." in path.rpartition("/")[2] or path.startswith("/api"):
            raise NotFoundException
        return _index(root, path.split("/")[1], request.headers.get("accept-language", ""))

    handler: HTTPRouteHandler = page
    return [handler]


def _found(root: Path, path: str) -> Path | None:
    """The file of an address, if it is one of ours."""
    try:
        found = (root / path.lstrip("/")).resolve()
        is_ours = found.is_relative_to(root) and found.is_file() and found.name != "index.html"
    except (OSError, ValueError):  # no file has such a name: it is too long, or holds a zero byte
        raise NotFoundException from None
    return found if is_ours else None


def _file(found: Path, is_hashed: bool, accepted: str) -> Response[Any]:
    headers = {"cache-control": FOR_EVER if is_hashed else ASK_AGAIN, "vary": "accept-encoding"}
    sent, kind = found, TYPES.get(found.suffix)
    for encoding, suffix in PACKED.items():
        packed = found.with_name(found.name + suffix)
        if is_hashed and encoding in accepted and packed.is_file():
            sent, headers["content-encoding"] = packed, encoding
            break
    return File(sent, media_type=kind, content_disposition_type="inline", headers=headers)


def _index(root: Path, name: str, languages: str) -> Response[Any]:
    """The page, with the files in its head that it will ask for: so it gets all of them at once."""
    index = root / "index.html"
    if not index.is_file():
        text = "Thauma is running, but its page has not been built here: run `make page`."
        return Response(text, status_code=503, media_type=MediaType.TEXT)
    links = "".join(_link(file) for file in _needed(root, name, languages))
    content = index.read_bytes().replace(HEAD_ENDS, links.encode() + HEAD_ENDS)
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-language"}
    return Response(content, media_type=MediaType.HTML, headers=headers)


def _needed(root: Path, name: str, languages: str) -> list[str]:
    told = root / "early.json"
    early = msgspec.json.decode(told.read_bytes(), type=Early) if told.is_file() else Early()
    wishes = [wish.strip()[:2].lower() for wish in languages.split(",")]
    spoken = next((wish for wish in wishes if wish in early.languages), "en")
    return early.pages.get(name, []) + early.languages.get(spoken, [])


def _link(file: str) -> str:
    relation = "stylesheet" if file.endswith(".css") else "modulepreload"
    return f'<link rel="{relation}" crossorigin href="{file}">'
