"""Many games at once, as arrays: what each seat that must choose sees, what it may choose, and what was won."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from librt.vecs import vec  # plain Python: it hands the numbers to NumPy
from mypy_extensions import i64  # plain Python: it hands the numbers to NumPy
from numpy.typing import NDArray

from quarterdeck.engine.drawing import SystemDice
from quarterdeck.engine.errors import IllegalMove, Malformed, NotNow
from quarterdeck.research.flock import ALL_LEGAL, Flock
from quarterdeck.research.say import SAY
from quarterdeck.research.table import MOST_SEED, Mask, Numbers, Table, whole, wrong_shape

MOST_GAMES: Final = 1_000_000
"""The most games of a batch."""


class Batch:
    """Games of one set-up that are stepped together. A game that is over begins anew in the same step.

    The arrays are views of what the compiled code writes: they change with every step, and nobody else can change them.
    """

    def __init__(self, table: Table, number: int, *, observe: bool = True) -> None:
        """A number of games of a table's set-up; without `observe`, what seats see is not written, which is faster."""
        if not isinstance(table, Table):
            raise Malformed("table", SAY("no-table", given=repr(table)))
        if not 1 <= whole("number", number) <= MOST_GAMES:
            raise Malformed("number", SAY("how-many", most=MOST_GAMES, given=number))
        self.table = table
        self.number = number
        game = table.game
        first = game.start(table.setup)
        flock = Flock(first, table.players, table.actions, number, ranks=game.lists_exact)
        self._flock = flock
        self._begun = False
        size = table.observation.size if observe else 0
        if observe:
            flock.observe_with(table.observation.observer, size)
        self.observations: Numbers = array_of(flock.numbers, np.int64, number, size)
        """What the seat that must choose sees: a row for each game, of the numbers of `table.observation`."""
        self.masks: Mask = array_of(flock.masks, np.int8, number, table.actions)
        """1 for each legal action: a row for each game."""
        self.seats: Numbers = array_of(flock.seats, np.int64, number)
        """The seat that must choose in each game."""
        self.rewards: NDArray[np.float64] = array_of(flock.rewards, np.float64, number, table.players)
        """What the seats of each game have won in the last step, as `Table.rewards` says."""
        self.over: NDArray[np.bool_] = array_of(flock.over, np.bool_, number)
        """The games that the last step ended; what stands in the other arrays is already the next one's."""

    def __repr__(self) -> str:
        return f"<Batch of {self.number} games of {self.table.game.title} for {self.table.players}>"

    def reset(self, seed: int | None = None) -> None:
        """Begin all games. The same seed gives the same dice and deals, other ones in each game."""
        number = SystemDice().below(MOST_SEED) if seed is None else whole("seed", seed)
        if not 0 <= number <= MOST_SEED:
            raise Malformed("seed", SAY("seed-beyond", last=str(MOST_SEED)))
        self._flock.begin(number)
        self._begun = True

    def step(self, actions: Numbers) -> None:
        """Make one choice in each game: an array of an action for each. If one is refused, none is made.

        `Malformed` for an array that does not fit or a number that is not an action, `IllegalMove` for one that is illegal now.
        """
        if not self._begun:
            raise NotNow(SAY("not-begun"))
        given = np.asarray(actions)
        if given.shape != (self.number,) or not np.issubdtype(given.dtype, np.integer):
            raise wrong_shape("actions", (self.number,), "int64", given)
        chosen = vec[i64](given.tolist())
        wrong = int(self._flock.illegal(chosen))
        if wrong != ALL_LEGAL:
            raise refusal_of(self.table, self._flock, wrong, int(given[wrong]), int(self.masks[wrong].sum()))
        self._flock.step(chosen)


def refusal_of(table: Table, flock: Flock, wrong: int, action: int, legal: int) -> Malformed | IllegalMove:
    """Why an action of a game, which has so many legal ones, is refused."""
    game, actions = table.game, table.actions
    if 0 <= action < actions and not game.lists_exact:
        refusal = game.why_not(flock.games[wrong], action)
        if refusal is not None:
            return IllegalMove(str(action), refusal)
    last = legal - 1 if game.lists_exact else actions - 1
    return Malformed(f"actions[{wrong}]", SAY("beyond", last=last, given=action))


def array_of(numbers: object, kind: Any, *shape: int) -> Any:  # noqa: ANN401 - as NumPy's types are
    """A vector as an array of another shape, without a copy."""
    if 0 in shape:
        return np.zeros(shape, kind)
    return np.frombuffer(memoryview(numbers), dtype=kind).reshape(shape)  # type: ignore[arg-type]
