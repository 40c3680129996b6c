"""What has happened since a player's latest choice, for whoever only hears it: a sentence for each ship that acted.

The story tells every die and every course; here it is said what a ship did, what that cost whom, and near what she lies now.
Ships of others that only sailed, far from the hearer's, are told of together when the turn is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec import Struct, field

from quarterdeck.engine.log import UNKNOWN, Log
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import AGROUND, ASHORE, MET, NONE, OF_UNITS, PASS
from quarterdeck.games.pirates.picture.view import View
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.words.names import SAY, about, is_nothing, listed, seat_name
from quarterdeck.games.pirates.words.story import tell
from quarterdeck.games.pirates.words.tellers import Entry, Names, isle_word, met_word, name_word, treasure_word
from quarterdeck.games.pirates.words.whereabouts import alongside, craft_place, near_ship, sea_place
from quarterdeck.messages.hearing import hears, mine

Told = tuple[int, str]
"""A sentence, and the number of the move with which all of it had happened."""
Placed = tuple[int, Entry]
"""An entry and the number of its move."""
DETAILS: Final = frozenset(
    int(kind)
    for kind in (
        codes.NAMED, codes.SAILED_TO, codes.SHOT_DIE, codes.RAM_ROLLED, codes.BOARD_ROLLED, codes.TOKEN_LEFT,
        codes.ENDED, codes.SCORED, codes.ROLLED_FIRST, codes.ISLAND_DRAWN, codes.FIRE_DIE, codes.ABILITY_DIE,
        codes.PERIL_ROLLED, codes.SCARE_DIE, codes.WARD_DIE, codes.ICE_ROLLED,
    )
)  # fmt: skip
"""Kinds of entries that the log tells, and that say little by themselves."""
BY_SHIPS: Final = frozenset(
    int(kind)
    for kind in (
        codes.NAMED, codes.MOVES, codes.COURSE, codes.SHOT_AT, codes.RAMMED, codes.BOARDED, codes.EXPLORED, codes.UNLOADED,
        codes.REPAIRED, codes.TOWED,
    )
)  # fmt: skip
"""Kinds of entries that begin with the ship that acts."""


class Damage(Struct):
    """What an action has cost another ship."""

    masts: int = 0
    fate: str = "none"
    """`sunk` or `derelict`."""


class Deeds(Struct):
    """What a ship has done in an action, as far as a sentence tells of it."""

    unit: int
    seat: int
    parts: dict[tuple[str, int], list[int]] = field(default_factory=dict)
    """In the order in which they began: what she did and to what, with numbers that tell more."""
    damage: dict[int, Damage] = field(default_factory=dict)
    treasures: list[str] = field(default_factory=list)
    unknown: int = 0
    """Treasures that came aboard face down."""
    found: list[str] = field(default_factory=list)
    """Treasures that she saw on the island."""
    rest: list[Entry] = field(default_factory=list)
    """What is told as the story tells it."""


def news(view: View, logs: Sequence[Log]) -> list[Told]:
    """The sentences about these moves that are complete: a ship's is, once another one acts or the viewer is asked.

    What happens several times in a row is told once.
    """
    names = view.position.names
    placed = [(at, entry) for at, log in enumerate(logs) for entry in log.entries()]
    asked = questions.is_over(view.position) or (view.seat >= 0 and int(view.position.player) == view.seat)
    found: list[Told] = []
    far: list[Deeds] = []
    parts = list(_parts(placed))
    for k, part in enumerate(parts):
        if part[0][1][0] == codes.TURN:
            found += [(part[0][0], text) for text in _far_ones(view, names, far)]
            far = []
        deeds = _deeds(view, names, part)
        if deeds is None:
            found += [(at, text) for at, entry in part for text in _alone(view, names, entry)]
        elif k + 1 < len(parts) or asked:
            at = parts[k + 1][0][0] if k + 1 < len(parts) else len(logs) - 1
            if _only_sails_far_off(view, deeds):
                far.append(deeds)
            else:
                found += [(at, text) for text in _sentences(view, names, deeds)]
    if asked:
        found += [(len(logs) - 1, text) for text in _far_ones(view, names, far)]
    return [told for k, told in enumerate(found) if not k or told[1] != found[k - 1][1]]


def _parts(placed: list[Placed]) -> Iterator[list[Placed]]:
    """The entries, divided where another ship acts or another turn begins, and where what a choice led to at once is over."""
    part: list[Placed] = []
    acts = False
    for at, entry in placed:
        if entry[0] in (codes.NAMED, codes.TURN) or (entry[0] in BY_SHIPS and not acts):
            if part:
                yield part
            part, acts = [], entry[0] in BY_SHIPS
        part.append((at, entry))
        if entry[0] == codes.TURN:
            yield part
            part = []
    if part:
        yield part


# -- an action ----------------------------------------------------------------------------------------


def _deeds(view: View, names: Names, part: list[Placed]) -> Deeds | None:
    """What the ship has done that acts in a part of the log; None: none does.

    Where a part begins with a boarding party, that may be sent from the ship that was rammed (PI-9.8).
    """
    first = next((entry for _, entry in part if entry[0] in BY_SHIPS), None)
    if first is None:
        return None
    rammed = first[0] == codes.BOARDED and int(view.position.ships.owner[first[2]]) != first[1]
    deeds = Deeds(unit=first[3] if rammed else first[2], seat=first[1])
    for _, entry in part:
        _note(names, deeds, entry)
    return deeds


def _note(names: Names, deeds: Deeds, entry: Entry) -> None:
    """Add an entry to what a ship has done."""
    kind, _, what, more = entry
    if kind in DO_TO_SHIPS and what == deeds.unit:
        deeds.parts.setdefault((DO_TO_SHIPS[kind], more), [0, 0])
    elif kind in (codes.MAST_LOST, codes.SUNK, codes.DERELICT):
        _harm(deeds, entry)
    elif kind in _NOTED:
        _NOTED[kind](names, deeds, entry)
    elif kind not in DETAILS:
        deeds.rest.append(entry)
    if kind == codes.SHOT_DIE and more % 2 and deeds.parts:
        aimed = next((part for part in reversed(deeds.parts) if part[0] == "fires"), None)
        if aimed is not None:
            deeds.parts[aimed][1] += 1
    if kind == codes.SAILED_TO and more >= MET and what == deeds.unit:
        deeds.parts.setdefault(("sails", int(NONE)), [0, 0])[1] = more


DO_TO_SHIPS: Final = {
    int(codes.RAMMED): "rams", int(codes.PINNED): "pinned", int(codes.TOWED): "tows",
}  # fmt: skip
"""What one ship does to another."""


def _harm(deeds: Deeds, entry: Entry) -> None:
    """A mast, or all, that another ship loses; what the ship herself loses is told as in the story."""
    kind, _, unit, _ = entry
    if not any(part in deeds.parts for part in (("fires", unit), ("rams", unit))):
        deeds.rest.append(entry)
        return
    damage = deeds.damage.setdefault(unit, Damage())
    if kind == codes.MAST_LOST:
        damage.masts += 1
    elif damage.fate != "sunk":
        damage.fate = "sunk" if kind == codes.SUNK else "derelict"


def _sails(_names: Names, deeds: Deeds, entry: Entry) -> None:
    if entry[2] != deeds.unit:
        deeds.rest.append(entry)
        return
    deeds.parts.setdefault(("sails", int(NONE)), [0, 0])[0] += entry[3] % (1 << int(codes.LENGTH_BITS))


def _fires(_names: Names, deeds: Deeds, entry: Entry) -> None:
    deeds.parts.setdefault(("fires", entry[3] % int(OF_UNITS)), [0, 0])[0] += 1


def _counts(word: str) -> Callable[[Names, Deeds, Entry], None]:
    """A part that counts something: gold, masts."""

    def note(_names: Names, deeds: Deeds, entry: Entry) -> None:
        deeds.parts.setdefault((word, int(NONE)), [0, 0])[0] += entry[3] if word == "unloads" else 1

    return note


def _explores(_names: Names, deeds: Deeds, entry: Entry) -> None:
    deeds.parts.setdefault(("explores", entry[3]), [0, 0])


def _rests(_names: Names, deeds: Deeds, entry: Entry) -> None:
    if entry[3] == PASS:
        deeds.parts.setdefault(("rests", int(NONE)), [0, 0])


def _stays(_names: Names, deeds: Deeds, _entry: Entry) -> None:
    if ("sails", int(NONE)) not in deeds.parts:
        deeds.parts.setdefault(("stays", int(NONE)), [0, 0])


def _boards(_names: Names, deeds: Deeds, entry: Entry) -> None:
    """The boarding party is sent from the ship that rammed, or from the one that was rammed (PI-9.8)."""
    _, who, rammer, rammed = entry
    if rammer == deeds.unit:
        deeds.parts.setdefault(("boards" if who == deeds.seat else "boarded", rammed), [0, 0])
    elif rammed == deeds.unit and who == deeds.seat:
        deeds.parts.setdefault(("boards", rammer), [0, 0])
    else:
        deeds.rest.append(entry)


def _docks(_names: Names, deeds: Deeds, entry: Entry) -> None:
    deeds.parts.setdefault(("docks", entry[3]), [0, 0])


def _takes(names: Names, deeds: Deeds, entry: Entry) -> None:
    deeds.parts.setdefault(("takes", int(NONE)), [0, 0])
    if entry[2] == UNKNOWN:
        deeds.unknown += 1
    else:
        deeds.treasures.append(treasure_word(names, entry[2]))


def _finds(names: Names, deeds: Deeds, entry: Entry) -> None:
    if entry[2] != UNKNOWN:
        deeds.parts.setdefault(("finds", int(NONE)), [0, 0])
        deeds.found.append(treasure_word(names, entry[2]))


def _fights(_names: Names, deeds: Deeds, entry: Entry) -> None:
    """How a fight of boarding parties ends: 1 she wins, 2 the other does, 3 nobody."""
    fight = next((part for part in reversed(deeds.parts) if part[0] in ("boards", "boarded")), None)
    if fight is None:
        deeds.rest.append(entry)
        return
    deeds.parts[fight][0] = 3 if entry[0] == codes.BOARD_TIED else 1 if entry[2] == deeds.unit else 2


_NOTED: Final[dict[int, Callable[[Names, Deeds, Entry], None]]] = {
    int(codes.MOVES): _rests,
    int(codes.STAYED): _stays,
    int(codes.COURSE): _sails,
    int(codes.SHOT_AT): _fires,
    int(codes.DOCKED): _docks,
    int(codes.EXPLORED): _explores,
    int(codes.UNLOADED): _counts("unloads"),
    int(codes.REPAIRED): _counts("repairs"),
    int(codes.COIN_TAKEN): _takes,
    int(codes.UNIQUE_TAKEN): _takes,
    int(codes.LOOKED_AT): _finds,
    int(codes.BOARDED): _boards,
    int(codes.BOARD_WON): _fights,
    int(codes.BOARD_TIED): _fights,
}
"""What notes entries of these kinds."""


# -- in words -----------------------------------------------------------------------------------------


def _sentences(view: View, names: Names, deeds: Deeds) -> Iterator[str]:
    """What a ship did and where she lies now; then what else happened meanwhile."""
    told = [_part_words(view, names, deeds, *part) for part in _told_parts(deeds)]
    if told:
        yield SAY(
            "news-deeds", ship=name_word(names, deeds.unit), who=seat_name(deeds.seat), mine=mine(deeds.seat),
            deeds=listed(told), place=_place(view, deeds),
        )  # fmt: skip
    for entry in deeds.rest:
        yield from _alone(view, names, entry)


def _told_parts(deeds: Deeds) -> list[tuple[str, int]]:
    """The parts without those that others tell as well: docking is told with the way there, pins with rams."""
    sailed = ("sails", int(NONE)) in deeds.parts
    return [part for part in deeds.parts if not (part[0] == "docks" and sailed)]


def _place(view: View, deeds: Deeds) -> str:
    """Near what she lies once she has sailed; `none` if she has not, or is gone, or docked or alongside: then it is said where.

    Of a ship of others it is only told which of the hearer's ships she is near to, if she is.
    """
    craft = view.craft(deeds.unit)
    if craft is None or not craft.hull or ("sails", int(NONE)) not in deeds.parts:
        return "none"
    if any(part == "docks" for part, _ in deeds.parts):
        return "none"
    place = near_ship(view, craft)
    other = view.craft(deeds.parts["sails", int(NONE)][1] - int(MET))
    if other is not None and place == alongside(view, other):
        return "none"
    return place or ("none" if _of_others(view, deeds) else craft_place(view, craft))


def _of_others(view: View, deeds: Deeds) -> bool:
    """Whether the hearer plays, and somebody else's ship has acted."""
    return 0 <= view.seat != deeds.seat


def _only_sails_far_off(view: View, deeds: Deeds) -> bool:
    """Whether a ship of others has only sailed over open water, or to one of theirs, and is far from the hearer's ships."""
    if not _of_others(view, deeds) or list(deeds.parts) != [("sails", int(NONE))] or deeds.rest:
        return False
    end = deeds.parts["sails", int(NONE)][1]
    return end < MET + ASHORE and _place(view, deeds) == "none"


def _far_ones(view: View, names: Names, far: Sequence[Deeds]) -> Iterator[str]:
    """The ships that only sailed, in one sentence."""
    if far:
        ships = [name_word(names, deeds.unit) for deeds in far]
        afloat = "yes" if any(craft.seat == view.seat for craft in view.afloat()) else "no"
        yield SAY("news-far", who=seat_name(far[0].seat), ships=listed(ships), number=len(ships), afloat=afloat)


def _part_words(view: View, names: Names, deeds: Deeds, part: str, to: int) -> str:
    """A part of a sentence: `fires twice at your HMS Titan, one hit: 3 of 5 masts left`."""
    first, second = deeds.parts[part, to]
    if part == "sails":
        return _way(names, deeds, first, second)
    if part in ("takes", "finds"):
        found = deeds.treasures if part == "takes" else deeds.found
        unknown = deeds.unknown if part == "takes" else 0
        what = [*found, SAY("news-unknown", number=unknown)] if unknown else found
        return SAY(f"news-{part}", what=listed(what))
    if part in ("unloads", "repairs"):
        return SAY(f"news-{part}", number=first)
    if part in ("rests", "stays"):
        return SAY(f"news-{part}")
    if part in ("explores", "docks"):
        return SAY(f"news-{part}", island=isle_word(names, to))
    damage, craft = deeds.damage.get(to, Damage()), view.craft(to)
    fate = damage.fate if damage.fate != "none" else "masts" if damage.masts else "none"
    return SAY(
        f"news-{part}", other=name_word(names, to), yours=mine(int(view.position.ships.owner[to])), shots=first, hits=second,
        won=first, fate=fate, left=craft.left() if craft else 0, masts=craft.masts if craft else 0,
    )  # fmt: skip


def _way(names: Names, deeds: Deeds, length: int, end: int) -> str:
    """How far she has sailed, or that she only turned, and what ended that."""
    docked = next((to for part, to in deeds.parts if part == "docks"), None)
    how = "docks" if docked is not None else "land" if MET + ASHORE <= end < AGROUND else "ship" if MET <= end < AGROUND else "stops" if end >= AGROUND else "none"  # fmt: skip
    other = isle_word(names, docked) if docked is not None else met_word(names, end) if end >= MET else ""
    return SAY("news-sails", length="none" if is_nothing(length) else about(length), end=how, other=other)


def _alone(view: View, names: Names, entry: Entry) -> Iterator[str]:
    """What is told by itself: as in the story, but whose turn begins in few words, and of islands where they lie."""
    kind, who, what, _ = entry
    if kind in DETAILS or (kind == codes.MANNED and what == UNKNOWN):
        return
    if kind == codes.TURN:
        if not hears(who):
            yield SAY("news-turn", who=seat_name(who))
    elif kind == codes.HANDLED and what == UNKNOWN:
        yield SAY("news-handled", who=seat_name(who))
    elif kind == codes.ISLAND_PLACED:
        place = sea_place(view, view.isles[what].shore, but=what)
        yield SAY("news-island", who=seat_name(who), mine=mine(who), island=isle_word(names, what), place=place)
    else:
        told = tell(names, entry)
        if told is not None:
            yield told.text[:1].upper() + told.text[1:]
