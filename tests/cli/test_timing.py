"""Clocks at one keyboard, turned by the test."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quarterdeck.cli import timing
from quarterdeck.cli.session import Session
from quarterdeck.cli.terminal.app import TableApp
from quarterdeck.cli.timing import read_clock
from quarterdeck.cli.words import whose_turn
from quarterdeck.engine.errors import Malformed, QuarterdeckError
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game
from quarterdeck.records.clock import ClockTerms
from quarterdeck.records.replaying import verify
from quarterdeck.table.seats import Seating
from tests.cli.commands import Ran
from tests.cli.test_terminal import screen_text, settle

TERMS = ClockTerms(per="game", seconds=600, more=5)


class Turned:
    """The time, which goes by where the test says so."""

    ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Turned:
    """The clock of all who sit down."""
    turned = Turned()
    monkeypatch.setattr(timing.Timing.__init__, "__defaults__", (turned,))
    return turned


def session_of(key: str, *seats: str, terms: ClockTerms = TERMS) -> Session:
    """People at one keyboard, and bots; somebody must choose."""
    game = find_game(key)
    setup = Setup(players=len(seats), options=game.options())
    session = Session.new(setup, Seating(game, seats, seed=3), clock=terms)
    session.let_chance()
    return session


@pytest.mark.parametrize("text", ["10", "10+5", "1+0"])
def test_minutes_and_seconds_are_understood(text: str) -> None:
    """Seconds may be left out."""
    minutes, _, more = text.partition("+")
    assert read_clock(text) == ClockTerms(per="game", seconds=int(minutes) * 60, more=int(more or 0))


@pytest.mark.parametrize("text", ["", "0", "x", "10+", "+5", "5+5+5", "1440", "-3", "1.5", "10+3601", "9" * 99, "²"])
def test_other_texts_are_no_clock(text: str) -> None:
    """The refusal says what is one."""
    with pytest.raises(Malformed) as caught:
        read_clock(text)
    assert caught.value.path == "clock"


def test_the_time_of_whoever_must_choose_runs(clock: Turned) -> None:
    """It is shown with whose turn it is, and stands in the record."""
    session = session_of("cardinal", "human", "human")
    session.viewer = first = session.match.waiting()[0]
    clock.ms += 65_000
    assert "9:00" in whose_turn(session)
    session.play(session.choices()[0])
    session.viewer = 1 - first
    clock.ms += 5_000
    assert "9:00" in whose_turn(session)
    assert "10:00" in whose_turn(session)
    assert session.match.spent == {2: 65_000}
    assert verify(session.match.record).state == "open"


def test_whoever_has_no_time_left_loses(clock: Turned) -> None:
    """A move that comes then is not made."""
    session = session_of("cardinal", "human", "random")
    while session.chooser() is None:
        bot = session.seating.next_bot(session.match)
        assert bot is not None
        seen = session.match.view(bot)
        session.accept(bot, seen, session.seating.ask_bot(seen, bot))
    clock.ms += 604_999
    assert not session.mind_the_clock()
    clock.ms += 1
    with pytest.raises(QuarterdeckError, match="Your time is up"):
        session.play(session.choices()[0])
    assert session.mind_the_clock()
    ending = session.match.ending()
    assert ending is not None
    assert (ending.how, ending.winners) == ("out-of-time", (1,))
    assert not session.mind_the_clock()
    again = session.again()
    assert again.timing is not None
    assert again.match.header.clock == TERMS


def test_among_more_than_two_the_clock_only_shows_it(clock: Turned) -> None:
    """The people at the keyboard decide what follows."""
    session = session_of("kraken", "human", "human", "human")
    clock.ms += 10**7
    assert not session.mind_the_clock()
    assert "0:00" in whose_turn(session)


def test_a_record_brings_its_own_clock(command: Callable[..., Ran]) -> None:
    """So none can be named with it."""
    ran = command("play", "--resume", "/nowhere/x.record", "--clock", "10")
    assert ran.code != 0
    assert "clock" in ran.err


async def test_the_terminal_table_shows_the_clocks_and_ends_the_game(clock: Turned) -> None:
    """Without a key that is pressed."""
    session = session_of("cardinal", "human", "human")
    app = TableApp(session, pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        clock.ms += 65_000
        app.tick()
        await pilot.pause()
        assert "9:00" in str(app.query_one("#turn").render())
        clock.ms += 600_000
        app.tick()
        await settle(pilot)
        assert session.match.over
        assert "no time left" in screen_text(app)
    app.tick()  # the last beat of a clock may come when the table is gone
