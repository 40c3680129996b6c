"""How content writes abilities and other effects: `captain`, `gunner:english`, `masts-lost:3`, `letter:french`."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.pirates.table.catalog import FORTS, NATION_FORTS, NATIONS, NEAR_FORTS
from quarterdeck.games.pirates.texts.abilities import SLUGS, TARGETED
from quarterdeck.games.pirates.texts.kinds import AMOUNTS, FAMILIES, NATIONAL
from quarterdeck.games.pirates.texts.kinds import clause as deed_clause
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.pirates").say

ALL: Final = (1 << len(NATIONS)) - 1
"""The set of all nations, bit by number."""
NOT: Final = "non-"
OF_FORTS: Final = "-forts"
_NATIONS: Final = ", ".join(NATIONS)


class Ability(Struct, frozen=True):
    """An ability by its number (texts/abilities.py) and the nations it aims at, as a set; forts are bit FORTS, those within S bit NEAR_FORTS."""

    number: int
    targets: int = 0


class Deed(Struct, frozen=True):
    """The effect of a treasure, an Event, equipment, an island or terrain, by its number in its family (texts/kinds.py)."""

    number: int
    amount: int = 0
    nations: int = 0


def targets_of(target: str) -> int:
    """The set that a target means: a nation, `non-` and a nation, `any` nation, `forts`, `near-forts`, or forts of a nation.

    It is 0 if it means none.
    """
    if target == "any":
        return ALL
    if target in {"forts", "near-forts"}:
        return 1 << int(FORTS if target == "forts" else NEAR_FORTS)
    if target.removesuffix(OF_FORTS) in NATIONS and target.endswith(OF_FORTS):
        return 1 << int(NATION_FORTS) + NATIONS.index(target.removesuffix(OF_FORTS))
    name = target.removeprefix(NOT)
    if name not in NATIONS:
        return 0
    nation = 1 << NATIONS.index(name)
    return nation if name == target else ALL & ~nation


def allowed(ability: str, target: str) -> bool:
    """Whether an ability may aim at that: all are hated by, and hostile to, single nations, and friends of one or of any."""
    if ability == "gunner":
        return targets_of(target) != 0
    return target in NATIONS or (ability == "friend" and target == "any")


def read_ability(path: str, text: str) -> Ability:
    """An ability; `Malformed` with the path if there is none of that name, or its target is wrong (PI-15.1)."""
    slug, colon, target = text.partition(":")
    if slug not in SLUGS:
        raise Malformed(path, SAY("no-such-ability", ability=repr(slug), abilities=", ".join(SLUGS)))
    if slug not in TARGETED:
        if colon:
            raise Malformed(path, SAY("ability-without-target", written=repr(text), ability=slug))
        return Ability(SLUGS.index(slug))
    if not allowed(slug, target):
        raise Malformed(path, SAY("ability-with-target", written=repr(text), ability=slug, nations=_NATIONS))
    return Ability(SLUGS.index(slug), targets_of(target))


def read_deed(path: str, family: str, text: str) -> Deed:
    """Read an effect of one of `kinds.FAMILIES`; `Malformed` with the path if there is none of that name."""
    slugs = FAMILIES[family].slugs
    slug, colon, more = text.partition(":")
    if slug not in slugs:
        facts = {"family": family, "effects": ", ".join(slugs), "clause": deed_clause(family, 0)}
        raise Malformed(path, SAY("no-such-deed", effect=repr(slug), **facts))
    number = slugs.index(slug)
    clause = deed_clause(family, number)
    if slug in AMOUNTS:
        low, high = AMOUNTS[slug]
        if not (more.isascii() and more.isdigit() and len(more) == 1 and low <= int(more) <= high):
            facts = {"effect": slug, "low": str(low), "high": str(high), "clause": clause}
            raise Malformed(path, SAY("deed-with-amount", written=repr(text), **facts))
        return Deed(number, amount=int(more))
    if slug in NATIONAL:
        if more not in NATIONS:
            facts = {"effect": slug, "nations": _NATIONS, "clause": clause}
            raise Malformed(path, SAY("deed-with-nation", written=repr(text), **facts))
        return Deed(number, nations=targets_of(more))
    if colon:
        raise Malformed(path, SAY("deed-alone", written=repr(text), effect=slug, clause=clause))
    return Deed(number)
