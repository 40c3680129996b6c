"""What a hint says that a move of Cardinal prevents and prepares."""

from __future__ import annotations

from quarterdeck.games.cardinal import CARDINAL
from tests.records.games import new_match, script

WIDE = ("a1", "d1", "a7", "d4", "g1", "d7")
"""Three ships of each far apart on a wide board, where nothing crowds."""

STOPPED = ("d2", "c2", "c3", "b1", "b4", "a2", "@b2", "a3", "d3", "d1", "b1", "a4", "a2")
"""Green summons the pirate, who sends back two of Orange's four ships."""


def told(*moves: str, size: int = 7) -> str:
    """What matters of the last of these moves, for whoever makes it."""
    match = script(new_match("cardinal", rows=size, columns=size, first="orange"), *moves[:-1])
    seat = match.waiting()[0]
    known = match.view(seat)
    return CARDINAL.matters(known, seat, CARDINAL.parse(known, moves[-1]))


def test_a_win_that_cannot_be_stopped_any_more_is_told() -> None:
    """Orange has four ships after this, and the fifth cannot be kept away."""
    assert "Whatever your opponent does, you can then win in your next turn." in told(*WIDE, "g7")


def test_so_is_that_the_opponent_will_win() -> None:
    """Whatever Green does here."""
    assert "Your opponent can win in the next turn, whatever you do." in told(*WIDE, "g7", "a4")


def test_a_move_that_stops_a_win_says_so() -> None:
    """Other squares would have let it happen."""
    assert "It keeps your opponent from winning in the next turn." in told(*STOPPED, size=4)


def test_early_moves_say_nothing_of_what_is_far_off() -> None:
    """Only the ships on the board are counted."""
    assert told("b2") == "You then have 1 of your 5 ships on the board; your opponent has 0."
