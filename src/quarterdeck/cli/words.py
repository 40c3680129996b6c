"""Sentences that the terminal table and the plain text share."""

from __future__ import annotations

import secrets
from collections import Counter

from quarterdeck.cli.pictures import picture
from quarterdeck.cli.say import SAY
from quarterdeck.cli.session import Session
from quarterdeck.engine.errors import IllegalMove, Malformed, QuarterdeckError, Refusal
from quarterdeck.scene.shapes import Scene
from quarterdeck.scene.text import seat_title
from quarterdeck.table.match import Match
from quarterdeck.table.wording import opening, words_in


def title(name: str) -> str:
    """A seat's name at the beginning of a sentence."""
    return name[:1].upper() + name[1:]


def whose_turn(session: Session) -> str:
    """A sentence on whose turn it is."""
    match = session.match
    if session.attempt is not None and session.attempt.done:
        return SAY("lesson-done")
    if match.over:
        return SAY("over")
    if match.chance_waits:
        return SAY("chance")
    bot = session.seating.next_bot(match)
    if session.chooser() is None and bot is not None:
        return SAY("thinking", seat=seat_name(session, bot), bot=session.seating.bots[bot].spec)
    asked = SAY("choose", seat=", ".join(seat_name(session, seat) for seat in match.waiting()))
    if session.timing is None:
        return asked
    return f"{asked} ({session.timing.words(lambda seat: seat_name(session, seat))})"


def task_of(session: Session) -> str:
    """The present task of the lesson, with the step's number if there are several, or the sentence that there is no lesson."""
    attempt = session.attempt
    if attempt is None:
        return SAY("lesson-none")
    step = SAY("lesson-step", step=attempt.step + 1, steps=attempt.steps) + " " if attempt.steps > 1 else ""
    return SAY("lesson-task", task=step + attempt.task)


def seat_name(session: Session, seat: int) -> str:
    """The name of a seat in the picture, such as `Red`, or else its name in the notation."""
    return title(seat_title(picture(session.game, session.look(), session.viewer), seat) or session.name(seat))


def seat_of_match(match: Match, seat: int) -> str:
    """The same of a match that nobody plays any more."""
    return title(seat_title(picture(match.game, match.view(seat), seat), seat) or match.seat_names[seat])


def refusal_text(move: str, refusal: Refusal) -> str:
    """Why a move is not legal, with the clause and the nearest moves that are."""
    said = SAY("refused", move=move, sentence=refusal.sentence, clause=refusal.clause)
    return f"{said} {SAY('nearest', moves=', '.join(refusal.nearest))}" if refusal.nearest else said


def explain(session: Session, move: str) -> str:
    """Why the viewer may not make a move now, or that it may."""
    if session.chooser() != session.viewer and not session.match.over:
        return SAY("not-now")
    try:
        refusal = session.match.why_not(session.viewer, move)
    except QuarterdeckError as error:
        return answer_to(error)
    return SAY("legal", move=move) if refusal is None else refusal_text(move, refusal)


def foreseen(session: Session, move: str | None) -> str:
    """What a move of the viewer would lead to, as far as the game says it; empty if it says nothing."""
    if move is None or session.chooser() != session.viewer:
        return ""
    shown = session.match.foresee(session.viewer, move).picture
    return " ".join(shown.summary.split()) if isinstance(shown, Scene) else ""


def answer_to(error: QuarterdeckError) -> str:
    """The answer to a move that was refused."""
    if isinstance(error, IllegalMove):
        return refusal_text(error.move, error.refusal)
    return error.problem if isinstance(error, Malformed) and error.path == "move" else str(error)


def draw(session: Session) -> str | None:
    """Let chance draw and make a move for the viewer, if the game allows that; returns the move, else None."""
    lot = picture(session.game, session.look(), session.viewer).lot
    if lot is None:
        return None
    move = lot.moves[secrets.randbelow(len(lot.moves))]
    session.play(move)
    return move


def replies_to(scene: Scene, asked: str) -> list[tuple[str, str]]:
    """The answer to a question of the game, asked by its number or its words; else all questions with their numbers."""
    numbered = [(str(number), one) for number, one in enumerate(scene.replies, start=1)]
    for number, one in numbered:
        if asked.lower() in (number, one.question.lower()):
            return [("", line) for line in one.lines]
    return [(number, one.question) for number, one in numbered] or [("", SAY("ask-nothing"))]


def words_of_moves(session: Session, scene: Scene) -> dict[str, str]:
    """What the viewer's moves do, in the words of the picture's list or its names, or else as they are foreseen.

    The notation is added to moves that read the same.
    """
    moves = session.choices()
    found = words_in(scene)
    for group in scene.groups:
        found |= zip(group.moves, group.words, strict=bool(group.words))
    told = {move: found.get(move) or first_foreseen(session, move) for move in moves}
    times = Counter(told.values())
    return {move: said if times[said] == 1 else SAY("alike", words=said, move=move) for move, said in told.items()}


def first_foreseen(session: Session, move: str) -> str:
    """The first sentence about what a move would lead to; the move itself if the game says nothing."""
    return opening(foreseen(session, move)) or move
