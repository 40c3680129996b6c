"""How far a game in a position file has come: seats, dice, deck and hands; refuses what no game can reach."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.complaints import Complaints
from quarterdeck.engine.errors import Malformed
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.file import SAY
from quarterdeck.games.bruise_cruise.file.board import Reader
from quarterdeck.games.bruise_cruise.file.fields import ASKED, BruiseCruiseFile
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.rules import turns

FLEET: Final = int(codes.FLEET)
HAND: Final = int(codes.HAND)
FEWEST_PIPS: Final = 2
PICKING: Final = ("kind", "card", "ship", "target", "port")
USED: Final[dict[int, tuple[str, ...]]] = {
    **dict.fromkeys(range(int(codes.PICK_CARD), int(codes.SURRENDERING) + 1), PICKING),
    int(codes.BATTLING): ("kind", "card", "ship", "port"),
    int(codes.RAIDING): ("kind", "ship", "target"),
    int(codes.LOOTING): ("kind", "ship", "target"),
    int(codes.RAIDER_FLEES): ("kind", "ship", "target"),
    int(codes.DEFENDER_FLEES): ("kind", "ship", "target"),
    int(codes.BUYING): ("kind", "card", "left"),
    int(codes.DRAWING): ("kind", "card", "left"),
}
"""Which fields about an action belong to each question; a question that is not listed has none."""


def read_seats(position: BruiseCruisePosition, file: BruiseCruiseFile) -> None:
    """Read which line is on turn, and which played first (BC-1.7)."""
    if position.phase == codes.ROLLING:
        for name in ("turn", "first"):
            if getattr(file, name) is not None:
                raise Malformed(name, SAY("first-rolls"))
        return
    if file.turn is None:
        raise Malformed("turn", SAY("turn-missing"))
    for name, seat in (("turn", file.turn), ("first", file.first or position.seat_name(0))):
        if position.chart.seat_names.index(seat) >= position.seats:
            raise Malformed(name, SAY("no-such-admiral", seat=seat))
    position.active = position.chart.seat_names.index(file.turn)
    position.first = position.chart.seat_names.index(file.first or position.seat_name(0))


def read_dice(position: BruiseCruisePosition, file: BruiseCruiseFile) -> None:
    """The last dice, and the totals of the players who rolled (BC-1.7, BC-22.10)."""
    if file.dice is not None:
        position.first_die = file.dice[0]
        position.second_die = file.dice[1]
    rolls = position.phase in (codes.ROLLING, codes.TIE_BREAK)
    for seat, admiral in enumerate(file.listed()):
        if admiral.rolled is None:
            continue
        if not rolls and admiral.rolled == 0:
            raise Malformed(
                f"admirals.{position.seat_name(seat)}.rolled", SAY("rolled-nothing", asked=repr(file.asked))
            )
        if admiral.rolled and admiral.rolled < FEWEST_PIPS:
            raise Malformed(f"admirals.{position.seat_name(seat)}.rolled", SAY("rolled-too-little"))
        position.totals[seat] = admiral.rolled
    if rolls:
        read_rolling(position)


def read_rolling(position: BruiseCruisePosition) -> None:
    """Two or more roll, one after the other in the order of the table (BC-1.7, BC-R2, BC-R41)."""
    taking = [seat for seat in range(position.seats) if position.totals[seat] >= 0]
    waiting = [seat for seat in taking if position.totals[seat] == 0]
    if len(taking) < FEWEST_PIPS or not waiting:
        raise Malformed("admirals", SAY("rollers"))
    for seat in taking:
        if seat > waiting[0] and position.totals[seat]:
            raise Malformed(
                f"admirals.{position.seat_name(seat)}.rolled", SAY("rolls-first", seat=position.seat_name(waiting[0]))
            )
    for seat in waiting:
        position.rolling |= 1 << seat
    rolled = [seat for seat in taking if position.totals[seat]]
    last = position.totals[rolled[-1]] if rolled else 0
    if last and position.first_die and position.first_die + position.second_die != last:
        raise Malformed("dice", SAY("dice-otherwise", seat=position.seat_name(rolled[-1]), total=last))


def refuse_unused(position: BruiseCruisePosition, file: BruiseCruiseFile) -> None:
    """Nothing is said of an action that nobody makes."""
    used = USED.get(int(position.phase), ())
    for name in (*PICKING, "left"):
        if name not in used and getattr(file, name):
            raise Malformed(name, SAY("says-nothing", asked=repr(file.asked)))
    if position.phase < codes.TIE_BREAK:
        for name in ("ended", "winner"):
            if getattr(file, name) is not None:
                raise Malformed(name, SAY("only-over"))


def read_pace(reader: Reader, file: BruiseCruiseFile) -> None:
    """The turn, the deck and the hands of a game that has begun."""
    position = reader.position
    for seat in range(position.seats):
        if position.home[seat] == codes.NO_PORT:
            raise Malformed(f"admirals.{position.seat_name(seat)}.home", SAY("home-missing"))
    wrong = Complaints()
    for read in (read_passes, read_turn, read_quiet):
        with wrong:
            read(position, file)
    with wrong:
        check_hands(position)
    wrong.refuse()
    if file.wake is not None:
        if position.chart.ship_names.index(file.wake.ship) >= FLEET * position.seats:
            raise Malformed("wake.ship", SAY("wake-without-ship", ship=file.wake.ship))
        position.wake_ship = position.chart.ship_names.index(file.wake.ship)
        position.wake = reader.space(file.wake.start, "wake.start")


def read_passes(position: BruiseCruisePosition, file: BruiseCruiseFile) -> None:
    """How many times the deck has been gone through (BC-20.1 to BC-20.3)."""
    if file.passes > turns.most_passes(position):
        raise Malformed("passes", SAY("passes-of-two"))
    position.passes = file.passes
    if position.deck == 0 and not turns.is_last_pass(position):
        raise Malformed("passes", SAY("passes-by-now"))
    if turns.is_played_out(position) and ASKED[position.phase] in BETWEEN:
        raise Malformed("asked", SAY("all-cards-played"))


BETWEEN: Final = (*ASKED[codes.ACTING : codes.SURRENDERING], "discard", "replenishment", "draw")
"""What is asked when no card has just been played."""


def read_turn(position: BruiseCruisePosition, file: BruiseCruiseFile) -> None:
    """What happened in this turn so far (BC-2.1, BC-20.4, BC-20.8, BC-R38)."""
    ended = position.deck == 0 and turns.is_last_pass(position)
    position.closing = ended if file.final is None else file.final
    position.played = file.played
    position.moved_card = file.moved or file.played
    position.actions_left = file.actions
    if position.closing and not ended:
        raise Malformed("final", SAY("final-too-early"))
    holds = position.held[position.active] > 0 or file.played or file.card is not None
    if position.closing and not holds and position.phase < codes.TIE_BREAK:
        raise Malformed("turn", SAY("skipped", seat=str(file.turn)))
    most = codes.ACTIONS + 2 * effects(position, int(codes.OVERTIME))
    acting = codes.ACTING <= position.phase <= codes.BUYING
    if file.actions > most:
        raise Malformed("actions", SAY("actions-at-most", most=most))
    if acting and not file.actions:
        raise Malformed("actions", SAY("actions-left", asked=repr(file.asked)))
    if position.phase in (codes.DISCARDING, codes.REPLENISHING) and file.actions:
        raise Malformed("actions", SAY("actions-made", asked=repr(file.asked)))


def read_quiet(position: BruiseCruisePosition, file: BruiseCruiseFile) -> None:
    """Turns in a row without a card moving, fewer than end the game (BC-R44)."""
    position.quiet = file.quiet
    over = position.phase >= codes.TIE_BREAK
    if file.patience and file.quiet > file.patience - (not over):
        raise Malformed("quiet", SAY("quiet-ends", quiet=file.quiet, patience=file.patience))


def check_hands(position: BruiseCruisePosition) -> None:
    """No hand is beyond seven, but that of the Admiral on turn by a card that lets draw (BC-19.2, BC-U11)."""
    wrong = Complaints()
    for seat in range(position.seats):
        most = HAND
        if seat == position.active and position.phase != codes.REPLENISHING:
            most += 2 * effects(position, int(codes.SURPRISE_DELIVERY))
        with wrong:
            if position.held[seat] > most:
                problem = SAY("hand-too-large", cards=position.held[seat], most=most)
                raise Malformed(f"admirals.{position.seat_name(seat)}.hand", problem)
    wrong.refuse()


def effects(position: BruiseCruisePosition, effect: int) -> int:
    """How many cards of the pack have an effect."""
    return sum(int(other) == effect for other in position.chart.effect)
