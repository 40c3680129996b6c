"""What can be agreed on before a game of Pirates, and how long a random game can take then."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from quarterdeck.games.pirates.codes import CANNONS, EVENTS, PIECES, SLOTS, UNITS
from quarterdeck.games.pirates.fleets.fleet import USUAL
from quarterdeck.games.pirates.rules.turn.rounds import MOST_ROUNDS
from quarterdeck.games.pirates.table.aboard import MEASURES
from quarterdeck.games.pirates.table.catalog import MAST_PLACES

RANDOM: Final = "random"
"""A drawn fleet; with a nation after a colon, a fleet of that nation: `random:english`."""
FleetText = Annotated[str, Meta(max_length=4_000, extra={"kind": "fleet"})]
LOWEST_TOTAL: Final = 10
HIGHEST_TOTAL: Final = 100
DICE: Final = int(MAST_PLACES)
SHOTS: Final = 12 * (int(CANNONS) + 1)
"""Each cannon fires once, one twice (PI-A24): shot, payment and its coin, die and whether it is rolled again, crew, cargo,
masts and the one that comes back."""
DEEDS: Final = 4 * int(SLOTS) + 8 * int(EVENTS)
"""What treasures and Events ask in an action: which, on what, dice, and an answer of each player to a die."""
RAMS: Final = 16 * int(UNITS)
"""Which, the die, a mast, two crew, two offers of boarding, two dice, whether dice are rolled again, prizes, what is drawn;
with every other unit at most, but for treasure, of which each changes ships once."""
TERRAIN: Final = 40
"""Pieces of terrain on a table, those of players and those that texts lay, at most."""
PERILS: Final = int(MEASURES) * TERRAIN * (1 + DICE)
"""Each piece asks for a die once in a segment, and costs masts."""
MYSTERIES: Final = 3 * (10 + DICE + int(SLOTS) + int(PIECES)) + int(MEASURES) + int(SLOTS) + 4
"""Of three islands that a ship may touch at once: texts, dice, masts, coins, crew; another's course, and what is found."""
ABILITIES: Final = 20
"""What a unit may do between two actions by abilities, each with a choice or a draw; those that serve once a turn."""


class PiratesOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The build total (PI-2.3, PI-R115), islands, patience with games in which nothing happens (PI-R52), and fleets.

    A fleet is the name of one that the pack offers, a fleet written as a short text, or `random`; left empty it is the
    first offered one that fits for Red, the second one for Green and so on, and drawn where there is none.
    """

    total: Annotated[int, Meta(ge=LOWEST_TOTAL, le=HIGHEST_TOTAL)] = USUAL
    islands: Annotated[int, Meta(ge=0, le=8)] = 0
    """Islands for each player; 0: in proportion to the build total (PI-R40)."""
    mysterious: Literal["none", "shown", "hidden", "plain"] = "none"
    """Whether mysterious islands are among those that are drawn, and whether their texts are shown or count at all (PI-R43)."""
    forts: bool = False
    """Whether forts may be built in the course of the game (PI-R100)."""
    terrain: Annotated[int, Meta(ge=0, le=4)] = 0
    """Pieces of terrain that each player places (PI-3.6)."""
    patience: Annotated[int, Meta(ge=1, le=200)] = 60
    """Rounds without events before the game ends."""
    uniques: Annotated[int, Meta(ge=0, le=4)] = 0
    """Unique treasures that are drawn for each player whose fleet names none (PI-5.4)."""
    events: bool = True
    """Whether fleets may have Events (PI-2.7)."""
    red: FleetText = ""
    green: FleetText = ""
    blue: FleetText = ""
    yellow: FleetText = ""
    draw: Annotated[int | str, Meta(extra={"kind": "seed"})] = 1
    """What random fleets and treasures are drawn from, a small number or a secret: from the same come the same ones."""


def longest(players: int) -> int:
    """An upper bound of the decisions of a game, those of CHANCE included.

    There are at most MOST_ROUNDS rounds. In a turn each of the units takes two actions at most. An
    action is named and chosen, has a die and a mast for each fire, a measure at most once, shots twice (before and after a
    move that a text grants) and rams; a tow and its berth; a look at each treasure, and each of them and of the crew
    changes ships once. Terrain and mysterious islands ask in each action, ice and islands of fire once in a turn. Between two actions each
    piece of crew is moved twice at most, and each ship uses each of her abilities once, explores free and is
    scuttled once. Before the first turn each island and each piece of terrain is drawn or chosen and placed, homes are
    chosen, each unit and each piece of crew is placed once, and each treasure dealt; who is first is decided by dice,
    which in no random game takes longer than a round.
    """
    things = int(SLOTS) + int(PIECES) + 2 * DEEDS
    action = 12 + 3 * DICE + int(MEASURES) + 2 * SHOTS + RAMS + 3 * things + PERILS + MYSTERIES
    between = 2 * int(PIECES) + ABILITIES * int(UNITS) + int(SLOTS) + DEEDS
    ice = 1 + TERRAIN * (1 + int(UNITS)) + int(UNITS) + 2 * int(SLOTS)
    turn = (2 * int(UNITS) + 1) * (action + between) + ice
    return int(MOST_ROUNDS) * (turn + players) + turn
