"""Tables whose game has not begun: what is settled before, what people bring, and what is drawn at the last moment.

Before its game begins, a table has no secrets except the fleets that people bring, which are stored with their seats.
Chance decides about options only when everybody sits.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo

from quarterdeck.engine.errors import Malformed, RecordError
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.options import seeds, with_draws
from quarterdeck.engine.registry import find_game
from quarterdeck.records.clock import ClockTerms
from quarterdeck.records.header import open_header, timed
from quarterdeck.records.record import Header
from quarterdeck.server.database.rows import StoredSeat
from quarterdeck.server.option_words import fleet_options
from quarterdeck.server.problems import SAY
from quarterdeck.server.protocol.wire import SPECTATOR
from quarterdeck.server.tables.dice import with_dice, without_draws
from quarterdeck.table.match import Match
from quarterdeck.table.seats import HUMAN

RATED_CLOCK: Final = ClockTerms(per="move", seconds=3 * 24 * 60 * 60)
"""What is agreed about time in a game that counts for ratings, unless its host chooses something else."""


def agreed_clock(wanted: ClockTerms | None, *, rated: bool) -> ClockTerms | None:
    """What is agreed about time: a game that counts has a clock, so that it ends even if somebody does not come back."""
    return RATED_CLOCK if rated and wanted is None else wanted


def fleet_fields(game: Game) -> tuple[str, ...]:
    """The options that name fleets, in the order of the seats; none in games without fleets."""
    marked = fleet_options(game.options)
    return tuple(name for name in game.options.__struct_fields__ if name in marked)


def has_picture(game: Game) -> bool:
    """Whether there is anything to draw before the game begins; there is not if people bring the pieces."""
    return not fleet_fields(game)


def is_usual(game: Game, options: Struct, mine: Collection[int]) -> bool:
    """Whether all options are the usual ones, besides what chance draws and the fleets of the seats that are `mine`.

    Bots agree to anything. So a game against them counts for ratings only then: whoever chose a poor fleet for a bot, or
    a game that luck decides, would be rated too high.
    """
    free = {*seeds(game.options), *(name for seat, name in enumerate(fleet_fields(game)) if seat in mine)}
    return all(field.name in free or getattr(options, field.name) == field.default for field in fields_of(game.options))


@cache
def fields_of(options: type[Struct]) -> tuple[FieldInfo, ...]:
    """The options of a game; found once, since the text of each type is compiled for it."""
    return msgspec.structs.fields(options)


# -- a table that waits ------------------------------------------------------------------------------


def waiting_table(
    header: Header, setup: Setup, game: Game, seats: Sequence[StoredSeat]
) -> tuple[Header, list[StoredSeat]]:
    """The header of a table that waits for people, and its seats with the fleets that are kept back for them.

    Random things are left out; they are drawn when the game begins. `Malformed` names the option with a secret fleet
    for somebody who is not here yet. A position file stays as it is, since the person who made the table knows all of
    it.
    """
    if header.start is not None:
        return header, list(seats)
    given = msgspec.to_builtins(setup.options)
    told = msgspec.to_builtins(game.veiled_options(setup, SPECTATOR))
    secret = {name for name in fleet_fields(game) if told[name] != given[name]}
    waiting = list(seats)
    for seat, name in zip(seats, fleet_fields(game), strict=False):
        if name in secret:
            if not (seat.user or seat.bot):
                raise Malformed(f"options.{name}", SAY("fleet-of-nobody"))
            waiting[seat.seat] = msgspec.structs.replace(seat, fleet=given[name])
    left_out = secret | set(seeds(game.options))
    options = {name: value for name, value in header.options.items() if name not in left_out}
    return msgspec.structs.replace(header, options=options), waiting


def check_fleet(header: Header, seat: int, text: str) -> None:
    """Check that a fleet that somebody brings is legal at this table; `Malformed` says at `fleet` what is wrong.

    It is judged as if everybody brought the same fleet. So there is room for it whatever others bring, and the answer tells
    nothing about theirs.
    """
    game, setup = open_header(header)
    fields = fleet_fields(game)[: setup.players]
    if header.start is not None or seat >= len(fields):
        raise Malformed("fleet", SAY("no-fleet-here"))
    options = msgspec.structs.replace(setup.options, **dict.fromkeys(fields, text))
    try:
        game.start(msgspec.structs.replace(setup, options=options))
    except Malformed as error:
        raise Malformed("fleet", error.problem) from None


# -- the beginning ------------------------------------------------------------------------------------


def begun_header(waiting: Header, seats: Sequence[StoredSeat], secret: str = "") -> Header:
    """The header with which the game begins, made for who sits there: with what they bring, and what chance draws.

    With a secret, it is drawn from that and the players' numbers; what the host named is not drawn.

    What people bring is secret, so the name of a ready-made fleet is replaced by its short text. `Malformed` if no game
    can begin like this.
    """
    labels = tuple(seat.bot or HUMAN for seat in seats)
    if waiting.start is not None:
        return with_dice(msgspec.structs.replace(waiting, seats=labels), find_game(waiting.game), seats, secret)
    game, setup = open_header(waiting)
    builder = game.builder(setup.pack)
    brought = {
        name: seat.fleet if builder is None else builder.write_out(seat.fleet)
        for name, seat in zip(fleet_fields(game), seats, strict=False)
        if seat.fleet
    }
    alone = len({seat.user for seat in seats if seat.user}) <= 1
    named = tuple(waiting.options) if alone else ()  # nobody names what secrets of others are drawn from
    options = with_draws(game, msgspec.structs.replace(setup.options, **brought), named, secrets.randbelow)
    header = timed(Match.new(game, msgspec.structs.replace(setup, options=options), labels).header, waiting.clock)
    return with_dice(header, game, seats, secret, named)


def rematch_header(match: Match, labels: Sequence[str], people: int, winners: tuple[int, ...], by: int = 0) -> Header:
    """The header of a rematch between the same people, after a game that began like `match`; random things are drawn anew.

    Everybody has moved on by a number of seats and takes along the fleet that they brought; labels and winners belong
    to the new seats. By then everybody knows the hands of a position file, so people who play each other begin with a
    normal game, if the set-up allows one. What was agreed about time holds again.
    """
    clock = match.header.clock
    if match.header.start is not None and match.game.hidden and people > 1:
        with suppress(RecordError):
            match = Match.begin(msgspec.structs.replace(match.header, start=None))
    if match.header.start is None and by:
        setup = msgspec.structs.replace(match.setup, options=with_moved_fleets(match.game, match.setup, by))
        match = Match.new(match.game, setup, match.header.seats)
    return timed(match.again(labels, secrets.randbelow, winners).header, clock)


def with_or_without_dice(header: Header, secret: str, *, waits: bool) -> Header:
    """The header of a rematch: with its dice, or without what will be drawn from the numbers for which it waits."""
    game = find_game(header.game)
    if waits:
        return without_draws(header, game)
    nobody = [StoredSeat(seat=seat) for seat in range(header.players)]
    return with_dice(header, game, nobody, secret)


def with_moved_fleets(game: Game, setup: Setup, by: int) -> Struct:
    """The options of a set-up, with each fleet moved to the seat that its owner has moved on to."""
    fields = fleet_fields(game)[: setup.players]
    fleets = {name: getattr(setup.options, fields[seat - by]) for seat, name in enumerate(fields)}
    return msgspec.structs.replace(setup.options, **fleets)
