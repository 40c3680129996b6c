"""The terminal table itself: what is on the screen, and what keys and clicks do."""

from __future__ import annotations

import sys
from typing import ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Input, Label, OptionList, Static

from quarterdeck.cli.pictures import picture
from quarterdeck.cli.say import SAY
from quarterdeck.cli.session import Session
from quarterdeck.cli.terminal.course import Advised
from quarterdeck.cli.terminal.keeping import KeepingApp
from quarterdeck.cli.terminal.keys import COMMANDS, CommandKey, first_letters
from quarterdeck.cli.terminal.panels import LogPanel, MoveList, NewsPanel, ReportPanel
from quarterdeck.cli.terminal.screens import HandOver, Help
from quarterdeck.cli.terminal.themes import screen_theme
from quarterdeck.cli.terminal.turns import changed_by_last_turn, told_turns
from quarterdeck.cli.terminal.views import SceneView
from quarterdeck.cli.words import explain, foreseen, replies_to, seat_name, task_of, whose_turn, words_of_moves
from quarterdeck.scene.regions import beside_moves, board_lines, readable_columns, smallest_columns, whole_lines
from quarterdeck.scene.theme import ThemeName

SMALLEST: Final = (60, 20)
SHARE_OF_MOVES: Final = 0.45
"""The share of the columns for moves and regions, if the rest is enough for the board."""
LEAST_MOVES: Final = 36
"""The columns that moves and regions always have."""
MOST_MOVES: Final = 76
"""The most columns for moves, which are enough for reading sentences."""
TALL: Final = 34
"""The number of lines from which on several turns are shown."""
AROUND, AROUND_TALL = 8, 11
"""Lines above and below the board: title, question, its lower edge, what is foreseen, turns, notation, keys."""
VIEWS: Final = {"map": "board", "cards": "cards", "log": "log", "report": "report"}
"""The views that can be shown alone, with the part of the table for each."""
TITLES: Final = {"things": "beside", "cards": "beside", "log": "log", "report": "report-title"}
"""The headings of the parts."""
SPINNER: Final = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"

HUNG_UP: Final = 129
"""The exit code of a table whose terminal was closed, as the shell counts it for a hang-up."""


def at_terminal() -> bool:
    """Whether the terminal is still there; otherwise a closed one would be read for ever."""
    return sys.__stdin__ is not None and sys.__stdin__.isatty()


class TableApp(KeepingApp):
    """A match on a full screen. `pause` is how many seconds a bot's move stays before the next."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", show=False),
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("escape", "list", show=False),
    ]

    def __init__(self, session: Session, *, pause: float = 0.6, look: ThemeName = "dark") -> None:
        super().__init__(session, pause=pause)
        self.letters = first_letters(session.match)
        self.bind("question_mark", "why", description=SAY("key-why"), key_display="?")
        for key in COMMANDS:
            self.bind_command(key)
        self.look: ThemeName = look
        self.ticks = 0
        self.attached = at_terminal()
        self.register_theme(screen_theme("dark"))
        self.register_theme(screen_theme("light"))
        self.theme = look

    def compose(self) -> ComposeResult:
        with Horizontal(id="title"):
            yield Label(self.session.game.title, id="name")
            yield Label(id="turn", markup=False)
        yield Static(id="task", markup=False)
        yield Static(id="question", markup=False)
        with Horizontal(id="middle"):
            yield SceneView(board_lines, id="board")
            with Vertical(id="side"):
                yield MoveList(id="moves", classes="panel", markup=False)
                yield SceneView(beside_moves, id="things")
            yield SceneView(lambda scene, theme, width, _: whole_lines(scene, theme, width, SAY("board")), id="cards")
            yield LogPanel(id="log", classes="panel")
            yield ReportPanel(id="report", classes="panel")
        yield Static(id="foreseen", markup=False)
        yield Static(id="message", markup=False)
        yield NewsPanel(id="news", markup=False)
        yield Input(id="notation", select_on_focus=False)
        yield Footer(show_command_palette=False, compact=True)
        yield Static(id="small", markup=False)

    def bind_command(self, key: CommandKey) -> None:
        """Give a command its keys, named in the language of whoever plays: one is shown, and the function key works in any case."""
        told, shown = SAY(f"key-{key.name}"), key.function.upper()
        self.bind(key.letter, f'by_letter("{key.action}")', description=told, show=key.shown)
        self.bind(key.function, f'by_function("{key.action}")', description=told, key_display=shown, show=key.shown)
        self.bind(key.function, key.action, show=False)

    def on_mount(self) -> None:
        """Begin."""
        for name, title in TITLES.items():
            self.query_one(f"#{name}").border_title = SAY(title)
        self.screen.set_focus(self.query_one(MoveList))
        self.set_interval(0.12, self.tick)
        if not self.session.seating.humans:
            self.say(SAY("watching"))
        self.call_after_refresh(self.go_on)

    # -- what is shown -------------------------------------------------------------------------------

    def show_all(self) -> None:
        """Show the match as it stands."""
        session = self.session
        scene = picture(session.game, session.look(), session.viewer)
        said = words_of_moves(session, scene)
        headings = {move: group.label for group in scene.groups for move in group.moves}
        turns, marked = told_turns(session), changed_by_last_turn(session)
        self.screen_stack[0].set_class(session.attempt is not None, "lesson")
        self.query_one("#task", Static).update(task_of(session) if session.attempt is not None else "")
        self.query_one("#question", Static).update(scene.status)
        listed = self.query_one(MoveList)
        for view in self.query(SceneView):
            view.show(scene, self.look, marked)
        # What the picture offers first, since a list may begin with the end of one's turn.
        first = next((move for move in scene.hotspots() if move in said), None)
        listed.offer(said, headings, listed.move_at(listed.highlighted), first)
        self.point(listed.move_at(listed.highlighted))
        self.query_one(NewsPanel).tell(turns, session.viewer)
        self.query_one(LogPanel).tell(turns, lambda seat: seat_name(session, seat))
        self.query_one(ReportPanel).tell(session.thoughts, session.name, session.no_thoughts)
        self.share_out(*self.size)
        if session.trouble:
            self.say(session.trouble, refused=True)
        self.show_turn()

    def show_turn(self) -> None:
        """Show who must choose, with a sign of life while a bot thinks."""
        spinner = f" {SPINNER[self.ticks % len(SPINNER)]}" if self.thinking else ""
        self.query_one("#turn", Label).update(whose_turn(self.session) + spinner)

    def tick(self) -> None:
        """A sign of life; without its terminal the table closes."""
        if not self.is_running:
            return  # while the table closes its parts are gone already
        if self.attached and not at_terminal():
            self.exit(return_code=HUNG_UP)
        elif self.session.mind_the_clock():
            self.interrupt()
            self.go_on()
        elif self.thinking or self.session.timing is not None:
            self.ticks += 1
            self.show_turn()

    def on_resize(self, event: events.Resize) -> None:
        """Fit the table into the window, or say that it does not fit."""
        width, height = event.size
        base = self.screen_stack[0]
        small = width < SMALLEST[0] or height < SMALLEST[1]
        base.set_class(small, "small")
        if small:
            base.query_one("#small", Static).update(SAY("too-small", width=width, height=height))
        else:
            self.share_out(width, height)

    def share_out(self, width: int, height: int) -> None:
        """Share out the columns: moves and cards get what they need, the board what it can use, and moves and cards the rest."""
        base = self.screen_stack[0]
        base.set_class(height >= TALL, "tall")
        base.set_class(self.query_one(NewsPanel).is_long(width - 2), "long")
        scene = picture(self.session.game, self.session.look(), self.session.viewer)
        most = int(width * SHARE_OF_MOVES)
        least = min(most, max(width - smallest_columns(scene), LEAST_MOVES))
        board = readable_columns(scene, width - least, height - (AROUND_TALL if height >= TALL else AROUND))
        base.query_one("#side").styles.width = min(max(width - board, least), MOST_MOVES)
        base.query_one("#side").set_class(not scene.regions, "alone")

    def point(self, move: str | None) -> None:
        """Show what a move is: where it lies, what it would come to, and how it is written."""
        for view in self.query(SceneView):
            view.point(move)
        told = self.query_one("#foreseen", Static)
        told.update(foreseen(self.session, move))
        told.display = not self.session.match.over
        example = SAY("type-here", move=move) if move is not None else SAY("type-nothing")
        self.query_one("#notation", Input).placeholder = example

    # -- choosing ------------------------------------------------------------------------------------

    @on(OptionList.OptionSelected, "#moves")
    def list_chosen(self, event: OptionList.OptionSelected) -> None:
        """Make a move that was chosen in the list."""
        move = self.query_one(MoveList).move_at(event.option_index)
        if move is not None:
            self.choose(move)

    @on(OptionList.OptionHighlighted, "#moves")
    def list_pointed(self, event: OptionList.OptionHighlighted) -> None:
        """Let the cursor on the board follow the list, unless the list is gone: its last event may come while the table closes."""
        for moves in self.query(MoveList):
            self.point(moves.move_at(event.option_index))

    @on(SceneView.Chosen)
    def board_chosen(self, event: SceneView.Chosen) -> None:
        """Handle a chosen shape: make its move, say why its attempt is refused, or say what the shape is."""
        meant = event.shape.move or event.shape.attempt
        if meant is not None:
            self.choose(meant)
        else:
            self.say(event.shape.label)

    @on(SceneView.Pointed)
    def board_pointed(self, event: SceneView.Pointed) -> None:
        """Let the list follow the cursor on the board; the mouse only asks what is there."""
        if event.by_mouse:
            self.say(event.shape.label)
        else:
            self.query_one(MoveList).point(event.move)

    @on(Input.Submitted, "#notation")
    def typed(self, event: Input.Submitted) -> None:
        """Handle a typed move, or a question about one."""
        text = event.value.strip()
        event.input.clear()
        word, _, rest = text.partition(" ")
        if text.startswith("?"):
            self.explain(text[1:].strip())
        elif word.lower() == "hint":
            self.action_hint()
        elif word.lower() == "solution":
            self.say(self.session.solution())
        elif word.lower() == "ask":
            self.reply(rest.strip())
        elif word.lower() == "chance":
            self.leave_to_chance(following=rest.strip() == "all")
        elif word.lower() == "resign":
            self.resign(confirmed=rest.strip().lower() == "yes")
        elif text:
            self.choose(text)
        self.screen.set_focus(self.query_one(MoveList))

    def resign(self, *, confirmed: bool) -> None:
        """Give up, once it is confirmed."""
        if not confirmed:
            self.say(SAY("resign-confirm"))
        elif self.guarded(self.session.resign):
            self.interrupt()
            self.go_on()

    def explain(self, move: str) -> None:
        """Why a move is refused, or that it is not."""
        moves = self.session.choices()
        said = explain(self.session, move) if move else SAY("ask-which", example=moves[0] if moves else "")
        self.say(said, refused=bool(move) and move not in moves)

    def reply(self, asked: str) -> None:
        """The questions that the game answers, or the answer to one."""
        scene = picture(self.session.game, self.session.look(), self.session.viewer)
        self.push_screen(Help(replies_to(scene, asked), SAY("ask-foot"), SAY("ask-title")))

    def on_key(self, event: events.Key) -> None:
        """Begin to type a move with any character that may begin one."""
        begins = event.character is not None and event.is_printable and not event.character.isspace()
        if event.character is None or not begins or event.key in self.active_bindings:
            return
        if len(self.screen_stack) == 1 and not isinstance(self.focused, Input):
            event.stop()
            self.begin_typing(event.character)

    def begin_typing(self, text: str) -> None:
        """Put the cursor behind a text in the line for notation."""
        line = self.query_one("#notation", Input)
        line.value = text
        self.screen.set_focus(line)  # at once, so that the next key goes there, however fast it comes
        line.cursor_position = len(text)

    # -- keys ----------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer `again` only when the game is over, and no commands while another screen is on top."""
        if action in ("by_letter", "by_function"):
            key = next(key for key in COMMANDS if key.action in parameters)
            return self.is_typed(key) == (action == "by_function") and self.check_action(key.action, ())
        if action in ("why", "list", *(key.action for key in COMMANDS)):
            if len(self.screen_stack) > 1:
                return action == "leave" and isinstance(self.screen, HandOver)
            if action == "hint":
                return not self.session.match.over
            return self.session.match.over or self.session.attempt is not None if action == "again" else True
        return True

    def is_typed(self, key: CommandKey) -> bool:
        """Whether a command's letter begins moves, so that its function key is used instead."""
        return key.letter in self.letters

    def shown_key(self, key: CommandKey) -> str:
        """The key of a command that holds in this game."""
        return key.function.upper() if self.is_typed(key) else key.letter

    async def action_by_letter(self, action: str) -> None:
        """A command, by its letter."""
        await self.run_action(action)

    async def action_by_function(self, action: str) -> None:
        """A command, by its function key."""
        await self.run_action(action)

    def action_list(self) -> None:
        """Back to the whole table, and to its list of moves."""
        self.query_one("#notation", Input).clear()
        self.show_view("")
        self.screen.set_focus(self.query_one(MoveList))

    def action_why(self) -> None:
        """Ask why a move is refused."""
        self.begin_typing("? ")

    def action_hint(self) -> None:
        """Show the hint of the lesson's step; at a table with bots alone what a bot would do."""
        if self.session.attempt is not None:
            self.say(self.session.attempt.hint)
        elif reason := self.session.why_no_advice():
            self.say(reason, refused=True)
        else:
            self.say(SAY("hint-thinking"))
            self.seek_advice()

    @on(Advised)
    def show_advice(self, event: Advised) -> None:
        """Show what a bot would do, and where, unless the match has gone on."""
        if event.revision == self.session.match.revision:
            self.say(event.advice.sentence)
            self.query_one(MoveList).point(event.advice.move)
            self.point(event.advice.move)

    def action_undo(self) -> None:
        """Take the latest decision back."""
        if self.guarded(self.session.take_back):
            self.interrupt()
            self.say(SAY("took-back"))
            self.go_on()

    def action_view(self, name: str) -> None:
        """Show one part of the table alone, or the whole table again."""
        self.show_view("" if self.screen.has_class(name) else name)

    def show_view(self, name: str) -> None:
        """Show one part of the table alone; without a name the whole table."""
        for view in VIEWS:
            self.screen_stack[0].set_class(view == name, view)
        self.screen.set_focus(self.query_one(f"#{VIEWS.get(name, 'moves')}"))
        self.query_one(LogPanel).to_end()

    def action_theme(self) -> None:
        """Switch between light and dark."""
        self.look = "light" if self.look == "dark" else "dark"
        self.theme = self.look
        self.show_all()

    def action_help(self) -> None:
        """Keys and rules."""
        moves = self.session.choices()
        example = moves[0] if moves else ""
        said = {
            "hint": SAY("help-advice") if self.session.attempt is None else SAY("help-hint"),
            "undo": SAY("help-undo"),
            "save": SAY("help-save"),
            "view('map')": SAY("help-map"),
            "view('cards')": SAY("help-cards"),
            "view('log')": SAY("help-log"),
            "view('report')": SAY("help-report"),
            "theme": SAY("help-theme"),
            "again": SAY("help-new"),
            "leave": SAY("help-quit"),
        }
        rows = [
            ("↑ ↓ ← →", SAY("help-choose")),
            ("Enter", SAY("help-enter")),
            ("a-z 0-9", SAY("help-type", example=example)),
            ("?", SAY("help-why", example=example)),
            ("ask", SAY("help-ask")),
            ("chance", SAY("help-chance")),
            *([("solution", SAY("help-solution"))] if self.session.puzzle else []),
            ("resign yes", SAY("help-resign")),
            *((self.shown_key(key), said[key.action]) for key in COMMANDS if key.action in said),
        ]
        self.push_screen(Help(rows, SAY("help-foot", game=self.session.game.key)))
