"""SVG pictures: well-formed, accessible, alone, always the same."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import get_args

import msgspec
import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.scene.layout import flow, laid_out
from quarterdeck.scene.shapes import (
    AnyShape,
    Box,
    Disc,
    Fact,
    Line,
    Placed,
    Polygon,
    Scene,
    Sector,
    Symbol,
    Thing,
    Words,
    rectangle,
)
from quarterdeck.scene.svg import LOOKS, Look, to_svg
from tests.golden import check_golden
from tests.scene.files import GOLDEN, IMAGES
from tests.scene.positions import EVERY, scene

SVG = "{http://www.w3.org/2000/svg}"
NASTY = "<&>\"' \N{BULLET}"


def toy(*shapes: AnyShape, art: str = "quarterdeck.games.cardinal.art") -> Scene:
    """A small scene with these shapes."""
    return Scene(game="toy", title=NASTY, summary=NASTY, width=100, height=50, shapes=shapes, art=art)


def every_shape() -> tuple[AnyShape, ...]:
    """One shape of each kind."""
    return (
        Polygon(id="p", role="sea", label="P", points=rectangle(0, 0, 9, 9)),
        Line(id="l", role="rhumb", label="L", points=((0, 0), (9, 9))),
        Box(id="b", role="sea", label="B", x=0, y=0, width=9, height=9, round=2),
        Sector(id="s", role="sea", label="S", x=20, y=20, inner=5, outer=15, start=-45, sweep=270),
        Disc(id="d", role="hot", label="D", x=9, y=9, radius=4),
        Symbol(id="y", role="pirate", label="Y", x=9, y=9, size=8, art="pirate", turn=90),
        Words(id="w", role="words", label="W", x=9, y=9, size=8, text="W", anchor="start"),
    )


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", EVERY)
def test_every_picture_is_well_formed_and_names_itself(name: str, look: Look) -> None:
    """Title, description, a view box, and one element with its id for each shape."""
    picture = scene(name)
    root = ET.fromstring(to_svg(picture, look))  # noqa: S314 - our own file
    laid = laid_out(picture)
    assert root.tag == f"{SVG}svg"
    assert root.attrib["viewBox"] == f"0 0 {laid.width} {laid.height}"
    words = {element.attrib["id"]: element.text for element in root if element.tag in {f"{SVG}title", f"{SVG}desc"}}
    assert words[root.attrib["aria-labelledby"]] == picture.title
    assert words[root.attrib["aria-describedby"]] == picture.summary
    ids = [element.attrib["id"] for element in root if "id" in element.attrib and element.attrib["id"] not in words]
    assert ids == [shape.id for shape in laid.shapes]


@pytest.mark.parametrize("name", EVERY)
def test_what_has_a_meaning_is_labelled_and_decoration_is_hidden(name: str) -> None:
    """Screen readers hear each meaningful shape once, and moves hang on those only."""
    drawn = {element.attrib.get("id"): element.attrib for element in ET.fromstring(to_svg(scene(name)))}  # noqa: S314 - our own file
    for shape in scene(name).shapes:
        found = drawn[shape.id]
        if shape.decoration:
            assert found["aria-hidden"] == "true"
            assert "role" not in found
            assert shape.move is None
        else:
            assert (found["role"], found["aria-label"]) == ("img", shape.label)
            assert found.get("data-move") == shape.move


@pytest.mark.parametrize("name", EVERY)
def test_ids_are_unique(name: str) -> None:
    """Clients animate shapes by id."""
    ids = [shape.id for shape in scene(name).shapes]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", EVERY)
def test_a_picture_needs_nothing_else(name: str) -> None:
    """All that is referred to is inside: no address but the name of the format, every symbol is defined."""
    text = to_svg(scene(name))
    assert text.count("http") == 1
    assert "url(" not in text
    assert "@import" not in text
    root = ET.fromstring(text)  # noqa: S314 - our own file
    symbols = {f"#{element.attrib['id']}" for element in root.iter(f"{SVG}symbol")}
    assert {element.attrib["href"] for element in root.iter(f"{SVG}use")} <= symbols


def test_equal_scenes_give_equal_bytes() -> None:
    """Also when the scene is built anew from its JSON."""
    for name in EVERY:
        again = msgspec.json.decode(scene(name).encode(), type=Scene)
        assert again == scene(name)
        assert to_svg(again) == to_svg(scene(name))


def test_whatever_words_hold_they_stay_words() -> None:
    """Markup in titles, labels, moves and texts is escaped."""
    shape = Words(id=NASTY, role=NASTY, label=NASTY, move=NASTY, x=1, y=1, size=8, text=NASTY)
    root = ET.fromstring(to_svg(toy(shape)))  # noqa: S314 - our own file
    (drawn,) = (element for element in root if element.tag == f"{SVG}text")
    assert drawn.text == NASTY
    assert drawn.attrib["aria-label"] == drawn.attrib["id"] == drawn.attrib["data-move"] == NASTY


def test_every_kind_of_shape_is_drawn() -> None:
    """One element for each, with its place."""
    assert {type(shape) for shape in every_shape()} == set(get_args(Placed))
    tags = [element.tag.removeprefix(SVG) for element in ET.fromstring(to_svg(toy(*every_shape())))]  # noqa: S314 - our own file
    assert tags[-7:] == ["polygon", "polyline", "rect", "path", "circle", "use", "text"]


def test_auto_follows_the_reader_and_the_others_do_not() -> None:
    """Both palettes stand in the automatic picture."""
    light, dark, auto = (to_svg(scene("cardinal-empty"), look) for look in LOOKS)
    assert "prefers-color-scheme" in auto
    assert "prefers-color-scheme" not in light + dark
    assert light != dark


@pytest.mark.parametrize(
    ("art", "package"),
    [("kraken", "quarterdeck.games.cardinal.art"), ("pirate", ""), ("../pirate", "quarterdeck.games.cardinal.art")],
)
def test_missing_art_is_named(art: str, package: str) -> None:
    """A drawing that is not there, no package, a name that is a path."""
    with pytest.raises(Malformed, match=art):
        to_svg(toy(Symbol(id="y", role="pirate", label="Y", x=9, y=9, size=8, art=art), art=package))


@pytest.mark.parametrize("name", ["cardinal-middle", "kraken-icon"])
def test_svg_golden(name: str) -> None:
    """Whole files, to be read and looked at."""
    check_golden(GOLDEN / f"{name}.svg", to_svg(scene(name), "light"))


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("cardinal", "cardinal-middle"),
        ("kraken", "kraken-card"),
        ("bruise-cruise", "bruise-action"),
        ("bremerhaven", "bremerhaven-permit"),
        ("pirates", "pirates-fire"),
    ],
)
def test_pictures_of_the_readme_are_up_to_date(file: str, name: str) -> None:
    """The README shows what the program draws."""
    check_golden(IMAGES / f"{file}.svg", to_svg(scene(name)))


def test_a_card_shows_all_its_signs_and_what_it_does() -> None:
    """What finds no room in a line stands in the next one; the card that only has words is as high as these."""
    signs = [Fact(label="sails 4", art="engine", text="4"), Fact(label="1 missile", art="thing-m", text="1")]
    either = [Fact(label="or", text="/"), Fact(label="3 life preservers", art="thing-l", text="3")]
    effect = "The ocean has been reassigned. One of your ships sails up to 6 spaces. " * 2
    shapes: list[AnyShape] = []
    things = (card("port", facts=(*signs, *either)), card("unfathomable", lines=(effect,)))
    flow(things, (0, 0), 400, "quarterdeck.games.bruise_cruise.art", shapes)
    told = [shape for shape in shapes if isinstance(shape, Words)]
    lines = [
        [one.text for one in told if one.y == y] for y in sorted({one.y for one in told if one.id.startswith("port-")})
    ]
    assert lines[1:] == [["4", "1"], ["/", "3"]]
    assert " ".join(one.text for one in told if one.id.startswith("unfathomable-line")) == effect.strip()
    frame = next(shape for shape in shapes if isinstance(shape, Box) and shape.id == "unfathomable")
    assert max(one.y for one in told) < frame.y + frame.height


def card(name: str, *, facts: tuple[Fact, ...] = (), lines: tuple[str, ...] = ()) -> Thing:
    """A card with a short title."""
    return Thing(id=name, role="card", label=name, region="hand", look="card", title="Havana", facts=facts, lines=lines)
