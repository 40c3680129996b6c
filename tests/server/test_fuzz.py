"""Whatever anybody sends at a table is answered, and leaves a match that the database can replay."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.inspect import StructType, type_info

from quarterdeck.records.clock import ClockTerms
from quarterdeck.server.database.rows import User
from quarterdeck.server.protocol.api import NewMatch
from quarterdeck.server.protocol.wire import Done, Refused, Sit, ToServer
from quarterdeck.server.tables.reading import read_room
from quarterdeck.server.tables.room import Room
from quarterdeck.server.tables.sockets import AT_TABLE
from tests.examples import examples
from tests.server.tables import ME, OPEN, Guest, House

EXAMPLES = 10
"""For each game."""
MOVES = ("a1", "b2", "c3", "d4", "coin orange", "play full-sail", "F", "U", "K+", "K", "", " ", "é" * 201)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def tags() -> dict[str, list[str]]:
    """The fields of each message, by its type."""
    found: dict[str, list[str]] = {}
    for kind in get_args(ToServer):
        info = type_info(kind)
        assert isinstance(info, StructType)
        assert isinstance(info.tag, str)
        found[info.tag] = [field.encode_name for field in info.fields]
    return found


FIELDS = tags()


def plans() -> st.SearchStrategy[object]:
    """Trees of moves for later, some with conditions."""
    condition = st.none() | st.fixed_dictionaries({"seat": st.integers(-1, 2), "move": st.sampled_from(MOVES)})

    def steps(then: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
        step = {"move": st.sampled_from(MOVES), "when": condition, "then": then}
        return st.lists(st.fixed_dictionaries(step), max_size=2)

    return st.recursive(st.just([]), steps, max_leaves=6)


@st.composite
def messages(draw: st.DrawFn) -> str:
    """A message that is nearly one: right types and fields mostly, values from the edges of what is allowed."""
    kind = draw(st.sampled_from(sorted(FIELDS)))
    seat = st.sampled_from([0, 0, 1, 1, -1, 2, 63, 64])
    values: dict[str, st.SearchStrategy[object]] = {
        "id": st.integers(0, 9),
        "seat": seat,
        "expected": st.integers(-1, 12) | st.just(10_000_000),
        "at": st.integers(-1, 12),
        "revision": st.integers(-1, 12),
        "move": st.sampled_from(MOVES),
        "before": st.lists(st.sampled_from(MOVES), max_size=5),
        "text": st.text(max_size=30),
        "level": st.integers(-1, 6),
        "agree": st.booleans(),
        "begin": st.booleans(),
        "program": st.sampled_from(["", "nothing", "f3a9c05d1be2470896"]),
        "stop": st.booleans(),
        "proposal": st.integers(-1, 4),
        "fleet": st.none() | st.sampled_from(["", "random", "40.hms-titan~captain", "nothing"]),
        "state": st.sampled_from(["open", "playing", "over"]),
        "how": st.sampled_from(["again", "replace", "nothing"]),
        "lag": st.sampled_from([0, 0, 300, 60_000, 60_001, -1]),
        "pledge": st.sampled_from(["", "0" * 64, "f" * 64, "0" * 63, "g" * 64]),
        "number": st.sampled_from(["", "0" * 64, "f" * 64, "0" * 32, "g" * 64]),
        "what": st.sampled_from(["stand-in", "pause", "go-on", "take-back", "card-4-1", "crew-0", "nothing"]),
        "steps": plans(),
        "line": st.lists(st.fixed_dictionaries({"seat": seat, "move": st.sampled_from(MOVES)}), max_size=4),
        "picture": st.booleans(),
        "to": st.sampled_from(["space-1.2", "ship-R1", "nowhere", ""]),
    }
    message: dict[str, object] = {name: draw(values[name]) for name in FIELDS[kind]}
    if draw(st.integers(0, 5)) == 0:
        message[draw(st.sampled_from([*message, "more"]))] = draw(JSON)
    return msgspec.json.encode({"type": kind, **message}).decode()


CLOCK = ClockTerms(per="game", seconds=600, more=5)
ANYTHING = messages() | messages() | messages() | st.text(max_size=60)


class Storm:
    """A server, and the loop it lives in, over all examples."""

    def __init__(self, runner: asyncio.Runner, folder: Path) -> None:
        self.runner = runner
        self.house = runner.run(House.open(folder))
        self.people: list[User] = [runner.run(self.house.person(name)) for name in ("Ann", "Ben", "Eve")]

    async def table(self, game: str) -> tuple[Room, list[Guest]]:
        """A new table with two players and a spectator."""
        room = await self.house.opened(self.people[0], NewMatch(game=game, seats=(ME, OPEN), clock=CLOCK))
        guests = [await self.house.come(user, room) for user in self.people]
        assert isinstance(await guests[1].ask(Sit(id=0, seat=1)), Done)
        return room, guests

    async def rage(self, game: str, sent: list[tuple[int, str]]) -> None:
        """Everybody sends what they like."""
        room, guests = await self.table(game)
        for who, text in sent:
            guest, before = guests[who], room.revision
            request = AT_TABLE.read(guest.link, text)
            if request is not None:
                await self.house.referee.take(room, guest.link, request)
            answers = [message for message in await guest.read() if hasattr(message, "id")]
            assert len(answers) == 1, text
            refused = isinstance(answers[0], Refused)
            assert not refused or room.revision == before, text
            assert not guest.link.gone, text
        for guest in guests:
            await guest.read()
        stored = await self.house.database.read(lambda c: read_room(c, room.id))
        assert stored.problem is None
        assert stored.match is not None
        assert room.match is not None
        assert stored.match.save() == room.match.save()
        assert [chair.user for chair in stored.chairs] == [chair.user for chair in room.chairs]
        self.house.rooms.drop(room)


@pytest.fixture(scope="module")
def storm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Storm]:
    """One server for all examples."""
    with asyncio.Runner() as runner:
        made = Storm(runner, tmp_path_factory.mktemp("storm"))
        yield made
        runner.run(made.house.close())


@pytest.mark.parametrize("game", ["cardinal", "kraken"])
def test_whatever_is_sent_is_answered_once_and_harms_nothing(storm: Storm, game: str) -> None:
    """Each message has one answer; what is refused changes nothing; what is stored is what is played."""

    @settings(examples(EXAMPLES), database=None)
    @given(st.lists(st.tuples(st.integers(0, 2), ANYTHING), max_size=12))
    def storms(sent: list[tuple[int, str]]) -> None:
        storm.runner.run(storm.rage(game, sent))

    storms()


def test_the_storm_knows_every_field() -> None:
    """So that new messages are sent, too."""
    names = {name for fields in FIELDS.values() for name in fields}
    assert names == {
        "id",
        "seat",
        "expected",
        "at",
        "revision",
        "move",
        "before",
        "picture",
        "text",
        "level",
        "agree",
        "begin",
        "program",
        "stop",
        "proposal",
        "pledge",
        "number",
        "what",
        "to",
        "fleet",
        "how",
        "lag",
        "state",
        "steps",
        "line",
    }
    assert all(isinstance(type_info(kind), StructType) for kind in get_args(ToServer))
