"""In Bruise Cruise each step of an action is taken back freely until a card is shown or dice fall; then others must agree."""

from __future__ import annotations

import pytest

from quarterdeck.engine.errors import NoTakeBack
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.records.lines import encode_record
from quarterdeck.table.match import Match
from tests.records.games import script
from tests.table.roads import roads

pytestmark = pytest.mark.clause("BC-R51")
P, H, S = 0, 1, 2
CHANCE_SINCE = "Chance has decided something since then"


def refused(match: Match, seat: int = P) -> str:
    """Why a seat may not take back what it did without asking; nothing changes."""
    before = encode_record(match.record)
    assert not match.free_take_back(seat)
    assert match.asked_for_consent(seat) == tuple(other for other in range(3) if other != seat)
    with pytest.raises(NoTakeBack) as caught:
        match.take_back(seat)
    assert encode_record(match.record) == before
    return str(caught.value)


def unwind(match: Match, steps: int) -> list[bytes]:
    """P takes back so many steps, asking nobody; the positions on the way."""
    found: list[bytes] = []
    for _ in range(steps):
        assert match.free_take_back(P)
        assert match.asked_for_consent(P) == ()
        match.take_back(P)
        found.append(match.save())
    return found


PICKS = {
    "sail": ["sail", "P0"],
    "sail with card": ["sail with card", "havana-a", "PW"],
    "exchange": ["exchange"],
    "claim": ["claim"],
    "torpedo": ["torpedo"],
    "missile": ["missile"],
    "raid": ["raid"],
    "unfathomable": ["unfathomable", "gulf-stream"],
}


@pytest.mark.parametrize("kind", PICKS)
def test_each_step_of_picking_is_taken_back_freely(kind: str) -> None:
    """One by one, back to the choice of an action; nobody else saw anything but that something was picked."""
    match = roads()
    seen = [match.view(seat).numbers() for seat in (H, S, NOBODY)]
    on_the_way = [match.save()]
    for step in PICKS[kind]:
        script(match, step)
        on_the_way.append(match.save())
        assert match.waiting() == (P,)
        assert [match.view(seat).numbers() for seat in (H, S, NOBODY)] == seen
    assert unwind(match, len(PICKS[kind])) == on_the_way[-2::-1]
    assert {sentence.text for sentence in match.story(H)} == {"Peasant takes back a move."}


def test_others_do_not_read_in_the_story_what_was_picked_and_taken_back() -> None:
    """Not even whoever picked it is told which it was."""
    match = script(roads(), "exchange")
    match.take_back(P)
    assert [match.story(seat)[-1].text for seat in (P, H, NOBODY)] == [
        "You take back a move.",
        "Peasant takes back a move.",
        "Peasant takes back a move.",
    ]


def test_a_sail_of_one_space_is_taken_back_at_once() -> None:
    """No card was shown; and then the steps that led to it."""
    match = roads()
    before = match.save()
    script(match, "sail", "P0", "-6.5")
    assert unwind(match, 3)[-1] == before


def test_two_sails_and_the_end_of_the_turn_are_taken_back_while_nobody_has_decided_since() -> None:
    """P draws no card, so H is asked; once H has begun to pick, all others must agree."""
    match = roads()
    before = match.save()
    script(match, "sail", "P0", "-6.5", "end", "draw 0")
    assert match.waiting() == (H,)
    assert unwind(match, 5)[-1] == before
    script(match, "sail", "P0", "-6.5", "end", "draw 0", "exchange")
    assert (
        refused(match) == "Has\u2011Been has decided since then. It needs the agreement of Has\u2011Been and Sørwegian."
    )
    match.take_back(H)
    assert match.free_take_back(P)


def test_weapons_that_are_bought_are_taken_back_freely() -> None:
    """Stocks are open to all."""
    match = roads()
    before = match.save()
    script(match, "buy missile", "buy torpedo")
    assert unwind(match, 2)[-1] == before


SHOWN = {
    "sail with card": ["sail with card", "havana-a", "PW", "-4.4"],
    "exchange": ["exchange", "havana-a"],
    "claim": ["claim", "tampa-b"],
    "missile": ["missile", "tampa-a"],
    "unfathomable": ["unfathomable", "bank-error"],
}


@pytest.mark.parametrize("kind", SHOWN)
def test_a_card_that_was_shown_is_taken_back_with_consent_only(kind: str) -> None:
    """The step that made the action showed it; what was picked before lies behind it. With consent it is in hand again."""
    match = script(roads(), *SHOWN[kind][:-1])
    before = match.save()
    script(match, SHOWN[kind][-1])
    assert refused(match) == (
        "That move has shown something that was hidden, and nobody can forget it. "
        "It needs the agreement of Has\u2011Been and Sørwegian."
    )
    with pytest.raises(NoTakeBack, match="It needs the agreement of Sørwegian"):
        match.take_back(P, consent=(H,))
    match.take_back(P, consent=(H, S))
    assert match.save() == before
    assert match.free_take_back(P)


def test_fallen_dice_are_taken_back_with_consent_only() -> None:
    """A raid is free to take back until they fall; afterwards neither the raid nor the loot that follows is."""
    match = roads()
    before = match.save()
    script(match, "raid", "P0")
    assert match.chance_waits
    assert unwind(match, 2)[-1] == before
    script(match, "raid", "P0", "dice 4 4")
    assert refused(match).startswith(CHANCE_SINCE)
    script(match, "loot missile")
    unwind(match, 1)
    script(match, "loot torpedo", "stay")
    unwind(match, 2)
    match.take_back(P, consent=(H, S))
    assert unwind(match, 1) == [before]


def test_what_a_struck_admiral_gives_up_is_that_admirals_decision() -> None:
    """H takes it back alone; P's shot lies behind it."""
    match = script(roads(), "torpedo", "P0")
    assert match.waiting() == (H,)
    assert match.free_take_back(P)
    script(match, "surrender torpedo")
    assert refused(match).startswith("Has\u2011Been has decided since then")
    match.take_back(H)
    assert match.waiting() == (H,)
    assert match.free_take_back(P)


def test_a_getaway_of_the_defender_is_the_defenders_decision() -> None:
    """H sails after a raid that failed, and may think again; the dice stay."""
    match = script(roads(), "raid", "P0", "dice 1 6", "-6.6")
    assert refused(match).startswith(CHANCE_SINCE)
    match.take_back(H)
    assert match.waiting() == (H,)
    assert refused(match, H) == "Has\u2011Been has not decided anything yet."


def test_cards_that_were_drawn_stay_drawn_without_consent() -> None:
    """How many is said before they are seen (BC-R33)."""
    match = script(roads(hand=["havana-a", "tampa-a"]), "end", "draw 2")
    assert match.free_take_back(P)
    script(match, "deal gulf-stream")
    assert refused(match).startswith(CHANCE_SINCE)
    while match.chance_waits:
        match.play_chance(match.legal(CHANCE)[0])
    assert refused(match).startswith(CHANCE_SINCE)
