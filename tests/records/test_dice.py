"""Dice that anybody can check: the function, and records whose secret, numbers, options or dice were changed."""

from __future__ import annotations

import hmac
import json
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, reduce
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.engine import dice as plain_dice
from quarterdeck.engine.errors import RecordError
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.records import dice
from quarterdeck.records.lines import encode_record
from quarterdeck.records.reading import parse_record
from quarterdeck.records.record import PROVES_DICE, DiceNote, MoveLine, Record
from quarterdeck.table.match import Match

SECRET = "5ec2e7" + "0" * 58
NUMBERS = ("ada.17", "")
VECTORS = Path(__file__).parent / "fixtures" / "dice.json"


class Proven:
    """The dice of a match whose draws can be checked."""

    def __init__(self, match: Match, secret: str, numbers: Sequence[str]) -> None:
        self.match = match
        self.key = dice.key(secret, numbers)

    def below(self, n: int, /) -> int:
        """The next draw."""
        return dice.draw(self.key, dice.CHANCE_DRAWS, self.match.chances + 1, n)


def proven_match(game: str, secret: str = SECRET, numbers: tuple[str, ...] = NUMBERS) -> tuple[Match, Proven]:
    """A match that begins with a commitment and pledges, and its dice."""
    found = find_game(game)
    names = tuple(name for name in ("draw",) if name in found.options.__struct_fields__)
    options = msgspec.structs.replace(found.options(), **dice.drawn_options(dice.key(secret, numbers), names))
    match = Match.new(found, Setup(players=2, options=options), ["Ada", "bot"])
    note = DiceNote(
        commitment=dice.commitment(secret),
        pledges=tuple(dice.pledge(number) if number else "" for number in numbers),
        numbers=numbers,
        drawn=names,
    )
    match.header = msgspec.structs.replace(match.header, format=PROVES_DICE, dice=note)
    return match, Proven(match, secret, numbers)


@cache
def proven_game(game: str = "kraken", most: int = 60) -> Record:
    """A game at random, given up after some moves."""
    match, proven = proven_match(game)
    choose = plain_dice.seeded(3)
    match.go_on(proven)
    for _ in range(most):
        if match.over:
            break
        seat = match.waiting()[0]
        legal = match.legal(seat)
        match.play(seat, legal[choose.below(len(legal))])
        match.go_on(proven)
    if not match.over:
        match.resign(0)
    return dice.with_secret(match.record, SECRET)


def read_again(record: Record) -> Record:
    """The record as a file holds it, with checksums that fit."""
    return parse_record(encode_record(record))


def refusal(record: Record) -> RecordError:
    """Why the dice of a record are refused."""
    with pytest.raises(RecordError) as caught:
        dice.verify_dice(read_again(record))
    return caught.value


def with_note(record: Record, **fields: object) -> Record:
    """The record with another note about its dice."""
    note = record.header.dice
    assert note is not None
    changed = msgspec.structs.replace(note, **fields)
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, dice=changed))


@pytest.mark.parametrize("game", keys())
def test_every_chance_move_of_a_game_is_proven(game: str) -> None:
    """The deals before the first choice are chance moves, too."""
    record = proven_game(game)
    report = dice.verify_dice(read_again(record))
    chance = [line for line in record.lines if isinstance(line, MoveLine) and line.who == "chance"]
    assert [(one.index, one.line, one.move) for one in report.draws] == [
        (index, line.n, line.move) for index, line in enumerate(chance, start=1)
    ]
    assert report.draws
    assert report.withheld == ()


@pytest.mark.parametrize("game", keys())
def test_dice_with_six_sides_show_what_anybody_can_compute(game: str) -> None:
    """The browser knows by itself which number means `die 4` or `dice 2 5`; so do the rules of all games."""
    for made in dice.verify_dice(proven_game(game)).draws:
        word, *faces = made.move.split()
        if word in ("die", "dice"):
            assert made.choices == 6 ** len(faces)
            assert made.value == reduce(lambda number, face: number * 6 + int(face) - 1, faces, 0)


def test_what_is_drawn_for_options_is_proven() -> None:
    """Pirates draws treasures and islands from an option."""
    record = proven_game("pirates")
    assert dice.verify_dice(record).options == ("draw",)
    options = {**record.header.options, "draw": "secret-" + "1" * 32}
    note = record.header.dice
    assert note is not None
    changed = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, options=options))
    with pytest.raises(RecordError, match="draw: this is not what the dice drew"):
        dice.verify_dice(changed)


def test_a_take_back_past_chance_brings_new_dice() -> None:
    """A number among all chance moves is never used twice, so nobody sees a die before it counts."""
    match, proven = proven_match("kraken")
    match.go_on(proven)
    while True:
        seat = match.waiting()[0]
        before = match.chances
        match.play(seat, match.legal(seat)[0])
        match.go_on(proven)
        if match.chances > before:
            break
    match.take_back(seat, consent=range(2))
    first = match.chances
    assert first > before
    while match.chances == first:
        seat = match.waiting()[0]
        match.play(seat, match.legal(seat)[0])
        match.go_on(proven)
    match.resign(0)
    report = dice.verify_dice(read_again(dice.with_secret(match.record, SECRET)))
    assert [one.index for one in report.draws] == list(range(1, match.chances + 1))


def test_dice_after_an_end_that_was_taken_back_are_told() -> None:
    """Whoever had read the secret at the end knew them."""
    found = find_game("cardinal")
    setup = Setup(players=2, options=msgspec.structs.replace(found.options(), first="orange"))
    match = Match.new(found, setup, ["Ada", "Ben"])
    note = DiceNote(commitment=dice.commitment(SECRET), pledges=("", ""), numbers=("", ""))
    match.header = msgspec.structs.replace(match.header, format=PROVES_DICE, dice=note)
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, match.legal(seat)[0])
    assert not match.chances
    report = dice.verify_dice(read_again(dice.with_secret(match.record, SECRET)))
    assert report.known == 0
    known = dice.ChanceMove(index=1, line=1, choices=2, value=0, move="coin", known=True)
    assert msgspec.structs.replace(report, draws=(known,)).known == 1


def test_a_match_that_is_read_again_goes_on_with_the_same_dice() -> None:
    """A server that was killed in the middle of a game draws as if it had not been."""
    match, proven = proven_match("kraken")
    match.go_on(proven)
    again = Match.resume(read_again(match.record))
    resumed = Proven(again, SECRET, NUMBERS)
    for _ in range(30):
        if match.over:
            break
        move = match.legal(match.waiting()[0])[0]
        for one, with_dice in ((match, proven), (again, resumed)):
            one.play(one.waiting()[0], move)
            one.go_on(with_dice)
    assert match.record == again.record
    assert match.chances > 0


# -- cheating -------------------------------------------------------------------------------------


class Loaded(Proven):
    """Dice that are honest but for one draw."""

    def __init__(self, match: Match, wrong: int) -> None:
        super().__init__(match, SECRET, NUMBERS)
        self.wrong = wrong

    def below(self, n: int, /) -> int:
        """The next draw, or another one."""
        fair = super().below(n)
        return (fair + 1) % n if self.match.chances + 1 == self.wrong else fair


def cheated(wrong: int) -> Record:
    """A finished game in which one chance move was chosen by the server."""
    match, _ = proven_match("kraken")
    match.go_on(Loaded(match, wrong))
    match.resign(0)
    return dice.with_secret(match.record, SECRET)


def test_a_changed_die_is_found_and_named() -> None:
    """The first chance move that is not what was drawn is named, with its line."""
    honest = proven_game()
    wrong = next(one for one in dice.verify_dice(honest).draws if one.choices > 1)
    error = refusal(cheated(wrong.index))
    assert error.line == wrong.line + 1
    assert f"chance move {wrong.index}" in str(error)


def reordered(record: Record) -> Record:
    """The record of the same game, but the dice were used in another order."""
    match, proven = proven_match("kraken")

    class Swapped(Proven):
        def below(self, n: int, /) -> int:
            index = {1: 2, 2: 1}.get(self.match.chances + 1, self.match.chances + 1)
            return dice.draw(proven.key, dice.CHANCE_DRAWS, index, n)

    match.go_on(Swapped(match, SECRET, NUMBERS))
    match.resign(0)
    assert record.lines[:2] != match.record.lines[:2]
    return dice.with_secret(match.record, SECRET)


def test_dice_in_another_order_are_found() -> None:
    """Each die belongs to its place."""
    assert "chance move 1" in str(refusal(reordered(proven_game())))


Fake = Callable[[Record], Record]


def other_secret(record: Record) -> Record:
    """Another secret than the server was bound to."""
    return msgspec.structs.replace(record, closing=msgspec.structs.replace(record.closing, secret="1" * 64))


def no_secret(record: Record) -> Record:
    """The server kept the secret to itself."""
    return msgspec.structs.replace(record, closing=msgspec.structs.replace(record.closing, secret=""))


def other_number(record: Record) -> Record:
    """A number that its player never gave."""
    return with_note(record, numbers=("ada.18", ""))


def other_number_and_pledge(record: Record) -> Record:
    """A number that its player never gave, with a pledge that fits it."""
    return with_note(record, numbers=("ada.18", ""), pledges=(dice.pledge("ada.18"), ""))


def swapped_numbers(record: Record) -> Record:
    """The numbers of two seats exchanged, with their pledges."""
    return with_note(record, numbers=("", "ada.17"), pledges=("", dice.pledge("ada.17")))


def other_commitment(record: Record) -> Record:
    """A commitment to another secret."""
    return with_note(record, commitment=dice.commitment("2" * 64))


@pytest.mark.parametrize(
    ("fake", "why"),
    [
        (other_secret, "not the secret to which the server committed itself"),
        (no_secret, "secret of its dice is missing"),
        (other_number, "not the one that was pledged"),
        (other_number_and_pledge, "chance move"),
        (swapped_numbers, "chance move"),
        (other_commitment, "not the secret to which the server committed itself"),
    ],
)
def test_a_cheating_server_is_found_out(fake: Fake, why: str) -> None:
    """The honest record is proven, and each lie in it is named."""
    dice.verify_dice(read_again(proven_game()))
    assert why in str(refusal(fake(proven_game())))


def test_a_record_without_proof_says_so() -> None:
    """Records of older versions, and of the terminal, are read and verified as before, but prove no dice."""
    record = Match.new(
        find_game("cardinal"), Setup(players=2, options=find_game("cardinal").options()), ["a", "b"]
    ).record
    assert b"dice" not in encode_record(record)
    assert "holds no proof of its dice" in str(refusal(record))


def test_the_secret_is_in_no_record_of_a_game_that_goes_on() -> None:
    """Not even if the server were told to write it."""
    match, proven = proven_match("kraken")
    match.go_on(proven)
    assert dice.with_secret(match.record, SECRET) == match.record
    assert SECRET.encode() not in encode_record(match.record)
    leaking = msgspec.structs.replace(
        match.record, closing=msgspec.structs.replace(match.record.closing, secret=SECRET)
    )
    with pytest.raises(RecordError, match="before the game is over"):
        read_again(leaking)


def test_a_pledge_without_its_number_is_told() -> None:
    """The server and that player together could have chosen between two games."""
    numbers = ("", "")
    match, proven = proven_match("kraken", numbers=numbers)
    match.go_on(proven)
    match.resign(0)
    record = with_note(dice.with_secret(match.record, SECRET), pledges=(dice.pledge("x"), ""))
    assert dice.verify_dice(read_again(record)).withheld == (0,)


@pytest.mark.parametrize(
    "fields",
    [
        {"commitment": "nothing"},
        {"pledges": ("x", "")},
        {"numbers": ("a/b", "")},
        {"numbers": ("",)},
        {"pledges": ()},
    ],
)
def test_notes_without_sense_are_refused(fields: dict[str, object]) -> None:
    """A slash in a number could make two lists of numbers alike."""
    with pytest.raises(RecordError, match="not a commitment"):
        read_again(with_note(proven_game(), **fields))


def test_an_older_format_has_no_proof() -> None:
    """A reader of that version would not understand it."""
    record = msgspec.structs.replace(proven_game(), header=msgspec.structs.replace(proven_game().header, format=2))
    with pytest.raises(RecordError, match="version 3"):
        read_again(record)


# -- the function ---------------------------------------------------------------------------------


def test_words_that_would_make_a_draw_unfair_are_passed_over() -> None:
    """With n just above half of all words nearly half of them are passed over, and the next attempt counts."""
    n = (1 << 63) + 1
    key = dice.key(SECRET, NUMBERS)
    again = 0
    for index in range(1, 60):
        words = [
            int.from_bytes(hmac.digest(key, f"chance:{index}:{attempt}".encode(), "sha256")[:8], "big")
            for attempt in range(20)
        ]
        first = next(word for word in words if word < n)
        again += words[0] >= n
        assert dice.draw(key, "chance", index, n) == first
    assert 15 < again < 45


@given(n=st.integers(1, 1 << 64), index=st.integers(1, 10**6))
def test_a_draw_is_in_range(n: int, index: int) -> None:
    """Also where nearly all words are passed over."""
    assert 0 <= dice.draw(b"key", "chance", index, n) < n


def test_draws_are_uniform() -> None:
    """6,000 dice: each face between 900 and 1,100 times, which 4 of 5 deviations allow."""
    counts = Counter(dice.draw(dice.key(SECRET, NUMBERS), "chance", index, 6) for index in range(1, 6001))
    assert set(counts) == set(range(6))
    assert all(900 < number < 1100 for number in counts.values())


@pytest.mark.parametrize("n", [0, -1, (1 << 64) + 1])
def test_other_draws_are_none(n: int) -> None:
    """There is no number among none."""
    with pytest.raises(ValueError, match="draws are from"):
        dice.draw(b"key", "chance", 1, n)


def test_everything_that_is_hashed_is_as_the_page_says() -> None:
    """Computed here by hand, from docs/dice.md."""
    assert dice.commitment(SECRET) == sha256(b"quarterdeck-dice-1:secret:" + SECRET.encode()).hexdigest()
    assert dice.pledge("ada.17") == sha256(b"quarterdeck-dice-1:number:ada.17").hexdigest()


def test_the_browser_computes_the_same() -> None:
    """The same file of examples is checked by the client's own code."""
    vectors = json.loads(VECTORS.read_text())
    assert vectors["commitment"] == dice.commitment(vectors["secret"])
    assert vectors["pledges"] == [dice.pledge(number) if number else "" for number in vectors["numbers"]]
    key = dice.key(vectors["secret"], vectors["numbers"])
    assert vectors["key"] == key.hex()
    for name, index, n, value in vectors["draws"]:
        assert dice.draw(key, name, index, int(n)) == int(value)
    assert vectors["option"] == dice.drawn_options(key, ["draw"])["draw"]
