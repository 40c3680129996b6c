"""Each of the pirates' moves in words for buttons and lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.courses import middle_of, needed
from quarterdeck.games.pirates.picture.offers import again_words, ahead_words, shot_words, turn_of
from quarterdeck.games.pirates.picture.view import SAY, View, find_piece, treasure
from quarterdeck.games.pirates.rules.forts import forts
from quarterdeck.games.pirates.rules.mysterious_islands.at_exploring import EVENT_STEP
from quarterdeck.games.pirates.rules.shooting import repair
from quarterdeck.games.pirates.rules.shooting.shooting import shot_cannon, shot_kind, shot_target
from quarterdeck.games.pirates.table.aboard import mast_of
from quarterdeck.games.pirates.texts import abilities
from quarterdeck.games.pirates.words import card_meanings
from quarterdeck.games.pirates.words.labels import (
    done_with_island,
    done_with_unit,
    home_words,
    isle_name,
    mast_words,
    piece_called,
    shoal_name,
    treasure_name,
    where,
)
from quarterdeck.games.pirates.words.names import ability_word, unit_name
from quarterdeck.games.pirates.words.notation.notation import feat_parts, text
from quarterdeck.games.pirates.words.notation.shots import VERBS, gun_kind
from quarterdeck.games.pirates.words.notation.sorts import sort_of


class Button(Struct, frozen=True):
    """A move as a button."""

    text: str
    """The move in notation."""
    art: str
    words: str
    short: str
    """The words on its button; the question says the rest."""
    hot: bool = True
    """Whether it is legal; a player who chooses an illegal one is told why not."""


def button(view: View, move: int) -> Button:
    """The button of a move."""
    sort, number = sort_of(move)
    art, writer = _BUTTONS.get(sort, ("done", _plainly))
    words = card_meanings.aimed(view, move) if is_aim(view, sort) else writer(view, move, number)
    brief = sort == "shot" or (sort == "handle" and view.phase.does == "man")
    short = _shortly(view, move, number) if brief else words
    return Button(view.moves[move], art if sort != "die" else f"die-{number + 1}", words, short)


def is_aim(view: View, sort: str) -> bool:
    """Whether a move names the target of a treasure, an Event or equipment."""
    return view.phase.aims_card and sort not in {"done", "show", "recruit"}


def refused(view: View, move: int) -> Button:
    """The button of an action that is not legal now."""
    sort, number = sort_of(move)
    art, writer = _BUTTONS[sort]
    words = writer(view, move, number)
    return Button(text(view.position, move), art, words, words, hot=False)


def meaning(view: View, move: int) -> str:
    """What a move does, in words."""
    return button(view, move).words


def _plainly(view: View, move: int, _number: int) -> str:
    return view.moves[move]


def _done(view: View, _move: int, _number: int) -> str:
    return SAY("done", what=view.phase.declined)


def _simply(key: str) -> Callable[[View, int, int], str]:
    """Words that depend only on the ship that acts."""

    def say(view: View, _move: int, _number: int) -> str:
        return SAY(
            key,
            ship=view.call(int(view.position.unit)),
            target=view.call(int(view.position.target)),
            prize=_prize(view),
        )

    return say


def _unit(view: View, _move: int, unit: int) -> str:
    return SAY(
        "do-unit", does=done_with_unit(view, unit), ship=view.call(unit), other=view.call(int(view.position.unit))
    )


def _of_unit(key: str) -> Callable[[View, int, int], str]:
    def say(view: View, _move: int, unit: int) -> str:
        return SAY(key, ship=view.call(unit))

    return say


def _island(view: View, _move: int, island: int) -> str:
    empty = "yes" if view.isles[island].emptied else "no"
    return SAY(
        "do-island", does=done_with_island(view), island=isle_name(view, island), home=home_words(view), empty=empty
    )


def _mast(view: View, _move: int, mast: int) -> str:
    craft = view.craft(int(repair.whose_mast(view.position)))
    return mast_words(view, craft, mast) if craft else view.moves[int(codes.MAST) + mast]


def _slot(view: View, _move: int, slot: int) -> str:
    named = treasure_name(treasure(view, slot))
    if view.phase.does == "aim":
        return SAY("do-choose", what=named)
    return SAY("do-pay" if view.phase.does == "pay" else "do-take", treasure=named)


def _crew(view: View, _move: int, piece: int) -> str:
    named = piece_called(find_piece(view, piece))
    return SAY("do-choose", what=named) if view.phase.does == "aim" else SAY("do-kill", crew=named, prize=_prize(view))


def _prize(view: View) -> str:
    """Whether crew of somebody else is chosen, as the prize of a fight."""
    return "yes" if view.phase.declined == "prize" else "no"


def _handle(view: View, _move: int, number: int) -> str:
    piece, place = number // int(codes.PLACES), number % int(codes.PLACES)
    return SAY("do-handle", crew=piece_called(find_piece(view, piece)), place=where(view, place))


def _hand_over(view: View, _move: int, number: int) -> str:
    slot, unit = number // int(codes.PLACES), number % int(codes.PLACES)
    return SAY("do-handle", crew=treasure_name(treasure(view, slot)), place=view.call(unit))


def _terrain_card(view: View, _move: int, card: int) -> str:
    return SAY("do-chart", terrain=view.pieces.content.terrain[card].name)


def _build(view: View, _move: int, unit: int) -> str:
    position = view.position
    return SAY("do-build", ship=unit_name(position, unit), gold=int(forts.fort_price(position, unit)))


def _collected(view: View, _move: int, number: int) -> str:
    content = view.pieces.content
    if number < codes.COIN_KINDS:
        return SAY("do-collect", treasure=SAY("coin", gold=number))
    if number < EVENT_STEP:
        return SAY("do-collect", treasure=content.treasure[number - int(codes.COIN_KINDS)].name)
    return SAY("do-collect", treasure=content.event[number - int(EVENT_STEP)].name)


def _terrain(view: View, _move: int, number: int) -> str:
    return SAY("do-dive", terrain=shoal_name(view, number))


def _shot(view: View, move: int, _number: int) -> str:
    craft = view.acting()
    return shot_words(view, craft, move) if craft else view.moves[move]


def _use(view: View, _move: int, number: int) -> str:
    ability, unit = number // int(codes.OF_UNITS), number % int(codes.OF_UNITS)
    return SAY("do-use", ability=ability_word(ability), ship=view.call(unit))


def _feat(view: View, _move: int, number: int) -> str:
    ability, unit, aim = feat_parts(number)
    if ability == abilities.COPYCAT:
        return SAY("do-copy", ability=ability_word(aim), ship=view.call(unit))
    if ability == abilities.KRAKEN:
        return SAY("do-surround", ship=view.call(unit), other=view.call(aim))
    if ability == abilities.FLOTILLA:
        return SAY("do-tow-flotilla", ship=view.call(aim), other=view.call(unit))
    on = view.call(aim) if aim < codes.ASHORE else _aim(view, aim)
    return SAY("do-feat", ability=ability_word(ability), ship=view.call(unit), on=on)


def _aim(view: View, aim: int) -> str:
    """The target of an ability: an island, a piece, a treasure."""
    if aim >= codes.SLOT_AIM:
        return treasure_name(treasure(view, aim - int(codes.SLOT_AIM)))
    if aim >= codes.PIECE_AIM:
        return piece_called(find_piece(view, aim - int(codes.PIECE_AIM)))
    return isle_name(view, aim - int(codes.ASHORE))


def _swim(view: View, _move: int, island: int) -> str:
    return SAY("do-swim", island=isle_name(view, island))


def _sacrifice(view: View, _move: int, piece: int) -> str:
    return SAY("do-sacrifice", crew=piece_called(find_piece(view, piece)))


def _pick(view: View, _move: int, number: int) -> str:
    unit, other = number // int(codes.OF_UNITS), number % int(codes.OF_UNITS)
    return SAY("do-pick", ship=view.call(unit), other=view.call(other))


def _turn_to(view: View, _move: int, a: int) -> str:
    """What lies in that direction, and how far the ship turns to which side."""
    tide = view.position.action.ability_asked == abilities.TIDE_CALLER
    craft = view.craft(int(view.position.target if tide else view.position.unit))
    if craft is None:
        return view.moves[int(codes.TURN_TO) + a]
    side, turned = turn_of(craft.pose[2], a)
    towards = ahead_words(view, craft.unit, middle_of(craft.hull), a)
    return SAY("do-turn", towards=towards, side=side, degrees=turned)


def _shortly(view: View, move: int, number: int) -> str:
    """A shot, or where crew goes, in few words."""
    if move < codes.SHOT:
        return where(view, number % int(codes.PLACES))
    craft, cannon = view.acting(), int(shot_cannon(move))
    return SAY(
        "shot-short",
        gun=gun_kind(cannon),
        kind=VERBS.get(int(shot_kind(move)), "fire"),
        mast=int(mast_of(cannon)) + 1,
        target=view.call(int(shot_target(move))),
        again=again_words(view, craft, cannon) if craft else "none",
        needed=needed(view, craft, cannon, int(shot_target(move))) if craft else 0,
    )


_BUTTONS: Final[dict[str, tuple[str, Callable[[View, int, int], str]]]] = {
    "done": ("done", _done),
    "die": ("die-1", _plainly),
    "unit": ("explore", _unit),
    "move": ("move", _simply("do-move")),
    "shoot": ("shoot", _simply("do-shoot")),
    "repair": ("repair", _simply("do-repair")),
    "board": ("board", _simply("do-board")),
    "mast": ("repair", _mast),
    "cast-off": ("cut", _of_unit("do-cast-off")),
    "scuttle": ("sink", _of_unit("do-scuttle")),
    "free-explore": ("explore", _of_unit("do-free-explore")),
    "crew": ("crew", _crew),
    "any-crew": ("crew", _simply("do-kill-any")),
    "any-coin": ("coin", _simply("do-take-any")),
    "all-crew": ("crew", _simply("do-kill-all")),
    "use": ("done", _use),
    "feat": ("done", _feat),
    "sacrifice": ("crew", _sacrifice),
    "pick": ("coin", _pick),
    "shoot-far": ("shoot", _simply("do-shoot-far")),
    "turn-to": ("move", _turn_to),
    "slot": ("coin", _slot),
    "deal": ("deal", _plainly),
    "island": ("explore", _island),
    "island-card": ("deal", _plainly),
    "terrain-card": ("deal", _terrain_card),
    "terrain": ("move", _terrain),
    "collected": ("coin", _collected),
    "build": ("repair", _build),
    "store": ("coin", _of_unit("do-store")),
    "mend": ("repair", _of_unit("do-mend")),
    "watch": ("explore", _of_unit("do-watch")),
    "swim": ("move", _swim),
    "unturned": ("coin", _plainly),
    "handle": ("crew", _handle),
    "hand-over": ("coin", _hand_over),
    "shot": ("shoot", _shot),
    "show": ("coin", card_meanings.show),
    "event": ("deal", card_meanings.event),
    "load": ("shoot", card_meanings.load),
    "recruit": ("crew", card_meanings.recruit),
    "hunt": ("shoot", card_meanings.hunt),
}
"""Sorts of moves: the drawing of the button, and its words."""
