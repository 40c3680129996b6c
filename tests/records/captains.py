"""Bruise Cruise played to each of its ends: captains who choose by simple rules, and dice that fall as they should."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, cast

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.game import Pack, Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.registry import find_game
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.table.match import Match

MAP_T: Final = Path(__file__).parents[1] / "games" / "bruise_cruise" / "map_t.toml"
SPEND: Final = {"sail with card", "exchange", "claim", "missile", "battle", "unfathomable"}
"""The kinds of action that take a card."""

Captain = Callable[[Match, int], str]
"""What a seat chooses."""
Luck = Callable[[Match], str]
"""What chance decides."""


def map_t() -> Pack:
    """The small chart of the scenarios, whose Unfathomable cards are blank."""
    return find_game("bruise-cruise").read_pack(MAP_T.name, MAP_T.read_text(encoding="utf-8"))


def map_u() -> Pack:
    """The same with the game's own Unfathomable cards."""
    text = MAP_T.read_text(encoding="utf-8").partition("[[unfathomable]]")[0]
    return find_game("bruise-cruise").read_pack("map_u.toml", text)


def set_sail(players: int, *, pack: Pack | None = None, **options: object) -> Match:
    """A match that begins now, on the game's own chart unless there is a pack."""
    game = find_game("bruise-cruise")
    setup = Setup(players=players, options=convert_options(game, options), pack=pack)
    return Match.new(game, setup, ("Ada", "Ben", "Cleo", "Dan")[:players])


def voyage(match: Match, captains: Sequence[Captain], luck: Luck, decisions: int = 10_000) -> Match:
    """The match after so many decisions of these captains and this luck, or at its end."""
    for _ in range(decisions):
        if match.over:
            break
        if match.chance_waits:
            match.play_chance(luck(match))
        else:
            seat = match.waiting()[0]
            match.play(seat, captains[seat](match, seat))
    return match


def known(match: Match, seat: int) -> BruiseCruisePosition:
    """What a seat knows."""
    return cast(BruiseCruisePosition, match.view(seat))


def fair(dice: Dice) -> Luck:
    """Dice and deals as they come."""

    def fall(match: Match) -> str:
        texts = match.legal(CHANCE)
        return texts[dice.below(len(texts))]

    return fall


def hasty(dice: Dice) -> Captain:
    """Mostly spends cards and draws as many as allowed, so that a game is soon over."""

    def choose(match: Match, seat: int) -> str:
        texts = match.legal(seat)
        wanted = [text for text in texts if text in SPEND] or [text for text in texts if text.startswith("draw")][-1:]
        chosen = wanted if wanted and dice.below(5) else texts
        return chosen[dice.below(len(chosen))]

    return choose


def bold(dice: Dice) -> Captain:
    """Does what has not been done for longest, and seldom ends a turn early."""
    done: list[str] = []

    def choose(match: Match, seat: int) -> str:
        texts = match.legal(seat)
        if texts[0] != "end" or len(texts) == 1:
            return texts[dice.below(len(texts))]
        best = min(texts[1:], key=lambda text: len(done) - done[::-1].index(text) if text in done else 0)
        done.append(best)
        return best

    return choose


def idle(match: Match, seat: int) -> str:
    """Does nothing that can be left undone."""
    return match.legal(seat)[0]


def restless(dice: Dice) -> Captain:
    """Does anything, and never draws."""

    def choose(match: Match, seat: int) -> str:
        texts = match.legal(seat)
        return "draw 0" if "draw 0" in texts else texts[dice.below(len(texts))]

    return choose


# -- a fleet that comes home ---------------------------------------------------------------------


class Homeward:
    """P's voyage: each ship claims a port, there are flags in all regions, then the ships come home one by one."""

    PLAN: Final = ("decommission", "claim", "commission", "remove anchor", "sail with card", "sail")
    """What is done, the first that can be."""
    SEAT: Final = 0

    def __init__(self, dice: Dice) -> None:
        self.rest = fair(dice)
        self.ship = 0
        self.goal = 0
        """The ship that sails next, and the space it sails to."""

    # -- chance ----------------------------------------------------------------------------------

    def luck(self, match: Match) -> str:
        """P rolls highest, and draws the cards that are wanted most."""
        at = known(match, self.SEAT)
        if at.phase == codes.ROLLING:
            return "dice 6 6" if at.home[self.SEAT] < 0 and match.moves_made == 0 else "dice 1 2"
        if at.phase not in (codes.DEALING, codes.DRAWING) or at.active != self.SEAT:
            return self.rest(match)
        return min(match.legal(CHANCE), key=lambda text: self.dearth(match, at, text))

    def dearth(self, match: Match, at: BruiseCruisePosition, text: str) -> tuple[int, int]:
        """How little a card is wanted: those of ports to claim come first, then those that sail far."""
        card = match.game.parse(at, text) - int(codes.DEAL)
        if card >= at.chart.actions:
            return 2, card
        port = card // 2
        held = bool(at.ports_in_hand(self.SEAT) >> port & 1)
        if port in self.ports(at) and not held:
            return 0, self.ports(at).index(port)
        return 1, -int(at.chart.rating[card])

    # -- the plan --------------------------------------------------------------------------------

    def ports(self, at: BruiseCruisePosition) -> list[int]:
        """The ports to claim: the nearest free one of each region without a flag, then the nearest of all."""
        chart = at.chart
        home = int(at.home[self.SEAT])
        if home < 0:
            home = int(chart.ports) // 2
        start = chart.port_space[home]
        taken = {int(port) for port in at.home}
        flagged = int(at.flags[self.SEAT])
        rivals = sum(int(flags) for flags in at.flags) & ~flagged
        free = [k for k in range(chart.ports) if not (flagged | rivals) >> k & 1 and k not in taken and k != home]
        free.sort(key=lambda port: (int(chart.sail(start, chart.port_space[port])), port))
        regions = {int(chart.region[port]) for port in range(chart.ports) if flagged >> port & 1}
        wanted = [port for port in free if chart.region[port] not in regions]
        first = [next(port for port in wanted if chart.region[port] == region) for region in regions_of(at, wanted)]
        return first or free[:2]

    def aim(self, at: BruiseCruisePosition) -> None:
        """Which ship sails next, and where to: to a port to claim, or home once flags are in all regions."""
        chart = at.chart
        fleet = [ship for ship in range(codes.FLEET) if at.place[ship] >= 0]
        homeward = not unflipped(at) and chart.regions(at.flags[self.SEAT]) == codes.REGIONS
        spaces = [int(chart.port_space[port]) for port in self.ports(at)]
        goals = [int(chart.port_space[at.home[self.SEAT]])] if homeward else spaces
        ways = [
            (int(at.at[goal] >= 0), int(chart.sail(at.place[ship], goal)), ship, goal)
            for ship in unflipped(at)[:1] or fleet
            for goal in goals
            if at.place[ship] != goal
        ]
        if ways:
            _, _, self.ship, self.goal = min(ways)

    def captain(self, match: Match, seat: int) -> str:
        """The next step of the plan."""
        texts = match.legal(seat)
        at = known(match, seat)
        if at.phase == codes.HOMING:
            return texts[0]
        if at.phase == codes.ACTING:
            return self.action(at, texts)
        if at.phase == codes.REPLENISHING:
            return next((text for text in ("draw 2", "draw 1") if text in texts), "draw 0")
        return self.answer(match, at, texts)

    def action(self, at: BruiseCruisePosition, texts: list[str]) -> str:
        """The first of the plan that helps."""
        waiting = unflipped(at)
        self.aim(at)
        for text in self.PLAN:
            if text not in texts or (text == "commission" and waiting):
                continue
            if text == "claim" and not self.helps(at, waiting):
                continue
            if text == "sail with card" and (self.distance(at) == 1 or not self.spare_cards(at)):
                continue
            return text
        return "end"

    def helps(self, at: BruiseCruisePosition, ships: list[int]) -> bool:
        """Whether a ship that has claimed nothing lies in a port whose card is there."""
        ports = [int(at.chart.port_at[at.place[ship]]) for ship in ships]
        return any(port >= 0 and at.ports_in_hand(self.SEAT) >> port & 1 for port in ports)

    def distance(self, at: BruiseCruisePosition) -> int:
        """Steps to the goal."""
        return int(at.chart.sail(at.place[self.ship], self.goal))

    def spare_cards(self, at: BruiseCruisePosition) -> list[int]:
        """Action cards that no port is claimed with."""
        cards = [card for card in range(at.chart.actions) if at.holds(self.SEAT, card)]
        wanted = set(self.ports(at)) if int(at.flipped) % 64 < 63 else set()
        return [card for card in cards if card // 2 not in wanted or at.holds(self.SEAT, card ^ 1)]

    def answer(self, match: Match, at: BruiseCruisePosition, texts: list[str]) -> str:
        """A card, a ship, a space of an action; or something that a rival asks."""
        moves = {text: match.game.parse(at, text) for text in texts}
        if at.phase == codes.PICK_CARD and at.kind == codes.SAIL_CARD:
            spare = self.spare_cards(at)
            ratings = {text: int(at.chart.rating[move - codes.CARD]) for text, move in moves.items()}
            lack = self.distance(at)
            fit = [text for text, move in moves.items() if move - int(codes.CARD) in spare] or texts
            return min(fit, key=lambda text: (ratings[text] < lack, abs(ratings[text] - lack)))
        if at.phase == codes.PICK_SHIP:
            return next((text for text, move in moves.items() if move - int(codes.SHIP) == self.ship), texts[0])
        if at.phase == codes.PICK_SPACE:
            return min(texts, key=lambda text: int(at.chart.sail(moves[text] - int(codes.SPACE), self.goal)))
        return texts[-1]


def unflipped(at: BruiseCruisePosition) -> list[int]:
    """P's ships on the board that have claimed nothing."""
    return [ship for ship in range(codes.FLEET) if at.place[ship] >= 0 and not at.flipped >> ship & 1]


def regions_of(at: BruiseCruisePosition, ports: list[int]) -> list[int]:
    """The regions of these ports, each once, in their order."""
    return list(dict.fromkeys(int(at.chart.region[port]) for port in ports))
