"""How a game of Pirates ended, in one sentence: the winner, the margin, and what decided a tie."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.game import Ending, Sentence
from quarterdeck.engine.sets import count
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.common import ending
from quarterdeck.games.pirates.rules.turn.rounds import MOST_ROUNDS
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.words.names import SAY, listed, seat_name
from quarterdeck.messages.hearing import mine

ENDINGS: Final = {
    "half-the-gold": int(codes.HALF_THE_GOLD),
    "no-moves": int(codes.NO_MOVES),
    "all-unloaded": int(codes.ALL_UNLOADED),
    "stalemate": int(codes.STALEMATE),
}
"""The ways a game can end (PI-20.1 to PI-20.3, PI-R52)."""
CLAUSES: Final = {
    int(codes.HALF_THE_GOLD): ("PI-20.1", "PI-R45"),
    int(codes.NO_MOVES): ("PI-20.2", "PI-R46"),
    int(codes.ALL_UNLOADED): ("PI-20.3", "PI-R47"),
    int(codes.STALEMATE): ("PI-R52", "PI-R65"),
}
"""By which clauses."""
ROUNDS: Final = 5
"""The reason of an ending after so many rounds that the game stops (PI-R65)."""


def tell_ending(position: PiratesPosition) -> Ending:
    """How a finished game ended, who won it, and a sentence."""
    how = next(name for name, code in ENDINGS.items() if code == position.ended)
    winners = tuple(seat for seat in range(position.seats) if position.worth(seat) > 0)
    return Ending(how, winners, sentence(position, winners))


def sentence(position: PiratesPosition, winners: tuple[int, ...]) -> Sentence:
    """The winner, and with how much gold; with equal gold the units left decide (PI-20.8, PI-20.9, PI-R49)."""
    scores = [int(ending.score(position, seat)) for seat in range(position.seats)]
    units = [int(count(questions.fleet(position, seat))) for seat in range(position.seats)]
    best = winners[0]
    facts = {"gold": scores[best], "units": units[best], "how": _why(position)}
    clauses = CLAUSES[int(position.ended)]
    if len(winners) > 1:
        text = SAY("end-level", seats=listed(seat_name(seat) for seat in winners), **facts)
        return Sentence(text, (*clauses, "PI-20.9", "PI-R49"))
    second = max(score for seat, score in enumerate(scores) if seat != best)
    won = {"winner": seat_name(best), "mine": mine(best)}
    if second == scores[best]:
        return Sentence(SAY("end-units", **won, **facts), (*clauses, "PI-20.9", "PI-R49"))
    return Sentence(SAY("end-won", second=second, **won, **facts), (*clauses, "PI-20.8"))


def _why(position: PiratesPosition) -> int:
    """Why it ended, as its sentence tells it: one of ENDINGS, or 5 if too many rounds were played."""
    return ROUNDS if position.ended == codes.STALEMATE and position.round > MOST_ROUNDS else int(position.ended)
