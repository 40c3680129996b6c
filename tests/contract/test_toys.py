"""The less common parts of the contract at work: the laws hold, and each part can be got wrong."""

from __future__ import annotations

from typing import Final

import pytest

from quarterdeck.bots.bot import SearchBot
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Refusal
from quarterdeck.engine.game import Setup
from quarterdeck.engine.laws import check_laws
from quarterdeck.engine.position import Position
from quarterdeck.engine.trial import LawBroken
from quarterdeck.table.match import Match
from tests.contract.bids import BIDS, PAY, BidsGame, BidsPosition
from tests.contract.course import COURSE, LISTED, CourseGame, CoursePosition
from tests.contract.quay import QUAY, QuayPosition
from tests.contract.stack import STACK, StackGame, StackPosition
from tests.contract.toys import NoOptions, ToyGame, ToyPosition

TOYS: Final = {toy.key: toy for toy in (BIDS, QUAY, COURSE, STACK)}


def setup(toy: ToyGame) -> Setup:
    """A full table."""
    return Setup(players=toy.players[0], options=NoOptions())


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("key", TOYS)
def test_the_laws_hold(key: str, seed: int) -> None:
    """Of every toy, in different games."""
    check_laws(TOYS[key], setup(TOYS[key]), seed, decisions=1_000)


@pytest.mark.parametrize("key", TOYS)
def test_bots_play_them(key: str) -> None:
    """From veiled positions, to the end."""
    toy, dice = TOYS[key], seeded(1)
    bot = SearchBot(spec="ismcts", imagines=toy.hidden, simulations=50)
    position = toy.start(setup(toy))
    while not position.over():
        seat = int(position.player)
        if seat < 0:
            position.play(position.legal()[0])
            continue
        view = position.clone()
        view.veil(seat)
        position.play(bot.choose(view, seat, dice).move)
    assert position.ended == 1


# -- each part got wrong -----------------------------------------------------------------------


class Hasty(BidsGame, frozen=True, kw_only=True):
    """Hides the last bid, although it is turned over at once."""

    def veiled_text(self, position: Position, move: int, seat: int) -> str:
        if move >= PAY or position.player == seat:
            return self.text(position, move)
        return "? on " + "AB"[move % 2]


class Peeking(StackPosition):
    """Forgets nothing when somebody else has looked."""

    def veil(self, seat: int) -> None:
        if seat < 0:
            super().veil(seat)


class Ordered(QuayPosition):
    """Asks the seat behind the one that was last, so that the order shows."""

    def ask(self) -> None:
        last = int(self.player)
        super().ask()
        if self.waiting() >> (last + 1) % 3 & 1:
            self.player = (last + 1) % 3


class Boundless(CourseGame, frozen=True, kw_only=True):
    """Judges the listed moves rightly and lets every exact one pass."""

    def why_not(self, position: Position, move: int) -> Refusal | None:
        return super().why_not(position, move) if move < LISTED else None


class Muddled(CourseGame, frozen=True, kw_only=True):
    """Offers an exact code for what is on the list, so one text has two numbers."""

    def exact_moves(self, position: Position, dice: Dice) -> list[int]:
        return [LISTED + 100 * dice.below(10)]


class Lavish(CoursePosition):
    """Gives somebody who plays alone more than there is."""

    def worth(self, seat: int) -> float:
        return 2 - super().worth(seat)


def changed(toy: ToyGame, kind: type[ToyGame] | None = None, position: type[ToyPosition] | None = None) -> ToyGame:
    """The toy with another class for itself or its positions."""
    fields = {name: getattr(toy, name) for name in toy.__struct_fields__}
    fields["position"] = position or toy.position
    return (kind or type(toy))(**fields)


def broken(mutant: ToyGame, seed: int) -> int:
    """The number of the law that a game breaks; 0 if it keeps them all."""
    try:
        check_laws(mutant, setup(mutant), seed, decisions=1_000)
    except LawBroken as caught:
        return caught.law
    return 0


@pytest.mark.parametrize(
    ("mutant", "law"),
    [
        (changed(BIDS, Hasty), 5),
        (changed(STACK, StackGame, Peeking), 5),
        (changed(QUAY, ToyGame, Ordered), 6),
        (changed(COURSE, Boundless), 3),
        (changed(COURSE, Muddled), 3),
        (changed(COURSE, CourseGame, Lavish), 7),
    ],
    ids=["hasty", "peeking", "ordered", "boundless", "muddled", "lavish"],
)
def test_each_part_got_wrong_breaks_its_law(mutant: ToyGame, law: int) -> None:
    """Within a few games."""
    assert law in {broken(mutant, seed) for seed in range(8)}


# -- at the table ------------------------------------------------------------------------------------


def test_bids_are_veiled_at_the_table_until_the_last_is_placed() -> None:
    """Others see where a card lies, not which; then all see all."""
    match = Match.new(BIDS, setup(BIDS), ("R", "G", "B"))
    match.play(0, "3 on A")
    seen = match.view(1)
    assert isinstance(seen, BidsPosition)
    assert seen.state[:3] == [-9, -9, -9]
    for seat, text in ((1, "1 on A"), (2, "2 on B"), (0, "1 on B"), (1, "2 on B"), (2, "1 on A")):
        match.play(seat, text)
    opened = match.view(1)
    assert isinstance(opened, BidsPosition)
    assert opened.state[:3] == [2, 0, 1]
    assert match.waiting() == (1,)
    assert match.legal(1) == ["pay", "keep"]


def test_waiting_seats_play_in_any_order_at_the_table() -> None:
    """And come to the same position."""
    ends = []
    for order in ((0, 1, 2, 0, 1, 2, 0, 1, 2), (2, 2, 2, 0, 1, 1, 0, 0, 1)):
        match = Match.new(QUAY, setup(QUAY), ("R", "G", "B"))
        for seat in order:
            assert seat in match.waiting()
            match.play(seat, "one")
        assert match.over
        ends.append(match.view(0).numbers())
    assert ends[0] == ends[1]


def test_an_exact_course_is_played_recorded_and_replayed() -> None:
    """Though it is on no list."""
    match = Match.new(COURSE, setup(COURSE), ("R",))
    assert "sail 317" not in match.legal(0)
    match.play(0, "sail 317")
    refusal = match.why_not(0, "sail 700")
    assert refusal is not None
    assert refusal.sentence == "That is 17 too far."
    match.play(0, "sail 683")
    assert match.over
    assert match.view(0).worth(0) == 1
