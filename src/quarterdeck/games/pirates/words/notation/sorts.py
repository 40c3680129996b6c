"""Sorts of moves by their numbers, as codes.py has them: for words and refusals."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.geometry.angles import ROUND
from quarterdeck.games.pirates.table.catalog import MAST_PLACES
from quarterdeck.games.pirates.table.in_progress import KINDS
from quarterdeck.games.pirates.texts.abilities import SLUGS

CANNONS: Final = int(codes.CANNONS * KINDS)
"""How many cannons the number of a shot has room for, including kinds of shot."""
MEASURES: Final = 16
"""How many measures the number of a segment has room for."""
_SORTS: Final[tuple[tuple[int, int, str], ...]] = (
    (int(codes.PASS), 1, "done"),
    (1, 6, "die"),
    (int(codes.UNIT), int(codes.UNITS), "unit"),
    (int(codes.MOVE), 1, "move"),
    (int(codes.SHOOT), 1, "shoot"),
    (int(codes.REPAIR), 1, "repair"),
    (int(codes.SHOOT_FAR), 1, "shoot-far"),
    (int(codes.BOARD), 1, "board"),
    (int(codes.HUNT), 1, "hunt"),
    (int(codes.MAST), int(MAST_PLACES), "mast"),
    (int(codes.CAST_OFF), int(codes.UNITS), "cast-off"),
    (int(codes.SCUTTLE), int(codes.UNITS), "scuttle"),
    (int(codes.FREE_EXPLORE), int(codes.UNITS), "free-explore"),
    (int(codes.CREW), int(codes.PIECES), "crew"),
    (int(codes.ANY_CREW), 1, "any-crew"),
    (int(codes.ANY_COIN), 1, "any-coin"),
    (int(codes.ALL_CREW), 1, "all-crew"),
    (int(codes.SLOT), int(codes.SLOTS), "slot"),
    (int(codes.UNSEEN), 40, "unseen"),
    (int(codes.DEAL), int(codes.SLOTS), "deal"),
    (int(codes.ISLAND), int(codes.UNITS), "island"),
    (int(codes.ISLAND_CARD), 100, "island-card"),
    (int(codes.TERRAIN_CARD), 100, "terrain-card"),
    (int(codes.TERRAIN), 100, "terrain"),
    (int(codes.HANDLE), int(codes.PIECES * codes.PLACES), "handle"),
    (int(codes.HAND_OVER), int(codes.SLOTS * codes.PLACES), "hand-over"),
    (int(codes.USE), len(SLUGS) * int(codes.OF_UNITS), "use"),
    (int(codes.SACRIFICE), int(codes.PIECES), "sacrifice"),
    (int(codes.PICK), int(codes.UNITS * codes.OF_UNITS), "pick"),
    (int(codes.SHOW), int(codes.SLOTS), "show"),
    (int(codes.EVENT), int(codes.EVENTS), "event"),
    (int(codes.LOAD), int(codes.PIECES), "load"),
    (int(codes.RECRUIT), 1_000, "recruit"),
    (int(codes.COLLECTED), 500, "collected"),
    (int(codes.UNTURNED), int(codes.SLOTS), "unturned"),
    (int(codes.BUILD), int(codes.UNITS), "build"),
    (int(codes.STORE), int(codes.UNITS), "store"),
    (int(codes.MEND), int(codes.UNITS), "mend"),
    (int(codes.WATCH), int(codes.UNITS), "watch"),
    (int(codes.SWIM), int(codes.ISLANDS), "swim"),
    (int(codes.TURN_TO), int(ROUND), "turn-to"),
    (int(codes.FEAT), len(SLUGS) * int(codes.OF_UNITS * codes.AIMS), "feat"),
    (int(codes.SEGMENT), (MEASURES * int(ROUND)) << int(codes.LENGTH_BITS), "segment"),
    (int(codes.SHOT), CANNONS << int(codes.CANNON_BITS), "shot"),
    (int(codes.POSE), int(ROUND) << int(codes.TARGET_BITS), "pose"),
)
"""The first number, how many there are, and a name."""
_STARTS: Final = [start for start, _, _ in _SORTS]


def sort_of(move: int) -> tuple[str, int]:
    """The name of a move's sort and its number there; an empty name where no move has the number."""
    if move < 0:
        return "", move
    start, number, name = _SORTS[bisect_right(_STARTS, move) - 1]
    return (name, move - start) if move - start < number else ("", move)
