"""Hints at a table: for whoever plays against bots alone, from what the seat knows."""

from __future__ import annotations

import pytest

from quarterdeck.server.protocol.wire import Done, Hint, Hinted, Refused, Sit, View
from tests.server.tables import BOT, ME, OPEN, Guest, House


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
    assert told[0].moves[0] in view.moves
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


@pytest.mark.parametrize("game", ["kraken", "bruise-cruise", "bremerhaven"])
async def test_the_next_hint_goes_on_with_the_plan_of_the_one_before(house: House, game: str) -> None:
    """Step by step, as long as its moves are made and nothing else happens; another move makes another plan."""
    ann = await house.person("Ann")
    guest = await house.come(ann, await house.table(ann, ME, BOT, game=game))
    plan: tuple[str, ...] = ()
    while len(plan) < 2:
        view = await guest.my_turn()
        plan = (await hinted(guest, view)).moves
        assert isinstance(await guest.play(plan[0]), Done)
    view = await guest.my_turn()
    for _ in range(2):
        on = await hinted(guest, view)
        assert on.moves == plan[1:]
        assert on.sentence.startswith("Go on as planned: ")
    other = next((move for move in view.moves if move != plan[1]), None)
    if other is not None:
        assert isinstance(await guest.play(other), Done)
        assert not (await hinted(guest, await guest.my_turn())).sentence.startswith("Go on as planned: ")


async def hinted(guest: Guest, view: View) -> Hinted:
    """The hint for a view."""
    assert await guest.ask(Hint(id=guest.number(), seat=0, expected=view.revision)) is None
    return await guest.latest(Hinted)
