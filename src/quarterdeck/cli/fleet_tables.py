"""Tables of pieces and fleets for the terminal, and filters for pieces."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct
from rich.padding import Padding

from quarterdeck.cli.output import cell, out, table
from quarterdeck.cli.say import SAY
from quarterdeck.engine.builder import Builder, Row
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.plans import OfferedPlan, Piece, Plan, Stock, Strength

INSIDE: Final = 4
"""The indentation of a line that belongs to the one above."""
_RANGE: Final = re.compile(r"(?P<low>[0-9]{1,3})(-(?P<high>[0-9]{1,3}))?")


class Wanted(Struct, frozen=True, kw_only=True):
    """Filters as texts; an empty one lets everything pass."""

    kind: str
    nation: str
    in_set: str
    points: str
    columns: dict[str, str]
    """Filters by numbers of the game's pieces, by the names of their fields."""
    find: str


# -- filters -----------------------------------------------------------------------------------


def wanted_pieces(stock: Stock, wanted: Wanted) -> list[Piece]:
    """The pieces that pass all filters; `Malformed` names a filter that no piece can pass."""
    one_of("kind", wanted.kind, stock.kinds)
    one_of("nation", wanted.nation, [nation.key for nation in stock.nations])
    one_of("set", wanted.in_set, [one for one in stock.sets if wanted.in_set.lower() in one.lower()] or stock.sets)
    ranges = {name: bounds(name, text) for name, text in {"points": wanted.points, **wanted.columns}.items()}
    return [
        piece
        for piece in stock.pieces
        if wanted.kind in {"", piece.kind}
        and wanted.nation in {"", piece.nation}
        and wanted.in_set.lower() in "\n".join((piece.set, *piece.also)).lower()
        and all(getattr(piece, name, 0) in found for name, found in ranges.items())
        and wanted.find.lower() in "\n".join(words_of(stock, piece)).lower()
    ]


def one_of(path: str, value: str, known: Sequence[str]) -> None:
    """Check that the value of a filter occurs."""
    if value and not any(value.lower() in one.lower() for one in known):
        raise Malformed(path, SAY("none-of", written=repr(value), known=", ".join(known)))


def bounds(path: str, text: str) -> range:
    """The range that `8` or `8-12` means; all numbers if it is empty."""
    if not text:
        return range(1000)
    found = _RANGE.fullmatch(text.strip())
    if found is None:
        raise Malformed(path, SAY("no-range", written=repr(text)))
    return range(int(found["low"]), int(found["high"] or found["low"]) + 1)


def words_of(stock: Stock, piece: Piece) -> Iterator[str]:
    """All words of a piece, its prints included."""
    yield piece.id
    yield piece.name
    yield f"{piece.set} {piece.number}"
    yield from piece.also
    for key in piece.says:
        yield stock.sayings[key].text
    yield from piece.links


# -- tables ------------------------------------------------------------------------------------


def print_pieces(stock: Stock, found: Sequence[Piece]) -> None:
    """Pieces in a table."""
    rated = any(piece.rating for piece in found)
    adds = ("adds to wins",) if rated else ()
    rows = table("id", "points", *adds, "what it is", "what it says", right=("points",))
    for piece in found:
        name = cell(piece.id, "bold cyan")
        more = [cell(piece.rating.percent() if piece.rating else "")] if rated else []
        rows.add_row(name, str(piece.points), *more, cell(figures(piece)), cell(" ".join(said(stock, piece))))
    out().print(rows)
    out().print(cell(f"{len(found)} of {len(stock.pieces)} pieces"))
    if rated:
        out().print(cell(SAY("pieces-rated", games=stock.rated_games)))


def figures(piece: Piece) -> str:
    """The facts about a piece in a few words."""
    parts = [piece.nation, piece.kind, piece.figures()]
    return " ".join(part for part in parts if part)


def count(number: int, thing: str) -> str:
    """`1 point`, `3 points`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def said(stock: Stock, piece: Piece) -> Iterator[str]:
    """The texts on a piece, with clauses, and why it cannot be played."""
    for key in piece.says:
        saying = stock.sayings[key]
        yield f"{saying.text} ({saying.clause})"
    if piece.links:
        yield f"Linked: {', '.join(piece.links)}."
    if piece.why_not:
        yield f"Not playable: {piece.why_not}."


def print_fleets(found: Iterable[OfferedPlan]) -> None:
    """Print ready-made fleets in a table."""
    rows = table("fleet", "nation", "points", "wins", "short text", right=("points",))
    for one in found:
        rating = one.rating
        wins = f"{rating.wins / rating.games:.0%} ({rating.low:.0%} to {rating.high:.0%})" if rating else ""
        rows.add_row(cell(one.plan.name, "bold cyan"), one.nation, str(one.points), wins, cell(one.code))
    out().print(rows)


def print_fleet(builder: Builder, plan: Plan) -> None:
    """Print a fleet, piece by piece, with its cost and its faults."""
    stock, found, contents = builder.stock(), builder.judge(plan), builder.contents(plan)
    known = {piece.id: piece for piece in stock.pieces}
    console = out()
    title = cell(plan.name or "Fleet", "bold")
    console.print(title.append(f"  {found.points} of {found.allowed} points, {found.nation}", style="default"))
    for section in contents.sections:
        if section.heading:
            console.print(cell(section.heading, "bold"))
        for row in section.rows:
            print_row(stock, known.get(row.piece), row)
    for note in contents.notes:
        console.print(cell(note))
    if found.strength:
        console.print(cell(f"Strength: {strength_words(found.strength)}"))
    console.print(cell(f"Short text: {found.code}"))
    for fault in found.faults:
        console.print(cell(f"Not allowed, {fault.path}: {fault.sentence} ({fault.clause})", "bold red"))
    console.print()


def strength_words(strength: Strength) -> str:
    """The estimated strength, the usual one, and the parts of the sum."""
    parts = ", ".join(f"{part.what} {part.number} x {part.worth}" for part in strength.parts)
    return f"about {strength.value}, usual {strength.usual} ({parts})"


def print_row(stock: Stock, piece: Piece | None, row: Row) -> None:
    """A piece of a fleet."""
    indent = INSIDE if row.inside else 0
    if piece is None:
        out().print(cell(f"{' ' * indent}{row.before}{row.piece}"))
        return
    line = cell(f"{row.before}{piece.name}", "cyan" if row.inside else "bold cyan")
    behind = f"  {row.behind}" if row.behind else ""
    line.append(f"  {count(piece.points, 'point')}, {figures(piece)}{behind}", style="default")
    out().print(Padding(line, (0, 0, 0, indent)), soft_wrap=False)
    for text in said(stock, piece):
        out().print(Padding(cell(text, "dim"), (0, 0, 0, indent + INSIDE)), soft_wrap=False)
