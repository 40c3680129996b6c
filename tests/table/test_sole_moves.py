"""What has one answer is not asked: the table makes the move, record and story tell of it, and it is taken back with the choice."""

from __future__ import annotations

from typing import Final

import pytest

from quarterdeck.engine.drawing import SystemDice
from quarterdeck.engine.errors import NoTakeBack
from quarterdeck.engine.position import NOBODY
from quarterdeck.records.lines import encode_record
from quarterdeck.records.record import MoveLine
from quarterdeck.records.replaying import replay
from quarterdeck.table.match import Match
from tests.records.games import Fields, new_match
from tests.records.privateers import TABLE

RED: Final = 0
DAMAGED: Final[Fields] = {"ship": "hms-plantagenet", "fleet": "R", "at": [23303, 45000, 1800]}
OTHERS: Final[list[Fields]] = [
    {"ship": "hms-albion", "fleet": "R", "at": [60000, 20000, 0]},
    {"ship": "carrion-crow", "fleet": "G", "at": [92000, 45000, 0]},
    {"ship": "carrion-crow", "fleet": "G", "at": [90000, 60000, 1800]},
]


def at_home(*masts: int) -> Match:
    """A ship of Red lies at home with these masts, and is about to be repaired."""
    ship = DAMAGED | {"masts": list(masts)}
    start = TABLE | {"starting_gold": 2, "treasures": [1, 1], "unseen": ["1", "1#2"], "ships": [ship, *OTHERS]}
    match = new_match(
        "pirates", start=start, total=20, red="20.hms-plantagenet.hms-albion", green="20.carrion-crow.carrion-crow"
    )
    match.play(RED, "act R1")
    return match


def repairs(match: Match) -> int:
    """She is repaired, and the table goes on; how many moves it made."""
    match.play(RED, "repair")
    return match.go_on(SystemDice())


def test_the_only_mast_is_repaired_unasked() -> None:
    """With one lost mast the action is all that is chosen."""
    match = at_home(1)
    assert repairs(match) == 1
    assert [line.move for line in match.record.lines if isinstance(line, MoveLine)] == ["act R1", "repair", "mast 2"]
    assert "mast 2 stands again" in match.story(NOBODY)[-1].text


def test_what_followed_of_itself_is_taken_back_with_the_choice() -> None:
    """Undo leads to where there is something to choose; the record tells of each move that went, and can be replayed."""
    match = at_home(1)
    before = match.save()
    repairs(match)
    assert match.free_take_back(RED)
    told = match.take_back(RED)
    assert [sentence.text for sentence in told] == ["You take back a move.", "You take back a move."]
    assert match.save() == before
    assert encode_record(Match.resume(match.record).record) == encode_record(match.record)
    assert replay(match.record).position.legal() == match.moves(RED)


def test_what_comes_of_a_later_move_is_foreseen_across_what_follows_of_itself() -> None:
    """As the table would go on: the mast is not asked for, so it may not be said either."""
    match = at_home(1)
    assert match.foresee(RED, "done", before=["repair"]).refusal is None
    assert match.foresee(RED, "mast 2", before=["repair"]).refusal is not None
    two = at_home()
    assert two.foresee(RED, "mast 2", before=["repair"]).refusal is None


def test_the_choice_is_not_taken_back_without_those_who_have_chosen_since() -> None:
    """As without the move that followed of itself."""
    match = at_home(1)
    repairs(match)
    match.play(RED, "done")
    match.play(1, "act G1")
    with pytest.raises(NoTakeBack):
        match.take_back(RED)
    match.take_back(RED, consent=(1,))
    assert match.waiting() == (RED,)
