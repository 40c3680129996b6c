"""What is said of a position file that leaves something open."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from quarterdeck.cli.output import cell, err
from quarterdeck.cli.say import SAY
from quarterdeck.engine.position_files import Opened, names_with_values


def notes_of(opened: Opened, file: Path, *, imagined: bool) -> list[str]:
    """What was imagined, taken as usual, or made for other content; and that a file is of an old form."""
    found = [SAY("note-imagined", file=str(file))] if imagined else []
    if opened.unsaid:
        found.append(SAY("note-unsaid", file=str(file), options=names_with_values(opened.setup.options, opened.unsaid)))
    if opened.other_edition:
        found.append(SAY("note-edition", file=str(file), title=opened.game.title))
    if opened.old_form:
        found.append(SAY("note-old-form", file=str(file)))
    return found


def say_notes(notes: Iterable[str]) -> None:
    """Notes go where problems go, once there are none: results and problems stay what programs expect."""
    for note in notes:
        err().print(cell(note))
