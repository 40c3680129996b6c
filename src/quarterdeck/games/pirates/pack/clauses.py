"""All clauses of Pirates: those of rules.md, then one for each text that a card can have (PI-1.2, PI-15.1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

from quarterdeck.engine.clauses import Clause, read_clauses
from quarterdeck.games.pirates.pack.sentences import ABILITY, capital, clause_of, texts_of
from quarterdeck.games.pirates.texts.card_text import AIM, AMOUNT, CardText
from quarterdeck.games.pirates.texts.kinds import FAMILIES
from quarterdeck.games.pirates.words.names import SAY
from quarterdeck.messages.language import OWN, speaking


@cache
def all_clauses() -> tuple[Clause, ...]:
    """The rulebook and its rulings, then what cards say, family by family."""
    with speaking(OWN):  # clauses are English
        return (
            *read_clauses("quarterdeck.games.pirates"),
            *(clause for family in (ABILITY, *FAMILIES) for clause in of_family(family)),
        )


def of_family(family: str) -> Iterator[Clause]:
    """One clause for each of a family, in its order."""
    part = SAY("family", family=family)
    for row in texts_of(family):
        rest: Literal["", "published"] = "published" if row.filled and row.partly_known else ""
        yield Clause(clause_of(family, row.slug), sentence(row), part, row.provenance, row.filled, rest)


def sentence(row: CardText) -> str:
    """The effect of a card, whatever its target and number."""
    return capital(row.text.replace(AIM, SAY("some-target")).replace(AMOUNT, SAY("some-amount")))
