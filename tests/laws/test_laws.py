"""The laws hold for every game with every option, and each law catches the faults planted against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.law_of_endings import FEWEST_GAMES, keep_in_many_games
from quarterdeck.engine.laws import LAWS, OF_MANY_GAMES, check_laws, first_difference
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.trial import LawBroken, Trial
from quarterdeck.lab.laws.odd_moves import refuses_odd_moves
from tests.examples import every
from tests.laws import misdrawn, misjudged, misobserved, mutants
from tests.laws.mutants import Mutant, Wrapped, mutant
from tests.laws.setups import EXCUSED, LOOKS, SETUPS, SLOW, STRIDES, can_end, named, setup


@pytest.mark.parametrize(("key", "setup"), [(key, setup) for key in SETUPS for setup in SETUPS[key]], ids=named)
@pytest.mark.parametrize("law", LAWS.values(), ids=lambda law: f"law{next(n for n in LAWS if LAWS[n] is law)}")
def test_every_law_holds_with_every_option(key: str, setup: Setup, law: Callable[[Trial], None]) -> None:
    """Random games of each set-up."""
    law(trial(key, setup))


def trial(key: str, setup: Setup) -> Trial:
    """A game under trial."""
    return Trial(find_game(key), setup, len(key), every(LOOKS[key]), excused=EXCUSED[key])


@pytest.mark.parametrize(("key", "setup"), [(key, setup) for key in SETUPS for setup in SETUPS[key]], ids=named)
def test_odd_moves_are_refused(key: str, setup: Setup) -> None:
    """Numbers that are not legal, and texts that are nearly notation."""
    refuses_odd_moves(Trial(find_game(key), setup, len(key), every(LOOKS[key])))


@pytest.mark.parametrize(("key", "setup"), [(key, setup) for key in SETUPS for setup in SETUPS[key]], ids=named)
def test_endings_and_choices_are_right_in_several_games(key: str, setup: Setup) -> None:
    """Each with a seed of its own, until all endings are met or some thousand decisions made."""
    found = keep_in_many_games(
        OF_MANY_GAMES,
        find_game(key),
        setup,
        1,
        decisions=4_000 // SLOW.get(key, 1),
        excused=EXCUSED[key],
        endings=can_end(key, setup),
    )
    assert sum(found.values()) > 0
    assert {how for how, games in found.items() if games} <= set(can_end(key, setup))


@pytest.mark.long
@pytest.mark.parametrize(("key", "setup"), [(key, setup) for key in SETUPS for setup in SETUPS[key]], ids=named)
def test_endings_and_choices_are_right_in_very_many_games(
    key: str, setup: Setup, count: Callable[[str, int], None]
) -> None:
    """Until all endings are met, or a hundred thousand decisions made."""
    found = keep_in_many_games(
        OF_MANY_GAMES,
        find_game(key),
        setup,
        1_000,
        decisions=100_000 // SLOW.get(key, 1),
        excused=EXCUSED[key],
        endings=can_end(key, setup),
    )
    for how, games in found.items():
        count(f"{key}: {how}", games)


SCHOONERS: Final = setup(
    "pirates",
    2,
    {
        "total": 20,
        "islands": 2,
        "patience": 3,
        "terrain": 3,
        "red": "20.cutlass.cutlass",
        "green": "20.cutlass.cutlass",
    },
)
CROWS: Final = "20.carrion-crow.carrion-crow.carrion-crow"
AMONG_WHIRLPOOLS: Final = setup(
    "pirates", 2, {"total": 20, "islands": 2, "patience": 3, "terrain": 3, "red": CROWS, "green": CROWS}
)
TRIO: Final = setup(
    "pirates",
    3,
    {
        "total": 20,
        "patience": 1,
        "red": "20.sea-tiger.sea-crane~shap-ng-tsai",
        "green": "20.el-corazon-del-mar~captain.la-rosario~captain",
        "blue": "20.le-mercure~captain.la-danae~explorer",
        "draw": 3,
    },
)
"""Set-ups in which ships often have no room to turn about, or one thing to lose to a whirlpool, and one with crew that lies face down."""
ASKED_IN: dict[str, list[tuple[int | Setup, int]]] = {
    "bremerhaven": [(3, 1030)],
    "bruise-cruise": [(3, 1), (5, 1)],
    "cardinal": [(1, 1)],
    "kraken": [],
    "pirates": [
        (4, 0),
        (1, 58),
        (TRIO, 1167),
        (1, 1),
        (SCHOONERS, 486),
        (4, 29),
        (AMONG_WHIRLPOOLS, 1927),
        (4, 3),
        (5, 169),
    ],
}
"""For each excuse a game in which it is needed: the set-up, or its number, and the seed."""


@pytest.mark.parametrize(("key", "number"), [(key, number) for key in SETUPS for number in range(len(EXCUSED[key]))])
def test_every_excuse_is_needed(key: str, number: int) -> None:
    """Without it law 13 is broken. If a game asks so no more, another one is to be named, or the excuse has to go."""
    assert len(ASKED_IN[key]) == len(EXCUSED[key])
    which, seed = ASKED_IN[key][number]
    chosen = which if isinstance(which, Setup) else SETUPS[key][which]
    game, excuses = find_game(key), EXCUSED[key]
    LAWS[13](Trial(game, chosen, seed, excused=excuses))
    with pytest.raises(LawBroken, match=f"is asked though '{excuses[number].answer}") as caught:
        LAWS[13](Trial(game, chosen, seed, excused=(*excuses[:number], *excuses[number + 1 :])))
    assert caught.value.law == 13


@pytest.mark.clause("PI-Q8", "PI-R99")
def test_smoke_for_which_one_place_is_listed_may_lie_elsewhere() -> None:
    """So whoever is asked has something to choose: any place will do at which the fog bank finds room."""
    LAWS[13](Trial(find_game("pirates"), SETUPS["pirates"][4], 278, excused=EXCUSED["pirates"]))


@pytest.mark.clause("PI-3.4")
def test_an_island_for_which_one_place_is_listed_may_lie_beside_it() -> None:
    """So whoever lays it has something to choose, where the other islands leave room for little more than that place."""
    LAWS[13](Trial(find_game("pirates"), SETUPS["pirates"][0], 1789, excused=EXCUSED["pirates"]))


def test_goods_in_a_harbor_may_be_shifted_where_nothing_but_done_is_listed() -> None:
    """Without any excuse: law 13 asks for many exact moves before it says that there are none."""
    for which, seed in ((0, 51), (1, 16), (2, 23)):
        LAWS[13](Trial(find_game("bremerhaven"), SETUPS["bremerhaven"][which], seed))


FAULTS: list[tuple[int, type[Mutant], type[Wrapped]]] = [
    (1, Mutant, mutants.CountsElsewhere),
    (2, mutants.OneTextForAll, Wrapped),
    (2, mutants.ReadsAnother, Wrapped),
    (2, mutants.SavesTheStart, Wrapped),
    (2, mutants.CountsAnother, Wrapped),
    (2, mutants.TellsOtherOptions, Wrapped),
    (3, mutants.AllowsAll, Wrapped),
    (3, mutants.RefusesAll, Wrapped),
    (3, mutants.CitesNoClause, Wrapped),
    (3, mutants.RefusesSilently, Wrapped),
    (4, mutants.LosesSomething, Wrapped),
    (6, Mutant, mutants.WaitsBesideChance),
    (6, Mutant, mutants.AsksTwoAtOnce),
    (7, Mutant, mutants.NeverWaits),
    (7, Mutant, mutants.WorthTwice),
    (7, Mutant, mutants.Stuck),
    (8, Mutant, mutants.SharedCopy),
    (8, Mutant, mutants.CopyWithLog),
    (9, Mutant, mutants.TurnsRound),
    (9, Mutant, mutants.ListsTwice),
    (9, Mutant, mutants.DrawsTheLast),
    (9, Mutant, mutants.ThrowsTwice),
    (10, misdrawn.DrawsNoSpots, Wrapped),
    (10, misdrawn.DrawsMore, Wrapped),
    (10, misdrawn.DrawsWithoutWords, Wrapped),
    (10, misdrawn.AttemptsTheLegal, Wrapped),
    (10, misdrawn.AttemptsNothing, Wrapped),
    (10, misdrawn.AttemptsOutOfTurn, Wrapped),
    (10, misdrawn.HidesMoves, Wrapped),
    (10, misdrawn.NamesTwice, Wrapped),
    (10, misdrawn.SaysNoStatus, Wrapped),
    (10, misdrawn.LosesARegion, Wrapped),
    (10, misdrawn.CarriesOutOfTurn, Wrapped),
    (10, misdrawn.CarriesNowhere, Wrapped),
    (10, misdrawn.CarriesAGhost, Wrapped),
    (10, misdrawn.CarriesTwice, Wrapped),
    (10, misdrawn.CarriesInVain, Wrapped),
    (10, misdrawn.LeavesNothingToChance, Wrapped),
    (11, misjudged.PromisesTooMuch, Wrapped),
    (11, misjudged.OwesPoints, Wrapped),
    (11, misjudged.JudgesAllOtherwise, Wrapped),
    (11, misjudged.JudgesByMood, Wrapped),
    (11, misjudged.WeighsByMood, Wrapped),
    (11, misjudged.WeighsTooMuch, Wrapped),
    (11, misjudged.ForgetsAMove, Wrapped),
    (11, misjudged.PlaysWhileJudging, Wrapped),
    (11, misjudged.LooksBack, Wrapped),
    (11, misjudged.LevelsOff, Wrapped),
    (11, misjudged.KneeJerk, Wrapped),
    (12, mutants.SwapsTheWinners, Wrapped),
    (12, mutants.NobodyWins, Wrapped),
    (12, mutants.NobodyIsASeat, Wrapped),
    (12, mutants.EndsUntold, Wrapped),
    (12, mutants.NamesAnotherEnding, Wrapped),
    (12, Mutant, mutants.EndsUnnumbered),
    (13, Mutant, mutants.AsksTheForced),
    (14, mutants.CountsWrongly, Wrapped),
    (14, mutants.CountsForTheLosers, Wrapped),
    (14, mutants.CountsForTooFew, Wrapped),
    (15, misdrawn.StumblesAtNoMove, Wrapped),
    (15, misdrawn.PlaysWhileForeseeing, Wrapped),
    (16, misobserved.Exceeds, Wrapped),
    (16, misobserved.NamesFieldsTwice, Wrapped),
    (16, misobserved.SaysNothing, Wrapped),
    (16, misobserved.ShoutsNames, Wrapped),
    (16, misobserved.ChangesShape, Wrapped),
    (16, misobserved.WritesTooMuch, Wrapped),
    (16, misobserved.LeavesOneOut, Wrapped),
    (16, misobserved.ObservesByMood, Wrapped),
    (16, misobserved.PlaysWhileObserving, Wrapped),
    (16, misobserved.SeesNoDifference, Wrapped),
]
LEAKS: list[tuple[type[Mutant], type[Wrapped], str]] = [
    (Mutant, mutants.ImaginesTheKnown, "something is imagined though everything is known"),
    (Mutant, mutants.ForgetsDealsOnly, "the veiled position tells seat -1 two worlds apart"),
    (Mutant, mutants.WaitsBySecret, "who must choose depends on a secret"),
    (Mutant, mutants.ListsBySecret, "the moves of seat . depend on what it may not know"),
    (Mutant, mutants.ListsFewerInViews, "seat . is not shown all of its moves, or too many"),
    (mutants.RefusesWithSecrets, Wrapped, r"refusing \d+ to seat . tells a secret"),
    (mutants.DrawsSecrets, mutants.RemembersSecrets, "the picture tells seat . two worlds apart"),
    (mutants.SavesSecrets, mutants.RemembersSecrets, "the file of a view tells seat -1 two worlds apart"),
    (mutants.ReadsMoreThanIsWritten, Wrapped, "the file of seat -1's view is read otherwise"),
    (Mutant, mutants.ImaginesLater, "seat -1 imagines what it knows to be otherwise"),
    (Mutant, mutants.ImaginesNothing, "an imagined world has more or less in it"),
    (mutants.LosesInWorlds, mutants.ImaginesStuck, "an imagined world has more or less in it"),
    (Mutant, mutants.ImaginesStuck, "nobody can move in an imagined world"),
    (mutants.HidesOwnMoves, Wrapped, "seat . cannot read its own move"),
    (mutants.OneTextWhenVeiled, Wrapped, r"tells seat . which of \d+ moves it was"),
    (Mutant, mutants.ForgetsNothing, r"'deal \?' tells seat -1 which of \d+ moves it was"),
    (Mutant, mutants.ForgetsForOthers, r"'deal \?' tells seat -1 which of \d+ moves it was"),
    (Mutant, mutants.LogsOpenly, r"'deal \?' tells seat -1 which of \d+ moves it was"),
    (
        Mutant,
        mutants.AsksBySecret,
        "after '.*' seat -?. sees what it may not know, and what the story of that move does not tell it",
    ),
]
"""Each demand of law 5, with what breaks it."""


DECIDED: Final = {"pirates": 1}
"""Among the set-ups of a game, the number of the first one from which on they are tried: earlier ones end without a winner."""


def trial_of(game: Game, kind: type[Mutant], position: type[Wrapped], stride: int = 0) -> Trial:
    """The mutant of a game, with a set-up for more than one player that somebody wins."""
    setup = next(setup for setup in SETUPS[game.key][DECIDED.get(game.key, 0) :] if setup.players > 1)
    stride = stride or STRIDES.get(game.key, 1)
    return Trial(mutant(kind, game, position), setup, seed=2, stride=stride, excused=EXCUSED[game.key])


@pytest.mark.parametrize("key", SETUPS)
@pytest.mark.parametrize(
    ("number", "kind", "position"), FAULTS, ids=lambda fault: getattr(fault, "__name__", str(fault))
)
def test_each_law_catches_its_planted_faults(
    key: str, number: int, kind: type[Mutant], position: type[Wrapped]
) -> None:
    """In every game."""
    with pytest.raises(LawBroken) as caught:
        LAWS[number](trial_of(find_game(key), kind, position))
    assert caught.value.law == number


@pytest.mark.parametrize(("kind", "position", "demanded"), LEAKS, ids=lambda fault: getattr(fault, "__name__", ""))
def test_every_planted_leak_is_caught(kind: type[Mutant], position: type[Wrapped], demanded: str) -> None:
    """In a game with hidden hands, by the demand that it breaks."""
    with pytest.raises(LawBroken, match=demanded) as caught:
        LAWS[5](trial_of(find_game("kraken"), kind, position))
    assert caught.value.law == 5


def test_a_secret_told_before_a_move_is_caught() -> None:
    """In a game with hidden hands."""
    with pytest.raises(LawBroken, match=r"tells seat . a secret") as caught:
        LAWS[15](trial_of(find_game("kraken"), misdrawn.ForeseesSecrets, mutants.RemembersSecrets))
    assert caught.value.law == 15


@pytest.mark.parametrize(
    ("kind", "position", "demanded"),
    [
        (misobserved.ObservesSecrets, misobserved.KeepsSecrets, r"tells seat . two worlds apart"),
        (misobserved.SeesNothingAfterwards, Wrapped, r"after moves \d+ and \d+ seat . observes the same"),
    ],
)
def test_what_is_observed_is_what_is_known(kind: type[Mutant], position: type[Wrapped], demanded: str) -> None:
    """No more and no less, in a game with hidden hands."""
    with pytest.raises(LawBroken, match=demanded) as caught:
        LAWS[16](trial_of(find_game("kraken"), kind, position))
    assert caught.value.law == 16


@pytest.mark.parametrize("key", SETUPS)
def test_a_sound_observation_keeps_its_law(key: str) -> None:
    """So it is the fault in an observation, and not having one, that is caught."""
    LAWS[16](trial_of(find_game(key), misobserved.Observes, Wrapped))


@pytest.mark.parametrize("key", SETUPS)
def test_a_sound_judgement_keeps_its_law(key: str) -> None:
    """So it is the fault in a judgement, and not having one, that is caught."""
    LAWS[11](trial_of(find_game(key), misjudged.Judges, Wrapped))


@pytest.mark.parametrize("key", SETUPS)
@pytest.mark.parametrize("law", LAWS)
def test_a_mutant_without_a_fault_keeps_every_law(key: str, law: int) -> None:
    """So it is the fault, and not the wrapping, that is caught."""
    LAWS[law](trial_of(find_game(key), Mutant, Wrapped, every(LOOKS[key])))


class SharesDrawsUnfairly(Wrapped):
    """The first seat gets more of a draw than the second (law 7 and 12), which few games show."""

    def worth(self, seat: int) -> float:
        share = super().worth(seat)
        return share if share in (0, 1) else (0.6, 0.4)[seat]


def test_what_few_games_show_is_caught_with_its_seed() -> None:
    """A fault in the shares of draws: of Cardinal's games one in a hundred or so is drawn. So the first game shows nothing."""
    game, setup = find_game("cardinal"), SETUPS["cardinal"][0]
    faulty = mutant(Mutant, game, SharesDrawsUnfairly)
    LAWS[12](Trial(faulty, setup, seed=1))
    with pytest.raises(LawBroken, match=r"seed \d+, 2 players") as caught:
        check_laws(faulty, setup, decisions=100_000)
    assert caught.value.law == 12


def test_laws_tell_how_games_ended() -> None:
    """Kraken ends in three ways; with a limit of one round and little luck all are met."""
    met = keep_in_many_games(OF_MANY_GAMES, find_game("kraken"), SETUPS["kraken"][4], 1, decisions=20_000)
    assert set(met) == {"last-afloat", "kraken-wins", "round-limit"}
    assert met["round-limit"] > 0


def test_many_games_are_enough_once_every_ending_that_can_be_met_has_been() -> None:
    """Without a limit of rounds Kraken ends in two ways only: whoever says so does not wait for the third."""
    game, setup = find_game("kraken"), SETUPS["kraken"][5]
    looked_at = 0

    def count(trial: Trial, position: Position) -> None:  # noqa: ARG001 - the form of a law
        nonlocal looked_at
        looked_at += 1

    met = keep_in_many_games([count], game, setup, 1, decisions=20_000, endings=["last-afloat"])
    assert sum(met.values()) == FEWEST_GAMES
    assert looked_at < 20_000
    with pytest.raises(ValueError, match="Kraken has no ending boredom: it has last-afloat"):
        check_laws(game, setup, endings=["last-afloat", "boredom"])


def test_the_first_number_that_a_saved_position_has_changed_is_named() -> None:
    """An author finds the forgotten field by its place in `numbers()`."""
    assert first_difference([4, 7, 1], [4, 8, 2]) == "number 1 of numbers() was 7, and is 8"
    assert first_difference([4, 7], [4]) == "numbers() had 2 numbers, and has 1"
