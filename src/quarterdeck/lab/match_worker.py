"""A worker process of a match: each line it reads names a game, and it answers with how that game went."""

from __future__ import annotations

import sys

import msgspec

from quarterdeck.engine.registry import find_game
from quarterdeck.lab.chunks import Chunks, Order


def main() -> None:
    """Work until the input ends. The bots of the latest job are kept, since its games come one after the other."""
    chunks: Chunks | None = None
    for line in sys.stdin.buffer:
        order = msgspec.json.decode(line, type=Order)
        if chunks is None or chunks.job != order.job:
            chunks = Chunks(order.job, find_game(order.job.game))
        sys.stdout.buffer.write(msgspec.json.encode(chunks.play_game(order.number)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
