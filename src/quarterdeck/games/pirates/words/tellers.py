"""Entries with their own form of sentence: unknown things, missing things, and texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.engine.game import Sentence
from quarterdeck.engine.log import UNKNOWN
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import AGROUND, ASHORE, COIN_KINDS, MET, OUT, PASS
from quarterdeck.games.pirates.pack.sentences import effect_text
from quarterdeck.games.pirates.rules.shooting.repair import SINKS_FROM
from quarterdeck.games.pirates.texts.kinds import AMOUNTS, ISLAND_SLUGS, clause
from quarterdeck.games.pirates.words.ending import CLAUSES
from quarterdeck.games.pirates.words.names import SAY, ability_word, about, as_said, is_nothing, numbered, seat_name
from quarterdeck.messages.hearing import mine

Names = list[str]
Entry = tuple[int, int, int, int]
"""Kind, who, what, more."""
Clauses = tuple[str, ...]

PRIZES: Final = ("none", "crew", "treasure", "either")
"""What the winner of a fight may choose from: 1 more if crew is aboard the other ship, 2 more if treasure is."""
_ICE: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.ICE_ROLLED): ("story-ice-rolled", ("PI-K2",)),
    int(codes.ICE_DRIFTS): ("story-ice-drifts", ("PI-K2",)),
    int(codes.ICE_HELD): ("story-ice-held", ("PI-K2",)),
    int(codes.RATED): ("story-rated", ("PI-K3",)),
}
"""Entries of terrain and a die or an island."""


# -- words -----------------------------------------------------------------------------------------


def seat_word(who: int) -> str:
    """The name of a seat; empty for nobody."""
    return seat_name(who) if who >= 0 else ""


def who_words(who: int) -> dict[str, str]:
    """A seat as messages tell of it: its name, nothing of nobody, and whether it hears that itself."""
    return {"who": seat_word(who), "mine": mine(who)}


def name_word(names: Names, number: int) -> str:
    """A ship, crew or card by its name, or by its number if it has none."""
    if 0 <= number < len(names) and names[number]:
        return as_said(names[number])
    return SAY("ship-number", number=number + 1)


def isle_word(names: Names, island: int) -> str:
    """An island on the table by its name, or by its number if it has none."""
    place = int(codes.UNITS) + island
    known = 0 <= island < codes.ISLANDS and place < len(names) and names[place]
    return names[place] if known else SAY("island", number=island + 1)


def _place(names: Names, place: int) -> str:
    """A ship or an island."""
    return isle_word(names, place - int(ASHORE)) if ASHORE <= place < OUT else name_word(names, place)


def _at(place: int) -> str:
    """Whether a place is an island or a ship."""
    return "island" if ASHORE <= place < OUT else "ship"


def met_word(names: Names, found: int) -> str:
    """A ship, an island or terrain that ends a move."""
    return _place(names, found - int(MET)) if found < AGROUND else terrain_word(names, found - int(AGROUND))


def terrain_word(names: Names, told: int) -> str:
    """Terrain on the table by its name."""
    word, before = divmod(told, int(codes.OF_UNITS))
    return numbered(name_word(names, word), before)


def treasure_word(names: Names, word: int) -> str:
    """A coin by its gold, a unique treasure by its name, and an unknown treasure as unknown."""
    if word == UNKNOWN:
        return SAY("treasure-unknown")
    return SAY("coin", gold=word) if word < COIN_KINDS else name_word(names, word)


def _crew(names: Names, word: int) -> str:
    """A crew or equipment by its name, or as one that is not known."""
    return SAY("crew-unknown") if word == UNKNOWN else name_word(names, word)


# -- single entries --------------------------------------------------------------------------------


def _laid_aside(names: Names, entry: Entry) -> Sentence:
    return Sentence(SAY("story-laid-aside", card=name_word(names, entry[2])), ("PI-R36",))


def _island_drawn(names: Names, entry: Entry) -> Sentence:
    return Sentence(
        SAY("story-island-drawn", **who_words(entry[1]), card=name_word(names, entry[2])), ("PI-3.3", "PI-R36")
    )


def _home_chosen(names: Names, entry: Entry) -> Sentence:
    _, who, island, owner = entry
    text = SAY(
        "story-home-chosen",
        **who_words(who),
        island=isle_word(names, island),
        owner=seat_word(owner),
        yours=mine(owner),
    )
    return Sentence(text, ("PI-3.9", "PI-3.11", "PI-R37"))


def _no_action(names: Names, entry: Entry) -> Sentence | None:
    """That a ship was named and takes no action; what she does otherwise has sentences of its own."""
    _, _, unit, move = entry
    return Sentence(SAY("story-no-action", ship=name_word(names, unit)), ("PI-R63",)) if move == PASS else None


def _sailed(names: Names, entry: Entry) -> Sentence | None:
    """The end of a move that has no other sentence."""
    _, _, unit, found = entry
    if found < MET:
        return None
    message = "story-met-ship" if found - MET < ASHORE else "story-met-land"
    return Sentence(SAY(message, ship=name_word(names, unit), other=met_word(names, found)), ("PI-7.4",))


def sails(names: Names, entry: Entry, met: Entry | None, docks: Entry | None) -> Sentence:
    """How far a ship sails, or that she only turns, towards what, and what she meets or where she docks."""
    _, _, unit, packed = entry
    word, length = divmod(packed, 1 << int(codes.LENGTH_BITS))
    found = 0 if met is None else met[3]
    ashore = MET + ASHORE <= found < AGROUND
    end = SAY(
        "course-end",
        towards=name_word(names, word - 1) if word else "none",
        end="docks" if docks is not None else "land" if ashore else "ship" if MET <= found < AGROUND else "stops" if found >= MET else "none",
        other=met_word(names, found) if found >= MET else "",
    )  # fmt: skip
    turns = is_nothing(length)
    text = SAY("story-course", ship=name_word(names, unit), length="none" if turns else about(length), end=end)
    ends = ("PI-8.1", "PI-R11") if docks is not None else ("PI-7.4",) if found >= MET else ()
    clauses = ("PI-7.3", *ends)
    return (
        Sentence(text, clauses)
        if turns
        else Sentence(text, clauses, subject=unit, then=(SAY("course-then", length=about(length)), end))
    )


def _shot_at(names: Names, entry: Entry) -> Sentence:
    """Who fires at whom, and from how far away if that is known."""
    _, _, unit, packed = entry
    far, target = divmod(packed, int(codes.OF_UNITS))
    text = SAY(
        "story-shot-at", ship=name_word(names, unit), other=name_word(names, target), far=about(far) if far else "none"
    )
    return Sentence(text, ("PI-12.1", "PI-R4"))


def _shot_die(names: Names, entry: Entry) -> Sentence:
    _, who, die, more = entry
    unit, hit = divmod(more, 2)
    text = SAY("story-shot-die", mine=mine(who), shooter=name_word(names, unit), die=die, hit="yes" if hit else "no")
    return Sentence(text, ("PI-R3", "PI-12.7"))


def hits(names: Names, die: Entry, mast: Entry) -> Sentence:
    """A hit, and the mast that it costs."""
    text = SAY(
        "story-hit", mine=mine(die[1]), shooter=name_word(names, die[3] // 2), die=die[2], ship=name_word(names, mast[2]),
        mast=mast[3] + 1,
    )  # fmt: skip
    return Sentence(text, ("PI-R3", "PI-12.7", "PI-R4"))


def _board_rolled(_names: Names, entry: Entry) -> Sentence:
    _, who, die, more = entry
    total, masts = divmod(more, int(codes.OF_UNITS))
    said = SAY("story-board-rolled", **who_words(who), what=die, more=masts, extra=total - die - masts, total=total)
    return Sentence(said, ("PI-9.9",))


def fought(names: Names, roll: Entry, end: Entry) -> Sentence:
    """The second roll of boarding parties, and what comes of the fight."""
    rolled = _board_rolled(names, roll)
    ended = _board_won(names, end) if end[0] == codes.BOARD_WON else _board_tied(names, end)
    return Sentence(f"{rolled.text} {ended.text}", (*rolled.clauses, *ended.clauses))


def _board_tied(_names: Names, _entry: Entry) -> Sentence:
    return Sentence(SAY("story-board-tied"), ("PI-R28",))


def _board_won(names: Names, entry: Entry) -> Sentence:
    _, who, _, more = entry
    loser, prizes = divmod(more, len(PRIZES))
    said = SAY("story-board-won", **who_words(who), other=name_word(names, loser), prizes=PRIZES[prizes])
    return Sentence(said, ("PI-9.10",))


def _crew_lost(names: Names, entry: Entry) -> Sentence:
    _, who, piece, unit = entry
    text = SAY("story-crew-lost", **who_words(who), crew=_crew(names, piece), ship=_place(names, unit))
    return Sentence(text, ("PI-9.10", "PI-R28"))


def _cargo_lost(names: Names, entry: Entry) -> Sentence:
    _, who, word, unit = entry
    text = SAY("story-cargo-lost", **who_words(who), treasure=treasure_word(names, word), ship=name_word(names, unit))
    return Sentence(text, ("PI-A23",))


def _turned(names: Names, entry: Entry) -> Sentence:
    _, _, unit, heading = entry
    said = SAY("story-turned", ship=name_word(names, unit), heading=f"{heading // 10}.{heading % 10}")
    return Sentence(said, ("PI-A80", "PI-A84", "PI-R73"))


def _spied(names: Names, entry: Entry) -> Sentence | None:
    kind, who, word, place = entry
    if word == UNKNOWN:
        return None
    what = treasure_word(names, word) if kind == codes.SPIED else _crew(names, word)
    return Sentence(SAY("story-spied", **who_words(who), what=what, place=_place(names, place)), ("PI-A17", "PI-A18"))


def _copied(names: Names, entry: Entry) -> Sentence:
    _, _, unit, ability = entry
    said = SAY("story-copied", ship=name_word(names, unit), ability=ability_word(ability))
    return Sentence(said, ("PI-A104",))


def _ransomed(_names: Names, entry: Entry) -> Sentence:
    return Sentence(SAY("story-ransomed", **who_words(entry[1]), what=entry[2]), ("PI-A92",))


def _revived(names: Names, entry: Entry) -> Sentence:
    _, who, piece, unit = entry
    text = SAY("story-revived", **who_words(who), crew=_crew(names, piece), ship=name_word(names, unit))
    return Sentence(text, ("PI-A53",))


def _piece_moved(message: str, unknown: str, clauses: Clauses) -> Callable[[Names, Entry], Sentence]:
    """Crew or equipment comes to a place; a face-down piece is not named."""

    def teller(names: Names, entry: Entry) -> Sentence:
        _, who, piece, place = entry
        if piece == UNKNOWN:
            return Sentence(SAY(unknown, **who_words(who)), clauses)
        said = SAY(message, **who_words(who), crew=_crew(names, piece), place=_place(names, place), at=_at(place))
        return Sentence(said, clauses)

    return teller


def _treasure_taken(message: str, unknown: str, clauses: Clauses) -> Callable[[Names, Entry], Sentence]:
    """A treasure comes aboard; a face-down one is not named."""

    def teller(names: Names, entry: Entry) -> Sentence:
        _, who, word, unit = entry
        if word == UNKNOWN:
            return Sentence(SAY(unknown, **who_words(who)), clauses)
        said = SAY(message, **who_words(who), treasure=treasure_word(names, word), ship=name_word(names, unit))
        return Sentence(said, clauses)

    return teller


def _looked_at(names: Names, entry: Entry) -> Sentence | None:
    _, who, word, island = entry
    if word == UNKNOWN:
        return None
    text = SAY(
        "story-looked-at", **who_words(who), treasure=treasure_word(names, word), island=isle_word(names, island)
    )
    return Sentence(text, ("PI-11.1",))


def _scuttle_die(names: Names, entry: Entry) -> Sentence:
    _, who, unit, die = entry
    doomed = "yes" if die >= SINKS_FROM else "no"
    text = SAY("story-scuttle-die", **who_words(who), ship=name_word(names, unit), die=die, doomed=doomed)
    return Sentence(text, ("PI-13.1", "PI-13.2"))


def _revealed(names: Names, entry: Entry) -> Sentence:
    _, who, piece, unit = entry
    text = SAY("story-revealed", **who_words(who), crew=_crew(names, piece), ship=_place(names, unit))
    return Sentence(text, ("PI-4.7", "PI-R58"))


def _ability_used(names: Names, entry: Entry) -> Sentence:
    _, who, unit, ability = entry
    text = SAY("story-ability", **who_words(who), ship=name_word(names, unit), ability=ability_word(ability))
    return Sentence(text, ("PI-1.2", "PI-1.5"))


def _place_or_none(names: Names, place: int) -> str:
    return _place(names, place) if 0 <= place < OUT else "none"


def _deed_used(names: Names, entry: Entry) -> Sentence:
    _, who, word, place = entry
    text = SAY(
        "story-deed",
        **{**who_words(who), "who": seat_word(who) or "none"},
        what=name_word(names, word),
        place=_place_or_none(names, place),
    )
    return Sentence(text, ("PI-1.2", "PI-11.9"))


def _deed_word(message: str, clauses: Clauses) -> Callable[[Names, Entry], Sentence]:
    """An entry of a treasure or an Event and a number."""

    def teller(names: Names, entry: Entry) -> Sentence:
        _, who, word, more = entry
        return Sentence(SAY(message, **who_words(who), what=treasure_word(names, word), more=more), clauses)

    return teller


def _deed_saw(names: Names, entry: Entry) -> Sentence:
    _, who, word, place = entry
    if word == UNKNOWN:
        return Sentence(SAY("story-saw-unknown", **who_words(who)), ("PI-U2", "PI-U3"))
    what = treasure_word(names, word)
    return Sentence(SAY("story-saw", **who_words(who), what=what, place=_place(names, place)), ("PI-U2", "PI-U3"))


def _joined(names: Names, entry: Entry) -> Sentence:
    _, _, word, place = entry
    return Sentence(SAY("story-joined", crew=_crew(names, word), place=_place(names, place)), ("PI-U16", "PI-U22"))


def _left_over(names: Names, entry: Entry) -> Sentence:
    return Sentence(SAY("story-left-over", treasure=treasure_word(names, entry[2])), ("PI-R38", "PI-R62"))


def _terrain_laid(names: Names, entry: Entry) -> Sentence:
    _, who, told, _ = entry
    text = SAY("story-terrain-laid", **who_words(who), terrain=terrain_word(names, told))
    return Sentence(text, ("PI-3.6", "PI-3.7"))


def _ice(names: Names, entry: Entry) -> Sentence:
    kind, _, what, more = entry
    message, clauses = _ICE[kind]
    if kind == codes.ICE_ROLLED:
        return Sentence(SAY(message, die=what), clauses)
    return Sentence(SAY(message, terrain=terrain_word(names, what), die=more, island=isle_word(names, more)), clauses)


def _treasure_paid(names: Names, entry: Entry) -> Sentence:
    _, _, word, unit = entry
    text = SAY("story-treasure-paid", ship=name_word(names, unit), treasure=treasure_word(names, word))
    return Sentence(text, ("PI-K5",))


def _flipped(names: Names, entry: Entry) -> Sentence:
    text = SAY("story-flipped", island=isle_word(names, entry[3]), card=name_word(names, entry[2]))
    return Sentence(text, ("PI-8.9", "PI-R87"))


def _omen(_names: Names, entry: Entry) -> Sentence:
    deed, amount = divmod(entry[3], int(codes.OF_UNITS))
    slug = ISLAND_SLUGS[deed]
    said = effect_text("island", f"{slug}:{amount}" if slug in AMOUNTS else slug)
    return Sentence(SAY("story-omen", text=said.rstrip(".") + "."), (clause("island", deed),))


def _omen_more(names: Names, entry: Entry) -> Sentence:
    """Further numbers of an omen: dice, coins and ships."""
    kind, who, what, more = entry
    message, clauses = _OMENS[kind]
    text = SAY(
        message, **who_words(who), ship=name_word(names, what), die=more, gold=more if kind == codes.STORED else what,
        island=isle_word(names, what if kind in _ISLAND_FIRST else more), treasure=treasure_word(names, what),
    )  # fmt: skip
    return Sentence(text, clauses)


def _event_gained(names: Names, entry: Entry) -> Sentence:
    _, who, word, _ = entry
    if word == UNKNOWN:
        return Sentence(SAY("story-event-gained-unknown", **who_words(who)), ("PI-M22", "PI-R42"))
    return Sentence(SAY("story-event-gained", **who_words(who), event=name_word(names, word)), ("PI-M22", "PI-R42"))


_OMENS: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.OMEN_ROLLED): ("story-omen-rolled", ("PI-8.5",)),
    int(codes.BUILT): ("story-built", ("PI-R59",)),
    int(codes.STORED): ("story-stored", ("PI-20.5",)),
    int(codes.FORT_FELL): ("story-fort-fell", ("PI-R59",)),
    int(codes.WALLS): ("story-walls", ("PI-A110",)),
    int(codes.GUARDED): ("story-guarded", ("PI-A165",)),
    int(codes.TRADED): ("story-traded", ("PI-U113",)),
    int(codes.COINS_CARRIED): ("story-coins-carried", ("PI-8.6",)),
    int(codes.LEFT_THERE): ("story-left-there", ("PI-M28",)),
    int(codes.SENT_HOME): ("story-sent-home", ("PI-M27",)),
    int(codes.STAYS): ("story-stays", ("PI-M7",)),
    int(codes.SWAPPED): ("story-swapped", ("PI-8.6", "PI-R89")),
    int(codes.COLLECTS): ("story-collects", ("PI-8.6", "PI-R89")),
    int(codes.EMBER_DIE): ("story-ember-die", ("PI-M31",)),
    int(codes.BURNT): ("story-burnt", ("PI-M31",)),
}
_ISLAND_FIRST: Final = (codes.COINS_CARRIED, codes.EMBER_DIE)
"""Those in which the island comes before the number."""


def _ended(_names: Names, entry: Entry) -> Sentence:
    return Sentence(SAY("story-ended", how=entry[2]), CLAUSES[entry[2]])


def first(_names: Names, entry: Entry) -> Sentence:
    """What each has rolled, the first seat first, and who begins."""
    _, who, rolled, _ = entry
    bits = int(codes.ROLL_BITS)
    faces = [rolled >> bits * seat & (1 << bits) - 1 for seat in range(rolled.bit_length() // bits + 1)]
    rolls = ", ".join(SAY("first-roll", **who_words(seat), die=die) for seat, die in enumerate(faces) if die)
    said = SAY("story-first", rolls=rolls, **who_words(who))
    return Sentence(said[:1].upper() + said[1:], ("PI-3.1", "PI-R39"))


TELLERS: Final[dict[int, Callable[[Names, Entry], Sentence | None]]] = {
    int(codes.FIRST): first,
    int(codes.ISLAND_DRAWN): _island_drawn,
    int(codes.LAID_ASIDE): _laid_aside,
    int(codes.HOME_CHOSEN): _home_chosen,
    int(codes.MANNED): _piece_moved("story-manned", "story-manned-unknown", ("PI-4.1", "PI-4.11")),
    int(codes.HANDLED): _piece_moved("story-handled", "story-handled-unknown", ("PI-8.2", "PI-R13")),
    int(codes.MOVES): _no_action,
    int(codes.SAILED_TO): _sailed,
    int(codes.SHOT_AT): _shot_at,
    int(codes.SHOT_DIE): _shot_die,
    int(codes.BOARD_ROLLED): _board_rolled,
    int(codes.BOARD_WON): _board_won,
    int(codes.BOARD_TIED): _board_tied,
    int(codes.CREW_LOST): _crew_lost,
    int(codes.CARGO_LOST): _cargo_lost,
    int(codes.RANSOMED): _ransomed,
    int(codes.REVIVED): _revived,
    int(codes.TURNED): _turned,
    int(codes.COPIED): _copied,
    int(codes.SPIED): _spied,
    int(codes.SPIED_ON): _spied,
    int(codes.COIN_TAKEN): _treasure_taken("story-taken", "story-taken-unknown", ("PI-9.10", "PI-11.2", "PI-11.3")),
    int(codes.UNIQUE_TAKEN): _treasure_taken("story-taken", "story-taken-unknown", ("PI-11.8", "PI-11.9", "PI-R23")),
    int(codes.HANDED_OVER): _treasure_taken("story-handed", "story-handed-unknown", ("PI-11.10", "PI-R24")),
    int(codes.LOOKED_AT): _looked_at,
    int(codes.SCUTTLE_DIE): _scuttle_die,
    int(codes.REVEALED): _revealed,
    int(codes.LEFT_OVER): _left_over,
    int(codes.ABILITY_USED): _ability_used,
    int(codes.TERRAIN_LAID): _terrain_laid,
    **dict.fromkeys(_ICE, _ice),
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
    int(codes.JOINED): _joined,
}
"""The functions that tell entries, by kind."""
