"""A pirates' table in the middle of a game, built from words, for scenarios with the measures of fixture FX.

Far from the coordinates of the scenarios each seat has a home island ("R home"), a guard with one mast ("R guard") and
there is a wild island ("far") with 30 gold that nobody has seen, so that no game ends before it should.
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append, vec
from msgspec import Struct
from mypy_extensions import i64

from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates.codes import COIN_KINDS, NONE
from quarterdeck.games.pirates.geometry.forms import creature_form, ship_form
from quarterdeck.games.pirates.geometry.moving import STOPPED
from quarterdeck.games.pirates.geometry.offered import pose_move
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.pack.stowage import Abilities
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules import steps
from quarterdeck.games.pirates.rules.moving import segments
from quarterdeck.games.pirates.rules.moving.segments import segment_move
from quarterdeck.games.pirates.rules.shooting import shooting
from quarterdeck.games.pirates.rules.shooting.shooting import shot_move
from quarterdeck.games.pirates.rules.turn import orders, rounds
from quarterdeck.games.pirates.table import aboard
from quarterdeck.games.pirates.table.aboard import MEASURES
from quarterdeck.games.pirates.table.catalog import ANY_NATION, NATIONS, Catalog
from quarterdeck.games.pirates.table.mysterious import FACE_DOWN, SHOWN
from quarterdeck.games.pirates.texts.abilities import SPACELESS
from quarterdeck.games.pirates.texts.kinds import (
    EQUIPMENT_SLUGS,
    EVENT_SLUGS,
    ISLAND_SLUGS,
    TERRAIN_SLUGS,
    TREASURE_SLUGS,
)
from tests.games.pirates.fixture import HULL, MASTS, L, Pose, S, rect
from tests.games.pirates.words import LENGTHS, SEATS, Words

SIZE: Final = 120_000
BASE: Final = [(-1500, -1500), (1500, -1500), (1500, 1500), (-1500, 1500)]
SEGMENT: Final = re.compile(r"([SL]) (\d+)(?: (\d+))?")


class Printed(Struct, frozen=True):
    """What stands on a ship's card; all masts have the same rank and range. A creature has segments for masts.

    Effects are words as in a pack: "captain gunner:english".
    """

    masts: int = 3
    move: str = "L"
    cargo: int = 5
    cost: int = 10
    nation: str = "pirate"
    rank: int = 3
    reach: str = "L"
    creature: bool = False
    effects: str = ""


def fixture_catalog() -> Catalog:
    """The measures of fixture FX, twelve square islands and three unique treasures (16 … 18) that do nothing; no ships."""
    c = Catalog("fixture FX", 1)
    c.measure = vec[i64]([i64(S), i64(L)])
    c.width = c.height = vec[i64]([i64(SIZE), i64(SIZE)])
    c.islands, c.uniques = i64(12), i64(3)
    c.shores = [square(-3_000, -3_000) for _ in range(12)]
    c.mystery_low, c.mystery_high = vec[i64]([NONE] * 12), vec[i64]([NONE] * 12)
    c.island_effect = vec[i64]([NONE] * 12)
    c.mystery_low_amount, c.mystery_high_amount = vec[i64]([i64(0)] * 12), vec[i64]([i64(0)] * 12)
    c.unique_effect = c.unique_amount = c.unique_space = vec[i64]([i64(0)] * 3)
    c.unique_worth = c.unique_hidden = vec[i64]([i64(0)] * 3)
    return c


def add_ship(c: Catalog, card: Printed) -> None:
    """One more ship's card, of hull H, or a creature's."""
    c.ships += 1
    c.cost = append(c.cost, i64(card.cost))
    c.nation = append(c.nation, i64(NATIONS.index(card.nation)))
    c.masts = append(c.masts, i64(card.masts))
    c.cargo = append(c.cargo, i64(card.cargo))
    c.creature = append(c.creature, i64(card.creature))
    for k in range(3):
        move = card.move.split("+")[k : k + 1]
        c.move = append(c.move, i64("SL".index(move[0])) if move and move[0] != "T" else NONE)
    for _ in range(10):
        c.rank = append(c.rank, i64(card.rank))
        c.reach = append(c.reach, i64("SL".index(card.reach)))
    add_abilities(c, "", card.effects)
    places = (MASTS * 4)[: card.masts]
    sail = 0 if "flotilla" in card.effects else 900
    c.forms.append(creature_form(BASE, [0] * card.masts) if card.creature else ship_form(HULL, 1500, places, sail))


def add_abilities(c: Catalog, kind: str, effects: str) -> None:
    """What a ship's card says that she can do, or, for the kind "crew_", a crew's."""
    found = Abilities(effects.split())
    for column, members in (("low", found.low), ("high", found.high), ("top", found.top), *found.aims.items()):
        setattr(c, kind + column, append(getattr(c, kind + column), i64(members)))


def add_crew(c: Catalog, cost: int, nation: str, effects: str = "") -> None:
    """One more crew's card, or equipment's of nation "any"."""
    c.crews += 1
    c.crew_cost = append(c.crew_cost, i64(cost))
    c.crew_nation = append(c.crew_nation, ANY_NATION if nation == "any" else i64(NATIONS.index(nation)))
    c.crew_generic = append(c.crew_generic, i64(0))
    c.crew_space = append(c.crew_space, i64(SPACELESS.isdisjoint(effects.split())))
    c.equipment = append(c.equipment, i64(0) if nation == "any" else NONE)
    add_abilities(c, "crew_", effects)
    for column in ("equipment_nations", "equipment_once"):
        setattr(c, column, append(getattr(c, column), i64(0)))
    c.link_start = append(c.link_start, c.link_start[len(c.link_start) - 1])


class Table(Words):
    """A position, and words for it."""

    def __init__(self, seats: int = 2, *, guards: str = SEATS, far: tuple[int, ...] = (15, 15)) -> None:
        """Homes, guards of these seats, and the far island with these coins."""
        self.catalog = fixture_catalog()
        super().__init__(PiratesPosition(self.catalog, i64(seats)))
        self.links: list[tuple[str, str]] = []
        for k, seat in enumerate(SEATS[:seats]):
            x = 2_000 + 28_000 * k
            self.island(f"{seat} home", x, x + 4_000, 112_000, 116_000, home=seat)
            if seat in guards:
                self.ship(f"{seat} guard", seat, (x + 10_000, 111_000, 900), Printed(masts=1, move="S"))
        self.island("far", 114_000, 118_000, 112_000, 116_000)
        self.hidden("far", *far)

    # -- building ------------------------------------------------------------------------------------

    def island(self, name: str, x0: int, x1: int, y0: int, y1: int, *, home: str = "") -> Table:
        """An island; as a seat's home it takes the place of an earlier one."""
        p = self.position
        owner = SEATS.index(home) if home else int(NONE)
        for k in range(len(self.islands)):
            if home and p.islands.home[k] == owner:
                p.islands.home = put(p.islands.home, k, NONE)
        p.waters.add_island(rect(x0, x1, y0, y1))
        p.islands.home = append(p.islands.home, i64(owner))
        p.islands.card = append(p.islands.card, i64(0))
        p.islands.unseen = append(p.islands.unseen, i64(0))
        self.islands.append(name)
        return self

    def fort(self, name: str, seat: str, price: int = 3, island: str = "", effects: str = "") -> Table:
        """A fort that a seat may build, of four cannons 3L; or one that stands on an island already. It comes behind all ships."""
        c, p = self.catalog, self.position
        add_ship(c, Printed(masts=4, creature=True, effects=effects))
        c.ships -= 1
        c.forts += 1
        c.fort_price = append(c.fort_price, i64(price))
        unit = p.add_unit(c.ships + c.forts - 1, i64(SEATS.index(seat)))
        p.ships.to_place = i64(0)
        p.ships.in_play &= ~(1 << unit)
        self.units.append(name)
        if island:
            k = self.islands.index(island)
            shore = p.waters.shores[k]
            p.ships.in_play |= 1 << unit
            p.waters.put(unit, (shore.left + shore.right) >> 1, (shore.bottom + shore.top) >> 1, i64(0))
            p.waters.ashore[unit] = p.forts.island[unit] = i64(k)
            p.forts.gold = put(p.forts.gold, unit, i64(price))
        return self

    def mysterious(self, island: str, low: str, high: str = "held-back:5", *, hidden: bool = False) -> Table:
        """An island is mysterious: what it does on low and on high dice, for all to see or face down."""
        c, p, k = self.catalog, self.position, self.islands.index(island)
        p.mysterious.mode = FACE_DOWN if hidden else SHOWN
        p.islands.card = put(p.islands.card, k, i64(k))
        for column, text in (("low", low), ("high", high)):
            slug, _, amount = text.partition(":")
            effects, amounts = getattr(c, f"mystery_{column}"), getattr(c, f"mystery_{column}_amount")
            effects[k], amounts[k] = i64(ISLAND_SLUGS.index(slug)), i64(int(amount or 0))
        p.mysterious.unshown |= i64(1 << k if hidden else 0)
        p.mysterious.text = vec[i64]([NONE if hidden else i64(card) for card in range(len(self.islands))])
        return self

    def terrain(self, kind: str, x: int, y: int, half: int = 1_000, *, seat: str = "R", number: int = 0) -> Table:
        """A square piece of terrain around a point, laid by a seat; of an iceberg its number. Edge 1 is the lower one."""
        c, terrain = self.catalog, self.position.waters.terrain
        c.terrain_kind = append(c.terrain_kind, i64(TERRAIN_SLUGS.index(kind)))
        c.terrain_number = append(c.terrain_number, i64(number))
        c.terrain_copies = append(c.terrain_copies, i64(1))
        c.terrain_shapes.append(rect(-half, half, -half, half))
        c.terrains += 1
        shape = rect(x - half, x + half, y - half, y + half)
        terrain.add(c.terrain_kind[c.terrains - 1], c.terrains - 1, i64(SEATS.index(seat)), shape)
        return self

    def ship(
        self, name: str, seat: str, pose: Pose, printed: Printed | None = None, masts: str = "", fire: str = ""
    ) -> Table:
        """A ship of hull H or a creature, with all its masts, or only these, as "13"; or "-" for none; some on fire."""
        p = self.position
        add_ship(self.catalog, printed or Printed())
        unit = p.add_unit(self.catalog.ships - 1, i64(SEATS.index(seat)))
        p.ships.to_place = i64(0)
        p.waters.put(unit, *(i64(number) for number in pose))
        if masts:
            p.ships.masts = put(p.ships.masts, unit, i64(digits(masts.strip("-"))))
        p.ships.burning = put(p.ships.burning, unit, i64(digits(fire)))
        self.units.append(name)
        return self

    def crew(self, name: str, seat: str, place: str, cost: int = 1, nation: str = "pirate", effects: str = "") -> Table:
        """A crew, or equipment for a nation "any", face down."""
        add_crew(self.catalog, cost, nation, effects)
        self.crews.append(name)
        aboard.add_piece(self.position, self.catalog.crews - 1, i64(SEATS.index(seat)), i64(self.place(place)))
        return self

    def link(self, crew: str, to: str) -> Table:
        """A crew is linked to another or to a ship."""
        self.links.append((crew, to))
        if to in self.crews:
            self.links.append((to, crew))
        return self

    def show(self, *crew: str) -> Table:
        """Crew lies face up."""
        for name in crew:
            self.position.crew.face_up |= i64(1 << self.crews.index(name))
        return self

    def treasure(self, worth: int) -> int:
        """One more treasure in the game; its number."""
        p = self.position
        p.treasure.worth = append(p.treasure.worth, i64(worth))
        p.starting_gold += i64(worth if worth < COIN_KINDS else 0)
        return len(p.treasure.worth) - 1

    def coins(self, place: str, *worths: int, seen: str = "") -> Table:
        """Coins on a ship, which her owner knows, or on an island where these seats have looked; 16 and more: uniques."""
        owner = SEATS[self.position.ships.owner[self.units.index(place)]] if place in self.units else ""
        for worth in worths:
            seats = SEATS[: self.position.seats]
            known = sum(1 << k for k, seat in enumerate(seats) if seat in owner + seen or worth >= COIN_KINDS)
            aboard.add_slot(self.position, i64(self.treasure(worth)), i64(self.place(place)), i64(known))
        return self

    def unique(self, effect: str, *, hidden: bool = False, spaces: int = 0, worth: int = 0) -> int:
        """One more unique treasure in the catalog, by what it does, as "rum" or "rune:6"; its number for coins."""
        c = self.catalog
        slug, _, amount = effect.partition(":")
        c.uniques += 1
        for column, value in (
            ("effect", TREASURE_SLUGS.index(slug)), ("amount", int(amount or 0)), ("space", spaces), ("worth", worth),
            ("hidden", hidden),
        ):  # fmt: skip
            setattr(c, f"unique_{column}", append(getattr(c, f"unique_{column}"), i64(value)))
        return int(COIN_KINDS) + int(c.uniques) - 1

    def aboard(self, ship: str, effect: str, *, hidden: bool = False, spaces: int = 0, worth: int = 0) -> Table:
        """A unique treasure of that effect lies aboard, face up, or hidden and known to her owner."""
        what = self.treasure(self.unique(effect, hidden=hidden, spaces=spaces, worth=worth))
        seen = 1 << int(self.position.ships.owner[self.unit(ship)]) if hidden else (1 << int(self.position.seats)) - 1
        aboard.add_slot(self.position, i64(what), i64(self.unit(ship)), i64(seen))
        return self

    def events(self, seat: str, *effects: str) -> Table:
        """Events of a seat, by what they do."""
        c = self.catalog
        for effect in effects:
            c.event_cost = append(c.event_cost, i64(1))
            c.event_effect = append(c.event_effect, i64(EVENT_SLUGS.index(effect)))
            c.events += 1
            self.position.events.add(c.events - 1, i64(SEATS.index(seat)))
        return self

    def tool(self, name: str, seat: str, place: str, effect: str, *, once: bool = False) -> Table:
        """Equipment, face down, by what it does, as "chain-shot" or "letter:pirate"."""
        slug, _, nation = effect.partition(":")
        self.crew(name, seat, place, nation="any")
        card, c = self.catalog.crews - 1, self.catalog
        c.equipment[card] = i64(EQUIPMENT_SLUGS.index(slug))
        c.equipment_once[card] = i64(once)
        c.equipment_nations[card] = i64(1 << NATIONS.index(nation) if nation else 0)
        return self

    def generic(self, cost: int, nation: str = "pirate", effects: str = "") -> Table:
        """A generic crew of that nation in the catalog; it is nowhere yet."""
        add_crew(self.catalog, cost, nation, effects)
        self.catalog.crew_generic[self.catalog.crews - 1] = i64(1)
        return self

    def hidden(self, island: str, *worths: int) -> Table:
        """Coins on an island that nobody has looked at."""
        for worth in worths:
            self.position.treasure.pool |= i64(1 << self.treasure(worth))
            self.position.islands.unseen = put(
                self.position.islands.unseen,
                self.islands.index(island),
                self.position.islands.unseen[self.islands.index(island)] + 1,
            )
        return self

    def home_gold(self, seat: str, gold: int) -> Table:
        """Gold that a seat has unloaded."""
        self.position.islands.home_gold = put(self.position.islands.home_gold, SEATS.index(seat), i64(gold))
        return self

    def pin(self, unit: str, by: str) -> Table:
        """A unit is pinned by another."""
        self.position.ships.pinned_by = put(
            self.position.ships.pinned_by,
            self.unit(unit),
            self.position.ships.pinned_by[self.unit(unit)] | i64(1 << self.unit(by)),
        )
        return self

    def tow(self, tower: str, towed: str) -> Table:
        """A unit tows another."""
        self.position.ships.tows = put(self.position.ships.tows, self.unit(tower), i64(self.unit(towed)))
        return self

    def token(self, seat: str, island: str) -> Table:
        """A seat's token lies on an island."""
        self.position.islands.tokens = put(
            self.position.islands.tokens,
            SEATS.index(seat),
            self.position.islands.tokens[SEATS.index(seat)] | i64(1 << self.islands.index(island)),
        )
        return self

    def turn(self, seat: str = "R") -> Table:
        """A seat's turn begins; it is the first player."""
        c = self.catalog
        starts, links = [0], list[int]()
        for crew in self.crews:
            for _, to in (link for link in self.links if link[0] == crew):
                links.append(self.units.index(to) if to in self.units else int(c.ships) + self.crews.index(to))
            starts.append(len(links))
        starts += [len(links)] * (int(c.crews) + 1 - len(starts))
        c.link_start, c.links = vec[i64]([i64(k) for k in starts]), vec[i64]([i64(k) for k in links])
        self.position.first_player = i64(SEATS.index(seat))
        rounds.begin(self.position)
        steps.go_on(self.position)
        return self

    # -- playing -------------------------------------------------------------------------------------

    def do(self, *words: str) -> Table:
        """Moves one after the other: "A", "move", "L 900", "L 900 3000", "die 4", "M2", "fire 1 at B", "X to west"."""
        for word in words:
            move = self.find(word)
            assert move is not None, f"{word}: {self.phase}, {self.asked}, {sorted(self.options)}"
            self.position.play(i64(move))
        return self

    def end_move(self) -> Table:
        """Sail no further, if that is asked (PI-R119)."""
        return self.do("done") if self.phase == "sailing" else self

    def find(self, word: str) -> int | None:
        """The legal move of that word; segments may be any legal ones."""
        segment = SEGMENT.fullmatch(word)
        if segment and self.phase == "sailing":
            return self.segment(segment[1], int(segment[2]), int(segment[3] or LENGTHS[segment[1]]))
        return next((move for move in self.position.legal() if self.word(move) == word), None)

    def segment(self, measure: str, a: int, length: int) -> int | None:
        """A legal segment that uses the first free measure of that kind."""
        p = self.position
        for k in range(MEASURES):
            if segments.is_free_measure(p, k) and aboard.measures(p, p.unit, i64(k)) == LENGTHS[measure] >= length:
                return (
                    int(segment_move(k, a, length))
                    if segments.judge_segment(p, i64(a), i64(length)) <= STOPPED
                    else None
                )
        return None

    def can(self, word: str) -> bool:
        """Whether it may be chosen now."""
        return self.find(word) is not None

    def aims(self, cannon: int, target: str, x: int, y: int) -> bool:
        """Whether a cannon, counted from 1, may fire at a point."""
        return shooting.is_shot(self.position, i64(self.shot(cannon, target, x, y)))

    def fire(self, cannon: int, target: str, x: int, y: int) -> Table:
        """It does."""
        assert self.aims(cannon, target, x, y)
        self.position.play(i64(self.shot(cannon, target, x, y)))
        return self

    def shot(self, cannon: int, target: str, x: int, y: int) -> int:
        """That move."""
        return int(shot_move(i64(cannon - 1), i64(self.unit(target)), i64(x), i64(y)))

    def actions(self, unit: str) -> set[str]:
        """What a unit could do if it was named now; nothing has changed."""
        again, before = self.position.clone(), self.position
        orders.name(again, i64(self.unit(unit)))
        self.position = again
        found = self.options - {"done"}
        self.position = before
        return found


def digits(masts: str) -> int:
    """The set of masts "13"."""
    return sum(1 << int(k) - 1 for k in masts)


def spot(x: int, y: int, a: int = 0) -> int:
    """The move that names a pose."""
    return int(pose_move(i64(x), i64(y), i64(a)))


def square(x0: int, y0: int, side: int = 6_000) -> Polygon:
    """A square island."""
    return rect(x0, x0 + side, y0, y0 + side)
