"""The rules do the same compiled and as plain Python: the same games, views, words, refusals, judgements, choices."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from msgspec import Struct

from quarterdeck.engine.build import compiled
from tests.comparison.differences import first_difference
from tests.comparison.happenings import Played
from tests.comparison.plain import Plain, copy_sources
from tests.laws.setups import SETUPS

pytestmark = pytest.mark.skipif(not compiled(), reason="there are no compiled rules to compare with")

SEEDS: Final = {"bremerhaven": 1, "bruise-cruise": 1, "cardinal": 2, "kraken": 2, "pirates": 1}
"""Games of each set-up. With odd seeds, seats choose as their game's judgement likes: so they do in every second set-up."""
OTHERS: Final = {("pirates", 5): 2}
"""Set-ups that begin with another seed: there both sides build forts for 384 decisions, with this seed for 91."""
MANY: Final = {"bremerhaven": 40, "bruise-cruise": 40, "cardinal": 200, "kraken": 200, "pirates": 40}
"""So many of each are played by `make test-all`."""


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Plain]:
    """The rules of this checkout, uncompiled."""
    folder = tmp_path_factory.mktemp("plain")
    copy_sources(folder)
    with Plain(folder) as started:
        yield started


GAMES = [pytest.param(key, number, id=f"{key}-{number}") for key in SETUPS for number in range(len(SETUPS[key]))]


@pytest.mark.parametrize(("key", "number"), GAMES)
def test_compiled_and_uncompiled_games_are_the_same(plain: Plain, key: str, number: int) -> None:
    """With every option and number of players."""
    first = OTHERS.get((key, number), number % 2)
    for seed in range(first, first + SEEDS[key]):
        assert not (found := first_difference(plain, Played(key, number, seed))), found


@pytest.mark.long
@pytest.mark.parametrize(("key", "number"), GAMES)
def test_many_compiled_and_uncompiled_games_are_the_same(plain: Plain, key: str, number: int) -> None:
    """The same with other seeds."""
    for seed in range(MANY[key]):
        assert not (found := first_difference(plain, Played(key, number, seed))), found


class Planted(Struct, frozen=True):
    """A difference between the two: a line of the plain sources is another one."""

    name: str
    file: str
    line: str
    instead: str
    played: Played
    """A game in which it shows."""
    shows: str
    """In what."""


QUICK: Final = ("a hand that a view does not forget",)
"""What `make test` plants."""
PLANTED: Final = [
    Planted(
        name="a number that overflows",
        file="games/pirates/geometry/angles.py",
        line="        return (n + n + d) // (d + d)\n",
        instead="        return ((n + n + d + 2**31) % 2**32 - 2**31) // (d + d)\n",
        played=Played("pirates", 1, 0),
        shows="moves",
    ),
    Planted(
        name="a negative number that is divided otherwise",
        file="games/pirates/geometry/angles.py",
        line="    return -((d - n - n) // (d + d))\n",
        instead="    return (n + n - d) // (d + d)\n",
        played=Played("pirates", 1, 0),
        shows="moves",
    ),
    Planted(
        name="a list that is sorted the other way round",
        file="games/bremerhaven/table/decks.py",
        line="held = sorted([*held, int(value)])[1:]",
        instead="held = sorted([*held, int(value)], reverse=True)[1:]",
        played=Played("bremerhaven", 1, 0),
        shows="weights",
    ),
    Planted(
        name="a hand that a view does not forget",
        file="games/kraken/position.py",
        line="            if other != seat:\n                self.hand[other] = 0\n",
        instead="            if other == seat + 1:\n                self.hand[other] = 0\n",
        played=Played("kraken", 1, 0),
        shows="view of seat -1",
    ),
    Planted(
        name="a worth that is rounded",
        file="bots/nodes.py",
        line="self.worth[node] / float(self.visits[node])",
        instead="round(self.worth[node] / float(self.visits[node]), 1)",
        played=Played("kraken", 0, 0),
        shows="choice of ismcts",
    ),
    Planted(
        name="a refusal with other words",
        file="games/cardinal/refusals.py",
        line="sentence=_SAY(message, **facts)",
        instead="sentence=_SAY(message, **facts).upper()",
        played=Played("cardinal", 0, 0),
        shows="refusals",
    ),
    Planted(
        name="a judgement that likes what is far away",
        file="games/bruise_cruise/bot.py",
        line="worth * 4 // (FADING + steps)",
        instead="worth * 4 // (5 + steps)",
        played=Played("bruise-cruise", 0, 1),
        shows="weights",
    ),
]


@pytest.mark.parametrize(
    "planted",
    [pytest.param(one, marks=[] if one.name in QUICK else pytest.mark.long) for one in PLANTED],
    ids=lambda planted: planted.name.replace(" ", "-"),
)
def test_a_planted_difference_is_found(tmp_path: Path, planted: Planted) -> None:
    """And where it shows first is told: game, set-up, seed, decision, and both values."""
    copy_sources(tmp_path)
    source = tmp_path / "quarterdeck" / planted.file
    text = source.read_text(encoding="utf-8")
    assert text.count(planted.line) == 1
    source.write_text(text.replace(planted.line, planted.instead), encoding="utf-8")
    with Plain(tmp_path) as plain:
        found = first_difference(plain, planted.played)
    assert found.startswith(planted.played.key), "it is not found"
    where, compiled_value, uncompiled_value = found.splitlines()
    assert f"seed {planted.played.seed}, decision " in where
    assert f": {planted.shows}" in where
    assert compiled_value.removeprefix("  compiled:") != uncompiled_value.removeprefix("  uncompiled:")
