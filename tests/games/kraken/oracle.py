"""Kraken written a second time from the rulebook, slowly and plainly, as a judge of the fast rules: names, lists, places."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

DECK = Path(__file__).parents[3] / "src/quarterdeck/games/kraken/content/deck.toml"
SECTIONS = "NESW"
HITS = {0: 2, 1: 1, 2: 0, 3: 1}
"""Damage of a collision, by how many Sections clockwise of the front it happens (KR-4.10)."""

Place = tuple[int, int]


def slug(name: str) -> str:
    """The notation's word for a card."""
    return "-".join(re.findall(r"[a-z]+", name.lower()))


class Sunk(Exception):
    """The ship of the player on turn has sunk, or the game is over: what is left of the card lapses."""


class Oracle:
    """A game of Kraken with the game's own deck; places are (Section, Lane), Sections count clockwise from N."""

    def __init__(self, players: int, front: str, rounds: int) -> None:
        cards = tomllib.loads(DECK.read_text(encoding="utf-8"))["cards"]
        self.cards = {slug(card["name"]): card["icons"].split() for card in cards}
        self.seats = "ABCD"[:players]
        self.front = SECTIONS.index(front)
        self.rounds = rounds
        self.round = 1
        self.lanes = max(players, 2)
        self.at: dict[str, Place] = {}
        self.damage = dict.fromkeys(self.seats, 0)
        self.afloat = list(self.seats)
        self.hands: dict[str, list[str]] = {seat: [] for seat in self.seats}
        behind = [(self.front - k) % 4 for k in range(4)]
        first_sections = [behind[0], behind[2]] if players == 2 else behind[:players]
        self.start_places = [(section, self.lanes) for section in first_sections]
        self.unseen: list[str] = []
        self.order: list[str] = []
        self.laps: list[str] = []
        self.icons: list[str] = []
        self.player = "chance"
        self.how = ""
        self.winners: list[str] = []

    # -- what can be done ------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """The legal moves in notation."""
        if self.how:
            return []
        if self.start_places:
            return [f"start {seat}" for seat in self.seats if seat not in self.at]
        if self.player == "chance":
            return [f"deal {card}" for card in self.unseen]
        if self.icons:
            return [turn for icon in sorted(set(self.icons)) for turn in (["K+", "K-"] if icon == "K" else [icon])]
        return [f"play {card}" for card in self.hands[self.player]]

    def make(self, move: str) -> None:
        """A legal move; what follows from it, too."""
        word, _, rest = move.partition(" ")
        if word == "start":
            self.at[rest] = self.start_places.pop(0)
            if not self.start_places:
                self.shuffle()
        elif word == "deal":
            self.deal(rest)
        elif word == "play":
            self.hands[self.player].remove(rest)
            self.icons = list(self.cards[rest])
        else:
            self.icons.remove(word[0])
            try:
                self.resolve(word)
            except Sunk:
                self.icons = []
            if not self.icons and not self.how:
                self.next_turn()

    # -- rounds ----------------------------------------------------------------------------------

    def shuffle(self) -> None:
        """All cards go into one deck (KR-2.7)."""
        self.player = "chance"
        self.unseen = list(self.cards)
        self.hands = {seat: [] for seat in self.seats}

    def deal(self, card: str) -> None:
        """A card for the first whose hand is not full; the round begins with the last one (KR-1.12)."""
        self.unseen.remove(card)
        poor = [seat for seat in self.afloat if len(self.hands[seat]) < 3]
        self.hands[poor[0]].append(card)
        if all(len(self.hands[seat]) == 3 for seat in self.afloat):
            self.begin_round()

    def begin_round(self) -> None:
        """Most damage, nearest to the front, clockwise from the front, lower Lane (KR-2.3 to KR-2.5)."""
        nearness = (0, 1, 2, 1)

        def rank(seat: str) -> tuple[int, ...]:
            ahead = (self.at[seat][0] - self.front) % 4
            return (-self.damage[seat], nearness[ahead], ahead, self.at[seat][1])

        starter = self.seats.index(min(self.afloat, key=rank))
        self.order = [seat for seat in self.seats[starter:] + self.seats[:starter] if seat in self.afloat]
        self.laps = self.order * 3
        self.player = self.laps.pop(0)

    def next_turn(self) -> None:
        """Clockwise round the table, past the sunk; after the last card comes another round (KR-R3, KR-R5)."""
        while self.laps and self.laps[0] not in self.afloat:
            self.laps.pop(0)
        if self.laps:
            self.player = self.laps.pop(0)
        elif self.round == self.rounds:
            self.finish("round-limit", self.afloat)
        else:
            self.round += 1
            self.shuffle()

    def finish(self, how: str, winners: list[str]) -> None:
        """The game is over."""
        self.how, self.winners, self.player = how, list(winners), "nobody"

    # -- icons -----------------------------------------------------------------------------------

    def resolve(self, word: str) -> None:
        """One icon of the player on turn."""
        me = self.player
        if word == "F":
            self.forward(me)
        elif word == "U":
            self.up(me)
        elif word == "D":
            self.down(me)
        elif word == "X":
            section, lane = self.at[me]
            self.hurt([seat for seat in self.afloat if self.at[seat] in {(section, lane - 1), (section, lane + 1)}])
        elif word == "R":
            self.damage[me] = max(0, self.damage[me] - 1)
        elif word == "T":
            self.tentacles()
        else:
            self.front = (self.front + (1 if word == "K+" else 3)) % 4
        if me not in self.afloat:
            raise Sunk

    def who(self, place: Place, but: str = "") -> str:
        """The ship in a place."""
        return next((seat for seat in self.afloat if self.at[seat] == place and seat != but), "")

    def forward(self, ship: str) -> None:
        """A ship in the way is bumped a Section ahead and a Lane down (KR-4.8, KR-4.9)."""
        section, lane = self.at[ship]
        place = ((section + 1) % 4, lane)
        while ship:
            in_the_way = self.who(place, but=ship)
            self.at[ship] = place
            ship, place = in_the_way, ((place[0] + 1) % 4, place[1] - 1)
            if ship and place[1] == 0:
                self.meet_kraken(ship, place[0])
                return

    def down(self, ship: str) -> None:
        """A ship in the way is bumped down; below Lane 1 is the Kraken (KR-4.6, KR-4.7)."""
        section, lane = self.at[ship]
        while ship:
            lane -= 1
            if lane == 0:
                self.meet_kraken(ship, section)
                return
            in_the_way = self.who((section, lane), but=ship)
            self.at[ship] = (section, lane)
            ship = in_the_way

    def up(self, ship: str) -> None:
        """A ship in the way is bumped up; who would leave the whirlpool pushes the others down (KR-4.2 to KR-4.4)."""
        section, lane = self.at[ship]
        while ship:
            lane += 1
            in_the_way = self.who((section, lane), but=ship)
            self.at[ship] = (section, lane)
            if lane > self.lanes:
                self.push_down(ship)
                return
            ship = in_the_way

    def push_down(self, ship: str) -> None:
        """A ship out of bounds is put into the outermost Lane, and the others make room below it."""
        section, lane = self.at[ship]
        while ship:
            lane -= 1
            in_the_way = self.who((section, lane), but=ship)
            self.at[ship] = (section, lane)
            ship = in_the_way

    def meet_kraken(self, ship: str, section: int) -> None:
        """Damage by Section, then Lane 1 there, and the others make room above it (KR-4.10 to KR-4.13)."""
        self.at[ship] = (section, 0)
        self.damage[ship] += HITS[(section - self.front) % 4]
        self.sink()
        lane = 0
        while ship in self.afloat:
            lane += 1
            in_the_way = self.who((section, lane), but=ship)
            self.at[ship] = (section, lane)
            if not in_the_way:
                return
            ship = in_the_way

    def hurt(self, ships: list[str]) -> None:
        """Each takes 1 damage."""
        for ship in ships:
            self.damage[ship] += 1
        self.sink()

    def tentacles(self) -> None:
        """All in front are hit; then each goes up into an empty Lane, the outermost first (KR-3.13, KR-R9)."""
        hit = [seat for seat in self.afloat if self.at[seat][0] == self.front]
        self.hurt(hit)
        for ship in sorted((seat for seat in hit if seat in self.afloat), key=lambda seat: -self.at[seat][1]):
            above = (self.front, self.at[ship][1] + 1)
            if above[1] <= self.lanes and not self.who(above):
                self.at[ship] = above

    # -- sinking ---------------------------------------------------------------------------------

    def sink(self) -> None:
        """Ships with 4 damage go together, and with each of them a Lane (KR-5.1 to KR-5.4, KR-R12)."""
        lost = [seat for seat in self.afloat if self.damage[seat] >= 4]
        self.afloat = [seat for seat in self.afloat if seat not in lost]
        if not self.afloat:
            self.finish("kraken-wins", lost)
            raise Sunk
        if len(self.afloat) == 1:
            self.finish("last-afloat", self.afloat)
            raise Sunk
        for _ in lost:
            if self.lanes > 2:
                self.lanes -= 1
                for ship in [seat for seat in self.afloat if self.at[seat][1] > self.lanes]:
                    self.down(ship)

    # -- in words --------------------------------------------------------------------------------

    def ship(self, seat: str) -> str:
        """`A N3 (2)`, as the table says it."""
        if seat not in self.afloat:
            return f"{seat} sunk"
        if seat not in self.at:
            return seat
        section, lane = self.at[seat]
        return f"{seat} {SECTIONS[section]}{lane}" + (f" ({self.damage[seat]})" if self.damage[seat] else "")
