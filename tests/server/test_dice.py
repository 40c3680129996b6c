"""Dice that anybody can check: who is bound to what and when, what nobody is told too soon, and who is waited for."""

from __future__ import annotations

import msgspec
import pytest

from quarterdeck.records import dice
from quarterdeck.records.course import Course
from quarterdeck.records.lines import encode_record
from quarterdeck.records.reading import parse_record
from quarterdeck.records.record import Record
from quarterdeck.server.database import matches, own_data
from quarterdeck.server.protocol.api import SeatPlan
from quarterdeck.server.protocol.wire import (
    DiceInfo,
    Done,
    FillSeat,
    FreeSeat,
    Pledge,
    Refused,
    Rematch,
    Resign,
    Reveal,
    Sit,
    Stand,
    TakeBack,
)
from quarterdeck.server.tables.dice import GATHER_MS
from quarterdeck.server.tables.room import Room
from tests.server.tables import BOT, ME, OPEN, Guest, House

ANNS, BENS, CLEOS = "ann-4711", "ben-0815", "cleo-1"


def me(number: str) -> SeatPlan:
    """A seat of the host, who pledges a number."""
    return SeatPlan(kind="me", pledge=dice.pledge(number))


async def info(guest: Guest) -> DiceInfo:
    """What a guest is told about the dice."""
    found = (await guest.table()).dice
    assert found is not None
    return found


async def reveal(guest: Guest, seat: int, number: str) -> Done | Refused | None:
    """A guest gives a number."""
    return await guest.ask(Reveal(id=guest.number(), seat=seat, number=number))


def record_of(room: Room) -> Record:
    """The record as it is downloaded once the game is over, and read again."""
    assert room.match is not None
    assert room.state == "over"
    return parse_record(encode_record(dice.with_secret(room.match.record, room.secret)))


async def pair(house: House, game: str = "kraken") -> tuple[Room, Guest, Guest]:
    """A table that Ann has made and where Ben sits, both of whom have pledged numbers."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, me(ANNS), OPEN, game=game)
    first, second = [await house.come(person, room) for person in (ann, ben)]
    await second.ask(Sit(id=second.number(), seat=1, pledge=dice.pledge(BENS)))
    return room, first, second


async def finish(room: Room, guest: Guest, moves: int = 12) -> Record:
    """Some moves of whoever must choose, then a resignation; the record."""
    assert room.match is not None
    for _ in range(moves):
        if room.match.over:
            break
        since = room.match.revision
        seat = room.match.waiting()[0]
        room.match.play(seat, room.match.legal(seat)[0])
        room.match.go_on(room.dice)
        async with room.lock:
            await guest.house.rooms.keep(room, since)
    if not room.match.over:
        await guest.ask(Resign(id=guest.number(), seat=room.seats_of(guest.link.user.id)[0], expected=room.revision))
    return record_of(room)


@pytest.mark.parametrize("game", ["kraken", "bruise-cruise", "bremerhaven", "cardinal"])
async def test_a_table_proves_its_dice(house: House, game: str) -> None:
    """Both players' numbers count, and the commitment was told before either was known."""
    room, ann, ben = await pair(house, game)
    waiting = await info(ann)
    assert (waiting.stage, waiting.asked, waiting.numbers) == ("numbers", (0, 1), ("", ""))
    assert room.state == "open"
    assert isinstance(await reveal(ann, 0, ANNS), Done)
    assert (await info(ben)).numbers == ("", "")
    assert room.state == "open"
    assert isinstance(await reveal(ben, 1, BENS), Done)
    assert room.begun
    begun = await info(ben)
    assert (begun.stage, begun.numbers) == ("begun", (ANNS, BENS))
    assert (begun.commitment, begun.pledges) == (waiting.commitment, waiting.pledges)
    report = dice.verify_dice(await finish(room, ann))
    assert (report.commitment, report.numbers, report.withheld) == (waiting.commitment, (ANNS, BENS), ())
    assert report.draws


async def test_what_pirates_draws_before_the_game_is_proven(house: House) -> None:
    """Treasures and islands come from an option that is drawn when the numbers are there."""
    room, ann, ben = await pair(house, "pirates")
    assert room.match is not None
    assert await reveal(ann, 0, ANNS)
    await reveal(ben, 1, BENS)
    assert room.begun
    assert dice.verify_dice(await finish(room, ann, 3)).options == ("draw",)


async def test_nobody_is_told_the_secret_before_the_end(house: House) -> None:
    """Neither players nor those who watch, and no number before the game begins."""
    room, ann, ben = await pair(house)
    watcher = await house.come(await house.person("Cleo"), room)
    await reveal(ann, 0, ANNS)
    for guest in (ann, ben, watcher):
        await guest.read()
        assert not any(ANNS.encode() in message for message in guest.bytes)
    await reveal(ben, 1, BENS)
    assert room.match is not None
    seat = room.match.waiting()[0]
    await (ann, ben)[seat].play()
    for guest in (ann, ben, watcher):
        await guest.read()
        assert not any(room.secret.encode() in message for message in guest.bytes)
    assert dice.with_secret(room.match.record, room.secret).closing.secret == ""


async def test_a_number_is_refused_before_all_are_pledged_and_if_it_is_another_one(house: House) -> None:
    """Else whoever comes last could choose by what the others have given."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, me(ANNS), OPEN, game="kraken")
    first, second = [await house.come(person, room) for person in (ann, ben)]
    assert (await info(first)).stage == "pledges"
    assert isinstance(await reveal(first, 0, ANNS), Refused)
    await second.ask(Sit(id=1, seat=1, pledge=dice.pledge(BENS)))
    assert isinstance(await reveal(second, 1, "another"), Refused)
    assert isinstance(await reveal(second, 0, ANNS), Refused)
    assert isinstance(await reveal(second, 1, BENS), Done)
    assert isinstance(await reveal(second, 1, BENS), Done)  # sent again
    pledged = await second.ask(Pledge(id=2, seat=1, pledge=dice.pledge("late")))
    assert isinstance(pledged, Refused)


async def test_who_sits_down_later_does_not_choose_knowing_a_number(house: House) -> None:
    """If somebody leaves after numbers were given, everybody pledges anew."""
    _room, ann, ben = await pair(house)
    await reveal(ann, 0, ANNS)
    await ben.ask(Stand(id=8, seat=1))
    again = await info(ann)
    assert (again.stage, again.pledges, again.asked) == ("pledges", ("", ""), (0,))
    await ben.ask(Sit(id=9, seat=1, pledge=dice.pledge(CLEOS)))
    assert isinstance(await reveal(ben, 1, CLEOS), Refused)
    assert isinstance(await ann.ask(Pledge(id=10, seat=0, pledge=dice.pledge("new"))), Done)
    await reveal(ben, 1, CLEOS)
    await reveal(ann, 0, "new")
    assert (await info(ann)).numbers == ("new", CLEOS)


async def test_a_host_who_frees_a_bots_seat_does_not_choose_knowing_a_number(house: House) -> None:
    """While the host's number is awaited, all seats are taken; as soon as one is free again, everybody pledges anew."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, me(ANNS), OPEN, BOT, game="kraken")
    host, guest = [await house.come(person, room) for person in (ann, ben)]
    await guest.ask(Sit(id=1, seat=1, pledge=dice.pledge(BENS)))
    await reveal(guest, 1, BENS)
    assert isinstance(await host.ask(FreeSeat(id=2, seat=2)), Done)
    again = await info(host)
    assert (again.stage, again.pledges, again.asked) == ("pledges", ("", "", ""), (0, 1))
    assert isinstance(await reveal(host, 0, ANNS), Refused)


async def test_a_deleted_person_makes_everybody_pledge_anew(house: House) -> None:
    """Whoever sits down instead does not know a number either."""
    room, ann, _ben = await pair(house)
    await reveal(ann, 0, ANNS)
    left = await house.database.write(lambda c: own_data.delete_person(c, "id-Ben", {}))
    await house.referee.changed_around(left.tables)
    again = await info(ann)
    assert (again.stage, again.pledges, again.asked) == ("pledges", ("", ""), (0,))
    assert (room.state, room.chairs[1].user) == ("open", "")


async def test_who_leaves_keeps_nobody_waiting(house: House) -> None:
    """After a while the game begins without the number, and the record says so."""
    room, ann, ben = await pair(house)
    await reveal(ann, 0, ANNS)
    await ben.leave()
    await house.later(GATHER_MS // 2)
    assert room.state == "open"
    await house.later(GATHER_MS)
    assert room.begun
    assert (await info(ann)).numbers == (ANNS, "")
    assert dice.verify_dice(await finish(room, ann)).withheld == (1,)


async def test_a_game_against_bots_waits_for_the_only_number(house: House) -> None:
    """The commitment comes before it, so a server cannot try secrets until it likes the dice."""
    ann = await house.person("Ann")
    room = await house.table(ann, me(ANNS), BOT, game="kraken")
    assert room.state == "open"
    guest = await house.come(ann, room)
    assert (await info(guest)).stage == "numbers"
    await reveal(guest, 0, ANNS)
    assert (await info(guest)).numbers == (ANNS, "")
    assert room.begun


async def test_whoever_gives_no_number_waits_for_none(house: House) -> None:
    """Other clients, and the terminal: the dice follow from the server's secret, which is told before."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, BOT, game="kraken")
    assert room.begun
    guest = await house.come(ann, room)
    assert (await info(guest)).pledges == ("", "")
    assert dice.verify_dice(await finish(room, guest)).numbers == ("", "")


async def test_a_bot_on_an_open_seat_lets_the_numbers_be_given(house: House) -> None:
    """The host does not wait for somebody else any more."""
    ann = await house.person("Ann")
    room = await house.table(ann, me(ANNS), OPEN, game="kraken")
    guest = await house.come(ann, room)
    await guest.ask(FillSeat(id=4, seat=1, level=1))
    assert (await info(guest)).stage == "numbers"
    await reveal(guest, 0, ANNS)
    assert room.begun


async def test_a_rematch_asks_for_new_numbers(house: House) -> None:
    """The old ones are known, and the new secret could have been chosen by them."""
    room, ann, ben = await pair(house)
    await reveal(ann, 0, ANNS)
    await reveal(ben, 1, BENS)
    await finish(room, ann)
    await ann.ask(Rematch(id=30))
    again = await house.rooms.find(room.rematch)
    assert again.secret != room.secret
    assert again.state == "open"
    guests = [await house.come(one.link.user, again) for one in (ben, ann)]
    assert (await info(guests[0])).stage == "pledges"
    for seat, guest in enumerate(guests):
        await guest.ask(Pledge(id=31, seat=seat, pledge=dice.pledge(f"new-{seat}")))
    for seat, guest in enumerate(guests):
        await reveal(guest, seat, f"new-{seat}")
    assert again.begun
    assert dice.verify_dice(await finish(again, guests[0])).numbers == ("new-0", "new-1")


async def test_who_does_not_come_to_a_rematch_keeps_nobody_waiting(house: House) -> None:
    """The others' numbers count all the same."""
    room, ann, ben = await pair(house)
    await reveal(ann, 0, ANNS)
    await reveal(ben, 1, BENS)
    await finish(room, ann)
    await ann.ask(Rematch(id=30))
    again = await house.rooms.find(room.rematch)
    guest = await house.come(ann.link.user, again)
    assert isinstance(await guest.ask(Pledge(id=31, seat=1, pledge=dice.pledge("new"))), Done)
    assert isinstance(await reveal(guest, 1, "new"), Refused)
    await house.later(GATHER_MS)
    assert (await info(guest)).stage == "numbers"
    assert isinstance(await reveal(guest, 1, "new"), Done)
    assert (await info(guest)).numbers == ("", "new")


async def test_a_server_that_starts_again_goes_on_with_the_same_dice(house: House) -> None:
    """In the middle of a game; the record proves the dice before and after."""
    room, ann, ben = await pair(house)
    await reveal(ann, 0, ANNS)
    await reveal(ben, 1, BENS)
    assert room.match is not None
    ahead = await house.rooms.database.read(lambda c: matches.load_match(c, room.id))
    assert ahead is not None
    since = room.match.revision
    seat = room.match.waiting()[0]
    room.match.play(seat, room.match.legal(seat)[0])
    room.match.go_on(room.dice)
    expected = room.match.lines_since(since)  # not stored: the server dies here
    reopened = await house.again()
    try:
        back = await reopened.rooms.find(room.id)
        assert back.match is not None
        assert back.match.revision == since
        back.match.play(seat, back.match.legal(seat)[0])
        back.match.go_on(back.dice)
        assert back.match.lines_since(since) == expected
        async with back.lock:
            await reopened.rooms.keep(back, since)
        guest = await reopened.come(ann.link.user, back)
        dice.verify_dice(await finish(back, guest))
    finally:
        await reopened.close()


async def test_nothing_is_taken_back_after_the_secret_is_shown(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else everybody would know the dice to come."""
    room, ann, ben = await pair(house, "cardinal")
    await reveal(ann, 0, ANNS)
    await reveal(ben, 1, BENS)
    assert room.match is not None
    while not room.match.over:
        since = room.match.revision
        seat = room.match.waiting()[0]
        room.match.play(seat, room.match.legal(seat)[0])
        room.match.go_on(room.dice)
        async with room.lock:
            await house.rooms.keep(room, since)
    assert room.match.why_final() is None  # the coin was all, and it has fallen before the first choice
    monkeypatch.setattr(Course, "chance_in_game", lambda _: True)
    room.tell(view=True)
    for seat, guest in enumerate((ann, ben)):
        assert not (await guest.view()).can_take_back
        refused = await guest.ask(TakeBack(id=40, seat=seat, expected=room.revision))
        assert isinstance(refused, Refused)
        assert "dice can be checked" in refused.problem.message


async def test_a_table_from_before_there_were_secrets_goes_on(house: House) -> None:
    """Its dice prove nothing, and it says nothing about them."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, BOT, game="kraken")
    assert room.match is not None
    room.secret = ""
    room.match.header = msgspec.structs.replace(room.match.header, dice=None, format=2)
    guest = await house.come(ann, room)
    assert (await guest.table()).dice is None
    room.match.go_on(room.dice)
    assert not room.match.chance_waits
