"""The pictures on cards: every card has one, and it needs no theme."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from quarterdeck.engine.packs import slug
from quarterdeck.games.bruise_cruise.pack.effects import EFFECTS
from quarterdeck.games.bruise_cruise.pack.format import REGION_NAMES
from quarterdeck.games.bruise_cruise.pack.reading import built_in_content
from quarterdeck.games.bruise_cruise.picture import motifs as bruise_cruise
from quarterdeck.games.kraken.pack.deck import built_in_deck
from quarterdeck.games.kraken.picture import motifs as kraken
from quarterdeck.scene.art import drawing, drawings
from tests.games.bruise_cruise.packs import map_t

KRAKEN = "quarterdeck.games.kraken.art"
BRUISE_CRUISE = "quarterdeck.games.bruise_cruise.art"
MOTIFS = [
    (package, name)
    for package in (KRAKEN, BRUISE_CRUISE)
    for name in drawings(package)
    if re.match(r"card-|port-motif-|unfathomable-", name)
]


def test_every_card_of_kraken_has_a_picture_of_its_own() -> None:
    """A card of another deck shows what any card may show."""
    slugs = {slug(card.name) for card in built_in_deck().cards}
    assert slugs == kraken.MOTIFS
    shown = {kraken.motif(card) for card in slugs} | {kraken.motif("drunken-sailor")}
    assert shown == {name for package, name in MOTIFS if package == KRAKEN}
    assert len(shown) == len(slugs) + 1


def test_every_port_and_every_effect_of_bruise_cruise_has_a_picture_of_its_own() -> None:
    """Both cards of a port show the same."""
    own = built_in_content()
    ports = [bruise_cruise.motif(own, card) for card in range(2 * len(own.ports))]
    assert ports[::2] == ports[1::2]
    assert len(set(ports)) == len(own.ports)
    strange = {bruise_cruise.motif(own, 2 * len(own.ports) + k) for k in range(len(own.effects))}
    assert strange | {"unfathomable-blank"} == {f"unfathomable-{effect}" for effect in EFFECTS}
    assert set(ports) | strange | {"unfathomable-blank"} == {name for package, name in MOTIFS if package != KRAKEN}


def test_ports_of_other_charts_show_what_their_region_shows() -> None:
    """Each region has a picture that one of its own ports shows, too."""
    other, own = map_t(), built_in_content()
    for number, port in enumerate(other.ports):
        shown = bruise_cruise.REGIONS[REGION_NAMES[port.region]]
        assert bruise_cruise.motif(other, 2 * number) == f"port-motif-{shown}"
    regions = {bruise_cruise.PORTS[port.name]: REGION_NAMES[port.region] for port in own.ports}
    assert {region: regions[shown] for region, shown in bruise_cruise.REGIONS.items()} == {
        region: region for region in REGION_NAMES
    }


@pytest.mark.parametrize(("package", "name"), MOTIFS)
def test_a_picture_on_a_card_needs_no_theme(package: str, name: str) -> None:
    """It fills 320 by 200, and takes no colour from a role."""
    box, body = drawing(package, name)
    assert box == "0 0 320 200"
    whole = ET.fromstring(body)  # noqa: S314 - our own file
    assert (whole.tag, whole.attrib) == ("g", {"stroke": "none"})
    ground = whole[0]
    assert (ground.tag, ground.get("width"), ground.get("height")) == ("rect", "320", "200")
    for element in whole.iter():
        assert element.tag == "g" or "fill" in element.attrib, ET.tostring(element)
        assert "currentColor" not in element.attrib.values()
        assert ("stroke-width" in element.attrib) == ("stroke" in element.attrib and element is not whole)
