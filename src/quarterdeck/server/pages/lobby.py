"""`/api/matches`: new tables, the lists of tables, and one table's card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Connection

from quarterdeck.engine.errors import Malformed, QuarterdeckError
from quarterdeck.engine.registry import find_game
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import clocks as clocks_store
from quarterdeck.server.database import matches as matches_store
from quarterdeck.server.database.awaiting import turns_of
from quarterdeck.server.database.errors import CorruptRow
from quarterdeck.server.database.rows import MatchSummary, StoredSeat, User
from quarterdeck.server.gate.gate import caller_of, dear
from quarterdeck.server.gate.limits import Limits, TooFast
from quarterdeck.server.logs import log, short_hash
from quarterdeck.server.pages.asking import asker_of, while_asked
from quarterdeck.server.people.routes import Asked, people_of
from quarterdeck.server.problems import NotThere
from quarterdeck.server.protocol.api import Lobby, Made, MatchCard, NewMatch, Turns
from quarterdeck.server.settings import MOST_FILE_BODY
from quarterdeck.server.tables.room import Room
from quarterdeck.server.tables.rooms import Rooms
from quarterdeck.server.tables.turns import Visitor
from quarterdeck.server.tables.viewing import SAY, player_word, program_word
from quarterdeck.table.clock_words import rough_time, terms_in_short
from quarterdeck.table.clocks import charged

TAGS: Final = ["tables"]
MOST: Final = 100
"""The most tables in a list."""
MOST_READ: Final = 10
"""How many of a person's tables are read from the database so that a list can say whose turn it is."""
MatchId = Annotated[str, PathParameter(max_length=64, description="The table's id, as in its address `/t/{match}`.")]


def rooms_of(request: Asked) -> Rooms:
    """The app's tables."""
    found: Rooms = request.app.state.rooms
    return found


def limits_of(request: Asked) -> Limits:
    """The app's limits."""
    found: Limits = request.app.state.limits
    return found


def visitor_of(request: Asked, user: User | None) -> Visitor:
    """The sender of a request as a visitor to a table."""
    return Visitor(caller_of(request.scope).address, None if user is None else user.id)


# -- cards -------------------------------------------------------------------------------------


def card(found: MatchSummary, room: Room | None, user: User | None) -> MatchCard:
    """A table in a list; `room` is the table in memory, if its state is known there."""
    mine = tuple(seat.seat for seat in found.seats if user is not None and seat.user == user.id)
    since = _since(found, user)
    your_turn = since > 0 and found.state == "playing" if room is None else bool(set(mine) & _waiting(room))
    return MatchCard(
        match=found.id,
        game=found.game,
        title=title_of(found.game),
        state=found.state if room is None else room.state,
        seats=tuple(_player(seat) for seat in found.seats),
        mine=mine,
        your_turn=your_turn,
        listed=found.listed,
        rated=found.rated,
        changed=found.changed // 1000,
        since=since // 1000,
        waited_for=your_turn and _others_play(found),
        clock=_clock_words(found, mine if your_turn else (), now_ms()),
    )


def _clock_words(found: MatchSummary, asked: Sequence[int], now: int) -> str:
    """What was agreed about time, and how much of it is left for the seats that are asked; empty without a clock."""
    if found.terms is None or found.clock is None:
        return ""
    agreed, clock = terms_in_short(found.terms), charged(found.clock.clock, now)
    left = [max(0, clock.seats[seat].left) + clock.seats[seat].free for seat in asked if clock.seats[seat].runs]
    return SAY("card-clock", agreed=agreed, left=rough_time(min(left))) if left else agreed


def _is_left(found: MatchSummary, room: Room | None) -> bool:
    """Whether a table waits for players, but nobody waits there: all who sat down have left it."""
    return found.state == "open" and all(seat.user is None for seat in found.seats) and not (room and room.links)


def _since(found: MatchSummary, user: User | None) -> int:
    """The time since when it is a person's turn at a table; 0 if it is not, or if that is not known."""
    times = [seat.awaited for seat in found.seats if user is not None and seat.user == user.id and seat.awaited]
    return min(times, default=0)


def _is_known(found: MatchSummary, user: User | None) -> bool:
    """Whether the database says if it is a person's turn; it does once the table was in memory."""
    return all(seat.awaited is not None for seat in found.seats if user is not None and seat.user == user.id)


def _others_play(found: MatchSummary) -> bool:
    """Whether several people play at a table."""
    return len({seat.user for seat in found.seats if seat.user is not None}) > 1


def title_of(game: str) -> str:
    """The title of the game; its key if it can no longer be played here."""
    try:
        return find_game(game).title
    except Malformed:
        return game


def _player(seat: StoredSeat) -> str:
    if seat.owner:
        return program_word(seat.name, seat.owner_name)
    return player_word(seat.user or "", seat.name, seat.bot or "")


def _waiting(room: Room) -> set[int]:
    """The seats whose persons may choose now."""
    return set(room.match.waiting()) & room.people() if room.match is not None and room.state == "playing" else set()


async def _my_cards(
    rooms: Rooms, mine: Sequence[MatchSummary], visitor: Visitor, user: User | None, *, frozen_too: bool
) -> list[MatchCard]:
    """The cards of a person's tables. They say whose turn it is if that is known, or if the table can be read now.

    With `frozen_too` a few more tables are read, since only then is it known which are frozen.
    """
    cards, unread = [], MOST_READ
    for found in mine:
        room = rooms.rooms.get(found.id)
        if room is None and found.state == "playing" and unread and (frozen_too or not _is_known(found, user)):
            unread -= 1
            try:
                room = await rooms.find(found.id, visitor)
            except TooFast:
                unread = 0
            except QuarterdeckError as error:
                log.warning("table cannot be read now", table=short_hash(found.id), problem=str(error))
        cards.append(card(found, room, user))
    return cards


def _lists(connection: Connection, user: User | None) -> tuple[list[MatchSummary], list[MatchSummary]]:
    mine = [] if user is None else matches_store.my_matches(connection, user.id, MOST)
    return mine, matches_store.listed_matches(connection, MOST)


def _summary(connection: Connection, match_id: str) -> MatchSummary:
    """A table for lists; one whose rows make no sense is frozen and has no seats."""
    try:
        found = matches_store.load_match(connection, match_id)
        seats = tuple(matches_store.load_seats(connection, match_id))
    except CorruptRow:
        return MatchSummary(id=match_id, game="", host="", listed=False, state="frozen", created=0, changed=0, seats=())
    if found is None:
        raise NotThere(SAY("no-such-table"))
    terms, clock = clocks_store.load_clocks(connection, [match_id]).get(match_id, (None, None))
    return MatchSummary(
        id=found.id,
        game=found.game,
        host=found.host,
        listed=found.listed,
        rated=found.rated,
        state=found.state,
        created=found.created,
        changed=found.changed,
        seats=seats,
        terms=terms,
        clock=clock,
    )


# -- over HTTP ---------------------------------------------------------------------------------------


@post("/api/matches", tags=TAGS, guards=[dear], request_max_body_size=MOST_FILE_BODY, status_code=201)
async def make_match(request: Asked, data: JSONBody[NewMatch]) -> Made:
    """Make a table. Its page, `/t/{match}`, is also the invitation."""
    user = await people_of(request).known(request.cookies)
    limits_of(request).table(user.id, caller_of(request.scope).address)
    match_id = await while_asked(request, rooms_of(request).new_match(user, data, asker_of(request, user)))
    log.info("table made", table=short_hash(match_id), game=data.game, seats=len(data.seats))
    return Made(match=match_id)


@get("/api/matches", tags=TAGS)
async def list_matches(request: Asked) -> Lobby:
    """List your tables, and those that are listed for everybody."""
    rooms, user = rooms_of(request), await people_of(request).find(request.cookies)
    both = await rooms.database.read(lambda c: _lists(c, user))
    mine, listed = ([found for found in some if not _is_left(found, rooms.rooms.get(found.id))] for some in both)
    return Lobby(
        mine=tuple(await _my_cards(rooms, mine, visitor_of(request, user), user, frozen_too=True)),
        listed=tuple(card(found, rooms.rooms.get(found.id), user) for found in listed),
    )


@get("/api/turns", tags=TAGS)
async def list_turns(request: Asked) -> Turns:
    """List the tables where it is your turn; where other people wait comes first, the longest wait before the others."""
    rooms, user = rooms_of(request), await people_of(request).find(request.cookies)
    if user is None:
        return Turns(tables=())
    found = await rooms.database.read(lambda c: turns_of(c, user.id, MOST))
    found.sort(key=lambda table: (not _others_play(table), _since(table, user) or table.changed))
    cards = await _my_cards(rooms, found, visitor_of(request, user), user, frozen_too=False)
    return Turns(tables=tuple(card for card in cards if card.your_turn))


@get("/api/matches/{match_id:str}", tags=TAGS)
async def show_card(request: Asked, match_id: MatchId) -> MatchCard:
    """Give the card of one table."""
    rooms, user = rooms_of(request), await people_of(request).find(request.cookies)
    room = await rooms.find(match_id, visitor_of(request, user))
    return card(await rooms.database.read(lambda c: _summary(c, match_id)), room, user)
