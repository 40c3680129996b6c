"""Secret choices: each seat plans its own moves without seeing the others', and bots choose among good ones by chance."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from quarterdeck.bots import SearchBot
from quarterdeck.bots.bot import mixed
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY, Position

UNSEEN = -1
GAMES = 150


class Fists(Position):
    """Seat 0 hides rock, paper or scissors (0, 1, 2), then seat 1 shows one; each beats the one before it."""

    def __init__(self) -> None:
        super().__init__(0)
        self.hidden = UNSEEN
        self.shown = UNSEEN

    def find_moves(self, moves: Moves) -> None:
        moves.clear()
        for move in range(3) if self.player != NOBODY else ():
            moves.add(move)

    def play(self, move: int) -> None:
        if self.player == 0:
            self.hidden, self.player = move, 1
        else:
            self.shown, self.player = move, NOBODY

    def clone(self) -> Fists:
        copy = Fists()
        copy.copy_from(self)
        return copy

    def copy_from(self, other: Position) -> None:
        source = cast("Fists", other)
        self.player, self.hidden, self.shown = source.player, source.hidden, source.shown

    def veil(self, seat: int) -> None:
        if seat != 0 and self.player != NOBODY:
            self.hidden = UNSEEN

    def imagine(self, dice: Dice) -> None:
        if self.player == 1 and self.hidden == UNSEEN:
            self.hidden = int(dice.below(3))

    def worth(self, seat: int) -> float:
        ahead = (self.hidden - self.shown) % 3
        return 0.5 if ahead == 0 else float((ahead == 1) == (seat == 0))

    def numbers(self) -> list[int]:
        return [int(self.player), self.hidden, self.shown]


class Poker(Judgement):
    """Without opinions; lets everybody plan apart, and mix."""

    def __init__(self) -> None:
        super().__init__(10, apart=True)

    def mixes(self, position: Position) -> bool:
        return position.player >= 0


class Stubborn(Poker):
    """The same, but whoever has decided never wavers."""

    def mixes(self, position: Position) -> bool:
        return False


def choices(judgement: Judgement) -> Counter[int]:
    """What seat 0 hides in many games, each with its own dice."""
    bot = SearchBot(spec="ismcts", imagines=True, simulations=200, judgement=judgement)
    return Counter(bot.choose(Fists(), 0, seeded(seed)).move for seed in range(GAMES))


def best_reply(hidden: Counter[int]) -> float:
    """What somebody gets who has seen many games and always shows what would have paid best."""
    total = hidden.total()
    return max(
        sum(number * (0.5 if fist == shown else float((shown - fist) % 3 == 1)) for fist, number in hidden.items())
        for shown in range(3)
    ) / total  # fmt: skip


def test_nobody_gains_by_having_studied_a_bot_that_mixes() -> None:
    """The best reply to what it did in 150 games gets hardly more than the half that it gets against an equal."""
    assert best_reply(choices(Poker())) < 0.6


def test_a_fixed_habit_is_found_out() -> None:
    """Planted: who always hides the same loses every game to whoever noticed."""
    assert best_reply(Counter({2: GAMES})) == 1.0


def test_equal_dice_give_equal_choices() -> None:
    """Mixing takes its chance from the bot's own dice alone."""
    bot = SearchBot(spec="ismcts", imagines=True, simulations=60, judgement=Poker())
    for seed in range(5):
        assert bot.choose(Fists(), 0, seeded(seed)) == bot.choose(Fists(), 0, seeded(seed))


@pytest.mark.parametrize("seed", range(3))
def test_without_mixing_the_most_visited_move_is_played(seed: int) -> None:
    """As everywhere else."""
    bot = SearchBot(spec="ismcts", imagines=True, simulations=60, judgement=Stubborn())
    choice = bot.choose(Fists(), 0, seeded(seed))
    assert choice.move == choice.considered[0][0]


def test_moves_that_were_visited_less_than_half_as_often_are_left_out() -> None:
    """The others are drawn in proportion to their visits."""
    found = Counter(mixed(((4, 60, 0.5), (7, 30, 0.5), (9, 29, 0.6)), seeded(seed)) for seed in range(600))
    assert set(found) == {4, 7}
    assert 350 < found[4] < 450
