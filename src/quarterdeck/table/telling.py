"""What has happened at a table, told to a seat in sentences."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.game import Sentence
from quarterdeck.messages import speaker
from quarterdeck.records.course import Course, Event, Step, TakenBack

_SAY: Final = speaker("quarterdeck.table").say
UNSEEN: Final = "?"
"""The notation of a move about which a seat may know nothing."""


def told(course: Course, event: Event, seat: int) -> list[Sentence]:
    """What an event of a game's course told a seat; a negative seat is a spectator."""
    if isinstance(event, Step):
        return course.game.story(event.log.veiled(seat))
    if isinstance(event, TakenBack):
        return [Sentence(_told_back(course, event, seat))]
    return [Sentence(_SAY("resigns", player=course.title(event.who)))]


def _told_back(course: Course, event: TakenBack, seat: int) -> str:
    texts = [course.game.veiled_text(gone.before, gone.step.move, seat) for gone in event.gone]
    moves = ", ".join(_SAY("unseen-move") if text == UNSEEN else text for text in texts)
    player = course.title(event.who)
    if not event.agreed:
        return _SAY("took-back", player=player, moves=moves)
    return _SAY("took-back-agreed", player=player, moves=moves, others=course.names(event.agreed))
