"""Reads the pirates' notation; text that means no move is refused with a suggestion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.packs import slug
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import AIMS, ASHORE, LENGTH_BITS, OF_UNITS, PIECE_AIM, PLACES, SLOT_AIM
from quarterdeck.games.pirates.geometry.offered import pose_move
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.moving.segments import segment_move
from quarterdeck.games.pirates.rules.mysterious_islands.at_exploring import EVENT_STEP
from quarterdeck.games.pirates.rules.shooting.shooting import shot_move
from quarterdeck.games.pirates.table.catalog import MAST_PLACES
from quarterdeck.games.pirates.table.table import LONG, SHORT
from quarterdeck.games.pirates.texts.abilities import SLUGS
from quarterdeck.games.pirates.words.notation.names import crew_id, event_name, treasure_word
from quarterdeck.games.pirates.words.notation.notation import (
    SINGLE,
    actor,
    collected_name,
    island_card_name,
    measures_of,
    next_measure,
    terrain_card_id,
    unit_verb,
    usual_aim,
)
from quarterdeck.games.pirates.words.notation.parts import (
    FORMS,
    MEASURE,
    SAY,
    Words,
    bad,
    count,
    form,
    heading,
    length,
    named_by_chance,
    numbered,
    piece,
    point,
    slot,
    unit,
)
from quarterdeck.games.pirates.words.notation.shots import NUMBERS as NUMBERS_OF_CANNONS
from quarterdeck.games.pirates.words.notation.shots import VERBS

Reader = Callable[[PiratesPosition, Words], int]

DIE: Final = 6
TERRAINS: Final = 100
DONE: Final = frozenset({"done", "no", "none", "nothing", "decline", "end", "stop"})
"""Words for being done."""
NUMBERS: Final = {
    "done": int(codes.PASS), "move": int(codes.MOVE), "shoot": int(codes.SHOOT), "repair": int(codes.REPAIR), "shoot-far": int(codes.SHOOT_FAR),
    "board": int(codes.BOARD), "hunt": int(codes.HUNT), "any-crew": int(codes.ANY_CREW), "any-coin": int(codes.ANY_COIN),
    "all-crew": int(codes.ALL_CREW),
}  # fmt: skip
WHOLE: Final = {words: NUMBERS[sort] for sort, words in SINGLE.items()}
"""The moves whose texts are always the same."""


def parse(position: PiratesPosition, written: str) -> int:
    """The move a text means, legal or not; `Malformed` if it means none."""
    words = written.lower().split()
    plain = " ".join(words)
    if plain in DONE:
        return int(codes.PASS)
    if plain in WHOLE:
        return WHOLE[plain]
    if not words:
        raise Malformed("move", SAY("move-missing"))
    if MEASURE.fullmatch(words[0]):
        return read_segment(position, words)
    if words[0] not in READERS:
        if words[0] in FORMS:
            return bad(words)
        raise Malformed("move", SAY("no-move", written=repr(written.strip())))
    return READERS[words[0]](position, words[1:])


# -- one reader for each first word ------------------------------------------------------------------


def read_segment(position: PiratesPosition, words: Words) -> int:
    """A measure, a heading, and a length if it is not the full one (PI-N17)."""
    found = MEASURE.fullmatch(words[0])
    if found is None or not 2 <= len(words) <= 3:  # noqa: PLR2004 - measure, heading, length
        return bad(words)
    word = found[1].upper()
    measure = next_measure(position, word)
    if found[2]:
        known = measures_of(position)
        places = [k for k, other in known.items() if other == word]
        if int(found[2]) > len(places):
            raise Malformed(
                "move", SAY("text-no-measure", written=words[0].upper(), known=", ".join(known.values()) or "none")
            )
        measure = places[int(found[2]) - 1]
    full = int(position.catalog.measure[SHORT if word[-1] == "S" else LONG])
    verb = found[1][-1]
    far = length(verb, words[2], (1 << int(LENGTH_BITS)) - 1) if words[2:] else full
    return int(segment_move(measure, heading(verb, words[1]), far))


def read_fire(kind: int, verb: str) -> Reader:
    """A cannon, a target, and the point to be hit if it is not the usual one; the verb depends on the kind of shot."""

    def read(position: PiratesPosition, words: Words) -> int:
        if len(words) < 3 or words[1] != "at" or words[0] not in NUMBERS_OF_CANNONS:  # noqa: PLR2004 - cannon, at, target
            return bad([verb, *words])
        cannon = NUMBERS_OF_CANNONS[words[0]]
        exact = "," in words[-1]
        target = unit(position, verb, words[2:-1] if exact else words[2:])
        x, y = point(verb, words[-1]) if exact else usual_aim(position, cannon, target, kind)
        return int(shot_move(cannon, target, x, y, kind))

    return read


def read_place(_position: PiratesPosition, words: Words) -> int:
    """A pose."""
    if len(words) != 2:  # noqa: PLR2004 - place and heading
        return bad(["place", *words])
    x, y = point("place", words[0])
    return int(pose_move(x, y, heading("place", words[1])))


def read_die(_position: PiratesPosition, words: Words) -> int:
    """A die that chance rolls."""
    return count("die", words, DIE) + 1


def read_mast(_position: PiratesPosition, words: Words) -> int:
    """A mast, counted from the bow."""
    return int(codes.MAST) + count("mast", words, int(MAST_PLACES))


def read_unit(verb: str) -> Reader:
    """A unit that must act, is rammed or is taken in tow, depending on the present question."""

    def read(position: PiratesPosition, words: Words) -> int:
        number = unit(position, verb, words)
        wanted = unit_verb(position)
        if wanted != verb:
            raise Malformed("move", SAY("ship-named-otherwise", written=repr(verb), form=form(wanted)))
        return int(codes.UNIT) + number

    return read


def read_explore(position: PiratesPosition, words: Words) -> int:
    """An island, a ship, or a free explore."""
    if words[:1] == ["island"]:
        if phase_of(position).does == "home":
            raise Malformed("move", SAY("home-chosen-now", form=form("home")))
        return int(codes.ISLAND) + count("explore island", words[1:], int(codes.UNITS))
    if words[:1] == ["free"]:
        return int(codes.FREE_EXPLORE) + unit(position, "explore", words[1:])
    return read_unit("explore")(position, words)


def read_home(position: PiratesPosition, words: Words) -> int:
    """A home island."""
    if words[:1] != ["island"] or phase_of(position).does != "home":
        return bad(["home", *words])
    return int(codes.ISLAND) + count("home island", words[1:], int(codes.UNITS))


def read_cast(position: PiratesPosition, words: Words) -> int:
    """The unit that tows."""
    if words[:1] != ["off"]:
        return bad(["cast", *words])
    return int(codes.CAST_OFF) + unit(position, "cast", words[1:])


def read_scuttle(position: PiratesPosition, words: Words) -> int:
    """A derelict."""
    return int(codes.SCUTTLE) + unit(position, "scuttle", words)


def read_kill(position: PiratesPosition, words: Words) -> int:
    """A crew that is eliminated."""
    return int(codes.CREW) + piece(position, "kill", words)


def read_crew(position: PiratesPosition, words: Words) -> int:
    """Crew or equipment to a ship or ashore."""
    for word in ("to", "ashore"):
        if word in words:
            k = words.index(word)
            number = piece(position, "crew", words[:k])
            if word == "to":
                place = unit(position, "crew", words[k + 1 :])
            else:
                place = int(ASHORE) + count("crew ashore", words[k + 1 :], int(codes.UNITS))
            return int(codes.HANDLE) + number * int(PLACES) + place
    return bad(["crew", *words])


def read_use(position: PiratesPosition, words: Words) -> int:
    """An ability, the unit that has it, and its target."""
    if len(words) < 3 or words[1] != "by" or words[0] not in SLUGS:  # noqa: PLR2004 - ability, by, unit
        return bad(["use", *words])
    ability = SLUGS.index(words[0])
    if "on" not in words:
        return int(codes.USE) + ability * int(OF_UNITS) + unit(position, "use", words[2:])
    k = words.index("on")
    whose = ability * int(OF_UNITS) + unit(position, "use", words[2:k])
    return int(codes.FEAT) + whose * int(AIMS) + read_use_aim(position, words[k + 1 :])


def read_use_aim(position: PiratesPosition, words: Words) -> int:
    """The target of an ability."""
    if words[:1] == ["island"]:
        return int(ASHORE) + count("use", words[1:], int(codes.UNITS))
    for word, start, most in (("crew", PIECE_AIM, codes.PIECES), ("coin", SLOT_AIM, codes.SLOTS)):
        if words[:1] == [word]:
            return int(start) + count("use", [one.removeprefix("#") for one in words[1:]], int(most))
    if len(words) == 1 and words[0] in SLUGS:
        return SLUGS.index(words[0])
    return unit(position, "use", words)


def read_turn(_position: PiratesPosition, words: Words) -> int:
    """A heading."""
    if len(words) != 1:
        return bad(["turn", *words])
    return int(codes.TURN_TO) + heading("turn", words[0])


def read_unseen(_position: PiratesPosition, words: Words) -> int:
    """One of the treasures that nobody has seen."""
    return int(codes.UNSEEN) + count("unseen", words, 40)


def read_sacrifice(position: PiratesPosition, words: Words) -> int:
    """A crew that is given up."""
    return int(codes.SACRIFICE) + piece(position, "sacrifice", words)


def read_rob(position: PiratesPosition, words: Words) -> int:
    """A ship of another player, and the own one."""
    if "by" not in words:
        return bad(["rob", *words])
    k = words.index("by")
    other = unit(position, "rob", words[:k])
    return int(codes.PICK) + unit(position, "rob", words[k + 1 :]) * int(OF_UNITS) + other


def read_show(position: PiratesPosition, words: Words) -> int:
    """A unique treasure."""
    return int(codes.SHOW) + slot(position, "show", words)


def read_play(position: PiratesPosition, words: Words) -> int:
    """An Event of the player who chooses, by its id, with its number where several are alike."""
    word, number = numbered("-".join(words))
    seat = actor(position)
    found = [
        k
        for k in range(len(position.events.card))
        if number in {0, k + 1} and event_name(position, k, seat).partition("#")[0] == slug(word)
    ]
    left = [k for k in found if not position.events.out >> k & 1] or found
    if not left:
        raise Malformed("move", SAY("no-event-called", written=repr(" ".join(words)), form=form("play")))
    return int(codes.EVENT) + left[0]


def read_load(position: PiratesPosition, words: Words) -> int:
    """Equipment for the next shot."""
    return int(codes.LOAD) + piece(position, "load", words)


def read_recruit(position: PiratesPosition, words: Words) -> int:
    """A crew that joins."""
    names = {crew_id(position, k): k for k in range(position.catalog.crews)}
    return int(codes.RECRUIT) + named_by_chance("recruit", "crew", names, words)


def read_aim(position: PiratesPosition, words: Words) -> int:
    """A ship, an island, a crew or a treasure on which something is used."""
    what = words[:1]
    if what == ["island"]:
        return int(codes.ISLAND) + count("aim island", words[1:], int(codes.UNITS))
    if what == ["crew"]:
        return int(codes.CREW) + piece(position, "aim", words[1:])
    if what == ["terrain"]:
        return int(codes.TERRAIN) + count("aim terrain", words[1:], int(codes.UNITS))
    if what == ["treasure"]:
        return int(codes.SLOT) + unknown_slot(position, words[1:])
    return read_unit("aim")(position, words)


def unknown_slot(position: PiratesPosition, words: Words) -> int:
    """A treasure, even one that the choosing player has not seen: `?3`."""
    word = "".join(words)
    if word.startswith("?") and word[1:].isdecimal() and 1 <= int(word[1:]) <= len(position.treasure.what):
        return int(word[1:]) - 1
    return slot(position, "aim", words)


def read_drift(_position: PiratesPosition, words: Words) -> int:
    """The place to which a ship is blown."""
    if len(words) != 2:  # noqa: PLR2004 - direction and length
        return bad(["drift", *words])
    far = length("drift", words[1], (1 << int(LENGTH_BITS)) - 1)
    return int(segment_move(0, heading("drift", words[0]), far))


def read_take(position: PiratesPosition, words: Words) -> int:
    """A treasure that is taken."""
    return int(codes.SLOT) + slot(position, "take", words)


def read_pay(position: PiratesPosition, words: Words) -> int:
    """A treasure that is lost for coming out of a whirlpool."""
    if phase_of(position).does != "pay":
        return bad(["pay", *words])
    return int(codes.SLOT) + slot(position, "pay", words)


def read_chart(position: PiratesPosition, words: Words) -> int:
    """A piece of terrain that is placed next."""
    names = {terrain_card_id(position, k): k for k in range(position.catalog.terrains)}
    return int(codes.TERRAIN_CARD) + named_by_chance("chart", "terrain", names, words)


def read_at_fort(verb: str, start: int) -> Reader:
    """What is done with a fort, or with a ship that lies at one."""
    return lambda position, words: start + unit(position, verb, words)


def read_swim(_position: PiratesPosition, words: Words) -> int:
    """An island that swims."""
    if words[:1] != ["island"]:
        return bad(["swim", *words])
    return int(codes.SWIM) + count("swim island", words[1:], int(codes.ISLANDS))


def read_collect(position: PiratesPosition, words: Words) -> int:
    """What comes into the game: a coin by its gold, a unique treasure, an Event."""
    catalog = position.catalog
    numbers = [*range(int(codes.COIN_KINDS) + int(catalog.uniques))]
    numbers += [int(EVENT_STEP) + k for k in range(catalog.events)]
    names = {collected_name(position, k): k for k in numbers}
    return int(codes.COLLECTED) + named_by_chance("collect", "collected", names, words)


def read_dive(_position: PiratesPosition, words: Words) -> int:
    """A whirlpool by its number among all terrain."""
    return int(codes.TERRAIN) + count("dive", words, TERRAINS)


def read_hand(position: PiratesPosition, words: Words) -> int:
    """A treasure to the other ship."""
    if "to" not in words:
        return bad(["hand", *words])
    k = words.index("to")
    taker = unit(position, "hand", words[k + 1 :])
    return int(codes.HAND_OVER) + slot(position, "hand", words[:k], taker) * int(PLACES) + taker


def read_deal(position: PiratesPosition, words: Words) -> int:
    """A treasure that chance turns up."""
    names = {treasure_word(position, k): k for k in range(len(position.treasure.worth))}
    return int(codes.DEAL) + named_by_chance("deal", "treasure", names, words)


def read_draw(position: PiratesPosition, words: Words) -> int:
    """An island that chance draws."""
    if words[:1] == ["unseen"]:
        return int(codes.UNTURNED) + count("draw unseen", words[1:], int(codes.SLOTS))
    names = {island_card_name(position, k): k for k in range(position.catalog.islands)}
    return int(codes.ISLAND_CARD) + named_by_chance("draw", "island", names, words)


READERS: Final[dict[str, Reader]] = {
    "act": read_unit("act"),
    "ram": read_unit("ram"),
    "tow": read_unit("tow"),
    "explore": read_explore,
    "home": read_home,
    **{verb: read_fire(kind, verb) for kind, verb in VERBS.items()},
    "turn": read_turn,
    "unseen": read_unseen,
    "place": read_place,
    "die": read_die,
    "mast": read_mast,
    "cast": read_cast,
    "scuttle": read_scuttle,
    "kill": read_kill,
    "crew": read_crew,
    "take": read_take,
    "hand": read_hand,
    "use": read_use,
    "sacrifice": read_sacrifice,
    "rob": read_rob,
    "pay": read_pay,
    "chart": read_chart,
    "collect": read_collect,
    "build": read_at_fort("build", int(codes.BUILD)),
    "store": read_at_fort("store", int(codes.STORE)),
    "mend": read_at_fort("mend", int(codes.MEND)),
    "watch": read_at_fort("watch", int(codes.WATCH)),
    "swim": read_swim,
    "dive": read_dive,
    "aim": read_aim,
    "drift": read_drift,
    "show": read_show,
    "play": read_play,
    "load": read_load,
    "recruit": read_recruit,
    "deal": read_deal,
    "draw": read_draw,
}
