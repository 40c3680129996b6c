"""How a game of Bremerhaven ended, in one sentence: the winner and the margin; for a solo game, the grade."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.game import Sentence
from quarterdeck.engine.sets import lowest
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import rounds
from quarterdeck.games.bremerhaven.words.names import SAY, listed, seat_name
from quarterdeck.messages.hearing import mine

ENDINGS: Final = {
    "last-space": int(codes.LAST_SPACE),
    "landlubber": int(codes.LANDLUBBER),
    "cabin-boy": int(codes.CABIN_BOY),
    "officer": int(codes.OFFICER),
    "kobold": int(codes.KOBOLD),
    "captain": int(codes.CAPTAIN),
}
"""The ways a game can end: the last four grades, and one below them, are of a game alone (BH-22.2, BH-28.13)."""


def tell_ending(position: BremerhavenPosition) -> Sentence:
    """How a finished game ended and who won it, with the tie-break that was needed."""
    if position.seats == 1:
        return tell_grade(position)
    winner = int(lowest(position.winners))
    scores = [int(rounds.score_of(position, seat)) for seat in range(position.seats)]
    best = scores[winner]
    level = [seat for seat, score in enumerate(scores) if score == best]
    facts: dict[str, str | int] = {"winner": seat_name(winner), "mine": mine(winner), "score": best}
    if len(level) > 1:
        seats = listed(seat_name(seat) for seat in level)
        return Sentence(SAY("end-level", seats=seats, **facts), ("BH-22.2", "BH-25.4", "BH-R37"))
    second = max(score for seat, score in enumerate(scores) if seat != winner)
    behind = listed(seat_name(seat) for seat, score in enumerate(scores) if score == second)
    sums = {"money": int(position.money[winner] + position.bank[winner]), "prestige": int(position.prestige[winner])}
    return Sentence(SAY("end-won", second=second, behind=behind, **sums, **facts), ("BH-22.2", "BH-25.3", "BH-25.4"))


def tell_grade(position: BremerhavenPosition) -> Sentence:
    """The score of a game alone and its grade (BH-28.13, BH-R42)."""
    money, prestige = int(position.money[0] + position.bank[0]), int(position.prestige[0])
    facts = {"money": money, "prestige": prestige, "score": money * prestige}
    return Sentence(SAY("end-alone", grade=int(position.ended), **facts), ("BH-28.12", "BH-28.13", "BH-R42"))
