"""Texts of a game's own content in the language of whoever is spoken to: what cards say, names of countries.

A game whose content is written in English may have `content/LANGUAGE.toml` beside it, with a translation for each text. A text
that is not there, as those of other packs, stays as it is. Notation, files and records keep the English names of
things, whatever a table calls them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import tomli

from quarterdeck.messages.language import OWN, spoken


def in_language(package: str, text: str) -> str:
    """A text of the content of a game's package, translated if it can be."""
    language = spoken()
    return text if language == OWN else translations(package, language).get(text, text)


@cache
def translations(package: str, language: str) -> Mapping[str, str]:
    """What texts of a game's own content are in a language, by what they are in English; none if nobody has translated them."""
    file = content_file(package, language)
    return tomli.loads(file.read_text(encoding="utf-8"))["texts"] if file.is_file() else {}


def content_file(package: str, language: str) -> Traversable:
    """The file with the translated texts of a game's own content; it need not be there."""
    return files(package) / "content" / f"{language}.toml"
