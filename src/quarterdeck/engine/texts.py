"""Texts from files, as editors of all systems write them, and as people look for them."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

_MARK: Final = codecs.BOM_UTF8
_LETTERS: Final = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe"})
"""What Unicode does not take for letters with accents."""


def plain(data: bytes) -> bytes:
    """The bytes of a text without a byte-order mark at its beginning, and with lines that end as everywhere else.

    Editors of Windows add these, and they mean nothing. All else stays, byte for byte.
    """
    return data.removeprefix(_MARK).replace(b"\r\n", b"\n")


def plain_text(text: str) -> str:
    """A decoded text without a byte-order mark at its beginning, and with lines that end as everywhere else."""
    return text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").replace("\r\n", "\n")


def folded(text: str) -> str:
    """A text in small letters without accents, for searching: as people type it."""
    apart = unicodedata.normalize("NFD", text.casefold()).translate(_LETTERS)
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
