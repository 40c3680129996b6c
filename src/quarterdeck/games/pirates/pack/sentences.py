"""What abilities, treasures, Events, equipment, mysterious islands and terrain do, in words for cards."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from quarterdeck.engine.packs import read_toml
from quarterdeck.games.pirates.fleets.words import SAY
from quarterdeck.games.pirates.pack.format import Provenance
from quarterdeck.games.pirates.pack.reading import FOLDER, WORDS
from quarterdeck.games.pirates.texts.abilities import SLUGS, clause
from quarterdeck.games.pirates.texts.kinds import FAMILIES
from quarterdeck.games.pirates.texts.kinds import clause as deed_clause
from quarterdeck.games.pirates.texts.writing import NOT

ABILITY: Final = "ability"
TARGET: Final = "{target}"
AMOUNT: Final = "{amount}"


class EffectText(Struct, frozen=True, forbid_unknown_fields=True):
    """What one of them does."""

    slug: str
    text: str
    """May hold `{target}` or `{amount}`."""
    provenance: Provenance
    filled: str = ""
    """What was filled in where the published text is incomplete."""
    whole: bool = False
    """Whether all of it was filled in."""

    @property
    def partly_known(self) -> bool:
        """Whether something of it is published."""
        return self.provenance == "published" or bool(self.filled and not self.whole)


class EffectTexts(Struct, frozen=True, forbid_unknown_fields=True):
    """All of them, each family in the order of its numbers."""

    ability: list[EffectText]
    treasure: list[EffectText]
    event: list[EffectText]
    equipment: list[EffectText]
    island: list[EffectText]
    terrain: list[EffectText]


@cache
def effect_texts() -> EffectTexts:
    """The texts of content/effects.toml."""
    text = (files("quarterdeck.games.pirates") / FOLDER / WORDS).read_text(encoding="utf-8")
    return msgspec.convert(read_toml(text), EffectTexts)


def texts_of(family: str) -> list[EffectText]:
    """The texts of abilities, or of one of `kinds.FAMILIES`."""
    found: list[EffectText] = getattr(effect_texts(), family)
    return found


def effect_text(family: str, effect: str) -> str:
    """What an effect does as a pack writes it, as `gunner:english` or `masts-lost:3`; it is one that there is."""
    slug, _, more = effect.partition(":")
    text = effect_row(family, effect).text
    aim = crew_target(more) if slug == "friend" else target_text(more)
    return capital(text.replace(TARGET, aim).replace(AMOUNT, more))


def effect_row(family: str, effect: str) -> EffectText:
    """What is told of an effect that a pack writes so; it is one that there is."""
    slugs = SLUGS if family == ABILITY else FAMILIES[family][1]
    return texts_of(family)[slugs.index(effect.partition(":")[0])]


def clause_of(family: str, slug: str) -> str:
    """The id of the clause that says what an effect does."""
    if family == ABILITY:
        return clause(SLUGS.index(slug))
    return deed_clause(family, FAMILIES[family][1].index(slug))


def target_text(target: str) -> str:
    """Ships that an ability aims at."""
    if target in {"any", "forts", "near-forts"}:
        return SAY("target-ships", kind=target, nation="")
    kind = "others" if target.startswith(NOT) else "one"
    return SAY("target-ships", kind=kind, nation=SAY("target-nation", nation=target.removeprefix(NOT)))


def crew_target(target: str) -> str:
    """Crew that has a friend."""
    return SAY("target-nation", nation=target)


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
