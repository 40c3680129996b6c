"""`quarterdeck record analyse`: a seat's choices and luck in a record, judged by search."""

from __future__ import annotations

from pathlib import Path
from time import monotonic_ns
from typing import Annotated

import typer
from rich.console import Console

from quarterdeck.analysis import Analysis, analyse, page, plan, summary, told_choice, usual_simulations
from quarterdeck.analysis.words import SAY, greatest_fortunes, percent, signed, told_fall
from quarterdeck.bots import find_bot
from quarterdeck.bots.specs import PERFECT
from quarterdeck.cli.files import check_new, read_record_file, seat_of, write_new
from quarterdeck.cli.options import AsJson, File, Overwrite, Seat
from quarterdeck.cli.output import cell, err, out, table, write_json
from quarterdeck.cli.simulate import bar
from quarterdeck.cli.words import seat_of_match
from quarterdeck.engine.errors import Malformed
from quarterdeck.table.match import Match

MOST_WORKERS = 64

Simulations = Annotated[
    int | None,
    typer.Option(
        "--simulations", metavar="N", help="Simulations of each search; more is more exact.", show_default=False
    ),
]
Workers = Annotated[int, typer.Option("--workers", metavar="N", help="Processes that search at the same time.")]
Report = Annotated[
    Path | None, typer.Option("--report", metavar="FILE", help="Also write a page (HTML).", show_default=False)
]


def analyse_record(  # noqa: PLR0913 - options of a command
    file: File,
    *,
    seat: Seat = None,
    simulations: Simulations = None,
    workers: Workers = 1,
    report: Report = None,
    overwrite: Overwrite = False,
    json: AsJson = False,
) -> None:
    """Judge a seat's choices by search, from what it knew: where its chance fell, what was better, what was luck."""
    match = Match.resume(read_record_file(file))
    if not 1 <= workers <= MOST_WORKERS:
        raise Malformed("workers", SAY("workers", most=MOST_WORKERS, workers=str(workers)))
    if simulations is None:
        simulations = usual_simulations(match.game)
    judged = plan(match, seat_to_judge(match, seat), simulations)
    if report is not None:
        check_new(report, overwrite=overwrite)
    with bar(err()) as progress:
        task = progress.add_task("moments", total=len(judged.questions))
        found = analyse(judged, workers=workers, progress=lambda done: progress.update(task, completed=done))
    name = seat_of_match(match, found.seat)
    if report is not None:
        write_new(report, page(found, match.game.title, name).encode(), overwrite=overwrite)
    if json:
        write_json(found)
    else:
        print_analysis(found, SAY("page-title", game=match.game.title, seat=name), out())


def seat_to_judge(match: Match, named: str | None) -> int:
    """The seat that is named, else that of the only person in the record."""
    if named is not None:
        seat = seat_of(match.seat_names, named)
        if seat < 0:
            raise Malformed("seat", SAY("spectator-chooses"))
        return seat
    people = [seat for seat, label in enumerate(match.header.seats) if not is_bot(label)]
    if len(people) == 1:
        return people[0]
    names = ", ".join(match.seat_names)
    raise Malformed("seat", SAY("whose-choices", seats=names))


def is_bot(label: str) -> bool:
    """Whether a record's label of a seat is that of a bot."""
    if label == PERFECT:
        return True
    try:
        find_bot(label, clock=monotonic_ns)
    except Malformed:
        return False
    return True


def print_analysis(found: Analysis, title: str, console: Console) -> None:
    """An analysis for people: what it comes to, then the dearest choices, then what chance did."""
    console.print(cell(title, "bold"))
    for sentence in summary(found):
        console.print(cell(sentence))
    move, off = SAY("page-move"), "±"
    if found.mistakes:
        console.print()
        rows = table(move, SAY("page-chosen"), SAY("page-fell"), off, SAY("page-better"), right=(move, off))
        for one in found.mistakes:
            error = str(percent(one.error))
            rows.add_row(str(one.at + 1), cell(one.name), told_fall(one), error, cell(told_choice(one)))
        console.print(rows)
    if chance := greatest_fortunes(found):
        console.print()
        change = SAY("page-change")
        rows = table(move, SAY("page-told"), change, off, right=(move, change, off))
        for fortune in chance:
            rows.add_row(str(fortune.at), cell(fortune.told), signed(fortune.change), str(percent(fortune.error)))
        console.print(rows)
