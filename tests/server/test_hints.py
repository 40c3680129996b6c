"""Hints at a table: for whoever plays against bots alone, from what the seat knows."""

from __future__ import annotations

import pytest

from quarterdeck.server.protocol.wire import Hint, Hinted, Refused, Sit
from tests.server.tables import BOT, ME, OPEN, House


@pytest.mark.parametrize("game", ["cardinal", "kraken"])
async def test_whoever_plays_against_bots_alone_is_told_a_legal_move(house: House, game: str) -> None:
    """In words, with why; whoever asks twice is told the same, and nothing is played."""
    ann = await house.person("Ann")
    guest = await house.come(ann, await house.table(ann, ME, BOT, game=game))
    view = await guest.my_turn()
    told = []
    for _ in range(2):
        assert await guest.ask(Hint(id=guest.number(), seat=0, expected=view.revision)) is None
        told.append(await guest.latest(Hinted))
    assert told[0].move in view.moves
    assert told[0].sentence == told[1].sentence
    assert "% to win" in told[0].sentence
    assert (await guest.view()).revision == view.revision


async def test_somebody_with_all_seats_is_told_what_each_could_do(house: House) -> None:
    """One person at a hot seat has nobody to play fair against."""
    ann = await house.person("Ann")
    guest = await house.come(ann, await house.table(ann, ME, ME, first="orange"))
    view = await guest.view()
    await guest.ask(Hint(id=guest.number(), seat=0, expected=view.revision))
    assert (await guest.latest(Hinted)).seat == 0


async def test_where_other_people_play_there_are_no_hints(house: House) -> None:
    """The refusal says why."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, first="orange")
    here, there = await house.come(ann, room), await house.come(ben, room)
    await there.ask(Sit(id=there.number(), seat=1))
    refused = await here.ask(Hint(id=here.number(), seat=0, expected=(await here.view()).revision))
    assert isinstance(refused, Refused)
    assert "other people" in refused.problem.message


async def test_hints_are_for_those_whose_turn_it_is(house: House) -> None:
    """A stranger gets none, nor does anybody for a seat that waits, or for a picture of before."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, ME, first="orange")
    here, stranger = await house.come(ann, room), await house.come(ben, room)
    revision = (await here.view()).revision
    for guest, seat, expected in ((stranger, 0, revision), (here, 1, revision), (here, 0, revision - 1)):
        assert isinstance(await guest.ask(Hint(id=guest.number(), seat=seat, expected=expected)), Refused)
