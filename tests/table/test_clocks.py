"""Clocks of a match, by properties: nobody is charged for others, and no time is lost or made."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quarterdeck.records.clock import ClockTerms
from quarterdeck.table.clock_words import rough_time
from quarterdeck.table.clocks import (
    LAG_A_TURN,
    Clock,
    charged,
    due,
    going_on,
    out_of_time,
    paused,
    waits_for,
    wound,
)

PLAYERS = 3
GAME = ClockTerms(per="game", seconds=60)
TERMS = st.builds(
    ClockTerms,
    per=st.sampled_from(["game", "turn", "move"]),
    seconds=st.integers(5, 3600),
    more=st.integers(0, 60),
    free=st.integers(0, 60),
)
AWAITED = st.sets(st.integers(0, PLAYERS - 1))
GONE_BY = st.integers(0, 100_000)


def begun(terms: ClockTerms, *awaited: int, now: int = 0) -> Clock:
    """A clock that runs for these seats."""
    return waits_for(terms, wound(terms, PLAYERS), awaited, now)


def lefts(clock: Clock) -> list[int]:
    """What everybody has left."""
    return [one.left for one in clock.seats]


def test_everybody_whose_choice_is_awaited_is_charged() -> None:
    """In a phase in which two choose at once, both pay; the third does not."""
    clock = charged(begun(GAME, 0, 2), 7_000)
    assert lefts(clock) == [53_000, 60_000, 53_000]


def test_whoever_has_chosen_is_no_longer_charged() -> None:
    """The other one still is, without a new turn."""
    clock = waits_for(GAME, charged(begun(GAME, 0, 2), 7_000), {2}, 7_000, moved={0})
    clock = charged(clock, 10_000)
    assert lefts(clock) == [53_000, 60_000, 50_000]
    assert [one.used for one in clock.seats] == [0, 0, 10_000]


def test_an_increment_comes_with_each_turn_and_not_with_each_move() -> None:
    """Somebody who chooses twice in a turn gets it once."""
    terms = ClockTerms(per="game", seconds=60, more=5)
    clock = begun(terms, 0)
    assert lefts(clock)[0] == 65_000
    clock = waits_for(terms, clock, {0}, 0, moved={0})
    assert lefts(clock)[0] == 65_000
    clock = waits_for(terms, waits_for(terms, clock, {1}, 0, moved={0}), {0}, 0, moved={1})
    assert lefts(clock)[0] == 70_000


def test_taking_back_gives_no_time() -> None:
    """Otherwise time could be made by playing and taking back."""
    terms = ClockTerms(per="game", seconds=60, more=5, free=3)
    clock = charged(begun(terms, 0), 4_000)
    before = clock.seats[0]
    clock = waits_for(terms, clock, {1}, 4_000, moved={0})
    clock = waits_for(terms, clock, {0}, 4_000, resumed={0})
    assert replace(clock.seats[0], used=before.used) == before


def test_a_move_that_is_made_again_brings_no_new_time() -> None:
    """Otherwise whoever has several choices in a turn could think as long as they like; the move after it brings some."""
    terms = ClockTerms(per="move", seconds=60)
    clock = begun(terms, 0)
    for now in (50_000, 70_000):
        clock = waits_for(terms, charged(clock, now), {0}, now, moved={0})
        clock = waits_for(terms, charged(clock, now), {0}, now, resumed={0})
    assert lefts(clock)[0] == 40_000
    clock = waits_for(terms, charged(clock, 80_000), {0}, 80_000, moved={0})
    assert lefts(clock)[0] == 30_000
    clock = waits_for(terms, charged(clock, 90_000), {0}, 90_000, moved={0})
    assert lefts(clock)[0] == 60_000


def test_time_for_a_turn_or_a_move_begins_anew() -> None:
    """With each turn, or with each move."""
    for per, left in (("turn", 50_000), ("move", 60_000)):
        terms = replace(GAME, per=per)
        clock = charged(begun(terms, 0), 10_000)
        assert lefts(waits_for(terms, clock, {0}, 10_000, moved={0}))[0] == left
        again = waits_for(terms, waits_for(terms, clock, {1}, 10_000, moved={0}), {0}, 20_000, moved={1})
        assert lefts(again)[0] == 60_000


def test_free_time_costs_nothing_but_counts_as_time_taken() -> None:
    """A delay: the first seconds of each turn."""
    terms = replace(GAME, free=5)
    clock = charged(charged(begun(terms, 0), 3_000), 9_000)
    assert clock.seats[0].left == 56_000
    assert clock.seats[0].used == 9_000


@given(claim=st.integers(-5_000, 10**9), past=GONE_BY)
def test_no_claim_of_lag_gains_more_than_the_bound(claim: int, past: int) -> None:
    """Nor more than the time that has gone by, nor by claiming twice."""
    clock = charged(begun(GAME, 0), past, {0: claim})
    clock = charged(clock, 2 * past, {0: claim})
    cost = 60_000 - clock.seats[0].left
    assert 2 * past - LAG_A_TURN <= cost <= 2 * past
    assert cost >= 0


@given(terms=TERMS, awaited=AWAITED, parts=st.lists(GONE_BY, max_size=6))
def test_charging_in_parts_is_charging_at_once(terms: ClockTerms, awaited: set[int], parts: list[int]) -> None:
    """So a glance at the clock changes nothing."""
    clock = whole = begun(terms, *awaited)
    now = 0
    for part in parts:
        now += part
        clock = charged(clock, now)
    assert clock == charged(whole, now)


@given(terms=TERMS, awaited=AWAITED, before=GONE_BY, pause=GONE_BY, after=GONE_BY)
def test_a_pause_costs_nothing(terms: ClockTerms, awaited: set[int], before: int, pause: int, after: int) -> None:
    """And begins no turn."""
    clock = paused(begun(terms, *awaited), before)
    assert due(clock) is None
    assert charged(clock, before + pause) == clock
    clock = charged(going_on(clock, before + pause), before + pause + after)
    assert clock.seats == charged(begun(terms, *awaited), before + after).seats


@given(terms=TERMS, awaited=AWAITED)
def test_nobody_is_out_of_time_before_it_is_due(terms: ClockTerms, awaited: set[int]) -> None:
    """And somebody is when it is, however much lag is forgiven before."""
    clock = begun(terms, *awaited)
    moment = due(clock)
    if moment is None:
        assert not awaited
        return
    assert out_of_time(charged(clock, moment))
    late = charged(clock, moment, dict.fromkeys(awaited, LAG_A_TURN))
    assert out_of_time(late)
    assert not out_of_time(charged(clock, moment - 1, dict.fromkeys(awaited, LAG_A_TURN)))


@given(terms=TERMS, steps=st.lists(st.tuples(AWAITED, st.sets(st.integers(0, PLAYERS - 1)), GONE_BY), max_size=12))
def test_only_those_who_are_awaited_pay(terms: ClockTerms, steps: list[tuple[set[int], set[int], int]]) -> None:
    """Whatever happens, and whatever is agreed."""
    clock, now = wound(terms, PLAYERS), 0
    for awaited, moved, past in steps:
        clock = waits_for(terms, clock, awaited, now, moved=moved)
        now += past
        after = charged(clock, now)
        for seat in range(PLAYERS):
            paid = clock.seats[seat].left - after.seats[seat].left
            assert paid == (max(0, past - clock.seats[seat].free) if seat in awaited else 0)
        clock = after


def test_a_clock_that_goes_back_charges_nobody() -> None:
    """The system's clock may be set back."""
    clock = charged(begun(GAME, 0, now=5_000), 1_000)
    assert lefts(clock)[0] == 60_000
    assert clock.since == 5_000


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (3 * 86_400, "3 days"),
        (3 * 86_400 - 0.001, "3 days"),
        (2 * 86_400 - 60, "2 days"),
        (90_000, "25 hours"),
        (119.5, "2 minutes"),
        (61, "61 seconds"),
        (0, "one second"),
    ],
)
def test_what_is_left_is_rounded_up(seconds: float, words: str) -> None:
    """A clock of three days that has just begun has three days left."""
    assert rough_time(round(seconds * 1000)) == words
