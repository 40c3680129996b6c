"""What choices come to that need no shape over the picture, in a sentence each: who acts, what a die decides, what changes ships."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.engine.sets import count, members
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.geometry.line_of_fire import CLEAR
from quarterdeck.games.pirates.picture.courses import aim_at, gap
from quarterdeck.games.pirates.picture.view import SAY, Craft, Isle, View
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.common import actions
from quarterdeck.games.pirates.rules.forts import forts
from quarterdeck.games.pirates.rules.ramming import boarding
from quarterdeck.games.pirates.rules.shooting import cannons as cannons_rules
from quarterdeck.games.pirates.table import aboard, questions
from quarterdeck.games.pirates.words.labels import counted_lengths, isle_name, listed
from quarterdeck.games.pirates.words.names import about, unit_name
from quarterdeck.games.pirates.words.notation.sorts import sort_of
from quarterdeck.games.pirates.words.whereabouts import compass_words

FACES: Final = 6


def sentence(view: View, move: int) -> str:
    """Empty: the words of the move say all that comes of it, or it is not one of this phase."""
    sort, number = sort_of(move)
    tell = _TELLERS.get(sort) if sort in view.phase.sorts else None
    return tell(view, number) if tell else ""


def can_fire(position: PiratesPosition, unit: int, target: int) -> bool:
    """Whether some cannon of a unit would have a clear line to another that it may fire at."""
    if unit == target or not cannons_rules.is_target(position, unit, target):
        return False
    cannons = members(int(cannons_rules.all_cannons(position, unit)))
    return any(aim_at(position, unit, cannon, target).code == CLEAR for cannon in cannons)


# -- the turn ----------------------------------------------------------------------------------------


def _done(view: View, _number: int) -> str:
    """What is given up or stays as it is."""
    position, what = view.position, view.phase.declined
    idle = [move - int(codes.UNIT) for move in position.legal() if codes.UNIT <= move < codes.MOVE]
    acts = what == "turn" and position.player == view.seat
    return SAY(
        "foretold-done",
        what=what,
        ship=view.call(int(position.unit)) or "none",
        idle=listed(view.call(unit) for unit in idle) if acts and idle else "none",
        other=view.call(int(position.target)) if what == "board" and _may_answer(position) else "none",
    )


def _may_answer(position: PiratesPosition) -> bool:
    """Whether the rammed ship may still send a boarding party (PI-9.8)."""
    below = int(position.ships.submerged) >> int(position.unit) & 1
    return position.asked == position.turn and not (position.boarding.by_shot or below)


def _unit(view: View, unit: int) -> str:
    """A ship that acts, rams first, is taken in tow, is explored; the words of a card say what it does to its target."""
    craft = view.craft(unit)
    if craft is None:
        return ""
    does = view.phase.does
    if does == "name":
        return _acts(view, craft)
    if does == "ram":
        return _rams(view, craft)
    if does in {"tow", "explore"}:
        return SAY(
            "foretold-tow" if does == "tow" else "foretold-share", other=craft.name, ship=view.call(_acting(view))
        )
    return ""


def _acting(view: View) -> int:
    return int(view.position.unit)


def _acts(view: View, craft: Craft) -> str:
    """What she has to act with; her fires come first (PI-17.1)."""
    position = view.position
    sails = counted_lengths(view, craft.sails) if actions.can_move(position.clone(), craft.unit) else ""
    fires = int(count(position.ships.burning[craft.unit]))
    guns = len(members(int(cannons_rules.all_cannons(position, craft.unit))))
    return SAY("foretold-act", ship=craft.name, fires=fires, left=sails or "none", guns=guns)


def _rams(view: View, craft: Craft) -> str:
    """The odds of the ram: a die above the masts left costs her one (PI-9.2)."""
    left = int(questions.masts_left(view.position, craft.unit))
    odds = _percent(max(FACES - left, 0), FACES) if left else 0
    return SAY("foretold-ram", ship=craft.name, masts=left, percent=odds)


def _percent(good: int, of: int) -> int:
    return round(100 * good / of)


# -- actions -------------------------------------------------------------------------------------------


def _move(view: View, _number: int) -> str:
    craft = view.acting()
    return SAY("foretold-move", ship=craft.name, left=counted_lengths(view, craft.sails) or "none") if craft else ""


def _shoot(view: View, _number: int) -> str:
    """Whom she can fire at from where she lies."""
    unit, position = _acting(view), view.position.clone()
    found = [other.name for other in view.afloat() if can_fire(position, unit, other.unit)]
    return SAY("foretold-shoot", ship=view.call(unit), targets=listed(found) if found else "none")


def _repair(view: View, _number: int) -> str:
    craft = view.acting()
    return _masts(craft, craft.left() + 1) if craft and craft.masts else SAY("foretold-mends")


def _masts(craft: Craft, left: int) -> str:
    return SAY("foretold-masts", ship=craft.name, left=left, all=craft.masts)


def _mast(view: View, _mast_number: int) -> str:
    """How many masts she then has; which one burns, and what a fire does (PI-17.1)."""
    does = view.phase.does
    unit = int(view.position.loss.unit) if does == "lose" else _acting(view)
    craft = view.craft(unit)
    if craft is None:
        return ""
    if does == "burn":
        return SAY("foretold-burns", ship=craft.name)
    return _masts(craft, min(craft.left() + 1, craft.masts) if does == "repair" else max(craft.left() - 1, 0))


def _island(view: View, number: int) -> str:
    if number >= len(view.isles):
        return ""
    isle = view.isles[number]
    if view.phase.does == "home":
        return _home(view, isle)
    return _explored(view, isle) if view.phase.does == "explore" else ""


def _home(view: View, isle: Isle) -> str:
    """Who begins there, and how far away the nearest other home is, else the nearest island."""
    others = [one for one in view.isles if one.number != isle.number]
    homes = [one for one in others if one.home != NONE]
    far, near = min(((gap(isle.shore, one.shore), one.number) for one in homes or others), default=(0, NONE))
    what = "none" if near == NONE else "home" if homes else "isle"
    return SAY("foretold-home", what=what, isle="" if near == NONE else isle_name(view, near), far=about(far))


def _explored(view: View, isle: Isle) -> str:
    """What lies there, what she has room for, what it costs; that nothing is left."""
    if isle.emptied:
        return SAY("foreseen-emptied", island=isle_name(view, isle.number))
    craft = view.acting()
    room = max(int(aboard.room(view.position, craft.unit)), 0) if craft else 0
    return SAY("foretold-explore", ship=view.call(_acting(view)), treasures=isle.count(), room=room)


# -- free actions ------------------------------------------------------------------------------------


def _scuttle(view: View, unit: int) -> str:
    craft = view.craft(unit)
    laden = "yes" if craft and (craft.treasures or craft.pieces) else "no"
    return SAY("foretold-scuttle", ship=view.call(unit), laden=laden)


def _cast_off(view: View, unit: int) -> str:
    craft = view.craft(unit)
    return (
        SAY("foretold-cast-off", ship=craft.name, other=view.call(craft.tows)) if craft and craft.tows != NONE else ""
    )


def _free_explore(view: View, unit: int) -> str:
    craft = view.craft(unit)
    return SAY("foretold-free", ship=craft.name, room=max(int(aboard.room(view.position, unit)), 0)) if craft else ""


def _handle(view: View, number: int) -> str:
    """Crew or equipment that goes elsewhere: what its new ship then has room for."""
    place = number % int(codes.PLACES)
    if place >= codes.ASHORE:
        return SAY("foretold-ashore")
    craft = view.craft(place)
    room = int(aboard.room(view.position, place)) - 1 if craft else 0
    return SAY("foretold-aboard", ship=craft.name, room=max(room, 0)) if craft else ""


def _hand_over(view: View, number: int) -> str:
    """What the ship that gets a treasure then carries and has room for."""
    slot, unit = number // int(codes.PLACES), number % int(codes.PLACES)
    craft = view.craft(unit)
    if craft is None:
        return ""
    room = int(aboard.room(view.position, unit)) - int(aboard.slot_space(view.position, slot))
    return SAY("foretold-carries", ship=craft.name, number=len(craft.treasures) + 1, room=max(room, 0))


def _turn_to(view: View, a: int) -> str:
    return SAY("foretold-heads", ship=view.call(_acting(view)), heading=compass_words(a))


# -- fights and treasure -----------------------------------------------------------------------------


def _board(view: View, _number: int) -> str:
    """The odds, as far as the cards that are known say: the higher of two dice with masts and bonuses (PI-9.9)."""
    copy = view.position.clone()
    own = int(copy.unit) if copy.ships.owner[copy.unit] == view.seat else int(copy.target)
    other = int(copy.target) if own == copy.unit else int(copy.unit)
    if view.craft(own) is None or view.craft(other) is None:
        return ""
    mine, theirs = (
        int(questions.masts_left(copy, unit)) + int(boarding.boarding_bonus(copy, unit)) for unit in (own, other)
    )
    pairs = [(a + mine, b + theirs) for a in range(FACES) for b in range(FACES)]
    return SAY(
        "foretold-board",
        win=_percent(sum(a > b for a, b in pairs), len(pairs)),
        lose=_percent(sum(a < b for a, b in pairs), len(pairs)),
        mine=mine,
        theirs=theirs,
        other=view.call(other),
        hidden="yes" if aboard.hidden_crew(copy, other) else "no",
    )


def _taken(view: View, number: int) -> str:
    """Treasure that comes aboard, or is given up."""
    unit = int(boarding.fight_winner(view.position)) if view.phase.declined == "prize" else _acting(view)
    craft = view.craft(unit)
    if craft is None or view.phase.does in {"aim", "pay"}:
        return SAY("foretold-gives-up") if view.phase.does == "pay" else ""
    space = int(aboard.slot_space(view.position, number)) if number < len(view.position.treasure.at) else 0
    room = int(aboard.room(view.position, unit)) - space
    return SAY("foretold-carries", ship=craft.name, number=len(craft.treasures) + 1, room=max(room, 0))


def _any_coin(view: View, _number: int) -> str:
    craft = view.craft(int(boarding.fight_winner(view.position)))
    return SAY("foretold-draws", ship=craft.name) if craft else ""


def _build(view: View, unit: int) -> str:
    """What is left of the gold."""
    position = view.position
    left = view.captains[int(position.turn)].gold - int(forts.fort_price(position, unit))
    return SAY("foretold-build", ship=unit_name(position, unit), gold=left)


def _simply(key: str) -> Callable[[View, int], str]:
    return lambda _view, _number: SAY(key)


def _crew(view: View, _number: int) -> str:
    return SAY("foretold-gives-up") if view.phase.does != "aim" else ""


_TELLERS: Final[dict[str, Callable[[View, int], str]]] = {
    "done": _done,
    "unit": _unit,
    "move": _move,
    "shoot": _shoot,
    "shoot-far": _simply("foretold-far"),
    "hunt": _simply("foretold-hunt"),
    "build": _build,
    "terrain-card": _simply("foretold-chart"),
    "mend": _simply("foretold-mend"),
    "watch": _simply("foretold-watch"),
    "store": _simply("foretold-store"),
    "swim": _simply("foretold-swim"),
    "pick": _simply("foretold-pick"),
    "repair": _repair,
    "board": _board,
    "mast": _mast,
    "cast-off": _cast_off,
    "scuttle": _scuttle,
    "free-explore": _free_explore,
    "crew": _crew,
    "any-crew": _crew,
    "all-crew": _crew,
    "any-coin": _any_coin,
    "slot": _taken,
    "island": _island,
    "handle": _handle,
    "hand-over": _hand_over,
    "sacrifice": _simply("foretold-gives-up"),
    "turn-to": _turn_to,
}
"""By sorts of moves."""
