"""Things told in lines of words, as terminals write them."""

from __future__ import annotations

import pytest

from quarterdeck.scene.regions import board_lines, smallest_columns, whole_lines
from quarterdeck.scene.shapes import Box, Fact, Region, Scene, Thing
from quarterdeck.scene.text import line_of, whole_of, width_of, wrapped
from quarterdeck.scene.theme import find_theme
from tests.scene.positions import scene

LIGHT = find_theme("light")


def thing(
    *facts: Fact, title: str = "Tampa", corner: str = "b", lines: tuple[str, ...] = (), label: str = "It"
) -> Thing:
    """A card."""
    return Thing(
        id="card",
        role="card",
        label=label,
        region="hand",
        look="card",
        title=title,
        corner=corner,
        facts=facts,
        lines=lines,
    )


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (thing(), "Tampa b"),
        (thing(Fact(label="Sails 3", glyph="engine", text="3", art="engine")), "Tampa b: engine 3"),
        (thing(Fact(label="needs a crate", glyph="crate", art="crate")), "Tampa b: crate"),
        (thing(*[Fact(label="needs a crate", glyph="crate", art="crate")] * 2), "Tampa b: crate ×2"),
        (thing(*[Fact(label="2 cards", art="back")] * 2), "Tampa b: 2 cards"),
        (thing(Fact(label="by train", art="train"), lines=("Northern",)), "Tampa b: by train; Northern"),
        (thing(*[Fact(label="a ship", glyph=sign, art="ship") for sign in "##."]), "Tampa b: ##."),
        (thing(Fact(label="F", glyph="F", text="forward", art="f")), "Tampa b: forward"),
        (
            thing(
                Fact(label="one", glyph="missiles", text="1", art="m"),
                Fact(label="or", text="or"),
                Fact(label="three", glyph="torpedoes", text="3", art="t"),
            ),
            "Tampa b: missiles 1 or torpedoes 3",
        ),
        (thing(title="", label="Influence card 2: choose it"), "Influence card 2"),
        (thing(title="", lines=("Choose a dot.",), label="Choose a dot."), "Choose a dot."),
    ],
)
def test_a_thing_is_told_in_a_line(told: Thing, line: str) -> None:
    """Title and number, signs in words, sentences."""
    assert line_of(told) == line


def test_all_that_a_thing_says_is_its_label() -> None:
    """Of a button also what it costs."""
    assert whole_of(thing(Fact(label="It costs one card", art="back"))) == "It"
    button = Thing(
        id="choice", role="button", label="Sail", region="hand", look="choice", facts=(Fact(label="It costs one card"),)
    )
    assert whole_of(button) == "Sail: It costs one card"


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("", 8, []),
        ("one two three", 8, ["one two", "three"]),
        ("unbelievable", 5, ["unbel", "ievab", "le"]),
        ("船 海 港 島", 5, ["船 海", "港 島"]),
        ("船海港島", 5, ["船海", "港島"]),
        ("a 船海港", 4, ["a", "船海", "港"]),
    ],
)
def test_text_is_broken_between_words(text: str, width: int, lines: list[str]) -> None:
    """Letters of double width count twice; a word that is too long is broken anywhere."""
    assert wrapped(text, width) == lines
    assert all(width_of(line) <= width for line in lines)


@pytest.mark.parametrize("name", ["bruise-action", "bremerhaven-bid", "kraken-icon", "cardinal-middle"])
def test_everything_is_told_in_full_at_any_width(name: str) -> None:
    """Nothing is cut, and all lines are as wide as asked for."""
    picture = scene(name)
    for width in (24, 78):
        lines = whole_lines(picture, LIGHT, width, "On the board")
        assert {sum(width_of(part.text) for part in line) for line in lines} == {width}
        told = "".join(part.text for line in lines for part in line).replace("▸", "").replace(" ", "")
        for shape in picture.shapes:
            assert not isinstance(shape, Thing) or whole_of(shape).replace(" ", "") in told
        assert picture.summary.replace(" ", "") in told


def test_a_board_whose_names_find_no_room_is_larger_than_its_window() -> None:
    """Bruise Cruise's chart is never narrower than in plain text; Kraken's whirlpool shrinks, since it can still be read."""
    for name, shrinks in (("bruise-action", False), ("kraken-icon", True)):
        picture = scene(name)
        columns = len("".join(part.text for part in board_lines(picture, LIGHT, 36, 18)[0]))
        assert (columns < smallest_columns(picture)) == shrinks


def test_wide_letters_keep_their_room() -> None:
    """A title of letters of double width fills its line to the same column."""
    wide = Scene(
        game="toy", title="Toy", summary="A toy.", width=400, height=400, status="Look!",
        shapes=(
            Box(id="box", role="sea", label="Sea", x=0, y=0, width=400, height=400),
            thing(title="海の港", corner="", lines=("島から船が来る",)),
        ),
        regions=(Region(id="hand", kind="hand", label="手札"),),
    )  # fmt: skip
    for line in whole_lines(wide, LIGHT, 12, "盤"):
        assert sum(width_of(part.text) for part in line) == 12
