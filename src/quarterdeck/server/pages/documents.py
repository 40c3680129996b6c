"""Bodies that are the same for everybody, or for all who speak a language: kept whole, compressed and with a tag, so that they are sent but once."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from litestar import Response
from msgspec import Struct

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
ASK_AGAIN: Final = "no-cache"
"""May be kept, but the server is asked whether it is still so."""
WORTH_IT: Final = 800
"""Bytes from which on compression pays."""
JSON: Final = "application/json"
LANGUAGE: Final = "accept-language"
"""The header on which bodies with sentences depend."""


class Document(Struct, frozen=True):
    """A body, also compressed where that makes it shorter."""

    body: bytes
    media: str
    tag: str
    """The ETag of the document."""
    cache: str
    zipped: bytes | None = None
    brotli: bytes | None = None
    vary: str = ""
    """A header of the request on which the body depends, too."""


def document(
    body: bytes,
    media: str,
    *,
    cache: str = ASK_AGAIN,
    zipped: bytes | None = None,
    brotli: bytes | None = None,
    vary: str = "",
) -> Document:
    """A document; compressed with gzip here unless that has been done."""
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    if zipped is None and brotli is None and len(body) >= WORTH_IT and not _is_packed(media):
        zipped = gzip.compress(body, 9, mtime=0)
    return Document(body, media, tag, cache, zipped, brotli, vary)


def _is_packed(media: str) -> bool:
    return media.startswith(("image/", "font/", "audio/")) and not media.startswith("image/svg")


def answer(found: Document, headers: Mapping[str, str], status: int = 200) -> Response[bytes]:
    """The document as an answer to a request with these headers: in a form it takes, or that nothing has changed."""
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
