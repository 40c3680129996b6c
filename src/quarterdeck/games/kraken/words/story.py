"""The story of a game of Kraken in sentences with their clauses."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from quarterdeck.engine.game import Sentence
from quarterdeck.engine.log import UNKNOWN, Log
from quarterdeck.engine.news import Entry
from quarterdeck.games.kraken import codes
from quarterdeck.games.kraken.codes import DOWN, FORWARD, KINDS, UP
from quarterdeck.games.kraken.words.names import card_words, icon_words, place_words, section_words
from quarterdeck.games.kraken.words.notation import SEATS
from quarterdeck.games.kraken.words.sounds import SOUNDS
from quarterdeck.messages import speaker
from quarterdeck.messages.hearing import hears, mine

SAY: Final = speaker("quarterdeck.games.kraken").say
LISTED: Final = speaker("quarterdeck.games.kraken").listed

_TO_PLACE: Final = {
    int(codes.STARTED): ("story-started", ("KR-1.6", "KR-1.7")),
    int(codes.LANDED): ("story-landed", ("KR-4.12",)),
    int(codes.PUSHED): ("story-pushed", ("KR-4.13",)),
    int(codes.LIFTED): ("story-lifted", ("KR-3.14",)),
    int(codes.DRAWN_IN): ("story-drawn-in", ("KR-5.3",)),
}
"""Entries of a ship and a place."""

_BY_ICON: Final = {
    (int(codes.MOVED), int(FORWARD)): ("story-forward", ("KR-3.5",)),
    (int(codes.MOVED), int(UP)): ("story-up", ("KR-3.6",)),
    (int(codes.MOVED), int(DOWN)): ("story-down", ("KR-3.7",)),
    (int(codes.BUMPED), int(FORWARD)): ("story-bumped", ("KR-4.8",)),
    (int(codes.BUMPED), int(UP)): ("story-bumped", ("KR-4.2",)),
    (int(codes.BUMPED), int(DOWN)): ("story-bumped", ("KR-4.6",)),
}
"""Entries of a ship, a place and the icon that caused it."""

_NUMBERED: Final = {
    int(codes.HIT): ("story-hit", ("KR-3.8",)),
    int(codes.MISSED): ("story-missed", ("KR-3.8", "KR-R21")),
    int(codes.REPAIRED): ("story-repaired", ("KR-3.10",)),
    int(codes.INTACT): ("story-intact", ("KR-3.10", "KR-R21")),
    int(codes.GRABBED): ("story-grabbed", ("KR-3.13",)),
    int(codes.SUNK): ("story-sunk", ("KR-5.1", "KR-5.5")),
    int(codes.LAPSED): ("story-lapsed", ("KR-R13",)),
    int(codes.FOLDED): ("story-folded", ("KR-5.2",)),
    int(codes.LONG): ("story-long", ("KR-R22",)),
}
"""Entries of a ship and a number, or neither."""


def story(log: Log) -> list[Sentence]:
    """One sentence for each entry of the log."""
    entries = log.entries()
    return [
        replace(
            tell(log.names, entry, before),
            sound=SOUNDS.get(entry[0], ""),
            turn=entry[1] if entry[0] == codes.PLAYED else -1,
        )
        for before, entry in zip((None, *entries), entries, strict=False)
    ]


def tell(names: list[str], entry: Entry, before: Entry | None) -> Sentence:
    """The sentence of one entry, which may depend on the one before it in the same move; `names` are those of the cards."""
    kind, who, what, more = entry
    ship = seat_name(who)
    to_place = _TO_PLACE.get(kind) or _BY_ICON.get((kind, more))
    if to_place is not None:
        message, clauses = to_place
        said = SAY(message, ship=ship, mine=mine(who), place=place_words(what), **_bumper(who, before))
        return Sentence(said, clauses)
    if kind == codes.STAYED:
        said = SAY("story-stayed", ship=ship, mine=mine(who), place=place_words(what), others="yes" if more else "no")
        return Sentence(said, ("KR-4.3", "KR-R16"))
    if kind in _NUMBERED:
        message, clauses = _NUMBERED[kind]
        facts = {"ship": ship, "mine": mine(who), "by": seat_name(more), "fires": mine(more)}
        return Sentence(SAY(message, number=what, **facts), clauses)
    if kind in {codes.DEALT, codes.PLAYED}:
        return _tell_card(names, who, what, more, dealt=kind == codes.DEALT)
    if kind in {codes.ROUND, codes.RAMMED, codes.TURNED, codes.UNTOUCHED}:
        return _tell_kraken(entry, before)
    return tell_end(kind, who, what, more)


def _bumper(who: int, before: Entry | None) -> dict[str, str]:
    """Which ship took the place of another one, which must go on: the ship that moved just before it (KR-4.1)."""
    if before is not None and before[0] in {codes.MOVED, codes.BUMPED} and before[1] != who:
        return {"by": seat_name(before[1]), "bumps": mine(before[1])}
    return {"by": "none", "bumps": "no"}


def _tell_card(names: list[str], who: int, card: int, icons: int, *, dealt: bool) -> Sentence:
    """A card is dealt, perhaps face down, or played."""
    ship, own = seat_name(who), mine(who)
    if card == UNKNOWN:
        several = SAY("story-dealt-hidden-several", ship=ship)
        return Sentence(SAY("story-dealt-hidden", ship=ship), ("KR-1.12",), several=several)
    if dealt:
        said = card_words(names[card])
        return Sentence(
            SAY("story-dealt", ship=ship, mine=own, card=said), ("KR-1.12",), subject=who, then=(f", {said}", "")
        )
    base = int(KINDS)
    words = icon_words((icons // base // base % base, icons // base % base, icons % base))
    said = "story-played-last" if icons >= codes.LAST_CARD else "story-played"
    return Sentence(SAY(said, ship=ship, mine=own, card=card_words(names[card]), icons=words), ("KR-2.1", "KR-3.1"))


def _tell_kraken(entry: Entry, before: Entry | None) -> Sentence:
    """Rounds, and what the Kraken does."""
    kind, who, what, more = entry
    ship, own = seat_name(who), mine(who)
    if kind == codes.ROUND:
        clauses = ("KR-1.12", "KR-1.13") if what == 1 else ("KR-2.3", "KR-2.7")
        return Sentence(SAY("story-round", ship=ship, mine=own, round=what), clauses)
    section = section_words(what)
    if kind == codes.RAMMED:
        facts = {"ship": ship, "mine": own, "section": section, **_bumper(who, before)}
        return Sentence(SAY("story-rammed", damage=more, **facts), ("KR-4.10", "KR-4.11"))
    if kind == codes.TURNED:
        return Sentence(SAY("story-turned", ship=ship, mine=own, section=section), ("KR-3.11",))
    return Sentence(SAY("story-untouched", section=section), ("KR-3.13", "KR-R21"))


def tell_end(kind: int, who: int, what: int, more: int) -> Sentence:
    """How the game ended."""
    if kind == codes.WON:
        return Sentence(SAY("story-won", ship=seat_name(who), mine=mine(who)), ("KR-6.1", "KR-6.2"))
    if kind == codes.KRAKEN_WON:
        return Sentence(SAY("story-kraken-won", ships=seat_names(what)), ("KR-R15",))
    return Sentence(SAY("story-limit", rounds=what, ships=seat_names(more)), ("KR-R22",))


def seat_name(seat: int) -> str:
    """The name of a seat, or an empty text for none."""
    return SEATS[seat] if 0 <= seat < len(SEATS) else ""


def seat_names(seats: int) -> str:
    """The names of a set of seats: `A, B and C`; the one that hears it is `you`."""
    return LISTED(SAY("you") if hears(seat) else name for seat, name in enumerate(SEATS) if seats >> seat & 1)
