"""What a seat could choose after moves that it only supposes, found from what it knows alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.log import Log
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.scene.drawing import scene_for
from quarterdeck.scene.shapes import Scene
from quarterdeck.server.protocol.wire import SPECTATOR, Planned, Possible, Rehearsed, Supposed
from quarterdeck.table.wording import first_sentence, names_of_moves, words_in

SAMPLES: Final = 12
"""How many games are played on at random if chance, secrets or others decide before the seat does."""
MOST_BETWEEN: Final = 300
"""The most moves of others that are played at random until the seat is asked."""
MOST_POSSIBLE: Final = 300
"""The most moves that are named."""
MOST_DRAWN: Final = 12
"""The most pictures that are drawn to name what others could choose."""
MOST_TRIED: Final = 1500
"""The most random moves to be played in search of games in which others do what is supposed of them."""


class Foreseen(Struct, frozen=True, kw_only=True):
    """Which seat would choose, among which moves, and whether it is sure that it would be just these."""

    seat: int = SPECTATOR
    moves: tuple[Possible, ...] = ()
    sure: bool = True
    picture: Rehearsed | None = None


def moves_in(steps: Sequence[Planned]) -> int:
    """The number of moves of a plan, those for different cases included; however deep it is, since strangers send it."""
    found, left = 0, list(steps)
    while left:
        found += 1
        left += left.pop().then
    return found


def tells(text: str) -> bool:
    """Whether the notation of a move, as a seat reads it, tells that seat anything."""
    return any(sign.isalnum() for sign in text)


def look_ahead(
    game: Game, known: Position, seat: int, line: Sequence[Supposed], seed: int, *, picture: bool = False
) -> Foreseen:
    """What could be chosen after a line of moves, as far as a seat knows that sees the veiled position `known`.

    In a game with secrets, what another seat could choose is what this seat would be told of it, in worlds that it
    thinks possible. So the answer depends on nothing that it does not know.
    """
    dice = seeded(seed, seat)
    found: dict[str, str] = {}
    heard: _Heard | None = None
    chooser, sure, samples, played = SPECTATOR, True, 0, 0
    drawn: Rehearsed | None = None
    while samples < SAMPLES and played < MOST_TRIED:
        world, way = known.clone(), _Way(game, seat, dice)
        possible = way.go(world, line)
        played += way.played + 1
        samples += possible or way.sure
        sure = way.sure
        if possible:
            chooser = _chooser(world, seat)
            if picture and drawn is None:
                drawn = _picture(game, way.certain or world, seat)
            if chooser not in (SPECTATOR, seat) and game.hidden:
                heard, sure = heard or _Heard(game, seat, chooser), False
                for _choice in way.until_asked(world):
                    heard.listen(world)
            elif chooser != SPECTATOR:
                _name(game, world, chooser, found)
        if sure or len(found) >= MOST_POSSIBLE or (heard is not None and heard.full):
            break
    moves = (
        tuple(Possible(move=move, words=words) for move, words in found.items())
        if heard is None
        else tuple(heard.moves())
    )
    return Foreseen(seat=chooser if moves else SPECTATOR, moves=moves[:MOST_POSSIBLE], sure=sure, picture=drawn)


def _picture(game: Game, world: Position, seat: int) -> Rehearsed:
    """What a seat would see, with its moves if it were to choose."""
    seen = world.clone()
    seen.veil(seat)
    asked = _chooser(seen, seat) == seat
    if asked and seen.player != seat:
        seen.focus(seat)
    moves = seen.legal() if asked else []
    scene = scene_for(game, seen, seat, moves)
    return Rehearsed(
        title=scene.title,
        summary=scene.summary,
        status=scene.status,
        width=scene.width,
        height=scene.height,
        regions=scene.regions,
        shapes=scene.shapes,
        carries=scene.carries,
        uses=scene.uses,
        helms=scene.helms,
        settings=scene.settings,
        previews=scene.previews,
        pivot=scene.pivot,
        groups=scene.groups,
        replies=scene.replies,
        moves=tuple(game.text(seen, move) for move in moves),
    )


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
        self.certain: Position | None = None
        """The last position that is the same on all ways, once this is one way among several."""
        self.played = 0
        """How many moves were made at random."""

    def go(self, world: Position, line: Sequence[Supposed]) -> bool:
        """Make the moves of a line, and what follows by itself; False if they are not possible on this way."""
        self._settle(world)
        for one in line:
            if not self._goes_on(world, one):
                return False
            self._settle(world)
        return True

    def until_asked(self, world: Position) -> Iterator[None]:
        """Let others do anything until the seat is asked or the game is over; says so before each of their choices."""
        for _time in range(MOST_BETWEEN):
            if world.over() or world.waiting() >> self._seat & 1:
                return
            self._imagine(world)
            if world.player != CHANCE:
                yield
            world.play_by_dice(self._dice, Moves())
            self.played += 1

    def _goes_on(self, world: Position, one: Supposed) -> bool:
        """Go on to where a supposed move has been made."""
        if not one.move:
            for _choice in self.until_asked(world):
                pass
            return bool(world.waiting() >> self._seat & 1)
        if one.seat == self._seat or not self._game.hidden:
            return self._make(world, one)
        return any(self._make_as_told(world, one) for _choice in self.until_asked(world))

    def _make(self, world: Position, one: Supposed) -> bool:
        """Make a move that is named as the seat that makes it names it."""
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

    def _make_as_told(self, world: Position, one: Supposed) -> bool:
        """Make a move of another that the seat would be told of in these words, if it is possible now."""
        if not world.waiting() >> one.seat & 1:
            return False
        if world.player != one.seat:
            world.focus(one.seat)
        alike = [move for move in world.legal() if self._game.veiled_text(world, move, self._seat) == one.move]
        if alike:
            world.play(alike[self._dice.below(len(alike))])
        return bool(alike)

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
            self.certain = world.clone()
            if self._game.hidden:
                world.imagine(self._dice)


class _Heard:
    """What a seat would be told of the choices of another, in worlds that it thinks possible.

    A text that means different things at different moments is left out.
    """

    def __init__(self, game: Game, seat: int, chooser: int) -> None:
        self._game, self._seat, self._chooser = game, seat, chooser
        self._found: dict[str, tuple[str, int]] = {}
        self._settled: dict[str, str] = {}
        self._moments: list[Position] = []
        self._drawn: dict[int, dict[str, str]] = {}

    @property
    def full(self) -> bool:
        """Whether no more are needed."""
        return len(self._found) >= MOST_POSSIBLE

    def listen(self, world: Position) -> None:
        """Add what could be chosen now, if it is that seat which chooses."""
        if world.player != self._chooser or self.full:
            return
        now = len(self._moments)
        self._moments.append(world.clone())
        for move in world.legal():
            text = self._game.veiled_text(world, move, self._seat)
            if not tells(text) or text in self._settled:
                continue
            told = self._told(world, move)
            first, then = self._found.setdefault(text, (told, now))
            if then != now and (first != told or not told):
                names = {self._named(then, text), self._named(now, text)} - {None}
                if len(names) == 2 or first != told:  # noqa: PLR2004 - two moments
                    self._settled[text] = (names.pop() if len(names) == 1 else None) or ""

    def moves(self) -> Iterator[Possible]:
        """Each with its words: those of the story, or, where they do not tell it from others, the name of the move."""
        words = {text: self._settled.get(text, said) for text, (said, _) in self._found.items()}
        often = Counter(words.values())
        for text, said in words.items():
            plain = text in self._settled or (said and often[said] == 1)
            named = said if plain else self._named(self._found[text][1], text)
            if named:
                yield Possible(move=text, words=named)

    def _told(self, world: Position, move: int) -> str:
        """What the seat would be told, in a sentence; empty if nothing, or no more than whose turn comes next."""
        after, log = world.clone(), Log()
        after.log = log
        after.play(move)
        told = self._game.story(log.veiled(self._seat))
        return first_sentence(told[0].text) if told and not told[0].part and told[0].turn < 0 else ""

    def _named(self, moment: int, text: str) -> str | None:
        """What the picture of the seat that chooses calls a move; empty if it has no words for it, None if too many were drawn."""
        if moment not in self._drawn:
            if len(self._drawn) >= MOST_DRAWN:
                return None
            world = self._moments[moment]
            scene = self._game.scene(world, self._chooser, world.legal())
            self._drawn[moment] = words_in(scene) if isinstance(scene, Scene) else {}
        return first_sentence(self._drawn[moment].get(text, ""))
