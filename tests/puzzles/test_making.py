"""The program that finds puzzles: it proves what can be proved, and takes only what is clear."""

from __future__ import annotations

import json

import msgspec
import pytest
from msgspec.structs import replace

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.position_files import read_position
from quarterdeck.engine.registry import find_game
from quarterdeck.puzzles import Puzzle, collection_of, puzzled_games
from quarterdeck.puzzles.collecting import collected, images, same
from quarterdeck.puzzles.judging import Care, best_by_looks, best_by_search, searched
from quarterdeck.puzzles.making import (
    Asked,
    Plan,
    asked_by,
    decisions,
    plan_of,
    proved,
    puzzle_of,
    puzzles_of_game,
    seen,
    texts,
)
from quarterdeck.puzzles.proving import prove
from quarterdeck.puzzles.puzzle import Source

PLAN = Plan(proof=2, fewest=2)
SOURCE = Source(seed=1, game=0, decision=0)
CARE = Care(worlds=4)


def asked(board: list[str], player: str) -> Asked:
    """A position of Cardinal in which somebody must choose."""
    file: dict[str, object] = {"game": "cardinal", "board": board, "player": player}
    opened = read_position(msgspec.json.encode(file))
    names = opened.game.seats_at(opened.position)
    return Asked(game=opened.game, file=file, position=opened.position, seat=names.index(player), names=names)


ONE_WIN = asked(["O . G O", ". P . .", "G . . G", "O O . ."], "orange")
"""Four orange ships: on d4 the fifth is safe, on all other squares the pirate comes."""
THREATENED = asked(["G O . O", ". . P .", "O . . G", "G . . G"], "orange")


def test_a_win_is_proved_and_becomes_a_puzzle() -> None:
    """The only move that wins, as a puzzle with its theme."""
    puzzle = puzzle_of(ONE_WIN, PLAN, SOURCE)
    assert puzzle is not None
    assert (puzzle.line[0].best, puzzle.seat, puzzle.proved) == (("d4",), "orange", True)
    assert puzzle.themes[0] == "win"
    assert puzzle.position == ONE_WIN.file


def test_a_move_that_alone_does_not_lose_becomes_a_puzzle() -> None:
    """After all others green wins with its next ship."""
    answer = proved(THREATENED, 2)
    assert answer is not None
    assert answer.theme == "defence"
    proof = prove(THREATENED.position, [1], 2)
    assert proof is not None
    assert not proof.wins
    assert texts(THREATENED.game, THREATENED.position, proof.moves) == answer.line[0].best


def test_where_several_moves_win_there_is_no_puzzle() -> None:
    """Nobody needs to look for one of them; and where nothing is forced, nothing is proved."""
    assert proved(asked(["O . . O", ". . . .", ". . . .", "O . . O"], "orange"), 2) is None
    assert proved(asked([". . . .", ". . . .", ". . . .", ". . . ."], "orange"), 1) is None


def test_a_search_must_see_one_move_far_above_the_others() -> None:
    """Else it is not clear."""
    found = best_by_search(((3, 0.8), (5, 0.5), (4, 0.6)), 0.1)
    assert found is not None
    assert (found.moves, found.others) == ((3,), (4, 5)), "those that are nearest come first"
    assert best_by_search(((3, 0.8), (5, 0.75)), 0.1) is None
    assert best_by_search(((3, 0.8),), 0.1) is None, "one move alone is compared with nothing"
    assert best_by_search((), 0.1) is None


def test_a_search_tells_also_what_seldom_tried_moves_are_worth() -> None:
    """A move that is left out would count as worth nothing, and any other as far better."""
    place = asked_by(next(one for one in collection_of("kraken").puzzles if len(one.line[0].best) == 1))
    assert {move for move, _ in searched(place.game, place.position, place.seat, 300, 1)} == set(place.position.legal())


def test_only_the_last_decisions_of_a_game_are_looked_at_if_the_plan_says_so() -> None:
    """Games are short from there, and the numbers of decisions are the same."""
    plan = replace(plan_of("kraken"), bots=("random",), last=0, options={"rounds": 5})
    every = [number for number, _ in decisions(find_game("kraken"), plan, 1, 0)]
    last = [number for number, _ in decisions(find_game("kraken"), replace(plan, last=6), 1, 0)]
    assert 0 < len(last) <= 6 < len(every)
    assert last == every[-len(last) :]


def test_looks_must_agree_in_most_worlds() -> None:
    """The mean alone may come from one lucky world; moves that are as good are accepted, too many of them are not."""
    care = Care(agree=0.7, gap=0.1, alike=0.01)
    clear = {1: [0.8, 0.7], 2: [0.8, 0.7], 3: [0.5, 0.5], 4: [0.4, 0.5], 5: [0.5, 0.4]}
    found = best_by_looks(clear, care, care.gap, agree=care.agree)
    assert found is not None
    assert found.moves == (1, 2)
    assert best_by_looks({1: [1.0, 0.4], 3: [0.4, 0.5]}, care, care.gap, agree=care.agree) is None
    assert best_by_looks({1: [0.7], 2: [0.7], 4: [0.7], 3: [0.1]}, care, care.gap, agree=care.agree) is None
    assert best_by_looks({1: [0.7], 2: [0.7]}, care, care.gap, agree=care.agree) is None


def test_a_board_that_is_turned_or_mirrored_is_the_same() -> None:
    """Eight pictures of one position."""
    cells = (("a", "b"), ("c", "d"))
    assert len(set(images(cells))) == 8
    one: dict[str, object] = {"board": ["O G", ". ."], "player": "green"}
    assert same(one, "board") == same({**one, "board": [". O", ". G"]}, "board")
    assert same(one, "board") != same({**one, "board": ["O .", ". G"]}, "board")
    assert same(one, "") == json.dumps(one, separators=(",", ":")).encode()


def test_the_same_seed_finds_the_same_puzzles_and_a_collection_has_each_once() -> None:
    """Of all ratings in turn, as many as are wanted."""
    plan = replace(plan_of("cardinal"), bots=("random",), proof=1, each=1)
    found = puzzles_of_game("cardinal", plan, 1, 4)
    assert len(found) == 1
    assert found == puzzles_of_game("cardinal", plan, 1, 4)
    puzzles = collection_of("cardinal").puzzles
    assert set(map(msgspec.json.encode, collected((*puzzles, *puzzles), plan_of("cardinal")))) == set(
        map(msgspec.json.encode, puzzles)
    )
    few = collected(puzzles, replace(plan, most=5))
    assert {puzzle.rating for puzzle in few} == {1, 2, 3, 4, 5}


def test_of_easy_puzzles_there_are_not_too_many() -> None:
    """A third of all at most, where the plan says so; in a game as many of each rating."""
    puzzles = collection_of("cardinal").puzzles
    easy = [puzzle for puzzle in puzzles if puzzle.rating == 1]
    harder = [puzzle for puzzle in puzzles if puzzle.rating > 1][:10]
    few = collected((*easy, *harder), replace(plan_of("cardinal"), easy=33))
    assert sum(puzzle.rating == 1 for puzzle in few) == 4
    assert len(few) == 14
    pirates = collection_of("pirates").puzzles
    assert 100 * sum(puzzle.rating == 1 for puzzle in pirates) <= plan_of("pirates").easy * len(pirates)


def test_a_plan_with_a_wrong_field_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """One clear error."""
    monkeypatch.setattr("quarterdeck.puzzles.making.read_toml", lambda _: {"proof": 9})
    with pytest.raises(Malformed) as error:
        plan_of("cardinal")
    assert error.value.path == "proof"


# -- the puzzles that are shipped -------------------------------------------------------------------

PROVED = [puzzle for key in puzzled_games() for puzzle in collection_of(key).puzzles if puzzle.proved]
LONGER = [puzzle for puzzle in PROVED if puzzle.name in ("puzzle-1-12-12", "puzzle-1-88-12")]
"""Lines that end with a decision in which two moves win, and with the only one that does."""
SEARCHED = [puzzle for key in puzzled_games() for puzzle in collection_of(key).puzzles if not puzzle.proved]


@pytest.mark.parametrize("puzzle", [*PROVED[::40], *LONGER], ids=lambda puzzle: puzzle.name)
def test_a_proved_puzzle_is_proved_again(puzzle: Puzzle) -> None:
    """A sample of them."""
    answer = proved(asked_by(puzzle), plan_of(puzzle.game).proof)
    assert answer is not None
    assert answer.line == puzzle.line


@pytest.mark.long
@pytest.mark.parametrize("puzzle", PROVED, ids=lambda puzzle: puzzle.name)
def test_every_proved_puzzle_is_proved_again(puzzle: Puzzle) -> None:
    """To the last move of its line."""
    answer = proved(asked_by(puzzle), plan_of(puzzle.game).proof)
    assert answer is not None
    assert answer.line == puzzle.line


@pytest.mark.long
@pytest.mark.parametrize("key", sorted({puzzle.game for puzzle in SEARCHED}))
def test_most_puzzles_that_were_searched_are_found_again_from_another_seed(key: str) -> None:
    """Wherever an answer is found at all, the best move is among those that are accepted."""
    care = replace(plan_of(key).care, gap=0.0, alike=0.02)
    puzzles = [puzzle for puzzle in SEARCHED if puzzle.game == key]
    found = 0
    for puzzle in puzzles:
        answer = seen(asked_by(puzzle), care, 4711)
        if answer is not None:
            assert set(answer.line[0].best[:1]) <= set(puzzle.line[0].best), puzzle.name
            found += 1
    assert 2 * found > len(puzzles)
