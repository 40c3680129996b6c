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
    missing = [word for word in (*told.designers, *told.artists, told.publisher, *numbers) if word not in top]
    assert missing == []
    assert re.search(r"\b[Tt]hank", top)
