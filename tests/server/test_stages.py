"""No stage of a table's life tells a rival, a spectator or somebody who hops from seat to seat what they must not know."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import cache
from itertools import count

import msgspec
import pytest
from sqlalchemy import true

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.records.lines import encode_record
from quarterdeck.records.record import Header
from quarterdeck.server import chore_worker
from quarterdeck.server.chore_worker import carry_out
from quarterdeck.server.chores.kinds import DrawPast, VeilRecord
from quarterdeck.server.database import matches
from quarterdeck.server.database.rows import User
from quarterdeck.server.kept import Key
from quarterdeck.server.pages import downloads
from quarterdeck.server.problems import Forbidden
from quarterdeck.server.protocol.wire import Done, FillSeat, FreeSeat, Replay, Sit, Stand
from quarterdeck.server.tables import beginning, looking_back, opening, referee, rights, viewing
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.room import Chair, Drawn, Room
from quarterdeck.server.tables.seats import Seats
from quarterdeck.server.tables.steward import Steward
from quarterdeck.table.match import Match
from tests.examples import some
from tests.laws.setups import SETUPS, named
from tests.server.lives import CREWS, Ears, Life, compared, requests, same
from tests.server.tables import ME, OPEN, Guest, House
from tests.server.test_leaks import truth
from tests.server.twins import Twins, some_twins

Houses = tuple[House, House]
Patch = pytest.MonkeyPatch
NOW = 1_700_000_000_000
QUICK = {("pirates", 2), ("kraken", 4)}
"""Stages treat all games alike: one in which people bring fleets, and one that goes on when a seat is left."""
SECRETIVE = [
    pytest.param(
        key,
        next(setup for setup in SETUPS[key] if setup.players == players),
        marks=[] if (key, players) in QUICK else [pytest.mark.long],
    )
    for key in SETUPS
    if find_game(key).hidden
    for players in find_game(key).players
    if players > 1  # a table for one begins with whoever sits down
]


@pytest.fixture
def undrawn(monkeypatch: Patch) -> None:
    """Options keep what they were made with, and a rematch draws alike, so that the two worlds have the same fleets."""
    monkeypatch.setattr(opening, "with_draws", lambda _game, options, _given, _below: options)
    monkeypatch.setattr("quarterdeck.server.tables.opening.secrets.randbelow", lambda below: below // 2)


@cache
def twins_of(key: str, number: int) -> tuple[Twins, ...]:
    """Some worlds of one of a game's set-ups; most begin in a position whose hidden part is another in each."""
    return tuple(some_twins(find_game(key), SETUPS[key][number], seed=number + 11, number=1))


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize(("key", "setup"), SECRETIVE, ids=named)
async def test_no_stage_tells_two_worlds_apart(houses: Houses, key: str, setup: Setup) -> None:
    """Open, hopped over, filled, begun, played with take-backs, stood in for, come back, left, played again."""
    heard: dict[str, int] = {}
    for number, twins in enumerate(twins_of(key, SETUPS[key].index(setup))):
        for whom, messages in (await same(houses, twins, f"table-{number}")).items():
            heard[whom] = heard.get(whom, 0) + messages
    stages = {whom.partition(":")[0] for whom in heard}
    assert {"open", "filling", "begun", "played"} <= stages
    assert all(heard[f"{stage}: hopper"] > 0 for stage in ("open", "begun", "played"))


# -- before the beginning: nothing is drawn, and what is brought is its owner's --------------------------


async def overhear(house: House, world: int, key: str) -> Ears:
    """What host and hopper hear of a table that waits; the worlds differ in chance, and in what the guest brings."""
    game = find_game(key)
    host, guest, hopper = [await house.person(f"{name}-{key}") for name in ("Ann", "Ben", "Hal")]
    drawn: dict[str, int | str] = dict.fromkeys(opening.fleet_fields(game), "random")
    room = await house.table(host, *[OPEN] * game.players[-1], game=key, **drawn)
    room.dice = seeded(world + 1)
    people = [await house.come(user, room) for user in (host, guest, hopper)]
    if opening.fleet_fields(game):
        bring = Sit(id=1, seat=game.players[-1] - 1, fleet=CREWS[world])
        assert isinstance(await people[1].ask(bring), Done)
    for seat in range(game.players[-1] - 1):
        for guest_ in (people[0], people[2]):
            assert isinstance(await guest_.ask(Sit(id=1, seat=seat)), Done)
            await read_everything(guest_, key, seat)
            assert isinstance(await guest_.ask(Stand(id=1, seat=seat)), Done)
        assert isinstance(await people[0].ask(FillSeat(id=1, seat=seat, level=1)), Done)
        await read_everything(people[2], key, seat)
        assert isinstance(await people[0].ask(FreeSeat(id=1, seat=seat)), Done)
    ears = {"host": people[0].bytes, "hopper": people[2].bytes}
    return {
        f"open: {whom}": [part.replace(room.id.encode(), b"table") for part in parts] for whom, parts in ears.items()
    }


async def read_everything(guest: Guest, key: str, seat: int) -> None:
    """Whatever can be asked for at a table that waits, over the socket and as files."""
    for request in requests(guest, key, seat):
        await guest.ask(request)
    room, user, match = guest.room, guest.link.user, guest.room.match
    assert match is not None
    assert isinstance(user, User)
    for wanted in (None, *range(-1, match.players)):
        try:
            eyes = downloads.eyes(room, match, user, wanted)
        except Forbidden as error:
            guest.bytes.append(str(error).encode())
        else:
            guest.bytes.append(carry_out(VeilRecord(record=encode_record(match.record), seat=eyes)))
            guest.bytes.append(downloads.to_draw(match, eyes, "light").position)


async def overheard(houses: Houses, key: str) -> dict[str, int]:
    """How much there was to hear; `Leak` if it tells the worlds apart."""
    one, two = [await overhear(house, world, key) for world, house in enumerate(houses)]
    return compared(one, two)


@pytest.mark.parametrize("key", some(keys(), [key for key, _ in QUICK]))
async def test_before_the_beginning_nothing_depends_on_chance_or_on_what_others_bring(houses: Houses, key: str) -> None:
    """Byte for byte, whoever sits where and asks for what."""
    assert min((await overheard(houses, key)).values()) > 20


async def test_a_host_who_tries_all_chairs_knows_nothing_of_the_guests_crew(house: House) -> None:
    """The host sits on the guest's chair, reads, goes back and begins: what the guest alone sees then is news."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, game="pirates", green="random")
    host = await house.come(ann, room)
    await host.ask(Stand(id=1, seat=0))
    await host.ask(Sit(id=2, seat=1))
    for request in requests(host, "pirates", 1):
        await host.ask(request)
    await host.ask(Stand(id=3, seat=1))
    await host.ask(Sit(id=4, seat=0))
    read = b"".join(host.bytes)
    guest = await house.come(ben, room)
    await guest.ask(Sit(id=1, seat=1))
    own = {shape.label for shape in await guest.picture()}
    public = {shape.label for shape in await host.picture()}
    assert own - public
    assert not [label for label in own - public if label.encode() in read]


# -- leaks that are planted -------------------------------------------------------------------------------


def looks_with_the_chairs_eyes(patch: Patch) -> None:
    """Whoever sits down sees at once what the seat will see."""
    look = Room.look

    def looked(room: Room, seat: int) -> Drawn | None:
        begun, room.begun = room.begun, True
        try:
            return look(room, seat)
        finally:
            room.begun = begun

    patch.setattr(Room, "eyes", Room.seats_of)
    patch.setattr(Room, "look", looked)


def replays_for_the_chair(patch: Patch) -> None:
    """The replay shows the beginning to whoever sits there."""
    earlier = looking_back.earlier

    def early(room: Room, link: Link, request: Replay) -> tuple[Key, DrawPast]:
        with patch.context() as seated:
            seated.setattr(Room, "eyes", Room.seats_of)
            return earlier(room, link, request)

    patch.setattr(looking_back, "earlier", early)


def tries_moves_early(patch: Patch) -> None:
    """What a move would come to is told before the game has begun."""
    patch.setattr(referee, "begun_match", rights.going_match)


def gives_files_to_the_chair(patch: Patch) -> None:
    """Record and picture are the chair's."""
    patch.setattr(downloads, "eyes", lambda room, _match, user, _wanted: (*room.seats_of(user.id), -1)[0])


def draws_everything_from_the_truth(patch: Patch) -> None:
    """Nobody's eyes are everybody's."""
    patch.setattr(Match, "view", truth)


BEFORE = [
    looks_with_the_chairs_eyes,
    replays_for_the_chair,
    tries_moves_early,
    gives_files_to_the_chair,
    draws_everything_from_the_truth,
]


@cache
def dealt_twins() -> Twins:
    """Worlds in which other cards lie in hands from the beginning, for two people."""
    setup = next(setup for setup in SETUPS["kraken"] if setup.players == 2)
    for seed in count():
        for twins in some_twins(find_game("kraken"), setup, seed=seed, number=2):
            if twins.hides and twins.acts:
                return twins
    raise AssertionError


async def before_it_begins(house: House, twins: Twins, world: int) -> Ears:
    """The first stages of its life."""
    life = Life(house, twins, world)
    await life.open("table")
    await life.hop()
    return life.ears


async def is_caught(houses: Houses, run: Callable[[House, int], Coroutine[None, None, Ears]]) -> bool:
    """Whether the worlds can be told apart, or something happened that must not."""
    try:
        compared(*[await run(house, world) for world, house in enumerate(houses)])
    except AssertionError:
        return True
    return False


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize(
    "plant", some([None, *BEFORE], [None, *BEFORE[:1]]), ids=lambda plant: getattr(plant, "__name__", "nothing")
)
async def test_every_planted_leak_before_the_beginning_is_heard(
    houses: Houses, monkeypatch: Patch, plant: Callable[[Patch], None] | None
) -> None:
    """And nothing is, where nothing is planted."""
    if plant is not None:
        plant(monkeypatch)
    caught = await is_caught(houses, lambda house, world: before_it_begins(house, dealt_twins(), world))
    assert caught == (plant is not None)


def tells_fleets(patch: Patch) -> None:
    """What somebody brings is told to all."""
    seat = viewing._seat  # noqa: SLF001 - a fault
    patch.setattr(
        viewing,
        "_seat",
        lambda room, chair, *rest: msgspec.structs.replace(seat(room, chair, *rest), fleet=chair.fleet or ""),
    )


def draws_at_once(patch: Patch) -> None:
    """Fleets are drawn when the table is made, and shown."""
    patch.setattr(beginning, "waiting_table", lambda header, _setup, _game, seats: (header, seats))
    patch.setattr(Room, "has_picture", True)


def keeps_fleets_with_the_chair(patch: Patch) -> None:
    """Whoever sits down next has the fleet that somebody else brought."""

    async def stand(seats: Seats, room: Room, link: Link, request: Stand) -> None:
        chair = room.chairs[request.seat]
        await seats.database.write(lambda c: matches.leave_seat(c, room.id, chair.seat, link.user.id))
        await seats.steward.seats_changed(room)
        room.chairs[-1].user = link.user.id

    patch.setattr(Seats, "stand", stand)


@pytest.mark.parametrize(
    "plant",
    some([tells_fleets, draws_at_once, keeps_fleets_with_the_chair], [tells_fleets]),
    ids=lambda plant: plant.__name__,
)
async def test_every_planted_leak_of_fleets_is_heard(
    houses: Houses, monkeypatch: Patch, plant: Callable[[Patch], None]
) -> None:
    """In Pirates people bring fleets, and others are drawn."""
    plant(monkeypatch)
    assert await is_caught(houses, lambda house, world: overhear(house, world, "pirates"))


def borrows_eyes_of_the_absent(patch: Patch) -> None:
    """While a bot stands in, the others may look with the seat's eyes."""
    eyes = Room.eyes
    patch.setattr(
        Room,
        "eyes",
        lambda room, user: (*eyes(room, user), *(chair.seat for chair in room.chairs if chair.stand_in)),
    )


def opens_left_seats(patch: Patch) -> None:
    """Whoever comes may take the seat that somebody has left."""

    async def leave(steward: Steward, room: Room, chair: Chair) -> None:
        await steward.database.write(lambda c: matches.leave_seat(c, room.id, chair.seat, chair.user))
        room.chairs[chair.seat].user, room.begun = "", False

    patch.setattr(matches, "_is", lambda *_: true())
    patch.setattr(Steward, "leave_game", leave)


def plays_again_with_the_same_hands(patch: Patch) -> None:
    """A rematch begins from the position that everybody knows by then."""

    def again(match: Match, labels: list[str], people: int, winners: tuple[int, ...]) -> Header:  # noqa: ARG001 - its form
        return match.again(labels, lambda _: 0, winners).header

    patch.setattr(chore_worker, "rematch_header", again)


def whose(twins: Twins) -> Callable[[House, int], Coroutine[None, None, Ears]]:
    """The whole life of these twins."""
    return lambda house, world: Life(house, twins, world).run("table")


@cache
def left_twins(players: int) -> Twins:
    """Worlds with hands of their own that nobody wins on the way, watched by a seat."""
    setup = next(setup for setup in SETUPS["kraken"] if setup.players == players)
    for seed in count():
        for twins in some_twins(find_game("kraken"), setup, seed=seed, number=3, plain=True):
            if twins.hides and twins.watcher >= 0 and twins.acts:
                return twins
    raise AssertionError


AFTER = [(borrows_eyes_of_the_absent, 3), (opens_left_seats, 3), (plays_again_with_the_same_hands, 2)]


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize(
    ("plant", "players"), some(AFTER, AFTER[2:]), ids=lambda value: getattr(value, "__name__", str(value))
)
async def test_every_planted_leak_of_later_stages_is_heard(
    houses: Houses, monkeypatch: Patch, plant: Callable[[Patch], None], players: int
) -> None:
    """Stood in for, left, played again; the same worlds sound alike where nothing is planted."""
    one, two = [await whose(left_twins(players))(house, world) for world, house in enumerate(houses)]
    assert {"stood in for", "back", "left" if players > 2 else "rematch"} <= {whom.partition(":")[0] for whom in one}
    compared(one, two)
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        compared(*[await Life(house, left_twins(players), world).run("other") for world, house in enumerate(houses)])
