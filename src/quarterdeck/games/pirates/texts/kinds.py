"""Effects of unique treasures, Events, equipment, mysterious islands and terrain: one row for each, with number, slug and text.

A row is complete: the Event of number 11 is PI-V12, content is written with its slug, cards and `quarterdeck rules` show its
text. New rows are added at the end of their family; numbers are never changed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit
from quarterdeck.games.pirates.texts.card_text import CardText, Family, Until

TREASURES: Final[dict[int, CardText]] = {}
EVENTS: Final[dict[int, CardText]] = {}
EQUIPMENT: Final[dict[int, CardText]] = {}
ISLANDS: Final[dict[int, CardText]] = {}
TERRAINS: Final[dict[int, CardText]] = {}
"""Each by its numbers."""

# What unique treasures do (PI-19.1).
TREASURE_NOTHING_MORE: Final[i64] = 0
TREASURES[TREASURE_NOTHING_MORE] = CardText(
    "nothing-more",
    "No text; it is worth what is printed on it.",
    filled="No printed treasure has it; it is there for packs.",
    whole=True,
)
TREASURE_SHIPPING_CHARTS: Final[i64] = 1
TREASURES[TREASURE_SHIPPING_CHARTS] = CardText(
    "shipping-charts", "Once a turn look at one face-down piece of any ship's cargo."
)
TREASURE_MARKSMANS_MAP: Final[i64] = 2
TREASURES[TREASURE_MARKSMANS_MAP] = CardText(
    "marksmans-map", "Once a turn look at one face-down treasure on any island."
)
TREASURE_FORGED_PAPERS: Final[i64] = 3
TREASURES[TREASURE_FORGED_PAPERS] = CardText(
    "forged-papers", "The ship may dock at a wild island and explore it within one move action."
)
TREASURE_HOMEMADE_FLAG: Final[i64] = 4
TREASURES[TREASURE_HOMEMADE_FLAG] = CardText("homemade-flag", "Enemy cannons that shoot at the ship have range S.")
TREASURE_RUM: Final[i64] = 5
TREASURES[TREASURE_RUM] = CardText(
    "rum",
    "The ship has no action on its next turn. Unloaded, it is worth 6 less the crew that was aboard when it was"
    " loaded, and never less than 0.",
    filled="That it is never worth less than 0 is our own.",
)
TREASURE_PLAGUE: Final[i64] = 6
TREASURES[TREASURE_PLAGUE] = CardText(
    "plague",
    "All crew aboard is eliminated and the ship cannot dock; the next ship that touches it gets the plague instead.",
)
TREASURE_GHOSTLY_ENCOUNTER: Final[i64] = 7
TREASURES[TREASURE_GHOSTLY_ENCOUNTER] = CardText(
    "ghostly-encounter",
    "Roll a die for each crew aboard: on 1 it is lost. Unloaded, it is worth 1 for each crew that was left.",
)
TREASURE_SCURVY: Final[i64] = 8
TREASURES[TREASURE_SCURVY] = CardText(
    "scurvy",
    "At the start of each own turn roll a die: on 4 to 6 the ship loses a crew. It ends when the ship docks at home.",
)
TREASURE_LETTER_OF_MARQUE: Final[i64] = 9
TREASURES[TREASURE_LETTER_OF_MARQUE] = CardText(
    "letter-of-marque",
    "The ship may dock and repair at enemy home islands; forts do not shoot at it unless it shot at one.",
)
TREASURE_BURIED_TREASURE: Final[i64] = 10
TREASURES[TREASURE_BURIED_TREASURE] = CardText(
    "buried-treasure", "The ship has no action on its next turn. It is worth the roll of one die."
)
TREASURE_DRY_POWDER: Final[i64] = 11
TREASURES[TREASURE_DRY_POWDER] = CardText("dry-powder", "Shown once: the ship gets one more shoot action.")
TREASURE_GREASE_BARRELS: Final[i64] = 12
TREASURES[TREASURE_GREASE_BARRELS] = CardText(
    "grease-barrels", "Shown once: adds L to the base move of one move action."
)
TREASURE_TREES: Final[i64] = 13
TREASURES[TREASURE_TREES] = CardText(
    "trees",
    "May be left on the island if the finder has all masts; shown, it repairs all masts of the ship and is removed.",
)
TREASURE_NEPTUNES_FIGUREHEAD: Final[i64] = 14
TREASURES[TREASURE_NEPTUNES_FIGUREHEAD] = CardText(
    "neptunes-figurehead", "Once: instead of sinking, the ship is docked at home with all masts."
)
TREASURE_ABANDONED_CREW: Final[i64] = 15
TREASURES[TREASURE_ABANDONED_CREW] = CardText(
    "abandoned-crew",
    "Three crew of cost 3 or less come ashore here instead of coins; any ship may take them and they take its nation.",
    filled="How many crew and which is our own: three random generic ones.",
)
TREASURE_WEAPONS: Final[i64] = 16
TREASURES[TREASURE_WEAPONS] = CardText("weapons", "Adds 1 to boarding rolls for each crew aboard.")
TREASURE_FRUIT: Final[i64] = 17
TREASURES[TREASURE_FRUIT] = CardText("fruit", "Takes two cargo spaces and cannot be unloaded; it cures Scurvy.")
TREASURE_SEXTANT: Final[i64] = 18
TREASURES[TREASURE_SEXTANT] = CardText("sextant", "Terrain does nothing to the ship during moves.")
TREASURE_NATIVES: Final[i64] = 19
TREASURES[TREASURE_NATIVES] = CardText(
    "natives", "The ship has no actions for as many of its turns as it has crew aboard; it stays face down."
)
TREASURE_CROSS_OF_CORONADO: Final[i64] = 20
TREASURES[TREASURE_CROSS_OF_CORONADO] = CardText("cross-of-coronado", "Once: a mast that the ship would lose stays.")
TREASURE_CASTAWAY: Final[i64] = 21
TREASURES[TREASURE_CASTAWAY] = CardText(
    "castaway",
    "One free generic crew of cost 3 or less joins the ship and takes its nation.",
    filled="Generic crew stands for a player's collection.",
)
TREASURE_MISSIONARY: Final[i64] = 22
TREASURES[TREASURE_MISSIONARY] = CardText("missionary", "All crew aboard leaves the game.")
TREASURE_EXPLOSIVES: Final[i64] = 23
TREASURES[TREASURE_EXPLOSIVES] = CardText(
    "explosives", "When the ship rams or pins a ship it may be shown: roll a die, on 4 to 6 both ships sink."
)
TREASURE_NEPTUNES_TRIDENT: Final[i64] = 24
TREASURES[TREASURE_NEPTUNES_TRIDENT] = CardText(
    "neptunes-trident",
    "Shown once: a wave S wide and 3L long goes out from the bow; up to two masts or cannons fall on everything"
    " in it, and the ship loses one mast for each piece hit.",
)
TREASURE_SPICES: Final[i64] = 25
TREASURES[TREASURE_SPICES] = CardText("spices", "When the ship unloads, one of its coins counts double.")
TREASURE_MAPS_OF_ALEXANDRIA: Final[i64] = 26
TREASURES[TREASURE_MAPS_OF_ALEXANDRIA] = CardText(
    "maps-of-alexandria", "All treasure on wild islands lies face up for the rest of the game."
)
TREASURE_RELICS: Final[i64] = 27
TREASURES[TREASURE_RELICS] = CardText(
    "relics", "Given to the attacker instead of losing a mast or a crew; it ends that ship's turn."
)
TREASURE_WOLVES: Final[i64] = 28
TREASURES[TREASURE_WOLVES] = CardText(
    "wolves",
    "Nothing may be loaded on this island until a Musketeer or Marine has hit it once.",
    filled="How they are hit is our own: with rank 3 within S, by a shoot action of its own.",
)
TREASURE_RATS: Final[i64] = 29
TREASURES[TREASURE_RATS] = CardText(
    "rats",
    "Each coin aboard is worth 1 less when it is unloaded, and never less than 0.",
    filled="That coins are never worth less than 0 is our own.",
)
TREASURE_WET_GUNPOWDER: Final[i64] = 30
TREASURES[TREASURE_WET_GUNPOWDER] = CardText(
    "wet-gunpowder", "The ship cannot shoot; a repair action, anywhere, removes this instead of repairing."
)
TREASURE_POSEIDONS_BREATH: Final[i64] = 31
TREASURES[TREASURE_POSEIDONS_BREATH] = CardText(
    "poseidons-breath", "Shown once: the ship makes its base move once for each mast and then loses a mast."
)
TREASURE_FIREWORKS: Final[i64] = 32
TREASURES[TREASURE_FIREWORKS] = CardText("fireworks", "Shown once: adds 2 to this ship's cannon rolls this turn.")
TREASURE_JADE: Final[i64] = 33
TREASURES[TREASURE_JADE] = CardText(
    "jade", "Takes one cargo space; at each docking at home the lowest coin aboard counts double."
)
TREASURE_VOLCANO: Final[i64] = 34
TREASURES[TREASURE_VOLCANO] = CardText(
    "volcano", "One treasure and one crew of every ship docked at this island are eliminated."
)
TREASURE_CLEARING_IDOL: Final[i64] = 35
TREASURES[TREASURE_CLEARING_IDOL] = CardText(
    "clearing-idol", "All face-up unique treasure leaves the game, this one, too."
)
TREASURE_ALBATROSS: Final[i64] = 36
TREASURES[TREASURE_ALBATROSS] = CardText(
    "albatross",
    "Takes 1 off every die of the ship; at the start of each own turn roll a die: on 6 it moves to another of "
    "your ships.",
)
TREASURE_WARDING: Final[i64] = 37
TREASURES[TREASURE_WARDING] = CardText("warding", "No enemy ability works on the ship or its crew.")
TREASURE_WITCHS_BREW: Final[i64] = 38
TREASURES[TREASURE_WITCHS_BREW] = CardText(
    "witchs-brew", "Instead of an action the ship may place a fog bank with its centre within L."
)
TREASURE_SUNKEN_TREASURE: Final[i64] = 39
TREASURES[TREASURE_SUNKEN_TREASURE] = CardText(
    "sunken-treasure",
    "Takes two cargo spaces. When it is loaded roll two dice: it is worth that, and 1 less for each own turn since.",
)
TREASURE_METAL_HULL: Final[i64] = 40
TREASURES[TREASURE_METAL_HULL] = CardText(
    "metal-hull", "The base move is S and only a rolled 6 hits the ship; the first hit removes this instead of a mast."
)
TREASURE_GOOD_CHARTS: Final[i64] = 41
TREASURES[TREASURE_GOOD_CHARTS] = CardText("good-charts", "Adds 2 to the ship's rolls on mysterious islands.")
TREASURE_BAD_PLANS: Final[i64] = 42
TREASURES[TREASURE_BAD_PLANS] = CardText("bad-plans", "Takes 1 off the ship's rolls on mysterious islands.")
TREASURE_RUNE: Final[i64] = 43
TREASURES[TREASURE_RUNE] = CardText("rune", "Shown once: one die just rolled shows {amount}.", amounts=(1, 6))
TREASURE_HOMING_BEACON: Final[i64] = 44
TREASURES[TREASURE_HOMING_BEACON] = CardText(
    "homing-beacon", "Shown once: the ship is docked at home if a free straight line leads there."
)
TREASURE_SEA_PACT: Final[i64] = 45
TREASURES[TREASURE_SEA_PACT] = CardText("sea-pact", "Whirlpools cost the ship nothing.")
TREASURE_DECK_CANNON: Final[i64] = 46
TREASURES[TREASURE_DECK_CANNON] = CardText(
    "deck-cannon",
    "The ship has one more cannon 2S that only sinking removes; its range is measured from any point of the hull.",
)
TREASURE_SWORD: Final[i64] = 47
TREASURES[TREASURE_SWORD] = CardText(
    "sword",
    "Adds 1 to the ship's boarding rolls.",
)
TREASURE_DEPTH_SIGHT: Final[i64] = 48
TREASURES[TREASURE_DEPTH_SIGHT] = CardText(
    "depth-sight",
    "The ship may shoot at submerged ships and creatures within S.",
)
TREASURE_AMULET: Final[i64] = 49
TREASURES[TREASURE_AMULET] = CardText(
    "amulet",
    "Takes 1 off the cannon rolls of Cursed ships and creatures against the ship.",
)
TREASURE_SEA_CURSE: Final[i64] = 50
TREASURES[TREASURE_SEA_CURSE] = CardText(
    "sea-curse",
    "Sea creatures add 1 to their cannon rolls against the ship.",
)
TREASURE_WARPED_CANNONS: Final[i64] = 51
TREASURES[TREASURE_WARPED_CANNONS] = CardText(
    "warped-cannons",
    "Takes 1 off the ship's cannon rolls; the first shoot action in which she hits removes this.",
)
TREASURE_POWER_CANNONS: Final[i64] = 52
TREASURES[TREASURE_POWER_CANNONS] = CardText(
    "power-cannons",
    "Cannons on masts have range 2L; the first shoot action in which the ship hits removes this.",
)
TREASURE_MONKEYS_PAW: Final[i64] = 53
TREASURES[TREASURE_MONKEYS_PAW] = CardText(
    "monkeys-paw",
    "Once a turn the first cannon of an enemy ship that shoots at this ship hits, whatever is rolled.",
    filled="That it is the first cannon is our own: the shooter picks which one fires first.",
)
TREASURE_ROTTING_HULL: Final[i64] = 54
TREASURES[TREASURE_ROTTING_HULL] = CardText(
    "rotting-hull",
    "The ship has one cargo space less; what finds no room is put ashore where this was found. A repair "
    "action, anywhere, removes this instead of repairing.",
)
TREASURE_RED_SKULL: Final[i64] = 55
TREASURES[TREASURE_RED_SKULL] = CardText(
    "red-skull",
    "The ship and all crew aboard belong to the Cursed.",
)
TREASURE_DREAD: Final[i64] = 56
TREASURES[TREASURE_DREAD] = CardText(
    "dread",
    "At the start of each own turn roll a die for each other ship within S, your own, too: on 5 it and "
    "its crew have no abilities this turn, on 6 its base move is S on its next turn.",
)
TREASURE_SECOND_LIFE: Final[i64] = 57
TREASURES[TREASURE_SECOND_LIFE] = CardText(
    "second-life",
    "Face-up crew of the ship that would be eliminated is turned face down instead.",
)
TREASURE_PARROT: Final[i64] = 58
TREASURES[TREASURE_PARROT] = CardText(
    "parrot",
    "Once a turn the ship takes one random treasure from a ship that she touches, if there is room.",
)
TREASURE_OUTLAW: Final[i64] = 59
TREASURES[TREASURE_OUTLAW] = CardText(
    "outlaw",
    "The ship is a mercenary: she may not dock at her home island.",
)
TREASURE_KEEN_EYE: Final[i64] = 60
TREASURES[TREASURE_KEEN_EYE] = CardText("keen-eye", "In each shoot action one cannon on a mast may shoot twice as far.")
TREASURE_WINE: Final[i64] = 61
TREASURES[TREASURE_WINE] = CardText(
    "wine",
    "The ship may dock at enemy home islands and swap this for a coin of her choice there. Within S of one, or "
    "of an enemy fort, she neither shoots nor is shot at.",
    filled="That she does not dock at enemy forts is our own: their gold is counted, and does not lie there in coins.",
)
TREASURE_BANNER_OF_BARBARY: Final[i64] = 62
TREASURES[TREASURE_BANNER_OF_BARBARY] = CardText(
    "banner-of-barbary",
    "Aboard a Barbary ship it is worth 1 for each mast that she takes from an enemy. Unloaded by any "
    "other ship it is worth 5.",
)
TREASURE_JAIL: Final[i64] = 63
TREASURES[TREASURE_JAIL] = CardText(
    "jail",
    "All crew aboard is put on the ship's home island.",
)
TREASURE_CANNIBALS: Final[i64] = 64
TREASURES[TREASURE_CANNIBALS] = CardText(
    "cannibals",
    "The crew aboard that costs least is eliminated.",
)
TREASURE_CURSED_COIN: Final[i64] = 65
TREASURES[TREASURE_CURSED_COIN] = CardText(
    "cursed-coin",
    "Roll a die: on 1 all coins on this island leave the game.",
)
TREASURE_STORM: Final[i64] = 66
TREASURES[TREASURE_STORM] = CardText(
    "storm",
    "Every ship in play loses a mast.",
)
TREASURE_SACRED_TIKI: Final[i64] = 67
TREASURES[TREASURE_SACRED_TIKI] = CardText(
    "sacred-tiki",
    "The ship loses all crew but one.",
    filled="What it does with tribal chieftains aboard is left out: nothing says who they are.",
)
TREASURE_FALSE_CHARTS: Final[i64] = 68
TREASURES[TREASURE_FALSE_CHARTS] = CardText(
    "false-charts",
    "Your trade currents are taken away, all islands are unexplored for you again, and you put this on "
    "any wild island.",
)
TREASURE_BLOODY_GOLD: Final[i64] = 69
TREASURES[TREASURE_BLOODY_GOLD] = CardText(
    "bloody-gold",
    "It stays here face up, and all treasure here is turned face up. Whoever loads a coin here loses the "
    "cheapest crew that costs at least as much as the coin is worth. It goes with the last coin.",
    filled="That it is the cheapest such crew is our own.",
)
TREASURE_BLOOD_MONEY: Final[i64] = 70
TREASURES[TREASURE_BLOOD_MONEY] = CardText(
    "blood-money",
    "It stays here face up, and all treasure here is turned face up. Whoever loads a coin here, but for "
    "Spanish ships, loses the cheapest crew that costs at least as much as the coin is worth. It goes "
    "with the last coin.",
    filled="That it is the cheapest such crew is our own.",
)
TREASURE_BOTTLE: Final[i64] = 71
TREASURES[TREASURE_BOTTLE] = CardText(
    "bottle",
    "The ship is docked at the wild island with the least treasure; if there are several, the next player picks one.",
)
TREASURE_NATIVE_LORE: Final[i64] = 72
TREASURES[TREASURE_NATIVE_LORE] = CardText(
    "native-lore",
    "Three trade currents are placed within L of the ship.",
    filled="How near they lie is our own.",
)
TREASURE_ABANDONED_CHARTS: Final[i64] = 73
TREASURES[TREASURE_ABANDONED_CHARTS] = CardText(
    "abandoned-charts",
    "All wild islands are explored for you, and you look at all treasure of one of them.",
)
TREASURE_BLACK_SPOT: Final[i64] = 74
TREASURES[TREASURE_BLACK_SPOT] = CardText(
    "black-spot",
    "At the start of each own turn roll a die: on 6 the crew aboard that costs most is eliminated.",
)
TREASURE_DEATHS_DOLL: Final[i64] = 75
TREASURES[TREASURE_DEATHS_DOLL] = CardText(
    "deaths-doll",
    "At the start of each own turn roll a die: on 5 or 6 an enemy crew is turned face down and has no "
    "abilities on its next turn.",
    filled="That the crew is chosen after the roll is our own.",
)
TREASURE_VOODOO_DOLL: Final[i64] = 76
TREASURES[TREASURE_VOODOO_DOLL] = CardText(
    "voodoo-doll",
    "At the start of each own turn roll a die: on 5 or 6 an enemy crew, not of the Cursed, is turned face "
    "down and has no abilities on its next turn.",
    filled="That the crew is chosen after the roll is our own.",
)
TREASURE_RUNES_OF_DEATH: Final[i64] = 77
TREASURES[TREASURE_RUNES_OF_DEATH] = CardText(
    "runes-of-death",
    "At the start of each own turn the ship loses a crew, or a mast if there is none; without either this "
    "is removed. It may be handed to a ship that she touches.",
    filled="That it is each own turn, not that of every player, is our own.",
)
TREASURE_COMPASS: Final[i64] = 78
TREASURES[TREASURE_COMPASS] = CardText(
    "compass",
    "Instead of a move action the ship is docked at home if a free straight line leads there. It stays aboard.",
)
TREASURE_TARGETING_SCOPE: Final[i64] = 79
TREASURES[TREASURE_TARGETING_SCOPE] = CardText(
    "targeting-scope",
    "Shown once: the ship's next shot this turn hits, whatever is rolled.",
)
TREASURE_SCREW_ENGINE: Final[i64] = 80
TREASURES[TREASURE_SCREW_ENGINE] = CardText(
    "screw-engine",
    "Shown once: the ship makes her move twice in one move action.",
)
TREASURE_RUNES_OF_SPEED: Final[i64] = 81
TREASURES[TREASURE_RUNES_OF_SPEED] = CardText(
    "runes-of-speed",
    "Shown once, at the start of your turn: the ship and her crew have no abilities this turn, and she "
    "makes her move twice in one move action.",
    filled="That it is one action is our own.",
)
TREASURE_RUNES_OF_POWER: Final[i64] = 82
TREASURES[TREASURE_RUNES_OF_POWER] = CardText(
    "runes-of-power",
    "Shown once, at the start of your turn: the ship, her crew and whomever she shoots at have no "
    "abilities this turn, and she gets one more shoot action.",
)
TREASURE_PERISCOPE: Final[i64] = 83
TREASURES[TREASURE_PERISCOPE] = CardText(
    "periscope",
    "Shown once, while the ship has an action left: an enemy ship and its crew have no abilities this turn.",
)
TREASURE_RUNES_OF_DESTRUCTION: Final[i64] = 84
TREASURES[TREASURE_RUNES_OF_DESTRUCTION] = CardText(
    "runes-of-destruction",
    "Shown once: an iceberg is taken away.",
)
TREASURE_JAILHOUSE_DOG: Final[i64] = 85
TREASURES[TREASURE_JAILHOUSE_DOG] = CardText(
    "jailhouse-dog",
    "Shown once: a unique treasure that lies face up leaves the game.",
    filled="That it has to lie face up is our own.",
)
TREASURE_PIECE_OF_EIGHT: Final[i64] = 86
TREASURES[TREASURE_PIECE_OF_EIGHT] = CardText(
    "piece-of-eight",
    "Instead of an action of this ship another Pirate ship of your fleet gets one more action.",
    filled="That it is a ship of your own fleet is our own.",
)
TREASURE_SEASTAR: Final[i64] = 87
TREASURES[TREASURE_SEASTAR] = CardText(
    "seastar",
    "Once a turn roll a die: on 5 or 6 the ship repairs a mast, the one nearest to her bow.",
    filled="Which mast is our own.",
)
TREASURE_FROND: Final[i64] = 88
TREASURES[TREASURE_FROND] = CardText(
    "frond",
    "Once a turn, ahead of a move action, roll a die: on 5 or 6 it adds L and L to her base move; on 1 or "
    "2 this is put face down on the nearest wild island.",
    filled="That it may be left unused is our own.",
)
TREASURE_PENSION: Final[i64] = 89
TREASURES[TREASURE_PENSION] = CardText(
    "pension",
    "Shown once, at home: crew of the ship may be eliminated for 1 gold each.",
)
TREASURE_DOWRY: Final[i64] = 90
TREASURES[TREASURE_DOWRY] = CardText(
    "dowry",
    "Shown once, at home: any crew of the fleet may be eliminated for 1 gold each.",
)
TREASURE_BURNING_MIRROR: Final[i64] = 91
TREASURES[TREASURE_BURNING_MIRROR] = CardText(
    "burning-mirror",
    "Once a turn, instead of an action, roll a die for an enemy ship farther away than S and nearer than "
    "L: on 5 or 6 up to two of its masts burn, on 1 this is removed.",
    filled="Which masts burn is our own: those nearest to the bow.",
)
TREASURE_POTIONS: Final[i64] = 92
TREASURES[TREASURE_POTIONS] = CardText(
    "potions",
    "Shown once: a die of an opponent's ship is rolled again.",
)
TREASURE_SMUGGLED_GOODS: Final[i64] = 93
TREASURES[TREASURE_SMUGGLED_GOODS] = CardText(
    "smuggled-goods",
    "When the ship unloads, the lowest of its coins counts double; then this is removed.",
)
TREASURE_DRIFTWOOD: Final[i64] = 94
TREASURES[TREASURE_DRIFTWOOD] = CardText(
    "driftwood",
    "Once: crew of the ship that would be eliminated lands on the nearest wild island instead.",
    filled="That it is the first such crew is our own: nobody is asked.",
)
TREASURE_BANNER_OF_MALTA: Final[i64] = 95
TREASURES[TREASURE_BANNER_OF_MALTA] = CardText(
    "banner-of-malta",
    "Found by a Barbary ship it is worth 5. Aboard any other ship it is worth 1 for each mast that she "
    "takes from an enemy.",
)
TREASURE_PRESS_GANG: Final[i64] = 96
TREASURES[TREASURE_PRESS_GANG] = CardText(
    "press-gang", "The ship loses one crew that her player picks; if none is picked she loses a mast."
)
TREASURE_RUNES_OF_MAGIC: Final[i64] = 97
TREASURES[TREASURE_RUNES_OF_MAGIC] = CardText(
    "runes-of-magic",
    "Shown once: an iceberg moves L in any direction, up to what it touches; each ship that it touches loses a mast.",
)
TREASURE_MINES: Final[i64] = 98
TREASURES[TREASURE_MINES] = CardText(
    "mines",
    "Shown once, when an enemy ship ends her move within S of the ship: she loses a mast.",
    filled="Which mast is our own: the one nearest to her bow.",
)
TREASURE_RUNES_OF_ODIN: Final[i64] = 99
TREASURES[TREASURE_RUNES_OF_ODIN] = CardText(
    "runes-of-odin",
    "Shown once: a new iceberg is placed on an enemy ship that is farther than S from all islands. All ships that it "
    "touches leave the game, with all aboard.",
    filled="That it has to lie on an enemy ship is our own.",
)
TREASURE_MAPS_OF_HADES: Final[i64] = 100
TREASURES[TREASURE_MAPS_OF_HADES] = CardText(
    "maps-of-hades",
    "At the start of each own turn roll a die: on 5 or 6 the previous player makes the ship's next move.",
    filled="That it is rolled when the turn begins, and that the ship's player says when she moves, is our own.",
)
TREASURE_MAELSTROM: Final[i64] = 101
TREASURES[TREASURE_MAELSTROM] = CardText(
    "maelstrom",
    "The ship is taken into the nearest whirlpool, may come out at any other one, and loses what whirlpools cost.",
    filled="A ship that does not come out elsewhere stays where she is.",
)
TREASURE_AMMUNITION: Final[i64] = 102
TREASURES[TREASURE_AMMUNITION] = CardText(
    "ammunition",
    "A piece of equipment that is a shot joins the ship; it takes no cargo space.",
    filled="Equipment of the pack stands for a player's collection.",
)
TREASURE_FRENCH_DECREE: Final[i64] = 103
TREASURES[TREASURE_FRENCH_DECREE] = CardText(
    "french-decree",
    "Each time the ship has sunk an enemy that is not French a random coin of a wild island goes to your home island.",
    filled="That it is the nearest island with treasure is our own.",
)
TREASURE_ENGLISH_DECREE: Final[i64] = 104
TREASURES[TREASURE_ENGLISH_DECREE] = CardText(
    "english-decree",
    "Each time the ship has sunk an enemy that is not English a random coin of a wild island goes to your home island.",
    filled="That it is the nearest island with treasure is our own.",
)
TREASURE_LIVESTOCK: Final[i64] = 105
TREASURES[TREASURE_LIVESTOCK] = CardText(
    "livestock",
    "Shown once, when a sea creature has rammed the ship, ahead of boarding: the creature is moved to the nearest island.",
)
TREASURE_KEY: Final[i64] = 106
TREASURES[TREASURE_KEY] = CardText(
    "key",
    "It is swapped for a face-down treasure of another wild island, which you choose or draw there; a coin for which there is no room stays ashore.",
    filled="That a coin which finds no room stays ashore is our own.",
)
TREASURE_RUNES_OF_WEALTH: Final[i64] = 107
TREASURES[TREASURE_RUNES_OF_WEALTH] = CardText(
    "runes-of-wealth",
    "Takes one cargo space. Shown once, while no cargo space is free: roll a die, and each coin aboard is worth that.",
    filled="That it may be put off is our own.",
)
TREASURE_NECKLACE: Final[i64] = 108
TREASURES[TREASURE_NECKLACE] = CardText(
    "necklace",
    "Shown once, instead of a move action: the ship is docked at any wild island, and this is left there; "
    "your ships never load it again.",
)
TREASURE_NEMOS_PLANS: Final[i64] = 109
TREASURES[TREASURE_NEMOS_PLANS] = CardText(
    "nemos-plans",
    "Other unique treasure aboard that would leave the game after use stays, and serves again from your "
    "next turn on. This stays aboard until the ship sinks.",
)
TREASURE_SAVAGE_NATIVES: Final[i64] = 110
TREASURES[TREASURE_SAVAGE_NATIVES] = CardText(
    "savage-natives",
    "Roll a die: on 1 to 3 the crew aboard that costs least is eliminated, on 4 to 6 the one that costs "
    "most. The ship may load one coin here and has to leave on her next turn. This stays face down on the "
    "island.",
)
TREASURE_CURSED_NATIVES: Final[i64] = 111
TREASURES[TREASURE_CURSED_NATIVES] = CardText(
    "cursed-natives",
    "Roll a die: on 1 to 3 the crew aboard that costs least is eliminated, on 4 to 6 the one that costs "
    "most. The ship may load one coin here and has to leave on her next turn. This stays face down on the "
    "island. It does nothing to Cursed ships.",
)
TREASURE_TRADE_ROUTE: Final[i64] = 112
TREASURES[TREASURE_TRADE_ROUTE] = CardText(
    "trade-route",
    "Shown once: a random treasure of your home island is swapped for a random one of an enemy's.",
    filled="That your player picks the enemy is our own.",
)
TREASURE_PANDORAS_BOX: Final[i64] = 113
TREASURES[TREASURE_PANDORAS_BOX] = CardText(
    "pandoras-box",
    "Each player picks a unique treasure that is not in the game, and the ship finds them all here, one after the other.",
    filled="That they are found on the island is our own, and the pack stands for a player's collection.",
)
TREASURE_JIKININKI: Final[i64] = 114
TREASURES[TREASURE_JIKININKI] = CardText(
    "jikininki",
    "When the ship docks at home roll a die, ahead of unloading, and this is removed: on 1 to 3 all her crew is "
    "eliminated, on 4 to 6 four random coins of wild islands go to your home island.",
    filled="That each coin comes from the nearest island with treasure is our own.",
)
TREASURE_CONCH: Final[i64] = 115
TREASURES[TREASURE_CONCH] = CardText(
    "conch",
    "Instead of an action of this ship a sea monster of your fleet gets one more action, or you move one of another "
    "fleet by its base move.",
    filled="That a monster of another fleet only moves is our own.",
)
TREASURE_ALTAR: Final[i64] = 116
TREASURES[TREASURE_ALTAR] = CardText(
    "altar",
    "It stays here face up. Once a turn you may eliminate two crew of ships docked here: then the next player's ships "
    "have no actions on their next turn.",
    filled="That they have none, and are not given any by you, is our own.",
)
TREASURE_RUNES_OF_DEFENSE: Final[i64] = 117
TREASURES[TREASURE_RUNES_OF_DEFENSE] = CardText(
    "runes-of-defense",
    "Shown once, when a hit or a ram would cost the ship a mast: the mast stays, and she is moved S in any direction, up "
    "to what she touches.",
    filled="That the runes serve against hits and rams alone is our own.",
)
TREASURE_TRITONS_DEFENSE: Final[i64] = 118
TREASURES[TREASURE_TRITONS_DEFENSE] = CardText(
    "tritons-defense",
    "Shown once, when a sea creature has rammed the ship, ahead of boarding, or its hit costs her a mast: the creature "
    "loses a segment and is moved S straight away from her.",
    filled="Which segment is our own: the first one.",
)
TREASURE_BAD_MAPS: Final[i64] = 119
TREASURES[TREASURE_BAD_MAPS] = CardText(
    "bad-maps",
    "The next player moves the ship and the island where it was found 2L, both in one direction.",
)
TREASURE_LOST: Final[i64] = 120
TREASURES[TREASURE_LOST] = CardText(
    "lost",
    "Roll a die: you place so many fog banks, each near any ship or creature and at least S from islands and other terrain.",
    filled="That they are fog banks, on open sea with the middle within L of somebody, is our own.",
)
TREASURE_CLAW_CANNON: Final[i64] = 121
TREASURES[TREASURE_CLAW_CANNON] = CardText(
    "claw-cannon",
    "In a shoot action the ship may fire one cannon alone: its hit costs a mast as usual, and then the target is placed "
    "alongside and may be boarded.",
    filled="That any of her cannons will do, and that the target lies at the nearest free place, is our own.",
)
TREASURE_BARREL_OF_MONKEYS: Final[i64] = 122
TREASURES[TREASURE_BARREL_OF_MONKEYS] = CardText(
    "barrel-of-monkeys",
    "When the ship begins a move action at a wild island a random treasure that lies face down aboard stays there. Once a "
    "turn, when she ends a move beside another ship, one goes aboard that ship; without room there it is eliminated.",
    filled="That what lies face up stays aboard, and that moves of others do not count, is our own.",
)

# What Events do (PI-2.8).
EVENT_DIVERS: Final[i64] = 0
EVENTS[EVENT_DIVERS] = CardText(
    "divers", "Right after you sink an enemy ship: you get all of its gold. Not on a turn in which Raft is shown."
)
EVENT_RAFT: Final[i64] = 1
EVENTS[EVENT_RAFT] = CardText(
    "raft", "Right after one of your ships sinks: its crew and gold go to the nearest wild island."
)
EVENT_ROLLING_FOG: Final[i64] = 2
EVENTS[EVENT_ROLLING_FOG] = CardText(
    "rolling-fog",
    "At the start of your turn, on a fog bank: on each own turn a die tells in which direction it drifts S.",
)
EVENT_HIDDEN_COVE: Final[i64] = 3
EVENTS[EVENT_HIDDEN_COVE] = CardText(
    "hidden-cove",
    "At the start of your turn: one of your ships docks, free of charge, at the nearest wild island that is "
    "unexplored or empty.",
)
EVENT_FAVOR_OF_THE_GODS: Final[i64] = 4
EVENTS[EVENT_FAVOR_OF_THE_GODS] = CardText(
    "favor-of-the-gods", "At the start of your turn: all other Events, shown and hidden, leave the game."
)
EVENT_MERMAIDS: Final[i64] = 5
EVENTS[EVENT_MERMAIDS] = CardText(
    "mermaids",
    "At the start of your turn, on an enemy ship that is not docked: it has no actions for as many of its turns"
    " as it has crew.",
)
EVENT_FOUL_WINDS: Final[i64] = 6
EVENTS[EVENT_FOUL_WINDS] = CardText(
    "foul-winds",
    "At the start of your turn, on open sea: every undocked ship within L is moved L in a direction that the "
    "player after its owner picks; one that touches an island loses a mast.",
)
EVENT_CURSED_ZONE: Final[i64] = 7
EVENTS[EVENT_CURSED_ZONE] = CardText(
    "cursed-zone",
    "At the start of your turn, on open sea: dice for ships within L count 2 less up to your next turn.",
    filled="How long it lasts is our own, and that a rolled number never falls below 1.",
)
EVENT_BECALMED: Final[i64] = 8
EVENTS[EVENT_BECALMED] = CardText(
    "becalmed",
    "At the start of your turn, on open sea: up to your next turn nobody within L moves but ships that could "
    "move as derelicts.",
)
EVENT_DUEL: Final[i64] = 9
EVENTS[EVENT_DUEL] = CardText(
    "duel",
    "At the start of your turn: one of your crew and one enemy crew each roll a die and add their costs; the "
    "lower is out, in a tie both are.",
)
EVENT_FALSE_TREASURE: Final[i64] = 10
EVENTS[EVENT_FALSE_TREASURE] = CardText(
    "false-treasure", "At the start of your turn: all coins aboard one enemy ship leave the game."
)
EVENT_MUTINY: Final[i64] = 11
EVENTS[EVENT_MUTINY] = CardText(
    "mutiny", "At the start of your turn, on an enemy ship: roll a die for each of its crew; on 6 that crew is out."
)

# What equipment does (PI-4.11).
EQUIPMENT_CHAIN_SHOT: Final[i64] = 0
EQUIPMENT[EQUIPMENT_CHAIN_SHOT] = CardText(
    "chain-shot", "One cannon: a hit removes no mast, but the target cannot move on its next turn."
)
EQUIPMENT_GRAPE_SHOT: Final[i64] = 1
EQUIPMENT[EQUIPMENT_GRAPE_SHOT] = CardText("grape-shot", "One cannon: a hit eliminates a crew instead of a mast.")
EQUIPMENT_STINKPOT_SHOT: Final[i64] = 2
EQUIPMENT[EQUIPMENT_STINKPOT_SHOT] = CardText(
    "stinkpot-shot", "One cannon: a hit removes no mast, but the target's crew has no abilities on its next turn."
)
EQUIPMENT_GRAPPLE_SHOT: Final[i64] = 3
EQUIPMENT[EQUIPMENT_GRAPPLE_SHOT] = CardText(
    "grapple-shot", "One cannon: a hit removes no mast, but the ship may start a boarding party."
)
EQUIPMENT_DOUBLE_SHOT: Final[i64] = 4
EQUIPMENT[EQUIPMENT_DOUBLE_SHOT] = CardText(
    "double-shot", "One cannon shoots a second time; a rolled 1 also costs an own mast."
)
EQUIPMENT_FIRE_SHOT: Final[i64] = 5
EQUIPMENT[EQUIPMENT_FIRE_SHOT] = CardText(
    "fire-shot", "One cannon: a hit makes a mast a fire mast; a rolled 1 does so to an own mast."
)
EQUIPMENT_EXPLODING_SHOT: Final[i64] = 6
EQUIPMENT[EQUIPMENT_EXPLODING_SHOT] = CardText(
    "exploding-shot", "One cannon: a hit makes a mast a fire mast and eliminates a crew; a rolled 1 costs an own mast."
)
EQUIPMENT_SMOKEPOT_SHOT: Final[i64] = 7
EQUIPMENT[EQUIPMENT_SMOKEPOT_SHOT] = CardText(
    "smokepot-shot",
    "One cannon lays smoke instead of shooting: a fog bank with its centre within S, up to the start of your "
    "next turn.",
)
EQUIPMENT_LETTER: Final[i64] = 8
EQUIPMENT[EQUIPMENT_LETTER] = CardText(
    "letter",
    "When {target} shoot at her, ahead of the die, her player may pay: the shooter gets one random coin from "
    "her or from home and cannot shoot at her again this turn. It is lost when this ship shoots at one of them.",
)

# What mysterious islands do (PI-8.5).
ISLAND_COINS_LEAVE: Final[i64] = 0
ISLANDS[ISLAND_COINS_LEAVE] = CardText(
    "coins-leave", "Random coins leave for another wild island, {amount} of them.", amounts=(1, 4)
)
ISLAND_TREASURE_LEAVES: Final[i64] = 1
ISLANDS[ISLAND_TREASURE_LEAVES] = CardText("treasure-leaves", "One random treasure leaves for another wild island.")
ISLAND_ALL_COINS_LEAVE: Final[i64] = 2
ISLANDS[ISLAND_ALL_COINS_LEAVE] = CardText("all-coins-leave", "All coins leave for another wild island.")
ISLAND_COINS_SCATTERED: Final[i64] = 3
ISLANDS[ISLAND_COINS_SCATTERED] = CardText(
    "coins-scattered", "All coins of this island are spread over two or more other wild islands."
)
ISLAND_MASTS_LOST: Final[i64] = 4
ISLANDS[ISLAND_MASTS_LOST] = CardText(
    "masts-lost", "Roll {amount} dice: each 4 to 6 costs this ship a mast.", amounts=(1, 6)
)
ISLAND_OPPONENT_STEERS: Final[i64] = 5
ISLANDS[ISLAND_OPPONENT_STEERS] = CardText(
    "opponent-steers", "The next opponent makes this ship's next move.", until=Until.NEXT_MOVE
)
ISLAND_HELD_BACK: Final[i64] = 6
ISLANDS[ISLAND_HELD_BACK] = CardText(
    "held-back",
    "Roll a die at this ship's next move: on 1 to {amount} she stays where she is.",
    amounts=(1, 6),
    until=Until.NEXT_MOVE,
)
ISLAND_SHORT_MOVE: Final[i64] = 7
ISLANDS[ISLAND_SHORT_MOVE] = CardText(
    "short-move", "This ship's base move is S on its next move.", until=Until.NEXT_MOVE
)
ISLAND_NO_EXPLORING: Final[i64] = 8
ISLANDS[ISLAND_NO_EXPLORING] = CardText(
    "no-exploring", "This ship cannot explore here until she has left and docked again.", until=Until.DEPARTURE
)
ISLAND_CREW_MAROONED: Final[i64] = 9
ISLANDS[ISLAND_CREW_MAROONED] = CardText(
    "crew-marooned", "The next opponent puts all crew of this ship on another wild island."
)
ISLAND_CREW_LOST: Final[i64] = 10
ISLANDS[ISLAND_CREW_LOST] = CardText("crew-lost", "This ship loses a crew.")
ISLAND_TREASURE_OR_CREW_LOST: Final[i64] = 11
ISLANDS[ISLAND_TREASURE_OR_CREW_LOST] = CardText(
    "treasure-or-crew-lost", "This ship loses a unique treasure, or, if it has none, a crew."
)
ISLAND_CREW_SCATTERED: Final[i64] = 12
ISLANDS[ISLAND_CREW_SCATTERED] = CardText(
    "crew-scattered", "Roll a die: so many crew of this ship go to another wild island."
)
ISLAND_CREW_STAYS: Final[i64] = 13
ISLANDS[ISLAND_CREW_STAYS] = CardText("crew-stays", "One crew of this ship is left here for this turn.")
ISLAND_COINS_COME: Final[i64] = 14
ISLANDS[ISLAND_COINS_COME] = CardText(
    "coins-come",
    "When this ship explores here, random coins from every other wild island come here first, {amount} from each.",
    amounts=(1, 4),
    until=Until.DEPARTURE,
)
ISLAND_STEER_WITH_OWN_MOVE: Final[i64] = 15
ISLANDS[ISLAND_STEER_WITH_OWN_MOVE] = CardText(
    "steer-with-own-move", "You move an opponent's ship, with this ship's base move."
)
ISLAND_STEER_WITH_HER_MOVE: Final[i64] = 16
ISLANDS[ISLAND_STEER_WITH_HER_MOVE] = CardText(
    "steer-with-her-move", "You move an opponent's ship, with that ship's own base move."
)
ISLAND_WEIGHTLESS_CREW: Final[i64] = 17
ISLANDS[ISLAND_WEIGHTLESS_CREW] = CardText(
    "weightless-crew", "Crew of this ship needs no cargo space until she next docks at home.", until=Until.LATER
)
ISLAND_SWAP_FOR_UNIQUE: Final[i64] = 18
ISLANDS[ISLAND_SWAP_FOR_UNIQUE] = CardText(
    "swap-for-unique",
    "When this ship explores here, you may swap a coin for a unique treasure that is not in the game.",
    until=Until.DEPARTURE,
    filled="The pack stands for a player's collection.",
)
ISLAND_LATER_SWAP_FOR_UNIQUE: Final[i64] = 19
ISLANDS[ISLAND_LATER_SWAP_FOR_UNIQUE] = CardText(
    "later-swap-for-unique",
    "When this ship explores next, you may swap a coin for a unique treasure that is not in the game.",
    until=Until.LATER,
    filled="The pack stands for a player's collection.",
)
ISLAND_SWAP_FOR_HIGHER: Final[i64] = 20
ISLANDS[ISLAND_SWAP_FOR_HIGHER] = CardText(
    "swap-for-higher",
    "When this ship explores here, you may swap a coin for a coin of a value of up to 7.",
    until=Until.DEPARTURE,
    filled="Any coin up to the highest printed value stands for a player's collection.",
)
ISLAND_EVENT_GAINED: Final[i64] = 21
ISLANDS[ISLAND_EVENT_GAINED] = CardText(
    "event-gained", "You get an Event that is not in the game.", filled="The pack stands for a player's collection."
)
ISLAND_COIN_ADDED: Final[i64] = 22
ISLANDS[ISLAND_COIN_ADDED] = CardText(
    "coin-added",
    "When this ship has explored here, you may add a coin no higher than one that she took.",
    until=Until.DEPARTURE,
    filled="Any such coin stands for a player's collection.",
)
ISLAND_COINS_EXCHANGED: Final[i64] = 23
ISLANDS[ISLAND_COINS_EXCHANGED] = CardText(
    "coins-exchanged",
    "When this ship has explored here, you may exchange coins that she took for random coins of other wild islands.",
    until=Until.DEPARTURE,
)
ISLAND_LONG_STRIDE: Final[i64] = 24
ISLANDS[ISLAND_LONG_STRIDE] = CardText("long-stride", "Adds L to this ship's next move.", until=Until.NEXT_MOVE)
ISLAND_TWO_STRIDES: Final[i64] = 25
ISLANDS[ISLAND_TWO_STRIDES] = CardText("two-strides", "Adds S and S to this ship's next move.", until=Until.NEXT_MOVE)
ISLAND_COIN_SENT_HOME: Final[i64] = 26
ISLANDS[ISLAND_COIN_SENT_HOME] = CardText(
    "coin-sent-home", "One random coin of this island goes straight to your home island."
)
ISLAND_TRIBUTE: Final[i64] = 27
ISLANDS[ISLAND_TRIBUTE] = CardText(
    "tribute", "This ship puts one of its coins onto the island, not to be loaded again this turn."
)
ISLAND_LOAD_AND_MOVE: Final[i64] = 28
ISLANDS[ISLAND_LOAD_AND_MOVE] = CardText(
    "load-and-move", "When this ship has loaded treasure here she may move S.", until=Until.DEPARTURE
)
ISLAND_ISLANDER_JOINS: Final[i64] = 29
ISLANDS[ISLAND_ISLANDER_JOINS] = CardText(
    "islander-joins",
    "A generic crew of cost 3 or less of your choice joins this ship.",
    filled="Generic crew stands for a player's collection.",
)
ISLAND_COINS_BURN: Final[i64] = 30
ISLANDS[ISLAND_COINS_BURN] = CardText(
    "coins-burn",
    "This island is nobody's home. When a turn begins, roll a die: on 6 a random coin that lies here leaves the game.",
)
ISLAND_SWIMS: Final[i64] = 31
ISLANDS[ISLAND_SWIMS] = CardText(
    "swims",
    "While no ship lies here, a ship of yours may give up her move action: this island moves S instead. It keeps 2S from "
    "all ships and other islands.",
)

# Terrain (PI-16.1).
TERRAIN_FOG_BANK: Final[i64] = 0
TERRAINS[TERRAIN_FOG_BANK] = CardText(
    "fog-bank",
    "A ship that touches it is lost inside and its action ends: it neither shoots nor is shot at, rams, pins or"
    " boards. To leave it takes a move action and rolls a die: it comes out at the edge of that number, facing "
    "away, and then moves.",
)
TERRAIN_ICEBERG: Final[i64] = 1
TERRAINS[TERRAIN_ICEBERG] = CardText(
    "iceberg",
    "At the start of each player's turn a die is rolled; icebergs with that number each roll a die and drift S "
    "straight out from the edge of that number. Touching a piece stops it and costs a mast; touching an island "
    "holds it for good.",
)
TERRAIN_REEF: Final[i64] = 2
TERRAINS[TERRAIN_REEF] = CardText(
    "reef",
    "A ship that moves onto it rolls a die: the reef's rating up to the end of that turn. If the masts she was "
    "built with are more than it, she loses the difference; with fewer left she is a wreck there that anybody "
    "may explore.",
    filled="Sources differ about how many masts she loses; it is the difference.",
)
TERRAIN_SARGASSO_SEA: Final[i64] = 3
TERRAINS[TERRAIN_SARGASSO_SEA] = CardText(
    "sargasso-sea",
    "A ship that moves onto it rolls a die: on 1 to 3 she is held and her action ends, on 4 to 6 she gets through.",
    filled="Which numbers hold her is our own.",
)
TERRAIN_WHIRLPOOL: Final[i64] = 4
TERRAINS[TERRAIN_WHIRLPOOL] = CardText(
    "whirlpool",
    "A ship that enters may come out at any other whirlpool, and loses a mast, a crew or a treasure of her "
    "choice for it.",
    filled="What it costs is not known in full: it is one of the three.",
)
TERRAIN_TRADE_CURRENT: Final[i64] = 5
TERRAINS[TERRAIN_TRADE_CURRENT] = CardText(
    "trade-current", "Once a turn a ship of the player who placed it adds S to a move that crosses it or begins on it."
)

TREASURE_SLUGS: Final = tuple(row.slug for row in TREASURES.values())
EVENT_SLUGS: Final = tuple(row.slug for row in EVENTS.values())
EQUIPMENT_SLUGS: Final = tuple(row.slug for row in EQUIPMENT.values())
ISLAND_SLUGS: Final = tuple(row.slug for row in ISLANDS.values())
TERRAIN_SLUGS: Final = tuple(row.slug for row in TERRAINS.values())
"""Each in the order of its numbers; content is written with these."""
AMOUNTS: Final = {row.slug: row.amounts for row in (*TREASURES.values(), *ISLANDS.values()) if row.amounts}
"""Written with a number, as `masts-lost:3`: the lowest and the highest."""
BY_THEMSELVES: Final = frozenset({"coins-burn", "swims"})
"""The effects of islands that need no die of a docking ship (PI-R110)."""
NATIONAL: Final = frozenset({"letter"})
"""Written with a nation, as `letter:english`."""
FAMILIES: Final = {
    "treasure": Family("PI-U", TREASURE_SLUGS, TREASURES),
    "event": Family("PI-V", EVENT_SLUGS, EVENTS),
    "equipment": Family("PI-Q", EQUIPMENT_SLUGS, EQUIPMENT),
    "island": Family("PI-M", ISLAND_SLUGS, ISLANDS),
    "terrain": Family("PI-K", TERRAIN_SLUGS, TERRAINS),
}


def clause(family: str, number: int) -> str:
    """The id of the clause of one of a family, as PI-U1."""
    return f"{FAMILIES[family].begins}{number + 1}"


def islands_until(until: Until) -> i64:
    """The set of those effects of islands that hold so long, by their numbers."""
    found: i64 = 0
    for number, row in ISLANDS.items():
        found |= bit(number) if row.until == until else NOTHING
    return found
