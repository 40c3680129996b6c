"""What the viewer of Bremerhaven holds: the Influence cards, the card just won, Buildings that wait to be built."""

from __future__ import annotations

from collections.abc import Iterator

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import LAND, SEA
from quarterdeck.games.bremerhaven.pack.tables import tables_of
from quarterdeck.games.bremerhaven.picture.cards import Face, building_face, contract_face, ship_face
from quarterdeck.games.bremerhaven.picture.panels import CHOICES, HAND, PURSE, WAITS
from quarterdeck.games.bremerhaven.picture.targets import card_names
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY, SEATS, View
from quarterdeck.games.bremerhaven.words.labels import building_words, contract_words, ship_words
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Thing


def hand(view: View) -> Iterator[Thing]:
    """The viewer's Influence cards, to be carried to bid spaces; not while starting goods are chosen, which need the room."""
    held = () if view.phase == codes.STARTING and view.asked() else view.hand()
    for name, value in zip(card_names(held), held, strict=True):
        yield _card(name, value, SEATS[view.seat])


@remembered(REMEMBERED)
def _card(name: str, value: int, letter: str) -> Thing:
    return Thing(
        id=name, region=HAND, look="card", role=f"seat-{letter}",
        label=SAY("card", value=value), art=f"influence-face-{letter}", corner=str(value),
    )  # fmt: skip


def purse(view: View) -> Iterator[Thing]:
    """What the viewer's score is now, beside the cards that are bid."""
    if view.phase == codes.BIDDING and view.asked() and view.seat == view.shown:
        port = view.ports[view.seat]
        yield _purse(port.money + port.bank, port.prestige, port.score())


@remembered(REMEMBERED)
def _purse(money: int, prestige: int, score: int) -> Thing:
    said = SAY("purse", money=money, prestige=prestige, score=score)
    return Thing(id="purse", region=PURSE, look="note", role="words", label=said, title=said)


def won_card(view: View) -> Iterator[Thing]:
    """The Ship or Contract for which a place is sought."""
    position, key = view.position, view.position.decks.text
    if view.phase == codes.BERTHING:
        ship = int(position.sea[position.next_space - 1 - SEA])
        yield _won(ship_face(key, ship), ship_words(key, ship))
    if view.phase == codes.PLACING:
        contract = int(position.land[position.next_space - 1 - LAND])
        yield _won(contract_face(key, contract), contract_words(key, contract))


@remembered(REMEMBERED)
def _won(face: Face, label: str) -> Thing:
    return Thing(
        id="won", region=CHOICES, look="card", role="card", label=label, title=face.name, art=face.art, facts=face.facts,
        mood="lit",
    )  # fmt: skip


def waiting_buildings(view: View) -> Iterator[Thing]:
    """Buildings beside the shown harbor; their owner can carry them to a space."""
    if view.ports:
        for building in view.ports[view.shown].unbuilt:
            yield _waiting(view.position.decks.text, building)


@remembered(REMEMBERED)
def _waiting(text: str, building: int) -> Thing:
    face = building_face(text, building)
    return Thing(
        id=f"own-waits-{tables_of(text).buildings[building]}", region=WAITS, look="card", role="card",
        label=building_words(text, building), title=face.name, art=face.art, facts=face.facts, lines=face.lines,
    )  # fmt: skip
