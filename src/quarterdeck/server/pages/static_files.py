"""The client's files, as they were built; every page of the client is the same `index.html`."""

from __future__ import annotations

import html
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from quarterdeck.server.pages.documents import ASK_AGAIN, FOR_EVER, Document, answer, document
from quarterdeck.server.problems import SAY, NotThere

INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""The folder whose files have a digest of their content in their name."""
NOT_PAGES: Final = ("api", "ws", "assets", "schema", "metrics", "healthz", "readyz")
"""Beginnings of paths that are not pages of the client."""
MEDIA: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The kinds of files that may be served, with their media types."""


def built_pages() -> Path:
    """Where the build puts the client's files."""
    return Path(str(files("quarterdeck.server"))) / "static"


class Pages:
    """The client's files by path. They are read once, so a file that was not there then is never served."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, Document] = {}

    def find(self, path: str) -> Document | None:
        """The file with this path, such as `assets/index-3fa9.js`; None if there is none."""
        if INDEX not in self._files:
            self._files = read_files(self._folder)
        return self._files.get(path)


def read_files(folder: Path) -> dict[str, Document]:
    """All files below a folder that may be served, with the compressed files beside them."""
    found: dict[str, Document] = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        media = MEDIA.get(path.suffix)
        if media is None or not path.is_file():
            continue
        name = path.relative_to(folder).as_posix()
        cache = FOR_EVER if name.startswith(HASHED) else ASK_AGAIN
        zipped, brotli = _beside(path, ".gz"), _beside(path, ".br")
        found[name] = document(path.read_bytes(), media, cache=cache, zipped=zipped, brotli=brotli)
    return found


def _beside(path: Path, suffix: str) -> bytes | None:
    other = path.with_name(path.name + suffix)
    return other.read_bytes() if other.is_file() else None


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[None, None, State], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or the client itself for the path of one of its pages."""
    return find_page(request.app.state.pages, path.strip("/"), request.headers)


def find_page(pages: Pages, path: str, headers: Mapping[str, str]) -> Response[bytes]:
    """The answer for a path; `NotThere` if it is neither a file nor a page."""
    index = pages.find(INDEX)
    found = pages.find(path)
    if found is not None:
        return answer(found, headers)
    first, last = path.partition("/")[0], path.rpartition("/")[2]
    if first in NOT_PAGES or "." in last:
        raise NotThere(SAY("not-found"))
    return answer(index, headers) if index is not None else not_built()


def not_built() -> Response[bytes]:
    """A page that says what is missing and how to make it."""
    title, text = html.escape(SAY("not-built-title")), html.escape(SAY("not-built"))
    body = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1><p>{text}</p>'
    return Response(body.encode(), status_code=503, media_type="text/html")
