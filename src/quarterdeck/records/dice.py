"""Dice that anybody can check: how a secret and the players' numbers give every die, and how a record proves it.

`docs/dice.md` describes all of this for people who want to compute it themselves; the browser client does
(`web/src/lib/dicecheck.ts`). The server is bound to its secret, and each player to a number, by a SHA-256 that is told
before any number is. Chance move number i is drawn from all of them together, so nobody alone decides it.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from quarterdeck.engine.drawing import new_secret
from quarterdeck.engine.errors import Malformed, RecordError
from quarterdeck.engine.position import CHANCE
from quarterdeck.records.header import HEADER_LINE, seats_of
from quarterdeck.records.record import PROVES_DICE, DiceNote, Header, MoveLine, Record
from quarterdeck.records.replaying import begin, check_end, follow, naming_older_rules, seat_number
from quarterdeck.records.saying import SAY

SCHEME: Final = "quarterdeck-dice-1"
"""Stands in front of everything that is hashed, so that no hash of another purpose can be passed off as one of these."""
CHANCE_DRAWS: Final = "chance"
"""The name of the draws that decide chance moves."""
OPTION_DRAWS: Final = "option"
"""The name of the draws for options that the game draws before its first move."""
WORD: Final = 1 << 64
"""A draw takes one of so many equally likely words."""
WORD_BYTES: Final = 8
HASH: Final = re.compile(r"[0-9a-f]{64}")
"""The form of secrets, commitments and pledges."""
NUMBER: Final = re.compile(r"[0-9A-Za-z.-]{1,100}")
"""The form of a player's number."""


# -- the function --------------------------------------------------------------------------------


def commitment(secret: str) -> str:
    """The hash by which a server is bound to a secret of 64 hexadecimal digits."""
    return _hash("secret", secret)


def pledge(number: str) -> str:
    """The hash by which a player is bound to a number."""
    return _hash("number", number)


def _hash(purpose: str, text: str) -> str:
    return sha256(f"{SCHEME}:{purpose}:{text}".encode("ascii")).hexdigest()


def key(secret: str, numbers: Sequence[str]) -> bytes:
    """The key of all draws: from the secret and the players' numbers, seat by seat, empty for a seat without one."""
    return hmac.digest(secret.encode("ascii"), f"{SCHEME}:key:{'/'.join(numbers)}".encode("ascii"), "sha256")


def draw(whole: bytes, name: str, index: int, n: int) -> int:
    """Draw number `index` (from 1) of the draws with this name: one of 0 … n - 1, each exactly as likely; 1 <= n <= 2**64.

    Words that would make some numbers likelier than others are passed over.
    """
    if not 1 <= n <= WORD:
        raise ValueError(f"draws are from 1 to {WORD}, not from {n}")
    fair = WORD - WORD % n
    attempt = 0
    while True:
        block = hmac.digest(whole, f"{name}:{index}:{attempt}".encode("ascii"), "sha256")
        word = int.from_bytes(block[:WORD_BYTES], "big")
        if word < fair:
            return word % n
        attempt += 1


class OptionDraws:
    """The draws for options, one after the other."""

    def __init__(self, whole: bytes) -> None:
        self._key = whole
        self._drawn = 0

    def below(self, n: int, /) -> int:
        """The next draw: one of 0 … n - 1."""
        self._drawn += 1
        return draw(self._key, OPTION_DRAWS, self._drawn, n)


def drawn_options(whole: bytes, names: Sequence[str]) -> dict[str, str]:
    """What is drawn for options, by their names, in this order."""
    draws = OptionDraws(whole)
    return {name: new_secret(draws.below) for name in names}


# -- in a record ---------------------------------------------------------------------------------


def check_note(header: Header) -> None:
    """Check what a header says about its dice; `RecordError` at line 1 if it makes no sense."""
    note = header.dice
    if note is None:
        return
    if header.format < PROVES_DICE:
        raise RecordError(HEADER_LINE, SAY("newer-line", needed=str(PROVES_DICE), version=str(header.format)))
    hashes = (note.commitment, *filter(None, note.pledges))
    numbers = tuple(filter(None, note.numbers))
    sound = all(map(HASH.fullmatch, hashes)) and all(map(NUMBER.fullmatch, numbers))
    if not sound or {len(note.pledges), len(note.numbers)} != {header.players}:
        raise RecordError(HEADER_LINE, SAY("dice-form"))


def with_secret(record: Record, secret: str) -> Record:
    """A record of a finished game with the secret of its dice; any other stays as it is."""
    if record.header.dice is None or record.closing.state != "over" or record.header.view is not None:
        return record
    return msgspec.structs.replace(record, closing=msgspec.structs.replace(record.closing, secret=secret))


class ChanceMove(Struct, frozen=True, kw_only=True):
    """A chance move of a record, taken back or not."""

    index: int
    """Its number among all chance moves, from 1."""
    line: int
    """The number of its line."""
    choices: int
    """How many moves chance had, each equally likely."""
    value: int
    """Which of them it was, from 0, in the order in which the rules list them."""
    move: str
    """The move in notation."""
    known: bool = False
    """Whether the game had been over before and was taken back: then the secret may have been known already."""


def chance_moves(record: Record) -> Iterator[ChanceMove]:
    """All chance moves of a record, found by replaying it; `RecordError` names a line that cannot be played."""
    course = begin(record.header)[1]
    was_over = False
    for line in record.lines:
        was_over = was_over or course.over
        if not isinstance(line, MoveLine) or seat_number(course, line.who, line.n + HEADER_LINE) != CHANCE:
            follow(course, line)
            continue
        moves = course.position.legal()
        follow(course, line)
        made = course.steps[-1]
        yield ChanceMove(
            index=course.chances,
            line=line.n,
            choices=len(moves),
            value=moves.index(made.move),
            move=made.text,
            known=was_over,
        )
    check_end(course, record)


class DiceReport(Struct, frozen=True, kw_only=True):
    """What was found about the dice of a record: all of them are right."""

    commitment: str
    secret: str
    pledges: tuple[str, ...]
    numbers: tuple[str, ...]
    withheld: tuple[int, ...]
    """The seats that pledged a number which never came; a server that is one with such a player had a choice of two games."""
    options: tuple[str, ...]
    """The options that were drawn."""
    start: bool
    """Whether the game began from a position file; what that file left open was not drawn from these dice."""
    draws: tuple[ChanceMove, ...]

    @property
    def known(self) -> int:
        """How many chance moves came after the game had been over, so that they may have been known before."""
        return sum(made.known for made in self.draws)


def verify_dice(record: Record) -> DiceReport:
    """Check the secret, the numbers, and each chance move of a record; `RecordError` names the first that is wrong."""
    note, secret = proof_of(record)
    check_settled(record, note, secret)
    whole = key(secret, note.numbers)
    _check_options(record.header, note, whole)
    draws: list[ChanceMove] = []
    with naming_older_rules(record.header):
        for made in chance_moves(record):
            check_draw(whole, made)
            draws.append(made)
    return DiceReport(
        commitment=note.commitment,
        secret=secret,
        pledges=note.pledges,
        numbers=note.numbers,
        withheld=withheld(note),
        options=note.drawn,
        start=record.header.start is not None,
        draws=tuple(draws),
    )


def withheld(note: DiceNote) -> tuple[int, ...]:
    """The seats that pledged a number which never came."""
    pairs = enumerate(zip(note.pledges, note.numbers, strict=True))
    return tuple(seat for seat, (pledged, number) in pairs if pledged and not number)


def proof_of(record: Record) -> tuple[DiceNote, str]:
    """What a record says about its dice, and the secret; `RecordError` if it holds no proof."""
    note, end = record.header.dice, len(record.lines) + HEADER_LINE + 1
    if note is None:
        raise RecordError(HEADER_LINE, SAY("dice-unproven"))
    if record.closing.state != "over":
        raise RecordError(end, SAY("dice-open"))
    if not record.closing.secret:
        raise RecordError(end, SAY("dice-no-secret"))
    return note, record.closing.secret


def check_settled(record: Record, note: DiceNote, secret: str) -> None:
    """Check that secret and numbers are those that were promised; `RecordError` names the one that is not."""
    if commitment(secret) != note.commitment:
        raise RecordError(len(record.lines) + HEADER_LINE + 1, SAY("dice-other-secret"))
    for seat, (pledged, number) in enumerate(zip(note.pledges, note.numbers, strict=True)):
        if number and pledge(number) != pledged:
            raise RecordError(HEADER_LINE, SAY("dice-other-number", seat=seats_of(record.header)[seat]))


def _check_options(header: Header, note: DiceNote, whole: bytes) -> None:
    for name, value in drawn_options(whole, note.drawn).items():
        if header.options.get(name) != value:
            raise RecordError(HEADER_LINE, SAY("dice-other-option", option=name))


def check_draw(whole: bytes, made: ChanceMove) -> None:
    """Check that a chance move is what was drawn; `RecordError` names its line."""
    drawn = draw(whole, CHANCE_DRAWS, made.index, made.choices)
    if drawn != made.value:
        raise RecordError(
            made.line + HEADER_LINE,
            SAY("dice-other-draw", index=made.index, move=made.move, choices=made.choices,
                made=made.value + 1, drawn=drawn + 1),
        )  # fmt: skip


def check_number(text: str) -> str:
    """A player's number, if it has the form of one; else `Malformed`."""
    if not NUMBER.fullmatch(text):
        raise Malformed("number", SAY("number-form"))
    return text
