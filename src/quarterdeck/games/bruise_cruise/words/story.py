"""The story of a game of Bruise Cruise in sentences with their clauses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from quarterdeck.engine.game import Sentence
from quarterdeck.engine.log import UNKNOWN, Log
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import FLEET, LIFE, NO_CARD, TORPEDOES
from quarterdeck.games.bruise_cruise.words.ending import cause
from quarterdeck.games.bruise_cruise.words.names import (
    LINES,
    SAY,
    as_said,
    card_words,
    hull_name,
    line,
    listed,
    own_ship,
    thing,
    things,
    things_of,
    unpacked,
)
from quarterdeck.games.bruise_cruise.words.sounds import SOUNDS
from quarterdeck.messages.hearing import hears, mine

Names = list[str]
Clauses = tuple[str, ...]

_OF_SEAT: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.FIRST): ("story-first", ("BC-1.7", "BC-1.8")),
    int(codes.TURN): ("story-turn", ("BC-2.1",)),
    int(codes.PASSED): ("story-passed", ("BC-2.1", "BC-R6")),
    int(codes.SKIPPED): ("story-skipped", ("BC-20.6", "BC-R45")),
    int(codes.DECK_EMPTY): ("story-deck-empty", ("BC-20.1", "BC-20.3", "BC-20.8")),
}
"""Entries of a seat, or nobody."""

_NUMBERED: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.ROLLED): ("story-rolled", ("BC-1.7",)),
    int(codes.TIE_ROLLED): ("story-rolled", ("BC-22.10", "BC-R41")),
    int(codes.DICE_FELL): ("story-dice", ("BC-13.3", "BC-14.3")),
    int(codes.RESHUFFLED): ("story-reshuffled", ("BC-20.2", "BC-R36")),
    int(codes.MORE): ("story-more", ("BC-U6.2", "BC-U9.1")),
    int(codes.NEAREST): ("story-nearest", ("BC-22.9", "BC-R40")),
    int(codes.SCORED): ("story-scored", ("BC-22.6",)),
    int(codes.BLEW): ("story-blew", ("BC-U15.1",)),
}
"""Entries of a seat, or nobody, and numbers."""

_OF_CARD: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.DEALT): ("story-dealt", ("BC-1.9",)),
    int(codes.SHOWN): ("story-shown", ("BC-R4",)),
    int(codes.PLAYED): ("story-played", ("BC-15.1",)),
    int(codes.DREW): ("story-drew", ("BC-19.1", "BC-R33")),
    int(codes.DISCARDED): ("story-discarded", ("BC-19.5", "BC-R30", "BC-R38")),
    int(codes.SALVAGED): ("story-salvaged", ("BC-U10.1", "BC-U10.2")),
}
"""Entries of a seat and a card, which others may not know."""

_HIDDEN: Final = {
    int(codes.DEALT): ("story-dealt-hidden", "story-dealt-hidden-several"),
    int(codes.DREW): ("story-drew-hidden", "story-drew-hidden-several"),
}
"""The words for a card that the reader does not see, and for several in a row."""
_OF_SHIP: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.GAINED): ("story-gained", ("BC-9.9", "BC-R18")),
    int(codes.ANCHORED): ("story-anchored", ("BC-12.3", "BC-U5.1")),
    int(codes.UNHARMED): ("story-unharmed", ("BC-12.4",)),
    int(codes.STAYED): ("story-stayed", ("BC-14.5", "BC-14.7", "BC-14.9")),
    int(codes.WEIGHED): ("story-weighed", ("BC-16.3", "BC-16.4")),
    int(codes.RETIRED): ("story-retired", ("BC-18.4",)),
}
"""Entries of a ship."""

_SHIP_TO_SPACE: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.FLED): ("story-fled", ("BC-14.5", "BC-14.7")),
    int(codes.COMMISSIONED): ("story-commissioned", ("BC-17.2", "BC-17.6")),
    int(codes.DRIFTED): ("story-drifted", ("BC-U15.1", "BC-U15.2")),
}
"""Entries of a ship and a space."""

_SHIP_WITH_CARD: Final[dict[int, tuple[str, str, Clauses, Clauses]]] = {
    int(codes.SAILED): ("story-sailed", "story-sailed-card", ("BC-5.2",), ("BC-6.1", "BC-6.2")),
    int(codes.CLAIMED): (
        "story-taken",
        "story-claimed",
        ("BC-13.5", "BC-U17.1", "BC-9.7", "BC-9.8"),
        ("BC-9.3", "BC-9.7", "BC-9.8"),
    ),
    int(codes.LAUNCHED): ("story-launched", "story-launched", ("BC-U14.1", "BC-11.7"), ("BC-11.1", "BC-11.7")),
    int(codes.FOUGHT): ("story-fought", "story-fought", ("BC-13.2", "BC-13.3"), ("BC-13.2", "BC-13.3")),
}
"""Entries of a ship, a space and a card or none: the message and the clauses without and with a card."""

_SEAT_AT_SPACE: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.FLAG_BACK): ("story-flag-back", ("BC-13.4", "BC-U16.1")),
    int(codes.HELD_OFF): ("story-held-off", ("BC-13.7",)),
}
"""Entries of a seat and a space."""


def story(log: Log) -> list[Sentence]:
    """One sentence for each entry of the log; what its reader may not know is left out."""
    return [sentence(log.names, *entry) for entry in log.entries()]


def sentence(names: Names, kind: int, who: int, what: int, more: int) -> Sentence:
    """The sentence of one entry, which begins with a capital, with its sound."""
    told = tell(names, kind, who, what, more)
    text = told.text[:1].upper() + told.text[1:]
    return replace(told, text=text, sound=SOUNDS.get(kind, ""), turn=who if kind == codes.TURN else -1)


def tell(names: Names, kind: int, who: int, what: int, more: int) -> Sentence:
    """The sentence of one entry; `names` are those of the cards, then of the spaces, and last the seats' lines."""
    for kinds, teller in _TELLERS:
        if kind in kinds:
            return teller(names, kind, who, what, more)
    if kind == codes.ENDED:
        reason, clause = cause(who, _line(names, what))
        return Sentence(SAY("story-ended", cause=reason), (clause, "BC-21.3"))
    if kind == codes.LEVEL:
        return Sentence(SAY("story-level", lines=_lines(names, what), points=more), ("BC-22.10", "BC-R54"))
    if kind == codes.TIED:
        clauses = ("BC-R2",) if more == codes.ROLLED else ("BC-22.10", "BC-R41")
        return Sentence(SAY("story-tied", lines=_lines(names, what)), clauses)
    return Sentence(SAY("story-won", **who_words(names, who), points=what), ("BC-21.4",))


def who_words(names: Names, seat: int) -> dict[str, str]:
    """A seat as messages tell of it: its line, and whether it hears that itself."""
    return {"line": _line(names, seat), "mine": mine(seat)}


def _line(names: Names, seat: int) -> str:
    """The line of a seat; empty for no seat."""
    return line(LINES.index(names[-1][seat])) if seat >= 0 else ""


def _lines(names: Names, seats: int) -> str:
    """The lines of a set of seats; the one who hears it is `you`, and comes first."""
    found = sorted((not hears(seat), seat) for seat in range(codes.SEATS) if seats >> seat & 1)
    return listed(_line(names, seat) if other else SAY("you") for other, seat in found)


def ship_said(names: Names, ship: int) -> str:
    """A ship in words; the log counts ships by seats."""
    seat, rank = divmod(ship, int(FLEET))
    if hears(seat):
        return own_ship(rank)
    return hull_name(LINES.index(names[-1][seat]) * int(FLEET) + rank)


def card_said(names: Names, card: int) -> str:
    """A card in words, without the letter that tells the two cards of a port apart."""
    name, twin = names[card], names[card ^ 1] if card ^ 1 < len(names) else ""
    return card_words(name[:-2] if {name, twin} == {f"{name[:-2]} a", f"{name[:-2]} b"} else name)


def _seat(names: Names, kind: int, who: int, _what: int, _more: int) -> Sentence:
    message, clauses = _OF_SEAT[kind]
    return Sentence(SAY(message, **who_words(names, who)), clauses)


def _numbered(names: Names, kind: int, who: int, what: int, more: int) -> Sentence:
    message, clauses = _NUMBERED[kind]
    total, tied = what + more, "yes" if what == more else "no"
    return Sentence(SAY(message, **who_words(names, who), what=what, more=more, total=total, tied=tied), clauses)


def _card(names: Names, kind: int, who: int, what: int, _more: int) -> Sentence:
    message, clauses = _OF_CARD[kind]
    if what == UNKNOWN:
        one, several = (SAY(hidden, **who_words(names, who)) for hidden in _HIDDEN[kind])
        return Sentence(one, clauses, several=several)
    card = card_said(names, what)
    text = SAY(message, **who_words(names, who), card=card)
    if kind == codes.DEALT:
        return Sentence(text, clauses, subject=who, then=(f", {card}", ""))
    return Sentence(text, clauses)


def _ship(names: Names, kind: int, who: int, _what: int, _more: int) -> Sentence:
    message, clauses = _OF_SHIP[kind]
    return Sentence(SAY(message, ship=ship_said(names, who)), clauses)


def _ship_to_space(names: Names, kind: int, who: int, what: int, _more: int) -> Sentence:
    message, clauses = _SHIP_TO_SPACE[kind]
    return Sentence(SAY(message, ship=ship_said(names, who), space=as_said(names[what])), clauses)


def _moved(names: Names, _kind: int, who: int, what: int, more: int) -> Sentence:
    said = {"card": card_said(names, more), "ship": ship_said(names, who), "space": as_said(names[what])}
    return Sentence(SAY("story-moved", **said), ("BC-15.2",))


def _ship_with_card(names: Names, kind: int, who: int, what: int, more: int) -> Sentence:
    without, with_card, clauses_without, clauses_with = _SHIP_WITH_CARD[kind]
    if more == NO_CARD:
        return Sentence(SAY(without, ship=ship_said(names, who), space=as_said(names[what])), clauses_without)
    told = {"ship": ship_said(names, who), "space": as_said(names[what])}
    if kind == codes.SAILED:  # all else is done with the card of the very port
        told["card"] = card_said(names, more)
    return Sentence(SAY(with_card, **told), clauses_with)


def _seat_at_space(names: Names, kind: int, who: int, what: int, _more: int) -> Sentence:
    message, clauses = _SEAT_AT_SPACE[kind]
    return Sentence(SAY(message, **who_words(names, who), space=as_said(names[what])), clauses)


def _home(names: Names, _kind: int, who: int, what: int, _more: int) -> Sentence:
    text = SAY("story-home", **who_words(names, who), space=as_said(names[what]))
    return Sentence(text, ("BC-1.10", "BC-1.12", "BC-1.13"))


def _bought(names: Names, _kind: int, who: int, what: int, more: int) -> Sentence:
    cheap = what == TORPEDOES and more < TORPEDOES
    clauses = ("BC-U8.1",) if cheap else ("BC-7.1", "BC-7.2")
    return Sentence(
        SAY("story-bought", **who_words(names, who), thing=things(what, 1), price=things(int(LIFE), more)), clauses
    )


def _exchanged(names: Names, _kind: int, who: int, what: int, more: int) -> Sentence:
    text = SAY(
        "story-exchanged", **who_words(names, who), card=card_said(names, what), things=things_of(unpacked(more))
    )
    return Sentence(text, ("BC-8.1", "BC-8.2") if more else ("BC-8.3", "BC-R14"))


def _struck(names: Names, kind: int, who: int, what: int, _more: int) -> Sentence:
    if kind == codes.TORPEDOED:
        text = SAY("story-torpedoed", ship=ship_said(names, who), target=ship_said(names, what))
        return Sentence(text, ("BC-10.3", "BC-10.9"))
    return Sentence(
        SAY("story-raided", ship=ship_said(names, who), target=ship_said(names, what)), ("BC-14.1", "BC-14.3")
    )


def _things(names: Names, kind: int, who: int, what: int, more: int) -> Sentence:
    if kind == codes.GAVE_UP:
        return Sentence(SAY("story-gave-up", **who_words(names, who), thing=thing(what)), _gave_up_by(what))
    if kind == codes.TOOK:
        clauses = ("BC-U6.1", "BC-U7.1", "BC-U11.1", "BC-U0.4") if what == LIFE else ("BC-U3.3", "BC-U0.4")
        return Sentence(SAY("story-took", **who_words(names, who), things=things(what, more)), clauses)
    if kind == codes.GOT:
        return Sentence(
            SAY(
                "story-got", **who_words(names, who), thing=things(what, 1), giver=_line(names, more), yours=mine(more)
            ),
            ("BC-U2.3", "BC-U12.1"),
        )
    if what == codes.KINDS:
        return Sentence(
            SAY("story-stole-nothing", **who_words(names, who), victim=_line(names, more), yours=mine(more)),
            ("BC-14.4", "BC-R28"),
        )
    return Sentence(
        SAY("story-stole", **who_words(names, who), thing=things(what, 1), victim=_line(names, more), yours=mine(more)),
        ("BC-14.4",),
    )


def _gave_up_by(kind: int) -> Clauses:
    """The clause by which a hit takes a thing of each kind."""
    return ("BC-12.1", "BC-R24") if kind == LIFE else ("BC-12.2", "BC-R25")


Teller = Callable[[Names, int, int, int, int], Sentence]

_TELLERS: Final[tuple[tuple[frozenset[int], Teller], ...]] = (
    (frozenset(_OF_SEAT), _seat),
    (frozenset(_NUMBERED), _numbered),
    (frozenset(_OF_CARD), _card),
    (frozenset(_OF_SHIP), _ship),
    (frozenset(_SHIP_TO_SPACE), _ship_to_space),
    (frozenset({int(codes.MOVED)}), _moved),
    (frozenset(_SHIP_WITH_CARD), _ship_with_card),
    (frozenset(_SEAT_AT_SPACE), _seat_at_space),
    (frozenset({int(codes.HOME)}), _home),
    (frozenset({int(codes.BOUGHT)}), _bought),
    (frozenset({int(codes.EXCHANGED)}), _exchanged),
    (frozenset({int(codes.TORPEDOED), int(codes.RAIDED)}), _struck),
    (frozenset(int(kind) for kind in (codes.GAVE_UP, codes.TOOK, codes.GOT, codes.STOLE)), _things),
)
"""The functions that tell entries, by kind; other kinds tell the end."""
