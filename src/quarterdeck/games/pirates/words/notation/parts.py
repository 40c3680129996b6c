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
    card_place,
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
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.pirates").say

Words = list[str]

FORMS: Final = (
    "act",
    "explore",
    "ram",
    "tow",
    "s",
    "l",
    "fire",
    "chain",
    "stink",
    "burn",
    "turn",
    "unseen",
    "place",
    "mast",
    "cast",
    "scuttle",
    "home",
    "crew",
    "hand",
    "kill",
    "collect",
    "build",
    "store",
    "mend",
    "watch",
    "swim",
    "pay",
    "chart",
    "dive",
    "take",
    "deal",
    "draw",
    "die",
    "board",
    "move",
    "shoot",
    "use",
    "sacrifice",
    "rob",
    "repair",
    "hunt",
    "show",
    "play",
    "load",
    "recruit",
    "aim",
    "drift",
)
"""The first words of moves; a message (`form-…`) says how such moves are written."""
_LENGTH: Final = re.compile(r"(\d{1,4})(?:\.(\d{1,2}))?")
_HEADING: Final = re.compile(r"(\d{1,3})(?:\.(\d))?")
MEASURE: Final = re.compile(r"(\+?[sl])(?:#([1-3]))?")
_NUMBERED: Final = re.compile(r"(.*?)#(\d{1,4})")


def form(verb: str) -> str:
    """How moves that begin with this word are written."""
    return SAY(f"form-{verb}")


def bad(words: Words) -> int:
    """Always `Malformed`: how such a move is written."""
    raise Malformed(
        "move",
        SAY(
            "move-otherwise",
            written=repr(" ".join(words)),
            form=form(words[0].lstrip("+")[:1] if is_measure(words) else words[0]),
        ),
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
    found = [k for k in known.values() if slug(word) == named(position, k)] or [
        k for k in known.values() if slug(word) in {ship_id(position, k), printed(position, k)}
    ]
    if len(found) == 1:
        return found[0]
    if len(found) > 1:
        several = ", ".join(unit_word(position, k) for k in found)
        raise Malformed("move", SAY("several-ships", written=repr(word), several=several, form=form(verb)))
    there = ", ".join(unit_word(position, k) for k in known.values()) or "none"
    raise Malformed("move", SAY("no-ship-called", written=repr(word), there=there, form=form(verb)))


def named(position: PiratesPosition, number: int) -> str:
    """A ship's name as it is written here, with her number if others are called alike; nothing where names are not known."""
    return slug(position.names[number]) if number < len(position.names) else ""


def printed(position: PiratesPosition, number: int) -> str:
    """The name on a ship's card as it is written here; nothing where names are not known."""
    place = int(codes.WORDS) + int(card_place(position.catalog, int(position.ships.card[number])))
    return slug(position.names[place]) if place < len(position.names) else ""


def length(verb: str, word: str, most: int) -> int:
    """Millimetres with up to two decimals, as hundredths."""
    found = _LENGTH.fullmatch(word)
    if not found:
        raise Malformed("move", SAY("no-length", written=repr(word), form=form(verb)))
    hundredths = int(found[1]) * 100 + int((found[2] or "").ljust(2, "0"))
    if hundredths > most:
        raise Malformed("move", SAY("length-too-far", written=word, form=form(verb)))
    return hundredths


def point(verb: str, word: str) -> tuple[int, int]:
    """A place on the table: `120.00,340.00`."""
    x, comma, y = word.partition(",")
    if not comma:
        raise Malformed("move", SAY("no-place", written=repr(word), form=form(verb)))
    return length(verb, x, int(PLACE_MASK)), length(verb, y, int(PLACE_MASK))


def heading(verb: str, word: str) -> int:
    """Degrees with up to one decimal, as tenths, below 360."""
    found = _HEADING.fullmatch(word)
    tenths = int(found[1]) * 10 + int(found[2] or 0) if found else int(ROUND)
    if tenths >= ROUND:
        raise Malformed("move", SAY("no-heading", written=repr(word), form=form(verb)))
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
        raise Malformed("move", SAY("no-piece-called", written=repr(" ".join(words)), form=form(verb)))
    if len(found) > 1:
        several = ", ".join(f"{crew_id(position, int(position.crew.card[k]))}#{k + 1}" for k in found)
        raise Malformed("move", SAY("which-piece", written=repr(" ".join(words)), several=several))
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
        raise Malformed("move", SAY("no-treasure-called", written=repr(" ".join(words)), form=form(verb)))
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
        "move", SAY("none-called", kind=kind, written=repr(" ".join(words)), known=", ".join(names), form=form(verb))
    )
