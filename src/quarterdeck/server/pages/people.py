"""`/api/people` and leader boards: what everybody may know of somebody, and who is strongest."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Annotated, Final

from litestar import get
from litestar.params import PathParameter, QueryParameter
from sqlalchemy import Connection

from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import archive as archive_store
from quarterdeck.server.database import people as people_store
from quarterdeck.server.database import ratings as ratings_store
from quarterdeck.server.database.archive import Search, Tallied
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.rows import FinishedMatch, Rating, User
from quarterdeck.server.gate.gate import dear
from quarterdeck.server.pages.archive import archived, rating_told
from quarterdeck.server.pages.catalogue import Key, game_of
from quarterdeck.server.pages.lobby import title_of
from quarterdeck.server.people.routes import Asked, people_of
from quarterdeck.server.problems import NotThere
from quarterdeck.server.protocol.api import (
    Leader,
    LeaderBoard,
    People,
    PersonPage,
    RatingInfo,
    Somebody,
    Tally,
)
from quarterdeck.server.rating import Strength
from quarterdeck.server.tables.audience import Audience
from quarterdeck.server.tables.viewing import SAY

TAGS: Final = ["people"]
HERE_MS: Final = 10 * 60 * 1000
"""For so long after their latest request, people count as here."""
MOST_HERE: Final = 100
MOST_LEADERS: Final = 50
RECENT: Final = 6
"""How many of somebody's latest games are told with them."""
PersonKey = Annotated[str, PathParameter(max_length=64, description="The id of a person.")]
Number = Annotated[
    int | None, QueryParameter(ge=2, le=64, description="The number of players; the smallest if it is missing.")
]


def database_of(request: Asked) -> Database:
    """The app's database."""
    found: Database = request.app.state.database
    return found


def somebody(user: User) -> Somebody:
    """A person, told to others."""
    return Somebody(person=user.id, name=user.name, colour=user.colour)


def looking(request: Asked) -> set[str]:
    """The people who look at a table of this process."""
    audience: Audience = request.app.state.audience
    return audience.here()


def found_person(connection: Connection, person: str) -> User:
    """The person with an id; `NotThere` if there is none any more."""
    user = people_store.find_person(connection, person)
    if user is None:
        raise NotThere(SAY("no-such-person"))
    return user


@get("/api/people", tags=TAGS)
async def list_people(request: Asked) -> People:
    """List the people who are here."""
    found = await database_of(request).read(
        lambda c: people_store.lately_here(c, now_ms() - HERE_MS, looking(request), MOST_HERE)
    )
    return People(here=tuple(somebody(user) for user in found))


@get("/api/people/{person:str}", tags=TAGS, guards=[dear])
async def show_person(request: Asked, person: PersonKey) -> PersonPage:
    """Give the page of a person: ratings, results, latest games, as far as you may know them."""
    viewer = await people_of(request).find(request.cookies)
    viewer_id = None if viewer is None else viewer.id

    def look(connection: Connection) -> tuple[User, list[Tallied], list[Rating], list[FinishedMatch], bool]:
        user = found_person(connection, person)
        search = Search(viewer=viewer_id, person=person)
        here = person in looking(request) or people_store.seen_since(connection, person, now_ms() - HERE_MS)
        return (
            user,
            archive_store.tally(connection, person, viewer_id),
            ratings_store.ratings_of(connection, person),
            archive_store.find_finished(connection, search, RECENT),
            here and not user.unseen,
        )

    user, tallied, ratings, recent, here = await database_of(request).read(look)
    return PersonPage(
        who=somebody(user),
        since=user.created // 1000,
        here=here,
        tallies=tuple(tallies(tallied)),
        ratings=tuple(rating_info(one) for one in ratings),
        recent=tuple(archived(one, viewer) for one in recent),
    )


def tallies(found: Iterable[Tallied]) -> Iterable[Tally]:
    """Results by game and number of players."""
    for (game, players), group in groupby(found, lambda one: (one.game, one.players)):
        some = list(group)
        by_result = {
            result: sum(one.number for one in some if one.result == result) for result in ("won", "drawn", "lost")
        }
        yield Tally(
            game=game,
            title=title_of(game),
            players=players,
            games=sum(one.number for one in some),
            ranks=tuple(sum(one.number for one in some if one.rank == rank) for rank in range(1, players + 1)),
            **by_result,
        )


def rating_info(found: Rating) -> RatingInfo:
    """A rating, as it is told."""
    return RatingInfo(
        game=found.game,
        title=title_of(found.game),
        players=found.players,
        rating=rating_told(Strength(found.mu, found.sigma)),
        games=found.games,
    )


@get("/api/games/{key:str}/leaders", tags=TAGS)
async def show_leaders(request: Asked, key: Key, players: Number = None) -> LeaderBoard:
    """Give the leader board of a game with a number of players."""
    game = game_of(key)
    number = players or min((one for one in game.players if one > 1), default=2)
    found = await database_of(request).read(lambda c: ratings_store.best(c, key, number, MOST_LEADERS))
    return LeaderBoard(game=key, players=number, leaders=tuple(_leader(one) for one in found))


def _leader(found: Rating) -> Leader:
    return Leader(
        player=found.name if found.level is None else SAY("bot", level=found.level),
        colour=found.colour,
        person=found.user or "",
        level=found.level,
        rating=rating_told(Strength(found.mu, found.sigma)),
        games=found.games,
    )
