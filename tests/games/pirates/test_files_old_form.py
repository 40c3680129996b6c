"""Position files of the old form, which named what is in progress by numbers of several meanings, are read as they were."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.position_files import read_position
from quarterdeck.games.pirates import PIRATES

ROWS = cast(
    "list[dict[str, object]]", json.loads((Path(__file__).parent / "old_forms.json").read_text(encoding="utf-8"))
)
"""Files that version 0.2 wrote in random games, one for each thing that can be asked, and the moves that were legal."""
MOST = 60
"""So many moves are kept of a file."""


def asked(row: dict[str, object]) -> str:
    """What is asked in a file."""
    return str(cast("dict[str, object]", row["file"])["asked"])


@pytest.mark.parametrize("row", ROWS, ids=asked)
def test_the_same_may_be_done_in_a_file_of_the_old_form(row: dict[str, object]) -> None:
    """The moves are those that were legal, and written again the position is read without the old words."""
    data = json.dumps(row["file"]).encode()
    position = PIRATES.load(data)
    assert [PIRATES.text(position, move) for move in position.legal()][:MOST] == row["moves"]
    again = PIRATES.save(position)
    assert not {"action", "deeds", "tricks", "omens"} & json.loads(again).keys()
    assert PIRATES.load(again).numbers() == position.numbers()


def test_whoever_opens_a_file_of_the_old_form_is_told_so() -> None:
    """Of today's form nothing is said."""
    old = json.dumps(ROWS[0]["file"]).encode()
    opened = read_position(old)
    assert opened.old_form
    assert not read_position(PIRATES.save(PIRATES.load(old))).old_form


@pytest.mark.parametrize(
    ("fields", "path", "problem"),
    [
        ({"deeds": {"sets": {"held": [99]}}}, "", "deeds cannot be understood"),
        ({"action": {"left": "many"}, "asked": "boarding die"}, "in_progress.boarding.dice_left", "whole number"),
        ({"action": {}, "in_progress": {}}, "in_progress", "stands beside action of the old form"),
    ],
)
def test_what_the_old_form_cannot_mean_is_refused(fields: dict[str, object], path: str, problem: str) -> None:
    """With what cannot be understood."""
    file = cast("dict[str, object]", ROWS[0]["file"])
    rest = {name: value for name, value in file.items() if name not in {"action", "deeds", "tricks", "omens"}}
    with pytest.raises(Malformed, match=problem) as error:
        PIRATES.load(json.dumps({**rest, **fields}).encode())
    assert error.value.path == path
