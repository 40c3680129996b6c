"""Texts from files, as editors of all systems write them."""

from __future__ import annotations

import codecs
from typing import Final

_MARK: Final = codecs.BOM_UTF8


def plain(data: bytes) -> bytes:
    """The same text without a byte-order mark at its beginning, and with lines that end as everywhere else.

    Editors of Windows add these, and they mean nothing. All else stays, byte for byte.
    """
    return data.removeprefix(_MARK).replace(b"\r\n", b"\n")


def plain_text(text: str) -> str:
    """The same for a text that has been decoded."""
    return text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}").replace("\r\n", "\n")
