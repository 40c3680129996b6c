"""What cards of the games' own content say is translated, and nothing else is."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

import pytest

from quarterdeck.messages.content import in_language, translations
from quarterdeck.messages.language import LANGUAGES, OWN, speaking

GAMES: Final = {"bruise_cruise": ("text", "fact"), "bremerhaven": ("text",)}
"""The fields of cards that are translated, by package."""
OTHERS: Final = [language for language in LANGUAGES if language != OWN]


def said(package: str, *fields: str) -> set[str]:
    """Everything that these fields of a game's content say; all texts, if none are named."""
    found: set[str] = set()
    for file in (files(package) / "content").iterdir():
        if file.name.endswith(".toml") and file.name.removesuffix(".toml") not in OTHERS:
            found |= _texts(tomllib.loads(file.read_text(encoding="utf-8")), fields)
    return found


def _texts(found: object, fields: tuple[str, ...], name: str = "") -> set[str]:
    if isinstance(found, dict):
        return {text for key, value in found.items() if key != "provenance" for text in _texts(value, fields, key)}
    if isinstance(found, list):
        return {text for value in found for text in _texts(value, fields, name)}
    return {found} if isinstance(found, str) and (not fields or name in fields) else set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_card_is_translated(game: str, language: str) -> None:
    """And is another text then."""
    package = f"quarterdeck.games.{game}"
    known = translations(package, language)
    assert {text for text in said(package, *GAMES[game]) if text not in known} == set()
    assert {text for text in known if known[text] == text} == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_translated_that_the_content_does_not_say(game: str, language: str) -> None:
    """A text that was changed in English needs its translation anew."""
    package = f"quarterdeck.games.{game}"
    coast = (files(package) / "content" / "coast.json").read_text(encoding="utf-8") if game == "bruise_cruise" else ""
    there = said(package)
    assert {text for text in translations(package, language) if text not in there and f'"{text}"' not in coast} == set()


def test_other_texts_stay_as_they_are() -> None:
    """Those of a stranger's pack, and all in English."""
    package, text = "quarterdeck.games.bremerhaven", "Produces 1 barrel each round."
    assert in_language(package, text) == text
    with speaking("de"):
        assert in_language(package, text) == "Produziert jede Runde 1 Fass."
        assert in_language(package, "Produces 9 whales each round.") == "Produces 9 whales each round."
        assert in_language("quarterdeck.games.kraken", text) == text
