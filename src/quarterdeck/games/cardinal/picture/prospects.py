"""What a move of Cardinal prevents and prepares: what the opponent could do after it, compared with the other moves."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from quarterdeck.engine.sets import count
from quarterdeck.games.cardinal.codes import FLEET
from quarterdeck.games.cardinal.position import CardinalPosition
from quarterdeck.games.cardinal.words.summary import SAY


class Danger(Struct, frozen=True, order=True):
    """The worst that the opponent can do to a player in the next turn."""

    wins: bool
    lost: int
    """How many ships of the player the pirate can send back."""


def prospects(position: CardinalPosition, seat: int, move: int) -> str:
    """Why a legal move of a seat is good or bad, in a sentence; empty if nothing tells it from other moves.

    Nothing is said of a move after which the seat has another choice.
    """
    after = position.clone()
    after.play(move)
    if after.over() or after.player == seat:
        return ""
    found = danger(after, seat)
    others = [min(danger(end, seat) for end in turns(position, other)) for other in position.legal() if other != move]
    if found.wins:
        return SAY("prospect-loses", every="yes" if all(other.wins for other in others) else "no")
    if wins_next(after, seat):
        return SAY("prospect-wins")
    if any(other.wins for other in others):
        return SAY("prospect-stops")
    worst = max((other.lost for other in others), default=0)
    return SAY("prospect-keeps", lost=found.lost, worst=worst) if found.lost < worst else ""


def turns(position: CardinalPosition, move: int) -> Iterator[CardinalPosition]:
    """How a turn that begins with a move can end: the pirate may have several squares to go to."""
    player, after = position.player, position.clone()
    after.play(move)
    if after.over() or after.player != player:
        yield after
        return
    for choice in after.legal():
        yield from turns(after, choice)


def danger(position: CardinalPosition, seat: int) -> Danger:
    """The worst that the opponent of a seat can do to it, if it is the opponent's turn; nothing if the game is over."""
    if position.over():
        return Danger(wins=position.winner == 1 - seat, lost=0)
    ends = [end for move in position.legal() for end in turns(position, move)]
    return Danger(
        wins=any(end.winner == 1 - seat for end in ends),
        lost=max(ships(position, seat) - ships(end, seat) for end in ends),
    )


def wins_next(position: CardinalPosition, seat: int) -> bool:
    """Whether a seat can win in its next turn, whatever its opponent does before."""
    if ships(position, seat) != FLEET - 1:
        return False
    return all(
        not end.over() and any(last.winner == seat for move in end.legal() for last in turns(end, move))
        for reply in position.legal()
        for end in turns(position, reply)
    )


def ships(position: CardinalPosition, seat: int) -> int:
    """How many ships a seat has on the board."""
    return int(count((position.orange, position.green)[seat]))
