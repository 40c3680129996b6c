"""Bruise Cruise's cards drawn: the viewer's hand, with all that stands on each card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.atlas import atlas_of
from quarterdeck.games.bruise_cruise.picture.panels import HALF, HAND, HEIGHT
from quarterdeck.games.bruise_cruise.picture.sheet import LETTERS
from quarterdeck.games.bruise_cruise.picture.view import REMEMBERED, SAY, View
from quarterdeck.games.bruise_cruise.picture.writing import write
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.games.bruise_cruise.words.notation import LETTERS as THINGS
from quarterdeck.games.bruise_cruise.words.notation import card_text
from quarterdeck.scene.shapes import AnyShape, Box, Symbol

IN_HALF: Final = 4
"""Cards of one half of a hand, unless there are more than eight."""
CARD: Final = int(codes.CARD)
LIFT: Final = 10
ROOM: Final = 9
"""Letters of a terminal across a card."""
LONG: Final = 12
"""Letters of a name that is written smaller."""
MOST_LINES: Final = 6
"""More lines of small print only in smaller letters."""
NOTHING: Final = " "
"""What a terminal writes for small print, for which it has no room."""
CARD_PHASES: Final = (codes.HOMING, codes.PICK_CARD, codes.DISCARDING)
"""A card is asked for; when the hand is replenished, cards or a number."""


def hand(view: View) -> Iterator[AnyShape]:
    """The viewer's cards; those that may be chosen are raised."""
    if view.seat < 0:
        return
    held = view.hand(view.seat)
    half = max(IN_HALF, (len(held) + 1) // 2)
    asked = view.asked() and view.phase in (*CARD_PHASES, codes.REPLENISHING)
    for k, card in enumerate(held):
        hot = CARD + card in view.moves
        offer = _offer(view) if hot else "refused" if asked else ""
        chosen = view.picking() and view.position.card == card
        move = card_text(view.position, card)
        yield from _card(view.position.chart.text, card, move, (k, half), "chosen" if chosen and not hot else offer)


def _offer(view: View) -> str:
    """What choosing a card means."""
    if view.phase == codes.PICK_CARD:
        return "play"
    return "home" if view.phase == codes.HOMING else "discard"


@lru_cache(REMEMBERED)
def _card(text: str, card: int, move: str, place: tuple[int, int], offer: str) -> tuple[AnyShape, ...]:
    """One card; `place` is which of the hand it is, and how many lie in half the hand."""
    k, half = place
    pitch = (HALF - 16) // half
    hot = offer in ("play", "home", "discard")
    x = (8 if k < half else HALF + 8) + pitch * (k % half)
    y, wide = HAND + (6 if hot else 6 + LIFT), pitch - 10
    high = HEIGHT - HAND - 26
    role = "card-hot" if hot or offer == "chosen" else "card"
    atlas = atlas_of(text)
    unfathomable = card >= atlas.tables.chart.actions
    label = SAY("hand-card", offer=offer, card=printed_words(text, card))
    box = Box(
        id=f"card-{atlas.tables.cards[card]}", role=role, label=label, move=move if hot else None,
        attempt=move if offer == "refused" else None, x=x, y=y, width=wide, height=high, round=16,
    )  # fmt: skip
    face = _strange(text, card, (x, y, wide)) if unfathomable else _printed(text, card, (x, y, wide))
    return box, *face


@lru_cache(REMEMBERED)
def printed_words(text: str, card: int) -> str:
    """Everything that is printed on a card, in words."""
    atlas = atlas_of(text)
    content, name = atlas.content, atlas.tables.chart.names[card]
    if card >= atlas.tables.chart.actions:
        return SAY("card-unfathomable", name=name, text=content.effect_texts[card - int(atlas.tables.chart.actions)])
    port = content.ports[card // 2]
    bundles = [names.things_of(bundle) for bundle in content.bundles[card]]
    return SAY(
        "card-action",
        name=name,
        region=names.region(port.region),
        country=port.country,
        rating=content.ratings[card],
        exchange=SAY("or").join(bundles),
        fact=content.facts[card],
    )


def _printed(text: str, card: int, place: tuple[int, int, int]) -> Iterator[AnyShape]:
    """The face of an Action card: port, country, region, engine rating, exchange, fact."""
    (x, y, wide), content, name = place, atlas_of(text).content, atlas_of(text).tables.cards[card]
    port, copy = content.ports[card // 2], "ab"[card % 2]
    letter = LETTERS[port.region]
    yield Box(
        id=f"card-{name}-band", role=f"band-{letter}", label=port.name, decoration=True,
        x=x + 6, y=y + 6, width=wide - 12, height=94, round=12,
    )  # fmt: skip
    lines = wrap(port.name, 14)[:2]
    size = 36 if len(lines) == 1 and len(port.name) < LONG else 32
    for k, line in enumerate(lines):
        yield write(
            f"card-{name}-name-{k}",
            "words-band",
            line,
            (x + wide // 2, y + 54 + 36 * k - 18 * (len(lines) - 1), size),
            glyph=line[:ROOM],
        )
    yield write(
        f"card-{name}-land",
        "words-card-soft",
        SAY("card-land", country=port.country, copy=copy),
        (x + wide // 2, y + 122, 24),
        glyph=NOTHING,
    )
    yield Symbol(
        id=f"card-{name}-wheel", role="engine", label=SAY("card-rating", rating=content.ratings[card]), decoration=True,
        x=x + 66, y=y + 204, size=116, art="engine",
    )  # fmt: skip
    yield write(
        f"card-{name}-rating",
        "words-engine",
        str(content.ratings[card]),
        (x + 66, y + 204, 58),
        glyph=f"({content.ratings[card]})",
    )
    yield from _bundles(name, content.bundles[card], (x + 128, y + 204, wide - 136))
    yield from _small(name, content.facts[card], (x + wide // 2, y + 292, wide))


def _bundles(name: str, bundles: list[tuple[int, int, int]], place: tuple[int, int, int]) -> Iterator[AnyShape]:
    """What the card is exchanged for; alternatives one below the other."""
    x, y, wide = place
    for n, bundle in enumerate(bundles):
        row = y + 54 * n - 27 * (len(bundles) - 1)
        items = [(kind, number) for kind, number in enumerate(bundle) if number]
        pitch = wide // max(len(items), 1)
        for k, (kind, number) in enumerate(items):
            middle, letter = x + pitch * k + pitch // 2, THINGS[kind].lower()
            said = names.things(kind, number)
            yield write(
                f"card-{name}-{n}-{letter}",
                "words-number",
                str(number),
                (middle - 20, row, 36),
                glyph=f"{number}{letter.upper()}",
            )
            yield Symbol(
                id=f"card-{name}-{n}-{letter}-sign", role=f"thing-{letter}", label=said, decoration=True,
                x=middle + 16, y=row, size=46, art=f"thing-{letter}",
            )  # fmt: skip


def _strange(text: str, card: int, place: tuple[int, int, int]) -> Iterator[AnyShape]:
    """The face of an Unfathomable card: its name and what it does."""
    (x, y, wide), tables = place, atlas_of(text).tables
    name, k = tables.cards[card], card - int(tables.chart.actions)
    title = tables.content.effect_names[k]
    yield Box(
        id=f"card-{name}-band", role="band-u", label=title, decoration=True,
        x=x + 6, y=y + 6, width=wide - 12, height=94, round=12,
    )  # fmt: skip
    lines = wrap(title, 14)[:2]
    for n, line in enumerate(lines):
        yield write(
            f"card-{name}-name-{n}",
            "words-band",
            line,
            (x + wide // 2, y + 54 + 36 * n - 18 * (len(lines) - 1), 32),
            glyph=line[:ROOM],
        )
    yield write(
        f"card-{name}-land", "words-card-soft", SAY("card-strange"), (x + wide // 2, y + 122, 24), glyph=NOTHING
    )
    yield Symbol(
        id=f"card-{name}-sign", role="unfathomable", label=title, decoration=True,
        x=x + wide // 2, y=y + 196, size=110, art="unfathomable",
    )  # fmt: skip
    yield from _small(name, tables.content.effect_texts[k], (x + wide // 2, y + 276, wide))


def _small(name: str, said: str, place: tuple[int, int, int]) -> Iterator[AnyShape]:
    """Small print, as many lines as it needs; `place` is the middle, the top and the width."""
    x, y, wide = place
    size = 25
    lines = wrap(said, int((wide - 20) / (size * 0.47)))
    if len(lines) > MOST_LINES:
        size = 22
        lines = wrap(said, int((wide - 16) / (size * 0.47)))
    for k, printed in enumerate(lines):
        yield write(f"card-{name}-fact-{k}", "words-card-small", printed, (x, y + (size + 4) * k, size), glyph=NOTHING)
