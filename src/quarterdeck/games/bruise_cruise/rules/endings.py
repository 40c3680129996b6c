"""How a game ends and who wins it (BC-21, BC-22)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import DIRECTIONS, FLEET, NO_SPACE, OVER, TIE_BREAK
from quarterdeck.games.bruise_cruise.rules import rolling, scoring
from quarterdeck.games.bruise_cruise.table.table import Table


def end_game(table: Table, how: i64) -> None:
    """The game ends at once, and the most points win, no matter who ended it (BC-21.3, BC-21.4, BC-22.8).

    Of those tied for the lead the one wins who brought the last ship home (BC-22.7), else the nearest to home (BC-22.9,
    BC-R42).
    """
    table.ended = how
    table.tell(codes.ENDED, how, table.ender)
    tied = leaders(table)
    if table.ender != NOBODY and tied & bit(table.ender):
        tied = bit(table.ender)
    if tied & (tied - 1):
        tied = nearest_home(table, tied)
    if tied & (tied - 1) and not table.feats:
        table.phase = TIE_BREAK
        rolling.start_rolling(table, tied)
    else:
        finish(table, tied)


def leaders(table: Table) -> i64:
    """The seats with most points, as a set."""
    best: i64 = 0
    most: i64 = -1
    for seat in range(table.seats):
        points = scoring.points_of(table, seat)
        if points > most:
            most = points
            best = bit(seat)
        elif points == most:
            best |= bit(seat)
    return best


def nearest_home(table: Table, seats: i64) -> i64:
    """Those of these seats whose ships have the smallest total sailing distance home (BC-22.9)."""
    best: i64 = 0
    least: i64 = -1
    for seat in range(table.seats):
        if seats & bit(seat):
            total = way_home(table, seat)
            table.tell(codes.NEAREST, seat, total)
            if least < 0 or total < least:
                least = total
                best = bit(seat)
            elif total == least:
                best |= bit(seat)
    return best


def way_home(table: Table, seat: i64) -> i64:
    """Steps of all ships of a seat to their Home Port, around rivals' Home Ports but not around ships (BC-R40)."""
    home = table.home_space(seat)
    total: i64 = 0
    for ship in range(seat * FLEET, seat * FLEET + FLEET):
        if table.place[ship] >= 0:
            total += steps_home(table, seat, table.place[ship], home)
    return total


def steps_home(table: Table, seat: i64, start: i64, home: i64) -> i64:
    """Steps from a space to the Home Port; as many as there are spaces if there is no way (BC-R40)."""
    if start == home:
        return 0
    chart = table.chart
    steps = vec[i64]([NOBODY] * int(chart.spaces))
    for other in range(table.seats):
        if other != seat:
            steps[table.home_space(other)] = chart.spaces
    steps[start] = 0
    queue = vec[i64]([0] * int(chart.spaces))
    queue[0] = start
    tail: i64 = 1
    head: i64 = 0
    while head < tail:
        space = queue[head]
        head += 1
        for k in range(space * DIRECTIONS, space * DIRECTIONS + DIRECTIONS):
            other = chart.near[k]
            if other != NO_SPACE and steps[other] == NOBODY:
                steps[other] = steps[space] + 1
                queue[tail] = other
                tail += 1
    return steps[home] if steps[home] != NOBODY else chart.spaces


def roll_tie(table: Table, dice: i64) -> None:
    """The next tied Admiral rolls; the highest total wins, equal ones roll again (BC-22.10, BC-R41)."""
    best = rolling.roll_for_highest(table, dice, codes.TIE_ROLLED)
    if best:
        finish(table, best)


def finish(table: Table, winners: i64) -> None:
    """The game is over and has its winners: several only if Feats of Strength follow (BC-R54)."""
    table.winners = winners
    table.phase = OVER
    table.player = NOBODY
    if table.log is not None:
        if winners & (winners - 1):
            table.tell(codes.LEVEL, NOBODY, winners, scoring.points_of(table, lowest(winners)))
        else:
            table.tell(codes.WON, lowest(winners), scoring.points_of(table, lowest(winners)))


def worth(table: Table, seat: i64) -> float:
    """The winner's share of the result is 1 (BC-21.4); those whom Feats of Strength will part share it till then (BC-R54)."""
    return 1.0 / float(count(table.winners)) if table.winners & bit(seat) else 0.0
