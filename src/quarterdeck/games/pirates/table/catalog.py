"""Everything printed on cards and pieces of a content pack, as what the rules calculate with; filled in by pack/reading.py.

Kinds are numbered in the order of the pack: ships (sea creatures are among them), crew (equipment is among it), unique
treasures, islands, events, forts, terrain. Sets of effects are three integers, for effects 0 … 61, 62 … 123 and from 124 on; sets of
nations are integers by `NATIONS`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.sets import bit
from quarterdeck.games.pirates.geometry.forms import Form
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.texts.abilities import TWO_WORDS, WORD

NATIONS: Final = (
    "american", "barbary", "cursed", "english", "french", "jade", "mercenary", "pirate", "spanish", "viking",
)  # fmt: skip
BARBARY: Final[i64] = 1  # the nation of two banners (PI-U96, PI-U63)
CURSED: Final[i64] = 2  # the nation that some boarders are good against (PI-A122)
ENGLISH: Final[i64] = 3
FRENCH: Final[i64] = 4
JADE: Final[i64] = 5
MERCENARY: Final[i64] = 6
PIRATE: Final[i64] = 7
SPANISH: Final[i64] = 8
ANY_NATION: Final[i64] = 10  # the nation of equipment (PI-2.2)
FORTS: Final[i64] = 11  # as a target of gunners
NEAR_FORTS: Final[i64] = 12  # those within S
NATION_FORTS: Final[i64] = 13  # + a nation: its forts
CREATURES: Final[i64] = 23
MAST_PLACES: Final[i64] = 10  # masts of a ship, at most
MOVES: Final[i64] = 3  # measures of a base move, at most


@final
class Catalog:
    """The pieces of a pack. `text` is the pack and `digest` a number for it."""

    def __init__(self, text: str, digest: i64) -> None:  # noqa: PLR0915 - one line for each field
        """Start with an empty catalog."""
        self.text = text
        self.digest = digest
        self.names: list[str] = []  # ids of ships, crew, uniques, islands, events, forts and terrain, one after another
        # Measures, hundredths of a millimetre.
        self.measure = vec[i64]([5_750, 8_380])  # S and L
        self.width = vec[i64]([120_000, 120_000])  # of the table for two players, and for more
        self.height = vec[i64]([90_000, 120_000])
        self.coins = vec[i64]()  # what each player gives at 40 points
        # Ships and sea creatures.
        self.ships: i64 = 0
        self.cost = vec[i64]()
        self.nation = vec[i64]()
        self.masts = vec[i64]()  # or segments
        self.cargo = vec[i64]()
        self.move = vec[i64]()  # three for each ship: 0 S, 1 L, -1 none
        self.rank = vec[i64]()  # ten for each ship: what a roll must exceed
        self.reach = vec[i64]()  # ten for each ship: 0 S, 1 L
        self.low = vec[i64]()  # effects
        self.high = vec[i64]()
        self.top = vec[i64]()
        self.gunner = vec[i64]()  # set of nations (and FORTS, NEAR_FORTS) that are hit more easily
        self.hated = vec[i64]()  # set of nations that hit her more easily
        self.friend = vec[i64]()  # set of nations whose crew may use abilities aboard
        self.bond = vec[i64]()
        self.creature = vec[i64]()  # 1: a sea creature
        self.forms: list[Form] = []
        # Crew and equipment.
        self.crews: i64 = 0
        self.crew_cost = vec[i64]()
        self.crew_nation = vec[i64]()  # ANY_NATION: equipment
        self.crew_low = vec[i64]()
        self.crew_high = vec[i64]()
        self.crew_top = vec[i64]()
        self.crew_gunner = vec[i64]()
        self.crew_hated = vec[i64]()
        self.crew_friend = vec[i64]()
        self.crew_bond = vec[i64]()  # set of nations of which one crew is linked to it (PI-A135)
        self.crew_generic = vec[i64]()  # 1: generic, there is one for each nation
        self.crew_space = vec[i64]()  # cargo spaces that it needs: 1, or 0
        self.equipment = vec[i64]()  # what equipment does (texts/kinds.py); -1: a crew
        self.equipment_nations = vec[i64]()  # set of nations that it is about
        self.equipment_once = vec[i64]()  # 1: gone after its use
        self.link_start = vec[i64]([0])  # where the links of each begin in `links`, and where the last ones end
        self.links = vec[i64]()  # a ship, or `ships` + a crew; both directions are listed for crew
        # Unique treasures.
        self.uniques: i64 = 0
        self.unique_effect = vec[i64]()
        self.unique_amount = vec[i64]()  # the number that belongs to the effect, 0: none
        self.unique_space = vec[i64]()  # cargo spaces that it needs, mostly 0
        self.unique_worth = vec[i64]()  # gold when unloaded, 0: nothing
        self.unique_hidden = vec[i64]()  # 1: lies face down on its ship
        # Islands.
        self.islands: i64 = 0
        self.shores: list[Polygon] = []  # around the origin
        self.mystery_low = vec[i64]()  # effect of 1 and 2; -1: a plain island
        self.mystery_high = vec[i64]()  # effect of 5 and 6
        self.mystery_low_amount = vec[i64]()  # the number that belongs to the effect, 0: none
        self.mystery_high_amount = vec[i64]()
        self.island_effect = vec[i64]()  # what it does by itself; -1: nothing
        # Events, forts, terrain.
        self.events: i64 = 0
        self.event_cost = vec[i64]()
        self.event_effect = vec[i64]()
        self.forts: i64 = 0
        self.fort_nation = vec[i64]()
        self.fort_price = vec[i64]()
        self.fort_guns = vec[i64]()
        self.fort_rank = vec[i64]()  # ten for each fort
        self.fort_reach = vec[i64]()
        self.fort_effect = vec[i64]()
        self.terrains: i64 = 0
        self.terrain_kind = vec[i64]()
        self.terrain_shapes: list[Polygon] = []
        self.terrain_number = vec[i64]()  # in the middle of an iceberg; 0: none
        self.terrain_copies = vec[i64]()

    def linked_to_ship(self, crew: i64, ship: i64) -> bool:
        """Whether a crew is linked to a ship (PI-4.9)."""
        return self._linked(crew, ship)

    def linked_crew(self, crew: i64, other: i64) -> bool:
        """Whether two crew are linked (PI-4.8)."""
        return self._linked(crew, self.ships + other)

    def _linked(self, crew: i64, to: i64) -> bool:
        """Whether a number stands among the links of a crew."""
        k, end = self.link_start[crew], self.link_start[crew + 1]
        while k < end and self.links[k] != to:
            k += 1
        return k < end


def holds(low: i64, high: i64, top: i64, effect: i64) -> bool:
    """Whether a set of effects has a member."""
    if effect < WORD:
        return low & bit(effect) != 0
    return high & bit(effect - WORD) != 0 if effect < TWO_WORDS else top & bit(effect - TWO_WORDS) != 0


def crew_has(catalog: Catalog, card: i64, ability: i64) -> bool:
    """Whether a crew card has an ability."""
    return holds(catalog.crew_low[card], catalog.crew_high[card], catalog.crew_top[card], ability)
