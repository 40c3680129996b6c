"""Every game as one of OpenSpiel: importing this registers `quarterdeck_cardinal`, `quarterdeck_kraken` and so on.

    import pyspiel

    import quarterdeck.research.openspiel

    game = pyspiel.load_game("quarterdeck_kraken", {"players": 3, "rounds": 10})

Chance is a player of its own. Where all choose at once, seats choose in turn, without being told what others chose, or
in one step with `together`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, final

from quarterdeck.research.needs import need

need("pyspiel", "openspiel")

import msgspec  # noqa: E402 - only where OpenSpiel is installed
import numpy as np  # noqa: E402
import pyspiel  # noqa: E402
from librt.vecs import vec  # noqa: E402  # plain Python: it hands the numbers to NumPy
from mypy_extensions import i64  # noqa: E402  # plain Python: as above

from quarterdeck.engine.dice import seeded  # noqa: E402
from quarterdeck.engine.errors import Malformed  # noqa: E402
from quarterdeck.engine.game import Game, Setup  # noqa: E402
from quarterdeck.engine.observer import Pen  # noqa: E402
from quarterdeck.engine.options import check_chosen, convert_options  # noqa: E402
from quarterdeck.engine.position import CHANCE, NOBODY, Position  # noqa: E402
from quarterdeck.engine.position_files import read_position  # noqa: E402
from quarterdeck.engine.registry import find_game, keys  # noqa: E402
from quarterdeck.research.say import SAY  # noqa: E402
from quarterdeck.research.table import MOST_LISTED, usual_players, won  # noqa: E402

DIGEST: Final = 16
"""The number of bytes that tell one past of a seat from any other."""
SEEDS: Final = 1 << 53
"""The number of steps from 0 to 1 in which random numbers are told apart."""

Seen = tuple[bytes, str]
"""What a seat has seen up to now: a digest of all of it, and the moves as the seat could read them."""
Parameters = Mapping[str, bool | int | float | str]


@final
class Held:
    """The position of a state, and what each seat has seen on the way there.

    OpenSpiel copies and pickles it with the state. What was seen is only worked out when somebody asks for it.
    """

    __slots__ = ("_before", "_played", "_seen", "position")

    def __init__(self, position: Position, seen: tuple[Seen, ...] | None = None) -> None:
        """A position that has been reached like this; without `seen` it is the first one."""
        self.position = position
        self._seen = seen
        self._before = position.clone()  # where `_seen` stands; it never changes, so copies share it
        self._played: tuple[Any, int, int] | None = None  # the seats and moves since then, the last one first

    def play(self, move: int, seat: int) -> None:
        """Make a legal move of a seat that may choose, or of chance."""
        self._played = (self._played, move, seat)
        _make(self.position, move, seat)

    def seen(self, game: Game, players: int) -> tuple[Seen, ...]:
        """What each seat has seen."""
        at = self._before
        seen = self._seen or tuple(_after(at, seat, (b"", str(seat)), "", 0) for seat in range(players))
        if self._played is not None:
            at = at.clone()
            for move, seat in self._moves():
                seen = _on(game, at, seen, move, seat)
            self._before, self._played = at, None
        self._seen = seen
        return seen

    def forget(self, seat: int, position: Position, game: Game, players: int) -> None:
        """Go on from a position that the seat cannot tell from this one; what others have seen there begins with it."""
        kept = self.seen(game, players)[seat]
        others = Held(position).seen(game, players)
        self.position = position
        self._before = position.clone()
        self._seen = tuple(kept if viewer == seat else others[viewer] for viewer in range(players))

    def _moves(self) -> list[tuple[int, int]]:
        """The moves that are not among what was seen yet, and whose they were, in order."""
        moves, played = [], self._played
        while played is not None:
            played, move, seat = played
            moves.append((move, seat))
        return moves[::-1]

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        copy = Held.__new__(Held)
        copy.position = self.position.clone()
        copy._before, copy._seen, copy._played = self._before, self._seen, self._played  # noqa: SLF001 - of this class
        return copy

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[object, ...]]:
        return _again, (self._before, self._seen, self._moves())


def _again(before: Position, seen: tuple[Seen, ...] | None, moves: list[tuple[int, int]]) -> Held:
    """What was pickled."""
    held = Held(before, seen)
    for move, seat in moves:
        held.play(move, seat)
    return held


def _make(position: Position, move: int, seat: int) -> None:
    """Make a move of a seat, or of chance."""
    if seat not in (position.player, CHANCE):
        position.focus(seat)
    position.play(move)


def _on(game: Game, at: Position, seen: tuple[Seen, ...], move: int, seat: int) -> tuple[Seen, ...]:
    """What each seat has seen after one more move, which is made."""
    if seat not in (at.player, CHANCE):
        at.focus(seat)
    who = "chance" if seat == CHANCE else str(seat)
    texts = [f"{who}: {game.veiled_text(at, move, viewer)}" for viewer in range(len(seen))]
    at.play(move)
    return tuple(
        _after(at, viewer, before, texts[viewer], move if viewer == seat else 0) for viewer, before in enumerate(seen)
    )


def _after(at: Position, seat: int, before: Seen, text: str, move: int) -> Seen:
    """What a seat has seen once it sees a position, too."""
    veiled = at.clone()
    veiled.veil(seat)
    news = f"{text} {move} {veiled.numbers()}"
    past = f"{before[1]} | {text}" if text else before[1]
    return blake2b(before[0] + news.encode(), digest_size=DIGEST).digest(), past


class SpielState(pyspiel.State):  # type: ignore[misc]  # without types
    """A game in progress, as OpenSpiel's programs go through it. They must choose legal actions: nothing is checked here."""

    def __init__(self, game: SpielGame) -> None:
        """A game that begins."""
        super().__init__(game)
        self.held = Held(game.first.clone())

    @property
    def position(self) -> Position:
        """A copy of the position, with everything that is hidden."""
        return self.held.position.clone()

    # -- who may choose what ----------------------------------------------------------------------

    def current_player(self) -> int:
        player = int(self.held.position.player)
        if player >= 0:
            return int(pyspiel.PlayerId.SIMULTANEOUS) if self._together() else player
        return int(pyspiel.PlayerId.CHANCE if player == CHANCE else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.held.position.player == NOBODY

    def _together(self) -> list[int]:
        """The seats that choose in one step; none where one after the other does."""
        if not self.get_game().together:
            return []
        waiting = self.held.position.waiting()
        return [seat for seat in range(self.num_players()) if waiting >> seat & 1] if waiting & (waiting - 1) else []

    def _asked(self, seat: int) -> Position:
        """The position with that seat asked next."""
        position = self.held.position
        if seat in (position.player, CHANCE) or not position.waiting() >> seat & 1:
            return position
        asked = position.clone()
        asked.focus(seat)
        return asked

    def _legal_actions(self, player: int) -> list[int]:
        asked = self._asked(player)
        return self.get_game().actions_of(asked) if asked.player == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.get_game().actions_of(self.held.position)
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        position = self.held.position
        self.held.play(self.get_game().move_of(position, action), int(position.player))

    def _apply_actions(self, actions: list[int]) -> None:
        """Make the choices of all seats that may choose, one after the other: their order does not matter."""
        game = self.get_game()
        moves = [(game.move_of(self._asked(seat), actions[seat]), seat) for seat in self._together()]
        for move, seat in moves:
            self.held.play(move, seat)

    def returns(self) -> list[float]:
        return won(self.held.position, self.num_players())

    # -- words ------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        asked = self._asked(player)
        text: str = game.game.text(asked, game.move_of(asked, action))
        return text

    def __str__(self) -> str:
        """A line for people, and the numbers of the position, which tell it from all others."""
        position = self.held.position
        return f"{position!r} {','.join(map(str, position.numbers()))}"

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        return self.held.position._repr_svg_()

    # -- what is known -----------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A game that the seat cannot tell from this one. What other seats have seen in it begins here.

        OpenSpiel's own programs in Python find this method, those in C++ do not.
        """
        game = self.get_game()
        imagined: SpielState = self.clone()
        position = self.held.position.clone()
        position.veil(player)
        position.imagine(seeded(int(probability_sampler() * SEEDS)))
        imagined.held.forget(player, position, game.game, self.num_players())
        return imagined


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # without types
    """A game with its parameters: its options, `players`, `pack` (the file of a content pack), `position` and `together`.

    `position` is the file of a position with which games begin; its players and options count. With `together`, seats
    that may choose at once do so in one step. `Malformed` names a bad parameter.
    """

    key: str
    """The game, in a subclass for each."""

    def __init__(self, params: Parameters | None = None) -> None:
        """A game with these parameters; those that are missing have their defaults."""
        game = find_game(self.key)
        given = {**_defaults(game), **(params or {})}
        self.game = game
        self.setup, self.first = _begun(game, given)
        self.players = self.setup.players
        self.together = bool(given["together"])
        self.observation = game.observation(self.setup)
        actions = MOST_LISTED if game.lists_exact else game.moves
        alone = self.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=self.players,
            min_utility=0.0 if alone else -1.0,
            max_utility=1.0 if alone else self.players - 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=game.bound(self.setup),
        )
        super().__init__(_kind(game, self.players, together=self.together), info, dict(params or {}))

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """In another process this module is loaded first, so that the game is known there."""
        return _named, (str(self),)

    def new_initial_state(self, *_: object) -> SpielState:
        """A game that begins."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> SpielObserver:  # noqa: ANN401, ARG002 - OpenSpiel's
        """What a seat sees, or with perfect recall what it has seen; `Malformed` for what no seat sees."""
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not asked.public_info or asked.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise Malformed("iig_obs_type", SAY("only-own-view"))
        return SpielObserver(self, recall=asked.perfect_recall)

    def actions_of(self, position: Position) -> list[int]:
        """The actions of the player who must choose, ascending."""
        legal = position.legal()
        if not self.game.lists_exact:
            return sorted(legal)
        return list(range(len(legal) if position.player == CHANCE else min(len(legal), MOST_LISTED)))

    def move_of(self, position: Position, action: int) -> int:
        """The game's own move that an action means."""
        return position.legal()[action] if self.game.lists_exact else action


class SpielObserver:
    """What a seat sees, as OpenSpiel's observers tell it: the fields of the game's observation, and a string.

    With perfect recall also `past`: the bits of a digest of everything that the seat has seen. It tells pasts from
    each other, and nothing can be learned from a single bit. A game without an observation has the string alone.
    """

    def __init__(self, game: SpielGame, *, recall: bool) -> None:
        """An observer for states of this game."""
        self._game = game.game
        self._players = game.players
        self._recall = recall
        self._observation = observation = game.observation
        self.tensor: np.ndarray[Any, np.dtype[np.float32]] | None = None
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        if observation is not None:
            size = observation.size
            numbers = vec[i64]([0] * size)
            self._pen = Pen(numbers, 0)
            self._row = np.frombuffer(memoryview(numbers), dtype=np.int64)
            self.tensor = np.zeros(size + (8 * DIGEST if recall else 0), np.float32)
            self.dict = {field.name: self.tensor[place].reshape(field.shape) for field, place in observation.parts()}
            if recall:
                self.dict["past"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees into `tensor`."""
        observation, tensor = self._observation, self.tensor
        if observation is None or tensor is None:
            return
        veiled = _veiled(state, player)
        self._pen.begin()
        observation.observer.observe(veiled, player, self._pen)
        tensor[: observation.size] = self._row
        if self._recall:
            tensor[observation.size :] = np.unpackbits(np.frombuffer(self._seen(state, player)[0], np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, in a line that is different for all that is different for it."""
        if self._recall:
            digest, moves = self._seen(state, player)
            return f"{moves} | {digest.hex()}"
        return f"{player} | {','.join(map(str, _veiled(state, player).numbers()))}"

    def _seen(self, state: SpielState, player: int) -> Seen:
        return state.held.seen(self._game, self._players)[player]


def _veiled(state: SpielState, seat: int) -> Position:
    """The position as a seat sees it."""
    veiled = state.held.position.clone()
    veiled.veil(seat)
    return veiled


def name_of(key: str) -> str:
    """What OpenSpiel calls the game with this key."""
    return f"quarterdeck_{key.replace('-', '_')}"


def _named(words: str) -> Any:  # noqa: ANN401 - OpenSpiel says no more
    """The game that OpenSpiel calls so."""
    return pyspiel.load_game(words)


# -- parameters -----------------------------------------------------------------------------------------


def _defaults(game: Game) -> dict[str, bool | int | float | str]:
    """The parameters of a game."""
    options = {field.name: field.default for field in msgspec.structs.fields(game.options)}
    return {"players": usual_players(game), "pack": "", "position": "", "together": False, **options}


def _begun(game: Game, given: Parameters) -> tuple[Setup, Position]:
    """The set-up that parameters ask for, and the position with which games begin."""
    usual = _defaults(game)
    options = {
        field.name: given[field.name]
        for field in msgspec.structs.fields(game.options)
        if given[field.name] != usual[field.name]
    }
    players, pack = int(given["players"]), None
    if given["pack"]:
        pack = game.read_pack(str(given["pack"]), _read(given, "pack").decode())
    if not given["position"]:
        if players not in game.players:
            numbers = ", ".join(map(str, game.players))
            raise Malformed("players", SAY("players-of", game=game.title, players=numbers, given=players))
        check_chosen(game, options, players)
        setup = Setup(players=players, options=convert_options(game, options), pack=pack)
        return setup, game.start(setup)
    opened = read_position(_read(given, "position"), options=options, pack=pack, name=str(given["position"]))
    if opened.game.key != game.key:
        raise Malformed("position", SAY("other-game", there=opened.game.title, game=game.title))
    return opened.setup, opened.position


def _read(given: Parameters, name: str) -> bytes:
    """The file that a parameter names; `Malformed` if it cannot be read."""
    try:
        return Path(str(given[name])).read_bytes()
    except OSError as error:
        raise Malformed(name, SAY("no-file", file=str(given[name]), error=error.strerror or "")) from None


def _kind(game: Game, players: int, *, together: bool) -> Any:  # noqa: ANN401 - OpenSpiel says no more
    """What OpenSpiel wants to know of a game."""
    kind = pyspiel.GameType
    observes = game.observation(Setup(players=players, options=game.options())) is not None
    return kind(
        short_name=name_of(game.key),
        long_name=f"Quarterdeck {game.title}",
        dynamics=kind.Dynamics.SIMULTANEOUS if together else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if game.hidden else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if players == 1 else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=observes,
        provides_observation_string=True,
        provides_observation_tensor=observes,
        parameter_specification=_defaults(game),
        default_loadable=True,
    )


def _register() -> None:
    """Tell OpenSpiel of all installed games; one that cannot be loaded is left out.

    Each has a class of its own: OpenSpiel keeps what is registered beyond the end of Python, which only a class survives.
    """
    for key in keys():
        with suppress(Malformed):
            game = find_game(key)
            kind = _kind(game, usual_players(game), together=False)
            pyspiel.register_game(kind, type("SpielGame", (SpielGame,), {"key": key, "__module__": __name__}))


_register()
