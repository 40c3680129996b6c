"""What a move of Kraken would lead to: ghosts of all ships that would move, hits, and the Kraken's new front."""

from __future__ import annotations

from collections.abc import Iterator

from quarterdeck.engine.log import Log
from quarterdeck.engine.sets import members
from quarterdeck.games.kraken.codes import DEAL, FIRE, NO_PLACE, PLAY, SINKS_AT
from quarterdeck.games.kraken.picture.panels import ART
from quarterdeck.games.kraken.picture.whirlpool import HEIGHT, WIDTH, arrow, ghost, hit, turned_to, way
from quarterdeck.games.kraken.position import RESOLVING, KrakenPosition
from quarterdeck.games.kraken.words.names import RESOLVED_KINDS, place_words
from quarterdeck.games.kraken.words.story import seat_names, story
from quarterdeck.games.kraken.words.summary import SAY
from quarterdeck.messages.hearing import heard_by
from quarterdeck.scene.shapes import AnyShape, Scene


def foresee(veiled: KrakenPosition, seat: int, move: int) -> Scene:
    """Shapes to lay over the whirlpool, and sentences; nothing for moves of chance."""
    words, shapes = "", tuple[AnyShape, ...]()
    if veiled.phase == RESOLVING and move < PLAY and int(veiled.kinds) >> RESOLVED_KINDS[move] & 1:
        told, shapes = by_icon(veiled, move)
        words = " ".join(told)
    elif PLAY <= move < DEAL and veiled.player == seat and int(veiled.hand[seat]) >> (move - int(PLAY)) & 1:
        words, shapes = by_card(veiled, move - int(PLAY))
    return Scene(
        game="kraken",
        title=SAY("title"),
        summary=words,
        status=words,
        width=WIDTH,
        height=HEIGHT,
        shapes=shapes,
        art=ART,
    )


def by_icon(veiled: KrakenPosition, move: int) -> tuple[tuple[str, ...], tuple[AnyShape, ...]]:
    """What one icon does, and those that follow by themselves, in the sentences of the story."""
    after = veiled.clone()
    first = told_by(after, move)
    followed: list[str] = []
    while after.phase == RESOLVING and len(left := after.legal()) == 1:
        followed += told_by(after, int(left[0]))
    then = (SAY("foreseen-then", rest=followed[0]), *followed[1:]) if followed else ()
    return (*first, *then), tuple(changes(veiled, after))


def told_by(position: KrakenPosition, move: int) -> list[str]:
    """Resolve an icon of the open card in a position; the sentences in which the player who does so hears of it."""
    position.log = Log()
    position.log.names = position.names
    with heard_by(int(position.player)):
        position.resolve(move)
        return [sentence.text for sentence in story(position.log)]


def changes(before: KrakenPosition, after: KrakenPosition) -> Iterator[AnyShape]:
    """Ghosts at the new places of ships, with their ways; hits; the Kraken's new front."""
    lanes = int(after.lanes)
    if after.front != before.front:
        yield turned_to(int(after.front))
    for ship in range(before.ships):
        here, there = int(before.place[ship]), int(after.place[ship])
        if there not in (here, NO_PLACE):
            beside = taken_by_another(before, ship, there)
            if here != NO_PLACE:
                yield from arrow(str(ship), way(here, there, int(before.lanes), lanes, beside=beside), lanes)
            yield from ghost(ship, there, lanes, beside=beside)
        if after.damage[ship] > before.damage[ship] or (after.sunk_at[ship] and not before.sunk_at[ship]):
            yield hit(ship, there if there != NO_PLACE else here, lanes)


def by_card(veiled: KrakenPosition, card: int) -> tuple[str, tuple[AnyShape, ...]]:
    """Where the ship of the player could end, by the order of the icons, what moves in any order, and the most damage that the card can do."""
    opened = veiled.clone()
    opened.play_card(card)
    seat = int(veiled.player)
    ends: set[int] = set()
    others: dict[int, set[int]] = {ship: set() for ship in range(veiled.ships) if ship != seat}
    fronts: set[int] = set()
    dealt = taken = fired_at = 0
    for after, struck in every_end(opened):
        fired_at |= struck
        ends.add(int(after.place[seat]))
        fronts.add(int(after.front))
        for ship, found in others.items():
            found.add(int(after.place[ship]))
        dealt = max(dealt, damage_of_others(after, seat) - damage_of_others(veiled, seat))
        taken = max(taken, int(after.damage[seat]) - int(veiled.damage[seat]))
    places = sorted(end for end in ends if end != NO_PLACE)
    certain = {ship: next(iter(found)) for ship, found in others.items() if len(found) == 1}
    carried = {ship: end for ship, end in certain.items() if end not in (NO_PLACE, int(veiled.place[ship]))}
    front = next(iter(fronts)) if len(fronts) == 1 else int(veiled.front)
    moved = (SAY("foreseen-moved", ship=seat_names(1 << ship), where=place_words(end)) for ship, end in carried.items())
    words = SAY(
        "foreseen-card",
        places=len(places),
        where=SAY("foreseen-or").join(place_words(end) for end in places),
        moved=" ".join(moved),
        dealt=dealt,
        taken=taken,
        sunk="yes" if NO_PLACE in ends else "no",
        fire="none" if not opened.icons()[FIRE] else "hits" if fired_at else "nobody",
        ships=seat_names(fired_at),
    )
    ghosts = [shape for end in places for shape in reached(veiled, opened, seat, end)]
    for ship, end in carried.items():
        ghosts += reached(veiled, opened, ship, end)
    if front != veiled.front:
        ghosts.append(turned_to(front))
    marks = [hit(ship, int(veiled.place[ship]), int(veiled.lanes)) for ship in members(fired_at)]
    return " ".join(words.split()), (*ghosts, *marks)


def reached(before: KrakenPosition, opened: KrakenPosition, seat: int, end: int) -> Iterator[AnyShape]:
    """The ghost of a ship in one of several places to which a card can lead it, and an arrow to it."""
    here, lanes = int(before.place[seat]), int(opened.lanes)
    beside, name = taken_by_another(before, seat, end), f"{seat}-{end}"
    if end != here:
        yield from arrow(name, way(here, end, int(before.lanes), lanes, beside=beside), lanes)
    yield from ghost(seat, end, lanes, f"-{end}", beside=beside)


def taken_by_another(position: KrakenPosition, ship: int, place: int) -> bool:
    """Whether another ship is in a place."""
    return any(int(position.place[other]) == place for other in range(position.ships) if other != ship)


def every_end(position: KrakenPosition, fired_at: int = 0) -> Iterator[tuple[KrakenPosition, int]]:
    """The positions after all icons, in every order, and the set of ships that were fired at; the same may come more than once."""
    if position.kinds == 0:
        yield position, fired_at
        return
    kinds = int(position.kinds)
    for move in range(int(PLAY)):
        if kinds >> RESOLVED_KINDS[move] & 1:
            after = position.clone()
            after.resolve(move)
            yield from every_end(after, fired_at | (hurt(position, after) if move == FIRE else 0))


def hurt(before: KrakenPosition, after: KrakenPosition) -> int:
    """The set of ships that have taken damage."""
    ships = range(before.ships)
    return sum(1 << ship for ship in ships if damage_of(after, ship) > damage_of(before, ship))


def damage_of(position: KrakenPosition, ship: int) -> int:
    """The damage of a ship; a sunk one counts all that it took."""
    return int(SINKS_AT) if position.sunk_at[ship] else int(position.damage[ship])


def damage_of_others(position: KrakenPosition, seat: int) -> int:
    """The damage of all other ships together."""
    return sum(damage_of(position, ship) for ship in range(position.ships) if ship != seat)
