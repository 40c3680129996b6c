"""A sentence on which player must do what on the pirates' table, and what to look at while doing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.engine.sets import bit, members
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.pack.sentences import effect_text
from quarterdeck.games.pirates.phase_table import About
from quarterdeck.games.pirates.picture.courses import is_any_blocked, is_water_barred, needed
from quarterdeck.games.pirates.picture.view import SAY, View
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.common import ending
from quarterdeck.games.pirates.rules.exploring import exploring, trade
from quarterdeck.games.pirates.rules.moving import segments
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.aboard import MEASURES
from quarterdeck.games.pirates.texts.kinds import AMOUNTS, ISLAND_SLUGS
from quarterdeck.games.pirates.words.asked import unit_asked_about
from quarterdeck.games.pirates.words.labels import (
    counted_lengths,
    home_words,
    isle_name,
    listed,
    piece_called,
    seat_name,
    shoal_name,
)
from quarterdeck.games.pirates.words.names import deed_name, place_name
from quarterdeck.games.pirates.words.notation.sorts import sort_of

ABILITY: Final = "ability"
"""What is asked in all other phases."""


def status(view: View) -> str:
    """The player on turn and the question, or how the game ended."""
    position = view.position
    if questions.is_over(position):
        best = max(int(ending.standing_of(position, captain.seat)) for captain in view.captains)
        winners = [captain for captain in view.captains if int(ending.standing_of(position, captain.seat)) == best]
        return SAY(
            "over",
            how=int(position.ended),
            winners=listed(seat_name(captain.seat) for captain in winners),
            number=len(winners),
            gold=int(ending.score(position, winners[0].seat)),
        )
    return SAY("status", asked=asked(view), round=int(position.round))


def _whom(view: View) -> int:
    """The seat that is asked, or for which CHANCE decides."""
    return int(view.position.player if view.position.player >= 0 else view.position.asked)


def asked(view: View) -> str:
    """The question of the present phase, for the player who is asked and for all others."""
    kind = "chance" if view.position.player < 0 else "you" if view.position.player == view.seat else "other"
    return SAY(
        f"asked-{kind}",
        who=seat_name(_whom(view)),
        mine="yes" if _whom(view) == view.seat else "no",
        phase=_asked_for(view),
        ship=view.call(unit_asked_about(view.position)) or "none",
        target=_target(view) or "none",
        home=home_words(view),
        crew=_crew(view),
        left=_left(view) or ("end" if is_at_end(view) else "none"),
        number=_number(view),
    )


def _asked_for(view: View) -> str:
    """The phase; `named` if the viewer could name the next ship, but none can act any more."""
    named = view.phase.term == "naming" and bool(view.moves) and all(sort_of(move)[0] != "unit" for move in view.moves)
    return "named" if named else view.phase.term or ABILITY


def _target(view: View) -> str:
    """The subject of a choice: another ship, an island, terrain, or an action."""
    if view.phase.laid == "start":
        return isle_name(view, int(questions.home_of(view.position, view.position.turn)))
    return land_laid(view) or _SUBJECTS[view.phase.about](view)


def land_laid(view: View) -> str:
    """The name of the island or terrain that is being laid; empty: none is."""
    if view.phase.laid == "island":
        return view.pieces.content.island[int(setting_out.drawn_island(view.position))].name
    if view.phase.laid == "terrain":
        return view.pieces.content.terrain[int(view.position.islands.next_terrain)].name
    return ""


def mysterious_isle(view: View) -> str:
    """The name of the mysterious island at work; empty: none is."""
    island = int(view.position.mysterious.island)
    return isle_name(view, island) if island != codes.NONE else ""


def fortune_text(view: View) -> str:
    """What the mysterious island at work does, as its card says; empty: a die has not decided it yet, or none is at work."""
    mysterious, unit = view.position.mysterious, view.position.unit
    if mysterious.effect == codes.NONE:
        return ""
    slug = ISLAND_SLUGS[int(mysterious.effect)]
    amount = max(int(mysterious.amount[unit]) if unit != codes.NONE else 0, int(mysterious.still_to_come), 1)
    return effect_text("island", f"{slug}:{amount}" if slug in AMOUNTS else slug)


_SUBJECTS: Final[dict[About, Callable[[View], str]]] = {
    "target": lambda view: view.call(int(view.position.target)),
    "loser": lambda view: view.call(int(view.position.loss.unit)),
    "island": lambda view: isle_name(view, int(questions.looked_at(view.position))),
    "place": lambda view: place_name(view.position, int(trade.drawn_from(view.position))),
    "terrain": lambda view: shoal_name(view, int(view.position.sailing.terrain)),
    "card": lambda view: deed_name(view.position),
    "mystery": mysterious_isle,
}
"""The name of the subject of a sentence."""


def _crew(view: View) -> str:
    """The crew that finds its place."""
    if view.phase.does != "man":
        return ""
    number = int(setting_out.unplaced(view.position, view.position.turn))
    waiting = [piece for captain in view.captains for piece in captain.waiting if piece.number == number]
    return piece_called(waiting[0]) if waiting else ""


def _number(view: View) -> int:
    """The number that a die is compared with."""
    position = view.position
    if view.phase.against == "cannon":
        shooter = view.acting()
        return needed(view, shooter, int(position.shooting.cannon), int(position.target)) if shooter else 0
    if view.phase.against == "masts":
        return int(questions.masts_left(position, position.target))
    second = view.phase.against == "first roll" and position.boarding.dice_left == 1
    return int(position.boarding.first_total) if second else 0


def _left(view: View) -> str:
    """What is left of a move: the measures that are free."""
    return left_words(view, view.position) if view.phase.steers else ""


def is_at_end(view: View) -> bool:
    """Whether a ship that sails has no length left, so that her move can only end."""
    return view.phase.steers and len(view.moves) == 1 and not left_words(view, view.position)


def left_words(view: View, position: PiratesPosition) -> str:
    """The lengths that the unit which sails in a position has left; empty: none."""
    free = [
        int(aboard.measures(position, position.unit, k))
        for k in range(int(MEASURES))
        if not segments.is_used_up(position, k)
    ]
    return counted_lengths(view, free)


def hint(view: View) -> str:
    """Where to look while choosing; empty: that is plain, or its moves cannot be chosen now."""
    hinted = view.phase.hinted
    fits = any(hinted in ("any", sort_of(move)[0]) for move in view.moves)
    if not hinted or not fits:
        return ""
    docked = _docked(view) if view.phase.does == "name" else ""
    if docked or _asked_for(view) == "named":
        return docked
    blocked = is_water_barred(view) if view.phase.steers else is_any_blocked(view)
    return SAY("hint", phase=view.phase.term, blocked="yes" if blocked else "no")


def _docked(view: View) -> str:
    """How a ship of the viewer's comes by the treasure of the wild island at which she is docked, and when (PI-11.1); empty: none is.

    A full ship is not told, since only unique treasure would find room aboard (PI-11.2, PI-11.7), nor is a ship told to wait
    that may explore now, free of charge, or has just loaded.
    """
    rich = sum(bit(isle.number) for isle in view.isles if isle.count())
    fleet = [craft for craft in view.afloat() if craft.seat == view.seat and not craft.creature]
    own = [craft for craft in fleet if craft.load < craft.space]
    for craft in own:
        now = int(exploring.islands_to_explore(view.position, craft.unit)) & rich
        if now and int(codes.UNIT) + craft.unit in view.moves:
            return SAY("hint-docked", ship=craft.name, isle=isle_name(view, members(now)[0]), when="now")
    homes = int(questions.homes(view.position))
    for craft in own:
        later = int(skills.docked_at(view.position, craft.unit)) & ~homes & rich
        soon = (
            int(codes.FREE_EXPLORE) + craft.unit in view.moves or int(view.position.this_turn.loaded) >> craft.unit & 1
        )
        if later and craft.acted and not soon:
            return SAY("hint-docked", ship=craft.name, isle=isle_name(view, members(later)[0]), when="later")
    return ""
