"""The tables of a content pack: made once for each pack, shared by all its games."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Final

from librt.vecs import append, vec  # plain Python: made once for a pack
from mypy_extensions import i64  # plain Python: made once for a pack

from quarterdeck.engine.packs import slug
from quarterdeck.games.bruise_cruise.codes import FAR, KINDS, MOST_BUNDLES
from quarterdeck.games.bruise_cruise.pack.reading import Content, built_in, read_pack
from quarterdeck.games.bruise_cruise.table.chart import Chart
from quarterdeck.games.bruise_cruise.words.names import LINES, RANKS, WATER

PACKS: Final = 48
"""How many packs are kept ready."""
_DIGITS: Final = 15
"""Hexadecimal digits of a digest that make a number below 2**60."""
STEEPEST: Final = (155, 577, 2155)
"""The most rows per thousand half hexagons that still count as east, east-north-east and north-east; above that: north."""
COMPASS: Final = (
    ("e", "w", "e", "w"), ("ene", "wnw", "ese", "wsw"), ("ne", "nw", "se", "sw"), ("n", "n", "s", "s"),
)  # fmt: skip
"""By steepness: to the north-east, north-west, south-east, south-west."""


class Tables:
    """A pack in two forms: the words (`content`) and what the rules calculate with (`chart`)."""

    def __init__(self, content: Content, chart: Chart) -> None:
        self.content = content
        self.chart = chart
        self.cards = card_slugs(content)
        self.spots = [f"{q}.{r}" for q, r in content.sea]
        self.number_of_card = {name: card for card, name in enumerate(self.cards)}
        self.number_of_space = {name: space for space, name in enumerate(self.spots)}


@lru_cache(PACKS)
def tables_of(text: str, lines: str = LINES) -> Tables:
    """The tables of a pack that was read and found good before, and of the seats' lines."""
    content = read_pack("pack", text)
    return Tables(content, chart_of(content, text, lines))


def own_tables(lines: str = LINES) -> Tables:
    """The tables of the game's own pack."""
    return tables_of(built_in().content, lines)


def chart_of(content: Content, text: str, lines: str) -> Chart:
    """The chart and the cards as numbers; `lines` are the letters of the seats' lines."""
    named = text if lines == LINES else f"{lines} {text}"
    digest = int(hashlib.sha256(named.encode()).hexdigest()[:_DIGITS], 16)
    chart = Chart(text, digest, content.sea, north_up=content.north_up)
    for one, other in content.cut:
        chart.cut_water(one, other)
    for port in content.ports:
        chart.add_port(port.space, port.region)
    chart.measure(content.triangle)
    chart.supplies = vec[i64]([i64(number) for number in content.supplies])
    chart.rating = vec[i64]([i64(rating) for rating in content.ratings])
    chart.bundles = vec[i64]([i64(len(bundles)) for bundles in content.bundles])
    for bundles in content.bundles:
        filled = [number for bundle in bundles for number in bundle]
        for number in filled + [0] * (int(MOST_BUNDLES * KINDS) - len(filled)):
            chart.bundle = append(chart.bundle, number)
    chart.effect = vec[i64]([i64(effect) for effect in content.effects])
    chart.count_cards()
    chart.names = [*card_names(content), *space_names(content, chart), lines]
    chart.lines = vec[i64]([i64(LINES.index(letter)) for letter in lines])
    chart.seat_names = list(lines)
    chart.ship_names = [letter + rank for letter in lines for rank in RANKS]
    return chart


def all_lines(first: str) -> str:
    """The letters of all lines, those that play first, in the order of their seats."""
    return first + "".join(letter for letter in LINES if letter not in first)


def card_names(content: Content) -> list[str]:
    """The cards for people: `Havana a`, `Gulf Stream`."""
    return [f"{port.name} {copy}" for port in content.ports for copy in "ab"] + content.effect_names


def space_names(content: Content, chart: Chart) -> list[str]:
    """Names of the spaces: a port's own name, else the way from the nearest port; `as_said` puts it into words."""
    ports = {port.space: port.name for port in content.ports}
    return [ports.get(space) or _open_water(content, chart, space) for space in range(len(content.sea))]


def _open_water(content: Content, chart: Chart, space: int) -> str:
    """A space without a port: how far it is from the nearest one by water, and in which direction."""
    steps, port = min((int(chart.sail(port.space, space)), k) for k, port in enumerate(content.ports))
    if steps >= FAR:
        steps, port = min((int(chart.fly(port.space, space)), k) for k, port in enumerate(content.ports))
    (q, r), (port_q, port_r) = content.sea[space], content.sea[content.ports[port].space]
    up = 1 if content.north_up else -1
    way = direction(2 * (q - port_q) + r - port_r, up * (r - port_r))
    return f"{WATER}{steps} {way} {content.ports[port].name}"


def direction(halves: int, rows: int) -> str:
    """Which of twelve points of the compass lies so many half hexagons east and so many rows north."""
    slope = sum(1000 * abs(rows) > steepest * abs(halves) for steepest in STEEPEST)
    return COMPASS[slope][2 * (rows < 0) + (halves < 0)]


def card_slugs(content: Content) -> list[str]:
    """The cards as the notation writes them: `havana-a`, `gulf-stream`."""
    ports = [f"{slug(port.name)}-{copy}" for port in content.ports for copy in "ab"]
    return ports + [slug(name) for name in content.effect_names]
