"""Texts from files of any operating system, and texts for searching."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

_MARK: Final = codecs.BOM_UTF8
_LETTERS: Final = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe"})
"""Letters that Unicode does not count as letters with accents."""


def plain(data: bytes) -> bytes:
    """The bytes of a text without a byte-order mark at the beginning and with normal line ends.

    Windows editors add marks and other line ends, which mean nothing. Everything else stays, byte for byte.
    """
    return data.removeprefix(_MARK).replace(b"\r\n", b"\n")


def plain_text(text: str) -> str:
    """A decoded text without a byte-order mark at the beginning and with normal line ends."""
    return text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").replace("\r\n", "\n")


def folded(text: str) -> str:
    """A text in small letters without accents, as people type it in a search."""
    apart = unicodedata.normalize("NFD", text.casefold()).translate(_LETTERS)
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
