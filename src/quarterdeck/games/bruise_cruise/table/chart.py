"""The chart and the cards of a game as tables: made once from a content pack, shared by all positions, never changed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from quarterdeck.engine.sets import NOTHING, bit, full
from quarterdeck.games.bruise_cruise.codes import (
    DIRECTIONS,
    FAR,
    FLEET,
    MISSILE_RANGE,
    NO_PORT,
    NO_SPACE,
    REGIONS,
    WORDS,
)

DQ: Final = (1, 1, 0, -1, -1, 0)
DR: Final = (0, -1, -1, 0, 1, 1)


@final
class Chart:
    """Spaces, ways between them and distances, ports, cards, supplies, and which seat commands which line.

    Spaces, ports and cards are numbered in the order of the pack; `text` is the pack and `digest` a number for it.
    """

    def __init__(  # noqa: PLR0915 - one line for each table
        self, text: str, digest: i64, spots: list[tuple[int, int]], *, north_up: bool
    ) -> None:
        """A chart of these spaces (q, r), with open water between all neighbours; the rest is filled in."""
        self.text = text
        self.digest = digest
        self.north_up = north_up
        self.spaces = i64(len(spots))
        self.q = vec[i64]([i64(q) for q, _ in spots])
        self.r = vec[i64]([i64(r) for _, r in spots])
        self.wind_q = vec[i64]([i64(step) for step in DQ])
        self.wind_r = vec[i64]([i64(step) for step in DR])
        self.near = vec[i64]([NO_SPACE] * (len(spots) * 6))  # six directions for each space, in the order of `DQ`, `DR`
        self.sailing = vec[u8]()  # steps by water on the bare map (BC-R20), spaces * spaces; FAR: none
        self.flying = vec[u8]()  # hex distance (BC-R22), the same
        self.triangle = vec[i64]()  # spaces of the Triangle
        self.to_triangle = vec[i64]()  # hex distance of each space from it
        self.launching = vec[i64]()  # set of ports from which a missile reaches each space (BC-11.2, BC-R22)
        # How near ports are to each other, ports * ports, and for each port the sum: of 1,200, less the farther they are.
        self.nearness = vec[i64]()
        self.amidst = vec[i64]()
        # Ports.
        self.ports: i64 = 0
        self.port_space = vec[i64]()
        self.region = vec[i64]()
        self.port_at = vec[i64]([NO_PORT] * len(spots))  # of each space
        self.region_ports = vec[i64]([0] * 5)  # sets of ports
        # Cards.
        self.cards: i64 = 0  # of both kinds
        self.actions: i64 = 0  # Action cards: two for each port
        self.rating = vec[i64]()  # of Action cards
        self.bundles = vec[i64]()  # how many alternatives each Action card depicts
        self.bundle = vec[i64]()  # nine numbers a card: L M T of each alternative
        self.effect = vec[i64]()  # of Unfathomable cards
        self.all_cards = vec[i64]([0] * 3)  # the set of all cards
        self.supplies = vec[i64]([0] * 5)  # L, M, T, anchors, flags of each line
        # Words, for logs and notation.
        self.names: list[str] = []  # of cards, then of spaces (for people), and last the seats' lines
        self.lines = vec[i64]()  # the number of each seat's line
        self.seat_names: list[str] = []  # the letter of each seat's line
        self.ship_names: list[str] = []  # of each ship in notation
        self.cut: list[tuple[int, int]] = []
        self._link()

    def _link(self) -> None:
        """Join all neighbours by water, until `cut_water` parts them (BC-4.3)."""
        at: dict[tuple[int, int], int] = {}
        for space in range(self.spaces):
            at[(int(self.q[space]), int(self.r[space]))] = int(space)
        for space in range(self.spaces):
            for way in range(DIRECTIONS):
                spot = (int(self.q[space]) + DQ[way], int(self.r[space]) + DR[way])
                self.near[space * DIRECTIONS + way] = i64(at.get(spot, -1))

    def cut_water(self, one: i64, other: i64) -> None:
        """Land lies between two neighbouring spaces: no step crosses it (BC-4.4)."""
        near = self.near
        self.cut.append((int(one), int(other)))
        for way in range(DIRECTIONS):
            if near[one * DIRECTIONS + way] == other:
                near[one * DIRECTIONS + way] = NO_SPACE
            if near[other * DIRECTIONS + way] == one:
                near[other * DIRECTIONS + way] = NO_SPACE

    def add_port(self, space: i64, region: i64) -> None:
        """Add a port, whose two cards, alike or not, are numbered after those of the ports before (BC-R46)."""
        port = self.ports
        self.ports += 1
        self.port_space = append(self.port_space, space)
        self.region = append(self.region, region)
        self.port_at[space] = port
        self.region_ports[region] |= bit(port)

    def measure(self, triangle: list[int]) -> None:
        """Work out all distances; the ways between spaces do not change any more."""
        self.triangle = vec[i64]([i64(space) for space in triangle])
        self.sailing = vec[u8]([u8(255)] * (int(self.spaces) * int(self.spaces)))
        self.flying = vec[u8]([u8(255)] * (int(self.spaces) * int(self.spaces)))
        queue = vec[i64]([0] * int(self.spaces))
        for start in range(self.spaces):
            self._spread(start, queue)
            for space in range(self.spaces):
                self.flying[start * self.spaces + space] = u8(self.fly(start, space))
        for space in range(self.spaces):
            nearest = FAR
            for other in self.triangle:
                nearest = min(nearest, i64(self.flying[space * self.spaces + other]))
            self.to_triangle = append(self.to_triangle, nearest)
        self._measure_ports()

    def _measure_ports(self) -> None:
        """Which spaces missiles from each port reach, and how near ports are to each other."""
        for space in range(self.spaces):
            ports: i64 = 0
            for port in range(self.ports):
                if i64(self.flying[self.port_space[port] * self.spaces + space]) <= MISSILE_RANGE:
                    ports |= bit(port)
            self.launching = append(self.launching, ports)
        for home in range(self.ports):
            total: i64 = 0
            for port in range(self.ports):
                near = (
                    NOTHING if port == home else 1200 // (3 + self.sail(self.port_space[home], self.port_space[port]))
                )
                self.nearness = append(self.nearness, near)
                total += near
            self.amidst = append(self.amidst, total)

    def _spread(self, start: i64, queue: vec[i64]) -> None:
        """The sailing distances from one space: breadth first."""
        row = start * self.spaces
        sailing = self.sailing
        near = self.near
        sailing[row + start] = u8(0)
        queue[0] = start
        head: i64 = 0
        tail: i64 = 1
        while head < tail:
            space = queue[head]
            head += 1
            steps = i64(sailing[row + space]) + 1
            for k in range(space * DIRECTIONS, space * DIRECTIONS + DIRECTIONS):
                other = near[k]
                if other != NO_SPACE and i64(sailing[row + other]) == FAR and steps < FAR:
                    sailing[row + other] = u8(steps)
                    queue[tail] = other
                    tail += 1

    def fly(self, one: i64, other: i64) -> i64:
        """Hex distance, over land or sea, at most `FAR` (BC-R22)."""
        dq = self.q[one] - self.q[other]
        dr = self.r[one] - self.r[other]
        longest = max(distance(dq), distance(dr))
        return min(FAR, max(longest, distance(dq + dr)))

    def sail(self, one: i64, other: i64) -> i64:
        """Sailing distance by the shortest way, as if the sea were empty (BC-R20)."""
        return i64(self.sailing[one * self.spaces + other])

    def count_cards(self) -> None:
        """The set of all cards, from how many there are."""
        unfathomable = i64(len(self.effect))
        self.actions = 2 * self.ports
        self.cards = self.actions + unfathomable
        self.all_cards[0] = full(self.ports)
        self.all_cards[1] = full(self.ports)
        self.all_cards[2] = full(unfathomable)

    def regions(self, ports: i64) -> i64:
        """How many regions a set of ports has a part in."""
        found: i64 = 0
        for region in range(REGIONS):
            if ports & self.region_ports[region]:
                found += 1
        return found

    def hull(self, ship: i64) -> i64:
        """A ship's number if ships are counted by lines and not by seats; of no ship, no number."""
        return self.lines[ship // FLEET] * FLEET + ship % FLEET if ship >= 0 else ship

    def word(self, card: i64) -> i64:
        """Which of the `WORDS` sets a card is in."""
        return WORDS - 1 if card >= self.actions else card & 1

    def member(self, card: i64) -> i64:
        """The card's number within its set: a port, or an Unfathomable card."""
        return card - self.actions if card >= self.actions else card >> 1


def distance(number: i64) -> i64:
    """A number without its sign."""
    return number if number >= 0 else -number
