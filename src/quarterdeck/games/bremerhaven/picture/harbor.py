"""Draws the harbor that is the board: the viewer's with its choices; for spectators that of the player who must choose."""

from __future__ import annotations

from collections.abc import Container, Iterator

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import DOCKS, SLOTS
from quarterdeck.games.bremerhaven.pack.tables import tables_of
from quarterdeck.games.bremerhaven.picture.places import HEIGHT, WIDTH, Told, dock, loading_dock, space, wall
from quarterdeck.games.bremerhaven.picture.targets import Target, targets
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY, Port, View, goods_of
from quarterdeck.games.bremerhaven.picture.writing import REPEATED, SILENT, plate, sign
from quarterdeck.games.bremerhaven.rules import town
from quarterdeck.games.bremerhaven.words.labels import KINDS, dock_words, loading_words, port_words, stowed_words
from quarterdeck.games.bremerhaven.words.notation import SPACE_NAMES
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import AnyShape, Carry

Hot = tuple[tuple[str, tuple[Target, ...]], ...]
"""What can be chosen, by place."""


def own_harbor(view: View, carries: tuple[Carry, ...]) -> tuple[AnyShape, ...]:
    """The harbor of the viewer, in which `carries` can be made; for spectators, that of the player who is asked."""
    if not view.ports:
        return ()
    permits = view.phase == codes.PERMITTING and view.asked() and view.seat == view.shown
    permit = int(town.permit_price(view.position, view.seat)) if permits else 0
    useful = frozenset(carry.what for carry in carries if carry.to.startswith("own-loading-"))
    return _harbor(view.position.decks.text, view.ports[view.shown], tuple(targets(view).items()), useful, permit)


@remembered(REMEMBERED)
def _harbor(text: str, port: Port, hot: Hot, useful: frozenset[str], permit: int) -> tuple[AnyShape, ...]:
    """A whole harbor; `useful`: what can be carried to a Contract; `permit` is what the next permit costs, which is added to every price."""
    ground = plate("harbor", "net-quay", port_words(text, port), (2, 2, WIDTH - 4, HEIGHT - 4))
    quay = sign("harbor-quay", "net-quay", REPEATED, (WIDTH // 2, HEIGHT // 2, WIDTH - 8), "quay", SILENT)
    return (ground, quay, *_contents(text, port, dict(hot), useful, permit))


def _contents(
    text: str, port: Port, hot: dict[str, tuple[Target, ...]], useful: Container[str], permit: int
) -> Iterator[AnyShape]:
    """Docks and walls, Contracts, spaces."""
    decks = tables_of(text).decks
    for k, berthed in enumerate(port.docks):
        yield from dock(
            text,
            k,
            berthed,
            Told(dock_words(text, k, berthed), hot.get(f"dock-{k}", ()), f"own-dock-{k + 1}-cargo" in useful),
        )
    for k, filled in enumerate(port.walls):
        prices = tuple([permit + int(decks.bollards[k * int(SLOTS) + slot]) for slot in range(int(SLOTS))])
        offers = tuple([hot.get(f"slot-{k}-{slot}", (None,))[0] for slot in range(int(SLOTS))])
        yield from wall(k, filled, prices, offers, _larger(port, k))
    for k, filed in enumerate(port.contracts):
        yield from loading_dock(text, k, filed, Told(loading_words(text, k, filed), hot.get(f"loading-{k}", ())))
    for k, here in enumerate(port.spaces):
        holds = any(f"own-{SPACE_NAMES[k]}-{KINDS[goods]}" in useful for goods in goods_of(here.goods))
        told = Told(stowed_words(text, k, here), hot.get(f"space-{k}", ()), holds)
        yield from space(text, k, here, permit + int(decks.covers[k]), told)


def _larger(port: Port, wall: int) -> str:
    """Which Docks would take larger Ships with one more Bollard on a wall (BH-13.5)."""
    now = [filled.bit_count() for filled in port.walls]
    then = [number + (k == wall) for k, number in enumerate(now)]
    sizes = [(min(now[dock : dock + 2]), min(then[dock : dock + 2])) for dock in range(int(DOCKS))]
    found = [
        SAY("foreseen-berth", dock=dock + 1, size=after) for dock, (size, after) in enumerate(sizes) if after > size
    ]
    return " ".join(found) or SAY("foreseen-no-berth")
