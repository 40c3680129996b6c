"""In a rush, whoever only looks on gets the next picture later; whoever is to move never waits."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from quarterdeck.server.protocol.wire import SPECTATOR, Resign, Sit, View
from quarterdeck.server.tables import rush as module
from quarterdeck.server.tables.rush import MANY, ROUNDS, Rush
from quarterdeck.server.tables.sockets import OF_PEOPLE, all_but_the_picture
from tests.server.tables import ME, OPEN, Guest, House


async def playing(folder: Path) -> tuple[House, Guest, Guest, Guest]:
    """A table at which orange has moved: orange, green, who is to move now, and somebody who watches; all have seen how it began."""
    house = await House.open(folder)
    ann, ben, eve = await house.person("Ann"), await house.person("Ben"), await house.person("Eve")
    room = await house.table(ann, ME, OPEN, first="orange")
    orange, green, watching = await house.come(ann, room), await house.come(ben, room), await house.come(eve, room)
    await green.ask(Sit(id=green.number(), seat=1))
    for one in (orange, green, watching):
        await one.read()
    await orange.play()
    return house, orange, green, watching


def rushed(rush: Rush, moves: int) -> ExitStack:
    """So many moves are under way until the stack closes."""
    stack = ExitStack()
    for _ in range(moves):
        stack.enter_context(rush)
    return stack


async def test_in_a_rush_only_those_wait_who_are_not_to_move(tmp_path: Path) -> None:
    """On a quiet server nobody does."""
    house, orange, green, watching = await playing(tmp_path)
    rush = house.referee.rush
    everybody = (orange, green, watching)
    for one in everybody:
        one.link.owe(view=True)
    assert watching.link.seat == SPECTATOR
    assert [rush.holds(one.room, one.link) for one in everybody] == [False, False, False]
    with rushed(rush, MANY - 1):
        assert [rush.holds(one.room, one.link) for one in everybody] == [False, False, False]
    with rushed(rush, MANY):
        assert [rush.holds(one.room, one.link) for one in everybody] == [True, False, True]
    assert [rush.holds(one.room, one.link) for one in everybody] == [False, False, False]
    await house.close()


async def test_the_first_picture_and_the_end_of_a_game_never_wait(tmp_path: Path) -> None:
    """A page that has just been opened is not left empty, and everybody sees at once how it ended."""
    house, orange, _, _ = await playing(tmp_path)
    late = await house.come(await house.person("Late"), orange.room)
    with rushed(house.referee.rush, MANY):
        assert not house.referee.rush.holds(late.room, late.link)
        await late.read()
        late.link.owe(view=True)
        assert house.referee.rush.holds(late.room, late.link)
        await orange.ask(Resign(id=orange.number(), seat=0, expected=orange.room.revision))
        late.link.owe(view=True)
        assert orange.room.state == "over"
        assert not house.referee.rush.holds(late.room, late.link)
    await house.close()


async def test_a_picture_waits_for_the_moves_that_came_before_it(tmp_path: Path) -> None:
    """And for `ROUNDS` times as many; then its socket is woken although the rush goes on."""
    house, orange, _, _ = await playing(tmp_path)
    rush, link = house.referee.rush, orange.link
    link.owe(view=True)
    with rushed(rush, MANY):
        assert rush.holds(orange.room, link)
        link.wake.clear()
        for k in range(ROUNDS * MANY):
            assert not link.wake.is_set(), k
            assert rush.holds(orange.room, link)
            with rush:
                pass
        assert link.wake.is_set()
        assert not rush.holds(orange.room, link)
    await house.close()


async def test_a_picture_does_not_wait_for_moves_that_never_get_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that hangs hides no picture for ever."""
    house, orange, _, _ = await playing(tmp_path)
    monkeypatch.setattr(module, "PATIENCE", 0.0)
    orange.link.owe(view=True)
    with rushed(house.referee.rush, MANY):
        assert house.referee.rush.holds(orange.room, orange.link)
        assert not house.referee.rush.holds(orange.room, orange.link)
    await house.close()


async def test_answers_do_not_wait_with_the_picture_and_one_picture_shows_all_moves(tmp_path: Path) -> None:
    """What is not sent now is owed as before."""
    house, orange, green, _ = await playing(tmp_path)
    await orange.read()
    since = (await orange.view()).revision
    await green.play()
    orange.link.owe(said=True)
    assert b'"view"' not in b"".join(all_but_the_picture(orange.room, orange.link, OF_PEOPLE.tell))
    assert orange.link.owed.view
    assert not orange.link.owed.said
    seen = [message for message in await orange.read() if isinstance(message, View)]
    assert len(seen) == 1
    assert seen[0].revision > since
    await house.close()
