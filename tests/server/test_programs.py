"""What programs of people may do, and how others learn that they are programs: without a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import msgspec
import pytest
from litestar import WebSocket

from quarterdeck.server.database import bonds
from quarterdeck.server.database import programs as programs_store
from quarterdeck.server.database.rows import Program, User
from quarterdeck.server.programs import sockets
from quarterdeck.server.programs.programs import MOST_PROGRAMS
from quarterdeck.server.protocol.api import Archive, Me, NewMatch, People
from quarterdeck.server.protocol.program_view import ProgramView
from quarterdeck.server.protocol.programs import MyPrograms, ProgramMade, ProgramTables
from quarterdeck.server.protocol.wire import Bring, Done, Refused, Sit
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.sockets import TurnedAway
from tests.server.site import PASSWORD, Browser, Site, opened, plain, read, refused
from tests.server.tables import ME, OPEN, Guest, House


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


async def member(site: Site, name: str) -> Browser:
    """Somebody with an account."""
    browser = site.browser()
    await browser.enter(name)
    read(await browser.post("/api/account", {"login": name.casefold(), "password": PASSWORD}), object)
    return browser


async def made(owner: Browser, name: str = "Robo") -> ProgramMade:
    """A new program of theirs."""
    return read(await owner.post("/api/programs", {"name": name}), ProgramMade, 201)


async def stored(house: House, owner: User, name: str = "Robo") -> Program:
    """A program of somebody in a house."""
    program = Program(
        id=f"id-{name}", name=name, colour="#205080", owner=owner.id, owner_name=owner.name, created=1
    )  # fmt: skip
    assert await house.database.write(lambda c: programs_store.add_program(c, program, f"token-{name}", MOST_PROGRAMS))
    return program


async def brings(guest: Guest, program: Program) -> Done | Refused | None:
    """Put a program on the second seat."""
    return await guest.ask(Bring(id=guest.number(), seat=1, program=program.id))


async def test_a_program_is_nobody_whom_one_meets_among_people(site: Site) -> None:
    """It has no page, is not here, and can be neither a friend nor invited."""
    ann, ben = await member(site, "Ann"), site.browser()
    await ben.enter("Ben")
    program = await made(ann)
    refused(await ben.get(f"/api/people/{program.id}"), 404, "not-found")
    refused(await ben.post(f"/api/company/{program.id}", {"kind": "friend", "on": True}), 404, "not-found")
    match = await ann.make("me", "open", invite=[program.id])
    room = await site.room(match)
    link = Link(User(id=program.id, name="Robo", colour="#205080", created=1))
    site.app.state.audience.join(link)
    here = read(await ben.get("/api/people"), People).here
    site.app.state.audience.leave(link)
    assert sorted(one.name for one in here) == ["Ann", "Ben"]
    assert not room.seats_of(program.id)
    assert await site.rooms.database.read(lambda c: bonds.invitations_of(c, program.id)) == []


async def test_everybody_sees_whose_program_played(site: Site) -> None:
    """In the list of tables, and in the archive, where nothing leads to a page of it."""
    ann = await member(site, "Ann")
    program = await made(ann)
    match = await ann.make("me", "open", listed=True)
    await site.seat(match, 1, program.id)
    assert list((await ann.card(match)).seats) == ["Ann", "Robo (program of Ann)"]
    await site.play_on(match, 200)
    (game,) = read(await site.browser().get("/api/archive"), Archive).games
    assert [(seat.player, bool(seat.person)) for seat in game.seats] == [
        ("Ann", True),
        ("Robo (program of Ann)", False),
    ]


async def test_owners_find_games_of_their_programs_among_their_own(site: Site) -> None:
    """Also those of unlisted tables of others, which nobody else finds."""
    ann, ben, cat = await member(site, "Ann"), site.browser(), site.browser()
    await ben.enter("Ben")
    await cat.enter("Cat")
    match = await ben.make("me", "open")
    await site.seat(match, 1, (await made(ann)).id)
    await site.play_on(match, 200)
    assert [game.match for game in read(await ann.get("/api/archive?mine=true"), Archive).games] == [match]
    assert read(await cat.get("/api/archive?mine=true"), Archive).games == ()


async def test_whoever_deletes_themselves_withdraws_their_programs(site: Site) -> None:
    """Tokens open nothing any more, and a program that plays is still told from people."""
    ann = await member(site, "Ann")
    program = await made(ann)
    match = await ann.make("me", "open")
    await site.seat(match, 1, program.id)
    shown = {"authorization": f"Bearer {program.token}"}
    assert read(await site.browser().get("/api/program", **shown), ProgramTables).owner == "Ann"
    data = read(await ann.get("/api/me/data"), dict[str, Any])
    assert [one["id"] for one in data["data"]["programs"]] == [program.id]
    assert read(await ann.post("/api/me/delete", {"password": PASSWORD, "sure": True}), Me).person is None
    refused(await site.browser().get("/api/program", **shown), 401, "bad-token")
    room = await site.room(match)
    async with room.lock:
        await site.rooms.reload(room)
    assert (await site.browser().card(match)).seats[1] == "A program of somebody who is gone"


async def test_guests_have_no_programs_and_nobody_has_many(site: Site) -> None:
    """Five of them; one that is withdrawn makes room."""
    guest = site.browser()
    await guest.enter("Ben")
    refused(await guest.post("/api/programs", {"name": "Robo"}), 403, "forbidden")
    ann = await member(site, "Ann")
    first, *_ = [await made(ann, f"Robo {k}") for k in range(MOST_PROGRAMS)]
    refused(await ann.post("/api/programs", {"name": "More"}), 403, "forbidden")
    left = read(await ann.post(f"/api/programs/{first.id}/withdraw"), MyPrograms)
    assert len(left.programs) == MOST_PROGRAMS - 1
    await made(ann, "More")


async def test_only_the_owner_brings_a_program_and_only_where_it_may_sit(tmp_path: Path) -> None:
    """Not at tables that count, not at somebody's who has blocked the owner, not at a listed one of somebody else."""
    house = await House.open(tmp_path)
    ann, ben = await house.person("Ann"), await house.person("Ben")
    program = await stored(house, ann)
    free = await house.table(ben, ME, OPEN)
    assert isinstance(await brings(await house.come(ben, free), program), Refused)
    counted = await house.opened(ann, NewMatch(game="cardinal", seats=(ME, OPEN), rated=True))
    listed = await house.opened(ben, NewMatch(game="cardinal", seats=(ME, OPEN), listed=True))
    for room in (counted, listed):
        assert isinstance(await brings(await house.come(ann, room), program), Refused)
        assert room.chairs[1].open
    await house.database.write(lambda c: bonds.set_bond(c, ben.id, ann.id, "blocked", 1))
    assert isinstance(await brings(await house.come(ann, free), program), Refused)
    link = Link(program, free.first_look(program.id))
    await sockets.take(house.referee, free, link, Sit(id=1, seat=1))
    assert free.chairs[1].open
    own = await house.table(ann, ME, OPEN)
    assert isinstance(await brings(await house.come(ann, own), program), Done)
    await house.close()


async def test_a_program_gets_what_its_seat_may_know_and_no_more(tmp_path: Path) -> None:
    """In Kraken: its own hand, and not that of the other."""
    house = await House.open(tmp_path)
    ann = await house.person("Ann")
    program = await stored(house, ann)
    room = await house.table(ann, ME, OPEN, game="kraken")
    assert isinstance(await brings(await house.come(ann, room), program), Done)
    link = Link(program, room.first_look(program.id))
    await house.referee.arrived(room, link)
    (raw,) = sockets.Eyes(house.referee.steward, 600.0).tell(room, link)
    view = msgspec.json.decode(raw, type=ProgramView)
    assert room.match is not None
    game, match = room.match.game, room.match
    assert view.seat == 1
    assert msgspec.json.decode(view.position) == msgspec.json.decode(game.save(match.view(1)))
    assert msgspec.json.decode(view.position) != msgspec.json.decode(game.save(match.view(0)))
    assert view.moves == tuple(match.legal(1))
    await house.close()


async def test_a_program_that_does_not_choose_is_sent_away_and_counts_as_away(tmp_path: Path) -> None:
    """After its time; one that has nothing to choose may be silent for ever."""
    house = await House.open(tmp_path)
    ann = await house.person("Ann")
    program = await stored(house, ann)
    room = await house.table(ann, ME, OPEN, first="orange")
    guest = await house.come(ann, room)
    assert isinstance(await brings(guest, program), Done)
    link = Link(program, room.first_look(program.id))
    await house.referee.arrived(room, link)
    eyes = sockets.Eyes(house.referee.steward, 0.0)
    assert room.match is not None
    while 1 not in room.match.waiting():
        list(eyes.tell(room, link))
        await asyncio.sleep(0)
        assert not link.gone
        await guest.play()
    list(eyes.tell(room, link))
    while not link.gone:  # noqa: ASYNC110 - a timer of no seconds
        await asyncio.sleep(0)
    assert link.farewell.code == sockets.CLOSE_SILENT
    await house.close()


async def test_a_silent_program_gains_nothing_by_coming_again(tmp_path: Path) -> None:
    """Its time goes on where it was, and once that is up the others have time to let a bot play."""
    house = await House.open(tmp_path)
    ann = await house.person("Ann")
    program = await stored(house, ann)
    room = await house.table(ann, ME, OPEN, first="green")
    guest = await house.come(ann, room)
    assert isinstance(await brings(guest, program), Done)
    eyes = [sockets.Eyes(house.referee.steward, patience) for patience in (600.0, 0.0)]
    links = [Link(program, room.first_look(program.id)) for _ in eyes]
    for link, one in zip(links, eyes, strict=True):
        await house.referee.arrived(room, link)
        list(one.tell(room, link))
        sockets.check_welcome(room, 1)
        await house.referee.left(room, link)
        one.close()
    later = Link(program, room.first_look(program.id))
    last = sockets.Eyes(house.referee.steward, 0.2)
    await house.referee.arrived(room, later)
    await asyncio.sleep(0.2)
    list(last.tell(room, later))
    await asyncio.sleep(0.05)
    assert later.gone, "the time began when it was first asked"
    with pytest.raises(TurnedAway) as turned:
        sockets.check_welcome(room, 1)
    assert turned.value.code == sockets.CLOSE_SILENT
    sockets.check_welcome(room, 0)
    await house.close()


async def test_a_pause_is_not_the_time_of_a_program(tmp_path: Path) -> None:
    """It is asked anew when the game goes on."""
    house = await House.open(tmp_path)
    ann = await house.person("Ann")
    program = await stored(house, ann)
    room = await house.table(ann, ME, OPEN, first="green")
    guest = await house.come(ann, room)
    assert isinstance(await brings(guest, program), Done)
    link = Link(program, room.first_look(program.id))
    await house.referee.arrived(room, link)
    eyes = sockets.Eyes(house.referee.steward, sockets.PATIENCE_SECONDS)
    with patch.object(sockets, "monotonic", return_value=1.0) as clock:
        list(eyes.tell(room, link))
        with patch.object(type(room), "is_paused", new=True):
            link.owed.view = True
            list(eyes.tell(room, link))
        clock.return_value += 2 * sockets.PATIENCE_SECONDS
        link.owed.view = True
        list(eyes.tell(room, link))
        await asyncio.sleep(0.01)
    assert not link.gone
    eyes.close()
    await house.close()


async def test_what_a_seat_knows_is_made_once_for_all_sockets(tmp_path: Path) -> None:
    """However many a program opens, a move costs the server no more."""
    house = await House.open(tmp_path)
    ann = await house.person("Ann")
    room = await house.table(ann, ME, OPEN, game="kraken")
    guest = await house.come(ann, room)
    assert isinstance(await brings(guest, await stored(house, ann)), Done)
    assert room.match is not None
    first = sockets.known(room, room.match, 1)
    assert sockets.known(room, room.match, 1) is first
    assert sockets.known(room, room.match, 0).position != first.position
    seat = room.match.waiting()[0]
    room.match.play(seat, room.match.legal(seat)[0])
    second = sockets.known(room, room.match, 1)
    assert second is not first
    async with room.held():
        await house.rooms.reload(room)  # without the move, which was not stored
    room.match.play(seat, room.match.legal(seat)[-1])
    assert sockets.known(room, room.match, 1) is not second
    await house.close()


async def test_a_socket_is_counted_before_the_database_is_asked_whose_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever tries tokens one after another has the limit of an address."""

    async def asked(*_: object) -> None:
        raise AssertionError("the database was asked")

    def too_many(*_: object) -> None:
        raise TurnedAway(sockets.CLOSE_SILENT, "too many sockets")

    monkeypatch.setattr(sockets, "who_is", asked)
    monkeypatch.setattr(sockets, "check_arrival", too_many)
    socket = cast("WebSocket[Any, Any, Any]", SimpleNamespace(headers={}))
    with pytest.raises(TurnedAway):
        await sockets.come_in(socket, "m")
