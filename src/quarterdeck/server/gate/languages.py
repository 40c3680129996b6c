"""The language of a request: the one its address asks for, else the one its browser prefers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from urllib.parse import parse_qs

from quarterdeck.messages.language import OWN, best_of

PARAMETER: Final = "language"
"""The parameter of an address with a chosen language. Sockets and pictures use it, since pages cannot set their headers."""
LONGEST: Final = 200
"""How many characters of a list of languages are read; browsers send a few dozen."""
_QUALITY: Final = re.compile(r"q=([01](?:\.\d{1,3})?)")


def language_of(query: bytes, accepted: str) -> str:
    """The language for a query string and an `Accept-Language` header: the first that Quarterdeck speaks, else English."""
    chosen = parse_qs(query[:2000].decode("latin-1")).get(PARAMETER, []) if PARAMETER.encode() in query else []
    return best_of([*chosen, *_preferred(accepted)]) or OWN


def _preferred(accepted: str) -> Iterator[str]:
    """The language tags of an `Accept-Language` header, the preferred ones first."""
    wanted = []
    for part in accepted[:LONGEST].split(","):
        tag, _, rest = part.partition(";")
        quality = _QUALITY.fullmatch(rest.strip())
        wanted.append((float(quality[1]) if quality else 1.0, tag.strip()))
    yield from (tag for quality, tag in sorted(wanted, key=lambda one: -one[0]) if quality > 0)
