"""Names on a crowded board in a terminal."""

from __future__ import annotations

from quarterdeck.cli.pictures import picture
from quarterdeck.scene.naming import Name, spread
from quarterdeck.scene.shapes import Words
from quarterdeck.scene.text import grid_of
from tests.cli.test_readable import middle


def written(rows: list[str], *names: Name) -> list[str]:
    """The board with all names that found a place."""
    cells = [list(row) for row in rows]
    for name, place in zip(names, spread(tuple(rows), names), strict=True):
        if place is not None:
            cells[place.row][place.left : place.right] = name.text
    return ["".join(row).rstrip() for row in cells]


def test_a_name_stands_in_the_line_of_its_sign_where_there_is_room() -> None:
    """To its right first."""
    assert written(["     ", "x        "], Name("Tampa", 1, 0, 1)) == ["", "x Tampa"]


def test_a_name_makes_room_for_another_that_has_no_other_place() -> None:
    """The one with places above or below leaves the line to the one without."""
    rows = ["##########", "x         ", "         y", "         #"]
    assert written(rows, Name("Havana", 1, 0, 1), Name("Colon", 2, 9, 10)) == [
        "##########", "x Havana", "   Colon y", "         #",
    ]  # fmt: skip


def test_no_name_stands_where_it_would_be_taken_for_the_name_of_another_sign() -> None:
    """It is left out: it would stand in the line of the other, one blank away."""
    rows = ["##########", "x       y ", "##########"]
    assert spread(tuple(rows), (Name("Miami", 1, 0, 1), Name("Colon", 1, 8, 9))) == (None, None)


def test_nearly_all_ports_of_bruise_cruise_can_be_read_whole_beside_the_moves_of_a_large_terminal() -> None:
    """All but two, which would have to stand beside other ports."""
    session = middle("bruise-cruise")
    scene = picture(session.game, session.look(), session.viewer)
    drawn = "\n".join("".join(cell.character for cell in row) for row in grid_of(scene, 78))
    ports = [shape.text for shape in scene.placed() if isinstance(shape, Words) and shape.names.startswith("port-")]
    cut = [name for name in ports if name not in drawn]
    assert len(ports) > 30
    assert len(cut) <= 2
