"""Refuses positions that no game of Pirates can reach, although each field by itself is right."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64  # plain Python: read once

from quarterdeck.engine.complaints import Complaints
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.sets import members
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, NONE
from quarterdeck.games.pirates.file import SAY
from quarterdeck.games.pirates.file.fields import PiratesFile
from quarterdeck.games.pirates.file.waits import check_waits
from quarterdeck.games.pirates.file.writing import player_name
from quarterdeck.games.pirates.geometry.advance import inside
from quarterdeck.games.pirates.geometry.polygons import Polygon, overlap
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.common import actions, ending
from quarterdeck.games.pirates.rules.mysterious_islands import mysterious
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.rules.turn.rounds import MOST_ROUNDS
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import BLASTING, TO_RAM
from quarterdeck.games.pirates.texts.abilities import ISLAND_TRADER, SEA_MONSTER
from quarterdeck.games.pirates.texts.kinds import ISLAND_COINS_BURN
from quarterdeck.games.pirates.words.ending import tell_ending
from quarterdeck.games.pirates.words.measures import outside
from quarterdeck.games.pirates.words.names import seat_name
from quarterdeck.games.pirates.words.notation.names import knows_slot, unit_word
from quarterdeck.messages.language import decimals

PER_KIND: Final = 100
"""Numbers of moves between one kind of these and the next."""


def check(position: PiratesPosition, file: PiratesFile) -> None:
    """`Malformed` names the field that does not fit the others."""
    wrong = Complaints()
    with wrong:
        check_action(position)
    if not wrong.found:  # these look at what is in progress
        for step in (check_asked, check_deeds, check_waits, check_setting_out):
            with wrong:
                step(position)
    for step in (check_table, check_ships, check_cargo, check_omens, check_treasure):
        with wrong:
            step(position)
    wrong.refuse()
    check_end(position, file)


def check_table(position: PiratesPosition) -> None:
    """Everything lies on the table, and nothing overlaps (PI-R9, PI-N7)."""
    waters = position.waters
    width, height = int(waters.width), int(waters.height)
    bodies = [(f"islands[{k}].at", shore) for k, shore in enumerate(waters.shores)]
    bodies += [(f"ships[{k}].at", waters.hulls[k]) for k in range(len(position.ships.card)) if floats(position, k)]
    wrong = Complaints()
    for path, body in bodies:
        with wrong:
            if not inside(body, waters.width, waters.height):
                over = outside(body, width, height)
                far = decimals(f"{over / 100:.2f}")
                raise Malformed(path, SAY("over-the-edge", far=far, width=str(width), height=str(height)))
    bodies = [body for body in bodies if body[1] not in diving(position)]
    for (one, body), (other, beside) in combinations(bodies, 2):
        with wrong:
            if overlap(body, beside):
                raise Malformed(other, SAY("lies-over", other=one.removesuffix(".at")))
    wrong.refuse()


def floats(position: PiratesPosition, k: int) -> bool:
    """Whether a unit lies on the sea: forts stand on islands."""
    return bool(position.waters.afloat >> k & 1) and position.forts.island[k] == NONE


def diving(position: PiratesPosition) -> list[Polygon]:
    """The hulls of units under water, over which others may lie (PI-A90)."""
    return [position.waters.hulls[k] for k in members(int(position.waters.deep))]


def check_ships(position: PiratesPosition) -> None:
    """Fires burn on masts that stand; pins touch, and tows are of derelicts (PI-9.6, PI-10.4, PI-R29)."""
    towed: set[int] = set()
    wrong = Complaints()
    for k in range(len(position.ships.card)):
        with wrong:
            check_flotilla(position, k)
        with wrong:
            if position.ships.burning[k] & ~position.ships.masts[k]:
                raise Malformed(f"ships[{k}].burning", SAY("burns-without-mast"))
        with wrong:
            other = int(position.ships.tows[k])
            if other != NONE:
                check_tow(position, k, other, towed)
        for rammed in members(int(position.ships.pinned_by[k])):
            with wrong:
                if rammed == k or not questions.pin_holds(position, k, rammed):
                    problem = SAY("pin-apart", ship=unit_word(position, rammed))
                    raise Malformed(f"ships[{k}].pinned_by", problem)
    wrong.refuse()


def check_cargo(position: PiratesPosition) -> None:
    """Sea creatures and forts carry no crew, and treasure only those creatures that take it by a text (PI-18.5, PI-A90)."""
    wrong = Complaints()
    for path, places, what in (("pieces", position.crew.at, "crew"), ("slots", position.treasure.at, "treasure")):
        for k, place in enumerate(places):
            if place >= codes.UNITS or not questions.is_creature(position, place):
                continue
            with wrong:
                if what == "crew" or not skills.able(position, place, SEA_MONSTER):
                    kind = "fort" if questions.is_fort(position, place) else "creature"
                    raise Malformed(
                        f"{path}[{k}].at",
                        SAY("without-cargo", ship=unit_word(position, int(place)), kind=kind, what=what),
                    )
    wrong.refuse()


def check_omens(position: PiratesPosition) -> None:
    """Each mysterious island that lies face down may still turn out to be one of the texts left (PI-8.9, PI-R87)."""
    closed = sum(bool(mysterious.is_hidden_text(position, i64(k))) for k in range(len(position.waters.shores)))
    left = int(position.mysterious.unshown).bit_count()
    if closed > left:
        raise Malformed("mysterious.unshown", SAY("too-many-closed", closed=closed, left=left))


def check_flotilla(position: PiratesPosition, k: int) -> None:
    """A flotilla has no masts to lose, at most one flag, and tows nobody (PI-A166)."""
    if not questions.is_flotilla(position, k):
        return
    path, panels = f"ships[{k}]", int(position.ships.panels[k])
    if actions.broken(position, k):
        raise Malformed(f"{path}.masts", SAY("flotilla-guns"))
    if position.ships.burning[k]:
        raise Malformed(f"{path}.burning", SAY("flotilla-guns"))
    if panels > 1:
        raise Malformed(f"{path}.panels", SAY("flotilla-flag", flags=panels))
    if position.ships.tows[k] != NONE:
        raise Malformed(f"{path}.tows", SAY("flotilla-tows"))


def check_tow(position: PiratesPosition, k: int, other: int, towed: set[int]) -> None:
    """One ship tows one derelict, or one flotilla, of the same fleet."""
    path = f"ships[{k}].tows"
    if (
        other == k
        or other in towed
        or not may_follow(position, other)
        or position.ships.owner[other] != position.ships.owner[k]
    ):
        raise Malformed(path, SAY("cannot-be-towed", ship=unit_word(position, other)))
    towed.add(other)


def may_follow(position: PiratesPosition, other: int) -> bool:
    """Whether a unit is of a kind that another may have in tow; a tow outlasts a change of nation (PI-10.4, PI-A166, PI-R141)."""
    return bool(questions.is_flotilla(position, other) or questions.is_derelict(position, other))


def check_treasure(position: PiratesPosition) -> None:
    """Every treasure is in one place, and no more are hidden than there are."""
    known = 0
    for k, what in enumerate(position.treasure.what):
        if what == NONE:
            continue
        if (known | position.treasure.pool) >> what & 1:
            raise Malformed(f"slots[{k}].what", SAY("two-places"))
        known |= 1 << int(what)
    unknown = sum(what == NONE for what in position.treasure.what)
    hidden = sum(int(number) for number in position.islands.unseen)
    left = max(0, int(position.treasure.pool).bit_count() - unknown)
    if hidden > left:
        raise Malformed(
            "islands",
            SAY("too-many-hidden", hidden=hidden, left=left),
        )
    whole = (1 << len(position.treasure.worth)) - 1
    if (known | position.treasure.pool) != whole:
        raise Malformed("unseen", SAY("treasure-nowhere"))


def check_action(position: PiratesPosition) -> None:
    """Whatever is asked has its ship and its target."""
    phase = phase_of(position)
    needs = phase.needs
    burns = position.mysterious.effect == ISLAND_COINS_BURN
    if "unit" in needs and position.unit == NONE and not burns:
        raise Malformed("in_progress.unit", SAY("unit-missing"))
    if "own unit" in needs and position.ships.owner[position.unit] != position.turn:
        raise Malformed("in_progress.unit", SAY("unit-of-others", ship=unit_word(position, int(position.unit))))
    trades = phase.about == "place" and position.action.ability_asked == ISLAND_TRADER
    if trades and position.trade.other_island == NONE:
        raise Malformed("in_progress.trade.other_island", SAY("other-island-missing"))
    if "target" in needs and not trades and position.target == NONE:
        raise Malformed("in_progress.target", SAY("target-missing"))
    if "explored" in needs and questions.looked_at(position) == NONE:
        raise Malformed("in_progress.exploring.island", SAY("explored-missing"))
    if "loss" in needs and position.loss.unit == NONE:
        raise Malformed("in_progress.loss.unit", SAY("loss-missing"))
    check_terrain(position)
    if phase.laid == "island" and len(position.islands.card) <= len(position.waters.shores):
        raise Malformed("islands", SAY("island-last"))


def check_terrain(position: PiratesPosition) -> None:
    """Whatever terrain asks has its terrain."""
    phase = phase_of(position)
    needs = phase.needs
    if "terrain" in needs and position.sailing.terrain == NONE:
        raise Malformed("in_progress.sailing.terrain", SAY("terrain-missing"))
    if "island" in needs and (position.mysterious.island == NONE or not position.mysterious.mode):
        raise Malformed("in_progress.mysterious.island", SAY("mysterious-missing"))
    if "fortune" in needs and position.mysterious.effect == NONE:
        raise Malformed("in_progress.mysterious.effect", SAY("mysterious-missing"))
    if "ice" in needs and not position.this_turn.ice_to_drift:
        raise Malformed("ice_to_drift", SAY("ice-missing"))
    if phase.laid == "terrain" and position.islands.next_terrain == NONE:
        raise Malformed("terrain_chosen", SAY("next-terrain-missing"))


def check_asked(position: PiratesPosition) -> None:
    """The player on turn is asked, has something to place, and knows the treasure of an explored island (PI-11.2)."""
    phase, turn = phase_of(position), int(position.turn)
    steered = phase.steers and position.asked == aboard.steersman(position, position.unit)
    if phase.of_the_turn and position.asked != turn and not steered:
        raise Malformed("who", SAY("asked-out-of-turn", seat=seat_name(int(position.asked)), turn=seat_name(turn)))
    if phase.laid == "start" and not position.ships.to_place & questions.fleet(position, turn):
        raise Malformed("ships", SAY("nothing-to-place", seat=seat_name(turn)))
    if phase.laid == "start" and position.starting_gold and int(position.ships.to_place).bit_count() > 1:
        raise Malformed("ships", SAY("gold-already-dealt"))
    if phase.does == "man" and setting_out.unplaced(position, turn) == NONE:
        raise Malformed("pieces", SAY("crew-placed", seat=seat_name(turn)))
    if phase.treasury == "island":
        for k, place in enumerate(position.treasure.at):
            hidden = position.treasure.what[k] != NONE and not knows_slot(position, k, turn)
            if hidden and place == ASHORE + position.exploring.island:
                raise Malformed(f"slots[{k}].seen", SAY("taker-knows", seat=seat_name(turn)))


def check_deeds(position: PiratesPosition) -> None:
    """The card at work exists, and the player who answers is among those asked (PI-R55)."""
    phase = phase_of(position)
    needs = phase.needs
    for start, number, kind in (
        (codes.SHOW, len(position.treasure.what), "treasure"),
        (codes.EVENT, len(position.events.card), "Event"),
        (codes.LOAD, len(position.crew.card), "piece"),
    ):
        if start <= position.card.move < start + PER_KIND and position.card.move - start >= number:
            raise Malformed(
                "in_progress.card.move",
                SAY("no-such-number", kind=kind, number=position.card.move - start + 1, most=number),
            )
    if "card" in needs and position.card.move == NONE:
        raise Malformed("in_progress.card.move", SAY("card-at-work-missing"))
    if phase.aims_card and not position.card.aim:
        raise Malformed("in_progress.card.aim", SAY("aim-missing"))
    blasting = ("question" in needs and position.question.kind == TO_RAM) or position.card.during == BLASTING
    if blasting and not (
        0 <= position.unit < len(position.ships.card) and 0 <= position.target < len(position.ships.card)
    ):
        raise Malformed("in_progress.target", SAY("rammed-missing"))
    if "question" in needs and not (position.question.kind and position.question.seats_left >> position.asked & 1):
        raise Malformed("in_progress.question.seats_left", SAY("asked-not-among", seat=seat_name(int(position.asked))))


def check_setting_out(position: PiratesPosition) -> None:
    """Somebody rolls for the first turn, there are islands for all homes, and every seat with ships at sea has one (PI-3)."""
    phase = phase_of(position)
    if "roller" in phase.needs and not position.still_rolling >> position.asked & 1:
        raise Malformed("rollers", SAY("rolls-not-among", seat=seat_name(position.asked)))
    islands, spots = len(position.waters.shores), int(position.islands.to_place)
    coming = spots if phase.islands_come else 0
    if spots > int(position.islands.may_be_drawn).bit_count() + (phase.laid == "island"):
        raise Malformed("to_draw", SAY("too-few-to-draw", spots=spots))
    if islands + coming < position.seats:
        raise Malformed("islands", SAY("islands-for-homes", players=position.seats))
    if phase.laid == "island" and not spots:
        raise Malformed("to_place", SAY("island-to-place"))
    check_homes(position)


def check_homes(position: PiratesPosition) -> None:
    """Homes are chosen from the first player on, and every seat with ships at sea has one (PI-3.9, PI-3.11)."""
    for seat in seats_with_homes(position):
        if questions.home_of(position, seat) == NONE:
            raise Malformed("islands", SAY("ships-without-home", seat=seat_name(seat)))
    if phase_of(position).does == "home":
        chosen = (int(position.turn) - int(position.first_player)) % position.seats
        for k in range(position.seats):
            seat = (int(position.first_player) + k) % position.seats
            if (questions.home_of(position, seat) != NONE) != (k < chosen):
                raise Malformed("islands", SAY("homes-in-order", seat=seat_name(seat)))


def seats_with_homes(position: PiratesPosition) -> list[int]:
    """The seats that must have a home: those that put ships to sea or have some there."""
    phase = phase_of(position)
    if phase.homeless:
        return []
    if phase.laid == "start" and not position.starting_gold:
        return [int(position.turn)]
    return [seat for seat in range(position.seats) if questions.fleet(position, seat)]


def check_end(position: PiratesPosition, file: PiratesFile) -> None:
    """Check who decides and how the game ended, and that a game with something to decide has not ended."""
    if file.player not in {None, player_name(position)}:
        raise Malformed(
            "player", SAY("decides-otherwise", player=file.player, who=player_name(position), asked=repr(file.asked))
        )
    if bool(questions.is_over(position)) != (file.ended is not None):
        raise Malformed("ended", SAY("ended-when-over"))
    if position.round > MOST_ROUNDS + questions.is_over(position):
        raise Malformed("round", SAY("rounds-at-most", most=MOST_ROUNDS))
    for seat in range(position.seats, len(position.islands.home_gold)):
        if position.islands.home_gold[seat]:
            raise Malformed(f"gold[{seat}]", SAY("gold-of-nobody", players=position.seats, seat=seat_name(seat)))
    check_goes_on(position)
    if not questions.is_over(position) and not position.legal():
        raise Malformed("asked", SAY("no-answer", asked=repr(file.asked)))


def check_goes_on(position: PiratesPosition) -> None:
    """If the next unit is to be named, nothing has ended the game (PI-20.1 to PI-20.4)."""
    after = position.clone()
    if phase_of(position).does == "name" and ending.check_end(after):
        told = tell_ending(after).sentence
        raise Malformed("asked", SAY("over-already", how=told.text, clauses=", ".join(told.clauses)))
