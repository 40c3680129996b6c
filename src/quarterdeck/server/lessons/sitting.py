"""A lesson in progress: an attempt, described by the messages of tables.

The attempt belongs to one socket and is not stored: the learner's moves lead to the same place again. Messages are made
from what the learner's seat may know, by the same functions as at a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from quarterdeck.engine.errors import Stale
from quarterdeck.learn import Answer, Attempt
from quarterdeck.puzzles.lesson import shortcoming
from quarterdeck.puzzles.solving import is_solved
from quarterdeck.server.database.rows import User
from quarterdeck.server.lessons.courses import Place
from quarterdeck.server.problems import SAY
from quarterdeck.server.protocol import wire
from quarterdeck.server.protocol.wire import Begin, Done, InLesson, Play, Put, TakeBack, ToClient, Try, View
from quarterdeck.server.tables import viewing
from quarterdeck.server.tables.link import NOTHING_SENT, Link, Sent
from quarterdeck.server.tables.rights import own_chair
from quarterdeck.server.tables.room import Chair, Room
from quarterdeck.table.match import Match

WENT_BACK: Final = ("mistake", "again")


class Left(Exception):
    """The learner left before all moves of a `begin` were played."""


class Sitting:
    """A lesson, the attempt at it, and the table that shows it.

    Events in a match are numbered by its lines; when an attempt goes back, its match has fewer lines. For the client
    numbers only grow: they are `ahead` of the match's own.
    """

    def __init__(self, place: Place, learner: User) -> None:
        self.place, self.learner = place, learner
        self.room = Room(place.lesson.name, place.game, host=learner.id, listed=False)
        self.room.begun = True
        self.attempt: Attempt | None = None
        self.number = NOTHING_SENT
        """The number of the latest view."""
        self._ahead = 0

    @property
    def done(self) -> bool:
        """Whether the learner has finished the lesson, or solved the puzzle without a wrong move."""
        attempt = self.attempt
        if attempt is None:
            return False
        return attempt.done if self.place.puzzle is None else is_solved(attempt)

    def take(self, link: Link, request: InLesson) -> list[ToClient]:
        """The answers to a request. If it is wrong, this raises an error, or `Left`, and changes nothing."""
        if isinstance(request, Begin):
            return self._begin(link, request)
        attempt = self.attempt
        if attempt is None or request.expected != self.number:
            raise Stale(SAY("overtaken"))
        own_chair(self.room, link, request.seat)
        match request:
            case Try():
                return [viewing.tried(attempt.match, request)]
            case Put():
                return [viewing.misplaced(attempt.match, request)]
            case TakeBack():
                attempt.take_back()
                return self._told(link, request, [], "back", Answer(kind="on"))
            case Play():
                return self._play(link, attempt, request)

    def _begin(self, link: Link, request: Begin) -> list[ToClient]:
        attempt = Attempt.resumed(self.place.lesson, while_here(link, request.played))
        self.attempt = attempt
        self.room.chairs = [self._chair(seat, label) for seat, label in enumerate(attempt.match.header.seats)]
        link.seat = attempt.seat
        self.room.links.add(link)
        self._show(link, attempt.match)
        table = viewing.table(self.room, self.learner.id, 0)
        answer = Answer(kind="done", says=attempt.now.success) if attempt.done else Answer(kind="on")
        done, *more = self._told(link, request, [], "done" if attempt.done else "begun", answer)
        return [done, table, *more]

    def _chair(self, seat: int, label: str) -> Chair:
        if self.attempt is not None and seat == self.attempt.seat:
            return Chair(seat=seat, user=self.learner.id, name=self.learner.name, colour=self.learner.colour)
        return Chair(seat=seat, bot=label)

    def _play(self, link: Link, attempt: Attempt, request: Play) -> list[ToClient]:
        seen: list[View] = []
        answer = attempt.play(request.move, lambda: seen.append(self._view(link, attempt, asks=False)))
        return self._told(link, request, seen, answer.kind, answer)

    # -- telling -------------------------------------------------------------------------------------

    def _told(
        self, link: Link, request: Begin | Play | TakeBack, seen: list[View], came: wire.Came, answer: Answer
    ) -> list[ToClient]:
        """The results of a request: all views, with the words just before the last one."""
        attempt = self.attempt
        if attempt is None:
            raise TypeError("nothing has begun")
        now = self._view(link, attempt, asks=not attempt.done)
        shown = seen[-1] if came in WENT_BACK and seen else now
        first = seen[0] if seen else now
        words = self._words(attempt, came, answer, shown.revision)
        return [Done(id=request.id, revision=first.revision), *seen, words, now]

    def _words(self, attempt: Attempt, came: wire.Came, answer: Answer, revision: int) -> wire.Lesson:
        place = self.place
        better = attempt.now.solution if place.puzzle is not None and came in WENT_BACK else ()
        return wire.Lesson(
            revision=revision,
            came=came,
            says=answer.says,
            tip=answer.tip,
            title=place.lesson.title,
            chapter=place.lesson.content.chapter,
            number=place.number,
            lessons=place.lessons,
            step=attempt.step + 1,
            steps=attempt.steps,
            task=attempt.task,
            hint=attempt.hint,
            hint_due=bool(answer.hint),
            played=tuple(attempt.played),
            next=place.next,
            better=better[0] if better else "",
            missed=shortcoming(place.puzzle, attempt.step, attempt.match.players - 1)
            if place.puzzle and better
            else "",
        )

    def _view(self, link: Link, attempt: Attempt, *, asks: bool) -> View:
        """The game as the learner may know it, with a new number."""
        again = self._show(link, attempt.match)
        self.room.asks = asks
        found = viewing.view(self.room, link)
        if found is None:
            raise TypeError(f"{attempt.game.key} shows nothing of a lesson")
        self.number = found.revision + self._ahead
        # A match that takes another one's place repeats its story. Numbered one lower, it ends with the view before this one: no news.
        told = self._ahead - 1 if again else self._ahead
        return replace(
            found,
            revision=self.number,
            base=None if found.base is None else found.base + self._ahead,
            story_from=found.story_from + self._ahead if found.story_from else 0,
            story=tuple(replace(line, revision=line.revision + told) for line in found.story),
            heard=None
            if found.heard is None
            else tuple(replace(one, revision=one.revision + told) for one in found.heard),
            waiting=() if attempt.done else found.waiting,
            can_take_back=asks and attempt.can_take_back,
            can_ask_back=False,
            take_back_seat=attempt.seat,
        )

    def _show(self, link: Link, match: Match) -> bool:
        """Show this match from now on. Returns whether the learner has seen another match, whose story this one repeats."""
        if match is self.room.match:
            return False
        again = self.number != NOTHING_SENT
        self._ahead = max(0, self.number + 1 - match.revision)
        self.room.match = match
        self.room.drawn.clear()
        link.sent = Sent(seat=link.seat)
        return again


def while_here(link: Link, moves: tuple[str, ...]) -> Iterator[str]:
    """Yield move after move; raise `Left` as soon as the learner's socket is gone."""
    for move in moves:
        if link.gone:
            raise Left
        yield move
