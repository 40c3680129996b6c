"""Cards of Kraken have German names on German tables, and English ones in notation."""

from __future__ import annotations

from typing import Final

import pytest

from quarterdeck.games.kraken.pack.components import components
from quarterdeck.games.kraken.pack.deck import built_in, built_in_deck
from quarterdeck.games.kraken.words.names import card_words
from quarterdeck.messages.language import speaking
from tests.games.german import english_told

ENGLISH: Final = built_in_deck().names()


@pytest.fixture(autouse=True)
def german() -> object:
    """Everything here is read on a German table."""
    with speaking("de"):
        yield


def test_every_card_has_a_german_name() -> None:
    """No two of them the same one."""
    names = {card_words(name) for name in ENGLISH}
    assert len(names) == len(ENGLISH)
    assert not names & set(ENGLISH)


def test_pictures_stories_and_moves_use_no_english_name() -> None:
    """A whole game, seen by both."""
    assert english_told("kraken", ENGLISH, every=2) == []


def test_the_list_of_cards_has_german_names() -> None:
    """On the page of rules."""
    assert not {card.name for card in components(built_in().content)} & set(ENGLISH)
