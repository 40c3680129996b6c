"""One game after another, played by numbers: actions in, observations, masks and rewards out."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Final, Literal, get_args

import msgspec
import numpy as np
from librt.vecs import vec  # plain Python: it hands the numbers to NumPy
from mypy_extensions import i64  # plain Python: it hands the numbers to NumPy
from numpy.typing import NDArray

from quarterdeck.bots import Bot
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.drawing import SystemDice
from quarterdeck.engine.errors import GameOver, IllegalMove, Malformed, NotNow, NotYourTurn
from quarterdeck.engine.game import Game, Pack, Setup
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.observation import Observation
from quarterdeck.engine.observer import Pen
from quarterdeck.engine.options import check_chosen, convert_options
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.engine.registry import find_game
from quarterdeck.research.say import SAY
from quarterdeck.scene.shapes import Scene
from quarterdeck.scene.text import to_text
from quarterdeck.scene.theme import find_theme

Numbers = NDArray[np.int64]
Mask = NDArray[np.int8]
Kind = Literal["svg", "ansi"]
"""How a table is drawn: as an SVG document, or as text with colour codes for a terminal."""

MOST_LISTED: Final = 1024
"""The size of the action space of games without a finite one: the action k is the k-th legal move in the order of the rules.

From a longer list only the first of so many moves can be chosen; in random games of ours no list had more than some 200.
"""
MOST_SEED: Final = (1 << 63) - 1
COLUMNS: Final = 100
"""The width of a table that is drawn as text."""


def make(key: str, *, players: int | None = None, pack: Pack | None = None, **options: object) -> Table:
    """A table for a game: `make("cardinal", rows=5, columns=5)`; `Malformed` names what is wrong with a request.

    Without `players` it is for two, or for as many as the game needs at least. Options are those of `quarterdeck play`.
    """
    game = find_game(key)
    number = usual_players(game) if players is None else players
    if number not in game.players:
        numbers = ", ".join(map(str, game.players))
        raise Malformed("players", SAY("players-of", game=game.title, players=numbers, given=repr(number)))
    if pack is not None and not isinstance(pack, Pack):
        raise Malformed("pack", SAY("no-pack", game=repr(key), given=repr(pack)))
    check_chosen(game, options, number)
    return Table(game, Setup(players=number, options=convert_options(game, options), pack=pack))


def usual_players(game: Game) -> int:
    """For how many players a game is, unless somebody says: two, or as many as it needs at least."""
    return 2 if 2 in game.players else game.players[0]  # noqa: PLR2004 - as it says


def won(position: Position, players: int) -> list[float]:
    """What each seat has won, as `Table.rewards` says."""
    if not position.over():
        return [0.0] * players
    shares = [position.worth(seat) for seat in range(players)]
    return shares if players == 1 else [players * share - 1 for share in shares]


def drawn(game: Game, veiled: Position, viewer: int, kind: Kind) -> str:
    """The position as somebody sees it, for whom it is veiled, with its legal moves if it must choose."""
    moves = veiled.legal() if veiled.player == viewer else ()
    scene = game.scene(veiled, viewer, moves)
    if kind == "svg" or not isinstance(scene, Scene):
        return scene._repr_svg_()
    return to_text(scene, find_theme("dark"), COLUMNS, colour=True)


class Table:
    """A game in which seats choose by number. Seats are 0 … players - 1; chance plays by itself, from the seed.

    `reset` begins a game, and `step` makes the choice of the seat that must choose. What a seat is shown is made from
    its veiled view alone.
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        """A table at which no game has begun; `Malformed` names a bad field of the set-up."""
        self._lay(game, setup, game.start(setup), game.observation(setup))

    def _lay(self, game: Game, setup: Setup, first: Position, observation: Observation | None) -> None:
        """Lay the table for games that begin with a position."""
        self.game = game
        self.setup = setup
        self.players = setup.players
        self.actions = MOST_LISTED if game.lists_exact else game.moves
        self._first = first
        self._spare = self._first.clone()
        self._position: Position | None = None
        self._dice: Dice = seeded(0)
        self._moves = Moves()
        self._observation = observation
        size = 0 if self._observation is None else self._observation.size
        numbers = vec[i64]([0] * max(size, 1))
        self._pen = Pen(numbers, 0)
        self._seen: Numbers = np.frombuffer(memoryview(numbers), dtype=np.int64)[:size]  # what is written there

    # -- what never changes ------------------------------------------------------------------

    @property
    def observation(self) -> Observation:
        """The fields of what a seat sees; `Malformed` if the game has none."""
        if self._observation is None:
            raise Malformed("game", SAY("no-observation", game=self.game.title))
        return self._observation

    @property
    def observes(self) -> bool:
        """Whether the game says what a seat sees as numbers."""
        return self._observation is not None

    # -- a game ------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> None:
        """Begin a game. The same seed gives the same dice and deals to the same choices; without one, nobody can foresee them."""
        if seed is None:
            seed = SystemDice().below(MOST_SEED)
        seed = whole("seed", seed)
        if not 0 <= seed <= MOST_SEED:
            raise Malformed("seed", SAY("seed-beyond", last=str(MOST_SEED)))
        self._dice = seeded(seed)
        self._position = self._first.clone()
        self._settle()

    def step(self, action: int, seat: int | None = None) -> None:
        """Make the choice of the seat that must choose, or of another one that may (`waiting`); chance plays on by itself.

        `Malformed` for a number that is not an action, `IllegalMove` with the clause for one that is illegal now.
        """
        position = self._begun()
        if position.over():
            raise GameOver(SAY("over"))
        before = position.player
        if seat is not None and seat != before:
            self._ask(position, seat)
        try:
            move = self.move(action)
        except (Malformed, NotNow):
            self._ask(position, before)
            raise
        position.play(move)
        self._settle()

    def let(self, bot: Bot, dice: Dice) -> None:
        """Let a bot make the choice of the seat that must choose; it is shown what that seat knows."""
        position = self._begun()
        seat = self.seat
        if seat is None:
            raise GameOver(SAY("over"))
        position.play(bot.choose(self._view(seat), seat, dice).move)
        self._settle()

    @property
    def position(self) -> Position:
        """A copy of the position, with everything that is hidden."""
        return self._begun().clone()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._begun().over()

    @property
    def seat(self) -> int | None:
        """The seat that must choose; None once the game is over."""
        player = self._begun().player
        return None if player < 0 else int(player)

    def waiting(self) -> tuple[int, ...]:
        """The seats that may choose now: several where all choose at once, none once the game is over."""
        waiting = self._begun().waiting()
        return tuple(seat for seat in range(self.players) if waiting >> seat & 1)

    def rewards(self) -> list[float]:
        """What each seat has won: zeros until the game is over, then its share of the result times the players, less 1.

        So a win of two is 1, a loss -1 and a draw 0, and all rewards add up to 0. Alone, it is the share itself, 0 … 1.
        """
        return won(self._begun(), self.players)

    # -- what may be chosen ---------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> list[int]:
        """The legal actions of the seat that must choose, or of another one that may; none for all others."""
        moves = self._moves_of(seat)
        if self.game.lists_exact:
            return list(range(min(int(moves.count), MOST_LISTED)))
        return moves.listed()

    def mask(self, seat: int | None = None, out: Mask | None = None) -> Mask:
        """1 for each legal action, 0 for the others; written into `out` if it is given. Seats as for `legal`."""
        if out is None:
            out = np.empty(self.actions, np.int8)
        elif out.shape != (self.actions,) or out.dtype != np.int8:
            raise wrong_shape("out", (self.actions,), "int8", out)
        out[:] = 0
        moves = self._moves_of(seat)
        if self.game.lists_exact:
            out[: int(moves.count)] = 1
        else:
            out[np.frombuffer(memoryview(moves.items), dtype=np.int64)[: int(moves.count)]] = 1
        return out

    def move(self, action: int) -> int:
        """The game's move of a legal action of the seat that must choose; errors as `step` gives them."""
        position = self._begun()
        number = whole("action", action)
        moves = self._moves
        if self.game.lists_exact:
            listed = min(int(moves.count), MOST_LISTED)
            if not 0 <= number < listed:
                raise Malformed("action", SAY("beyond-list", last=listed - 1, number=listed, given=number))
            return int(moves.items[i64(number)])
        if not 0 <= number < self.actions:
            raise Malformed("action", SAY("beyond", last=self.actions - 1, given=number))
        refusal = None if number in moves.listed() else self.game.why_not(position, number)
        if refusal is not None:
            raise IllegalMove(str(number), refusal)
        return number

    def texts(self) -> dict[int, str]:
        """The legal actions of the seat that must choose, in notation."""
        position = self._begun()
        moves = self._moves.listed()
        actions = range(len(moves)) if self.game.lists_exact else moves
        return {action: self.game.text(position, move) for action, move in zip(actions, moves, strict=True)}

    # -- what is seen -------------------------------------------------------------------------------

    def observe(self, seat: int | None = None, out: Numbers | None = None) -> Numbers:
        """What a seat sees, or the one that must choose: one row of numbers, written into `out` if it is given."""
        observation = self.observation
        number = self._viewer(seat)
        if out is not None and (out.shape != (observation.size,) or out.dtype != np.int64):
            raise wrong_shape("out", (observation.size,), "int64", out)
        veiled = self._view(number)
        self._pen.begin()
        observation.observer.observe(veiled, number, self._pen)
        if out is None:
            return self._seen.copy()
        out[:] = self._seen
        return out

    def named(self, seat: int | None = None) -> dict[str, Numbers]:
        """What a seat sees, field by field, each in its shape."""
        row = self.observe(seat)
        return {field.name: row[place].reshape(field.shape) for field, place in self.observation.parts()}

    def render(self, kind: Kind = "ansi", seat: int | None = None) -> str:
        """The table as a picture, as a seat sees it, or a spectator, who is told no secrets."""
        if kind not in get_args(Kind):
            raise Malformed("kind", SAY("one-of", kinds=", ".join(get_args(Kind)), given=repr(kind)))
        viewer = -1 if seat is None else self._viewer(seat)
        return drawn(self.game, self._view(viewer), viewer, kind)

    def __repr__(self) -> str:
        state = "no game has begun" if self._position is None else repr(self._position).strip("<>").partition(": ")[2]
        return f"<Table of {self.game.title} for {self.players}: {state}>"

    def _repr_svg_(self) -> str | None:
        """The picture that a notebook shows, as the seat that must choose sees it; None if no game has begun."""
        return None if self._position is None else self.render("svg", self.seat)

    # -- copies ------------------------------------------------------------------------------------------

    def clone(self) -> Table:
        """A table with the same game in progress, and the same chance to come."""
        copy = Table.__new__(Table)
        copy._lay(self.game, self.setup, self._first, self._observation)  # noqa: SLF001 - of the same class
        copy._dice.state = self._dice.state  # noqa: SLF001 - as above
        if self._position is not None:
            copy._resume(self._position)  # noqa: SLF001 - as above
        return copy

    def __copy__(self) -> Table:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.clone()

    def __getstate__(self) -> dict[str, object]:
        """What is sent to another process: the game's name, the set-up, the position as a file, and the dice."""
        options = msgspec.to_builtins(self.setup.options)
        return {
            "game": self.game.key,
            "players": self.players,
            "options": options,
            "pack": self.setup.pack,
            "position": self._position,
            "dice": int(self._dice.state),
        }

    def __setstate__(self, state: Mapping[str, object]) -> None:
        sent = msgspec.convert(state, _Sent)
        game = find_game(sent.game)
        Table.__init__(
            self, game, Setup(players=sent.players, options=convert_options(game, sent.options), pack=sent.pack)
        )
        self._dice.state = sent.dice
        if sent.position is not None:
            self._resume(sent.position)

    # -- inside --------------------------------------------------------------------------------------------

    def _begun(self) -> Position:
        if self._position is None:
            raise NotNow(SAY("not-begun"))
        return self._position

    def _resume(self, position: Position) -> None:
        """Go on from a copy of a position."""
        self._position = position.clone()
        self._settle()

    def _settle(self) -> None:
        """Let chance play until a seat must choose, and list what it may choose."""
        position, moves, dice = self._begun(), self._moves, self._dice
        position.find_moves(moves)
        while position.player == CHANCE:
            position.play(moves.items[dice.below(moves.count)])
            position.find_moves(moves)

    def _moves_of(self, seat: int | None) -> Moves:
        """The legal moves of a seat."""
        position = self._begun()
        if seat is None or seat == position.player:
            return self._moves
        moves = Moves()
        if self._viewer(seat) in self.waiting():
            asked = position.clone()
            asked.focus(seat)
            asked.find_moves(moves)
        return moves

    def _ask(self, position: Position, seat: int) -> None:
        """Ask a waiting seat next."""
        waiting = self.waiting()
        if self._viewer(seat) not in waiting:
            raise NotYourTurn(SAY("not-asked", seat=seat, asked=", ".join(map(str, waiting))))
        position.focus(seat)
        position.find_moves(self._moves)

    def _viewer(self, seat: int | None) -> int:
        """A seat, or the one that must choose; after the game the first."""
        if seat is None:
            return max(int(self._begun().player), 0)
        number = whole("seat", seat)
        if not 0 <= number < self.players:
            raise Malformed("seat", SAY("beyond", last=self.players - 1, given=number))
        return number

    def _view(self, viewer: int) -> Position:
        """The position as somebody sees it; it is valid until the next call."""
        seen = self._spare
        seen.copy_from(self._begun())
        seen.veil(viewer)
        return seen


class _Sent(msgspec.Struct):
    """A table on its way to another process."""

    game: str
    players: int
    options: object
    pack: Pack | None
    position: Position | None
    dice: int


def whole(path: str, given: object) -> int:
    """A whole number of Python or NumPy; `Malformed` for anything else."""
    try:
        if not isinstance(given, bool):
            return index(given)  # type: ignore[arg-type]
    except TypeError:
        pass
    raise Malformed(path, SAY("no-number", given=repr(given)))


def wrong_shape(path: str, shape: tuple[int, ...], dtype: str, given: NDArray[np.generic]) -> Malformed:
    """The error for an array that does not fit."""
    right = " × ".join(map(str, shape))
    found = " × ".join(map(str, given.shape)) or "1"
    return Malformed(path, SAY("wrong-shape", shape=right, dtype=dtype, given=f"{found} ({given.dtype})"))
