"""Texts that mean the same: which effects the sentences of a printed text have.

No text is kept here. A sentence is known by a digest of its words in a common form: small letters, no punctuation, one word
for this ship, creature or crew, one for `may` and `can`. Families whose sentences only make sense together hold their digest.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

FILE: Final = Path(__file__).with_name("families.toml")
LONGEST: Final = 12
"""How many sentences a family may take at most."""
_DIGITS: Final = 12
_COMMON: Final = (
    (re.compile("[\u2018\u2019\u02bc]"), "'"),
    (re.compile("[\u2013\u2014]"), "-"),
    (re.compile(r"\bcan(?:no|'|\s+no)t\b|\bmay not\b|\bcan not\b"), "cannot"),
    (re.compile(r"\bcan\b"), "may"),
    (
        re.compile(
            r"\bthis (?:sea monster|sea creature|sea dragon|monster|titan|ship|creature|crew|ships)\b(?:'s ship)?"
        ),
        "this",
    ),
    (re.compile(r"\b(?:her|his|its)\b"), "its"),
    (re.compile(r"\b(?:she|he|it)\b"), "it"),
    (re.compile(r"[^a-z0-9+' -]"), " "),
    (re.compile(r"\s+"), " "),
)
_END: Final = re.compile(r"(?<=[.!;])\s+|;\s*")
_KEYWORDS: Final = re.compile(r"^[A-Z][\w' -]*(?:: ?[A-Z]\w+)?(?:, ?[A-Z][\w' -]*(?:: ?[A-Z]\w+)?)*\.?$")


class Family(Struct, frozen=True, forbid_unknown_fields=True):
    """A meaning: what content writes for it, and the digests of the texts that have it."""

    effects: list[str]
    texts: list[str]


class FamiliesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """All families."""

    family: list[Family]


class Meaning(Struct, frozen=True):
    """What a text means, as far as it is known."""

    effects: tuple[str, ...]
    unknown: tuple[str, ...]
    """Sentences of no family, in their common form."""


def read_families(path: Path = FILE) -> dict[str, tuple[str, ...]]:
    """The effects of each digest."""
    file = msgspec.toml.decode(path.read_bytes(), type=FamiliesFile)
    return {text: tuple(family.effects) for family in file.family for text in family.texts}


def sentences(text: str) -> list[str]:
    """The sentences of a text in their common form; keywords in a list count as a sentence each."""
    found: list[str] = []
    for part in _END.split(text):
        parts = part.split(",") if _KEYWORDS.match(part) else [part]
        found += [common for one in parts if (common := common_form(one))]
    return found


def common_form(sentence: str) -> str:
    """A sentence without what differs between prints of the same text."""
    found = sentence.lower()
    for pattern, common in _COMMON:
        found = pattern.sub(common, found)
    return found.strip(" .-")


def digest(run: Iterable[str]) -> str:
    """What stands for sentences in a family."""
    return hashlib.sha256("\n".join(run).encode()).hexdigest()[:_DIGITS]


def meaning(text: str, known: Mapping[str, Sequence[str]]) -> Meaning:
    """What a text means: the longest runs of sentences that a family has, from its beginning on."""
    effects: list[str] = []
    unknown: list[str] = []
    left = sentences(text)
    while left:
        length = next((n for n in lengths(left) if digest(left[:n]) in known), 0)
        if length:
            effects += [effect for effect in known[digest(left[:length])] if effect not in effects]
        else:
            unknown.append(left[0])
        left = left[max(1, length) :]
    return Meaning(tuple(effects), tuple(unknown))


def lengths(left: Sequence[str]) -> Iterator[int]:
    """How many sentences a family may take, the most first."""
    yield from range(min(LONGEST, len(left)), 0, -1)
