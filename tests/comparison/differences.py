"""Where two ways of running the rules part."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

import msgspec

from tests.comparison.happenings import Decision, Played, happenings
from tests.comparison.plain import Plain
from tests.laws.setups import SETUPS, named

AROUND: Final = 40
"""Characters shown before and after the first one that differs."""


def first_difference(plain: Plain, played: Played) -> str:
    """Game, set-up, seed, decision and fact of the first difference, and both values; empty if there is none."""
    for decision, other in zip_longest(as_read(happenings(played)), plain.play(played)):
        where = f"{played.key} {named(SETUPS[played.key][played.setup])}, seed {played.seed}"
        if decision is None or other is None:
            return f"{where}: the game ends earlier {'compiled' if decision is None else 'uncompiled'}"
        for fact in decision.facts | other.facts:
            one, two = (written(side.facts.get(fact)) for side in (decision, other))
            if one != two:
                return f"{where}, decision {decision.number}: {fact}\n  " + "\n  ".join(told(one, two))
    return ""


def as_read(decisions: Iterator[Decision]) -> Iterator[Decision]:
    """Decisions as they come through a pipe."""
    for decision in decisions:
        yield msgspec.json.decode(msgspec.json.encode(decision), type=Decision)


def written(value: object) -> str:
    """A value as text."""
    return msgspec.json.encode(value).decode()


def told(compiled: str, uncompiled: str) -> Iterator[str]:
    """Both values, as far as they differ."""
    same = next((k for k, (a, b) in enumerate(zip(compiled, uncompiled, strict=False)) if a != b), 0)
    for name, text in (("compiled", compiled), ("uncompiled", uncompiled)):
        yield f"{name + ':':<12}{'…' if same > AROUND else ''}{text[max(0, same - AROUND) : same + AROUND]}"
