"""Each entry of the log is told with the clauses that made it happen."""

from __future__ import annotations

import pytest

from quarterdeck.engine.log import UNKNOWN
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.words.story import tell

NAMES = ["Elm a", "Elm b", "Gulf Stream", "Elm", "4.3", "PHSD"]
NO_CARD = codes.NO_CARD

ENTRIES = [
    (codes.ROLLED, 0, 2, 3, "BC-1.7"),
    (codes.TIE_ROLLED, 0, 2, 3, "BC-22.10 BC-R41"),
    (codes.FIRST, 0, 0, 0, "BC-1.7 BC-1.8"),
    (codes.DEALT, 0, 1, 0, "BC-1.9"),
    (codes.SHOWN, 0, 1, 0, "BC-R4"),
    (codes.HOME, 0, 3, 1, "BC-1.10 BC-1.12 BC-1.13"),
    (codes.SAILED, 1, 4, NO_CARD, "BC-5.2"),
    (codes.SAILED, 1, 4, 0, "BC-6.1 BC-6.2"),
    (codes.BOUGHT, 0, codes.MISSILES, 1, "BC-7.1 BC-7.2"),
    (codes.BOUGHT, 0, codes.TORPEDOES, 2, "BC-7.1 BC-7.2"),
    (codes.BOUGHT, 0, codes.TORPEDOES, 1, "BC-U8.1"),
    (codes.EXCHANGED, 0, 0, 10_203, "BC-8.1 BC-8.2"),
    (codes.EXCHANGED, 0, 0, 0, "BC-8.3 BC-R14"),
    (codes.CLAIMED, 1, 3, 0, "BC-9.3 BC-9.7 BC-9.8"),
    (codes.CLAIMED, 1, 3, NO_CARD, "BC-13.5 BC-U17.1 BC-9.7 BC-9.8"),
    (codes.GAINED, 5, 0, 0, "BC-9.9 BC-R18"),
    (codes.TORPEDOED, 1, 7, 0, "BC-10.3 BC-10.9"),
    (codes.LAUNCHED, 7, 3, 0, "BC-11.1 BC-11.7"),
    (codes.LAUNCHED, 7, 3, NO_CARD, "BC-U14.1 BC-11.7"),
    (codes.GAVE_UP, 1, codes.LIFE, 0, "BC-12.1 BC-R24"),
    (codes.GAVE_UP, 1, codes.MISSILES, 0, "BC-12.2 BC-R25"),
    (codes.ANCHORED, 7, 0, 0, "BC-12.3 BC-U5.1"),
    (codes.UNHARMED, 7, 0, 0, "BC-12.4"),
    (codes.RAIDED, 1, 7, 0, "BC-14.1 BC-14.3"),
    (codes.FOUGHT, 1, 3, 0, "BC-13.2 BC-13.3"),
    (codes.DICE_FELL, 0, 4, 5, "BC-13.3 BC-14.3"),
    (codes.STOLE, 0, codes.LIFE, 1, "BC-14.4"),
    (codes.STOLE, 0, codes.KINDS, 1, "BC-14.4 BC-R28"),
    (codes.FLED, 1, 4, 0, "BC-14.5 BC-14.7"),
    (codes.STAYED, 1, 0, 0, "BC-14.5 BC-14.7 BC-14.9"),
    (codes.FLAG_BACK, 1, 3, 0, "BC-13.4 BC-U16.1"),
    (codes.HELD_OFF, 1, 3, 0, "BC-13.7"),
    (codes.PLAYED, 0, 2, 0, "BC-15.1"),
    (codes.WEIGHED, 1, 0, 0, "BC-16.3 BC-16.4"),
    (codes.COMMISSIONED, 1, 3, 0, "BC-17.2 BC-17.6"),
    (codes.RETIRED, 1, 0, 0, "BC-18.4"),
    (codes.DREW, 0, 1, 0, "BC-19.1 BC-R33"),
    (codes.DISCARDED, 0, 1, 0, "BC-19.5 BC-R30 BC-R38"),
    (codes.RESHUFFLED, -2, 23, 0, "BC-20.2 BC-R36"),
    (codes.TURN, 0, 0, 0, "BC-2.1"),
    (codes.SKIPPED, 0, 0, 0, "BC-20.6 BC-R45"),
    (codes.DECK_EMPTY, -2, 0, 0, "BC-20.1 BC-20.3 BC-20.8"),
    (codes.MOVED, 1, 4, 0, "BC-15.2"),
    (codes.DRIFTED, 1, 4, 0, "BC-U15.1 BC-U15.2"),
    (codes.BLEW, 0, 5, 0, "BC-U15.1"),
    (codes.TOOK, 0, codes.LIFE, 3, "BC-U6.1 BC-U7.1 BC-U11.1 BC-U0.4"),
    (codes.TOOK, 0, codes.MISSILES, 1, "BC-U3.3 BC-U0.4"),
    (codes.GOT, 0, codes.LIFE, 1, "BC-U2.3 BC-U12.1"),
    (codes.MORE, 0, 2, 0, "BC-U6.2 BC-U9.1"),
    (codes.SALVAGED, 0, 1, 0, "BC-U10.1 BC-U10.2"),
    (codes.ENDED, codes.FLEET_HOME, 0, 0, "BC-21.1 BC-21.3"),
    (codes.ENDED, codes.CARDS_PLAYED, -2, 0, "BC-21.2 BC-21.3"),
    (codes.ENDED, codes.STALEMATE, -2, 0, "BC-R44 BC-21.3"),
    (codes.WON, 0, 12, 0, "BC-21.4"),
    (codes.PASSED, 0, 0, 0, "BC-2.1 BC-R6"),
    (codes.NEAREST, 0, 3, 0, "BC-22.9 BC-R40"),
    (codes.LEVEL, -2, 5, 9, "BC-22.10 BC-R54"),
    (codes.SCORED, 0, 3, 0, "BC-22.6"),
    (codes.TIED, -2, 5, codes.ROLLED, "BC-R2"),
    (codes.TIED, -2, 5, codes.TIE_ROLLED, "BC-22.10 BC-R41"),
]


@pytest.mark.parametrize(("kind", "who", "what", "more", "clauses"), ENTRIES)
def test_an_entry_cites_its_clauses(kind: int, who: int, what: int, more: int, clauses: str) -> None:
    """All there are that may have made it happen."""
    assert tell(NAMES, kind, who, what, more).clauses == tuple(clauses.split())


def test_every_kind_of_entry_is_told() -> None:
    """None is missing here."""
    assert sorted({int(kind) for kind, *_ in ENTRIES}) == list(range(1, codes.TIED + 1))


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [(codes.DEALT, "Desolation is dealt a card."), (codes.DREW, "Desolation draws a card.")],
)
def test_what_a_reader_may_not_know_is_left_out(kind: int, sentence: str) -> None:
    """Who got it is known."""
    assert tell(NAMES, kind, 3, UNKNOWN, UNKNOWN).text == sentence
