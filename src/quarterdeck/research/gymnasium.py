"""Every game as an environment of Gymnasium: a program that learns has one seat, our bots have the others.

    from quarterdeck.research.gymnasium import AgainstBots

    kraken = AgainstBots("kraken", players=3, bots="ismcts:1")

`gymnasium.make("quarterdeck.research.gymnasium:Quarterdeck-v0", game="kraken")` makes the same, and `gymnasium.make_vec`
with `vectorization_mode="vector_entry_point"` makes many at once (`quarterdeck.research.vector`).
"""

from __future__ import annotations

from typing import Any, Literal, get_args

from quarterdeck.research.needs import need

need("gymnasium", "gymnasium")

import gymnasium  # noqa: E402 - only where it is installed
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from quarterdeck.bots import find_bot  # noqa: E402
from quarterdeck.engine.dice import Dice, seeded  # noqa: E402
from quarterdeck.engine.errors import GameOver, IllegalMove, Malformed  # noqa: E402
from quarterdeck.engine.game import Pack  # noqa: E402
from quarterdeck.research.say import SAY  # noqa: E402
from quarterdeck.research.spaces import KINDS, Frame, drawn_as, framed, opened, row_of  # noqa: E402
from quarterdeck.research.table import MOST_SEED, Numbers, whole  # noqa: E402

Illegal = Literal["lose", "error"]
"""What an illegal action does: it loses the game, which ends with the reward -1, or it is refused with the clause.

A number that is not an action is always refused.
"""


class AgainstBots(gymnasium.Env[Numbers, np.int64]):
    """A game in which one seat learns. Its reward is what it has won at the end (`Table.rewards`).

    Without `seat` each game is played from another one, as the seed says. `info` has the `seat`, the `action_mask` of
    its legal actions, and after an illegal action what was `illegal` about it.
    """

    metadata = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": KINDS,
        "render_fps": 1,
    }

    def __init__(  # noqa: PLR0913 - as people write it
        self,
        game: str = "cardinal",
        *,
        bots: str = "random",
        players: int | None = None,
        seat: int | None = None,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
        pack: Pack | None = None,
        **options: object,
    ) -> None:
        self.table = opened(game, players, pack, options)
        self.bot = find_bot(bots, self.table.game)
        self.kind = drawn_as(render_mode)
        self.render_mode = render_mode
        if seat is not None and not 0 <= whole("seat", seat) < self.table.players:
            raise Malformed("seat", SAY("beyond", last=self.table.players - 1, given=seat))
        if illegal not in get_args(Illegal):
            raise Malformed("illegal", SAY("one-of", kinds=", ".join(get_args(Illegal)), given=repr(illegal)))
        self.always = seat
        self.illegal = illegal
        self.seat = seat or 0
        self.dice: Dice = seeded(0)
        self.ended = False
        self.observation_space = row_of(self.table.observation)
        self.action_space = spaces.Discrete(self.table.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a game, and let the bots play until the learning seat must choose."""
        super().reset(seed=seed, options=options)
        self.seat = int(self.np_random.integers(self.table.players)) if self.always is None else self.always
        begun = False
        while not begun:
            chance, choices = (int(number) for number in self.np_random.integers(MOST_SEED, size=2))
            self.dice = seeded(choices, 1)
            self.table.reset(chance)
            begun = self._bots_play()
        self.ended = False
        return self.table.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Make the choice of the learning seat, and let the bots play until it must choose again."""
        if self.ended:
            raise GameOver(SAY("over"))
        try:
            self.table.step(int(whole("action", action)), self.seat)
        except (IllegalMove, Malformed) as error:
            if self.illegal == "error" or action not in self.action_space:
                raise
            self.ended = True
            return self.table.observe(self.seat), -1.0, True, False, {**self._info(), "illegal": str(error)}
        self.ended = not self._bots_play()
        return self.table.observe(self.seat), self.table.rewards()[self.seat], self.ended, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as programs that learn with masks ask for them."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Frame | None:
        """The table as the learning seat sees it; None without a `render_mode`."""
        return framed(self.table.game, self.table.position, self.seat, self.kind)

    def _bots_play(self) -> bool:
        """Let bots choose until the learning seat may; whether the game goes on."""
        table = self.table
        while self.seat not in table.waiting():
            if table.over:
                return False
            table.let(self.bot, self.dice)
        return True

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self.table.mask(self.seat)}


gymnasium.register(
    id="Quarterdeck-v0",
    entry_point=f"{__name__}:AgainstBots",
    vector_entry_point="quarterdeck.research.vector:ManyAgainstBots",
)
