"""Checks that the tables of a pack agree with each other; `Malformed` names the row and field that do not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.packs import check_name, slug
from quarterdeck.games.bruise_cruise.pack import SAY
from quarterdeck.games.bruise_cruise.pack.effects import EFFECTS
from quarterdeck.games.bruise_cruise.pack.format import FEWEST_CARDS, REGION_NAMES, WholePack

Spot = tuple[int, int]
Bundle = tuple[int, int, int]

STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def spot(text: str) -> Spot:
    """A hexagon from `q.r`."""
    q, _, r = text.partition(".")
    return int(q), int(r)


def pair(text: str) -> tuple[str, str]:
    """Two hexagons from `q.r-q.r`, where numbers may be negative."""
    split = text.index("-", 1 + text.index("."))
    if text[split - 1] == ".":
        split = text.index("-", split + 1)
    return text[:split], text[split + 1 :]


def bundle(text: str) -> Bundle:
    """Life preservers, missiles and torpedoes from `1L 1M`."""
    numbers = {part[-1]: int(part[:-1]) for part in text.split()}
    return numbers.get("L", 0), numbers.get("M", 0), numbers.get("T", 0)


def neighbours(at: Spot) -> Iterator[Spot]:
    """The six hexagons around one."""
    return ((at[0] + dq, at[1] + dr) for dq, dr in STEPS)


def check(pack: WholePack) -> None:
    """Everything agrees; else the first thing that does not, in the order of the file."""
    check_hexes(pack)
    check_cuts(pack)
    check_ports(pack)
    check_regions(pack)
    check_water(pack)
    check_cards(pack)
    check_bundles(pack)
    check_unfathomable(pack)
    check_number(pack)


def check_hexes(pack: WholePack) -> None:
    """A hexagon is one thing: sea or land; the Triangle is sea, storage is drawn on the board."""
    board: dict[str, str] = {}
    for kind, spots in (("sea", pack.chart.sea), ("land", pack.chart.land)):
        for k, at in enumerate(spots):
            if at in board:
                raise Malformed(f"chart.{kind}[{k}]", SAY("hex-twice", at=at, there=board[at]))
            board[at] = kind
    for k, at in enumerate(pack.chart.triangle):
        if board.get(at) != "sea" or at in pack.chart.triangle[:k]:
            raise Malformed(f"chart.triangle[{k}]", SAY("triangle-of-sea", at=at))
    for key, drawn in (("bank", pack.chart.bank), ("island", pack.chart.island)):
        if isinstance(drawn, str) and drawn not in board:
            raise Malformed(f"chart.{key}", SAY("off-board", at=drawn))


def check_cuts(pack: WholePack) -> None:
    """Land lies between neighbours that both are sea."""
    sea = set(pack.chart.sea)
    seen: set[frozenset[str]] = set()
    for k, text in enumerate(pack.chart.cut):
        one, other = pair(text)
        problem = ""
        if one not in sea or other not in sea:
            problem = SAY("cut-land", at=other if one in sea else one)
        elif spot(other) not in neighbours(spot(one)):
            problem = SAY("no-neighbours", one=one, other=other)
        elif frozenset((one, other)) in seen:
            problem = SAY("cut-twice", one=one, other=other)
        if problem:
            raise Malformed(f"chart.cut[{k}]", problem)
        seen.add(frozenset((one, other)))


def check_ports(pack: WholePack) -> None:
    """Ports have names and spaces of their own."""
    sea = set(pack.chart.sea)
    names: dict[str, str] = {}
    spots: dict[str, str] = {}
    for k, port in enumerate(pack.port):
        check_name(f"port[{k}].name", port.name, names)
        if port.at not in sea:
            where = "land" if port.at in pack.chart.land else "nowhere"
            raise Malformed(f"port[{k}].at", SAY("port-needs-sea", at=port.at, where=where, port=port.name))
        if port.at in spots:
            raise Malformed(f"port[{k}].at", SAY("space-taken", at=port.at, port=spots[port.at]))
        spots[port.at] = port.name


def check_regions(pack: WholePack) -> None:
    """No region is without a port."""
    for region in REGION_NAMES:
        if all(port.region != region for port in pack.port):
            raise Malformed("port", SAY("region-empty", region=region))


def check_water(pack: WholePack) -> None:
    """Every port can be reached from the first one, home or not."""
    cuts = {pair(text) for text in pack.chart.cut}
    closed = {(spot(one), spot(other)) for one, other in cuts} | {(spot(other), spot(one)) for one, other in cuts}
    reached = {spot(pack.port[0].at)}
    edge = list(reached)
    sea = {spot(at) for at in pack.chart.sea}
    while edge:
        at = edge.pop()
        fresh = {other for other in neighbours(at) if other in sea and (at, other) not in closed} - reached
        reached |= fresh
        edge.extend(fresh)
    for k, port in enumerate(pack.port):
        if spot(port.at) not in reached:
            raise Malformed(f"port[{k}].at", SAY("no-way", port=pack.port[0].name, other=port.name))


def check_cards(pack: WholePack) -> None:
    """Each port has exactly two Action cards, a and b."""
    missing = {(port.name, copy): k for k, port in enumerate(pack.port) for copy in ("a", "b")}
    known = {port.name for port in pack.port}
    for k, card in enumerate(pack.card):
        if card.port not in known:
            raise Malformed(f"card[{k}].port", SAY("no-port", port=repr(card.port)))
        if missing.pop((card.port, card.copy), None) is None:
            raise Malformed(f"card[{k}].copy", SAY("card-twice", port=card.port, copy=card.copy))
    for (name, copy), k in missing.items():
        raise Malformed(f"port[{k}]", SAY("card-missing", port=name, copy=copy))


def check_bundles(pack: WholePack) -> None:
    """A bundle names each kind once, no more of it than there is, and no other bundle of the card is the same."""
    supplies = (pack.supplies.preservers, pack.supplies.missiles, pack.supplies.torpedoes)
    for k, card in enumerate(pack.card):
        seen: set[Bundle] = set()
        for n, text in enumerate(card.exchange):
            problem = ""
            if len({part[-1] for part in text.split()}) < len(text.split()):
                problem = SAY("kind-twice", written=repr(text))
            elif any(wanted > there for wanted, there in zip(bundle(text), supplies, strict=True)):
                problem = SAY("beyond-supplies", written=repr(text))
            elif bundle(text) in seen:
                problem = SAY("exchange-twice", written=repr(text))
            if problem:
                raise Malformed(f"card[{k}].exchange[{n}]", problem)
            seen.add(bundle(text))


def check_unfathomable(pack: WholePack) -> None:
    """Check that effects are known and that every name differs from those of all other cards."""
    names = {
        slug(f"{port.name}-{copy}"): SAY("card-of-port", port=port.name, copy=copy)
        for port in pack.port
        for copy in ("a", "b")
    }
    for k, card in enumerate(pack.unfathomable):
        check_name(f"unfathomable[{k}].name", card.name, names)
        if card.effect not in EFFECTS:
            problem = SAY("no-effect", effect=repr(card.effect), effects=", ".join(EFFECTS))
            raise Malformed(f"unfathomable[{k}].effect", problem)


def check_number(pack: WholePack) -> None:
    """There are cards enough for four Admirals."""
    number = len(pack.card) + len(pack.unfathomable)
    if number < FEWEST_CARDS:
        raise Malformed("unfathomable", SAY("too-few-cards", number=number, fewest=FEWEST_CARDS))
