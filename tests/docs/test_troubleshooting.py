"""What the page of troubles quotes is what our programs say."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "troubleshooting.md"
OTHERS = {
    "ensurepip is not available",
    "Killed",
    "signal 9",
    "THESE PACKAGES DO NOT MATCH THE HASHES",
    "quarterdeck: command not found",
    "Address already in use",
}
"""What other people's programs say."""


@cache
def everything_said() -> str:
    """The text of all sources, with the line breaks of strings taken out."""
    files = [
        ROOT / "Makefile",
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "src").rglob("*.ftl"),
        *(ROOT / "tools").glob("*.py"),
    ]
    return " ".join(" ".join(path.read_text(encoding="utf-8").split()) for path in files)


def test_each_quoted_message_exists() -> None:
    """The first column of the tables; `…` stands between two pieces of one message."""
    rows = re.findall(r"^\| (.+?) \| .+ \|$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    quoted = {text for row in rows for text in re.findall(r"`([^`]+)`", row)}
    assert len(quoted) > 12
    assert quoted > OTHERS
    assert [text for text in quoted - OTHERS if text not in everything_said()] == []
