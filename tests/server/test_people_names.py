"""Names that everybody can read."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.engine.errors import Malformed
from quarterdeck.messages.language import speaking
from quarterdeck.scene.theme import contrast
from quarterdeck.server.people.names import COLOURS, LONGEST, clean_name, made_up_colour, made_up_name


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Bonny\n", "Ann Bonny"),
        ("Ann\u00a0\u2003Bonny", "Ann Bonny"),
        ("\u202eynnoB", "ynnoB"),
        ("An\u200bn\u0000", "Ann"),
        ("An\u3164n\u2800", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("Z\u0335\u0336\u0337\u0338oe", "Z\u0335\u0336oe"),
        ("李 船長", "李 船長"),
        ("<b>Ann</b>", "<b>Ann</b>"),
    ],
)
def test_names_lose_what_cannot_be_seen_and_keep_the_rest(name: str, cleaned: str) -> None:
    """Markup is a name like any other: whoever shows it shows text."""
    assert clean_name(name) == cleaned


@pytest.mark.parametrize(
    "name", ["", "   ", "\u200b\u202e", "\u0301", "\u3164", "\u2800\uffa0 \u115f", "x" * (LONGEST + 1), "\x00\x01"]
)
def test_names_of_nothing_and_names_too_long_are_refused(name: str) -> None:
    """The path is the field's."""
    with pytest.raises(Malformed) as refusal:
        clean_name(name)
    assert refusal.value.path == "name"


@given(st.text(max_size=60))
def test_whatever_comes_a_clean_name_is_short_visible_and_stays_as_it_is(name: str) -> None:
    """Or it is refused."""
    try:
        cleaned = clean_name(name)
    except Malformed as refusal:
        assert refusal.path == "name"
        return
    assert 1 <= len(cleaned) <= LONGEST
    assert not any(unicodedata.category(sign)[0] == "C" for sign in cleaned)
    assert cleaned == " ".join(cleaned.split())
    assert clean_name(cleaned) == cleaned


def test_made_up_names_are_names() -> None:
    """They pass the test that given ones must pass."""
    for _ in range(50):
        name = made_up_name()
        assert clean_name(name) == name


def test_made_up_names_are_in_the_language_of_who_gets_them() -> None:
    """German ones are one word, as German puts nouns together."""
    with speaking("de"):
        names = {made_up_name() for _ in range(50)}
    assert all(" " not in name and clean_name(name) == name for name in names)
    with speaking("en"):
        assert " " in made_up_name()


def test_white_can_be_read_on_every_avatar() -> None:
    """WCAG AA for text."""
    assert made_up_colour() in COLOURS
    for colour in COLOURS:
        assert contrast("#ffffff", colour) >= 4.5, colour
