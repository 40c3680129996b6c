"""A Bruise Cruise table for scenarios: lay a position out in words, make whole actions, look at it in words.

Ships are `P0` (flagship), `PN PS PE PW PC`; cards `Elm-a`, `U1`; things `2L 1M 1T`; ports by name, spaces `q.r`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from quarterdeck.engine.log import Log
from quarterdeck.engine.position import NOBODY
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.pack.tables import Tables, own_tables, tables_of
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition, new_game
from quarterdeck.games.bruise_cruise.rules import endings, phases, scoring

SEATS = "PHSD"
RANKS = "0NSEWC"
THINGS = "LMT"
ACTIONS = (
    "endTurn", "sailOne", "sailCard", "trade(M)", "trade(T)", "exchange", "claim", "torpedo", "missile", "raid",
    "battle", "unfathomable", "removeAnchor", "commission", "decommission",
)  # fmt: skip
ANSWERS = ("stay", "loot -", "loot L", "loot M", "loot T", "give M", "give T", "draw 0", "draw 1", "draw 2")
WINDS = ("E", "NE", "NW", "W", "SW", "SE")
OFF_BOARD = {codes.SET_ASIDE: "aside", codes.COMMISSIONABLE: "stack", codes.DECOMMISSIONED: "done"}


@cache
def map_t() -> Tables:
    """The small chart of the scenarios; its Unfathomable cards are blank."""
    return tables_of((Path(__file__).parent / "map_t.toml").read_text(encoding="utf-8"))


@cache
def map_u() -> Tables:
    """Map T with the game's own Unfathomable cards."""
    return tables_of((Path(__file__).parent / "map_t.toml").read_text(encoding="utf-8").split("[[unfathomable]]")[0])


class Table:
    """A position, and words for it."""

    def __init__(self, position: BruiseCruisePosition, tables: Tables) -> None:
        self.position = position
        self.tables = tables
        position.log = Log()

    # -- words ---------------------------------------------------------------------------------

    def card_name(self, card: int) -> str:
        """`Elm-a`."""
        slug = self.tables.cards[card]
        return slug[0].upper() + slug[1:]

    def card_number(self, name: str) -> int:
        """The number of `Elm-a`."""
        return self.tables.number_of_card[name.lower()]

    def say(self, move: int) -> str:
        """One step in words."""
        parts = (
            (codes.SPACE, lambda k: self.tables.spots[k]),
            (codes.DEAL, lambda k: f"deal {self.card_name(k)}"),
            (codes.CARD, self.card_name),
            (codes.DICE, lambda k: f"dice {k // 6 + 1} {k % 6 + 1}"),
            (codes.SHIP, ship_name),
            (codes.WIND, lambda k: WINDS[k]),
            (codes.BUNDLE, lambda k: f"bundle {k + 1}"),
            (codes.STAY, lambda k: ANSWERS[k]),
            (codes.END, lambda k: ACTIONS[k]),
        )
        first, words = next((int(first), words) for first, words in parts if move >= first)
        return words(move - first)

    def sentence(self, path: tuple[int, ...]) -> str:
        """A whole action in words, or its beginning: `sailCard(Amber-b, P0, 2.3)`."""
        kind, *picks = path
        return f"{ACTIONS[kind]}({', '.join(self.say(pick) for pick in picks)})" if picks else ACTIONS[kind]

    # -- what is offered -----------------------------------------------------------------------

    def paths(self, start: str) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Every whole action whose words begin like this, and its steps; each step is asked, forced or not."""
        yield from self._walk(self.position, (), start)

    def _walk(
        self, position: BruiseCruisePosition, path: tuple[int, ...], start: str
    ) -> Iterator[tuple[str, tuple[int, ...]]]:
        for move in position.legal():
            longer = (*path, move)
            text = self.sentence(longer)
            if not (text.startswith(start) or start.startswith(text.rstrip(")"))):
                continue
            after = position.clone()
            phases.make(after, move)
            if codes.PICK_CARD <= after.phase <= codes.PICK_WIND:
                yield from self._walk(after, longer, start)
            elif text.startswith(start):
                yield text, longer

    def actions(self, start: str = "") -> list[str]:
        """Every whole action whose words begin like this."""
        return [text for text, _ in self.paths(start)]

    def offers(self, start: str) -> bool:
        """Some whole action begins like this."""
        return any(True for _ in self.paths(start))

    def where(self, start: str) -> str:
        """The last words of all actions that begin like this: `1.2 1.3` for `sailOne(P0`."""
        return arranged([text.rstrip(")").split(", ")[-1].split("(")[-1] for text in self.actions(start)])

    @property
    def kinds(self) -> str:
        """The kinds of action that are offered."""
        assert self.position.phase == codes.ACTING
        return " ".join(ACTIONS[move] for move in self.position.legal())

    @property
    def options(self) -> str:
        """What can be answered now."""
        return arranged([self.say(move) for move in self.position.legal()])

    # -- playing -------------------------------------------------------------------------------

    def do(self, *texts: str) -> Table:
        """Whole actions, and answers to what is asked in between."""
        for text in texts:
            if self.position.phase == codes.ACTING:
                path = next((path for found, path in self.paths(text) if found == text), None)
                assert path is not None, f"{text} is not among {self.actions(text.split('(')[0])}"
                for move in path[:-1]:
                    phases.make(self.position, move)
                self.position.play(path[-1])
            else:
                self.step(text)
        return self

    def step(self, *texts: str) -> Table:
        """Single steps, as a player makes them; forced ones are left out."""
        for text in texts:
            moves = {self.say(move): move for move in self.position.legal()}
            assert text in moves, f"{text} is not among {sorted(moves)}"
            self.position.play(moves[text])
        return self

    # -- looking -------------------------------------------------------------------------------

    @property
    def player(self) -> str:
        """Who must choose."""
        return {-1: "chance", -2: "nobody"}.get(int(self.position.player)) or SEATS[self.position.player]

    @property
    def turn(self) -> str:
        """Whose turn it is, and how many actions are left: `P 2`."""
        return f"{SEATS[self.position.active]} {self.position.actions_left}"

    def ship(self, name: str) -> str:
        """Where a ship is: `3.3*#` is flipped and anchored; else `aside`, `stack` or `done`."""
        ship = ship_number(name)
        place = int(self.position.place[ship])
        if place < 0:
            return OFF_BOARD[place]
        flipped = "*" if self.position.flipped >> ship & 1 else ""
        return self.tables.spots[place] + flipped + ("#" if self.position.anchored >> ship & 1 else "")

    def stock(self, seat: str) -> str:
        """What an Admiral owns: `2L 1M 0T`."""
        first = SEATS.index(seat) * 3
        return " ".join(f"{self.position.stock[first + k]}{thing}" for k, thing in enumerate(THINGS))

    def deployed(self, seat: str) -> str:
        """Weapons used for good: `1M 0T`."""
        first = SEATS.index(seat) * 2
        return f"{self.position.deployed[first]}M {self.position.deployed[first + 1]}T"

    @property
    def supply(self) -> str:
        """What is in nobody's hands: `24L 18M 15T 9A`."""
        things = [f"{self.position.supply[k]}{thing}" for k, thing in enumerate(THINGS)]
        return " ".join([*things, f"{self.position.anchors}A"])

    def flags(self, seat: str) -> str:
        """The ports with an Admiral's flag."""
        ports = self.tables.content.ports
        return " ".join(
            port.name for k, port in enumerate(ports) if int(self.position.flags[SEATS.index(seat)]) >> k & 1
        )

    def flags_left(self, seat: str) -> int:
        """Flags in an Admiral's own supply."""
        return int(self.position.flags_left(SEATS.index(seat)))

    def home(self, seat: str) -> str:
        """An Admiral's Home Port."""
        return self.tables.content.ports[self.position.home[SEATS.index(seat)]].name

    def hand(self, seat: str) -> str:
        """The cards an Admiral holds, as far as they are known."""
        first = SEATS.index(seat) * 3
        return self.cards_of([int(self.position.hand[first + k]) for k in range(3)])

    def held(self, seat: str) -> int:
        """How many cards an Admiral holds."""
        return int(self.position.held[SEATS.index(seat)])

    @property
    def discards(self) -> str:
        """The discard pile."""
        return self.cards_of([int(self.position.discard[k]) for k in range(3)])

    @property
    def deck(self) -> int:
        """Cards in the deck."""
        return int(self.position.deck)

    def cards_of(self, sets: list[int]) -> str:
        """Cards in the order of their numbers, from the three sets that hold them."""
        chart = self.position.chart
        cards = range(len(self.tables.cards))
        return " ".join(self.card_name(k) for k in cards if sets[chart.word(k)] >> chart.member(k) & 1)

    @property
    def points(self) -> list[int]:
        """Everybody's points."""
        return [int(scoring.points_of(self.position, seat)) for seat in range(self.position.seats)]

    @property
    def result(self) -> tuple[int, str]:
        """How the game ended, and who won it."""
        assert self.position.player == NOBODY
        shares = {SEATS[seat]: endings.worth(self.position, seat) for seat in range(self.position.seats)}
        assert sorted(shares.values()) == [0.0] * (len(shares) - 1) + [1.0]
        return int(self.position.ended), max(shares, key=lambda seat: shares[seat])

    def told(self, kind: int) -> list[tuple[int, int, int]]:
        """The entries of one kind in the log: who, what, more."""
        assert self.position.log is not None
        return [(who, what, more) for found, who, what, more in self.position.log.entries() if found == kind]

    def view(self, seat: str) -> Table:
        """The table as a seat sees it; `-`: as a spectator does."""
        veiled = self.position.clone()
        veiled.veil(SEATS.find(seat))
        return Table(veiled, self.tables)


def ship_name(ship: int) -> str:
    """`P0`."""
    return SEATS[ship // 6] + RANKS[ship % 6]


def ship_number(name: str) -> int:
    """The number of `P0`."""
    return SEATS.index(name[0]) * 6 + RANKS.index(name[1])


def arranged(words: list[str]) -> str:
    """Words in one line, spaces in the order of q and r."""

    def key(word: str) -> tuple[int, int, str]:
        q, _, r = word.partition(".")
        return (int(q), int(r), "") if r.lstrip("-").isdigit() else (-99, 0, "")

    return " ".join(sorted(words, key=key))


def start(players: int = 2, tables: Tables | None = None, patience: int = 0) -> Table:
    """A table before the first decision; on the game's own chart unless another is given."""
    tables = tables or own_tables()
    return Table(new_game(tables.chart, players, patience), tables)
