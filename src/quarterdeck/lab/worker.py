"""A worker process: it reads a job and then numbers of chunks, one to a line, and answers each chunk with its tally."""

from __future__ import annotations

import sys

import msgspec

from quarterdeck.engine.registry import find_game
from quarterdeck.lab.chunks import Chunks, Job


def main() -> None:
    """Work until the input ends."""
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Job)
    chunks = Chunks(job, find_game(job.game))
    for line in sys.stdin.buffer:
        tally = chunks.play(int(line))
        sys.stdout.buffer.write(msgspec.json.encode(tally) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
