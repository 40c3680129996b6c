"""The position files that pages show: blocks of JSON that name a game, and what a command line writes with echo."""

from __future__ import annotations

import json
import re
from typing import Final

from tests.docs.files import ROOT, blocks, pages

_NAMES_A_GAME: Final = '"game"'
_ECHO: Final = re.compile(r"echo '(\{\"game\".*?\})' >")


def shown_positions() -> dict[str, str]:
    """Each position file that a page shows, by page and number."""
    found: dict[str, str] = {}
    for page in pages():
        whole = page.read_text(encoding="utf-8")
        if _NAMES_A_GAME not in whole:
            continue  # to read every page of the rules as Markdown takes seconds
        written = _ECHO.findall(whole)
        texts = [*filter(is_position, blocks(page, "json")), *written]
        found |= {f"{page.relative_to(ROOT)} {number}": text for number, text in enumerate(texts, start=1)}
    return found


def is_position(text: str) -> bool:
    """Whether a block is a position file: one JSON object with a game that is no line of a record or of the protocol."""
    try:
        fields = json.loads(text)
    except ValueError:
        return False
    return isinstance(fields, dict) and "game" in fields and not {"quarterdeck", "type", "seats"} & fields.keys()
