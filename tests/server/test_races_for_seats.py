"""Several people want the same seats in the same moment: one of them has each, and nobody else sees what is secret."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from quarterdeck.server.database import matches
from quarterdeck.server.database.rows import StoredSeat, User
from quarterdeck.server.protocol.wire import SPECTATOR, Done, FillSeat, FreeSeat, Look, Sit, Stand, ToServer, View
from tests.examples import some
from tests.server.tables import ME, OPEN, Guest, House
from tests.server.test_two_processes import houses, seen

__all__ = ["houses"]

NAMES = ("Ann", "Ben", "Cid", "Dan")
SEATS = 3
ROUNDS = 2
RUNS = [range(20), pytest.param(range(20, 300), marks=pytest.mark.long)]
RUNS_AT_TWO = [range(10), pytest.param(range(10, 50), marks=pytest.mark.long)]


def wish(dice: Random, guest: Guest, *, host: bool) -> ToServer:
    """What somebody asks for, whether it makes sense or not."""
    number, seat = guest.number(), dice.randrange(1, SEATS)
    wishes: list[ToServer] = [Sit(id=number, seat=seat) for _ in range(4)]
    wishes += [Stand(id=number, seat=seat, state="open"), Look(id=number, seat=seat)]
    if host:
        wishes += 3 * [FillSeat(id=number, seat=seat, level=0)]
        wishes += 2 * [FreeSeat(id=number, seat=seat)]
    return dice.choice(wishes)


async def in_turn(guest: Guest, wishes: Sequence[tuple[int, ToServer]]) -> list[tuple[ToServer, object]]:
    """What one socket asks for, each after some turns of the loop, and the answers."""
    answers: list[tuple[ToServer, object]] = []
    for turns, request in wishes:
        for _ in range(turns):
            await asyncio.sleep(0)
        answers.append((request, await guest.ask(request)))
    return answers


async def race(dice: Random, houses: Sequence[House], people: Sequence[User]) -> None:
    """One table: everybody asks at once, over two sockets each; then everything is looked at."""
    room = await houses[0].table(people[0], ME, *[OPEN] * (SEATS - 1), game="kraken")
    rooms = [await house.rooms.find(room.id) for house in houses]
    guests = []
    for user in people:
        for _ in range(2):
            at = dice.randrange(len(houses))
            guests.append(await houses[at].come(user, rooms[at]))
    asked = [
        [(dice.randrange(12), wish(dice, guest, host=guest.link.user is people[0])) for _ in range(ROUNDS)]
        for guest in guests
    ]
    answers = await asyncio.gather(*(in_turn(guest, wishes) for guest, wishes in zip(guests, asked, strict=True)))
    await fill_up(guests)
    seats = await houses[0].database.read(lambda c: matches.load_seats(c, room.id))
    for guest in guests:
        await seen(guest, lambda guest=guest: guest.room.state == "playing")  # type: ignore[misc]
        await guest.read()
    check_seats(seats, guests, answers)
    check_eyes(seats, guests)
    for house, here in zip(houses, rooms, strict=True):
        house.rooms.drop(here)
        for guest in guests:
            if guest.room is here:
                await guest.leave()


async def fill_up(guests: Sequence[Guest]) -> None:
    """The host puts bots on what is still open, so that the game begins."""
    for seat in range(1, SEATS):
        await guests[0].ask(FillSeat(id=guests[0].number(), seat=seat, level=0))


def check_seats(
    seats: Sequence[StoredSeat], guests: Sequence[Guest], answers: Sequence[list[tuple[ToServer, object]]]
) -> None:
    """Each seat has a person or a bot; who was told so has it, unless somebody was told that the same seat was left or freed."""
    assert all((seat.user is None) != (seat.bot is None) for seat in seats)
    assert all([chair.user or None for chair in guest.room.chairs] == [seat.user for seat in seats] for guest in guests)
    for seat in seats[1:]:
        done = [
            (guest.link.user.id, request)
            for guest, found in zip(guests, answers, strict=True)
            for request, answer in found
            if isinstance(answer, Done)
            and isinstance(request, Sit | Stand | FillSeat | FreeSeat)
            and request.seat == seat.seat
        ]
        if any(isinstance(request, Stand | FreeSeat) for _, request in done):
            continue
        winners = {user for user, request in done if isinstance(request, Sit)}
        bots = [request for _, request in done if isinstance(request, FillSeat)]
        assert len(winners) + len(bots) <= 1
        assert winners == ({seat.user} if seat.user else set())


def check_eyes(seats: Sequence[StoredSeat], guests: Sequence[Guest]) -> None:
    """Nobody was ever sent a picture of a seat that is not theirs in the game that runs, and moves only for their own."""
    for guest in guests:
        mine = {seat.seat for seat in seats if seat.user == guest.link.user.id}
        for view in (message for message in guest.got if isinstance(message, View)):
            assert view.seat == SPECTATOR or view.seat in mine
            assert view.seat != SPECTATOR or not view.moves


@pytest.mark.parametrize("runs", RUNS, ids=len)
async def test_at_one_server_each_seat_has_one_winner_and_nobody_else_sees_its_hand(house: House, runs: range) -> None:
    """Sitting, standing, filling and the beginning of the game in one moment, in many orders."""
    people = [await house.person(name) for name in NAMES]
    for seed in runs:
        await race(Random(seed), [house], people)  # noqa: S311 - no secret


@pytest.mark.parametrize("first", some([0, 1], [1]))
@pytest.mark.parametrize("runs", RUNS_AT_TWO, ids=len)
async def test_at_two_servers_each_seat_has_one_winner_and_nobody_else_sees_its_hand(
    houses: tuple[House, House], first: int, runs: range
) -> None:
    """The database decides; both servers come to the same end."""
    people = [await houses[0].person(name) for name in NAMES]
    for seed in runs:
        await race(Random(seed), [houses[first], houses[1 - first]], people)  # noqa: S311 - no secret
