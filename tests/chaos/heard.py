"""What a page reads of the server's messages: as much of them as people here act on."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from quarterdeck.server.protocol.wire import Problem


class Message(Struct, frozen=True, tag_field="type"):
    """What all share; what is not named here is passed over."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The socket is ready."""

    match: str


class Chair(Struct, frozen=True):
    """A seat."""

    seat: int
    kind: str
    stand_in: bool
    here: bool
    mine: bool


class Proposed(Struct, frozen=True):
    """Something that people are asked."""

    proposal: int
    what: str
    seat: int
    asked: tuple[int, ...]
    mine: tuple[int, ...]


class Table(Message, frozen=True, tag="table"):
    """The table."""

    state: str
    host: bool
    seats: tuple[Chair, ...]
    proposals: tuple[Proposed, ...]
    rematch: str
    problem: Problem | None


class View(Message, frozen=True, tag="view"):
    """The game."""

    seat: int
    revision: int
    moves_made: int
    base: int | None
    summary: tuple[str | tuple[int, int], ...]
    status: str
    moves: tuple[str, ...]
    waiting: tuple[int, ...]
    can_take_back: bool
    can_ask_back: bool
    take_back_seat: int | None


class Remark(Struct, frozen=True):
    """Something said."""

    n: int
    text: str


class Said(Message, frozen=True, tag="said"):
    """What was said."""

    lines: tuple[Remark, ...]


class Plans(Message, frozen=True, tag="plans"):
    """What is planned for a seat."""

    seat: int


class Done(Message, frozen=True, tag="done"):
    """It is done and stored."""

    id: int
    revision: int
    again: bool


class Refused(Message, frozen=True, tag="refused"):
    """It is not done."""

    id: int | None
    problem: Problem


class Replayed(Message, frozen=True, tag="replayed"):
    """An answer."""

    id: int


class Tried(Message, frozen=True, tag="tried"):
    """An answer."""

    id: int


class Thought(Message, frozen=True, tag="thought"):
    """An answer."""

    id: int


Answer = Done | Refused | Replayed | Tried | Thought
Heard = Welcome | Table | View | Said | Plans | Answer
decode = msgspec.json.Decoder(Heard).decode
