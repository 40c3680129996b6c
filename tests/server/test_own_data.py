"""People take their data along and have it deleted; their games stay, without the name."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import msgspec
import pytest
from argon2 import PasswordHasher
from sqlalchemy import Connection

from quarterdeck.engine import registry
from quarterdeck.records.record import MoveLine
from quarterdeck.records.veiling import veiled_record
from quarterdeck.server.database import bonds, channels, matches, own_data, people, plans, programs, ratings, talk
from quarterdeck.server.database.rows import Channel, Program, Remark, Session, StoredPlan
from quarterdeck.server.protocol.api import Archive, LeaderBoard, OwnData
from quarterdeck.server.protocol.programs import ProgramMade
from quarterdeck.server.protocol.wire import Chat, Done, PlanMoves, Planned, Rematch, Resign, Sit
from tests.server.site import PASSWORD, Browser, Site, opened, plain, read, refused
from tests.server.tables import ME, OPEN, House

NAME = "Quincunx"
LONGEST = 200


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


async def data(browser: Browser) -> dict[str, list[dict[str, object]]]:
    """What somebody takes along."""
    answer = await browser.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    return msgspec.convert(read(answer, OwnData).data, dict[str, list[dict[str, object]]])


async def leave(browser: Browser, **more: object) -> None:
    """Have everything deleted."""
    answer = await browser.post("/api/me/delete", {"sure": True, **more})
    assert answer.status_code == 200, answer.text


async def test_everything_about_oneself_is_in_one_file(site: Site) -> None:
    """Tables, moves, results, ratings, friends, remarks; nothing of others, no password, no session."""
    ann, ben = site.browser(), site.browser()
    first, second = await ann.enter(NAME), await ben.enter("Ben")
    await ann.post("/api/account", {"login": "quincunx", "password": PASSWORD})
    match = await ann.make("me", "open", rated=True, options={"first": "orange"})
    await site.seat(match, 1, second.id)
    await site.come(match)
    await site.play_on(match, LONGEST)
    await ann.post(f"/api/company/{second.id}", {"kind": "friend", "on": True})
    found = await data(ann)
    assert [row["name"] for row in found["person"]] == [NAME]
    assert [row["id"] for row in found["tables"]] == [match]
    assert {row["seat"] for row in found["moves"]} == {0}
    assert [row["user"] for row in found["results"]] == [first.id]
    assert [row["player"] for row in found["ratings"]] == [first.id]
    assert [row["other"] for row in found["bonds"]] == [second.id]
    text = (await ann.get("/api/me/data")).text
    assert "argon2" not in text
    assert "Ben" not in text
    assert (await data(ben))["bonds"] == []
    refused(await site.browser().get("/api/me/data"), 401, "stranger")


async def test_games_stay_without_the_name(site: Site) -> None:
    """No answer to anybody has the name any more; the session is over, and ratings of others stay right."""
    ann, ben, stranger = site.browser(), site.browser(), site.browser()
    first, second = await ann.enter(NAME), await ben.enter("Ben")
    match = await ann.make("me", "open", rated=True, listed=True, options={"first": "orange"})
    await site.seat(match, 1, second.id)
    await site.come(match)
    await site.play_on(match, LONGEST)
    waiting = await ann.make("me", "open", listed=True)
    going = await ann.make("me", "open", listed=True)
    await site.seat(going, 1, second.id)
    await leave(ann)
    assert await ann.me() is None
    for path in (
        "/api/archive", f"/api/archive?name={NAME}", f"/api/archive?person={first.id}", "/api/matches",
        f"/api/matches/{match}", f"/api/matches/{waiting}", f"/api/matches/{going}", "/api/people", "/api/company",
        f"/api/people/{second.id}", "/api/games/cardinal/leaders", f"/api/matches/{match}/record",
    ):  # fmt: skip
        for browser in (ben, stranger):
            assert NAME not in (await browser.get(path)).text, path
    (game,) = read(await stranger.get("/api/archive"), Archive).games
    assert (game.match, game.seats[0].player, game.seats[0].person) == (match, "", "")
    assert game.seats[1].player == "Ben"
    assert read(await stranger.get(f"/api/archive?person={first.id}"), Archive).games == ()
    refused(await stranger.get(f"/api/people/{first.id}"), 404, "not-found")
    board = read(await stranger.get("/api/games/cardinal/leaders"), LeaderBoard)
    assert [leader.player for leader in board.leaders if leader.level is None] == ["Ben"]
    assert (await site.rooms.database.write(lambda c: ratings.compare(c, renew=False))).different == 0
    room = await site.room(going)
    assert [bool(chair.stand_in) for chair in room.chairs] == [True, False]
    assert (await ben.card(waiting)).seats == ("", "")
    assert (await ben.card(going)).seats[0] == "Somebody who is gone"


async def test_whoever_deletes_themselves_gives_up_games_for_two_that_count(site: Site) -> None:
    """Nobody takes a victory away from somebody by that."""
    ann, ben = site.browser(), site.browser()
    await ann.enter(NAME)
    second = await ben.enter("Ben")
    match = await ann.make("me", "open", rated=True, listed=True, options={"first": "orange"})
    await site.seat(match, 1, second.id)
    await site.come(match)
    await site.play_on(match, 2)
    await leave(ann)
    assert (await ben.card(match)).state == "over"
    (game,) = read(await ben.get("/api/archive"), Archive).games
    assert [seat.result for seat in game.seats] == ["lost", "won"]
    board = read(await ben.get("/api/games/cardinal/leaders"), LeaderBoard)
    assert [(leader.player, leader.games) for leader in board.leaders if leader.games] == [("Ben", 1)]
    assert (await site.rooms.database.write(lambda c: ratings.compare(c, renew=False))).different == 0


async def test_a_game_that_cannot_be_loaded_keeps_nobody_from_leaving(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its tables need a bot no more than they can be played; at tables of other games a bot plays on."""
    ann, ben = site.browser(), site.browser()
    await ann.enter(NAME)
    second = await ben.enter("Ben")
    match = await ann.make("me", "open", options={"first": "orange"})
    await site.seat(match, 1, second.id)
    await site.come(match)
    entries = {entry.name: entry for entry in entry_points(group=registry.GROUP)}
    broken = EntryPoint("broken", "quarterdeck_lost:LOST", registry.GROUP)
    monkeypatch.setattr(registry, "_entries", lambda: {**entries, "broken": broken})
    await leave(ann)
    assert await ann.me() is None
    room = await site.room(match)
    assert [bool(chair.stand_in) for chair in room.chairs] == [True, False]


async def test_an_account_is_deleted_with_its_password_only(site: Site) -> None:
    """Whoever finds an open page cannot delete it; afterwards the login is free again."""
    ann, elsewhere = site.browser(), site.browser()
    await ann.enter(NAME)
    await ann.post("/api/account", {"login": "quincunx", "password": PASSWORD})
    await elsewhere.post("/api/login", {"login": "quincunx", "password": PASSWORD})
    refused(await ann.post("/api/me/delete", {"sure": True}), 401, "wrong-password")
    refused(await ann.post("/api/me/delete", {"sure": True, "password": "not that one"}), 401, "wrong-password")
    refused(await ann.post("/api/me/delete", {"sure": False, "password": PASSWORD}), 400, "malformed")
    assert await ann.me() is not None
    await leave(ann, password=PASSWORD)
    assert await elsewhere.me() is None
    refused(await elsewhere.post("/api/login", {"login": "quincunx", "password": PASSWORD}), 401, "wrong-password")
    await elsewhere.enter("Ben")
    account = await elsewhere.post("/api/account", {"login": "quincunx", "password": PASSWORD})
    assert account.status_code == 200


async def test_a_request_under_way_brings_nobody_back(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """An account, a name, a program, an address for notices: nothing is left of it that could be used.

    Otherwise there would be somebody whom nobody can find, and so nobody can block.
    """
    ann, elsewhere = site.browser(), site.browser()
    first = await ann.enter(NAME)
    cookies = dict(ann.client.cookies)
    hashing, hashed = threading.Event(), threading.Event()

    def slow(_hasher: PasswordHasher, _password: str) -> str:
        hashing.set()
        assert hashed.wait(20)
        return "hash"

    monkeypatch.setattr(PasswordHasher, "hash", slow)
    account = asyncio.create_task(ann.post("/api/account", {"login": "quincunx", "password": PASSWORD}))
    await asyncio.to_thread(hashing.wait, 20)
    elsewhere.client.cookies.update(cookies)
    await leave(elsewhere)
    hashed.set()
    assert (await account).status_code in (401, 409)
    assert await ann.me() is None

    def late(connection: Connection) -> None:
        session = Session(id="late", user=first.id, created=1, expires=1 << 50, seen=1)
        people.add_session(connection, session)
        assert people.find_session(connection, "late", 2) is None
        changed = people.change_profile(connection, first.id, name=NAME, unseen=False)
        assert changed is not None
        assert changed.name == ""
        program = Program(id="p", name="P", colour="#000000", owner=first.id, owner_name=NAME, created=1)
        assert not programs.add_program(connection, program, "token", 5)
        channel = Channel(
            id="c", user=first.id, kind="mail", address="a@mail.test", keys="", language="en", quiet_from=0,
            quiet_until=0, zone="UTC", pause=0, created=1,
        )  # fmt: skip
        assert not channels.add_channel(connection, channel)

    await site.rooms.database.write(late)


async def test_what_was_asked_just_before_leaves_nothing_at_tables(site: Site) -> None:
    """No seat, no word, no plan, no friend, if it is stored only after the person was deleted."""
    ann, ben = site.browser(), site.browser()
    first, second = await ann.enter(NAME), await ben.enter("Ben")
    match = await ben.make("me", "open")
    await leave(ann)

    def late(connection: Connection) -> None:
        assert not bonds.set_bond(connection, first.id, second.id, "friend", 1)
        assert not bonds.set_bond(connection, second.id, first.id, "friend", 1)
        assert not matches.take_seat(connection, match, 1, first.id)
        assert not talk.add_remark(connection, match, Remark(user=first.id, seat=0, text="Ahoy", at=1))
        plan = StoredPlan(seat=0, user=first.id, since=0, steps="[]")
        plans.put_plan(connection, match, plan)
        assert plans.load_plans(connection, match) == []

    await site.rooms.database.write(late)


async def test_what_was_said_and_left_has_no_name_either(house: House) -> None:
    """Remarks are deleted; the seat that somebody left says no name; bonds and invitations are gone."""
    ann, ben, eve = [await house.person(name) for name in ("Ann", "Ben", "Eve")]
    room = await house.table(ann, ME, OPEN, OPEN, game="kraken")
    second, third = await house.come(ben, room), await house.come(eve, room)
    await second.ask(Sit(id=1, seat=1))
    await third.ask(Sit(id=1, seat=2))
    await second.ask(Chat(id=2, text="Ahoy"))
    await house.database.write(lambda c: bonds.set_bond(c, "id-Ann", "id-Ben", "friend", 1))
    await house.referee.steward.leave_game(room, room.chairs[1])
    assert room.chairs[1].left_by == "Ben"
    left = await house.database.write(lambda c: own_data.delete_person(c, "id-Ben", {}))
    assert left.tables == (room.id,)
    await house.referee.changed_around(left.tables)
    assert room.chairs[1].left_by == ""
    fresh = await (await house.again()).rooms.find(room.id)
    assert fresh.remarks == []
    assert [chair.left_by for chair in fresh.chairs] == ["", "", ""]


async def test_programs_of_somebody_who_is_gone_have_no_name_either(site: Site) -> None:
    """It may be the person's own name. A bot plays on where such a program would never come again."""
    ann, ben = site.browser(), site.browser()
    await ann.enter(NAME)
    await ann.post("/api/account", {"login": "quincunx", "password": PASSWORD})
    second = await ben.enter("Ben")
    program = read(await ann.post("/api/programs", {"name": f"{NAME} II"}), ProgramMade, 201)
    match = await ben.make("me", "open", options={"first": "orange"})
    await site.seat(match, 1, program.id)
    await site.play_on(match, 2)
    await leave(ann, password=PASSWORD)
    for path in (f"/api/matches/{match}", "/api/people", f"/api/people/{second.id}"):
        assert NAME not in (await ben.get(path)).text, path
    room = await site.room(match)
    assert [bool(chair.stand_in) for chair in room.chairs] == [False, True]
    assert [chair.name for chair in room.chairs] == ["Ben", ""]


async def test_a_rematch_with_somebody_who_is_gone_has_an_open_seat(house: House) -> None:
    """Otherwise the game would begin at once, and wait for ever for somebody who cannot come."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, first="orange")
    first, second = await house.come(ann, room), await house.come(ben, room)
    assert isinstance(await second.ask(Sit(id=1, seat=1)), Done)
    assert isinstance(await first.ask(Resign(id=2, seat=0, expected=room.revision)), Done)
    await house.database.write(lambda c: own_data.delete_person(c, "id-Ann", {}))
    assert isinstance(await second.ask(Rematch(id=3)), Done)
    again = await house.rooms.find(room.rematch)
    assert again.state == "open"
    assert sorted(chair.user for chair in again.chairs) == ["", "id-Ben"]


async def test_what_is_taken_along_does_not_tell_who_has_blocked_one(site: Site) -> None:
    """An invitation that was not delivered looks like one that was."""
    ann, ben, eve = site.browser(), site.browser(), site.browser()
    first, second, third = await ann.enter(NAME), await ben.enter("Ben"), await eve.enter("Eve")
    await ben.post(f"/api/company/{first.id}", {"kind": "blocked", "on": True})
    for other in (second, third):
        await ann.make("me", "open", invite=[other.id])
    found = await data(ann)
    assert found["bonds"] == []
    assert second.id not in str(found)
    assert third.id not in str(found)
    assert [row["by_user"] for row in (await data(eve))["invitations"]] == [first.id]


async def test_what_was_planned_is_taken_along(house: House) -> None:
    """By the person who planned it, and nobody else."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, first="orange")
    first, second = await house.come(ann, room), await house.come(ben, room)
    assert isinstance(await second.ask(Sit(id=1, seat=1)), Done)
    plan = PlanMoves(id=2, seat=1, expected=room.revision, steps=(Planned(move="c3", words="c3"),))
    assert isinstance(await second.ask(plan), Done)
    mine = await house.database.read(lambda c: own_data.everything(c, "id-Ben")["plans"])
    others = await house.database.read(lambda c: own_data.everything(c, "id-Ann")["plans"])
    assert [row["match"] for row in mine] == [room.id]
    assert others == []
    assert first.link.user.id == "id-Ann"


@pytest.mark.parametrize(
    ("game", "number"), [("kraken", 8), ("bruise-cruise", 20), ("bremerhaven", 20), ("pirates", 20)]
)
async def test_moves_taken_along_in_mid_game_tell_no_more_than_the_seat_knows(
    site: Site, game: str, number: int
) -> None:
    """They are written as in the record that the seat sees: nothing of another hand, nor of what is still face down."""
    ann, ben = site.browser(), site.browser()
    await ann.enter(NAME)
    second = await ben.enter("Ben")
    match = await ann.make("me", "open", game=game)
    await site.seat(match, 1, second.id)
    await site.come(match)
    await site.play_on(match, number)
    room = await site.room(match)
    assert room.match is not None
    assert not room.match.over
    for seat, browser in enumerate((ann, ben)):
        lines = veiled_record(room.match.record, seat).lines
        known: dict[object, str] = {k: line.move for k, line in enumerate(lines, 1) if isinstance(line, MoveLine)}
        moves = (await data(browser))["moves"]
        assert moves
        assert {row["ply"]: row["move"] for row in moves} == {row["ply"]: known[row["ply"]] for row in moves}
        assert {row["seat"] for row in moves} == {seat}
