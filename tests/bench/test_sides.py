"""Both sides are run by processes of their own, which end; what one of them cannot do stops nothing."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec
import pytest
from against import plan
from against.comparing import Figure, Missing, Sample
from against.files import sizes_of
from against.measuring import Measuring, Task, best, enough
from against.sides import Lost, Side, Workshop, here, how_rules_run, lines
from against.starting import import_milliseconds, version_milliseconds
from against.telling import Ask
from against.visits import served

import quarterdeck
from quarterdeck.engine.build import compiled

PACKAGES = Path(quarterdeck.__file__).parent.parent
CLONES = Ask(what="clones", game="cardinal", players=2, units=10, seed=1)
PLAYOUTS = Ask(what="playouts", game="cardinal", players=2, units=10, seed=1)
FIGURE = Figure(group="Rules", name="Clone", unit="µs")
COST, RATE = FIGURE, Figure(group="Rules", name="Playouts", unit="games/s", smaller_is_better=False)


@pytest.fixture
def ours() -> Side:
    """The Quarterdeck that is tested."""
    return Side("ours", Path(sys.executable), [PACKAGES])


@pytest.fixture
def old(tmp_path: Path) -> Side:
    """A Quarterdeck that has nothing yet but a name, and whether it is compiled."""
    engine = tmp_path / "quarterdeck" / "engine"
    engine.mkdir(parents=True)
    (tmp_path / "quarterdeck" / "__init__.py").touch()
    (engine / "__init__.py").touch()
    (engine / "build.py").write_text("def compiled():\n    return False\n")
    return Side("old", Path(sys.executable), [tmp_path])


def test_equal_seeds_are_equal_work(ours: Side) -> None:
    """Another seed is other work; so a side that plays by other rules is found out."""
    with Workshop(ours) as shop:
        first, again = shop.measure(PLAYOUTS), shop.measure(PLAYOUTS)
        other = shop.measure(Ask(what="playouts", game="cardinal", players=2, units=10, seed=2))
    assert first.did == again.did != other.did


def test_every_figure_of_rules_and_search_can_be_measured(ours: Side) -> None:
    """A little of it; each figure says more than nothing."""
    with Workshop(ours) as shop:
        for wanted in plan.INSIDE:
            told = shop.measure(Ask(what=wanted.what, game=wanted.game, players=wanted.players, units=1, seed=1))
            assert told.value > 0, wanted.figure.name


def test_what_a_side_lacks_is_told_in_its_own_words_and_stops_nothing(ours: Side, old: Side) -> None:
    """The process is answered by a new one; the other side has not noticed anything."""
    with Workshop(old) as shop, Workshop(ours) as other:
        for _ in range(2):
            with pytest.raises(Lost, match=r"No module named 'quarterdeck\.engine\.dice'"):
                shop.measure(CLONES)
        assert other.measure(CLONES).value > 0
        with pytest.raises(Lost, match=r"No module named 'against\.inside\.dreams'"):
            other.measure(msgspec.structs.replace(CLONES, what="dreams"))
        assert other.measure(CLONES).value > 0


def test_each_side_says_whether_its_rules_are_compiled(ours: Side, old: Side) -> None:
    """Otherwise a side without a compiler would seem to be a slow one."""
    assert how_rules_run(ours).startswith("compiled") == compiled()
    assert how_rules_run(old) == "not compiled"


def test_this_side_is_the_quarterdeck_that_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever its processes are started."""
    monkeypatch.setenv("PYTHONPATH", os.path.relpath(PACKAGES))
    with lines(here(), ["-c", "import quarterdeck; print(quarterdeck.__file__)"]) as process:
        assert process.hear().decode().strip() == quarterdeck.__file__


def test_no_process_is_left_when_something_else_fails(ours: Side) -> None:
    """Nor after Ctrl-C in the middle of a round."""
    numbers: list[int] = []

    def interrupted() -> None:
        with lines(ours, ["-c", "import os, sys; print(os.getpid(), flush=True); sys.stdin.read()"]) as process:
            numbers.append(int(process.hear()))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    with pytest.raises(ProcessLookupError):
        os.kill(numbers[0], 0)


def test_a_side_is_not_asked_again_for_what_it_lacks(ours: Side, old: Side) -> None:
    """A server that does not start would be waited for in each round."""
    asked: list[str] = []

    def measure(side: Side) -> tuple[Sample]:
        asked.append(side.name)
        if side is old:
            raise Lost("no such thing")
        return (Sample(1.0),)

    measuring = Measuring(ours, old, plan.QUICK, lambda _: None)
    for _ in range(2):
        measuring.do([Task((FIGURE,), measure, 3)])
    (found,) = measuring.results()
    assert asked.count("old") == 1
    assert asked.count("ours") == 6
    assert (found.here, found.there, found.remarks) == (1.0, None, ("old: no such thing",))


def test_sides_take_turns_and_the_best_of_a_round_counts(ours: Side, old: Side) -> None:
    """Who is first changes each time."""
    asked: list[str] = []

    def measure(side: Side) -> tuple[Sample]:
        asked.append(side.name)
        return (Sample(float(len(asked))),)

    measuring = Measuring(ours, old, plan.QUICK, lambda _: None)
    measuring.do([Task((FIGURE,), measure, 3)])
    (found,) = measuring.results()
    assert asked in (["ours", "old", "old", "ours", "ours", "old"], ["old", "ours", "ours", "old", "old", "ours"])
    assert {found.here, found.there} == {1.0, 2.0}


def test_the_best_is_the_least_cost_and_the_highest_rate() -> None:
    """And the words of all goes are kept, so that no difference hides behind the best."""
    goes = [Sample(2.0, "a"), Sample(1.0, "b"), Sample(3.0, "c")]
    assert best(COST, goes) == Sample(1.0, "a; b; c")
    assert best(RATE, goes) == Sample(3.0, "a; b; c")
    assert best(COST, [*goes, Missing("gone")]) == Missing("gone")


def test_enough_work_is_as_much_as_fills_the_time() -> None:
    """Whatever one unit takes."""
    assert enough(lambda units: units / 1000, 0.3) == 300
    assert enough(lambda units: units * 5.0, 0.3) == 1
    assert enough(lambda _: 0.0, 0.3) > 1_000_000


@pytest.mark.long
def test_equal_seeds_are_equal_games_at_two_servers(ours: Side) -> None:
    """Chance included, in games with secrets and without: so sizes can be compared to the byte."""

    def visit() -> list[tuple[str, float]]:
        found = []
        with served(ours, 7) as server:
            assert server.begun.processor > 0
            for key, players in (("cardinal", 2), ("kraken", 3)):
                processor, _, arrival, picture = server.play(key, players, moves=4, stream=1)
                assert processor.value > 0
                assert arrival.value > picture.value > 0
                found.append((arrival.did, arrival.value))
            added, whole = server.crowd([("cardinal", 2)], 2)
            assert whole.value >= added.value
            with pytest.raises(Lost, match="chess is not offered"):
                server.play("chess", 2, moves=1, stream=1)
            with pytest.raises(Lost, match="GET /api/nothing: 404"):
                server.requests("/api/nothing", 1)
        return found

    assert visit() == visit()


def test_a_server_that_does_not_start_says_why(old: Side) -> None:
    """At once, and not when all patience is gone."""
    with pytest.raises(Lost, match=r"No module named 'quarterdeck\.server'"), served(old, 7):
        pass


@pytest.mark.long
def test_the_sizes_of_a_side_are_those_of_its_files(ours: Side) -> None:
    """Nothing is compiled where the rules are not."""
    sizes = sizes_of(ours)
    assert (sizes.compiled > 0) == compiled()
    assert sizes.packed > sizes.compiled / 4


def test_starting_takes_time(ours: Side, old: Side) -> None:
    """And a side without the command says so."""
    assert import_milliseconds(ours, "quarterdeck.engine.registry") > 0
    assert version_milliseconds(ours) > 0
    with pytest.raises(Lost, match=r"No module named 'quarterdeck\.cli'"):
        version_milliseconds(old)
