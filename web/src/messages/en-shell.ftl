### What the client says around the tables.

## Everywhere

window-title = { $page } – Quarterdeck
skip = Skip to the content
navigation = Main menu
home-link = Quarterdeck: all tables
nav-tables = Tables
nav-new = New table
nav-next = Next table
nav-next-at = Next table where it is your turn: { $game }
nav-turns = Your turn
nav-turns-at =
    { $number ->
        [one] Your turn at one table
       *[other] Your turn at { $number } tables
    }
nav-you = You
to-tables = To all tables
close = Close
copy = Copy
copy-this = Copy: { $what }
copied = Copied.
loading = Loading …
try-again = Try again
notices = Notices
page-failed = This page could not be loaded. Check your connection, then try again.
not-connected = Not connected: trying again … What you see may be out of date, and nothing can be changed until the connection is back.
problem-offline = The server cannot be reached. Check your connection and try again.
problem-status = The server answered with an error (status { $status }). Try again in a moment.

## Nothing here

not-found-title = Off the chart
not-found-text = There is no page at this address. Perhaps the link was cut short on its way to you.

## Your turn

turns-title = Your turn
turns-waited = Others are waiting for you
turns-bots = With bots
turns-none = Nobody is waiting for you. When it is your turn at a table with others, you find that table here.

## Home

home-title = Games of the sea, at one table
home-lead = Board games in your browser: against bots, side by side, or with friends far away. You don’t need to know the rules: the table shows what you can do.
games = Games
your-tables = Your tables
listed-tables = Tables open to everybody
listed-own = Your table is listed for everybody, and no other is open right now.
listed-none = There are no open tables right now. When you set one up, you can list it here for others to find.
friends = Play with friends
friends-how = Set up a table and send the link to your friends, or paste a link that they sent you.
finished-tables =
    { $number ->
        [one] One finished game
       *[other] { $number } finished games
    }
play-now = Play now
play-now-game = Play now: { $game }
play-now-how = against a bot, level { $level }
start-here = Start here
start-here-why = The easiest and shortest of them all: a game takes ten minutes.
with-friends = New table
rules = Rules
learn = Read a 3-min guide
learn-game = Read a 3-min guide: { $game }
players-exactly =
    { $number ->
        [one] 1 player
       *[other] { $number } players
    }
players-range = { $least }–{ $most } players
minutes-exactly = { $number } min
minutes-range = { $least }–{ $most } min
weight = { $weight ->
    [1] easy
    [2] medium
   *[other] hard
}
facts-between = {" "}·{" "}

join-label = Invitation
join-help = Paste the link, or just the name of the table at the end of it.
join-empty = Paste the link you were sent.
join-elsewhere = That table is on another server, { $host }. Open the link in your browser.
join-unreadable = That is not a link to a table. One looks like …/t/ followed by the name of the table.
join = Join

state-your-turn = Your turn
state-waiting = Waiting for others
state-watch = In progress: watch
state-open =
    { $seats ->
        [one] One seat is free
       *[other] { $seats } seats are free
    }
state-over = Finished
state-frozen = Cannot go on
seat-free = free seat
players-between = {" "}·{" "}
archive-link = Finished games
people-link = People and leaderboards
invitations = You are invited
invitation = { $name } invites you: { $game }.
invitation-rated = { $name } invites you: { $game }. The game counts for ratings.
invitation-go = To the table
invitation-decline = No, thanks
fleets = Fleets
fleets-of = Build a fleet for { $game }
tools = Positions and records
tools-how = Set up a position and play on from it, or look back at a game that you have as a file.
records-open = Open a record
editor = Position editor

## A new table

new-title = New table
new-game = Game
new-company = Who are you playing with?
new-bots = Against bots
new-bots-help = The game begins at once.
new-others = With others, by a link
new-others-help = You get a link to send. Anyone who has it can join.
new-here = With others, on this device
new-here-help = You pass it around.
new-here-hidden = You pass it around; a curtain keeps hands secret.
new-level = How strong are the bots?
new-more = More: who sits where, clock, further options, files
new-players = Players
new-seats = Who is playing?
new-options = Options
new-who-sees = Who can find the table?
new-private = Only people with the link
new-private-help = You get a link to pass on. Anyone who has it can join or watch.
new-listed = Everybody on this server
new-listed-help = The table is listed on the home page.
new-wrong = Not yet, since this is not right:
new-make = Set up the table
new-clock = Clock
new-clock-which = How much time does everybody have?
new-clock-help = Nobody has to hurry, and a game may take as long as you like.
clock-none = As much as they like
clock-quick = 3 minutes each, and 2 seconds more each turn
clock-medium = 10 minutes each, and 5 seconds more each turn
clock-slow = 30 minutes each, and 20 seconds more each turn
clock-turn = 2 minutes for each turn
clock-day = A day for each move
clock-three-days = 3 days for each move
clock-week = A week for each move
clock-own = Something else …
clock-per = What is the time for?
clock-per-game = A player’s whole game
clock-per-turn = Each turn
clock-per-move = Each move
clock-time = How long?
clock-unit = Measured in
clock-unit-seconds = seconds
clock-unit-minutes = minutes
clock-unit-hours = hours
clock-unit-days = days
clock-more = Seconds more with each turn
clock-free = Seconds at the start of a turn that cost nothing
clock-unfit = Enter whole numbers: 5 seconds to 30 days for the time, and at most 3600 seconds for what is added.
clock-then = What if somebody’s time is up?
clock-then-lose = They lose
clock-then-bot = A bot plays on
clock-then-level = The bot that plays on when somebody’s time is up
seat-number = Seat { $number }
seat-me = Me
seat-open = Anyone who joins
seat-bot = Bot: { $level }
level-0 = plays at random
level-1 = beginner (level 1)
level-2 = easy (level 2)
level-3 = fair (level 3)
level-4 = strong (level 4)
level-5 = strongest (level 5)
hot-seat = You have several seats: pass the device around.
hot-seat-hidden = You have several seats: pass the device around. A curtain keeps each hand secret from the others.
only-bots = Only bots are playing: you watch.
open-seats = The game begins as soon as all seats are taken.
option-number = Enter a whole number.
option-unfit = Enter a whole number from { $least } to { $most }.
option-seed = Random
option-range = A whole number from { $least } to { $most }.
pack = Content pack
pack-help = A file with cards or maps of your own, to use instead of the game’s own. Otherwise leave it empty.
pack-drop = Without a pack
pack-brought = { $pack } is in use.
file-choose = Choose a file
file-drop-here = or drop it here
file-large = The file is too large: at most { $kilobytes } KB.
pack-unreadable = The file is not text. A pack is a TOML file in UTF-8.
position = Starting position
position-help = A position file, to start somewhere else than at the beginning: a puzzle, or a game that was broken off. It says how many play, with what options and content; what it leaves open is filled in at random. Whoever has the file knows everything in it. Otherwise leave it empty.
position-drop = From the beginning
position-no-json = { $file } is not JSON, but position files are.
position-no-game = { $file } is not a position file: it does not say which game it is for.
position-other-game = { $file } is a position of { $other }, not of { $game }.
position-unreadable = The file is not text. A position file is JSON in UTF-8.
new-rated = The game counts for ratings
new-rated-help = Everybody plays for themselves: no hints, and nobody is asked to let you take a move back. There is a clock: 3 days for each move, unless you choose another. Whoever leaves comes last.
unrated-content = Not possible here: a game that counts begins from the beginning, with the game’s own content.
unrated-alone = Not possible here: at least two must play.
unrated-seats = Not possible here: you would have more than one seat.
unrated-seed = Not possible here: nobody may know what is drawn. Leave this empty: { $option }.
unrated-clock = Not possible here: between two players, whoever has no time left must lose. The clock says that a bot plays on.
unrated-options = Not possible here: against bots a game counts only with the usual options. Different now: { $options }.
new-invite = { $name } will be told of this table.
fleet-first-offered = Let the table choose
fleet-who = Which fleets sail?
fleet-who-help = Saved, ready-made or random fleets, or one that somebody sent you as text. None may cost more than the build total.
fleet-random = Random
fleet-random-of = Random: { $nation }
fleet-this-one = This one: { $ships }
fleet-this-one-waiting = The fleet chosen so far
fleet-own-text = Paste a fleet (a text from Share) …
fleet-own-text-label = Text of { $label }
fleet-group-saved = Saved on this device
fleet-group-offered = Ready-made
fleet-group-random = Random
fleet-build = Build a fleet

## You

me-title = You
me-profile = Name and colour
me-account = Account
me-device = This device
name = Name
name-help = What others see at the table: up to 24 characters.
name-none = Your name
colour = Colour
colour-own = Another
colour-blue = Sea blue
colour-teal = Teal
colour-green = Green
colour-olive = Olive
colour-amber = Amber
colour-orange = Orange
colour-red = Red
colour-pink = Dark pink
colour-purple = Purple
colour-indigo = Indigo
colour-brown = Brown
colour-slate = Slate
save = Save
save-new = Play as a guest
saved = Saved.
account-guest = You are playing as a guest: your tables belong to this browser. With a login and a password you have them on every device.
account-nobody = Nobody has played in this browser yet. Choose a name above, or log in if you have an account.
account-new = Keep your games
account-new-help = Everything you have played so far stays yours.
account-make = Create an account
account-made = You have an account now. Your games are kept.
log-in = Log in
log-in-help = If you have an account on this server.
log-in-guest = If you already have an account. What you played as a guest does not come along.
login = Login
login-help = 3 to 32 lower-case letters, digits, dots, hyphens or underscores.
password = Password
password-help = At least 10 characters. It cannot be recovered, so keep it safe.
logged-in-as = You are logged in as { $login }.
logged-in = Welcome back, { $name }.
log-out = Log out
logged-out = You are logged out.
theme = Theme
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
language = Language
language-auto = Same as the browser
sound = Sound
sound-on = Soft sounds for what happens, when it is your turn, and when a game ends
sound-volume = Volume
sound-try = Try it
look-first = On a touch screen
look-first-on = The first tap shows what a move leads to, the second makes it
speed = Other players’ turns
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-none = Instant
motion = Motion
motion-reduced = Your device is set to reduced motion, so pieces go to their new places at once.
motion-full = Pieces glide to their new places. If you would rather they did not, set your device to reduced motion; this page follows it.
me-unseen = Hide from others that I am here
me-page = My page, as others see it
data = Your data
programs-title = Your programs
notices-title = Notices when it is your turn

## A game in three minutes

learn-title = { $game } in three minutes
learn-nothing = Nobody has written this page for { $game } yet. The rules explain everything.
learn-rules = Rules, clause by clause
learn-away = Read a 3-min guide (new tab)
learn-next = What now?
learn-clause = Rule { $clause }

## Rules

rules-in-english = Rules and cards stay in English, the language of the rulebook.
rules-title = Rules of { $game }
rules-about = About this game
rules-terms = The terms, and the letters in the notation
rules-search = Search the rules
rules-search-help = Words, or the number of a rule.
rules-found =
    { $number ->
        [0] { $pieces ->
            [0] No rule has all of these words.
            [one] No rule, but one card or piece.
           *[other] No rule, but { $pieces } cards or pieces.
        }
        [one] One rule found.
       *[other] { $number } rules found.
    }
rules-nothing = Nothing found. Try fewer or shorter words.
rules-parts = Parts of the rules
rules-print = Print
rules-link = Link to rule { $clause }
# Where rules come from
source = { $source ->
    [published] Published
    [deduced] Deduced
    [reconstructed] Our own
    [ruling] Our ruling
    [advice] Advice
   *[rulebook] Rulebook
}
source-means = { $source ->
    [published] Other published sources of the game say so.
    [deduced] It follows from what is known of the game.
    [reconstructed] Our own design, since nothing is published.
    [ruling] Our reading, where the rulebook is silent or unclear.
    [advice] A tip, not a rule.
   *[rulebook] The rulebook says so.
}
source-partly = { $source ->
    [published] Published in part
    [deduced] Deduced in part
    [reconstructed] Partly our own
    [ruling] Our ruling in part
    [advice] Advice in part
   *[rulebook] The rulebook in part
}
source-partly-means = The note says which part comes from where.
components = Cards and pieces
components-help = Everything that position files, fleets and notation refer to by an id.
components-more = { $kind } ({ $number })

## Learning by playing

course = Play lessons
course-of = Play lessons: { $game }
course-lead = { $lessons } short lessons on the board. The last one is a whole game, with tips.
course-done = You have done { $done } of { $lessons } lessons.
course-begin = Begin
course-go-on = Go on: { $lesson }
course-lesson-done = {" "}(done)
lesson = Lesson
lesson-all = All lessons
lesson-number = Lesson { $number } of { $lessons }
lesson-step = Step { $step } of { $steps }
lesson-own-sign = You are { $name }
lesson-tip = Tip:
lesson-task = Your task
lesson-hint = Hint:
lesson-hint-said = Hint: { $hint }
lesson-hint-ask = Hint
lesson-again = Begin again
lesson-try-again = Try again
lesson-next = Next lesson
lesson-done = Well done!
lesson-mistake = Not quite
lesson-last = That was the last lesson. You are ready for a game of your own.

## Puzzles

puzzle = Puzzle
puzzles = Puzzles
puzzles-lead = Find the best move in a position. A puzzle counts as solved if you find it without a wrong move.
puzzles-link = Puzzle of the day
puzzles-none = There are no puzzles on this server.
puzzle-daily = The puzzle of the day
puzzle-daily-which = { $game }, puzzle { $number }
puzzle-daily-turn = You ({ $seat }) to move
puzzle-daily-solved = You have solved it. There is a new one tomorrow.
puzzle-daily-streak = Solved in a row: { $days ->
    [one] one day
   *[other] { $days } days
}
puzzle-solve = Solve it
puzzle-look = Look at it again
puzzle-all = All puzzles
puzzle-rating = Rating: { $rating }
puzzle-level = { $rating ->
    [1] Very easy
    [2] Easy
    [3] Medium
    [4] Hard
   *[5] Very hard
}
puzzle-count = { $solved } of { $puzzles } solved
puzzle-level-all = All { $puzzles }
puzzle-level-next = Next: puzzle { $number }
puzzle-level-done = All solved
puzzle-begin = Begin
puzzle-go-on = Go on with puzzle { $number }
puzzle-name = Puzzle { $number }
puzzle-name-solved = Puzzle { $number }, solved
puzzle-next = Next puzzle
puzzle-wrong = Not quite
puzzle-wrong-said = That is not the best move.
puzzle-wrong-on = Look again, or ask for the best move.
puzzle-tell = Show it
puzzles-missing = No puzzles yet: { $games }.
puzzle-solved = Solved!
puzzle-found = That is it
puzzle-last = That was the last puzzle of this game.
