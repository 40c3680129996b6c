"""The terminal table, driven by keys and clicks without a terminal."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from quarterdeck.bots import Choice
from quarterdeck.cli.play import resume_session
from quarterdeck.cli.session import Session
from quarterdeck.cli.setups import read_setup
from quarterdeck.cli.terminal.app import TableApp
from quarterdeck.cli.terminal.panels import MoveList
from quarterdeck.cli.terminal.screens import Ending, HandOver, Help, Leave, SaveAs
from quarterdeck.cli.terminal.views import SceneView
from quarterdeck.engine.registry import find_game
from quarterdeck.messages.language import speaking
from quarterdeck.records.reading import read_record
from quarterdeck.records.writing import write_record
from quarterdeck.table.seats import Seating
from tests.records.games import new_match, script
from tests.records.privateers import FLEETS, SKIRMISH

pytestmark = pytest.mark.usefixtures("nobody_watches")
SIZE = (80, 24)
Table = Pilot[None]


def app_of(key: str, seats: str, *options: str, record: Path | None = None) -> TableApp:
    """A table; the same each time."""
    game, specs = find_game(key), seats.split(",")
    session = Session.new(read_setup(game, len(specs), options, None), Seating(game, specs, seed=5), record)
    return TableApp(session, pause=0)


async def settle(pilot: Table) -> None:
    """Wait until a person must choose, a screen lies on top, or the game is over."""
    app = pilot.app
    assert isinstance(app, TableApp)
    await pilot.pause()
    for _ in range(2000):
        if len(app.screen_stack) > 1 or app.session.match.over:
            break
        if not app.thinking and app.session.chooser() is not None:
            break
        await asyncio.sleep(0.005)
    await pilot.pause()


def message(app: TableApp) -> str:
    """What is said below the board."""
    return str(app.screen_stack[0].query_one("#message", Static).render())


def screen_text(app: TableApp) -> str:
    """All that is on the screen, as characters."""
    lines = app.screen._compositor.render_strips()  # noqa: SLF001 - what a terminal would show
    return "\n".join("".join(part.text for part in line) for line in lines)


async def type_in(pilot: Table, text: str) -> None:
    """Write a text and press Enter: the first letter by its key, which opens the line for moves; the rest stands there at once."""
    keys = {
        "?": "question_mark",
        " ": "space",
        "@": "at",
        "-": "minus",
        ".": "full_stop",
        "/": "slash",
        "_": "underscore",
    }
    await pilot.press(keys.get(text[0], text[0]))
    line = pilot.app.focused
    assert isinstance(line, Input)
    line.value += text[1:]
    line.cursor_position = len(line.value)
    await pilot.press("enter")
    await settle(pilot)


async def test_a_whole_game_is_played_by_keys() -> None:
    """Against a random bot; then the result is shown, and another game begins."""
    app = app_of("cardinal", "human,random")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        for _ in range(80):
            if app.session.match.over:
                break
            await pilot.press("down", "enter")
            await settle(pilot)
        assert app.session.match.over
        assert isinstance(app.screen, Ending)
        assert "wins" in screen_text(app)
        await pilot.press("n")
        await settle(pilot)
        assert not app.session.match.over
        assert app.session.choices()


async def test_a_last_turn_that_needs_two_lines_has_them() -> None:
    """Where the pirate went stands in the second; nothing is cut."""
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        for move in ("b1", "c2", "a2", "d3", "b3"):
            await type_in(pilot, move)
        shown = " ".join(screen_text(app).split())
        assert (
            "Last turn: Orange places a ship on b3. Square b2 is crowded: the pirate is summoned. The pirate comes to b2."
            in shown
        )


@pytest.mark.parametrize(
    "size", [(60, 20), *(pytest.param(size, marks=pytest.mark.long) for size in (SIZE, (120, 40)))]
)
async def test_what_belongs_on_the_table_is_there(size: tuple[int, int]) -> None:
    """Title, turn, board, moves, log and keys, at every size that is supported."""
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await type_in(pilot, "c2")
        shown = screen_text(app)
        for words in (
            "Cardinal",
            "Green to choose",
            "Where do you place",
            "Moves (15)",
            "Last turn: Orange places",
            "Undo",
            "Save",
        ):
            assert words in shown.replace("│", " "), words
        await pilot.press("l")
        await pilot.pause()
        for words in ("Log", "Orange places a ship on c2. CA-2.2"):
            assert words in screen_text(app), words


async def test_a_small_window_is_said_to_be_too_small() -> None:
    """Below 60 by 20 there is a message instead of a broken table; larger again, the table is back."""
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=(50, 18)) as pilot:
        await settle(pilot)
        assert "60 × 20" in screen_text(app)
        assert "Moves" not in screen_text(app)
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        assert "Moves" in screen_text(app)


async def test_an_event_of_the_list_that_comes_while_the_table_closes_is_no_fault() -> None:
    """On a slow machine it may come when the list is gone already."""
    app = app_of("cardinal", "human,human")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        moves = app.query_one(MoveList)
        event = OptionList.OptionHighlighted(moves, moves.get_option_at_index(0), 0)
        await moves.remove()
        app.list_pointed(event)
        assert app.is_running


async def test_a_click_on_a_square_plays_it() -> None:
    """And a click where one may not go says why, with the clause."""
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        board = app.query_one("#board", SceneView)
        spot = next(spot for spot in board.spots() if spot.move == "c2")
        place = (board.margins()[0] + int(spot.x), board.margins()[1] + int(spot.y / 2))
        await pilot.click("#board", offset=place)
        await settle(pilot)
        assert "c2" not in app.session.choices()
        assert app.session.match.revision == 1
        await pilot.click("#board", offset=place)
        await settle(pilot)
        assert "CA-2.3" in message(app)
        assert app.session.match.revision == 1


async def test_a_click_on_a_ship_that_has_acted_says_why_she_cannot_act_again(tmp_path: Path) -> None:
    """What a shape would mean is what the picture says of it."""
    match = new_match("pirates", start=SKIRMISH, total=20, patience=2, red=FLEETS[0], green=FLEETS[1])
    path = tmp_path / "skirmish.record"
    write_record(path, script(match, "act R1", "move", "L 0.0 1.00", "done").record)
    app = TableApp(resume_session(path, None, "human,random", 1), pause=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        board = app.query_one("#board", SceneView)
        board.post_message(board.Chosen(board.shapes["ship-R1"]))
        await settle(pilot)
        assert "R1" in message(app)
        assert "PI-6" in message(app)
        assert app.session.match.revision == 4


async def test_a_click_on_a_move_of_the_list_plays_it() -> None:
    """The second line."""
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await pilot.click(MoveList, offset=(4, 2))
        await settle(pilot)
        assert app.session.match.record.lines[-1].n == 1
        assert "b1" not in app.session.choices()


async def test_arrows_walk_over_the_board() -> None:
    """From the top left corner right and down is b2; Enter plays it; the list goes along."""
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        app.query_one("#board", SceneView).focus()
        await pilot.press("right", "down")
        await pilot.pause()
        assert app.query_one("#board", SceneView).cursor == "b2"
        moves = app.query_one(MoveList)
        assert moves.move_at(moves.highlighted) == "b2"
        await pilot.press("left", "left", "up", "up", "down", "right", "enter")
        await settle(pilot)
        assert "b2" not in app.session.choices()


@pytest.mark.clause("CA-2.3")
async def test_a_question_mark_asks_why_a_move_is_refused() -> None:
    """Typed, however fast; what is legal is said to be; a question without a move asks for one."""
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await type_in(pilot, "c2")
        await type_in(pilot, "?c2")
        assert "CA-2.3" in message(app)
        assert "Nearest legal" in message(app)
        await type_in(pilot, "?a1")
        assert "a1 is legal" in message(app)
        await type_in(pilot, "?")
        assert "Which move do you mean" in message(app)
        await type_in(pilot, "?zz")
        assert "is not a move" in message(app)
        assert app.session.match.revision == 1


async def test_a_refused_move_changes_nothing() -> None:
    """It is explained, and the same player chooses."""
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await type_in(pilot, "c2")
        before = app.session.match.record
        await type_in(pilot, "c2")
        assert "CA-2.3" in message(app)
        assert app.session.match.record == before


async def test_one_can_resign() -> None:
    """By writing it where moves are written; first it is only said how."""
    app = app_of("cardinal", "human,human", "first=green")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await type_in(pilot, "resign")
        assert "resign yes" in message(app)
        assert not app.session.match.over
        await type_in(pilot, "resign yes")
        await settle(pilot)
        ending = app.session.match.ending()
        assert ending is not None
        assert (ending.how, ending.winners) == ("resigned", (0,))


async def test_a_position_file_that_leaves_something_open_is_told_of() -> None:
    """In the log, before anything that happens."""
    app = app_of("kraken", "human,random")
    app.session.notes = ["puzzle.json does not tell everything."]
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert "puzzle.json does not" in screen_text(app)


async def test_undo_takes_back_what_may_be_taken_back() -> None:
    """One's own move with the bot's answer; at the beginning nothing, and it is said."""
    app = app_of("cardinal", "human,random", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await pilot.press("u")
        await settle(pilot)
        assert "has not decided" in message(app)
        await type_in(pilot, "c2")
        assert len(app.session.choices()) == 14
        await pilot.press("u")
        await settle(pilot)
        assert len(app.session.choices()) == 16
        await pilot.press("u")
        await settle(pilot)
        assert "has not decided" in message(app)


async def test_two_people_take_back_in_turn() -> None:
    """Each undo takes back the latest decision that is left."""
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await type_in(pilot, "a1")
        await type_in(pilot, "b1")
        for left in (15, 16):
            await pilot.press("u")
            await settle(pilot)
            assert len(app.session.choices()) == left


async def test_what_chance_has_shown_stays_shown() -> None:
    """In Kraken a round's last card cannot be taken back once new cards are dealt; nor can a played card."""
    app = app_of("kraken", "human,random", "rounds=2")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        before = app.session.match.revision
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("u")
        await settle(pilot)
        assert app.session.match.revision > before
        assert "shown" in message(app)


async def test_a_match_is_saved_and_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`s` asks for a file; later moves are kept there; `--resume` goes on from it."""
    monkeypatch.chdir(tmp_path)
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await type_in(pilot, "c2")
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, SaveAs)
        await pilot.press("enter")
        await settle(pilot)
        assert "Saved in cardinal.record" in message(app)
        await type_in(pilot, "d3")
        await pilot.press("q")
        await pilot.pause()
    assert app.return_code == 0
    kept = tmp_path / "cardinal.record"
    assert read_record(kept) == app.session.match.record
    again = TableApp(resume_session(kept, None, None, 1), pause=0)
    async with again.run_test(size=SIZE) as pilot:
        await settle(pilot)
        assert "Green places a ship on d3" in str(again.query_one("#story", Static).render())
        await type_in(pilot, "a1")
    assert len(read_record(kept).lines) == 3


async def test_saving_overwrites_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file stays, and the reason is said."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cardinal.record").write_text("mine")
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("s", "enter")
        await settle(pilot)
        assert "not a sound record" in message(app)
        assert (tmp_path / "cardinal.record").read_text() == "mine"


async def test_leaving_asks_about_what_is_not_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stay; then save and leave."""
    monkeypatch.chdir(tmp_path)
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await type_in(pilot, "c2")
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Leave)
        await pilot.press("escape")
        await pilot.pause()
        assert len(app.screen_stack) == 1
        await pilot.press("q")
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
    assert len(read_record(tmp_path / "cardinal.record").lines) == 1


async def test_nobody_sees_anothers_hand() -> None:
    """Two people at one keyboard: between them a screen that hides the hands, and each sees only their own."""
    app = app_of("kraken", "human,human")
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        hands: dict[str, set[str]] = {}
        for seat in ("A", "B"):
            assert isinstance(app.screen, HandOver)
            assert f"Pass the keyboard to {seat}" in screen_text(app)
            for hand in hands.values():
                assert not any(card in screen_text(app) for card in hand)
            await pilot.press("enter")
            await settle(pilot)
            shown = " ".join(screen_text(app).replace("│", " ").split())
            story = [sentence.text for sentence in app.session.match.story(app.session.viewer, by_name=True)]
            hands[seat] = {text.split("is dealt ")[1].rstrip(".") for text in story if f"{seat} is dealt" in text}
            assert len(hands[seat]) == 3
            assert "a card" not in hands[seat]
            assert f"{seat} to choose" in shown
            for other, hand in hands.items():
                assert other == seat or not any(f"is dealt {card}" in shown for card in hand)
            while not isinstance(app.screen, HandOver):
                await pilot.press("enter")
                await settle(pilot)
            hands[seat] = {card for card in hands[seat] if card not in screen_text(app)}


async def test_the_bot_reports_what_it_considered() -> None:
    """`v` shows it in place of the log, and the log again."""
    app = app_of("cardinal", "human,uct:1", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await pilot.press("v")
        await pilot.pause()
        assert "No bot has" in screen_text(app)
        await type_in(pilot, "c2")
        assert "Green considered" in screen_text(app)
        assert "%" in screen_text(app)
        await pilot.press("v")
        await pilot.pause()
        assert "Log" in screen_text(app)


async def test_what_a_bot_weighs_stays_secret_until_the_game_is_over() -> None:
    """Where hands are hidden: values and times would tell what the bot holds. Unplayed cards never get a name."""
    app = app_of("kraken", "human,ismcts:simulations=2", "rounds=2")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        app.screen.add_class("report")
        weighed = False
        for _ in range(80):
            if app.session.match.over:
                break
            weighed = weighed or bool(app.session.weighed)
            assert app.session.thoughts == []
            await pilot.pause()
            assert "bot weighs" in screen_text(app)
            assert "%" not in screen_text(app)
            await pilot.press("enter")
            await settle(pilot)
        assert app.session.match.over
        assert weighed
        assert app.session.thoughts == app.session.weighed


def test_a_report_names_no_card_that_a_bot_still_holds() -> None:
    """Only the chosen one, which is played."""
    session = app_of("kraken", "human,ismcts:1").session
    session.let_chance()
    seat = session.match.waiting()[0]
    seen = session.match.view(seat)
    held = seen.legal()
    told = session.told_thought(seat, seen, Choice(held[1], tuple((move, 9, 0.5) for move in held)))
    assert [one.text is None for one in told.considered] == [move != held[1] for move in held]


async def test_help_names_the_keys() -> None:
    """By h or F1; Escape closes it."""
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        for key in ("h", "f1"):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, Help)
            assert "How to use the table" in screen_text(app)
            await pilot.press("end")
            await pilot.pause(0.3)
            assert "quarterdeck rules cardinal" in screen_text(app)
            await pilot.press("escape")
            await pilot.pause()
            assert len(app.screen_stack) == 1


async def test_questions_are_answered_on_a_screen_of_their_own() -> None:
    """`ask` in the line for notation; a game without questions says that there is nothing to ask about."""
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await type_in(pilot, "ask")
        await pilot.pause()
        assert isinstance(app.screen, Help)
        assert "nothing to ask about" in screen_text(app)


async def test_day_and_night() -> None:
    """`t` changes the colours of table and board."""
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        night = app.export_screenshot()
        await pilot.press("t")
        await settle(pilot)
        assert app.theme == "light"
        assert app.export_screenshot() != night


async def test_escape_leaves_the_line_for_notation() -> None:
    """What was begun is forgotten."""
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await pilot.press("c", "2")
        assert app.query_one("#notation", Input).value == "c2"
        await pilot.press("escape")
        await pilot.pause()
        assert app.query_one("#notation", Input).value == ""
        assert app.focused is app.query_one(MoveList)
        assert app.session.match.revision == 0


async def test_bots_play_among_themselves() -> None:
    """A table without people is watched to its end."""
    app = app_of("cardinal", "random,random")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, Ending)
        assert app.session.match.over
        await pilot.press("escape")
        await settle(pilot)
        await pilot.press("q")
        await pilot.pause()
    assert app.return_code == 0


async def test_a_hint_is_said_and_marked() -> None:
    """The list and the board point at the move that a bot would make."""
    app = app_of("cardinal", "human,random", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await pilot.press("i")
        for _ in range(2000):
            if "to win" in message(app):
                break
            await asyncio.sleep(0.005)
        advice = app.session.advise()
        assert message(app) == advice.sentence
        assert app.query_one(MoveList).move_at(app.query_one(MoveList).highlighted or 0) == advice.move


async def test_where_other_people_play_there_are_no_hints() -> None:
    """The table says why."""
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        await pilot.press("i")
        await pilot.pause()
        assert "Other people play here" in message(app)


async def test_the_keys_are_named_in_the_language_of_whoever_plays() -> None:
    """In the last line, whole at 80 columns, with function keys, too."""
    with speaking("de"):
        for key, words in (("cardinal", "? Warum h Hilfe m Plan"), ("bruise-cruise", "F3 Zurück F2 Sichern q Gehen")):
            app = app_of(key, "human,random")
            async with app.run_test(size=SIZE) as pilot:
                await settle(pilot)
                assert words in " ".join(screen_text(app).splitlines()[-1].split())
