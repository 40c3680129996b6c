"""What unique treasures, Events, equipment, mysterious islands and terrain do: numbers, slugs and clauses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# What unique treasures do (PI-19.1).
TREASURE_NOTHING_MORE: Final[i64] = 0
TREASURE_SHIPPING_CHARTS: Final[i64] = 1
TREASURE_MARKSMANS_MAP: Final[i64] = 2
TREASURE_FORGED_PAPERS: Final[i64] = 3
TREASURE_HOMEMADE_FLAG: Final[i64] = 4
TREASURE_RUM: Final[i64] = 5
TREASURE_PLAGUE: Final[i64] = 6
TREASURE_GHOSTLY_ENCOUNTER: Final[i64] = 7
TREASURE_SCURVY: Final[i64] = 8
TREASURE_LETTER_OF_MARQUE: Final[i64] = 9
TREASURE_BURIED_TREASURE: Final[i64] = 10
TREASURE_DRY_POWDER: Final[i64] = 11
TREASURE_GREASE_BARRELS: Final[i64] = 12
TREASURE_TREES: Final[i64] = 13
TREASURE_NEPTUNES_FIGUREHEAD: Final[i64] = 14
TREASURE_ABANDONED_CREW: Final[i64] = 15
TREASURE_WEAPONS: Final[i64] = 16
TREASURE_FRUIT: Final[i64] = 17
TREASURE_SEXTANT: Final[i64] = 18
TREASURE_NATIVES: Final[i64] = 19
TREASURE_CROSS_OF_CORONADO: Final[i64] = 20
TREASURE_CASTAWAY: Final[i64] = 21
TREASURE_MISSIONARY: Final[i64] = 22
TREASURE_EXPLOSIVES: Final[i64] = 23
TREASURE_NEPTUNES_TRIDENT: Final[i64] = 24
TREASURE_SPICES: Final[i64] = 25
TREASURE_MAPS_OF_ALEXANDRIA: Final[i64] = 26
TREASURE_RELICS: Final[i64] = 27
TREASURE_WOLVES: Final[i64] = 28
TREASURE_RATS: Final[i64] = 29
TREASURE_WET_GUNPOWDER: Final[i64] = 30
TREASURE_POSEIDONS_BREATH: Final[i64] = 31
TREASURE_FIREWORKS: Final[i64] = 32
TREASURE_JADE: Final[i64] = 33
TREASURE_VOLCANO: Final[i64] = 34
TREASURE_CLEARING_IDOL: Final[i64] = 35
TREASURE_ALBATROSS: Final[i64] = 36
TREASURE_WARDING: Final[i64] = 37
TREASURE_WITCHS_BREW: Final[i64] = 38
TREASURE_SUNKEN_TREASURE: Final[i64] = 39
TREASURE_METAL_HULL: Final[i64] = 40
TREASURE_GOOD_CHARTS: Final[i64] = 41
TREASURE_BAD_PLANS: Final[i64] = 42
TREASURE_RUNE: Final[i64] = 43
TREASURE_HOMING_BEACON: Final[i64] = 44
TREASURE_SEA_PACT: Final[i64] = 45
TREASURE_DECK_CANNON: Final[i64] = 46

# What Events do (PI-2.8).
EVENT_DIVERS: Final[i64] = 0
EVENT_RAFT: Final[i64] = 1
EVENT_ROLLING_FOG: Final[i64] = 2
EVENT_HIDDEN_COVE: Final[i64] = 3
EVENT_FAVOR_OF_THE_GODS: Final[i64] = 4
EVENT_MERMAIDS: Final[i64] = 5
EVENT_FOUL_WINDS: Final[i64] = 6
EVENT_CURSED_ZONE: Final[i64] = 7
EVENT_BECALMED: Final[i64] = 8
EVENT_DUEL: Final[i64] = 9
EVENT_FALSE_TREASURE: Final[i64] = 10
EVENT_MUTINY: Final[i64] = 11

# What equipment does (PI-4.11).
EQUIPMENT_CHAIN_SHOT: Final[i64] = 0
EQUIPMENT_GRAPE_SHOT: Final[i64] = 1
EQUIPMENT_STINKPOT_SHOT: Final[i64] = 2
EQUIPMENT_GRAPPLE_SHOT: Final[i64] = 3
EQUIPMENT_DOUBLE_SHOT: Final[i64] = 4
EQUIPMENT_FIRE_SHOT: Final[i64] = 5
EQUIPMENT_EXPLODING_SHOT: Final[i64] = 6
EQUIPMENT_SMOKEPOT_SHOT: Final[i64] = 7
EQUIPMENT_LETTER: Final[i64] = 8

# What mysterious islands do (PI-8.5).
ISLAND_COINS_LEAVE: Final[i64] = 0
ISLAND_TREASURE_LEAVES: Final[i64] = 1
ISLAND_ALL_COINS_LEAVE: Final[i64] = 2
ISLAND_COINS_SCATTERED: Final[i64] = 3
ISLAND_MASTS_LOST: Final[i64] = 4
ISLAND_OPPONENT_STEERS: Final[i64] = 5
ISLAND_HELD_BACK: Final[i64] = 6
ISLAND_SHORT_MOVE: Final[i64] = 7
ISLAND_NO_EXPLORING: Final[i64] = 8
ISLAND_CREW_MAROONED: Final[i64] = 9
ISLAND_CREW_LOST: Final[i64] = 10
ISLAND_TREASURE_OR_CREW_LOST: Final[i64] = 11
ISLAND_CREW_SCATTERED: Final[i64] = 12
ISLAND_CREW_STAYS: Final[i64] = 13
ISLAND_COINS_COME: Final[i64] = 14
ISLAND_STEER_WITH_OWN_MOVE: Final[i64] = 15
ISLAND_STEER_WITH_HER_MOVE: Final[i64] = 16
ISLAND_WEIGHTLESS_CREW: Final[i64] = 17
ISLAND_SWAP_FOR_UNIQUE: Final[i64] = 18
ISLAND_LATER_SWAP_FOR_UNIQUE: Final[i64] = 19
ISLAND_SWAP_FOR_HIGHER: Final[i64] = 20
ISLAND_EVENT_GAINED: Final[i64] = 21
ISLAND_COIN_ADDED: Final[i64] = 22
ISLAND_COINS_EXCHANGED: Final[i64] = 23
ISLAND_LONG_STRIDE: Final[i64] = 24
ISLAND_TWO_STRIDES: Final[i64] = 25
ISLAND_COIN_SENT_HOME: Final[i64] = 26
ISLAND_TRIBUTE: Final[i64] = 27
ISLAND_LOAD_AND_MOVE: Final[i64] = 28
ISLAND_ISLANDER_JOINS: Final[i64] = 29
ISLAND_COINS_BURN: Final[i64] = 30

# Terrain (PI-16.1).
TERRAIN_FOG_BANK: Final[i64] = 0
TERRAIN_ICEBERG: Final[i64] = 1
TERRAIN_REEF: Final[i64] = 2
TERRAIN_SARGASSO_SEA: Final[i64] = 3
TERRAIN_WHIRLPOOL: Final[i64] = 4
TERRAIN_TRADE_CURRENT: Final[i64] = 5

TREASURE_SLUGS: Final = (
    "nothing-more",
    "shipping-charts",
    "marksmans-map",
    "forged-papers",
    "homemade-flag",
    "rum",
    "plague",
    "ghostly-encounter",
    "scurvy",
    "letter-of-marque",
    "buried-treasure",
    "dry-powder",
    "grease-barrels",
    "trees",
    "neptunes-figurehead",
    "abandoned-crew",
    "weapons",
    "fruit",
    "sextant",
    "natives",
    "cross-of-coronado",
    "castaway",
    "missionary",
    "explosives",
    "neptunes-trident",
    "spices",
    "maps-of-alexandria",
    "relics",
    "wolves",
    "rats",
    "wet-gunpowder",
    "poseidons-breath",
    "fireworks",
    "jade",
    "volcano",
    "clearing-idol",
    "albatross",
    "warding",
    "witchs-brew",
    "sunken-treasure",
    "metal-hull",
    "good-charts",
    "bad-plans",
    "rune",
    "homing-beacon",
    "sea-pact",
    "deck-cannon",
)
EVENT_SLUGS: Final = (
    "divers",
    "raft",
    "rolling-fog",
    "hidden-cove",
    "favor-of-the-gods",
    "mermaids",
    "foul-winds",
    "cursed-zone",
    "becalmed",
    "duel",
    "false-treasure",
    "mutiny",
)
EQUIPMENT_SLUGS: Final = (
    "chain-shot",
    "grape-shot",
    "stinkpot-shot",
    "grapple-shot",
    "double-shot",
    "fire-shot",
    "exploding-shot",
    "smokepot-shot",
    "letter",
)
ISLAND_SLUGS: Final = (
    "coins-leave",
    "treasure-leaves",
    "all-coins-leave",
    "coins-scattered",
    "masts-lost",
    "opponent-steers",
    "held-back",
    "short-move",
    "no-exploring",
    "crew-marooned",
    "crew-lost",
    "treasure-or-crew-lost",
    "crew-scattered",
    "crew-stays",
    "coins-come",
    "steer-with-own-move",
    "steer-with-her-move",
    "weightless-crew",
    "swap-for-unique",
    "later-swap-for-unique",
    "swap-for-higher",
    "event-gained",
    "coin-added",
    "coins-exchanged",
    "long-stride",
    "two-strides",
    "coin-sent-home",
    "tribute",
    "load-and-move",
    "islander-joins",
    "coins-burn",
)
TERRAIN_SLUGS: Final = (
    "fog-bank",
    "iceberg",
    "reef",
    "sargasso-sea",
    "whirlpool",
    "trade-current",
)
"""Each in the order of its numbers; content is written with these."""
AMOUNTS: Final = {
    "rune": (1, 6),
    "coins-leave": (1, 4),
    "masts-lost": (1, 6),
    "held-back": (1, 6),
    "coins-come": (1, 4),
}
"""Written with a number, as `masts-lost:3`: the lowest and the highest."""
BY_THEMSELVES: Final = frozenset({"coins-burn"})
"""Of the effects of islands those that need no die of a ship that docks (PI-R110)."""
NATIONAL: Final = frozenset({"letter"})
"""Written with a nation, as `letter:english`."""
FAMILIES: Final = {
    "treasure": ("PI-U", TREASURE_SLUGS),
    "event": ("PI-V", EVENT_SLUGS),
    "equipment": ("PI-Q", EQUIPMENT_SLUGS),
    "island": ("PI-M", ISLAND_SLUGS),
    "terrain": ("PI-K", TERRAIN_SLUGS),
}
"""How the clause ids of each family begin, and its slugs."""


def clause(family: str, number: int) -> str:
    """The id of the clause of one of a family, as PI-U1."""
    return f"{FAMILIES[family][0]}{number + 1}"
