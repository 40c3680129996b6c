"""What ships, crew, creatures and forts can do: every ability has a number, a slug and a clause of its own (PI-A1 …)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final[i64] = 62  # so many abilities are in the first of the two sets of a unit

# Abilities that the cards spell out.
BOARDING_BONUS: Final[i64] = 0
RAIDER: Final[i64] = 1
RAIDER_OF_TWO: Final[i64] = 2
LONG_SHOTS_MISS: Final[i64] = 3
EXPLORER: Final[i64] = 4
CAPTAIN: Final[i64] = 5
DOUBLE_RANGE: Final[i64] = 6
PICKPOCKET: Final[i64] = 7
RAM_PROOF: Final[i64] = 8
GUNNER: Final[i64] = 9
EXTRA_ACTION: Final[i64] = 10
SAME_AGAIN: Final[i64] = 11
FLEET_LEADER: Final[i64] = 12
SACRIFICE: Final[i64] = 13
ISLAND_TRADER: Final[i64] = 14
SHIP_TRADER: Final[i64] = 15
CARGO_SPY: Final[i64] = 16
ISLAND_SPY: Final[i64] = 17
MARKSMAN: Final[i64] = 18
REROLL: Final[i64] = 19
SHOOT_AND_MOVE: Final[i64] = 20
CREW_SHOT: Final[i64] = 21
CARGO_SHOT: Final[i64] = 22
CANNONEER: Final[i64] = 23
LIGHT: Final[i64] = 24
UNDER_FULL_SAIL: Final[i64] = 25
HEAVY: Final[i64] = 26
SAFE_CANNONS: Final[i64] = 27
PIRATE_LOOTER: Final[i64] = 28
TERRAIN_PROOF: Final[i64] = 29
CLEAR_VIEW: Final[i64] = 30
CHEAP_CREW: Final[i64] = 31
TWO_MASTS_A_HIT: Final[i64] = 32
ARMOUR: Final[i64] = 33
FIRST_HIT_IGNORED: Final[i64] = 34
ADMIRAL: Final[i64] = 35
PACK: Final[i64] = 36
CANCELLER: Final[i64] = 37
OARSMAN: Final[i64] = 38
CAPTAINS_GUNNERS: Final[i64] = 39
GOLD_TWO: Final[i64] = 40
GOLD_ONE: Final[i64] = 41
PIN_KILLS_CREW: Final[i64] = 42
CHAINSHOT: Final[i64] = 43
POINT_BLANK: Final[i64] = 44
FOLLOW_UP: Final[i64] = 45
MUSKETEER: Final[i64] = 46
UNLOAD_AND_GO: Final[i64] = 47
LOAD_AND_GO: Final[i64] = 48
FORT_PROOF: Final[i64] = 49
PIN_PROOF: Final[i64] = 50
FIVE_MORE_POINTS: Final[i64] = 51
REVIVED_CREW: Final[i64] = 52
GRAPPLE: Final[i64] = 53
DERELICT_OWNER: Final[i64] = 54
SINK_AND_REPAIR: Final[i64] = 55
BACKFIRE: Final[i64] = 56
HATED: Final[i64] = 57
FRIEND: Final[i64] = 58
SAFE_CREW: Final[i64] = 59
FAR_UNLOADING: Final[i64] = 60
CARGO_ONE: Final[i64] = 61
CARGO_MASTER: Final[i64] = 62
ALL_LONG: Final[i64] = 63
BRITTLE: Final[i64] = 64
LEAVES_THE_LAST: Final[i64] = 65
LADEN_SILENCE: Final[i64] = 66
SLAUGHTER: Final[i64] = 67
PLUNDER: Final[i64] = 68
SMOKEPOT: Final[i64] = 69
FIREPOT: Final[i64] = 70
STINKPOT: Final[i64] = 71
CHARTER: Final[i64] = 72
TREASURE_CANNON: Final[i64] = 73
DOCKED_SAFE: Final[i64] = 74
HELMSMAN: Final[i64] = 75
SHIPWRIGHT: Final[i64] = 76
NAVIGATOR: Final[i64] = 77
SILVER_EXPLORER: Final[i64] = 78
# Keywords (PI-15.1).
SCHOONER: Final[i64] = 79
GALLEY: Final[i64] = 80
JUNK: Final[i64] = 81
TURTLE_SHIP: Final[i64] = 82
LONGSHIP: Final[i64] = 83
GHOST_SHIP: Final[i64] = 84
BROADSIDES: Final[i64] = 85
FEAR: Final[i64] = 86
PARLEY: Final[i64] = 87
SUBMARINE: Final[i64] = 88
SEA_MONSTER: Final[i64] = 89
LIMIT: Final[i64] = 90
RANSOM: Final[i64] = 91
SCORPION: Final[i64] = 92
EXTENDED_RANGE: Final[i64] = 93
EX_PATRIOT: Final[i64] = 94
MERCENARY: Final[i64] = 95
# Further abilities of crew, ships and creatures.
MARINE: Final[i64] = 96
RAM_KILLS_CREW: Final[i64] = 97
STUNNING_BREATH: Final[i64] = 98
BURNING_BREATH: Final[i64] = 99
MAST_BREAKER: Final[i64] = 100
TIDE_CALLER: Final[i64] = 101
DOUBLE_PRIZE: Final[i64] = 102
COPYCAT: Final[i64] = 103
FOG_WALKER: Final[i64] = 104
# Abilities of forts.
GHOSTLY_CREW: Final[i64] = 105
HARBOR_GUNNERS: Final[i64] = 106
WATCHTOWER: Final[i64] = 107
WARM_WELCOME: Final[i64] = 108
THICK_WALLS: Final[i64] = 109
# Abilities that came later, of anything.
HOMEBOUND: Final[i64] = 110
ABILITIES: Final[i64] = 111

SLUGS: Final = (
    "boarding-bonus",
    "raider",
    "raider-of-two",
    "long-shots-miss",
    "explorer",
    "captain",
    "double-range",
    "pickpocket",
    "ram-proof",
    "gunner",
    "extra-action",
    "same-again",
    "fleet-leader",
    "sacrifice",
    "island-trader",
    "ship-trader",
    "cargo-spy",
    "island-spy",
    "marksman",
    "reroll",
    "shoot-and-move",
    "crew-shot",
    "cargo-shot",
    "cannoneer",
    "light",
    "under-full-sail",
    "heavy",
    "safe-cannons",
    "pirate-looter",
    "terrain-proof",
    "clear-view",
    "cheap-crew",
    "two-masts-a-hit",
    "armour",
    "first-hit-ignored",
    "admiral",
    "pack",
    "canceller",
    "oarsman",
    "captains-gunners",
    "gold-two",
    "gold-one",
    "pin-kills-crew",
    "chainshot",
    "point-blank",
    "follow-up",
    "musketeer",
    "unload-and-go",
    "load-and-go",
    "fort-proof",
    "pin-proof",
    "five-more-points",
    "revived-crew",
    "grapple",
    "derelict-owner",
    "sink-and-repair",
    "backfire",
    "hated",
    "friend",
    "safe-crew",
    "far-unloading",
    "cargo-one",
    "cargo-master",
    "all-long",
    "brittle",
    "leaves-the-last",
    "laden-silence",
    "slaughter",
    "plunder",
    "smokepot",
    "firepot",
    "stinkpot",
    "charter",
    "treasure-cannon",
    "docked-safe",
    "helmsman",
    "shipwright",
    "navigator",
    "silver-explorer",
    "schooner",
    "galley",
    "junk",
    "turtle-ship",
    "longship",
    "ghost-ship",
    "broadsides",
    "fear",
    "parley",
    "submarine",
    "sea-monster",
    "limit",
    "ransom",
    "scorpion",
    "extended-range",
    "ex-patriot",
    "mercenary",
    "marine",
    "ram-kills-crew",
    "stunning-breath",
    "burning-breath",
    "mast-breaker",
    "tide-caller",
    "double-prize",
    "copycat",
    "fog-walker",
    "ghostly-crew",
    "harbor-gunners",
    "watchtower",
    "warm-welcome",
    "thick-walls",
    "homebound",
)
"""In the order of the numbers; content is written with these."""
TARGETED: Final = frozenset({"gunner", "hated", "friend"})
"""Written with a target, as `gunner:english`."""
ONE_ONLY: Final = frozenset({"limit"})
"""Of the pieces with one of these a fleet holds at most one (PI-A91)."""
SPACELESS: Final = frozenset({"oarsman", "cargo-one", "cargo-master"})
"""Crew with one of these takes no cargo space (PI-A39, PI-A62, PI-A63)."""
HULL_KEYWORDS: Final = ("galley", "junk", "turtle-ship", "longship")
"""Their ships have hulls of their own; that is all that a junk's keyword says (PI-A82)."""


def clause(ability: int) -> str:
    """The id of an ability's clause."""
    return f"PI-A{ability + 1}"


def number_of(slug: str) -> int:
    """The number of an ability; -1 if there is none of that slug."""
    if slug not in SLUGS:
        return -1
    return SLUGS.index(slug)
