"""Texts that meet: what is played by `python -m studies.pirates.meetings`, and a few of those games."""

from __future__ import annotations

from typing import Final

import pytest

from quarterdeck.engine.trial import LawBroken
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.fleets.checks import all_pieces, problems_of
from quarterdeck.games.pirates.pack.reading import built_in, pieces_of
from studies.pirates.meetings import PAIRS, TOTAL, bearers, meeting_of, meetings, setup_of, sides, watch, watch_batch
from tests.examples import TIMES
from tests.laws.mutants import LosesSomething, Mutant, ReadsAnother, RefusesAll, mutant

FEW: Final = 6
STEP: Final = 37
"""From one pair of texts to the next one that is played here."""


def texts_in(pieces: list[str]) -> set[str]:
    """All texts of these pieces."""
    return {text for text, found in bearers().items() if {piece.id for piece in found} & set(pieces)}


def test_so_many_pairs_meet_and_each_speaks_at_one_moment() -> None:
    """No pair twice; captains and gunners are among the first."""
    assert len(set(meetings())) == PAIRS
    assert {"captain", "gunner"} <= {text for one in meetings()[:10] for text in (one.one, one.other)}


def test_fleets_are_legal_and_have_the_texts() -> None:
    """Both in Red's in games with even numbers; one on each side in the others."""
    own = pieces_of(built_in())
    for number in range(0, 2 * PAIRS, 11):
        meeting = meeting_of(number)
        red, green = sides(meeting, number)
        assert not problems_of(own, red, TOTAL)
        assert not problems_of(own, green, TOTAL)
        told = [texts_in([piece for _, piece, _ in all_pieces(fleet)]) for fleet in (red, green)]
        if number % 2:
            assert meeting.one in told[0]
            assert meeting.other in told[1]
        else:
            assert {meeting.one, meeting.other} <= told[0]


@pytest.mark.parametrize("number", range(0, FEW * STEP, STEP))
def test_a_game_in_which_texts_meet_keeps_the_laws(number: int) -> None:
    """By lot, and by the bots' weights."""
    assert watch(PIRATES, setup_of(number), number) > 0


@pytest.mark.long
def test_many_games_in_which_texts_meet_keep_the_laws() -> None:
    """All pairs, some of them often."""
    made, wrong = watch_batch(range(40 * TIMES))
    assert made > 0
    assert not wrong


@pytest.mark.parametrize(("fault", "law"), [(ReadsAnother, 2), (RefusesAll, 3), (LosesSomething, 4)])
def test_a_game_that_breaks_a_law_is_found(fault: type[Mutant], law: int) -> None:
    """What is written, what is refused, and what is counted."""
    with pytest.raises(LawBroken, match=f"law {law}"):
        watch(mutant(fault, PIRATES), setup_of(0), 0)
