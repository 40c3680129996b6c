"""Where several seats may choose at once, each may be first, and none learns what the others chose."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest

from quarterdeck.engine.errors import IllegalMove, Malformed, NoTakeBack, NotYourTurn, Refusal
from quarterdeck.engine.game import Setup
from quarterdeck.engine.log import UNKNOWN
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.records.lines import encode_record
from quarterdeck.records.record import MoveLine
from quarterdeck.records.replaying import verify
from quarterdeck.records.veiling import veiled_record
from quarterdeck.table.match import Match
from tests.table.bids import BIDS, BidsGame, BidsPosition, NoOptions

LEFT, RIGHT = 0, 1


@pytest.fixture(name="match")
def new_bids(monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match of the toy, which is installed for the time of the test."""
    monkeypatch.setattr("quarterdeck.records.header.find_game", {"bids": BIDS}.__getitem__)
    return Match.new(BIDS, Setup(players=2, options=NoOptions()), ["Ada", "Ben"])


def bids_in(match: Match, seat: int) -> list[str]:
    """The moves of the record as a seat may read them."""
    return [line.move for line in veiled_record(match.record, seat).lines if isinstance(line, MoveLine)]


@pytest.mark.parametrize(("first", "second"), [(LEFT, RIGHT), (RIGHT, LEFT)])
def test_each_waiting_seat_may_be_first(match: Match, first: int, second: int) -> None:
    """Both may choose; after one has, the other alone; then both bids are shown and the game is over."""
    assert match.waiting() == (LEFT, RIGHT)
    assert match.legal(first) == match.legal(second) == ["bid 1", "bid 2", "bid 3"]
    match.play(first, "bid 3")
    assert match.waiting() == (second,)
    with pytest.raises(NotYourTurn, match="must choose"):
        match.play(first, "bid 1")
    match.play(second, "bid 1")
    ending = match.ending()
    assert ending is not None
    assert ending.winners == (first,)
    assert verify(match.record).position == match.record.closing.position
    assert Match.resume(match.record).record == match.record


def test_the_seat_that_chooses_is_asked_in_its_view(match: Match) -> None:
    """A view for a waiting seat asks that seat, whoever would be asked first."""
    assert [int(match.view(seat).player) for seat in (LEFT, RIGHT)] == [LEFT, RIGHT]


def test_a_refused_choice_out_of_order_changes_nothing(match: Match) -> None:
    """Not even who would be asked first."""
    before = encode_record(match.record)
    for text, error in (("bid 4", IllegalMove), ("bit 1", Malformed)):
        with pytest.raises(error):
            match.play(RIGHT, text)
    assert encode_record(match.record) == before


def test_a_refusal_does_not_tell_what_others_chose(match: Match) -> None:
    """It is judged by what the seat knows, where a judgement of the whole position would give the bid away."""
    match.play(LEFT, "bid 2")
    with pytest.raises(IllegalMove) as caught:
        match.play(RIGHT, "bid 4")
    assert "[-9, -1]" in str(caught.value)
    assert match.why_not(RIGHT, "bid 4") == caught.value.refusal


class CarelessGame(BidsGame, frozen=True, kw_only=True):
    """The toy with a mistake: who does not know the other's bid is refused nothing."""

    def why_not(self, position: Position, move: int) -> Refusal | None:
        return None if UNKNOWN in cast(BidsPosition, position).bids else super().why_not(position, move)


def test_a_mistake_in_a_game_does_not_let_an_illegal_move_onto_the_table() -> None:
    """What the seat's knowledge allows is judged by the whole position, too."""
    match = Match.new(
        CarelessGame(**msgspec.structs.asdict(BIDS)), Setup(players=2, options=NoOptions()), ["Ada", "Ben"]
    )
    match.play(LEFT, "bid 2")
    assert match.why_not(RIGHT, "bid 4") is not None
    with pytest.raises(IllegalMove):
        match.play(RIGHT, "bid 4")
    assert match.revision == 1


def test_a_secret_choice_is_told_to_its_seat_alone(match: Match) -> None:
    """In story, record and take-back; when all have chosen, everybody is told."""
    match.play(LEFT, "bid 2")
    assert [[sentence.text for sentence in match.story(seat)] for seat in (LEFT, RIGHT, NOBODY)] == [
        ["1 0 1 0"],
        ["1 0 -9 -9"],
        ["1 0 -9 -9"],
    ]
    assert [bids_in(match, seat) for seat in (LEFT, RIGHT, NOBODY)] == [["bid 2"], ["bid ?"], ["bid ?"]]
    match.take_back(LEFT)
    assert [match.story(seat)[-1].text for seat in (LEFT, RIGHT)] == [
        "You take back a move.",
        "Left takes back a move.",
    ]
    assert match.waiting() == (LEFT, RIGHT)


def test_a_secret_choice_may_be_taken_back_until_it_is_shown(match: Match) -> None:
    """Afterwards it has been seen, and the other must agree; then both may bid again."""
    match.play(RIGHT, "bid 2")
    match.take_back(RIGHT)
    match.play(RIGHT, "bid 1")
    match.play(LEFT, "bid 1")
    with pytest.raises(NoTakeBack, match="has shown something"):
        match.take_back(RIGHT)
    assert match.waiting() == (LEFT, RIGHT)
    match.take_back(RIGHT, consent=(LEFT,))
    assert match.story(NOBODY)[-1].text == "Right takes back 2 moves, and left agreed."
    assert match.waiting() == (LEFT, RIGHT)
    assert Match.resume(match.record).record == match.record


def test_the_way_back_does_not_tell_who_chose_first(match: Match) -> None:
    """A view of the past asks its viewer where the viewer might have chosen, and tells what the viewer knew."""
    match.play(RIGHT, "bid 2")
    match.play(LEFT, "bid 3")
    assert [int(match.view_at(seat, 0).player) for seat in (LEFT, RIGHT)] == [LEFT, RIGHT]
    assert match.view_at(LEFT, 1).numbers() == [LEFT, -1, -9]
    assert match.view_at(RIGHT, 1).numbers() == [LEFT, -1, 1]
