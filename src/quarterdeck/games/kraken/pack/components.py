"""The cards of a deck of Kraken, for people who write files."""

from __future__ import annotations

from quarterdeck.engine.clauses import Component
from quarterdeck.engine.packs import slug
from quarterdeck.games.kraken.codes import KIND_LETTERS
from quarterdeck.games.kraken.pack.deck import read_deck
from quarterdeck.games.kraken.picture.cards import ICON_ROLES
from quarterdeck.games.kraken.words.names import KIND_NAMES, card_words


def components(text: str) -> list[Component]:
    """Every card of a deck that was read and found good before."""
    cards = read_deck("deck", text).cards
    kinds = [[KIND_LETTERS.index(letter) for letter in card.icons.replace(" ", "")] for card in cards]
    return [
        Component(
            id=slug(card.name),
            kind="card",
            name=card_words(card.name),
            text=card.icons,
            provenance=card.provenance,
            drawings=tuple(f"icon-{KIND_NAMES[kind]}" for kind in kinds[k]),
            roles=tuple(f"icon-{ICON_ROLES[kind]}" for kind in kinds[k]),
        )
        for k, card in enumerate(cards)
    ]
