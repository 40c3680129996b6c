"""`/api/archive`: finished games, searched and page by page."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from litestar import get
from litestar.params import QueryParameter

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.options import seeds
from quarterdeck.engine.registry import find_game
from quarterdeck.server.database import archive as archive_store
from quarterdeck.server.database.archive import Place, Search
from quarterdeck.server.database.rows import FinishedMatch, FinishedSeat, User
from quarterdeck.server.gate.gate import dear
from quarterdeck.server.option_words import ending_word, option_label, value_word
from quarterdeck.server.pages.asking import asker_of
from quarterdeck.server.pages.lobby import rooms_of, title_of
from quarterdeck.server.people.routes import Asked, people_of
from quarterdeck.server.protocol.api import Archive, ArchivedGame, ArchivedSeat, RatingTold
from quarterdeck.server.rating import Strength, level_of
from quarterdeck.server.tables.turns import Turns
from quarterdeck.server.tables.viewing import SAY, program_word

MOST_DIGITS: Final = 18
"""The most digits of a time: more do not fit into the database."""
PAGE: Final = 20
"""How many games an answer has at most."""
AT_ONCE: Final = 1
"""How many searches run at the same time, since each may have to look at every game."""
Mine = Annotated[bool, QueryParameter(description="Only your games, those of unlisted tables among them.")]
GameKey = Annotated[str | None, QueryParameter(max_length=60, description="The key of a game.")]
PersonId = Annotated[str | None, QueryParameter(max_length=64, description="The id of somebody who played.")]
PartOfName = Annotated[
    str | None, QueryParameter(min_length=1, max_length=24, description="A part of the name of somebody who played.")
]
Ending = Annotated[str | None, QueryParameter(max_length=60, description="One of the endings of the game.")]
Result = Annotated[
    Literal["won", "drawn", "lost"] | None,
    QueryParameter(description="How it ended for `person`; without `person`, for you."),
]
Players = Annotated[int | None, QueryParameter(ge=1, le=64, description="The number of players.")]
Moves = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="The smallest or largest number of moves.")
]
After = Annotated[str | None, QueryParameter(max_length=90, description="`next` of the page before.")]


def to_text(place: Place) -> str:
    """A place in the archive, as an answer names it."""
    return f"{place.ended}.{place.match}"


def to_place(text: str) -> Place:
    """The place in the archive that a request names; `Malformed` if there cannot be one."""
    ended, dot, match = text.partition(".")
    if not dot or not (ended.isascii() and ended.isdigit()) or len(ended) > MOST_DIGITS:
        raise Malformed("after", SAY("bad-place"))
    return Place(int(ended), match)


# -- what is told ------------------------------------------------------------------------------------


def archived(found: FinishedMatch, user: User | None) -> ArchivedGame:
    """A finished game, told to somebody."""
    game = _installed(found.game)
    return ArchivedGame(
        match=found.match,
        game=found.game,
        title=title_of(found.game),
        options={} if game is None else unusual_options(game, found),
        ending=found.ending if game is None else ending_word(game, found.ending),
        moves=found.moves,
        ended=found.ended // 1000,
        listed=found.listed,
        rated=found.rated is not None,
        seats=tuple(_seat(seat) for seat in found.seats),
        mine=tuple(seat.seat for seat in found.seats if user is not None and seat.user == user.id),
    )


def unusual_options(game: Game, found: FinishedMatch) -> dict[str, str]:
    """The options that were not the usual ones, in words; without what was drawn by lot."""
    usual = {field.name: field.default for field in msgspec.structs.fields(game.options)}
    chosen: dict[str, object] = msgspec.json.decode(found.options)
    left_out = seeds(game.options)
    return {
        option_label(game, name): value_word(game, name, value, found.players)
        for name, value in chosen.items()
        if name in usual and name not in left_out and value not in (usual[name], "")
    }


def _installed(key: str) -> Game | None:
    """The game; None if it can no longer be played here."""
    try:
        return find_game(key)
    except Malformed:
        return None


def _seat(seat: FinishedSeat) -> ArchivedSeat:
    level = None if seat.bot is None else level_of(seat.bot)
    name = program_word(seat.name, seat.owner_name) if seat.owner else seat.name
    if seat.left and name:
        name = SAY("archive-left", player=name)
    return ArchivedSeat(
        player=name if level is None else SAY("bot", level=level),
        colour=seat.colour,
        person=(seat.user or "") if seat.name and not seat.owner else "",
        level=level,
        result=seat.result,
        rank=seat.rank,
        score=seat.score,
        before=_points(seat.mu_before, seat.sigma_before),
        after=_points(seat.mu_after, seat.sigma_after),
    )


def _points(mu: float | None, sigma: float | None) -> RatingTold | None:
    return None if mu is None or sigma is None else rating_told(Strength(mu, sigma))


def rating_told(strength: Strength) -> RatingTold:
    """A rating, as people are told it."""
    return RatingTold(points=strength.points, give=strength.give)


# -- over HTTP ---------------------------------------------------------------------------------------


@get("/api/archive", tags=["archive"], guards=[dear])
async def search_archive(  # noqa: PLR0913 - one for each thing that games are searched by
    request: Asked,
    *,
    mine: Mine = False,
    game: GameKey = None,
    person: PersonId = None,
    name: PartOfName = None,
    ending: Ending = None,
    result: Result = None,
    players: Players = None,
    least: Moves = None,
    most: Moves = None,
    after: After = None,
) -> Archive:
    """Find finished games: those of tables that everybody may see, or all of your own."""
    user = await (people_of(request).known if mine else people_of(request).find)(request.cookies)
    search = Search(
        viewer=None if user is None else user.id,
        mine=mine,
        game=game,
        person=person,
        name=name,
        ending=ending,
        result=result,
        players=players,
        least=least,
        most=most,
        after=None if after is None else to_place(after),
    )
    turns: Turns = request.app.state.search_turns
    async with turns.taken(asker_of(request, user)):
        found = await rooms_of(request).database.read(lambda c: archive_store.find_finished(c, search, PAGE + 1))
    shown = found[:PAGE]
    following = to_text(Place(shown[-1].ended, shown[-1].match)) if len(found) > PAGE else ""
    return Archive(games=tuple(archived(one, user) for one in shown), next=following)
