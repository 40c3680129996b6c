"""An example of each message, for docs/protocol.md."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from quarterdeck.records.dice import commitment, pledge
from quarterdeck.scene.shapes import Box, Line, Symbol
from quarterdeck.server.protocol.wire import (
    PROTOCOL,
    Ahead,
    Analyse,
    Analysed,
    Answer,
    Begin,
    Bring,
    Chat,
    ChatLine,
    ClockView,
    Condition,
    DiceInfo,
    Done,
    FillSeat,
    FreeSeat,
    Hint,
    Hinted,
    Hurry,
    Lesson,
    Look,
    PlanMoves,
    Planned,
    Plans,
    Play,
    Pledge,
    Possible,
    Problem,
    ProposalInfo,
    Propose,
    Put,
    Refused,
    Rematch,
    Replay,
    Replayed,
    Resign,
    Reveal,
    Rouse,
    Said,
    SeatInfo,
    SeatTime,
    SeenAhead,
    Sentence,
    Sit,
    Stand,
    Supposed,
    Table,
    TakeBack,
    Thought,
    Tried,
    Try,
    View,
    Weighed,
    Welcome,
    Why,
    Withdraw,
)

MATCH: Final = "5d29d6e05eaeabd3e6d3"
PLAN: Final = (
    Planned(move="c2", words="Place your ship on c2", when=Condition(seat=0, move="b3"), then=(Planned(move="d4"),)),
)
SQUARE: Final = Box(
    id="square-a2",
    role="sea-hot",
    label="Place your ship on a2",
    glyph=".",
    move="a2",
    x=276,
    y=256,
    width=100,
    height=100,
)
SHIP: Final = Symbol(
    id="ship-orange-1", role="ship-orange", label="b3: an orange ship", glyph="O", x=426, y=406, size=86,
    art="ship-orange",
)  # fmt: skip
COURSE: Final = Line(id="foreseen-way", role="pi-path-s", label="…", decoration=True, points=((200, 300), (281, 219)))
ORANGE: Final = SeatInfo(
    seat=0, name="orange", kind="person", player="Ann", colour="#1f6fb2", person="5f2c9a", level=None, stand_in=False, here=True,
    mine=True,
)  # fmt: skip
GREEN: Final = SeatInfo(
    seat=1,
    name="green",
    kind="person",
    player="Ben",
    colour="#c2410c",
    person="b03d71",
    level=None,
    stand_in=False,
    here=True,
    mine=False,
)
NUMBER: Final = "4f9a0b7c2d1e8899"
PLEDGE: Final = pledge(NUMBER)
COMMITMENT: Final = commitment("a3" * 32)
STATUS: Final = "Orange: place a ship on an open square"

EXAMPLES: Final[dict[type[Struct], Struct]] = {
    type(example): example
    for example in (
        Look(id=1, seat=0),
        PlanMoves(id=25, seat=1, steps=PLAN, expected=7),
        Ahead(id=26, seat=1, line=(Supposed(seat=0, move="b3"),), expected=7),
        Play(id=2, seat=0, move="a2", expected=5),
        Try(id=14, seat=0, move="S 45.0 57.50", expected=31),
        Put(id=16, seat=1, what="card-4-1", to="space-1.2", expected=31),
        TakeBack(id=3, seat=0, expected=6),
        Resign(id=4, seat=0, expected=6),
        Propose(id=5, what="stand-in", seat=1),
        Answer(id=6, proposal=1, agree=True),
        Withdraw(id=24, proposal=2),
        Sit(id=7, seat=1),
        Pledge(id=18, seat=1, pledge=PLEDGE),
        Reveal(id=19, seat=1, number=NUMBER),
        Stand(id=8, seat=1),
        FillSeat(id=9, seat=1, level=3),
        FreeSeat(id=27, seat=1),
        Bring(id=20, seat=1, program="f3a9c05d1be2470896"),
        Rouse(id=10, seat=1, how="replace"),
        Hurry(id=28),
        Chat(id=10, text="Well sailed!"),
        Replay(id=11, at=2, seat=0),
        Why(id=12, revision=8),
        Hint(id=16, seat=0, expected=9),
        Analyse(id=17, seat=0),
        Rematch(id=13),
        Begin(id=17, played=("a1",)),
        Welcome(protocol=PROTOCOL, version="0.1.0", match=MATCH, game="cardinal"),
        Table(
            match=MATCH,
            game="cardinal",
            title="Cardinal",
            options={"Rows": "4", "Columns": "4", "Who begins": "A coin decides"},
            usual=("Who begins",),
            pack="",
            hidden=False,
            state="playing",
            listed=False,
            rated=False,
            host=True,
            host_name="Ada",
            seats=(ORANGE, GREEN),
            spectators=1,
            watchers=("Grace",),
            proposals=(
                ProposalInfo(
                    proposal=1, what="take-back", seat=1, sentence="Ben asks to take back the latest move.",
                    asked=(0,), mine=(0,), own=False,
                ),
            ),
            rematch="",
            rematch_by="",
            placed=False,
            dice=DiceInfo(
                commitment=COMMITMENT, stage="begun", pledges=(PLEDGE, ""), numbers=(NUMBER, ""), asked=()
            ),
            stuck=None,
            problem=None,
        ),
        ClockView(
            per="game",
            whole=600_000,
            words="Everybody has 10 minutes, and gets 5 seconds more with each turn. Whoever has no time left loses.",
            paused=False,
            seats=(
                SeatTime(seat=0, left=583_200, free=0, runs=True, up=False),
                SeatTime(seat=1, left=601_000, free=0, runs=False, up=False),
            ),
        ),
        View(
            seat=0,
            revision=5,
            moves_made=5,
            base=4,
            title="Cardinal",
            summary=(
                (0, 2),
                "Orange has 3 in hand and ships on c2, b3.",
                "Green has 3 in hand and ships on b1, d1.",
                (4, 1),
            ),
            status=STATUS,
            width=952,
            height=632,
            regions=((0, 2),),
            shapes=((0, 12), SQUARE, (13, 20), SHIP),
            moves=("a2", "d2"),
            waiting=(0,),
            chance=False,
            can_take_back=False,
            can_ask_back=True,
            take_back_seat=0,
            story_from=5,
            story=(Sentence(revision=5, text="Green places a ship on b1.", clauses=("CA-2.2",), bot=False, seat=1),),
            ending=None,
        ),
        Done(id=2, revision=6),
        Refused(
            id=2,
            problem=Problem(
                kind="illegal-move",
                message="A green ship is already on b1.",
                clause="CA-2.3",
                nearest=("a1", "b2", "c1"),
            ),
        ),
        Said(
            lines=(ChatLine(n=1, seat=0, person="5f2c9a", player="Ann", colour="#1f6fb2", text="Well sailed!", at=1_790_000_000),)
        ),
        Replayed(
            id=11,
            at=2,
            seat=0,
            title="Cardinal",
            summary=(
                "Green is placing a ship. Board of 4 by 4 squares: columns a to d from the left, rows 1 to 4 from the "
                "top. You are orange and have 4 in hand and a ship on b3. Green has 5 in hand and no ship on the board. The "
                "pirate is beside the board."
            ),
            status="Green is placing a ship.",
            width=952,
            height=632,
            regions=(),
            shapes=(SHIP,),
            revision=2,
            made="Orange places a ship on b3.",
        ),
        Plans(seat=1, steps=PLAN, dropped=""),
        SeenAhead(
            id=26,
            seat=1,
            moves=(Possible(move="c2", words="Place your ship on c2"), Possible(move="d4", words="Place your ship on d4")),
            sure=True,
        ),
        Tried(
            id=14,
            problem=None,
            words="Sail a short length (5.8 cm) towards Harbinger. That ends the move. There Harbinger and HMS Dover could fire at each other.",
            shapes=(COURSE,),
        ),
        Thought(
            id=12,
            revision=8,
            seat=1,
            sentence="The bot chose d4: it took 72% of its trial games, and it rates its chances there at 61%.",
            considered=(
                Weighed(move="d4", share=0.72, value=0.61, chosen=True),
                Weighed(move="a1", share=0.25, value=0.55, chosen=False),
            ),
            others=2,
        ),
        Lesson(
            revision=3,
            came="mistake",
            says="So many ships in one place have called the pirate. Try a square with fewer ships near it.",
            tip="",
            title="Five ships win",
            chapter="",
            number=1,
            lessons=6,
            step=1,
            steps=1,
            task="You are orange, and four of your ships are on the board. Whoever has five there wins: place your fifth.",
            hint="The squares of the top row touch no other ship.",
            hint_due=False,
            played=(),
            next="beside-the-pirate",
            better="",
            missed="",
        ),
        Analysed(id=17, seat=0, done=12, total=40, analysis=None, summary=()),
        Hinted(
            id=16,
            revision=9,
            seat=0,
            moves=("d1",),
            steps=("Place your ship on d1",),
            planned=False,
            why="You then have 2 of your 5 ships on the board; your opponent has 1.",
            rated="The bot gives this 72% to win, and the next best, “Place your ship on a4”, 67%.",
            sentence=(
                "Place your ship on d1. You then have 2 of your 5 ships on the board; your opponent "
                "has 1. The bot gives this 72% to win, and the next best, “Place your ship on a4”, 67%."
            ),
        ),
    )
}  # fmt: skip
"""One for each member of `ToServer`, `InLesson` and `ToClient`."""
