"""Beside the pirates' table: the regions, a row for each player, a deckplate for each ship, crew to be moved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.view import SAY, SEATS, UNKNOWN, Captain, Craft, Piece, Treasure, View
from quarterdeck.games.pirates.words.labels import (
    captain_words,
    counted_lengths,
    mast_state,
    mast_told,
    nation_name,
    piece_name,
    piece_words,
    plate_words,
    seat_name,
    state_words,
    treasure_name,
    treasure_texts,
    where,
)
from quarterdeck.games.pirates.words.names import about, one_by_one
from quarterdeck.games.pirates.words.notation.sorts import sort_of
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Fact, Region, Thing

REMEMBERED: Final = 4096
ANSWERS: Final = "answers"
CREW: Final = "crew"
PLAYERS: Final = "players"
FLEETS: Final = "fleets"
SIGNS: Final = "signs"
UNIQUE: Final = "★"
"""What stands on a unique treasure instead of its gold."""
GONE: Final = "–"
"""What stands on a mast that is lost."""
HIDDEN: Final = "?"
"""What stands on whatever lies face down."""


def regions(view: View) -> tuple[Region, ...]:
    """The answers, crew to be moved, the players, and the deckplates, which one looks up."""
    places = tuple((at, _place(view, at)) for at, _ in _held_at(view))
    return _regions(places, crew_first=view.phase.does == "man")


@remembered(REMEMBERED)
def _regions(places: tuple[tuple[int, str], ...], *, crew_first: bool) -> tuple[Region, ...]:
    """The regions; crew has one for each place where some is, and comes before the answers if the question is about it."""
    answers = Region(id=ANSWERS, kind="answers", label=SAY("area", name=ANSWERS), hidden=True)
    hand = tuple(
        Region(
            id=f"{CREW}-{at}", kind="hand", brief=True,
            label=SAY("crew-held", at=place, first="no" if k else "yes"),
        )
        for k, (at, place) in enumerate(places)
    )  # fmt: skip
    return (
        *((*hand, answers) if crew_first else (answers, *hand)),
        Region(id=PLAYERS, kind="seats", label=SAY("area", name=PLAYERS), hidden=True),
        Region(id=FLEETS, kind="beside", label=SAY("area", name=FLEETS), hidden=True),
        Region(id=SIGNS, kind="beside", label=SAY("area", name=SIGNS)),
    )


# -- players ----------------------------------------------------------------------------------------


def captains(view: View) -> Iterator[Thing]:
    """A row for each player."""
    for captain in view.captains:
        yield _row(captain, captain_words(view, captain), ashore(view, captain))


def ashore(view: View, captain: Captain) -> tuple[Piece, ...]:
    """A player's crew that is on no ship: on islands, or without a place yet."""
    lies = [piece for isle in view.isles for piece in isle.pieces if piece.owner == captain.seat]
    return (*lies, *captain.waiting)


@remembered(REMEMBERED)
def _row(captain: Captain, label: str, pieces: tuple[Piece, ...]) -> Thing:
    """Gold at home; coins aboard, if there are any, ships, and the crew ashore."""
    letter = SEATS[captain.seat]
    aboard = Fact(
        label=SAY("captain-aboard", coins=captain.coins),
        art="act-coin",
        role="coin",
        text=str(captain.coins),
    )
    fleet = Fact(
        label=SAY("captain-fleet", ships=captain.ships), art="act-move", role=f"seat-{letter}", text=str(captain.ships),
    )  # fmt: skip
    return Thing(
        id=f"captain-{letter}", region=PLAYERS, look="seat", role=f"seat-{letter}", label=label, seat=captain.seat,
        title=seat_name(captain.seat), art=f"flag-{letter}", corner=SAY("captain-gold", gold=captain.gold),
        facts=(*((aboard,) if captain.coins else ()), fleet, *(_piece(piece) for piece in pieces)), mood="lit" if captain.turn else "plain",
    )  # fmt: skip


# -- deckplates -------------------------------------------------------------------------------------


def deckplates(view: View) -> Iterator[Thing]:
    """What the masts on them mean, then a plate for each ship and creature in play: first the one that acts, then the viewer's."""
    yield _meaning("cannon", "die-3", "pi-die-s")
    acting = int(view.position.unit) if view.phase.steers or view.phase.shows_ranges else codes.NONE
    seats = len(view.captains)
    order = sorted(view.crafts, key=lambda one: (one.unit != acting, (one.seat - max(view.seat, 0)) % seats, one.unit))
    for craft in order:
        state = state_words(view, craft)
        label, sails = plate_words(view, craft), (_sails(view, craft),) if craft.sails else ()
        yield _plate(craft, (state, label, sails), _move(view, craft), lit=craft.unit == acting)


def _sails(view: View, craft: Craft) -> Fact:
    """How far she may sail in a move action, one length after the other."""
    said = SAY("sails", lengths=counted_lengths(view, craft.sails), length=about(sum(craft.sails)))
    return Fact(label=said, art="act-move", role=f"seat-{SEATS[craft.seat]}", text=one_by_one(craft.sails))


def _move(view: View, craft: Craft) -> str | None:
    """The move that choosing the plate makes: as choosing the ship."""
    if view.phase.does == "man":
        return view.manning(craft.unit)
    return view.moves.get(int(codes.UNIT) + craft.unit)


@remembered(REMEMBERED)
def _plate(craft: Craft, told: tuple[str, str, tuple[Fact, ...]], move: str | None, *, lit: bool) -> Thing:
    """Her name, nation and code; how far she sails, and masts; crew and treasure; how she lies, and what she and her crew can do."""
    state, label, sails = told
    spent: Literal["plain", "lit", "dim"] = "dim" if craft.acted or not craft.standing else "plain"
    crew = [SAY("crew-does", name=piece.name, does=" ".join(piece.effects)) for piece in craft.pieces if piece.effects]
    lines = [f"{state[:1].upper()}{state[1:]}."] if state != "none" else []
    return Thing(
        id=f"plate-{craft.code}", region=FLEETS, look="plate", role=f"seat-{SEATS[craft.seat]}", label=label, move=move,
        title=craft.name, corner=f"{nation_name(craft.nation)} · {craft.code}", mood="lit" if lit else spent, seat=craft.seat,
        facts=(*sails, *_masts(craft)), laid=tuple(_cargo(craft)),
        lines=(*lines, *craft.effects, *crew, *treasure_texts(craft)),
    )  # fmt: skip


def _masts(craft: Craft) -> Iterator[Fact]:
    """The cannons front to rear: a die with the rank, and the range; lost ones dim."""
    for k, cannon in enumerate(craft.cannons):
        state = mast_state(craft, k)
        role = "pi-die-fire" if state == "burning" else f"pi-die-{cannon[1].lower()}"
        lost = state == "lost"
        yield Fact(
            label=mast_told(craft, k), art=f"die-{cannon[0]}", role=role, text=GONE if lost else cannon, dim=lost
        )


def _cargo(craft: Craft) -> Iterator[Fact]:
    """The cargo: space taken, crew and equipment by name, and treasure by its gold."""
    said = SAY("load", load=craft.load, space=craft.space)
    if craft.space:
        yield Fact(label=said, text=said)
    for piece in craft.pieces:
        yield _piece(piece)
    for treasure in craft.treasures:
        yield _treasure(treasure)


@remembered(REMEMBERED)
def _piece(piece: Piece) -> Fact:
    """Crew or equipment: its name, or the back of its card."""
    return Fact(
        label=piece_words(piece), art="act-crew", role="pi-crew" if piece.name else "card-back",
        text=piece.name or HIDDEN,
    )  # fmt: skip


@remembered(REMEMBERED)
def _treasure(treasure: Treasure) -> Fact:
    """A treasure: its gold, a star for a unique one, a question mark for what the viewer does not know."""
    known = bool(treasure.name) or treasure.gold != UNKNOWN
    return Fact(
        label=treasure_name(treasure), art="act-coin", role="coin" if known else "pi-chest",
        text=UNIQUE if treasure.name else str(treasure.gold) if known else HIDDEN, glyph="$",
    )  # fmt: skip


# -- what signs mean --------------------------------------------------------------------------------


def legend(view: View) -> Iterator[Thing]:
    """What the signs on the sea and on deckplates mean."""
    for name, art, role in (
        ("unknown", "act-coin", "pi-chest"),
        ("coin", "act-coin", "coin"),
        ("emptied", "act-coin", "pi-emptied"),
        ("token", f"flag-{SEATS[max(view.seat, 0)]}", f"seat-{SEATS[max(view.seat, 0)]}"),
        ("halo", "act-shoot", "sign"),
    ):
        yield _meaning(name, art, role)


@remembered(REMEMBERED)
def _meaning(name: str, art: str, role: str) -> Thing:
    """A sign, and what it means."""
    sign, said = SAY("sign", name=name), SAY("sign-means", name=name)
    return Thing(
        id=f"sign-{name}",
        region=FLEETS if name == "cannon" else SIGNS,
        look="note",
        role=role,
        label=f"{sign}: {said}",
        title=sign,
        art=art,
        lines=(said,),
    )


# -- crew to be moved -------------------------------------------------------------------------------


def movable(view: View) -> Iterator[Thing]:
    """The crew and equipment that the viewer may carry to another place, and where it is (PI-8.2)."""
    for at, pieces in _held_at(view):
        for piece in pieces:
            yield _held(piece, at, _place(view, at))


def _held_at(view: View) -> Iterator[tuple[int, tuple[Piece, ...]]]:
    """The places with crew that the viewer may carry elsewhere, and that crew."""
    if "handle" not in view.phase.sorts:
        return
    numbers = {number // int(codes.PLACES) for sort, number in map(sort_of, view.moves) if sort == "handle"}
    for at, pieces in _places(view):
        if held := tuple(piece for piece in pieces if piece.number in numbers):
            yield at, held


def _place(view: View, at: int) -> str:
    """A place in words, `none` if crew has no place yet."""
    return where(view, at) if at != codes.NONE else "none"


def _places(view: View) -> Iterator[tuple[int, tuple[Piece, ...]]]:
    """Where crew lies; NONE: it has no place yet."""
    for craft in view.crafts:
        yield craft.unit, craft.pieces
    for isle in view.isles:
        yield int(codes.ASHORE) + isle.number, isle.pieces
    for captain in view.captains:
        yield int(codes.NONE), captain.waiting


@remembered(REMEMBERED)
def _held(piece: Piece, at: int, place: str) -> Thing:
    """Crew or equipment to be carried, and where it is."""
    return Thing(
        id=f"crew-{piece.number}", region=f"{CREW}-{at}", look="card", role="pi-crew",
        label=SAY("crew-at", crew=piece_words(piece), at=place), title=piece_name(piece),
    )  # fmt: skip
