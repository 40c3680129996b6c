"""What a seat could choose after moves that it only supposes, found from what it knows alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.server.protocol.wire import SPECTATOR, Planned, Possible, Supposed
from quarterdeck.table.wording import first_sentence, names_of_moves

SAMPLES: Final = 12
"""How many games are played on at random if chance, secrets or others decide before the seat does."""
MOST_BETWEEN: Final = 300
"""The most moves of others that are played at random until the seat is asked."""
MOST_POSSIBLE: Final = 300
"""The most moves that are named."""


class Foreseen(Struct, frozen=True, kw_only=True):
    """Which seat would choose, among which moves, and whether it is sure that it would be just these."""

    seat: int = SPECTATOR
    moves: tuple[Possible, ...] = ()
    sure: bool = True


def moves_in(steps: Sequence[Planned]) -> int:
    """The number of moves of a plan, those for different cases included; however deep it is, since strangers send it."""
    found, left = 0, list(steps)
    while left:
        found += 1
        left += left.pop().then
    return found


def look_ahead(game: Game, known: Position, seat: int, line: Sequence[Supposed], seed: int) -> Foreseen:
    """What could be chosen after a line of moves, as far as a seat knows that sees the veiled position `known`."""
    dice = seeded(seed, seat)
    found: dict[str, str] = {}
    chooser, sure = SPECTATOR, True
    for _time in range(SAMPLES):
        world = known.clone()
        certain = _Way(game, seat, dice)
        if not certain.go(world, line):
            sure = certain.sure
            if sure:
                break
            continue
        chooser, sure = _chooser(world, seat), certain.sure
        if chooser not in (SPECTATOR, seat) and game.hidden:
            return Foreseen(seat=chooser, sure=False)
        if chooser != SPECTATOR:
            _name(game, world, chooser, found)
        if sure or len(found) >= MOST_POSSIBLE:
            break
    possible = tuple(Possible(move=move, words=words) for move, words in list(found.items())[:MOST_POSSIBLE])
    return Foreseen(seat=chooser if possible else SPECTATOR, moves=possible, sure=sure)


def _name(game: Game, world: Position, chooser: int, found: dict[str, str]) -> None:
    """Add the moves of a seat that must choose, with their names."""
    if world.player != chooser:
        world.focus(chooser)
    moves = world.legal()
    for move, words in zip(moves, names_of_moves(game, world, chooser, moves), strict=True):
        found.setdefault(game.text(world, move), first_sentence(words))


def _chooser(world: Position, seat: int) -> int:
    """The seat that chooses: this one if it may; nobody once the game is over."""
    waiting = world.waiting()
    if waiting >> seat & 1:
        return seat
    return int(world.player) if waiting else SPECTATOR


class _Way:
    """One way through supposed moves, and whether it is the only one."""

    def __init__(self, game: Game, seat: int, dice: Dice) -> None:
        self._game, self._seat, self._dice = game, seat, dice
        self.sure = True

    def go(self, world: Position, line: Sequence[Supposed]) -> bool:
        """Make the moves of a line, and what follows by itself; False if they are not possible on this way."""
        self._settle(world)
        for one in line:
            made = self._make(world, one) if one.move else self._wait(world)
            if not made:
                return False
            self._settle(world)
        return True

    def _make(self, world: Position, one: Supposed) -> bool:
        if one.seat != self._seat and self._game.hidden:
            self._imagine(world)
        if not world.waiting() >> one.seat & 1:
            return False
        if world.player != one.seat:
            world.focus(one.seat)
        try:
            move = self._game.parse(world, one.move)
        except Malformed:
            return False
        if self._game.why_not(world, move) is not None:
            return False
        world.play(move)
        return True

    def _wait(self, world: Position) -> bool:
        """Let others do anything until the seat is asked."""
        for _time in range(MOST_BETWEEN):
            if world.waiting() >> self._seat & 1:
                return True
            if world.over():
                return False
            self._imagine(world)
            world.play_by_dice(self._dice, Moves())
        return False

    def _settle(self, world: Position) -> None:
        """Let chance decide, and make the only moves."""
        while not world.over():
            if world.player == CHANCE:
                self._imagine(world)
                world.play_by_dice(self._dice, Moves())
            elif world.player == self._seat and (sole := self._game.sole_move(world)) is not None:
                world.play(sole)
            else:
                return

    def _imagine(self, world: Position) -> None:
        """From here on this is one way among several, in a world that the seat's knowledge allows."""
        if self.sure:
            self.sure = False
            if self._game.hidden:
                world.imagine(self._dice)
