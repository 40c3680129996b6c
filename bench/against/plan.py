"""What is compared, and how much of it is done."""

from __future__ import annotations

from against.comparing import Figure
from msgspec import Struct


class Effort(Struct, frozen=True, kw_only=True):
    """How much is measured."""

    rounds: int
    seconds: float
    """About how long each figure of the rules takes in a round."""
    moves: int
    """At each game's tables in a round."""
    requests: int
    """For each page in a round."""
    tables: int
    """Whose memory is measured."""
    minutes: str
    """About how long all of it takes, in words."""


THOROUGH = Effort(rounds=9, seconds=0.3, moves=90, requests=90, tables=40, minutes="about five minutes")
QUICK = Effort(rounds=5, seconds=0.06, moves=15, requests=30, tables=10, minutes="about a minute")


class Inside(Struct, frozen=True, kw_only=True):
    """A figure that a measuring process gives."""

    figure: Figure
    what: str
    """A module of `against.inside`."""
    game: str
    players: int


class Played(Struct, frozen=True, kw_only=True):
    """The figures of a game that is played at a server."""

    game: str
    players: int
    processor: Figure
    sent: Figure
    arrival: Figure
    picture: Figure


def inside(group: str, name: str, unit: str, what: str, game: str, players: int) -> Inside:
    """A figure of the rules or the search; rates are better larger."""
    figure = Figure(group=group, name=name, unit=unit, smaller_is_better=not unit.endswith("/s"))
    return Inside(figure=figure, what=what, game=game, players=players)


GAMES = (
    ("cardinal", "Cardinal", 2),
    ("kraken", "Kraken", 4),
    ("bruise-cruise", "Bruise Cruise", 4),
    ("bremerhaven", "Bremerhaven", 4),
    ("pirates", "Pirates", 2),
)
RULES, SEARCH, SERVER, SIZES, STARTING, BUILD = "Rules", "Search", "Server", "Sizes", "Starting", "Build"

INSIDE = (
    *(inside(RULES, f"Random playouts, {name}", "decisions/s", "playouts", key, seats) for key, name, seats in GAMES),
    *(inside(RULES, f"Clone, {name}", "µs", "clones", key, seats) for key, name, seats in GAMES),
    inside(SEARCH, "UCT, Cardinal", "simulations/s", "searches", "cardinal", 2),
    *(inside(SEARCH, f"IS-MCTS, {name}", "simulations/s", "searches", key, seats) for key, name, seats in GAMES[1:]),
    inside(SEARCH, "Longest answer of ismcts:3, Pirates", "ms", "answers", "pirates", 2),
)
PLAYED = tuple(
    Played(
        game=key,
        players=seats,
        processor=Figure(group=SERVER, name=f"A move, {name}", unit="ms"),
        sent=Figure(group=SIZES, name=f"A move's messages to all seats, {name}", unit="bytes"),
        arrival=Figure(group=SIZES, name=f"The first view, {name}", unit="bytes"),
        picture=Figure(group=SIZES, name=f"The picture in it, {name}", unit="bytes"),
    )
    for key, name, seats in GAMES
)
REQUESTS = tuple(
    (path, Figure(group=SERVER, name=f"GET {path}", unit="ms")) for path in ("/", "/api/catalogue", "/api/matches")
)
BEGUN = Figure(group=SERVER, name="From its start to the first answer", unit="ms")
EMPTY = Figure(group=SERVER, name="Memory before anybody comes", unit="MB")
CROWDED = Figure(group=SERVER, name="Memory that open tables add", unit="MB")
WHOLE = Figure(group=SERVER, name="Memory with them", unit="MB")
IMPORTS = tuple(
    (module, Figure(group=STARTING, name=f"import {module}", unit="ms"))
    for module in ("quarterdeck.engine.registry", "quarterdeck.server.app")
)
VERSION = Figure(group=STARTING, name="quarterdeck --version", unit="ms")
CLIENT = Figure(group=SIZES, name="The client's files, compressed", unit="bytes", exact=True)
COMPILED = Figure(group=SIZES, name="The compiled rules and search", unit="bytes", exact=True)
WHEEL = Figure(group=SIZES, name="The package's files, as a wheel packs them", unit="bytes", exact=True)
BUILD_PROCESSOR = Figure(group=BUILD, name="make compile, processor", unit="s")
BUILD_CLOCK = Figure(group=BUILD, name="make compile, by the clock", unit="s")
