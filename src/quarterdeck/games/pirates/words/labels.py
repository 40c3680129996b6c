"""What things on the pirates' table are called: the words of shapes, and the same words in summaries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.pack.sentences import effect_text
from quarterdeck.games.pirates.picture.view import (
    CURRENT,
    SAY,
    UNKNOWN,
    Captain,
    Craft,
    Isle,
    Piece,
    Shoal,
    Treasure,
    View,
)
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.words.names import about
from quarterdeck.games.pirates.words.whereabouts import craft_place, isle_place
from quarterdeck.messages import speaker

listed: Final = speaker("quarterdeck.games.pirates.art").listed


def seat_name(seat: int) -> str:
    """A player's name."""
    return SAY("seat", seat=seat)


def nation_name(nation: str) -> str:
    """A nation's name."""
    return SAY("nation", nation=nation)


def isle_name(view: View, island: int) -> str:
    """An island in words, with its number."""
    return view.call_isle(island)


def home_words(view: View) -> str:
    """The home island of the player whose pieces are placed: `your home island`."""
    seat = int(view.position.turn)
    return SAY("home-of", mine="yes" if seat == view.seat else "no", who=seat_name(seat))


def shoal_name(view: View, number: int) -> str:
    """Terrain in words."""
    return view.shoals[number].name


def shoal_words(view: View, shoal: Shoal) -> str:
    """Terrain, with known facts, and the ship that is lost in it."""
    return SAY(
        "shoal",
        name=shoal_name(view, shoal.number),
        does=effect_text("terrain", shoal.kind),
        rating=shoal.rating,
        frozen="yes" if shoal.frozen else "no",
        placer=seat_name(shoal.placer) if shoal.kind == CURRENT else "none",
        lost=listed(view.call(unit) for unit in shoal.lost) if shoal.lost else "none",
        dives="yes" if int(codes.TERRAIN) + shoal.number in view.moves else "no",
    )


def where(view: View, place: int) -> str:
    """A place in words: a ship or an island."""
    return isle_name(view, place - int(codes.ASHORE)) if place >= codes.ASHORE else view.call(place)


def piece_name(piece: Piece) -> str:
    """Crew or equipment in words, face down if the viewer does not know it."""
    return _told_apart(piece, piece.name)


def piece_called(piece: Piece) -> str:
    """Crew or equipment in a sentence: `the Captain`, face down if the viewer does not know it."""
    return _told_apart(piece, piece.called)


def _told_apart(piece: Piece, name: str) -> str:
    """A name of a piece, with what makes it another one than those of the same name beside it."""
    if not name:
        return SAY("face-down-crew")
    return SAY("told-apart", name=name, apart=piece.apart) if piece.apart else name


def piece_words(piece: Piece) -> str:
    """A crew or equipment in words, with its effect."""
    if not piece.name:
        return SAY("face-down-crew")
    state = "up" if piece.shown else "down"
    return SAY("piece", name=piece.name, points=piece.points, state=state, effects=" ".join(piece.effects) or "none")


def treasure_name(treasure: Treasure) -> str:
    """A treasure in words."""
    if treasure.name:
        return SAY("unique", name=treasure.name, worth=treasure.worth)
    return SAY("coin-unknown") if treasure.gold == UNKNOWN else SAY("coin", gold=treasure.gold)


def counted_treasure(treasures: Iterable[Treasure]) -> str:
    """Treasures as a list: known coins, unknown ones counted, unique treasures by name."""
    found = list(treasures)
    known = [treasure_name(one) for one in found if one.name or one.gold != UNKNOWN]
    unknown = len(found) - len(known)
    return listed([*known, SAY("coins-unknown", number=unknown)] if unknown else known)


def cargo_words(craft: Craft) -> str:
    """Everything aboard."""
    return listed([*(piece_name(piece) for piece in craft.pieces), *_hold(craft.treasures)])


def treasure_texts(craft: Craft) -> list[str]:
    """The effects of unique treasure aboard."""
    return [SAY("crew-does", name=one.name, does=one.text) for one in craft.treasures if one.name]


def _hold(treasures: tuple[Treasure, ...]) -> list[str]:
    return [counted_treasure(treasures)] if treasures else []


def mast_state(craft: Craft, k: int) -> str:
    """Whether a mast stands, burns or is lost."""
    if not craft.standing >> k & 1:
        return "lost"
    return "burning" if craft.burning >> k & 1 else "standing"


def mast_told(craft: Craft, k: int) -> str:
    """A mast: how it stands, and what its cannon hits."""
    return SAY("mast", mast=k + 1, state=mast_state(craft, k), rank=craft.cannons[k][0], range=craft.cannons[k][1])


def mast_words(view: View, craft: Craft, k: int) -> str:
    """Choosing a mast."""
    does = view.phase.does if view.phase.does in {"lose", "burn"} else "repair"
    rank = craft.cannons[k]
    return SAY("choose-mast", does=does, mast=k + 1, ship=view.call(craft.unit), rank=rank[0], range=rank[1])


def state_words(view: View, craft: Craft) -> str:
    """How a ship lies: derelict, pinned, towed, doomed."""
    found = held_words(view, craft) + peril_words(view, craft) + made_words(craft)
    if craft.fated:
        found.append(SAY("state-fated"))
    if craft.idle:
        found.append(SAY("state-idle", turns=craft.idle))
    elif craft.acted:
        found.append(SAY("state-acted"))
    return "; ".join(found) or "none"


def held_words(view: View, craft: Craft) -> list[str]:
    """Whether she is derelict or on fire, and which ships hold or tow her."""
    found = []
    if craft.derelict():
        found.append(SAY("state-derelict"))
    if craft.burning:
        found.append(SAY("state-burning", masts=craft.burning.bit_count()))
    if craft.pinned_by:
        found.append(SAY("state-pinned", by=listed(view.call(other) for other in craft.pinned_by)))
    if craft.towed_by != codes.NONE:
        found.append(SAY("state-towed", by=view.call(craft.towed_by)))
    if craft.tows != codes.NONE:
        found.append(SAY("state-tows", towed=view.call(craft.tows)))
    return found


def made_words(craft: Craft) -> list[str]:
    """The states that abilities have given her: ghostly, chained, the rest of a shell."""
    found = [SAY("state-made", state=state) for state in craft.states]
    if craft.flotilla:
        found.append(SAY("state-flag", flies="yes" if craft.panels else "no"))
    elif craft.panels:
        found.append(SAY("state-panels", panels=craft.panels))
    return [*found, SAY("state-guns", guns=craft.guns)] if craft.guns else found


def peril_words(view: View, craft: Craft) -> list[str]:
    """Whether she is lost in fog, or wrecked."""
    lost = int(view.position.ships.lost_in[craft.unit])
    at = int(view.position.forts.island[craft.unit])
    if at != codes.NONE:
        return [SAY("state-fort", island=isle_name(view, at), gold=int(view.position.forts.gold[craft.unit]))]
    found = [] if lost == codes.NONE else [SAY("state-lost", fog=shoal_name(view, lost))]
    return [*found, SAY("state-wreck")] if int(view.position.ships.wrecked) >> craft.unit & 1 else found


def craft_words(view: View, craft: Craft) -> str:
    """A ship or creature on the table (`craft_told`), and before that the effect of choosing her."""
    return craft_told(view, craft, _doing(view, craft))


def craft_told(view: View, craft: Craft, does: str = "none") -> str:
    """A ship or creature on the table: whose, what is left of her, what is aboard, where she lies, and in which state."""
    fort = bool(questions.is_fort(view.position, craft.unit))
    return SAY(
        "craft-label",
        does=does,
        ship=SAY("craft", code=craft.code, name=craft.name),
        seat=seat_name(craft.seat),
        mine="yes" if craft.seat == view.seat else "no",
        left=craft.left(),
        masts=craft.masts,
        creature=kind_word(craft, fort=fort),
        cargo=cargo_words(craft) if craft.pieces or craft.treasures else "none",
        place="none" if fort or not craft.hull else craft_place(view, craft),
        state=state_words(view, craft),
    )


def kind_word(craft: Craft, *, fort: bool) -> str:
    """What a sentence counts of a unit: the flags of a fort, the segments of a creature, the cannons of a flotilla, masts."""
    if fort:
        return "fort"
    if craft.flotilla:
        return "flotilla"
    return "yes" if craft.creature else "no"


def _doing(view: View, craft: Craft) -> str:
    """The present effect of choosing a ship."""
    if view.phase.does == "man":
        return "man" if view.manning(craft.unit) else "none"
    return done_with_unit(view, craft.unit) if int(codes.UNIT) + craft.unit in view.moves else "none"


def done_with_unit(view: View, unit: int) -> str:
    """What happens to a unit that is chosen."""
    if view.phase.does in {"name", "ram", "tow", "aim"}:
        return view.phase.does
    other = view.craft(unit)
    return "plunder" if other is not None and other.seat != int(view.position.turn) else "explore"


def counted_lengths(view: View, lengths: Sequence[int]) -> str:
    """Lengths that a unit may sail, by their kinds: `2 short lengths and one long length`; empty: none."""
    named = [(letter, lengths.count(view.measure(letter[0]))) for letter in ("Short", "Long")]
    counted = [SAY(f"lengths-{letter.lower()}", number=number) for letter, number in named if number]
    return listed(counted) if counted else ""


def plate_words(view: View, craft: Craft) -> str:
    """A deckplate: everything that is printed, and what lies aboard."""
    masts = "; ".join(mast_told(craft, k) for k in range(craft.masts))
    return SAY(
        "plate",
        ship=SAY("craft", code=craft.code, name=craft.name),
        nation=nation_name(craft.nation),
        seat=seat_name(craft.seat),
        sails=counted_lengths(view, craft.sails) or "none",
        length=about(sum(craft.sails)),
        masts=masts,
        load=craft.load,
        space=craft.space,
        cargo=cargo_words(craft),
        state=state_words(view, craft),
        effects=" ".join((*craft.effects, *treasure_texts(craft))) or "none",
    )


def isle_words(view: View, isle: Isle) -> str:
    """An island, and the effect of choosing it."""
    return SAY(
        "isle",
        does=_isle_doing(view, isle),
        name=SAY("isle-numbered", number=isle.number + 1, name=isle.name or "none"),
        place=isle_place(view, isle),
        mine="yes" if isle.home == view.seat else "no",
        home=seat_name(isle.home) if isle.home != codes.NONE else "none",
        gold=view.captains[isle.home].gold if isle.home != codes.NONE else 0,
        count=isle.count(),
        known=counted_treasure(isle.treasures) if isle.treasures else "none",
        tokens=listed(seat_name(seat) for seat in isle.tokens) if isle.tokens else "none",
        crew=listed(piece_name(piece) for piece in isle.pieces) if isle.pieces else "none",
        mystery=mystery_words(isle),
    )


def mystery_words(isle: Isle) -> str:
    """The effect of an island by itself, or the known effects of a mysterious one; empty for a plain island."""
    if isle.effect:
        return effect_text("island", isle.effect).rstrip(".")
    if not isle.mysterious:
        return "none"
    if not isle.mystery:
        return SAY("mystery-unknown")
    low, high = isle.mystery
    return SAY("mystery", low=effect_text("island", low).rstrip("."), high=effect_text("island", high).rstrip("."))


def _isle_doing(view: View, isle: Isle) -> str:
    if view.phase.does == "man":
        return "man" if view.manning(int(codes.ASHORE) + isle.number) else "none"
    return done_with_island(view) if int(codes.ISLAND) + isle.number in view.moves else "none"


def done_with_island(view: View) -> str:
    """What happens to an island that is chosen."""
    return view.phase.does if view.phase.does in {"home", "aim"} else "explore"


def captain_words(view: View, captain: Captain) -> str:
    """A player's gold and ships."""
    return SAY(
        "captain",
        seat=seat_name(captain.seat),
        gold=captain.gold,
        coins=captain.coins,
        ships=captain.ships,
        turn="yes" if captain.turn else "no",
        you="yes" if captain.seat == view.seat else "no",
    )
