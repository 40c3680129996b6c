"""Games that count for ratings: what is allowed at such a table, and what comes of it."""

from __future__ import annotations

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.records.clock import ClockTerms
from quarterdeck.server.database import own_data, ratings
from quarterdeck.server.database.archive import Search, find_finished
from quarterdeck.server.database.rows import User
from quarterdeck.server.protocol.api import NewMatch, SeatPlan
from quarterdeck.server.protocol.wire import (
    ClockView,
    Done,
    FillSeat,
    Hint,
    Play,
    Propose,
    Refused,
    Rematch,
    Resign,
    Sit,
    Stand,
    TakeBack,
)
from quarterdeck.server.tables.room import Room
from tests.server.tables import BOT, ME, OPEN, Guest, House


async def rated(house: House, host: User, *seats: SeatPlan, **more: object) -> Room:
    """A table whose game counts."""
    options = {} if BOT in seats else {"first": "orange"}
    wanted = NewMatch(game="cardinal", seats=seats, options=options, rated=True, **more)  # type: ignore[arg-type]
    return await house.rooms.find(await house.rooms.new_match(host, wanted))


async def two_at_a_table(house: House) -> tuple[Guest, Guest]:
    """Ann and Ben at a table whose game counts; Ann moves first."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await rated(house, ann, ME, OPEN)
    first, second = await house.come(ann, room), await house.come(ben, room)
    assert isinstance(await second.ask(Sit(id=1, seat=1)), Done)
    return first, second


@pytest.mark.parametrize(
    "wanted",
    [
        {"seats": (ME, ME)},
        {"seats": (ME,), "game": "bremerhaven"},
        {"seats": (ME, BOT), "options": {"draw": 7}, "game": "pirates"},
        {"seats": (ME, BOT), "options": {"green": "40.hms-albion.divers"}, "game": "pirates"},
        {"seats": (ME, BOT), "options": {"rounds": 1}, "game": "kraken"},
        {"seats": (ME, OPEN, BOT), "options": {"lines": "SHPD"}, "game": "bruise-cruise"},
        {"seats": (ME, OPEN), "clock": ClockTerms(per="turn", seconds=60, then="bot")},
        {"seats": (ME, BOT), "position": "{}"},
        {"seats": (ME, BOT), "pack": "", "game": "kraken"},
    ],
)
async def test_what_cannot_count_is_refused_with_the_reason(house: House, wanted: dict[str, object]) -> None:
    """Several seats of one person, a game alone, drawings that somebody knows, other content.

    Nor bots with what the host chose for them, and losing by time without a loss.
    """
    ann = await house.person("Ann")
    table = NewMatch(**{"game": "cardinal", "rated": True, **wanted})  # type: ignore[arg-type]
    with pytest.raises(Malformed) as refused:
        await house.rooms.new_match(ann, table)
    assert refused.value.path == "rated"


async def test_everybody_is_told_that_the_game_counts(house: House) -> None:
    """Whoever sits down has agreed."""
    first, second = await two_at_a_table(house)
    assert (await first.table()).rated
    assert (await second.table()).rated


async def test_the_end_changes_ratings_and_stays(house: House) -> None:
    """A resignation loses; nobody can take it back, or the move before it."""
    first, second = await two_at_a_table(house)
    assert isinstance(await first.ask(Play(id=1, seat=0, move="a1", expected=first.room.revision)), Done)
    assert isinstance(await second.ask(Resign(id=2, seat=1, expected=second.room.revision)), Done)
    known = await house.database.read(ratings.stored_ratings)
    assert known["id-Ann", "cardinal", 2].mu > known["id-Ben", "cardinal", 2].mu
    refused = await first.ask(TakeBack(id=3, seat=0, expected=first.room.revision))
    assert isinstance(refused, Refused)
    assert first.room.state == "over"
    assert not (await first.view()).can_ask_back
    assert await house.database.read(ratings.replayed) == known
    assert len(await house.database.read(lambda c: find_finished(c, Search(viewer="id-Ben", mine=True), 5))) == 1


async def test_moves_that_others_have_seen_stay(house: House) -> None:
    """Nobody is asked to let somebody take a move back."""
    first, second = await two_at_a_table(house)
    await first.ask(Play(id=1, seat=0, move="a1", expected=first.room.revision))
    await second.ask(Play(id=2, seat=1, move="c3", expected=second.room.revision))
    assert not (await first.view()).can_ask_back
    refused = await first.ask(TakeBack(id=3, seat=0, expected=first.room.revision))
    assert isinstance(refused, Refused)
    assert "counts" in refused.problem.message
    assert first.room.proposals == []


async def test_against_bots_games_count_with_the_usual_options_alone(house: House) -> None:
    """Else a host would choose a poor fleet for them, or a game that luck decides; but people may agree on anything."""
    ann = await house.person("Ann")
    mine = NewMatch(game="pirates", seats=(ME, BOT), options={"red": "40.hms-albion.divers", "total": "40"}, rated=True)
    assert (await house.opened(ann, mine)).rated
    room = await rated(house, ann, ME, OPEN)
    guest = await house.come(ann, room)
    refused = await guest.ask(FillSeat(id=1, seat=1, level=5))
    assert isinstance(refused, Refused)
    assert "usual" in refused.problem.message
    usual = await house.opened(ann, NewMatch(game="cardinal", seats=(ME, OPEN), rated=True))
    assert isinstance(await (await house.come(ann, usual)).ask(FillSeat(id=1, seat=1, level=5)), Done)


async def test_there_are_no_hints(house: House) -> None:
    """Not even against bots alone."""
    ann = await house.person("Ann")
    room = await rated(house, ann, ME, BOT)
    guest = await house.come(ann, room)
    refused = await guest.ask(Hint(id=1, seat=0, expected=room.revision))
    assert isinstance(refused, Refused)
    assert "hints" in refused.problem.message


async def test_nobody_has_two_seats(house: House) -> None:
    """The other one stays open for somebody else."""
    ann = await house.person("Ann")
    room = await rated(house, ann, ME, OPEN)
    guest = await house.come(ann, room)
    assert isinstance(await guest.ask(Sit(id=1, seat=1)), Refused)
    assert room.state == "open"


async def test_a_game_to_which_somebody_never_came_does_not_count(house: House) -> None:
    """A rematch puts the other on a seat; whoever gives it up at once, or waits until the other's time is up, wins or loses nothing."""
    first, second = await two_at_a_table(house)
    await second.ask(Resign(id=2, seat=1, expected=second.room.revision))
    before = await house.database.read(ratings.stored_ratings)
    await first.ask(Rematch(id=3))
    again = await house.come(first.link.user, await house.rooms.find(first.room.rematch))
    (mine,) = again.room.seats_of(first.link.user.id)
    assert isinstance(await again.ask(Resign(id=1, seat=mine, expected=again.room.revision)), Done)
    assert again.room.state == "over"
    assert await house.database.read(ratings.stored_ratings) == before


async def test_with_a_clock_no_bot_plays_for_somebody_who_is_away(house: House) -> None:
    """Else whoever is about to lose would wait until the other is away, put a bot there, and lose without a loss."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await rated(house, ann, ME, OPEN, clock=ClockTerms(per="move", seconds=86_400))
    first, second = await house.come(ann, room), await house.come(ben, room)
    assert isinstance(await second.ask(Sit(id=1, seat=1)), Done)
    await second.leave()
    await house.later()
    refused = await first.ask(Propose(id=2, what="stand-in", seat=1))
    assert isinstance(refused, Refused)
    assert "clock" in refused.problem.message
    assert isinstance(await first.ask(Resign(id=3, seat=0, expected=room.revision)), Done)
    known = await house.database.read(ratings.stored_ratings)
    assert known["id-Ben", "cardinal", 2].mu > known["id-Ann", "cardinal", 2].mu


async def test_a_game_that_counts_has_a_clock(house: House) -> None:
    """So it ends even if somebody never comes back: whoever has no time left has lost."""
    first, second = await two_at_a_table(house)
    clock = await first.latest(ClockView)
    assert (clock.per, clock.whole) == ("move", 3 * 86_400_000)
    await first.leave()
    house.ahead += 3 * 86_400_000 + 10_000
    house.rooms.hours.seen = house.now()
    await house.referee.timekeeper.look()
    assert second.room.state == "over"
    known = await house.database.read(ratings.stored_ratings)
    assert known["id-Ben", "cardinal", 2].mu > known["id-Ann", "cardinal", 2].mu


async def test_nobody_pauses_a_game_against_bots_that_counts(house: House) -> None:
    """Bots agree to anything: a pause could last for ever, and so would a game that is about to be lost."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    alone = await house.come(ann, await rated(house, ann, ME, BOT))
    refused = await alone.ask(Propose(id=1, what="pause", seat=0))
    assert isinstance(refused, Refused)
    assert "nobody else" in refused.problem.message
    room = await rated(house, ann, ME, OPEN)
    first, second = await house.come(ann, room), await house.come(ben, room)
    assert isinstance(await second.ask(Sit(id=1, seat=1)), Done)
    assert isinstance(await first.ask(Propose(id=2, what="pause", seat=0)), Done)


async def test_among_three_whoever_leaves_comes_last(house: House) -> None:
    """And whoever deletes themselves; the game goes on, and counts for those who stay."""
    people = [await house.person(name) for name in ("Ann", "Ben", "Eve")]
    room = await house.opened(people[0], NewMatch(game="kraken", seats=(ME, OPEN, OPEN), rated=True))
    guests = [await house.come(one, room) for one in people]
    for seat in (1, 2):
        assert isinstance(await guests[seat].ask(Sit(id=1, seat=seat)), Done)
    assert isinstance(await guests[0].ask(Stand(id=2, seat=0, state="playing")), Done)
    assert room.match is not None
    left = await house.database.write(lambda c: own_data.delete_person(c, "id-Ben", {"kraken": "ismcts:2"}))
    await house.referee.changed_around(left.tables)
    while not room.match.over:
        async with room.lock:
            since = room.match.revision
            room.match.chance(room.dice)
            if not room.match.over:
                seat = room.match.waiting()[0]
                room.match.play(seat, room.match.legal(seat)[0])
            await house.rooms.keep(room, since)
    known = await house.database.read(ratings.stored_ratings)
    assert known["id-Eve", "kraken", 3].mu > known["id-Ann", "kraken", 3].mu
    assert ("id-Ben", "kraken", 3) not in known, "nothing is kept of somebody who has been deleted"
    assert known == await house.database.read(ratings.replayed)
    (game,) = await house.database.read(lambda c: find_finished(c, Search(viewer="id-Ann", mine=True), 5))
    assert [(seat.left, seat.rank) for seat in game.seats[:2]] == [(True, 3), (True, 3)]


async def test_a_rematch_counts_too(house: House) -> None:
    """As was agreed."""
    first, second = await two_at_a_table(house)
    await second.ask(Resign(id=2, seat=1, expected=second.room.revision))
    assert isinstance(await first.ask(Rematch(id=3)), Done)
    again = await house.rooms.find(first.room.rematch)
    assert again.rated
