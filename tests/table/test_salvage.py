"""A match whose record is at fault somewhere is there up to that place, and the fault is told."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from quarterdeck.engine.errors import RecordError
from quarterdeck.engine.position_files import PackNote
from quarterdeck.records.lines import encode_record
from quarterdeck.records.record import Line, MoveLine, ResignLine, TakeBackLine
from quarterdeck.table.match import Match
from tests.records.games import new_match, play_on, script


@pytest.fixture(name="played")
def played_match() -> Match:
    """Two ships of Cardinal."""
    return script(new_match("cardinal", first="orange"), "c2", "a1")


def test_a_sound_match_is_there_whole() -> None:
    """Without any error."""
    match = play_on(new_match("kraken"), seed=1, decisions=50)
    found, error = Match.salvage(match.header, match.lines_since(0))
    assert error is None
    assert found is not None
    assert found.record == match.record


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (MoveLine(n=3, who="orange", move="c2"), "already on c2"),
        (MoveLine(n=3, who="orange", move="z9"), "is not a move"),
        (MoveLine(n=3, who="green", move="d4"), "orange must choose"),
        (MoveLine(n=3, who="blue", move="d4"), "'blue' is not a seat"),
        (MoveLine(n=4, who="orange", move="d4"), "has number 4 where 3 belongs"),
        (TakeBackLine(n=3, back_to=0, by="orange"), "may not take this back"),
        (ResignLine(n=3, resigned="chance"), "does not play"),
    ],
)
def test_a_line_that_does_not_follow_is_told_and_nothing_after_it_is_done(
    played: Match, line: Line, problem: str
) -> None:
    """The match stands before it, and can be shown."""
    lines = [*played.lines_since(0), line, MoveLine(n=4, who="green", move="d4")]
    found, error = Match.salvage(played.header, lines)
    assert error is not None
    assert error.line == line.n + 1
    assert problem in error.problem
    assert found is not None
    assert found.record == played.record
    assert found.story(0) == played.story(0)


def test_a_line_that_cannot_even_be_read_is_told(played: Match) -> None:
    """Whoever hands over the lines may find the fault."""

    def stored() -> Iterator[Line]:
        yield from played.lines_since(0)
        raise RecordError(4, "is of no kind that is known here")

    found, error = Match.salvage(played.header, stored())
    assert str(error) == "line 4: is of no kind that is known here"
    assert found is not None
    assert found.revision == 2


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"rules": 7}, "a newer Quarterdeck can replay it"),
        ({"format": 9}, "version 9 was written by a newer Quarterdeck"),
        ({"pack": PackNote(name="mine.toml", digest="0" * 64)}, "has no pack 'mine.toml'"),
        ({"options": {"rows": 99}}, "options.rows"),
        ({"start": {"game": "cardinal"}}, "start"),
        ({"view": "orange"}, "but not replayed"),
    ],
)
def test_a_header_that_means_nothing_here_leaves_no_match(
    played: Match, fields: dict[str, object], problem: str
) -> None:
    """The error says what is missing here."""
    header = msgspec.structs.replace(played.header, **fields)
    found, error = Match.salvage(header, played.lines_since(0))
    assert found is None
    assert error is not None
    assert error.line == 1
    assert problem in error.problem
    with pytest.raises(RecordError):
        Match.begin(header)


def test_lines_from_another_process_are_followed() -> None:
    """Two matches with the same header come to the same, line by line; a repeated line changes nothing."""
    match = play_on(new_match("kraken", players=3), seed=2, decisions=30)
    seat = next(seat for seat in range(3) if match.can_ask_back(seat))
    match.take_back(seat, consent=range(3))
    match.resign(0)
    mirror = Match.begin(match.header)
    for line in match.lines_since(0):
        mirror.follow(line)
    assert encode_record(mirror.record) == encode_record(match.record)
    with pytest.raises(RecordError, match="has number 30 where 33 belongs"):
        mirror.follow(match.lines_since(29)[0])
    assert encode_record(mirror.record) == encode_record(match.record)
