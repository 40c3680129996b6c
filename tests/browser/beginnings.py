"""Where games begin whose middle or end is looked at: position files, played up to there without a browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.registry import find_game
from quarterdeck.records.lines import encode_record
from quarterdeck.table.match import Match
from tests.records.captains import Captain, Luck, bold, fair, hasty, idle, known, map_t, set_sail, voyage
from tests.records.games import new_match, play_on
from tests.records.harbors import eager
from tests.records.skilled import kept

FIRST: Final = 0
"""The seat of the person whose page is looked at."""
LEG: Final = re.compile(r"[LS] \d")
"""How a course begins, in Pirates' notation."""
DECISIONS: Final = 10_000
ENOUGH: Final = 120
"""Decisions after which there is much to be seen in Bruise Cruise."""

Wanted = Callable[[Sequence[str]], bool]
"""Whether such moves are to be chosen from."""


def small_record() -> bytes:
    """The record of a whole small game of Cardinal between Ada and Ben."""
    return encode_record(play_on(new_match("cardinal", rows=3, columns=3), seed=1).record)


def may_choose(match: Match) -> bool:
    """Whether it is the first seat's turn, or everybody's."""
    return not match.chance_waits and FIRST in match.waiting()


def middle(match: Match, captains: Sequence[Captain], luck: Luck, wanted: Wanted, *, after: int = 0) -> str:
    """The file of the first position, after so many decisions, at which the first seat has such moves."""
    voyage(match, captains, luck, after)
    while not (may_choose(match) and wanted(match.legal(FIRST))):
        assert not match.over, "it never came to that"
        voyage(match, captains, luck, 1)
    return match.save().decode()


def end(match: Match, captains: Sequence[Captain], luck: Luck, *, choices: int = 1) -> str:
    """The file of the position from which the first seat chooses so often, if it plays on like that."""
    found: list[str] = []
    while not match.over:
        if may_choose(match):
            found.append(match.save().decode())
        voyage(match, captains, luck, 1)
    return found[-choices]


def last_choice(name: str) -> str:
    """The file of the position before the last choice in a whole game by bots that know it; the first seat makes it."""
    match = kept(name)
    last = match.position_at(match.moves_made - 1)
    assert last.player == FIRST
    return match.game.save(last).decode()


def before(name: str, move: str) -> str:
    """The file of the first position in a whole game by bots that know it at which the first seat may make such a move."""
    match = kept(name)
    seats = [str(seat) for seat in range(match.players)]
    for made in range(match.moves_made):
        now = match.position_at(made)
        if now.player == FIRST and move in Match.new(match.game, match.setup, seats, now).legal(FIRST):
            return match.game.save(now).decode()
    raise AssertionError(f"{move} is never possible in {name}")


def in_port(players: int, wanted: Wanted, *, after: int) -> str:
    """The middle of a short game of Bremerhaven."""
    captains = [eager(1, seat) for seat in range(players)]
    match = new_match("bremerhaven", players, length="short")
    return middle(match, captains, fair(seeded(1, players)), wanted, after=after)


def last_in_port(players: int) -> str:
    """The end of a short game of Bremerhaven."""
    captains = [eager(players, seat) for seat in range(players)]
    return end(new_match("bremerhaven", players, length="short"), captains, fair(seeded(players)))


def bid_alike(phase: int, bids: Sequence[str]) -> str:
    """Two in the first round of a short game of Bremerhaven, who have laid their cards alike, the best first, when both are asked that."""

    def choose(match: Match, seat: int) -> str:
        texts = match.legal(seat)
        if " on " not in texts[0]:
            return max((text for text in texts if text.startswith("start")), key=len, default=texts[0])
        cards = {text.partition(" ")[0] for text in texts}
        return f"{max(cards)} on {bids[len(bids) - len(cards)]}"

    match, luck = new_match("bremerhaven", length="short"), fair(seeded(1))
    while known(match, FIRST).phase != phase or len(match.waiting()) < 2:
        voyage(match, [choose] * 2, luck, 1)
    return match.save().decode()


def at_sea(players: int, wanted: Wanted) -> str:
    """The middle of a game of Bruise Cruise on its own chart."""
    captains = [bold(seeded(seat)) for seat in range(players)]
    return middle(set_sail(players), captains, fair(seeded(players)), wanted, after=ENOUGH)


def under_way() -> str:
    """A small game of Pirates in which the first seat's ship leaves her home island."""
    match, dice = new_match("pirates", total=10, islands=2, patience=4, draw=1), seeded(1)
    return middle(match, [leaving(dice)] * 2, fair(dice), lambda moves: any(LEG.match(move) for move in moves))


def leaving(dice: Dice) -> Captain:
    """Moves a ship as soon as that can be; before, anything."""

    def choose(match: Match, seat: int) -> str:
        texts = match.legal(seat)
        wanted = [text for text in texts if text.startswith(("act", "move"))] or texts
        return wanted[dice.below(len(wanted))]

    return choose


def last_cards(players: int) -> str:
    """The end of a game of Bruise Cruise on Map T: nearly all cards are played."""
    captains = [hasty(seeded(seat)) for seat in range(players)]
    return end(set_sail(players, pack=map_t()), captains, fair(seeded(players)), choices=4)


def lost_patience(players: int) -> str:
    """The end of a game of Bruise Cruise in which nobody does anything any more: the first seat's choice is the last of all."""
    game, setup, luck = find_game("bruise-cruise"), set_sail(players, patience=1).setup, fair(seeded(players))
    begun = msgspec.json.decode(at_sea(players, lambda moves: "end" in moves), type=dict[str, object])
    start = msgspec.json.encode(begun | {"patience": 1})
    for busy in range(DECISIONS):
        match = Match.new(game, setup, "PHSD"[:players], game.load(start))
        voyage(match, [bold(seeded(seat)) for seat in range(players)], luck, busy)
        last = ""
        while not match.over:
            last = match.save().decode() if may_choose(match) else ""
            voyage(match, [idle] * players, luck, 1)
        if last:
            return last
    raise AssertionError("the first seat never chooses last")
