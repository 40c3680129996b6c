"""Every way in which a record can be unsound is refused, with the line and the reason."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from quarterdeck.engine.errors import Malformed, RecordError
from quarterdeck.records import reading
from quarterdeck.records.lines import encode_record
from quarterdeck.records.reading import parse_record, read_record
from quarterdeck.records.record import NEWEST_FORMAT, Record
from tests.records.games import Fields, changed, encoded, new_match, play_on

Change = Callable[[list[Fields]], None]


@pytest.fixture(scope="module", name="cardinal")
def cardinal_record() -> Record:
    """A finished game of Cardinal."""
    return play_on(new_match("cardinal"), seed=1).record


@pytest.fixture(scope="module", name="kraken")
def kraken_record() -> Record:
    """A game of Kraken that goes on."""
    return play_on(new_match("kraken"), seed=2, decisions=40).record


def refused(data: bytes) -> RecordError:
    """Why a file is refused when it is read; it must be."""
    with pytest.raises(RecordError) as caught:
        parse_record(data)
    return caught.value


def joined(lines: list[bytes]) -> bytes:
    """The file of some lines."""
    return b"\n".join(lines) + b"\n"


def test_what_is_written_is_read_back(cardinal: Record, kraken: Record) -> None:
    """A record survives its file, finished or not."""
    assert parse_record(encode_record(cardinal)) == cardinal
    assert parse_record(encode_record(kraken)) == kraken
    assert (cardinal.closing.state, kraken.closing.state) == ("over", "open")


def test_a_lost_newline_at_the_end_is_no_damage(cardinal: Record) -> None:
    """Editors and copying may drop the last newline; every line is still whole."""
    assert parse_record(encode_record(cardinal).rstrip(b"\n")) == cardinal


def test_an_empty_file_is_refused() -> None:
    """There is no line to name."""
    assert str(refused(b"")) == "record: the file is empty"


@pytest.mark.parametrize("first", [b"O . G", b"{", b"\xff\xfe", b"[1]", b'"text"', b"null", b"[" * 100_000])
def test_what_is_not_json_is_refused(first: bytes) -> None:
    """A file of another kind is refused at its first line."""
    error = refused(first + b"\n")
    assert error.line == 1
    assert error.problem.startswith("this file is not a record of Quarterdeck: it ")


def test_a_foreign_file_is_refused() -> None:
    """JSON of something else is told to be no record."""
    error = refused(b'{"event":"chess"}\n{"move":"e4"}\n')
    assert error.line == 1
    assert "not a Quarterdeck record" in error.problem


def test_a_newer_format_is_refused_by_name(cardinal: Record) -> None:
    """The message says who wrote it and what is read here, whatever else the newer file holds."""

    def newer(lines: list[Fields]) -> None:
        lines[0] |= {"format": NEWEST_FORMAT + 1, "quarterdeck": "9.1.0", "novelty": True}

    error = refused(changed(cardinal, newer))
    assert error.line == 1
    assert f"version {NEWEST_FORMAT + 1} was written by a newer Quarterdeck (9.1.0)" in error.problem


@pytest.mark.parametrize("version", [0, -1, "1", 1.5, None, True])
def test_a_format_that_is_no_version_is_refused(cardinal: Record, version: object) -> None:
    """Versions are whole numbers from 1."""

    def odd(lines: list[Fields]) -> None:
        lines[0]["format"] = version

    assert "is not a version of the format" in refused(changed(cardinal, odd)).problem


def header_with(**fields: object) -> Change:
    """A change of the header."""

    def change(lines: list[Fields]) -> None:
        lines[0].update(fields)

    return change


HEADERS: dict[str, tuple[Change, str]] = {
    "unknown game": (header_with(game="chess"), "there is no game 'chess'; there are bremerhaven, bruise-cruise"),
    "newer rules": (header_with(rules=7), "version 7 of the rules of Cardinal, here is version 1; a newer Quarterdeck"),
    "rules without version": (header_with(rules=0), "rules: "),
    "bad option": (header_with(options={"rows": 9}), "options.rows: "),
    "unknown option": (header_with(options={"wind": 1}), "options.wind: Cardinal has no such option"),
    "options of another form": (header_with(options=[4, 4]), "options: "),
    "too many players": (header_with(players=3, seats=["a", "b", "c"]), "players: Cardinal is for 2"),
    "too few labels": (header_with(seats=["Ada"]), "seats: there are 1 labels for 2 players"),
    "an empty label": (header_with(seats=["Ada", " "]), "seats[1]: "),
    "a label that cannot be printed": (header_with(seats=["A\u0007", "Ben"]), "seats[0]: "),
    "an unknown field": (header_with(wind="north"), "wind"),
    "a pack for a game without": (header_with(pack={"name": "x", "digest": "0" * 64}), "pack.digest: Cardinal has no"),
}


@pytest.mark.parametrize("case", HEADERS)
def test_a_header_that_cannot_be_played_here_is_refused(cardinal: Record, case: str) -> None:
    """Each reason names the field."""
    change, problem = HEADERS[case]
    error = refused(changed(cardinal, change))
    assert error.line == 1
    assert problem in error.problem


def test_a_header_without_a_field_is_refused(cardinal: Record) -> None:
    """The message names what is missing."""

    def without(lines: list[Fields]) -> None:
        del lines[0]["players"]

    assert "players" in refused(changed(cardinal, without)).problem


OWN: Fields = {"name": "The whirlpool deck", "digest": "0" * 64}
TEXT = 'title = "Mine"\n'
PACKS: dict[str, tuple[Fields, str]] = {
    "another built-in deck": (OWN, "Kraken has no pack 'The whirlpool deck' of its own with this content"),
    "content that was changed": ({**OWN, "content": TEXT}, "pack.digest: is not that of the content"),
    "content that is not a deck": (
        {"name": "Mine", "digest": sha256(TEXT.encode()).hexdigest(), "content": TEXT},
        "cards",
    ),
    "a field too many": ({**OWN, "author": "me"}, "author"),
}


@pytest.mark.parametrize("case", PACKS)
def test_a_pack_that_does_not_match_its_digest_is_refused(kraken: Record, case: str) -> None:
    """Content and digest belong together."""
    pack, problem = PACKS[case]
    error = refused(changed(kraken, header_with(pack=pack)))
    assert error.line == 1
    assert problem in error.problem


# -- the lines -------------------------------------------------------------------------------


def test_a_changed_line_is_refused(cardinal: Record) -> None:
    """One other letter breaks the checksum of its line."""
    lines = encoded(cardinal)
    lines[4] = lines[4].replace(b'"who":"orange"', b'"who":"orangf"').replace(b'"who":"green"', b'"who":"greem"')
    error = refused(joined(lines))
    assert error.line == 5
    assert "checksum does not match" in error.problem


def test_a_line_of_another_record_is_refused(cardinal: Record) -> None:
    """It is sound and has the right number, but its checksum continues another chain."""
    other = play_on(new_match("cardinal"), seed=8).record
    lines = encoded(cardinal)
    lines[6] = encoded(other)[6]
    error = refused(joined(lines))
    assert error.line == 7
    assert "another line belongs before it" in error.problem


def test_a_header_of_another_match_is_refused_at_the_first_move(cardinal: Record) -> None:
    """Players cannot be exchanged under a game."""
    lines = encoded(cardinal)
    lines[0] = lines[0].replace(b"Ada", b"Eve")
    assert refused(joined(lines)).line == 1
    lines[0] = encoded(new_match("cardinal", rows=5).record)[0]
    assert refused(joined(lines)).line == 2


def test_lines_out_of_order_are_refused(cardinal: Record) -> None:
    """The number says which line belongs there."""
    lines = encoded(cardinal)
    lines[3], lines[5] = lines[5], lines[3]
    error = refused(joined(lines))
    assert error.line == 4
    assert "has number 5 where 3 belongs" in error.problem


def test_a_missing_line_is_refused(cardinal: Record) -> None:
    """The line after the gap is named."""
    lines = encoded(cardinal)
    del lines[3]
    error = refused(joined(lines))
    assert error.line == 4
    assert "has number 4 where 3 belongs" in error.problem


def test_a_repeated_line_is_refused(cardinal: Record) -> None:
    """A line may not stand twice."""
    lines = encoded(cardinal)
    lines.insert(3, lines[2])
    assert refused(joined(lines)).line == 4


def test_a_record_cut_between_lines_is_refused(cardinal: Record) -> None:
    """Without the closing line nobody knows what is missing."""
    lines = encoded(cardinal)[:5]
    error = refused(joined(lines))
    assert error.line == 6
    assert "the closing line is missing: the record is cut short" in error.problem


def test_a_record_cut_within_a_line_is_refused(cardinal: Record) -> None:
    """Half a line is named as such."""
    data = encode_record(cardinal)
    error = refused(data[: data.index(b"\n", 400) - 7])
    assert error.problem == "the line is damaged: it ends too soon"


def test_a_line_that_cannot_be_read_is_refused_with_the_place(cardinal: Record) -> None:
    """Characters count from one, however many bytes they have."""
    lines = encoded(cardinal)
    lines[1] = '{"é"'.encode() + b" oops" + lines[1][1:]
    error = refused(joined(lines))
    assert error.line == 2
    assert error.problem == "the line is damaged: it cannot be read from character 6 on"


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (b'{"\xc3\xa9": "\xff"}', "it cannot be read from character 8 on"),
        (b'{"move": 1e999}', "it cannot be read"),
        (b'{"move": "\\ud800"}', "it cannot be read"),
    ],
    ids=["bytes that are no text", "a number without end", "half a character"],
)
def test_what_json_cannot_hold_is_refused_in_plain_words(cardinal: Record, broken: bytes, why: str) -> None:
    """A place is named only if it is known."""
    lines = encoded(cardinal)
    lines[1] = broken
    assert refused(joined(lines)).problem == f"the line is damaged: {why}"


def test_a_line_after_the_closing_line_is_refused(cardinal: Record) -> None:
    """Also an empty one."""
    for more in (b"", b"{}", encoded(cardinal)[1]):
        error = refused(joined([*encoded(cardinal), more, b"x"]))
        assert error.line == len(cardinal.lines) + 3
        assert "comes after the closing line" in error.problem


def test_a_line_without_checksum_is_refused(cardinal: Record) -> None:
    """Hand-made lines have none, or one that is not at the end."""
    for line in (b'{"n":1,"who":"chance","move":"coin green"}', b'{"sum":"0123456789ab","n":1,"move":"coin green"}'):
        error = refused(joined([encoded(cardinal)[0], line]))
        assert error.line == 2
        assert "checksum" in error.problem


def edit_line(place: int, **fields: object) -> Change:
    """A change of one line of the file, counted from 0; None takes the field away."""

    def change(lines: list[Fields]) -> None:
        lines[place].update(fields)
        for name, value in fields.items():
            if value is None:
                del lines[place][name]

    return change


LINES: dict[str, tuple[Change, str]] = {
    "a number that is not a number": (edit_line(2, n="2"), "n: "),
    "a negative number": (edit_line(2, n=-2), "n: "),
    "no number": (edit_line(2, n=None), "n"),
    "nobody's move": (edit_line(2, who=None), "who"),
    "a move that is not a text": (edit_line(2, move=12), "move: "),
    "a field too many": (edit_line(2, clock=3), "clock"),
    "a take-back to before the start": (edit_line(2, move=None, who=None, back_to=-1, by="green"), "back_to: "),
    "another kind of line": (edit_line(2, move=None, chat="hello"), "is not a line of a record"),
}


@pytest.mark.parametrize("case", LINES)
def test_a_line_of_another_form_is_refused(cardinal: Record, case: str) -> None:
    """The message names the field, although the checksum is sound."""
    change, problem = LINES[case]
    error = refused(changed(cardinal, change))
    assert error.line == 3
    assert problem in error.problem


CLOSINGS: dict[str, tuple[Change, str]] = {
    "another count": (edit_line(-1, lines=3), "counts 3 lines where there are"),
    "open with a result": (edit_line(-1, state="open"), "a result exactly when it is over"),
    "over without a result": (edit_line(-1, result=None), "a result exactly when it is over"),
    "another state": (edit_line(-1, state="paused"), "state: "),
    "no digest": (edit_line(-1, position=None), "digest is missing"),
}


@pytest.mark.parametrize("case", CLOSINGS)
def test_a_closing_line_that_does_not_fit_is_refused(cardinal: Record, case: str) -> None:
    """The closing line is named, and what is wrong with it."""
    change, problem = CLOSINGS[case]
    error = refused(changed(cardinal, change))
    assert error.line == len(cardinal.lines) + 2
    assert problem in error.problem


# -- files -----------------------------------------------------------------------------------


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    """A missing file, a folder and an impossible name are malformed input, not a crash."""
    for path in (tmp_path / "none.qdr", tmp_path, tmp_path / "nul\0.qdr"):
        with pytest.raises(Malformed, match="cannot be read") as caught:
            read_record(path)
        assert caught.value.path == str(path)


def test_a_file_too_large_for_a_record_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory is finite; no game fills that much."""
    monkeypatch.setattr(reading, "LARGEST", 1000)
    (tmp_path / "large.qdr").write_bytes(b" " * 1001)
    with pytest.raises(Malformed, match="larger than any record"):
        read_record(tmp_path / "large.qdr")


def test_a_record_is_read_from_its_file(tmp_path: Path, cardinal: Record) -> None:
    """`read_record` reads what is in the file."""
    (tmp_path / "game.qdr").write_bytes(encode_record(cardinal))
    assert read_record(tmp_path / "game.qdr") == cardinal
