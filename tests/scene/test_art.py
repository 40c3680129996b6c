"""Art packages as data."""

from __future__ import annotations

import gzip
import xml.etree.ElementTree as ET

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.registry import keys
from quarterdeck.scene.art import cover, drawing, drawings
from quarterdeck.scene.shapes import Symbol
from tests.scene.positions import EVERY, scene

SHAPES = {"g", "path", "circle", "rect", "ellipse", "line", "polyline", "polygon"}
MOST = 2600
"""Bytes of a compressed cover."""


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
        for _, body in [*drawings(package).values(), drawing(package, "cover")]:
            for element in ET.fromstring(f"<g>{body}</g>").iter():  # noqa: S314 - our own file
                assert element.tag in SHAPES
                assert not {name for name in element.attrib if name.startswith("on") or name in {"style", "href", "id"}}


@pytest.mark.parametrize("key", keys())
def test_every_game_has_a_cover_that_no_table_loads(key: str) -> None:
    """All of one shape; about 5 KB, 2 KB compressed, so that the first page is there at once."""
    package = f"quarterdeck.games.{key.replace('-', '_')}.art"
    box, body = drawing(package, "cover")
    assert box == "0 0 480 300"
    assert body in cover(package)
    assert len(gzip.compress(body.encode())) < MOST
    assert "cover" not in drawings(package)


def test_a_package_without_a_cover_has_none() -> None:
    """And no package has none."""
    assert cover("quarterdeck.scene") == cover("") == ""


def test_a_scene_without_art_has_no_drawings() -> None:
    """And a drawing that is not there is named."""
    assert drawings("") == {}
    with pytest.raises(Malformed, match=r"no drawing 'nothing\.svg'"):
        drawing("quarterdeck.games.cardinal.art", "nothing")
