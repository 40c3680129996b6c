"""Sentences that the terminal table and the plain text share."""

from __future__ import annotations

import secrets

from quarterdeck.cli.pictures import picture
from quarterdeck.cli.say import SAY
from quarterdeck.cli.session import Session
from quarterdeck.engine.errors import IllegalMove, Malformed, QuarterdeckError, Refusal
from quarterdeck.scene.shapes import Scene


def title(name: str) -> str:
    """A seat's name at the beginning of a sentence."""
    return name[:1].upper() + name[1:]


def whose_turn(session: Session) -> str:
    """A sentence on whose turn it is."""
    match = session.match
    if match.over:
        return SAY("over")
    if match.chance_waits:
        return SAY("chance")
    bot = session.seating.next_bot(match)
    if session.chooser() is None and bot is not None:
        return SAY("thinking", seat=title(session.name(bot)), bot=session.seating.bots[bot].spec)
    seats = ", ".join(title(session.name(seat)) for seat in match.waiting())
    return SAY("choose", seat=seats)


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


def answer_to(error: QuarterdeckError) -> str:
    """What to say to a move that was not taken."""
    if isinstance(error, IllegalMove):
        return refusal_text(error.move, error.refusal)
    return error.problem if isinstance(error, Malformed) and error.path == "move" else str(error)


def draw(session: Session) -> str | None:
    """A move that chance has drawn for the viewer and that is made, where the game leaves it to chance; else None."""
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


def words_of_moves(scene: Scene) -> dict[str, str]:
    """What the moves that hang on shapes do, in the fewest words that a shape has for it."""
    found: dict[str, str] = {}
    for shape in scene.shapes:
        if shape.move is not None and len(shape.label) < len(found.get(shape.move, shape.label + " ")):
            found[shape.move] = shape.label
    return found
