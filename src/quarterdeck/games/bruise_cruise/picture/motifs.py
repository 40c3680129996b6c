"""What each card of Bruise Cruise shows: a drawing by its port, or by what an Unfathomable card does."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.bruise_cruise.pack.effects import EFFECTS
from quarterdeck.games.bruise_cruise.pack.format import REGION_NAMES
from quarterdeck.games.bruise_cruise.pack.reading import Content

PORTS: Final = {
    # Northern
    "Galveston": "pier",
    "New Orleans": "steamboat",
    "Mobile": "mask",
    "Tampa": "lightning",
    "Cape Canaveral": "rocket",
    "Miami": "skyline",
    "Key West": "lighthouse",
    "Hamilton": "cottages",
    # Central
    "Havana": "capitol",
    "Cienfuegos": "arch",
    "Santiago": "rum",
    "George Town": "turtle",
    "Montego Bay": "bobsleigh",
    "Port-au-Prince": "market",
    "Grand Turk": "cactus",
    "Nassau": "pig",
    # Western
    "Veracruz": "fort",
    "Progreso": "long-pier",
    "Cozumel": "temple",
    "Costa Maya": "wreck",
    "Belize City": "blue-hole",
    "Santo Tomas de Castilla": "volcano",
    "Roatan": "reef",
    "Puerto Limon": "toucan",
    # Southern
    "Colon": "canal",
    "Cartagena": "walls",
    "Santa Marta": "snow-peaks",
    "Oranjestad": "divi-divi",
    "Kralendijk": "flamingos",
    "La Guaira": "waterfall",
    "Isla Margarita": "pearl",
    "Port of Spain": "steelpan",
    # Eastern
    "Santo Domingo": "cathedral",
    "San Juan": "watchtower",
    "Tortola": "sloop",
    "Philipsburg": "jet",
    "St. John's": "bay",
    "Roseau": "parrot",
    "Castries": "pitons",
    "Bridgetown": "windmill",
    "St. George's": "statues",
}
REGIONS: Final = {
    "Northern": "lighthouse",
    "Southern": "walls",
    "Eastern": "bay",
    "Western": "fort",
    "Central": "market",
}
"""For ports of other charts."""


def motif(content: Content, card: int) -> str:
    """The drawing of a card, 320 by 200; all its colours are its own."""
    actions = 2 * len(content.ports)
    if card >= actions:
        return f"unfathomable-{EFFECTS[content.effects[card - actions]]}"
    port = content.ports[card // 2]
    return f"port-motif-{PORTS.get(port.name, REGIONS[REGION_NAMES[port.region]])}"
