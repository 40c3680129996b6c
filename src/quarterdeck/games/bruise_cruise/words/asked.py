"""The refusal of a move of the wrong kind in Bruise Cruise: what is asked, and of whom."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import EFFECT, HAND, PICK_BUNDLE, PICK_CARD, PICK_WIND
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.refusals.making import refuse
from quarterdeck.games.bruise_cruise.rules import raids
from quarterdeck.games.bruise_cruise.words.names import SAY, card_name, ship_name

_PICK: Final[dict[tuple[int, int], str]] = {
    (int(phase), int(kind)): clause
    for phase, kinds in {
        PICK_CARD: {
            codes.SAIL_CARD: "BC-6.4",
            codes.EXCHANGE: "BC-8.1",
            codes.CLAIM: "BC-9.3",
            codes.MISSILE: "BC-11.1",
            codes.BATTLE: "BC-13.1",
            codes.UNFATHOMABLE: "BC-15.1",
        },
        codes.PICK_SHIP: {
            codes.SAIL_ONE: "BC-5.2",
            codes.SAIL_CARD: "BC-6.4",
            codes.TORPEDO: "BC-10.11",
            codes.RAID: "BC-14.1",
            codes.WEIGH: "BC-16.3",
            codes.COMMISSION: "BC-17.2",
        },
        codes.PICK_TARGET: {codes.TORPEDO: "BC-10.11", codes.MISSILE: "BC-11.2", codes.RAID: "BC-14.1"},
        codes.PICK_SPACE: {codes.SAIL_ONE: "BC-5.2", codes.SAIL_CARD: "BC-6.4"},
        PICK_BUNDLE: {codes.EXCHANGE: "BC-R15"},
    }.items()
    for kind, clause in kinds.items()
}
"""The clause behind a pick, by phase and kind of action; an effect has its first clause."""

_ELSE: Final[dict[int, tuple[str, str]]] = {
    int(codes.ROLLING): ("BC-1.7", "asked-rolling"),
    int(codes.DEALING): ("BC-1.9", "asked-dealing"),
    int(codes.HOMING): ("BC-1.10", "asked-homing"),
    int(codes.ACTING): ("BC-2.2", "asked-acting"),
    int(codes.SURRENDERING): ("BC-12.2", "asked-surrendering"),
    int(codes.BATTLING): ("BC-13.3", "asked-dice"),
    int(codes.RAIDING): ("BC-14.3", "asked-dice"),
    int(codes.LOOTING): ("BC-14.4", "asked-looting"),
    int(codes.RAIDER_FLEES): ("BC-14.5", "asked-fleeing"),
    int(codes.DEFENDER_FLEES): ("BC-14.7", "asked-fleeing"),
    int(codes.BUYING): ("BC-U8.1", "asked-buying"),
    int(codes.DISCARDING): ("BC-R38", "asked-discarding"),
    int(codes.REPLENISHING): ("BC-19.1", "asked-replenishing"),
    int(codes.DRAWING): ("BC-19.1", "asked-drawing"),
    int(codes.TIE_BREAK): ("BC-22.10", "asked-tie-break"),
}
"""The clause and the sentence for a question that is not a pick."""

_OBJECT: Final = {
    int(PICK_CARD): "asked-card",
    int(codes.PICK_SHIP): "asked-ship",
    int(codes.PICK_TARGET): "asked-target",
    int(codes.PICK_SPACE): "asked-space",
    int(PICK_BUNDLE): "asked-bundle",
    int(PICK_WIND): "asked-wind",
}


def pick_clause(position: BruiseCruisePosition) -> str:
    """The clause by which something is being picked."""
    kind = int(position.kind)
    return _PICK.get((int(position.phase), kind)) or f"BC-U{kind - int(EFFECT)}.1"


def asked_otherwise(position: BruiseCruisePosition) -> Refusal:
    """The clause and the sentence when something else is asked."""
    phase = int(position.phase)
    if phase in _OBJECT:
        return refuse(pick_clause(position), _OBJECT[phase], action=_action(position))
    clause, message = _ELSE[phase]
    if phase == codes.DISCARDING and position.held[position.active] > HAND:
        clause = "BC-R30"
    return refuse(clause, message, ship=_fleeing(position))


def _action(position: BruiseCruisePosition) -> str:
    """The action that is being put together, as in `you are about to …`."""
    if position.kind >= EFFECT:
        return SAY("action-card", card=card_name(position.chart, int(position.card)))
    return SAY("action", kind=int(position.kind))


def _fleeing(position: BruiseCruisePosition) -> str:
    """The ship that may sail away from a raid; none, if no raid has just been decided."""
    flees = position.phase in {codes.RAIDER_FLEES, codes.DEFENDER_FLEES}
    return ship_name(position.chart, raids.fleeing(position)) if flees else ""
