"""Before the game begins: who brings what, what is drawn when, and how it begins; afterwards nobody takes another's seat."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.registry import find_game
from quarterdeck.records.lines import encode_record
from quarterdeck.records.reading import parse_record
from quarterdeck.records.veiling import veiled_record
from quarterdeck.server.database import matches
from quarterdeck.server.database.rows import StoredSeat
from quarterdeck.server.protocol.api import NewMatch, SeatPlan
from quarterdeck.server.protocol.wire import (
    SPECTATOR,
    Done,
    FillSeat,
    Propose,
    Refused,
    Rematch,
    Resign,
    Sit,
    Stand,
    TakeBack,
)
from quarterdeck.server.tables import beginning, viewing
from quarterdeck.server.tables.botplay import BotPlay
from quarterdeck.server.tables.room import Room
from quarterdeck.table.match import Match
from quarterdeck.table.seats import HUMAN
from tests.laws.setups import SETUPS
from tests.server.tables import BOT, ME, OPEN, FirstMove, Guest, House

RED = "20.hms-albion.divers"
GREEN = "20.carrion-crow~captain.raft"


def options_of(room: Room) -> dict[str, object]:
    """The options that the table's record has."""
    assert room.match is not None
    return room.match.header.options


def refusal(answer: object) -> str:
    """Why it was refused."""
    assert isinstance(answer, Refused)
    return f"{answer.problem.path or ''}: {answer.problem.message}"


# -- fleets that people bring ---------------------------------------------------------------------------


async def test_a_fleet_goes_when_its_owner_goes(house: House) -> None:
    """Whoever sits there next has the table's own, and so has a bot; nothing of the fleet stays in the database."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, game="pirates", total=20, red=RED)
    host, guest = await house.come(ann, room), await house.come(ben, room)
    assert (await host.table()).seats[0].fleet == RED
    await host.ask(Stand(id=1, seat=0))
    await guest.ask(Sit(id=1, seat=0))
    assert [seat.fleet for seat in (await guest.table()).seats] == ["", ""]
    await guest.ask(Sit(id=2, seat=0, fleet=GREEN))
    await guest.ask(Stand(id=3, seat=0))
    await host.ask(Sit(id=4, seat=1))
    assert isinstance(await host.ask(FillSeat(id=5, seat=0, level=1)), Done)
    assert room.state == "playing"
    assert "red" not in options_of(room) or options_of(room)["red"] == ""
    assert not any(b"divers" in part for part in guest.bytes)
    assert not any(b"carrion" in part for part in host.bytes)
    seats = await house.database.read(lambda c: matches.load_seats(c, room.id))
    assert [seat.fleet for seat in seats] == [None, None]


async def test_a_fleet_is_changed_until_the_game_begins(house: House) -> None:
    """An empty one gives it up; the one that was named last sails; after the beginning none is taken."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, game="pirates", total=20, red="random")
    host, guest = await house.come(ann, room), await house.come(ben, room)
    for fleet, told in ((GREEN, GREEN), ("", ""), (RED, RED)):
        assert isinstance(await host.ask(Sit(id=1, seat=0, fleet=fleet)), Done)
        assert (await host.table()).seats[0].fleet == told
        assert [seat.fleet for seat in (await guest.table()).seats] == ["", ""]
    await guest.ask(Sit(id=2, seat=1, fleet=GREEN))
    assert (options_of(room)["red"], options_of(room)["green"]) == (RED, GREEN)
    assert isinstance(await host.ask(Sit(id=3, seat=0, fleet=GREEN)), Refused)
    assert (await host.table()).seats[0].fleet == ""


async def test_an_offered_fleet_that_somebody_brings_is_as_secret_as_any_other(house: House) -> None:
    """Whoever knew its name could read its crew in the list; the host's choice for all to see, and what is drawn, stay as they are."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, game="pirates", red="Titan's Line")
    host, guest = await house.come(ann, room), await house.come(ben, room)
    assert isinstance(await guest.ask(Sit(id=1, seat=1, fleet=" blackheart's own ")), Done)
    told, own = (await host.table()).options, (await guest.table()).options
    assert (told["Red's fleet"], told["Green's fleet"]) == ("Titan's Line", "Kept secret")
    assert own["Green's fleet"].startswith("Brought along: ")
    assert not any(b"blackheart" in part.lower() for part in host.bytes)
    assert room.match is not None
    brought = options_of(room)["green"]
    assert isinstance(brought, str)
    assert brought.startswith("40.")
    file = encode_record(veiled_record(room.match.record, 0))
    assert b"blackheart" not in file.lower()
    assert brought.encode() not in file
    assert parse_record(encode_record(room.match.record)).header == room.match.header
    await guest.ask(Resign(id=2, seat=1, expected=(await guest.view()).revision))
    await guest.ask(Rematch(id=3))
    again = await house.rooms.find((await guest.table()).rematch)
    assert options_of(again)["red"] == brought, "the fleet goes along with whoever brought it"
    assert (await (await house.come(ann, again)).table()).options["Red's fleet"] == "Kept secret"


@pytest.mark.parametrize("drawn", ["random", "Random:English"])
async def test_a_drawn_fleet_that_somebody_asks_for_is_drawn(house: House, drawn: str) -> None:
    """It names nothing that could be written out."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, game="pirates", total=20)
    await (await house.come(ben, room)).ask(Sit(id=1, seat=1, fleet=drawn))
    assert options_of(room)["green"] == drawn


def test_every_offered_fleet_is_the_same_written_out() -> None:
    """All but its name."""
    yard = find_game("pirates").builder()
    assert yard is not None
    for offered in yard.stock().offered:
        (read,) = yard.read(yard.write_out(offered.plan.name))
        assert read == msgspec.structs.replace(offered.plan, name="")


@pytest.mark.parametrize(
    ("fleet", "why"),
    [("nothing", "That is not a fleet."), ("20.hms-albion~nobody", "'nobody'"), ("99.hms-albion", "PI-2.3")],
)
async def test_a_fleet_that_cannot_sail_is_refused_with_the_reason(house: House, fleet: str, why: str) -> None:
    """Nobody has sat down then."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, game="pirates", total=20)
    guest = await house.come(ben, room)
    told = refusal(await guest.ask(Sit(id=1, seat=1, fleet=fleet)))
    assert told.startswith("fleet: ")
    assert why in told
    assert (await guest.table()).seats[1].kind == "open"


async def test_a_game_without_fleets_takes_none(house: House) -> None:
    """It is said so."""
    ann = await house.person("Ann")
    guest = await house.come(ann, await house.table(ann, OPEN, OPEN))
    assert refusal(await guest.ask(Sit(id=1, seat=1, fleet=RED))).startswith("fleet: ")


async def test_a_secret_fleet_is_named_for_nobody_who_is_not_here(house: House) -> None:
    """The host may name one for the own seats and for bots, and offered or drawn ones for all."""
    ann = await house.person("Ann")
    with pytest.raises(Malformed) as caught:
        await house.table(ann, ME, OPEN, game="pirates", total=20, green=GREEN)
    assert caught.value.path == "options.green"
    room = await house.table(ann, ME, BOT, OPEN, game="pirates", total=20, red=RED, green=GREEN, blue="random:english")
    assert {"red", "green", "draw"} & options_of(room).keys() == set()
    assert options_of(room)["blue"] == "random:english"


# -- what is drawn ----------------------------------------------------------------------------------------


async def test_what_is_drawn_is_drawn_when_the_last_one_sits_down(house: House) -> None:
    """Before, no row of the database holds it; afterwards it stays."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, game="pirates", green="random")
    stored = await house.database.read(lambda c: matches.load_match(c, room.id))
    assert stored is not None
    assert '"draw"' not in stored.header
    guest = await house.come(ben, room)
    assert isinstance(await guest.ask(Sit(id=1, seat=1)), Done)
    drawn = options_of(room)["draw"]
    stored = await house.database.read(lambda c: matches.load_match(c, room.id))
    assert stored is not None
    assert msgspec.json.decode(stored.header)["options"]["draw"] == drawn
    assert stored.state == "playing"


async def test_a_table_of_an_older_server_is_drawn_anew_when_it_begins(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its header holds what was drawn when it was made, and who sat there may have seen it."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    with monkeypatch.context() as patch:
        patch.setattr(beginning, "waiting_table", lambda header, _setup, _game, seats: (header, seats))
        room = await house.table(ann, ME, OPEN, game="pirates", green="random")
    old = options_of(room)["draw"]
    guest = await house.come(ben, room)
    assert isinstance(await guest.ask(Sit(id=1, seat=1)), Done)
    assert options_of(room)["draw"] != old


async def test_of_two_who_begin_a_game_one_does(house: House) -> None:
    """The header that was stored first is the game's; one that was made for other people is nobody's."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN)

    async def begin(header: str, seated: list[StoredSeat]) -> bool:
        return await house.database.write(lambda c: matches.begin_match(c, room.id, header, seated))

    early = await house.database.read(lambda c: matches.load_seats(c, room.id))
    assert not await begin("{}", early)
    assert await house.database.write(lambda c: matches.take_seat(c, room.id, 1, ben.id))
    assert not await begin("{}", early)
    seated = await house.database.read(lambda c: matches.load_seats(c, room.id))
    stored = await house.database.read(lambda c: matches.load_match(c, room.id))
    assert stored is not None
    assert [await begin(stored.header, seated), await begin("{}", seated)] == [True, False]
    for change in (
        partial(matches.leave_seat, match=room.id, seat=1, user=ben.id),
        partial(matches.bring_fleet, match=room.id, seat=1, user=ben.id, fleet=RED),
    ):
        assert not await house.database.write(change)


async def test_after_the_beginning_no_seat_is_taken_though_a_process_believes_it_open(house: House) -> None:
    """The database decides, whatever stands in the memory of one process."""
    ann, ben, eve = [await house.person(name) for name in ("Ann", "Ben", "Eve")]
    room = await house.table(ann, ME, OPEN)
    guest, late = await house.come(ben, room), await house.come(eve, room)
    await guest.ask(Sit(id=1, seat=1))
    room.begun = False
    room.chairs[1].user = ""
    assert isinstance(await late.ask(Sit(id=1, seat=1)), Refused)
    assert (room.state, room.chairs[1].user) == ("playing", ben.id)
    room.begun = False
    assert isinstance(await guest.ask(Stand(id=2, seat=1)), Refused)
    assert (room.state, room.chairs[1].user) == ("playing", ben.id)


# -- leaving ----------------------------------------------------------------------------------------------


async def test_leaving_a_table_that_waits_does_not_give_up_the_game_that_has_begun(house: House) -> None:
    """The wish was sent before the other sat down, and came after it."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, game="kraken")
    host, guest = await house.come(ann, room), await house.come(ben, room)
    await guest.ask(Sit(id=1, seat=1))
    assert isinstance(await host.ask(Stand(id=1, seat=0)), Refused)
    assert room.state == "playing"
    assert isinstance(await host.ask(Stand(id=2, seat=0, state="playing")), Done)
    assert (await host.table()).state == "over"


async def three_at_kraken(house: House) -> list[Guest]:
    """Three people in a game."""
    people = [await house.person(name) for name in ("Ann", "Ben", "Cat")]
    room = await house.table(people[0], ME, OPEN, OPEN, game="kraken")
    guests = [await house.come(person, room) for person in people]
    for seat in (1, 2):
        await guests[seat].ask(Sit(id=1, seat=seat))
    return guests


async def test_everybody_is_told_who_has_left_also_after_a_restart(house: House) -> None:
    """And that a bot plays on; whoever left sees no hand any more."""
    ann, _, cat = await three_at_kraken(house)
    await cat.ask(Resign(id=2, seat=2, expected=(await cat.view()).revision))
    seat = (await ann.table()).seats[2]
    assert (seat.left, seat.kind, seat.level) == ("Cat", "bot", 2)
    assert (await cat.view()).seat == SPECTATOR
    again = await house.again()
    late = await again.come(ann.link.user, await again.rooms.find(ann.room.id))
    assert (await late.table()).seats[2].left == "Cat"
    await again.close()


async def test_who_resigned_while_the_others_played_on_is_told_so_at_the_end(house: House) -> None:
    """Before who has won; the others are told their own outcome alone."""
    ann, ben, cat = await three_at_kraken(house)
    await cat.ask(Resign(id=2, seat=2, expected=(await cat.view()).revision))
    room = ann.room
    assert room.match is not None
    while not room.match.over:
        seat = room.match.waiting()[0]
        room.match.play(seat, room.match.legal(seat)[0])
        room.match.go_on(room.dice)
    endings = [viewing.ending(room, room.match, one.link.user.id) for one in (ann, ben, cat)]
    told = [one.verdict for one in endings if one is not None]
    assert [verdict.startswith("You resigned. ") for verdict in told] == [False, False, True]
    assert told[2] != "You resigned. "


async def test_while_a_bot_sits_in_nothing_is_taken_back_behind_the_back_of_who_is_away(house: House) -> None:
    """Else the one who stays could let chance decide again and again."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, game="kraken")
    host, guest = await house.come(ann, room), await house.come(ben, room)
    await guest.ask(Sit(id=1, seat=1))
    await guest.leave()
    await house.later()
    assert isinstance(await host.ask(Propose(id=1, what="stand-in", seat=1)), Done)
    assert room.chairs[1].stand_in
    assert room.match is not None
    async with asyncio.timeout(120):
        while not (room.match.can_ask_back(0) and not room.match.free_take_back(0)):
            await host.my_turn()
            await host.play()
    view = await host.view()
    answer = await host.ask(TakeBack(id=9, seat=0, expected=view.revision))
    assert isinstance(answer, Done)
    assert (await host.table()).proposals[0].asked == (1,)


# -- positions --------------------------------------------------------------------------------------------


def dealt() -> str:
    """A position file of Kraken for two in which hands are dealt."""
    game, setup = find_game("kraken"), next(one for one in SETUPS["kraken"] if one.players == 2)
    match = Match.new(game, setup, [HUMAN] * 2)
    while match.chance_waits:
        match.play_chance(match.legal(CHANCE)[0])
    return match.save().decode()


async def test_everybody_is_told_that_the_host_knows_the_position(house: House) -> None:
    """And a rematch of two people is dealt as usual: its hands would be known to both."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    usual = await house.come(ann, await house.table(ann, ME, OPEN, game="kraken"))
    assert "Beginning" not in (await usual.table()).options
    room = await house.rooms.find(
        await house.rooms.new_match(ann, NewMatch(game="kraken", seats=(ME, OPEN), position=dealt()))
    )
    host, guest = await house.come(ann, room), await house.come(ben, room)
    for one in (host, guest):
        assert "knows all" in (await one.table()).options["Beginning"]
    assert (await host.view()).seat == SPECTATOR
    await guest.ask(Sit(id=1, seat=1))
    await guest.ask(Resign(id=2, seat=1, expected=(await guest.view()).revision))
    await guest.ask(Rematch(id=3))
    again = (await house.rooms.find((await guest.table()).rematch)).match
    assert again is not None
    assert again.header.start is None


# -- how long bots take -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("spent", "rest"), [(0.25, 0.75), (1.0, 1.0), (3.5, 0.5)])
async def test_in_games_with_secrets_bots_answer_in_whole_pauses(house: House, spent: float, rest: float) -> None:
    """Whether anybody looks on or not, so how long they take tells next to nothing of what they hold."""
    times, slept, stop = iter([10.0, 10.0 + spent] * 1000), [], asyncio.Event()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        stop.set()
        await asyncio.sleep(0)

    house.bots = house.referee.steward.bots = house.referee.bots = BotPlay(
        house.rooms, FirstMove(), pause=1.0, clock=lambda: next(times), sleep=sleep
    )
    room = await house.table(await house.person("Ann"), SeatPlan(kind="bot", level=1), BOT, game="kraken", rounds=1)
    async with room.lock:
        await house.referee.steward.begin(room)
    house.bots.wake(room)
    async with asyncio.timeout(120):
        await stop.wait()
    assert slept[0] == pytest.approx(rest)


async def test_seats_are_called_after_the_lines_that_were_chosen_also_after_a_restart(house: House) -> None:
    """Whoever joins reads which line is free, and sits down at it; the moves of the record name the lines."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, game="bruise-cruise", lines="DS")
    host, guest = await house.come(ann, room), await house.come(ben, room)
    assert [seat.name for seat in (await guest.table()).seats] == ["Desolation", "Sørwegian"]
    assert (await guest.table()).options["Cruise lines"] == "Desolation, Sørwegian"
    await guest.ask(Sit(id=1, seat=1))
    await guest.ask(Resign(id=2, seat=1, expected=(await host.view()).revision))
    assert room.match is not None
    assert room.match.ending() is not None
    again = await house.again()
    kept = await again.rooms.find(room.id)
    assert kept.match is not None
    assert kept.match.seat_names[:2] == ("D", "S")
    assert encode_record(kept.match.record) == encode_record(room.match.record)
    await again.close()


async def test_after_a_resignation_the_picture_asks_for_nothing(house: House) -> None:
    """It says who has resigned and who has won, to each of them with the outcome."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, first="orange")
    host, guest = await house.come(ann, room), await house.come(ben, room)
    await guest.ask(Sit(id=1, seat=1))
    assert "place" in (await host.view()).status
    await guest.ask(Resign(id=2, seat=1, expected=(await guest.view()).revision))
    for one, outcome, sentence in (
        (host, "You won: green resigned", "Green has resigned, and orange wins."),
        (guest, "You resigned", "You have resigned, and orange wins."),
    ):
        view = await one.view()
        assert view.status == "Green has resigned, and orange wins."
        told = await one.summary()
        assert told.startswith(view.status)
        assert "place a ship" not in told
        assert view.ending is not None
        assert (view.ending.verdict, view.ending.sentence) == (outcome, sentence)


async def test_the_loser_at_cardinal_begins_the_rematch(house: House) -> None:
    """CA-1.3: here who has resigned, whoever asks for it; the sides are changed, so Green's player has orange now."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN)
    host, guest = await house.come(ann, room), await house.come(ben, room)
    await guest.ask(Sit(id=1, seat=1))
    await guest.ask(Resign(id=2, seat=1, expected=(await host.view()).revision))
    await host.ask(Rematch(id=3))
    match = (await house.rooms.find((await host.table()).rematch)).match
    assert match is not None
    assert (match.waiting(), match.header.options["lost"]) == ((0,), "orange")
