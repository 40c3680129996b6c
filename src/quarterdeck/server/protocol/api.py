"""What goes over HTTP, both ways, as JSON (docs/protocol.md; the server writes the OpenAPI page from it)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quarterdeck.engine.clauses import Clause, Credits
from quarterdeck.engine.shipyard import FleetPlan
from quarterdeck.server.protocol.wire import Level

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Colour = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")]
Login = Annotated[str, Meta(min_length=3, max_length=32, pattern=r"^[a-z0-9][a-z0-9_.-]*$")]
PackText = Annotated[str, Meta(max_length=200_000)]
Password = Annotated[str, Meta(min_length=10, max_length=200)]


class Incoming(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body that a client sends."""


class Person(Struct, frozen=True, kw_only=True):
    """Who you are: `login` is None for a guest."""

    id: str
    name: str
    colour: str
    login: str | None


class Me(Struct, frozen=True, kw_only=True):
    """Answer of `GET /api/me`: None if you have no session yet."""

    person: Person | None


class Profile(Incoming, frozen=True, kw_only=True):
    """Body of `POST /api/me`: play at once as a guest, or change name and colour; what is missing stays or is chosen."""

    name: Name | None = None
    colour: Colour | None = None


class Credentials(Incoming, frozen=True, kw_only=True):
    """Body of `POST /api/account` (make this guest an account, keeping its games) and of `POST /api/login`."""

    login: Login
    password: Password


class OptionInfo(Struct, frozen=True, kw_only=True):
    """One option of a game, as a form can ask for it."""

    name: str
    label: str
    help: str
    kind: Literal["number", "seed", "choice", "switch", "text", "fleet", "seats"]
    """`seed`: what something is drawn from, by chance and in secret unless a number is given; while a seat is open, none is taken.

    `fleet`: a fleet as a short text, the name of an offered one, or `random`; one for each seat, in their order.

    `seats`: which seat has which name: the letters of `choices`, each once, in the order of the seats.
    """
    default: int | str | bool
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    """What people call the choices, in their order."""
    players: tuple[int, ...] = ()
    """For how many players there is a choice; empty: for any number."""


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    key: str
    title: str
    tagline: str
    players: tuple[int, ...]
    seat_names: tuple[str, ...]
    """As people say them: `Red`."""
    hidden: bool
    options: tuple[OptionInfo, ...]
    packs: bool
    """Whether a content pack can replace the game's own content."""
    fleets: bool
    """Whether players build fleets for it."""


class Catalogue(Struct, frozen=True, kw_only=True):
    """Answer of `GET /api/catalogue`: what this server offers. `roles` are the roles the style sheet knows."""

    version: str
    protocol: int
    games: tuple[GameInfo, ...]
    roles: tuple[str, ...]


class FleetPack(Incoming, frozen=True, kw_only=True):
    """Body of `POST /api/games/{key}/fleets/stock`: a content pack; the other bodies about fleets have it, too."""

    pack: PackText | None = None
    """The text of a content pack file; None for the game's own content."""


class FleetText(FleetPack, frozen=True, kw_only=True):
    """Body of `POST /api/games/{key}/fleets/read`."""

    text: Annotated[str, Meta(max_length=200_000)]
    """A TOML file's, a fleet's short text, or the name of an offered fleet."""


class FleetDraw(FleetPack, frozen=True, kw_only=True):
    """Body of `POST /api/games/{key}/fleets/draw`."""

    total: Annotated[int, Meta(ge=1, le=999)] = 40
    nation: Annotated[str, Meta(max_length=60)] = ""
    """Empty: one of those that there are; `any`: ships of all."""
    seed: Annotated[int, Meta(ge=0, lt=1_000_000)] | None = None
    """The same number, the same fleet, also for rivals who try all numbers; without one, chance alone draws."""


class FleetCheck(FleetPlan, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of `POST /api/games/{key}/fleets/check`: a fleet, and the content pack of its pieces."""

    pack: PackText | None = None
    """The text of a content pack file; None for the game's own content."""


class FleetTextRead(Struct, frozen=True, kw_only=True):
    """Answer of `POST /api/games/{key}/fleets/read`."""

    fleets: tuple[FleetPlan, ...]


class Rules(Struct, frozen=True, kw_only=True):
    """Answer of `GET /api/games/{key}/rules`, in the order of the rulebook."""

    introduction: tuple[str, ...]
    """Paragraphs that stand before the first clause; `**` and `*` enclose what is emphasised."""
    clauses: tuple[Clause, ...]
    credits: Credits


class Drawing(Struct, frozen=True, kw_only=True):
    """A drawn piece: the inside of an SVG symbol, as `GET /api/games/{key}/art` gives them by name."""

    box: str
    """Its viewBox."""
    body: str


class SeatPlan(Incoming, frozen=True, kw_only=True):
    """Who is to sit on a seat: you, anybody, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level = 3


class NewMatch(Incoming, frozen=True, kw_only=True):
    """Body of `POST /api/matches`."""

    game: Annotated[str, Meta(max_length=60)]
    options: dict[Annotated[str, Meta(max_length=60)], int | str | bool] = {}
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=64)]
    listed: bool = False
    pack: PackText | None = None
    """The text of a content pack file."""
    position: Annotated[str, Meta(max_length=200_000)] | None = None
    """The text of a position file with which the game begins, in place of its beginning.

    It says for how many it is, with what options and content; what is asked for beside it must not contradict it. What it
    leaves open is imagined; then no seat may be open.
    """


class Made(Struct, frozen=True, kw_only=True):
    """Answer of `POST /api/matches`: the new table's id; its page is `/t/{match}`, which is also the invitation."""

    match: str


class MatchCard(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    match: str
    game: str
    title: str
    state: Literal["open", "playing", "over", "frozen"]
    seats: tuple[str, ...]
    """The names of the people and bots that sit there; empty where nobody does."""
    mine: tuple[int, ...]
    """Your seats."""
    your_turn: bool
    listed: bool
    changed: int
    """Seconds since 1970."""


class Lobby(Struct, frozen=True, kw_only=True):
    """Answer of `GET /api/matches`: your tables, and those listed for everybody; the latest first, at most 100 each."""

    mine: tuple[MatchCard, ...]
    listed: tuple[MatchCard, ...]
