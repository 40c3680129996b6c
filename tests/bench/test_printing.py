"""The table for people, and the same as JSON."""

from __future__ import annotations

import msgspec
import pytest
from against.comparing import Compared, Figure, Missing, Round, Sample, compare
from against.printing import as_json, grouped, number, print_table

GONE = Missing("no such thing")


def figure(group: str, name: str) -> Figure:
    """Something that costs time."""
    return Figure(group=group, name=name, unit="ms")


@pytest.fixture
def found() -> list[Compared]:
    """One figure that is worse, one of another group that a side lacks, and two that say the same about it."""
    both, one_side = Round(Sample(2.4), Sample(2.0)), Round(Sample(5.0), GONE)
    return [
        compare(figure("Rules", "Clone"), [both] * 5, "main"),
        compare(figure("Server", "A move"), [one_side] * 5, "main"),
        compare(figure("Rules", "Playout"), [one_side] * 5, "main"),
    ]


def test_the_table_has_groups_ratios_marks_and_remarks(
    found: list[Compared], capsys: pytest.CaptureFixture[str]
) -> None:
    """What a side lacks is a dash with a number, and the number is explained once."""
    print_table(found, "Here against main", "main")
    text = capsys.readouterr().out
    rows = [line.strip("│").split("│") for line in text.splitlines() if line.startswith("│")]
    cells = {row[0].strip(): [cell.strip() for cell in row[1:]] for row in rows}
    assert list(cells) == ["Rules", "Clone", "Playout (1)", "Server", "A move (1)"]
    assert cells["Clone"] == ["2", "2.4", "ms", "1.200", "1.200", "1.200", "worse"]
    assert cells["A move (1)"] == ["–", "5", "ms", "–", "–", "–", ""]
    assert text.count("main: no such thing") == 1


def test_the_json_has_the_same_figures(found: list[Compared]) -> None:
    """And says what was compared."""
    said = msgspec.json.decode(as_json(found, {"commit": "abc"}))
    assert said["commit"] == "abc"
    first, second, _ = said["figures"]
    assert (first["group"], first["name"], first["unit"], first["mark"]) == ("Rules", "Clone", "ms", "worse")
    assert first["ratio"] == pytest.approx(1.2)
    assert (second["here"], second["there"], second["remarks"]) == (5.0, None, ["main: no such thing"])


def test_figures_stand_in_their_groups(found: list[Compared]) -> None:
    """In the order in which they come."""
    names = [(group, [one.figure.name for one in members]) for group, members in grouped(found)]
    assert names == [("Rules", ["Clone", "Playout"]), ("Server", ["A move"])]


@pytest.mark.parametrize(
    ("value", "text"), [(0.0467, "0.0467"), (215.4, "215"), (5_823, "5,823"), (16_400, "16.4k"), (9.764e6, "9.76M")]
)
def test_numbers_are_short(value: float, text: str) -> None:
    """Three digits or a few more."""
    assert number(value) == text
