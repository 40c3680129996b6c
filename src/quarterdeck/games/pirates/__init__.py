"""Pirates of the Cursed Seas: fleets hunt treasure and each other on a table with exact measures. For two to four."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, cast

import msgspec
from msgspec import Struct

from quarterdeck.engine.builder import Builder
from quarterdeck.engine.clauses import Clause, Component, Credits, read_introduction
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
from quarterdeck.engine.standing import Standing
from quarterdeck.games.pirates import codes, edits, laws, sole
from quarterdeck.games.pirates.bot.judgement import PiratesJudgement
from quarterdeck.games.pirates.file import fields, old_form, reading, writing
from quarterdeck.games.pirates.fleets.checks import shares
from quarterdeck.games.pirates.fleets.chosen import (
    add_forts,
    chosen_fleets,
    crew_cards,
    event_cards,
    mysterious_islands,
    plain_islands,
    treasures,
    unit_cards,
    veiled_options,
)
from quarterdeck.games.pirates.observation import observation
from quarterdeck.games.pirates.options import PiratesOptions, longest
from quarterdeck.games.pirates.pack.clauses import all_clauses
from quarterdeck.games.pirates.pack.reading import built_in, catalog_of, pack_in_play, pack_of, pieces_of
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition, add_events, add_fleet, new_game
from quarterdeck.games.pirates.refusals import refusals
from quarterdeck.games.pirates.table.mysterious import FACE_DOWN, PLAIN, SHOWN
from quarterdeck.games.pirates.words import asked, ending
from quarterdeck.games.pirates.words import standing as counted
from quarterdeck.games.pirates.words import story as told
from quarterdeck.games.pirates.words.names import give_names
from quarterdeck.games.pirates.words.notation import notation, parsing
from quarterdeck.games.pirates.words.notation.names import SEATS
from quarterdeck.messages import speaker
from quarterdeck.scene.shapes import Scene

SAY: Final = speaker("quarterdeck.games.pirates").say


def island_number(options: PiratesOptions, players: int, known: int) -> int:
    """How many islands are placed (PI-3.2, PI-R40); `Malformed` if there are too few, or if all would be homes."""
    islands = players * (options.islands or shares(options.total)[0])
    if islands > known:
        most = known // players
        raise Malformed("options.islands", SAY("too-many-islands", islands=islands, known=known, most=most))
    if islands == players:
        raise Malformed("options.islands", SAY("homes-only"))
    return islands


class PiratesGame(Game, frozen=True, kw_only=True):
    """Pirates of the Cursed Seas as tables, bots and tools see it."""

    def start(self, setup: Setup) -> PiratesPosition:
        if setup.players not in self.players:
            raise Malformed("players", SAY("players-number"))
        options = cast(PiratesOptions, convert_options(self, msgspec.to_builtins(setup.options)))
        pack = setup.pack or built_in()
        pieces, catalog = pieces_of(pack), catalog_of(pack)
        fleets = chosen_fleets(pieces, options, setup.players)
        plain = plain_islands(catalog) if options.mysterious == "none" else (1 << int(catalog.islands)) - 1
        islands = island_number(options, setup.players, plain.bit_count())
        position = new_game(
            catalog, setup.players, islands, [one for fleet in fleets for one in treasures(pieces, fleet)]
        )
        position.patience = options.patience
        position.islands.terrain_to_place = setup.players * options.terrain
        position.islands.may_be_drawn = plain
        position.mysterious.mode = MODES[options.mysterious]
        if options.mysterious == "hidden":
            position.mysterious.unshown = mysterious_islands(catalog)
        for seat, fleet in enumerate(fleets):
            add_fleet(position, seat, unit_cards(pieces, fleet), crew_cards(pieces, fleet))
            add_events(position, seat, event_cards(pieces, fleet))
        if options.forts:
            add_forts(position, pieces)
        give_names(position)
        return position

    def bound(self, setup: Setup) -> int:
        """Proven; `longest` has the argument."""
        return longest(setup.players)

    def read_pack(self, file: str, content: str) -> Pack:
        return pack_of(file, content)

    def own_pack(self) -> Pack:
        return built_in()

    def builder(self, pack: Pack | None = None) -> Builder:
        from quarterdeck.games.pirates.fleets.shipyard import shipyard  # noqa: PLC0415 - stocked when somebody builds a fleet

        return shipyard(pack)

    def components(self, pack: Pack | None = None) -> Sequence[Component]:
        from quarterdeck.games.pirates.pack.components import components  # noqa: PLC0415 - pictures' words are loaded when asked for

        return components(pieces_of(pack or built_in()).content)

    def clauses(self) -> Sequence[Clause]:
        return all_clauses()

    def introduction(self) -> Sequence[str]:
        return read_introduction(__name__)

    def why_not(self, position: Position, move: int) -> Refusal | None:
        return refusals.why_not(cast(PiratesPosition, position), move)

    def turn_clause(self, position: Position) -> str:
        return asked.turn_clause(cast(PiratesPosition, position))

    def text(self, position: Position, move: int) -> str:
        return notation.text(cast(PiratesPosition, position), move)

    def veiled_text(self, position: Position, move: int, seat: int) -> str:
        return notation.veiled_text(cast(PiratesPosition, position), move, seat)

    def veiled_options(self, setup: Setup, seat: int) -> Struct:
        pieces = pieces_of(setup.pack or built_in())
        return veiled_options(pieces, cast(PiratesOptions, setup.options), setup.players, seat)

    def parse(self, position: Position, text: str) -> int:
        return parsing.parse(cast(PiratesPosition, position), text)

    def story(self, log: Log) -> list[Sentence]:
        return told.story(log)

    def news(self, veiled: Position, seat: int, logs: Sequence[Log]) -> list[tuple[int, str]]:
        from quarterdeck.games.pirates.picture.view import look  # noqa: PLC0415 - pictures' words are loaded when asked for
        from quarterdeck.games.pirates.words.news import news  # noqa: PLC0415 - as above

        return news(look(cast(PiratesPosition, veiled), seat, ()), logs)

    def log_kinds(self) -> Mapping[str, int]:
        return kinds_between(vars(codes), "ROLLED_FIRST", "LAID_ASIDE", ("MET", "AGROUND"))

    def ending(self, position: Position) -> Ending:
        return ending.tell_ending(cast(PiratesPosition, position))

    def standing(self, position: Position) -> Standing:
        return counted.standing(cast(PiratesPosition, position))

    def margin(self, difference: int) -> str:
        return counted.margin(difference)

    def reveals(self, position: Position, move: int) -> bool:
        """Whatever chance turns up does, and a look at what lies face down aboard an enemy's derelict."""
        before = cast(PiratesPosition, position)
        if before.player == CHANCE:
            return True
        after = before.clone()
        after.play(move)
        pairs = [
            *zip(before.crew.seen_by, after.crew.seen_by, strict=True),
            *zip(before.treasure.seen_by, after.treasure.seen_by, strict=True),
        ]
        return after.crew.face_up != before.crew.face_up or any(now & ~then for then, now in pairs)

    def sole_move(self, position: Position) -> int | None:
        return sole.sole_move(cast(PiratesPosition, position))

    def judgement(self) -> Judgement:
        return PiratesJudgement()

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Scene:
        from quarterdeck.games.pirates.picture.scene import draw  # noqa: PLC0415 - pictures are loaded when one is drawn

        return draw(cast(PiratesPosition, veiled), seat, moves)

    def foresee(self, veiled: Position, seat: int, move: int) -> Scene:
        from quarterdeck.games.pirates.picture.foresight import foresee  # noqa: PLC0415 - pictures are loaded when one is drawn

        return foresee(cast(PiratesPosition, veiled), seat, move)

    def matters(self, veiled: Position, seat: int, move: int) -> str | None:
        from quarterdeck.games.pirates.picture.foresight import matters  # noqa: PLC0415 - as above

        return matters(cast(PiratesPosition, veiled), seat, move)

    def goes_on(self, veiled: Position) -> bool:
        """With the action of a ship that has been named."""
        return "unit" in phase_of(cast(PiratesPosition, veiled)).needs

    def by_lot(self, veiled: Position) -> bool:
        """While the game is set up, except where dice are thrown anyway."""
        position = cast(PiratesPosition, veiled)
        return position.phase < codes.TURN_PHASES and not phase_of(position).by_chance

    def carrying(self, veiled: Position, seat: int, what: str, to: str) -> str | None:
        from quarterdeck.games.pirates.picture.buttons import carrying  # noqa: PLC0415 - as above
        from quarterdeck.games.pirates.picture.view import look  # noqa: PLC0415 - as above

        return carrying(look(cast(PiratesPosition, veiled), seat, ()), what, to)

    def observation(self, setup: Setup) -> Observation:
        return observation(setup.players)

    def save(self, position: Position) -> bytes:
        return writing.save(cast(PiratesPosition, position))

    def load(self, data: bytes) -> PiratesPosition:
        return reading.load(data)

    def is_old_form(self, fields: Mapping[str, object]) -> bool:
        return old_form.is_old(fields)

    def edits(self, position: Position, seat: int) -> Edits:  # noqa: ARG002 - all seats see the same board
        return edits.edits(cast(PiratesPosition, position))

    def terms(self, position: Position) -> Terms:
        here = cast(PiratesPosition, position)
        own = here.catalog.text == built_in().content
        options: dict[str, object] = {"patience": int(here.patience)}
        if here.mysterious.mode != PLAIN:
            options["mysterious"] = next(name for name, mode in MODES.items() if mode == here.mysterious.mode)
        pack = None if own else pack_in_play(here.catalog.text)
        return Terms(players=int(here.seats), options=options, pack=pack)

    def schema(self) -> dict[str, object]:
        return fields.schema()

    def exact_moves(self, position: Position, dice: Dice) -> list[int]:
        return laws.exact_moves(cast(PiratesPosition, position), dice)

    def conserved(self, position: Position) -> Mapping[str, int]:
        return laws.conserved(cast(PiratesPosition, position))

    def other_world(self, position: Position, seat: int, dice: Dice) -> PiratesPosition:
        return laws.other_world(cast(PiratesPosition, position), seat, dice)


MODES: Final = {"none": PLAIN, "shown": SHOWN, "hidden": FACE_DOWN, "plain": PLAIN}
"""The ways to play mysterious islands, agreed on before any island is drawn (PI-3.5, PI-3.13, PI-R116)."""
PIRATES: Final = PiratesGame(
    key="pirates",
    title="Pirates of the Cursed Seas",
    tagline="Fleets hunt treasure and each other on a table with exact measures; most gold at home wins",
    credits=Credits(
        publisher="WizKids",
        year="2004 to 2008",
        note="The rulebook is Rules of the High Seas by The Dawn Princess, a fan site of Pirates of the Cursed Seas; it names "
        "neither makers nor length nor age, and no most number of players: four is ours. Publisher and years are told by "
        "other public sources. The game was first printed as Pirates of the Spanish Main.",
    ),
    minutes=(60, 120),
    weight=3,
    players=(2, 3, 4),
    seat_names=SEATS,
    options=PiratesOptions,
    rules_version=3,
    position_form=2,
    moves=int(codes.SEGMENT),
    endings=tuple(ending.ENDINGS),
    scoring=counted.SCORING,
    hidden=True,
    lists_exact=True,
)
