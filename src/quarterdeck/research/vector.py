"""Many games at once as an environment of Gymnasium: a program that learns has a seat in each, bots have the others.

This makes 64 of them::

    import gymnasium

    games = gymnasium.make_vec(
        "quarterdeck.research.gymnasium:Quarterdeck-v0",
        num_envs=64,
        vectorization_mode="vector_entry_point",
        game="kraken",
    )

Against bots that play at random, all of it happens in compiled code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast, get_args

from quarterdeck.research.needs import need

need("gymnasium", "gymnasium")

import numpy as np  # noqa: E402 - only where Gymnasium is installed
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from librt.vecs import vec  # noqa: E402  # plain Python: it hands the numbers to NumPy
from mypy_extensions import i64  # noqa: E402  # plain Python: as above
from numpy.typing import NDArray  # noqa: E402

from quarterdeck.bots import find_bot  # noqa: E402
from quarterdeck.engine.dice import Dice, seeded  # noqa: E402
from quarterdeck.engine.drawing import SystemDice  # noqa: E402
from quarterdeck.engine.errors import GameOver, Malformed, NotNow  # noqa: E402
from quarterdeck.engine.game import Pack  # noqa: E402
from quarterdeck.research.batch import MOST_GAMES, array_of, refusal_of  # noqa: E402
from quarterdeck.research.flock import ALL_LEGAL, ANOTHER, Flock  # noqa: E402
from quarterdeck.research.gymnasium import Illegal  # noqa: E402
from quarterdeck.research.say import SAY  # noqa: E402
from quarterdeck.research.spaces import KINDS, Frame, drawn_as, framed, opened, row_of  # noqa: E402
from quarterdeck.research.table import MOST_SEED, Mask, Numbers, whole, wrong_shape  # noqa: E402

AT_RANDOM: Final = "random"
"""The bot that plays in compiled code."""
Stepped = tuple[Numbers, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]
"""What each game shows, what was won, which games are over, which were cut off (none are), and `info`."""


class ManyAgainstBots(VectorEnv[Numbers, Numbers, Any]):
    """A number of games of one kind, as `AgainstBots` plays them, stepped together.

    A game that is over begins anew as `autoreset_mode` says: in the next step, in the same step (then `info` has its
    `final_obs`), or when `reset` is asked for it with `options={"reset_mask": …}`. `info` has the `seat` and the
    `action_mask` of each game. With `copy=False` arrays are handed out that change with each step, which is faster.
    """

    def __init__(  # noqa: PLR0913 - as people write it
        self,
        num_envs: int = 1,
        game: str = "cardinal",
        *,
        bots: str = AT_RANDOM,
        players: int | None = None,
        seat: int | None = None,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        pack: Pack | None = None,
        **options: object,
    ) -> None:
        self.table = table = opened(game, players, pack, options)
        if not 1 <= whole("num_envs", num_envs) <= MOST_GAMES:
            raise Malformed("num_envs", SAY("how-many", most=MOST_GAMES, given=num_envs))
        if seat is not None and not 0 <= whole("seat", seat) < table.players:
            raise Malformed("seat", SAY("beyond", last=table.players - 1, given=seat))
        if illegal not in get_args(Illegal):
            raise Malformed("illegal", SAY("one-of", kinds=", ".join(get_args(Illegal)), given=repr(illegal)))
        self.bot = None if bots == AT_RANDOM else find_bot(bots, table.game)
        self.illegal = illegal
        self.kind = drawn_as(render_mode)
        self.render_mode = render_mode
        self.copy = copy
        self.mode = _mode(autoreset_mode)
        self.metadata = {"render_modes": KINDS, "render_fps": 1, "autoreset_mode": self.mode}
        self.num_envs = num_envs
        self.single_observation_space = row_of(table.observation)
        self.single_action_space = spaces.Discrete(table.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._lay(seat)

    def _lay(self, seat: int | None) -> None:
        """Make the games, and see what they write as arrays."""
        table, number = self.table, self.num_envs
        first = table.game.start(table.setup)
        flock = Flock(first, table.players, table.actions, number, ranks=table.game.lists_exact)
        flock.observe_with(table.observation.observer, table.observation.size)
        flock.let_learn(
            ANOTHER if seat is None else seat,
            others_at_random=self.bot is None,
            rest=self.mode is not AutoresetMode.SAME_STEP,
        )
        self._flock = flock
        self._dice: Dice | None = None
        size = table.observation.size
        self._observations: Numbers = array_of(flock.numbers, np.int64, number, size)
        kept = size if self.mode is AutoresetMode.SAME_STEP else 0
        self._last: Numbers = array_of(flock.last_numbers, np.int64, number, kept)
        self._masks: Mask = array_of(flock.masks, np.int8, number, table.actions)
        self._seats: Numbers = array_of(flock.seats, np.int64, number)
        self._won: NDArray[np.float64] = array_of(flock.won, np.float64, number)
        self._over: NDArray[np.bool_] = array_of(flock.over, np.bool_, number)
        self._resting: NDArray[np.bool_] = array_of(flock.resting, np.bool_, number)
        self._all = np.ones(number, np.bool_)
        self._none = np.zeros(number, np.bool_)

    # -- games -----------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`. The same seed, or a seed for each game, gives the same games."""
        super().reset(seed=None if seed is None or isinstance(seed, Sequence) else _seed(seed))
        which = self._asked_for(options)
        if isinstance(seed, Sequence):
            if len(seed) != self.num_envs:
                raise Malformed("seed", SAY("seed-for-each", number=self.num_envs, given=len(seed)))
            seeds = [None if one is None else (_seed(one), 0) for one in seed]
        elif seed is None and self._dice is not None:
            seeds = [None] * self.num_envs
        else:
            number = SystemDice().below(MOST_SEED) if seed is None else _seed(seed)
            seeds = [(number, game) for game in range(self.num_envs)]
            self._dice = seeded(number, self.num_envs)
        self._dice = self._dice or seeded(SystemDice().below(MOST_SEED))
        for game in np.flatnonzero(which):
            stream = seeds[game]
            if stream is not None:
                self._flock.dice[game] = seeded(*stream)
            self._flock.begin_alone(int(game))
        self._let_bots_play()
        return self._given(self._observations), self._info()

    def step(self, actions: Numbers) -> Stepped:
        """Make the choice of the learning seat in each game, and let the others play until it must choose again."""
        if self._dice is None:
            raise NotNow(SAY("not-begun"))
        chosen = self._checked(actions)
        before = self._seats.copy()
        illegal = self._illegal(chosen)
        self._flock.step(chosen)
        self._let_bots_play()
        info = {**self._info(), **illegal}
        if self.mode is AutoresetMode.SAME_STEP and self._over.any():
            info |= self._final(before)
        return self._given(self._observations), self._won.copy(), self._over.copy(), self._none.copy(), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of each game, as programs that learn with masks ask for them; none in a game that is over."""
        return self._masks.astype(np.bool_)

    def render(self) -> tuple[Frame, ...] | None:
        """The tables as the learning seats see them; None without a `render_mode`."""
        if self.kind is None:
            return None
        seen = zip(self._flock.games, self._seats, strict=True)
        return tuple(cast("Frame", framed(self.table.game, one, int(seat), self.kind)) for one, seat in seen)

    # -- inside ---------------------------------------------------------------------------------------

    def _asked_for(self, options: dict[str, Any] | None) -> NDArray[np.bool_]:
        """The games that are to begin; `Malformed` for a mask that does not fit."""
        if options is None or "reset_mask" not in options:
            return self._all
        which = np.asarray(options["reset_mask"])
        if which.shape != (self.num_envs,) or which.dtype != np.bool_:
            raise wrong_shape("options.reset_mask", (self.num_envs,), "bool", which)
        return which

    def _checked(self, actions: Numbers) -> vec[i64]:
        """The actions for the games; `GameOver` if one of them must be begun first, `Malformed` for a number that is not an action."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            raise wrong_shape("actions", (self.num_envs,), "int64", given)
        if self.mode is AutoresetMode.DISABLED and self._resting.any():
            raise GameOver(SAY("some-over", games=", ".join(map(str, np.flatnonzero(self._resting)))))
        outside = np.flatnonzero(((given < 0) | (given >= self.table.actions)) & ~self._resting)
        if outside.size:
            game = int(outside[0])
            raise Malformed(f"actions[{game}]", SAY("beyond", last=self.table.actions - 1, given=int(given[game])))
        return vec[i64](given.tolist())

    def _illegal(self, chosen: vec[i64]) -> dict[str, Any]:
        """What is illegal about the actions, for `info`; an error if that is what was asked for."""
        if self._flock.illegal(chosen) == ALL_LEGAL:
            return {}
        why = np.full(self.num_envs, None, object)
        given = np.frombuffer(memoryview(chosen), np.int64)
        legal = self._masks[np.arange(self.num_envs), np.where(self._resting, 0, given)] == 1
        for game in np.flatnonzero(~legal & ~self._resting):
            refusal = refusal_of(self.table, self._flock, int(game), int(given[game]), int(self._masks[game].sum()))
            if self.illegal == "error":
                raise refusal
            why[game] = str(refusal)
        return {"illegal": why, "_illegal": np.array([one is not None for one in why])}

    def _let_bots_play(self) -> None:
        """Let bots choose until the learning seat may, in every game."""
        bot, flock, dice = self.bot, self._flock, self._dice
        if bot is None or dice is None:
            return
        for game in range(self.num_envs):
            while flock.waits_for_other(game):
                position = flock.games[game]
                seat = position.player
                veiled = position.clone()
                veiled.veil(seat)
                flock.let(game, bot.choose(veiled, seat, dice).move)

    def _given(self, array: Numbers) -> Numbers:
        return array.copy() if self.copy else array

    def _info(self) -> dict[str, Any]:
        masks = self._masks.copy() if self.copy else self._masks
        return {"seat": self._seats.copy(), "_seat": self._all, "action_mask": masks, "_action_mask": self._all}

    def _final(self, seats: Numbers) -> dict[str, Any]:
        """What was seen last in the games that are over and have begun anew."""
        over = self._over.copy()
        last = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(over):
            last[game] = self._last[game].copy()
        return {
            "final_obs": last,
            "_final_obs": over,
            "final_info": {"seat": np.where(over, seats, 0), "_seat": over},
            "_final_info": over,
        }


def _mode(given: AutoresetMode | str) -> AutoresetMode:
    """How games begin anew; `Malformed` names the ways that there are."""
    try:
        return AutoresetMode(given)
    except ValueError:
        modes = ", ".join(mode.value for mode in AutoresetMode)
        raise Malformed("autoreset_mode", SAY("one-of", kinds=modes, given=repr(given))) from None


def _seed(given: int) -> int:
    """A seed of dice; `Malformed` for a number that is none."""
    number = whole("seed", given)
    if not 0 <= number <= MOST_SEED:
        raise Malformed("seed", SAY("seed-beyond", last=str(MOST_SEED)))
    return number
