"""What a table needs to know about a game: the second half of the contract (docs/contract.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from quarterdeck.engine.builder import Builder
from quarterdeck.engine.clauses import Clause, Component, Credits
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.edits import Edits
from quarterdeck.engine.errors import Refusal
from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.log import Log
from quarterdeck.engine.observation import Observation
from quarterdeck.engine.position import Position
from quarterdeck.engine.solving import Solver
from quarterdeck.engine.standing import Standing


class Picture(Protocol):
    """A drawn position, as far as the laws look at it; `quarterdeck.scene` has the implementation."""

    def encode(self) -> bytes:
        """The whole picture as bytes; equal pictures give equal bytes."""

    def hotspots(self) -> list[str]:
        """The moves on shapes of the picture, in notation."""

    def attempts(self) -> list[str]:
        """The illegal moves on shapes of the picture, in notation: choosing one tells why it is illegal."""

    def carried(self) -> list[str]:
        """The legal moves, listed or exact, that are made by carrying one shape onto another, in notation."""

    def is_free(self, move: str) -> bool:
        """Whether a move, in notation, is chosen freely on the picture: as the course of a shape, or the place of a thing."""

    def lots(self) -> list[str]:
        """The legal moves from which chance draws if the viewer leaves the choice to it, in notation."""

    def flaws(self) -> list[str]:
        """Faults that could trouble a client, in sentences: shapes without words, things in no region, …; there must be none."""

    def _repr_svg_(self) -> str:
        """The picture as SVG, for notebooks."""


Sound = Literal["", "bell", "blast", "card", "coin", "dice", "splash", "water", "wood"]
"""The sound of an event, for people who have switched sound on; empty for silence."""


class Sentence(Struct, frozen=True):
    """One thing that happened, told to people, and the clauses that made it happen."""

    text: str
    clauses: tuple[str, ...] = ()
    die: int = 0
    """The number on the die that it mentions, 1 to 6; 0 if it mentions none."""
    sound: Sound = ""
    turn: int = -1
    """The seat to which the story belongs from here on, if that changes within a move; -1 if it does not."""
    part: bool = False
    """It is the heading of a part of the story, such as the end of a round, which belongs to nobody until somebody chooses."""
    several: str = ""
    """How it is told once if it happened several times in a row, with `#` for how often; empty: `text`, and how often."""
    subject: int = -1
    """The thing of which it tells, such as a piece, if several such sentences in a row may be told as one; -1: they may not."""
    then: tuple[str, str] = ("", "")
    """How it is told as the end of the sentence before it, about the same subject: `, then 3 cm` and ` to the east`; the
    second part stands once if both end with it."""


class Pack(Struct, frozen=True):
    """A content pack that was read, with everything that a record must keep to be replayed anywhere."""

    name: str
    digest: str
    """SHA-256 of `content` in UTF-8, hexadecimal."""
    content: str
    """The whole text of the pack's file."""
    built_in: bool = False


class Setup(Struct, frozen=True, kw_only=True):
    """Everything that has to be settled before the first decision."""

    players: int
    options: Struct
    pack: Pack | None = None
    """The content that replaces the game's own."""


class Terms(Struct, frozen=True, kw_only=True):
    """The set-up of a game, as far as it follows from a position."""

    players: int
    options: Mapping[str, object]
    """The options that still matter in the position, as files write them, without those that only affect the beginning."""
    pack: Pack | None = None
    """The content pack; None for the game's own content."""


class Ending(Struct, frozen=True):
    """How a finished game ended."""

    how: str
    """One of the game's endings: `last-one-left`, `most-points`, …"""
    winners: tuple[int, ...]
    """The seats with the largest share of the result: several in a draw, none if somebody who played alone has lost."""
    sentence: Sentence


class Game(Struct, frozen=True, kw_only=True):
    """A game as tables, bots, records and tools see it. Each game fills in a subclass.

    Every position that its methods take is one of this game. Wherever they take a seat, a negative number is a spectator.
    """

    key: str
    title: str
    tagline: str
    players: tuple[int, ...]
    """The possible numbers of players, ascending."""
    seat_names: tuple[str, ...]
    """The names of the seats in the notation, at least `max(players)`; `seats_at` says which seat has which name."""
    options: type[Struct]
    """The class of the options. Every field has a default; `start` checks each."""
    rules_version: int
    position_form: int = 1
    """A number that grows when `Position.numbers` describes positions differently although the rules are as before.

    Digests of positions name it, so that those of an earlier form are not compared with those of today.
    """
    moves: int
    """The size of the fixed action space: moves are 0 … moves - 1."""
    endings: tuple[str, ...]
    """All values of `Ending.how`."""
    hidden: bool
    """Whether seats know different things."""
    lists_exact: bool = False
    """Whether candidates are listed by the numbers of exact moves, beyond `moves`."""
    credits: Credits = Credits()
    minutes: tuple[int, int] = (0, 0)
    """The shortest and longest time that people need for a game; zeros if it is not known."""
    weight: int = 0
    """How much there is to learn: 1 (easy) to 3 (hard); 0 if it is not known."""
    first_options: tuple[tuple[str, bool | int | str], ...] = ()
    """The options for somebody's first game, as files write them, if they are not the usual ones."""
    scoring: tuple[int, ...] = ()
    """The kinds of log entries that may change scores; empty if all may."""

    # -- beginning -------------------------------------------------------------------------

    def start(self, setup: Setup) -> Position:
        """The position before the first decision; `Malformed` names the bad field."""
        raise NotImplementedError

    def bound(self, setup: Setup) -> int:
        """An upper bound on the number of decisions in a random playout."""
        raise NotImplementedError

    def seats_at(self, position: Position) -> tuple[str, ...]:
        """The names of the seats that play, in their order: the first ones of `seat_names`, or others that were agreed on."""
        return self.seat_names[: self.terms(position).players]

    def read_pack(self, file: str, content: str) -> Pack:
        """The pack, or `PackError` with line and field."""
        raise NotImplementedError

    def own_pack(self) -> Pack | None:
        """The content that is played if the set-up names none; None for a game without content files."""
        return None

    def components(self, pack: Pack | None = None) -> Sequence[Component]:
        """Everything in a pack, or in the game's own content, that has an id; nothing in a game without content."""
        return ()

    def builder(self, pack: Pack | None = None) -> Builder | None:
        """The builder for a pack or for the game's own content; None if players build nothing before a game."""
        return None

    # -- rules for people ----------------------------------------------------------------------

    def clauses(self) -> Sequence[Clause]:
        """All clauses and rulings, in the order of the rulebook."""
        raise NotImplementedError

    def introduction(self) -> Sequence[str]:
        """The text before the first clause: what the game is about, and the words that the clauses use.

        It is a list of paragraphs, in which `**` and `*` enclose emphasised words.
        """
        return ()

    def why_not(self, position: Position, move: int) -> Refusal | None:
        """The refusal of a move of the player who must choose now; None if and only if the move is legal."""
        raise NotImplementedError

    def turn_clause(self, position: Position) -> str:
        """The clause that says whose turn it is now, to be cited to everybody else; empty if the game names none."""
        return ""

    # -- words -----------------------------------------------------------------------------------

    def text(self, position: Position, move: int) -> str:
        """The move in notation."""
        raise NotImplementedError

    def veiled_text(self, position: Position, move: int, seat: int) -> str:
        """The move as `seat` may read it once it is made; the same as `text` unless a part of it is secret."""
        return self.text(position, move)

    def parse(self, position: Position, text: str) -> int:
        """The move that a text in notation means, legal or not; `Malformed` if it means none."""
        raise NotImplementedError

    def story(self, log: Log) -> list[Sentence]:
        """The story that a (veiled) log tells, for people."""
        raise NotImplementedError

    def news(self, veiled: Position, seat: int, logs: Sequence[Log]) -> list[tuple[int, str]] | None:
        """What happened in the latest moves, in few sentences for somebody who only hears it; None if the story is short enough for that.

        `logs` are the moves since the latest choice of the seat, which is among them, as the seat may know them. With each
        sentence stands the place of the move with which all of it had happened. What goes on is told later.
        """
        return None

    def log_kinds(self) -> Mapping[str, int]:
        """The kinds of log entries by name (`kinds_between`), for lessons that wait for something to happen."""
        return {}

    def ending(self, position: Position) -> Ending:
        """How the game ended; `position` is over."""
        raise NotImplementedError

    def standing(self, position: Position) -> Standing | None:
        """The scores that the rulebook counts, in any position; None if the game counts nothing.

        It is asked once a game is over, about the last position and all before it, with everything that was secret.
        """
        return None

    def margin(self, difference: int) -> str:
        """The distance between two scores in words: `3 points`; empty if people do not say such a thing."""
        return ""

    def reveals(self, position: Position, move: int) -> bool:
        """Whether making the move tells any seat something that was hidden from it."""
        return False

    def sole_move(self, position: Position) -> int | None:
        """The one move of the seat that must choose, if everybody at the table knows that it has no other; else None.

        A table makes it by itself. It must be None if the number of moves would betray something hidden.
        """
        return None

    def options_again(self, options: Struct, winners: tuple[int, ...]) -> Struct:
        """The options of a rematch after a game with these options; mostly the same.

        `winners` are the seats that won that game: several or none if nobody won it alone.
        """
        return options

    def played_options(self, options: Struct, players: int) -> Struct:
        """The options of a game with this number of players in the standard form that `terms` uses; mostly the same.

        Texts that mean the same get the same form. `Malformed` names a bad option.
        """
        return options

    def veiled_options(self, setup: Setup, seat: int) -> Struct:
        """The options as `seat` may read them while the game goes on; the same unless something in them is secret."""
        return setup.options

    # -- for bots ------------------------------------------------------------------------------------

    def judgement(self) -> Judgement | None:
        """What the game tells bots about unfinished positions; None if they play simulations to the end."""
        return None

    def glance(self) -> Judgement | None:
        """What positions promise at a glance, for the bot `judging`; what `judgement` says, if that is not None."""
        return self.judgement()

    def solver(self, options: Struct) -> Solver | None:
        """What can solve the game completely with these options; None if nobody knows how. `Malformed`: there is too much to solve."""
        return None

    # -- for programs that learn ----------------------------------------------------------------------

    def observation(self, setup: Setup) -> Observation | None:
        """What a seat sees of games of this set-up, as numbers of fixed shape; None if the game does not say.

        The set-up is one that `start` accepts.
        """
        return None

    # -- pictures and files -------------------------------------------------------------------------

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Picture:
        """The picture of the position as `seat` sees it, with the seat's legal moves on shapes.

        `moves` are all of them if the seat must choose, else none.
        """
        raise NotImplementedError

    def foresee(self, veiled: Position, seat: int, move: int) -> Picture | None:
        """What a move of the seat that must choose would lead to, legal or not, as far as the seat can know.

        Its shapes are drawn over the picture, and its summary says it in words. None if the game has nothing to show.
        """
        return None

    def matters(self, veiled: Position, seat: int, move: int) -> str | None:
        """The important effects of a legal move of the seat that must choose, in a sentence or two, for hints.

        Empty if they depend on what the seat chooses next; None if they are what `foresee` says.
        """
        return None

    def goes_on(self, veiled: Position) -> bool:
        """Whether the seat that must choose goes on with what its moves before have begun, such as a card that it plays step by step.

        A hint tells all the moves up to where that ends, and "Do that" makes them.
        """
        return False

    def by_itself(self, veiled: Position, move: int) -> Sequence[str]:
        """What follows by itself in the same turn after a legal move, in the words for moves: the last steps of a card, for example.

        A hint lists these steps with those that are chosen.
        """
        return ()

    def by_lot(self, veiled: Position) -> bool:
        """Whether the seat that must choose may leave its choice to chance (`Scene.lot`).

        A record does not say whether it did, so nobody is blamed for such a choice.
        """
        return False

    def carrying(self, veiled: Position, seat: int, what: str, to: str) -> str | None:
        """The move, in notation, that carrying one shape of the seat's picture onto another means; None if it means none.

        It may be illegal: then `why_not` can tell the player why the shape may not go there. The ids are those of `scene`.
        """
        return None

    def save(self, position: Position) -> bytes:
        """The whole position as a readable JSON file."""
        raise NotImplementedError

    def load(self, data: bytes) -> Position:
        """The position of a file; `Malformed` names the bad field."""
        raise NotImplementedError

    def sketch(self, data: bytes) -> Position | None:
        """The position of a file as it is written, though `load` refuses it: to be drawn with what is wrong in it, never to be played.

        None where nothing can be drawn; `Malformed` is taken as that.
        """
        return None

    def edits(self, position: Position, seat: int) -> Edits:
        """What can be changed by touching and carrying shapes of the picture that `seat` sees, in an editor; nothing: it is edited as a file."""
        return Edits()

    def is_old_form(self, fields: Mapping[str, object]) -> bool:
        """Whether a position file, given by its fields, has an earlier form, which can be read for one more version."""
        return False

    def terms(self, position: Position) -> Terms:
        """The players, options and content of the position, as far as they follow from the position itself."""
        raise NotImplementedError

    def schema(self) -> dict[str, object]:
        """The JSON schema of the position file."""
        raise NotImplementedError

    # -- for the laws ------------------------------------------------------------------------------------

    def exact_moves(self, position: Position, dice: Dice) -> list[int]:
        """A few moves beyond the action space, legal or not; none for a game without such moves.

        They belong to choices that are too fine to be listed: `parse` packs them, and only `why_not` judges them.
        """
        return []

    def conserved(self, position: Position) -> Mapping[str, int]:
        """Counts that no move changes: cards, coins, flags."""
        raise NotImplementedError

    def other_world(self, position: Position, seat: int, dice: Dice) -> Position:
        """Another position that differs only in what `seat` may not know.

        Do not use `veil` and `imagine` here, since this is there to check both. A game without secrets returns a clone.
        """
        return position.clone()
