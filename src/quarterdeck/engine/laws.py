"""The laws that every game must obey, checked on random games (docs/contract.md lists them).

`check_laws` is for tests of any game, including games of other packages. Each law is one function that
raises `LawBroken`; tests/laws shows a planted fault caught by each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Final

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.law_of_choices import asks_what_is_open, judge_choice
from quarterdeck.engine.law_of_endings import (
    DECISIONS,
    judge_ending,
    keep_in_many_games,
    names_the_winners,
    naming_the_seed,
)
from quarterdeck.engine.law_of_foresight import foresees_what_is_known
from quarterdeck.engine.law_of_judgement import judges_soundly
from quarterdeck.engine.law_of_observation import observes_what_is_known
from quarterdeck.engine.law_of_standings import counts_what_decides, judge_ended_standing
from quarterdeck.engine.log import Log
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.engine.position_files import check_terms, is_whole
from quarterdeck.engine.trial import Excuse, LawBroken, Trial, demand, pick, view

WHOLE_SPACE: Final = 256
"""How many moves are asked for refusals: all of them in smaller spaces, a sample of this size in larger ones."""
EXACT_LIMIT: Final = 1 << 62
"""Exact moves are below this."""


# -- law 1 -----------------------------------------------------------------------------------


def replays_alike(trial: Trial) -> None:
    """Law 1: the moves of a game in notation lead to the same position again, byte for byte."""
    game, written = trial.game, list[str]()
    position = game.start(trial.setup)
    for position in trial.walk(1, lambda before, move: written.append(game.text(before, move))):  # noqa: B007 - the last one
        pass
    again = game.start(trial.setup)
    for text in written:
        again.play(game.parse(again, text))
    demand(1, again.numbers() == position.numbers(), f"replaying {len(written)} moves led to another position")
    demand(1, game.save(again) == game.save(position), "the replayed position is saved differently")


# -- law 2 -----------------------------------------------------------------------------------


def first_difference(before: list[int], after: list[int]) -> str:
    """Where two rows of `numbers()` differ first."""
    if len(before) != len(after):
        return f"numbers() had {len(before)} numbers, and has {len(after)}"
    k = next(k for k, (one, two) in enumerate(zip(before, after, strict=True)) if one != two)
    return f"number {k} of numbers() was {before[k]}, and is {after[k]}"


def reads_what_it_writes(trial: Trial) -> None:
    """Law 2: reading files and notation gives what was written; the texts of one decision differ."""
    game = trial.game
    for position in trial.sample():
        written = game.save(position)
        before, after = position.numbers(), game.load(written).numbers()
        if before != after:
            raise LawBroken(
                2, f"a saved position came back different: {first_difference(before, after)}\n{written.decode()}"
            )
        agrees_with_the_set_up(trial, position)
        legal = position.legal()
        texts = [game.text(position, move) for move in legal]
        demand(2, len(set(texts)) == len(texts), f"two moves have one text among {texts}")
        for move, text in zip(legal, texts, strict=True):
            demand(2, game.parse(position, text) == move, f"{text!r} is written for {move} but read otherwise")


def agrees_with_the_set_up(trial: Trial, position: Position) -> None:
    """What a position says about its set-up is true, and `players` and `options` in a file say no more than that."""
    try:
        check_terms(trial.game, trial.setup, position, "the position")
    except Malformed as error:
        raise LawBroken(2, str(error)) from None


# -- law 3 -----------------------------------------------------------------------------------


def refuses_exactly_the_illegal(trial: Trial) -> None:
    """Law 3: `why_not` is None exactly for the listed moves, and each refusal cites a clause of the rules."""
    game, dice = trial.game, trial.dice(3)
    known = {clause.id for clause in game.clauses() if not clause.advice}
    for position in trial.sample():
        before = position.numbers()
        legal = position.legal()
        beyond = [move for move in legal if not 0 <= move < (EXACT_LIMIT if game.lists_exact else game.moves)]
        demand(3, not beyond, f"moves {beyond} reach beyond the space of {game.moves}")
        for move in space(game, legal, dice):
            refusal = game.why_not(position, move)
            demand(3, (refusal is None) == (move in legal), f"move {move} is judged {refusal}, listed {move in legal}")
            demand(3, refusal is None or refusal.clause in known, f"{refusal} cites no clause of {game.title}")
            demand(3, refusal is None or bool(refusal.sentence.strip()), f"refusing {move} needs a sentence")
        for move in game.exact_moves(position, dice):
            judges_exactly(game, position, move, known)
        demand(3, position.numbers() == before, "asking why not changed the position")


def space(game: Game, legal: list[int], dice: Dice) -> list[int]:
    """All moves, or if there are many, the legal ones and a sample."""
    if game.moves <= WHOLE_SPACE:
        return list(range(game.moves))
    return [*legal, *(dice.below(game.moves) for _ in range(WHOLE_SPACE))]


def judges_exactly(game: Game, position: Position, move: int, known: set[str]) -> None:
    """Check that an exact move is read as it is written, and is either refused with a clause or can be played."""
    demand(3, game.moves <= move < EXACT_LIMIT, f"exact move {move} is not between {game.moves} and 2**62")
    text = game.text(position, move)
    demand(3, game.parse(position, text) == move, f"{text!r} is written for exact move {move} but read otherwise")
    refusal = game.why_not(position, move)
    if refusal is not None:
        demand(3, refusal.clause in known, f"{refusal} cites no clause of {game.title}")
        return
    after = position.clone()
    after.play(move)
    demand(3, after.over() or bool(after.legal()), f"after exact move {text!r} nobody can move")
    demand(3, dict(game.conserved(after)) == dict(game.conserved(position)), f"{text!r} changes what is conserved")
    demand(3, game.load(game.save(after)).numbers() == after.numbers(), f"{text!r} leads to what cannot be saved")


# -- law 4 -----------------------------------------------------------------------------------


def conserves(trial: Trial) -> None:
    """Law 4: the counts that a game calls conserved never change."""
    counts: dict[str, int] | None = None
    for position in trial.walk():
        now = dict(trial.game.conserved(position))
        demand(4, counts is None or now == counts, f"{counts} became {now}")
        counts = now


# -- law 5 -----------------------------------------------------------------------------------


def keeps_secrets(trial: Trial) -> None:
    """Law 5: worlds that differ only in what a seat may not know look completely the same to that seat."""
    dice = trial.dice(5)
    for position in trial.sample():
        demand(5, is_whole(position), "something is imagined though everything is known")
        for seat in trial.viewers():
            other = trial.game.other_world(position, seat, dice)
            same_to(trial.game, seat, position, other)
            imagines_soundly(trial.game, seat, position, dice)
        if not position.over():
            tells_alike(trial, position, dice)
            leads_alike(trial, position, dice)


def same_to(game: Game, seat: int, one: Position, two: Position) -> None:
    """Check that a seat cannot tell two positions apart: views, pictures, files, moves and refusals are equal."""
    seen_one, seen_two = view(one, seat), view(two, seat)
    demand(5, seen_one.numbers() == seen_two.numbers(), f"the veiled position tells seat {seat} two worlds apart")
    asked = seat >= 0 and bool(one.waiting() >> seat & 1)
    demand(5, one.player == two.player and one.waiting() == two.waiting(), "who must choose depends on a secret")
    if asked and one.player == seat:
        demand(5, one.legal() == two.legal(), f"the moves of seat {seat} depend on what it may not know")
        demand(5, seen_one.legal() == one.legal(), f"seat {seat} is not shown all of its moves, or too many")
        for move in range(min(game.moves, WHOLE_SPACE)):
            demand(
                5, game.why_not(one, move) == game.why_not(two, move), f"refusing {move} to seat {seat} tells a secret"
            )
    moves = one.legal() if asked and one.player == seat else []
    pictures = [game.scene(seen, seat, moves).encode() for seen in (seen_one, seen_two)]
    demand(5, pictures[0] == pictures[1], f"the picture tells seat {seat} two worlds apart")
    demand(5, game.save(seen_one) == game.save(seen_two), f"the file of a view tells seat {seat} two worlds apart")


def imagines_soundly(game: Game, seat: int, position: Position, dice: Dice) -> None:
    """Check that an imagined world looks like the truth to the seat and keeps conserved counts, and that a view can be saved."""
    seen = view(position, seat)
    demand(
        5, game.load(game.save(seen)).numbers() == seen.numbers(), f"the file of seat {seat}'s view is read otherwise"
    )
    world = seen.clone()
    world.imagine(dice)
    demand(5, view(world, seat).numbers() == seen.numbers(), f"seat {seat} imagines what it knows to be otherwise")
    demand(5, dict(game.conserved(world)) == dict(game.conserved(position)), "an imagined world has more or less in it")
    demand(5, position.over() or bool(world.legal()), "nobody can move in an imagined world")


def tells_alike(trial: Trial, position: Position, dice: Dice) -> None:
    """Check that two moves that read the same to a seat tell it the same."""
    game = trial.game
    legal, asked = position.legal(), position.player
    for move in legal if asked >= 0 else []:
        own = game.veiled_text(position, move, asked) == game.text(position, move)
        demand(5, own, f"seat {asked} cannot read its own move")
    for seat in trial.viewers():
        move = pick(legal, dice)
        read = game.veiled_text(position, move, seat)
        twins = [other for other in legal if game.veiled_text(position, other, seat) == read]
        twin = pick(twins, dice)
        told_one, told_two = told(game, position, move, seat), told(game, position, twin, seat)
        demand(5, told_one == told_two, f"{read!r} tells seat {seat} which of {len(twins)} moves it was")


def leads_alike(trial: Trial, position: Position, dice: Dice) -> None:
    """Check that the question after a move tells others no more than the story does.

    The move is made in another world that the seat cannot tell from this one. If it reads the same in both, the seat
    must see the same afterwards, unless the seat itself is asked: a question may show what it is about.
    """
    game = trial.game
    for seat in trial.viewers():
        move, world = pick(position.legal(), dice), game.other_world(position, seat, dice)
        read = game.veiled_text(position, move, seat)
        if seat == position.player or move not in world.legal() or game.veiled_text(world, move, seat) != read:
            continue
        seen, beside = told(game, position, move, seat), told(game, world, move, seat)
        demand(
            5,
            seen == beside or seen[1] != beside[1] or is_asked_after(position, move, seat),
            f"after {read!r} seat {seat} sees what it may not know, and what the story of that move does not tell it",
        )


def is_asked_after(position: Position, move: int, seat: int) -> bool:
    """Whether a seat waits to choose after a move."""
    after = position.clone()
    after.play(move)
    return seat >= 0 and bool(after.waiting() >> seat & 1)


def told(game: Game, position: Position, move: int, seat: int) -> tuple[list[int], list[str], bytes]:
    """What a seat gets after a move: the veiled position, the story, the picture."""
    after = position.clone()
    after.log = Log()
    after.play(move)
    story = [sentence.text for sentence in game.story(after.log.veiled(seat))]
    seen = view(after, seat)
    return seen.numbers(), story, game.scene(seen, seat, []).encode()


# -- law 6 -----------------------------------------------------------------------------------


def commutes(trial: Trial) -> None:
    """Law 6: choices of several waiting seats give the same result in any order; CHANCE never waits beside a player."""
    dice = trial.dice(6)
    for position in trial.walk():
        seats = [seat for seat in range(trial.setup.players) if position.waiting() >> seat & 1]
        demand(6, position.player != CHANCE or not seats, "CHANCE waits beside a player")
        for first, second in pairwise(seats):
            choose_both(trial.game, position, first, second, dice)


def choose_both(game: Game, position: Position, first: int, second: int, dice: Dice) -> None:
    """Let two seats choose in both orders, and compare."""
    chosen: dict[int, int] = {}
    for seat in (first, second):
        asked = position.clone()
        asked.focus(seat)
        demand(6, asked.player == seat, f"seat {seat} waits but cannot be asked")
        chosen[seat] = pick(asked.legal(), dice)
    ends = []
    for order in ((first, second), (second, first)):
        after = position.clone()
        for seat in order:
            after.focus(seat)
            demand(6, game.why_not(after, chosen[seat]) is None, f"seat {seat} may no longer choose what it could")
            after.play(chosen[seat])
        ends.append(after.numbers())
    demand(6, ends[0] == ends[1], f"it matters whether seat {first} or seat {second} chooses first")


# -- law 7 -----------------------------------------------------------------------------------


def waits_until_over(trial: Trial) -> None:
    """Law 7: somebody waits until the game is over and no longer, and every random game ends within its bound."""
    for position in trial.walk():
        waits_rightly(trial, position)


def waits_rightly(trial: Trial, position: Position) -> None:
    """Check that somebody waits, including `player`, and has moves, or that the game is over and the result is shared out."""
    waits = position.player == CHANCE or bool(position.waiting())
    demand(7, waits != position.over(), f"player {position.player}, waiting {position.waiting():b}")
    demand(7, position.player < 0 or bool(position.waiting() >> position.player & 1), "the player asked does not wait")
    moves = len(position.legal())
    demand(7, (moves > 0) != position.over(), f"player {position.player} has {moves} moves")
    if position.over():
        shares = [position.worth(seat) for seat in range(trial.setup.players)]
        whole = sum(shares)
        fair = abs(whole - 1) < 1e-9 or (len(shares) == 1 and whole <= 1)
        demand(7, fair and min(shares) >= 0, f"the result is shared as {shares}")
        demand(7, trial.game.ending(position).how in trial.game.endings, "the ending has no name")


# -- law 8 -----------------------------------------------------------------------------------


def copies_share_nothing(trial: Trial) -> None:
    """Law 8: play never changes an earlier copy, and a copy never changes the original."""
    dice = trial.dice(8)
    spare = trial.game.start(trial.setup)
    for position in trial.walk():
        before = position.numbers()
        spare.copy_from(position)
        copy = position.clone()
        demand(8, copy.numbers() == before == spare.numbers(), "a copy differs from its original")
        for _ in range(3):
            if not copy.over():
                copy.play(pick(copy.legal(), dice))
        demand(8, position.numbers() == before == spare.numbers(), "playing on a copy changed the original")
        demand(8, copy.log is None, "a copy has a log")
        if not spare.over():
            kept = position.clone()
            spare.play(pick(spare.legal(), dice))
            demand(8, kept.numbers() == before == position.numbers(), "playing on a copy changed the original")


# -- law 9 -----------------------------------------------------------------------------------


def lists_in_order(trial: Trial) -> None:
    """Law 9: the order of moves depends only on the position, no move is listed twice, and dice draw by that order."""
    for number, position in enumerate(trial.sample()):
        legal = position.legal()
        demand(9, len(set(legal)) == len(legal), f"a move is listed twice among {legal}")
        demand(9, position.legal() == legal, "asking twice gives another order")
        demand(9, position.clone().legal() == legal, "a copy lists its moves in another order")
        loaded = trial.game.load(trial.game.save(position))
        demand(9, loaded.legal() == legal, "a loaded position lists its moves in another order")
        if legal:
            draws_by_order(position, legal, seeded(number))


def draws_by_order(position: Position, legal: list[int], dice: Dice) -> None:
    """Check that `play_by_dice` makes the move that the same dice draw from the list."""
    drawn, listed, same = position.clone(), position.clone(), Dice(dice.state)
    drawn.play_by_dice(dice, Moves())
    listed.play(legal[same.below(len(legal))])
    demand(9, drawn.numbers() == listed.numbers(), "dice draw another move than from the list")
    demand(9, dice.state == same.state, "dice are thrown more or less often than once for a move")


# -- law 10 ----------------------------------------------------------------------------------


def draws(trial: Trial) -> None:
    """Law 10: every position can be drawn for every viewer, without flaws; shapes offer exactly the viewer's legal moves.

    A move is on a shape, or is made by carrying one shape onto another, or is chosen freely; exact moves only by carrying. If a
    shape has an attempt, the viewer must choose, and the attempt is illegal.
    """
    game = trial.game
    for position in trial.sample():
        for seat in trial.viewers():
            seen = view(position, seat)
            moves = position.legal() if position.player == seat and seat >= 0 else []
            picture, texts = game.scene(seen, seat, moves), {game.text(position, move) for move in moves}
            hot, flaws = picture.hotspots(), picture.flaws()
            carried = set(picture.carried())
            listed = set(hot) | carried & texts | {text for text in texts if picture.is_free(text)}
            demand(10, listed == texts, f"shapes offer {sorted(listed)}, legal moves are {sorted(texts)}")
            demand(10, bool(moves) or not carried, f"seat {seat} may carry shapes though it is not asked")
            for text in carried - texts:
                demand(10, exact(game, seen, text), f"carrying makes {text!r}, which is no legal move")
            demand(10, bool(moves) or not picture.attempts(), f"seat {seat} may attempt what it is not asked")
            drawn = set(picture.lots())
            demand(10, drawn <= texts, f"chance draws from {sorted(drawn - texts)}, which are no legal moves")
            offered = bool(moves) and game.by_lot(seen)
            demand(
                10,
                bool(drawn) == offered,
                f"a choice is {'' if drawn else 'not '}left to chance, by_lot says otherwise",
            )
            for text in picture.attempts():
                demand(10, refused(game, seen, text), f"the attempt {text!r} of seat {seat} is not refused")
            demand(10, not flaws, "; ".join(flaws))


def exact(game: Game, seen: Position, text: str) -> bool:
    """Whether a text means a legal exact move."""
    try:
        move = game.parse(seen, text)
    except Malformed:
        return False
    return move >= game.moves and game.why_not(seen, move) is None


def refused(game: Game, seen: Position, text: str) -> bool:
    """Whether a text means an illegal move."""
    try:
        return game.why_not(seen, game.parse(seen, text)) is not None
    except Malformed:
        return False


LAWS: Final[dict[int, Callable[[Trial], None]]] = {
    1: replays_alike,
    2: reads_what_it_writes,
    3: refuses_exactly_the_illegal,
    4: conserves,
    5: keeps_secrets,
    6: commutes,
    7: waits_until_over,
    8: copies_share_nothing,
    9: lists_in_order,
    10: draws,
    11: judges_soundly,
    12: names_the_winners,
    13: asks_what_is_open,
    14: counts_what_decides,
    15: foresees_what_is_known,
    16: observes_what_is_known,
}
OF_MANY_GAMES: Final = (waits_rightly, judge_ending, judge_choice, judge_ended_standing)
"""The laws that cost little and are broken only at rare places: how games end, and what is asked."""


def check_laws(  # noqa: PLR0913 - what is played, and how much of it
    game: Game,
    setup: Setup,
    seed: int = 1,
    stride: int = 1,
    *,
    decisions: int = DECISIONS,
    excused: Iterable[Excuse] = (),
    endings: Iterable[str] | None = None,
) -> dict[str, int]:
    """Check all laws in random games of a set-up; `LawBroken` says which one is broken, and with which seed.

    All laws look at one game. Laws 2, 3, 5, 9, 10, 15 and 16 are expensive: in a long game they look only at every
    `stride`-th position. Then laws 7, 12, 13 and 14 look at many games, one for each seed from `seed` on, until all endings were
    met and at least 100 games were played, or until `decisions` were made. Returns how many games ended in each way.

    `excused` are questions that may be asked although everybody can see their only answer (law 13). `endings` are those
    that this set-up can have, if not all of the game's.
    """
    excuses = tuple(excused)
    for law in LAWS.values():
        trial = Trial(game, setup, seed, stride, excused=excuses)
        with naming_the_seed(trial):
            law(trial)
    return keep_in_many_games(OF_MANY_GAMES, game, setup, seed, decisions=decisions, excused=excuses, endings=endings)
