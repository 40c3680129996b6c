"""Cardinal solved a second time, in the plainest way, with the slow reading of the rules: a judge of the fast solver.

It knows neither numbers of positions nor symmetry nor stages. It collects all positions that a game can come to, and then
looks at all of them again and again, until nothing changes.
"""

from __future__ import annotations

from tests.games.cardinal.oracle import Oracle, Square

State = tuple[frozenset[tuple[Square, str]], Square | None, str]
"""The ships with their colours, the pirate, and who must place a ship."""
End = str


def table(rows: int, columns: int, state: State) -> Oracle:
    """A game that begins with this position."""
    oracle = Oracle(rows, columns)
    ships, oracle.pirate, oracle.player = state
    oracle.ships = dict(ships)
    oracle.seen = []
    return oracle


def turns(rows: int, columns: int, state: State) -> set[State | End]:
    """What one whole turn can lead to: a position, or the end of the game."""
    found: set[State | End] = set()
    for place in table(rows, columns, state).legal():
        after = table(rows, columns, state)
        after.play(place)
        for choice in after.legal() if after.choosing else [""]:
            end = after
            if choice:
                end = table(rows, columns, state)
                end.play(place)
                end.play(choice)
            found.add(end.result or (frozenset(end.ships.items()), end.pirate, end.player))
    return found


def solve(rows: int, columns: int) -> dict[State, tuple[str, int]]:
    """Every position that a game can come to, with who wins it ("" if it is a draw), and after how many turns."""
    start: State = (frozenset(), None, "orange")
    after: dict[State, set[State | End]] = {}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        if state not in after:
            after[state] = turns(rows, columns, state)
            waiting.extend(then for then in after[state] if not isinstance(then, str))
    known: dict[State, tuple[str, int]] = {}
    number = 0
    found = 1
    while found:
        number += 1
        new = {}
        for state, ends in after.items():
            if state not in known and (winner := winner_now(state[2], ends, known)):
                new[state] = (winner, number)
        known.update(new)
        found = len(new)
    return {state: known.get(state, ("", 0)) for state in after}


def winner_now(player: str, ends: set[State | End], known: dict[State, tuple[str, int]]) -> str:
    """Who wins a position, if what its turns lead to is known well enough to say so."""
    rival = "green" if player == "orange" else "orange"
    winners = {end if isinstance(end, str) else known.get(end, ("", 0))[0] for end in ends}
    if player in winners:
        return player
    return rival if winners == {rival} else ""
