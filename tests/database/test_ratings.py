"""Ratings change with the line that ends a game that counts, and follow from the archive alone."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, update

from quarterdeck.server.database import archive, matches, people, ratings
from quarterdeck.server.database.archive import Search
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.rows import FinishedMatch, Outcome, Placed, Rating, StoredSeat, User
from quarterdeck.server.database.schema import ratings as rating_rows
from quarterdeck.server.rating import beginning
from tests.database.samples import ANN, BEN, line, match

CLEO = User(id="cleo", name="Cleo", colour="#0000cc", created=3_000)


def outcome(*ranks: int) -> Outcome:
    """A game in which the seats came so."""
    placed = tuple(Placed(result="won" if rank == 1 else "lost", rank=rank) for rank in ranks)
    return Outcome(ending="five-ships", moves=9, options="{}", seats=placed)


async def play(
    database: Database,
    name: str,
    *players: str,
    ranks: tuple[int, ...] = (),
    rated: bool = True,
    leave: tuple[int, ...] = (),
    **seat: str | int,
) -> None:
    """A game from beginning to end, in which the first of the players came first unless ranks say otherwise.

    Those on the seats that `leave` do so, and bots play on.
    """

    def job(connection: Connection) -> None:
        for user in (ANN, BEN, CLEO):
            if people.find_user(connection, user.id) is None:
                people.add_guest(connection, user)
        seated = [
            msgspec.structs.replace(
                StoredSeat(seat=at, bot=who) if ":" in who else StoredSeat(seat=at, user=who, seen_until=1),
                **(seat if at == 0 else {}),
            )
            for at, who in enumerate(players)
        ]
        stored = msgspec.structs.replace(match(name, listed=True), rated=rated, state="playing")
        matches.add_match(connection, stored, seated)
        for at in leave:
            assert matches.leave_game(connection, name, at, players[at], "uct:2")

    await database.write(job)
    won = outcome(*(ranks or range(1, len(players) + 1)))
    assert await database.add_lines([line(name, 1)], "over", outcome=won)


async def known(database: Database) -> dict[ratings.Key, Rating]:
    """All ratings."""
    return await database.read(ratings.stored_ratings)


async def found(database: Database, name: str) -> FinishedMatch:
    """A game in the archive."""
    all_of_them = await database.read(lambda c: archive.find_finished(c, Search(), 50))
    return next(one for one in all_of_them if one.match == name)


async def test_a_game_that_counts_changes_both_ratings(database: Database) -> None:
    """Who wins rises, who loses falls, both are surer known; the archive says from where to where."""
    await play(database, "m", "ann", "ben")
    after = await known(database)
    ann, ben = after["ann", "cardinal", 2], after["ben", "cardinal", 2]
    begun = beginning(None, "cardinal")
    assert ann.mu > begun.mu > ben.mu
    assert max(ann.sigma, ben.sigma) < begun.sigma
    assert (ann.games, ben.games) == (1, 1)
    game = await found(database, "m")
    assert game.rated == 1
    assert [(seat.mu_before, seat.mu_after) for seat in game.seats] == [(begun.mu, ann.mu), (begun.mu, ben.mu)]
    await play(database, "n", "ben", "ann")
    game = await found(database, "n")
    assert (game.rated, game.seats[1].mu_before) == (2, ann.mu)


async def test_a_game_that_was_not_agreed_on_does_not_count(database: Database) -> None:
    """It is in the archive without a rating."""
    await play(database, "m", "ann", "ben", rated=False)
    game = await found(database, "m")
    assert (game.rated, game.seats[0].mu_after) == (None, None)
    assert await known(database) == {}


async def test_only_games_of_different_people_who_stayed_count(database: Database) -> None:
    """Not with one person on two seats, bots alone, somebody who left, or a bot in somebody's place."""
    await play(database, "twice", "ann", "ann")
    await play(database, "bots", "uct:2", "uct:3")
    await play(database, "left", "uct:2", "ann", left_by="Ben")
    await play(database, "away", "ben", "ann", stand_in="uct:2")
    assert await known(database) == {}


async def test_whoever_leaves_comes_last_and_the_others_are_rated(database: Database) -> None:
    """Whatever the bot reaches that plays on: nobody keeps a rating by leaving, and nobody spoils the game for the others."""
    await play(database, "m", "ann", "ben", "cleo", ranks=(1, 2, 3), leave=(0,))
    after = await known(database)
    ann, ben, cleo = (after[one, "cardinal", 3].mu for one in ("ann", "ben", "cleo"))
    assert ben > cleo > ann
    game = await found(database, "m")
    assert [(seat.user, seat.result, seat.rank, seat.left) for seat in game.seats] == [
        ("ann", "lost", 3, True),
        ("ben", "lost", 2, False),
        ("cleo", "lost", 3, False),
    ]
    assert await database.read(ratings.replayed) == after


async def test_whoever_leaves_before_coming_changes_no_rating(database: Database) -> None:
    """A rematch put them there. Nor does a game count that everybody has left."""
    await play(database, "m", "ann", "ben", "cleo", leave=(0,), seen_until=0)
    await play(database, "n", "ann", "ben", "cleo", leave=(0, 1, 2))
    await play(database, "o", "ann", "ben", leave=(0,))
    assert await known(database) == {}


async def test_bots_of_a_level_are_one_player(database: Database) -> None:
    """Rated by game and number of players like people, but their level says where they begin."""
    assert (
        beginning(5, "cardinal").mu
        > beginning(3, "cardinal").mu
        == beginning(None, "cardinal").mu
        > beginning(0, "cardinal").mu
    )
    await play(database, "m", "ann", "ismcts:3", "ismcts:3", ranks=(1, 2, 3))
    after = await known(database)
    assert set(after) == {("ann", "cardinal", 3), ("bot:3", "cardinal", 3)}
    assert after["bot:3", "cardinal", 3].games == 1
    seats = (await found(database, "m")).seats
    assert seats[1].mu_after == seats[2].mu_after == after["bot:3", "cardinal", 3].mu


async def test_a_draw_brings_the_two_nearer(database: Database) -> None:
    """Level seats share a rank."""
    await play(database, "m", "ann", "uct:5", ranks=(1, 1))
    after = await known(database)
    assert after["ann", "cardinal", 2].mu > beginning(None, "cardinal").mu
    assert after["bot:5", "cardinal", 2].mu < beginning(5, "cardinal").mu


async def test_the_archive_gives_the_same_figures(database: Database) -> None:
    """To the last digit; what was changed by hand or lost is found and can be stored anew."""
    games = [("ann", "ben"), ("ben", "cleo"), ("cleo", "ann"), ("ann", "uct:2"), ("ben", "ann", "cleo"), ("ben", "ann")]
    for number, players in enumerate(games):
        await play(database, f"m{number}", *players)
    before = await known(database)
    assert await database.read(ratings.replayed) == before
    same = await database.write(lambda c: ratings.compare(c, renew=True))
    assert (same.games, same.ratings, same.different) == (6, len(before), 0)

    def spoil(connection: Connection) -> None:
        connection.execute(update(rating_rows).where(rating_rows.c.player == "ann").values(mu=99.0))
        connection.execute(delete(rating_rows).where(rating_rows.c.player == "bot:2"))

    await database.write(spoil)
    assert (await database.write(lambda c: ratings.compare(c, renew=False))).different == 3
    assert await known(database) != before
    await database.write(lambda c: ratings.compare(c, renew=True))
    assert await known(database) == before


async def test_leader_boards_begin_with_whom_is_surely_strong(database: Database) -> None:
    """Somebody who won once is behind somebody who has won often."""
    for number in range(6):
        await play(database, f"m{number}", "ann", "ben")
    await play(database, "once", "cleo", "uct:0")
    board = await database.read(lambda c: ratings.best(c, "cardinal", 2, 10))
    people = [one for one in board if one.user is not None]
    assert [one.player for one in people][:2] == ["ann", "cleo"]
    assert [one.name for one in people][:2] == ["Ann", "Cleo"]
    others = await database.read(lambda c: ratings.best(c, "cardinal", 3, 10))
    assert [(one.level, one.games) for one in others] == [(5, 0), (4, 0), (3, 0), (2, 0), (1, 0)]
    assert len(await database.read(lambda c: ratings.best(c, "cardinal", 2, 4))) == 4
    assert [one.games for one in await database.read(lambda c: ratings.ratings_of(c, "ann"))] == [6]
