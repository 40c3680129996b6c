"""Themes: every role has looks, and everything can be read on what it lies on."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

import msgspec
import pytest

from quarterdeck.games.pirates.texts.kinds import TERRAIN_SLUGS
from quarterdeck.scene.layout import laid_out
from quarterdeck.scene.regions import picture_lines
from quarterdeck.scene.shapes import Disc, Placed, Scene, Symbol, Words
from quarterdeck.scene.text import extent
from quarterdeck.scene.theme import NONE, OTHER, Style, Theme, ThemeName, blend, contrast, find_theme
from tests.examples import some
from tests.scene.positions import EVERY, scene

THEMES: tuple[ThemeName, ...] = ("light", "dark")
LOOKED_AT = [(theme, name) for name in EVERY for theme in THEMES]
IN_TURN = [(THEMES[number % len(THEMES)], name) for number, name in enumerate(EVERY)]
"""`make test` looks at each position in one theme: what lies there lies in others, too."""
looked_at = pytest.mark.parametrize(("theme", "name"), some(LOOKED_AT, IN_TURN))
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


class Grounds:
    """What is drawn of a picture in the looks of a theme, and which colour lies where."""

    def __init__(self, picture: Scene, theme: Theme, deck: float = 0) -> None:
        """A piece counts within `deck` of its size from its middle."""
        self.page = theme.style("page").fill
        self.drawn = [(theme.style(shape.role), covering(shape, deck)) for shape in picture.placed()]

    def below(self, number: int, x: float, y: float) -> str:
        """The colour at a point below the shape with this number."""
        colour = self.page
        for style, covers in self.drawn[:number]:
            if covers is not None and style.fill != NONE and covers(x, y):
                colour = blend(style.fill, colour, style.opacity)
        return colour


def covering(shape: Placed, deck: float) -> Callable[[float, float], bool] | None:
    """Tells whether an area, or the deck of a piece, lies under a point; None if it lies nowhere."""
    if isinstance(shape, Symbol):
        hollow = shape.role.startswith((*QUIET, HOLLOW))
        return None if hollow else lambda x, y: hypot(shape.x - x, shape.y - y) <= shape.size * deck
    found = extent(shape)
    return None if found is None else found[1]


def middle_of(shape: Words) -> float:
    """X of the middle of a line of text."""
    half = len(shape.text) * shape.size / 4
    return shape.x + {"start": half, "middle": 0, "end": -half}[shape.anchor]


@looked_at
def test_all_words_can_be_read_where_they_stand(theme: ThemeName, name: str) -> None:
    """Text against its halo, or else the areas and pieces under it, at least 4.5 to 1."""
    picture, looks = laid_out(scene(name)), find_theme(theme)
    grounds = Grounds(picture, looks, DECK)
    for number, shape in enumerate(picture.placed()):
        if isinstance(shape, Words):
            style = looks.style(shape.role)
            below = style.halo if style.halo != NONE else grounds.below(number, middle_of(shape), shape.y)
            ratio = contrast(style.fill, below)
            assert ratio >= TEXT, f"{shape.id} ({shape.role}) on {below}: {ratio:.2f}"


@looked_at
def test_all_pieces_stand_out(theme: ThemeName, name: str) -> None:
    """Body or outline against what lies under it, at least 3 to 1."""
    picture, looks = laid_out(scene(name)), find_theme(theme)
    grounds = Grounds(picture, looks)
    for number, shape in enumerate(picture.placed()):
        if isinstance(shape, Symbol | Disc) and not shape.role.startswith((*QUIET, "rim", "deep")):
            below = grounds.below(number, shape.x, shape.y)
            style = looks.style(shape.role)
            ratio = max(contrast(hue, below) for hue in (style.fill, style.line) if hue != NONE)
            assert ratio >= GRAPHICS, f"{shape.id} ({shape.role}) on {below}: {ratio:.2f}"


@looked_at
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
