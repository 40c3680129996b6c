"""What is said of a field that will not do: in plain English, with its path and what would be right."""

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta, Struct, inspect

from quarterdeck.engine.wrong_fields import explained, wrong_field


class Sail(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a part."""

    area: Annotated[int, Meta(ge=1, le=3599)]
    kind: Literal["lateen", "square"] | None = None


class Boat(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is read."""

    front: Literal["N", "E", "S", "W"] = "N"
    sails: tuple[Sail, ...] = ()
    at: tuple[int, Annotated[int, Meta(ge=0)]] = (0, 0)
    crew: dict[Literal["cook", "mate"], Annotated[list[Literal["ashore"]], Meta(min_length=1)]] = {}
    name: Annotated[str, Meta(max_length=3)] = "Eve"
    port: Literal[0, 1] = 0
    word: Annotated[str, Meta(pattern="^a$")] = "a"


class Raft(Struct, frozen=True, tag="raft"):
    """One of two things."""


class Tug(Struct, frozen=True, tag="tug"):
    """The other."""


class Dock(Struct, frozen=True):
    """Where either may lie."""

    berth: Raft | Tug


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        (Raft | Tug, '{"type": "zap"}', "type: 'zap' is none of raft, tug"),
        (Dock, '{"berth": {"type": "zap"}}', "berth.type: 'zap' is none of raft, tug"),
        (None, '{"type": "zap"}', "type: 'zap' is not known here"),
    ],
)
def test_a_kind_that_is_not_known_is_told_which_there_are(kind: type[object] | None, text: str, said: str) -> None:
    """As with values."""
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(text, type=kind or Raft | Tug)
    assert str(wrong_field(caught.value, kind)) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"front": "Q"}', "front: 'Q' is none of E, N, S, W"),
        ('{"port": 7}', "port: 7 is none of 0, 1"),
        ('{"sails": [{"area": 2, "kind": "gaff"}]}', "sails[0].kind: 'gaff' is none of lateen, square"),
        ('{"sails": [{"area": 0}]}', "sails[0].area: must be 1 or more"),
        ('{"sails": [{"area": 3600}]}', "sails[0].area: must be 3599 or less"),
        ('{"sails": [{}]}', "sails[0].area: is missing"),
        ('{"sails": [{"area": 1, "colour": 3}]}', "sails[0].colour: is not a field here; there are area, kind"),
        ('{"sails": [3]}', "sails[0]: must be an object in braces, not a whole number"),
        ('{"at": [1, -1]}', "at[1]: must be 0 or more"),
        ('{"at": [1]}', "at: must have 2 entries"),
        ('{"at": [1, 0.5]}', "at[1]: must be a whole number, not one with a point"),
        ('{"crew": {"cat": []}}', "crew: 'cat' is none of cook, mate"),
        ('{"crew": {"cook": []}}', "crew[...]: must have at least 1 entry"),
        ('{"crew": {"cook": ["below"]}}', "crew[...][0]: must be ashore, not 'below'"),
        ('{"name": "Adam"}', "name: must have at most 3 characters"),
        ('{"name": null}', "name: must be text, not null"),
        ('{"word": "b"}', "word: Expected `str` matching regex '^a$'"),
        ("[]", "must be an object in braces, not a list"),
    ],
)
def test_a_field_that_will_not_do_is_named_with_what_would(text: str, said: str) -> None:
    """No word of the library that checks it, but for what a game explains itself."""
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(text, type=Boat)
    assert str(wrong_field(caught.value, Boat)) == said


def test_of_many_allowed_values_those_are_told_that_look_alike() -> None:
    """A list of all of them is no help."""

    class Log(Struct):
        day: Literal[tuple(f"day {k}" for k in range(40))]  # type: ignore[valid-type]

    said = str(explained("Invalid enum value 'dya 12'", ".day", Log))
    assert said.startswith("day: 'dya 12' is not known here; there are day 12, ")
    assert said.endswith(" and others")


def test_what_is_allowed_is_told_only_where_it_is_known() -> None:
    """Without the type the problem stays as it was found."""
    assert str(explained("Invalid enum value 'Q'", ".front")) == "front: 'Q' is not known here"


def test_of_long_text_the_beginning_is_said_again() -> None:
    """Whoever sends a megabyte is not sent one back, nor does looking for what is alike take long."""
    for text, ends in [
        ('{"front": "%s"}', "…' is none of E, N, S, W"),
        ('{"%s": 1}', "…: is not a field here; there are front, sails, at, crew, name, port, word"),
    ]:
        with pytest.raises(msgspec.ValidationError) as caught:
            msgspec.json.decode(text % (r"x\n" * 500_000), type=Boat)
        said = str(wrong_field(caught.value, Boat))
        assert said.endswith(ends)
        assert len(said) < 200


def test_a_type_is_taken_apart_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes milliseconds for a large file, in the server's one thread."""
    calls: list[object] = []
    take_apart = inspect.type_info

    def counted(kind: object) -> inspect.Type:
        calls.append(kind)
        return take_apart(kind)

    monkeypatch.setattr(inspect, "type_info", counted)

    class Buoy(Struct):
        colour: Literal["red", "green"]

    for _ in range(3):
        assert "is none of" in str(explained("Invalid enum value 'blue'", ".colour", Buoy))
    assert calls == [Buoy]
