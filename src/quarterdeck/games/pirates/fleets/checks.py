"""Which fleets are legal: every problem with its clause and a sentence (PI-2, PI-4, PI-5.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from quarterdeck.games.pirates.codes import SLOTS
from quarterdeck.games.pirates.fleets.fleet import USUAL, Fleet, Manned
from quarterdeck.games.pirates.fleets.words import SAY
from quarterdeck.games.pirates.pack.format import HIGHEST_COIN, TOWED
from quarterdeck.games.pirates.pack.pieces import Pieces
from quarterdeck.games.pirates.table.aboard import BERTHS
from quarterdeck.games.pirates.table.catalog import NATIONS
from quarterdeck.games.pirates.texts import abilities
from quarterdeck.games.pirates.texts.abilities import ONE_ONLY, SPACELESS, clause, number_of

COINS: Final = 8
MOST_COINS: Final = int(SLOTS) // 4
"""The most coins of one player, so that four players have room for all of theirs (PI-R40)."""
GOLD: Final = 15
MORE_POINTS: Final = 5
SPARE_SPACES: Final = 2
"""What a spare hold adds without crew (PI-A119)."""
PLAYABLE: Final = "PI-15.2"


class Problem(Struct, frozen=True):
    """A fault of a fleet: its place, its clause, and a sentence."""

    path: str
    clause: str
    sentence: str


class Charge(Struct, frozen=True):
    """What a fleet costs and may cost."""

    points: int
    allowed: int


# -- numbers ---------------------------------------------------------------------------------------


def shares(total: int) -> tuple[int, int, int]:
    """Islands, coins and gold of each player for a build total (PI-R40)."""
    gold = -(-GOLD * total // USUAL)
    coins = max(min(MOST_COINS, -(-COINS * total // USUAL)), -(-gold // HIGHEST_COIN))
    return max(2, -(-3 * total // USUAL)), coins, gold


def coins_of(pieces: Pieces, fleet: Fleet) -> tuple[int, ...]:
    """The coins that a fleet gives: its own, or the usual ones for its total (PI-5.2).

    There are fewer by its unique treasures, and worth the usual sum all the same (PI-5.7, PI-R38).
    """
    if fleet.coins:
        return fleet.coins
    _, number, gold = shares(fleet.total)
    return usual_coins(pieces.content.measures.coins, number - len(fleet.treasures), gold)


def usual_coins(printed: list[int], number: int, gold: int) -> tuple[int, ...]:
    """Coins of the usual number and sum, with values as near to the printed ones as can be (PI-5.2); lowest first."""
    if number < 1:
        return ()
    coins = sorted(printed[k % len(printed)] for k in range(number))
    while sum(coins) < gold and coins[0] < HIGHEST_COIN:
        coins[0] += 1
        coins.sort()
    while sum(coins) > gold and coins[-1] > 1:
        coins[-1] -= 1
        coins.sort()
    return tuple(coins)


def charge_of(pieces: Pieces, fleet: Fleet) -> Charge:
    """The sum of all costs, and how much it may be (PI-2.4, PI-2.7, PI-R41)."""
    points = sum(pieces.ships[one.ship].points + crew_points(pieces, one) for one in fleet.ships)
    points += sum(pieces.equipment[item].points for one in fleet.ships for item in one.equipment)
    points += sum(pieces.creatures[one].points for one in fleet.creatures)
    points += sum(pieces.events[one].points for one in fleet.events)
    for one in fleet.ashore:
        points += pieces.crew[one].points if pieces.kind(one) == "crew" else pieces.equipment[one].points
    more = any(pieces.ability(one, "five-more-points") is not None for ship in fleet.ships for one in ship.crew)
    return Charge(points, fleet.total + MORE_POINTS * more)


def works(pieces: Pieces, crew: str, ship: str) -> bool:
    """Whether a crew may use its abilities aboard a ship: it is of her nation, or she has friends (PI-4.5)."""
    nation = pieces.crew[crew].nation
    if nation == pieces.ships[ship].nation:
        return True
    return bool((pieces.ability(ship, "friend") or 0) >> NATIONS.index(nation) & 1)


def aboard(pieces: Pieces, manned: Manned, slug: str) -> list[int]:
    """The places among the crew of those with an ability that works."""
    return [
        k
        for k, crew in enumerate(manned.crew)
        if pieces.ability(crew, slug) is not None and works(pieces, crew, manned.ship)
    ]


def crew_points(pieces: Pieces, manned: Manned) -> int:
    """What the crew aboard costs: one that makes others cheaper takes 1 off each other, never below 0."""
    cheap = aboard(pieces, manned, "cheap-crew")
    points = 0
    for k, crew in enumerate(manned.crew):
        cheaper = any(other != k for other in cheap)
        points += max(0, pieces.crew[crew].points - cheaper)
    return points


def capacity(pieces: Pieces, fleet: Fleet, manned: Manned) -> int:
    """Cargo spaces: printed, one for each link (PI-R15, PI-R18), those that crew adds (PI-A62, PI-A63) or would take (PI-A119)."""
    ship = pieces.ships[manned.ship]
    crew = manned.crew
    links = sum(pieces.linked(one, manned.ship) for one in crew)
    links += sum(pieces.linked(one, other) for k, one in enumerate(crew) for other in crew[:k])
    added = bool(aboard(pieces, manned, "cargo-one"))
    spare = SPARE_SPACES if not crew and pieces.ability(manned.ship, "spare-hold") is not None else 0
    return ship.cargo + links + added + spare + (ship.nation in masters(pieces, fleet))


def masters(pieces: Pieces, fleet: Fleet) -> set[str]:
    """The nations whose ships have one more space by a cargo master aboard a ship of the fleet."""
    return {pieces.crew[one.crew[k]].nation for one in fleet.ships for k in aboard(pieces, one, "cargo-master")}


def load(pieces: Pieces, manned: Manned) -> int:
    """Cargo spaces that crew and equipment take (PI-4.2, PI-4.12, PI-A151)."""
    if pieces.ability(manned.ship, "three-berths") is not None:
        return len(manned.equipment)
    spaceless = {k for slug in SPACELESS for k in aboard(pieces, manned, slug)}
    return len(manned.crew) - len(spaceless) + len(manned.equipment)


# -- problems --------------------------------------------------------------------------------------


def problems_of(pieces: Pieces, fleet: Fleet, total: int | None = None) -> list[Problem]:
    """Everything that is wrong with a fleet, for a game of that build total if one is given; empty: it is legal."""
    unknown = list(unknown_pieces(pieces, fleet))
    if unknown:
        return unknown
    found = list(points_problems(pieces, fleet, total))
    found += unplayable_pieces(pieces, fleet)
    for k, manned in enumerate(fleet.ships):
        found += manning_problems(pieces, fleet, f"ships[{k}]", manned)
    found += limit_problems(pieces, fleet)
    found += hostile_problems(pieces, fleet)
    found += treasure_problems(pieces, fleet)
    return found


def all_pieces(fleet: Fleet) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Every piece of a fleet, its path and the kinds that it may be of."""
    for k, manned in enumerate(fleet.ships):
        yield f"ships[{k}].ship", manned.ship, ("ship",)
        for j, crew in enumerate(manned.crew):
            yield f"ships[{k}].crew[{j}]", crew, ("crew",)
        for j, item in enumerate(manned.equipment):
            yield f"ships[{k}].equipment[{j}]", item, ("equipment",)
    for key, kinds in (
        ("creatures", ("creature",)),
        ("ashore", ("crew", "equipment")),
        ("events", ("event",)),
        ("treasures", ("treasure",)),
    ):
        for k, piece in enumerate(getattr(fleet, key)):
            yield f"{key}[{k}]", piece, kinds


def unknown_pieces(pieces: Pieces, fleet: Fleet) -> Iterator[Problem]:
    """Every piece is one of the pack, and of the kind that belongs in its place."""
    for path, piece, kinds in all_pieces(fleet):
        if pieces.kind(piece) not in kinds:
            yield Problem(path, "PI-2.1", SAY("fleet-unknown", piece=piece))


def unplayable_pieces(pieces: Pieces, fleet: Fleet) -> Iterator[Problem]:
    """Every piece can be played."""
    for path, piece, _ in all_pieces(fleet):
        row = pieces.row(piece)
        if row is not None and not row.playable:
            sentence = SAY("fleet-not-playable", piece=row.name, reason=str(row.reason))
            yield Problem(path, PLAYABLE, sentence)


def points_problems(pieces: Pieces, fleet: Fleet, total: int | None) -> Iterator[Problem]:
    """There is a ship that sails (PI-R56), the total is that of the game (PI-2.3), and the costs are within it (PI-2.4)."""
    if all(pieces.ships[one.ship].move == TOWED for one in fleet.ships):
        yield Problem("ships", "PI-R56", SAY("fleet-no-ship"))
    if total is not None and fleet.total != total:
        yield Problem("total", "PI-2.3", SAY("fleet-other-total", total=fleet.total, wanted=total))
    charge = charge_of(pieces, fleet)
    if charge.points > charge.allowed:
        yield Problem("total", "PI-2.4", SAY("fleet-too-dear", points=charge.points, allowed=charge.allowed))
    for k, piece in enumerate(fleet.ashore):
        if pieces.ability(piece, "five-more-points") is not None:
            problem = SAY("fleet-five-points", crew=pieces.crew[piece].name)
            yield Problem(f"ashore[{k}]", clause(int(abilities.FIVE_MORE_POINTS)), problem)


def manning_problems(pieces: Pieces, fleet: Fleet, path: str, manned: Manned) -> Iterator[Problem]:
    """Crew and equipment have room and cost no more than the ship (PI-4.3, PI-4.13); free crew is of her nation (PI-4.6)."""
    ship = pieces.ships[manned.ship]
    crew, equipment = crew_points(pieces, manned), sum(pieces.equipment[item].points for item in manned.equipment)
    if crew > ship.points:
        sentence = SAY("fleet-crew-too-dear", points=crew, ship=ship.name, cost=ship.points)
        yield Problem(f"{path}.crew", "PI-4.3", sentence)
    if equipment > ship.points:
        sentence = SAY("fleet-equipment-too-dear", points=equipment, ship=ship.name, cost=ship.points)
        yield Problem(f"{path}.equipment", "PI-4.13", sentence)
    spaces, needed = capacity(pieces, fleet, manned), load(pieces, manned)
    if needed > spaces:
        which = "PI-4.2" if manned.crew else "PI-4.12"
        yield Problem(path, which, SAY("fleet-no-room", ship=ship.name, spaces=spaces, needed=needed))
    for k, one in enumerate(manned.crew):
        row = pieces.crew[one]
        if row.points == 0 and row.nation != ship.nation:
            nation = SAY("target-nation", nation=row.nation)
            sentence = SAY("fleet-free-crew", crew=row.name, nation=nation, ship=ship.name)
            yield Problem(f"{path}.crew[{k}]", "PI-4.6", sentence)
        elif row.nation != ship.nation and pieces.ability(one, "loyal") is not None:
            nation = SAY("target-nation", nation=row.nation)
            sentence = SAY("fleet-loyal-crew", crew=row.name, nation=nation, ship=ship.name)
            yield Problem(f"{path}.crew[{k}]", clause(int(abilities.LOYAL)), sentence)
    yield from berth_problems(pieces, path, manned)


def berth_problems(pieces: Pieces, path: str, manned: Manned) -> Iterator[Problem]:
    """Some ships carry no crew (PI-A123), others no more than three, who take no cargo space (PI-A151)."""
    ship = pieces.ships[manned.ship]
    if manned.crew and pieces.ability(manned.ship, "crewless") is not None:
        yield Problem(f"{path}.crew", clause(int(abilities.CREWLESS)), SAY("fleet-crewless", ship=ship.name))
    if len(manned.crew) > BERTHS and pieces.ability(manned.ship, "three-berths") is not None:
        yield Problem(f"{path}.crew", clause(int(abilities.THREE_BERTHS)), SAY("fleet-three-berths", ship=ship.name))


def hostile_problems(pieces: Pieces, fleet: Fleet) -> Iterator[Problem]:
    """No ship, creature or crew is of a nation that crew of the fleet is hostile to (PI-A121)."""
    for path, piece, _ in all_pieces(fleet):
        hostile = pieces.ability(piece, "hostile") or 0
        for _, other, _ in all_pieces(fleet) if hostile else ():
            row = pieces.row(other)
            nation = str(getattr(row, "nation", ""))
            if row is not None and nation in NATIONS and hostile >> NATIONS.index(nation) & 1:
                facts = {"crew": pieces.crew[piece].name, "nation": SAY("target-nation", nation=nation)}
                sentence = SAY("fleet-hostile-crew", other=row.name, **facts)
                yield Problem(path, clause(int(abilities.HOSTILE)), sentence)
                break


def limit_problems(pieces: Pieces, fleet: Fleet) -> Iterator[Problem]:
    """A fleet has at most one piece with Limit (PI-A91)."""
    for slug in ONE_ONLY:
        limited = [(path, piece) for path, piece, _ in all_pieces(fleet) if pieces.ability(piece, slug) is not None]
        if len(limited) > 1:
            names = ", ".join(row.name for _, piece in limited if (row := pieces.row(piece)))
            yield Problem(limited[1][0], clause(number_of(slug)), SAY("fleet-many-limits", pieces=names))


def treasure_problems(pieces: Pieces, fleet: Fleet) -> Iterator[Problem]:
    """At most one unique treasure of each name; the number of treasures and the worth of the coins must be right (PI-5, PI-R38)."""
    for piece, times in Counter(fleet.treasures).items():
        if times > 1:
            sentence = SAY("fleet-unique-twice", piece=pieces.treasures[piece].name, times=times)
            yield Problem("treasures", "PI-5.4", sentence)
    _, wanted, gold = shares(fleet.total)
    coins, uniques = coins_of(pieces, fleet), len(fleet.treasures)
    if not coins:
        yield Problem("treasures", "PI-5.7", SAY("fleet-many-uniques", uniques=uniques, wanted=wanted))
        return
    if len(coins) + uniques != wanted:
        sentence = SAY("fleet-coin-number", coins=len(coins), uniques=uniques, wanted=wanted)
        yield Problem("coins", "PI-R38", sentence)
    if sum(coins) != gold:
        which = "PI-5.7" if uniques else "PI-5.2"
        yield Problem("coins", which, SAY("fleet-coin-sum", sum=sum(coins), wanted=gold))
    for k, coin in enumerate(coins):
        if not 0 <= coin <= HIGHEST_COIN:
            yield Problem(f"coins[{k}]", "PI-5.1", SAY("fleet-coin-value", coin=coin, highest=HIGHEST_COIN))
