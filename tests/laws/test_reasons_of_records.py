"""Why a record is refused is said in the reader's language, whatever is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import RecordError
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.messages.language import OWN, speaking
from quarterdeck.records.lines import encode_record
from quarterdeck.records.reading import parse_record
from quarterdeck.records.record import Record
from quarterdeck.records.replaying import verify
from quarterdeck.records.veiling import veiled_record
from quarterdeck.table.match import Match
from tests.examples import TIMES
from tests.laws.setups import SETUPS
from tests.laws.test_reasons import OTHERS, spoil
from tests.records.games import Fields, play_on, sealed

SPOILT: Final = 15 * TIMES
"""So many times each record is spoilt anew."""
FAULTS: Final = 3
"""The most changes that are made to a record at once."""
ACCIDENTS: Final = (b"", b"\n", b'"', b"\xff", b"7")
"""What stands in a damaged file in place of something else."""
DECISIONS: Final = 24


def records(key: str) -> Iterator[Record]:
    """Records of a game: one that goes on, one with a move taken back, one that ends by a resignation, one that is veiled."""
    game, setup = find_game(key), SETUPS[key][0]
    labels = tuple(f"Seat {k}" for k in range(setup.players))
    match = play_on(Match.new(game, setup, labels), 5, DECISIONS)
    yield match.record
    for seat in range(setup.players):
        if match.can_ask_back(seat):
            match.take_back(seat, consent=match.asked_for_consent(seat))
            break
    yield match.record
    yield veiled_record(match.record, 0)
    if not match.over:
        match.resign(0)
    yield match.record


def reason(data: bytes, language: str) -> tuple[int, str] | None:
    """Why a record is refused, with the line; None if it is not."""
    with speaking(language):
        try:
            verify(parse_record(data))
        except RecordError as error:
            assert error.path.endswith(str(error.line)) == bool(error.line)
            return error.line, error.problem
    return None


def check_told(data: bytes, language: str) -> int:
    """It is refused at the same line in both languages, and the reasons differ; or in neither. Returns how many reasons there are."""
    own, other = reason(data, OWN), reason(data, language)
    if own is None or other is None:
        assert own == other
        return 0
    assert own[0] == other[0], data
    assert own[1] != other[1], own[1]
    return 1


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", keys())
def test_what_is_wrong_with_a_record_is_translated(key: str, language: str) -> None:
    """Its lines have sound checksums, and fields that are missing, of another kind, or say something else."""
    dice, told = seeded(7), 0
    for record in records(key):
        lines: list[Fields] = [json.loads(line) for line in encode_record(record).splitlines()]
        for _ in range(SPOILT):
            spoilt: dict[str, Any] = {"lines": json.loads(json.dumps(lines))}
            for _ in range(1 + dice.below(FAULTS)):
                spoil(spoilt, dice)
            if isinstance(spoilt.get("lines"), list) and all(isinstance(line, dict) for line in spoilt["lines"]):
                told += check_told(sealed(spoilt["lines"]), language)
    assert told > SPOILT


@pytest.mark.parametrize("language", OTHERS)
def test_what_happened_to_the_file_of_a_record_is_translated(language: str) -> None:
    """Bytes are changed, lines are missing, twice, or out of place."""
    dice, told = seeded(3), 0
    for record in records("cardinal"):
        data = encode_record(record)
        for _ in range(SPOILT):
            at = dice.below(len(data) + 1)
            told += check_told(data[:at] + ACCIDENTS[dice.below(len(ACCIDENTS))] + data[at + dice.below(9) :], language)
            lines = data.splitlines(keepends=True)
            lines.insert(dice.below(len(lines)), lines.pop(dice.below(len(lines))))
            told += check_told(b"".join(lines[dice.below(2) : len(lines) - dice.below(2)]), language)
    told += check_told(b"", language)
    assert told > SPOILT
