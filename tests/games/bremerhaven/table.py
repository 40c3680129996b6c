"""A Bremerhaven table for scenarios: make moves in notation, look at everything in words.

Seats are R, G, B and Y; alone, the dummy is G. Docks, Loading docks and walls are listed from the left or the top.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.engine.log import Log
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.games.bremerhaven import BREMERHAVEN, codes
from quarterdeck.games.bremerhaven.pack.tables import Tables
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import rounds

SEATS: Final = "RGBY"
DUMMY: Final = "G"
GOODS: Final = ("barrel", "container", "crate", "passenger")
SPACES: Final = tuple(f"{column}{row}" for row in "123" for column in "abcd")
BIDS: Final = (*(f"1.{k}" for k in range(6)), *(f"2.{k}" for k in range(1, 5)), *(f"3.{k}" for k in range(1, 5)))
PHASES: Final = {
    number: name.lower() for name, number in vars(codes).items() if name in {
        "DEALING", "CHITS", "SITING", "STARTING", "BIDDING", "INSTRUCTING", "REVEALING", "PERMITTING", "GROWING",
        "LOOKING", "PRICING", "EXCHANGING", "SWAPPING", "BERTHING", "PLACING", "HARBOR", "PAYING", "OVER",
    }
}  # fmt: skip


class Table:
    """A position, and words for it."""

    def __init__(self, position: BremerhavenPosition, tables: Tables) -> None:
        self.position = position
        self.tables = tables
        position.log = Log()

    # -- playing -------------------------------------------------------------------------------------

    @property
    def options(self) -> list[str]:
        """All that may be chosen now, in notation."""
        return [BREMERHAVEN.text(self.position, move) for move in self.position.legal()]

    def offers(self, start: str) -> list[str]:
        """What may be chosen now and begins like this."""
        return [text for text in self.options if text.startswith(start)]

    def can(self, text: str) -> bool:
        """It may be chosen now."""
        return text in self.options

    def refused(self, text: str) -> bool:
        """It may not be chosen now, whether or not such moves are listed."""
        return BREMERHAVEN.why_not(self.position, BREMERHAVEN.parse(self.position, text)) is not None

    def do(self, *texts: str) -> Table:
        """Moves one after the other; `G: done` first asks Green where everybody acts at once."""
        for text in texts:
            seat, _, move = text.rpartition(": ")
            if seat:
                self.position.focus(SEATS.index(seat))
                assert self.player == seat, f"{self.player} is asked, not {seat}"
            number = BREMERHAVEN.parse(self.position, move)
            refusal = BREMERHAVEN.why_not(self.position, number)
            assert refusal is None, f"{move}: {refusal}; there are {self.options}"
            self.position.play(number)
        return self

    def deal(self, *wanted: str) -> Table:
        """CHANCE deals until somebody else is asked: cards that are wanted before others, else the last possible."""
        while self.position.player == CHANCE:
            self.step(*wanted)
        return self

    def step(self, *wanted: str) -> None:
        """CHANCE deals as in `deal`; a person declines or, where that is not possible, takes the first option."""
        options = self.options
        if self.position.player == CHANCE:
            self.do(next((text for text in options if text.split()[-1] in wanted), options[-1]))
        else:
            self.do("done" if "done" in options else options[0])

    def to(self, goal: str, *wanted: str) -> Table:
        """On to a phase, a possible move or the end, by `step`."""
        while not (self.position.over() or goal == self.phase or goal in self.options):
            self.step(*wanted)
        return self

    def to_round(self, number: int, *wanted: str) -> Table:
        """On to the first Influence card of a round or the end, by `step`."""
        while not self.position.over() and self.position.round < number:
            self.step(*wanted)
        return self

    # -- looking -------------------------------------------------------------------------------------

    @property
    def player(self) -> str:
        """Who must choose."""
        return {CHANCE: "chance", NOBODY: "nobody"}.get(int(self.position.player)) or SEATS[self.position.player]

    @property
    def waiting(self) -> str:
        """All who may choose."""
        return "".join(seat for k, seat in enumerate(SEATS) if self.position.waiting() >> k & 1)

    @property
    def phase(self) -> str:
        """What is being asked."""
        return PHASES[int(self.position.phase)]

    @property
    def ranks(self) -> str:
        """Captain first."""
        return "".join(SEATS[self.position.rank[k]] for k in range(self.position.lines))

    @property
    def money(self) -> dict[str, int]:
        """Everybody's cash."""
        return self.each(lambda seat: int(self.position.money[seat]))

    @property
    def bank(self) -> dict[str, int]:
        """Everybody's money in the Bank."""
        return self.each(lambda seat: int(self.position.bank[seat]))

    @property
    def prestige(self) -> dict[str, int]:
        """Everybody's prestige."""
        return self.each(lambda seat: int(self.position.prestige[seat]))

    def each(self, what: Callable[[int], int]) -> dict[str, int]:
        """Something of all people."""
        return {SEATS[seat]: what(seat) for seat in range(self.position.seats)}

    @property
    def scores(self) -> dict[str, int]:
        """Money times prestige."""
        return self.each(lambda seat: int(rounds.score_of(self.position, seat)))

    @property
    def winners(self) -> str:
        """Who won."""
        assert self.phase == "over"
        return "".join(seat for k, seat in enumerate(SEATS) if self.position.winners >> k & 1)

    def hand(self, seat: str) -> str:
        """Influence cards in hand, `?` for those not known: `12345`."""
        packed = int(self.position.hand[SEATS.index(seat)])
        return "".join("?123456789"[value] * (packed >> 4 * value & 15) for value in range(10))

    def laid(self, seat: str, space: str) -> str:
        """Influence cards that a seat has laid there."""
        packed = int(self.position.laid[SEATS.index(seat) * 14 + BIDS.index(space)])
        return "".join("?123456789"[value] * (packed >> 4 * value & 15) for value in range(10))

    @property
    def sea(self) -> list[str]:
        """Ships on offer."""
        return self.board([int(card) for card in self.position.sea], self.tables.ships)

    @property
    def land(self) -> list[str]:
        """Contracts on offer."""
        return self.board([int(card) for card in self.position.land], self.tables.contracts)

    def board(self, cards: list[int], names: list[str]) -> list[str]:
        """Cards from left to right, `-` for none."""
        return [names[card] if card >= 0 else "-" for card in cards[: self.position.lines]]

    @property
    def offer(self) -> str:
        """The Building on 1.1."""
        return self.tables.buildings[self.position.offer] if self.position.offer >= 0 else "-"

    @property
    def prices(self) -> str:
        """The Price card on top."""
        return self.pile[0]

    @property
    def pile(self) -> list[str]:
        """All Price cards from the top, `?` for those not settled or not known."""
        return [self.tables.prices[card] if card >= 0 else "?" for card in self.position.pile]

    @property
    def event(self) -> str:
        """The Event on the left of the rack."""
        return self.tables.events[self.position.event] if self.position.event >= 0 else "-"

    def buildings(self, seat: str) -> str:
        """Built ones with their spaces, then those beside the board: `refinery a1, bank`."""
        k = SEATS.index(seat)
        sites = [(int(self.position.site[k * 12 + space]), SPACES[space]) for space in range(12)]
        built = [f"{self.tables.buildings[site]} {space}" for site, space in sites if site >= 0]
        held = [name for number, name in enumerate(self.tables.buildings) if self.position.unbuilt[k] >> number & 1]
        return ", ".join(built + held)

    def covered(self, seat: str) -> str:
        """Spaces with Cover cards."""
        first = SEATS.index(seat) * 12
        return " ".join(SPACES[k] for k in range(12) if self.position.site[first + k] == codes.COVERED)

    def goods(self, seat: str) -> str:
        """Goods in Storage: `barrel a1, 2crate b1`."""
        first = SEATS.index(seat) * 12
        return ", ".join(
            f"{goods} {SPACES[k]}" for k in range(12) for goods in counted(int(self.position.goods[first + k]))
        )

    def walls(self, seat: str) -> str:
        """Bollards on the four walls: `0110`."""
        first = SEATS.index(seat) * 4
        return "".join(str(int(self.position.walls[first + k]).bit_count()) for k in range(4))

    def docks(self, seat: str) -> str:
        """Ships, their markers and goods: `grietje 2 2barrel, -, -`."""
        found = []
        for k in range(SEATS.index(seat) * 3, SEATS.index(seat) * 3 + 3):
            ship, stay, left = (int(of[k]) for of in (self.position.ship, self.position.stay, self.position.aboard))
            cargo = GOODS[self.position.cargo[k]] if left else ""
            found.append(f"{self.tables.ships[ship]} {stay} {left}{cargo}" if ship >= 0 else "-")
        return ", ".join(found)

    def loading(self, seat: str) -> str:
        """Contracts, their markers and goods: `k 3 barrel+2crate, -, -, -`."""
        found = []
        for k in range(SEATS.index(seat) * 4, SEATS.index(seat) * 4 + 4):
            card, due = int(self.position.contract[k]), int(self.position.due[k])
            got = "+".join(counted(int(self.position.got[k])))
            found.append(f"{self.tables.contracts[card]} {due} {got}".rstrip() if card >= 0 else "-")
        return ", ".join(found)

    def told(self, kind: int) -> list[tuple[int, int, int]]:
        """The entries of one kind in the log: who, what, more."""
        assert self.position.log is not None
        return [(who, what, more) for found, who, what, more in self.position.log.entries() if found == kind]

    def view(self, seat: str) -> Table:
        """The table as a seat sees it; `-`: as a spectator does."""
        veiled = self.position.clone()
        veiled.veil(SEATS.find(seat))
        return Table(veiled, self.tables)


def counted(packed: int) -> list[str]:
    """Packed counts in words: `2crate`."""
    numbers = [packed >> 4 * k & 15 for k in range(4)]
    return [f"{n if n > 1 else ''}{goods}" for n, goods in zip(numbers, GOODS, strict=True) if n]
