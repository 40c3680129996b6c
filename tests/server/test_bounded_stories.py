"""A game's story does not grow without end, and who has a long one sent again and again waits."""

from __future__ import annotations

import pytest

from quarterdeck.server.gate.limits import Limits, TooFast
from quarterdeck.server.protocol.wire import SPECTATOR, Done, Look, Propose, Refused, Sit, TakeBack, View
from quarterdeck.server.tables import sockets, take_backs
from tests.server.tables import ME, OPEN, Guest, House


async def alone(house: House) -> Guest:
    """Ann plays both seats."""
    ann = await house.person("Ann")
    return await house.come(ann, await house.table(ann, ME, ME))


async def move(ann: Guest) -> int:
    """Ann turns to the seat that may choose, and plays; which one it was."""
    seat = (await ann.view()).waiting[0]
    ann.link.look(seat)
    assert isinstance(await ann.play(), Done)
    return seat


async def there_and_back(ann: Guest) -> Done | Refused | None:
    """A move, and its take-back; the answer to that."""
    seat = await move(ann)
    return await ann.ask(TakeBack(id=ann.number(), seat=seat, expected=ann.room.revision))


def told_of_take_back(view: View) -> bool:
    """Whether a view says that a move can be taken back, freely or with consent."""
    return view.can_take_back or view.can_ask_back or view.take_back_seat is not None


async def test_a_seat_takes_back_so_many_moves_and_then_each_of_its_moves_stays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words say how many; nothing is changed, and the game goes on."""
    monkeypatch.setattr(take_backs, "MOST_TAKE_BACKS", 3)
    ann = await alone(house)
    for _ in range(3):
        assert isinstance(await there_and_back(ann), Done)
    refused = await there_and_back(ann)
    assert isinstance(refused, Refused)
    assert refused.problem.kind == "no-take-back"
    assert "You have taken moves back 3 times" in refused.problem.message
    await move(ann)


async def test_who_has_used_up_the_own_take_backs_leaves_the_rival_theirs(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each seat is told what it can still do itself."""
    monkeypatch.setattr(take_backs, "MOST_TAKE_BACKS", 2)
    ann, ben = await house.person("Ann"), await house.person("Ben")
    first = await house.come(ann, await house.table(ann, ME, OPEN, first="orange"))
    second = await house.come(ben, first.room)
    await second.ask(Sit(id=1, seat=1))
    for _ in range(2):
        assert isinstance(await there_and_back(first), Done)
    await first.play()
    assert not told_of_take_back(await first.view())
    assert isinstance(await first.ask(TakeBack(id=9, seat=0, expected=first.room.revision)), Refused)
    await second.play()
    assert (await second.view()).can_take_back
    assert not told_of_take_back(await first.view())
    assert isinstance(await second.ask(TakeBack(id=9, seat=1, expected=first.room.revision)), Done)


@pytest.mark.parametrize(
    ("request_", "most"),
    [(TakeBack(id=1, seat=0, expected=0), 30), (Propose(id=1, what="stand-in", seat=1), 6), (Look(id=1, seat=0), 60)],
    ids=["take-back", "propose", "look"],
)
async def test_whoever_asks_again_and_again_has_to_wait(
    house: House, request_: TakeBack | Propose | Look, most: int
) -> None:
    """What is refused counts like anything else."""
    ann = await alone(house)
    ann.link.address = "203.0.113.5"
    limits = Limits(limited=True, clock=lambda: 100.0)
    for _ in range(most):
        sockets.spend(limits, ann.room, ann.link, request_)
    with pytest.raises(TooFast):
        sockets.spend(limits, ann.room, ann.link, request_)


async def test_a_look_at_a_long_story_counts_for_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is sent whole each time."""
    monkeypatch.setattr(sockets, "LINES_A_LOOK", 2)
    ann = await alone(house)
    ann.link.address = "203.0.113.5"
    for _ in range(9):
        await there_and_back(ann)
    limits = Limits(limited=True, clock=lambda: 100.0)
    for _ in range(6):
        sockets.spend(limits, ann.room, ann.link, Look(id=1, seat=SPECTATOR))
    with pytest.raises(TooFast):
        sockets.spend(limits, ann.room, ann.link, Look(id=1, seat=SPECTATOR))
