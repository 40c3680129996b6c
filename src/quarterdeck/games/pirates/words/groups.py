"""The groups of a list of a pirate's moves: courses by measures, shots by targets, crew by names."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.view import SAY, View, find_piece
from quarterdeck.games.pirates.rules.moving.segments import segment_length, segment_measure
from quarterdeck.games.pirates.rules.shooting.shooting import shot_target
from quarterdeck.games.pirates.table import aboard
from quarterdeck.games.pirates.words.labels import piece_called
from quarterdeck.games.pirates.words.names import tenths
from quarterdeck.games.pirates.words.notation.sorts import sort_of
from quarterdeck.scene.shapes import Group

FEW: Final = 8
"""Up to this many moves need no groups."""


def groups(view: View) -> tuple[Group, ...]:
    """The moves under headings, in the order of their first moves; single ones stay without."""
    if len(view.moves) <= FEW:
        return ()
    found: dict[str, list[str]] = {}
    for move, text in sorted(view.moves.items()):
        if heading := _heading(view, move):
            found.setdefault(heading, []).append(text)
    return tuple(Group(label=label, moves=tuple(moves)) for label, moves in found.items())


def _heading(view: View, move: int) -> str:
    """The heading above a move; empty: none."""
    sort, number = sort_of(move)
    if sort == "segment" and view.phase.steers:
        whole = int(aboard.measures(view.position, view.position.unit, segment_measure(move)))
        letter = "S" if whole == view.measure("S") else "L"
        length = int(segment_length(move))
        part = "whole" if length == whole else "half"
        return SAY("group-course", letter=letter, part=part, length=tenths(length))
    if sort == "shot":
        return SAY("group-shot", target=view.call(int(shot_target(move))))
    if sort == "handle":
        return SAY("group-crew", crew=piece_called(find_piece(view, number // int(codes.PLACES))))
    return SAY("group-sort", sort=sort) if sort in ("unit", "pose", "scuttle", "island") else ""
