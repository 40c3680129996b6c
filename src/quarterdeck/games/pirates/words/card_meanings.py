"""Moves with treasures, Events and equipment, in words for buttons and lists."""

from __future__ import annotations

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.pack.sentences import effect_text
from quarterdeck.games.pirates.picture.offers import degrees
from quarterdeck.games.pirates.picture.view import SAY, View, find_piece, treasure
from quarterdeck.games.pirates.rules.moving.segments import segment_a, segment_length
from quarterdeck.games.pirates.table.in_progress import FLEEING, WHAT_IT_SAYS
from quarterdeck.games.pirates.words.labels import isle_name, piece_called, piece_name, shoal_name, treasure_name
from quarterdeck.games.pirates.words.names import about, crew_name
from quarterdeck.games.pirates.words.notation.sorts import sort_of


def show(view: View, _move: int, slot: int) -> str:
    """A unique treasure that is used, with its effect."""
    position = view.position
    name = treasure_name(treasure(view, slot))
    what = int(position.treasure.what[slot])
    if what == NONE or position.treasure.worth[what] < codes.COIN_KINDS:
        return SAY("do-show", what=name, text="none")
    row = view.pieces.content.treasure[int(position.treasure.worth[what] - codes.COIN_KINDS)]
    return SAY("do-show", what=name, text=effect_text("treasure", row.effect))


def event(view: View, _move: int, number: int) -> str:
    """An Event that is played, with its effect."""
    card = int(view.position.events.card[number])
    row = view.pieces.content.event[card]
    return SAY("do-show", what=row.name, text=effect_text("event", row.effect))


def load(view: View, _move: int, piece: int) -> str:
    """Equipment for the next shot."""
    return SAY("do-load", what=piece_name(find_piece(view, piece)))


def recruit(view: View, _move: int, card: int) -> str:
    """A crew that joins."""
    return SAY("do-recruit", crew=crew_name(view.position, card))


def hunt(_view: View, _move: int, _number: int) -> str:
    """A shot at wolves."""
    return SAY("do-hunt")


def aimed(view: View, move: int) -> str:  # noqa: C901, PLR0911 - one for each sort
    """The target of a card."""
    sort, number = sort_of(move)
    if sort == "unit":
        return SAY("do-aim", what=view.call(number))
    if sort == "island":
        return SAY("do-aim", what=isle_name(view, number))
    if sort == "terrain":
        return SAY("do-aim", what=shoal_name(view, number))
    if sort == "crew":
        return SAY("do-aim", what=piece_called(find_piece(view, number)))
    if sort == "slot":
        return SAY("do-aim", what=treasure_name(treasure(view, number)))
    if sort == "collected":
        return SAY("do-collect", treasure=view.pieces.content.treasure[number - codes.COIN_KINDS].name)
    if sort == "segment":
        far = about(int(segment_length(move)))
        flees = view.position.card.during == FLEEING
        if view.position.card.aim == WHAT_IT_SAYS and not flees:
            return SAY("do-drift-ice", heading=degrees(int(segment_a(move))), length=far)
        ship = view.call(int(view.position.card.unit if flees else view.position.unit))
        return SAY("do-drift", ship=ship, heading=degrees(int(segment_a(move))), length=far)
    return view.moves[move]
