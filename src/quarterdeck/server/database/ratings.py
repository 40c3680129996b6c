"""Stores ratings. They change with the line that ends a game, and follow from the archive alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from quarterdeck.server.database.rows import FinishedSeat, Rating, StoredSeat, read_row
from quarterdeck.server.database.schema import finished, finished_seats, ratings, users
from quarterdeck.server.rating import MOST_LEVEL, Strength, after_game, beginning, level_of

Key = tuple[str, str, int]
"""A player, a game, and its number of players."""


class Differences(Struct, frozen=True, kw_only=True):
    """What comparing stored ratings with the archive has shown."""

    games: int
    """How many games count."""
    ratings: int
    different: int
    """How many ratings differ, are missing, or should not be there."""


_NAMED = select(ratings, users.c.name, users.c.colour).join(users, users.c.id == ratings.c.user, isouter=True)


TWO: Final = 2
"""With so many players a game ends when one of them leaves."""


def counts(seated: Sequence[StoredSeat]) -> bool:
    """Whether a game with these seats can count: different people, of whom one has stayed to the end, and bots of levels.

    Games with somebody's program do not count: its owner could let it lose. Nor do those to which somebody never came:
    the others put them on their seats, by a rematch. Nor those at whose end a bot plays for somebody who is away.
    """
    people = [player for seat in seated if (player := seat.left_user or seat.user) is not None]
    if any(seat.owner or seat.stand_in or not (seat.user or seat.bot) for seat in seated):
        return False
    if any(seat.left_by and seat.left_user is None for seat in seated):  # from before it was stored who that was
        return False
    if any((seat.user or seat.left_user) and not seat.seen_until for seat in seated):
        return False
    left = sum(seat.left_user is not None for seat in seated)
    return len(seated) > (TWO if left else 1) and len(people) > left and len(set(people)) == len(people)


def player_of(seat: FinishedSeat) -> str:
    """Who is rated for a seat: the person, or the bots of a level, who are one player."""
    return seat.user or f"bot:{level_of(seat.bot or '')}"


def rated_anew(seats: Sequence[FinishedSeat], known: Mapping[str, Rating], game: str) -> dict[str, Rating]:
    """The ratings after a game, by player; `known` are those before it. Whoever left comes behind everybody who stayed."""
    players = [player_of(seat) for seat in seats]
    before = [strength_before(seat, known, game) for seat in seats]
    after = after_game(players, before, [seat.rank + len(seats) * seat.left for seat in seats])
    return {
        player: Rating(
            player=player,
            game=game,
            players=len(seats),
            user=seat.user,
            level=None if seat.bot is None else level_of(seat.bot),
            mu=after[player].mu,
            sigma=after[player].sigma,
            games=1 + (known[player].games if player in known else 0),
        )
        for player, seat in zip(players, seats, strict=True)
    }


def strength_before(seat: FinishedSeat, known: Mapping[str, Rating], game: str) -> Strength:
    """What was known of a seat's strength before a game."""
    rating = known.get(player_of(seat))
    if rating is None:
        return beginning(None if seat.bot is None else level_of(seat.bot), game)
    return Strength(rating.mu, rating.sigma)


# -- what is stored ----------------------------------------------------------------------------------


def count_game(connection: Connection, match: str, game: str) -> None:
    """Count a game that has just come into the archive, as the latest one."""
    seats = load_rated_seats(connection, match)
    players = {player_of(seat) for seat in seats}
    wanted = and_(ratings.c.game == game, ratings.c.players == len(seats), ratings.c.player.in_(players))
    known = {
        row["player"]: read_row(row, Rating) for row in connection.execute(select(ratings).where(wanted)).mappings()
    }
    after = rated_anew(seats, known, game)
    for seat in seats:
        before, then = strength_before(seat, known, game), after[player_of(seat)]
        here = and_(finished_seats.c.match == match, finished_seats.c.seat == seat.seat)
        connection.execute(
            update(finished_seats)
            .where(here)
            .values(mu_before=before.mu, sigma_before=before.sigma, mu_after=then.mu, sigma_after=then.sigma)
        )
    number = connection.execute(select(func.coalesce(func.max(finished.c.rated), 0) + 1)).scalar_one()
    connection.execute(update(finished).where(finished.c.match == match).values(rated=number))
    connection.execute(delete(ratings).where(wanted))
    gone = _deleted(connection)
    connection.execute(insert(ratings), [_row(rating) for rating in after.values() if rating.user not in gone])


def _deleted(connection: Connection) -> set[str]:
    """The people who have been deleted, of whom no rating is kept."""
    return set(connection.execute(select(users.c.id).where(users.c.gone.is_(True))).scalars())


def replayed(connection: Connection) -> dict[Key, Rating]:
    """All ratings, computed anew from the games in the archive that count; without those of people who have been deleted."""
    found: dict[Key, Rating] = {}
    for game, seats in _rated_games(connection):
        known = {
            player: found[player, game, len(seats)]
            for player in map(player_of, seats)
            if (player, game, len(seats)) in found
        }
        for player, rating in rated_anew(seats, known, game).items():
            found[player, game, len(seats)] = rating
    gone = _deleted(connection)
    return {key: rating for key, rating in found.items() if rating.user not in gone}


def stored_ratings(connection: Connection) -> dict[Key, Rating]:
    """All ratings as they are stored."""
    rows = connection.execute(select(ratings)).mappings()
    return {(row["player"], row["game"], row["players"]): read_row(row, Rating) for row in rows}


def compare(connection: Connection, *, renew: bool) -> Differences:
    """Compute all ratings anew from the archive; `renew` stores them if they differ from those that are stored."""
    fresh, stored = replayed(connection), stored_ratings(connection)
    different = sum(fresh.get(key) != stored.get(key) for key in fresh.keys() | stored.keys())
    if renew and different:
        _store_anew(connection, fresh)
    games = connection.execute(select(func.count()).where(finished.c.rated.is_not(None))).scalar_one()
    return Differences(games=games, ratings=len(fresh), different=different)


def ratings_of(connection: Connection, user: str) -> list[Rating]:
    """The ratings of a person, in the order of games and numbers of players."""
    wanted = _NAMED.where(ratings.c.user == user).order_by(ratings.c.game, ratings.c.players)
    return [read_row(row, Rating) for row in connection.execute(wanted).mappings()]


def best(connection: Connection, game: str, players: int, limit: int) -> list[Rating]:
    """The leader board of a game with a number of players: those first who are almost certainly stronger.

    Bots of all levels are in it from the first day, with the strength with which they begin.
    """
    sure = (ratings.c.mu - 3 * ratings.c.sigma).desc()
    here = and_(ratings.c.game == game, ratings.c.players == players)
    rows = connection.execute(_NAMED.where(here).order_by(sure, ratings.c.player).limit(limit)).mappings()
    rated = [read_row(row, Rating) for row in rows]
    levels = set(connection.execute(select(ratings.c.level).where(here)).scalars())
    unrated = [unrated_bot(level, game, players) for level in range(1, MOST_LEVEL + 1) if level not in levels]
    board = sorted(rated + unrated, key=lambda one: (-Strength(one.mu, one.sigma).sure, one.player))
    return board[:limit]


def unrated_bot(level: int, game: str, players: int) -> Rating:
    """What is known of the bots of a level before their first game that counts."""
    mu, sigma = msgspec.structs.astuple(beginning(level, game))
    return Rating(
        player=f"bot:{level}", game=game, players=players, user=None, level=level, mu=mu, sigma=sigma, games=0
    )


def load_rated_seats(connection: Connection, match: str) -> list[FinishedSeat]:
    """The seats of a finished game."""
    wanted = select(finished_seats).where(finished_seats.c.match == match).order_by(finished_seats.c.seat)
    return [read_row(row, FinishedSeat) for row in connection.execute(wanted).mappings()]


def _rated_games(connection: Connection) -> Iterator[tuple[str, list[FinishedSeat]]]:
    """The games that count, in the order in which they were counted."""
    numbered = finished.c.rated.is_not(None)
    for match, game in connection.execute(
        select(finished.c.match, finished.c.game).where(numbered).order_by(finished.c.rated)
    ).all():
        yield game, load_rated_seats(connection, match)


def _row(rating: Rating) -> dict[str, object]:
    return {name: value for name, value in msgspec.structs.asdict(rating).items() if name in ratings.c}


def _store_anew(connection: Connection, found: Mapping[Key, Rating]) -> None:
    """Replace all ratings by others."""
    connection.execute(delete(ratings))
    if found:
        connection.execute(insert(ratings), [_row(rating) for rating in found.values()])
