"""Games that are played on show which move wins more of them, and nothing where none does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quarterdeck.engine.build import compiled
from quarterdeck.puzzles import Puzzle, collection_of, puzzled_games
from quarterdeck.puzzles.judging import Care
from quarterdeck.puzzles.making import asked_by, plan_of
from quarterdeck.puzzles.playing_on import ROUND, Duel, Games, lead_of
from quarterdeck.puzzles.puzzle import Lead
from tests.examples import some

CARE = Care(player="random", games=96)
SEARCHED = [puzzle for key in puzzled_games() for puzzle in collection_of(key).puzzles if not puzzle.proved]
SAMPLE = [puzzle for key in puzzled_games() for puzzle in collection_of(key).puzzles[::20] if not puzzle.proved]
QUICK_SAMPLE = SAMPLE[::4]
WINS = next(one for one in collection_of("cardinal").puzzles if "win" in one.themes and not one.line[0].others)


def lead_in(puzzle: Puzzle, care: Care, seed: int) -> Lead | None:
    """The lead of the best moves of a puzzle."""
    place = asked_by(puzzle)
    moves = tuple(place.game.parse(place.position, text) for text in puzzle.line[0].best)
    others = tuple(move for move in place.position.legal() if move not in moves)
    return lead_of(games_of(puzzle, care, seed), moves, others, care)


def games_of(puzzle: Puzzle, care: Care, seed: int) -> Games:
    """Games that are played on from the position of a puzzle."""
    place = asked_by(puzzle)
    return Games(place.game, place.position, place.seat, care.player, seed)


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
    place, games = asked_by(WINS), games_of(WINS, CARE, 1)
    best, *others = sorted(
        place.position.legal(), key=lambda move: place.game.text(place.position, move) not in WINS.line[0].best
    )
    assert lead_of(games, others[:1], [best, *others[1:]], CARE) is None
    assert set(games.won) == {best, others[0]}, "the nearest is compared first, and nothing after it"
    assert len(games.won[best]) < ROUND


def test_each_game_is_played_once_and_in_the_same_worlds() -> None:
    """However often results are asked for."""
    games = games_of(WINS, CARE, 1)
    move = games.veiled.legal()[0]
    few = games.shares(move, 3)
    assert games.shares(move, 8)[:3] == few
    assert len(games.won[move]) == 8
    assert games_of(WINS, CARE, 1).shares(move, 8) == games.won[move]


def test_a_difference_must_stand_out_from_how_much_games_differ() -> None:
    """The same mean may be certain or mere luck; where all games agree, it is certain."""
    assert Duel([0.5] * 24).errors() == 99
    assert Duel([0.0] * 24).errors() == 0
    assert Duel([1.0, 0.0] * 12).errors() > 3 > Duel([1.0, 1.0, -1.0, -1.0, 0.5, 0.0] * 4).errors()


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
    assert Duel(differences).is_lost(Care(games=240)) == lost


# -- the puzzles that are shipped -------------------------------------------------------------------


@pytest.mark.parametrize("key", sorted({puzzle.game for puzzle in SEARCHED}))
def test_every_searched_puzzle_has_the_lead_that_its_plan_demands(key: str) -> None:
    """In games that were played on."""
    care = plan_of(key).care
    for puzzle in SEARCHED:
        if puzzle.game == key:
            assert puzzle.lead is not None
            assert puzzle.lead.errors >= care.sure, puzzle.name


@pytest.mark.skipif(not compiled(), reason="games between strong bots take minutes if the rules are not compiled")
@pytest.mark.parametrize("puzzle", some(SAMPLE, QUICK_SAMPLE), ids=lambda puzzle: f"{puzzle.game}-{puzzle.name}")
def test_in_other_games_the_best_move_leads_again(puzzle: Puzzle) -> None:
    """A sample of them, with other dice; few games are enough to see that no other move is better."""
    assert lead_in(puzzle, replace(plan_of(puzzle.game).care, sure=1.0), 4711) is not None
