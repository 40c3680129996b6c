"""Copies of the toy, each with one thing made wrong, and the law that this breaks."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Final

from msgspec import Struct

from quarterdeck.cli.new_game import new_game
from quarterdeck.engine.game import Game


class Fault(Struct, frozen=True, kw_only=True):
    """What is replaced in a file of the toy."""

    name: str
    file: str
    old: str
    new: str
    law: int
    """The law that is broken; 0 for the odd moves."""
    happened: str
    """A part of what the failure says."""


TOP: Final = "from __future__ import annotations\n"
WORTH: Final = "    def worth(self, seat: int) -> float:\n"
CONSERVED: Final = "    def conserved(self, position: Position) -> Mapping[str, int]:\n"

FAULTS: Final = (
    Fault(
        name="counts-elsewhere",
        file="position.py",
        old="        self.left -= buckets\n",
        new="        self.left -= buckets\n        TICKS.append(0)\n        self.buckets = len(TICKS)\n",
        law=1,
        happened="led to another position",
    ),
    Fault(
        name="misreads",
        file="words/notation.py",
        old='        return BAIL + int(bail["buckets"]) - 1\n',
        new='        return BAIL + min(2, int(bail["buckets"])) - 1\n',
        law=2,
        happened="'bail 3' is written for 2 but read otherwise",
    ),
    Fault(
        name="refuses-nothing",
        file="refusals.py",
        old="    if move - BAIL + 1 > position.left:\n",
        new="    if move - BAIL + 1 > 99:\n",
        law=3,
        happened="is judged None, listed False",
    ),
    Fault(
        name="loses-water",
        file="position.py",
        old="        self.bailed[seat] += buckets\n",
        new="        self.bailed[seat] += min(2, buckets)\n",
        law=4,
        happened="became",
    ),
    Fault(
        name="tells",
        file="__init__.py",
        old=CONSERVED,
        new="    def other_world(self, position, seat, dice):\n"
        "        world = position.clone()\n        world.bailed[0] += 1\n        return world\n\n" + CONSERVED,
        law=5,
        happened="tells seat -1 two worlds apart",
    ),
    Fault(
        name="asks-both",
        file="position.py",
        old=WORTH,
        new="    def waiting(self) -> int:\n        return 3 if self.player >= 0 else 0\n\n"
        "    def focus(self, seat: int) -> None:\n        self.player = seat\n\n" + WORTH,
        law=6,
        happened="it matters whether seat",
    ),
    Fault(
        name="wins-half",
        file="position.py",
        old="        return 1.0 if self.winner == seat else 0.0\n",
        new="        return 0.5 if self.winner == seat else 0.0\n",
        law=7,
        happened="the result is shared as",
    ),
    Fault(
        name="shares",
        file="position.py",
        old="        self.bailed[:] = source.bailed\n",
        new="        self.bailed = source.bailed\n",
        law=8,
        happened="changed the original",
    ),
    Fault(
        name="shuffles",
        file="position.py",
        old="            for buckets in range(1, min(codes.MOST_BAILED, self.left) + 1):\n",
        new="            TICKS.append(0)\n"
        "            for buckets in range(1, min(codes.MOST_BAILED, self.left) + 1)[:: 1 - 2 * (len(TICKS) % 2)]:\n",
        law=9,
        happened="another order",
    ),
    Fault(
        name="hides-a-move",
        file="picture.py",
        old="    hot = {move - BAIL: text(move) for move in moves if move < COIN}\n",
        new="    hot = {move - BAIL: text(move) for move in moves if move < COIN - 1}\n",
        law=10,
        happened="shapes offer ['bail 1', 'bail 2'], legal moves are",
    ),
    Fault(
        name="foolish-levels",
        file="__init__.py",
        old=CONSERVED,
        new="    def judgement(self):\n        from quarterdeck.engine.judgement import Judgement\n\n"
        "        class Foolish(Judgement):\n            def levels(self):\n                return (5, 4, 3, 2, 1)\n\n"
        "        return Foolish(5)\n\n" + CONSERVED,
        law=11,
        happened="do not ascend",
    ),
    Fault(
        name="praises-the-loser",
        file="__init__.py",
        old="(winner,), told.tell",
        new="(1 - winner,), told.tell",
        law=12,
        happened="is won by seats",
    ),
    Fault(
        name="asks-for-nothing",
        file="position.py",
        old="        if self.left == 1:\n",
        new="        if self.left == -1:\n",
        law=13,
        happened="is all it can do",
    ),
    Fault(
        name="adds-wrongly",
        file="__init__.py",
        old=CONSERVED,
        new="    def standing(self, position):\n        from quarterdeck.engine.standing import Standing\n\n"
        '        return Standing(label="Buckets", scores=(1, 2, 3), parts=())\n\n' + CONSERVED,
        law=14,
        happened="3 scores for 2 seats",
    ),
    Fault(
        name="foresees-too-little",
        file="__init__.py",
        old=CONSERVED,
        new="    def foresee(self, veiled, seat, move):\n        return [None][move // 5]\n\n" + CONSERVED,
        law=15,
        happened="raises IndexError",
    ),
    Fault(
        name="sees-nothing",
        file="__init__.py",
        old=CONSERVED,
        new="    def observation(self, setup):\n"
        "        from quarterdeck.engine.observation import Field, Observation\n"
        "        from quarterdeck.engine.observer import Observer\n\n"
        "        class Blind(Observer):\n            def observe(self, veiled, seat, pen):\n"
        "                pass\n\n"
        '        return Observation((Field("left", (1,), 0, 99, "buckets left"),), Blind())\n\n' + CONSERVED,
        law=16,
        happened="0 numbers are written for seat 0, not 1",
    ),
    Fault(
        name="trips-over-odd-text",
        file="words/notation.py",
        old="    wanted = written.strip().lower()\n",
        new='    wanted = written.strip().lower()\n    if wanted.startswith("bail"):\n        int(wanted.split()[1])\n',
        law=0,
        happened="reading ",
    ),
    Fault(
        name="says-nothing",
        file="words/notation.py",
        old='    raise Malformed("move", f"{written!r} is not a move; write bail 1, bail 2 or bail 3, or coin port, coin starboard")\n',
        new='    raise Malformed("move", "")\n',
        law=0,
        happened="is refused without a word",
    ),
)


def lay(name: str, folder: Path, *, file: str = "", old: str = "", new: str = "") -> Path:
    """The sources of a copy of the toy in which one text is replaced."""
    new_game(name, folder)
    source = folder / name / "src"
    package = source / module_of(name)
    position = package / "position.py"
    position.write_text(position.read_text(encoding="utf-8").replace(TOP, f"{TOP}\nTICKS = []\n"), encoding="utf-8")
    if file:
        path = package / file
        text = path.read_text(encoding="utf-8")
        if text.count(old) != 1:
            raise ValueError(f"{file} has {old!r} {text.count(old)} times")
        path.write_text(text.replace(old, new), encoding="utf-8")
    return source


def module_of(name: str) -> str:
    """The module of a game of that name."""
    return name.replace("-", "_")


def place_of(name: str) -> str:
    """Where the game stands, as `quarterdeck laws` takes it."""
    return f"{module_of(name)}:{module_of(name).upper()}"


def loaded(name: str, source: Path) -> Game:
    """The game in these sources."""
    sys.path.insert(0, str(source))
    try:
        game: Game = getattr(importlib.import_module(module_of(name)), module_of(name).upper())
    finally:
        sys.path.remove(str(source))
    return game
