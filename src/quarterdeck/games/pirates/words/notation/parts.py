"""Parts of the pirates' notation: numbers, lengths, ships, crew, treasure; and how each sort of move is written."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.packs import slug
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, PLACE_MASK
from quarterdeck.games.pirates.geometry.angles import ROUND
from quarterdeck.games.pirates.phase_table import Treasury, phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.exploring import trade
from quarterdeck.games.pirates.rules.ramming import boarding
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.words.notation.names import (
    crew_id,
    knows_piece,
    knows_slot,
    ship_id,
    short_id,
    treasure_name,
    unit_numbers,
    unit_word,
)
from quarterdeck.games.pirates.words.notation.notation import actor

Words = list[str]

FORMS: Final[dict[str, str]] = {
    "act": "act R1: the ship that is to act, by her number or name",
    "explore": "explore island 3, explore R2 for a ship, or explore free R1 where your token lies",
    "ram": "ram G1: the enemy that is rammed first",
    "tow": "tow G2",
    "s": "S 45.0 57.50: a measure of the base move, the heading in degrees, the length in millimetres",
    "l": "L 45.0 83.80, or L 45.0 for the full length; the second of two equal measures is L#2, one that a text adds +L",
    "fire": "fire 2 at G1: the cannon of the second mast, 2b its second one, or musket, marine, breath, gun1; or with the point to be hit fire 2 at G1 170.00,250.00",
    "chain": "chain 2 at G1, by a chainshot specialist",
    "stink": "stink 2 at G1, by a stinkpot specialist",
    "burn": "burn 2 at G1, by a firepot specialist",
    "turn": "turn 45.0: the heading in degrees",
    "unseen": "unseen 2: one of the treasures that nobody has seen",
    "place": "place 120.00,340.00 45.0: the bow in millimetres, the heading in degrees",
    "mast": "mast 2, counted from the bow",
    "cast": "cast off R1: the ship that tows",
    "scuttle": "scuttle R2",
    "home": "home island 4",
    "crew": "crew helmsman to R1, or crew helmsman ashore 3",
    "hand": "hand 3 to R1: a coin by its gold",
    "kill": "kill helmsman, or kill any for one that lies face down",
    "collect": "collect 3, or the name of a treasure or an Event that comes into the game",
    "build": "build R4: a fort by its number or name",
    "store": "store R1: the ship unloads into the fort where she lies",
    "mend": "mend R4: a flag of the fort is put up again",
    "watch": "watch R4: treasure is looked at from the fort",
    "pay": "pay 3: a coin by its gold, that is lost for coming out of another whirlpool",
    "chart": "chart reef-1: the terrain that is placed next",
    "dive": "dive 2: the terrain out of which the ship comes",
    "take": "take 3: a coin by its gold; of a boarded ship take any",
    "deal": "deal 3: the treasure that comes next",
    "draw": "draw and the name of an island",
    "die": "die 4",
    "board": "board",
    "move": "move",
    "shoot": "shoot, or shoot far for twice the range",
    "use": "use extra-action by R1: an ability and the ship that has it; and on what, as on G1, on island 3, on crew #7",
    "sacrifice": "sacrifice oarsman",
    "rob": "rob G1 by R1: a treasure of the first ship comes aboard the second one",
    "repair": "repair",
    "hunt": "hunt: shoot at wolves",
    "show": "show dry-powder: a unique treasure that is used or shown",
    "play": "play divers: an Event",
    "load": "load chain-shot: the equipment for the next shot",
    "recruit": "recruit oarsman-english",
    "aim": "aim G1, aim island 3, aim crew helmsman or aim treasure 3: on what it is used",
    "drift": "drift 45.0 83.80: the direction in degrees, the length in millimetres",
}
"""The notation of moves that begin with these words."""
_LENGTH: Final = re.compile(r"(\d{1,4})(?:\.(\d{1,2}))?")
_HEADING: Final = re.compile(r"(\d{1,3})(?:\.(\d))?")
MEASURE: Final = re.compile(r"(\+?[sl])(?:#([1-3]))?")
_NUMBERED: Final = re.compile(r"(.*?)#(\d{1,4})")


def bad(words: Words) -> int:
    """Always `Malformed`: how such a move is written."""
    raise Malformed(
        "move",
        f"{' '.join(words)!r} is no move; write {FORMS[words[0].lstrip('+')[:1] if is_measure(words) else words[0]]}",
    )


def is_measure(words: Words) -> bool:
    """Whether a move begins with a measure."""
    return bool(MEASURE.fullmatch(words[0]))


def count(verb: str, words: Words, most: int) -> int:
    """The one number from 1 to `most` after a verb, counted from 0."""
    if len(words) != 1 or not words[0].isdecimal() or not 1 <= int(words[0][:9]) <= most:
        bad([*verb.split(), *words])
    return int(words[0]) - 1


def unit(position: PiratesPosition, verb: str, words: Words) -> int:
    """A unit by its word, or by a ship's name that no other ship has."""
    known = unit_numbers(position)
    word = " ".join(words)
    if not word:
        bad([verb])
    if word in known:
        return known[word]
    found = [k for k in known.values() if slug(word) in {ship_id(position, k), named(position, k)}]
    if len(found) == 1:
        return found[0]
    if len(found) > 1:
        several = ", ".join(unit_word(position, k) for k in found)
        raise Malformed("move", f"several ships are called {word!r}: {several}; write {FORMS[verb]}")
    there = ", ".join(unit_word(position, k) for k in known.values()) or "none"
    raise Malformed("move", f"there is no ship {word!r}; there are {there}; write {FORMS[verb]}")


def named(position: PiratesPosition, number: int) -> str:
    """A ship's name as it is written here, without her word; nothing where names are not known."""
    if number >= len(position.names):
        return ""
    return slug(position.names[number].removesuffix(f" ({unit_word(position, number)})"))


def length(verb: str, word: str, most: int) -> int:
    """Millimetres with up to two decimals, as hundredths."""
    found = _LENGTH.fullmatch(word)
    if not found:
        raise Malformed("move", f"{word!r} is no length in millimetres with up to two decimals; write {FORMS[verb]}")
    hundredths = int(found[1]) * 100 + int((found[2] or "").ljust(2, "0"))
    if hundredths > most:
        raise Malformed("move", f"{word} mm is farther than anything here reaches (PI-N2); write {FORMS[verb]}")
    return hundredths


def point(verb: str, word: str) -> tuple[int, int]:
    """A place on the table: `120.00,340.00`."""
    x, comma, y = word.partition(",")
    if not comma:
        raise Malformed("move", f"{word!r} is no place; write {FORMS[verb]}")
    return length(verb, x, int(PLACE_MASK)), length(verb, y, int(PLACE_MASK))


def heading(verb: str, word: str) -> int:
    """Degrees with up to one decimal, as tenths, below 360."""
    found = _HEADING.fullmatch(word)
    tenths = int(found[1]) * 10 + int(found[2] or 0) if found else int(ROUND)
    if tenths >= ROUND:
        raise Malformed("move", f"{word!r} is no heading from 0.0 to 359.9 degrees (PI-N3); write {FORMS[verb]}")
    return tenths


def piece(position: PiratesPosition, verb: str, words: Words) -> int:
    """A crew or equipment that the choosing player knows, by its id, its short id or its name."""
    word, number = numbered("-".join(words))
    seat = actor(position)
    if word.startswith("?") and word[1:].isdecimal():
        word, number = "?", int(word[1:])
    found = [k for k in range(len(position.crew.card)) if number in {0, k + 1} and is_called(position, k, word, seat)]
    mans = phase_of(position).does == "man"
    waiting = setting_out.unplaced(position, position.turn) if mans else codes.NONE
    if waiting in found:
        return int(waiting)
    if not found:
        raise Malformed("move", f"there is no crew or equipment {' '.join(words)!r}; write {FORMS[verb]}")
    if len(found) > 1:
        several = ", ".join(f"{crew_id(position, int(position.crew.card[k]))}#{k + 1}" for k in found)
        raise Malformed("move", f"{' '.join(words)!r} may be {several}; write which")
    return found[0]


def is_called(position: PiratesPosition, number: int, word: str, seat: int) -> bool:
    """Whether a seat calls a piece so."""
    if not knows_piece(position, number, seat):
        return word == "?"
    card = int(position.crew.card[number])
    return slug(word) in {crew_id(position, card), short_id(position, card)} or not word


def numbered(word: str) -> tuple[str, int]:
    """A word and the number after it, 0 for none: `helmsman#7`."""
    found = _NUMBERED.fullmatch(word)
    return (found[1], int(found[2])) if found else (word, 0)


def slot(position: PiratesPosition, verb: str, words: Words, taker: int = -1) -> int:
    """A slot by its treasure; of several alike, likely ones first, and not those of the taker."""
    word, number = numbered("-".join(words))
    seat = actor(position)
    found = [
        k
        for k in range(len(position.treasure.what))
        if number in {0, k + 1} and knows_slot(position, k, seat)
        if word in {treasure_name(position, int(position.treasure.what[k])), ""}
    ]
    places = _TREASURIES[phase_of(position).treasury](position)
    found.sort(key=lambda k: position.treasure.at[k] not in places or position.treasure.at[k] == taker)
    if not found:
        raise Malformed("move", f"there is no treasure {' '.join(words)!r}; write {FORMS[verb]}")
    return found[0]


_TREASURIES: Final[dict[Treasury, Callable[[PiratesPosition], tuple[int, ...]]]] = {
    "": lambda _: (),
    "island": lambda position: (int(ASHORE + position.exploring.island),),
    "loser": lambda position: (int(boarding.fight_loser(position)),),
    "place": lambda position: (int(trade.drawn_from(position)),),
    "unit": lambda position: (int(position.unit),),
    "both": lambda position: (int(position.unit), int(position.target)),
    "card": lambda position: (int(position.card.unit),),
    "mystery": lambda position: (int(ASHORE + position.mysterious.island),),
}
"""The places of the treasure that may be meant."""


def named_by_chance(verb: str, kind: str, names: dict[str, int], words: Words) -> int:
    """The number of what chance turns up."""
    word = "-".join(words)
    for name in (word, slug(word)):
        if name in names:
            return names[name]
    raise Malformed(
        "move", f"there is no {kind} {' '.join(words)!r}; there are {', '.join(names)}; write {FORMS[verb]}"
    )
