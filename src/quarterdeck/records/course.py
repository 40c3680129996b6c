"""A game in its course: a position, the moves that led to it, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from quarterdeck.engine.errors import GameOver, IllegalMove, NotYourTurn
from quarterdeck.engine.game import Game
from quarterdeck.engine.log import Log
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.messages import speaker
from quarterdeck.records.record import CHANCE_NAME, SPECTATOR

_SAY: Final = speaker("quarterdeck.records").say


class Step(Struct, frozen=True, kw_only=True):
    """A move in effect, and the position before it, which asks `who`."""

    who: int
    move: int
    text: str
    """In notation, as the rules write it."""
    before: Position
    reveals: bool
    """Whether it told a seat something that was hidden from it."""
    log: Log


class Course:
    """The position of a game that is played by checked moves and can go back."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.position = position
        self.steps: list[Step] = []

    # -- who is asked ------------------------------------------------------------------

    def name(self, who: int) -> str:
        """The name of a seat in the notation, or `chance`, or `spectator`."""
        if who == CHANCE:
            return CHANCE_NAME
        return self.game.seat_names[who] if 0 <= who < len(self.game.seat_names) else SPECTATOR

    def title(self, who: int) -> str:
        """The name of a seat as a sentence begins with it."""
        name = self.name(who)
        return name[:1].upper() + name[1:]

    def waiting(self) -> list[int]:
        """The seats that may choose now, ascending; none while chance decides or when the game is over."""
        seats = self.position.waiting()
        return [seat for seat in range(len(self.game.seat_names)) if seats >> seat & 1]

    def asked(self, who: int) -> Position:
        """The position as it asks `who`, a copy if another seat would be asked first.

        Raises:
            GameOver, NotYourTurn: `who` (a seat or CHANCE) may not choose now.
        """
        here = self.position
        if here.over():
            raise GameOver(_SAY("over"))
        if who == here.player:
            return here
        if who not in self.waiting():
            raise NotYourTurn(self._whose_turn(who))
        copy = here.clone()
        copy.focus(who)
        return copy

    def _whose_turn(self, who: int) -> str:
        if self.position.player == CHANCE:
            return _SAY("chance-decides")
        players = ", ".join(self.name(seat) for seat in self.waiting())
        return _SAY("not-chance", players=players) if who == CHANCE else self._not_your_turn(who, players)

    def _not_your_turn(self, who: int, players: str) -> str:
        return _SAY("not-your-turn", seat=self.name(who), players=players)

    # -- forth ---------------------------------------------------------------------------

    def play(self, who: int, text: str) -> Step:
        """Make a move given in notation; whatever is refused leaves the position as it is.

        Raises:
            GameOver, NotYourTurn: `who` may not choose now.
            Malformed: the text is no move.
            IllegalMove: a clause forbids it.
        """
        asked = self.asked(who)
        move = self.game.parse(asked, text)
        refusal = self.game.why_not(asked, move)
        if refusal is not None:
            raise IllegalMove(text, refusal)
        return self.make(who, move)

    def make(self, who: int, move: int) -> Step:
        """Make a move that is known to be legal for `who`, who may choose now."""
        here = self.position
        if here.player != who:
            here.focus(who)
        step = Step(
            who=who,
            move=move,
            text=self.game.text(here, move),
            before=here.clone(),
            reveals=self.game.reveals(here, move),
            log=Log(),
        )
        here.log = step.log
        here.play(move)
        here.log = None
        self.steps.append(step)
        return step

    # -- back ----------------------------------------------------------------------------

    def latest(self, seat: int) -> int | None:
        """How many moves were made before the latest decision of a seat; None if it has made none."""
        for k in range(len(self.steps) - 1, -1, -1):
            if self.steps[k].who == seat:
                return k
        return None

    def stays(self, back_to: int) -> str | None:
        """Why the moves after the first `back_to` may not be taken back, in words; None if they may."""
        for step in self.steps[back_to:]:
            if step.who == CHANCE:
                return _SAY("chance-since", move=self._public_text(step))
            if step.reveals:
                return _SAY("revealed-since", move=self._public_text(step))
        return None

    def _public_text(self, step: Step) -> str:
        """A move as a spectator may read it."""
        return self.game.veiled_text(step.before, step.move, NOBODY)

    def never_decided(self, seat: int) -> str:
        """That a seat has nothing to take back, in words."""
        return _SAY("nothing-to-take-back", seat=self.title(seat))

    def back_to(self, moves: int) -> Sequence[Step]:
        """Return to the position after the first `moves` moves; gives the steps that are taken back."""
        gone = self.steps[moves:]
        self.position.copy_from(gone[0].before)
        del self.steps[moves:]
        return gone
