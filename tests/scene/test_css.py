"""Themes as one style sheet, for a page that shows many pictures."""

from __future__ import annotations

import re

from quarterdeck.scene.css import PAGE, known_roles, role_class, style_sheet_of_themes
from quarterdeck.scene.svg import to_svg
from quarterdeck.scene.theme import OTHER, beginnings, find_theme
from tests.scene.positions import EVERY, scene

BY_SYSTEM = "@media (prefers-color-scheme:dark){"
RULE = re.compile(r"(?P<selector>[^{}]+)\{(?P<looks>[^{}]*)\}")


def parts() -> tuple[dict[str, str], dict[str, str], dict[str, str]]:
    """The rules for light, for dark where the system asks for it, for dark by choice."""
    light, _, rest = style_sheet_of_themes().partition(BY_SYSTEM)
    system, _, choice = rest.partition("}}")
    found = [
        {rule["selector"]: rule["looks"] for rule in RULE.finditer(part)} for part in (light, system + "}", choice)
    ]
    return found[0], found[1], found[2]


def test_every_role_of_both_themes_is_known() -> None:
    """Each once."""
    assert set(known_roles()) == set(find_theme("light").roles) | set(find_theme("dark").roles)
    assert list(known_roles()) == sorted(known_roles())
    assert {PAGE, OTHER} <= set(known_roles())


def test_each_role_has_a_class_with_its_light_looks() -> None:
    """As SVG files have them."""
    light, _, _ = parts()
    assert list(light) == [f".{role_class(role)}" for role in known_roles()]
    assert f".role-page{{{light['.role-page']}}}" in to_svg(scene("cardinal-empty"), "light")


def test_dark_looks_hold_by_choice_and_by_the_system_unless_light_is_chosen() -> None:
    """The same ones, and only where they differ from light."""
    _, system, choice = parts()
    assert {selector.removeprefix(":root:not([data-theme=light]) "): looks for selector, looks in system.items()} == {
        selector.removeprefix(":root[data-theme=dark] "): looks for selector, looks in choice.items()
    }
    changed = {role for role in known_roles() if find_theme("light").style(role) != find_theme("dark").style(role)}
    assert set(choice) == {f":root[data-theme=dark] .{role_class(role)}" for role in changed}
    assert f".role-page{{{choice[':root[data-theme=dark] .role-page']}}}" in to_svg(scene("cardinal-empty"), "dark")


def test_words_are_about_as_wide_in_any_font_and_some_neither_larger_nor_smaller_than_so_many_pixels() -> None:
    """By the height of small letters; a client knows how large a scene unit is on its screen."""
    light, _, _ = parts()
    assert "serif;font-size-adjust:0.448" in light[".role-words"]
    assert light[".role-pi-words-sea"].endswith(
        "sans-serif;font-size-adjust:0.519;--around:#e6f4f7;--most:15;--least:12"
    )


def test_every_role_of_a_picture_has_a_known_beginning() -> None:
    """So its looks can be found by its name alone; no picture of ours needs the last resort."""
    for name in EVERY:
        for shape in scene(name).shapes:
            assert any(role in known_roles() for role in beginnings(shape.role)), shape.role
