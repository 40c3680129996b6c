"""A decision may be taken back while nothing has become known since, and it stays visible."""

from __future__ import annotations

import json

import pytest

from quarterdeck.engine.errors import NoTakeBack
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.records.lines import encode_record
from quarterdeck.table.match import Match
from tests.records.games import Fields, new_match, script

ORANGE, GREEN = 0, 1
A, B = 0, 1
NEXT_ICONS: Fields = {
    "game": "kraken",
    "front": "N",
    "ships": {
        "A": {"at": "N2", "hand": ["Close Quarters", "Undertow"]},
        "B": {"at": "S2", "hand": ["Running Fight", "Hard Over", "Stern Lantern"]},
    },
    "player": "A",
    "order": ["A", "B"],
}


def texts(match: Match, seat: int = NOBODY) -> list[str]:
    """The story as a seat reads it."""
    return [sentence.text for sentence in match.story(seat)]


def refused(match: Match, seat: int, *, consent: tuple[int, ...] = ()) -> str:
    """Why a take-back is not allowed; it must not be, and nothing changes."""
    before = encode_record(match.record)
    with pytest.raises(NoTakeBack) as caught:
        match.take_back(seat, consent=consent)
    assert encode_record(match.record) == before
    return str(caught.value)


def test_a_ship_may_be_taken_back() -> None:
    """The position is the one before; record and story keep both the move and the take-back."""
    match = new_match("cardinal", first="orange")
    before = match.save()
    match.play(ORANGE, "c2")
    told = match.take_back(ORANGE)
    assert match.save() == before
    assert match.waiting() == (ORANGE,)
    assert [sentence.text for sentence in told] == ["Orange takes back c2."]
    assert texts(match) == ["Orange places a ship on c2.", "Orange takes back c2."]
    assert match.revision == 2


def test_the_other_player_must_agree_when_it_has_moved_since() -> None:
    """With consent both moves are taken back."""
    match = script(new_match("cardinal", first="orange"), "c2", "a1")
    assert match.asked_for_consent(ORANGE) == (GREEN,)
    assert refused(match, ORANGE) == "Green has decided since then and must agree."
    assert refused(match, ORANGE, consent=(ORANGE,)) == "Green has decided since then and must agree."
    match.take_back(ORANGE, consent=(GREEN,))
    assert texts(match)[-1] == "Orange takes back c2, a1."
    assert match.waiting() == (ORANGE,)


def test_the_latest_decision_of_a_seat_is_taken_back_alone() -> None:
    """Green takes back only its own move, and needs nobody for it."""
    match = script(new_match("cardinal", first="orange"), "c2", "a1")
    assert match.asked_for_consent(GREEN) == ()
    match.take_back(GREEN)
    assert match.waiting() == (GREEN,)
    assert json.loads(match.save())["board"][0] == ". . . ."


def test_decisions_are_taken_back_one_by_one() -> None:
    """Down to the first; then there is nothing left."""
    match = script(new_match("cardinal", first="orange"), "c2", "a1", "d4")
    start = new_match("cardinal", first="orange").save()
    match.take_back(ORANGE)
    match.take_back(GREEN)
    match.take_back(ORANGE)
    assert match.save() == start
    assert refused(match, ORANGE) == "Orange has not decided anything yet."


def test_what_was_taken_back_is_no_decision_any_more() -> None:
    """A take-back is not taken back; the next one reaches the decision before."""
    match = script(new_match("cardinal", first="orange"), "c2", "a1")
    match.take_back(GREEN)
    assert refused(match, GREEN) == "Green has not decided anything yet."
    assert refused(match, NOBODY)
    assert refused(match, CHANCE)
    assert refused(match, 5)


def test_nothing_is_taken_back_behind_chance() -> None:
    """The cards of the next round have been dealt, and what its receiver has seen stays seen."""
    match = new_match("kraken", start={**NEXT_ICONS, "ships": LAST_CARDS})
    match.play(A, "play undertow")
    while not match.chance_waits:
        match.play(match.waiting()[0], match.legal(match.waiting()[0])[0])
    last = next(seat for seat in (A, B) if match.asked_for_consent(seat) == ())
    match.play_chance(match.legal(CHANCE)[0])
    assert refused(match, last, consent=(A, B)).startswith("Chance has decided since then (deal ?)")


LAST_CARDS = {
    "A": {"at": "N2", "hand": ["Close Quarters", "Undertow"]},
    "B": {"at": "S2", "hand": ["Running Fight", "Hard Over"]},
}


def test_a_card_that_was_shown_is_not_taken_back() -> None:
    """Everybody has seen it, consent or not (KR-R6)."""
    match = script(new_match("kraken", start=NEXT_ICONS), "play undertow")
    assert refused(match, A, consent=(B,)).startswith("The move play undertow has shown something")


def test_an_icon_may_be_taken_back() -> None:
    """The order of icons hides nothing; behind it lies the card, which stays."""
    match = script(new_match("kraken", start=NEXT_ICONS), "play undertow")
    before = match.save()
    match.play(A, match.legal(A)[0])
    match.take_back(A)
    assert match.save() == before
    assert "has shown something" in refused(match, A)


def test_an_icon_that_made_the_other_player_show_a_card_is_not_taken_back() -> None:
    """The last icon ends the turn, and a last card is played without being asked for: it is seen."""
    ships = {**LAST_CARDS, "B": {"at": "S2", "hand": ["Running Fight"]}}
    match = script(new_match("kraken", start={**NEXT_ICONS, "ships": ships}), "play undertow")
    while match.waiting() == (A,):
        match.play(A, match.legal(A)[0])
    assert "has shown something" in refused(match, A, consent=(B,))


def test_a_finished_game_may_be_opened_again() -> None:
    """A winning move that was a slip of the hand is a decision like another."""
    board = ["G . G . G", ". . . . .", "G . . . .", ". . . . .", ". . O . O"]
    match = new_match("cardinal", start={"game": "cardinal", "board": board, "player": "green"}, rows=5, columns=5)
    match.play(GREEN, "e3")
    assert match.over
    match.take_back(GREEN)
    assert not match.over
    assert match.record.closing.state == "open"


def test_take_backs_survive_the_record() -> None:
    """A resumed match tells the same story and allows the same."""
    match = script(new_match("cardinal", first="orange"), "c2", "a1")
    match.take_back(ORANGE, consent=(GREEN,))
    script(match, "b2")
    again = Match.resume(match.record)
    assert again.record == match.record
    assert texts(again, ORANGE) == texts(match, ORANGE)
    again.take_back(ORANGE)
    assert again.save() == new_match("cardinal", first="orange").save()
