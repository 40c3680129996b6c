"""However a record is damaged, it is refused as a record, or it says just what it said; files stay as they are."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.engine.errors import Malformed, RecordError
from quarterdeck.records.lines import encode_record
from quarterdeck.records.reading import parse_record
from quarterdeck.records.record import Record
from quarterdeck.records.replaying import verify
from quarterdeck.records.veiling import veiled_record
from quarterdeck.records.writing import write_record
from tests.examples import examples
from tests.records.games import Fields, changed, new_match, play_on

RECORDS: Final = {
    "cardinal": play_on(new_match("cardinal"), seed=1).record,
    "kraken": play_on(new_match("kraken"), seed=2, decisions=60).record,
    "bremerhaven": play_on(new_match("bremerhaven"), seed=2, decisions=60).record,
    "bruise-cruise": play_on(new_match("bruise-cruise"), seed=2, decisions=60).record,
    "pirates": play_on(new_match("pirates"), seed=2, decisions=60).record,
}

Edit = tuple[str, int, int]
EDITS = st.lists(
    st.tuples(st.sampled_from(["flip", "insert", "delete", "swap", "cut"]), st.integers(0, 10**6), st.integers(0, 255)),
    min_size=1,
    max_size=3,
)


def damage(data: bytes, edit: Edit) -> bytes:
    """The bytes after one accident."""
    what, where, byte = edit
    at = where % max(len(data), 1)
    if what == "flip":
        return data[:at] + bytes([byte]) + data[at + 1 :]
    if what == "insert":
        return data[:at] + bytes([byte]) + data[at:]
    if what == "delete":
        return data[:at] + data[at + 1 + byte % 3 :]
    if what == "cut":
        return data[:at]
    return data[:at] + data[at : at + 2][::-1] + data[at + 2 :]


def damage_lines(data: bytes, edit: Edit) -> bytes:
    """The same accidents with whole lines."""
    lines = data.split(b"\n")
    what, where, byte = edit
    at, other = where % len(lines), byte % len(lines)
    if what == "flip":
        lines[at] = lines[other]
    elif what == "insert":
        lines.insert(at, lines[other])
    elif what == "delete":
        del lines[at]
    elif what == "cut":
        del lines[at:]
    else:
        lines[at], lines[other] = lines[other], lines[at]
    return b"\n".join(lines)


def judge(data: bytes, record: Record) -> None:
    """The file is refused with a line of it (or one past its end), or holds the record still."""
    try:
        found = parse_record(data)
        verify(found)
    except RecordError as error:
        assert 0 <= error.line <= data.count(b"\n") + 2
        assert error.problem
    else:
        assert found == record


@pytest.mark.parametrize("key", RECORDS)
@given(edits=EDITS)
@examples(40)
def test_damaged_bytes_are_refused(key: str, edits: list[Edit]) -> None:
    """Bytes changed, added, lost or exchanged anywhere."""
    data = encode_record(RECORDS[key])
    for edit in edits:
        data = damage(data, edit)
    judge(data, RECORDS[key])


@pytest.mark.parametrize("key", RECORDS)
@given(edits=EDITS)
@examples(30)
def test_damaged_lines_are_refused(key: str, edits: list[Edit]) -> None:
    """Lines replaced, repeated, lost or exchanged."""
    data = encode_record(RECORDS[key])
    for edit in edits:
        data = damage_lines(data, edit)
    judge(data, RECORDS[key])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 10**7) | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.parametrize("key", RECORDS)
@given(data=st.data())
@examples(40)
def test_fields_of_any_kind_with_sound_checksums_are_refused_or_mean_something(key: str, data: st.DataObject) -> None:
    """Somebody who can calculate checksums may write anything: an error of ours comes back, or a legal record."""

    def change(lines: list[Fields]) -> None:
        line = data.draw(st.sampled_from(lines), label="line")
        field = data.draw(
            st.sampled_from(sorted(line)) | st.sampled_from(["start", "pack", "view", "x"]), label="field"
        )
        line[field] = data.draw(JSON, label="value")

    raw = changed(RECORDS[key], change)
    try:
        record = parse_record(raw)
        verify(record)
    except RecordError:
        return
    assert parse_record(encode_record(record)) == record
    veiled_record(record, 0)


@given(edits=EDITS)
@examples(10)
def test_a_damaged_file_is_never_written_over(edits: list[Edit], tmp_path_factory: pytest.TempPathFactory) -> None:
    """Saving a match over its own damaged file is refused, and the file stays."""
    record = RECORDS["cardinal"]
    data = encode_record(record)
    for edit in edits:
        data = damage(data, edit)
    path: Path = tmp_path_factory.getbasetemp() / "damaged.qdr"
    path.write_bytes(data)
    try:
        write_record(path, record)
    except Malformed:
        assert path.read_bytes() == data
    else:
        assert parse_record(data) == record
