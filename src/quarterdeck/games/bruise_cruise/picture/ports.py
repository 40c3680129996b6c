"""The ports on the chart of Bruise Cruise: their signs and names, flags and the markers of Home Ports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.engine.sets import members
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.atlas import Atlas, atlas_of
from quarterdeck.games.bruise_cruise.picture.labels import SIZE
from quarterdeck.games.bruise_cruise.picture.sheet import LETTERS
from quarterdeck.games.bruise_cruise.picture.view import LINES, NONE, REMEMBERED, SAY, View
from quarterdeck.games.bruise_cruise.picture.writing import write
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import AnyShape, Symbol

SHORT: Final = 7
"""How many letters of a name a terminal shows, since letters are wider there."""


class PortState(Struct, frozen=True):
    """What stands in a port, and what choosing it would mean."""

    flag: int
    """The number of the line whose flag stands in the port."""
    home: int
    """The number of the line whose Home Port this is."""
    hull: int
    """The ship there, counted by lines."""
    hot: bool
    """The port's space can be chosen: the space itself then carries the words."""
    attempt: bool
    held: bool
    """The viewer holds a card of the port."""


def ports(view: View) -> Iterator[AnyShape]:
    """All ports with what stands in them, but for the flags."""
    text, space = view.position.chart.text, int(codes.SPACE)
    tried = view.phase == codes.PICK_SPACE and view.asked()
    hulls = {place: int(view.position.chart.hull(ship)) for ship, place in view.afloat()}
    cards = view.hand(view.seat) if view.seat >= 0 else ()
    held = {card // 2 for card in cards if card < int(view.position.chart.actions)}
    for port, known in enumerate(view.atlas.content.ports):
        hull = hulls.get(known.space, NONE)
        hot = space + known.space in view.moves
        attempt = tried and not hot
        yield from _port(text, port, PortState(view.owner(port), view.home_of(port), hull, hot, attempt, port in held))


@remembered(REMEMBERED)
def _port(text: str, port: int, state: PortState) -> tuple[AnyShape, ...]:
    """A port with its region's letter, and the flag or marker that stands in it."""
    atlas = atlas_of(text)
    known, (x, y), slug = atlas.content.ports[port], atlas.ports[port], atlas.slugs[port]
    spot, letter = atlas.tables.spots[known.space], LETTERS[known.region]
    label = _told(atlas, port, state)
    dot = Symbol(
        id=f"port-{slug}", role=f"port-{letter}", label=label, decoration=state.hot, glyph=_sign(letter, state),
        attempt=spot if state.attempt else None, x=x, y=y, size=46, art=f"port-{letter}",
    )  # fmt: skip
    return (*_home(state.home, x, y), *_held(state, slug, x, y), dot)


def flags(view: View) -> Iterator[AnyShape]:
    """The flags in the ports, which are seen above the ships that lie there."""
    atlas = view.atlas
    for port, slug in enumerate(atlas.slugs):
        owner = view.owner(port)
        if owner >= 0:
            yield _flag(view.position.chart.text, port, slug, owner)


def _sign(letter: str, state: PortState) -> str:
    """A port in a terminal: its region's letter, and whose flag stands there or whose Home Port it is."""
    if state.home >= 0:
        return f"⌂{LINES[state.home].upper()}"
    return letter + LINES[state.flag].upper() if state.flag >= 0 else letter


def port_names(view: View) -> tuple[AnyShape, ...]:
    """The names of all ports, which lie on everything else.

    First come those of the viewer's flags, Home Port and cards, those that can be chosen, and all other Home Ports.
    """
    cards = view.hand(view.seat) if view.seat >= 0 else ()
    actions, space = int(view.position.chart.actions), int(codes.SPACE)
    own = next((admiral.flags for admiral in view.admirals if admiral.seat == view.seat), 0)
    matter = {card // 2 for card in cards if card < actions} | {admiral.home for admiral in view.admirals}
    offered = {port for port, known in enumerate(view.atlas.content.ports) if space + known.space in view.moves}
    return _port_names(view.position.chart.text, frozenset({*matter, *members(own), *offered}))


@remembered(REMEMBERED)
def _port_names(text: str, first: frozenset[int]) -> tuple[AnyShape, ...]:
    """The names of all ports, some of which come first."""
    atlas = atlas_of(text)
    return tuple(
        replace(
            write(
                f"name-{slug}",
                "words-port",
                names.printed(label.text),
                (label.x, label.y, SIZE),
                label.anchor,
                names.printed(label.text)[:SHORT].rstrip(),
            ),
            names=f"port-{slug}",
            first=port in first,
        )
        for port, (slug, label) in enumerate(zip(atlas.slugs, atlas.names, strict=True))
    )


def _told(atlas: Atlas, port: int, state: PortState) -> str:
    """Everything that is known of a port, in words."""
    known = atlas.content.ports[port]
    return SAY(
        "picture-port",
        port=names.printed(known.name),
        country=names.printed(known.country),
        region=names.region(known.region),
        flag=names.line(state.flag) or "none",
        home=names.line(state.home) or "none",
        ship=names.hull_name(state.hull) if state.hull >= 0 else "none",
        held="yes" if state.held else "no",
    )


def _home(number: int, x: int, y: int) -> Iterator[AnyShape]:
    """The marker of a Home Port (BC-1.13)."""
    if number >= 0:
        line = LINES[number]
        label = SAY("picture-home", line=names.line(number))
        yield Symbol(
            id=f"home-{line}", role=f"home-{line}", label=label, decoration=True, x=x, y=y, size=70, art=f"home-{line}"
        )  # fmt: skip


def _held(state: PortState, slug: str, x: int, y: int) -> Iterator[AnyShape]:
    """A small card at a port whose card the viewer holds (BC-9.3)."""
    if state.held:
        yield Symbol(
            id=f"held-{slug}", role="card-held", label=SAY("picture-held"), decoration=True,
            x=x - 22, y=y - 22, size=52, art="back",
        )  # fmt: skip


@remembered(REMEMBERED)
def _flag(text: str, port: int, slug: str, number: int) -> AnyShape:
    """The flag of a line (BC-9.7)."""
    line, (x, y) = LINES[number], atlas_of(text).ports[port]
    return Symbol(
        id=f"flag-{slug}", role=f"line-{line}", label=SAY("picture-flag", line=names.line(number)), decoration=True,
        x=x + 14, y=y - 28, size=50, art=f"flag-{line}",
    )  # fmt: skip
