"""What is being asked of whom in Pirates, for those who answer something else."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.refusals.making import refuse
from quarterdeck.games.pirates.rules.exploring import trade
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.rules.shooting import repair
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.in_progress import BY_RAM
from quarterdeck.games.pirates.words.names import deed_name, island_name, place_name, seat_name, unit_name

Sorts = tuple[str, ...]

ASKED: Final[dict[int, tuple[Sorts, str, str]]] = {
    int(codes.ROLLING): (("die",), "PI-3.1", "asked-first"),
    int(codes.DRAWING): (("island-card",), "PI-3.3", "asked-island"),
    int(codes.PLACING): (("pose", "done"), "PI-3.3", "asked-spot"),
    int(codes.HOMING): (("island",), "PI-3.9", "asked-home"),
    int(codes.MUSTERING): (("pose", "done"), "PI-3.10", "asked-start"),
    int(codes.MANNING): (("handle",), "PI-4.1", "asked-crew"),
    int(codes.NAMING): (
        ("done", "store", "unit", "cast-off", "scuttle", "free-explore", "handle", "use", "sacrifice", "pick", "feat", "show",
         "event"), "PI-6.2", "asked-ship",
    ),
    int(codes.BURNING): (("die",), "PI-17.1", "asked-fire"),
    int(codes.SPREADING): (("mast",), "PI-17.3", "asked-spread"),
    int(codes.CHOOSING): (("done", "build", "mend", "watch", "move", "shoot", "use", "shoot-far", "repair", "island", "unit", "hunt"), "PI-6.2", "asked-action"),
    int(codes.SAILING): (("done", "segment"), "PI-7.2", "asked-segment"),
    int(codes.SHOOTING): (("done", "load", "shot", "feat", "use"), "PI-R4", "asked-shot"),
    int(codes.HITTING): (("die",), "PI-R3", "asked-hit"),
    int(codes.LOSING): (("mast",), "PI-R4", "asked-loss"),
    int(codes.RAMMING): (("unit",), "PI-R25", "asked-ram"),
    int(codes.RAM_DIE): (("die",), "PI-9.2", "asked-ram-die"),
    int(codes.OFFERING): (("done", "board"), "PI-9.8", "asked-boarding"),
    int(codes.BOARD_DIE): (("die",), "PI-9.9", "asked-boarding-die"),
    int(codes.PRIZE): (("done", "crew", "any-crew", "all-crew", "any-coin", "slot"), "PI-9.10", "asked-prize"),
    int(codes.PRIZE_DRAWN): (("crew", "slot"), "PI-R28", "asked-drawn"),
    int(codes.TOWING): (("done", "unit"), "PI-10.4", "asked-tow"),
    int(codes.BERTHING): (("done", "pose"), "PI-10.9", "asked-berth"),
    int(codes.LOOKING): (("deal",), "PI-11.1", "asked-look"),
    int(codes.TAKING): (("done", "slot", "feat"), "PI-11.2", "asked-coin"),
    int(codes.SHARING): (("done", "handle", "hand-over"), "PI-11.10", "asked-sharing"),
    int(codes.REPAIRING): (("done", "mast"), "PI-14.1", "asked-repair"),
    int(codes.SCUTTLING): (("die",), "PI-13.1", "asked-scuttle"),
    int(codes.LEAVING): (("deal",), "PI-R62", "asked-leaving"),
    int(codes.USING): (("die",), "PI-6.5", "asked-ability"),
    int(codes.PICKING): (("slot", "unseen"), "PI-R20", "asked-picked"),
    int(codes.CHARTING): (("terrain-card", "done"), "PI-3.6", "asked-terrain"),
    int(codes.LAYING): (("pose", "done"), "PI-3.7", "asked-terrain-spot"),
    int(codes.DRIFTING): (("die",), "PI-K2", "asked-ice"),
    int(codes.SLIDING): (("die",), "PI-K2", "asked-ice-edge"),
    int(codes.PERIL_DIE): (("die",), "PI-16.1", "asked-peril"),
    int(codes.DIVING): (("done", "terrain"), "PI-K5", "asked-dive"),
    int(codes.PAYING): (("mast", "crew", "slot"), "PI-K5", "asked-price"),
    int(codes.AIMING): (
        ("done", "unit", "crew", "slot", "island", "show", "recruit", "segment", "pose", "terrain"),
        "PI-1.2", "asked-aim",
    ),
    int(codes.DEED_DIE): (("die",), "PI-1.2", "asked-deed-die"),
    int(codes.DEED_DRAWN): (("deal", "recruit"), "PI-N15", "asked-deed-drawn"),
    int(codes.ANSWERING): (("done", "show", "event"), "PI-R55", "asked-answer"),
    int(codes.CONSENTING): (("done", "use", "feat", "pose", "terrain"), "PI-R55", "asked-consent"),
    int(codes.FORFEITING): (("crew", "slot"), "PI-R71", "asked-forfeit"),
    int(codes.TURNING): (("done", "turn-to"), "PI-A80", "asked-turn"),
    int(codes.FLIPPING): (("island-card",), "PI-8.9", "asked-text"),
    int(codes.MYSTERY_DIE): (("die",), "PI-8.5", "asked-omen"),
    int(codes.FORTUNE): (
        ("done", "move", "island", "crew", "slot", "unit", "recruit", "collected"), "PI-8.6", "asked-fortune",
    ),
    int(codes.COIN_DRAWN): (("slot", "unturned"), "PI-8.6", "asked-coin-drawn"),
    int(codes.WALLS_DIE): (("die",), "PI-A110", "asked-walls"),
    int(codes.OVER): ((), "PI-20.4", "asked-nothing"),
}  # fmt: skip
"""For each phase the sorts of moves that can be legal, by which clause something is asked, and what is said of it."""


def turn_clause(position: PiratesPosition) -> str:
    """By which clause those choose who may."""
    return ASKED[int(position.phase)][1]


def asked_otherwise(position: PiratesPosition) -> Refusal:
    """Something else is asked: the clause, and what it is."""
    _, clause, message = ASKED[int(position.phase)]
    if position.phase == codes.LOSING and position.loss.cause == BY_RAM:
        clause = "PI-9.2"
    ship = (
        mustered(position) if position.phase == codes.MUSTERING else named(position, int(repair.whose_mast(position)))
    )
    return refuse(clause, message, who=seat_name(int(position.asked)), ship=ship, target=done_to(position))


def done_to(position: PiratesPosition) -> str:
    """To what something is done, by its name: a ship, an island, or the card at work."""
    if position.phase in DEEDS:
        return deed_name(position)
    if position.phase in {codes.LOSING, codes.FORFEITING}:
        return named(position, int(position.loss.unit))
    if position.phase in ISLANDS:
        return island_name(position, int(questions.looked_at(position)))
    if position.phase == codes.PICKING:
        return place_name(position, int(trade.drawn_from(position)))
    return named(position, int(position.target))


ISLANDS: Final = (codes.LOOKING, codes.TAKING)
"""Phases in which treasure of an island is looked at or taken."""
DEEDS: Final = (codes.AIMING, codes.DEED_DIE, codes.DEED_DRAWN, codes.ANSWERING)
"""Phases of treasures, Events and equipment."""


def mustered(position: PiratesPosition) -> str:
    """The unit whose start is chosen."""
    return unit_name(position, int(setting_out.mustering(position)))


def named(position: PiratesPosition, unit: int) -> str:
    """A unit by its name; of none, nothing."""
    return "" if unit == NONE else unit_name(position, unit)
