"""Art packages as data."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.scene.art import drawing, drawings
from quarterdeck.scene.shapes import Symbol
from tests.scene.positions import EVERY, scene


@pytest.mark.parametrize("name", EVERY)
def test_the_drawings_of_a_package_are_all_that_its_pictures_need(name: str) -> None:
    """Each as a view box of four numbers, and well-formed contents."""
    picture = scene(name)
    found = drawings(picture.art)
    assert {shape.art for shape in picture.shapes if isinstance(shape, Symbol)} <= set(found)
    for box, body in found.values():
        assert len([float(number) for number in box.split()]) == 4
        assert body == body.strip()
        ET.fromstring(f"<g>{body}</g>")  # noqa: S314 - our own file


def test_drawings_bring_nothing_but_shapes() -> None:
    """No scripts, no addresses, no styles of their own: a page may forbid all of them."""
    for package in {scene(name).art for name in EVERY}:
        for _, body in drawings(package).values():
            for element in ET.fromstring(f"<g>{body}</g>").iter():  # noqa: S314 - our own file
                assert element.tag in {"g", "path", "circle", "rect", "ellipse", "line", "polyline", "polygon"}
                assert not {name for name in element.attrib if name.startswith("on") or name in {"style", "href", "id"}}


def test_a_scene_without_art_has_no_drawings() -> None:
    """And a drawing that is not there is named."""
    assert drawings("") == {}
    with pytest.raises(Malformed, match=r"no drawing 'nothing\.svg'"):
        drawing("quarterdeck.games.cardinal.art", "nothing")
