"""The abilities of ships, crew, creatures and forts: one row for each, with its number, slug, text and moments.

A row is complete: the ability of number 110 is PI-A111, content is written with its slug, cards and `quarterdeck rules`
show its text, and each of its moments names a file that has its rule. New rows are added at the end; numbers are never
changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit
from quarterdeck.games.pirates.texts.card_text import AIM, CardText
from quarterdeck.games.pirates.texts.moments import Moment

WORD: Final[i64] = 62  # so many abilities are in each of the three sets of a unit
TWO_WORDS: Final[i64] = 124  # from here on they are in the third one

TEXTS: Final[dict[int, CardText]] = {}
"""All abilities, by their numbers."""

# Abilities that the cards spell out.
BOARDING_BONUS: Final[i64] = 0
TEXTS[BOARDING_BONUS] = CardText("boarding-bonus", "Adds 1 to this ship's boarding rolls.", (Moment.BOARDING,))
RAIDER: Final[i64] = 1
TEXTS[RAIDER] = CardText(
    "raider",
    "May dock at an enemy's home island and load one treasure there; she has to leave on her next turn if she can.",
    (Moment.BETWEEN_ACTIONS, Moment.RAIDERS),
)
RAIDER_OF_TWO: Final[i64] = 2
TEXTS[RAIDER_OF_TWO] = CardText(
    "raider-of-two",
    "May dock at an enemy's home island and load up to two treasures there; she has to leave on her next turn "
    "if she can.",
    (Moment.BETWEEN_ACTIONS, Moment.RAIDERS),
)
LONG_SHOTS_MISS: Final[i64] = 3
TEXTS[LONG_SHOTS_MISS] = CardText("long-shots-miss", "Shots of range L never hit this ship.", (Moment.HIT,))
EXPLORER: Final[i64] = 4
TEXTS[EXPLORER] = CardText(
    "explorer", "May dock at a wild island and explore it within one move action.", (Moment.EXPLORE,)
)
CAPTAIN: Final[i64] = 5
TEXTS[CAPTAIN] = CardText(
    "captain",
    "May shoot, free of charge, right after a move action.",
    (Moment.ACTION_OVER, Moment.CANNON_ROLL, Moment.MEASURES, Moment.MOVE, Moment.SHOOT),
)
DOUBLE_RANGE: Final[i64] = 6
TEXTS[DOUBLE_RANGE] = CardText(
    "double-range",
    "Once a turn all her cannons may shoot twice as far in one shoot action; then only a rolled 6 hits.",
    (Moment.ACTION_BEGINS, Moment.SHOOT),
)
PICKPOCKET: Final[i64] = 7
TEXTS[PICKPOCKET] = CardText(
    "pickpocket",
    "Once a turn takes one random treasure from a ship that she touches, if there is room.",
    (Moment.SKILLS, Moment.SECOND_ACTION),
)
RAM_PROOF: Final[i64] = 8
TEXTS[RAM_PROOF] = CardText("ram-proof", "Rams never cost this ship a mast.", (Moment.RAM,))
GUNNER: Final[i64] = 9
TEXTS[GUNNER] = CardText("gunner", "Adds 1 to cannon rolls against {target}.", (Moment.SKILLS,))
EXTRA_ACTION: Final[i64] = 10
TEXTS[EXTRA_ACTION] = CardText(
    "extra-action", "Once a turn roll a die: on 5 or 6 this ship gets one more action.", (Moment.SECOND_ACTION,)
)
SAME_AGAIN: Final[i64] = 11
TEXTS[SAME_AGAIN] = CardText(
    "same-again",
    "Once a turn, ahead of her action, roll a die: on 5 or 6 she may do the same action twice.",
    (Moment.SECOND_ACTION,),
)
FLEET_LEADER: Final[i64] = 12
TEXTS[FLEET_LEADER] = CardText(
    "fleet-leader",
    "At the start of each own turn roll a die: on 6 one ship of the fleet may take two actions this turn.",
    (Moment.SECOND_ACTION,),
)
SACRIFICE: Final[i64] = 13
TEXTS[SACRIFICE] = CardText(
    "sacrifice",
    "Once a turn another of her crew may be eliminated: the ship gets one more action.",
    (Moment.SECOND_ACTION,),
    filled="Whether the crew that has this ability may give itself up is not known in full; it may not.",
)
ISLAND_TRADER: Final[i64] = 14
TEXTS[ISLAND_TRADER] = CardText(
    "island-trader",
    "When she has looked at the treasure of a wild island she may swap one of it for a random one of another "
    "wild island, and then has to load that.",
    (Moment.EXPLORE, Moment.DRAW),
)
SHIP_TRADER: Final[i64] = 15
TEXTS[SHIP_TRADER] = CardText(
    "ship-trader",
    "Once a turn, with treasure aboard and within S of an enemy ship, she may swap a random treasure with her.",
    (Moment.DRAW, Moment.BETWEEN_ACTIONS),
)
CARGO_SPY: Final[i64] = 16
TEXTS[CARGO_SPY] = CardText(
    "cargo-spy",
    "Once a turn her player may look at one face-down piece of any ship's cargo.",
    (Moment.BETWEEN_ACTIONS,),
)
ISLAND_SPY: Final[i64] = 17
TEXTS[ISLAND_SPY] = CardText(
    "island-spy",
    "Once a turn her player may look at one face-down treasure on any island.",
    (Moment.DRAW, Moment.BETWEEN_ACTIONS),
)
MARKSMAN: Final[i64] = 18
TEXTS[MARKSMAN] = CardText(
    "marksman", "The shooter, not the owner, picks the mast that a hit removes.", (Moment.DISMASTING,)
)
REROLL: Final[i64] = 19
TEXTS[REROLL] = CardText(
    "reroll",
    "Once a turn one die of this ship may be rolled again; the second roll counts.",
    (Moment.SKILLS, Moment.REROLL),
)
SHOOT_AND_MOVE: Final[i64] = 20
TEXTS[SHOOT_AND_MOVE] = CardText(
    "shoot-and-move", "May move, free of charge, right after a shoot action.", (Moment.ACTION_OVER, Moment.MOVE)
)
CREW_SHOT: Final[i64] = 21
TEXTS[CREW_SHOT] = CardText(
    "crew-shot", "Once a turn, when she hits an enemy ship, that ship also loses one crew.", (Moment.HIT,)
)
CARGO_SHOT: Final[i64] = 22
TEXTS[CARGO_SHOT] = CardText(
    "cargo-shot",
    "Whenever she hits an enemy ship, one piece of that ship's cargo may be eliminated, too.",
    (Moment.HIT, Moment.COSTS),
)
CANNONEER: Final[i64] = 23
TEXTS[CANNONEER] = CardText(
    "cannoneer", "Once a turn one of her cannons that missed may shoot again.", (Moment.SHOOT, Moment.LINES)
)
LIGHT: Final[i64] = 24
TEXTS[LIGHT] = CardText("light", "Adds S to her base move while she carries no cargo.", (Moment.MEASURES, Moment.MOVE))
UNDER_FULL_SAIL: Final[i64] = 25
TEXTS[UNDER_FULL_SAIL] = CardText(
    "under-full-sail", "Adds L to her base move while all her masts stand.", (Moment.MEASURES, Moment.MOVE)
)
HEAVY: Final[i64] = 26
TEXTS[HEAVY] = CardText("heavy", "Her base move is S while her cargo spaces are full.", (Moment.MEASURES,))
SAFE_CANNONS: Final[i64] = 27
TEXTS[SAFE_CANNONS] = CardText(
    "safe-cannons", "Her cannons stay when their masts fall; as a derelict she cannot shoot.", (Moment.AIM,)
)
PIRATE_LOOTER: Final[i64] = 28
TEXTS[PIRATE_LOOTER] = CardText(
    "pirate-looter",
    "When she touches a Pirate ship she may take all of that ship's treasure for which she has room.",
    (Moment.BETWEEN_ACTIONS,),
)
TERRAIN_PROOF: Final[i64] = 29
TEXTS[TERRAIN_PROOF] = CardText(
    "terrain-proof", "Terrain does nothing to her during a move action; islands do.", (Moment.MEASURES, Moment.MOVE)
)
CLEAR_VIEW: Final[i64] = 30
TEXTS[CLEAR_VIEW] = CardText("clear-view", "Other ships do not block her line of fire.", (Moment.SHOOT, Moment.LINES))
CHEAP_CREW: Final[i64] = 31
TEXTS[CHEAP_CREW] = CardText(
    "cheap-crew", "Lies face up from the start: every other crew on this ship costs 1 point less.", (Moment.MEASURES,)
)
TWO_MASTS_A_HIT: Final[i64] = 32
TEXTS[TWO_MASTS_A_HIT] = CardText("two-masts-a-hit", "Each of her hits removes two masts.", (Moment.HIT,))
ARMOUR: Final[i64] = 33
TEXTS[ARMOUR] = CardText("armour", "She loses a mast only for every second hit of one shoot action.", (Moment.HIT,))
FIRST_HIT_IGNORED: Final[i64] = 34
TEXTS[FIRST_HIT_IGNORED] = CardText(
    "first-hit-ignored", "While all her masts stand, the first hit of each turn does nothing.", (Moment.HIT,)
)
ADMIRAL: Final[i64] = 35
TEXTS[ADMIRAL] = CardText(
    "admiral", "Friendly ships within S of her add 1 to their cannon rolls.", (Moment.CANNON_ROLL,)
)
PACK: Final[i64] = 36
TEXTS[PACK] = CardText(
    "pack", "Adds 1 to her cannon rolls for each friendly ship within S of her.", (Moment.CANNON_ROLL,)
)
CANCELLER: Final[i64] = 37
TEXTS[CANCELLER] = CardText(
    "canceller",
    "Once a turn one ship or crew within S of her cannot use its abilities for the rest of the turn.",
    (Moment.BETWEEN_ACTIONS,),
)
OARSMAN: Final[i64] = 38
TEXTS[OARSMAN] = CardText(
    "oarsman",
    "While she is a derelict this ship moves S. Crew with this ability takes no cargo space.",
    (Moment.MEASURES, Moment.MOVE),
)
CAPTAINS_GUNNERS: Final[i64] = 39
TEXTS[CAPTAINS_GUNNERS] = CardText(
    "captains-gunners", "Adds 1 to her cannon rolls while a captain is aboard.", (Moment.CANNON_ROLL,)
)
GOLD_TWO: Final[i64] = 40
TEXTS[GOLD_TWO] = CardText(
    "gold-two", "One treasure that she brings to the home island is worth 2 more.", (Moment.UNLOADING,)
)
GOLD_ONE: Final[i64] = 41
TEXTS[GOLD_ONE] = CardText(
    "gold-one", "One treasure that she brings to the home island is worth 1 more.", (Moment.UNLOADING,)
)
PIN_KILLS_CREW: Final[i64] = 42
TEXTS[PIN_KILLS_CREW] = CardText(
    "pin-kills-crew",
    "On the turn in which she is pinned the enemy ship loses one crew.",
    (Moment.FEAR_AND_BLADES, Moment.RAM),
)
CHAINSHOT: Final[i64] = 43
TEXTS[CHAINSHOT] = CardText(
    "chainshot",
    "Once a turn one cannon may shoot a chain within S: a hit removes no mast, but the target cannot move on "
    "its next turn.",
    (Moment.SHOOT,),
)
POINT_BLANK: Final[i64] = 44
TEXTS[POINT_BLANK] = CardText("point-blank", "Ships within S of her cannot shoot at her.", (Moment.AIM,))
FOLLOW_UP: Final[i64] = 45
TEXTS[FOLLOW_UP] = CardText(
    "follow-up",
    "Adds 1 to her cannon rolls against a ship that another ship has shot at this turn.",
    (Moment.CANNON_ROLL,),
)
MUSKETEER: Final[i64] = 46
TEXTS[MUSKETEER] = CardText(
    "musketeer",
    "Has one more cannon 3S, which nothing improves; it shoots from any mast's place, an empty one, too.",
    (Moment.AIM, Moment.SHOOT, Moment.WOLVES),
)
UNLOAD_AND_GO: Final[i64] = 47
TEXTS[UNLOAD_AND_GO] = CardText(
    "unload-and-go", "Once a turn she may move S after unloading cargo.", (Moment.BETWEEN_ACTIONS,)
)
LOAD_AND_GO: Final[i64] = 48
TEXTS[LOAD_AND_GO] = CardText(
    "load-and-go", "Once a turn she may move S after loading treasure.", (Moment.BETWEEN_ACTIONS,)
)
FORT_PROOF: Final[i64] = 49
TEXTS[FORT_PROOF] = CardText("fort-proof", "Forts cannot shoot at her.", (Moment.AIM,))
PIN_PROOF: Final[i64] = 50
TEXTS[PIN_PROOF] = CardText("pin-proof", "She cannot be pinned.", (Moment.RAM,))
FIVE_MORE_POINTS: Final[i64] = 51
TEXTS[FIVE_MORE_POINTS] = CardText(
    "five-more-points",
    "Lies face up from the start: the fleet may cost 5 points more. This crew leaves its ship only if it is "
    "captured or eliminated.",
    (Moment.MEASURES,),
)
REVIVED_CREW: Final[i64] = 52
TEXTS[REVIVED_CREW] = CardText(
    "revived-crew",
    "Another face-up crew of this ship that would be eliminated is turned face down instead.",
    (Moment.SKILLS, Moment.LOSS),
)
GRAPPLE: Final[i64] = 53
TEXTS[GRAPPLE] = CardText(
    "grapple",
    "During a move action she may board a ship up to S away without ramming her; the boarded ship gets no bonus"
    " on the roll.",
    (Moment.REROLL,),
)
DERELICT_OWNER: Final[i64] = 54
TEXTS[DERELICT_OWNER] = CardText(
    "derelict-owner",
    "A derelict that she explores is hers, and both ships dock at once at her home island.",
    (Moment.EXPLORE, Moment.REROLL),
)
SINK_AND_REPAIR: Final[i64] = 55
TEXTS[SINK_AND_REPAIR] = CardText(
    "sink-and-repair", "When she sinks a ship she may repair one mast.", (Moment.SINKING, Moment.COSTS)
)
BACKFIRE: Final[i64] = 56
TEXTS[BACKFIRE] = CardText(
    "backfire", "Whenever one of her cannon rolls is a 1 she loses a mast.", (Moment.EQUIPMENT, Moment.HIT)
)
HATED: Final[i64] = 57
TEXTS[HATED] = CardText("hated", "{target} add 1 to their cannon rolls against her.")
FRIEND: Final[i64] = 58
TEXTS[FRIEND] = CardText("friend", "{target} crew may use its abilities aboard her.")
SAFE_CREW: Final[i64] = 59
TEXTS[SAFE_CREW] = CardText(
    "safe-crew", "Her crew cannot be eliminated unless she sinks.", (Moment.TERRAIN, Moment.LOSS, Moment.SECOND_ACTION)
)
FAR_UNLOADING: Final[i64] = 60
TEXTS[FAR_UNLOADING] = CardText(
    "far-unloading", "May unload at her home island from up to S away.", (Moment.BETWEEN_ACTIONS,)
)
CARGO_ONE: Final[i64] = 61
TEXTS[CARGO_ONE] = CardText(
    "cargo-one", "Gives the ship one more cargo space; this crew takes none itself.", (Moment.MEASURES,)
)
CARGO_MASTER: Final[i64] = 62
TEXTS[CARGO_MASTER] = CardText(
    "cargo-master",
    "Friendly ships of this crew's nation have one more cargo space; this crew takes none itself.",
    (Moment.MEASURES,),
)
ALL_LONG: Final[i64] = 63
TEXTS[ALL_LONG] = CardText("all-long", "All her cannons have range L.", (Moment.MEASURES, Moment.SHOOT))
BRITTLE: Final[i64] = 64
TEXTS[BRITTLE] = CardText("brittle", "She sinks as soon as her last mast is gone.", (Moment.DISMASTING,))
LEAVES_THE_LAST: Final[i64] = 65
TEXTS[LEAVES_THE_LAST] = CardText(
    "leaves-the-last", "She may never take the last treasure of an island.", (Moment.EXPLORE, Moment.RAIDERS)
)
LADEN_SILENCE: Final[i64] = 66
TEXTS[LADEN_SILENCE] = CardText("laden-silence", "She cannot shoot while she carries treasure.", (Moment.AIM,))
SLAUGHTER: Final[i64] = 67
TEXTS[SLAUGHTER] = CardText(
    "slaughter", "If she wins a boarding she may eliminate all crew of the other ship.", (Moment.BOARDING,)
)
PLUNDER: Final[i64] = 68
TEXTS[PLUNDER] = CardText(
    "plunder", "If she wins a boarding she may take as much treasure as she has room for.", (Moment.BOARDING,)
)
SMOKEPOT: Final[i64] = 69
TEXTS[SMOKEPOT] = CardText(
    "smokepot",
    "Once a turn one cannon may lay smoke instead of shooting: a fog bank with its centre within S, up to the "
    "start of your next turn.",
    (Moment.SHOOT, Moment.SMOKE),
)
FIREPOT: Final[i64] = 70
TEXTS[FIREPOT] = CardText(
    "firepot",
    "Once a turn one cannon may shoot fire within S: a hit makes one mast a fire mast instead of removing it.",
    (Moment.SHOOT,),
)
STINKPOT: Final[i64] = 71
TEXTS[STINKPOT] = CardText(
    "stinkpot",
    "Once a turn one cannon may shoot stench within S: a hit removes no mast, but the target's crew has no "
    "abilities on its next turn.",
    (Moment.SHOOT,),
)
CHARTER: Final[i64] = 72
TEXTS[CHARTER] = CardText(
    "charter",
    "Once a turn an island within S may be marked as explored by you without docking; for all others it is "
    "unexplored from then on.",
    (Moment.BETWEEN_ACTIONS,),
)
TREASURE_CANNON: Final[i64] = 73
TEXTS[TREASURE_CANNON] = CardText(
    "treasure-cannon",
    "Docked at home she may eliminate one treasure of hers: she has one more cannon 3S from then on, which only"
    " sinking removes.",
    (Moment.REROLL,),
)
DOCKED_SAFE: Final[i64] = 74
TEXTS[DOCKED_SAFE] = CardText("docked-safe", "Nobody can shoot at her while she is docked.", (Moment.AIM,))
HELMSMAN: Final[i64] = 75
TEXTS[HELMSMAN] = CardText(
    "helmsman", "Adds S to her base move.", (Moment.MEASURES, Moment.MOVE, Moment.IN_PLACE_OF_A_MOVE)
)
SHIPWRIGHT: Final[i64] = 76
TEXTS[SHIPWRIGHT] = CardText("shipwright", "She may repair at sea and at any island.", (Moment.REPAIR, Moment.ACTIONS))
NAVIGATOR: Final[i64] = 77
TEXTS[NAVIGATOR] = CardText(
    "navigator",
    "Instead of moving roll a die: on 3 to 6 place a trade current within S of a friendly ship.",
    (Moment.IN_PLACE_OF_A_MOVE,),
)
SILVER_EXPLORER: Final[i64] = 78
TEXTS[SILVER_EXPLORER] = CardText(
    "silver-explorer",
    "May dock at a wild island and explore it within one move action; silver coins that she unloads are worth 1 more.",
    (Moment.EXPLORE, Moment.UNLOADING),
    filled="Which coins are silver is not known: those of value 1 are.",
)

# Keywords (PI-15.1).
SCHOONER: Final[i64] = 79
TEXTS[SCHOONER] = CardText(
    "schooner",
    "After a move action she may turn about her stern to any heading, free of charge.",
    (Moment.TURNING_ABOUT,),
    filled="The published text breaks off; the turn is optional, once a turn, and has to end in a place where she can lie.",
)
GALLEY: Final[i64] = 80
TEXTS[GALLEY] = CardText(
    "galley",
    "As a derelict she moves S.",
    (Moment.MEASURES,),
    filled="No more of the published text is known; a galley does nothing else.",
)
JUNK: Final[i64] = 81
TEXTS[JUNK] = CardText(
    "junk",
    "A junk's broad hull; it has no other rule.",
    filled="No text of this keyword is known; the hull is all there is to it.",
    whole=True,
)
TURTLE_SHIP: Final[i64] = 82
TEXTS[TURTLE_SHIP] = CardText(
    "turtle-ship",
    "Hits remove her shell panels first, then masts. Nobody boards her while she has panels; they are never "
    "repaired. Without masts she moves S.",
    (Moment.MEASURES, Moment.SKILLS, Moment.ENTERED),
    filled="How many panels there are is not known; she has three.",
)
LONGSHIP: Final[i64] = 83
TEXTS[LONGSHIP] = CardText(
    "longship",
    "Each mast has two cannons. She neither pins nor is pinned and adds 1 to boarding rolls when she rams. "
    "After her move she may turn about her stern. Without masts she moves S.",
    (Moment.MEASURES, Moment.MOVE, Moment.TURNING_ABOUT, Moment.BOARDING, Moment.AIM, Moment.RAM),
)
GHOST_SHIP: Final[i64] = 84
TEXTS[GHOST_SHIP] = CardText(
    "ghost-ship",
    "At the start of a turn she may turn ghostly: then she sails through islands, terrain and ships but ends on"
    " none, and does not ram, pin, board or dock. She shoots and is shot at, but blocks no line of fire.",
    (Moment.SKILLS, Moment.BETWEEN_ACTIONS, Moment.CHANGE),
)
BROADSIDES: Final[i64] = 85
TEXTS[BROADSIDES] = CardText(
    "broadsides",
    "May shoot all cannons at one target within S with one die: higher than all their ranks, all of them hit "
    "and once more; otherwise all miss. Nothing else changes the roll.",
    (Moment.BROADSIDE,),
)
FEAR: Final[i64] = 86
TEXTS[FEAR] = CardText(
    "fear",
    "At the start of her turn roll a die for each enemy ship within S: on 5 it and its crew have no abilities "
    "this turn, on 6 its base move is S on its next turn.",
    (Moment.FEAR_AND_BLADES,),
)
PARLEY: Final[i64] = 87
TEXTS[PARLEY] = CardText(
    "parley",
    "When she is shot at, ahead of the die, her player may pay: the shooter gets one random coin from her or "
    "from home, as her player says, and cannot shoot at her again this turn.",
    (Moment.DRAW, Moment.PARLEY),
)
SUBMARINE: Final[i64] = 88
TEXTS[SUBMARINE] = CardText(
    "submarine",
    "Her hull's pieces count as masts. Submerged she only moves: no shots from or at her, no docking, no "
    "repair; she may ram and is then set S away. Surfaced she neither pins nor is pinned, neither tows nor is "
    "towed, and rams do her no harm.",
    (Moment.AIM, Moment.TOW, Moment.BOARDING, Moment.BETWEEN_ACTIONS, Moment.CHANGE, Moment.RAM),
    filled="Setting her S away is straight back along her course, as far as there is room.",
)
SEA_MONSTER: Final[i64] = 89
TEXTS[SEA_MONSTER] = CardText(
    "sea-monster",
    "May ram, pin and board; nothing pins it. After a won boarding it takes a treasure or kills a crew. "
    "Submerged it only moves and touches nothing; surfaced it moves or shoots. Unique treasure that it takes is"
    " eliminated.",
    (Moment.MOVE, Moment.BETWEEN_ACTIONS, Moment.CHANGE, Moment.RAM, Moment.ACTIONS),
)
LIMIT: Final[i64] = 90
TEXTS[LIMIT] = CardText("limit", "A fleet has at most one piece with Limit.")
RANSOM: Final[i64] = 91
TEXTS[RANSOM] = CardText(
    "ransom",
    "Whoever eliminates this crew gets 1 gold; whoever captures it and brings it home gets 5.",
    (Moment.UNLOADING,),
)
SCORPION: Final[i64] = 92
TEXTS[SCORPION] = CardText(
    "scorpion",
    "After a move or shoot action, if she has not rammed in this turn, her blade removes one mast of an enemy "
    "that she touches; it is pinned and, if it is a ship, may be boarded. The blade works on a derelict, too.",
    (Moment.PIN, Moment.FEAR_AND_BLADES, Moment.RAM),
)
EXTENDED_RANGE: Final[i64] = 93
TEXTS[EXTENDED_RANGE] = CardText("extended-range", "Her printed ranges count double.", (Moment.MEASURES,))
EX_PATRIOT: Final[i64] = 94
TEXTS[EX_PATRIOT] = CardText("ex-patriot", "This crew makes its ship a Mercenary.", (Moment.MEASURES, Moment.SKILLS))
MERCENARY: Final[i64] = 95
TEXTS[MERCENARY] = CardText(
    "mercenary",
    "Starts S away from the home island and may not dock there; another ship has to fetch her gold.",
    (Moment.SKILLS,),
    filled="The rest of the text is not known; she passes treasure on to ships of the fleet that explore her.",
)

# Further abilities of crew, ships and creatures.
MARINE: Final[i64] = 96
TEXTS[MARINE] = CardText(
    "marine",
    "Has one more cannon 2S that shoots from any mast's place, an empty one, too; nothing improves it.",
    (Moment.AIM, Moment.SHOOT, Moment.WOLVES),
    filled="The full text is not known; it follows the Musketeer's.",
)
RAM_KILLS_CREW: Final[i64] = 97
TEXTS[RAM_KILLS_CREW] = CardText(
    "ram-kills-crew", "On a turn in which she rams an enemy ship that ship loses one crew.", (Moment.RAM,)
)
STUNNING_BREATH: Final[i64] = 98
TEXTS[STUNNING_BREATH] = CardText(
    "stunning-breath",
    "Instead of shooting, one breath of rank 3 and range L: a hit takes the abilities of the target and its "
    "crew on its next turn.",
    (Moment.AIM, Moment.HIT),
)
BURNING_BREATH: Final[i64] = 99
TEXTS[BURNING_BREATH] = CardText(
    "burning-breath",
    "Instead of shooting, one breath of rank 3 and range L: a hit makes one of the target's masts a fire mast.",
    (Moment.AIM,),
)
MAST_BREAKER: Final[i64] = 100
TEXTS[MAST_BREAKER] = CardText(
    "mast-breaker", "A boarding that it wins also costs the other ship a mast.", (Moment.BOARDING,)
)
TIDE_CALLER: Final[i64] = 101
TEXTS[TIDE_CALLER] = CardText(
    "tide-caller",
    "It may give up its move and roll a die: on 5 or 6 it moves an enemy ship L.",
    (Moment.IN_PLACE_OF_A_MOVE,),
    filled="The enemy ship moves straight ahead on a heading of the monster's player's choice.",
)
DOUBLE_PRIZE: Final[i64] = 102
TEXTS[DOUBLE_PRIZE] = CardText(
    "double-prize", "A boarding that it wins brings two things instead of one.", (Moment.BOARDING,)
)
COPYCAT: Final[i64] = 103
TEXTS[COPYCAT] = CardText(
    "copycat",
    "At the start of each own turn it takes on one ability of a ship, creature or crew in play, up to its next turn.",
    (Moment.BETWEEN_ACTIONS, Moment.CHANGE),
    filled="Which abilities there are to choose from is our own: those of crew that lies face up, but no keywords of "
    "hulls, and none that names a target.",
)
FOG_WALKER: Final[i64] = 104
TEXTS[FOG_WALKER] = CardText(
    "fog-walker",
    "When it ends its move in a fog bank it leaves, on its next turn, from any other fog bank.",
    (Moment.MOVE,),
)

# Abilities of forts.
GHOSTLY_CREW: Final[i64] = 105
TEXTS[GHOSTLY_CREW] = CardText(
    "ghostly-crew",
    "Crew of its owner that is eliminated comes to this fort; ships that take such crew aboard are ghost ships.",
    (Moment.LOSS,),
    filled="That the ability goes with the crew that leaves the fort is our own.",
)
HARBOR_GUNNERS: Final[i64] = 106
TEXTS[HARBOR_GUNNERS] = CardText(
    "harbor-gunners",
    "Adds 1 to the fort's cannon rolls while a friendly ship is docked here.",
    (Moment.CANNON_ROLL,),
    filled="That the ship is a friendly one is our own: others are docked at the island, not at the fort.",
)
WATCHTOWER: Final[i64] = 107
TEXTS[WATCHTOWER] = CardText(
    "watchtower",
    "A friendly ship docked here may use its action to look at one face-down treasure on each island.",
    (Moment.FORT,),
    filled="That the ship is a friendly one is our own: others are docked at the island, not at the fort.",
)
WARM_WELCOME: Final[i64] = 108
TEXTS[WARM_WELCOME] = CardText(
    "warm-welcome",
    "A friendly ship that docks here and unloads 4 gold or more may act a second time this turn.",
    (Moment.FORT,),
)
THICK_WALLS: Final[i64] = 109
TEXTS[THICK_WALLS] = CardText(
    "thick-walls",
    "At the first attack of each turn roll a die: so many hits are needed before cannons fall this turn.",
    (Moment.HIT,),
)

# Abilities that came later, of anything.
HOMEBOUND: Final[i64] = 110
TEXTS[HOMEBOUND] = CardText(
    "homebound", "If this crew would be eliminated it is placed on its player's home island instead.", (Moment.LOSS,)
)

MONSTER_BOARDERS: Final[i64] = 111
TEXTS[MONSTER_BOARDERS] = CardText(
    "monster-boarders", "Adds 1 more to her boarding rolls against sea creatures.", (Moment.BOARDING,)
)
SUBMARINE_BOARDERS: Final[i64] = 112
TEXTS[SUBMARINE_BOARDERS] = CardText(
    "submarine-boarders", "Adds 1 more to her boarding rolls against submarines.", (Moment.BOARDING,)
)
BOARDING_GUNNERS: Final[i64] = 113
TEXTS[BOARDING_GUNNERS] = CardText(
    "boarding-gunners",
    "Adds 1 to her boarding rolls against ships of a nation against which her own text adds to cannon rolls.",
    (Moment.BOARDING,),
)
DEPTH_CHARGES: Final[i64] = 114
TEXTS[DEPTH_CHARGES] = CardText(
    "depth-charges", "May shoot at submerged ships and creatures within S.", (Moment.AIM, Moment.SHOOT)
)
CAPTAINS_SPEED: Final[i64] = 115
TEXTS[CAPTAINS_SPEED] = CardText(
    "captains-speed",
    "Adds L to her base move while a captain is aboard.",
    (Moment.MEASURES, Moment.MOVE),
    filled="That she gains one L, too, if she has another text that adds L under full sail, is our own.",
)
FINISHER: Final[i64] = 116
TEXTS[FINISHER] = CardText(
    "finisher", "Adds 1 to her cannon rolls against ships that have lost a mast.", (Moment.CANNON_ROLL,)
)
SIXES_ONLY: Final[i64] = 117
TEXTS[SIXES_ONLY] = CardText(
    "sixes-only",
    "A shot costs her a mast only if its cannon rolls a 6; shots that remove no mast hit as usual.",
    (Moment.HIT,),
)
SPARE_HOLD: Final[i64] = 118
TEXTS[SPARE_HOLD] = CardText("spare-hold", "Has two more cargo spaces while she carries no crew.", (Moment.MEASURES,))

LOYAL: Final[i64] = 119
TEXTS[LOYAL] = CardText(
    "loyal",
    "This crew sails only aboard ships of its own nation.",
    (Moment.MEASURES,),
    filled="Only the keyword with a nation is known, which is always the crew's own; what it forbids is our own.",
)
HOSTILE: Final[i64] = 120
TEXTS[HOSTILE] = CardText(
    "hostile",
    "The fleet of this crew is built without {target}.",
    filled="Only the keyword with a nation is known; what it forbids is our own.",
)
CURSED_BOARDERS: Final[i64] = 121
TEXTS[CURSED_BOARDERS] = CardText(
    "cursed-boarders", "Adds 1 to her boarding rolls against Cursed ships and creatures.", (Moment.BOARDING,)
)
CREWLESS: Final[i64] = 122
TEXTS[CREWLESS] = CardText("crewless", "No crew may come aboard her.", (Moment.MEASURES,))
RAIDER_OF_MANY: Final[i64] = 123
TEXTS[RAIDER_OF_MANY] = CardText(
    "raider-of-many",
    "May dock at an enemy's home island and load as much treasure there as she has room for; she has to leave on "
    "her next turn if she can.",
    (Moment.BETWEEN_ACTIONS, Moment.RAIDERS),
)
PIN_COSTS_BOTH: Final[i64] = 124
TEXTS[PIN_COSTS_BOTH] = CardText(
    "pin-costs-both",
    "On the turn in which she is pinned the ship that she has rammed loses one crew and one mast.",
    (Moment.RAM,),
)
TREASURE_SPY: Final[i64] = 125
TEXTS[TREASURE_SPY] = CardText(
    "treasure-spy",
    "Once a turn her player may look at one face-down treasure of any ship or island.",
    (Moment.BETWEEN_ACTIONS,),
)
LOOTER: Final[i64] = 126
TEXTS[LOOTER] = CardText(
    "looter",
    "Once a turn she may take treasure of a ship that she touches, at random, as far as she has room for it.",
    (Moment.BETWEEN_ACTIONS,),
)
RELIC_HUNTER: Final[i64] = 127
TEXTS[RELIC_HUNTER] = CardText(
    "relic-hunter",
    "Once a turn all face-down treasure of a ship that she touches is turned face up, and she may take "
    "its unique treasure, as far as she has room for it.",
    (Moment.BETWEEN_ACTIONS,),
    filled="That she takes all of it for which there is room is our own.",
)
RELIC_HUNTER_OF_ALL: Final[i64] = 128
TEXTS[RELIC_HUNTER_OF_ALL] = CardText(
    "relic-hunter-of-all",
    "Once a turn all treasure of a ship that she touches is turned face up, and she may take its unique "
    "treasure, as far as she has room for it, even what leaves no ship otherwise.",
    (Moment.BETWEEN_ACTIONS,),
    filled="That she takes all of it for which there is room is our own.",
)
YIELDS_ACTION: Final[i64] = 129
TEXTS[YIELDS_ACTION] = CardText(
    "yields-action",
    "Instead of an action of this ship another ship of the fleet may take one action more.",
    (Moment.BETWEEN_ACTIONS,),
)
GUARDS_CHEAP_CREW: Final[i64] = 130
TEXTS[GUARDS_CHEAP_CREW] = CardText(
    "guards-cheap-crew",
    "If another crew of this ship that costs 4 or less would be eliminated, this crew is eliminated instead.",
    (Moment.LOSS,),
)
GUARDS_DEAR_CREW: Final[i64] = 131
TEXTS[GUARDS_DEAR_CREW] = CardText(
    "guards-dear-crew",
    "If another crew of this ship that costs 5 or more would be eliminated, this crew is eliminated instead.",
    (Moment.LOSS,),
)
MERCENARY_BOARDERS: Final[i64] = 132
TEXTS[MERCENARY_BOARDERS] = CardText(
    "mercenary-boarders",
    "Adds 1 to her boarding rolls against Mercenary ships.",
    (Moment.BOARDING,),
)
LURE: Final[i64] = 133
TEXTS[LURE] = CardText(
    "lure",
    "A sea monster that begins its move action within L of this ship adds L to its base move.",
    (Moment.MOVE,),
)
BOND: Final[i64] = 134
TEXTS[BOND] = CardText(
    "bond",
    "Linked to one {target} crew: the ship has one more cargo space while both are aboard.",
    (Moment.MEASURES,),
    filled="Which crew it is is not chosen beforehand: any of that nation will do.",
)
CAPTOR: Final[i64] = 135
TEXTS[CAPTOR] = CardText(
    "captor",
    "If she wins a boarding the crew that costs most is captured instead of eliminated, if there is room: "
    "it is cargo, and worth as much gold at home as it costs.",
    (Moment.BOARDING,),
    filled="That the player who picks that crew captures it is our own.",
)
SIXES_TWICE: Final[i64] = 136
TEXTS[SIXES_TWICE] = CardText(
    "sixes-twice",
    "A cannon roll of 6 that hits removes one mast more.",
    (Moment.HIT,),
)
HUNTS_SUBMERGED: Final[i64] = 137
TEXTS[HUNTS_SUBMERGED] = CardText(
    "hunts-submerged",
    "May shoot at submerged submarines.",
    (Moment.AIM,),
)
CAPTAINS_FAVOR: Final[i64] = 138
TEXTS[CAPTAINS_FAVOR] = CardText(
    "captains-favor",
    "Adds 1 to her cannon rolls and S to her base move while a captain is aboard.",
    (Moment.MOVE, Moment.CANNON_ROLL, Moment.MEASURES),
)
ALL_MASTS: Final[i64] = 139
TEXTS[ALL_MASTS] = CardText(
    "all-masts",
    "Adds S to her base move while all her masts stand.",
    (Moment.MOVE, Moment.MEASURES),
)
NEAR_FRIENDS: Final[i64] = 140
TEXTS[NEAR_FRIENDS] = CardText(
    "near-friends",
    "Adds S to her base move if she begins her move action within S of a friendly ship.",
    (Moment.MOVE,),
)
NEAR_ENEMIES: Final[i64] = 141
TEXTS[NEAR_ENEMIES] = CardText(
    "near-enemies",
    "Adds S to her base move if she begins her move action within S of an enemy ship.",
    (Moment.MOVE,),
)
SWIFT_BELOW: Final[i64] = 142
TEXTS[SWIFT_BELOW] = CardText(
    "swift-below",
    "Adds L to her base move while she is submerged.",
    (Moment.MEASURES,),
)
CATAMARAN: Final[i64] = 143
TEXTS[CATAMARAN] = CardText(
    "catamaran",
    "Nobody rams her. A die falls for each hit: on 5 or 6 it does nothing. Hits remove her second hull first, then masts. "
    "Nobody pins or boards her while she has it.",
    (Moment.SKILLS, Moment.ENTERED, Moment.HIT),
    filled="That the second hull is never repaired is our own.",
)
DOUBLE_CATAMARAN: Final[i64] = 144
TEXTS[DOUBLE_CATAMARAN] = CardText(
    "double-catamaran",
    "Nobody rams her. A die falls for each hit: on 5 or 6 it does nothing. Hits remove her two outer hulls first, then "
    "masts. Nobody pins or boards her while she has one of them.",
    (Moment.SKILLS, Moment.ENTERED),
    filled="That outer hulls are never repaired is our own.",
)
JADE_LOOTER: Final[i64] = 145
TEXTS[JADE_LOOTER] = CardText(
    "jade-looter",
    "When she touches a ship of the Jade Rebellion she may take all of that ship's treasure for which she has room.",
    (Moment.BETWEEN_ACTIONS,),
)
CARGO_SHOT_ONCE: Final[i64] = 146
TEXTS[CARGO_SHOT_ONCE] = CardText(
    "cargo-shot-once",
    "Once a turn, when she hits an enemy ship, one piece of that ship's cargo may be eliminated, too.",
    (Moment.HIT, Moment.COSTS),
)
UNSINKABLE: Final[i64] = 147
TEXTS[UNSINKABLE] = CardText("unsinkable", "She cannot sink, but she can be scuttled.", (Moment.SINKING,))
COVERED_GUNNERS: Final[i64] = 148
TEXTS[COVERED_GUNNERS] = CardText(
    "covered-gunners", "Adds 1 to her cannon rolls while a friendly ship is within S of her.", (Moment.CANNON_ROLL,)
)
PICK_OF_PRIZES: Final[i64] = 149
TEXTS[PICK_OF_PRIZES] = CardText(
    "pick-of-prizes",
    "A boarding that she wins brings two of these: a crew eliminated, a treasure taken, a mast removed.",
    (Moment.BOARDING,),
    filled="That passing up a crew or a treasure means the mast is our own.",
)
THREE_BERTHS: Final[i64] = 150
TEXTS[THREE_BERTHS] = CardText(
    "three-berths", "Up to three crew sail aboard her and take no cargo space; no more do.", (Moment.MEASURES,)
)
SUBMARINE_CHARGES: Final[i64] = 151
TEXTS[SUBMARINE_CHARGES] = CardText(
    "submarine-charges", "May shoot at submerged submarines within S.", (Moment.AIM, Moment.SHOOT)
)
POSSESSOR: Final[i64] = 152
TEXTS[POSSESSOR] = CardText(
    "possessor",
    "Instead of an action, with an enemy ship within S of her, roll a die: on 6 one crew of such a ship comes aboard, room "
    "or not, and is of her nation.",
    (Moment.IN_PLACE_OF_A_MOVE,),
    filled="That the crew is chosen after the roll is our own.",
)
STEERS_ON: Final[i64] = 153
TEXTS[STEERS_ON] = CardText(
    "steers-on",
    "After her move action, unless a helmsman is aboard, roll a die: on 4 to 6 she may move L, free of charge.",
    (Moment.IN_PLACE_OF_A_MOVE,),
)
LONG_FINGERS: Final[i64] = 154
TEXTS[LONG_FINGERS] = CardText(
    "long-fingers",
    "Once a turn, when she has moved, she takes one random treasure from a ship within S of her, if there is room.",
    (Moment.DRAW, Moment.BETWEEN_ACTIONS),
    filled="That it follows the move action is our own.",
)
TWO_POCKETS: Final[i64] = 155
TEXTS[TWO_POCKETS] = CardText(
    "two-pockets",
    "Once a turn takes two random treasures from a ship that she touches, as far as there is room.",
    (Moment.DRAW, Moment.BETWEEN_ACTIONS),
)
DEEP_BOARDERS: Final[i64] = 156
TEXTS[DEEP_BOARDERS] = CardText(
    "deep-boarders",
    "When she has rammed a ship from below and was set back, she may send a boarding party.",
    (Moment.BOARDING,),
)
RECRUITER: Final[i64] = 157
TEXTS[RECRUITER] = CardText(
    "recruiter",
    "When this crew is turned up, another one that costs 2 or less joins the ship from outside the game. Face up it takes "
    "no cargo space.",
    (Moment.MEASURES, Moment.BETWEEN_ACTIONS),
    filled="Generic crew of the ship's nation stands for a player's collection.",
)
FLEET_GUNNER: Final[i64] = 158
TEXTS[FLEET_GUNNER] = CardText(
    "fleet-gunner", "Once a turn one ship of the fleet adds 1 to all her cannon rolls.", (Moment.BETWEEN_ACTIONS,)
)
ICE_WARY: Final[i64] = 159
TEXTS[ICE_WARY] = CardText(
    "ice-wary",
    "Terrain does nothing to her during a move action; icebergs and islands do.",
    (Moment.MEASURES, Moment.MOVE),
)
MONSTER_RAMMER: Final[i64] = 160
TEXTS[MONSTER_RAMMER] = CardText(
    "monster-rammer",
    "Rams sea creatures, too: a roll that would cost a mast costs two segments.",
    (Moment.RAM,),
    filled="Only the two segments are printed; by the rulebook nobody else rams a sea creature.",
)
SECOND_HOME: Final[i64] = 161
TEXTS[SECOND_HOME] = CardText(
    "second-home",
    "Its island is a second home: ships of its player unload and are repaired there as at home.",
    (Moment.SKILLS,),
    filled="That what is unloaded there lies at home, and not in the fort, is our own.",
)
HARBOR_WRIGHTS: Final[i64] = 162
TEXTS[HARBOR_WRIGHTS] = CardText(
    "harbor-wrights",
    "A friendly ship that docks here gets all her masts back.",
    (Moment.FORT,),
    filled="That the ship is a friendly one, and that nobody is asked, is our own.",
)
FORT_WRIGHTS: Final[i64] = 163
TEXTS[FORT_WRIGHTS] = CardText(
    "fort-wrights",
    "May be given a repair action, once a turn: one of its flags stands again.",
    (Moment.ACTIONS, Moment.REPAIR),
)
GARRISON: Final[i64] = 164
TEXTS[GARRISON] = CardText(
    "garrison",
    "At the first hit of each shoot action roll a die: so many musketeers stand by the fort, and each takes one hit of "
    "that action before cannons fall.",
    (Moment.HIT, Moment.FORT, Moment.SHOOT),
    filled="That musketeers take hits and do not shoot is our own.",
)
FLOTILLA: Final[i64] = 165
TEXTS[FLOTILLA] = CardText(
    "flotilla",
    "A floating battery without masts. It goes nowhere but in tow of a ship of its nation and fleet. Two hits in one shoot "
    "action take its flag; without a flag the next hit sinks it.",
    (Moment.ENTERED, Moment.BETWEEN_ACTIONS),
)
KRAKEN: Final[i64] = 166
TEXTS[KRAKEN] = CardText(
    "kraken",
    "Once a turn, within S of an enemy ship that is not docked, it lies around her, free: she does not move until it leaves. "
    "Only then, from its next turn on, the two shoot, and only at each other.",
    (Moment.ENTERED, Moment.AIM, Moment.BETWEEN_ACTIONS),
)
TWO_DICE: Final[i64] = 167
TEXTS[TWO_DICE] = CardText(
    "two-dice",
    "Once in each of her actions a second die may be rolled for one of her own that hits, rams, boards or serves an "
    "ability: the higher one counts.",
    (Moment.REROLL, Moment.ACTION_BEGINS),
    filled="That the first die has been seen by then, and that the higher one counts, is our own.",
)
TWO_SHOT_DICE: Final[i64] = 168
TEXTS[TWO_SHOT_DICE] = CardText(
    "two-shot-dice",
    "Once a turn a second die may be rolled for a cannon of a shoot action: the higher one counts.",
    (Moment.REROLL,),
    filled="That the first die has been seen by then, and that the higher one counts, is our own.",
)
CONVERTER: Final[i64] = 169
TEXTS[CONVERTER] = CardText(
    "converter",
    "If she wins a boarding the crew that costs most is captured instead of eliminated. It serves aboard her with its "
    "abilities, takes no cargo space, and leaves her only if she sinks.",
    (Moment.BOARDING,),
    filled="That the player who picks that crew captures it is our own.",
)
SAILS_OFF: Final[i64] = 170
TEXTS[SAILS_OFF] = CardText(
    "sails-off",
    "When she has taken the last coin of an island by an explore action she may move at once, free of charge.",
    (Moment.EXPLORE,),
)
CREW_TRADER: Final[i64] = 171
TEXTS[CREW_TRADER] = CardText(
    "crew-trader",
    "Once a turn, when she explores an island by an action, a coin of it may be swapped for a crew of any ship of the "
    "fleet: the coin goes aboard that ship, the crew ashore.",
    (Moment.EXPLORE,),
    filled="That it is a coin, and not unique treasure, is our own.",
)
EXTRA_MAST: Final[i64] = 172
TEXTS[EXTRA_MAST] = CardText(
    "extra-mast",
    "Once a turn the first of her hits that costs a mast costs one more.",
    (Moment.HIT,),
    filled="That it is once a turn, and not once for each ship, is our own.",
)
CREW_FOR_MAST: Final[i64] = 173
TEXTS[CREW_FOR_MAST] = CardText(
    "crew-for-mast",
    "A hit costs her another crew instead of a mast, as long as there is one.",
    (Moment.LOSS,),
    filled="That it is the cheapest one is our own.",
)
HERDER: Final[i64] = 174
TEXTS[HERDER] = CardText(
    "herder",
    "Instead of a move action another sea monster, of any fleet, is moved by its own base move.",
    (Moment.IN_PLACE_OF_A_MOVE,),
    filled="That nothing else than the move happens is our own.",
)
RELIC_FINDER: Final[i64] = 175
TEXTS[RELIC_FINDER] = CardText(
    "relic-finder",
    "Once a turn the unique treasure of an enemy ship within S is turned face up, and she may load one piece of it.",
    (Moment.BETWEEN_ACTIONS,),
    filled="Which one, of several, is our own: the first for which there is room.",
)
LONG_AGAINST_BEASTS: Final[i64] = 176
TEXTS[LONG_AGAINST_BEASTS] = CardText(
    "long-against-beasts",
    "Her cannons on masts have range 2L against sea creatures.",
    (Moment.AIM, Moment.LINES),
)
GRABBER: Final[i64] = 177
TEXTS[GRABBER] = CardText(
    "grabber",
    "In a shoot action she may fire one cannon alone: its hit costs two masts, and then the target is placed alongside "
    "and may be boarded.",
    (Moment.GRAB,),
    filled="That it lies at the nearest free place is our own.",
)

ABILITIES: Final[i64] = len(TEXTS)
SLUGS: Final = tuple(row.slug for row in TEXTS.values())
"""The slugs in the order of their numbers; content uses them."""
TARGETED: Final = frozenset(row.slug for row in TEXTS.values() if AIM in row.text)
"""Written with a target, as `gunner:english`."""
ONE_ONLY: Final = frozenset({"limit"})
"""A fleet holds at most one of the pieces with one of these (PI-A91)."""
SPACELESS: Final = frozenset({"oarsman", "cargo-one", "cargo-master"})
"""Crew with one of these takes no cargo space (PI-A39, PI-A62, PI-A63)."""
HULL_KEYWORDS: Final = ("galley", "junk", "turtle-ship", "longship", "flotilla")
"""Their ships have hulls of their own; that is all that a junk's keyword says (PI-A82)."""


def low_set(listed: Iterable[int]) -> i64:
    """The set of those of some abilities that are numbered below WORD."""
    found: i64 = 0
    for ability in listed:
        found |= bit(ability) if ability < WORD else NOTHING
    return found


def high_set(listed: Iterable[int]) -> i64:
    """The set of those from WORD on, counted from there."""
    found: i64 = 0
    for ability in listed:
        found |= bit(ability - WORD) if WORD <= ability < TWO_WORDS else NOTHING
    return found


def top_set(listed: Iterable[int]) -> i64:
    """The set of those from TWO_WORDS on, counted from there."""
    found: i64 = 0
    for ability in listed:
        found |= bit(ability - TWO_WORDS) if ability >= TWO_WORDS else NOTHING
    return found


def heard_at(moment: Moment) -> list[int]:
    """The abilities that speak at a moment."""
    return [number for number, row in TEXTS.items() if moment in row.moments]


LOW_BETWEEN_ACTIONS: Final[i64] = low_set(heard_at(Moment.BETWEEN_ACTIONS))
HIGH_BETWEEN_ACTIONS: Final[i64] = high_set(heard_at(Moment.BETWEEN_ACTIONS))
TOP_BETWEEN_ACTIONS: Final[i64] = top_set(heard_at(Moment.BETWEEN_ACTIONS))
"""Units without any of these abilities are passed over at once between actions."""
HIGH_CHANGES: Final[i64] = high_set(heard_at(Moment.CHANGE))
"""Units without any of these cannot turn ghostly, dive or take on an ability; all are numbered from WORD on."""
NEVER_COPIED: Final = (
    *(
        int(keyword)
        for keyword in (SCHOONER, GALLEY, JUNK, TURTLE_SHIP, LONGSHIP, CATAMARAN, DOUBLE_CATAMARAN, FLOTILLA, KRAKEN)
    ),
    *(number for number, row in TEXTS.items() if row.slug in TARGETED),
)
"""Hulls, and what names a target (PI-R104)."""
LOW_NEVER_COPIED: Final[i64] = low_set(NEVER_COPIED)
HIGH_NEVER_COPIED: Final[i64] = high_set(NEVER_COPIED)
TOP_NEVER_COPIED: Final[i64] = top_set(NEVER_COPIED)


def clause(ability: int) -> str:
    """The id of an ability's clause."""
    return f"PI-A{ability + 1}"


def number_of(slug: str) -> int:
    """The number of an ability; -1 if there is none of that slug."""
    if slug not in SLUGS:
        return -1
    return SLUGS.index(slug)
