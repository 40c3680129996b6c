"""Replaying checks every move again and ends where the record says, on every machine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from quarterdeck.analysis import plan
from quarterdeck.engine.errors import RecordError
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.games.bruise_cruise.pack import reading
from quarterdeck.games.bruise_cruise.pack.tables import tables_of
from quarterdeck.records.lines import digest, encode_record
from quarterdeck.records.reading import parse_record
from quarterdeck.records.record import MoveLine, Record
from quarterdeck.records.replaying import replay, same_by_newer_rules, verify
from quarterdeck.table.match import Match
from tests.examples import some
from tests.records.captains import map_t, map_u
from tests.records.games import Fields, changed, new_match, play_on, script
from tests.records.voyages import cards_played, sea_fight

CA_T4: Fields = {
    "game": "cardinal",
    "board": [". . . . .", ". O . G .", ". . . . .", ". O . . .", ". . . . ."],
    "player": "green",
}


@pytest.fixture(scope="module", name="cardinal")
def cardinal_record() -> Record:
    """A finished game of Cardinal; the coin chose green."""
    match = new_match("cardinal")
    match.play_chance("coin green")
    return play_on(match, seed=1).record


def refused(record: Record, change: Callable[[list[Fields]], None]) -> RecordError:
    """Why a record that reads well does not replay."""
    with pytest.raises(RecordError) as caught:
        verify(parse_record(changed(record, change)))
    return caught.value


def line_with(place: int, **fields: object) -> Callable[[list[Fields]], None]:
    """A change of a line of the file, counted from 0."""

    def change(lines: list[Fields]) -> None:
        lines[place].update(fields)

    return change


@pytest.fixture(scope="module", name="older")
def older_record() -> Record:
    """A game of Bremerhaven that began by version 1 of its rules; here is a later one."""
    record = play_on(new_match("bremerhaven"), seed=2, decisions=30).record
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, rules=1))


def test_a_record_of_older_rules_is_replayed_by_todays(older: Record) -> None:
    """If every line is legal and leads to the same end; both versions are named."""
    report = verify(parse_record(encode_record(older)))
    assert (report.rules, report.rules_here) == (1, find_game("bremerhaven").rules_version)
    assert "version 1 of the rules of Bremerhaven" in same_by_newer_rules(older.header)
    assert Match.resume(older).record.header.rules == 1


def test_a_record_of_todays_rules_says_nothing_of_rules(cardinal: Record) -> None:
    """Nor does a refusal."""
    assert same_by_newer_rules(cardinal.header) == ""
    assert "began by version" not in refused(cardinal, line_with(2, move="z9")).problem


def test_where_todays_rules_refuse_an_older_record_the_line_is_named(older: Record) -> None:
    """Older rules allowed this move."""
    place = len(older.lines)
    error = refused(older, line_with(place, move="pass away"))
    assert error.line == place + 1
    assert "began by version 1 of the rules of Bremerhaven; here is version 2" in error.problem


def test_an_older_record_that_ends_elsewhere_by_todays_rules_is_refused(older: Record) -> None:
    """Every line is legal, but older rules led to another position."""
    last = len(older.lines) + 1
    error = refused(older, line_with(last, position=older.closing.position[:-1] + "x"))
    assert error.line == last + 1
    assert "began by version 1" in error.problem


def test_replaying_leads_to_the_same_position(cardinal: Record) -> None:
    """The digest is that of the closing line, and the report says what was played."""
    course = replay(cardinal)
    assert digest(course.position, 1) == cardinal.closing.position
    report = verify(cardinal)
    assert (report.moves, report.take_backs, report.state) == (len(cardinal.lines), 0, "over")
    assert report.result == cardinal.closing.result
    assert report.seats == ("Ada", "Ben")


def test_replaying_stops_where_it_is_told(cardinal: Record) -> None:
    """After no line, some, all of them, or more than there are."""
    for upto in (0, 1, 7, len(cardinal.lines), 1000):
        course = replay(cardinal, upto=upto)
        assert [step.text for step in course.steps] == [
            line.move for line in cardinal.lines[:upto] if hasattr(line, "move")
        ]


def test_an_illegal_move_is_refused_with_its_clause(cardinal: Record) -> None:
    """A ship on a ship, with the line and the clause of the rules."""
    first = msgspec.to_builtins(cardinal.lines[1])["move"]
    error = refused(cardinal, line_with(3, move=first))
    assert error.line == 4
    assert "(CA-2.3)" in error.problem


def test_a_move_out_of_turn_is_refused(cardinal: Record) -> None:
    """The message says whose turn it is."""
    error = refused(cardinal, line_with(2, who="orange"))
    assert error.line == 3
    assert "It is not orange's turn; green must choose." in error.problem


def test_a_move_for_chance_out_of_turn_is_refused(cardinal: Record) -> None:
    """Chance has nothing to decide beside a player, nor a player beside chance."""
    assert "Chance has nothing to decide now" in refused(cardinal, line_with(2, who="chance")).problem
    error = refused(cardinal, line_with(1, who="green"))
    assert error.line == 2
    assert "Chance decides now" in error.problem


def test_a_move_of_an_unknown_seat_is_refused(cardinal: Record) -> None:
    """The message lists the seats."""
    error = refused(cardinal, line_with(2, who="blue"))
    assert error.line == 3
    assert "'blue' is not a seat of this game; write orange, green or chance" in error.problem


def test_a_text_that_is_no_move_is_refused(cardinal: Record) -> None:
    """Notation that means nothing is named with its line."""
    error = refused(cardinal, line_with(2, move="z9"))
    assert error.line == 3
    assert "'z9' is not a move" in error.problem


def test_a_move_after_the_end_is_refused(cardinal: Record) -> None:
    """Nobody moves any more."""

    def more(lines: list[Fields]) -> None:
        number = len(lines) - 1
        lines.insert(-1, {"n": number, "who": "green", "move": "a1"})
        lines[-1]["lines"] = number

    error = refused(cardinal, more)
    assert error.line == len(cardinal.lines) + 2
    assert "The game is over" in error.problem


def test_another_final_position_is_refused(cardinal: Record) -> None:
    """The digest of the closing line must be that of the replayed position."""
    error = refused(cardinal, line_with(-1, position="0" * 64))
    assert error.line == len(cardinal.lines) + 2
    assert "position: the moves lead to another position" in error.problem


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ("0" * 64, ""),
        ("2:" + "0" * 64, "the moves lead to another position"),
        ("3:" + "0" * 64, "made by a newer Quarterdeck"),
    ],
)
def test_digests_are_compared_with_those_of_the_same_form(position: str, problem: str) -> None:
    """Pirates numbers its positions in its second way: digests of the first one are not compared, those of a third are refused."""
    record = parse_record((Path(__file__).parent / "fixtures" / "pirates-no-moves.qdr").read_bytes())
    changed_record = parse_record(changed(record, line_with(-1, position=position)))
    if problem:
        with pytest.raises(RecordError, match=problem):
            verify(changed_record)
    else:
        assert verify(changed_record).result == record.closing.result


def test_another_result_is_refused(cardinal: Record) -> None:
    """Nobody becomes a winner by editing the last line."""
    error = refused(cardinal, line_with(-1, result={"how": "five-ships", "winners": []}))
    assert "result: the moves lead to another result" in error.problem


def test_another_state_is_refused() -> None:
    """A game that goes on is not over."""
    record = play_on(new_match("cardinal"), seed=1, decisions=5).record
    over = line_with(-1, state="over", result={"how": "five-ships", "winners": ["green"]})
    assert "state: says over, but the game is open" in refused(record, over).problem


def test_a_record_may_begin_from_a_position() -> None:
    """CA-T4 as a start: the header holds the position file, and the record replays."""
    match = script(new_match("cardinal", start=CA_T4, rows=5, columns=5), "d4")
    again = replay(parse_record(encode_record(match.record)))
    assert again.game.save(again.position) == match.save()


def test_a_bad_start_is_refused_by_its_field() -> None:
    """The path leads into the position file of the header."""
    record = script(new_match("cardinal", start=CA_T4, rows=5, columns=5), "d4").record
    error = refused(record, line_with(0, start={**CA_T4, "board": ["O . .", ". . .", ". . X"]}))
    assert error.line == 1
    assert error.problem.startswith("start.board[2]: ")


def test_a_start_that_does_not_go_with_the_header_is_refused() -> None:
    """The board of the position file is of another size than the options say."""
    record = script(new_match("cardinal", start=CA_T4, rows=5, columns=5), "d4").record
    error = refused(record, line_with(0, options={"rows": 4, "columns": 5, "first": "coin"}))
    assert error.line == 1
    assert error.problem == "start: does not go with players, options and pack: rows 5, not 4"


def test_a_record_carries_the_content_it_was_played_with() -> None:
    """A deck of one's own is in the header, whole; it replays where that deck is unknown."""
    game = find_game("kraken")
    cards = "".join(f'[[cards]]\nname = "Card {k}"\nicons = "FXR"\n' for k in range(12))
    mine = game.read_pack("mine.toml", f'title = "Mine"\n{cards}')
    match = Match.new(game, Setup(players=2, options=game.options(), pack=mine), ["Ada", "Ben"])
    record = parse_record(encode_record(play_on(match, seed=3, decisions=40).record))
    assert record.header.pack is not None
    assert record.header.pack.content == mine.content
    assert verify(record).position == match.record.closing.position
    assert Match.resume(record).record == record


def test_a_record_on_a_chart_of_ones_own_replays_where_it_is_unknown() -> None:
    """Chart, ports and cards of Bruise Cruise are in the header, whole."""
    match = cards_played(2, seed=1)
    record = parse_record(encode_record(match.record))
    assert record.header.pack is not None
    assert record.header.pack.content == map_t().content
    assert verify(record).position == match.record.closing.position
    assert Match.resume(record).save() == match.save()


def test_a_record_on_a_part_of_a_pack_carries_the_rest_of_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Map T without Unfathomable cards: those that were built in are in the header, and replay when others are."""
    match = sea_fight(2, seed=46, decisions=90)
    data, whole = encode_record(match.record), map_u().content
    assert any(line.move == "salvage" for line in match.record.lines if isinstance(line, MoveLine))
    monkeypatch.setattr(reading, "built_in_text", lambda: "title = 'another'\n[supplies]\n")
    tables_of.cache_clear()
    record = parse_record(data)
    assert record.header.pack is not None
    assert record.header.pack.content == whole
    assert verify(record).position == match.record.closing.position


def test_a_record_of_the_games_own_deck_names_it_by_digest() -> None:
    """The text is not repeated in every record."""
    record = new_match("kraken").record
    own = find_game("kraken").own_pack()
    assert own is not None
    assert record.header.pack is not None
    assert (record.header.pack.digest, record.header.pack.content) == (own.digest, None)
    assert new_match("cardinal").record.header.pack is None


@pytest.mark.parametrize("hash_seed", some(["0", "4321"], ["4321"]))
def test_records_replay_alike_under_another_hash_seed(hash_seed: str, tmp_path: Path) -> None:
    """Law 1: the same bytes from another interpreter with another order of hashes, for every game."""
    records = {tmp_path / f"{key}.qdr": play_on(new_match(key), seed=6).record for key in keys()}
    for path, record in records.items():
        path.write_bytes(encode_record(record))
    code = (
        "import sys; from pathlib import Path; from quarterdeck.records.reading import read_record;"
        "from quarterdeck.records.lines import encode_record; from quarterdeck.table.match import Match;"
        "matches = [Match.resume(read_record(Path(path))) for path in sys.argv[1:]];"
        "[sys.stdout.buffer.write(encode_record(match.record) + match.save()) for match in matches]"
    )
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", code, *map(str, records)], env=environment, capture_output=True, check=True
    )
    assert run.stdout == b"".join(path.read_bytes() + Match.resume(record).save() for path, record in records.items())


# -- take-backs --------------------------------------------------------------------------------


def taken_back() -> Record:
    """Green takes b2 back and places on c3 instead."""
    match = script(new_match("cardinal", first="green"), "b2")
    match.take_back(1)
    return script(match, "c3").record


def test_a_take_back_is_replayed() -> None:
    """Three lines, one move in effect."""
    record = taken_back()
    report = verify(parse_record(encode_record(record)))
    assert (report.lines, report.moves, report.take_backs) == (3, 1, 1)
    assert [step.text for step in replay(record).steps] == ["c3"]


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"by": "orange"}, "move 1 is not the latest decision of orange"),
        ({"back_to": 1}, "move 2 is not the latest decision of green"),
        ({"by": "chance"}, "is not the latest decision of chance"),
        ({"by": "blue"}, "'blue' is not a seat"),
    ],
)
def test_a_take_back_of_something_else_is_refused(fields: Fields, problem: str) -> None:
    """Only the latest decision of a seat can be taken back, by that seat."""
    error = refused(taken_back(), line_with(2, **fields))
    assert error.line == 3
    assert problem in error.problem


def test_a_take_back_behind_chance_is_refused() -> None:
    """A record cannot claim what the table would not allow."""
    match = play_on(new_match("kraken"), seed=2, decisions=40)
    lines = len(match.record.lines)
    played = next(step for step in reversed(replay(match.record).steps) if step.who >= 0 and step.text[:4] == "play")
    steps = [step.text for step in replay(match.record).steps]
    number = len(steps) - 1 - steps[::-1].index(played.text)
    by = match.seat_names[played.who]

    def insert(changing: list[Fields]) -> None:
        del changing[number + 2 : -1]
        changing.insert(-1, {"n": number + 2, "back_to": number, "by": by})
        changing[-1]["lines"] = number + 2

    assert lines > number
    error = refused(match.record, insert)
    assert error.line == number + 3
    assert "may not take this back" in error.problem


@pytest.mark.parametrize("record_format", [2, 3])
def test_what_chance_chose_for_a_player_is_a_remark(record_format: int) -> None:
    """From version 3 of the format on: the record, the story and an analysis tell it; the position is the same without."""
    match = new_match("cardinal", first="orange")
    match.header = msgspec.structs.replace(match.header, format=record_format)
    match.make(0, "c2", lot=True)
    match.make(1, "a1")
    told = [sentence.text for sentence in match.story(0)]
    assert ("That was chosen by chance for you." in told) is (record_format == 3)
    assert ("That was chosen by chance for Orange." in [one.text for one in match.story(-1)]) is (record_format == 3)
    assert [line.lot for line in match.record.lines if isinstance(line, MoveLine)] == [record_format == 3, False]
    encoded = encode_record(match.record)
    assert (b'"lot"' in encoded) is (record_format == 3)
    again = Match.resume(parse_record(encoded))
    assert [again.was_lot(k) for k in (0, 1)] == [record_format == 3, False]
    causes = [moment.cause for moment in plan(again, 0, 4).moments]
    assert causes[0] == ("chance" if record_format == 3 else "mine")
    plain = [msgspec.structs.replace(line, lot=False) for line in again.record.lines if isinstance(line, MoveLine)]
    assert (
        replay(msgspec.structs.replace(again.record, lines=tuple(plain))).position.numbers() == again.view(0).numbers()
    )


def test_an_older_record_cannot_say_what_chance_chose() -> None:
    """Its readers would not know the field."""
    match = new_match("cardinal", first="orange")
    match.make(0, "c2")
    record = match.record
    line = msgspec.structs.replace(record.lines[0], lot=True)
    with pytest.raises(RecordError):
        parse_record(encode_record(msgspec.structs.replace(record, lines=(line,))))
