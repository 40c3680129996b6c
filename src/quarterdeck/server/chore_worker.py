"""A process for chores: it says that it is ready, then reads orders, one to a line, and answers each.

At worst a stranger's text ends this process, since its memory and time are limited.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
import traceback
from contextlib import suppress
from typing import Final, assert_never

import msgspec

from quarterdeck.analysis import Plan, advise, answer, plan, usual_simulations, within
from quarterdeck.bots.bot import asked
from quarterdeck.engine.builder import Builder
from quarterdeck.engine.errors import Malformed, NotYourTurn, PackError
from quarterdeck.engine.plans import Plan as FleetPlan
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.engine.standing import ScoreHistory
from quarterdeck.engine.texts import plain_text
from quarterdeck.guide import picture_of as guide_picture
from quarterdeck.messages.hearing import heard_by
from quarterdeck.messages.language import speaking
from quarterdeck.puzzles.lesson import scene_of
from quarterdeck.records.dice import chance_moves, proof_of
from quarterdeck.records.lines import encode_record
from quarterdeck.records.reading import parse_record
from quarterdeck.records.replaying import begin
from quarterdeck.records.veiling import veiled_record
from quarterdeck.scene.drawing import scene_for
from quarterdeck.server.chores.foresight import look_ahead
from quarterdeck.server.chores.kinds import (
    OUT_OF_MEMORY,
    AboutFleets,
    AboutMatches,
    AboutPositions,
    AboutTables,
    Advise,
    AnswerQuestion,
    BeginAgain,
    BeginMatch,
    BeginWaiting,
    CheckBrought,
    CheckFleet,
    Chore,
    Draw,
    DrawFleet,
    DrawGuide,
    DrawPast,
    DrawPicture,
    DrawPuzzle,
    DrawSample,
    Fault,
    Finished,
    LookAhead,
    NameMoves,
    OfPack,
    Order,
    Outcome,
    PlanAnalysis,
    ReadFleets,
    ReadPosition,
    ReadRecord,
    SamplePosition,
    Search,
    StockFleets,
    TellDice,
    TellHistory,
    VeilRecord,
    Wrong,
    WrongPack,
)
from quarterdeck.server.pages.catalogue_pictures import board_of, picture_of, sample
from quarterdeck.server.position_reading import (
    as_replayed,
    position_checked,
    position_form,
    record_read,
)
from quarterdeck.server.problems import SAY
from quarterdeck.server.protocol.api import DiceDraw, DiceProof, FleetTextRead
from quarterdeck.server.protocol.wire import Replayed
from quarterdeck.server.tables.beginning import PACK_FILE, new_table, read_pack
from quarterdeck.server.tables.opening import begun_header, check_fleet, rematch_header, with_or_without_dice
from quarterdeck.server.tables.storing import to_text
from quarterdeck.table.history import history
from quarterdeck.table.match import Match
from quarterdeck.table.wording import first_sentence, names_of_moves

POLITE: Final = 5
"""How much lower the priority of chores is than the server's; that of bots is lower still."""
MOST_POSITIONS: Final = 8 * 1024 * 1024
"""The most bytes of an analysis's positions, each with the whole content pack; an answer has room for twice as many."""
MOST_MEMORY: Final = 512 * 1024 * 1024
"""The most bytes of address space; the modules take an eighth of it."""


def main() -> None:
    """Work until the input ends, as it does when the server ends."""
    os.nice(POLITE)
    for key in keys():
        with suppress(Malformed):  # a game that cannot be loaded is no reason not to play the others
            find_game(key).builder()
    limit_memory()
    say(b"ready")
    for line in sys.stdin.buffer:
        try:
            said = msgspec.json.encode(outcome(line))
        except MemoryError:
            sys.exit(OUT_OF_MEMORY)
        signal.setitimer(signal.ITIMER_PROF, 0)  # before the answer: the next chore is not to pay for this one
        say(said)


def limit_memory() -> None:
    """Limit this process's memory, if the system can do that."""
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def outcome(line: bytes) -> Outcome:
    """The outcome of an order; `MemoryError` ends the process."""
    try:
        order = msgspec.json.decode(line, type=Order)
        signal.setitimer(signal.ITIMER_PROF, order.seconds)  # its signal ends the process
        with speaking(order.language):
            return Finished(carry_out(order.chore))
    except PackError as error:
        return WrongPack(error.file, error.line, error.field, error.problem)
    except Malformed as error:
        return Wrong(error.path, error.problem)
    except RecursionError:
        return Wrong("", "this is nested too deeply")
    except MemoryError:
        raise
    except Exception:  # noqa: BLE001 - the server logs it; the next chore is not to suffer
        return Fault(traceback.format_exc())


def say(line: bytes) -> None:
    """Send a line to the server; this process ends if nobody reads it any more."""
    try:
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python writes what is left as it ends
        sys.exit()


# -- what is done ----------------------------------------------------------------------------------


def carry_out(chore: Chore) -> bytes:
    """The answer to a chore; raises an error that says what is wrong with it."""
    told: object
    match chore:
        case BeginMatch() | CheckBrought() | BeginWaiting() | BeginAgain():
            return about_tables(chore)
        case DrawPicture() | DrawPast() | DrawSample() | DrawGuide() | DrawPuzzle():
            return drawn(chore)
        case VeilRecord():
            return encode_record(veiled_record(parse_record(chore.record), chore.seat))
        case StockFleets() | CheckFleet() | ReadFleets() | DrawFleet():
            told = about_fleets(chore, builder_for(chore))
        case SamplePosition() | ReadPosition() | ReadRecord():
            told = about_positions(chore)
        case TellHistory() | TellDice() | NameMoves() | LookAhead():
            told = about_matches(chore)
        case Advise() | PlanAnalysis() | AnswerQuestion():
            told = searched(chore)
        case _:
            assert_never(chore)
    return msgspec.json.encode(told)


def about_matches(chore: AboutMatches) -> msgspec.Struct | list[str]:
    """Answer a chore about a match that was played."""
    match chore:
        case TellHistory():
            return told_history(chore)
        case TellDice():
            return told_dice(chore)
        case NameMoves():
            return named(chore)
        case LookAhead():
            game = find_game(chore.game)
            known = game.load(chore.position)
            return look_ahead(game, known, chore.seat, chore.line, chore.seed, picture=chore.picture)
    assert_never(chore)


def told_history(chore: TellHistory) -> ScoreHistory:
    """The scores of a finished game, found by playing it again without checks, since its moves were checked before."""
    _, course = begin(chore.header)
    with heard_by(chore.hearer):
        return history(course.game, course.position, chore.moves)


def told_dice(chore: TellDice) -> DiceProof:
    """What the dice of a record prove. Nothing is judged here, since whoever asks judges for themselves."""
    record = parse_record(chore.record)
    note, secret = proof_of(record)
    return DiceProof(
        commitment=note.commitment,
        secret=secret,
        pledges=note.pledges,
        numbers=note.numbers,
        options=tuple((name, str(record.header.options.get(name, ""))) for name in note.drawn),
        start=record.header.start is not None,
        draws=tuple(
            DiceDraw(index=made.index, revision=made.line, choices=made.choices, value=made.value, move=made.move)
            for made in chance_moves(record)
        ),
    )


def named(chore: NameMoves) -> list[str]:
    """The names of moves, each one sentence without its full stop; moves that make no sense there stay as they are."""
    game = find_game(chore.game)
    try:
        known = asked(game.load(chore.position), chore.seat)
        moves = [game.parse(known, move) for move in chore.moves]
    except (Malformed, NotYourTurn):
        return list(chore.moves)
    return [first_sentence(name) for name in names_of_moves(game, known, chore.seat, moves)]


def searched(chore: Search) -> msgspec.Struct:
    """Answer a chore for which bots search."""
    match chore:
        case Advise():
            game = find_game(chore.game)
            return advise(game, game.load(chore.position), chore.seat, chore.seed, chore.planned)
        case PlanAnalysis():
            return planned(chore)
        case AnswerQuestion():
            return answer(chore.question)
    assert_never(chore)


def planned(chore: PlanAnalysis) -> Plan:
    """The questions about a finished game, found by playing it again without checks, since its moves were checked before."""
    setup, course = begin(chore.header)
    for k, (who, move) in enumerate(chore.moves):
        course.make(who, move, lot=k in chore.lots)
    match = Match(chore.header, setup, course)
    return within(plan(match, chore.seat, usual_simulations(course.game)), MOST_POSITIONS)


def about_tables(chore: AboutTables) -> bytes:
    """Answer a chore about a table: how it begins, or nothing if the chore only checks a fleet."""
    match chore:
        case BeginMatch():
            return msgspec.json.encode(new_table(chore.wanted, chore.seats, chore.secret))
        case CheckBrought():
            check_fleet(chore.header, chore.seat, chore.fleet)
            return b""
        case BeginWaiting():
            return to_text(begun_header(chore.header, chore.seats, chore.secret))
        case BeginAgain():
            again = rematch_header(Match.begin(chore.header), chore.labels, chore.people, chore.winners, chore.by)
            return msgspec.json.encode(with_or_without_dice(again, chore.secret, waits=chore.waits))
    assert_never(chore)


def drawn(chore: Draw) -> bytes:
    """Answer a chore that draws: an SVG file, or a `Replayed` for an earlier position."""
    match chore:
        case DrawPicture():
            game = find_game(chore.game)
            return picture_of(scene_for(game, game.load(chore.position), chore.seat), chore.theme)
        case DrawPast():
            return msgspec.json.encode(replayed(chore))
        case DrawSample():
            return board_of(sample(find_game(chore.game), begun=True), chore.theme)
        case DrawGuide():
            return guide_picture(chore.game, chore.picture, chore.theme).encode()
        case DrawPuzzle():
            return board_of(scene_of(chore.game, chore.name), chore.theme)
    assert_never(chore)


def about_positions(chore: AboutPositions) -> msgspec.Struct:
    """Answer a chore of the position editor."""
    match chore:
        case SamplePosition():
            return position_form(find_game(chore.game))
        case ReadPosition():
            return position_checked(find_game(chore.game), chore.text, chore.seat)
        case ReadRecord():
            return record_read(chore.record, chore.at)
    assert_never(chore)


def replayed(chore: DrawPast) -> Replayed:
    """The picture of an earlier position."""
    game = find_game(chore.game)
    scene = scene_for(game, game.load(chore.position), chore.seat)
    return as_replayed(scene, seat=chore.seat, at=chore.at, revision=chore.revision, made=chore.made)


def builder_for(chore: OfPack) -> Builder:
    """The builder for a game's own content or for a pack's text; `PackError` if that is not a pack."""
    game = find_game(chore.game)
    found = game.builder(None if chore.pack is None else read_pack(game.key, PACK_FILE, plain_text(chore.pack)))
    if found is None:
        raise Malformed("game", SAY("no-fleets-built", title=game.title))
    return found


def about_fleets(chore: AboutFleets, builder: Builder) -> msgspec.Struct:
    """Answer a chore about fleets."""
    match chore:
        case StockFleets():
            return builder.stock()
        case CheckFleet():
            return builder.judge(msgspec.convert(chore.plan, builder.plan))
        case ReadFleets():
            return FleetTextRead(fleets=builder.read(plain_text(chore.text)))
        case DrawFleet():
            total = builder.stock().total if chore.total is None else chore.total
            drawn: FleetPlan = builder.draw(total, chore.nation, chore.seed)[0]
            return drawn


if __name__ == "__main__":
    main()
