"""The page of each game names those who made it, as `quarterdeck games --json` does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quarterdeck.engine.registry import find_game

PAGES = Path(__file__).parents[2] / "docs" / "games"


@pytest.mark.parametrize("key", ["cardinal", "kraken", "bruise-cruise", "bremerhaven", "pirates"])
def test_the_page_of_a_game_thanks_its_makers(key: str) -> None:
    """Names, publisher, year, age and length, in the lines before the first heading."""
    told = find_game(key).credits
    page = (PAGES / f"{key}.md").read_text(encoding="utf-8")
    top = " ".join(page.partition("\n## ")[0].split())
    numbers = re.findall(r"\d+", f"{told.year} {told.minutes} {told.age or ''}")
    told_of = (*told.designers, *told.artists, told.publisher, *numbers)
    assert [word for word in told_of if not says(top, word)] == []
    assert re.search(r"\b[Tt]hank", top)


def says(text: str, words: str) -> bool:
    """Whether a text has these words, not as a part of others."""
    return re.search(rf"(?<!\w){re.escape(words)}(?!\w)", text) is not None


def test_a_part_of_a_number_or_a_name_is_not_that_number_or_name() -> None:
    """The age 8 is not told by 180 minutes."""
    assert not says("For 3 players, about 180 minutes", "8")
    assert not says("By Alexander Smith", "Alex")
    assert says("From 8 years on (by Alex).", "8")
    assert says("From 8 years on (by Alex).", "Alex")
