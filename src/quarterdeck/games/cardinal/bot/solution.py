"""Cardinal solved: how its boards are solved, and what the tables say about positions of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, cast

from librt.vecs import vec  # plain Python: it takes over a whole table
from mypy_extensions import u8  # plain Python: as above

from quarterdeck.engine.position import Position
from quarterdeck.engine.sets import bit
from quarterdeck.engine.solving import Solution, Solver, Step, Verdict
from quarterdeck.games.cardinal.bot.numbering import Numbering
from quarterdeck.games.cardinal.bot.retrograde import DRAWN, MOST, WON, Retrograde
from quarterdeck.games.cardinal.codes import FLEET, GREEN, ORANGE
from quarterdeck.games.cardinal.position import OVER, PIRATE_BITS, PLAYER_BIT, SUMMONING, CardinalPosition
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.cardinal").say
DECISIVE: Final = 2
"""A position that has been there so often is drawn the next time (CA-R12)."""


@lru_cache(4)
def numbering_of(rows: int, columns: int) -> Numbering:
    """The numbering of a board, made once."""
    return Numbering(rows, columns)


class CardinalSolver(Solver):
    """Solves one board."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.name = f"{rows}x{columns}"
        self._retrograde: Retrograde | None = None
        self._completed = 0
        self._resumed = False

    @property
    def retrograde(self) -> Retrograde:
        """The table that is being made."""
        if self._retrograde is None:
            self._retrograde = Retrograde(numbering_of(self.rows, self.columns))
        return self._retrograde

    def steps(self) -> Iterator[Step]:
        work = self.retrograde
        berths = int(work.numbering.berths)
        repeated = self._resumed
        for value in range(int(WON) + self._completed, int(MOST) + 1):
            work.found = 0
            for berth in range(1, berths):
                work.step(berth, value)
                told = SAY("solving-turns", turns=value - 1, positions=f"{int(work.found):,}")
                yield Step(told, berth, berths - 1, self._completed)
            if not work.found and not repeated:  # a step that is repeated finds only what is left of it
                break
            repeated = False
            self._completed += 1
        else:
            raise OverflowError("a table cannot hold games of so many turns")
        most = 2 * int(FLEET) - 2
        for ships in range(most, -1, -1):
            for mine in range(int(FLEET)):
                if 0 <= ships - mine < int(FLEET):
                    work.step_beside(mine, ships - mine)
            yield Step(SAY("solving-beside", ships=ships), most + 1 - ships, most + 1, self._completed)

    def resume(self, table: bytes, steps: int) -> None:
        numbering = self.retrograde.numbering
        check_length(self.name, len(table), int(numbering.total))
        self.retrograde.values = vec[u8](table)
        self._completed = steps
        self._resumed = True

    def table(self) -> memoryview:
        return memoryview(self.retrograde.values)

    def solution(self, table: bytes) -> Solution:
        numbering = numbering_of(self.rows, self.columns)
        check_length(self.name, len(table), int(numbering.total))
        return CardinalSolution(numbering, table)


def check_length(name: str, length: int, total: int) -> None:
    """Raise `ValueError` unless a table has as many numbers as its board needs."""
    if length != total:
        raise ValueError(f"a table of {name} has {total} numbers, this one has {length}")


class CardinalSolution(Solution):
    """A solved board."""

    def __init__(self, numbering: Numbering, table: bytes) -> None:
        self.numbering = numbering
        self.values = table

    def verdict(self, position: Position, seat: int) -> Verdict:
        here = cast(CardinalPosition, position)
        if here.phase == OVER:
            return Verdict(round(2 * here.worth(seat)) - 1)
        if here.phase == SUMMONING:
            return self.after_best(here, seat)
        value = self.value(int(here.orange), int(here.green), int(here.pirate), int(here.player))
        if value == DRAWN:
            return Verdict(0)
        wins = (value % 2 == 0) == (here.player == seat)
        return Verdict(1 if wins else -1, value - 1)

    def after_best(self, here: CardinalPosition, seat: int) -> Verdict:
        """What a position is worth in which the pirate goes to one of several squares: as much as the best of them."""
        chooser = int(here.player)
        found = []
        for move in here.legal():
            then = here.clone()
            then.play(move)
            found.append(self.verdict(then, chooser))
        best = max(found, key=Verdict.rank)
        return best if chooser == seat else Verdict(-best.worth, best.turns)

    def value(self, orange: int, green: int, pirate: int, player: int) -> int:
        """The table's number for a position in which a ship must be placed."""
        mine, theirs = (orange, green) if player == ORANGE else (green, orange)
        return self.values[self.numbering.number(mine, theirs, pirate)]

    def is_sure(self, position: Position) -> bool:
        """Whether no position that is won or lost has been there twice: if it came again, it would be drawn (CA-R12)."""
        here = cast(CardinalPosition, position)
        memory = here.memory
        seen = Counter((int(memory[k]), int(memory[k + 1])) for k in range(0, 2 * int(here.turns), 2))
        return not any(times >= DECISIVE and self.decided(first, green) for (first, green), times in seen.items())

    def decided(self, first: int, green: int) -> bool:
        """Whether a remembered position is won or lost."""
        orange = first & ((1 << int(PLAYER_BIT)) - 1)
        pirate = int(bit((first >> int(PIRATE_BITS)) - 1))
        player = int(GREEN) if first >> int(PLAYER_BIT) & 1 else int(ORANGE)
        return self.value(orange, green, pirate, player) != DRAWN
