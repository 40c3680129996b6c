"""Ships, islands and terrain are called by their numbers in a position file; listed in another order, all is as it was."""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random
from typing import Final, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from quarterdeck.engine.game import Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.sets import lowest
from quarterdeck.engine.trial import Trial
from quarterdeck.games.pirates import PIRATES, codes
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.docking import leaving
from quarterdeck.games.pirates.rules.forts import forts
from quarterdeck.games.pirates.table import questions

Data = dict[str, object]
Rows = list[dict[str, object]]

SHIP: Final = re.compile(r"\b[RGBY]\d+\b")
PLACE: Final = re.compile(r"\b(island|terrain|ashore|dive) (\d+)")
WORDS: Final = {"islands": ("island", "ashore"), "terrain": ("terrain", "dive")}
NUMBERED: Final = {"stayed": "island", "explored": "island", "stands_on": "island", "lost_in": "terrain"}
"""Fields that hold numbers of islands or terrain."""
PLIES: Final = 25
"""Decisions that are played from both files."""


@cache
def files() -> tuple[str, ...]:
    """Positions of games with forts and terrain in which a ship is to be named, nothing is under way, and a fort may be built."""
    found = []
    for total, seed in ((40, 1), (30, 2)):
        fleets = {"red": "random:english", "green": "random:pirate"}
        options = convert_options(PIRATES, {"total": total, "forts": "true", "terrain": 1, "patience": 6, **fleets})
        for position in Trial(PIRATES, Setup(players=2, options=options), seed).walk():
            if cast(PiratesPosition, position).phase == codes.NAMING:
                file = json.loads(PIRATES.save(position))
                if "in_progress" not in file:
                    found.append(json.dumps(file))
    return tuple([at_an_island(text) for text in found[:: len(found) // 40 or 1]])


def at_an_island(text: str) -> str:
    """The same with gold at home, tokens on all wild islands, and the first ship on turn at one of them."""
    file: Data = json.loads(text)
    for island in cast(Rows, file["islands"]):
        if "home" not in island:
            island["tokens"] = ["R", "G"]
    position = PIRATES.load(json.dumps(file | {"gold": [9, 9, 0, 0], "starting_gold": 99}).encode())
    unit = lowest(questions.fleet(position, position.turn) & position.waters.afloat)
    wild = next(k for k, home in enumerate(position.islands.home) if home == codes.NONE)
    leaving.move_away(position, unit, leaving.place_at(position, unit, i64(wild)))
    assert forts.plans(position, unit)
    return PIRATES.save(position).decode()


class Renamed:
    """A file whose numbered lists are in another order, and what things are called in it."""

    def __init__(self, text: str, choices: Random) -> None:
        file: Data = json.loads(text)
        self.names: dict[str, str] = {}
        for key, said in WORDS.items():
            for new, old in enumerate(self.shuffle(cast(Rows, file.get(key, [])), choices)):
                self.names |= {f"{word} {old + 1}": f"{word} {new + 1}" for word in said}
        before = words(cast(Rows, file["ships"]))
        order = self.shuffle(cast(Rows, file["ships"]), choices)
        for called, old in zip(words(cast(Rows, file["ships"])), order, strict=True):
            self.names[before[old]] = called
        self.text = json.dumps(self.renamed(file))

    def shuffle(self, rows: Rows, choices: Random) -> list[int]:
        """Another order of a list; where each row stood before."""
        order = list(range(len(rows)))
        choices.shuffle(order)
        rows[:] = [rows[k] for k in order]
        return order

    def renamed(self, node: object, field: str = "") -> object:
        """The same with new names."""
        if isinstance(node, dict):
            return {key: self.renamed(value, key) for key, value in node.items()}
        if isinstance(node, list):
            return [self.renamed(value, field) for value in node]
        if field in NUMBERED and isinstance(node, int):
            return int(self.names[f"{NUMBERED[field]} {node}"].split()[1])
        return self.said(node) if isinstance(node, str) else node

    def said(self, text: str) -> str:
        """A word of the file, or a move."""
        text = SHIP.sub(lambda found: self.names.get(found[0], found[0]), text)
        return PLACE.sub(lambda found: self.names.get(found[0], found[0]), text)

    def agrees(self, here: PiratesPosition, there: PiratesPosition) -> bool:
        """Whether the same may be chosen in both positions."""
        return sorted(map(self.said, moves(here))) == sorted(moves(there))


def words(ships: Rows) -> list[str]:
    """What the ships of a list are called."""
    fleets = [cast(str, ship["fleet"]) for ship in ships]
    return [f"{fleet}{fleets[: k + 1].count(fleet)}" for k, fleet in enumerate(fleets)]


def moves(position: PiratesPosition) -> list[str]:
    """All that may be chosen."""
    return [PIRATES.text(position, move) for move in position.legal()]


@given(choices=st.randoms(use_true_random=False))
def test_the_same_is_played_whatever_is_listed_first(choices: Random) -> None:
    """Ships of both fleets and their forts, islands and terrain change places; what may be done does not."""
    text = choices.choice(files())
    other = Renamed(text, choices)
    here, there = PIRATES.load(text.encode()), PIRATES.load(other.text.encode())
    for move in moves(here):
        if move.startswith("act "):
            assert other.agrees(*played(here.clone(), there.clone(), move, other))
    for _ in range(PLIES):
        assert other.agrees(here, there)
        if here.over():
            return
        played(here, there, choices.choice(moves(here)), other)


def played(
    here: PiratesPosition, there: PiratesPosition, move: str, other: Renamed
) -> tuple[PiratesPosition, PiratesPosition]:
    """Both after a move."""
    here.play(PIRATES.parse(here, move))
    there.play(PIRATES.parse(there, other.said(move)))
    return here, there


@pytest.mark.clause("PI-R100")
@pytest.mark.parametrize("first", ["fort", "ship"])
def test_a_fort_may_be_listed_before_a_ship(first: str) -> None:
    """Red's ship lies at an explored island with 9 gold at home, and may build; so she may if her fort comes first."""
    ship = {"ship": "hms-titan", "fleet": "R", "at": [55000, 45000, 0]}
    fort = {"ship": "ramsgate", "fleet": "R", "at": [0, 0, 0], "state": "gone"}
    enemy = {"ship": "harbinger", "fleet": "G", "at": [90000, 60000, 1800]}
    ships = [fort, ship, enemy] if first == "fort" else [ship, enemy, fort]
    file = {
        "game": "pirates", "players": 2, "asked": "ship", "who": "R", "turn": "R", "round": 3,
        "starting_gold": 30, "gold": [9, 0, 0, 0],
        "islands": [
            {"card": "gull-rock", "at": [20000, 45000, 0], "home": "R"},
            {"card": "bone-key", "at": [58850, 45750, 0], "tokens": ["R"], "hidden": 1},
            {"card": "fern-island", "at": [100000, 45000, 0], "home": "G"},
        ],
        "ships": ships, "treasures": [7], "unseen": ["7"],
    }  # fmt: skip
    position = PIRATES.load(json.dumps(file).encode())
    names = ("R2", "R1") if first == "fort" else ("R1", "R2")
    position.play(PIRATES.parse(position, f"act {names[0]}"))
    assert f"build {names[1]}" in moves(position)
