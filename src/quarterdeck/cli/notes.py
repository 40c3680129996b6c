"""Notes about a position file that leaves something open."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from quarterdeck.cli.output import cell, err
from quarterdeck.cli.say import SAY
from quarterdeck.engine.position_files import Opened, names_with_values


def notes_of(opened: Opened, file: Path, *, imagined: bool) -> list[str]:
    """The notes: what was imagined, what has a default, what was made for other content, and whether the form is old."""
    found = [SAY("note-imagined", file=str(file))] if imagined else []
    if opened.unsaid:
        found.append(SAY("note-unsaid", file=str(file), options=names_with_values(opened.setup.options, opened.unsaid)))
    if opened.other_edition:
        found.append(SAY("note-edition", file=str(file), title=opened.game.title))
    if opened.old_form:
        found.append(SAY("note-old-form", file=str(file)))
    return found


def say_notes(notes: Iterable[str]) -> None:
    """Print notes on standard error, once there are no errors, so that programs can still read results and errors."""
    for note in notes:
        err().print(cell(note))
