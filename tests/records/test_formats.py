"""What version 1 of the format could not say is refused in it, and judged as it was then; version 2 says who agreed."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from quarterdeck.engine.errors import Malformed, NoTakeBack, RecordError
from quarterdeck.records.lines import encode_record
from quarterdeck.records.reading import parse_record
from quarterdeck.records.record import Record, TakeBackLine
from quarterdeck.records.replaying import replay, verify
from quarterdeck.table.match import Match
from tests.records.games import Fields, changed, new_match, play_on, script

ORANGE, GREEN = 0, 1
Change = Callable[[list[Fields]], None]


def edit(place: int, **fields: object) -> Change:
    """A change of a line of the file, counted from 0; None takes the field away."""

    def change(lines: list[Fields]) -> None:
        lines[place].update(fields)
        for name in [name for name, value in fields.items() if value is None]:
            del lines[place][name]

    return change


def both(*changes: Change) -> Change:
    """Several changes, one after the other."""

    def change(lines: list[Fields]) -> None:
        for one in changes:
            one(lines)

    return change


FIRST = edit(0, format=1)


def refused(record: Record, change: Change) -> RecordError:
    """Why a changed record is refused."""
    with pytest.raises(RecordError) as caught:
        verify(parse_record(changed(record, change)))
    return caught.value


def agreed_record() -> Record:
    """Orange takes back its move and Green's, who agrees."""
    match = script(new_match("cardinal", first="orange"), "c2", "a1")
    match.take_back(ORANGE, consent=(GREEN,))
    return script(match, "b2").record


def over_chance(players: int = 2) -> Match:
    """A match of Kraken in which a seat has taken back its decision, and the cards dealt since."""
    match = play_on(new_match("kraken", players=players), seed=3, decisions=80)
    last = max(step.line for step in replay(match.record).steps if step.who < 0)
    by = replay(match.record, upto=last - 1).steps
    seat = next(step.who for step in reversed(by) if step.who >= 0)
    match = Match.resume(play_on(new_match("kraken", players=players), seed=3, decisions=last).record)
    match.take_back(seat, consent=range(players))
    return match


def test_a_new_record_says_who_agreed() -> None:
    """Version 2; whoever was not needed is not named."""
    record = agreed_record()
    assert record.header.format == 2
    assert record.lines[2] == TakeBackLine(n=3, back_to=0, by="orange", agreed=("green",))
    assert b'{"n":3,"back_to":0,"by":"orange","agreed":["green"],"sum":' in encode_record(record)
    match = script(new_match("cardinal", first="orange"), "c2")
    match.take_back(ORANGE, consent=(GREEN,))
    assert b"agreed" not in encode_record(match.record)


@pytest.mark.parametrize("agreed", [None, []])
def test_a_take_back_without_the_agreement_it_needs_is_refused(agreed: list[str] | None) -> None:
    """Over another seat's move as over chance."""
    error = refused(agreed_record(), edit(3, agreed=agreed))
    assert error.line == 4
    assert "orange may not take this back: Green has decided since then. It needs the agreement of green." in str(error)
    record = over_chance().record
    error = refused(record, edit(len(record.lines), agreed=agreed))
    assert error.line == len(record.lines) + 1
    assert "Chance has decided something since then" in error.problem


def test_all_others_must_have_agreed() -> None:
    """Of three players, two."""
    record = over_chance(players=3).record
    line = record.lines[-1]
    assert isinstance(line, TakeBackLine)
    assert verify(parse_record(encode_record(record))).take_backs == 1
    error = refused(record, edit(len(record.lines), agreed=[line.agreed[0]]))
    assert error.problem.endswith(f"It needs the agreement of {line.agreed[1]}.")


@pytest.mark.parametrize(
    ("agreed", "problem"),
    [
        (["orange"], "names other seats, in this order: green"),
        (["green", "green"], "names other seats"),
        (["chance"], "names other seats"),
        (["blue"], "'blue' is not a seat"),
    ],
)
def test_only_other_seats_agree_each_once(agreed: list[str], problem: str) -> None:
    """Anything else is no agreement."""
    assert problem in refused(agreed_record(), edit(3, agreed=agreed)).problem


def test_a_record_of_version_1_replays_as_before() -> None:
    """Who had moved since had agreed, though the record does not say so; behind chance there was no way."""
    old = both(FIRST, edit(3, agreed=None))
    record = parse_record(changed(agreed_record(), old))
    assert verify(record).take_backs == 1
    match = Match.resume(record)
    assert match.story(GREEN)[2].text == "Orange takes back 2 moves."
    assert encode_record(match.record) == changed(agreed_record(), old)
    crossed = over_chance().record
    error = refused(crossed, both(FIRST, edit(len(crossed.lines), agreed=None)))
    assert "Chance has decided something since then" in error.problem


def test_in_version_1_the_end_of_a_game_with_secrets_was_taken_back_freely() -> None:
    """A record that did so replays; today it needs agreement."""
    match = play_on(new_match("kraken"), seed=5)
    seat = replay(match.record).steps[-1].who
    match.take_back(seat, consent=range(2))
    place = len(match.record.lines)
    assert "what was hidden in it has been shown" in refused(match.record, edit(place, agreed=None)).problem
    old = parse_record(changed(match.record, both(FIRST, edit(place, agreed=None))))
    assert verify(old).take_backs == 1


@pytest.mark.parametrize("line", [{"agreed": ["green"]}, {"back_to": None, "by": None, "resigned": "orange"}])
def test_version_1_holds_no_line_of_version_2(line: Fields) -> None:
    """A reader of version 1 would refuse it, so the header must say 2."""
    with pytest.raises(RecordError) as caught:
        parse_record(changed(agreed_record(), both(FIRST, edit(3, **({"agreed": None} | line)))))
    assert caught.value.line == 4
    assert "such lines are of version 2 of the format; the header says version 1" in caught.value.problem


def old_match(*moves: str) -> Match:
    """A match whose record was begun in version 1."""
    record = script(new_match("cardinal", first="orange"), *moves).record
    return Match.resume(parse_record(changed(record, FIRST)))


def test_a_match_begun_in_version_1_goes_on_in_it() -> None:
    """With the consent that the table asks for, which its record cannot tell; still every reader of version 1 reads it."""
    match = old_match("c2", "a1")
    with pytest.raises(NoTakeBack):
        match.take_back(ORANGE)
    match.take_back(ORANGE, consent=(GREEN,))
    script(match, "d4")
    assert match.record.lines[2] == TakeBackLine(n=3, back_to=0, by="orange")
    assert match.record.header.format == 1
    assert verify(parse_record(encode_record(match.record))).moves == 1


def test_a_match_begun_in_version_1_has_neither_resignations_nor_take_backs_behind_chance() -> None:
    """Both are refused with the reason, and change nothing."""
    source = over_chance()
    record = Match.salvage(msgspec.structs.replace(source.header, format=1), source.lines_since(0)[:-1])[0]
    assert record is not None
    line = source.lines_since(source.revision - 1)[0]
    assert isinstance(line, TakeBackLine)
    seat = record.game.seat_names.index(line.by)
    before = encode_record(record.record)
    assert not record.can_ask_back(seat)
    with pytest.raises(NoTakeBack, match="version 1 of the format, which cannot say that the others agree"):
        record.take_back(seat, consent=(0, 1))
    with pytest.raises(Malformed, match="version 1 of the format has no resignations"):
        record.resign(0)
    with pytest.raises(RecordError, match="such lines are of version 2"):
        record.follow(line)
    assert encode_record(record.record) == before


RESIGNATIONS: dict[str, tuple[Change, str]] = {
    "of chance": (edit(3, resigned="chance"), "chance does not play"),
    "of nobody": (edit(3, resigned="blue"), "'blue' is not a seat"),
    "with a move": (edit(3, extra=1), "extra"),
}


@pytest.mark.parametrize("case", RESIGNATIONS)
def test_a_resignation_that_is_none_is_refused(case: str) -> None:
    """With its line."""
    match = script(new_match("cardinal", first="orange"), "c2", "a1")
    match.resign(GREEN)
    change, problem = RESIGNATIONS[case]
    error = refused(match.record, change)
    assert error.line == 4
    assert problem in error.problem


def test_a_seat_that_does_not_play_does_not_resign() -> None:
    """Kraken has four seats, this game two players."""
    match = new_match("kraken")
    match.resign(0)
    assert (
        "'C' is not a seat of this game; write A, B or chance" in refused(match.record, edit(1, resigned="C")).problem
    )


@pytest.mark.parametrize(
    "line",
    [
        {"who": "orange", "move": "d4"},
        {"back_to": 0, "by": "orange", "agreed": ["green"]},
        {"back_to": 1, "by": "green"},
        {"resigned": "orange"},
    ],
)
def test_nothing_follows_a_resignation(line: Fields) -> None:
    """No move, no take-back, no other resignation."""
    match = script(new_match("cardinal", first="orange"), "c2", "a1")
    match.resign(GREEN)

    def more(lines: list[Fields]) -> None:
        lines.insert(-1, {"n": 4, **line})
        lines[-1]["lines"] = 4

    assert refused(match.record, more).line == 5


@pytest.mark.parametrize(
    "result", [{"how": "five-ships", "winners": ["orange"]}, {"how": "resigned", "winners": ["green"]}]
)
def test_the_result_of_a_resignation_is_checked(result: Fields) -> None:
    """All others have won, and by that."""
    match = script(new_match("cardinal", first="orange"), "c2")
    match.resign(GREEN)
    assert "result: " in refused(match.record, edit(-1, result=result)).problem
