"""What is asked in each phase: one row of words and facts for each of them.

How a phase lists and takes moves stands in `rules/phases.py`.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from quarterdeck.games.pirates import codes

Need = Literal["unit", "target", "explored", "terrain", "island", "card"]
"""What must be in progress: a ship acts, something is done to another, an island is explored, terrain is met, a mysterious
island does something, a treasure or an Event is at work."""


class Phase(Struct, frozen=True):
    """What is asked in a phase."""

    word: str
    """In position files."""
    term: str
    """In messages of the status line; empty: that of abilities."""
    clause: str
    """By which something is asked."""
    message: str
    """What is said to those who answer something else, without `asked-`: the end of a message's id."""
    sorts: tuple[str, ...]
    """The sorts of moves that can be legal."""
    by_chance: bool = False
    """CHANCE decides."""
    needs: tuple[Need, ...] = ()
    of_the_turn: bool = False
    """The seat whose turn it is decides."""


PHASES: Final[dict[int, Phase]] = {
    int(codes.ROLLING): Phase("first player", "rolling", "PI-3.1", "first", ("die",), by_chance=True),
    int(codes.DRAWING): Phase("island", "drawing", "PI-3.3", "island", ("island-card",), by_chance=True),
    int(codes.PLACING): Phase("spot", "placing", "PI-3.3", "spot", ("pose", "done"), of_the_turn=True),
    int(codes.CHARTING): Phase("terrain", "charting", "PI-3.6", "terrain", ("terrain-card", "done")),
    int(codes.LAYING): Phase("terrain spot", "laying", "PI-3.7", "terrain-spot", ("pose", "done")),
    int(codes.HOMING): Phase("home", "homing", "PI-3.9", "home", ("island",)),
    int(codes.LEAVING): Phase("left over", "leaving", "PI-R62", "leaving", ("deal",), by_chance=True),
    int(codes.MUSTERING): Phase("start", "mustering", "PI-3.10", "start", ("pose", "done"), of_the_turn=True),
    int(codes.MANNING): Phase("crew place", "manning", "PI-4.1", "crew", ("handle",), of_the_turn=True),
    int(codes.NAMING): Phase(
        "ship",
        "naming",
        "PI-6.2",
        "ship",
        (
            "done",
            "store",
            "unit",
            "cast-off",
            "scuttle",
            "free-explore",
            "handle",
            "use",
            "sacrifice",
            "pick",
            "feat",
            "show",
            "event",
        ),
        of_the_turn=True,
    ),
    int(codes.CHOOSING): Phase(
        "action",
        "choosing",
        "PI-6.2",
        "action",
        ("done", "build", "mend", "watch", "move", "shoot", "use", "shoot-far", "repair", "island", "unit", "hunt"),
        needs=("unit",),
        of_the_turn=True,
    ),
    int(codes.USING): Phase("ability die", "", "PI-6.5", "ability", ("die",), by_chance=True, needs=("unit",)),
    int(codes.CONSENTING): Phase(
        "consent", "consenting", "PI-R55", "consent", ("done", "use", "feat", "pose", "terrain"), needs=("unit",)
    ),
    int(codes.OVER): Phase("nothing", "", "PI-20.4", "nothing", ()),
    int(codes.SAILING): Phase(
        "segment", "sailing", "PI-7.2", "segment", ("done", "segment"), needs=("unit",), of_the_turn=True
    ),
    int(codes.TOWING): Phase("tow", "towing", "PI-10.4", "tow", ("done", "unit"), needs=("unit",), of_the_turn=True),
    int(codes.BERTHING): Phase(
        "berth", "berthing", "PI-10.9", "berth", ("done", "pose"), needs=("unit",), of_the_turn=True
    ),
    int(codes.TURNING): Phase("turn", "turning", "PI-A80", "turn", ("done", "turn-to"), needs=("unit",)),
    int(codes.LOOKING): Phase(
        "look", "looking", "PI-11.1", "look", ("deal",), by_chance=True, needs=("unit", "explored")
    ),
    int(codes.TAKING): Phase(
        "coin",
        "taking",
        "PI-11.2",
        "coin",
        ("done", "slot", "feat"),
        needs=("unit", "explored"),
        of_the_turn=True,
    ),
    int(codes.SHARING): Phase(
        "exchange",
        "sharing",
        "PI-11.10",
        "sharing",
        ("done", "handle", "hand-over"),
        needs=("unit", "target"),
        of_the_turn=True,
    ),
    int(codes.PICKING): Phase(
        "picked", "", "PI-R20", "picked", ("slot", "unseen"), by_chance=True, needs=("unit", "target")
    ),
    int(codes.RAMMING): Phase("ram", "ramming", "PI-R25", "ram", ("unit",), needs=("unit",), of_the_turn=True),
    int(codes.RAM_DIE): Phase(
        "ram die", "ram-die", "PI-9.2", "ram-die", ("die",), by_chance=True, needs=("unit", "target")
    ),
    int(codes.OFFERING): Phase(
        "boarding", "offering", "PI-9.8", "boarding", ("done", "board"), needs=("unit", "target")
    ),
    int(codes.BOARD_DIE): Phase(
        "boarding die", "board-die", "PI-9.9", "boarding-die", ("die",), by_chance=True, needs=("unit", "target")
    ),
    int(codes.PRIZE): Phase(
        "prize",
        "prize",
        "PI-9.10",
        "prize",
        ("done", "crew", "any-crew", "all-crew", "any-coin", "slot"),
        needs=("unit", "target"),
    ),
    int(codes.PRIZE_DRAWN): Phase(
        "prize drawn",
        "prize-drawn",
        "PI-R28",
        "drawn",
        ("crew", "slot"),
        by_chance=True,
        needs=("unit", "target"),
    ),
    int(codes.SHOOTING): Phase(
        "shot",
        "shooting",
        "PI-R4",
        "shot",
        ("done", "load", "shot", "feat", "use"),
        needs=("unit",),
        of_the_turn=True,
    ),
    int(codes.HITTING): Phase("hit", "hitting", "PI-R3", "hit", ("die",), by_chance=True, needs=("unit", "target")),
    int(codes.WALLS_DIE): Phase("walls die", "walls", "PI-A110", "walls", ("die",), by_chance=True, needs=("unit",)),
    int(codes.LOSING): Phase("lost mast", "losing", "PI-R4", "loss", ("mast",)),
    int(codes.FORFEITING): Phase("forfeit", "forfeiting", "PI-R71", "forfeit", ("crew", "slot"), needs=("unit",)),
    int(codes.BURNING): Phase("fire", "burning", "PI-17.1", "fire", ("die",), by_chance=True, needs=("unit",)),
    int(codes.SPREADING): Phase("fire spreads", "spreading", "PI-17.3", "spread", ("mast",), needs=("unit",)),
    int(codes.REPAIRING): Phase("repair", "repairing", "PI-14.1", "repair", ("done", "mast"), needs=("unit",)),
    int(codes.SCUTTLING): Phase(
        "scuttling", "scuttling", "PI-13.1", "scuttle", ("die",), by_chance=True, needs=("unit",)
    ),
    int(codes.DRIFTING): Phase("ice", "drifting", "PI-K2", "ice", ("die",), by_chance=True),
    int(codes.SLIDING): Phase("ice edge", "sliding", "PI-K2", "ice-edge", ("die",), by_chance=True),
    int(codes.PERIL_DIE): Phase(
        "terrain die", "peril", "PI-16.1", "peril", ("die",), by_chance=True, needs=("unit", "terrain")
    ),
    int(codes.DIVING): Phase("whirlpool", "diving", "PI-K5", "dive", ("done", "terrain"), needs=("unit", "terrain")),
    int(codes.PAYING): Phase("price", "paying", "PI-K5", "price", ("mast", "crew", "slot"), needs=("unit", "terrain")),
    int(codes.AIMING): Phase(
        "aim",
        "aiming",
        "PI-1.2",
        "aim",
        ("done", "unit", "crew", "slot", "island", "show", "recruit", "segment", "pose", "terrain"),
        needs=("card",),
    ),
    int(codes.DEED_DIE): Phase("deed die", "deed-die", "PI-1.2", "deed-die", ("die",), by_chance=True, needs=("card",)),
    int(codes.DEED_DRAWN): Phase(
        "deed drawn", "deed-drawn", "PI-N15", "deed-drawn", ("deal", "recruit"), by_chance=True, needs=("card",)
    ),
    int(codes.ANSWERING): Phase("answer", "answering", "PI-R55", "answer", ("done", "show", "event")),
    int(codes.FLIPPING): Phase(
        "island text", "flipping", "PI-8.9", "text", ("island-card",), by_chance=True, needs=("unit", "island")
    ),
    int(codes.MYSTERY_DIE): Phase("island die", "omen", "PI-8.5", "omen", ("die",), by_chance=True, needs=("unit",)),
    int(codes.FORTUNE): Phase(
        "island choice",
        "fortune",
        "PI-8.6",
        "fortune",
        ("done", "move", "island", "crew", "slot", "unit", "recruit", "collected"),
        needs=("unit", "island"),
    ),
    int(codes.COIN_DRAWN): Phase(
        "coin drawn",
        "coin-drawn",
        "PI-8.6",
        "coin-drawn",
        ("slot", "unturned"),
        by_chance=True,
        needs=("unit", "island"),
    ),
}
"""By their numbers."""


def needing(need: Need) -> frozenset[int]:
    """The phases that need something in progress."""
    return frozenset(number for number, phase in PHASES.items() if need in phase.needs)
