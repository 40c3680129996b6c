"""Law 9: the order of moves and the number of lines from fixed positions are pinned; so are seeded random games.

What is pinned here must be the same compiled and not, on every machine. A change means that records,
action numbers or the dice changed: raise the game's `rules_version`, then regenerate.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.playout import perft
from quarterdeck.engine.registry import find_game
from tests.golden import check_golden
from tests.laws.setups import SETUPS, named

GOLDEN = Path(__file__).parent / "golden"
STOPS = (0, 1, 5, 16, 30)
LATE_STOPS = {
    "bremerhaven": (0, 3, 20, 45, 70, 100, 200, 260),
    "bruise-cruise": (0, 3, 40, 90, 140, 190, 400),
}
"""Of games that begin with many deals."""
DEPTH = 3
MOST_LINES = 40_000


def pins(game: Game, setup: Setup, stream: int) -> dict[str, object]:
    """Moves and perft counts along a random game, and a digest of its end."""
    dice = seeded(2026, stream)
    position = game.start(setup)
    stops: list[dict[str, object]] = []
    decisions = 0
    while not position.over():
        legal = position.legal()
        if decisions in LATE_STOPS.get(game.key, STOPS):
            lines = [perft(position, depth) for depth in range(1, DEPTH + 1) if len(legal) ** depth < MOST_LINES]
            moves = " ".join(game.text(position, move).replace(" ", "_") for move in legal)
            stops.append({"decisions": decisions, "player": position.player, "moves": moves, "perft": lines})
        position.play(legal[dice.below(len(legal))])
        decisions += 1
    digest = hashlib.sha256(repr(position.numbers()).encode()).hexdigest()
    return {"stops": stops, "decisions": decisions, "end": game.ending(position).how, "digest": digest[:16]}


@pytest.mark.parametrize("key", SETUPS)
def test_orders_and_counts_are_as_pinned(key: str) -> None:
    """A readable file for each game."""
    game = find_game(key)
    found = {f"{named(setup)} game {k}": pins(game, setup, k) for setup in SETUPS[key] for k in range(2)}
    check_golden(GOLDEN / f"{key}.json", msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")
