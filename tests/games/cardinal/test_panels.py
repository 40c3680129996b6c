"""What stands beside Cardinal's chart."""

from __future__ import annotations

import pytest

from quarterdeck.games.cardinal.codes import FLEET
from quarterdeck.games.cardinal.picture.panels import fleet
from quarterdeck.games.cardinal.position import SUMMONING
from quarterdeck.games.cardinal.words.summary import question
from tests.games.cardinal.table import lay


@pytest.mark.parametrize("left", range(int(FLEET) + 1))
def test_as_many_ships_are_coloured_as_the_number_beside_them_says(left: int) -> None:
    """The number counts the ships on the board; the pale ones are still in hand."""
    row = fleet(0, left, turn=False)
    coloured = sum(not sign.dim for sign in row.facts)
    assert row.corner == f"{coloured} of {FLEET} placed"
    assert len(row.facts) == FLEET


def test_a_fifth_ship_counts_for_now_while_the_pirate_is_summoned() -> None:
    """It may send one of them back (CA-5.3)."""
    last = fleet(0, 0, turn=True, summoned=True)
    assert (last.corner, last.lines) == (
        f"{FLEET} of {FLEET} placed",
        ("the pirate comes first",),
    )
    assert fleet(0, 1, turn=True, summoned=True).lines == fleet(0, 0, turn=True).lines == ()


@pytest.mark.parametrize(("last", "wins"), [("O", True), (".", False)])
def test_with_five_ships_one_is_told_what_the_win_still_needs(last: str, *, wins: bool) -> None:
    """The pirate may yet send one of them back (CA-5.3)."""
    table = lay(f"O . O . {last}\n. . . . .\nO . . . G\n. . . . .\n. . G . G", "orange").play("c3")
    assert ("You win if" in question(table.position, mine=True)) is wins
    assert ("wins if" in question(table.position, mine=False)) is wins


def test_a_pirate_that_takes_a_ship_wherever_it_goes_promises_no_win() -> None:
    """With five ships on the board one has not won yet (CA-4.6, CA-5.3)."""
    table = lay("O . G . .\n. . O . .\nO . O . G\n. . . . .\nG . . . .", "orange").play("b3")
    assert table.position.phase == SUMMONING
    assert question(table.position, mine=True).startswith("Before your five ships count, the pirate takes at least one")
    assert question(table.position, mine=False) == "Orange is sending the pirate."
