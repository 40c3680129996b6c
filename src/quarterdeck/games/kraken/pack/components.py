"""The cards of a deck of Kraken, and the icons on them, for people who read the rules or write files."""

from __future__ import annotations

from typing import Literal

from quarterdeck.engine.clauses import Component, Origin
from quarterdeck.engine.packs import slug
from quarterdeck.games.kraken.codes import KIND_LETTERS
from quarterdeck.games.kraken.pack.deck import read_deck
from quarterdeck.games.kraken.picture.cards import ICON_ROLES
from quarterdeck.games.kraken.words.names import KIND_NAMES, SAY, card_words, icon_word, icon_words


def components(text: str) -> list[Component]:
    """Every icon, which rules and notation call by a letter, and every card of a deck that was read and found good before."""
    return [icon(kind) for kind in range(len(KIND_LETTERS))] + [
        card(one.name, one.icons, one.provenance) for one in read_deck("deck", text).cards
    ]


def icon(kind: int) -> Component:
    """An icon: its letter, its picture, and the word for it on the table."""
    return Component(
        id=KIND_LETTERS[kind],
        kind="icon",
        name=icon_word(kind),
        text=SAY("icon-title", icon=KIND_NAMES[kind]),
        provenance="rulebook",
        drawings=(f"icon-{KIND_NAMES[kind]}",),
        roles=(f"icon-{ICON_ROLES[kind]}",),
    )


def card(name: str, letters: str, provenance: Origin | Literal[""]) -> Component:
    """A card: its icons in pictures, words and letters."""
    kinds = [KIND_LETTERS.index(letter) for letter in letters.replace(" ", "")]
    return Component(
        id=slug(name),
        kind="card",
        name=card_words(name),
        text=f"{icon_words(kinds)} ({letters})",
        provenance=provenance,
        drawings=tuple(f"icon-{KIND_NAMES[kind]}" for kind in kinds),
        roles=tuple(f"icon-{ICON_ROLES[kind]}" for kind in kinds),
    )
