"""Two worlds that somebody must not be able to tell apart: a game that goes on in both with moves that look alike."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.table.match import Match
from quarterdeck.table.seats import HUMAN

WORLDS = 6
"""So many other worlds are tried: the one in which the game can go on for longest is taken."""
A_GAME, MOST_TRIED = 5, 12
"""So many positions of one random game are tried; and in all so many for each that is wanted."""
ALIKE = 3
"""Of so many hidden decisions of chance all but one fall alike in both worlds, so that they can go on for a while."""
BACK, BACK_AT_ONCE = 6, 2
"""One in so many acts is a take-back; after a decision of chance, which was to be hidden, more are."""


class Act(Struct):
    """What a seat does in both worlds, and what chance decides after it, as places in its lists of moves."""

    who: int
    kind: Literal["move", "take-back", "begin"]
    texts: tuple[str, str] = ("", "")
    rolls: tuple[list[int], list[int]] = ([], [])


class Twins(Struct):
    """Two matches as they begin, and how they go on."""

    game: Game
    matches: tuple[Match, Match]
    watcher: int
    """The seat that must not be able to tell them apart; -1 is a spectator."""
    bot: int
    """The seat that a bot has; NO_BOT if all are people's."""
    acts: list[Act]

    @property
    def hides(self) -> bool:
        """Whether something lies hidden where they begin."""
        return self.matches[0].save() != self.matches[1].save()

    @property
    def different(self) -> bool:
        """Whether there is anything to tell apart."""
        return self.hides or any(act.texts[0] != act.texts[1] or act.rolls[0] != act.rolls[1] for act in self.acts)

    @property
    def has_bot(self) -> bool:
        """Whether a bot moves in it."""
        return any(act.who == self.bot for act in self.acts)

    @property
    def takes_back_chance(self) -> bool:
        """Whether decisions of chance are taken back that were different."""
        return any(
            act.kind == "take-back" and before.rolls[0] != before.rolls[1] for before, act in pairwise(self.acts)
        )


NO_BOT = -2
"""Neither a seat nor a spectator."""


def pick(moves: list[int], dice: Dice) -> int:
    """One of the moves."""
    return moves[dice.below(len(moves))]


# -- how they go on ------------------------------------------------------------------------------


class Story:
    """Two matches that go on alike for the eyes of one seat, and everybody's."""

    def __init__(
        self, matches: tuple[Match, Match], watcher: int, bot: int, dice: Dice, *, plain: bool = False
    ) -> None:
        self.matches = matches
        self.watcher = watcher
        self.bot = bot
        self.dice = dice
        self.plain = plain
        """Only what players decide: no chance, no take-backs, no end."""
        self.rolled = False

    def acts(self, most: int) -> Iterator[Act]:
        """What happens, at most so much: until the worlds can go on alike no more."""
        begin = Act(-1, "begin", rolls=([], []))
        if self.matches[0].chance_waits:
            if not self.roll(begin) or not self.still_alike():
                return
            yield begin
        for _ in range(most):
            act = self.next_act()
            if act is None or (self.plain and (self.matches[0].chance_waits or self.matches[0].over)):
                return
            if not self.roll(act) or not self.still_alike():
                return
            self.rolled = bool(act.rolls[0])
            yield act

    def still_alike(self) -> bool:
        """Whether nothing that the watcher sees has come out differently, as when a last card is played by itself."""
        positions = [asked(match, CHANCE) for match in self.matches]
        for position in positions:
            position.veil(self.watcher)
        return positions[0].numbers() == positions[1].numbers()

    def next_act(self) -> Act | None:
        """A decision in both; None if no two look alike."""
        one, two = self.matches
        if one.over or two.over:
            return None
        waiting = one.waiting()
        who = waiting[self.dice.below(len(waiting)) if len(waiting) > 1 else 0]
        takers = [seat for seat in range(one.players) if one.can_ask_back(seat) and seat != self.bot]
        if (
            takers
            and not self.plain
            and self.bot not in waiting
            and self.dice.below(BACK_AT_ONCE if self.rolled else BACK) == 0
        ):
            seat = takers[self.dice.below(len(takers))]
            for match in self.matches:
                match.take_back(seat, consent=range(match.players))
            return Act(seat, "take-back", rolls=([], []))
        chosen = self.alike(who, hidden=True)
        if chosen is None:
            return None
        one.play(who, chosen[0][1])
        two.play(who, chosen[1][1])
        return Act(who, "move", texts=(chosen[0][1], chosen[1][1]), rolls=([], []))

    def roll(self, act: Act) -> bool:
        """Let chance decide in both; False if there is no way that looks alike."""
        while self.matches[0].chance_waits:
            chosen = self.alike(CHANCE, hidden=self.dice.below(ALIKE) == 0)
            if chosen is None:
                return False
            for match, rolls, (place, text) in zip(self.matches, act.rolls, chosen, strict=True):
                match.play_chance(text)
                rolls.append(place)
        return True

    def alike(self, who: int, *, hidden: bool) -> list[tuple[int, str]] | None:
        """Two moves that look alike, the same one if that is possible and not `hidden`: places in the lists, texts."""
        positions = [asked(match, who) for match in self.matches]
        seen = [self.seen(position) for position in positions]
        shared = [look for look in seen[0] if look in seen[1]]
        if not shared:
            return None
        look = shared[self.dice.below(len(shared))]
        first = pick(seen[0][look], self.dice)
        same = not hidden and first in seen[1][look]
        moves = (first, first if same else pick(seen[1][look], self.dice))
        game = self.matches[0].game
        return [
            (position.legal().index(move), game.text(position, move))
            for position, move in zip(positions, moves, strict=True)
        ]

    def seen(self, position: Position) -> dict[tuple[str, str], list[int]]:
        """The moves by how they look to the watcher and to spectators."""
        game = self.matches[0].game
        found: dict[tuple[str, str], list[int]] = {}
        for move in position.legal():
            look = game.veiled_text(position, move, self.watcher), game.veiled_text(position, move, -1)
            found.setdefault(look, []).append(move)
        return found


def asked(match: Match, who: int) -> Position:
    """The whole truth, asking who must choose."""
    position = match._course.position.clone()  # noqa: SLF001 - the whole truth, which the match gives to nobody
    if who not in (CHANCE, position.player):
        position.focus(who)
    return position


# -- where they begin ------------------------------------------------------------------------------


def begun(game: Game, setup: Setup, start: Position | None) -> Match:
    """A match that begins in a position."""
    return Match.new(game, setup, [HUMAN] * setup.players, start)


Starts = tuple[Position | None, Position | None]


def twins_of(game: Game, setup: Setup, starts: Starts, watcher: int, seed: int, *, plain: bool = False) -> Twins:
    """Two worlds, and one way in which they can go on."""
    dice = seeded(seed, 7)
    with_bot = setup.players > 2 and watcher >= 0 and not plain and dice.below(2)
    bot = (watcher + 1) % setup.players if with_bot else NO_BOT
    trial = begun(game, setup, starts[0]), begun(game, setup, starts[1])
    acts = list(Story(trial, watcher, bot, dice, plain=plain).acts(most=24))
    return Twins(game, (begun(game, setup, starts[0]), begun(game, setup, starts[1])), watcher, bot, acts)


def some_twins(game: Game, setup: Setup, seed: int, number: int, *, plain: bool = False) -> Iterator[Twins]:
    """Worlds of random positions along random games, the very beginning first, as they look to random seats.

    Positions without secrets are passed over, and so are whole games of which too many positions have none.
    """
    dice = seeded(seed, 3)
    whole = twins_of(game, setup, (None, None), dice.below(setup.players), seed)
    if whole.different and not plain:
        yield whole
    path: list[Position] = []
    for count in range(number * MOST_TRIED):
        if number == 0:
            break
        if count % A_GAME == 0:
            path = list(random_game(game, setup, dice))
        position = path[dice.below(len(path))]
        watcher = dice.below(setup.players + 1) - 1
        tried = [
            twins_of(game, setup, (position, other), watcher, seed * 1000 + count, plain=plain)
            for other in [game.other_world(position, watcher, dice) for _ in range(WORLDS)]
        ]
        different = [twins for twins in tried if (twins.hides if plain else twins.different)]
        if different:
            number -= 1
            yield max(different, key=lambda twins: len(twins.acts))


def random_game(game: Game, setup: Setup, dice: Dice) -> Iterator[Position]:
    """The positions of a random game in which somebody must choose."""
    position = game.start(setup)
    while not position.over():
        if position.player != CHANCE:
            yield position.clone()
        position.play(pick(position.legal(), dice))
