"""Whether a seat's latest decision may be taken back: freely, only with the agreement of all others, or not at all.

It is free while nobody else has decided since then, chance included, and nothing hidden was shown. In a phase in which
all may choose at once, the decisions of others do not count, and stay.
"""

from __future__ import annotations

from collections.abc import Collection

from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.records.course import Course, Step
from quarterdeck.records.record import SAYS_WHO_AGREED
from quarterdeck.records.saying import SAY


def is_free(course: Course, seat: int) -> bool:
    """Whether the seat may take back its latest decision without asking anybody."""
    if seat < 0 or not course.steps or course.resigned != NOBODY:
        return False
    back_to = course.latest(seat)
    if back_to is None or course.steps[back_to].reveals or _shown_at_end(course):
        return False
    return len(course.staying(back_to)) == len(course.steps) - back_to - 1


def can_be_agreed(course: Course, seat: int) -> bool:
    """Whether the seat has a decision in effect that it may take back if all others agree."""
    back_to = course.latest(seat) if seat >= 0 else None
    if back_to is None or course.resigned != NOBODY:
        return False
    return says_who_agreed(course) or shown_since(course, back_to) is None


def why_never(course: Course, seat: int) -> str | None:
    """Why the seat's latest decision stays even if all others agree, in words; None if agreement is enough."""
    if course.resigned != NOBODY:
        return SAY("resignation-stays")
    back_to = course.latest(seat) if seat >= 0 else None
    if back_to is None:
        return nothing_to_take_back(course, seat)
    shown = None if says_who_agreed(course) else shown_since(course, back_to)
    return None if shown is None else SAY("too-old-to-agree", why=shown)


def why_not(course: Course, seat: int, agreed: Collection[int]) -> str | None:
    """Why the seat may not take back its latest decision with the agreement of these seats; None if it may."""
    never = why_never(course, seat)
    if never is not None or is_free(course, seat):
        return never
    return why_not_agreed(course, seat, course.latest(seat) or 0, agreed)


def why_not_agreed(course: Course, seat: int, back_to: int, agreed: Collection[int]) -> str | None:
    """Who else must agree if the seat goes back to the first `back_to` moves, in words; None if all have agreed."""
    missing = [other for other in course.others(seat) if other not in agreed]
    if not missing:
        return None
    why = shown_since(course, back_to) or _decided_since(course, seat, back_to)
    return SAY("must-agree", why=why, players=course.all_called(missing))


def nothing_to_take_back(course: Course, seat: int) -> str:
    """The sentence that the seat has no decision in effect."""
    return SAY("nothing-to-take-back", seat=course.title(seat))


def says_who_agreed(course: Course) -> bool:
    """Whether the record can say who agreed: version 1 of the format could not."""
    return course.record_format >= SAYS_WHO_AGREED


def shown_since(course: Course, back_to: int) -> str | None:
    """What nobody can forget of the moves after the first `back_to`, in words; None if there is nothing."""
    for step in course.steps[back_to:]:
        if step.who == CHANCE:
            return SAY("chance-since")
        if step.reveals:
            return SAY("revealed-since")
    return SAY("shown-at-end") if _shown_at_end(course) else None


def _shown_at_end(course: Course) -> bool:
    """Whether the game is over and had secrets, which everybody may look up now; older records do not have this rule."""
    return course.game.hidden and course.position.over() and says_who_agreed(course)


def _decided_since(course: Course, seat: int, back_to: int) -> str:
    step: Step = next(step for step in course.steps[back_to:] if step.who != seat)
    return SAY("decided-since", player=course.title(step.who))
