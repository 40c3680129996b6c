"""What has happened at a table, told to a seat in sentences."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.game import Sentence
from quarterdeck.messages import speaker
from quarterdeck.messages.hearing import heard_by, hears, mine
from quarterdeck.records.course import Course, Event, Step, TakenBack

_SAY: Final = speaker("quarterdeck.table").say
_LISTED: Final = speaker("quarterdeck.table").listed


def told(course: Course, event: Event, seat: int, hearer: int) -> list[Sentence]:
    """What an event of a course told somebody who knows what `seat` knows; to the seat `hearer` sentences say "you".

    A negative `seat` is a spectator; a negative `hearer` is nobody, so all seats are called by their names.
    """
    with heard_by(hearer):
        if isinstance(event, Step):
            return course.story(event, event.log.veiled(seat))
        if isinstance(event, TakenBack):
            return [Sentence(_told_back(course, event))]
        return [
            Sentence(_SAY("late" if event.late else "resigns", player=course.title(event.who), mine=mine(event.who)))
        ]


def _told_back(course: Course, event: TakenBack) -> str:
    player, moves = course.title(event.who), len(event.gone)
    if not event.agreed:
        return _SAY("took-back", player=player, mine=mine(event.who), moves=moves)
    others = _LISTED(_SAY("you") if hears(seat) else course.called(seat) for seat in event.agreed)
    return _SAY("took-back-agreed", player=player, mine=mine(event.who), moves=moves, others=others)
