"""A Kraken table for scenarios: lay ships in words, play notation, look at the ships in words."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Refusal
from quarterdeck.engine.game import Setup
from quarterdeck.engine.log import Log
from quarterdeck.engine.position import CHANCE
from quarterdeck.games.kraken import KRAKEN, codes
from quarterdeck.games.kraken.options import KrakenOptions
from quarterdeck.games.kraken.pack.deck import built_in_deck
from quarterdeck.games.kraken.position import KrakenPosition
from quarterdeck.games.kraken.words.notation import SEATS, place_name

Hand = Sequence[str] | int
CARD = "Scenario Card"
"""The card that a scenario's player resolves."""


class Table:
    """Ships around the Kraken, and their players."""

    def __init__(self, position: KrakenPosition) -> None:
        self.position = position
        position.log = Log()

    def play(self, *moves: str) -> Table:
        """Legal moves in notation, one after the other."""
        for text in moves:
            move = KRAKEN.parse(self.position, text)
            refusal = KRAKEN.why_not(self.position, move)
            assert refusal is None, refusal
            assert move in self.position.legal()
            self.position.play(move)
        return self

    def chance(self, dice: Dice) -> Table:
        """Start places and cards are given out until a player is to choose."""
        while self.position.player == CHANCE:
            self.play(self.legal[dice.below(len(self.legal))])
        return self

    def refusal(self, text: str) -> Refusal:
        """Why a move is refused; it must be."""
        refusal = KRAKEN.why_not(self.position, KRAKEN.parse(self.position, text))
        assert refusal is not None, f"{text} is legal"
        return refusal

    @property
    def legal(self) -> list[str]:
        """The legal moves in notation."""
        return [KRAKEN.text(self.position, move) for move in self.position.legal()]

    @property
    def player(self) -> str:
        """Who must choose."""
        return {-1: "chance", -2: "nobody"}.get(int(self.position.player)) or SEATS[self.position.player]

    @property
    def ships(self) -> str:
        """All ships, as `lay` takes them."""
        return ", ".join(self.ship(SEATS[seat]) for seat in range(self.position.ships))

    def ship(self, seat: str) -> str:
        """One ship: `A N3 (2)`, without damage `A N3`, sunk `A sunk`."""
        number = SEATS.index(seat)
        if self.position.sunk_at[number]:
            return f"{seat} sunk"
        damage = self.position.damage[number]
        return f"{seat} {place_name(int(self.position.place[number]))}" + (f" ({damage})" if damage else "")

    @property
    def front(self) -> str:
        """The Section the Kraken faces."""
        return "NESW"[self.position.front]

    @property
    def lanes(self) -> int:
        """How many Lanes there are."""
        return int(self.position.lanes)

    @property
    def icons(self) -> str:
        """The icons still to be resolved, `F X`."""
        return " ".join("FUDXRKT"[kind] for kind, left in enumerate(self.position.icons()) for _ in range(left))

    @property
    def held(self) -> list[int]:
        """How many cards each seat holds."""
        return [int(number) for number in self.position.held]

    def hand(self, seat: str) -> list[str]:
        """The cards a seat holds."""
        hand = self.position.hand[SEATS.index(seat)]
        return [name for card, name in enumerate(self.position.names) if hand >> card & 1]

    @property
    def entries(self) -> list[tuple[int, int, int, int]]:
        """The log so far."""
        assert self.position.log is not None
        return self.position.log.entries()

    @property
    def story(self) -> list[str]:
        """What was told so far."""
        return self.story_for(None)

    def story_for(self, seat: int | None) -> list[str]:
        """What was told so far to a seat; None: with all secrets."""
        assert self.position.log is not None
        log = self.position.log if seat is None else self.position.log.veiled(seat)
        return [sentence.text for sentence in KRAKEN.story(log)]

    @property
    def turns(self) -> str:
        """Who has played cards so far, in order: `CDAB`."""
        return "".join(SEATS[who] for kind, who, _, _ in self.entries if kind == codes.PLAYED)

    @property
    def result(self) -> tuple[str, str]:
        """How the game ended, and for whom: `("last-afloat", "A")`."""
        ending = KRAKEN.ending(self.position)
        shares = [self.position.worth(seat) for seat in range(self.position.ships)]
        assert abs(sum(shares) - 1) < 1e-9
        assert [seat for seat, share in enumerate(shares) if share] == list(ending.winners)
        return ending.how, "".join(SEATS[seat] for seat in ending.winners)

    def view(self, seat: int) -> KrakenPosition:
        """What a seat knows; -1: a spectator."""
        veiled = self.position.clone()
        veiled.veil(seat)
        return veiled

    def saved(self) -> dict[str, object]:
        """The position file, read as JSON."""
        content: dict[str, object] = json.loads(KRAKEN.save(self.position))
        return content


def file_of(
    ships: str,
    *,
    front: str = "N",
    icons: str = "",
    player: str = "A",
    card: str = "",
    hands: Mapping[str, Hand] | None = None,
    **more: object,
) -> dict[str, object]:
    """The position file of a scenario; `icons` are those of the player's card still to be resolved."""
    fleet: dict[str, dict[str, object]] = {}
    for ship in ships.split(", "):
        seat, place, *damage = ship.split()
        fleet[seat] = {"sunk": 1} if place == "sunk" else {"at": place}
        if damage:
            fleet[seat]["damage"] = int(damage[0].strip("()"))
    for seat, hand in (hands or {}).items():
        fleet[seat]["hand"] = hand
    content: dict[str, object] = {"game": "kraken", "front": front, "ships": fleet, "player": player, "rounds": 0}
    if icons:
        shown = (card or icons).split()
        shown += shown[:1] * (3 - len(shown))
        content["deck"] = [{"name": own.name, "icons": own.icons} for own in built_in_deck().cards] + [
            {"name": CARD, "icons": " ".join(shown)}
        ]
        content |= {"card": CARD, "icons": icons}
    return content | more


def lay(
    ships: str,
    *,
    front: str = "N",
    icons: str = "",
    player: str = "A",
    card: str = "",
    hands: Mapping[str, Hand] | None = None,
    **more: object,
) -> Table:
    """A table in the middle of a turn: `lay("A N3 (2), B S3", icons="F X")`."""
    content = file_of(ships, front=front, icons=icons, player=player, card=card, hands=hands, **more)
    return Table(KRAKEN.load(json.dumps(content).encode()))


def start(players: int = 4, front: str = "N", rounds: int = 40) -> Table:
    """A table before the first decision."""
    options = KrakenOptions(rounds=rounds, front=front)  # type: ignore[arg-type]
    return Table(KRAKEN.start(Setup(players=players, options=options)))


def play_out(table: Table, seed: int, decisions: int = 100_000) -> Table:
    """Random play to the end, or for so many decisions."""
    dice = seeded(seed)
    while table.player != "nobody" and decisions:
        decisions -= 1
        table.position.play(table.position.legal()[dice.below(len(table.legal))])
    return table
