"""What the picture of Bremerhaven says of the round and of harbors, its regions and its size."""

from __future__ import annotations

from typing import cast

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.position import NOBODY
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.picture.panels import STAGES
from quarterdeck.games.bremerhaven.picture.scene import draw
from quarterdeck.games.bremerhaven.words.status import STEPS
from quarterdeck.scene.shapes import Thing
from tests.games.bremerhaven.pictures import bids, ids, seen, shape, signs, thing
from tests.games.bremerhaven.scenario import Scene, lay, solo, start
from tests.games.bremerhaven.table import Table
from tests.scene.harbors import HARBORS
from tests.scene.positions import scene

LARGEST = 60_000
"""Bytes of a picture as JSON, uncompressed."""


# -- the round ----------------------------------------------------------------------------------------


@pytest.mark.clause("BH-1.2")
def test_no_bids_lie_on_what_is_dealt_for_the_next_round() -> None:
    """Everybody gets the cards back when the next round begins; until then the new Ships would seem to have bids."""
    table, dice, looked = start(2, short=True), seeded(3), set()
    position = table.position
    while not position.over():
        legal = position.legal()
        dealing = position.round > 0 and position.layout_step < codes.STEP_ROUND
        if dealing or position.phase == codes.GROWING:
            picture = draw(position, 0, [])
            looked.add((dealing, any(bids(picture, name.removeprefix("space-")) for name in ids(picture, "space-"))))
        position.play(legal[dice.below(len(legal))])
    assert looked == {(True, False), (False, True)}


@pytest.mark.parametrize(
    ("name", "now", "said"),
    [
        ("bid", "bid", "Bidding: now"),
        ("permit", "town", "1.2 Building permits: now"),
        ("price", "town", "1.4 Prices: now"),
        ("goods", "harbors", "4.2 Convert and move goods: now"),
        ("share", "news", "5.1 Event: now"),
        ("over", "news", "5.2 Progress and refill: now"),
    ],
)
def test_the_present_part_of_the_round_is_lit(name: str, now: str, said: str) -> None:
    """What is past is dim; the step is told."""
    picture = scene(f"bremerhaven-{name}")
    parts = [cast(Thing, shape) for shape in picture.shapes if shape.id.startswith("step-")]
    here = [part.id for part in parts].index(f"step-{now}")
    assert [part.mood for part in parts] == ["dim"] * here + ["lit"] + ["plain"] * (len(parts) - here - 1)
    assert parts[here].label == said


def test_parts_of_a_round_are_all_its_steps() -> None:
    """In order, none twice."""
    assert [step for _, first, end in STAGES for step in STEPS[first:end]] == list(STEPS)


def test_the_rack_tells_the_event_and_how_far_the_ship_token_goes() -> None:
    """In short games it is two spaces each round, which is said once."""
    assert shape(scene("bremerhaven-permit"), "rack").label == (
        "Newspaper rack: Fall. Slack times: customers want a rebate. Pay 1 money for each Contract, from the Bank if you like; the Ship token moves 2 spaces in step 5.2; 17 cards in the pile"
    )
    short = scene("bremerhaven-goods")
    assert thing(short, "rack").facts[0].text == "moves 2 spaces"
    assert shape(short, "rack").label == (
        "Newspaper rack: No Events. No Events in the short game; the Ship token moves 2 spaces every round"
    )


def test_alone_the_dummy_is_explained() -> None:
    """Its cards, how many it has still to lay, its latest instruction; what scores are worth."""
    picture = scene("bremerhaven-alone")
    dummy = thing(picture, "dummy")
    assert (dummy.facts[0].text, dummy.lines[:2]) == ("1 2 3 4 5", ("Captain", "3 cards still to be laid"))
    assert "Its latest instruction card names 1.2" in picture.summary
    assert "The dummy, Captain: 3 of its cards 1 2 3 4 5 still to be laid" in picture.summary
    assert "Landlubber; next grade from 500" in thing(picture, "harbor-r").lines
    assert "Winning 1.4 turns the Price pile" in dummy.label
    rich = seen(solo(at="bidding", money="R 60", prestige="R 10"), 0)
    assert "Cabin Boy; next grade from 750" in thing(rich, "harbor-r").lines


# -- harbors -------------------------------------------------------------------------------------------


def test_harbors_say_everything_that_stands_in_them() -> None:
    """The own one place by place, the others in one sentence each."""
    picture = scene("bremerhaven-permit")
    assert (
        shape(picture, "own-dock-2").label == "Dock 2: Eiserner Hinnerk with 1 container, one Time marker, prestige 2"
    )
    assert shape(picture, "own-a1").label.endswith("a1: 1 container")
    assert "a2: Refinery, prestige 0: Produces 1 barrel each round" in shape(picture, "harbor-b").label
    assert shape(picture, "harbor-g").label.startswith(
        "Harbor of Green, First Mate: 11 money, 6 in the Bank, prestige 1, harbor value 0, money times prestige 17"
    )


def test_buildings_of_others_are_named() -> None:
    """Those that wait to be built are dim."""
    facts = thing(scene("bremerhaven-permit"), "harbor-b").facts
    assert [fact.text for fact in facts[-2:]] == ["Refinery", "Warehouse"]
    assert "Produces 1 barrel each round" in facts[-2].label


def test_a_spectator_has_no_hand_and_nothing_to_choose() -> None:
    """The harbor drawn is that of the one who must choose."""
    picture = scene("bremerhaven-watched")
    assert "hand" not in [region.id for region in picture.regions]
    assert ids(picture, "card-") == picture.hotspots() == []
    assert shape(picture, "harbor").label.startswith("Harbor of Red")
    assert picture.status == "Red and Green are using Building permits."


def test_what_lies_on_offer_keeps_its_place_whatever_is_asked() -> None:
    """It comes first, and is as large until all of it has been resolved; while the harbors act, it leaves them the room."""
    for name, resolved in (("bid", False), ("price", False), ("permit", False), ("goods", True)):
        offers = scene(f"bremerhaven-{name}").regions[:3]
        assert [(region.id, region.kind, region.brief) for region in offers] == [
            (board, "offer", resolved) for board in ("town", "sea", "land")
        ]


def test_the_end_names_the_winner() -> None:
    """Scores stand in the rows."""
    picture = scene("bremerhaven-over")
    assert "the winner" in thing(picture, "harbor-b").label
    assert [thing(picture, f"harbor-{seat}").corner for seat in "rgb"] == ["8 points", "17 points", "26 points"]
    assert [thing(picture, f"harbor-{seat}").mood for seat in "rgb"] == ["plain", "plain", "lit"]


@pytest.mark.clause("BH-R34")
def test_prestige_does_not_rise_any_more_once_the_game_is_over() -> None:
    """The row shows what was counted, though the harbor would be worth more."""
    end: Scene = {"at": "harbor", "money": "R 7", "prestige": "R 1", "built": "R status-symbol a1"}
    table = lay(end, ships="R 1 grietje 2")
    assert signs(seen(table, 0), "harbor-r")["star"] == "1 → 4"
    table.position.player = NOBODY
    assert table.position.over()
    assert signs(seen(table, 0), "harbor-r")["star"] == "1"


# -- size ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", HARBORS)
def test_pictures_are_small(name: str) -> None:
    """As JSON, uncompressed."""
    assert len(scene(name).encode()) < LARGEST


def test_a_move_changes_little_of_the_picture() -> None:
    """Laying a card: the space, the hand, who is asked."""
    table = lay(at="bidding")
    before = {shape.id: shape for shape in seen(table, 3).shapes}
    table.do("5 on 1.2")
    changed = [shape.id for shape in seen(table, 3).shapes if before.get(shape.id) != shape]
    assert len(changed) < 12


def test_unchanged_shapes_are_the_same_objects() -> None:
    """Nearly all: they are made once for each state they show."""
    table = lay(at="bidding")
    one, two = (seen(table, 1).shapes for _ in range(2))
    same = sum(first is second for first, second in zip(one, two, strict=True))
    assert one == two
    assert same > 0.95 * len(one)


def test_what_belongs_to_a_position_is_drawn_from_its_own_pack() -> None:
    """Names come from the tables of its decks."""
    position = start(2).deal().position
    picture = draw(position, 0, [])
    names = [table.name for table in Table(position, start(2).tables).tables.content.ships]
    assert any(name in picture.summary for name in names)


@pytest.mark.clause("BH-4.5")
def test_who_is_alone_sees_the_own_rank_and_money_from_the_start() -> None:
    """Before the first card is dealt; with others nobody knows them before the chits are back."""
    alone, together = seen(start(1, short=True), 0), seen(start(2), 0)
    assert thing(alone, "harbor-r").lines[0] == "First Mate"
    assert signs(alone, "harbor-r")["coin"] == "6"
    assert thing(together, "harbor-r").lines == ("no rank yet",)
