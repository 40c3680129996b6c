"""Bremerhaven: harbor masters bid in secret for Ships, Contracts and Buildings. For one to four."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, cast

import msgspec

from quarterdeck.engine.clauses import Clause, Component, Credits, read_clauses, read_introduction
from quarterdeck.engine.dice import Dice, seeded
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
from quarterdeck.games.bremerhaven import codes, edits, laws
from quarterdeck.games.bremerhaven.bot.judgement import BremerhavenJudgement
from quarterdeck.games.bremerhaven.file import fields, writing
from quarterdeck.games.bremerhaven.file.reading import load
from quarterdeck.games.bremerhaven.observation import observation
from quarterdeck.games.bremerhaven.options import LENGTHS, ORDERS, BremerhavenOptions, longest
from quarterdeck.games.bremerhaven.pack.reading import built_in, pack_of
from quarterdeck.games.bremerhaven.pack.tables import Tables, own_tables, tables_of
from quarterdeck.games.bremerhaven.picture.foresight import foresee, matters
from quarterdeck.games.bremerhaven.picture.scene import draw
from quarterdeck.games.bremerhaven.picture.targets import carrying
from quarterdeck.games.bremerhaven.picture.view import look
from quarterdeck.games.bremerhaven.position import BremerhavenPosition, new_game
from quarterdeck.games.bremerhaven.refusals import refusals
from quarterdeck.games.bremerhaven.words import asked, notation, parsing
from quarterdeck.games.bremerhaven.words import news as heard
from quarterdeck.games.bremerhaven.words import standing as counted
from quarterdeck.games.bremerhaven.words import story as told
from quarterdeck.games.bremerhaven.words.ending import ENDINGS, tell_ending
from quarterdeck.messages import speaker
from quarterdeck.scene.shapes import Scene

SAY: Final = speaker("quarterdeck.games.bremerhaven").say


class BremerhavenGame(Game, frozen=True, kw_only=True):
    """Bremerhaven as tables, bots and tools see it."""

    def start(self, setup: Setup) -> BremerhavenPosition:
        if setup.players not in self.players:
            raise Malformed("players", SAY("players-number"))
        options = cast(BremerhavenOptions, convert_options(self, msgspec.to_builtins(setup.options)))
        strict = options.order == ORDERS[1]
        return new_game(tables_for(setup).decks, setup.players, LENGTHS[options.length], strict=strict)

    def bound(self, setup: Setup) -> int:
        """Proven; `longest` has the argument."""
        return longest(tables_for(setup).decks, setup.players, cast(BremerhavenOptions, setup.options).length)

    def read_pack(self, file: str, content: str) -> Pack:
        return pack_of(file, content)

    def own_pack(self) -> Pack:
        return built_in()

    def components(self, pack: Pack | None = None) -> Sequence[Component]:
        from quarterdeck.games.bremerhaven.pack.components import components  # noqa: PLC0415 - pictures' words are loaded when asked for

        return components((pack or built_in()).content)

    def clauses(self) -> Sequence[Clause]:
        return read_clauses(__name__)

    def introduction(self) -> Sequence[str]:
        return read_introduction(__name__)

    def why_not(self, position: Position, move: int) -> Refusal | None:
        return refusals.why_not(cast(BremerhavenPosition, position), move)

    def turn_clause(self, position: Position) -> str:
        return asked.turn_clause(cast(BremerhavenPosition, position))

    def text(self, position: Position, move: int) -> str:
        return notation.text(cast(BremerhavenPosition, position), move)

    def veiled_text(self, position: Position, move: int, seat: int) -> str:
        return notation.veiled_text(cast(BremerhavenPosition, position), move, seat)

    def parse(self, position: Position, text: str) -> int:
        return parsing.parse(cast(BremerhavenPosition, position), text)

    def story(self, log: Log) -> list[Sentence]:
        return told.story(log)

    def news(self, veiled: Position, seat: int, logs: Sequence[Log]) -> list[tuple[int, str]]:
        return heard.news(logs, asked=veiled.over() or (seat >= 0 and bool(veiled.waiting() >> seat & 1)))

    def log_kinds(self) -> Mapping[str, int]:
        return kinds_between(vars(codes), "SHIP_DEALT", "CARD_OF")

    def ending(self, position: Position) -> Ending:
        over = cast(BremerhavenPosition, position)
        how = next(name for name, code in ENDINGS.items() if code == over.ended)
        return Ending(how, tuple(members(over.winners)), tell_ending(over))

    def standing(self, position: Position) -> Standing:
        return counted.standing(cast(BremerhavenPosition, position))

    def margin(self, difference: int) -> str:
        return counted.margin(difference)

    def reveals(self, position: Position, move: int) -> bool:
        """Cards that chance turns up do, and what uncovers something that not everybody knew (part 4 of the rules).

        That is the last Influence card of a round, an Event that is announced, a Price card that comes out of the
        hidden part of the pile, and somebody's first look into it. The position may be a veiled one: what it does not
        know is imagined, which changes nothing of what is uncovered.
        """
        before = cast(BremerhavenPosition, position)
        if before.player == CHANCE:
            return True
        after = before.clone()
        after.imagine(seeded(0))
        after.play(move)
        return (
            after.is_secret() != before.is_secret()
            or after.event != before.event
            or after.above + after.below > before.above + before.below
            or after.seers != before.seers
        )

    def judgement(self) -> Judgement:
        return BremerhavenJudgement()

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Scene:
        return draw(cast(BremerhavenPosition, veiled), seat, moves)

    def foresee(self, veiled: Position, seat: int, move: int) -> Scene | None:
        return foresee(cast(BremerhavenPosition, veiled), seat, move)

    def matters(self, veiled: Position, seat: int, move: int) -> str | None:
        return matters(cast(BremerhavenPosition, veiled), seat, move)

    def goes_on(self, veiled: Position) -> bool:
        """With the bids of a round, the permits and upgrades of a visit to the town, or the goods in the harbor."""
        return cast(BremerhavenPosition, veiled).phase in STEP_BY_STEP

    def carrying(self, veiled: Position, seat: int, what: str, to: str) -> str | None:
        here = cast(BremerhavenPosition, veiled)
        return carrying(look(here, seat, tuple(here.legal())), what, to)

    def observation(self, setup: Setup) -> Observation:
        return observation(tables_for(setup).decks, setup.players)

    def save(self, position: Position) -> bytes:
        return writing.save(cast(BremerhavenPosition, position))

    def load(self, data: bytes) -> BremerhavenPosition:
        return load(data)

    def edits(self, position: Position, seat: int) -> Edits:
        return edits.edits(cast(BremerhavenPosition, position), seat)

    def terms(self, position: Position) -> Terms:
        here = cast(BremerhavenPosition, position)
        own = here.decks.text == built_in().content
        options: dict[str, object] = {"order": ORDERS[here.strict]}
        if here.seats > 1:  # whoever plays alone plays the short game, whatever was agreed on (BH-3)
            options["length"] = next(name for name, code in LENGTHS.items() if code == here.length)
        pack = None if own else pack_of("pack", here.decks.text)
        return Terms(players=int(here.seats), options=options, pack=pack)

    def schema(self) -> dict[str, object]:
        return fields.schema()

    def exact_moves(self, position: Position, dice: Dice) -> list[int]:
        return laws.exact_moves(cast(BremerhavenPosition, position), dice)

    def conserved(self, position: Position) -> Mapping[str, int]:
        return laws.conserved(cast(BremerhavenPosition, position))

    def other_world(self, position: Position, seat: int, dice: Dice) -> BremerhavenPosition:
        return laws.other_world(cast(BremerhavenPosition, position), seat, dice)


def tables_for(setup: Setup) -> Tables:
    """The tables of the pack that is played; `PackError` if it is none."""
    return own_tables() if setup.pack is None else tables_of(setup.pack.content)


STEP_BY_STEP: Final = (codes.BIDDING, codes.PERMITTING, codes.GROWING, codes.HARBOR, codes.PAYING)
"""The phases in which a seat makes several moves for one purpose."""
BREMERHAVEN: Final = BremerhavenGame(
    key="bremerhaven",
    title="Bremerhaven",
    tagline="Harbor masters bid in secret for Ships and Contracts; money times prestige counts",
    credits=Credits(
        designers=("Robert Auerochs",),
        artists=("Klemens Franz",),
        publisher="Lookout",
        year="2013",
        minutes="90 to 120, the short game 55 to 65",
        age=12,
        note="All of this is the rulebook's, and so are these thanks. Hanno Girke and Grzegorz Kobiela edited it. It is the "
        "first game by Robert Auerochs, a computer scientist at a bank in Nuremberg; he thanks Maria, Bernd, Alex and Ralf for "
        "their help with it, and begs the pardon of those who tried it at the Hippodice contest for game designers: the "
        "prototype was so far off balance that they sat over it for more than five hours. Klemens Franz (atelier198) thanks "
        "Andrea Kattnig for the first layout of the rulebook.",
    ),
    minutes=(55, 120),
    weight=3,
    first_options=(("length", "short"),),
    players=(1, 2, 3, 4),  # BH-1.1
    seat_names=notation.SEATS,
    options=BremerhavenOptions,
    rules_version=2,
    moves=int(codes.MOVES),
    endings=tuple(ENDINGS),
    scoring=counted.SCORING,
    hidden=True,
)
