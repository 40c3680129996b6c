"""What happened in Pirates, told in sentences with their clauses; what a reader may not know is left out.

Entries name ships, crew and cards by their places in the log's names (seas.py); coins by their gold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.engine.game import Sentence
from quarterdeck.engine.log import UNKNOWN, Log
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, COIN_KINDS, OUT
from quarterdeck.games.pirates.effect_texts import effect_text
from quarterdeck.games.pirates.effects import SLUGS
from quarterdeck.games.pirates.ending import CLAUSES
from quarterdeck.games.pirates.exploring import SINKS_FROM
from quarterdeck.games.pirates.kinds import AMOUNTS, ISLAND_SLUGS, clause
from quarterdeck.games.pirates.waters import STOPPED
from quarterdeck.games.pirates.words import SAY, seat_name

Names = list[str]
Entry = tuple[int, int, int, int]
"""Kind, who, what, more."""
Clauses = tuple[str, ...]

_UNITS: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.MUSTERED): ("story-mustered", ("PI-3.10", "PI-3.15")),
    int(codes.NAMED): ("story-named", ("PI-6.2", "PI-R20")),
    int(codes.DERELICT): ("story-derelict", ("PI-10.1",)),
    int(codes.SUNK): ("story-sunk", ("PI-12.9",)),
    int(codes.FREED): ("story-freed", ("PI-9.7", "PI-R27")),
    int(codes.BOARD_WON): ("story-board-won", ("PI-9.10",)),
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
    int(codes.ARMED): ("story-armed", ("PI-A74",)),
}
"""Entries of a seat and a ship."""
_PAIRS: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.SHOT_AT): ("story-shot-at", ("PI-12.1", "PI-R4")),
    int(codes.RAMMED): ("story-rammed", ("PI-9.1", "PI-R2")),
    int(codes.PINNED): ("story-pinned", ("PI-9.3",)),
    int(codes.BOARDED): ("story-boarded", ("PI-9.8",)),
    int(codes.TOWED): ("story-towed", ("PI-10.4", "PI-10.6")),
    int(codes.TOW_ENDED): ("story-tow-ended", ("PI-R29",)),
    int(codes.WASTED): ("story-wasted", ("PI-A45", "PI-A75", "PI-R68")),
}
"""Entries of a seat and two ships."""
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
    int(codes.FIRST): ("story-first", ("PI-3.1", "PI-R39")),
    int(codes.ISLAND_PLACED): ("story-island-placed", ("PI-3.3", "PI-3.4")),
    int(codes.TURN): ("story-turn", ("PI-6.1", "PI-6.2")),
    int(codes.GOLD_SHARED): ("story-gold-shared", ("PI-12.10", "PI-12.11", "PI-12.12")),
    int(codes.GOLD_LOST): ("story-gold-lost", ("PI-R30",)),
    int(codes.RAM_ROLLED): ("story-ram-rolled", ("PI-9.2",)),
    int(codes.BOARD_ROLLED): ("story-board-rolled", ("PI-9.9",)),
    int(codes.BOARD_TIED): ("story-board-tied", ("PI-R28",)),
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
_ICE: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.ICE_ROLLED): ("story-ice-rolled", ("PI-K2",)),
    int(codes.ICE_DRIFTS): ("story-ice-drifts", ("PI-K2",)),
    int(codes.ICE_HELD): ("story-ice-held", ("PI-K2",)),
    int(codes.RATED): ("story-rated", ("PI-K3",)),
}
"""Entries of terrain and a die or an island."""
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
}
"""Entries that tell of a die, and where it stands in them."""
FACES: Final = 6
_ACTIONS: Final = {
    int(codes.SHOOT_FAR): "shoot",
    int(codes.MOVE): "move",
    int(codes.SHOOT): "shoot",
    int(codes.REPAIR): "repair",
}


def story(log: Log) -> list[Sentence]:
    """What the log says."""
    found = []
    for entry in log.entries():
        told = tell(log.names, entry)
        if told is not None:
            found.append(Sentence(told.text[:1].upper() + told.text[1:], told.clauses, _die(entry)))
    return found


def _die(entry: Entry) -> int:
    """The face of the die that an entry tells of; 0: of none."""
    place = _DICE.get(entry[0])
    return entry[place] if place is not None and 1 <= entry[place] <= FACES else 0


def tell(names: Names, entry: Entry) -> Sentence | None:
    """The sentence of one entry; of some there is nothing to tell."""
    kind, who, what, more = entry
    if kind in _UNITS:
        message, clauses = _UNITS[kind]
        return Sentence(SAY(message, who=_seat(who), ship=_name(names, what)), clauses)
    if kind in _PAIRS:
        message, clauses = _PAIRS[kind]
        return Sentence(SAY(message, who=_seat(who), ship=_name(names, what), other=_name(names, more)), clauses)
    if kind in _MASTS:
        message, clauses = _MASTS[kind]
        return Sentence(SAY(message, who=_seat(who), ship=_name(names, what), mast=more + 1), clauses)
    if kind in _COUNTED:
        message, clauses = _COUNTED[kind]
        return Sentence(SAY(message, who=_seat(who), what=what, more=more, island=what + 1), clauses)
    if kind in _TERRAIN:
        message, clauses = _TERRAIN[kind]
        return Sentence(SAY(message, ship=_name(names, what), number=more + 1), clauses)
    teller = _TELLERS.get(kind)
    return None if teller is None else teller(names, entry)


# -- words -----------------------------------------------------------------------------------------


def _seat(who: int) -> str:
    """The name of a seat; of nobody, nothing."""
    return seat_name(who) if who >= 0 else ""


def _name(names: Names, number: int) -> str:
    """A ship, crew or card by its name; where it has none, by its number."""
    if 0 <= number < len(names) and names[number]:
        return names[number]
    return SAY("ship-number", number=number + 1)


def _place(names: Names, place: int) -> str:
    """A ship or an island."""
    return SAY("island", number=place - int(ASHORE) + 1) if ASHORE <= place < OUT else _name(names, place)


def _treasure(names: Names, word: int) -> str:
    """A coin by its gold, a unique treasure by its name, and what is not known as that."""
    if word == UNKNOWN:
        return SAY("treasure-unknown")
    return SAY("coin", gold=word) if word < COIN_KINDS else _name(names, word)


def _crew(names: Names, word: int) -> str:
    """A crew or equipment by its name, or as one that is not known."""
    return SAY("crew-unknown") if word == UNKNOWN else _name(names, word)


# -- single entries --------------------------------------------------------------------------------


def _island_drawn(names: Names, entry: Entry) -> Sentence:
    return Sentence(SAY("story-island-drawn", who=_seat(entry[1]), card=_name(names, entry[2])), ("PI-3.3", "PI-R36"))


def _home_chosen(_names: Names, entry: Entry) -> Sentence:
    _, who, island, owner = entry
    text = SAY("story-home-chosen", who=_seat(who), island=island + 1, owner=_seat(owner))
    return Sentence(text, ("PI-3.9", "PI-3.11", "PI-R37"))


def _manned(names: Names, entry: Entry) -> Sentence:
    _, who, piece, place = entry
    if piece == UNKNOWN:
        return Sentence(SAY("story-manned-unknown", who=_seat(who)), ("PI-4.1", "PI-4.11"))
    text = SAY("story-manned", who=_seat(who), crew=_crew(names, piece), place=_place(names, place))
    return Sentence(text, ("PI-4.1", "PI-4.11"))


def _handled(names: Names, entry: Entry) -> Sentence:
    _, who, piece, place = entry
    if piece == UNKNOWN:
        return Sentence(SAY("story-handled-unknown", who=_seat(who)), ("PI-8.2", "PI-R13"))
    text = SAY("story-handled", who=_seat(who), crew=_crew(names, piece), place=_place(names, place))
    return Sentence(text, ("PI-8.2", "PI-R13"))


def _fire_die(names: Names, entry: Entry) -> Sentence:
    _, _, unit, die = entry
    return Sentence(SAY("story-fire-die", ship=_name(names, unit), die=die), ("PI-17.1",))


def _moves(names: Names, entry: Entry) -> Sentence | None:
    _, _, unit, action = entry
    if action not in _ACTIONS:
        return None
    return Sentence(SAY("story-action", ship=_name(names, unit), action=_ACTIONS[action]), ("PI-6.2",))


def _sailed(names: Names, entry: Entry) -> Sentence:
    _, _, unit, found = entry
    if found == STOPPED:
        return Sentence(SAY("story-stopped", ship=_name(names, unit)), ("PI-7.4",))
    return Sentence(SAY("story-sailed", ship=_name(names, unit)), ("PI-7.2",))


def _docked(names: Names, entry: Entry) -> Sentence:
    _, _, unit, island = entry
    return Sentence(SAY("story-docked", ship=_name(names, unit), island=island + 1), ("PI-8.1", "PI-R11"))


def _unloaded(names: Names, entry: Entry) -> Sentence:
    _, who, unit, gold = entry
    text = SAY("story-unloaded", who=_seat(who), ship=_name(names, unit), gold=gold)
    return Sentence(text, ("PI-8.4", "PI-R50"))


def _shot_die(_names: Names, entry: Entry) -> Sentence:
    _, _, die, hit = entry
    return Sentence(SAY("story-shot-die", die=die, hit="yes" if hit else "no"), ("PI-R3", "PI-12.7"))


def _crew_lost(names: Names, entry: Entry) -> Sentence:
    _, who, piece, unit = entry
    text = SAY("story-crew-lost", who=_seat(who), crew=_crew(names, piece), ship=_place(names, unit))
    return Sentence(text, ("PI-9.10", "PI-R28"))


def _panel_lost(names: Names, entry: Entry) -> Sentence:
    _, _, unit, left = entry
    return Sentence(SAY("story-panel-lost", ship=_name(names, unit), more=left), ("PI-A83",))


def _cargo_lost(names: Names, entry: Entry) -> Sentence:
    _, who, word, unit = entry
    text = SAY("story-cargo-lost", who=_seat(who), treasure=_treasure(names, word), ship=_name(names, unit))
    return Sentence(text, ("PI-A23",))


def _turned(names: Names, entry: Entry) -> Sentence:
    _, _, unit, heading = entry
    said = SAY("story-turned", ship=_name(names, unit), heading=f"{heading // 10}.{heading % 10}")
    return Sentence(said, ("PI-A80", "PI-A84", "PI-R73"))


def _spied(names: Names, entry: Entry) -> Sentence | None:
    kind, who, word, place = entry
    if word == UNKNOWN:
        return None
    what = _treasure(names, word) if kind == codes.SPIED else _crew(names, word)
    return Sentence(SAY("story-spied", who=_seat(who), what=what, place=_place(names, place)), ("PI-A17", "PI-A18"))


def _rerolled(names: Names, entry: Entry) -> Sentence:
    _, _, unit, die = entry
    return Sentence(SAY("story-rerolled", ship=_name(names, unit), die=die), ("PI-A20",))


def _raided(names: Names, entry: Entry) -> Sentence:
    _, _, unit, gold = entry
    return Sentence(SAY("story-raided", ship=_name(names, unit), gold=gold), ("PI-A2", "PI-A3", "PI-R74"))


def _charted(names: Names, entry: Entry) -> Sentence:
    _, who, unit, island = entry
    text = SAY("story-charted", who=_seat(who), ship=_name(names, unit), island=island + 1)
    return Sentence(text, ("PI-A73",))


def _paid(names: Names, entry: Entry) -> Sentence:
    _, who, unit, gold = entry
    return Sentence(SAY("story-paid", who=_seat(who), ship=_name(names, unit), gold=gold), ("PI-A88", "PI-Q9"))


def _copied(names: Names, entry: Entry) -> Sentence:
    _, _, unit, ability = entry
    said = SAY("story-copied", ship=_name(names, unit), ability=SLUGS[ability].replace("-", " "))
    return Sentence(said, ("PI-A104",))


def _scared(names: Names, entry: Entry) -> Sentence:
    _, _, unit, die = entry
    return Sentence(SAY("story-scare-die", ship=_name(names, unit), die=die), ("PI-A87",))


def _ransomed(_names: Names, entry: Entry) -> Sentence:
    return Sentence(SAY("story-ransomed", who=_seat(entry[1]), what=entry[2]), ("PI-A92",))


def _revived(names: Names, entry: Entry) -> Sentence:
    _, who, piece, unit = entry
    text = SAY("story-revived", who=_seat(who), crew=_crew(names, piece), ship=_name(names, unit))
    return Sentence(text, ("PI-A53",))


def _taken(names: Names, entry: Entry) -> Sentence:
    kind, who, word, unit = entry
    clauses = ("PI-11.8", "PI-11.9", "PI-R23") if kind == codes.UNIQUE_TAKEN else ("PI-9.10", "PI-11.2", "PI-11.3")
    if word == UNKNOWN:
        return Sentence(SAY("story-taken-unknown", who=_seat(who)), clauses)
    text = SAY("story-taken", who=_seat(who), treasure=_treasure(names, word), ship=_name(names, unit))
    return Sentence(text, clauses)


def _handed_over(names: Names, entry: Entry) -> Sentence:
    _, who, word, unit = entry
    if word == UNKNOWN:
        return Sentence(SAY("story-handed-unknown", who=_seat(who)), ("PI-11.10", "PI-R24"))
    text = SAY("story-handed", who=_seat(who), treasure=_treasure(names, word), ship=_name(names, unit))
    return Sentence(text, ("PI-11.10", "PI-R24"))


def _looked_at(names: Names, entry: Entry) -> Sentence | None:
    _, who, word, island = entry
    if word == UNKNOWN:
        return None
    text = SAY("story-looked-at", who=_seat(who), treasure=_treasure(names, word), island=island + 1)
    return Sentence(text, ("PI-11.1",))


def _explored(names: Names, entry: Entry) -> Sentence:
    _, who, unit, island = entry
    return Sentence(SAY("story-explored", who=_seat(who), ship=_name(names, unit), island=island + 1), ("PI-11.1",))


def _scuttle_die(names: Names, entry: Entry) -> Sentence:
    _, who, unit, die = entry
    doomed = "yes" if die >= SINKS_FROM else "no"
    text = SAY("story-scuttle-die", who=_seat(who), ship=_name(names, unit), die=die, doomed=doomed)
    return Sentence(text, ("PI-13.1", "PI-13.2"))


def _revealed(names: Names, entry: Entry) -> Sentence:
    _, who, piece, unit = entry
    text = SAY("story-revealed", who=_seat(who), crew=_crew(names, piece), ship=_place(names, unit))
    return Sentence(text, ("PI-4.7", "PI-R58"))


def _ability_used(names: Names, entry: Entry) -> Sentence:
    _, who, unit, ability = entry
    text = SAY("story-ability", who=_seat(who), ship=_name(names, unit), ability=SLUGS[ability].replace("-", " "))
    return Sentence(text, ("PI-1.2", "PI-1.5"))


def _ability_die(names: Names, entry: Entry) -> Sentence:
    _, _, unit, die = entry
    return Sentence(SAY("story-ability-die", ship=_name(names, unit), die=die), ("PI-6.5",))


def _place_or_none(names: Names, place: int) -> str:
    return _place(names, place) if 0 <= place < OUT else "none"


def _deed_used(names: Names, entry: Entry) -> Sentence:
    _, who, word, place = entry
    text = SAY("story-deed", who=_seat(who) or "none", what=_name(names, word), place=_place_or_none(names, place))
    return Sentence(text, ("PI-1.2", "PI-11.9"))


def _deed_word(message: str, clauses: Clauses) -> Callable[[Names, Entry], Sentence]:
    """An entry of a treasure or an Event and a number."""

    def teller(names: Names, entry: Entry) -> Sentence:
        _, who, word, more = entry
        return Sentence(SAY(message, who=_seat(who), what=_treasure(names, word), more=more), clauses)

    return teller


def _deed_saw(names: Names, entry: Entry) -> Sentence:
    _, who, word, place = entry
    if word == UNKNOWN:
        return Sentence(SAY("story-saw-unknown", who=_seat(who)), ("PI-U2", "PI-U3"))
    what = _treasure(names, word)
    return Sentence(SAY("story-saw", who=_seat(who), what=what, place=_place(names, place)), ("PI-U2", "PI-U3"))


def _held(names: Names, entry: Entry) -> Sentence:
    return Sentence(SAY("story-held", ship=_name(names, entry[2]), turns=entry[3]), ("PI-R91",))


def _joined(names: Names, entry: Entry) -> Sentence:
    _, _, word, place = entry
    return Sentence(SAY("story-joined", crew=_crew(names, word), place=_place(names, place)), ("PI-U16", "PI-U22"))


def _left_over(names: Names, entry: Entry) -> Sentence:
    return Sentence(SAY("story-left-over", treasure=_treasure(names, entry[2])), ("PI-R38", "PI-R62"))


def _terrain_laid(names: Names, entry: Entry) -> Sentence:
    _, who, word, number = entry
    text = SAY("story-terrain-laid", who=_seat(who), terrain=_name(names, word), number=number + 1)
    return Sentence(text, ("PI-3.6", "PI-3.7"))


def _ice(_names: Names, entry: Entry) -> Sentence:
    kind, _, what, more = entry
    message, clauses = _ICE[kind]
    die = what if kind == codes.ICE_ROLLED else more
    return Sentence(SAY(message, number=what + 1, die=die, island=more + 1), clauses)


def _peril_rolled(names: Names, entry: Entry) -> Sentence:
    return Sentence(SAY("story-peril-rolled", ship=_name(names, entry[2]), die=entry[3]), ("PI-16.1",))


def _treasure_paid(names: Names, entry: Entry) -> Sentence:
    _, _, word, unit = entry
    text = SAY("story-treasure-paid", ship=_name(names, unit), treasure=_treasure(names, word))
    return Sentence(text, ("PI-K5",))


def _flipped(names: Names, entry: Entry) -> Sentence:
    text = SAY("story-flipped", island=entry[3] + 1, card=_name(names, entry[2]))
    return Sentence(text, ("PI-8.9", "PI-R87"))


def _omen(_names: Names, entry: Entry) -> Sentence:
    deed, amount = divmod(entry[3], int(codes.OF_UNITS))
    slug = ISLAND_SLUGS[deed]
    said = effect_text("island", f"{slug}:{amount}" if slug in AMOUNTS else slug)
    return Sentence(SAY("story-omen", text=said.rstrip(".") + "."), (clause("island", deed),))


def _omen_more(names: Names, entry: Entry) -> Sentence:
    """Dice, coins and ships."""
    kind, who, what, more = entry
    message, clauses = _OMENS[kind]
    text = SAY(
        message, who=_seat(who), ship=_name(names, what), die=more, gold=more if kind == codes.STORED else what,
        island=(what if kind == codes.COINS_CARRIED else more) + 1, treasure=_treasure(names, what),
    )  # fmt: skip
    return Sentence(text, clauses)


def _event_gained(names: Names, entry: Entry) -> Sentence:
    _, who, word, _ = entry
    if word == UNKNOWN:
        return Sentence(SAY("story-event-gained-unknown", who=_seat(who)), ("PI-M22", "PI-R42"))
    return Sentence(SAY("story-event-gained", who=_seat(who), event=_name(names, word)), ("PI-M22", "PI-R42"))


_OMENS: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.OMEN_ROLLED): ("story-omen-rolled", ("PI-8.5",)),
    int(codes.BUILT): ("story-built", ("PI-R59",)),
    int(codes.STORED): ("story-stored", ("PI-20.5",)),
    int(codes.FORT_FELL): ("story-fort-fell", ("PI-R59",)),
    int(codes.WALLS): ("story-walls", ("PI-A110",)),
    int(codes.COINS_CARRIED): ("story-coins-carried", ("PI-8.6",)),
    int(codes.LEFT_THERE): ("story-left-there", ("PI-M28",)),
    int(codes.SENT_HOME): ("story-sent-home", ("PI-M27",)),
    int(codes.STAYS): ("story-stays", ("PI-M7",)),
    int(codes.SWAPPED): ("story-swapped", ("PI-8.6", "PI-R89")),
    int(codes.COLLECTS): ("story-collects", ("PI-8.6", "PI-R89")),
}


def _ended(_names: Names, entry: Entry) -> Sentence:
    return Sentence(SAY("story-ended", how=entry[2]), CLAUSES[entry[2]])


_TELLERS: Final[dict[int, Callable[[Names, Entry], Sentence | None]]] = {
    int(codes.ISLAND_DRAWN): _island_drawn,
    int(codes.HOME_CHOSEN): _home_chosen,
    int(codes.MANNED): _manned,
    int(codes.HANDLED): _handled,
    int(codes.FIRE_DIE): _fire_die,
    int(codes.MOVES): _moves,
    int(codes.SAILED_TO): _sailed,
    int(codes.DOCKED): _docked,
    int(codes.UNLOADED): _unloaded,
    int(codes.SHOT_DIE): _shot_die,
    int(codes.CREW_LOST): _crew_lost,
    int(codes.PANEL_LOST): _panel_lost,
    int(codes.CARGO_LOST): _cargo_lost,
    int(codes.RANSOMED): _ransomed,
    int(codes.REVIVED): _revived,
    int(codes.TURNED): _turned,
    int(codes.PAID): _paid,
    int(codes.COPIED): _copied,
    int(codes.SCARE_DIE): _scared,
    int(codes.SPIED): _spied,
    int(codes.SPIED_ON): _spied,
    int(codes.REROLLED): _rerolled,
    int(codes.RAIDED): _raided,
    int(codes.CHARTED): _charted,
    int(codes.COIN_TAKEN): _taken,
    int(codes.UNIQUE_TAKEN): _taken,
    int(codes.HANDED_OVER): _handed_over,
    int(codes.LOOKED_AT): _looked_at,
    int(codes.EXPLORED): _explored,
    int(codes.SCUTTLE_DIE): _scuttle_die,
    int(codes.REVEALED): _revealed,
    int(codes.LEFT_OVER): _left_over,
    int(codes.ABILITY_USED): _ability_used,
    int(codes.ABILITY_DIE): _ability_die,
    int(codes.TERRAIN_LAID): _terrain_laid,
    **dict.fromkeys(_ICE, _ice),
    int(codes.PERIL_ROLLED): _peril_rolled,
    int(codes.TREASURE_PAID): _treasure_paid,
    int(codes.FLIPPED): _flipped,
    int(codes.OMEN): _omen,
    **dict.fromkeys(_OMENS, _omen_more),
    int(codes.EVENT_GAINED): _event_gained,
    int(codes.ENDED): _ended,
    int(codes.DEED_USED): _deed_used,
    int(codes.DEED_ROLLED): _deed_word("story-deed-die", ("PI-1.2",)),
    int(codes.DEED_GONE): _deed_word("story-deed-gone", ("PI-1.2", "PI-R93")),
    int(codes.WORTH): _deed_word("story-worth", ("PI-5.5",)),
    int(codes.DEED_SAW): _deed_saw,
    int(codes.HELD): _held,
    int(codes.JOINED): _joined,
}
"""Who tells which kinds of entries."""
