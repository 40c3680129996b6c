"""Bruise Cruise: cruise lines fight for the ports of the Caribbean. For two to four, with hidden hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, cast

import msgspec
from msgspec import Struct

from quarterdeck.engine.clauses import Clause, Component, Credits, read_clauses, read_introduction
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.edits import Edits
from quarterdeck.engine.errors import Malformed, Refusal
from quarterdeck.engine.game import Ending, Game, Pack, Sentence, Setup, Terms
from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.log import Log
from quarterdeck.engine.log_kinds import kinds_between
from quarterdeck.engine.observation import Observation
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.engine.sets import members
from quarterdeck.engine.standing import Standing
from quarterdeck.games.bruise_cruise import codes, edits, laws
from quarterdeck.games.bruise_cruise.bot import BruiseCruiseJudgement
from quarterdeck.games.bruise_cruise.file import fields, writing
from quarterdeck.games.bruise_cruise.file.fields import ENDINGS
from quarterdeck.games.bruise_cruise.file.reading import load
from quarterdeck.games.bruise_cruise.observation import observation
from quarterdeck.games.bruise_cruise.options import BruiseCruiseOptions, chosen_lines, longest
from quarterdeck.games.bruise_cruise.pack.reading import built_in, pack_of
from quarterdeck.games.bruise_cruise.pack.tables import Tables, all_lines, own_tables, tables_of
from quarterdeck.games.bruise_cruise.picture.foresight import foresee, matters
from quarterdeck.games.bruise_cruise.picture.scene import draw
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition, new_game
from quarterdeck.games.bruise_cruise.refusals import refusals
from quarterdeck.games.bruise_cruise.words import news as heard
from quarterdeck.games.bruise_cruise.words import notation
from quarterdeck.games.bruise_cruise.words import standing as counted
from quarterdeck.games.bruise_cruise.words import story as told
from quarterdeck.games.bruise_cruise.words.ending import tell_ending
from quarterdeck.games.bruise_cruise.words.names import LINES
from quarterdeck.messages import speaker
from quarterdeck.messages.hearing import heard_by
from quarterdeck.scene.shapes import Scene

SAY: Final = speaker("quarterdeck.games.bruise_cruise").say


class BruiseCruiseGame(Game, frozen=True, kw_only=True):
    """Bruise Cruise as tables, bots and tools see it."""

    def start(self, setup: Setup) -> BruiseCruisePosition:
        if setup.players not in self.players:
            raise Malformed("players", SAY("players-number"))
        options = cast(BruiseCruiseOptions, convert_options(self, msgspec.to_builtins(setup.options)))
        lines = chosen_lines(options.lines, setup.players)
        position = new_game(tables_for(setup, all_lines(lines)).chart, setup.players, options.patience)
        position.feats = options.tie == "feats"
        return position

    def seats_at(self, position: Position) -> tuple[str, ...]:
        here = cast(BruiseCruisePosition, position)
        return tuple(here.chart.seat_names[: here.seats])

    def played_options(self, options: Struct, players: int) -> Struct:
        """The lines are cut to those that are played."""
        lines = chosen_lines(cast(BruiseCruiseOptions, options).lines, players)
        return msgspec.structs.replace(options, lines=lines)

    def bound(self, setup: Setup) -> int:
        """Proven for every patience but 0; `longest` has the argument."""
        return longest(tables_for(setup).chart, setup.players, cast(BruiseCruiseOptions, setup.options).patience)

    def read_pack(self, file: str, content: str) -> Pack:
        return pack_of(file, content)

    def own_pack(self) -> Pack:
        return built_in()

    def components(self, pack: Pack | None = None) -> Sequence[Component]:
        from quarterdeck.games.bruise_cruise.pack.components import components  # noqa: PLC0415 - pictures' words are loaded when asked for

        return components((pack or built_in()).content)

    def clauses(self) -> Sequence[Clause]:
        return read_clauses(__name__)

    def introduction(self) -> Sequence[str]:
        return read_introduction(__name__)

    def why_not(self, position: Position, move: int) -> Refusal | None:
        with heard_by(int(position.player)):
            return refusals.why_not(cast(BruiseCruisePosition, position), move)

    def text(self, position: Position, move: int) -> str:
        return notation.text(cast(BruiseCruisePosition, position), move)

    def veiled_text(self, position: Position, move: int, seat: int) -> str:
        return notation.veiled_text(cast(BruiseCruisePosition, position), move, seat)

    def parse(self, position: Position, text: str) -> int:
        return notation.parse(cast(BruiseCruisePosition, position), text)

    def story(self, log: Log) -> list[Sentence]:
        return told.story(log)

    def news(self, veiled: Position, seat: int, logs: Sequence[Log]) -> list[tuple[int, str]]:
        return heard.news(logs, asked=veiled.over() or (seat >= 0 and bool(veiled.waiting() >> seat & 1)))

    def log_kinds(self) -> Mapping[str, int]:
        return kinds_between(vars(codes), "ROLLED", "TIE_ROLLED")

    def ending(self, position: Position) -> Ending:
        over = cast(BruiseCruisePosition, position)
        how = next(name for name, code in ENDINGS.items() if code == over.ended)
        return Ending(how, tuple(members(over.winners)), tell_ending(over))

    def standing(self, position: Position) -> Standing:
        return counted.standing(cast(BruiseCruisePosition, position))

    def margin(self, difference: int) -> str:
        return counted.margin(difference)

    def reveals(self, position: Position, move: int) -> bool:
        """Dice and cards dealt do, and so does whatever changes a hand or the discard pile (part 4 of the rules)."""
        before = cast(BruiseCruisePosition, position)
        if before.player == CHANCE:
            return True
        after = before.clone()
        after.play(move)
        return bool(after.hand != before.hand or after.held != before.held or after.discard != before.discard)

    def judgement(self) -> Judgement:
        return BruiseCruiseJudgement()

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Scene:
        return draw(cast(BruiseCruisePosition, veiled), seat, moves)

    def foresee(self, veiled: Position, seat: int, move: int) -> Scene:
        return foresee(cast(BruiseCruisePosition, veiled), seat, move)

    def matters(self, veiled: Position, seat: int, move: int) -> str:
        return matters(cast(BruiseCruisePosition, veiled), seat, move)

    def goes_on(self, veiled: Position) -> bool:
        """With the action whose card, ship or space is still to be picked."""
        return codes.PICK_CARD <= cast(BruiseCruisePosition, veiled).phase <= codes.PICK_WIND

    def observation(self, setup: Setup) -> Observation:
        return observation(tables_for(setup).chart, setup.players)

    def save(self, position: Position) -> bytes:
        return writing.save(cast(BruiseCruisePosition, position))

    def load(self, data: bytes) -> BruiseCruisePosition:
        return load(data)

    def edits(self, position: Position, seat: int) -> Edits:  # noqa: ARG002 - all seats see the same board
        return edits.edits(cast(BruiseCruisePosition, position))

    def terms(self, position: Position) -> Terms:
        here = cast(BruiseCruisePosition, position)
        text = here.chart.text
        own = text == built_in().content
        pack = None if own else pack_of("pack", text)
        tie = "feats" if here.feats else "dice"
        options = {"lines": "".join(self.seats_at(here)), "tie": tie, "patience": int(here.patience)}
        return Terms(players=int(here.seats), options=options, pack=pack)

    def schema(self) -> dict[str, object]:
        return fields.schema()

    def conserved(self, position: Position) -> Mapping[str, int]:
        return laws.conserved(cast(BruiseCruisePosition, position))

    def other_world(self, position: Position, seat: int, dice: Dice) -> BruiseCruisePosition:
        return laws.other_world(cast(BruiseCruisePosition, position), seat, dice)


def tables_for(setup: Setup, lines: str = LINES) -> Tables:
    """The tables of the pack that is played, with these lines at the seats; `PackError` if it is none."""
    return own_tables(lines) if setup.pack is None else tables_of(setup.pack.content, lines)


BRUISE_CRUISE: Final = BruiseCruiseGame(
    key="bruise-cruise",
    title="Bruise Cruise",
    tagline="Four cruise lines claim the ports of the Caribbean, and bring their ships home",
    credits=Credits(
        minutes="45 with two Admirals, 60 to 75 with three or four",
        note="The number of Admirals is the rulebook's, which names nobody; the minutes its makers tell at "
        "bruisecruisegame.com.",
    ),
    minutes=(45, 75),
    weight=2,
    players=(2, 3, 4),  # BC-1.1
    seat_names=tuple(LINES),
    options=BruiseCruiseOptions,
    rules_version=1,
    moves=int(codes.MOVES),
    endings=tuple(ENDINGS),
    scoring=counted.SCORING,
    hidden=True,
)
