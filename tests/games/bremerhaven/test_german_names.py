"""Cards have German names on German tables: the same ones in pictures, stories, refusals and lists."""

from __future__ import annotations

from typing import Final

import pytest

from quarterdeck.games.bremerhaven import BREMERHAVEN
from quarterdeck.games.bremerhaven.pack.components import components
from quarterdeck.games.bremerhaven.pack.reading import built_in
from quarterdeck.games.bremerhaven.pack.tables import own_tables
from quarterdeck.games.bremerhaven.picture.places import HOUSE_LETTERS, NAME_LETTERS
from quarterdeck.games.bremerhaven.words.names import in_lines, printed
from quarterdeck.messages.language import speaking
from tests.examples import some
from tests.games.bremerhaven.scenario import lay
from tests.games.german import english_told

CONTENT: Final = own_tables().content
SAME: Final = {"Bank"}
"""What is called so in German, too."""
NAMES: Final = [[card.name for card in CONTENT.contracts], [card.name for card in CONTENT.buildings]]
EVENTS: Final = {card.event for card in CONTENT.news}
ENGLISH: Final = {name for names in NAMES for name in names} - SAME | EVENTS | {"Oil Tanker"}


@pytest.fixture(autouse=True)
def german() -> object:
    """Everything here is read on a German table."""
    with speaking("de"):
        yield


def test_every_building_contract_and_event_has_a_german_name() -> None:
    """No two of them the same one."""
    names = [printed(name) for name in ENGLISH]
    assert not ENGLISH & set(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("names", "letters"), zip(NAMES, (NAME_LETTERS, HOUSE_LETTERS), strict=True))
def test_names_fit_onto_their_cards(names: list[str], letters: int) -> None:
    """Two lines, with a hyphen where a word breaks."""
    for name in names:
        lines = in_lines(name, letters)
        assert len(lines) <= 2, lines
        assert all(len(line) <= letters + line.endswith("-") for line in lines), lines


@pytest.mark.parametrize("length", some(["short", "long"], ["long"]))
def test_pictures_stories_news_and_moves_use_no_english_name(length: str) -> None:
    """A whole game, seen by both."""
    assert english_told("bremerhaven", ENGLISH, every=9, length=length) == []


def test_a_refusal_names_the_building_as_the_picture_does() -> None:
    """While notation keeps the English name."""
    table = lay(at="1.2", bids="R 5 1.2", money="R 10", built="R refinery a1")
    refusal = BREMERHAVEN.why_not(table.position, BREMERHAVEN.parse(table.position, "build refinery b1"))
    assert refusal is not None
    assert "Raffinerie" in refusal.sentence


def test_the_list_of_cards_has_german_names() -> None:
    """On the page of rules."""
    assert not {card.name for card in components(built_in().content)} & ENGLISH
