"""All JSON bodies that go over HTTP, in both directions (docs/protocol.md). The server makes its OpenAPI page from them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quarterdeck.engine.clauses import Clause, Credits
from quarterdeck.engine.edits import Edits
from quarterdeck.engine.plans import BuildTotal, Plan
from quarterdeck.records.clock import ClockTerms
from quarterdeck.server.protocol.wire import Hash, Level, Problem, Replayed, Viewer

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Colour = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")]
Login = Annotated[str, Meta(min_length=3, max_length=32, pattern=r"^[a-z0-9][a-z0-9_.-]*$")]
PackText = Annotated[str, Meta(max_length=200_000)]
FileText = Annotated[str, Meta(max_length=1_000_000)]
Password = Annotated[str, Meta(min_length=10, max_length=200)]


class Incoming(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body that a client sends."""


class Person(Struct, frozen=True, kw_only=True):
    """The person you are: a guest, or somebody with an account."""

    id: str
    name: str
    colour: str
    """Written as `#rrggbb`."""
    login: str | None
    """None for a guest."""
    unseen: bool
    """Others are not told when you are here."""


class Me(Struct, frozen=True, kw_only=True):
    """The answer to all requests about yourself."""

    person: Person | None
    """None without a session."""


class Profile(Incoming, frozen=True, kw_only=True):
    """The body of `POST /api/me`. A missing field stays as it is; for a new guest the server chooses a value."""

    name: Name | None = None
    colour: Colour | None = None
    unseen: bool | None = None
    """Whether others are not to be told when you are here."""


class Credentials(Incoming, frozen=True, kw_only=True):
    """The body of `POST /api/account` and of `POST /api/login`."""

    login: Login
    password: Password


class OptionInfo(Struct, frozen=True, kw_only=True):
    """One option of a game, with what a form needs to ask for it."""

    name: str
    """The option's key in `options` of a new table."""
    label: str
    """The option's name for people."""
    help: str
    """A sentence for people; may be empty."""
    kind: Literal["number", "seed", "choice", "switch", "text", "fleet", "seats"]
    """`choice`: one of `choices`. `switch`: true or false. `number`: from `least` to `most`.

    `fleet`: a fleet as a short text, the name of a ready-made one, or `random`. The first such option is for seat 0,
    and so on.

    `seats`: the names of the seats, in their order: letters of `choices`, each at most once.

    `seed`: a number from which something is drawn. If it is missing, nobody can predict what is drawn. While a seat is
    open it must be missing.
    """
    default: int | str | bool
    least: int | None = None
    most: int | None = None
    """The bounds of a number; None if there is no bound."""
    choices: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    """The names of the choices for people, in the same order."""
    players: tuple[int, ...] = ()
    """The numbers of players with which a form asks for this option; empty for any number."""


class EndingInfo(Struct, frozen=True, kw_only=True):
    """A way in which a game can end."""

    how: str
    """The value of `ending` in a search."""
    words: str
    """What that ending is called, for people."""


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    key: str
    """The game's name in addresses and requests."""
    title: str
    tagline: str
    """The game in a sentence."""
    goal: str
    """How you win it, in a sentence; empty if the game does not say."""
    players: tuple[int, ...]
    """The possible numbers of players: `2`, `3`, `4`."""
    seat_names: tuple[str, ...]
    """The names of the seats for people, such as `Red`."""
    hidden: bool
    """Whether players have secrets."""
    options: tuple[OptionInfo, ...]
    packs: bool
    """Whether a content pack can replace the game's own content."""
    fleets: bool
    """Whether players build fleets for it."""
    cover: bool
    """Whether it has a cover, to be shown where people choose a game: `GET /api/games/{key}/cover.svg`."""
    guide: bool
    """Whether it has an illustrated page for beginners: `GET /api/games/{key}/guide`."""
    lessons: int
    """How many lessons its course has (`GET /api/games/{key}/course`); 0 if there is no course."""
    minutes: tuple[int, int]
    """The shortest and the longest time that people need for a game, in minutes; zeros if it is not known."""
    weight: int
    """How much there is to learn: 1 (easy) to 3 (hard); 0 if it is not known."""
    first_options: dict[str, int | str | bool]
    """Options for somebody's first game, if they are not the usual ones."""
    endings: tuple[EndingInfo, ...]
    """The ways in which it can end, a resignation included, for a search in the archive."""


class Catalogue(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/catalogue`: what this server offers."""

    version: str
    """The version of the server."""
    protocol: int
    """The version of the protocol on sockets."""
    games: tuple[GameInfo, ...]
    roles: tuple[str, ...]
    """The roles for which the style sheet has colours."""


class LessonInfo(Struct, frozen=True, kw_only=True):
    """A lesson of a course."""

    name: str
    """Its page is `/learn/{key}/{name}`, its socket `/ws/learn/{key}/{name}`."""
    title: str
    done: bool
    """Whether you have done it."""


class ChapterInfo(Struct, frozen=True, kw_only=True):
    """Some lessons of a course that belong together."""

    title: str
    """Empty in courses without headings."""
    lessons: tuple[LessonInfo, ...]


class CourseInfo(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/games/{key}/course`: all lessons, in the order of learning."""

    chapters: tuple[ChapterInfo, ...]
    next: str
    """The name of the first lesson that you have not done; empty if you have done them all."""


class PuzzleInfo(Struct, frozen=True, kw_only=True):
    """A puzzle of a game, without its answer."""

    name: str
    """Its page is `/puzzles/{key}/{name}`, its socket `/ws/learn/{key}/{name}`."""
    rating: int
    """How hard it is: the level of the weakest bot that finds the best move, 1 to 5."""
    solved: bool
    """Whether you have solved it."""


class PuzzlesOfGame(Struct, frozen=True, kw_only=True):
    """All puzzles of a game, the easier ones first; the first one has number 1."""

    game: str
    puzzles: tuple[PuzzleInfo, ...]


class DailyPuzzle(Struct, frozen=True, kw_only=True):
    """The puzzle of the day: the same for everybody; the games take turns. A day begins at midnight in UTC."""

    game: str
    name: str
    number: int
    """Its number among the puzzles of the game."""
    rating: int
    seat: str
    """What the seat is called that must choose."""
    solved: bool
    """Whether you have solved it."""
    streak: int
    """The number of days in a row, up to today or yesterday, on which you have solved the puzzle of the day."""


class Puzzles(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/puzzles`: the puzzle of the day, and all others."""

    daily: DailyPuzzle | None
    """None if this server has no puzzles."""
    games: tuple[PuzzlesOfGame, ...]


class FleetPack(Incoming, frozen=True, kw_only=True):
    """The body of `POST /api/games/{key}/fleets/stock`."""

    pack: PackText | None = None
    """The text of a content pack file; None for the game's own content."""


class FleetText(FleetPack, frozen=True, kw_only=True):
    """The body of `POST /api/games/{key}/fleets/read`."""

    text: Annotated[str, Meta(max_length=200_000)]
    """The text of a TOML file, a fleet's short text, or the name of a ready-made fleet."""


class FleetDraw(FleetPack, frozen=True, kw_only=True):
    """The body of `POST /api/games/{key}/fleets/draw`."""

    total: BuildTotal | None = None
    """The build total; None for the usual one of the game."""
    nation: Annotated[str, Meta(max_length=60)] = ""
    """A nation, or `any` for pieces of all nations; if it is empty, the server picks a nation."""
    seed: Annotated[int, Meta(ge=0, lt=1_000_000)] | None = None
    """A number that always gives the same fleet; a rival can find it by trying all numbers. Without it, nobody can."""


class FleetTextRead(Struct, frozen=True, kw_only=True):
    """The answer to `POST /api/games/{key}/fleets/read`."""

    fleets: tuple[Plan, ...]


class Rules(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/games/{key}/rules`, in the order of the rulebook."""

    introduction: tuple[str, ...]
    """The paragraphs before the first clause; `**` and `*` enclose emphasised words."""
    clauses: tuple[Clause, ...]
    credits: Credits


class Drawing(Struct, frozen=True, kw_only=True):
    """A drawn piece: the inside of an SVG symbol."""

    box: str
    """The symbol's `viewBox`."""
    body: str


class PositionText(Incoming, frozen=True, kw_only=True):
    """The body of `POST /api/games/{key}/positions/read`."""

    text: FileText
    """The text of a position file."""
    seat: Viewer | None = None
    """The seat that looks at the picture; if it is missing, or no such seat plays, the seat that must choose."""


class PositionForm(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/games/{key}/positions`: what position files of a game look like."""

    schema: dict[str, object]
    """The JSON schema of the file. Where the game has words for it, `title` of a field is its label, `description` says what belongs
    there, and `words` beside an `enum` are its values for people, in the same order."""
    example: str
    """A position file of a game that has gone on for a while."""


class PositionRead(Struct, frozen=True, kw_only=True):
    """A valid position file."""

    game: str
    """The game's key."""
    text: str
    """The text of the file, checked and tidied, with all its fields."""
    seats: tuple[str, ...]
    """The names of the seats that play, in their order."""
    seat_names: tuple[str, ...]
    """Their names for people, such as `Red`."""
    player: int
    """The seat that must choose; -1 for chance or nobody."""
    ending: str
    """How the game ended, if it is over in the position; else empty."""
    notes: tuple[str, ...]
    """Remarks about the file: what it leaves open."""
    picture: Replayed
    """The position as one of the seats sees it, which the picture names; `made` is empty unless a record has come to it."""
    edits: Edits
    """What can be changed by touching and carrying shapes of this picture."""


class PositionChecked(Struct, frozen=True, kw_only=True):
    """The answer to `POST /api/games/{key}/positions/read`: a position, or all that was found to be wrong with the file."""

    position: PositionRead | None = None
    sketch: PositionRead | None = None
    """What the file says although it is wrong, to be drawn and mended; None where it cannot be drawn."""
    faults: tuple[Problem, ...] = ()
    """`path` names the field, `message` the clauses that speak against it, and what would be right. The first is the one for which
    the file is refused; others may follow from it."""


class RecordText(Incoming, frozen=True, kw_only=True):
    """The body of `POST /api/records/read`."""

    text: FileText
    """The text of a record."""
    at: Annotated[int, Meta(ge=0)] | None = None
    """The number of moves after which the position is wanted; None for all moves."""


class RecordRead(Struct, frozen=True, kw_only=True):
    """The answer to `POST /api/records/read` and to `GET /api/matches/{id}/position`: a game at one point."""

    title: str
    """The game's title."""
    labels: tuple[str, ...]
    """The players, seat by seat."""
    moves: int
    """The number of moves that were made and not taken back."""
    at: int
    """How many of these moves lead to the position."""
    rules: str
    """That the game began by older rules, and came to the same by those here; empty if the rules are the same."""
    position: PositionRead


class DiceDraw(Struct, frozen=True, kw_only=True):
    """A chance move of a finished game, taken back or not."""

    index: int
    """Its number among all chance moves, from 1: its draw has this number."""
    revision: int
    choices: int
    """How many moves chance had, each equally likely."""
    value: int
    """Which of them it was, from 0, in the order in which the rules list them."""
    move: str


class DiceProof(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/matches/{id}/dice`: all that somebody needs to compute the [dice](dice.md) of a finished game."""

    commitment: str
    secret: str
    """The server's secret, which hashes to the commitment."""
    pledges: tuple[str, ...]
    numbers: tuple[str, ...]
    """The players' numbers, seat by seat; empty if there is none."""
    options: tuple[tuple[str, str], ...]
    """The options that were drawn before the first move, and their values."""
    start: bool
    """The game began from a position file. What that file left open was not drawn from these dice."""
    draws: tuple[DiceDraw, ...]


class SeatPlan(Incoming, frozen=True, kw_only=True):
    """The player on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    """`me`: you; several seats may be yours. `open`: anybody who comes."""
    level: Level = 3
    """The level of a bot: 1 (weakest) to 5 (strongest); 0 plays at random."""
    pledge: Hash | None = None
    """With `me`: the pledge of the number that you will give for the dice, as in [Sit](#sit)."""


class NewMatch(Incoming, frozen=True, kw_only=True):
    """The body of `POST /api/matches`."""

    game: Annotated[str, Meta(max_length=60)]
    """The game's key."""
    options: dict[Annotated[str, Meta(max_length=60)], int | str | bool] = {}
    """Options by the names in the catalogue; a missing one has its default."""
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=64)]
    """One entry for each player, seat 0 first."""
    listed: bool = False
    """Everybody finds it in the list of tables."""
    invite: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=16)] = ()
    """The ids of people who are told that they are invited."""
    rated: bool = False
    """The game counts for ratings: everybody plays for themselves, without hints, and asks nobody to take moves back.

    It begins from the beginning, with the game's own content, and at least two play.
    """
    pack: PackText | None = None
    """The text of a content pack file."""
    position: FileText | None = None
    """The text of a position file from which the game begins.

    The file says how many people play, with what options and content; the other fields must not contradict it. If it leaves
    something hidden open, that is imagined, and no seat may be open.
    """

    clock: ClockTerms | None = None
    """What is agreed about time; None if the game is played without a clock. A game that counts then has 3 days for each move."""


class Made(Struct, frozen=True, kw_only=True):
    """The answer to `POST /api/matches`."""

    match: str
    """The id of the new table. Its page is `/t/{match}`: send that address to the people you invite."""


class MatchCard(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    match: str
    """The table's id."""
    game: str
    """The game's key."""
    title: str
    """The game's title."""
    state: Literal["open", "playing", "over", "frozen"]
    """The state, as in `table`."""
    seats: tuple[str, ...]
    """The names of the players, seat by seat; empty for an open seat."""
    mine: tuple[int, ...]
    """Your seats."""
    your_turn: bool
    listed: bool
    rated: bool
    """The game counts for ratings."""
    changed: int
    """The time of the last change there, in seconds since 1970."""
    since: int = 0
    """The time since when it is your turn, in seconds since 1970; 0 if it is not, or if that is not known."""
    waited_for: bool = False
    """Whether it is your turn and other people play there, too."""
    clock: str = ""
    """What was agreed about time, in a few words, and how much time you have left if it is your turn; empty without a clock."""


class Lobby(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/matches`: at most 100 tables of each kind, the latest first."""

    mine: tuple[MatchCard, ...]
    """The tables that you made, or where you have a seat."""
    listed: tuple[MatchCard, ...]
    """The tables that are listed for everybody."""


class RatingTold(Struct, frozen=True, kw_only=True):
    """A rating: how strong somebody is, as far as that is known."""

    points: int
    """The likeliest strength; everybody begins with 1000."""
    give: int
    """How far off it may be: in 19 of 20 cases the strength is between `points - give` and `points + give`."""


class ArchivedSeat(Struct, frozen=True, kw_only=True):
    """A seat of a finished game."""

    player: str
    """The name of the person or bot; empty for somebody who has been deleted."""
    colour: str
    """The person's colour, as `#rrggbb`; empty for bots."""
    person: str
    """The id of the person; empty for bots."""
    level: int | None
    """The level of the bot; None for people."""
    result: Literal["won", "drawn", "lost"]
    rank: int
    """1 for the best; seats that are level share a rank."""
    score: int | None
    """What the game counts; None if it counts nothing."""
    before: RatingTold | None
    """The rating before the game; None if the game did not count."""
    after: RatingTold | None
    """The rating after it."""


class ArchivedGame(Struct, frozen=True, kw_only=True):
    """A finished game. Its record, pictures and replay are those of the table."""

    match: str
    """The table's id."""
    game: str
    """The game's key."""
    title: str
    """The game's title."""
    options: dict[str, str]
    """The options that were not the usual ones, for people: label and value."""
    ending: str
    """How the game ended, in a few words."""
    moves: int
    """How many moves were made, those of chance included."""
    ended: int
    """When the game ended, in seconds since 1970."""
    listed: bool
    """Everybody may find it here."""
    rated: bool
    """The game has counted for ratings."""
    seats: tuple[ArchivedSeat, ...]
    mine: tuple[int, ...]
    """Your seats."""


class Archive(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/archive`: finished games, the latest first, at most 20."""

    games: tuple[ArchivedGame, ...]
    next: str
    """Ask with this as `after` for the games that ended before these; empty if there are none."""


class Somebody(Struct, frozen=True, kw_only=True):
    """A person, as others see them."""

    person: str
    """The id; the person's page is `/p/{person}`."""
    name: str
    colour: str
    """Written as `#rrggbb`."""


class Tally(Struct, frozen=True, kw_only=True):
    """How often somebody came where in a game with a number of players."""

    game: str
    """The game's key."""
    title: str
    players: int
    games: int
    won: int
    drawn: int
    lost: int
    ranks: tuple[int, ...]
    """How often the person was first, second, and so on."""


class RatingInfo(Struct, frozen=True, kw_only=True):
    """The rating of somebody in a game with a number of players."""

    game: str
    """The game's key."""
    title: str
    players: int
    rating: RatingTold
    games: int
    """How many games have counted."""


class PersonPage(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/people/{id}`."""

    who: Somebody
    since: int
    """When the person came here first, in seconds since 1970."""
    here: bool
    """Whether the person was here in the last minutes; false if that is not to be seen."""
    tallies: tuple[Tally, ...]
    """Of games that you may find in the archive."""
    ratings: tuple[RatingInfo, ...]
    recent: tuple[ArchivedGame, ...]
    """The latest games that you may find in the archive."""


class Leader(Struct, frozen=True, kw_only=True):
    """A place on a leader board."""

    player: str
    """The name of the person or bot."""
    colour: str
    person: str
    """The id of the person; empty for bots."""
    level: int | None
    """The level of the bots; None for people."""
    rating: RatingTold
    games: int
    """How many games have counted."""


class LeaderBoard(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/games/{key}/leaders`: at most 50, those first who are almost certainly stronger."""

    game: str
    players: int
    leaders: tuple[Leader, ...]


class People(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/people`: who was here in the last minutes, at most 100."""

    here: tuple[Somebody, ...]


class KnownPerson(Struct, frozen=True, kw_only=True):
    """Somebody with whom you have a bond."""

    who: Somebody
    friend: bool
    """You have asked to be friends, or have agreed. If `asks` is true as well, you are friends."""
    asks: bool
    """The other has asked to be friends, or has agreed."""
    muted: bool
    """You do not want to read what this person says."""
    blocked: bool
    """This person can neither ask nor invite you, nor sit down at tables that you make. They are not told why."""
    here: bool
    """A friend who was here in the last minutes."""


class InvitationInfo(Struct, frozen=True, kw_only=True):
    """An invitation to a table."""

    match: str
    """The table's id."""
    game: str
    """The game's key."""
    title: str
    rated: bool
    """The game counts for ratings."""
    by: Somebody
    at: int
    """In seconds since 1970."""


class Company(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/company`: the people you know, and to what you are invited."""

    known: tuple[KnownPerson, ...]
    invitations: tuple[InvitationInfo, ...]


class Bond(Incoming, frozen=True, kw_only=True):
    """The body of `POST /api/company/{person}`."""

    kind: Literal["friend", "muted", "blocked"]
    on: bool
    """`true` makes the bond, `false` ends it. If you block a friend, you are no longer friends."""


class Deletion(Incoming, frozen=True, kw_only=True):
    """The body of `POST /api/me/delete`."""

    sure: Literal[True]
    """You know that this cannot be undone."""
    password: Password | None = None
    """The password, if you have an account."""


class OwnData(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/me/data`: everything that is kept of you, as the database has it."""

    version: str
    """The version of the server."""
    data: dict[str, object]
    """Rows by what they are: `person`, `tables`, `seats`, `moves`, `results`, `ratings`, `remarks` and so on. Times are milliseconds since 1970."""


Minute = Annotated[int, Meta(ge=0, le=1439)]
ChannelKind = Literal["mail", "push", "webhook"]


class NoticeChannel(Struct, frozen=True, kw_only=True):
    """A way in which you are told that it is your turn."""

    id: str
    kind: ChannelKind
    address: str
    """The e-mail address, the URL of your program, or the one at which a push service takes messages for your browser."""
    state: Literal["new", "asked", "on", "failed"]
    """`new` and `asked`: nothing is sent before the link in the first message was opened; a browser does so by itself. `failed`: for a long time nothing could be delivered."""
    quiet_from: int
    quiet_until: int
    zone: str
    pause: int
    """As in `ChannelSettings`."""
    secret: str
    """Of a webhook: what signs its notices; else empty."""


class Notices(Struct, frozen=True, kw_only=True):
    """The answer to all requests about your notices."""

    kinds: tuple[ChannelKind, ...]
    """What this server can send."""
    channels: tuple[NoticeChannel, ...]
    push_key: str
    """The public key that a browser wants when you ask for notices there (VAPID); empty if this server sends none."""


class ChannelSettings(Incoming, frozen=True, kw_only=True):
    """The body of `POST /api/notices/{channel}`: when you are told."""

    quiet_from: Minute = 0
    quiet_until: Minute = 0
    """The hours in which nothing is sent, in minutes after midnight; none if both are equal. They may go past midnight."""
    zone: Annotated[str, Meta(min_length=1, max_length=64)] = "UTC"
    """The time zone of these hours, such as `Europe/Berlin`."""
    pause: Annotated[int, Meta(ge=0, le=10_080)] = 0
    """The least number of minutes between two notices; all turns that come up meanwhile are told in one."""


class NewChannel(ChannelSettings, frozen=True, kw_only=True):
    """The body of `POST /api/notices`."""

    kind: ChannelKind
    address: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)] = ""
    auth: Annotated[str, Meta(max_length=50)] = ""
    """Of a browser: the keys of its subscription, as it names them."""


class LinkToken(Incoming, frozen=True, kw_only=True):
    """The body of `POST /notices/confirm`."""

    token: Annotated[str, Meta(max_length=200)]
    """From the link in the message."""


class Turns(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/turns`: at most 100 tables where it is your turn."""

    tables: tuple[MatchCard, ...]
    """Where other people wait for you comes first, and among those the table that has waited longest."""
