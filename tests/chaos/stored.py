"""What must be stored at the end of a run: what was acknowledged, once, and nothing that was refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from quarterdeck.server.database.rows import StoredLine
from quarterdeck.server.protocol.wire import (
    Chat,
    FillSeat,
    FreeSeat,
    PlanMoves,
    Planned,
    Play,
    Rematch,
    Resign,
    Sit,
    Stand,
    TakeBack,
)
from quarterdeck.table.match import Match
from tests.chaos import heard
from tests.chaos.people import Asked
from tests.chaos.reading import Reading
from tests.chaos.world import Snapshot, World

TOO_LATE: Final = {"stale", "not-your-turn", "game-over", "illegal-move"}
"""What nobody is told who asks again for what has been done."""


class Stored:
    """The checks of what is stored."""

    def __init__(self, world: World, reading: Reading, ledger: list[Asked]) -> None:
        self.world = world
        self.reading = reading
        self.ledger = ledger

    def check(self) -> None:
        """All tables."""
        for match in self.reading.matches():
            found, problem = self.reading.replayed(match)
            if problem:
                self.world.wrong(f"the record of {match[-6:]} does not replay: {problem}")
                continue
            state = self.reading.column("state", match)
            if (state == "over") != found.over:
                over = "over" if found.over else "not over"
                self.world.wrong(f"the game at {match[-6:]} is {over}, and stored as {state}")
            asked = [one for one in self.ledger if one.match == match]
            self._moves(self.reading.lines(match), asked)
            self._remarks(match, asked)
            self._after_the_end(match, found)
            for one in asked:
                if one.done and not self._is_stored(match, one):
                    self.world.wrong(f"was said to be done, and is not stored: {one.message} of {one.user}")
        self._next_games()

    def _moves(self, lines: list[StoredLine], asked: list[Asked]) -> None:
        """Each acknowledged move is stored, and each move of a person was asked for and not refused."""
        plays = [(one, one.message) for one in asked if isinstance(one.message, Play)]
        made: dict[int, list[Asked]] = {}
        for one, play in plays:
            line = next((row for row in lines[play.expected :] if row.seat == play.seat), None)
            if line is not None and line.kind == "move" and line.move == play.move:
                made.setdefault(line.ply, []).append(one)
            elif one.done:
                self.world.wrong(f"was said to be done, and is not stored: {play} of {one.user}")
        for row in lines:
            planned = any(plans(one, row) for one in asked)
            if row.seat >= 0 and row.kind == "move" and row.thought is None and not planned:
                self._asked_for(row, made.get(row.ply, []))

    def _asked_for(self, row: StoredLine, asking: list[Asked]) -> None:
        if not asking:
            self.world.wrong(f"is stored, and nobody asked for it: {row}")
        elif all(one.refused for one in asking):
            self.world.wrong(f"is stored, and was refused: {row}")
        for one in asking:
            again = isinstance(one.message, Play) and one.message.expected == row.ply - 1 and one.at > self._when(row)
            if again and isinstance(one.answer, heard.Refused) and one.answer.problem.kind in TOO_LATE:
                self.world.wrong(f"was made already, and refused when it came again: {one.message}")

    def _when(self, row: StoredLine) -> float:
        """When a line was committed."""
        return next(one.at for one in self.world.snapshots[row.match] if one.plies >= row.ply)

    def _is_stored(self, match: str, asked: Asked) -> bool:
        """Whether something that was said to be done is stored, or was while it was asked for."""
        message = asked.message
        match message:
            case Sit():
                return any(one.seats[message.seat][0] == asked.user for one in self._then(match, asked))
            case FillSeat() | FreeSeat():
                sits = isinstance(message, FillSeat)
                return any(bool(one.seats[message.seat][1]) == sits for one in self._then(match, asked))
            case Stand() | Resign():
                gone = any(one.seats[message.seat][0] != asked.user for one in self._then(match, asked))
                return gone or self._has(match, "resign", message.seat)
            case TakeBack():
                query = 'SELECT 1 FROM proposals WHERE "match" = ? AND what = ? AND seat = ?'
                proposed = bool(self.reading.rows(query, match, "take-back", message.seat))
                return proposed or self._has(match, "take-back", message.seat)
            case Rematch() | PlanMoves():
                return self._is_kept(match, message)
        return True

    def _is_kept(self, match: str, message: Rematch | PlanMoves) -> bool:
        """Whether there is a rematch, or a plan for a seat."""
        if isinstance(message, Rematch):
            return self.reading.column("rematch", match) is not None
        query = 'SELECT 1 FROM plans WHERE "match" = ? AND seat = ?'
        return not message.steps or bool(self.reading.rows(query, match, message.seat))

    def _has(self, match: str, kind: str, seat: int) -> bool:
        return any(row.kind == kind and row.seat == seat for row in self.reading.lines(match))

    def _then(self, match: str, asked: Asked) -> list[Snapshot]:
        """How the table stood from when something was asked until it was answered."""
        all_of_them = self.world.snapshots.get(match, [])
        before = [one for one in all_of_them if one.at <= asked.at][-1:]
        return before + [one for one in all_of_them if asked.at < one.at <= asked.answered_at]

    def _remarks(self, match: str, asked: list[Asked]) -> None:
        said = Counter(self.reading.remarks(match).values())
        for one in asked:
            if isinstance(one.message, Chat):
                times = said[one.message.text]
                if times > 1 or (one.done and not times) or (one.refused and times):
                    self.world.wrong(f"{one.message} was answered with {one.answer}, and is stored {times} times")

    def _after_the_end(self, match: str, found: Match) -> None:
        """Nobody changes seats once the game is over."""
        if found.over:
            ended = [one for one in self.world.snapshots.get(match, []) if one.plies == found.revision]
            sat = sorted({str([seat[:2] for seat in one.seats]) for one in ended})
            if len(sat) > 1:
                self.world.wrong(f"seats have changed after the end of the game at {match[-6:]}: {sat}")

    def _next_games(self) -> None:
        query = "SELECT rematch_of, count(*) FROM matches WHERE rematch_of IS NOT NULL GROUP BY rematch_of"
        for match, number in self.reading.rows(query):
            if number > 1:
                self.world.wrong(f"{number} next games were made of {match[-6:]}")


def plans(asked: Asked, row: StoredLine) -> bool:
    """Whether somebody asked that this move be made for the seat as soon as it is due, and was not refused."""
    message = asked.message
    return (
        isinstance(message, PlanMoves)
        and message.seat == row.seat
        and not asked.refused
        and _has_step(message.steps, row)
    )


def _has_step(steps: Sequence[Planned], row: StoredLine) -> bool:
    return any(step.move == row.move or _has_step(step.then, row) for step in steps)
