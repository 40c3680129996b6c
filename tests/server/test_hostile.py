"""At the table: forged people, seats and plies, messages that mean nothing, floods, moves that cross."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quarterdeck.server.people.sessions import COOKIE, new_token, signed
from quarterdeck.server.protocol.wire import (
    CLOSE_FLOOD,
    CLOSE_NO_TABLE,
    CLOSE_PROTOCOL,
    CLOSE_STRANGER,
    MOST_BYTES,
    Analyse,
    Answer,
    Chat,
    Done,
    FillSeat,
    FreeSeat,
    Hint,
    Look,
    Play,
    Propose,
    Refused,
    Rematch,
    Replay,
    Resign,
    SeenAhead,
    Sit,
    Stand,
    Table,
    TakeBack,
    ToServer,
    View,
    Why,
    Withdraw,
)
from quarterdeck.server.tables.audience import MOST_OF_PERSON
from tests.server.serving import IN_BOTH_WAYS, way_to_start
from tests.server.siege import Siege, address, besieged, refusal, scene
from tests.server.wires import Caller, Wire, callers


@pytest.fixture(scope="module", params=IN_BOTH_WAYS)
def siege(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Siege]:
    """One server for all of it."""
    with besieged(tmp_path_factory.mktemp("siege"), start=way_to_start(request)) as under_siege:
        yield under_siege


def settled(server: Siege) -> sqlite3.Connection:
    """The server's database."""
    return sqlite3.connect(server.server.database.removeprefix("sqlite:///"))


# -- people ------------------------------------------------------------------------------------------------


def forgeries(good: str) -> list[str]:
    """Values of the cookie that are nearly good."""
    token, _, mark = good.partition(".")
    other = new_token()
    return [
        "", ".", token, f"{token}.", f".{mark}", f"{other}.{mark}", f"{token}.{mark[:-1]}", f"{token}.{mark}0",
        f"{token}.{mark[:-1]}{'1' if mark[-1] == '0' else '0'}", f"{token}.{mark.upper()}", f"{token}.{'0' * 64}",
        signed(other, b"0" * 32), f"{token}..{mark}", f"{token}.{mark}.{mark}", f"{token[:-1]}.{mark}", "A" * 4000,
        f'"{token}', f"{token}.{mark}; {COOKIE}=x",
    ]  # fmt: skip


async def test_forged_cookies_are_nobodys(siege: Siege) -> None:
    """Neither HTTP nor a socket takes them for anybody; no session is looked up for them."""
    async with scene(siege) as here, here.unharmed():
        good = here.ann.cookie.partition("=")[2]
        for forged in forgeries(good):
            thief = Caller(here.ann.url, address())
            headers = {"cookie": f"{COOKIE}={forged}", "origin": thief.url}
            me = await thief.client.get("/api/me", headers=headers)
            assert me.json() == {"person": None}, forged
            body = {"game": "cardinal", "seats": [{"kind": "me"}, {"kind": "open"}]}
            made = await thief.client.post("/api/matches", headers=headers, json=body)
            assert (made.status_code, made.json()["kind"]) == (401, "stranger")
            async with thief.at(here.match, cookie=f"{COOKIE}={forged}") as wire:
                assert await wire.end() == CLOSE_STRANGER
                assert not wire.frames
            await thief.close()


async def test_sessions_that_have_ended_are_nobodys(siege: Siege) -> None:
    """Logged out, expired, or signed with the true secret but never given."""
    async with scene(siege) as here, here.unharmed():
        with settled(siege) as connection:
            (secret,) = connection.execute("SELECT value FROM settings WHERE key = 'secret'").fetchone()
        never = f"{COOKIE}={signed(new_token(), bytes.fromhex(secret))}"
        async with callers(here.ann.url, "Old", "Gone", address=address()) as (old, gone):
            with settled(siege) as connection:
                changed = connection.execute("UPDATE sessions SET expires = 1 WHERE user = ?", [old.id])
                assert changed.rowcount == 1
            kept = gone.cookie
            assert (await gone.post("/api/logout")).status_code == 200
            for cookie in (never, old.cookie, kept):
                async with here.eve.at(here.match, cookie=cookie) as wire:
                    assert await wire.end() == CLOSE_STRANGER
        siege.secrets += [secret, never, kept]


def intrusions(seat: int, revision: int) -> list[ToServer]:
    """What only somebody else may do."""
    return [
        Play(id=1, seat=seat, move="a1", expected=revision),
        TakeBack(id=2, seat=seat, expected=revision),
        Resign(id=3, seat=seat, expected=revision),
        Stand(id=4, seat=seat),
        Look(id=5, seat=seat),
        Sit(id=6, seat=seat),
        FillSeat(id=7, seat=seat, level=0),
        Replay(id=8, at=0, seat=seat),
        Propose(id=9, what="stand-in", seat=seat),
        Answer(id=10, proposal=1, agree=True),
        Rematch(id=11),
        Why(id=12, revision=revision),
        Hint(id=13, seat=seat, expected=revision),
        Analyse(id=14, seat=seat),
        Withdraw(id=15, proposal=1),
        FreeSeat(id=16, seat=seat),
    ]


async def test_forged_seats_are_refused(siege: Siege) -> None:
    """A stranger, and a player who names the other's seat or one that is none, change nothing."""
    async with scene(siege, "kraken") as here, here.eve.at(here.match) as eve, here.unharmed():
        view = here.wires[0].latest(View)
        for seat in (0, 1, 2, 63):
            for request in intrusions(seat, view.revision):
                assert refusal(await eve.ask(request)).kind in {"forbidden", "malformed", "stale"}, request
                eve.got.clear()
        for request in intrusions(0, view.revision)[:9]:
            number = msgspec.structs.replace(request, id=here.wires[1].number() + 100)
            assert refusal(await here.wires[1].ask(number)).kind in {"forbidden", "malformed"}, request


async def test_forged_plies_are_stale(siege: Siege) -> None:
    """Too late, too early, far too early: refused, whoever's turn it is."""
    async with scene(siege) as here, here.unharmed():
        mover = here.wires[0] if here.wires[0].turn else here.wires[1]
        view = mover.latest(View)
        for expected in {view.revision - 1, view.revision + 1, 10_000_000} - {-1}:
            request = Play(id=mover.number(), seat=view.seat, move=view.moves[0], expected=expected)
            assert refusal(await mover.ask(request)).kind == "stale"


async def test_tables_that_are_none_and_other_languages_are_closed(siege: Siege) -> None:
    """With the code that says why."""
    async with scene(siege) as here, here.unharmed():
        for name in ("0" * 20, here.match.upper() + "x", "%00", "..%2f..", "a" * 3000):
            with suppress(InvalidStatus):  # what cannot be a table's name gets no socket at all
                async with here.eve.at(name) as wire:
                    assert await wire.end() == CLOSE_NO_TABLE
        async with here.eve.at(f"{here.match}?protocol=99") as wire:
            assert await wire.end() == CLOSE_PROTOCOL


# -- messages ----------------------------------------------------------------------------------------------

NONSENSE: list[str] = [
    "", " ", "null", "true", "7", '"play"', "[]", "{}", "{", "}", '{"type":"play"}', '{"type":"mutiny","id":1}',
    '{"type":7,"id":1}', '{"id":1}', '{"type":"chat","id":1,"text":"x","more":1}', '{"type":"chat","id":1}',
    '{"type":"chat","id":"1","text":"x"}', '{"type":"chat","id":1.5,"text":"x"}', '{"type":"chat","id":-1,"text":"x"}',
    '{"type":"chat","id":4294967296,"text":"x"}', '{"type":"chat","id":NaN,"text":"x"}',
    '{"type":"chat","id":1e999,"text":"x"}', '{"type":"chat","id":' + "9" * 5000 + ',"text":"x"}',
    '{"type":"chat","id":1,"text":""}', '{"type":"chat","id":1,"text":"' + "x" * 401 + '"}',
    '{"type":"chat","id":1,"text":["x"]}', '{"type":"chat","id":1,"text":"\\ud800"}', '{"type":"chat","id":1,"text":"\\',
    '{"type":"play","id":1,"seat":-1,"move":"a1","expected":0}', '{"type":"play","id":1,"seat":64,"move":"a1","expected":0}',
    '{"type":"play","id":1,"seat":0,"move":"","expected":0}', '{"type":"play","id":1,"seat":0,"move":"a1","expected":-1}',
    '{"type":"play","id":1,"seat":0,"move":"' + "a" * 201 + '","expected":0}',
    '{"type":"play","id":1,"seat":0,"move":"a1","expected":99999999999999999999}',
    '{"type":"replay","id":1,"at":0,"seat":-2}', '{"type":"fill-seat","id":1,"seat":0,"level":6}',
    '{"type":"propose","id":1,"what":"mutiny","seat":0}', '{"type":"answer","id":1,"proposal":1,"agree":"yes"}',
    '{"x":' + "[" * 8000, '{"x":' * 3000 + "1" + "}" * 3000, "[" * 16000, '{"type":"chat","id":1,"text":"x"}' * 2,
    "\x00", "\ufeff{}", "x" * (MOST_BYTES + 1), "ю" * MOST_BYTES,
]  # fmt: skip


async def test_messages_that_mean_nothing_are_refused_one_by_one(siege: Siege) -> None:
    """Each gets a refusal that says why; the socket stays open and goes on."""
    async with scene(siege) as here, here.eve.at(here.match) as eve, here.unharmed():
        for number, text in enumerate(NONSENSE, start=1):
            await eve.send(text)
            await eve.nth(Refused, number)
            problem = eve.latest(Refused).problem
            assert problem.kind == "malformed", text[:80]
            assert problem.message
            assert len(problem.message) < 300
        assert isinstance(await eve.ask(Chat(id=77, text="Still here")), Done)


async def test_a_message_of_another_form_is_told_what_its_kind_has(siege: Siege) -> None:
    """Which kinds there are, and of a kind its own fields alone."""
    said = {
        '{"type":"zap","id":1}': "'zap' is not known here; there are ",
        '{"type":"chat","id":1,"text":"x","to":2}': "is not a field here; there are id, text",
        '{"type":"chat","id":1}': "is missing",
    }
    async with scene(siege) as here, here.eve.at(here.match) as eve:
        for number, (text, message) in enumerate(said.items(), start=1):
            await eve.send(text)
            await eve.nth(Refused, number)
            assert eve.latest(Refused).problem.message.startswith(message)


async def test_frames_that_are_no_text_change_nothing(siege: Siege) -> None:
    """Binary ones are refused; what is no UTF-8, or far too long, costs the sender its socket and nobody else."""
    async with scene(siege) as here, here.unharmed():
        async with here.eve.at(here.match) as eve:
            await eve.send(b'{"type":"chat","id":1,"text":"x"}')
            assert (await eve.first(Refused)).problem.kind == "malformed"
        for data, code in ((b"\xff\xfe\x00", 1007), (b" " * 70_000, 1009)):
            async with here.eve.at(here.match) as eve:
                await eve.connection.send(data, text=True)
                assert await eve.end() == code


# -- too much ----------------------------------------------------------------------------------------------


async def flood(wire: Wire, text: str) -> None:
    """Send something much too often: at once at first, then without pause until the socket is closed."""
    with suppress(ConnectionClosed):
        for number in range(2_000):
            await wire.send(text)
            await asyncio.sleep(0 if number < 250 else 0.002)


@pytest.mark.parametrize(
    "text", ['{"type":"chat","id":1,"text":"Ahoy"}', '{"type":"replay","id":1,"at":0,"seat":-1}', "nonsense"]
)
async def test_a_flood_is_closed_and_the_others_play_on(siege: Siege, text: str) -> None:
    """First refused as too fast, then closed with 4429; the log says so, and nobody else waits."""
    async with scene(siege) as here, here.eve.at(here.match) as eve:
        await here.play_on()
        begun = here.wires[0].latest(View).revision
        closed = len(siege.logged(event="socket closed", reason="flood"))
        flooding = asyncio.create_task(flood(eve, text))
        for _ in range(8):
            await here.play_on()
        assert await eve.end() == CLOSE_FLOOD
        await flooding
        assert "too-fast" in {message.problem.kind for message in eve.got if isinstance(message, Refused)}
        assert here.wires[0].latest(View).revision == begun + 8
        assert len(siege.logged(event="socket closed", reason="flood")) == closed + 1
        await here.play_on()


async def test_one_person_has_so_many_sockets_and_no_more(siege: Siege) -> None:
    """One too many is closed with 4429; the others stay, and others come."""
    async with scene(siege) as here, here.unharmed(), AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(here.eve.at(here.match)) for _ in range(MOST_OF_PERSON)]
        for wire in wires:
            await wire.first(Table)
        async with here.eve.at(here.match) as beyond:
            assert await beyond.end() == CLOSE_FLOOD
        async with here.ben.at(here.match) as other:
            await other.first(View)
        assert all(wire.closed is None for wire in wires)


def nested(depth: int) -> str:
    """A plan in which each move comes after the one before."""
    steps = '{"move":"a","then":[' * depth + "]}" * depth
    return f'{{"type":"plan","id":1,"seat":0,"expected":0,"steps":[{steps}]}}'


@pytest.mark.parametrize("text", ['{"type":"ahead","id":1,"seat":0,"line":[],"expected":0}', nested(1), nested(700)])
async def test_planning_floods_are_refused_and_the_others_play_on(siege: Siege, text: str) -> None:
    """Nobody looks ahead or plans for the seats of others; first refused, then closed with 4429."""
    async with scene(siege) as here, here.eve.at(here.match) as eve:
        flooding = asyncio.create_task(flood(eve, text))
        for _ in range(4):
            await here.play_on()
        assert await eve.end() == CLOSE_FLOOD
        await flooding
        assert not any(isinstance(message, Done | SeenAhead) for message in eve.got)
        await here.play_on()


@pytest.mark.parametrize("depth", [41, 300, 400, 440, 460, 480, 700])
async def test_plans_that_are_too_deep_are_refused(siege: Siege, depth: int) -> None:
    """Whoever sends one is told so, or that it cannot be read; the socket stays open, and they may still move."""
    async with scene(siege) as here, here.unharmed():
        wire = here.wires[0]
        told = sum(isinstance(message, Refused) for message in wire.got)
        await wire.send(nested(depth))
        await wire.nth(Refused, told + 1)
        assert wire.closed is None


# -- twice, and at the same time ---------------------------------------------------------------------------


async def test_what_is_sent_twice_is_done_once(siege: Siege) -> None:
    """A move, a wish to take it back, a resignation: the second is told that it has been done."""
    async with scene(siege) as here:
        mover = here.wires[0]
        view = await mover.my_turn()
        at = mover.latest(View).revision
        for first in (
            Play(id=901, seat=0, move=view.moves[0], expected=at),
            TakeBack(id=903, seat=0, expected=at + 1),
            Resign(id=905, seat=0, expected=at + 2),
        ):
            second, at = msgspec.structs.replace(first, id=first.id + 1), at + 1
            answers = await asyncio.gather(mover.ask(first), mover.ask(second))
            assert list(answers) == [Done(id=first.id, revision=at), Done(id=second.id, revision=at, again=True)]


async def test_of_moves_that_cross_one_is_played(siege: Siege) -> None:
    """From two windows of one player, and from both players at once."""
    async with scene(siege) as here, here.ann.at(here.match) as window:
        view = await window.my_turn()
        wires, moves = (here.wires[0], window, here.wires[1]), (*view.moves[:2], view.moves[2])
        answers = await asyncio.gather(
            *(
                wire.ask(Play(id=500, seat=seat, move=move, expected=view.revision))
                for wire, move, seat in zip(wires, moves, (0, 0, 1), strict=True)
            )
        )
        done = [answer for answer in answers if isinstance(answer, Done)]
        assert len(done) == 1
        assert not done[0].again
        assert {refusal(answer).kind for answer in answers if answer not in done} <= {"stale", "not-your-turn"}
        assert (await here.wires[1].seen(view.revision + 1)).revision == view.revision + 1


async def test_a_seat_is_taken_by_one_of_many(siege: Siege) -> None:
    """Everybody wants it at once."""
    names = ("Ann", "Ben", "Cat", "Dan", "Eve")
    async with callers(siege.server.url, *names, address=address()) as people, AsyncExitStack() as stack:
        match = await people[0].make("open", "open")
        wires = [await stack.enter_async_context(person.at(match)) for person in people]
        answers = await asyncio.gather(*(wire.ask(Sit(id=1, seat=0)) for wire in wires))
        assert sum(isinstance(answer, Done) for answer in answers) == 1
