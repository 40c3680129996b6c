"""Cardinal's board in an editor of positions: squares go round."""

from __future__ import annotations

import json

from quarterdeck.engine.edits import Value
from quarterdeck.engine.registry import find_game

CARDINAL = find_game("cardinal")


def changes(player: str, *board: str) -> dict[str, list[dict[str, Value]]]:
    """What each square may become: empty, orange, green, pirate."""
    file = json.dumps({"game": "cardinal", "board": board, "player": player}).encode()
    edits = CARDINAL.edits(CARDINAL.load(file), 0).choices
    return {edit.shape: [dict(choice.changes) for choice in edit.choices] for edit in edits}


def test_a_square_becomes_empty_orange_green_or_the_pirates() -> None:
    """There is one pirate (CA-1.2), so it leaves the square where it was."""
    assert changes("orange", "P . .", ". . .", ". . O")["square-c3"] == [
        {"board[2][2]": "."},
        {"board[2][2]": "O"},
        {"board[2][2]": "G"},
        {"board[2][2]": "P", "board[0][0]": "."},
    ]


def test_with_the_first_ship_the_coin_has_been_tossed() -> None:
    """CA-1.3."""
    assert changes("coin", "...", "...", "...")["square-a1"][1] == {"board[0][0]": "O", "player": "orange"}


def test_a_piece_is_carried_to_any_other_square() -> None:
    """One that stands there comes to where the piece was; another of the same kind is no change."""
    file = json.dumps({"game": "cardinal", "board": ["P . .", ". . G", "O . O"], "player": "orange"}).encode()
    carries = {edit.shape: edit.places for edit in CARDINAL.edits(CARDINAL.load(file), 0).carries}
    assert carries.keys() == {"square-a1", "square-c2", "square-a3", "square-c3"}
    assert len(carries["square-a1"]) == 8
    assert carries["square-a1"]["square-b2"] == {"board[0][0]": ".", "board[1][1]": "P"}
    assert carries["square-c3"]["square-c2"] == {"board[2][2]": "G", "board[1][2]": "O"}
    assert "square-a3" not in carries["square-c3"]
