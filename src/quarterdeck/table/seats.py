"""The seats of a match: people and bots, and the dice of chance and of bots."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from time import monotonic_ns
from typing import Final, Protocol

from quarterdeck.bots.bot import Bot, Choice, Clock
from quarterdeck.bots.specs import find_bot
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.drawing import Chance, SystemDice
from quarterdeck.engine.errors import Malformed, NoTakeBack
from quarterdeck.engine.game import Game, Sentence
from quarterdeck.engine.position import Position
from quarterdeck.messages import speaker
from quarterdeck.table.match import Match
from quarterdeck.table.program_bot import ProgramBot

SAY: Final = speaker("quarterdeck.table").say
LISTED: Final = speaker("quarterdeck.table").listed

HUMAN: Final = "human"
SEED_BITS: Final = 63
CHANCE_STREAM: Final = 0
"""The stream of a seed that chance uses; seat k uses stream k + 1."""
OPTIONS_STREAM: Final = 1_000
"""The stream for drawing options that nobody has named."""


class FindBot(Protocol):
    """Finds the bot of a spec; `Malformed` at `path` says what would be valid."""

    def __call__(self, spec: str, game: Game, /, *, path: str, clock: Clock) -> Bot:
        """The bot."""


class Seating:
    """The players of a match: a person or a bot for each seat.

    With a seed all dice come from it: if bots have budgets in simulations, the same choices of people give the same
    match. Without a seed, chance uses the operating system, and each bot has dice of its own, so that nobody can
    predict chance from what was seen.
    """

    def __init__(
        self,
        game: Game,
        specs: Sequence[str],
        *,
        seed: int | None = None,
        clock: Clock = monotonic_ns,
        find: FindBot = find_bot,
    ) -> None:
        """Seats by their specs: `human`, or a bot such as `uct:3`; `Malformed` names a bad one as `seats[1]`.

        With `find_any_bot` as `find` they may be programs, too: only for specs that the user wrote, never for a file's.
        """
        if len(specs) not in game.players:
            allowed = LISTED((str(number) for number in game.players), "or")
            raise Malformed("seats", SAY("seat-number", seats=len(specs), game=game.title, allowed=allowed))
        self.game = game
        self.find = find
        self.specs = tuple(spec.strip() for spec in specs)
        if seed is not None:
            check_seed(seed)
        self.bots: dict[int, Bot] = {
            seat: find(spec, game, path=f"seats[{seat}]", clock=clock)
            for seat, spec in enumerate(self.specs)
            if spec != HUMAN
        }
        self._chance: Chance = SystemDice() if seed is None else seeded(seed, CHANCE_STREAM)
        self._options: Chance = SystemDice() if seed is None else seeded(seed, OPTIONS_STREAM)
        self._dice: dict[int, Dice] = {
            seat: seeded(new_seed()) if seed is None else seeded(seed, seat + 1) for seat in self.bots
        }

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people, ascending."""
        return tuple(seat for seat in range(len(self.specs)) if seat not in self.bots)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1 for an option that is drawn."""
        return self._options.below(limit)

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of the players in a record: `human`, or the bot's spec with its budget; of a program the name."""
        return tuple(self._label(seat) for seat in range(len(self.specs)))

    def _label(self, seat: int) -> str:
        """The label of a seat."""
        bot = self.bots.get(seat)
        return HUMAN if bot is None else bot.label if isinstance(bot, ProgramBot) else bot.spec

    def check(self, start: Position) -> None:
        """Check that all bots can play a match that begins like this; `Malformed` names the seat of one that cannot."""
        for seat, bot in self.bots.items():
            try:
                bot.check(start)
            except Malformed as error:
                raise Malformed(f"seats[{seat}]", error.problem) from None

    def next_bot(self, match: Match) -> int | None:
        """The first bot that may choose now; None if only people may choose, or nobody."""
        return next((seat for seat in match.waiting() if seat in self.bots), None)

    def bot_turn(self, match: Match, seat: int) -> Choice:
        """Let a seat's bot choose, showing it only what its seat may know, and play its choice."""
        seen = match.view(seat)
        choice = self.ask_bot(seen, seat)
        match.play(seat, self.game.text(seen, choice.move))
        return choice

    def ask_bot(self, seen: Position, seat: int) -> Choice:
        """What a seat's bot chooses in a position as its seat knows it; it does not touch the match, so a thread may do it."""
        return self.bots[seat].choose(seen, seat, self._dice[seat])

    def step(self, match: Match) -> bool:
        """Let chance decide, make an only move, or let one bot choose; False if people must choose or the game is over."""
        if match.asks_nobody:
            match.go_on(self._chance)
            return True
        seat = self.next_bot(match)
        if seat is None:
            return False
        self.bot_turn(match, seat)
        return True

    def advance(self, match: Match) -> None:
        """Let chance and bots play until people must choose or the game is over."""
        while self.step(match):
            pass

    def take_back(self, match: Match, seat: int, *, consent: Collection[int] = ()) -> list[Sentence]:
        """Take back the latest decision of a seat (`Match.take_back`); bots agree unless that would let people cheat."""
        final = match.why_final()
        if final is not None:
            raise NoTakeBack(final)
        return match.take_back(seat, consent={*consent, *self.bots})


def new_seed() -> int:
    """A seed for a bot's dice, from the operating system."""
    return secrets.randbits(SEED_BITS)


def check_seed(seed: int) -> None:
    """Check that a seed is in range; else `Malformed`."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise Malformed("seed", SAY("seed-range", most=str((1 << SEED_BITS) - 1), seed=str(seed)))


def read_seats(text: str, game: Game, *, seed: int | None = None, clock: Clock = monotonic_ns) -> Seating:
    """The seating from a list with commas: `human,ismcts:3`; a bad seat is named as `seats[1]`."""
    return Seating(game, text.split(","), seed=seed, clock=clock)
