"""The story of a game of Pirates in sentences with their clauses, without what the reader may not know.

Entries name ships, crew and cards by their places in the log's names (table/questions.py); coins by their gold.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from quarterdeck.engine.game import Sentence
from quarterdeck.engine.log import Log
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.words.names import SAY
from quarterdeck.games.pirates.words.sounds import SOUNDS
from quarterdeck.games.pirates.words.tellers import (
    TELLERS,
    Clauses,
    Entry,
    Names,
    first,
    fought,
    hits,
    isle_word,
    name_word,
    sails,
    terrain_word,
    who_words,
)

_UNITS: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.MUSTERED): ("story-mustered", ("PI-3.10", "PI-3.15")),
    int(codes.DERELICT): ("story-derelict", ("PI-10.1",)),
    int(codes.SUNK): ("story-sunk", ("PI-12.9",)),
    int(codes.FREED): ("story-freed", ("PI-9.7", "PI-R27")),
    int(codes.ONE_MORE): ("story-one-more", ("PI-6.5",)),
    int(codes.BLOWN): ("story-blown", ("PI-V4", "PI-V7", "PI-U15", "PI-U45")),
    int(codes.SCUTTLED): ("story-scuttled", ("PI-13.2", "PI-17.4")),
    int(codes.OUT_OF_PLACE): ("story-out-of-place", ("PI-R61",)),
    int(codes.DAZED): ("story-dazed", ("PI-A87", "PI-A99")),
    int(codes.STENCH): ("story-stench", ("PI-A72",)),
    int(codes.CHAINED): ("story-chained", ("PI-A44",)),
    int(codes.SLOWED): ("story-slowed", ("PI-A87",)),
    int(codes.GHOSTLY): ("story-ghostly", ("PI-A85",)),
    int(codes.DIVED): ("story-dived", ("PI-A89", "PI-A90")),
    int(codes.SURFACED): ("story-surfaced", ("PI-A89", "PI-A90")),
    int(codes.STAYED): ("story-stayed", ("PI-R7",)),
    int(codes.ARMED): ("story-armed", ("PI-A74",)),
    int(codes.FLAG_HOLDS): ("story-flag-holds", ("PI-A166",)),
    int(codes.FLAG_LOST): ("story-flag-lost", ("PI-A166",)),
    int(codes.FLAG_RAISED): ("story-flag-raised", ("PI-R140",)),
}
"""Entries of a seat and a ship."""
_PAIRS: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.RAMMED): ("story-rammed", ("PI-9.1", "PI-R2")),
    int(codes.PINNED): ("story-pinned", ("PI-9.3",)),
    int(codes.SURROUNDED): ("story-surrounded", ("PI-A167",)),
    int(codes.BOARDED): ("story-boarded", ("PI-9.8",)),
    int(codes.TOWED): ("story-towed", ("PI-10.4", "PI-10.6")),
    int(codes.TOW_ENDED): ("story-tow-ended", ("PI-R122",)),
    int(codes.WASTED): ("story-wasted", ("PI-A45", "PI-A50", "PI-A75", "PI-R68")),
}
"""Entries of a seat and two ships."""
_NUMBERED: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.FIRE_DIE): ("story-fire-die", ("PI-17.1",)),
    int(codes.DOCKED): ("story-docked", ("PI-8.1", "PI-R11")),
    int(codes.UNLOADED): ("story-unloaded", ("PI-8.4", "PI-R50")),
    int(codes.PANEL_LOST): ("story-panel-lost", ("PI-A83", "PI-A144", "PI-A145")),
    int(codes.REROLLED): ("story-rerolled", ("PI-A20",)),
    int(codes.RAIDED): ("story-raided", ("PI-A2", "PI-A3", "PI-R74")),
    int(codes.CHARTED): ("story-charted", ("PI-A73",)),
    int(codes.ISLAND_MOVED): ("story-island-moved", ("PI-U120",)),
    int(codes.ISLAND_SWAM): ("story-island-swam", ("PI-M32",)),
    int(codes.PAID): ("story-paid", ("PI-A88", "PI-Q9")),
    int(codes.SCARE_DIE): ("story-scare-die", ("PI-A87",)),
    int(codes.WARD_DIE): ("story-ward-die", ("PI-A144", "PI-A145")),
    int(codes.EXPLORED): ("story-explored", ("PI-11.1",)),
    int(codes.ABILITY_DIE): ("story-ability-die", ("PI-6.5",)),
    int(codes.PERIL_ROLLED): ("story-peril-rolled", ("PI-16.1",)),
    int(codes.HELD): ("story-held", ("PI-R91",)),
}
"""Entries of a seat, a ship and a number: a die, gold, an island."""
_MASTS: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.FIRE_OUT): ("story-fire-out", ("PI-17.2",)),
    int(codes.FIRE_SPREADS): ("story-fire-spreads", ("PI-17.3",)),
    int(codes.MAST_LOST): ("story-mast-lost", ("PI-R4",)),
    int(codes.REPAIRED): ("story-repaired", ("PI-14.1",)),
    int(codes.CATCHES_FIRE): ("story-fire-spreads", ("PI-17.1", "PI-A71")),
}
"""Entries of a seat, a ship and a mast."""
_COUNTED: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.ROLLED_FIRST): ("story-rolled-first", ("PI-3.1",)),
    int(codes.ISLAND_PLACED): ("story-island-placed", ("PI-3.3", "PI-3.4")),
    int(codes.TURN): ("story-turn", ("PI-6.1", "PI-6.2")),
    int(codes.GOLD_SHARED): ("story-gold-shared", ("PI-12.10", "PI-12.11", "PI-12.12")),
    int(codes.GOLD_LOST): ("story-gold-lost", ("PI-R30",)),
    int(codes.RAM_ROLLED): ("story-ram-rolled", ("PI-9.2",)),
    int(codes.TOKEN_LEFT): ("story-token-left", ("PI-11.5", "PI-R22")),
    int(codes.SCORED): ("story-scored", ("PI-20.5", "PI-20.6")),
    int(codes.PASSED_OVER): ("story-passed-over", ("PI-R51",)),
    int(codes.DIE_TURNED): ("story-die-turned", ("PI-U37", "PI-U44", "PI-V8")),
}
"""Entries of a seat or nobody, and numbers."""
_TERRAIN: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.ICE_STRIKES): ("story-ice-strikes", ("PI-K2",)),
    int(codes.PERIL_MET): ("story-peril-met", ("PI-16.1",)),
    int(codes.WRECKED): ("story-wrecked", ("PI-K3", "PI-R83")),
    int(codes.STUCK): ("story-stuck", ("PI-K4", "PI-R84")),
    int(codes.LOST): ("story-lost", ("PI-K1",)),
    int(codes.CAME_OUT): ("story-came-out", ("PI-K1", "PI-K5")),
    int(codes.TOLL): ("story-toll", ("PI-K5",)),
}
"""Entries of a seat, a ship and terrain."""
_SHIPS: Final = _UNITS | _NUMBERED | _MASTS
"""Entries of a ship that share one form of sentence."""
_WITH_COURSE: Final = (int(codes.SAILED_TO), int(codes.DOCKED))
"""Entries that are told together with the segment that they end."""
_WHAT, _MORE = 2, 3
_DICE: Final = {
    int(codes.ROLLED_FIRST): _WHAT,
    int(codes.FIRE_DIE): _MORE,
    int(codes.SHOT_DIE): _WHAT,
    int(codes.RAM_ROLLED): _WHAT,
    int(codes.BOARD_ROLLED): _WHAT,
    int(codes.SCUTTLE_DIE): _MORE,
    int(codes.ABILITY_DIE): _MORE,
    int(codes.DEED_ROLLED): _MORE,
    int(codes.DIE_TURNED): _MORE,
    int(codes.ICE_ROLLED): _WHAT,
    int(codes.PERIL_ROLLED): _MORE,
    int(codes.OMEN_ROLLED): _MORE,
    int(codes.SCARE_DIE): _MORE,
    int(codes.WARD_DIE): _MORE,
    int(codes.EMBER_DIE): _MORE,
}
"""Entries that tell of a die, and where it stands in them."""
FACES: Final = 6


def story(log: Log) -> list[Sentence]:
    """The log in sentences."""
    found = []
    entries = list(log.entries())
    for k, entry in enumerate(entries):
        if _told_before(entries, k):
            continue
        told = _told_together(log.names, entries, k) or tell(log.names, entry)
        if told is not None:
            text = told.text[:1].upper() + told.text[1:]
            sound = SOUNDS.get(entry[0], "")
            found.append(replace(told, text=text, die=_die(entry), sound=sound, turn=_turn(entry)))
    return found


def _told_together(names: Names, entries: list[Entry], k: int) -> Sentence | None:
    """A segment with what ended it, a hit with the mast that it costs, or the last roll with the first player: one sentence; None: the entry stands for itself."""
    entry = entries[k]
    if entry[0] == codes.COURSE:
        met = next((one for one in entries[k:] if one[0] == codes.SAILED_TO and one[3] >= codes.MET), None)
        docks = next((one for one in entries[k:] if one[0] == codes.DOCKED and one[2] == entry[2]), None)
        return sails(names, entry, met, docks if met is not None else None)
    if _settles_first(entries, k):
        return first(names, entries[k + 1])
    if _settles_fight(entries, k):
        return fought(names, entry, entries[k + 1])
    return hits(names, entry, entries[k + 1]) if _costs_mast(entries, k) else None


def _settles_first(entries: list[Entry], k: int) -> bool:
    """Whether an entry tells of a roll, and the next one of the first player whom all rolls together have made."""
    return entries[k][0] == codes.ROLLED_FIRST and k + 1 < len(entries) and entries[k + 1][0] == codes.FIRST


def _settles_fight(entries: list[Entry], k: int) -> bool:
    """Whether an entry tells of a roll of a boarding party, and the next one of how the fight ends."""
    follows = entries[k + 1][0] if k + 1 < len(entries) else int(codes.NONE)
    return entries[k][0] == codes.BOARD_ROLLED and follows in (codes.BOARD_WON, codes.BOARD_TIED)


def _costs_mast(entries: list[Entry], k: int) -> bool:
    """Whether an entry tells of a hit, and the next one of the mast that it costs."""
    return entries[k][0] == codes.SHOT_DIE and k + 1 < len(entries) and entries[k + 1][0] == codes.MAST_LOST


def _told_before(entries: list[Entry], k: int) -> bool:
    """Whether an entry was told together with one before it."""
    kind, unit = entries[k][0], entries[k][2]
    if kind == codes.FIRST:
        return k > 0 and _settles_first(entries, k - 1)
    if kind == codes.MAST_LOST:
        return k > 0 and _costs_mast(entries, k - 1)
    if kind in (codes.BOARD_WON, codes.BOARD_TIED):
        return k > 0 and _settles_fight(entries, k - 1)
    if kind not in _WITH_COURSE:
        return False
    course = next((j for j in range(k) if entries[j][0] == codes.COURSE and entries[j][2] == unit), k)
    if kind == codes.SAILED_TO:
        return course < k
    return any(one[0] == codes.SAILED_TO and one[3] >= codes.MET for one in entries[course:k])


def _turn(entry: Entry) -> int:
    """The seat whose turn begins with an entry; -1: none does."""
    return entry[1] if entry[0] == codes.TURN else -1


def _die(entry: Entry) -> int:
    """The face of the die in an entry; 0: none."""
    place = _DICE.get(entry[0])
    return entry[place] if place is not None and 1 <= entry[place] <= FACES else 0


def tell(names: Names, entry: Entry) -> Sentence | None:
    """The sentence of one entry; empty for some."""
    kind, who, what, more = entry
    if kind in _SHIPS:
        message, clauses = _SHIPS[kind]
        said = SAY(
            message, **who_words(who), ship=name_word(names, what), die=more, gold=more, more=more, turns=more,
            island=isle_word(names, more), mast=more + 1,
        )  # fmt: skip
        return Sentence(said, clauses)
    if kind in _TERRAIN:
        message, clauses = _TERRAIN[kind]
        return Sentence(SAY(message, ship=name_word(names, what), terrain=terrain_word(names, more)), clauses)
    if kind in _PAIRS:
        message, clauses = _PAIRS[kind]
        said = SAY(message, **who_words(who), ship=name_word(names, what), other=name_word(names, more))
        return Sentence(said, clauses)
    if kind in _COUNTED:
        message, clauses = _COUNTED[kind]
        return Sentence(SAY(message, **who_words(who), what=what, more=more, island=isle_word(names, what)), clauses)
    teller = TELLERS.get(kind)
    return None if teller is None else teller(names, entry)
