"""Which drawing of the art package shows a card of Bremerhaven; cards of packs that others wrote get one by their kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quarterdeck.engine.packs import slug

SHIPS: Final = {
    "barrel-boat": ("Grietje", "Teerjacke", "Olga Petersen", "Norsk Drift"),
    "buoy-tender": ("Roter Sand", "Nordermole"),
    "car-carrier": ("Fortuna Maris", "Weser Triumph"),
    "coaster": ("Kleine Antje", "Marta Janssen", "Hinrich Oltmanns", "Kaptein Bohm"),
    "container-ship": ("Stella del Norte", "Kattegat Carrier", "Rio Grande Star", "Yokohama Bridge"),
    "cutter": ("Strandlooper", "Buttpedder", "Krabbenkutter Vier"),
    "feeder": ("Seeschwalbe", "Eiserner Hinnerk", "Weserlotse", "Sundfarer"),
    "freighter": ("Jeverland", "Hanse Pioneer", "Hansa Majestic"),
    "liner": ("Queen Adelheid", "Prinzess Gesine", "Queen Maria II", "Neue Welt"),
    "paddle-steamer": ("Sonntagskind", "Morgenpost", "Regatta"),
    "reefer": ("Columbine", "Cape Farewell"),
    "sailing-ship": ("Windsbraut", "Witte Swaan", "Irrwisch"),
    "steamer": ("Butjadinger Deern", "Lady Carmichael"),
    "tanker": ("Thransund", "Baltic Merchant", "Petrolina", "Atlas Venturer", "Amber Duchess", "Oil Tanker"),
    "tug": ("Tausendsassa", "Allerhand"),
}
"""The Ships that each drawing shows."""
CONTRACTS: Final = {
    "airfield": ("Airfield Fuel",),
    "bakery": ("Master Bakers",),
    "brewery": ("Wulsdorf Brewery", "Whisky Society", "Wine Congress"),
    "bridge": ("Bridge Builders",),
    "coach": ("Choir Outing", "School Trip to Hamburg"),
    "coffee": ("Coffee Roasters",),
    "department-store": ("Department Store", "General Store", "Mail-Order Catalog"),
    "factory": ("Osnabruck Looms", "Hanover Dye Works", "Tar Works", "Kassel Locomotives", "Ruhr Chemicals"),
    "fair": ("Village Fair", "Trade Fair", "World Exhibition"),
    "fish-hall": ("Fish Hall",),
    "hotel": ("Spa Guests of Dorum", "Health Resort", "Emigrants' Hostel", "Alpine Grand Hotel"),
    "market": ("Weekly Market", "Fruit Exchange"),
    "night-train": ("Berlin Sleeper", "Orient Night Train"),
    "orchard": ("Verden Dairy", "Orchard Growers"),
    "palace": ("Royal Household", "Diplomatic Mission"),
    "parcel": ("Express Parcel",),
    "piano": ("Piano for Bremen", "Saxon Piano Makers"),
    "polar": ("Polar Expedition",),
    "shipyard": ("Cuxhaven Shipyard",),
    "stadium": ("Football Final",),
    "storehouse": ("Lehe Chandlery", "Auction House", "Lamp Oil Depot", "Banana Ripening House", "Bonded Store"),
    "tavern": ("Corner Tavern",),
    "theater": ("Touring Theater", "Opera on Tour"),
    "toys": ("Geestendorf Toyshop", "Toy Manufacturers"),
    "train": ("Traveling Salesman", "Notary in a Hurry", "Vintners' Tour"),
    "winter-market": ("Christmas Market",),
    "workshop": ("Schiffdorf Joinery", "Oldenburg Ironmonger", "Hardware Cooperative"),
}
"""The Contracts that each drawing shows."""
SHIP_OF_CARGO: Final = {
    "barrel": "barrel-boat",
    "container": "feeder",
    "crate": "coaster",
    "passenger": "steamer",
    "wild": "sailing-ship",
}
CONTRACT_OF_TRANSPORT: Final = {"train": "train", "truck": "parcel"}
BUILDING_OF_SIGN: Final = {
    "bank": "bank",
    "depot": "truck-depot",
    "exchange": "commodity-exchange",
    "gantry": "gantry-crane",
    "insurance": "insurance-office",
    "lighthouse": "lighthouse",
    "office": "harbor-office",
    "pilot": "pilot-station",
    "plant": "loading-plant",
    "station": "train-station",
    "statue": "status-symbol",
    "warehouse": "warehouse",
    "works": "market-hall",
}
"""The drawing for a Building from another pack, by the sign of its ability (`cards.building_art`)."""
BUILDINGS: Final = frozenset(
    (
        *BUILDING_OF_SIGN.values(),
        "container-works",
        "customs-house",
        "ferry-landing",
        "refinery",
        "sawmill",
        "tank-farm",
        "waiting-hall",
    )
)
"""The slugs of the game's own Buildings: each has a drawing of its own."""


def _by_name(shown: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """The drawing of each card."""
    return {name: motif for motif, names in shown.items() for name in names}


_SHIP: Final = _by_name(SHIPS)
_CONTRACT: Final = _by_name(CONTRACTS)


def ship_motif(name: str, cargo: str) -> str:
    """The drawing of a Ship: its own, or one of a Ship that carries the same."""
    return f"ship-motif-{_SHIP.get(name, SHIP_OF_CARGO[cargo])}"


def contract_motif(name: str, transport: str) -> str:
    """The drawing of a Contract: its own, or what fetches the goods."""
    return f"contract-motif-{_CONTRACT.get(name, CONTRACT_OF_TRANSPORT[transport])}"


def building_motif(name: str, sign: str) -> str:
    """The drawing of a Building: its own, or one of a Building with the same sign (`cards.building_art`)."""
    own = slug(name)
    return f"building-{own if own in BUILDINGS else BUILDING_OF_SIGN[sign]}"


def space_motif(bid_space: str) -> str:
    """The drawing of a space of the Town board: `1.0` to `1.5`."""
    return f"space-{bid_space.replace('.', '-')}"
