"""Games that are played on show which move wins more of them, and nothing where none does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quarterdeck.engine.build import compiled
from quarterdeck.puzzles import Puzzle, collection_of, puzzled_games
from quarterdeck.puzzles.judging import Care
from quarterdeck.puzzles.making import asked_by, plan_of
from quarterdeck.puzzles.playing_on import Duel, lead_of
from quarterdeck.puzzles.puzzle import Lead

CARE = Care(player="random", games=96)
SEARCHED = [puzzle for key in puzzled_games() for puzzle in collection_of(key).puzzles if not puzzle.proved]
WINS = next(one for one in collection_of("cardinal").puzzles if "win" in one.themes and not one.line[0].others)


def duel(differences: list[float]) -> Duel:
    """A duel with these results."""
    one = Duel()
    one.differences = differences
    return one


def lead_in(puzzle: Puzzle, care: Care, seed: int) -> Lead | None:
    """The lead of the best moves of a puzzle."""
    place = asked_by(puzzle)
    moves = tuple(place.game.parse(place.position, text) for text in puzzle.line[0].best)
    return lead_of(place.game, place.position, place.seat, moves, care, seed)


def test_a_move_that_wins_at_once_leads_even_if_all_play_at_random() -> None:
    """By many standard errors, and the same seed says the same again."""
    lead = lead_in(WINS, CARE, 1)
    assert lead is not None
    assert lead.games < CARE.games
    assert lead.more >= 10
    assert lead.errors >= CARE.sure
    assert lead_in(WINS, CARE, 1) == lead


def test_a_move_that_is_worse_than_another_never_leads() -> None:
    """Which is known long before all games are played."""
    place = asked_by(WINS)
    other = next(
        move for move in place.position.legal() if place.game.text(place.position, move) != WINS.line[0].best[0]
    )
    assert lead_of(place.game, place.position, place.seat, (other,), CARE, 1) is None


def test_a_difference_must_stand_out_from_how_much_games_differ() -> None:
    """The same mean may be certain or mere luck; where all games agree, it is certain."""
    assert duel([0.5] * 24).errors() == 99
    assert duel([0.0] * 24).errors() == 0
    assert duel([1.0, 0.0] * 12).errors() > 3 > duel([1.0, 1.0, -1.0, -1.0, 0.5, 0.0] * 4).errors()


@pytest.mark.parametrize(
    ("differences", "lost"),
    [
        ([1.0, 0.0] * 12, False),
        ([1.0, -0.8] * 12, False),  # may still become clear
        ([1.0, -1.0] * 40, True),
        ([-1.0, 0.0] * 12, True),
        ([0.0] * 24, True),
        ([0.1] * 24, False),
    ],
)
def test_what_cannot_become_clear_is_given_up(differences: list[float], *, lost: bool) -> None:
    """So that no games are wasted on it."""
    assert duel(differences).is_lost(Care(games=240)) == lost


# -- the puzzles that are shipped -------------------------------------------------------------------


@pytest.mark.parametrize("key", sorted({puzzle.game for puzzle in SEARCHED}))
def test_every_searched_puzzle_has_the_lead_that_its_plan_demands(key: str) -> None:
    """In searches, and in games that were played on."""
    care = plan_of(key).care
    for puzzle in SEARCHED:
        if puzzle.game == key:
            assert puzzle.lead is not None
            assert puzzle.lead.errors >= care.sure, puzzle.name
            assert puzzle.worth - puzzle.next >= 100 * care.gap - 1, puzzle.name


@pytest.mark.skipif(not compiled(), reason="games between strong bots take minutes if the rules are not compiled")
@pytest.mark.parametrize("puzzle", SEARCHED[::20], ids=lambda puzzle: f"{puzzle.game}-{puzzle.name}")
def test_in_other_games_the_best_move_leads_again(puzzle: Puzzle) -> None:
    """A sample of them, with other dice; few games are enough to see that no other move is better."""
    assert lead_in(puzzle, replace(plan_of(puzzle.game).care, sure=1.0), 4711) is not None
