"""What is counted in a game of Bruise Cruise between equal bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec import Struct, field

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.rules import scoring

USES: Final = ("home port", "sail", "exchange", "claim", "battle", "missile", "unfathomable", "discard")
USE_OF: Final = {
    int(codes.HOME): "home port",
    int(codes.SAILED): "sail",
    int(codes.EXCHANGED): "exchange",
    int(codes.CLAIMED): "claim",
    int(codes.FOUGHT): "battle",
    int(codes.LAUNCHED): "missile",
    int(codes.PLAYED): "unfathomable",
    int(codes.DISCARDED): "discard",
}
"""The log entries that say what a card was used for; the card is `what` or `more`."""
CARD_FIRST: Final = {int(codes.EXCHANGED), int(codes.PLAYED), int(codes.DISCARDED)}
DRAWN: Final = {int(codes.DEALT), int(codes.DREW)}
SOURCES: Final = ("flags", "torpedoes", "missiles", "ships home")
PATIENCE: Final = 60
"""Turns without a card after which a game between bots ends (BC-R44); tables of people have no such limit."""
Key = TypeVar("Key", str, int)


class CardCount(Struct):
    """How one card has fared."""

    drawn: int = 0
    drawn_by_winner: int = 0
    used: dict[str, int] = field(default_factory=dict)
    used_by_winner: dict[str, int] = field(default_factory=dict)


class Counts(Struct):
    """How some games have gone; counts of several processes are added up."""

    players: int
    cards: list[CardCount]
    games: int = 0
    wins: list[int] = field(default_factory=list)
    """By place in the turn order: the first Admiral's place is 0."""
    by_seat: list[int] = field(default_factory=list)
    """Wins by seat: P, H, S, D."""
    points: list[dict[str, int]] = field(default_factory=list)
    """By place in the turn order and by source, over all games."""
    winning: dict[int, int] = field(default_factory=dict)
    """Games by the winner's points."""
    endings: dict[str, int] = field(default_factory=dict)
    entries: int = 0
    """Things that happened: entries of the logs."""
    turns: int = 0

    def add(self, other: Counts) -> None:
        """Count another process's games as well."""
        self.games += other.games
        self.entries += other.entries
        self.turns += other.turns
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.by_seat = [mine + theirs for mine, theirs in zip(self.by_seat, other.by_seat, strict=True)]
        for mine, theirs in zip(self.points, other.points, strict=True):
            add_up(mine, theirs)
        add_up(self.winning, other.winning)
        add_up(self.endings, other.endings)
        for mine_card, their_card in zip(self.cards, other.cards, strict=True):
            mine_card.drawn += their_card.drawn
            mine_card.drawn_by_winner += their_card.drawn_by_winner
            add_up(mine_card.used, their_card.used)
            add_up(mine_card.used_by_winner, their_card.used_by_winner)


def none_yet(players: int, cards: int) -> Counts:
    """Counts of no games."""
    return Counts(
        players=players,
        cards=[CardCount() for _ in range(cards)],
        wins=[0] * players,
        by_seat=[0] * players,
        points=[dict.fromkeys(SOURCES, 0) for _ in range(players)],
    )


def count(counts: Counts, position: BruiseCruisePosition, endings: Sequence[str]) -> None:
    """Add a finished game to the counts."""
    winner = next(seat for seat in range(counts.players) if position.winners >> seat & 1)
    counts.games += 1
    counts.by_seat[winner] += 1
    counts.wins[(winner - int(position.first)) % counts.players] += 1
    for seat in range(counts.players):
        add_up(counts.points[(seat - int(position.first)) % counts.players], points_of(position, seat))
    add_up(counts.winning, {int(scoring.points_of(position, winner)): 1})
    add_up(counts.endings, {endings[position.ended - 1]: 1})
    if position.log is not None:
        count_cards(counts, position.log.entries(), winner)


def points_of(position: BruiseCruisePosition, seat: int) -> dict[str, int]:
    """An Admiral's points by source (BC-22.1 to BC-22.4)."""
    return {
        "flags": int(position.flags[seat]).bit_count(),
        "missiles": int(position.deployed[2 * seat]),
        "torpedoes": int(position.deployed[2 * seat + 1]),
        "ships home": int(position.fleet_home(seat)),
    }


def count_cards(counts: Counts, entries: Sequence[tuple[int, int, int, int]], winner: int) -> None:
    """Who drew which card, and what it was used for."""
    active = 0
    for kind, who, what, more in entries:
        counts.entries += 1
        if kind == codes.TURN:
            active = who
            counts.turns += 1
        elif kind in DRAWN:
            counts.cards[what].drawn += 1
            counts.cards[what].drawn_by_winner += who == winner
        elif kind in USE_OF:
            card = what if kind in CARD_FIRST else more
            if card != codes.NO_CARD:
                user = who if kind == codes.HOME else active
                add_up(counts.cards[card].used, {USE_OF[kind]: 1})
                add_up(counts.cards[card].used_by_winner, {USE_OF[kind]: int(user == winner)})


def add_up(into: dict[Key, int], more: dict[Key, int]) -> None:
    """Add counts to counts."""
    for key, number in more.items():
        into[key] = into.get(key, 0) + number
