"""The first ratings of bots come from what their levels were measured to win, and would lead to the same again."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

import pytest
from openskill.models import PlackettLuce

from quarterdeck.engine.registry import find_game, keys
from quarterdeck.server.rating import MEASURED, beginning, step_of
from tests.docs.files import DOCS

LEVELS: Final = range(6)
CERTAIN: Final = 1e-9
ROW: Final = re.compile(
    r"\|(?P<title>[^|]*)\| `(?P<bot>\w+)(?::(?P<level>\d))?` against `(?:(?P=bot):(?P<below>\d)|[\w:]+)` \|"
    r"[^|]*\|[^|]*\|[^|]*\| (?P<share>\d+) % \| (?P<lowest>\d+) – \d+ \|"
)


def measured_in_docs() -> dict[str, list[int]]:
    """The shares of levels 1 to 5 against the level below, by the headings of the table; of 100 % the lower end of the interval."""
    found: dict[str, list[int]] = {}
    heading = ""
    for row in filter(None, map(ROW.fullmatch, (DOCS / "bots.md").read_text(encoding="utf-8").splitlines())):
        heading = row["title"].strip() or heading
        if int(row["level"] or 0) == int(row["below"] or 0) + 1:
            share = int(row["share"])
            found.setdefault(heading, []).append(share if share < 100 else int(row["lowest"]))
    return found


@pytest.mark.parametrize("game", keys())
def test_the_table_is_that_of_the_page(game: str) -> None:
    """Of each game: with two players, all five levels."""
    title = find_game(game).title.split(" of ")[0]
    found = measured_in_docs()
    (heading,) = (one for one in found if one.startswith(title) and "4 players" not in one)
    assert tuple(found[heading]) == MEASURED[game]


@pytest.mark.parametrize("game", keys())
def test_what_is_expected_of_the_first_ratings_is_what_was_measured(game: str) -> None:
    """By openskill itself, to the percent; each level is stronger than the one below, and level 3 is in the middle."""
    model = PlackettLuce()
    strengths = [beginning(level, game).mu for level in LEVELS]
    assert strengths == sorted(set(strengths))
    assert beginning(3, game).points == 1_000
    for level in LEVELS[1:]:
        teams = [[model.rating(mu=strengths[one], sigma=CERTAIN)] for one in (level, level - 1)]
        assert round(100 * model.predict_win(teams)[0]) == MEASURED[game][level - 1]


def test_a_game_that_nobody_measured_has_equal_steps() -> None:
    """Four wins in five against the level below."""
    strengths = [beginning(level, "quay").mu for level in LEVELS]
    steps = [above - below for below, above in pairwise(strengths)]
    assert steps == pytest.approx([step_of(80)] * 5)


def test_the_points_on_the_page_of_people_are_these() -> None:
    """For each game and level."""
    page = (DOCS / "people.md").read_text(encoding="utf-8")
    for game in keys():
        points = " | ".join(str(beginning(level, game).points) for level in LEVELS)
        assert f"| {find_game(game).title} | {points} |" in page
