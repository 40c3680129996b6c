"""At which moments the texts of ships, crew, creatures and forts speak, and in which file of rules each is heard.

Whoever adds an ability enters it here beside the files that ask for it; tests/games/pirates/test_moments.py compares the
table with these files, both ways. What `rules/phases.py` and `rules/rolling.py` lead to is not listed again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit
from quarterdeck.games.pirates.texts.abilities import (
    ADMIRAL,
    ALL_LONG,
    ARMOUR,
    BACKFIRE,
    BOARDING_BONUS,
    BRITTLE,
    BROADSIDES,
    BURNING_BREATH,
    CANCELLER,
    CANNONEER,
    CAPTAIN,
    CAPTAINS_GUNNERS,
    CARGO_MASTER,
    CARGO_ONE,
    CARGO_SHOT,
    CARGO_SPY,
    CHAINSHOT,
    CHARTER,
    CHEAP_CREW,
    CLEAR_VIEW,
    COPYCAT,
    CREW_SHOT,
    DERELICT_OWNER,
    DOCKED_SAFE,
    DOUBLE_PRIZE,
    DOUBLE_RANGE,
    EX_PATRIOT,
    EXPLORER,
    EXTENDED_RANGE,
    EXTRA_ACTION,
    FAR_UNLOADING,
    FEAR,
    FIREPOT,
    FIRST_HIT_IGNORED,
    FIVE_MORE_POINTS,
    FLEET_LEADER,
    FOG_WALKER,
    FOLLOW_UP,
    FORT_PROOF,
    GALLEY,
    GHOST_SHIP,
    GHOSTLY_CREW,
    GOLD_ONE,
    GOLD_TWO,
    GRAPPLE,
    GUNNER,
    HARBOR_GUNNERS,
    HEAVY,
    HELMSMAN,
    HOMEBOUND,
    ISLAND_SPY,
    ISLAND_TRADER,
    LADEN_SILENCE,
    LEAVES_THE_LAST,
    LIGHT,
    LOAD_AND_GO,
    LONG_SHOTS_MISS,
    LONGSHIP,
    MARINE,
    MARKSMAN,
    MAST_BREAKER,
    MERCENARY,
    MUSKETEER,
    NAVIGATOR,
    OARSMAN,
    PACK,
    PARLEY,
    PICKPOCKET,
    PIN_KILLS_CREW,
    PIN_PROOF,
    PIRATE_LOOTER,
    PLUNDER,
    POINT_BLANK,
    RAIDER,
    RAIDER_OF_TWO,
    RAM_KILLS_CREW,
    RAM_PROOF,
    RANSOM,
    REROLL,
    REVIVED_CREW,
    SACRIFICE,
    SAFE_CANNONS,
    SAFE_CREW,
    SAME_AGAIN,
    SCHOONER,
    SCORPION,
    SEA_MONSTER,
    SHIP_TRADER,
    SHIPWRIGHT,
    SHOOT_AND_MOVE,
    SILVER_EXPLORER,
    SINK_AND_REPAIR,
    SLAUGHTER,
    SMOKEPOT,
    STINKPOT,
    STUNNING_BREATH,
    SUBMARINE,
    TERRAIN_PROOF,
    THICK_WALLS,
    TIDE_CALLER,
    TREASURE_CANNON,
    TURTLE_SHIP,
    TWO_MASTS_A_HIT,
    UNDER_FULL_SAIL,
    UNLOAD_AND_GO,
    WARM_WELCOME,
    WATCHTOWER,
    WORD,
)


def low_set(listed: tuple[i64, ...]) -> i64:
    """The set of those of some abilities that are numbered below WORD."""
    found: i64 = 0
    for ability in listed:
        found |= bit(ability) if ability < WORD else NOTHING
    return found


def high_set(listed: tuple[i64, ...]) -> i64:
    """The set of the others, counted from WORD."""
    found: i64 = 0
    for ability in listed:
        found |= bit(ability - WORD) if ability >= WORD else NOTHING
    return found


BETWEEN_ACTIONS: Final[tuple[i64, ...]] = (
    RAIDER,
    RAIDER_OF_TWO,
    SHIP_TRADER,
    CARGO_SPY,
    ISLAND_SPY,
    PIRATE_LOOTER,
    CANCELLER,
    UNLOAD_AND_GO,
    LOAD_AND_GO,
    FAR_UNLOADING,
    CHARTER,
)
"""Abilities that a unit may use between actions; units without any of them are passed over at once."""
LOW_BETWEEN_ACTIONS: Final[i64] = low_set(BETWEEN_ACTIONS)
HIGH_BETWEEN_ACTIONS: Final[i64] = high_set(BETWEEN_ACTIONS)

MOMENTS: Final[dict[str, tuple[str, tuple[i64, ...]]]] = {
    "table/aboard.py": (
        "what a unit may carry, how far it moves and shoots",
        (
            LIGHT,
            UNDER_FULL_SAIL,
            HEAVY,
            TERRAIN_PROOF,
            CHEAP_CREW,
            OARSMAN,
            FIVE_MORE_POINTS,
            CARGO_ONE,
            CARGO_MASTER,
            ALL_LONG,
            HELMSMAN,
            GALLEY,
            TURTLE_SHIP,
            LONGSHIP,
            EXTENDED_RANGE,
            EX_PATRIOT,
        ),
    ),
    "table/questions.py": (
        "whether a pin holds",
        (SCORPION,),
    ),
    "table/skills.py": (
        "what a unit can do with its crew",
        (GUNNER, REROLL, TURTLE_SHIP, GHOST_SHIP, EX_PATRIOT, MERCENARY),
    ),
    "table/table.py": (
        "a unit is entered",
        (TURTLE_SHIP,),
    ),
    "rules/common/actions.py": (
        "which actions a unit may take",
        (SHIPWRIGHT,),
    ),
    "rules/docking/docking.py": (
        "gold is unloaded, captives are ransomed",
        (GOLD_TWO, GOLD_ONE, SILVER_EXPLORER, RANSOM),
    ),
    "rules/losing/dismasting.py": (
        "masts are lost",
        (MARKSMAN, BRITTLE),
    ),
    "rules/losing/losses.py": (
        "crew and cargo are lost",
        (REVIVED_CREW, SAFE_CREW, GHOSTLY_CREW, HOMEBOUND),
    ),
    "rules/losing/sinking.py": (
        "a unit sinks",
        (SINK_AND_REPAIR,),
    ),
    "rules/moving/course.py": (
        "a move",
        (SHOOT_AND_MOVE, LIGHT, UNDER_FULL_SAIL, TERRAIN_PROOF, OARSMAN, HELMSMAN, LONGSHIP, FOG_WALKER),
    ),
    "rules/moving/raiders.py": (
        "a raider comes to a home",
        (RAIDER, RAIDER_OF_TWO, LEAVES_THE_LAST),
    ),
    "rules/moving/towing.py": (
        "a derelict is taken in tow",
        (SUBMARINE,),
    ),
    "rules/moving/turning.py": (
        "a ship turns about",
        (SCHOONER, LONGSHIP),
    ),
    "rules/terrain/perils.py": (
        "terrain is met",
        (SAFE_CREW,),
    ),
    "rules/shooting/bonuses.py": (
        "a cannon's roll",
        (CAPTAIN, ADMIRAL, PACK, CAPTAINS_GUNNERS, FOLLOW_UP, HARBOR_GUNNERS),
    ),
    "rules/shooting/broadsides.py": (
        "a broadside",
        (BROADSIDES,),
    ),
    "rules/shooting/cannons.py": (
        "which cannons may shoot at whom",
        (
            SAFE_CANNONS,
            POINT_BLANK,
            MUSKETEER,
            FORT_PROOF,
            LADEN_SILENCE,
            DOCKED_SAFE,
            LONGSHIP,
            MARINE,
            STUNNING_BREATH,
            BURNING_BREATH,
        ),
    ),
    "rules/shooting/costs.py": (
        "what else a hit costs",
        (CARGO_SHOT, SINK_AND_REPAIR),
    ),
    "rules/shooting/equipment.py": (
        "a shot with equipment",
        (BACKFIRE,),
    ),
    "rules/shooting/hits.py": (
        "a hit",
        (
            LONG_SHOTS_MISS,
            CREW_SHOT,
            CARGO_SHOT,
            TWO_MASTS_A_HIT,
            ARMOUR,
            FIRST_HIT_IGNORED,
            BACKFIRE,
            TURTLE_SHIP,
            STUNNING_BREATH,
            THICK_WALLS,
        ),
    ),
    "rules/shooting/lines.py": (
        "a line of fire",
        (CANNONEER, CLEAR_VIEW),
    ),
    "rules/shooting/parley.py": (
        "a shot is bought off",
        (PARLEY,),
    ),
    "rules/shooting/repair.py": (
        "a repair",
        (SHIPWRIGHT,),
    ),
    "rules/shooting/shooting.py": (
        "a shoot action",
        (
            CAPTAIN,
            DOUBLE_RANGE,
            CANNONEER,
            CLEAR_VIEW,
            CHAINSHOT,
            MUSKETEER,
            ALL_LONG,
            SMOKEPOT,
            FIREPOT,
            STINKPOT,
            MARINE,
        ),
    ),
    "rules/shooting/smoke.py": (
        "smoke is laid",
        (SMOKEPOT,),
    ),
    "rules/ramming/boarding.py": (
        "a boarding party",
        (BOARDING_BONUS, SLAUGHTER, PLUNDER, LONGSHIP, MAST_BREAKER, DOUBLE_PRIZE),
    ),
    "rules/ramming/rams.py": (
        "a ram",
        (RAM_PROOF, PIN_KILLS_CREW, PIN_PROOF, LONGSHIP, SUBMARINE, SEA_MONSTER, SCORPION, RAM_KILLS_CREW),
    ),
    "rules/cards/treasure_used.py": (
        "wolves are hunted",
        (MUSKETEER, MARINE),
    ),
    "rules/exploring/exploring.py": (
        "an explore",
        (EXPLORER, ISLAND_TRADER, DERELICT_OWNER, LEAVES_THE_LAST, SILVER_EXPLORER),
    ),
    "rules/exploring/trade.py": (
        "treasure is drawn",
        (ISLAND_TRADER, SHIP_TRADER, ISLAND_SPY, PARLEY),
    ),
    "rules/forts/forts.py": (
        "at a fort",
        (WATCHTOWER, WARM_WELCOME),
    ),
    "rules/texts/between_actions.py": (
        "between actions",
        (
            RAIDER,
            RAIDER_OF_TWO,
            SHIP_TRADER,
            CARGO_SPY,
            ISLAND_SPY,
            PIRATE_LOOTER,
            CANCELLER,
            UNLOAD_AND_GO,
            LOAD_AND_GO,
            FAR_UNLOADING,
            CHARTER,
            GHOST_SHIP,
            SUBMARINE,
            SEA_MONSTER,
            COPYCAT,
        ),
    ),
    "rules/texts/fear_and_blades.py": (
        "fear and blades",
        (PIN_KILLS_CREW, FEAR, SCORPION),
    ),
    "rules/texts/ghosts_and_submarines.py": (
        "a unit turns ghostly, dives or takes on an ability",
        (GHOST_SHIP, SUBMARINE, SEA_MONSTER, COPYCAT),
    ),
    "rules/texts/rerolls.py": (
        "a die is rolled again, and what else is asked in the middle of something",
        (REROLL, GRAPPLE, DERELICT_OWNER, TREASURE_CANNON),
    ),
    "rules/texts/second_actions.py": (
        "between actions: second actions, and what is taken in passing",
        (PICKPOCKET, EXTRA_ACTION, SAME_AGAIN, FLEET_LEADER, SACRIFICE, SAFE_CREW),
    ),
    "rules/texts/special_moves.py": (
        "an action in place of a move",
        (NAVIGATOR, TIDE_CALLER),
    ),
    "rules/turn/consequences.py": (
        "an action is over",
        (CAPTAIN, SHOOT_AND_MOVE),
    ),
    "rules/turn/orders.py": (
        "an action begins",
        (DOUBLE_RANGE,),
    ),
}
"""Each file of rules in which texts are heard: the moment, and the abilities that speak then."""
