"""Position files of games that are over, or about to be settled by dice (BC-21, BC-22)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.saying import either
from quarterdeck.engine.sets import bit, members
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.file import SAY
from quarterdeck.games.bruise_cruise.file.board import Reader
from quarterdeck.games.bruise_cruise.file.fields import ENDINGS, BruiseCruiseFile
from quarterdeck.games.bruise_cruise.file.pace import read_pace
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.rules import endings, turns

FLEET: Final = int(codes.FLEET)


def settle_end(reader: Reader, file: BruiseCruiseFile) -> None:
    """Check the end and the winners of the game against its pieces and cards."""
    position = reader.position
    read_pace(reader, file)
    position.ended = settle_how(position, file)
    tied = best(position)
    if position.phase == codes.TIE_BREAK:
        settle_tie(position, file, tied)
    else:
        settle_winner(position, file, tied)


def settle_how(position: BruiseCruisePosition, file: BruiseCruiseFile) -> int:
    """Which end it is (BC-21.1, BC-21.2, BC-R44)."""
    home = [seat for seat in range(position.seats) if position.fleet_home(seat) == FLEET]
    if home:
        if home != [position.active]:
            raise Malformed("turn", SAY("ends-in-own-turn"))
        position.ender = position.active
        how = int(codes.FLEET_HOME)
    elif turns.is_played_out(position):
        how = int(codes.CARDS_PLAYED)
    else:
        how = int(codes.STALEMATE)
        check_stalemate(position)
    if file.ended is not None and ENDINGS[file.ended] != how:
        right = next(name for name, code in ENDINGS.items() if code == how)
        raise Malformed("ended", SAY("ended-otherwise", ending=right))
    if how != codes.STALEMATE and file.patience and file.quiet >= file.patience:
        raise Malformed("quiet", SAY("quiet-had-ended", quiet=file.quiet, patience=file.patience))
    return how


def check_stalemate(position: BruiseCruisePosition) -> None:
    """Patience is at its end."""
    if position.patience == 0 or position.quiet != position.patience:
        raise Malformed("asked", SAY("goes-on"))
    if position.moved_card:
        raise Malformed("moved", SAY("last-turn-quiet"))
    if position.actions_left:
        raise Malformed("actions", SAY("no-action-left"))


def best(position: BruiseCruisePosition) -> int:
    """The seats between which only dice can decide, as a set (BC-22.7, BC-22.9, BC-R42)."""
    tied = int(endings.leaders(position))
    if position.ender != NOBODY and tied >> position.ender & 1:
        return 1 << int(position.ender)
    return tied if tied & (tied - 1) == 0 else int(endings.nearest_home(position, tied))


def settle_tie(position: BruiseCruisePosition, file: BruiseCruiseFile, tied: int) -> None:
    """The tied players roll (BC-22.10)."""
    if position.feats:
        raise Malformed("asked", SAY("feats-without-dice"))
    if file.winner is not None:
        raise Malformed("winner", SAY("winner-too-early"))
    for seat in range(position.seats):
        if position.totals[seat] >= 0 and not tied >> seat & 1:
            raise Malformed(
                f"admirals.{position.seat_name(seat)}.rolled",
                SAY("not-tied", seat=position.seat_name(seat)),
            )


def settle_winner(position: BruiseCruisePosition, file: BruiseCruiseFile, tied: int) -> None:
    """The leader, or one of those between whom the dice decided (BC-21.4, BC-22.10)."""
    names = [position.seat_name(seat) for seat in members(tied)]
    if len(names) > 1 and position.feats:
        if file.winner is not None:
            raise Malformed("winner", SAY("feats-decide", first=", ".join(names[:-1]), last=names[-1]))
        position.winners = tied
        return
    if len(names) > 1 and file.winner is None:
        raise Malformed("winner", SAY("dice-decided", first=", ".join(names[:-1]), last=names[-1]))
    winner = file.winner or names[0]
    if winner not in names:
        raise Malformed("winner", SAY("won-otherwise", winner=winner, right=either(names)))
    position.winners = bit(position.chart.seat_names.index(winner))
