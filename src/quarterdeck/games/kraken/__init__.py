"""Kraken: ships circle a whirlpool, and the last one afloat escapes. For two to four, with hidden hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, cast

import msgspec

from quarterdeck.engine.clauses import Clause, Component, Credits, read_clauses, read_introduction
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.edits import Edits
from quarterdeck.engine.errors import Malformed, Refusal
from quarterdeck.engine.game import Ending, Game, Pack, Sentence, Setup, Terms
from quarterdeck.engine.log import Log
from quarterdeck.engine.log_kinds import kinds_between
from quarterdeck.engine.observation import Observation
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.engine.standing import Standing
from quarterdeck.games.kraken import codes, edits, laws, refusals
from quarterdeck.games.kraken.bot.judgement import KrakenJudgement
from quarterdeck.games.kraken.file import fields
from quarterdeck.games.kraken.file.fields import ENDINGS
from quarterdeck.games.kraken.file.reading import load
from quarterdeck.games.kraken.observation import observation
from quarterdeck.games.kraken.options import KrakenOptions
from quarterdeck.games.kraken.pack.deck import built_in, built_in_deck, pack_of, read_deck
from quarterdeck.games.kraken.picture.foresight import foresee
from quarterdeck.games.kraken.picture.scene import draw
from quarterdeck.games.kraken.position import RESOLVING, KrakenPosition, new_game
from quarterdeck.games.kraken.rules import KRAKEN_WINS, LAST_AFLOAT
from quarterdeck.games.kraken.words import news as heard
from quarterdeck.games.kraken.words import notation
from quarterdeck.games.kraken.words import standing as counted
from quarterdeck.games.kraken.words import story as told
from quarterdeck.games.kraken.words.names import follows
from quarterdeck.messages import speaker
from quarterdeck.scene.shapes import Scene

SAY: Final = speaker("quarterdeck.games.kraken").say

LONGEST: Final = 20_000
"""More decisions than any random playout without a limit of rounds takes: of three million, none took more than 1,000."""


class KrakenGame(Game, frozen=True, kw_only=True):
    """Kraken as tables, bots and tools see it."""

    def start(self, setup: Setup) -> KrakenPosition:
        if setup.players not in self.players:
            raise Malformed("players", SAY("players-number"))
        options = cast(KrakenOptions, convert_options(self, msgspec.to_builtins(setup.options)))
        deck = built_in_deck() if setup.pack is None else read_deck(setup.pack.name, setup.pack.content)
        front = codes.SECTION_LETTERS.index(options.front)
        return new_game(setup.players, front, options.rounds, deck.kinds(), deck.names())

    def bound(self, setup: Setup) -> int:
        """Start places; then in each round and for each player 3 cards dealt, 3 played, 9 icons resolved."""
        rounds = cast(KrakenOptions, setup.options).rounds
        return setup.players * (1 + 15 * rounds) if rounds else LONGEST

    def read_pack(self, file: str, content: str) -> Pack:
        return pack_of(file, content)

    def own_pack(self) -> Pack:
        return built_in()

    def components(self, pack: Pack | None = None) -> Sequence[Component]:
        from quarterdeck.games.kraken.pack.components import components  # noqa: PLC0415 - pictures' words are loaded when asked for

        return components((pack or built_in()).content)

    def clauses(self) -> Sequence[Clause]:
        return read_clauses(__name__)

    def introduction(self) -> Sequence[str]:
        return read_introduction(__name__)

    def why_not(self, position: Position, move: int) -> Refusal | None:
        return refusals.why_not(cast(KrakenPosition, position), move)

    def text(self, position: Position, move: int) -> str:
        return notation.text(cast(KrakenPosition, position), move)

    def veiled_text(self, position: Position, move: int, seat: int) -> str:
        return notation.veiled_text(cast(KrakenPosition, position), move, seat)

    def parse(self, position: Position, text: str) -> int:
        return notation.parse(cast(KrakenPosition, position), text)

    def story(self, log: Log) -> list[Sentence]:
        return told.story(log)

    def news(self, veiled: Position, seat: int, logs: Sequence[Log]) -> list[tuple[int, str]]:
        choosing = veiled.waiting()
        asked = veiled.over() or (seat >= 0 and bool(choosing >> seat & 1))
        return heard.news(logs, asked=asked, choosing=choosing)

    def log_kinds(self) -> Mapping[str, int]:
        return kinds_between(vars(codes), "STARTED", "LONG")

    def ending(self, position: Position) -> Ending:
        over = cast(KrakenPosition, position)
        winners = tuple(seat for seat in range(over.ships) if over.winners >> seat & 1)
        how = next(name for name, code in ENDINGS.items() if code == over.ended)
        if over.ended == LAST_AFLOAT:
            return Ending(how, winners, told.tell_end(codes.WON, winners[0], 0, 0))
        if over.ended == KRAKEN_WINS:
            return Ending(how, winners, told.tell_end(codes.KRAKEN_WON, NOBODY, int(over.winners), 0))
        return Ending(how, winners, told.tell_end(codes.LIMIT, NOBODY, int(over.round), int(over.winners)))

    def standing(self, position: Position) -> Standing:
        return counted.standing(cast(KrakenPosition, position))

    def reveals(self, position: Position, move: int) -> bool:
        """A card becomes known to its receiver when it is dealt, to all when it is played, also if play is forced."""
        if codes.DEAL <= move < codes.START:
            return True
        after = cast(KrakenPosition, position).clone()
        after.play(move)
        return bool(after.played & ~cast(KrakenPosition, position).played)

    def sole_move(self, position: Position) -> int | None:
        """The icon of the open card that is left, or several alike: all must be resolved (KR-3.2), and everybody sees them.

        Which card is played is always asked, even if it is the last in the hand.
        """
        resolving = cast(KrakenPosition, position)
        moves = resolving.legal() if resolving.phase == RESOLVING else []
        return moves[0] if len(moves) == 1 else None

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Scene:
        return draw(cast(KrakenPosition, veiled), seat, moves)

    def foresee(self, veiled: Position, seat: int, move: int) -> Scene:
        return foresee(cast(KrakenPosition, veiled), seat, move)

    def by_itself(self, veiled: Position, move: int) -> Sequence[str]:
        """The icons of the card that are left, if all are alike and none turns the Kraken."""
        return follows(cast(KrakenPosition, veiled), move)

    def goes_on(self, veiled: Position) -> bool:
        """With the icons of the card that has been played."""
        return cast(KrakenPosition, veiled).phase == RESOLVING

    def glance(self) -> KrakenJudgement:
        return KrakenJudgement()

    def observation(self, setup: Setup) -> Observation:
        return observation(setup.players)

    def save(self, position: Position) -> bytes:
        return fields.save(cast(KrakenPosition, position))

    def load(self, data: bytes) -> KrakenPosition:
        return load(data)

    def edits(self, position: Position, seat: int) -> Edits:  # noqa: ARG002 - all seats see the same board
        return edits.edits(cast(KrakenPosition, position))

    def terms(self, position: Position) -> Terms:
        here = cast(KrakenPosition, position)
        return Terms(players=int(here.ships), options={"rounds": int(here.rounds)}, pack=fields.pack_of(here))

    def schema(self) -> dict[str, object]:
        return fields.schema()

    def conserved(self, position: Position) -> Mapping[str, int]:
        return laws.conserved(cast(KrakenPosition, position))

    def other_world(self, position: Position, seat: int, dice: Dice) -> KrakenPosition:
        return laws.other_world(cast(KrakenPosition, position), seat, dice)


KRAKEN: Final = KrakenGame(
    key="kraken",
    title="Kraken",
    tagline="Ships circle a whirlpool; the last one afloat escapes",
    credits=Credits(
        designers=("Alex Cutler-Freese", "Jason Miceli"),
        year="2016",
        note="The rulebook has no title and names nobody. Everything in it fits Broadside: Kraken Skulls, which was among "
        "the finalists of Button Shy's wallet game contest, so the names and the year are that game's. The number of players is the rulebook's.",
    ),
    minutes=(15, 30),
    weight=1,
    players=(2, 3, 4),  # KR-1.1
    seat_names=notation.SEATS,
    options=KrakenOptions,
    rules_version=1,
    moves=int(codes.MOVES),
    endings=tuple(ENDINGS),
    scoring=counted.SCORING,
    hidden=True,
)
