"""What is told to whoever only hears the game: as the story tells it, but cards together."""

from __future__ import annotations

import re

import pytest

from quarterdeck.table.match import Match
from tests.examples import some
from tests.games.hearing import hear
from tests.records.games import new_match

PEASANT = 0


def played(seed: int) -> tuple[Match, dict[int, list[tuple[int, str]]]]:
    """A random game of three that nobody has much patience for, and what Peasant and a spectator hear after each move."""
    match = new_match("bruise-cruise", players=3, patience=5)
    return match, hear(match, seed)


@pytest.mark.clause("BC-1.9", "BC-19.1")
def test_cards_are_told_together() -> None:
    """Those that others are dealt not at all."""
    _, heard = played(1)
    texts = [text for _, text in heard[PEASANT]]
    assert any(re.fullmatch("You are dealt ([^,]+, ){5}[^,]+ and [^,]+[.]", one) for one in texts)
    assert any(re.fullmatch("You draw .+ and .+[.]", one) for one in texts)
    assert any(re.fullmatch("(Has\u2011Been|Sørwegian) draws 2 cards[.]", one) for one in texts)
    assert not [one for one in texts if "is dealt" in one]


@pytest.mark.parametrize("seed", some(range(3), [0]))
def test_all_else_is_told_once_and_in_order(seed: int) -> None:
    """As the story tells it."""
    match, heard = played(seed)
    for told in heard.values():
        assert [at for at, _ in told] == sorted(at for at, _ in told)
    rest = "( draws?| are dealt| is dealt) "
    story = [one.text for _, _, one in match.story_lines(PEASANT) if not re.search(rest, one.text)]
    assert [text for _, text in heard[PEASANT] if not re.search(rest, text)] == story
