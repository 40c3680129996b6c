"""A decision may be taken back freely while nobody has decided and nothing was shown since, else if all others agree."""

from __future__ import annotations

import json

import pytest

from quarterdeck.engine.errors import NoTakeBack
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.records.lines import encode_record
from quarterdeck.records.record import TakeBackLine
from quarterdeck.records.replaying import replay
from quarterdeck.table.match import Match
from quarterdeck.table.seats import read_seats
from tests.records.games import Fields, new_match, play_on, script

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
    assert [sentence.text for sentence in told] == ["You take back a move."]
    assert texts(match) == ["Orange places a ship on c2.", "Orange takes back a move."]
    assert match.revision == 2


def test_the_other_player_must_agree_when_it_has_moved_since() -> None:
    """With consent both moves are taken back, and the story says who agreed."""
    match = script(new_match("cardinal", first="orange"), "c2", "a1")
    assert match.asked_for_consent(ORANGE) == (GREEN,)
    must_agree = "Green has decided since then. It needs the agreement of green."
    assert refused(match, ORANGE) == must_agree
    assert refused(match, ORANGE, consent=(ORANGE, NOBODY, 5)) == must_agree
    match.take_back(ORANGE, consent=(GREEN,))
    assert texts(match)[-1] == "Orange takes back 2 moves, and green agreed."
    assert match.waiting() == (ORANGE,)


def test_who_need_not_agree_is_not_said_to_have_agreed() -> None:
    """A free take-back is the same with consent and without."""
    match = script(new_match("cardinal", first="orange"), "c2")
    match.take_back(ORANGE, consent=(GREEN,))
    assert texts(match)[-1] == "Orange takes back a move."
    assert match.record.lines[-1] == TakeBackLine(n=2, back_to=0, by="orange")


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


def test_a_decision_is_taken_back_behind_the_cards_dealt_since_if_the_other_agrees() -> None:
    """Chance has decided, so it is not free; what chance decided is taken back with it."""
    match = new_match("kraken", start={**NEXT_ICONS, "ships": LAST_CARDS})
    match.play(A, "play undertow")
    while not match.chance_waits:
        match.play(match.waiting()[0], match.legal(match.waiting()[0])[0])
    last = next(seat for seat in (A, B) if match.free_take_back(seat))
    before, moves = match.view(last).numbers(), match.moves_made
    match.play_chance(match.legal(CHANCE)[0])
    assert not match.free_take_back(last)
    assert match.can_ask_back(last)
    assert refused(match, last, consent=(last,)).startswith("Chance has decided something since then")
    match.take_back(last, consent=(A, B))
    assert match.moves_made == moves - 1
    match.play(last, match.legal(last)[0])
    assert match.view(last).numbers() == before


def test_a_first_decision_is_taken_back_to_the_coin_and_not_beyond() -> None:
    """The coin is nobody's decision (CA-1.3): it stays, whoever agrees."""
    match = script(new_match("cardinal"), "coin green", "c2", "a1")
    match.take_back(GREEN, consent=(ORANGE,))
    assert [match.seat_names[seat] for seat in match.waiting()] == ["green"]
    assert refused(match, GREEN, consent=(ORANGE,)) == "Green has not decided anything yet."


LAST_CARDS = {
    "A": {"at": "N2", "hand": ["Close Quarters", "Undertow"]},
    "B": {"at": "S2", "hand": ["Running Fight", "Hard Over"]},
}


def test_a_card_that_was_shown_is_taken_back_if_the_others_agree() -> None:
    """Everybody has seen it, so its player alone may not (KR-R6); the card returns to the hand."""
    match = new_match("kraken", start=NEXT_ICONS)
    before = match.save()
    script(match, "play undertow")
    assert not match.free_take_back(A)
    assert refused(match, A).startswith("That move has shown something")
    assert [sentence.text for sentence in match.take_back(A, consent=(B,))] == ["You take back a move, and B agreed."]
    assert match.save() == before
    assert Match.resume(match.record).save() == before


def test_of_three_players_all_others_must_agree() -> None:
    """Also one who has not decided since; whoever is missing is named."""
    match = play_on(new_match("kraken", players=3), seed=1, decisions=30)
    seat = next(seat for seat in range(3) if match.can_ask_back(seat) and not match.free_take_back(seat))
    first, second = (other for other in range(3) if other != seat)
    missing = match.seat_names[second]
    assert refused(match, seat, consent=(first,)).endswith(f"It needs the agreement of {missing}.")
    match.take_back(seat, consent=(second, first))
    line = match.record.lines[-1]
    assert isinstance(line, TakeBackLine)
    assert line.agreed == tuple(match.seat_names[other] for other in (first, second))


def test_behind_the_end_of_a_game_with_secrets_the_others_must_agree() -> None:
    """Everybody may look up now what was hidden, whatever the last move itself showed."""
    match = play_on(new_match("kraken"), seed=5)
    steps = replay(match.record).steps
    assert match.over
    assert not steps[-1].reveals
    assert not match.free_take_back(steps[-1].who)
    assert refused(match, steps[-1].who).startswith("The game is over, and what was hidden in it has been shown.")
    assert "everybody may look up what was hidden" in (match.why_final() or "")
    seating = read_seats("human,random", match.game, seed=1)
    with pytest.raises(NoTakeBack, match="stay as they are"):
        seating.take_back(match, A, consent=(A,))
    match.take_back(steps[-1].who, consent=(A, B))  # as a record may say
    assert not match.over
    assert match.why_final() is None


def test_an_icon_may_be_taken_back() -> None:
    """The order of icons hides nothing; behind it lies the card, which stays."""
    match = script(new_match("kraken", start=NEXT_ICONS), "play undertow")
    before = match.save()
    match.play(A, match.legal(A)[0])
    match.take_back(A)
    assert match.save() == before
    assert "has shown something" in refused(match, A)


def test_an_icon_that_made_the_other_player_show_a_card_is_not_taken_back_alone() -> None:
    """The last icon ends the turn, and a last card is played without being asked for: it is seen."""
    ships = {**LAST_CARDS, "B": {"at": "S2", "hand": ["Running Fight"]}}
    match = script(new_match("kraken", start={**NEXT_ICONS, "ships": ships}), "play undertow")
    while match.waiting() == (A,):
        match.play(A, match.legal(A)[0])
    assert "has shown something" in refused(match, A, consent=(A,))


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
