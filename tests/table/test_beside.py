"""Where all act at once, nobody's choice is overtaken, or undone, by what others choose beside it."""

from __future__ import annotations

import pytest

from quarterdeck.engine.errors import NoTakeBack, Stale
from quarterdeck.engine.game import Setup
from quarterdeck.records.record import TakeBackLine
from quarterdeck.table.match import Match
from tests.contract.quay import QUAY
from tests.contract.toys import NoOptions

RED, GREEN, BLUE = range(3)


@pytest.fixture(name="match")
def new_quay(monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match of the toy, in which three load crates at their own pace."""
    monkeypatch.setattr("quarterdeck.records.header.find_game", {"quay": QUAY}.__getitem__)
    return Match.new(QUAY, Setup(players=3, options=NoOptions()), ["Ada", "Ben", "Cyd"])


def loaded(match: Match) -> list[int]:
    """Steps done and crates loaded of each seat."""
    return match.view(RED).numbers()[2:]


def test_a_choice_that_crosses_others_counts(match: Match) -> None:
    """All three have seen the same revision, and all of them are heard."""
    for seat, crates in ((GREEN, "two"), (RED, "one"), (BLUE, "none")):
        match.play(seat, crates, expected=0)
    assert loaded(match) == [1, 1, 1, 2, 1, 0]


def test_a_choice_made_before_an_own_one_was_seen_is_stale(match: Match) -> None:
    """Who chooses twice from one revision is answered so, whatever lies between."""
    match.play(RED, "one", expected=0)
    match.play(GREEN, "one", expected=0)
    with pytest.raises(Stale):
        match.play(RED, "one", expected=0)
    assert match.is_fresh(RED, 1)
    assert not match.is_fresh(RED, 3)


def test_a_choice_after_a_take_back_that_was_not_seen_is_stale(match: Match) -> None:
    """Something was undone since."""
    match.play(RED, "one", expected=0)
    match.take_back(RED)
    with pytest.raises(Stale):
        match.play(GREEN, "two", expected=1)


def test_only_the_own_choice_goes_back(match: Match) -> None:
    """What the others have chosen since stays, and nobody is asked."""
    match.play(RED, "one")
    match.play(GREEN, "two")
    match.play(RED, "two")
    match.play(BLUE, "one")
    match.play(GREEN, "one")
    assert match.free_take_back(RED)
    match.take_back(RED)
    assert loaded(match) == [1, 1, 2, 3, 1, 1]
    assert match.story(GREEN)[-1].text == "Red takes back a move."
    line = match.record.lines[-1]
    assert isinstance(line, TakeBackLine)
    assert (line.back_to, line.agreed) == (2, ())
    assert Match.resume(match.record).record == match.record
    match.take_back(RED)
    assert loaded(match) == [0, 0, 2, 3, 1, 1]
    assert [int(match.view_at(GREEN, k).numbers()[4]) for k in range(4)] == [0, 1, 1, 2]


def test_many_choices_beside_one_that_goes_back(match: Match) -> None:
    """Positions on the way are those of the moves in effect."""
    match.play(RED, "none")
    for _ in range(3):
        match.play(GREEN, "one")
    for _ in range(3):
        match.play(BLUE, "one")
    match.take_back(RED)
    assert match.moves_made == 6
    assert [match.view_at(RED, k).numbers()[2:] for k in (0, 3, 6)] == [
        [0, 0, 0, 0, 0, 0],
        [0, 0, 3, 3, 0, 0],
        [0, 0, 3, 3, 3, 3],
    ]


def test_what_ended_the_phase_is_not_beside_anything(match: Match) -> None:
    """After the last choice of all only the one who made it is free to take it back."""
    for seat in (RED, GREEN, BLUE):
        for _ in range(3):
            match.play(seat, "one")
    assert match.over
    assert match.free_take_back(BLUE)
    match.take_back(BLUE)
    assert not match.over
    assert match.free_take_back(GREEN)


def test_who_has_chosen_again_is_beside_a_choice_that_stayed(match: Match) -> None:
    """Green chose when Red had done everything; since Red took the last of it back, both may choose in any order."""
    for _ in range(3):
        match.play(RED, "one")
    match.play(GREEN, "one")
    match.take_back(RED)
    match.play(RED, "two")
    assert match.free_take_back(GREEN)
    match.take_back(GREEN)
    assert loaded(match) == [3, 4, 0, 0, 0, 0]


def test_the_undo_of_one_who_has_not_seen_the_others_counts(match: Match) -> None:
    """Their choices came in between; an own one in between is another matter."""
    match.play(RED, "one")
    seen = match.revision
    match.play(GREEN, "one")
    assert match.may_undo_since(RED, seen)
    match.play(RED, "two")
    assert not match.may_undo_since(RED, seen)
    assert not match.may_undo_since(RED, match.revision + 1)


def test_nothing_to_take_back_is_said_so(match: Match) -> None:
    """Who has chosen nothing has nothing to undo, though others have."""
    match.play(RED, "one")
    with pytest.raises(NoTakeBack):
        match.take_back(GREEN)
