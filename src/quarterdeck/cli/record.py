"""`quarterdeck record replay|verify|show|analyse`: a record, told, checked, listed and judged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec
import typer

from quarterdeck.cli.analyse import analyse_record
from quarterdeck.cli.files import read_record_file, seat_of
from quarterdeck.cli.options import AsJson, File, Seat, examples
from quarterdeck.cli.output import cell, out, table, write_json
from quarterdeck.cli.pictures import picture, print_scene, seen_by
from quarterdeck.cli.say import SAY
from quarterdeck.engine.errors import Malformed, RecordError
from quarterdeck.engine.game import Sentence
from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.registry import find_game
from quarterdeck.records.course import Course, Step
from quarterdeck.records.dice import DiceReport, verify_dice
from quarterdeck.records.header import seats_of
from quarterdeck.records.record import Header, Line, MoveLine, Record, ResignLine, Result, TakeBackLine
from quarterdeck.records.replaying import closing_of, same_by_newer_rules
from quarterdeck.records.replaying import replay as replay_record
from quarterdeck.records.replaying import verify as verify_record
from quarterdeck.records.veiling import veiled_record
from quarterdeck.table.clock_words import short_time, terms_in_words

record = typer.Typer(
    name="record",
    rich_markup_mode="rich",
    no_args_is_help=True,
    help="Records: replay one, check it, list its moves as one seat may know them, judge a seat's choices.",
    epilog=examples("record verify game.record", "record replay game.record", "record show game.record --seat 0"),
)

Upto = Annotated[
    int | None,
    typer.Option("--upto", metavar="LINES", help="Stop after this many lines of the record.", show_default=False),
]


Questions = Annotated[
    bool,
    typer.Option("--questions", help="Print before each move what was asked, and what the others were told meanwhile."),
]


@record.command(
    epilog=examples(
        "record replay game.record",
        "record replay game.record --questions",
        "record replay game.record --upto 6 --seat A --json",
    )
)
def replay(
    file: File, *, seat: Seat = None, upto: Upto = None, questions: Questions = False, json: AsJson = False
) -> None:
    """Play a record again and tell what happened, with the clauses."""
    found = read_record_file(file)
    if upto is not None and not 0 <= upto <= len(found.lines):
        raise Malformed("upto", SAY("upto", lines=len(found.lines), upto=str(upto)))
    viewer = None if seat is None else seat_of(seats(found.header), seat)
    course = replay_record(found, upto=upto)
    if json:
        write_json(replay_data(found, course, viewer))
    else:
        print_replay(course, viewer, times_of(found), questions=questions)
        if len(course.events) == len(found.lines):
            print_rules(found.header)


def replay_data(found: Record, course: Course, viewer: int | None) -> dict[str, object]:
    """A replayed record as data: each move in effect with its sentences, then the position as the viewer knows it."""
    seen = course.position if viewer is None else seen_by(course.position, viewer)
    return {
        "game": course.game.key,
        "rules": found.header.rules,
        "rules_here": course.game.rules_version,
        "seats": found.header.seats,
        "moves": [
            {"who": course.name(step.who), "move": move_text(course, k, viewer), "story": tell(course, step, viewer)}
            for k, step in enumerate(course.steps)
        ],
        "state": "over" if course.over else "open",
        "result": result_of(course),
        "position": msgspec.Raw(course.game.save(seen)),
    }


def move_text(course: Course, k: int, viewer: int | None) -> str:
    """The k-th move, counted from 0, as the viewer may read it; None sees everything."""
    return course.steps[k].text if viewer is None else course.veiled_text(k, viewer)


def tell(course: Course, step: Step, viewer: int | None) -> list[Sentence]:
    """What a move did, as the viewer may know it; None sees everything."""
    return course.story(step, step.log if viewer is None else step.log.veiled(viewer))


def result_of(course: Course) -> Result | None:
    """How the game ended, if it did."""
    return closing_of(course).result


def times_of(found: Record) -> dict[int, str]:
    """How long moves took, by the number of their lines; only where somebody measured it."""
    return {
        line.n: short_time(line.spent) for line in found.lines if isinstance(line, MoveLine) and line.spent is not None
    }


def asked_at(course: Course, k: int, viewer: int | None) -> dict[str, str]:
    """What stands above the board before the k-th move, with the seats that read it; None is everybody."""
    position = course.position_at(k)
    read: dict[str, list[str]] = {}
    for seat in (*range(course.players), NOBODY) if viewer is None else (viewer,):
        status = picture(course.game, seen_by(position, seat), seat).status
        read.setdefault(status, []).append(course.name(seat))
    return {status: ", ".join(names) for status, names in read.items()}


def print_replay(course: Course, viewer: int | None, times: Mapping[int, str], *, questions: bool = False) -> None:
    """A replayed record for people: the story, with how long moves took, then the position."""
    console = out()
    for k, step in enumerate(course.steps):
        if questions:
            for status, names in asked_at(course, k, viewer).items():
                console.print(cell(f"      [{names}] {status}", "italic"))
        row = cell(f"{k + 1:>4}  {course.name(step.who)}  {move_text(course, k, viewer)}", "bold")
        if step.line in times:
            row.append(f"  {times[step.line]}", style="dim")
        console.print(row)
        print_story(tell(course, step, viewer))
    seen = course.position if viewer is None else seen_by(course.position, viewer)
    console.print()
    print_scene(course.game, seen, int(seen.player) if viewer is None else viewer)
    ending = course.ending()
    if ending is not None:
        print_story([ending.sentence])


def print_rules(header: Header) -> None:
    """What newer rules than those of the record have made of it."""
    told = same_by_newer_rules(header)
    if told:
        out().print(cell(told))


def print_story(sentences: Sequence[Sentence]) -> None:
    """Sentences with their clauses."""
    console = out()
    for sentence in sentences:
        line = cell(f"      {sentence.text}")
        if sentence.clauses:
            line.append(f"  {', '.join(sentence.clauses)}", style="dim")
        console.print(line)


Dice = Annotated[
    bool,
    typer.Option("--dice", help="Check the dice, too: secret, players' numbers, every chance move."),
]


@record.command(
    epilog=examples("record verify game.record", "record verify game.record --dice", "record verify game.record --json")
)
def verify(file: File, *, dice: Dice = False, json: AsJson = False) -> None:
    """Check a record: its checksums, every move against the rules, and its final state."""
    found = read_record_file(file)
    report = verify_record(found)
    proven = verify_dice(found) if dice else None
    if json and proven is not None:
        write_json({**msgspec.to_builtins(report), "dice": proven})
        return
    if json:
        write_json(report)
        return
    result = (
        "still open"
        if report.result is None
        else f"{report.result.how}: {', '.join(report.result.winners) or 'nobody'}"
    )
    console = out()
    console.print(cell(f"Sound: {report.title}, {report.players} players, {report.moves} moves, {result}.", "bold"))
    console.print(cell(f"position {report.position}", "dim"))
    print_rules(found.header)
    if proven is not None:
        print_dice(proven, seats(found.header))


def print_dice(proven: DiceReport, names: Sequence[str]) -> None:
    """What was found about the dice, for people."""
    console = out()
    total = len(proven.draws)
    console.print(cell(SAY("dice-right", total=total), "bold"))
    console.print(cell(SAY("dice-secret", commitment=proven.commitment)))
    for seat, (name, number) in enumerate(zip(names, proven.numbers, strict=True)):
        what = "number" if number else "withheld" if seat in proven.withheld else "none"
        console.print(cell(SAY(f"dice-{what}", seat=name, number=number)))
    if proven.options:
        console.print(cell(SAY("dice-options", options=", ".join(proven.options))))
    if proven.known:
        console.print(cell(SAY("dice-known", number=proven.known)))
    if proven.start:
        console.print(cell(SAY("dice-start")))


@record.command(epilog=examples("record show game.record", "record show game.record --seat spectator --json"))
def show(file: File, *, seat: Seat = None, json: AsJson = False) -> None:
    """List the lines of a record; with --seat only what that seat may know."""
    found = read_record_file(file)
    if seat is not None:
        found = veiled_record(found, seat_of(seats(found.header), seat))
    if json:
        write_json(found)
    else:
        print_record(found)


record.command(
    name="analyse",
    epilog=examples(
        "record analyse game.record",
        "record analyse game.record --seat A --simulations 2000 --workers 2 --report game.html",
    ),
)(analyse_record)


def seats(header: Header) -> tuple[str, ...]:
    """The names of the seats; where a record cannot be replayed here, or not from its beginning, the game's first ones."""
    try:
        return seats_of(header)
    except RecordError:
        return find_game(header.game).seat_names[: header.players]


def print_record(found: Record) -> None:
    """A record's header, lines and closing for people."""
    console = out()
    header = found.header
    console.print(
        cell(f"{find_game(header.game).title}, rules {header.rules}, Quarterdeck {header.quarterdeck}", "bold")
    )
    for name, label in zip(seats(header), header.seats, strict=False):
        console.print(cell(f"  {name}: {label}"))
    console.print(cell("  " + ", ".join(f"{name}={value}" for name, value in header.options.items())))
    if header.view is not None:
        console.print(cell(f"  as {header.view} may know it"))
    times = times_of(found)
    if header.clock is not None:
        console.print(cell(f"  {terms_in_words(header.clock, header.players)}"))
    rows = table("line", "who", "move", *(("time",) if times else ()), right=("line", "time") if times else ("line",))
    for line in found.lines:
        rows.add_row(str(line.n), *line_cells(line), *((times.get(line.n, ""),) if times else ()))
    console.print(rows)
    result = found.closing.result
    console.print(cell("open" if result is None else f"{result.how}: {', '.join(result.winners) or 'nobody'}", "bold"))


def line_cells(line: Line) -> tuple[str, str]:
    """The player of a line of a record, and what that player did."""
    match line:
        case MoveLine():
            return line.who, line.move
        case ResignLine():
            return line.resigned, "has no time left" if line.late else "resigns"
        case TakeBackLine():
            agreed = f" ({', '.join(line.agreed)} agreed)" if line.agreed else ""
            return line.by, f"takes back to move {line.back_to}{agreed}"
