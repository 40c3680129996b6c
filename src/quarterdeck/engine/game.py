"""What a table needs to know of a game: the second half of the contract (docs/contract.md)."""

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
from quarterdeck.engine.position import Position
from quarterdeck.engine.standing import Standing


class Picture(Protocol):
    """A drawn position, as far as the laws look at it; `quarterdeck.scene` has the real one."""

    def encode(self) -> bytes:
        """The whole picture as bytes; equal pictures, equal bytes."""

    def hotspots(self) -> list[str]:
        """The moves, in notation, that hang on shapes of the picture."""

    def attempts(self) -> list[str]:
        """The moves, in notation, that hang on shapes though they are not legal: choosing one tells why not."""

    def carried(self) -> list[str]:
        """The moves, in notation, that are made by carrying one shape onto another: listed or exact, and legal."""

    def steers(self, move: str) -> bool:
        """Whether a move, in notation, is a course of something that is steered now."""

    def lots(self) -> list[str]:
        """The moves, in notation, that are drawn from if the viewer leaves the choice to chance: legal ones."""

    def flaws(self) -> list[str]:
        """What a client could stumble over, in sentences: shapes without words, things in no region, …; must be none."""


Sound = Literal["", "bell", "blast", "card", "coin", "dice", "splash", "water", "wood"]
"""What something that happened sounds like, for those who have switched sound on; empty: it is silent."""


class Sentence(Struct, frozen=True):
    """One thing that happened, told to people, and the clauses that made it happen."""

    text: str
    clauses: tuple[str, ...] = ()
    die: int = 0
    """The face of the die that it tells of, 1 to 6; 0 if it tells of none."""
    sound: Sound = ""
    turn: int = -1
    """The seat to which the story belongs from here on, where that changes within a move; -1: it does not."""


class Pack(Struct, frozen=True):
    """A content pack as it was read: what a record must keep to be replayed anywhere."""

    name: str
    digest: str
    """SHA-256 of `content` in UTF-8, hexadecimal."""
    content: str
    """The whole text of the file."""
    built_in: bool = False


class Setup(Struct, frozen=True, kw_only=True):
    """Everything that has to be settled before the first decision."""

    players: int
    options: Struct
    pack: Pack | None = None
    """Content that replaces the game's own."""


class Terms(Struct, frozen=True, kw_only=True):
    """The set-up of a game as far as a position tells it."""

    players: int
    options: Mapping[str, object]
    """Those on which the position goes on, as files write them; what has had its effect at the beginning is not among them."""
    pack: Pack | None = None
    """Content of its own; None: the game's own."""


class Ending(Struct, frozen=True):
    """How a finished game ended."""

    how: str
    """An id of the game: `last-one-left`, `most-points`, …"""
    winners: tuple[int, ...]
    """The seats with the largest share of the result: several in a draw, none if somebody who played alone has lost."""
    sentence: Sentence


class Game(Struct, frozen=True, kw_only=True):
    """A game as tables, bots, records and tools see it. Each game fills in a subclass.

    Wherever a position is taken, it is one of this game's; wherever a seat is taken,
    a negative number is a spectator.
    """

    key: str
    title: str
    tagline: str
    players: tuple[int, ...]
    """How many may play, ascending."""
    seat_names: tuple[str, ...]
    """Names of the seats in the notation, at least `max(players)`; which seat has which name, `seats_at` says."""
    options: type[Struct]
    """Every field has a default; each is checked by `start`."""
    rules_version: int
    position_form: int = 1
    """Grows when positions are numbered in another way (`Position.numbers`), though the rules are as before.

    Digests of positions name it, so that those of an earlier form are not compared with those of today.
    """
    moves: int
    """Moves are 0 … moves - 1: the finite, fixed action space."""
    endings: tuple[str, ...]
    """All values of `Ending.how`."""
    hidden: bool
    """Whether seats know different things."""
    lists_exact: bool = False
    """Whether candidates are listed by the numbers of exact moves, beyond `moves`."""
    credits: Credits = Credits()
    minutes: tuple[int, int] = (0, 0)
    """How long a game takes people, from and to; zeros: that is not known."""
    weight: int = 0
    """How much there is to learn: 1 (easy) to 3 (hard); 0: that is not known."""
    first_options: tuple[tuple[str, bool | int | str], ...] = ()
    """The options of somebody's first game, as files write them, where they are not the usual ones."""
    scoring: tuple[int, ...] = ()
    """Kinds of log entries that tell of what changes scores; none: all of them may."""

    # -- beginning -------------------------------------------------------------------------

    def start(self, setup: Setup) -> Position:
        """The position before the first decision; `Malformed` names the bad field."""
        raise NotImplementedError

    def bound(self, setup: Setup) -> int:
        """No random playout takes more decisions than this."""
        raise NotImplementedError

    def seats_at(self, position: Position) -> tuple[str, ...]:
        """The names of the seats that play, in their order: the first ones of `seat_names`, or others that were agreed on."""
        return self.seat_names[: self.terms(position).players]

    def read_pack(self, file: str, content: str) -> Pack:
        """The pack, or `PackError` with line and field."""
        raise NotImplementedError

    def own_pack(self) -> Pack | None:
        """The content that is played where the set-up names none; None for a game without content files."""
        return None

    def components(self, pack: Pack | None = None) -> Sequence[Component]:
        """Everything in a pack, or in the game's own content, that has an id; nothing in a game without content."""
        return ()

    def builder(self, pack: Pack | None = None) -> Builder | None:
        """What is to know of what players build before a game, of a pack or of the game's own content; None: they build nothing."""
        return None

    # -- rules for people ----------------------------------------------------------------------

    def clauses(self) -> Sequence[Clause]:
        """All clauses and rulings, in the order of the rulebook."""
        raise NotImplementedError

    def introduction(self) -> Sequence[str]:
        """What stands before the first clause: what the game is about, and the words that the clauses use.

        Paragraphs, in which `**` and `*` enclose what is emphasised.
        """
        return ()

    def why_not(self, position: Position, move: int) -> Refusal | None:
        """The clause that forbids the move to the one who must choose now; None exactly if it is legal."""
        raise NotImplementedError

    def turn_clause(self, position: Position) -> str:
        """The clause by which those choose now whose turn it is, for all others; empty if the game names none."""
        return ""

    # -- words -----------------------------------------------------------------------------------

    def text(self, position: Position, move: int) -> str:
        """The move in notation."""
        raise NotImplementedError

    def veiled_text(self, position: Position, move: int, seat: int) -> str:
        """The move as `seat` may read it once it is made; the same as `text` unless something of it is secret."""
        return self.text(position, move)

    def parse(self, position: Position, text: str) -> int:
        """The move that a text in notation means, legal or not; `Malformed` if it means none."""
        raise NotImplementedError

    def story(self, log: Log) -> list[Sentence]:
        """What a (veiled) log says, told to people."""
        raise NotImplementedError

    def log_kinds(self) -> Mapping[str, int]:
        """The kinds of log entries by name (`kinds_between`), for lessons that wait for something to happen."""
        return {}

    def ending(self, position: Position) -> Ending:
        """How the game ended; `position` is over."""
        raise NotImplementedError

    def standing(self, position: Position) -> Standing | None:
        """What the rulebook counts for each seat, in any position; None: the game counts nothing.

        It is asked once a game is over, of the last position and of those on the way, with all that was secret.
        """
        return None

    def margin(self, difference: int) -> str:
        """How far a score lies behind another, in words: `3 points`; empty if people do not say so."""
        return ""

    def reveals(self, position: Position, move: int) -> bool:
        """Whether making the move tells any seat something that was hidden from it."""
        return False

    def sole_move(self, position: Position) -> int | None:
        """The one move of the seat that must choose, if everybody at the table knows that it has no other; else None.

        A table makes it by itself. It is None wherever the number of moves would tell of something hidden.
        """
        return None

    def options_again(self, options: Struct, winners: tuple[int, ...]) -> Struct:
        """The options of a rematch after a game with these options; mostly the same.

        `winners` are the seats that won it, several or none if nobody won it alone.
        """
        return options

    def played_options(self, options: Struct, players: int) -> Struct:
        """The options as `terms` tells them of a game of so many players: mostly the same.

        Different texts may mean the same; here all that mean it are written alike. `Malformed` names a bad option.
        """
        return options

    def veiled_options(self, setup: Setup, seat: int) -> Struct:
        """The options as `seat` may read them while the game goes on; the same unless something of them is secret."""
        return setup.options

    # -- for bots ------------------------------------------------------------------------------------

    def judgement(self) -> Judgement | None:
        """What the game tells bots of unfinished positions; None: they play simulations to the end."""
        return None

    # -- pictures and files -------------------------------------------------------------------------

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Picture:
        """The position as `seat` sees it, with the seat's legal moves hanging on shapes.

        `moves` are all of them if the seat must choose, else none.
        """
        raise NotImplementedError

    def foresee(self, veiled: Position, seat: int, move: int) -> Picture | None:
        """What a move of the seat that must choose would come to, legal or not, as far as the seat can know.

        Its shapes are to be laid over the picture, its summary says it; None: the game has nothing to show.
        """
        return None

    def matters(self, veiled: Position, seat: int, move: int) -> str | None:
        """What matters of a legal move of the seat that must choose, in a sentence or two, for whoever asks what to do.

        Empty: that shows only in what the seat chooses next. None: all that `foresee` says.
        """
        return None

    def goes_on(self, veiled: Position) -> bool:
        """Whether the seat that must choose goes on with what its moves before have begun, such as a card that it plays step by step.

        A hint tells all the moves up to where that ends, and "Do that" makes them.
        """
        return False

    def carrying(self, veiled: Position, seat: int, what: str, to: str) -> str | None:
        """The move, in notation, that carrying one shape of the seat's picture onto another means; None: it means none.

        It need not be legal: this is how a shape that was put where it may not go is told why (`why_not`). Ids are those of `scene`.
        """
        return None

    def save(self, position: Position) -> bytes:
        """The whole position as a readable JSON file."""
        raise NotImplementedError

    def load(self, data: bytes) -> Position:
        """The position of a file; `Malformed` names the bad field."""
        raise NotImplementedError

    def edits(self, position: Position) -> Edits:
        """What can be changed by touching and carrying shapes of the position's picture, in an editor; nothing: it is edited as a file."""
        return Edits()

    def is_old_form(self, fields: Mapping[str, object]) -> bool:
        """Whether a position file, given by its fields, is of an earlier form that is read for one version more."""
        return False

    def terms(self, position: Position) -> Terms:
        """For whom the position is, with what options and content, as far as the position itself tells it."""
        raise NotImplementedError

    def schema(self) -> dict[str, object]:
        """The JSON schema of the position file."""
        raise NotImplementedError

    # -- for the laws ------------------------------------------------------------------------------------

    def exact_moves(self, position: Position, dice: Dice) -> list[int]:
        """A few moves beyond the action space, legal or not; a game that takes no such moves has none.

        They are those of choices too fine to be listed: `parse` packs them, `why_not` alone judges them.
        """
        return []

    def conserved(self, position: Position) -> Mapping[str, int]:
        """Counts that no move changes: cards, coins, flags."""
        raise NotImplementedError

    def other_world(self, position: Position, seat: int, dice: Dice) -> Position:
        """Another position that differs only in what `seat` may not know.

        Written without `veil` and `imagine`, since it judges both. A game without secrets returns a clone.
        """
        return position.clone()
