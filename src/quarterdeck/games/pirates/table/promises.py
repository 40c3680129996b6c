"""What earlier rules ask of later ones: all methods that are called before the class that has them.

The rules are a chain of classes (position.py), and a class knows only those before it. What it needs of a later one is
promised here; each promise names the class that keeps it first. Those after it may add to it.
"""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.pirates.table.questions import Lookout


class Promises(Lookout):
    """What is called here is done by a class further down."""

    # -- setting out -------------------------------------------------------------------------------

    def ask_home(self) -> None:
        """Terrain is placed: home islands come next. Kept by `SettingOut`."""
        raise NotImplementedError

    def begin(self) -> None:
        """Everything is set up: the first turn begins. Kept by `Turns`."""
        raise NotImplementedError

    # -- turns and actions -------------------------------------------------------------------------

    def open_turn(self) -> None:
        """The turn goes on: terrain has drifted, fear has been met. Kept by `Turns`."""
        raise NotImplementedError

    def ask_unit(self) -> None:
        """The player names the next unit. Kept by `Turns`."""
        raise NotImplementedError

    def go_on(self) -> None:
        """The next consequence of the action. Kept by `Aftermath`."""
        raise NotImplementedError

    def finish_action(self) -> None:
        """The action is over. Kept by `Aftermath`."""
        raise NotImplementedError

    def check_end(self) -> bool:
        """Whether the game is over now. Kept by `Reckoning`."""
        raise NotImplementedError

    # -- dice --------------------------------------------------------------------------------------

    def roll_on_with(self, die: i64) -> None:
        """A die counts that nobody rolls again. Kept by `PiratesPosition`."""
        raise NotImplementedError

    def roll_out(self, die: i64) -> None:
        """A die counts that nobody turns any more. Kept by `PiratesPosition`."""
        raise NotImplementedError

    # -- terrain -----------------------------------------------------------------------------------

    def ask_peril(self, number: i64) -> None:
        """A die falls for terrain. Kept by `Perils`."""
        raise NotImplementedError

    def after_peril(self) -> None:
        """On after terrain that has cost a mast. Kept by `Perils`."""
        raise NotImplementedError

    def strike_on(self) -> None:
        """On after ice that has drifted against ships. Kept by `Drifting`."""
        raise NotImplementedError

    # -- hits, rams and fights ---------------------------------------------------------------------

    def ask_loss(self, unit: i64, number: i64, then: i64) -> None:
        """A unit loses masts; then comes that phase. Kept by `Hits`."""
        raise NotImplementedError

    def founder(self, unit: i64, sinker: i64) -> None:
        """What cannot be without masts leaves the game. Kept by `Hits`."""
        raise NotImplementedError

    def proceed(self) -> None:
        """What else a hit, a ram or a fight brings. Kept by `Hits`."""
        raise NotImplementedError

    def after_ram(self) -> None:
        """On after a ram that has cost a mast. Kept by `Boarding`."""
        raise NotImplementedError

    def offer_boarding(self) -> None:
        """A boarding party is offered. Kept by `Boarding`."""
        raise NotImplementedError

    # -- what abilities, treasures and Events have to say ------------------------------------------

    def ask_consent(self, ability: i64, seat: i64) -> None:
        """A seat is asked whether, or on what, an ability is used. Kept by `Knacks`."""
        raise NotImplementedError

    def ask_saved(self, unit: i64, number: i64, then: i64) -> bool:
        """Whether the player may save a mast, and is asked. Kept by `Answers`."""
        raise NotImplementedError

    def ask_blast(self) -> bool:
        """Whether somebody is asked for Explosives. Kept by `Answers`."""
        raise NotImplementedError

    def awaits_answer(self, unit: i64, sinker: i64) -> bool:
        """Whether somebody is asked what becomes of a sinking ship's gold. Kept by `Answers`."""
        raise NotImplementedError

    def is_rescued(self, unit: i64) -> bool:
        """Whether a treasure saves a sinking ship. Kept by `Serving`."""
        raise NotImplementedError

    def carry_on(self) -> None:
        """On with a treasure or an Event. Kept by `Happenings`."""
        raise NotImplementedError

    def load_next(self) -> None:
        """Unique treasure comes aboard, and then coins. Kept by `Curios`."""
        raise NotImplementedError

    def mystery_on(self) -> None:
        """On after what a mysterious island does. Kept by `Mysteries`."""
        raise NotImplementedError
