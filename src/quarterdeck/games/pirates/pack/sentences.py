"""The effects of abilities, treasures, Events, equipment, mysterious islands and terrain, in words for cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from quarterdeck.games.pirates.fleets.words import SAY
from quarterdeck.games.pirates.texts.abilities import SLUGS, TEXTS, clause
from quarterdeck.games.pirates.texts.card_text import AIM, AMOUNT, CardText
from quarterdeck.games.pirates.texts.kinds import FAMILIES
from quarterdeck.games.pirates.texts.kinds import clause as deed_clause
from quarterdeck.games.pirates.texts.writing import NOT, OF_FORTS
from quarterdeck.messages.language import OWN, speaking

ABILITY: Final = "ability"


def texts_of(family: str) -> Collection[CardText]:
    """The texts of abilities, or of one of `kinds.FAMILIES`, in the order of their numbers."""
    return numbered(family).values()


def numbered(family: str) -> Mapping[int, CardText]:
    """The texts of abilities, or of one of `kinds.FAMILIES`, by their numbers."""
    return TEXTS if family == ABILITY else FAMILIES[family].texts


def effect_text(family: str, effect: str) -> str:
    """The sentence for an existing effect as a pack writes it, such as `gunner:english` or `masts-lost:3`."""
    slug, _, more = effect.partition(":")
    text = effect_row(family, effect).text
    with speaking(OWN):  # the texts of cards are English
        aim = crew_target(more) if slug == "friend" else target_text(more)
    return capital(text.replace(AIM, aim).replace(AMOUNT, more))


def effect_row(family: str, effect: str) -> CardText:
    """The row of an existing effect as a pack writes it."""
    slugs = SLUGS if family == ABILITY else FAMILIES[family].slugs
    return numbered(family)[slugs.index(effect.partition(":")[0])]


def clause_of(family: str, slug: str) -> str:
    """The id of the clause about an effect."""
    if family == ABILITY:
        return clause(SLUGS.index(slug))
    return deed_clause(family, FAMILIES[family].slugs.index(slug))


def target_text(target: str) -> str:
    """Ships that an ability aims at."""
    if target in {"any", "forts", "near-forts"}:
        return SAY("target-ships", kind=target, nation="")
    if target.endswith(OF_FORTS):
        return SAY(
            "target-ships", kind="their-forts", nation=SAY("target-nation", nation=target.removesuffix(OF_FORTS))
        )
    kind = "others" if target.startswith(NOT) else "one"
    return SAY("target-ships", kind=kind, nation=SAY("target-nation", nation=target.removeprefix(NOT)))


def crew_target(target: str) -> str:
    """Crew that has a friend."""
    return SAY("target-nation", nation=target)


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
