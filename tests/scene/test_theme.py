"""Themes: every role has looks, and everything can be read on what it lies on."""

from __future__ import annotations

from math import hypot

import msgspec
import pytest

from quarterdeck.games.pirates.texts.kinds import TERRAIN_SLUGS
from quarterdeck.scene.layout import laid_out
from quarterdeck.scene.regions import picture_lines
from quarterdeck.scene.shapes import Disc, Placed, Scene, Symbol, Words
from quarterdeck.scene.text import extent
from quarterdeck.scene.theme import NONE, OTHER, Style, Theme, ThemeName, blend, contrast, find_theme
from tests.scene.positions import EVERY, scene

THEMES: tuple[ThemeName, ...] = ("light", "dark")
TEXT = 4.5
"""WCAG AA for text."""
GRAPHICS = 3.0
"""WCAG AA for what is not text but must be seen."""
QUIET = (
    "motif", "foam", "rhumb", "rose", "ticks", "edge", "border", "ghost", "net", "coast", "graticule", "pi-deep", "pi-rose", "pi-wave",
)  # fmt: skip
"""Roles of ornaments, which tell nothing that is not told elsewhere."""
HOLLOW = "home"
"""Rings: in their middle one sees what lies below."""
DECK = 0.25
"""Words stand on a piece up to so much of its size from its middle."""
SHIPS = ("ship-orange", "ship-green", "pirate", "ship-a", "ship-b", "ship-c", "ship-d")


def ground(picture: Scene, theme: Theme, upto: int, x: float, y: float, deck: float = 0) -> str:
    """The colour at a point below shape number `upto`; a piece counts within `deck` of its size from its middle."""
    colour = theme.style("page").fill
    for shape in picture.placed()[:upto]:
        style = theme.style(shape.role)
        if style.fill != NONE and covers(shape, x, y, deck):
            colour = blend(style.fill, colour, style.opacity)
    return colour


def covers(shape: Placed, x: float, y: float, deck: float) -> bool:
    """Whether an area, or the deck of a piece, lies under a point."""
    if isinstance(shape, Symbol):
        return not shape.role.startswith((*QUIET, HOLLOW)) and hypot(shape.x - x, shape.y - y) <= shape.size * deck
    found = extent(shape)
    return found is not None and found[1](x, y)


def middle_of(shape: Words) -> float:
    """X of the middle of a line of text."""
    half = len(shape.text) * shape.size / 4
    return shape.x + {"start": half, "middle": 0, "end": -half}[shape.anchor]


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("theme", THEMES)
def test_all_words_can_be_read_where_they_stand(theme: ThemeName, name: str) -> None:
    """Text against its halo, or else the areas and pieces under it, at least 4.5 to 1."""
    picture, looks = laid_out(scene(name)), find_theme(theme)
    for number, shape in enumerate(picture.placed()):
        if isinstance(shape, Words):
            style = looks.style(shape.role)
            below = (
                style.halo if style.halo != NONE else ground(picture, looks, number, middle_of(shape), shape.y, DECK)
            )
            ratio = contrast(style.fill, below)
            assert ratio >= TEXT, f"{shape.id} ({shape.role}) on {below}: {ratio:.2f}"


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("theme", THEMES)
def test_all_pieces_stand_out(theme: ThemeName, name: str) -> None:
    """Body or outline against what lies under it, at least 3 to 1."""
    picture, looks = laid_out(scene(name)), find_theme(theme)
    for number, shape in enumerate(picture.placed()):
        if isinstance(shape, Symbol | Disc) and not shape.role.startswith((*QUIET, "rim", "deep")):
            below = ground(picture, looks, number, shape.x, shape.y)
            style = looks.style(shape.role)
            ratio = max(contrast(hue, below) for hue in (style.fill, style.line) if hue != NONE)
            assert ratio >= GRAPHICS, f"{shape.id} ({shape.role}) on {below}: {ratio:.2f}"


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("theme", THEMES)
def test_terminal_letters_can_be_read(theme: ThemeName, name: str) -> None:
    """Whatever is written but the dots of empty squares: at least 3 to 1, bold words 4.5 to 1."""
    for line in picture_lines(scene(name), find_theme(theme), 104, 70):
        for part in line:
            if set(part.text) - set(" ."):
                assert contrast(part.foreground, part.background) >= (TEXT if part.bold else GRAPHICS), part


@pytest.mark.parametrize("theme", THEMES)
def test_the_marks_of_pieces_can_be_seen(theme: ThemeName) -> None:
    """Sails, hulls and skulls against the body or the outline that surrounds them."""
    for role in SHIPS:
        style = find_theme(theme).style(role)
        assert max(contrast(style.mark, hue) for hue in (style.fill, style.line)) >= GRAPHICS, role


@pytest.mark.parametrize("theme", THEMES)
def test_names_can_be_read_where_the_sea_is_deepest(theme: ThemeName) -> None:
    """Deep water is an ornament, but islands and ships are named on it: at least 4.5 to 1."""
    looks = find_theme(theme)
    deep = looks.style("pi-deep")
    below = blend(deep.mark, looks.style("pi-sea").fill, deep.opacity)
    assert contrast(looks.style("pi-words-sea").fill, below) >= TEXT


@pytest.mark.parametrize("kind", TERRAIN_SLUGS)
@pytest.mark.parametrize("theme", THEMES)
def test_terrain_stands_out_from_the_sea_and_its_marks_from_it(theme: ThemeName, kind: str) -> None:
    """Body or outline of each kind, and of what shows the kind, as far as they are not seen through: at least 3 to 1."""
    looks = find_theme(theme)
    below = looks.style("pi-sea").fill
    for role in (f"pi-{kind}", f"pi-{kind}-mark"):
        style = looks.style(role)
        assert style is not looks.roles[OTHER]
        hues = [blend(hue, below, style.opacity) for hue in (style.fill, style.line) if hue != NONE]
        assert max(contrast(hue, below) for hue in hues) >= GRAPHICS, role
        below = blend(style.fill, below, style.opacity) if style.fill != NONE else below


def test_pieces_of_one_game_differ_in_more_than_colour() -> None:
    """Other drawings in Cardinal; letters on the decks in Kraken."""
    arts = {
        shape.role: shape.art
        for shape in scene("cardinal-middle").shapes
        if shape.role in SHIPS and isinstance(shape, Symbol)
    }
    assert len(set(arts.values())) == len(arts) == 3
    signs = [
        shape.art for shape in scene("kraken-card").shapes if shape.id.startswith("sign-") and isinstance(shape, Symbol)
    ]
    assert signs == ["sign-a", "sign-b", "sign-c", "sign-d"]


@pytest.mark.parametrize("theme", THEMES)
def test_every_role_of_our_games_has_looks_of_its_own(theme: ThemeName) -> None:
    """No picture falls back to `other`."""
    looks = find_theme(theme)
    for name in EVERY:
        for shape in scene(name).shapes:
            assert looks.style(shape.role) is not looks.roles[OTHER], shape.role


def test_both_themes_know_the_same_roles_but_for_shades() -> None:
    """A role that one theme alone knows falls back to its beginning in the other."""
    light, dark = (find_theme(name).roles for name in THEMES)
    assert set(dark) - set(light) == set()
    assert set(light) - set(dark) == {"letter-c"}


def test_unknown_roles_look_like_their_beginning() -> None:
    """`sea-deep-blue` like `sea-deep`, `sea-foo` like `sea`, anything else like `other`."""
    looks = find_theme("light")
    assert looks.style("sea-deep-blue") is looks.roles["sea-deep"]
    assert looks.style("sea-foo-bar") is looks.roles["sea"]
    assert looks.style("dragon") is looks.roles[OTHER]
    assert looks.style("") is looks.roles[OTHER]


def test_contrast_and_blending_are_those_of_the_definitions() -> None:
    """Black on white is 21, equal colours are 1; half of black on white is grey."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#123456", "#123456") == 1
    assert blend("#000000", "#ffffff", 50) == "#808080"
    assert blend("#123456", "#ffffff", 100) == "#123456"


@pytest.mark.parametrize("wrong", [{"fill": "red"}, {"width": -1}, {"opacity": 101}, {"glow": 1}, {"font": "Papyrus"}])
def test_looks_that_mean_nothing_are_refused(wrong: dict[str, object]) -> None:
    """Themes are data and are checked like all data."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, Style)
