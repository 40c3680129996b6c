"""Terrain, mysterious islands and forts in pictures and in words (PI-16.1, PI-8.5, PI-R100)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import PIRATES, codes
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.mysterious_islands import mysterious
from quarterdeck.games.pirates.table import questions
from quarterdeck.scene.shapes import Scene

PIECES = {
    "fog-bank": "Fog Bank", "iceberg-3": "Iceberg 3", "reef-1": "Long Reef", "sargasso-sea": "Sargasso Sea",
    "whirlpool": "Whirlpool", "trade-current": "Trade Current", "reef-2": "Round Reef",
}  # fmt: skip
"""Terrain as it comes to the table, and its names; a second whirlpool comes last."""
SECOND = "whirlpool"
NINE = 9
"""Parts of the sea."""


def until_the_first_turn() -> Iterator[PiratesPosition]:
    """A game in which terrain of every kind is placed, decision by decision."""
    options = PiratesOptions(terrain=4, mysterious="shown", forts=True)
    position, dice, pieces = PIRATES.start(Setup(players=2, options=options)), seeded(7, 1), iter([*PIECES, SECOND])
    while position.phase != codes.NAMING:
        yield position
        moves = position.legal()
        chosen = moves[dice.below(len(moves))]
        position.play(PIRATES.parse(position, f"chart {next(pieces)}") if position.phase == codes.CHARTING else chosen)
    yield position


@cache
def laying() -> PiratesPosition:
    """A piece is being placed."""
    return next(position.clone() for position in until_the_first_turn() if position.phase == codes.LAYING)


@cache
def at_sea() -> PiratesPosition:
    """All of it lies there."""
    return [*until_the_first_turn()][-1]


def drawn(position: PiratesPosition) -> Scene:
    """As who chooses sees it."""
    seat = int(position.player)
    veiled = position.clone()
    veiled.veil(seat)
    return PIRATES.scene(veiled, seat, veiled.legal())


@pytest.mark.clause("PI-16.1", "PI-3.7")
def test_each_piece_has_its_exact_outline_and_says_what_it_does() -> None:
    """By its name, as the sea shows it; of two with the same name the later one is the second. Its label has its text."""
    scene = drawn(at_sea())
    labels = {shape.id: shape.label for shape in scene.shapes}
    shown = {shape.id: getattr(shape, "text", "") for shape in scene.shapes}
    for number, name in enumerate([*PIECES.values(), "Whirlpool II"], 1):
        assert labels[f"terrain-{number}"].startswith((f"{name}.", f"{name} of")), name
        assert shown.get(f"terrain-{number}-name", name) == name
    assert "drift S" in labels["terrain-2"]
    assert labels["terrain-6"].startswith("Trade Current of Green.")


@pytest.mark.clause("PI-K2")
def test_edges_are_numbered() -> None:
    """Those of fog banks and icebergs; the iceberg has its number in the middle."""
    words = {shape.id: getattr(shape, "text", "") for shape in drawn(at_sea()).shapes}
    assert [words[f"terrain-1-edge-{k}"] for k in range(1, 7)] == list("123456")
    assert words["terrain-2-number"] == "3"


@pytest.mark.clause("PI-D2", "PI-3.6")
def test_where_a_piece_may_lie_is_shown() -> None:
    """An outline and a dot in each part of the sea, though far more spots are listed; of a few spots each one."""
    position = laying()
    scene = drawn(position)
    parts = [shape.label for shape in scene.shapes if re.fullmatch(r"pose-\d+", shape.id)]
    outlines = [shape.id for shape in scene.shapes if re.fullmatch(r"pose-\d+-shore", shape.id)]
    assert len(parts) == len(outlines) == len(scene.groups) <= NINE < len(position.legal())
    assert all(scene.is_free(PIRATES.text(position, move)) for move in position.legal())
    assert sum(len(group.words) for group in scene.groups) == len(position.legal())
    few = {shape.id for shape in PIRATES.scene(position, int(position.player), position.legal()[:3]).shapes}
    assert {"pose-0-shore", "pose-1-shore", "pose-2-shore"} <= few


@pytest.mark.clause("PI-8.5", "PI-3.5")
def test_mysterious_islands_say_what_they_do() -> None:
    """Each on the table that is one, and no plain one."""
    position = at_sea()
    labels = {shape.id: shape.label for shape in drawn(position).shapes}
    for k in range(len(position.islands.card)):
        assert ("Mysterious: whoever docks here rolls a die" in labels[f"isle-{k + 1}"]) == mysterious.is_mysterious(
            position, k
        )


@pytest.mark.clause("PI-R100")
def test_a_fort_stands_on_its_island() -> None:
    """With its flags and its gold in words, and the treasure of the island beside it."""
    position = at_sea().clone()
    fort = next(k for k in range(len(position.ships.card)) if questions.is_fort(position, k))
    island = next(k for k in range(len(position.islands.home)) if position.islands.home[k] == codes.NONE)
    shore = position.waters.shores[island]
    position.ships.in_play |= 1 << fort
    position.forts.island = put(position.forts.island, fort, island)
    position.forts.gold = put(position.forts.gold, fort, 3)
    position.waters.put(fort, (shore.left + shore.right) >> 1, (shore.bottom + shore.top) >> 1, 0)
    scene = drawn(position)
    code = PIRATES.text(position, codes.UNIT + fort).split()[-1]
    labels = {shape.id: shape.label for shape in scene.shapes}
    assert "flags" in labels[f"ship-{code}"]
    assert f"fort-{code}" in labels
    assert any("3 gold in it" in label for label in labels.values())
