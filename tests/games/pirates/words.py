"""A pirates' position told in words: moves, poses, masts, cargo, the end. table.py builds such positions and plays them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.log import Log
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, COIN_KINDS, NONE, OUT
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_x, pose_y
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.moving.segments import segment_a, segment_length, segment_measure
from quarterdeck.games.pirates.rules.shooting.shooting import shot_cannon, shot_kind, shot_target
from quarterdeck.games.pirates.table import aboard
from quarterdeck.games.pirates.texts.abilities import SLUGS
from quarterdeck.games.pirates.texts.kinds import EVENT_SLUGS, TREASURE_SLUGS
from quarterdeck.games.pirates.words.notation.shots import VERBS, cannon_word
from tests.games.pirates.fixture import L, Pose, S

SEATS: Final = "RGBY"
LENGTHS: Final = {"S": S, "L": L}
PHASES: Final = {
    number: name.lower() for name, number in vars(codes).items() if name in {
        "ROLLING", "DRAWING", "PLACING", "HOMING", "MUSTERING", "MANNING", "NAMING", "BURNING", "SPREADING", "CHOOSING",
        "SAILING", "SHOOTING", "HITTING", "LOSING", "RAMMING", "RAM_DIE", "OFFERING", "BOARD_DIE", "PRIZE", "PRIZE_DRAWN",
        "TOWING", "BERTHING", "LOOKING", "TAKING", "SHARING", "REPAIRING", "SCUTTLING", "LEAVING",
        "USING", "PICKING", "CHARTING", "LAYING", "DRIFTING", "SLIDING", "PERIL_DIE", "DIVING", "PAYING", "FLIPPING", "MYSTERY_DIE", "FORTUNE", "COIN_DRAWN", "WALLS_DIE", "OVER",
        "CONSENTING", "FORFEITING", "TURNING", "DRIVING",
        "AIMING", "DEED_DIE", "DEED_DRAWN", "ANSWERING",
    }
}  # fmt: skip


class Words:
    """A position, and words for what lies and happens in it."""

    def __init__(self, position: PiratesPosition) -> None:
        """Nothing has a name yet."""
        self.position = position
        self.position.log = Log()
        self.units: list[str] = []
        self.islands: list[str] = []
        self.crews: list[str] = []

    # -- moves ---------------------------------------------------------------------------------------

    @property
    def options(self) -> set[str]:
        """All that is listed now."""
        return {self.word(move) for move in self.position.legal()}

    def word(self, move: int) -> str:
        """A move in words."""
        if self.position.player == CHANCE and move <= 6:
            return f"die {move}"
        for start, say in self._words():
            if move >= start:
                return say(move - int(start))
        return "done"

    def _words(self) -> list[tuple[int, Callable[[int], str]]]:
        """How moves of each kind are said, from their first number on; later kinds first."""
        worth = self.position.treasure.worth
        found: list[tuple[int, Callable[[int], str]]] = [
            (codes.POSE, lambda n: "{} {} {}".format(*self.pose_of(n + int(codes.POSE)))),
            (codes.SHOT, lambda n: self._shot(n + int(codes.SHOT))),
            (codes.SEGMENT, lambda n: self._segment(n + int(codes.SEGMENT))),
            (codes.SWIM, lambda n: f"swim {self.islands[n]}"),
            (codes.WATCH, lambda n: f"watch {self.units[n]}"),
            (codes.MEND, lambda n: f"mend {self.units[n]}"),
            (codes.STORE, lambda n: f"{self.units[n]} stores"),
            (codes.BUILD, lambda n: f"build {self.units[n]}"),
            (codes.FEAT, self._feat),
            (codes.TURN_TO, lambda n: f"turn {n}"),
            (codes.UNTURNED, lambda n: f"unseen {n + 1}"),
            (codes.COLLECTED, lambda n: f"collect {n}"),
            (codes.RECRUIT, lambda n: f"recruit {n}"),
            (codes.LOAD, lambda n: f"load {self.crews[n]}"),
            (codes.EVENT, lambda n: f"play {self.event(n)}"),
            (codes.SHOW, lambda n: f"show {self.coin(n)}"),
            (codes.PICK, lambda n: f"{self.units[n // 64]} robs {self.units[n % 64]}"),
            (codes.SACRIFICE, lambda n: f"sacrifice {self.crews[n]}"),
            (codes.USE, lambda n: f"{self.units[n % 64]} uses {SLUGS[n // 64]}"),
            (codes.HAND_OVER, lambda n: f"{self.coin(n // 128)} to {self.named(n % 128)}"),
            (codes.HANDLE, lambda n: f"{self.crews[n // 128]} to {self.named(n % 128)}"),
            (codes.TERRAIN, lambda n: f"dive {n + 1}"),
            (codes.TERRAIN_CARD, lambda n: f"chart {n + 1}"),
            (codes.ISLAND_CARD, lambda n: f"card {n}"),
            (codes.ISLAND, lambda n: self.islands[n]),
            (codes.DEAL, lambda n: f"deal {worth[n]}"),
            (codes.UNSEEN, lambda n: f"unseen {n}"),
            (codes.SLOT, self.coin),
            (codes.ALL_CREW, lambda _: "all crew"),
            (codes.ANY_COIN, lambda _: "any coin"),
            (codes.ANY_CREW, lambda _: "any crew"),
            (codes.CREW, lambda n: self.crews[n]),
            (codes.FREE_EXPLORE, lambda n: f"{self.units[n]} explores free"),
            (codes.SCUTTLE, lambda n: f"scuttle {self.units[n]}"),
            (codes.CAST_OFF, lambda n: f"{self.units[n]} casts off"),
            (codes.MAST, lambda n: f"M{n + 1}"),
            (codes.HUNT, lambda _: "hunt"),
            (codes.BOARD, lambda _: "board"),
            (codes.MOVE, lambda n: ("move", "shoot", "repair", "shoot far")[n]),
            (codes.UNIT, lambda n: self.units[n]),
        ]
        return sorted([(int(start), say) for start, say in found], key=lambda one: -one[0])

    def event(self, number: int) -> str:
        """What an Event does."""
        return EVENT_SLUGS[self.position.catalog.event_effect[self.position.events.card[number]]]

    def _segment(self, move: int) -> str:
        if self.phase == "aiming":
            return f"drift {segment_a(i64(move))} {segment_length(i64(move))}"
        measure = next(
            name
            for name in "SL"
            if LENGTHS[name] == aboard.measures(self.position, self.position.unit, segment_measure(i64(move)))
        )
        return f"{measure} {segment_a(i64(move))} {segment_length(i64(move))}"

    def _shot(self, move: int) -> str:
        cannon, kind = int(shot_cannon(i64(move))), int(shot_kind(i64(move)))
        return f"{VERBS[kind]} {cannon_word(cannon)} at {self.units[shot_target(i64(move))]}"

    def _feat(self, number: int) -> str:
        ability, unit, aim = number // 256 // 64, number // 256 % 64, number % 256
        if SLUGS[ability] == "copycat":
            on = SLUGS[aim]
        elif aim >= codes.SLOT_AIM:
            on = self.coin(aim - int(codes.SLOT_AIM))
        elif aim >= codes.PIECE_AIM:
            on = self.crews[aim - int(codes.PIECE_AIM)]
        else:
            on = self.named(aim)
        return f"{self.units[unit]} uses {SLUGS[ability]} on {on}"

    # -- looking -------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """What is being asked."""
        return PHASES[int(self.position.phase)]

    @property
    def asked(self) -> str:
        """Who must choose."""
        return {CHANCE: "chance", NOBODY: "nobody"}.get(self.position.player) or SEATS[self.position.player]

    def unit(self, name: str) -> int:
        """The number of a unit."""
        return self.units.index(name)

    def place(self, name: str) -> int:
        """The number of a place."""
        if name in self.units:
            return self.units.index(name)
        return int(OUT) if name == "out" else int(ASHORE) + self.islands.index(name)

    def named(self, place: int) -> str:
        """The name of a place."""
        if place < ASHORE:
            return self.units[place]
        return "out" if place == OUT else self.islands[place - int(ASHORE)]

    def pose_of(self, move: int) -> Pose:
        """The pose that a move names."""
        return int(pose_x(i64(move))), int(pose_y(i64(move))), int(pose_a(i64(move)))

    def coin(self, slot: int) -> str:
        """What lies in a slot."""
        what = self.position.treasure.what[slot]
        if what == NONE:
            return "coin ?"
        worth = int(self.position.treasure.worth[what])
        if worth < COIN_KINDS:
            return f"coin {worth}"
        effect = int(self.position.catalog.unique_effect[worth - COIN_KINDS])
        return TREASURE_SLUGS[effect] if effect else f"unique {worth}"

    def at(self, unit: str) -> Pose:
        """Where a unit lies."""
        waters, k = self.position.waters, self.unit(unit)
        return int(waters.x[k]), int(waters.y[k]), int(waters.a[k])

    def masts(self, unit: str) -> str:
        """Masts left, as "13"."""
        return said(int(self.position.ships.masts[self.unit(unit)]))

    def fires(self, unit: str) -> str:
        """Those on fire."""
        return said(int(self.position.ships.burning[self.unit(unit)]))

    def owner(self, unit: str) -> str:
        """In whose fleet a unit is."""
        return SEATS[self.position.ships.owner[self.unit(unit)]]

    def in_game(self, unit: str) -> bool:
        """Whether a unit is in the game."""
        return bool(self.position.ships.in_play >> self.unit(unit) & 1)

    def pinned(self, unit: str) -> str:
        """By which unit it is pinned, or nothing."""
        by = int(self.position.ships.pinned_by[self.unit(unit)])
        return "+".join(self.units[k] for k in range(len(self.units)) if by >> k & 1)

    def lost(self, unit: str) -> int:
        """The number of the fog bank in which a unit is lost, or 0."""
        return int(self.position.ships.lost_in[self.unit(unit)]) + 1

    def towed(self, unit: str) -> str:
        """Which unit it tows, or nothing."""
        other = int(self.position.ships.tows[self.unit(unit)])
        return self.units[other] if other >= 0 else ""

    def loot(self, place: str) -> list[str]:
        """Treasure at a place that somebody has seen."""
        where = self.place(place)
        return sorted(self.coin(k) for k, at in enumerate(self.position.treasure.at) if at == where)

    def people(self, place: str) -> list[str]:
        """Crew and equipment at a place."""
        where = self.place(place)
        return [self.crews[k] for k, at in enumerate(self.position.crew.at) if at == where]

    @property
    def shown(self) -> list[str]:
        """Crew and equipment that lies face up."""
        return [self.crews[k] for k in range(len(self.crews)) if self.position.crew.face_up >> k & 1]

    @property
    def gold(self) -> dict[str, int]:
        """Gold on the home islands."""
        return {SEATS[k]: int(self.position.islands.home_gold[k]) for k in range(self.position.seats)}

    @property
    def ending(self) -> str:
        """How the game ended, or nothing."""
        return ("", "half the gold", "no moves", "all unloaded", "stalemate")[self.position.ended]

    @property
    def winners(self) -> str:
        """Whose share of the result is not nothing."""
        return "".join(SEATS[k] for k in range(self.position.seats) if self.position.worth(i64(k)) > 0)

    def told(self, kind: int) -> list[tuple[int, int, int]]:
        """Log entries of a kind: who, what, more."""
        log = self.position.log
        assert log is not None
        return [entry[1:] for entry in log.entries() if entry[0] == kind]


def said(masts: int) -> str:
    """The masts of a set, as "13"."""
    return "".join(str(k + 1) for k in range(10) if masts >> k & 1)
