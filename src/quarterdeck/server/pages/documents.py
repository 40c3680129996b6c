"""Bodies that are the same for everybody, or for a language: kept compressed and with a tag, so that each is sent only once."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from litestar import Response
from msgspec import Struct

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""The caching of files whose name changes with their content."""
ASK_AGAIN: Final = "no-cache"
"""The caching of documents that may be kept if the server is asked whether they have changed."""
WORTH_IT: Final = 800
"""The number of bytes from which on compression is worth it."""
JSON: Final = "application/json"
LANGUAGE: Final = "accept-language"
"""The request header that bodies with sentences depend on."""


class Document(Struct, frozen=True):
    """A body, also in compressed form if that is shorter."""

    body: bytes
    media: str
    tag: str
    """The ETag of the document."""
    cache: str
    zipped: bytes | None = None
    brotli: bytes | None = None
    vary: str = ""
    """A request header that the body also depends on."""


def document(
    body: bytes,
    media: str,
    *,
    cache: str = ASK_AGAIN,
    zipped: bytes | None = None,
    brotli: bytes | None = None,
    vary: str = "",
) -> Document:
    """A document, which is compressed with gzip here unless it already is."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    if zipped is None and brotli is None and len(body) >= WORTH_IT and not _is_packed(media):
        zipped = gzip.compress(body, 9, mtime=0)
    return Document(body, media, tag, cache, zipped, brotli, vary)


def _is_packed(media: str) -> bool:
    return media.startswith(("image/", "font/", "audio/")) and not media.startswith("image/svg")


def answer(found: Document, headers: Mapping[str, str], status: int = 200) -> Response[bytes]:
    """The answer to a request with these headers: the document in a form that it accepts, or that nothing has changed."""
    told = {
        "etag": found.tag,
        "cache-control": found.cache,
        "vary": ", ".join(filter(None, ["accept-encoding", found.vary])),
    }
    if found.tag in [tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")]:
        return Response(b"", status_code=304, headers=told, media_type=found.media)
    body, coding = _packed(found, headers.get("accept-encoding", ""))
    if coding:
        told["content-encoding"] = coding
    return Response(body, status_code=status, headers=told, media_type=found.media)


def _packed(found: Document, accepted: str) -> tuple[bytes, str]:
    codings = {part.partition(";")[0].strip() for part in accepted.lower().split(",") if not part.endswith("q=0")}
    if found.brotli is not None and "br" in codings:
        return found.brotli, "br"
    if found.zipped is not None and "gzip" in codings:
        return found.zipped, "gzip"
    return found.body, ""
