"""Unfathomable cards, and ports with a German name, are called by it on German tables; notation keeps the English names."""

from __future__ import annotations

from typing import Final

import pytest

from quarterdeck.games.bruise_cruise.pack.components import components
from quarterdeck.games.bruise_cruise.pack.reading import built_in
from quarterdeck.games.bruise_cruise.pack.tables import own_tables
from quarterdeck.games.bruise_cruise.words.names import card_words
from quarterdeck.messages.language import speaking
from tests.games.german import english_in, english_told

SAME: Final = {"Revolution"}
"""What is called so in German, too."""
CARDS: Final = set(own_tables().content.effect_names) - SAME
PORTS: Final = {"Havana", "Roatan", "Puerto Limon", "Colon"}
"""Ports that are written otherwise in German."""


@pytest.fixture(autouse=True)
def german() -> object:
    """Everything here is read on a German table."""
    with speaking("de"):
        yield


def test_every_unfathomable_card_has_a_german_name() -> None:
    """No two of them the same one."""
    names = {card_words(name) for name in CARDS}
    assert len(names) == len(CARDS)
    assert not names & CARDS


def test_the_cards_of_a_port_are_called_by_its_german_name() -> None:
    """With the letter that tells them apart; cards of other packs are called as they are."""
    assert [card_words(name) for name in ("Havana a", "Colon b", "Vitamin a")] == ["Havanna a", "Colón b", "Vitamin a"]


def test_pictures_stories_and_moves_use_no_english_name() -> None:
    """A whole game, seen by both."""
    assert english_told("bruise-cruise", CARDS | PORTS, every=9) == []


def test_the_list_of_cards_has_german_names() -> None:
    """On the page of rules."""
    assert english_in(" | ".join(card.name for card in components(built_in().content)), CARDS | PORTS) == []
