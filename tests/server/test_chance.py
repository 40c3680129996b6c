"""What chance decides at tables comes from the operating system, and nobody chooses it for others."""

from __future__ import annotations

import secrets
from importlib import import_module
from itertools import product
from pkgutil import iter_modules

import pytest

from quarterdeck.engine.drawing import SECRET
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.server import tables
from quarterdeck.server.protocol.api import NewMatch, SeatPlan
from quarterdeck.server.protocol.wire import Rematch, Resign, Sit
from quarterdeck.table.match import Match
from quarterdeck.table.seats import Seating
from tests.server.tables import BOT, ME, OPEN, House

KEY = "secret-000102030405060708090a0b0c0d0e0f"
DRAWN: dict[str, int | str] = {"total": 20, "red": "random", "green": "random"}


class Counted:
    """`secrets.randbelow`, with all that it was asked and answered."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.real = secrets.randbelow

    def __call__(self, n: int) -> int:
        self.asked.append(n)
        return self.real(n)


# -- where decisions of chance come from -----------------------------------------------------------


@pytest.mark.parametrize("game", keys())
async def test_the_operating_system_decides_for_chance_at_every_table(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each decision is one number of its own, so those that were seen tell nothing of those that come."""
    ann = await house.person("Ann")
    room = await house.table(ann, ME, *[BOT] * (find_game(game).players[0] - 1), game=game)
    assert room.match is not None
    room.secret = ""  # as at tables from before dice could be checked
    counted = Counted()
    monkeypatch.setattr(secrets, "randbelow", counted)
    decisions = 0
    for _ in range(30):
        while room.match.chance_waits:
            choices = len(room.match.moves(CHANCE))
            decisions += room.match.chance(room.dice)
            assert choices in counted.asked
        if room.match.over:
            break
        seat = room.match.waiting()[0]
        room.match.play(seat, room.match.legal(seat)[0])
    assert decisions == len(counted.asked) > 0


def test_no_module_of_the_tables_throws_dice_that_could_be_foretold() -> None:
    """They are for bots, whose dice decide nothing but what the bot does, and for simulations."""
    for found in iter_modules(tables.__path__):
        module = import_module(f"{tables.__name__}.{found.name}")
        assert not {"seeded", "Dice", "random"} & set(vars(module)), found.name


def test_the_terminals_chance_is_the_operating_systems_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless somebody names a seed; and no bot's dice have anything to do with it."""
    game = find_game("kraken")
    counted = Counted()
    monkeypatch.setattr(secrets, "randbelow", counted)
    seeds: list[int] = []

    def drawn_bits(bits: int) -> int:
        seeds.append(bits)
        return 5 + len(seeds)

    monkeypatch.setattr(secrets, "randbits", drawn_bits)
    for seed, asks in ((5, False), (None, True)):
        seating = Seating(game, ["random", "random"], seed=seed)
        match = Match.new(game, Setup(players=2, options=game.options()), seating.labels)
        before = len(counted.asked)
        assert seating.step(match)
        assert (len(counted.asked) > before) == asks
    assert seeds == [63, 63]  # one for each bot


# -- what is drawn before the game -------------------------------------------------------------------


async def test_tables_between_persons_are_drawn_from_secrets(house: House) -> None:
    """Each from one of its own, a rematch too, which no screen shows while the game goes on."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN, game="pirates", **DRAWN)
    red, green = [await house.come(person, room) for person in (ann, ben)]
    await green.ask(Sit(id=1, seat=1))
    assert room.match is not None
    secret = str(room.match.header.options["draw"])
    assert SECRET.fullmatch(secret)
    for guest in (red, green):
        await guest.table()
        assert not any(secret[7:].encode() in message for message in guest.bytes)
    await green.ask(Resign(id=2, seat=1, expected=(await green.view()).revision))
    assert (await red.table()).options["Number of the draw"] == secret
    await green.ask(Rematch(id=3))
    again = (await house.rooms.find((await green.table()).rematch)).match
    assert again is not None
    assert SECRET.fullmatch(str(again.header.options["draw"]))
    assert again.header.options["draw"] != secret


@pytest.mark.parametrize("draw", [1, 999_999, "7", KEY])
async def test_nobody_names_what_secrets_of_others_are_drawn_from(house: House, draw: int | str) -> None:
    """The host neither: whoever knows it can draw everybody's fleet again."""
    ann = await house.person("Ann")
    everyone: tuple[tuple[SeatPlan, ...], ...] = ((ME, OPEN), (ME, BOT, OPEN), (ME, ME, OPEN))
    settled: tuple[dict[str, int | str], ...] = ({}, DRAWN, {"uniques": 2})
    for seats, options in product(everyone, settled):
        with pytest.raises(Malformed, match="is for tables against bots") as refused:
            await house.table(ann, *seats, game="pirates", draw=draw, **options)
        assert refused.value.path == "options.draw"
    assert not house.rooms.rooms


@pytest.mark.parametrize("draw", [7, KEY])
@pytest.mark.parametrize("seats", [(ME, BOT), (ME, ME), (ME, BOT, BOT)])
async def test_against_bots_one_may_name_it(house: House, draw: int | str, seats: tuple[SeatPlan, ...]) -> None:
    """There it decides nobody else's secrets, and nobody else can sit down."""
    ann = await house.person("Ann")
    room = await house.table(ann, *seats, game="pirates", draw=draw, **DRAWN)
    assert room.match is not None
    assert room.match.header.options["draw"] == draw
    assert room.state == "playing"


async def test_with_a_position_it_may_be_named(house: House) -> None:
    """Everything stands in the position, and nothing is drawn."""
    ann = await house.person("Ann")
    game = find_game("pirates")
    setup = Setup(players=2, options=game.options(**DRAWN, draw=7))
    position = game.save(game.start(setup)).decode()
    wanted = NewMatch(game="pirates", seats=(ME, OPEN), options={**DRAWN, "draw": 7}, position=position)
    room = await house.rooms.find(await house.rooms.new_match(ann, wanted))
    assert room.match is not None
    assert room.match.header.options["draw"] == 7
