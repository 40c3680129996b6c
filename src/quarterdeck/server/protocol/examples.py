"""An example of each message, for docs/protocol.md."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from quarterdeck.scene.shapes import Area, Box, Line, Symbol
from quarterdeck.server.protocol.wire import (
    PROTOCOL,
    Answer,
    Chat,
    ChatLine,
    Done,
    FillSeat,
    Look,
    Play,
    Problem,
    ProposalInfo,
    Propose,
    Refused,
    Rematch,
    Replay,
    Replayed,
    Resign,
    Said,
    SeatInfo,
    Sentence,
    Sit,
    Stand,
    Table,
    TakeBack,
    Thought,
    Tried,
    Try,
    View,
    Weighed,
    Welcome,
    Why,
)

MATCH: Final = "5d29d6e05eaeabd3e6d3"
BOARD: Final = Area(id="board", kind="board", label="Board", x=0, y=0, width=632, height=632)
SQUARE: Final = Box(
    id="square-c2", role="square", label="c2: empty", glyph="·", move="c2", x=320, y=420, width=100, height=100
)
SHIP: Final = Symbol(
    id="ship-orange-1", role="ship-orange", label="b3: an orange ship", glyph="O", x=270, y=370, size=80,
    art="ship-orange",
)  # fmt: skip
COURSE: Final = Line(id="foreseen-way", role="pi-path-s", label="…", decoration=True, points=((200, 300), (281, 219)))
ORANGE: Final = SeatInfo(
    seat=0, name="orange", kind="person", player="Ann", colour="#1f6fb2", level=None, stand_in=False, here=True,
    mine=True,
)  # fmt: skip
GREEN: Final = SeatInfo(
    seat=1, name="green", kind="bot", player="Bot, level 3", colour="", level=3, stand_in=False, here=True, mine=False
)
STATUS: Final = "Orange must place a ship."

EXAMPLES: Final[dict[type[Struct], Struct]] = {
    type(example): example
    for example in (
        Look(id=1, seat=0),
        Play(id=2, seat=0, move="c2", expected=7),
        Try(id=14, seat=0, move="S 45.0 57.50", expected=7),
        TakeBack(id=3, seat=0, expected=8),
        Resign(id=4, seat=0, expected=8),
        Propose(id=5, what="stand-in", seat=1),
        Answer(id=6, proposal=1, agree=True),
        Sit(id=7, seat=1),
        Stand(id=8, seat=1),
        FillSeat(id=9, seat=1, level=3),
        Chat(id=10, text="Well sailed!"),
        Replay(id=11, at=4, seat=0),
        Why(id=12, revision=8),
        Rematch(id=13),
        Welcome(protocol=PROTOCOL, version="0.1.0", match=MATCH, game="cardinal"),
        Table(
            match=MATCH,
            game="cardinal",
            title="Cardinal",
            options={"rows": "4", "columns": "4", "first": "coin"},
            pack="",
            hidden=False,
            state="playing",
            listed=False,
            host=True,
            seats=(ORANGE, GREEN),
            spectators=1,
            proposals=(
                ProposalInfo(
                    proposal=1, what="take-back", seat=0, sentence="Orange wants the latest decision back.",
                    asked=(1,), mine=(),
                ),
            ),
            rematch="",
            problem=None,
        ),
        View(
            seat=0,
            revision=7,
            moves_made=7,
            base=5,
            title="Cardinal",
            summary="Orange has one ship on the board, green one. The pirate lies beside the board.",
            status=STATUS,
            width=952,
            height=632,
            areas=(BOARD,),
            shapes=((0, 12), SQUARE, (13, 20), SHIP),
            moves=("a1", "c2"),
            waiting=(0,),
            chance=False,
            can_take_back=False,
            can_ask_back=True,
            take_back_seat=0,
            story_from=6,
            story=(Sentence(revision=7, text="Green places a ship on d4.", clauses=("CA-2.1",), bot=True),),
            ending=None,
        ),
        Done(id=2, revision=8),
        Refused(
            id=2,
            problem=Problem(
                kind="illegal-move",
                message="Orange's ship may not go to b2: it is beside the pirate on b3.",
                clause="CA-2.4",
                nearest=("a1", "c2"),
            ),
        ),
        Said(
            lines=(ChatLine(n=1, seat=0, player="Ann", colour="#1f6fb2", text="Well sailed!", at=1_790_000_000),)
        ),
        Replayed(
            id=11,
            at=4,
            seat=0,
            title="Cardinal",
            summary="Orange has one ship on the board, green none.",
            status=STATUS,
            width=952,
            height=632,
            areas=(BOARD,),
            shapes=(SHIP,),
            revision=5,
            made="Orange places a ship on b3.",
        ),
        Tried(
            id=14,
            problem=None,
            words="R1 HMS Titan sails S, 57.5 mm, to the north-east. There G1 Harbinger could fire at her.",
            shapes=(COURSE,),
        ),
        Thought(
            id=12,
            revision=8,
            seat=1,
            sentence="It expected to win 61 times of 100 after d4.",
            considered=(
                Weighed(move="d4", share=0.72, value=0.61, chosen=True),
                Weighed(move="a1", share=0.28, value=0.55, chosen=False),
            ),
        ),
    )
}  # fmt: skip
"""One for each member of `ToServer` and `ToClient`."""
