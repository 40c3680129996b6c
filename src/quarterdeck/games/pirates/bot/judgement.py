"""What a game of Pirates looks like to a bot: what each seat may hope for, and which moves deserve a look first.

Values of moves are in hundredths of a gold coin of value 1, roughly, and only against the others of their list.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.judgement import Judgement, exponential, falling, sharpen
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.bot.cards import has_windfalls, value_aims, value_windfalls
from quarterdeck.games.pirates.bot.crew import better_place, has_handling
from quarterdeck.games.pirates.bot.loading import value_loads
from quarterdeck.games.pirates.bot.moves import (
    value_actions,
    value_coins,
    value_exchanges,
    value_masts,
    value_names,
    value_offer,
    value_prizes,
    value_shots,
    value_tows,
)
from quarterdeck.games.pirates.bot.once_more import has_second_actions, value_second_actions
from quarterdeck.games.pirates.bot.places import Helm
from quarterdeck.games.pirates.bot.prospects import Outlook
from quarterdeck.games.pirates.bot.setup import (
    value_crew_places,
    value_homes,
    value_spots,
    value_start_poses,
)
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.common import ending
from quarterdeck.games.pirates.rules.moving.segments import segment_a, segment_length
from quarterdeck.games.pirates.rules.shooting.shooting import shot_kind, shot_target

HALF: Final[i64] = 3
"""A move this much worse is half as likely to be looked at."""
FALLING: Final = falling(HALF)
ONLY_TWO: Final[i64] = 2  # actions: none, and one
SECTOR: Final[i64] = 200  # tenths of a degree within which courses are alike
STEP: Final[i64] = 2_500  # and the lengths, in hundredths of a millimetre
STEPS: Final[i64] = 8
HAZE: Final = 80.0  # by how much hopes may be wrong at the end
HAZE_OF_GOLD: Final = 9.0  # and for each gold that nobody has brought home


@final
class PiratesJudgement(Judgement):
    """Judges at the beginning of turns, when nobody is in the middle of anything."""

    def __init__(self) -> None:
        super().__init__(1, flat=True)
        self.outlook = Outlook()  # buffers, filled again for every question
        self.helm = Helm()

    def judge(self, position: Position, seat: i64) -> float:
        """The seat's chances of coming first, from everybody's hopes and from the gold that is still left."""
        board = cast(PiratesPosition, position)
        outlook = self.outlook
        outlook.survey(board)
        outlook.hope(board)
        left = float(board.starting_gold)
        best = outlook.hopes[0]
        for other in range(board.seats):
            left -= float(board.islands.home_gold[other])
            best = max(best, outlook.hopes[other])
        haze = HAZE + HAZE_OF_GOLD * max(0.0, left)
        total = 0.0
        mine = 0.0
        for other in range(board.seats):
            chance = exponential((outlook.hopes[other] - best) / haze)
            total += chance
            if other == seat:
                mine = chance
        return mine / total

    def points(self, position: Position, seat: i64) -> float:
        """The gold at the end (PI-20.5, PI-20.6)."""
        board = cast(PiratesPosition, position)
        if board.player == NOBODY:
            return float(ending.score(board, seat))
        self.outlook.survey(board)
        return self.outlook.gold_hoped(board, seat)

    def levels(self) -> tuple[int, int, int, int, int] | None:
        """Few: what all good moves lead to in one world says nearly all; levels 1 to 3 look at moves that they draw."""
        return 1, 2, 4, 20, 240

    def settled(self, position: Position) -> bool:
        """A turn begins, or the game is being set up."""
        board = cast(PiratesPosition, position)
        begins = board.phase == codes.NAMING and board.this_turn.acted & ~board.this_turn.held == 0
        return begins or is_setting_out(board)

    def weigh(self, position: Position, moves: Moves, weights: vec[i64]) -> bool:
        """Weigh each move by its worth against the others."""
        if moves.count == 0 or not self.value(cast(PiratesPosition, position), moves, weights):
            return False
        sharpen(weights, moves.count, FALLING)
        return True

    def kind(self, position: Position, move: i64) -> i64:  # noqa: ARG002 - a judgement of games may need it
        """Courses to about the same place are alike, and so are shots at the same target."""
        if codes.SEGMENT <= move < codes.SHOT:
            return segment_a(move) // SECTOR * STEPS + segment_length(move) // STEP
        if codes.SHOT <= move < codes.POSE:
            return codes.SHOT + shot_kind(move) * codes.UNITS + shot_target(move)
        return NONE

    def reflex(self, veiled: Position) -> i64:
        """The best move of a question that bots need not think about.

        Setting out, who is next, which crew changes ships, masts, coins; what a ship does that can only sail, and how it
        sails on where nobody is near.
        """
        board = cast(PiratesPosition, veiled)
        moves = Moves()
        board.find_moves(moves)
        phase = phase_of(board)
        if phase.chooses_action:
            return codes.MOVE if moves.count == ONLY_TWO and moves.items[1] == codes.MOVE else NONE
        if not phase.steers and not needs_no_thought(board):
            return NONE
        handled = better_place(board, self.outlook, moves) if phase.does == "name" and has_handling(moves) else NONE
        return handled if handled != NONE else self.best_by_value(board, moves)

    def best_by_value(self, board: PiratesPosition, moves: Moves) -> i64:
        """The move of the highest value, NONE if there is no opinion; while one steers, only on the way and where nobody is near."""
        values = room_for(moves.count)
        if not self.value(board, moves, values):
            return NONE
        if phase_of(board).steers and (board.sailing.measures_used == 0 or self.helm.others):
            return NONE
        best: i64 = 0
        for k in range(moves.count):
            if values[k] > values[best]:
                best = k
        return moves.items[best]

    def value(self, board: PiratesPosition, moves: Moves, values: vec[i64]) -> bool:
        """Values of the listed moves; False if there is no opinion about them."""
        phase = phase_of(board)
        if is_setting_out(board):
            value_setup(board, moves, values)
        elif phase.does == "name":
            self.value_next(board, moves, values)
        elif phase.aims_card:
            return self.value_targets(board, moves, values)
        elif phase.rated == "each":
            value_each(board, moves, values)
        elif phase.rated == "all":
            self.outlook.survey(board)
            self.value_deeds(board, moves, values)
        else:
            return False
        return True

    def value_next(self, board: PiratesPosition, moves: Moves, values: vec[i64]) -> None:
        """Values of what may be done between actions."""
        value_names(board, moves, values)
        if has_windfalls(moves):
            self.outlook.survey(board)
            value_windfalls(board, self.outlook, moves, values)
        if has_second_actions(board, moves):
            self.outlook.survey(board)
            value_second_actions(board, self.outlook, self.helm, moves, values)

    def value_targets(self, board: PiratesPosition, moves: Moves, values: vec[i64]) -> bool:
        """Values of that on which something may be used; False if there is no opinion about them."""
        self.outlook.survey(board)
        return value_aims(board, self.outlook, self.helm, moves, values)

    def value_deeds(self, board: PiratesPosition, moves: Moves, values: vec[i64]) -> None:
        """Value what a unit may do, after a survey."""
        outlook, helm, phase = self.outlook, self.helm, phase_of(board)
        helm.take(board, outlook, board.unit)
        if phase.chooses_action:
            value_actions(board, outlook, helm, moves, values)
        elif phase.steers:
            helm.weigh_courses(board, outlook, moves, values)
        elif phase.shoots:
            value_shots(board, helm, moves, values)
            value_loads(board, outlook, helm, moves, values)
        elif phase.does == "tow":
            value_tows(outlook, helm, moves, values)
        else:
            value_offer(board, outlook, moves, values)


def is_setting_out(board: PiratesPosition) -> bool:
    """Whether the game is being set up."""
    return board.phase < codes.TURN_PHASES


def needs_no_thought(board: PiratesPosition) -> bool:
    """Whether the best value alone decides the question."""
    phase = phase_of(board)
    return phase.does == "name" or is_setting_out(board) or phase.rated == "each"


def value_each(board: PiratesPosition, moves: Moves, values: vec[i64]) -> None:
    """Values of masts, coins, exchanges or prizes."""
    treasury = phase_of(board).treasury
    if treasury == "island":
        value_coins(board, moves, values)
    elif treasury == "both":
        value_exchanges(board, moves, values)
    elif treasury == "loser":
        value_prizes(board, moves, values)
    else:
        value_masts(board, moves, values)


def value_setup(board: PiratesPosition, moves: Moves, values: vec[i64]) -> None:
    """Value the choices before the first turn; no piece of terrain is better than another."""
    for k in range(moves.count):
        values[k] = 0
    phase = phase_of(board)
    if phase.laid == "island":
        value_spots(board, moves, values)
    elif phase.does == "home":
        value_homes(board, moves, values)
    elif phase.laid == "start":
        value_start_poses(board, moves, values)
    elif phase.does == "man":
        value_crew_places(board, moves, values)


def room_for(number: i64) -> vec[i64]:
    """Make room for so many values, all 0."""
    values = vec[i64]()
    for _time in range(number):
        values = append(values, 0)
    return values
