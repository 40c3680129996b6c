"""How a peer is timed: random games, for so many seconds of processor time. Prints one line of JSON for each figure."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable

WARM_UP = 0.2
"""The share of the time that is played before, and not counted."""
SIZE = 5
WITNESSES = 200
FIRST_ROUND = "0"


def seconds() -> float:
    """For how long to play, from the command line."""
    return float(sys.argv[1])


def versions(**packages: str) -> None:
    """Say which versions are measured."""
    say(versions=packages)


def witnessed(line: Callable[[], str]) -> None:
    """Say what games that are drawn alike come to, in the first round."""
    if os.environ.get("PEERS_ROUND", FIRST_ROUND) == FIRST_ROUND:
        say(witness=line())


def timed(name: str, play: Callable[[], int], games: int = 1) -> None:
    """Time random games. `play` plays so many games, and returns how many decisions were made."""
    spend(play, WARM_UP * seconds())
    calls, decisions, spent = spend(play, seconds())
    say(name=name, games=calls * games, decisions=decisions, seconds=spent)


def spend(play: Callable[[], int], enough: float) -> tuple[int, int, float]:
    """Play until so many seconds of processor time are spent: calls, decisions, seconds."""
    began = time.process_time()
    calls = decisions = 0
    while True:
        decisions += play()
        calls += 1
        spent = time.process_time() - began
        if spent >= enough:
            return calls, decisions, spent


def say(**told: object) -> None:
    """One line."""
    print(json.dumps(told), flush=True)
