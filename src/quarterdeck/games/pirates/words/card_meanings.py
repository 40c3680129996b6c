"""Moves with treasures, Events and equipment, in words for buttons and lists."""

from __future__ import annotations

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.pack.sentences import capital, effect_text
from quarterdeck.games.pirates.picture.view import SAY, View, find_piece, treasure
from quarterdeck.games.pirates.rules.moving.segments import segment_a, segment_length
from quarterdeck.games.pirates.table.in_progress import FLEEING, WHAT_IT_SAYS
from quarterdeck.games.pirates.texts import abilities
from quarterdeck.games.pirates.texts.card_text import AIM, AMOUNT
from quarterdeck.games.pirates.words.labels import isle_name, piece_called, piece_name, shoal_name, treasure_name
from quarterdeck.games.pirates.words.names import about, crew_name
from quarterdeck.games.pirates.words.notation.notation import feat_parts
from quarterdeck.games.pirates.words.notation.sorts import sort_of
from quarterdeck.games.pirates.words.whereabouts import compass_words


def show(view: View, _move: int, slot: int) -> str:
    """A unique treasure that is used."""
    return SAY("do-show", what=treasure_name(treasure(view, slot)))


def event(view: View, _move: int, number: int) -> str:
    """An Event that is played."""
    return SAY("do-show", what=view.pieces.content.event[int(view.position.events.card[number])].name)


def text_of(view: View, move: int) -> str:
    """What the card says that a move uses or takes elsewhere: a treasure, an Event, an ability, crew, equipment.

    Empty: it uses none, or one that is not known.
    """
    sort, number = sort_of(move)
    position = view.position
    if sort == "event":
        card = int(position.events.card[number])
        return effect_text("event", view.pieces.content.event[card].effect) if card != NONE else ""
    if sort == "show":
        what = int(position.treasure.what[number])
        worth = int(position.treasure.worth[what]) if what != NONE else 0
        return (
            effect_text("treasure", view.pieces.content.treasure[worth - codes.COIN_KINDS].effect)
            if worth >= codes.COIN_KINDS
            else ""
        )
    if sort in {"handle", "load"}:
        piece = find_piece(view, number // int(codes.PLACES) if sort == "handle" else number)
        return " ".join(piece.effects)
    if sort == "use":
        return _ability_text(number // int(codes.OF_UNITS))
    if sort == "feat":
        ability, _, aim = feat_parts(number)
        return _ability_text(aim if ability == abilities.COPYCAT else ability)
    return ""


def _ability_text(ability: int) -> str:
    """What cards say of an ability; empty where they name somebody besides."""
    said = abilities.TEXTS[ability].text
    return "" if AIM in said or AMOUNT in said else capital(said)


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
            return SAY("do-drift-ice", heading=compass_words(int(segment_a(move))), length=far)
        ship = view.call(int(view.position.card.unit if flees else view.position.unit))
        return SAY("do-drift", ship=ship, heading=compass_words(int(segment_a(move))), length=far)
    return view.moves[move]
