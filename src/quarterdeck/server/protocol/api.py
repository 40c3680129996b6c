"""What goes over HTTP, both ways, as JSON (docs/protocol.md; the server writes the OpenAPI page from it)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quarterdeck.engine.clauses import Clause, Credits
from quarterdeck.engine.edits import Edits
from quarterdeck.engine.plans import BuildTotal, Plan
from quarterdeck.server.protocol.wire import Level, Problem, Replayed

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Colour = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")]
Login = Annotated[str, Meta(min_length=3, max_length=32, pattern=r"^[a-z0-9][a-z0-9_.-]*$")]
PackText = Annotated[str, Meta(max_length=200_000)]
FileText = Annotated[str, Meta(max_length=200_000)]
Password = Annotated[str, Meta(min_length=10, max_length=200)]


class Incoming(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body that a client sends."""


class Person(Struct, frozen=True, kw_only=True):
    """The person you are: a guest, or somebody with an account."""

    id: str
    name: str
    colour: str
    """As `#rrggbb`."""
    login: str | None
    """None for a guest."""


class Me(Struct, frozen=True, kw_only=True):
    """Answer of all requests about yourself."""

    person: Person | None
    """None without a session."""


class Profile(Incoming, frozen=True, kw_only=True):
    """Body of `POST /api/me`. What is missing stays as it is; for a new guest the server chooses it."""

    name: Name | None = None
    colour: Colour | None = None


class Credentials(Incoming, frozen=True, kw_only=True):
    """Body of `POST /api/account` and of `POST /api/login`."""

    login: Login
    password: Password


class OptionInfo(Struct, frozen=True, kw_only=True):
    """One option of a game, as a form can ask for it."""

    name: str
    """The option's key in `options` of a new table."""
    label: str
    """The option's name for people."""
    help: str
    """A sentence for people; may be empty."""
    kind: Literal["number", "seed", "choice", "switch", "text", "fleet", "seats"]
    """`choice`: one of `choices`. `switch`: true or false. `number`: from `least` to `most`.

    `fleet`: a fleet as a short text, the name of an offered one, or `random`. The first such option is for seat 0, and so on.

    `seats`: which names the seats have: letters of `choices`, each at most once, in the order of the seats.

    `seed`: a number from which something is drawn. If it is missing, nobody can foretell what is drawn; while a seat is open it
    must be missing.
    """
    default: int | str | bool
    least: int | None = None
    most: int | None = None
    """The bounds of a number; None: there is none."""
    choices: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    """The choices for people, in the same order."""
    players: tuple[int, ...] = ()
    """With how many players this option is asked for; empty: with any number."""


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    key: str
    """The game's name in addresses and requests."""
    title: str
    tagline: str
    """The game in a sentence."""
    goal: str
    """How one wins it, in a sentence; empty: the game does not say."""
    players: tuple[int, ...]
    """How many may play: `2`, `3`, `4`."""
    seat_names: tuple[str, ...]
    """As people say them: `Red`."""
    hidden: bool
    """Players have secrets."""
    options: tuple[OptionInfo, ...]
    packs: bool
    """A content pack can replace the game's own content."""
    fleets: bool
    """Players build fleets for it."""
    cover: bool
    """It has a picture of its own for places where games are chosen: `GET /api/games/{key}/cover.svg`."""
    guide: bool
    """It has an illustrated page for beginners: `GET /api/games/{key}/guide`."""
    lessons: int
    """How many lessons its course has: `GET /api/games/{key}/course`; 0: there is none."""
    minutes: tuple[int, int]
    """How long a game takes people, from and to; zeros: that is not known."""
    weight: int
    """How much there is to learn: 1 (easy) to 3 (hard); 0: that is not known."""
    first_options: dict[str, int | str | bool]
    """Options for somebody's first game, where they are not the usual ones."""


class Catalogue(Struct, frozen=True, kw_only=True):
    """Answer of `GET /api/catalogue`: what this server offers."""

    version: str
    """Of the server."""
    protocol: int
    """The version of the language on sockets."""
    games: tuple[GameInfo, ...]
    roles: tuple[str, ...]
    """Those that the style sheet has colours for."""


class LessonInfo(Struct, frozen=True, kw_only=True):
    """A lesson of a course."""

    name: str
    """Its page is `/learn/{key}/{name}`, its socket `/ws/learn/{key}/{name}`."""
    title: str
    done: bool
    """You have done it."""


class ChapterInfo(Struct, frozen=True, kw_only=True):
    """Some lessons of a course that belong together."""

    title: str
    """Empty in courses without headings."""
    lessons: tuple[LessonInfo, ...]


class CourseInfo(Struct, frozen=True, kw_only=True):
    """Answer of `GET /api/games/{key}/course`: all lessons, in the order in which one learns."""

    chapters: tuple[ChapterInfo, ...]
    next: str
    """The name of the first lesson that you have not done; empty if you have done all."""


class PuzzleInfo(Struct, frozen=True, kw_only=True):
    """A puzzle of a game. Its answer is not told."""

    name: str
    """Its page is `/puzzles/{key}/{name}`, its socket `/ws/learn/{key}/{name}`."""
    rating: int
    """How hard it is: the level of the weakest bot that finds the best move, 1 to 5."""
    solved: bool
    """You have solved it."""


class PuzzlesOfGame(Struct, frozen=True, kw_only=True):
    """All puzzles of a game, the easier ones first; the first one has number 1."""

    game: str
    puzzles: tuple[PuzzleInfo, ...]


class DailyPuzzle(Struct, frozen=True, kw_only=True):
    """The puzzle of the day: the same for everybody, of all games in turn. A day begins at midnight in UTC."""

    game: str
    name: str
    number: int
    """Its number among the puzzles of the game."""
    rating: int
    solved: bool
    """You have solved it."""
    streak: int
    """On so many days in a row, up to today or yesterday, you have solved the puzzle of the day."""


class Puzzles(Struct, frozen=True, kw_only=True):
    """Answer of `GET /api/puzzles`: the puzzle of the day, and all others."""

    daily: DailyPuzzle | None
    """Missing if this server has no puzzles."""
    games: tuple[PuzzlesOfGame, ...]


class FleetPack(Incoming, frozen=True, kw_only=True):
    """Body of `POST /api/games/{key}/fleets/stock`."""

    pack: PackText | None = None
    """The text of a content pack file; None: the game's own content."""


class FleetText(FleetPack, frozen=True, kw_only=True):
    """Body of `POST /api/games/{key}/fleets/read`."""

    text: Annotated[str, Meta(max_length=200_000)]
    """That of a TOML file, a fleet's short text, or the name of an offered fleet."""


class FleetDraw(FleetPack, frozen=True, kw_only=True):
    """Body of `POST /api/games/{key}/fleets/draw`."""

    total: BuildTotal | None = None
    """None: the usual one of the game."""
    nation: Annotated[str, Meta(max_length=60)] = ""
    """Empty: the server picks one. `any`: pieces of all nations."""
    seed: Annotated[int, Meta(ge=0, lt=1_000_000)] | None = None
    """A number that always gives one fleet; a rival can find it by trying all numbers. None: nobody can."""


class FleetTextRead(Struct, frozen=True, kw_only=True):
    """Answer of `POST /api/games/{key}/fleets/read`."""

    fleets: tuple[Plan, ...]


class Rules(Struct, frozen=True, kw_only=True):
    """Answer of `GET /api/games/{key}/rules`, in the order of the rulebook."""

    introduction: tuple[str, ...]
    """Paragraphs before the first clause; `**` and `*` enclose emphasised words."""
    clauses: tuple[Clause, ...]
    credits: Credits


class Drawing(Struct, frozen=True, kw_only=True):
    """A drawn piece: the inside of an SVG symbol."""

    box: str
    """The symbol's `viewBox`."""
    body: str


class PositionText(Incoming, frozen=True, kw_only=True):
    """Body of `POST /api/games/{key}/positions/read`."""

    text: FileText
    """That of a position file."""


class PositionForm(Struct, frozen=True, kw_only=True):
    """Answer of `GET /api/games/{key}/positions`: what position files of a game look like."""

    schema: dict[str, object]
    """The JSON schema of the file. Where the game has words for it, `title` of a field is its label, `description` says what belongs
    there, and `words` beside an `enum` are its values for people, in the same order."""
    example: str
    """A position file of a game as it may stand after a while."""


class PositionRead(Struct, frozen=True, kw_only=True):
    """A position file that is in order."""

    game: str
    """The game's key."""
    text: str
    """The file, checked and tidied, with all its fields."""
    seats: tuple[str, ...]
    """The names of the seats that play, in their order."""
    player: int
    """The seat that is to choose; -1: chance is, or nobody."""
    ending: str
    """How the game has ended, if it is over in the position; else empty."""
    notes: tuple[str, ...]
    """What else is to be said of the file: what it leaves open."""
    picture: Replayed
    """The position, with all that the file tells; `made` is empty unless a record has come to it."""
    edits: Edits
    """What can be changed by touching and carrying shapes of the picture."""


class PositionChecked(Struct, frozen=True, kw_only=True):
    """Answer of `POST /api/games/{key}/positions/read`: a position, or all that was found to be wrong with the file."""

    position: PositionRead | None = None
    faults: tuple[Problem, ...] = ()
    """`path` names the field, `message` the clauses that speak against it, and what would be right. The first is the one for which
    the file is refused; others may follow from it."""


class RecordText(Incoming, frozen=True, kw_only=True):
    """Body of `POST /api/records/read`."""

    text: FileText
    """That of a record."""
    at: Annotated[int, Meta(ge=0)] | None = None
    """After how many moves the position is wanted; None: after all of them."""


class RecordRead(Struct, frozen=True, kw_only=True):
    """Answer of `POST /api/records/read` and of `GET /api/matches/{id}/position`: a game at one point."""

    title: str
    """The game's title."""
    labels: tuple[str, ...]
    """Who played, seat by seat."""
    moves: int
    """How many moves were made and not taken back."""
    at: int
    """How many of them lead to the position."""
    position: PositionRead


class SeatPlan(Incoming, frozen=True, kw_only=True):
    """The player on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    """`me`: you; several seats may be yours. `open`: whoever comes."""
    level: Level = 3
    """Of a bot: 1 (weakest) to 5 (strongest); 0 plays at random."""


class NewMatch(Incoming, frozen=True, kw_only=True):
    """Body of `POST /api/matches`."""

    game: Annotated[str, Meta(max_length=60)]
    """The game's key."""
    options: dict[Annotated[str, Meta(max_length=60)], int | str | bool] = {}
    """By name, as the catalogue lists them; what is missing has its default."""
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=64)]
    """One for each player, seat 0 first."""
    listed: bool = False
    """Everybody finds it in the list of tables."""
    pack: PackText | None = None
    """The text of a content pack file."""
    position: FileText | None = None
    """The text of a position file from which the game begins.

    The file says how many play, with what options and content; the other fields must not contradict it. If it leaves open
    something hidden, that is imagined, and no seat may be open.
    """


class Made(Struct, frozen=True, kw_only=True):
    """Answer of `POST /api/matches`."""

    match: str
    """The id of the new table. Its page is `/t/{match}`: send that address to those whom you invite."""


class MatchCard(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    match: str
    """The table's id."""
    game: str
    """The game's key."""
    title: str
    """The game's title."""
    state: Literal["open", "playing", "over", "frozen"]
    """As in `table`."""
    seats: tuple[str, ...]
    """The names of the players, seat by seat; empty for an open seat."""
    mine: tuple[int, ...]
    """Your seats."""
    your_turn: bool
    listed: bool
    changed: int
    """When something last changed there, in seconds since 1970."""


class Lobby(Struct, frozen=True, kw_only=True):
    """Answer of `GET /api/matches`: at most 100 tables of each kind, the latest first."""

    mine: tuple[MatchCard, ...]
    """Those that you made, or where you have a seat."""
    listed: tuple[MatchCard, ...]
    """Those that are listed for everybody."""
