"""What people who only hear a game are told of it, move by move."""

from __future__ import annotations

from collections.abc import Sequence

from quarterdeck.engine.dice import seeded
from quarterdeck.table.match import Match

SPECTATOR = -1


def hear(match: Match, seed: int, seats: Sequence[int] = (0, SPECTATOR)) -> dict[int, list[tuple[int, str]]]:
    """Play at random to the end; what these seats hear on the way, each thing once and none before it has happened."""
    dice = seeded(seed)
    heard: dict[int, list[tuple[int, str]]] = {seat: [] for seat in seats}
    while not match.over:
        known = match.revision
        if match.chance_waits:
            match.chance(dice)
        else:
            asked = match.waiting()
            seat = asked[dice.below(len(asked))]
            texts = match.legal(seat)
            match.play(seat, texts[dice.below(len(texts))])
        for seat, told in heard.items():
            fresh = match.news(seat, known)
            assert fresh is not None
            assert all(at > known for at, _ in fresh)
            told.extend(fresh)
    return heard
