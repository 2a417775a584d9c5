"""The page itself: built files with names that change with their content, and one page for all addresses."""

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import File
from litestar.types import ControllerRouterHandler

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


def page_routes(folder: Path | None = None) -> list[ControllerRouterHandler]:
    """Serve a built page; none has been built in a bare checkout, and the server then says so."""
    root = (folder or BUILT).resolve()

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[Any]:
        path = request.scope["path"]
        found = (root / path.lstrip("/")).resolve()
        if found.is_relative_to(root) and found.is_file() and found.name != "index.html":
            kept = FOR_EVER if found.relative_to(root).parts[0] == HASHED else ASK_AGAIN
            kind = TYPES.get(found.suffix)
            return File(found, media_type=kind, content_disposition_type="inline", headers={"cache-control": kept})
        if "." in path.rpartition("/")[2] or path.startswith("/api"):
            raise NotFoundException
        return _index(root)

    handler: HTTPRouteHandler = page
    return [handler]


def _index(root: Path) -> Response[Any]:
    index = root / "index.html"
    if not index.is_file():
        text = "Thauma is running, but its page has not been built here: run `make page`."
        return Response(text, status_code=503, media_type=MediaType.TEXT)
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"cache-control": ASK_AGAIN})
