"""A version of Quarterdeck whose cards say something else goes on with the games that began before it."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest
from sqlalchemy import delete

from quarterdeck.engine.game import Pack, Setup
from quarterdeck.engine.position_files import write_position
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.server.app import keep_own_packs
from quarterdeck.server.database.schema import packs
from quarterdeck.server.protocol.api import NewMatch
from tests.server.tables import ME, House

WITH_CONTENT = [key for key in keys() if find_game(key).own_pack() is not None]


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


@pytest.mark.parametrize("key", WITH_CONTENT)
async def test_tables_with_one_pack_keep_its_text_once(house: House, key: str) -> None:
    """Two thousand tables that begin from a position with a long pack would otherwise take more memory than there is."""
    game, people = find_game(key), (ME,) * max(2, min(find_game(key).players))
    own = game.own_pack()
    assert own is not None
    pack = game.read_pack("mine.toml", f"{own.content}\n# \N{OCTOPUS}{'x' * 1_000}\n")
    setup = Setup(players=len(people), options=game.options(), pack=pack)
    wanted = NewMatch(game=key, seats=people, position=write_position(game, setup, game.start(setup)).decode())
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
