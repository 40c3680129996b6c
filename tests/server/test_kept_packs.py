"""A version of Quarterdeck whose cards say something else goes on with the games that began before it."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import delete

from quarterdeck.engine.game import Pack, Setup
from quarterdeck.engine.position_files import write_position
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.games.pirates.pack import reading
from quarterdeck.server.app import keep_own_packs
from quarterdeck.server.database.matches import load_match
from quarterdeck.server.database.schema import packs
from quarterdeck.server.protocol.api import NewMatch, SeatPlan
from quarterdeck.server.protocol.wire import Sit
from quarterdeck.server.tables.storing import to_header
from tests.examples import some
from tests.games.pirates.packs import given, row
from tests.server.tables import BOT, ME, OPEN, House

WITH_CONTENT = some((key for key in keys() if find_game(key).own_pack() is not None), ["bruise-cruise", "kraken"])


async def later_version(house: House, key: str, patch: pytest.MonkeyPatch) -> House:
    """The server starts again, and the content of the game has one more line."""
    game = find_game(key)
    own = game.own_pack()
    assert own is not None
    content = own.content + "\n# A comma was mended.\n"
    mended = Pack(own.name, sha256(content.encode()).hexdigest(), content, built_in=True)
    patch.setattr(type(game), "own_pack", lambda _: mended)
    return await house.again()


@pytest.mark.parametrize("key", WITH_CONTENT)
async def test_a_game_goes_on_with_the_content_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """Its record then holds that content, so it replays anywhere; a new game has the new one."""
    house = await House.open(tmp_path)
    await keep_own_packs(house.database)
    ann = await house.person("Ann")
    room = await house.table(ann, ME, ME, game=key)
    own = find_game(key).own_pack()
    house = await later_version(house, key, monkeypatch)
    again = await house.rooms.find(room.id)
    assert again.problem is None
    assert again.match is not None
    assert again.match.header.pack is not None
    assert own is not None
    assert again.match.header.pack.content == own.content
    newer = await house.table(ann, ME, ME, game=key)
    assert newer.match is not None
    assert newer.match.header.pack is not None
    assert newer.match.header.pack.digest != own.digest
    await house.close()


async def test_without_that_content_the_table_is_frozen_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is played with other cards than those it began with."""
    house = await House.open(tmp_path)
    await keep_own_packs(house.database)
    await house.database.write(lambda c: c.execute(delete(packs)))
    room = await house.table(await house.person("Ann"), ME, ME, game="kraken")
    house = await later_version(house, "kraken", monkeypatch)
    again = await house.rooms.find(room.id)
    assert again.problem is not None
    assert "pack" in again.problem.message
    await house.close()


def with_pack(key: str, *seats: SeatPlan) -> NewMatch:
    """A table that begins from a position with a content pack, which is no game's own."""
    game = find_game(key)
    own = game.own_pack()
    assert own is not None
    pack = game.read_pack("mine.toml", f"{own.content}\n# {'x' * 1_000}\n")
    setup = Setup(players=len(seats), options=game.options(), pack=pack)
    return NewMatch(game=key, seats=seats, position=write_position(game, setup, game.start(setup)).decode())


@pytest.mark.parametrize("key", WITH_CONTENT)
async def test_a_table_that_begins_from_a_position_stores_its_pack_once(house: House, key: str) -> None:
    """While it waits and after it has begun; its record is the same, with the text in header and position."""
    game = find_game(key)
    rest = (BOT,) * (max(2, min(game.players)) - 2)
    wanted = with_pack(key, ME, OPEN, *rest)
    match = await house.rooms.new_match(await house.person("Ann"), wanted)
    room = await house.rooms.find(match)
    ben = await house.come(await house.person("Ben"), room)
    for state in ("open", "playing"):
        stored = await house.database.read(lambda c: load_match(c, match))
        assert stored is not None
        assert stored.state == state
        header = to_header(stored.header)
        assert header.start is not None
        assert header.pack is not None
        assert header.pack.content is not None
        assert header.start.get("pack", header.pack.content) == header.pack.content
        assert stored.header.count(msgspec.json.encode(header.pack.content).decode()) == 1
        await ben.ask(Sit(id=ben.number(), seat=1))


@pytest.mark.parametrize("key", WITH_CONTENT)
async def test_tables_with_one_pack_keep_its_text_once(house: House, key: str) -> None:
    """Two thousand tables that begin from a position with a long pack would otherwise take more memory than there is."""
    wanted = with_pack(key, *(ME,) * max(2, min(find_game(key).players)))
    ann = await house.person("Ann")
    texts = []
    for _ in range(2):
        match = (await house.rooms.find(await house.rooms.new_match(ann, wanted))).match
        assert match is not None
        note, start, given = match.header.pack, match.header.start, match.setup.pack
        assert note is not None
        assert start is not None
        assert given is not None
        texts += [text for text in (note.content, start.get("pack"), given.content) if isinstance(text, str)]
    assert len(texts) >= 4
    assert len({id(text) for text in texts}) == 1


def test_a_pack_in_play_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each copy of a table's game would otherwise take a second: the position knows a text that was found good."""
    pirates = find_game("pirates")
    pack = pirates.read_pack("mine.toml", given(row("treasure")))
    position = pirates.start(Setup(players=2, options=pirates.options(), pack=pack))
    monkeypatch.delattr(reading, "read_pack")
    assert pirates.terms(position).pack == pack
