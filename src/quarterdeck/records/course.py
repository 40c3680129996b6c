"""The course of a game: a position, everything that led to it, and the positions on the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from quarterdeck.engine.errors import GameOver, IllegalMove, NotYourTurn
from quarterdeck.engine.game import Ending, Game, Sentence
from quarterdeck.engine.log import Log
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.messages.hearing import mine
from quarterdeck.messages.of_games import said_by
from quarterdeck.records.record import (
    CHANCE_NAME,
    FORMAT,
    OUT_OF_TIME,
    RESIGNED,
    SPECTATOR,
    Line,
    MoveLine,
    ResignLine,
    TakeBackLine,
)
from quarterdeck.records.saying import LISTED, SAY

KEPT: Final = 16
"""One of this many positions on the way is kept; the others are found by playing on from it."""


class Step(Struct, frozen=True, kw_only=True):
    """A move, and its effects."""

    line: int
    """The number of its line in the record."""
    who: int
    move: int
    text: str
    """The move in notation, as the game writes it."""
    reveals: bool
    """Whether it told a seat something that was hidden from it."""
    sole: bool
    """Whether it was the only move (`Game.sole_move`)."""
    log: Log
    lot: bool = False
    """Whether chance chose it for the seat."""


class Gone(Struct, frozen=True):
    """A move that was taken back, and the position before it, in which its maker must choose."""

    step: Step
    before: Position


class TakenBack(Struct, frozen=True, kw_only=True):
    """A take-back: of the moves after the first `back_to`, those in `gone` are no longer in effect."""

    line: int
    who: int
    back_to: int
    agreed: tuple[int, ...]
    gone: tuple[Gone, ...]


class Resigned(Struct, frozen=True, kw_only=True):
    """A resignation: the end of the game."""

    line: int
    who: int
    late: bool = False
    """Whether the seat's time was up."""


Event = Step | TakenBack | Resigned


class Course:
    """The position of a game that is played by checked moves and can go back.

    Methods that trust their caller check nothing: the caller must have checked what is allowed.
    """

    def __init__(self, game: Game, position: Position, players: int, record_format: int = FORMAT) -> None:
        self.game = game
        self.position = position
        self.players = players
        self.seat_names = game.seats_at(position)
        self.record_format = record_format
        """The version of the record's format, which decides which take-backs are allowed."""
        self.steps: list[Step] = []
        """The moves in effect."""
        self.events: list[Event] = []
        """Everything that has happened, one event for each line of the record."""
        self.chances = 0
        """The number of chance moves that were ever made, those that were taken back included."""
        self.resigned = NOBODY
        """The seat that has resigned."""
        self.late = False
        """Whether that seat did not give up, but had no time left."""
        self.taken_back: dict[int, int] = {}
        """How often seats have taken moves back."""
        self._kept: list[Position] = []
        self._waited: list[int] = []
        """The seats that might choose before each of the moves in effect, as bits."""

    # -- who is asked ------------------------------------------------------------------

    def name(self, who: int) -> str:
        """The name of a seat in the notation, or `chance`, or `spectator`."""
        if who == CHANCE:
            return CHANCE_NAME
        return self.seat_names[who] if 0 <= who < len(self.seat_names) else SPECTATOR

    def names(self, seats: Sequence[int]) -> str:
        """The names of seats in a sentence."""
        return ", ".join(self.name(seat) for seat in seats)

    def called(self, seat: int) -> str:
        """What people call a seat, `Red`; its name in the notation if the game has no word for it."""
        name = self.name(seat)
        number = self.game.seat_names.index(name) if name in self.game.seat_names else seat
        return said_by(self.game, "seat", name, seat=number)

    def title(self, seat: int) -> str:
        """What people call a seat, as a sentence begins with it."""
        word = self.called(seat)
        return word[:1].upper() + word[1:]

    def all_called(self, seats: Sequence[int]) -> str:
        """What people call seats, as a list in a sentence."""
        return LISTED(self.called(seat) for seat in seats)

    def others(self, seat: int) -> tuple[int, ...]:
        """All other seats, ascending."""
        return tuple(other for other in range(self.players) if other != seat)

    @property
    def over(self) -> bool:
        """Whether the game is over, by its rules or by a resignation."""
        return self.resigned != NOBODY or self.position.over()

    def waiting(self) -> tuple[int, ...]:
        """The seats that may choose now, ascending; none while chance decides or when the game is over."""
        return () if self.over else _seats_in(self.position.waiting(), self.players)

    def asked(self, who: int) -> Position:
        """The position with `who` as the player who must choose; a copy if another seat would be asked first.

        Raises:
            GameOver, NotYourTurn: `who` (a seat or CHANCE) may not choose now.
        """
        here = self.position
        if self.over:
            raise GameOver(SAY("over"))
        if who == here.player:
            return here
        if who not in self.waiting():
            raise NotYourTurn(self._whose_turn(who))
        copy = here.clone()
        copy.focus(who)
        return copy

    def _whose_turn(self, who: int) -> str:
        if self.position.player == CHANCE:
            return SAY("chance-decides")
        players = self.all_called(self.waiting())
        return SAY("not-chance", players=players) if who == CHANCE else self._not_your_turn(who, players)

    def _not_your_turn(self, who: int, players: str) -> str:
        clause = self.game.turn_clause(self.position)
        told = SAY("not-your-turn", seat=self.called(who), players=players)
        return f"{told} ({clause})" if clause else told

    # -- forth ---------------------------------------------------------------------------

    def play(self, who: int, text: str, *, lot: bool = False) -> Step:
        """Make a move given in notation; a refusal does not change the position.

        Raises:
            GameOver, NotYourTurn: `who` may not choose now.
            Malformed: the text is not a move.
            IllegalMove: a clause forbids it.
        """
        asked = self.asked(who)
        move = self.game.parse(asked, text)
        refusal = self.game.why_not(asked, move)
        if refusal is not None:
            raise IllegalMove(text, refusal)
        return self.make(who, move, lot=lot)

    def make(self, who: int, move: int, *, lot: bool = False) -> Step:
        """Make a move, trusting that it is legal for `who`, who may choose now; `lot` if chance chose it for them."""
        here = self.position
        if len(self.steps) % KEPT == 0:
            self._kept.append(here.clone())
        waiting = int(here.waiting())
        if here.player != who:
            here.focus(who)
        step = Step(
            line=len(self.events) + 1,
            who=who,
            move=move,
            text=self.game.text(here, move),
            reveals=self.game.reveals(here, move),
            sole=who != CHANCE and self.game.sole_move(here) == move,
            log=Log(),
            lot=lot,
        )
        here.log = step.log
        here.play(move)
        here.log = None
        self.steps.append(step)
        self._waited.append(waiting)
        self.events.append(step)
        self.chances += who == CHANCE
        return step

    def _append(self, step: Step) -> None:
        """Make a move again, as the latest."""
        if len(self.steps) % KEPT == 0:
            self._kept.append(self.position.clone())
        self._waited.append(int(self.position.waiting()))
        _make_again(self.position, step)
        self.steps.append(step)

    # -- the way here ----------------------------------------------------------------------

    def position_at(self, k: int) -> Position:
        """A copy of the position after the first `k` moves in effect."""
        if k == len(self.steps):
            return self.position.clone()
        start = k // KEPT
        found = self._kept[start].clone()
        for step in self.steps[start * KEPT : k]:
            _make_again(found, step)
        return found

    def veiled_text(self, k: int, seat: int) -> str:
        """The k-th move in effect, counted from 0, as `seat` may read it; a negative seat is a spectator."""
        step = self.steps[k]
        return self.game.veiled_text(_asking(self.position_at(k), step.who), step.move, seat)

    def latest(self, seat: int) -> int | None:
        """The number of moves before the latest move of a seat; None if it has made none."""
        for k in range(len(self.steps) - 1, -1, -1):
            if self.steps[k].who == seat:
                return k
        return None

    def latest_choice(self, seat: int) -> int | None:
        """The number of moves before the latest move for which the seat had a choice; None if there is none."""
        for k in range(len(self.steps) - 1, -1, -1):
            step = self.steps[k]
            if step.who == seat and not step.sole:
                return k
        return None

    def beside(self, k: int, seat: int) -> bool:
        """Whether since the first `k` moves in effect only others have chosen, in a phase in which the seat may choose too.

        Then their choices and the seat's are independent (law 6), so they may have been made in any order.
        """
        return _independent(self.position_at(k), seat, self.steps[k:])

    def staying(self, k: int) -> list[Step]:
        """The moves after the k-th, counted from 0, if they would be the same without it; else empty.

        They would if all of them belong to others, in a phase in which all may choose at once.
        """
        step, later = self.steps[k], self.steps[k + 1 :]
        if not later or not self._waited[k] >> max(later[0].who, 0) & 1:  # known without the position of then
            return []
        return later if _independent(self.position_at(k), step.who, later) else []

    def chance_in_game(self) -> bool:
        """Whether chance has decided anything since somebody's first choice, in the moves in effect."""
        chosen = next((k for k, step in enumerate(self.steps) if step.who != CHANCE and not step.sole), len(self.steps))
        return any(step.who == CHANCE for step in self.steps[chosen:])

    # -- back, and the end -------------------------------------------------------------------

    def take_back(self, seat: int, back_to: int, agreed: tuple[int, ...]) -> TakenBack:
        """Undo the seat's latest move, the one after the first `back_to`, and all later ones that may depend on it.

        Trusts that the seat may.
        """
        gone: list[Gone] = []
        staying = self.staying(back_to)
        here = self.position_at(back_to)
        self.position = here.clone()
        for step in self.steps[back_to : len(self.steps) - len(staying)]:
            gone.append(Gone(step, _asking(here.clone(), step.who)))
            _make_again(here, step)
        del self.steps[back_to:]
        del self._waited[back_to:]
        del self._kept[(back_to + KEPT - 1) // KEPT :]
        for step in staying:
            self._append(step)
        line = len(self.events) + 1
        event = TakenBack(line=line, who=seat, back_to=back_to, agreed=agreed, gone=tuple(gone))
        self.events.append(event)
        self.taken_back[seat] = self.taken_back.get(seat, 0) + 1
        return event

    def resign(self, seat: int, *, late: bool = False) -> Resigned:
        """End the game, trusting that it goes on and has the seat; `late` if the seat's time is up."""
        event = Resigned(line=len(self.events) + 1, who=seat, late=late)
        self.resigned, self.late = seat, late
        self.events.append(event)
        return event

    def ending(self) -> Ending | None:
        """How the game ended; None while it goes on."""
        if self.resigned == NOBODY:
            return self.game.ending(self.position) if self.over else None
        winners = self.others(self.resigned)
        player, names = self.title(self.resigned), self.all_called(winners)
        told = SAY("out-of-time" if self.late else "resigned", player=player, count=len(winners), winners=names)
        return Ending(OUT_OF_TIME if self.late else RESIGNED, winners, Sentence(told))

    # -- as a record -------------------------------------------------------------------------

    def story(self, step: Step, log: Log) -> list[Sentence]:
        """What a move told whoever knows this log of it, and that chance chose it if nobody else did."""
        told = self.game.story(log)
        return [*told, Sentence(SAY("by-lot", player=self.title(step.who), mine=mine(step.who)))] if step.lot else told

    def line(self, event: Event) -> Line:
        """The line of the record for an event."""
        who = self.name(event.who)
        if isinstance(event, Step):
            return MoveLine(n=event.line, who=who, move=event.text, lot=event.lot)
        if isinstance(event, Resigned):
            return ResignLine(n=event.line, resigned=who, late=event.late)
        agreed = tuple(self.name(seat) for seat in event.agreed)
        return TakeBackLine(n=event.line, back_to=event.back_to, by=who, agreed=agreed)


@cache
def _seats_in(seats: int, players: int) -> tuple[int, ...]:
    """The seats of a set of bits, ascending."""
    return tuple(seat for seat in range(players) if seats >> seat & 1)


def _asking(position: Position, who: int) -> Position:
    """The position, with `who` as the player who must choose."""
    if position.player != who:
        position.focus(who)
    return position


def _independent(here: Position, seat: int, steps: Sequence[Step]) -> bool:
    """Whether all moves since a position were made by other seats, each while this seat might choose too."""
    for step in steps:
        waiting = here.waiting()
        if step.who in (CHANCE, seat) or step.reveals or not waiting >> seat & waiting >> step.who & 1:
            return False
        _make_again(here, step)
    return True


def _make_again(position: Position, step: Step) -> None:
    """Make a move that was made before."""
    _asking(position, step.who).play(step.move)
