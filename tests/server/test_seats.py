"""Seats: taking and leaving them, bots on them, people who are away, taking back by agreement, giving up, rematch."""

from __future__ import annotations

import asyncio
from typing import Final
from unittest import mock

import msgspec
import pytest

from quarterdeck.server.chores.fair_queue import Asker
from quarterdeck.server.chores.kinds import Chore
from quarterdeck.server.database import matches
from quarterdeck.server.protocol.api import NewMatch
from quarterdeck.server.protocol.wire import (
    SPECTATOR,
    Answer,
    Chat,
    Done,
    FillSeat,
    FreeSeat,
    Look,
    Propose,
    Refused,
    Rematch,
    Resign,
    Sit,
    Stand,
    TakeBack,
    Withdraw,
)
from tests.server.tables import BOT, ME, OPEN, Guest, House


async def kraken_for(house: House, *names: str) -> list[Guest]:
    """People at a table of Kraken; the first is the host."""
    people = [await house.person(name) for name in names]
    room = await house.table(people[0], ME, *[OPEN] * (len(names) - 1), game="kraken")
    guests = [await house.come(person, room) for person in people]
    for seat, guest in enumerate(guests[1:], start=1):
        await guest.ask(Sit(id=guest.number(), seat=seat))
    return guests


async def turn_of(guests: list[Guest]) -> Guest:
    """The guest who may choose now."""
    for guest in guests:
        if (await guest.view()).moves:
            return guest
    raise AssertionError("nobody may choose")


async def test_a_game_begins_when_all_seats_are_taken(house: House) -> None:
    """Nobody can move before; then chance decides what it has to decide."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN)
    guest = await house.come(ann, room)
    assert (await guest.table()).state == "open"
    early = await guest.play("a1", seat=0)
    assert isinstance(early, Refused)
    other = await house.come(ben, room)
    assert (await other.view()).seat == SPECTATOR
    await other.ask(Sit(id=1, seat=1))
    assert (await guest.table()).state == "playing"
    assert (await guest.view()).waiting
    assert (await other.view()).seat == 1


async def test_sitting_where_one_sits_changes_nothing_and_is_told_to_nobody(house: House) -> None:
    """Before the game begins, and while it goes on; else few bytes of one person would be many for all who look on."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN)
    guest, other = await house.come(ann, room), await house.come(ben, room)
    for number in (1, 2):
        await other.read()
        assert isinstance(await guest.ask(Sit(id=number, seat=0)), Done)
        assert await other.read() == []
        await other.ask(Sit(id=9, seat=1))


async def test_a_seat_is_taken_once(house: House) -> None:
    """Whoever comes second is told so."""
    ann, ben, eve = [await house.person(name) for name in ("Ann", "Ben", "Eve")]
    room = await house.table(ann, ME, OPEN)
    first, second = await house.come(ben, room), await house.come(eve, room)
    assert isinstance(await first.ask(Sit(id=1, seat=1)), Done)
    refused = await second.ask(Sit(id=1, seat=1))
    assert isinstance(refused, Refused)
    assert "green" in refused.problem.message
    assert isinstance(await second.ask(Sit(id=2, seat=9)), Refused)


async def test_before_the_game_a_seat_can_be_left(house: House) -> None:
    """It is open again."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, OPEN, OPEN)
    guest = await house.come(ben, room)
    await guest.ask(Sit(id=1, seat=1))
    assert isinstance(await guest.ask(Stand(id=2, seat=1)), Done)
    table = await guest.table()
    assert [seat.kind for seat in table.seats] == ["open", "open"]
    assert (await guest.view()).seat == SPECTATOR


async def test_the_host_alone_puts_bots_on_seats(house: House) -> None:
    """Others are refused."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN)
    host, other = await house.come(ann, room), await house.come(ben, room)
    assert isinstance(await other.ask(FillSeat(id=1, seat=1, level=3)), Refused)
    assert isinstance(await host.ask(FillSeat(id=1, seat=1, level=3)), Done)
    table = await host.table()
    assert (table.seats[1].kind, table.seats[1].level, table.state) == ("bot", 3, "playing")
    assert isinstance(await host.ask(FillSeat(id=2, seat=0, level=3)), Refused)


async def test_the_host_alone_takes_bots_off_their_seats_and_only_before_the_game(house: House) -> None:
    """The seat is open again and others can have it; people and open seats are left as they are."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, BOT, OPEN, game="kraken")
    host, other = await house.come(ann, room), await house.come(ben, room)
    for guest, seat, why in ((other, 1, "made the table"), (host, 0, "No bot"), (host, 2, "No bot"), (host, 3, "")):
        refused = await guest.ask(FreeSeat(id=1, seat=seat))
        assert isinstance(refused, Refused)
        assert why in refused.problem.message
    assert isinstance(await host.ask(FreeSeat(id=2, seat=1)), Done)
    assert [seat.kind for seat in (await other.table()).seats] == ["person", "open", "open"]
    await other.ask(Sit(id=3, seat=1))
    await host.ask(FillSeat(id=4, seat=2, level=1))
    assert (await host.table()).state == "playing"
    late = await host.ask(FreeSeat(id=5, seat=2))
    assert isinstance(late, Refused)
    assert late.problem.kind == "stale"
    assert (await host.table()).seats[2].kind == "bot"


async def test_people_on_one_device_choose_whose_eyes_they_have(house: House) -> None:
    """In a game with secrets they begin with nobody's; other people's seats are not theirs."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, ME, BOT, game="kraken")
    guest = await house.come(ann, room)
    assert (await guest.view()).seat == SPECTATOR
    assert isinstance(await guest.ask(Look(id=1, seat=1)), Done)
    assert (await guest.view()).seat == 1
    assert isinstance(await guest.ask(Look(id=2, seat=2)), Refused)
    open_game = await house.table(ann, ME, ME)
    assert (await (await house.come(ann, open_game)).view()).seat in {0, 1}


async def test_a_decision_is_taken_back_at_once_where_nothing_was_shown(house: House) -> None:
    """As long as the other has not moved; the log keeps it."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN)
    guests = [await house.come(ann, room), await house.come(ben, room)]
    await guests[1].ask(Sit(id=1, seat=1))
    mover = await turn_of(guests)
    before = await mover.view()
    assert not before.can_take_back
    await mover.play()
    view = await mover.view()
    assert view.can_take_back
    answer = await mover.ask(TakeBack(id=9, seat=view.seat, expected=view.revision))
    assert isinstance(answer, Done)
    after = await mover.view()
    assert after.moves == before.moves
    assert after.revision == view.revision + 1
    again = await mover.ask(TakeBack(id=9, seat=view.seat, expected=view.revision))
    assert again == Done(id=9, revision=after.revision, again=True)
    other = next(guest for guest in guests if guest is not mover)
    assert "back" in (await other.view()).story[-1].text


async def test_whoever_plays_both_sides_takes_back_the_latest_decision_of_either(house: House) -> None:
    """Where seats have no secrets: the page looks with the eyes of the seat to move, which has decided nothing yet."""
    ann = await house.person("Ann")
    guest = await house.come(ann, await house.table(ann, ME, ME, first="orange"))
    assert (await guest.view()).take_back_seat is None
    await guest.play("b2")
    await guest.ask(Look(id=1, seat=1))
    view = await guest.view()
    assert (view.seat, view.can_take_back, view.take_back_seat) == (1, True, 0)
    assert isinstance(await guest.ask(TakeBack(id=2, seat=0, expected=view.revision)), Done)


async def test_behind_the_end_of_a_game_with_secrets_nothing_is_taken_back(house: House) -> None:
    """Against bots, too, which agree to everything: the end has shown what was hidden."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, BOT, game="kraken")
    guest = await house.come(ann, room)
    assert room.match is not None
    while not room.match.over:
        room.match.chance(room.dice)
        for seat in room.match.waiting():
            room.match.play(seat, room.match.legal(seat)[0])
    await guest.ask(Look(id=1, seat=0))
    view = await guest.view()
    assert (view.can_take_back, view.can_ask_back, view.take_back_seat) == (False, False, None)
    refused = await guest.ask(TakeBack(id=2, seat=0, expected=room.match.revision))
    assert isinstance(refused, Refused)
    assert refused.problem.kind == "no-take-back"
    assert "everybody may look up what was hidden" in refused.problem.message
    assert room.match.over


async def test_otherwise_the_others_are_asked(house: House) -> None:
    """Agreement takes it back, refusal does not, and going on makes the question void."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN)
    guests = [await house.come(ann, room), await house.come(ben, room)]
    await guests[1].ask(Sit(id=1, seat=1))
    first = await turn_of(guests)
    second = next(guest for guest in guests if guest is not first)
    await first.play()
    await second.play()
    view = await first.view()
    assert (view.can_take_back, view.can_ask_back) == (False, True)
    for agree in (False, True):
        await first.ask(TakeBack(id=2, seat=view.seat, expected=view.revision))
        proposal = (await second.table()).proposals[0]
        assert proposal.mine == ((await second.view()).seat,)
        assert proposal.sentence == f"{first.link.user.name} asks to take back the latest move."
        assert (await first.table()).proposals[0].sentence == "You ask to take back the latest move."
        stranger = await first.ask(Answer(id=3, proposal=proposal.proposal, agree=True))
        assert isinstance(stranger, Refused)
        await second.ask(Answer(id=3, proposal=proposal.proposal, agree=agree))
        assert not (await second.table()).proposals
        assert ((await first.view()).revision > view.revision) is agree
    assert len((await first.view()).moves) > 0
    await first.play()
    await second.play()
    view = await first.view()
    await first.ask(TakeBack(id=4, seat=view.seat, expected=view.revision))
    await first.play()
    assert not (await second.table()).proposals


async def test_whoever_asked_may_withdraw_the_question(house: House) -> None:
    """Nobody else, and not after it was answered; then it can be asked again."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN)
    guests = [await house.come(ann, room), await house.come(ben, room)]
    await guests[1].ask(Sit(id=1, seat=1))
    first = await turn_of(guests)
    second = next(guest for guest in guests if guest is not first)
    await first.play()
    await second.play()
    view = await first.view()
    for _ in range(2):
        await first.ask(TakeBack(id=2, seat=view.seat, expected=view.revision))
        proposal = (await second.table()).proposals[0]
        assert [proposal.own, (await first.table()).proposals[0].own] == [False, True]
        assert isinstance(await second.ask(Withdraw(id=3, proposal=proposal.proposal)), Refused)
        assert isinstance(await first.ask(Withdraw(id=3, proposal=proposal.proposal)), Done)
        assert not (await second.table()).proposals
        assert (await first.view()).revision == view.revision
    for guest in guests:
        late = await guest.ask(Withdraw(id=4, proposal=proposal.proposal))
        assert isinstance(late, Refused)
        assert late.problem.kind == "stale"


async def test_at_both_tables_it_is_told_who_wants_a_rematch_and_who_has_not_come(house: House) -> None:
    """Until the other comes, too; also after the server has started anew."""
    ann, ben, dan = [await house.person(name) for name in ("Ann", "Ben", "Dan")]
    room = await house.table(ann, ME, OPEN)
    here, there, watching = [await house.come(person, room) for person in (ann, ben, dan)]
    await there.ask(Sit(id=1, seat=1))
    await here.ask(Resign(id=2, seat=0, expected=(await here.view()).revision))
    assert not (await here.table()).rematch_by
    await here.ask(Rematch(id=3))
    told = [(await guest.table()).rematch_by for guest in (here, there, watching)]
    assert told == ["", "Ann", "Ann"]
    new = await house.rooms.find((await here.table()).rematch)
    first = await house.come(ann, new)
    assert [seat.awaited for seat in (await first.table()).seats] == [True, False]
    await house.come(ben, new)
    assert not any(seat.awaited for seat in (await first.table()).seats)
    later = await house.again()
    again = await later.come(ben, await later.rooms.find(room.id))
    assert (await again.table()).rematch_by == "Ann"
    await later.close()


async def test_a_bot_sits_in_for_somebody_who_is_away_and_gives_the_seat_back(house: House) -> None:
    """If the others agree; nobody is replaced while at the table."""
    ann, ben, cat = await kraken_for(house, "Ann", "Ben", "Cat")
    early = await ann.ask(Propose(id=1, what="stand-in", seat=2))
    assert isinstance(early, Refused)
    await cat.leave()
    await house.later()
    assert isinstance(await ann.ask(Propose(id=2, what="stand-in", seat=2)), Done)
    proposal = (await ben.table()).proposals[0]
    assert proposal.asked == (1,)
    await ben.ask(Answer(id=3, proposal=proposal.proposal, agree=True))
    seat = (await ann.table()).seats[2]
    assert seat.stand_in
    assert seat.player == "Cat"
    back = await house.come(cat.link.user, ann.room)
    assert isinstance(await back.ask(Sit(id=4, seat=2)), Done)
    assert not (await ann.table()).seats[2].stand_in


async def test_after_the_end_nobody_is_passed_over(house: House) -> None:
    """Hands lie open then, also those of who was away while a bot sat in: nothing is taken back, and nobody is asked."""
    ann, ben, cat = await kraken_for(house, "Ann", "Ben", "Cat")
    await cat.leave()
    await house.later()
    await ann.ask(Propose(id=2, what="stand-in", seat=2))
    await ben.ask(Answer(id=3, proposal=(await ben.table()).proposals[0].proposal, agree=True))
    async with asyncio.timeout(120):
        while ann.room.state != "over":
            mover = next((guest for guest in (ann, ben) if guest.link.seat in waiting(ann)), None)
            if mover is None:
                await asyncio.sleep(0)
            else:
                await mover.play()
    view = await ann.view()
    answer = await ann.ask(TakeBack(id=9, seat=0, expected=view.revision))
    assert isinstance(answer, Refused)
    assert answer.problem.kind == "no-take-back"
    assert not (await ben.table()).proposals


def waiting(guest: Guest) -> tuple[int, ...]:
    """The seats that may choose now."""
    return () if guest.room.match is None else guest.room.match.waiting()


async def test_giving_up_ends_a_game_for_two(house: House) -> None:
    """The other has won; the log says why; nothing can be played any more."""
    ann, ben = await kraken_for(house, "Ann", "Ben")
    view = await ann.view()
    answer = await ann.ask(Resign(id=5, seat=0, expected=view.revision))
    assert isinstance(answer, Done)
    ending = (await ben.view()).ending
    assert ending is not None
    assert (ending.how, ending.winners, ending.scores) == ("resigned", (1,), (0.0, 1.0))
    assert isinstance(await ben.play("K+", seat=1), Refused)


async def test_among_more_a_bot_plays_on_for_who_leaves(house: House) -> None:
    """The seat is the bot's from then on."""
    ann, _, cat = await kraken_for(house, "Ann", "Ben", "Cat")
    await cat.ask(Stand(id=5, seat=2, state="playing"))
    seat = (await ann.table()).seats[2]
    assert (seat.kind, seat.stand_in) == ("bot", False)
    assert (await cat.view()).seat == SPECTATOR
    assert isinstance(await cat.ask(Sit(id=6, seat=2)), Refused)


async def test_a_rematch_is_one_table_for_all(house: House) -> None:
    """Whoever asks second comes to the first one's table, with the sides changed."""
    ann, ben = await kraken_for(house, "Ann", "Ben")
    early = await ann.ask(Rematch(id=1))
    assert isinstance(early, Refused)
    await ann.ask(Resign(id=2, seat=0, expected=(await ann.view()).revision))
    await ann.ask(Rematch(id=3))
    await ben.ask(Rematch(id=4))
    match = (await ben.table()).rematch
    assert match == (await ann.table()).rematch != ""
    room = await house.rooms.find(match)
    assert [chair.name for chair in room.chairs] == ["Ben", "Ann"]
    eve = await house.come(await house.person("Eve"), ann.room)
    assert isinstance(await eve.ask(Rematch(id=1)), Refused)


async def test_while_a_rematch_is_prepared_its_table_goes_on(house: House) -> None:
    """Words are said meanwhile, and of two who wait each gets the same table."""
    ann, ben = await kraken_for(house, "Ann", "Ben")
    await ann.ask(Resign(id=2, seat=0, expected=(await ann.view()).revision))
    begun, go_on = asyncio.Event(), asyncio.Event()
    do = house.rooms.chores.do

    async def slow(asker: Asker, chore: Chore) -> bytes:
        begun.set()
        await go_on.wait()
        return await do(asker, chore)

    with mock.patch.object(house.rooms.chores, "do", slow):
        waiting = [asyncio.ensure_future(guest.ask(Rematch(id=3))) for guest in (ann, ben)]
        await begun.wait()
        async with asyncio.timeout(120):
            assert isinstance(await ben.ask(Chat(id=5, text="Ahoy")), Done)
            await house.beat()
        go_on.set()
        await asyncio.gather(*waiting)
    assert (await ben.table()).rematch == (await ann.table()).rematch != ""
    mine = await house.database.read(lambda c: matches.my_matches(c, ann.link.user.id, 9))
    assert len(mine) == 2


async def test_a_game_that_was_over_and_is_taken_back_is_no_longer_shown_as_over(house: House) -> None:
    """Everybody is told that it is being played again."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, BOT)
    guest = await house.come(ann, room)
    while (await guest.table()).state != "over":
        view = await guest.my_turn()
        if view.moves:
            assert isinstance(await guest.play(), Done)
    request = TakeBack(id=70, seat=0, expected=(await guest.view()).revision)
    assert isinstance(await guest.ask(request), Done)
    assert (await guest.table()).state == "playing"


async def test_a_rematch_begins_where_the_game_began(house: House) -> None:
    """With the position that was given for the first."""
    ann = await house.person("Ann")
    start = msgspec.json.encode({"game": "cardinal", "board": [". . .", ". O .", ". . ."], "player": "green"}).decode()
    small = NewMatch(game="cardinal", seats=(ME, BOT), options={"rows": 3, "columns": 3}, position=start)
    room = await house.rooms.find(await house.rooms.new_match(ann, small))
    guest = await house.come(ann, room)
    await guest.ask(Resign(id=2, seat=0, expected=(await guest.view()).revision))
    await guest.ask(Rematch(id=3))
    again = (await house.rooms.find((await guest.table()).rematch)).match
    assert again is not None
    assert room.match is not None
    assert again.header.start == room.match.header.start is not None


async def test_what_lies_face_down_in_a_fleet_is_not_told_with_the_options(house: House) -> None:
    """Green reads the ships of an own short text, not Red's; whoever looks on reads none; when the game is over all of them are told."""
    ann, ben, eve = [await house.person(name) for name in ("Ann", "Ben", "Eve")]
    fleets = {"red": "20.hms-albion.divers", "green": "20.carrion-crow~captain.raft"}
    room = await house.table(ann, ME, OPEN, game="pirates", total=20, red=fleets["red"])
    red, green, outside = [await house.come(person, room) for person in (ann, ben, eve)]
    await green.ask(Sit(id=1, seat=1, fleet=fleets["green"]))
    reads = [(await guest.table()).options for guest in (red, green, outside)]
    assert [one["Red's fleet"] for one in reads] == ["Brought along: HMS Albion", "Kept secret", "Kept secret"]
    assert [one["Green's fleet"] for one in reads] == ["Kept secret", "Brought along: Carrion Crow", "Kept secret"]
    assert not any(b"divers" in message for message in green.bytes)
    await green.ask(Resign(id=2, seat=1, expected=(await green.view()).revision))
    assert (await green.table()).options["Red's fleet"] == "Brought along: HMS Albion"


DRAWN: Final[dict[str, int | str]] = {"total": 20, "red": "random", "green": "random"}


async def test_what_is_drawn_in_secret_nobody_is_told(house: House) -> None:
    """Who knew the number could draw the other's fleet again; when the game is over it is told, and a rematch has another."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, game="pirates", **DRAWN)
    red, green = [await house.come(person, room) for person in (ann, ben)]
    await green.ask(Sit(id=1, seat=1))
    assert {(await guest.table()).options["Number of the draw"] for guest in (red, green)} == {"Kept secret"}
    await green.ask(Resign(id=2, seat=1, expected=(await green.view()).revision))
    assert room.match is not None
    number = room.match.header.options["draw"]
    assert (await green.table()).options["Number of the draw"] == str(number) != "1"
    await green.ask(Rematch(id=3))
    again = (await house.rooms.find((await green.table()).rematch)).match
    assert again is not None
    assert again.header.options == room.match.header.options | {"draw": again.header.options["draw"]}
    assert again.header.options["draw"] != number


async def test_a_number_to_draw_from_may_be_named(house: House) -> None:
    """Then it stays that; with fleets that are all named and no treasure that is drawn it is no secret either."""
    ann = await house.person("Ann")
    named: dict[str, int | str] = {"red": "Titan's Line", "green": "The Grand Dynasty"}
    for options, told in ((DRAWN, "Kept secret"), (named | {"uniques": 1}, "Kept secret"), (named, "7"), ({}, "7")):
        room = await house.table(ann, ME, BOT, game="pirates", draw=7, **options)
        assert room.match is not None
        assert room.match.header.options["draw"] == 7
        assert (await (await house.come(ann, room)).table()).options["Number of the draw"] == told


async def test_two_at_one_device_do_not_read_each_others_fleets(house: House) -> None:
    """The table is the same for both: it tells neither what lies face down in the other's."""
    ann = await house.person("Ann")
    fleets = {"red": "20.hms-albion.divers", "green": "20.carrion-crow~captain.raft"}
    guest = await house.come(ann, await house.table(ann, ME, ME, game="pirates", total=20, **fleets))
    options = (await guest.table()).options
    assert (options["Red's fleet"], options["Green's fleet"]) == ("Kept secret", "Kept secret")


@pytest.mark.parametrize("game", ["cardinal", "kraken", "bruise-cruise", "bremerhaven", "pirates"])
async def test_every_seat_has_the_sign_of_its_pieces_even_before_the_game(house: House, game: str) -> None:
    """Whoever sits there has the colour of the pieces beside every list of people, not a colour of their own."""
    ann = await house.person("Ann")
    guest = await house.come(ann, await house.table(ann, ME, OPEN, game=game))
    seats = (await guest.table()).seats
    assert all(seat.role and seat.sign for seat in seats)
    assert len({seat.role for seat in seats}) == 2


async def test_options_are_told_in_words(house: House) -> None:
    """Nought rounds are no limit, and a letter is a direction."""
    ann = await house.person("Ann")
    guest = await house.come(ann, await house.table(ann, ME, OPEN, game="kraken"))
    options = (await guest.table()).options
    assert options["Limit of rounds"] == "no limit"
    assert options["The Kraken faces"] == "North"
