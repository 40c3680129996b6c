"""Matches in the middle of each kind of question that a game asks, the same each time."""

from __future__ import annotations

import re
from collections.abc import Iterator

from quarterdeck.cli.pictures import picture
from quarterdeck.cli.session import Session
from quarterdeck.cli.setups import read_setup
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.registry import find_game
from quarterdeck.table.seats import Seating

SEATS = {
    "cardinal": "human,random",
    "kraken": "human,random,random",
    "bruise-cruise": "human,random,random",
    "bremerhaven": "human,random,random",
    "pirates": "human,random",
}
SEED = 3


def decisions(key: str, most: int) -> Iterator[Session]:
    """The session of a game before each of the first decisions of its only person, who plays by chance."""
    game, specs = find_game(key), SEATS[key].split(",")
    session = Session.new(read_setup(game, len(specs), (), None), Seating(game, specs, seed=SEED))
    dice = seeded(SEED)
    for _ in range(most):
        session.seating.advance(session.match)
        if session.match.over:
            return
        yield session
        moves = session.choices()
        session.play(moves[dice.below(len(moves))])


def questions(key: str, most: int) -> Iterator[Session]:
    """The first decision of each kind: of the same words but for names and numbers, and the same kind of move."""
    seen: set[tuple[str, str]] = set()
    for session in decisions(key, most):
        status = picture(session.game, session.look(), session.viewer).status
        kind = re.sub(r"\b[A-Z0-9][\w'-]*", "#", status), re.sub(r"[\d.,-]+", "#", session.choices()[-1].split()[0])
        if kind not in seen:
            seen.add(kind)
            yield session
