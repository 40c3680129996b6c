"""What the picture of Bremerhaven says of the round and of harbors, its areas and its size."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

from quarterdeck.games.bremerhaven.picture.guide import next_steps
from quarterdeck.games.bremerhaven.picture.scene import draw
from quarterdeck.games.bremerhaven.picture.view import look
from quarterdeck.games.bremerhaven.words.status import STEPS
from quarterdeck.scene.shapes import Box, Words
from tests.games.bremerhaven.pictures import ids, remarks, seen, shape, text
from tests.games.bremerhaven.scenario import lay, solo, start
from tests.games.bremerhaven.table import Table
from tests.scene.harbors import HARBORS
from tests.scene.positions import scene

LARGEST = 120_000
"""Bytes of a picture as JSON, uncompressed."""


# -- the round ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "now"),
    [("bid", "bid"), ("permit", "1.2"), ("price", "1.4"), ("goods", "4.2"), ("share", "5.1"), ("over", "5.2")],
)
def test_the_present_step_of_the_round_is_lit(name: str, now: str) -> None:
    """What is past is pale, what comes next is told."""
    picture = scene(f"bremerhaven-{name}")
    lit = cast(Box, shape(picture, "steps-now"))
    words = cast(Words, shape(picture, f"step-{now}"))
    assert lit.x < words.x < lit.x + lit.width
    assert words.label.endswith(": now")
    past = STEPS[: STEPS.index(now)]
    assert all(shape(picture, f"step-{step}").label.endswith(": done") for step in past)


def test_what_comes_next_is_told_in_order() -> None:
    """As many steps as there is room for; short games have no Events."""
    lines = [line for line in remarks(scene("bremerhaven-permit")) if line.startswith(("Next", "Then"))]
    assert lines[:2] == ["Next: 1.3, better Influence cards", "Then: 1.4, the prices"]
    short, long = (
        look(lay(at="harbor", short=brief, ships="R 1 grietje 2").position, 0, ()) for brief in (True, False)
    )
    assert next_steps(short)[-2:] == ("4.3", "5.2")
    assert next_steps(long)[-3:] == ("4.3", "5.1", "5.2")


def test_two_players_see_what_every_step_is() -> None:
    """There is room for it."""
    picture = scene("bremerhaven-goods")
    assert text(picture, "round-4.2") == "4.2 Convert and move goods"
    assert shape(picture, "round-4.2").role == "words-hot"
    assert len([name for name in ids(picture, "round-") if name.split("-")[1] in STEPS]) == len(STEPS)


def test_the_rack_tells_the_event_and_how_far_the_ship_token_goes() -> None:
    """In short games it is two spaces each round."""
    assert shape(scene("bremerhaven-permit"), "rack").label == (
        "Newspaper rack: Fall. Slack times: customers want a rebate. Pay 1 money for each Contract, from the Bank if you like; the Ship token moves 2 spaces in 5.2; 17 cards in the pile"
    )
    assert text(scene("bremerhaven-goods"), "rack-advance") == "2 spaces"


def test_alone_the_dummy_is_explained() -> None:
    """Its cards, how many it has still to lay, its latest instruction; what scores are worth."""
    picture = scene("bremerhaven-alone")
    assert text(picture, "dummy-hand") == "Its cards: 1 2 3 4 5; still to lay: 3"
    assert "Its latest instruction card names 1.2" in picture.summary
    assert "The dummy, Captain: 3 of its cards 1 2 3 4 5 still to be laid" in picture.summary
    assert shape(picture, "grade-0").role == "button-hot"
    assert "Winning 1.4 turns the Price pile" in shape(picture, "dummy").label
    rich = seen(solo(at="bidding", money="R 60", prestige="R 10"), 0)
    assert shape(rich, "grade-1").role == "button-hot"


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


def test_a_spectator_has_no_hand_and_nothing_to_choose() -> None:
    """The large harbor is that of the one who must choose."""
    picture = scene("bremerhaven-watched")
    assert [area.id for area in picture.areas][:2] == ["own", "choices"]
    assert "hand" not in [area.id for area in picture.areas]
    assert ids(picture, "card-") == ids(picture, "hand") == picture.hotspots() == []
    assert text(picture, "own-name") == "Red"


def test_what_is_asked_comes_first_on_small_screens_and_each_area_stands_alone() -> None:
    """No two harbors fit beside each other: they would be too small to be read."""
    order = {name: [area.id for area in scene(f"bremerhaven-{name}").areas][:2] for name in ("bid", "permit", "price")}
    assert order == {"bid": ["town", "hand"], "permit": ["own", "choices"], "price": ["town", "choices"]}
    areas = scene("bremerhaven-permit").areas
    broad = max(area.width for area in areas)
    for one, other in pairwise(areas):
        assert one.kind != other.kind or one.width + other.width > broad


def test_the_end_names_the_winner_and_lists_scores() -> None:
    """Money times prestige, the best first."""
    picture = scene("bremerhaven-over")
    assert remarks(picture) == ["Blue: 13 × 2 = 26", "Green: 17 × 1 = 17", "Red: 8 × 1 = 8"]
    assert "the winner" in shape(picture, "harbor-b").label


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
    words = {shape.text for shape in alone.shapes if isinstance(shape, Words)}
    assert {"First Mate", "6"} <= words
    assert "no rank yet" not in words
    assert "no rank yet" in {shape.text for shape in together.shapes if isinstance(shape, Words)}
