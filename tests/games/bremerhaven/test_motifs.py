"""Which drawing shows a card of Bremerhaven, and how the drawings are made."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from quarterdeck.games.bremerhaven.pack.tables import own_tables
from quarterdeck.games.bremerhaven.picture.cards import building_art
from quarterdeck.games.bremerhaven.picture.motifs import (
    BUILDINGS,
    CONTRACTS,
    SHIPS,
    building_motif,
    contract_motif,
    ship_motif,
    space_motif,
)
from quarterdeck.games.bremerhaven.words.notation import BID_NAMES
from quarterdeck.scene.art import drawings

ART = drawings("quarterdeck.games.bremerhaven.art")
OWN = own_tables()
FULL = {name for name in ART if name.startswith(("ship-motif-", "contract-motif-", "building-", "space-"))}
CARDS = {name for name in ART if name.startswith("influence-")}
LARGEST = 3700
"""Bytes of a drawing: all of them come to a table that opens."""


def test_every_card_has_a_motif_of_its_own_choice() -> None:
    """No card is left to what its kind would get, none is named twice, and none that the game does not have."""
    for shown, cards in ((SHIPS, OWN.content.ships), (CONTRACTS, OWN.content.contracts)):
        named = [name for names in shown.values() for name in names]
        assert sorted(named) == sorted(card.name for card in cards)
    assert set(OWN.buildings) == BUILDINGS


def test_every_motif_is_drawn() -> None:
    """And no drawing of a card is there that shows none."""
    text, content = OWN.decks.text, OWN.content
    used = {
        *(ship_motif(card.name, card.cargo) for card in content.ships),
        *(contract_motif(card.name, card.transport) for card in content.contracts),
        *(building_motif(card.name, building_art(text, k)) for k, card in enumerate(content.buildings)),
        *(space_motif(name) for name in BID_NAMES[:6]),
    }
    assert used == FULL
    assert {f"influence-{kind}{seat}" for kind in ("", "face-") for seat in "rgby"} == CARDS


@pytest.mark.parametrize("name", ["Grietje", "Nobody's Ship"])
def test_a_ship_of_another_pack_gets_one_that_carries_the_same(name: str) -> None:
    """A name that the game knows keeps its drawing."""
    assert ship_motif(name, "barrel") == "ship-motif-barrel-boat"
    assert {ship_motif("Nobody's Ship", card.cargo) for card in OWN.content.ships} <= set(ART)


def test_contracts_and_buildings_of_other_packs_get_one_by_their_kind() -> None:
    """What fetches the goods, and the sign of what a Building does."""
    assert contract_motif("Nobody's Order", "train") == "contract-motif-train"
    assert {contract_motif("Nobody's Order", by) for by in ("train", "truck")} <= set(ART)
    signs = [building_art(OWN.decks.text, k) for k in range(len(OWN.buildings))]
    assert building_motif("Nobody's House", "statue") == "building-status-symbol"
    assert {building_motif("Nobody's House", sign) for sign in signs} <= set(ART)


@pytest.mark.parametrize("name", sorted(FULL | CARDS | {"skyline"}))
def test_motifs_bring_their_own_colours_and_are_small(name: str) -> None:
    """So the same drawing fits every theme; nothing takes the colours of a role by mistake."""
    box, body = ART[name]
    assert box == ("0 0 320 200" if name in FULL else "0 0 1280 72" if name == "skyline" else "0 0 100 140")
    assert len(body) <= LARGEST
    picture = ET.fromstring(body)  # noqa: S314 - our own file
    assert (picture.tag, picture.get("stroke")) == ("g", "none")
    for element in picture.iter():
        assert element.tag == "g" or element.get("fill")
