"""Bruise Cruise's cards: the viewer's hand, with all that stands on each card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.atlas import atlas_of
from quarterdeck.games.bruise_cruise.picture.motifs import motif
from quarterdeck.games.bruise_cruise.picture.panels import HAND
from quarterdeck.games.bruise_cruise.picture.sheet import LETTERS
from quarterdeck.games.bruise_cruise.picture.view import ART, REMEMBERED, SAY, View
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.games.bruise_cruise.words.notation import LETTERS as THINGS
from quarterdeck.games.bruise_cruise.words.notation import card_text
from quarterdeck.messages.language import remembered
from quarterdeck.scene.art import is_drawn
from quarterdeck.scene.shapes import Fact, Thing

CARD: Final = int(codes.CARD)
CARD_PHASES: Final = (codes.HOMING, codes.PICK_CARD, codes.DISCARDING, codes.REPLENISHING)
"""A card is asked for; when the hand is replenished, a card or a number."""
Offer = Literal[
    "",
    "play",
    "sail",
    "exchange",
    "claim",
    "battle",
    "missile",
    "home",
    "discard",
    "chosen",
    "refused",
    "no-sail",
    "no-exchange",
]
"""What choosing a card means to the viewer; whether it is chosen already or would be refused, and what none of its kind can do."""
REFUSED: Final = ("refused", "no-sail", "no-exchange")
DEEDS: Final[dict[int, Offer]] = {
    int(codes.SAIL_CARD): "sail",
    int(codes.EXCHANGE): "exchange",
    int(codes.CLAIM): "claim",
    int(codes.BATTLE): "battle",
    int(codes.MISSILE): "missile",
}
"""What is done with a card, by kinds of action."""


def hand(view: View) -> Iterator[Thing]:
    """The viewer's cards."""
    if view.seat < 0:
        return
    asked = view.asked() and view.phase in CARD_PHASES
    for card in view.hand(view.seat):
        offer: Offer = _offer(view) if CARD + card in view.moves else _refused(view, card) if asked else ""
        if view.picking() and view.position.card == card:
            offer = "chosen"
        yield _card(view.position.chart.text, card, card_text(view.position, card), offer)


def _offer(view: View) -> Offer:
    """What choosing a card means."""
    if view.phase == codes.PICK_CARD:
        return DEEDS.get(view.kind, "play")
    return "home" if view.phase == codes.HOMING else "discard"


def _refused(view: View, card: int) -> Offer:
    """Why a card cannot be chosen, as far as that is plain from its kind."""
    if view.phase != codes.PICK_CARD or card < int(view.position.chart.actions):
        return "refused"
    return "no-sail" if view.kind == codes.SAIL_CARD else "no-exchange" if view.kind == codes.EXCHANGE else "refused"


@remembered(REMEMBERED)
def _card(text: str, card: int, move: str, offer: Offer) -> Thing:
    """One card: its picture, and either its sailing distance and exchange value or its effect."""
    atlas = atlas_of(text)
    content, tables, drawing = atlas.content, atlas.tables, motif(atlas.content, card)
    hot = offer not in {"", "chosen", *REFUSED}
    facts: tuple[Fact, ...] = ()
    if card >= tables.chart.actions:
        effect = card - int(tables.chart.actions)
        role, title = "band-u", names.card_words(content.effect_names[effect])
        lines = (names.printed(content.effect_texts[effect]),)
    else:
        port = content.ports[card // 2]
        role, title = f"band-{LETTERS[port.region]}", names.printed(port.name)
        facts, lines = tuple(_facts(text, card)), (SAY("card-region", region=names.region(port.region)),)
    return Thing(
        id=f"card-{tables.cards[card]}", region=HAND, look="card", role=role,
        label=_label(text, card, offer, title), title=title,
        move=move if hot else None, attempt=move if offer in REFUSED else None, art=drawing if is_drawn(ART, drawing) else "",
        corner=SAY("card-cannot", deed=offer) if offer in REFUSED[1:] else "",
        facts=facts, lines=lines, mood="lit" if offer == "chosen" else "plain",
    )  # fmt: skip


def _label(text: str, card: int, offer: Offer, name: str) -> str:
    """What choosing a card does, if it can be chosen, and what it can be used for."""
    content = atlas_of(text).content
    rating = content.ratings[card] if card < len(content.ratings) else 0
    return SAY("hand-card", offer=offer or "none", name=name, rating=rating, card=used_words(text, card))


def _facts(text: str, card: int) -> Iterator[Fact]:
    """The engine rating of an Action card, and the bundles that it is exchanged for."""
    content = atlas_of(text).content
    rating = content.ratings[card]
    yield Fact(
        label=SAY("card-rating", rating=rating),
        art="engine",
        role="engine",
        text=str(rating),
        glyph=SAY("chip-sign", name="engine"),
    )
    for n, bundle in enumerate(content.bundles[card]):
        if n:
            yield Fact(label=SAY("or").strip(), text="/")
        for kind, number in enumerate(bundle):
            if number:
                letter = THINGS[kind].lower()
                label = SAY("card-trade", things=names.things(kind, number))
                yield Fact(
                    label=label,
                    art=f"thing-{letter}",
                    role=f"thing-{letter}",
                    text=str(number),
                    glyph=SAY("chip-sign", name=letter),
                )


@remembered(REMEMBERED)
def printed_words(text: str, card: int) -> str:
    """Everything that is printed on a card, in words."""
    atlas = atlas_of(text)
    if card >= atlas.tables.chart.actions:
        return used_words(text, card)
    return f"{used_words(text, card)}. {names.printed(atlas.content.facts[card])}"


def used_words(text: str, card: int) -> str:
    """What a card is and what it can do, in words: all but the fact on an Action card, which nobody wants to hear each time."""
    atlas = atlas_of(text)
    content, name = atlas.content, names.plain_card(atlas.tables.chart, card)
    if card >= atlas.tables.chart.actions:
        effect = card - int(atlas.tables.chart.actions)
        return SAY("card-unfathomable", name=name, text=names.printed(content.effect_texts[effect]))
    port = content.ports[card // 2]
    bundles = [names.things_of(bundle) for bundle in content.bundles[card]]
    return SAY(
        "card-action",
        name=name,
        region=names.region(port.region),
        country=names.printed(port.country),
        rating=content.ratings[card],
        exchange=SAY("or").join(bundles),
    )
