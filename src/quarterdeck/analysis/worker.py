"""A worker process: reads questions, a line each, and answers each with what was found."""

from __future__ import annotations

import sys

import msgspec

from quarterdeck.analysis.questions import Question, answer


def main() -> None:
    """Work until nobody asks any more."""
    for line in sys.stdin.buffer:
        found = answer(msgspec.json.decode(line, type=Question))
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
