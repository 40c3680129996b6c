"""What is asked in each phase: one row for each of them, with all that words, pictures, refusals, files and bots ask of it.

How a phase lists and takes moves stands in `rules/phases.py`.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.table.table import Table

Need = Literal[
    "unit", "own unit", "target", "explored", "loss", "terrain", "ice", "island", "fortune", "card", "question", "roller", "ability"
]  # fmt: skip
"""What must be in progress: a ship acts, and it is one of the fleet on turn; something is done to another, an island is
explored, something is lost, terrain is met, ice drifts, a mysterious island works, and it does something; a treasure or an
Event is at work, something may be shown in answer, somebody rolls for the first turn, somebody is asked about an ability."""
Does = Literal[
    "", "home", "man", "name", "explore", "ram", "tow", "share", "lose", "burn", "repair", "pay", "aim", "swim"
]  # fmt: skip
"""What is done with the ship, the island, the mast, the crew or the treasure that a move names."""
Laid = Literal["", "island", "terrain", "start", "berth"]
"""What is laid freely on the sea: the island that was drawn, the terrain that was chosen, a unit that starts, a towed ship
that docks."""
About = Literal["target", "loser", "island", "place", "terrain", "card", "mystery"]
"""What a sentence is about: to whom something is done, who loses something, the island that is explored, the place from
which treasure is drawn, the terrain that is met, what is at work, the mysterious island."""
Whose = Literal["unit", "loser", "kindled", "mended", "card"]
"""Of which unit something is lost or comes back: the one that acts, who loses something, whose mast catches fire, whose mast
comes back, on whom a card works."""
Treasury = Literal["", "island", "loser", "place", "unit", "both", "card", "mystery"]
"""Where treasure lies that may be named: on the island that is explored, aboard who lost the fight, where it is drawn from,
aboard the unit that acts, aboard both ships, aboard the unit on which a card works, on the mysterious island."""


class Phase(Struct, frozen=True):
    """What is asked in a phase."""

    word: str
    """The word for it in position files."""
    term: str
    """The term in messages of the status line; empty: the one of abilities."""
    clause: str
    """By which something is asked."""
    message: str
    """The message for a move of the wrong kind: the part of its id after `asked-`."""
    sorts: tuple[str, ...]
    """The sorts of moves that can be legal."""
    by_chance: bool = False
    """CHANCE decides."""
    needs: tuple[Need, ...] = ()
    of_the_turn: bool = False
    """The seat whose turn it is decides."""
    no_turn: bool = False
    """It is nobody's turn: the first player is not known yet, or the game is over."""
    islands_come: bool = False
    """Islands are still to be placed."""
    homeless: bool = False
    """Homes are still to be chosen, so nobody needs one."""
    does: Does = ""
    laid: Laid = ""
    steers: bool = False
    """The player steers a course."""
    raiders_leave: bool = False
    """A raider at an enemy's home has to sail away first (PI-R74)."""
    about: About = "target"
    whose: Whose = "unit"
    treasury: Treasury = ""
    secret: bool = False
    """Which treasure is looked at or taken, one player alone learns (PI-11.1)."""
    open: bool = False
    """Which treasure is named, everybody learns."""
    drawn_for: Literal["asked", "turn"] = "asked"
    """The seat that learns which treasure is drawn: the one that is asked, or the one on turn."""
    counted: Literal["", "fires", "boarding", "card"] = ""
    """Where the number of dice or draws still to come is counted."""
    against: Literal["", "cannon", "masts", "first roll"] = ""
    """What a die is compared with."""
    listed: bool = False
    """Exactly those moves are legal that are listed."""
    declined: str = "action"
    """What `done` declines, in its message."""
    unfinished: tuple[str, str] | None = None
    """For a player who wants to be done but must do something first: the clause, and the message without `must-`."""
    lies_open: bool = False
    """Everybody knows all choices, so a single possible move need not be asked for."""
    hinted: str = ""
    """The sort of moves that its hint is about, such as `pose`, or `any`; empty: no hint."""
    rated: Literal["", "each", "all"] = ""
    """How bots rate the moves: each by itself, or after a look at all that lies on the table; empty: in a way of its own or
    not at all."""

    @property
    def aims_card(self) -> bool:
        """The player chooses the target of a treasure, an Event or equipment."""
        return self.does == "aim" and self.about == "card"

    @property
    def draws_coin(self) -> bool:
        """CHANCE draws treasure that lies face down."""
        return self.by_chance and "slot" in self.sorts

    @property
    def chooses_action(self) -> bool:
        """The action of a unit is chosen."""
        return "shoot" in self.sorts

    @property
    def shoots(self) -> bool:
        """The next shot is chosen."""
        return "shot" in self.sorts

    @property
    def shows_ranges(self) -> bool:
        """The range of the unit's cannons matters."""
        return self.chooses_action or self.shoots


PHASES: Final[dict[int, Phase]] = {
    int(codes.ROLLING): Phase(
        "first player",
        "rolling",
        "PI-3.1",
        "first",
        ("die",),
        by_chance=True,
        needs=("roller",),
        no_turn=True,
        islands_come=True,
        homeless=True,
    ),
    int(codes.DRAWING): Phase(
        "island", "drawing", "PI-3.3", "island", ("island-card",), by_chance=True, islands_come=True, homeless=True
    ),
    int(codes.PLACING): Phase(
        "spot",
        "placing",
        "PI-3.3",
        "spot",
        ("pose", "done"),
        of_the_turn=True,
        islands_come=True,
        homeless=True,
        laid="island",
        unfinished=("PI-R36", "place-island"),
        hinted="pose",
        declined="room",
    ),
    int(codes.CHARTING): Phase(
        "terrain",
        "charting",
        "PI-3.6",
        "terrain",
        ("terrain-card", "done"),
        homeless=True,
        unfinished=("PI-3.6", "place-terrain"),
        declined="room",
    ),
    int(codes.LAYING): Phase(
        "terrain spot",
        "laying",
        "PI-3.7",
        "terrain-spot",
        ("pose", "done"),
        homeless=True,
        laid="terrain",
        unfinished=("PI-3.6", "place-terrain"),
        hinted="pose",
        declined="room",
    ),
    int(codes.HOMING): Phase("home", "homing", "PI-3.9", "home", ("island",), homeless=True, does="home"),
    int(codes.LEAVING): Phase("left over", "leaving", "PI-R62", "leaving", ("deal",), by_chance=True),
    int(codes.MUSTERING): Phase(
        "start",
        "mustering",
        "PI-3.10",
        "start",
        ("pose", "done"),
        of_the_turn=True,
        laid="start",
        declined="muster",
        unfinished=("PI-3.10", "start"),
        hinted="pose",
    ),
    int(codes.MANNING): Phase("crew place", "manning", "PI-4.1", "crew", ("handle",), of_the_turn=True, does="man"),
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
        does="name",
        raiders_leave=True,
        declined="turn",
        hinted="unit",
    ),
    int(codes.CHOOSING): Phase(
        "action",
        "choosing",
        "PI-6.2",
        "action",
        (
            "done",
            "build",
            "mend",
            "watch",
            "swim",
            "move",
            "shoot",
            "use",
            "feat",
            "shoot-far",
            "repair",
            "island",
            "unit",
            "hunt",
        ),
        needs=("unit", "own unit"),
        of_the_turn=True,
        does="explore",
        raiders_leave=True,
        hinted="shoot",
        rated="all",
    ),
    int(codes.USING): Phase("ability die", "", "PI-6.5", "ability", ("die",), by_chance=True, needs=("unit",)),
    int(codes.CONSENTING): Phase(
        "consent",
        "consenting",
        "PI-R55",
        "consent",
        ("done", "use", "feat", "pose", "terrain", "recruit"),
        needs=("unit", "ability"),
        listed=True,
        declined="use",
    ),
    int(codes.OVER): Phase("nothing", "", "PI-20.4", "nothing", (), no_turn=True),
    int(codes.SAILING): Phase(
        "segment",
        "sailing",
        "PI-7.2",
        "segment",
        ("done", "segment"),
        needs=("unit",),
        of_the_turn=True,
        steers=True,
        raiders_leave=True,
        declined="course",
        hinted="segment",
        rated="all",
    ),
    int(codes.TOWING): Phase(
        "tow",
        "towing",
        "PI-10.4",
        "tow",
        ("done", "unit"),
        needs=("unit",),
        of_the_turn=True,
        does="tow",
        declined="tow",
        rated="all",
    ),
    int(codes.BERTHING): Phase(
        "berth",
        "berthing",
        "PI-10.9",
        "berth",
        ("done", "pose"),
        needs=("unit",),
        of_the_turn=True,
        laid="berth",
        declined="berth",
        unfinished=("PI-10.9", "berth"),
    ),
    int(codes.TURNING): Phase(
        "turn",
        "turning",
        "PI-A80",
        "turn",
        ("done", "turn-to"),
        needs=("unit", "ability"),
        listed=True,
        declined="heading",
    ),
    int(codes.DRIVING): Phase(
        "swim",
        "driving",
        "PI-M32",
        "swim",
        ("pose",),
        needs=("unit", "explored"),
        of_the_turn=True,
        does="swim",
        about="island",
        listed=True,
        lies_open=True,
    ),
    int(codes.LOOKING): Phase(
        "look",
        "looking",
        "PI-11.1",
        "look",
        ("deal",),
        by_chance=True,
        needs=("unit", "explored"),
        about="island",
        secret=True,
    ),
    int(codes.TAKING): Phase(
        "coin",
        "taking",
        "PI-11.2",
        "coin",
        ("done", "slot", "feat"),
        needs=("unit", "explored"),
        of_the_turn=True,
        about="island",
        treasury="island",
        secret=True,
        declined="coins",
        unfinished=("PI-11.8", "take"),
        rated="each",
    ),
    int(codes.SHARING): Phase(
        "exchange",
        "sharing",
        "PI-11.10",
        "sharing",
        ("done", "handle", "hand-over"),
        needs=("unit", "target"),
        of_the_turn=True,
        does="share",
        treasury="both",
        declined="goods",
        hinted="any",
        rated="each",
    ),
    int(codes.PICKING): Phase(
        "picked",
        "",
        "PI-R20",
        "picked",
        ("slot", "unseen"),
        by_chance=True,
        needs=("unit", "target"),
        about="place",
        treasury="place",
        drawn_for="turn",
        listed=True,
    ),
    int(codes.RAMMING): Phase(
        "ram",
        "ramming",
        "PI-R25",
        "ram",
        ("unit",),
        needs=("unit",),
        of_the_turn=True,
        does="ram",
        lies_open=True,
    ),
    int(codes.RAM_DIE): Phase(
        "ram die", "ram-die", "PI-9.2", "ram-die", ("die",), by_chance=True, needs=("unit", "target"), against="masts"
    ),
    int(codes.OFFERING): Phase(
        "boarding",
        "offering",
        "PI-9.8",
        "boarding",
        ("done", "board"),
        needs=("unit", "target"),
        declined="board",
        rated="all",
    ),
    int(codes.BOARD_DIE): Phase(
        "boarding die",
        "board-die",
        "PI-9.9",
        "boarding-die",
        ("die",),
        by_chance=True,
        needs=("unit", "target"),
        counted="boarding",
        against="first roll",
    ),
    int(codes.PRIZE): Phase(
        "prize",
        "prize",
        "PI-9.10",
        "prize",
        ("done", "crew", "any-crew", "all-crew", "any-coin", "slot"),
        needs=("unit", "target"),
        treasury="loser",
        declined="prize",
        rated="each",
    ),
    int(codes.PRIZE_DRAWN): Phase(
        "prize drawn",
        "prize-drawn",
        "PI-R28",
        "drawn",
        ("crew", "slot"),
        by_chance=True,
        needs=("unit", "target"),
        treasury="loser",
    ),
    int(codes.SHOOTING): Phase(
        "shot",
        "shooting",
        "PI-R4",
        "shot",
        ("done", "load", "shot", "feat", "use", "show"),
        needs=("unit", "own unit"),
        of_the_turn=True,
        declined="shots",
        hinted="shot",
        rated="all",
    ),
    int(codes.HITTING): Phase(
        "hit", "hitting", "PI-R3", "hit", ("die",), by_chance=True, needs=("unit", "target"), against="cannon"
    ),
    int(codes.WALLS_DIE): Phase("walls die", "walls", "PI-A110", "walls", ("die",), by_chance=True, needs=("unit",)),
    int(codes.LOSING): Phase(
        "lost mast",
        "losing",
        "PI-R4",
        "loss",
        ("mast",),
        needs=("loss",),
        does="lose",
        about="loser",
        whose="loser",
        hinted="mast",
        rated="each",
        lies_open=True,
    ),
    int(codes.FORFEITING): Phase(
        "forfeit",
        "forfeiting",
        "PI-R71",
        "forfeit",
        ("crew", "slot"),
        needs=("unit", "loss"),
        about="loser",
        whose="loser",
        listed=True,
    ),
    int(codes.BURNING): Phase(
        "fire", "burning", "PI-17.1", "fire", ("die",), by_chance=True, needs=("unit",), counted="fires"
    ),
    int(codes.SPREADING): Phase(
        "fire spreads",
        "spreading",
        "PI-17.3",
        "spread",
        ("mast",),
        needs=("unit",),
        does="burn",
        whose="kindled",
        rated="each",
        lies_open=True,
    ),
    int(codes.REPAIRING): Phase(
        "repair",
        "repairing",
        "PI-14.1",
        "repair",
        ("done", "mast"),
        needs=("unit",),
        does="repair",
        whose="mended",
        rated="each",
        lies_open=True,
        declined="mast",
    ),
    int(codes.SCUTTLING): Phase(
        "scuttling", "scuttling", "PI-13.1", "scuttle", ("die",), by_chance=True, needs=("unit",)
    ),
    int(codes.DRIFTING): Phase("ice", "drifting", "PI-K2", "ice", ("die",), by_chance=True),
    int(codes.SLIDING): Phase("ice edge", "sliding", "PI-K2", "ice-edge", ("die",), by_chance=True, needs=("ice",)),
    int(codes.PERIL_DIE): Phase(
        "terrain die", "peril", "PI-16.1", "peril", ("die",), by_chance=True, needs=("unit", "terrain"), about="terrain"
    ),
    int(codes.DIVING): Phase(
        "whirlpool",
        "diving",
        "PI-K5",
        "dive",
        ("done", "terrain"),
        needs=("unit", "terrain"),
        about="terrain",
        declined="dive",
    ),
    int(codes.PAYING): Phase(
        "price",
        "paying",
        "PI-K5",
        "price",
        ("mast", "crew", "slot"),
        needs=("unit", "terrain"),
        does="pay",
        about="terrain",
        treasury="unit",
        open=True,
    ),
    int(codes.AIMING): Phase(
        "aim",
        "aiming",
        "PI-1.2",
        "aim",
        ("done", "unit", "crew", "slot", "island", "show", "recruit", "collected", "segment", "pose", "terrain"),
        needs=("card",),
        does="aim",
        about="card",
        whose="card",
        treasury="card",
        open=True,
        declined="rest",
    ),
    int(codes.DEED_DIE): Phase(
        "deed die",
        "deed-die",
        "PI-1.2",
        "deed-die",
        ("die",),
        by_chance=True,
        needs=("card",),
        about="card",
        counted="card",
    ),
    int(codes.DEED_DRAWN): Phase(
        "deed drawn",
        "deed-drawn",
        "PI-N15",
        "deed-drawn",
        ("deal", "recruit", "slot"),
        by_chance=True,
        needs=("card",),
        about="card",
        open=True,
        counted="card",
    ),
    int(codes.ANSWERING): Phase(
        "answer",
        "answering",
        "PI-R55",
        "answer",
        ("done", "show", "event"),
        needs=("question",),
        about="card",
        whose="loser",
        declined="show",
    ),
    int(codes.FLIPPING): Phase(
        "island text",
        "flipping",
        "PI-8.9",
        "text",
        ("island-card",),
        by_chance=True,
        needs=("unit", "island"),
        about="mystery",
    ),
    int(codes.MYSTERY_DIE): Phase(
        "island die", "omen", "PI-8.5", "omen", ("die",), by_chance=True, needs=("unit",), about="mystery"
    ),
    int(codes.FORTUNE): Phase(
        "island choice",
        "fortune",
        "PI-8.6",
        "fortune",
        ("done", "move", "island", "crew", "slot", "unit", "recruit", "collected"),
        needs=("unit", "island", "fortune"),
        does="aim",
        about="mystery",
        declined="rest",
    ),
    int(codes.COIN_DRAWN): Phase(
        "coin drawn",
        "coin-drawn",
        "PI-8.6",
        "coin-drawn",
        ("slot", "unturned"),
        by_chance=True,
        needs=("unit", "island", "fortune"),
        about="mystery",
        treasury="mystery",
    ),
}
"""By their numbers."""


def phase_of(table: Table) -> Phase:
    """What is asked in a position."""
    return PHASES[int(table.phase)]
