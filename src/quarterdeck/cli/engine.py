"""`quarterdeck engine`: our bots for other programs, by lines of text (docs/engine-protocol.md)."""

from __future__ import annotations

import sys
from threading import Lock
from typing import Final

from quarterdeck.cli.engine_talk import EngineTalk
from quarterdeck.cli.options import examples

EXAMPLES: Final = examples("engine", "engine < questions.txt")
LONGEST_LINE: Final = 1 << 24
"""The most bytes of a line that is read; what is longer is read in pieces, which are refused."""


def engine() -> None:
    """Let other programs use our bots: read commands from standard input, a line each, and answer them.

    Write hello to learn what there is, and quit at the end. See docs/engine-protocol.md.
    """
    lock = Lock()

    def say(line: str) -> None:
        with lock:
            sys.stdout.write(line + "\n")
            sys.stdout.flush()

    talk = EngineTalk(say)
    while line := sys.stdin.buffer.readline(LONGEST_LINE):
        if not talk.hear(line.decode("utf-8", errors="replace")):
            break
    talk.end()
