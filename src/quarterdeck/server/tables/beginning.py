"""How the game at a new table begins: the requested set-up, and perhaps a position.

It reads texts of strangers, and may take long: a chore, carried out by a process of its own.
"""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Final

from quarterdeck.engine.drawing import SystemDice
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Pack, Setup
from quarterdeck.engine.options import check_chosen, convert_options, seeds, with_draws
from quarterdeck.engine.position_files import (
    Contradiction,
    DecodedFile,
    Opened,
    decode,
    imagine_untold,
    read_decoded,
)
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.texts import plain_text
from quarterdeck.records.clock import TWO, ClockTerms
from quarterdeck.records.header import noted_start, timed
from quarterdeck.server.chores.kinds import NewTable
from quarterdeck.server.database.rows import StoredSeat
from quarterdeck.server.problems import SAY
from quarterdeck.server.protocol.api import NewMatch
from quarterdeck.server.tables.dice import waits_for_numbers, with_dice, without_draws
from quarterdeck.server.tables.opening import agreed_clock, is_usual, waiting_table
from quarterdeck.table.match import Match
from quarterdeck.table.seats import HUMAN

PACK_FILE: Final = "pack.toml"
"""The name of a pack in refusals, since browsers do not send the name of the file."""
PACKS: Final = 16
"""How many packs are cached after reading."""


def new_table(wanted: NewMatch, seats: tuple[StoredSeat, ...], secret: str = "") -> NewTable:
    """The header of a new table's record, and its seats; `Malformed` names the bad field.

    Its dice are drawn from the secret; if its players have pledged numbers, the game waits for them.
    """
    game = find_game(wanted.game)
    check_clock(wanted.clock, len(wanted.seats))
    labels = [seat.bot or HUMAN for seat in seats]
    check_rated(game, wanted)
    if wanted.position is None:
        setup = read_setup(game, wanted)
        header = Match.new(game, setup, labels).header
    else:
        opened = read_start(game, wanted)
        setup = opened.setup
        header = noted_start(Match.new(game, setup, labels, opened.position).header, opened)
    header = timed(header, agreed_clock(wanted.clock, rated=wanted.rated))
    named = tuple(name for name in seeds(game.options) if name in wanted.options)
    if all(plan.kind != "open" for plan in wanted.seats):
        if waits_for_numbers(seats):
            return NewTable(without_draws(header, game, named), seats)
        return NewTable(with_dice(header, game, seats, secret, named), seats)
    header, waiting = waiting_table(header, setup, game, seats)
    return NewTable(header, tuple(waiting))


def read_setup(game: Game, wanted: NewMatch) -> Setup:
    """The requested set-up of a new table; `Malformed` names the bad field.

    Seeds of the game are drawn here unless they are given.
    """
    players = len(wanted.seats)
    if players not in game.players:
        allowed = ", ".join(str(number) for number in game.players)
        raise Malformed("seats", SAY("no-such-number", seats=players, title=game.title, allowed=allowed))
    options = convert_options(game, wanted.options)
    check_chosen(game, wanted.options, players)
    check_named_draws(game, wanted)
    options = with_draws(game, options, wanted.options, secrets.randbelow)
    setup = Setup(players=players, options=options, pack=wanted_pack(game, wanted))
    game.start(setup)
    return setup


def check_clock(clock: ClockTerms | None, players: int) -> None:
    """Check that what is agreed about time is possible, among so many players; `Malformed` says why not."""
    if clock is None:
        return
    if clock.more and clock.per != "game":
        raise Malformed("clock.more", SAY("more-per-game"))
    if clock.then == "lose" and players > TWO:
        raise Malformed("clock.then", SAY("clock-cannot-lose", players=players))


def check_rated(game: Game, wanted: NewMatch) -> None:
    """Check that a game that is to count for ratings can count; `Malformed` says why not."""
    if not wanted.rated:
        return
    if wanted.pack is not None or wanted.position is not None:
        raise Malformed("rated", SAY("rated-own-content"))
    if len(wanted.seats) == 1 or sum(plan.kind == "me" for plan in wanted.seats) > 1:
        raise Malformed("rated", SAY("rated-seats"))
    if any(name in wanted.options for name in seeds(game.options)):
        raise Malformed("rated", SAY("rated-seed"))
    if wanted.clock is not None and wanted.clock.then == "bot" and len(wanted.seats) == TWO:
        raise Malformed("rated", SAY("rated-clock"))
    if any(plan.kind == "bot" for plan in wanted.seats):
        mine = [seat for seat, plan in enumerate(wanted.seats) if plan.kind == "me"]
        if not is_usual(game, convert_options(game, wanted.options), mine):
            raise Malformed("rated", SAY("rated-usual"))


def wanted_pack(game: Game, wanted: NewMatch) -> Pack | None:
    """The requested content pack of a new table; `PackError` if it is not valid."""
    return None if wanted.pack is None else read_pack(game.key, PACK_FILE, plain_text(wanted.pack))


@lru_cache(PACKS)
def read_pack(key: str, file: str, text: str) -> Pack:
    """A pack that was read, cached since building a fleet asks many times; `PackError` if it is not valid."""
    return find_game(key).read_pack(file, text)


def check_named_draws(game: Game, wanted: NewMatch) -> None:
    """Check that nobody names the seed of others' secrets; `Malformed` names the option.

    If nobody else can sit down, nobody else has secrets.
    """
    if all(plan.kind != "open" for plan in wanted.seats):
        return
    for name in seeds(game.options):
        if name in wanted.options:
            raise Malformed(f"options.{name}", SAY("secret-seed"))


def read_start(game: Game, wanted: NewMatch) -> Opened:
    """A position file with its set-up and its position; what the file leaves open is imagined.

    That is done only if every seat is taken, since nobody may look at hands before the others have come. `Malformed`
    names the bad field as `position.…`, or the part of the request that contradicts the file.
    """
    data = plain_text(wanted.position or "").encode()
    convert_options(game, wanted.options)
    pack = wanted_pack(game, wanted)
    try:
        file = decode(data)
        check_game(game, file)
        opened = read_decoded(file, options=wanted.options, pack=pack)
    except Contradiction:
        raise
    except Malformed as error:
        raise Malformed(f"position.{error.path}" if error.path else "position", error.problem) from None
    if len(wanted.seats) != opened.setup.players:
        raise Malformed("seats", SAY("start-seats", seats=len(wanted.seats), there=int(opened.setup.players)))
    if opened.position.over():
        raise Malformed("position", SAY("start-over"))
    if imagine_untold(opened.position, SystemDice()) and any(plan.kind == "open" for plan in wanted.seats):
        raise Malformed("position", SAY("position-left-open"))
    return opened


def check_game(game: Game, file: DecodedFile) -> None:
    """Check that a position file is of this game."""
    if file.game is not game:
        raise Malformed("", SAY("start-other-game", there=file.game.title, game=game.title))
