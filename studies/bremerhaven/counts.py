"""What is counted in a game of Bremerhaven between equal bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct, field

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import rounds as rounds_rules
from quarterdeck.games.bremerhaven.table.decks import Decks

CARGO: Final = ("barrels", "containers", "crates", "passengers", "any goods")
STEP: Final = 50
"""Scores are counted in steps of so much."""
Entries = Sequence[tuple[int, int, int, int]]


class ClassCount(Struct):
    """How one class of cards has fared."""

    taken: int = 0
    taken_by_winner: int = 0
    harbors: int = 0
    """In which there was at least one."""
    winners: int = 0
    """The winners' among them."""


class Counts(Struct):
    """How some games have gone; counts of several processes are added up."""

    players: int
    length: str
    bot: str
    games: int = 0
    rounds: int = 0
    by_seat: list[int] = field(default_factory=list)
    """Wins by seat: R, G, B, Y. Alone: games that earned the best grade."""
    by_rank: list[int] = field(default_factory=list)
    """Wins by rank at the start, the Captain's first."""
    money: list[int] = field(default_factory=list)
    """Over all games, by rank at the start; so is `prestige`."""
    prestige: list[int] = field(default_factory=list)
    scores: dict[int, int] = field(default_factory=dict)
    """Games by the best score, in steps of 50."""
    total: int = 0
    """Of the best scores."""
    grades: list[int] = field(default_factory=lambda: [0] * 5)
    """Alone, from Landlubber to Captain."""
    classes: dict[str, ClassCount] = field(default_factory=dict)

    def add(self, other: Counts) -> None:
        """Count another process's games as well."""
        self.games += other.games
        self.rounds += other.rounds
        self.total += other.total
        for name in ("by_seat", "by_rank", "money", "prestige", "grades"):
            pairs = zip(getattr(self, name), getattr(other, name), strict=True)
            setattr(self, name, [mine + theirs for mine, theirs in pairs])
        for score, games in other.scores.items():
            self.scores[score] = self.scores.get(score, 0) + games
        for name, theirs in other.classes.items():
            mine = self.classes.setdefault(name, ClassCount())
            mine.taken += theirs.taken
            mine.taken_by_winner += theirs.taken_by_winner
            mine.harbors += theirs.harbors
            mine.winners += theirs.winners


def none_yet(players: int, length: str, bot: str) -> Counts:
    """Counts of no games."""
    nothing = [0] * players
    return Counts(players, length, bot, by_seat=nothing, by_rank=nothing[:], money=nothing[:], prestige=nothing[:])


def count(counts: Counts, position: BremerhavenPosition) -> None:
    """Add a finished game to the counts."""
    entries = [] if position.log is None else position.log.entries()
    scores = [int(rounds_rules.score_of(position, seat)) for seat in range(counts.players)]
    winner = next((seat for seat in range(counts.players) if position.winners >> seat & 1), 0)
    counts.games += 1
    counts.rounds += int(position.round)
    counts.total += max(scores)
    step = max(scores) // STEP * STEP
    counts.scores[step] = counts.scores.get(step, 0) + 1
    counts.by_seat[winner] += int(position.winners > 0)
    if counts.players == 1:
        counts.grades[int(position.ended - codes.LANDLUBBER)] += 1
    for rank, seat in enumerate(ranks(entries, counts.players)):
        counts.by_rank[rank] += int(seat == winner)
        counts.money[rank] += int(position.money[seat] + position.bank[seat])
        counts.prestige[rank] += int(position.prestige[seat])
    taken = Counter((name, seat) for seat, card in cards(entries) for name in classes(position.decks, card))
    for (name, seat), number in taken.items():
        fared = counts.classes.setdefault(name, ClassCount())
        fared.taken += number
        fared.harbors += 1
        if seat == winner:
            fared.taken_by_winner += number
            fared.winners += 1


def ranks(entries: Entries, players: int) -> list[int]:
    """The seats by rank at the start; alone there is one."""
    found = {what: who for kind, who, what, _ in entries if kind == codes.RANKED}
    return [found[rank] for rank in range(players)] if players > 1 else [0]


def cards(entries: Entries) -> Iterator[tuple[int, int]]:
    """Who berthed which Ship, took which Contract and built which Building, in one game."""
    for kind, who, what, _ in entries:
        if kind in (codes.SHIP_BERTHED, codes.CONTRACT_PLACED, codes.BUILT):
            yield who, what


def classes(decks: Decks, card: int) -> Iterator[str]:
    """The classes a card belongs to; `card` numbers Ships, then Contracts, then Buildings."""
    contract = card - int(decks.ships)
    building = contract - int(decks.contracts)
    if building >= 0:
        yield f"Building: {decks.names[card]}"
    elif contract >= 0:
        yield f"Contract by {'train' if decks.train[contract] else 'truck'}"
        yield f"Contract for {int(decks.size[contract])} goods"
        yield f"Contract with {reward(decks, contract)}"
    else:
        yield f"Ship with {CARGO[int(decks.cargo[card])]}"
        yield f"Ship of berth size {int(decks.berth[card])}"


def reward(decks: Decks, contract: int) -> str:
    """What completing it brings beside the price of its goods."""
    if decks.reward_prestige[contract]:
        return "prestige as reward"
    return "money as reward" if decks.reward[contract] else "no reward"
