"""Kraken's scenarios about fire, repair, the Kraken's turns and tentacles, and the order of icons: KR-T20 to T27, T38."""

from __future__ import annotations

import pytest

from quarterdeck.games.kraken import KRAKEN
from quarterdeck.scene.shapes import Scene, Thing
from tests.games.kraken.table import Table, lay


@pytest.mark.clause("KR-3.8", "KR-3.9")
def test_t20_fire_hits_both_neighbours_in_the_section_and_nobody_else() -> None:
    """KR-T20."""
    table = lay("A N2, B N1, C N3 (2), D E2", front="S", icons="X")
    assert table.legal == ["X"]
    assert table.play("X").ships == "A N2, B N1 (1), C N3 (3), D E2"


@pytest.mark.clause("KR-3.9", "KR-5.1")
@pytest.mark.parametrize(
    ("ships", "after"),
    [("A N2, B N1, C N3 (3)", "A N2, B N1 (1), C sunk"), ("A N2, B N1 (3), C N3", "A N1, B sunk, C N2 (1)")],
)
def test_of_two_neighbours_either_may_sink(ships: str, after: str) -> None:
    """The other one takes its damage all the same."""
    assert lay(ships, icons="X").play("X").ships == after


@pytest.mark.clause("KR-3.8", "KR-R21")
def test_t21_fire_reaches_one_lane_only() -> None:
    """KR-T21."""
    table = lay("A N1, B N3, C E2", icons="X").play("X")
    assert table.ships == "A N1, B N3, C E2"
    assert table.story[0] == "A fires and hits nobody."


@pytest.mark.clause("KR-3.8")
@pytest.mark.parametrize("ships", ["A E1, B N4, C S1, D W1", "A N4, B E1, C S1, D W1"])
def test_fire_does_not_cross_into_the_next_section(ships: str) -> None:
    """Neither from Lane 1 nor from the outermost Lane."""
    assert lay(ships, icons="X").play("X").ships == ships


@pytest.mark.clause("KR-3.10")
@pytest.mark.parametrize(
    ("player", "before", "after"), [("A", "A N1, B S2 (1)", "A N1, B S2 (1)"), ("B", "A N1, B S2 (1)", "A N1, B S2")]
)
def test_t22_repair_takes_one_damage_off_the_own_ship_if_there_is_any(player: str, before: str, after: str) -> None:
    """KR-T22."""
    assert lay(before, player=player, icons="R").play("R").ships == after


@pytest.mark.clause("KR-3.11", "KR-3.12", "KR-R8")
@pytest.mark.parametrize(("move", "front"), [("K+", "E"), ("K-", "W")])
def test_t23_the_kraken_turns_by_a_quarter_either_way_and_nothing_else_happens(move: str, front: str) -> None:
    """KR-T23."""
    table = lay("A N1, B N2 (1), C E3", icons="K")
    assert table.legal == ["K+", "K-"]
    table.play(move)
    assert (table.front, table.ships) == (front, "A N1, B N2 (1), C E3")


@pytest.mark.clause("KR-R8")
def test_two_turns_of_the_kraken_are_chosen_one_by_one() -> None:
    """The second K is asked for even as the last icon."""
    table = lay("A N1, B S2", icons="K K").play("K+")
    assert table.legal == ["K+", "K-"]
    assert table.play("K+").front == "S"


@pytest.mark.clause("KR-3.13", "KR-3.14", "KR-R9")
def test_t24_tentacles_hit_all_ships_in_front_and_lift_those_with_room_above() -> None:
    """KR-T24."""
    table = lay("A N4, B N3, C N1, D E1", player="D", icons="T").play("T")
    assert table.ships == "A N4 (1), B N3 (1), C N2 (1), D E1"


@pytest.mark.clause("KR-3.13", "KR-3.14", "KR-R9")
def test_t25_a_block_of_ships_is_lifted_together_and_the_own_ship_with_it() -> None:
    """KR-T25."""
    assert lay("A N1, B N2, C W3", icons="T").play("T").ships == "A N2 (1), B N3 (1), C W3"


@pytest.mark.clause("KR-3.3", "KR-R20")
def test_t26_turning_the_kraken_first_sends_its_tentacles_elsewhere() -> None:
    """KR-T26; the last icon is resolved by itself."""
    table = lay("A N2, B E1, C E2", icons="K T R").play("K+", "T")
    assert (table.front, table.ships) == ("E", "A N2, B E2 (1), C E3 (1)")


@pytest.mark.clause("KR-R20")
@pytest.mark.parametrize(("order", "ship"), [(("K+", "D"), "A N1 (1)"), (("D", "K+"), "A N1 (2)")])
def test_turning_the_kraken_before_or_after_a_collision_matters(order: tuple[str, str], ship: str) -> None:
    """Front and side are those of the moment."""
    table = lay("A N1, B S2", icons="D K")
    for move in order:
        if table.icons:
            table.play(move)
    assert table.ship("A") == ship


@pytest.mark.clause("KR-3.3", "KR-R7")
@pytest.mark.parametrize(("order", "ships"), [(("X", "F"), "A E2, B N1 (1), C S1"), (("F", "X"), "A E2, B N1, C S1")])
def test_t27_the_order_of_icons_matters(order: tuple[str, str], ships: str) -> None:
    """KR-T27."""
    table = lay("A N2, B N1, C E2", icons="F X R")
    assert table.legal == ["F", "X", "R"]
    table.play(order[0])
    assert order[0] not in table.legal
    assert table.play(order[1]).ships == ships


@pytest.mark.clause("KR-3.1", "KR-3.2", "KR-R21", "KR-R23")
def test_t38_any_card_can_be_played_even_if_it_does_nothing() -> None:
    """KR-T38; the two R are one choice."""
    table = lay("A N2, B S2", icons="R R X", hands={"B": 1})
    assert table.legal == ["X", "R"]
    table.play("X")
    assert (table.ships, table.player) == ("A N2, B S2", "B")
    assert table.story == ["A fires and hits nobody."] + ["A has nothing to repair."] * 2


@pytest.mark.clause("KR-3.13", "KR-R21")
def test_tentacles_before_an_empty_section_find_nobody() -> None:
    """Legal, and without effect."""
    table = lay("A E1, B S2", icons="T").play("T")
    assert (table.ships, table.story[0]) == ("A E1, B S2", "The tentacles find no ship in the North.")


@pytest.mark.clause("KR-3.1", "KR-3.2")
def test_all_three_icons_of_a_card_wait_to_be_resolved() -> None:
    """Nobody may stop before the card is done."""
    table = lay("A N2, B S2", hands={"A": ["Blood in the Water", "Full Sail"], "B": 1})
    table.play("play blood-in-the-water")
    assert table.icons == "F X T"
    table.play("F")
    assert (table.icons, table.player) == ("X T", "A")
    assert table.refusal("F").clause == "KR-3.2"
    assert table.refusal("R").clause == "KR-3.1"


def test_the_rules_show_each_icon_with_its_letter_and_the_word_of_the_table() -> None:
    """Rules call icons by letters, which no card shows."""
    listed = list(KRAKEN.components())
    icons = [(one.id, one.name, one.drawings) for one in listed if one.kind == "icon"]
    assert [letter for letter, *_ in icons] == list("FUDXRKT")
    assert icons[1] == ("U", "outward", ("icon-up",))
    assert next(one.text for one in listed if one.id == "full-sail") == "forward, forward, outward (F F U)"
    told = " ".join(KRAKEN.introduction())
    assert all(f"{letter} {word}" in told for letter, word, _ in icons)


def foreseen(table: Table, move: str) -> Scene:
    """What A is told of a move before making it."""
    return KRAKEN.foresee(table.position, 0, KRAKEN.parse(table.position, move))


@pytest.mark.clause("KR-3.8", "KR-3.9")
@pytest.mark.parametrize(
    ("ships", "front", "told"),
    [
        ("A W2, B N1, C N3, D S1", "S", "Your fire can hit B and C."),
        ("A W2, B W1, C E1, D S1", "S", "Your fire can hit B."),
        ("A W2, B E1, C E2, D S1", "S", "Your fire reaches nobody."),
    ],
)
def test_a_card_that_fires_names_and_marks_whom_it_can_hit(ships: str, front: str, told: str) -> None:
    """In whatever order its icons are resolved: Blood in the Water sails forward, fires, and has the tentacles strike."""
    picture = foreseen(lay(ships, front=front, hands={"A": ["Blood in the Water"]}), "play blood-in-the-water")
    assert picture.summary.endswith(told)
    marked = {"ABCD"[int(shape.id[-1])] for shape in picture.shapes if shape.id.startswith("foreseen-hit-")}
    assert marked == {letter for letter in "BCD" if letter in told.removeprefix("Your fire")}


def test_a_card_without_fire_says_nothing_of_it() -> None:
    """Following Sea has none."""
    table = lay("A W2, B W1, C E1", hands={"A": ["Following Sea"]})
    assert "fire" not in foreseen(table, "play following-sea").summary


@pytest.mark.parametrize(
    ("ships", "card", "told", "ghosts"),
    [
        ("A E2, B W1, C N1", "Blood in the Water", "In any order C comes to North, Lane 2.", {"A", "C"}),
        ("A E1, B S1, C W3", "Following Sea", "In any order B comes to North, Lane 1.", {"A", "B"}),
        ("A E1, B N1, C N3", "Full Sail", "", {"A"}),
    ],
)
def test_a_card_shows_each_ship_that_moves_in_any_order(ships: str, card: str, told: str, ghosts: set[str]) -> None:
    """Not only the own one; where it depends on the order, nothing is certain yet."""
    picture = foreseen(lay(ships, hands={"A": [card]}), f"play {card.lower().replace(' ', '-')}")
    assert told in picture.summary
    assert "In any order" in picture.summary if told else "In any order" not in picture.summary
    assert {shape.id.split("-")[2] for shape in picture.shapes if shape.id.startswith("foreseen-sign-")} == ghosts


@pytest.mark.clause("KR-3.2")
@pytest.mark.parametrize(
    ("ships", "icons", "move", "told", "lines"),
    [
        (
            "A E1, B S1", "F X", "X",
            "You fire and hit nobody. Then, automatically: You sail forward to South, Lane 1. You bump B against the Kraken in the West, at its side: 1 damage. B comes to rest at West, Lane 1.",
            ("You fire and hit nobody.", "Then forward: to South, Lane 1. You bump B against the Kraken in the West, at its side: 1 damage. B comes to rest at West, Lane 1."),
        ),
        (
            "A E1, B W1", "F X X", "F",
            "You sail forward to South, Lane 1. Then, automatically: You fire and hit nobody, twice.",
            ("To South, Lane 1.", "Then 2 × fire: You fire and hit nobody, twice."),
        ),
        ("A E3, B N3, C N4, D N2", "F D D", "F", "You sail forward to South, Lane 3. Then, automatically: You move inward to South, Lane 2. You move inward to South, Lane 1.", ("To South, Lane 3.", "Then 2 × inward: to South, Lane 1.")),
        ("A E1, B W1", "F K", "F", "You sail forward to South, Lane 1.", ("To South, Lane 1.",)),
        ("A E1, B W1", "F X D", "F", "You sail forward to South, Lane 1.", ("To South, Lane 1.",)),
    ],
)  # fmt: skip
def test_an_icon_tells_what_follows_it_by_itself(
    ships: str, icons: str, move: str, told: str, lines: tuple[str, ...]
) -> None:
    """The icons that are left, where they leave nothing to choose; the Kraken turns one way or the other."""
    table = lay(ships, icons=icons)
    assert foreseen(table, move).summary == told
    button = next(
        shape for shape in KRAKEN.scene(table.position, 0, table.position.legal()).shapes if shape.id == f"icon-{move}"
    )
    assert isinstance(button, Thing)
    assert button.lines == lines
    assert button.label.endswith(told)


@pytest.mark.clause("KR-3.2")
def test_whoever_chooses_an_icon_sees_on_the_whirlpool_what_each_leads_to() -> None:
    """Where the ship would be, which ships would be hit, where the Kraken would look; others see nothing of it."""
    table = lay("A E3, B E2, C S3", icons="F X K")

    def marks(seat: int, moves: list[int]) -> set[str]:
        shapes = KRAKEN.scene(table.position, seat, moves).shapes
        return {shape.id for shape in shapes if shape.id.startswith("foreseen-")}

    assert marks(0, table.position.legal()) == {
        "foreseen-end-10", "foreseen-end-10-forward", "foreseen-turn-clockwise", "foreseen-turn-counter",
        "foreseen-hit-1",
    }  # fmt: skip
    assert marks(1, []) == set()
