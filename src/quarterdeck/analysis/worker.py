"""A worker process: it reads orders, one to a line, and answers each."""

from __future__ import annotations

import sys

import msgspec

from quarterdeck.analysis.questions import Order, answer
from quarterdeck.messages.language import speaking


def main() -> None:
    """Work until the input ends."""
    for line in sys.stdin.buffer:
        order = msgspec.json.decode(line, type=Order)
        with speaking(order.language):
            found = answer(order.question)
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
