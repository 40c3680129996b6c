"""Where all act at once any order of arrival comes to the same, with steps that name places and steps taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Unpack

import pytest

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import NotYourTurn
from quarterdeck.games.bremerhaven import BREMERHAVEN, codes
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.records import consent
from quarterdeck.records.course import Course
from quarterdeck.records.record import FORMAT
from tests.examples import TIMES
from tests.games.bremerhaven.random_tables import bidding, harbors
from tests.games.bremerhaven.scenario import Scene, lay
from tests.games.bremerhaven.table import Table

LONG_ENOUGH: Final = 12
"""After so many steps a seat is done."""
ORDERS: Final = 3

Scripts = dict[int, list[str]]


def shared(seed: int) -> Iterator[BremerhavenPosition]:
    """Positions in which two seats or more may act: permits and Influence after random bids, and random harbors."""
    dice = seeded(seed, 8)
    table = bidding(dice, rich=10 * dice.below(3))
    while table.phase not in ("harbor", "dealing") or table.position.next_space < codes.PRICES:
        if table.phase in ("permitting", "growing"):
            yield from at_once(table)
            phase = table.phase
            while table.phase == phase:
                table.step()
        else:
            table.step()
    yield from at_once(harbors(dice, "RGB"))


def at_once(table: Table) -> Iterator[BremerhavenPosition]:
    """The position, if two seats or more may act."""
    if len(table.waiting) > 1:
        table.position.log = None
        yield table.position.clone()


def scripts(position: BremerhavenPosition, dice: Dice) -> Scripts:
    """What each seat does until it is done, chosen without a look at the others."""
    return {
        seat: alone(position.clone(), seat, dice) for seat in range(position.seats) if position.waiting() >> seat & 1
    }


def alone(here: BremerhavenPosition, seat: int, dice: Dice) -> list[str]:
    """A seat's moves, one after the other, while the others wait; some of them name their places."""
    texts: list[str] = []
    while here.waiting() >> seat & 1:
        here.focus(seat)
        moves = here.legal()
        if dice.below(3) == 0:
            exact = [move for move in BREMERHAVEN.exact_moves(here, dice) if BREMERHAVEN.why_not(here, move) is None]
            moves = exact or moves
        move = moves[dice.below(len(moves))] if len(texts) < LONG_ENOUGH else int(codes.DONE)
        texts.append(BREMERHAVEN.text(here, move))
        here.play(move)
    return texts


def played(position: BremerhavenPosition, plans: Scripts, dice: Dice, *, back: bool) -> tuple[list[int], int]:
    """The position after all moves in some order, with some taken back and made again; how many were."""
    course = Course(BREMERHAVEN, position.clone(), int(position.seats), FORMAT)
    left = {seat: list(texts) for seat, texts in plans.items()}
    taken = 0
    while any(left.values()):
        seats = [seat for seat, texts in left.items() if texts]
        seat = seats[dice.below(len(seats))]
        course.play(seat, left[seat].pop(0))
        undoing = [k for k in left if course.latest(k) is not None and consent.is_free(course, k)]
        if back and undoing and any(left.values()) and dice.below(3) == 0:
            seat = undoing[dice.below(len(undoing))]
            place = course.latest(seat)
            assert place is not None
            left[seat].insert(0, course.steps[place].text)
            course.take_back(seat, place, ())
            taken += 1
    return [int(number) for number in course.position.numbers()], taken


@pytest.mark.clause("BH-R1", "BH-9.16", "BH-10.6", "BH-16.3")
@pytest.mark.parametrize("seeds", [range(10), pytest.param(range(10, 60), marks=pytest.mark.long)], ids=len)
def test_any_order_of_arrival_comes_to_the_same(seeds: range) -> None:
    """1.2, 1.3, 4.1 and 4.2: what each seat does, mixed at random, and some of it taken back in between (BH-T100)."""
    phases, taken = set[int](), 0
    for seed in seeds:
        dice = seeded(seed, 9)
        for position in shared(seed):
            plans = scripts(position, dice)
            first, _ = played(position, plans, dice, back=False)
            for k in range(ORDERS):
                numbers, undone = played(position, plans, dice, back=k > 0)
                assert numbers == first, f"seed {seed}: {plans}"
                taken += undone
            phases.add(int(position.phase))
    assert phases == {codes.PERMITTING, codes.GROWING, codes.HARBOR}
    assert taken > 50


@pytest.mark.clause("BH-R1", "BH-9.16", "BH-10.6", "BH-16.3")
def test_in_rank_order_whoever_is_out_of_turn_is_refused_and_all_comes_to_the_same() -> None:
    """The highest in rank that is not done is the only one who may act, and everything else stays as it is."""
    phases, refused = set[int](), 0
    for seed in range(60, min(84, 60 + 12 * TIMES)):
        dice = seeded(seed, 9)
        for position in shared(seed):
            plans = scripts(position, dice)
            free, _ = played(position, plans, dice, back=False)
            strict = position.clone()
            strict.strict = True
            strict.focus(int(strict.waiting()).bit_length() - 1)
            course = Course(BREMERHAVEN, strict, int(position.seats), FORMAT)
            while any(plans.values()):
                (seat,) = course.waiting()
                before = course.position.numbers()
                for other, texts in plans.items():
                    if other != seat and texts:
                        with pytest.raises(NotYourTurn):
                            course.play(other, texts[0])
                        refused += 1
                assert course.position.numbers() == before
                course.play(seat, plans[seat].pop(0))
            after = course.position.clone()
            assert isinstance(after, BremerhavenPosition)
            after.strict = False
            assert after.numbers() == free, f"seed {seed}"
            phases.add(int(position.phase))
    assert phases == {codes.PERMITTING, codes.GROWING, codes.HARBOR}
    assert refused > 50


@pytest.mark.clause("BH-R1", "BH-5.2", "BH-12.1")
def test_a_seat_out_of_turn_is_told_whose_turn_it_is_and_by_which_clause() -> None:
    """Where all act in rank order, where one is done, in the bidding, and where the winner of a space chooses."""
    course = turns(at="harbor", goods="R crate a1, R crate b1, G crate a1, G crate b1", strict=True)
    with pytest.raises(NotYourTurn, match=r"^It is not Red's turn; Green must choose\. \(BH-R1\)$"):
        course.play(0, "done")
    course.play(1, "done")
    with pytest.raises(NotYourTurn, match=r"Red must choose\. \(BH-R1\)"):
        course.play(1, "done")
    with pytest.raises(NotYourTurn, match=r"Green must choose\. \(BH-5\.2\)"):
        turns(at="bidding").play(0, "1 on 1.0")
    with pytest.raises(NotYourTurn, match=r"Red must choose\. \(BH-12\.1\)"):
        turns(at="1.5", bids="R 1 1.5").play(1, "swap 1 2")
    dealt = turns(at="1.4")
    with pytest.raises(NotYourTurn) as told:
        dealt.play(1, "done")
    assert "BH-" not in str(told.value), "chance decides, and no clause gives it a turn"


def turns(**scene: Unpack[Scene]) -> Course:
    """A game for two in which Green is Captain."""
    table = lay({"seats": 2, "ranks": "GR"}, **scene)
    table.position.log = None
    return Course(BREMERHAVEN, table.position, 2, FORMAT)
