"""A quick check of strangers' TOML texts before they are read.

The reader of TOML takes time that grows with the square of how long dotted keys are, and fails on numbers of thousands
of digits. This check refuses texts that do not look like a pack or fleet, in time that grows only with their length.
"""

from __future__ import annotations

import re
from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.saying import SAY

LARGEST: Final = 1_000_000
"""The largest size of a text, in bytes of UTF-8."""
LONGEST_LINE: Final = 20_000
MOST_PARTS: Final = 8
"""The most parts of a dotted key or a table's name: `a.b.c` has three."""
MOST_NESTED: Final = 16
"""How deep lists and tables may be nested."""
LONGEST_WORD: Final = 120
"""The most characters of a number or of a key without quotes."""

_QUOTED: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:"{3,5}|\\?\Z)'
    r"|'''(?:[^']|'(?!''))*+(?:'{3,5}|\Z)"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
"""Texts in quotes, even without an end, and comments."""
_WORD: Final = re.compile(r"[\w+-]+")
_BRACKET: Final = re.compile(r"[\[\]{}]")
_BETWEEN_KEYS: Final = re.compile(r"[=,{}\[\]\n]")


class Unfit(Malformed):
    """A text that is refused without being read; `line` counts from 1, 0 means the text as a whole."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(SAY("line", line=str(line)) if line else "", problem)
        self.line = line


def check_toml(content: str) -> None:
    """Check that a text can be read in little time, if it is TOML at all; `Unfit` says what is too much, and on which line."""
    try:
        size = len(content.encode())
    except UnicodeEncodeError:
        raise Unfit(0, SAY("no-unicode")) from None
    if size > LARGEST:
        raise Unfit(0, SAY("pack-too-large", size=size, most=LARGEST))
    depth = 0
    for number, line in enumerate(_without_texts(content).split("\n"), start=1):
        check_line(number, line)
        for bracket in _BRACKET.findall(line):
            depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
            if depth > MOST_NESTED:
                raise Unfit(number, SAY("lists-nested", most=MOST_NESTED))


def check_line(number: int, line: str) -> None:
    """Check that a line without its quoted texts is not too long, nor its keys and numbers."""
    if len(line) > LONGEST_LINE:
        raise Unfit(number, SAY("line-too-long", length=len(line), most=LONGEST_LINE))
    if len(line) > LONGEST_WORD and max(map(len, _WORD.findall(line)), default=0) > LONGEST_WORD:
        raise Unfit(number, SAY("word-too-long", most=LONGEST_WORD))
    if line.count(".") < MOST_PARTS:
        return
    if max(part.count(".") for part in _BETWEEN_KEYS.split(line)) >= MOST_PARTS:
        raise Unfit(number, SAY("key-parts", most=MOST_PARTS))


def _without_texts(content: str) -> str:
    """The text with the same lines, but with empty quotes and without comments."""
    return _QUOTED.sub(lambda found: '""' + "\n" * found[0].count("\n"), content)
