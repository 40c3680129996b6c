### What the client says around the tables.

## Everywhere

window-title = { $page } – Quarterdeck
skip = Skip to the content
navigation = Main
home-link = Quarterdeck: all tables
nav-tables = Tables
nav-new = New table
nav-you = You
to-tables = To all tables
close = Close
loading = Loading …
try-again = Try again
notices = Notices
page-failed = This page could not be loaded. Check your connection, then load it again.
not-connected = Not connected. What you see may be out of date; nothing can be changed until the connection is back.
problem-offline = The server cannot be reached. Check your connection and try again.
problem-status = The server answered with an error (status { $status }). Try again in a moment.

## Nothing here

not-found-title = Off the chart
not-found-text = There is no page at this address. Perhaps the link was cut short on its way to you.

## Home

home-title = Games of the sea, at one table
home-lead = Play complete nautical board games in your browser: alone against bots, side by side, or with friends far away. The rules are built in, and every refusal names the rule.
games = Games
your-tables = Your tables
listed-tables = Tables open to everybody
listed-none = Nobody has listed a table at the moment. A new table can be listed, so that others find it.
friends = Play with friends
friends-how = Set up a table and send its link, or paste a link that you were sent.
finished-tables =
    { $number ->
        [one] One finished game
       *[other] { $number } finished games
    }
play-now = Play now
play-now-game = Play now: { $game }
play-now-how = against a bot, no sign-up
with-friends = Set up a table
with-friends-game = Set up a table of { $game }
rules = Rules
rules-of = Rules of { $game }
players-exactly = For { $number } players
players-range = For { $least } to { $most } players

join-label = Invitation
join-help = Paste the link, or the name of the table at its end.
join-empty = Paste the link that you were sent.
join-elsewhere = That table is on another server, { $host }. Open the link in your browser.
join-unreadable = That is no link to a table. It looks like …/t/ followed by the name of the table.
join = Join

state-your-turn = Your turn
state-waiting = Waiting for others
state-watch = Being played: watch
state-open =
    { $seats ->
        [one] One seat is free
       *[other] { $seats } seats are free
    }
state-over = Over
state-frozen = Cannot go on
seat-free = free seat
players-between = {" "}·{" "}

## A new table

new-title = New table
new-game = Game
new-players = Players
new-seats = Who plays?
new-options = How do you play?
new-who-sees = Who finds the table?
new-private = Only people with the link
new-private-help = You get a link to pass on. Whoever has it can join, or look on.
new-listed = Everybody on this server
new-listed-help = The table is listed on the first page.
new-make = Set up the table
seat-number = Seat { $number }
seat-me = Me
seat-open = Somebody who joins
seat-bot = Bot: { $level }
level-0 = plays at random
level-1 = beginner (level 1)
level-2 = easy (level 2)
level-3 = fair (level 3)
level-4 = strong (level 4)
level-5 = strongest (level 5)
hot-seat = Several seats are yours: pass the device around.
hot-seat-hidden = Several seats are yours: pass the device around. A curtain keeps each hand secret from the others.
only-bots = Only bots play: you look on.
open-seats = The game begins as soon as all seats are taken.
option-number = This takes a whole number.
option-unfit = That does not fit: it takes a whole number from { $least } to { $most }.
option-seed = By chance
option-range = A whole number from { $least } to { $most }.
pack = Content pack
pack-help = A file with cards or maps of your own, in place of what the game brings along. Leave it empty otherwise.
pack-drop = Without a pack
pack-brought = { $pack } is in use.
file-large = The file is too large: it may have { $kilobytes } KB at most.
pack-unreadable = The file is no text. A pack is a TOML file in UTF-8.
position = Position to begin from
position-help = A position file, if the game is not to begin at the beginning: a puzzle, or a game that was broken off. It says for how many it is, with what options and content; what it leaves open is imagined. Whoever has the file knows all that it tells. Leave it empty otherwise.
position-drop = From the beginning
position-no-json = { $file } is not JSON, as position files are.
position-no-game = { $file } is no position file: it does not say of which game it is.
position-other-game = { $file } is a position of { $other }, not of { $game }.
position-unreadable = The file is no text. A position file is JSON in UTF-8.

## You

me-title = You
me-profile = Name and colour
me-account = Account
me-device = This device
name = Name
name-help = What others read at the table: up to 24 characters.
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
contrast = The letters have a contrast of { $ratio } to 1.
save = Save
save-new = Play as a guest
saved = Saved.
account-guest = You play as a guest: your tables are tied to this browser. With a login and a password they are yours on every device.
account-nobody = Nobody plays in this browser yet. Choose a name above, or log in if you have an account.
account-new = Keep your games
account-new-help = Everything you have played so far stays yours.
account-make = Make the account
account-made = You have an account now. Your games are kept.
log-in = Log in
log-in-help = If you have an account on this server.
log-in-guest = If you have an account already. The guest you are now is left behind, and its tables with it.
login = Login
login-help = 3 to 32 small letters, digits, dots, hyphens or underscores.
password = Password
password-help = At least 10 characters. There is no way to recover it, so keep it well.
logged-in-as = You are logged in as { $login }.
logged-in = Welcome back, { $name }.
log-out = Log out
logged-out = You are logged out.
theme = Theme
theme-auto = As the device
theme-light = Light
theme-dark = Dark
sound = Sound
sound-on = Soft sounds of what happens, when it is your turn, and when a game ends
sound-volume = Volume
sound-try = Listen
look-first = On a touch screen
look-first-on = The first tap shows what a move comes to, the second makes it
speed = Turns of others
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-none = At once
motion = Motion
motion-reduced = Your device asks for less motion, so pieces go to their new places at once.
motion-full = Pieces glide to their new places. If you would rather they did not, ask your device for less motion; this page follows it.

## Rules

rules-title = Rules of { $game }
rules-search = Search the rules
rules-search-help = Words or the number of a rule.
rules-found =
    { $number ->
        [0] No rule has all of these words.
        [one] One rule found.
       *[other] { $number } rules found.
    }
rules-nothing = Nothing found. Try fewer or shorter words.
rules-parts = Parts of the rules
rules-print = Print
rules-link = { $clause }, link to this rule
# Where rules come from
sources = What has no mark is the rulebook’s own. The marks:
source = { $source ->
    [published] Published
    [deduced] Deduced
    [reconstructed] Our own
    [ruling] Our ruling
    [advice] Advice
   *[rulebook] Rulebook
}
source-means = { $source ->
    [published] Other public sources of the game say so.
    [deduced] It follows from what is known of the game.
    [reconstructed] Our own design, since nothing is published.
    [ruling] Our reading, where the rulebook is silent or open.
    [advice] It helps you and rules nothing.
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
source-partly-means = The note says what of it comes from where.
credits-designers = Designed by
credits-artists = Drawn by
credits-publisher = Published by
credits-year = Year
credits-players = Players
credits-minutes = Minutes
credits-age = Age
credits-age-from = { $age } and up
components = Cards and pieces
components-help = Everything that position files, fleets and notation name by an id.
components-more = { $kind } ({ $number })
