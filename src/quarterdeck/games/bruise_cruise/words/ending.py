"""How a game of Bruise Cruise ended, in one sentence: the winner, the margin, and what broke a tie."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.game import Sentence
from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.rules import endings, scoring
from quarterdeck.games.bruise_cruise.words.names import SAY, line_of, seat_names

_CAUSES: Final[dict[int, tuple[str, str]]] = {
    int(codes.FLEET_HOME): ("cause-fleet-home", "BC-21.1"),
    int(codes.CARDS_PLAYED): ("cause-cards-played", "BC-21.2"),
    int(codes.STALEMATE): ("cause-stalemate", "BC-R44"),
}


def cause(how: int, ender: str) -> tuple[str, str]:
    """Why the game is over, as a clause of a sentence without its full stop, and the clause of the rules.

    `ender` is the line that brought all its ships home, if one did.
    """
    message, clause = _CAUSES[how]
    return SAY(message, line=ender), clause


def tell_ending(position: BruiseCruisePosition) -> Sentence:
    """How a finished game ended and who won it, with the tie-break that was needed."""
    reason, clause = cause(int(position.ended), line_of(position.chart, int(position.ender)))
    winner = int(lowest(position.winners))
    points = int(scoring.points_of(position, winner))
    tied = endings.leaders(position)
    if count(tied) == 1:
        others = [int(scoring.points_of(position, seat)) for seat in range(position.seats) if seat != winner]
        text = SAY("end-clear", cause=reason, line=line_of(position.chart, winner), points=points, second=max(others))
        return Sentence(text, (clause, "BC-21.4"))
    message, *clauses = tie_break(position, int(tied))
    if count(position.winners) > 1:
        message, clauses = "end-feats", ["BC-22.10", "BC-R54"]
    lines, line = seat_names(position.chart, int(tied)), line_of(position.chart, winner)
    text = SAY(message, cause=reason, lines=lines, line=line, points=points)
    return Sentence(text, (clause, *clauses))


def tie_break(position: BruiseCruisePosition, tied: int) -> tuple[str, ...]:
    """What settled a tie for the lead between these seats: the message, and its clauses."""
    if position.ender != NOBODY and tied & bit(position.ender):
        return "end-ender", "BC-22.7"
    rulings = ("BC-R42",) if position.ender != NOBODY else ()
    if count(endings.nearest_home(position.clone(), tied)) == 1:
        return "end-nearest", "BC-22.9", "BC-R40", *rulings
    return "end-dice", "BC-22.10", "BC-R41", *rulings
