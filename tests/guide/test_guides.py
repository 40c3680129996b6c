"""The illustrated page of each game: what it says holds, and its pictures can be drawn."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.guide import Figure, Paragraph, Points, guide_of, has_guide, picture_of
from quarterdeck.guide.pages import folder_of, read_page
from quarterdeck.guide.pictures import notes_of
from quarterdeck.scene.svg import LOOKS

MOST_WORDS = 500
"""Somebody who reads 170 words a minute is done in three."""
of_every_game = pytest.mark.parametrize("key", keys())


def text_of(key: str) -> str:
    """The Markdown of a game's page."""
    return (folder_of(find_game(key)) / "en.md").read_text(encoding="utf-8")


@of_every_game
def test_each_game_has_a_page_of_four_parts_with_five_mistakes(key: str) -> None:
    """How you win, what a turn is, five things beginners get wrong, what ends the game."""
    assert has_guide(find_game(key))
    page = guide_of(key)
    assert len(page.parts) == 4
    mistakes = next(block for block in page.parts[2].blocks if isinstance(block, Points))
    assert mistakes.numbered
    assert len(mistakes.points) == 5


@of_every_game
def test_the_page_is_read_in_three_minutes(key: str) -> None:
    """Without what is only told to those who do not see the pictures."""
    shown = re.sub(r"!\[[^\]]+\]|\([A-Z]{2}-[^)]+\)", "", text_of(key))
    assert len(shown.split()) <= MOST_WORDS


@of_every_game
def test_every_clause_that_the_page_names_exists(key: str) -> None:
    """And it names some."""
    known = {clause.id for clause in find_game(key).clauses()}
    named = set(re.findall(r"\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?\b", text_of(key)))
    assert named
    assert named <= known


@of_every_game
def test_every_picture_is_shown_and_drawn_in_all_themes(key: str) -> None:
    """It says what is to be seen."""
    figures = guide_of(key).figures()
    assert {figure.name for figure in figures} == set(notes_of(key))
    for figure in figures:
        assert figure.caption
        for look in LOOKS:
            root = ET.fromstring(picture_of(key, figure.name, look))  # noqa: S314 - it is our own
            assert root.findtext("{http://www.w3.org/2000/svg}title") == figure.alt
            assert len(root) > 4


@of_every_game
def test_pictures_are_the_same_every_time(key: str) -> None:
    """What a position file leaves open is always imagined alike."""
    for figure in guide_of(key).figures():
        assert picture_of(key, figure.name) == picture_of(key, figure.name)


def test_a_part_of_the_board_is_shown() -> None:
    """The window of the position around Havana."""
    left, top, width, height = notes_of("bruise-cruise")["sea"].window or (0, 0, 0, 0)
    assert f'viewBox="{left} {top} {width} {height}"' in picture_of("bruise-cruise", "sea")


def test_markdown_is_read_as_it_is_meant() -> None:
    """A lead, headings, paragraphs in several lines, both kinds of lists, pictures with and without a caption."""
    page = read_page(
        'One\nline.\n\n## A part\n\n- a\n- b,\n  still b\n\n1. c\n2. d\n\n![Seen](sea "Shown")\n\n![Seen](sea)\n'
    )
    assert page.lead == (Paragraph(text="One line."),)
    (part,) = page.parts
    assert part.heading == "A part"
    assert part.blocks == (
        Points(points=("a", "b, still b"), numbered=False),
        Points(points=("c", "d"), numbered=True),
        Figure(name="sea", alt="Seen", caption="Shown"),
        Figure(name="sea", alt="Seen"),
    )


@pytest.mark.parametrize("text", ["> said by somebody", "### too deep", "![](nothing)", "| a | table |"])
def test_what_the_page_cannot_show_is_refused(text: str) -> None:
    """The text is quoted."""
    with pytest.raises(Malformed, match=re.escape(text)):
        read_page(text)


def test_a_picture_that_a_page_does_not_have_is_refused() -> None:
    """The name is told."""
    with pytest.raises(Malformed, match="nowhere"):
        picture_of("cardinal", "nowhere")
