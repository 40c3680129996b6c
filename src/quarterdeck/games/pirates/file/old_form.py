"""Reads the old form of the pirates' position file, in which one number could mean several things in progress.

It is read up to version 0.3: what `action`, `deeds`, `tricks` and `omens` said is told in the words of `in_progress`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, cast

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.pirates.codes import ASHORE
from quarterdeck.games.pirates.file import SAY
from quarterdeck.games.pirates.file.in_progress import ENUMERATIONS

PARTS: Final = ("action", "deeds", "tricks", "omens")
"""Fields of the old form; a file with one of them is of it."""
CAUSES: Final = {
    "shot": "shot", "ram": "ram", "boarding": "before boarding", "prize": "fight", "aim": "card", "terrain die": "terrain",
    "island die": "island", "segment": "sailing",
}  # fmt: skip
DURING: Final = {
    "": "", "loading": "loading", "rousing": "a turn begins", "serving": "between actions", "blasting": "ramming",
    "smoking": "shooting",
}  # fmt: skip
DRAWN: Final = {"kill any": "crew", "take any": "treasure"}
SHIP_SETS: Final = {
    "volley": "must shoot", "greased": "sails longer", "winded": "move for each mast", "lucky": "lucky", "held": "held",
    "brazen": "shot at fort", "landed": "unloaded", "loaded": "loaded", "lingers": "at enemy home", "submerged": "submerged",
    "scared": "fear rolled", "ghosts": "ghostly", "deep": "deep",
}  # fmt: skip
"""Sets of ships by the marks that they are now."""
CARGO_DUE, REPAIR_DUE, OWN_CREW_DUE = 1, 2, 4
Fields = dict[str, Any]


def is_old(fields: Mapping[str, object]) -> bool:
    """Whether a file is of the old form."""
    return bool(named(fields))


def named(fields: Mapping[str, object]) -> list[str]:
    """The parts of the old form that a file has."""
    return [part for part in PARTS if part in fields]


def modern(fields: Fields) -> Fields:
    """The fields of a file of the old form as they are written now; `Malformed` if they cannot be understood."""
    if "in_progress" in fields:
        raise Malformed("in_progress", SAY("beside-old-form", parts=", ".join(named(fields))))
    try:
        return _Old(fields).told()
    except (TypeError, ValueError, KeyError, IndexError, AttributeError):
        raise Malformed("", SAY("old-form-unclear", parts=", ".join(named(fields)))) from None


class _Old:
    """A file of the old form."""

    def __init__(self, fields: Fields) -> None:
        self.fields: Fields = fields
        self.action, self.deeds, self.tricks, self.omens = (cast(Fields, dict(fields.get(part, {}))) for part in PARTS)
        self.sets: dict[str, list[int]] = {**self.deeds.get("sets", {}), **self.tricks.get("sets", {})}
        self.asked = str(fields.get("asked", ""))
        self.back = self.deeds.get("back") if self.deeds.get("question") else None
        self.within = self.back or self.tricks.get("resumes") or self.asked
        """What is asked, or is asked again afterwards."""
        self.ships: list[Fields] = [dict(ship) for ship in fields.get("ships", [])]
        counts: dict[str, int] = {}
        self.words: list[str] = []
        for ship in self.ships:
            counts[ship["fleet"]] = counts.get(ship["fleet"], 0) + 1
            self.words.append(f"{ship['fleet']}{counts[ship['fleet']]}")

    def told(self) -> Fields:
        """All fields."""
        found = {name: value for name, value in self.fields.items() if name not in PARTS}
        found |= {name: value for name, value in self.rest().items() if value}
        found["ships"] = self.marked_ships()
        slots = [dict(slot) for slot in found.get("slots", [])]
        for number, gold in self.deeds.get("worth", []):
            slots[number - 1]["gold"] = gold
        self.flag(slots, "used", self.sets.get("served", []))
        self.flag(slots, "left_there", self.omens.get("banned", []))
        pieces = [dict(piece) for piece in found.get("pieces", [])]
        self.flag(pieces, "joined", self.sets.get("joined", []))
        self.flag(pieces, "any_nation", self.sets.get("stateless", []))
        self.flag(pieces, "ashore", self.omens.get("stranded", []))
        found.update({name: rows for name, rows in (("slots", slots), ("pieces", pieces)) if rows})
        parts = {
            "action": self.an_action(), "sailing": self.a_move(), "shooting": self.shots(), "loss": self.a_loss(),
            "boarding": self.a_boarding(), "fires": self.fires(), "exploring": self.an_explore(), "trade": self.a_trade(),
            "card": self.a_card(), "question": self.a_question(), "reroll": self.a_reroll(),
            "mysterious": self.an_island_at_work(), "contacts": self.contacts(),
        }  # fmt: skip
        progress: Fields = {
            name: {key: value for key, value in part.items() if value not in (None, [], "", False)}
            for name, part in parts.items()
        }
        if self.action.get("unit"):
            progress["unit"] = self.action["unit"]
        target = self.action.get("target")
        if target and not target.startswith("island") and not self.target_is_island():
            progress["target"] = target
        if self.action.get("way"):
            progress["way"] = self.action["way"]
        progress["interrupted"] = self.interrupted()
        found["in_progress"] = {name: value for name, value in progress.items() if value}
        return found

    def rest(self) -> Fields:
        """What has a field of its own now."""
        events = [dict(event) for event in self.deeds.get("events", [])]
        self.flag(events, "rolls", self.sets.get("rolling", []))
        omens: Fields = {name: self.omens[name] for name in ("mode", "texts", "ships") if name in self.omens}
        if "left" in self.omens:
            omens["unshown"] = self.omens["left"]
        return {
            "events": events, "mapped": self.deeds.get("mapped"), "turn_begins": self.deeds.get("fresh"),
            "raft_shown": self.deeds.get("rafted"), "second_actions": self.action.get("any_extra"),
            "ice_to_drift": self.action.get("drift"), "left_over": self.left("left over"), "mysterious": omens,
        }  # fmt: skip

    def marked_ships(self) -> list[Fields]:
        """Ships with all their marks."""
        for number, turns in self.deeds.get("idle", []):
            self.ships[number - 1]["idle"] = turns
        for number, ability in self.tricks.get("copied", []):
            self.ships[number - 1]["copied"] = ability
        for number, others in self.tricks.get("shy", []):
            self.ships[number - 1]["shielded_from"] = self.named(others)
        for name, mark in SHIP_SETS.items():
            for number in self.sets.get(name, []):
                ship = self.ships[number - 1]
                ship["marks"] = [*ship.get("marks", []), mark]
        for ship in self.ships:
            if "marks" in ship:
                ship["marks"] = [mark for mark in ship["marks"] if mark != "dented"]
        return self.ships

    @staticmethod
    def flag(rows: list[Fields], name: str, listed: Iterable[int]) -> None:
        """Note something of rows by their numbers."""
        for number in listed:
            rows[number - 1][name] = True

    def named(self, listed: Iterable[int]) -> list[str]:
        """Ships by their words."""
        return [self.words[number - 1] for number in listed]

    def ship(self, number: int | None) -> str | None:
        """A ship by its word, if there is one."""
        return self.words[number - 1] if number else None

    def left(self, *phases: str) -> int:
        """What is still to come, if it belongs to one of these phases."""
        return cast(int, self.action.get("left", 0)) if self.within in phases else 0

    def target_is_island(self) -> bool:
        """Whether the target is an island, though it was written as a ship."""
        if self.tricks.get("asks") == "island-trader" or self.asked in {"island choice", "coin drawn", "island die"}:
            return True
        return bool(self.omens.get("before")) and self.asked != "prize"

    def target_island(self) -> int | None:
        """The number of the island that is the target."""
        target = self.action.get("target")
        if not target:
            return None
        if target.startswith("island "):
            return int(target.removeprefix("island "))
        return self.words.index(target) + 1 if self.target_is_island() else None

    # -- parts -------------------------------------------------------------------------------------

    def an_action(self) -> Fields:
        """The action of the ship that acts."""
        mended = self.asked == "repair" and any(
            ship.get("stands_on") and word == self.action.get("hurt")
            for ship, word in zip(self.ships, self.words, strict=True)
        )
        return {
            "kind": self.action.get("action"), "is_free": self.action.get("was_free"), "stage": self.action.get("stage"),
            "docked_at": self.action.get("docked"), "tow_options": self.named(self.action.get("tow_options", [])),
            "ability": None if self.asked == "forfeit" else self.action.get("ability"),
            "ability_asked": self.tricks.get("asks"), "mends": self.action.get("hurt") if mended else None,
        }  # fmt: skip

    def shoots(self) -> bool:
        """Whether `used` are cannons."""
        action = self.action
        return (
            self.within in {"shot", "hit", "walls die"}
            or action.get("then") == "shot"
            or action.get("action") == "shoot"
            or self.tricks.get("shot", -1) >= 0
            or self.deeds.get("course") == "smoking"
        )

    def a_move(self) -> Fields:
        """A move under way."""
        used = [] if self.shoots() or self.within == "exchange" else self.action.get("used")
        return {
            "measures_used": used, "base_moves_left": self.deeds.get("gusts"), "of_s_alone": self.tricks.get("short"),
            "loading_move": self.omens.get("nudged"), "turn_asked": self.tricks.get("turned"),
            "ended_as": self.tricks.get("found"), "pilot": self.ship(self.omens.get("pilot")),
            "own_base_move": self.omens.get("lent"), "current_at_hand": self.action.get("stream"),
            "terrain_to_meet": self.action.get("perils"), "terrain": self.action.get("peril"),
        }  # fmt: skip

    def shots(self) -> Fields:
        """Shots of the ship that acts."""
        action = self.action
        parley = self.tricks.get("asks") == "parley"
        paid_from = self.left("picked") if parley else None
        return {
            "fired": action.get("used") if self.shoots() else [], "missed": action.get("missed"), "cannon": action.get("cannon", 0) + 1,
            "kind": ENUMERATIONS["shot"][action.get("kind", 0)], "double_range": action.get("doubled"), "hits_left": action.get("hits"),
            "armour_dented": [word for ship, word in zip(self.fields.get("ships", []), self.words, strict=True) if "dented" in ship.get("marks", [])],
            "next_equipment": self.deeds.get("loaded"), "equipment": self.deeds.get("tool"),
            "equipment_used": self.sets.get("tooled"),
            "awaits_payment": self.tricks.get("shot") if self.tricks.get("shot", -1) >= 0 else None,
            "payer": self.ship(self.tricks.get("roller")) if parley else None,
            "paid_from": None if paid_from is None else self.place(paid_from),
        }  # fmt: skip

    def place(self, number: int) -> str:
        """A ship or an island."""
        return self.words[number] if number < ASHORE else f"island {number - int(ASHORE) + 1}"

    def a_loss(self) -> Fields:
        """What a hit, a ram, a fight or a text costs."""
        action, due = self.action, self.action.get("due", 0)
        elsewhere = self.asked in {"fire spreads", "aim", "repair"}
        return {
            "cause": CAUSES.get(action.get("then", ""), ""), "unit": None if elsewhere else action.get("hurt"),
            "masts_left": 0 if self.asked == "aim" else action.get("more"), "crew_left": action.get("crew_due"),
            "any_cargo": self.asked == "forfeit" and bool(action.get("ability")),
            "cargo_due": bool(due & CARGO_DUE), "repair_due": bool(due & REPAIR_DUE), "own_crew_due": bool(due & OWN_CREW_DUE),
        }  # fmt: skip

    def a_boarding(self) -> Fields:
        """Rams and boarding parties."""
        action = self.action
        rams = action.get("action") == "move" and not self.target_is_island() and self.deeds.get("course") != "loading"
        return {
            "enemies_left": self.named(action.get("rams", [])) if rams else [], "dice_left": self.left("boarding die"),
            "first_total": action.get("total") if self.within == "boarding die" else 0, "prizes_left": action.get("prizes"),
            "treasure_only": action.get("booty"), "drawn": DRAWN.get(action.get("then", "")),
            "by_grapples": self.tricks.get("grappled"), "by_shot": self.deeds.get("grappled"),
            "stung": self.named(self.sets.get("stung", [])),
        }  # fmt: skip

    def fires(self) -> Fields:
        """Fire masts of the ship that is named."""
        return {
            "dice_left": self.left("fire"), "go_out": self.action.get("out"), "spread": self.action.get("spreads"),
            "kindled": self.action.get("hurt") if self.asked == "fire spreads" else None,
        }  # fmt: skip

    def looks_elsewhere(self) -> bool:
        """Whether treasure of an island is looked at that is not explored."""
        spies = self.tricks.get("asks") in {"island-spy", "island-trader"}
        return self.asked == "look" and (spies or bool(self.fields.get("watch")) or bool(self.omens.get("deed")))

    def an_explore(self) -> Fields:
        """An explore of an island or a ship."""
        island, elsewhere = self.target_island(), None
        if self.looks_elsewhere():
            elsewhere = island
            island = sum(1 << (one - 1) for one in self.action.get("rams", [])) + 1
            island = island if self.tricks.get("asks") == "island-trader" else self.omens.get("island")
        exchanged = self.within == "exchange"
        settled = self.within in {"coin", "look"} or self.deeds.get("course") == "loading"
        return {
            "island": island, "elsewhere": elsewhere, "aboard_before": self.omens.get("before"),
            "settled": self.action.get("rams") if settled and elsewhere is None else [],
            "crew_moved": self.action.get("used") if exchanged else [],
            "treasure_moved": self.action.get("rams") if exchanged else [],
        }  # fmt: skip

    def a_trade(self) -> Fields:
        """Treasure that abilities draw."""
        asks, drawn = self.tricks.get("asks"), self.within == "picked"
        other = None
        if asks == "island-trader":
            other = self.left("picked") + 1 if drawn else self.target_island() if self.asked == "look" else None
        takes = drawn and asks not in {"island-trader", "parley"}
        return {
            "given": self.tricks.get("swap"),
            "draws_left": self.left("picked") if takes else 0,
            "other_island": other,
        }

    def a_card(self) -> Fields:
        """A unique treasure, an Event or equipment that is at work."""
        deeds, action = self.deeds, self.action
        loses = self.asked == "aim" and deeds.get("aim") in {"crew lost", "treasure lost"}
        looks, first = self.asked == "deed drawn", deeds.get("first")
        return {
            "move": deeds.get("deed"), "during": DURING[deeds.get("course", "")], "aim": deeds.get("aim"),
            "unit": action.get("hurt") if loses else None, "still_to_come": self.sets.get("queue"),
            "rolls_left": self.left("deed die", "deed drawn"), "crew": None if looks else first, "island": first if looks else None,
            "total": action.get("total") if self.within == "deed die" else 0,
            "units_hit": action.get("total") if action.get("then") == "aim" else 0,
            "treasure_lost": loses and bool(action.get("more")),
        }  # fmt: skip

    def a_question(self) -> Fields:
        """What somebody may answer with a card in hand."""
        deeds = self.deeds
        return {
            "kind": deeds.get("question"), "seats_left": deeds.get("answerers"), "die": deeds.get("die"),
            "sunk": self.named(self.sets.get("wrecks", [])), "sinker": deeds.get("sinker"), "relics_kept": deeds.get("shameless"),
        }  # fmt: skip

    def a_reroll(self) -> Fields:
        """A die that may be rolled again."""
        roller = self.tricks.get("roller") if self.tricks.get("asks") != "parley" else None
        return {"roller": self.ship(roller), "die": self.tricks.get("die")}

    def an_island_at_work(self) -> Fields:
        """A mysterious island that does something."""
        omens = self.omens
        return {
            "islands_left": omens.get("queue"), "island": omens.get("island"), "effect": omens.get("deed"),
            "still_to_come": omens.get("still"), "masts_lost": omens.get("hits"), "to_island": omens.get("to"),
            "coin_given": omens.get("first"),
        }  # fmt: skip

    def contacts(self) -> Fields:
        """What the ship that moves touched before."""
        action = self.action
        return {
            "old_shores": action.get("old_islands"), "old_units": self.named(action.get("old_ships", [])),
            "old_terrain": action.get("old_terrain"), "ignored": self.named(action.get("towed", [])),
            "heedless": action.get("heedless"),
        }  # fmt: skip

    def interrupted(self) -> list[Fields]:
        """What is asked again afterwards."""
        who = self.fields.get("who", "R")
        if self.back:
            deeds = self.deeds
            return [{"asked": self.back, "player": deeds.get("back_player", "R"), "who": deeds.get("back_who", "R")}]
        if self.tricks.get("resumes"):
            return [{"asked": self.tricks["resumes"], "player": "chance", "who": who}]
        return []
