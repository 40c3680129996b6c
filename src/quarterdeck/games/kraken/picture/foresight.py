"""What a move of Kraken would lead to: ghosts of all ships that would move, hits, and the Kraken's new front."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from quarterdeck.engine.log import Log
from quarterdeck.engine.sets import members
from quarterdeck.games.kraken import codes
from quarterdeck.games.kraken.codes import ATTACK, DEAL, FIRE, NO_PLACE, PLAY, SINKS_AT
from quarterdeck.games.kraken.picture.panels import ART
from quarterdeck.games.kraken.picture.whirlpool import HEIGHT, WIDTH, arrow, end, ghost, hit, turned_by, turned_to, way
from quarterdeck.games.kraken.position import RESOLVING, KrakenPosition
from quarterdeck.games.kraken.words.brief import counted, in_brief
from quarterdeck.games.kraken.words.names import CHOICE_NAMES, RESOLVED_KINDS, icon_word, place_words
from quarterdeck.games.kraken.words.story import seat_names, story
from quarterdeck.games.kraken.words.summary import SAY
from quarterdeck.messages.hearing import heard_by
from quarterdeck.scene.shapes import AnyShape, Scene


def foresee(veiled: KrakenPosition, seat: int, move: int) -> Scene:
    """Shapes to lay over the whirlpool, and sentences; nothing for moves of chance."""
    words, shapes = "", tuple[AnyShape, ...]()
    if veiled.phase == RESOLVING and move < PLAY and int(veiled.kinds) >> RESOLVED_KINDS[move] & 1:
        found = outcome(veiled, move)
        words, shapes = " ".join(found.told), tuple(changes(veiled, found.after))
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


class Outcome(Struct, frozen=True):
    """What one icon leads to, with those that follow by themselves."""

    move: int
    after: KrakenPosition
    told: tuple[str, ...]
    """In the sentences of the story."""
    brief: tuple[str, ...]
    """In a line for the icon, and another one for what follows."""
    struck: int
    """The set of ships that the icon itself does damage to by fire or tentacles."""


def outcomes(veiled: KrakenPosition, moves: Sequence[int]) -> tuple[Outcome, ...]:
    """What each icon of the open card leads to, of those among a player's moves."""
    return tuple([outcome(veiled, move) for move in range(int(PLAY)) if move in moves])


def outcome(veiled: KrakenPosition, move: int) -> Outcome:
    """What one icon does, and those that follow by themselves."""
    after = veiled.clone()
    with heard_by(int(veiled.player)):
        first = resolved(after, move)
        told, said = sentences(first), in_brief([first])
        brief = [said[:1].upper() + said[1:]]
        logs: list[Log] = []
        while after.phase == RESOLVING and len(left := after.legal()) == 1:
            follows = int(left[0])
            logs.append(resolved(after, follows))
        if logs:
            followed = counted([one for log in logs for one in sentences(log)])
            told += [SAY("foreseen-then", rest=followed[0]), *followed[1:]]
            word = icon_word(RESOLVED_KINDS[follows])
            brief.append(SAY("foreseen-after", icon=word, times=len(logs), rest=in_brief(logs)))
    return Outcome(move, after, tuple(told), tuple(brief), struck_in(first) if move in {FIRE, ATTACK} else 0)


def resolved(position: KrakenPosition, move: int) -> Log:
    """Resolve an icon of the open card in a position; what happens."""
    position.log = Log()
    position.log.names = position.names
    position.resolve(move)
    return position.log


def sentences(log: Log) -> list[str]:
    """What happened, as the story tells it."""
    return [sentence.text for sentence in story(log)]


def struck_in(log: Log) -> int:
    """The set of ships that were hit or seized."""
    return sum(1 << who for who in {who for kind, who, *_ in log.entries() if kind in {codes.HIT, codes.GRABBED}})


def ends(veiled: KrakenPosition, found: Sequence[Outcome]) -> Iterator[AnyShape]:
    """The places to which the choices lead the ship of the player, and whom they would hit, each with the signs of those choices."""
    seat, lanes = int(veiled.player), int(veiled.lanes)
    here = int(veiled.place[seat])
    places = sorted({int(one.after.place[seat]) for one in found} - {here, NO_PLACE})
    for there in places:
        signs = tuple(CHOICE_NAMES[one.move] for one in found if int(one.after.place[seat]) == there)
        yield from end(there, signs, lanes, beside=taken_by_another(veiled, seat, there))
    for one in found:
        if one.after.front != veiled.front:
            yield turned_by(CHOICE_NAMES[one.move], int(one.after.front))
        for ship in members(one.struck):
            yield hit(ship, int(veiled.place[ship]), lanes, CHOICE_NAMES[one.move])


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
    ghosts = [shape for place in places for shape in reached(veiled, opened, seat, place)]
    for ship, place in carried.items():
        ghosts += reached(veiled, opened, ship, place)
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
