### What the client says at a table.

table-title = Table
table-title-turn = Your turn: { $game }
table-loading = The table is being set up …
table-board = Board
table-picture = The picture of the game. Arrow keys go from one possible move to the next; Enter plays it.
table-lifted = { $what } is picked up. { $count ->
        [one] It can go to one place.
       *[other] It can go to { $count } places.
    } Go there with the arrow keys, or press Escape to put it back.
# What to do while something is held; $what: it, in words.
table-where-to = { $what }: where to?
table-put-back = Choose it again to put it back.
table-carry = { $what } to { $to }
# What somebody has tapped, such as a card: it can be used for several of the moves on offer, which are marked.
# $what: it, in words; $count: how many moves are marked.
table-used-for = { $what }: what do you want to do with it? { $count ->
        [one] One button is marked.
       *[other] { $count } buttons are marked.
    }
table-put-down = You put it back.
table-cannot-go = It cannot go there. Pick it up again: { $count ->
        [one] its one place is
       *[other] its { $count } places are
    } marked.
table-seats = Seats
table-hand-count = { $hand }: { $cards } cards
table-folded = { $number } not possible now
# Below what is seen of a list of cards
table-more-below = { $number } more
table-spectator = spectator
table-seat = seat { $seat }
table-seat-player = { $player } ({ $seat })

## Whose turn

table-your-turn = Your turn
table-turn-of = { $seat } plays
table-not-your-turn = It is not your turn. { $status }
table-you-watch = You are watching. { $status }
table-open-status = Waiting for players: { $free ->
    [one] one seat is free
   *[other] { $free } seats are free
}
table-link-lost = The connection is lost. Trying again …
table-link-lost-sending = The connection is lost. Your move will be sent as soon as it is back.
table-link-waiting = The server asks for a short pause. The table will be back in a moment.
table-link-later = What you asked for will be done as soon as the connection is back.
table-logged-out = You were logged out, perhaps in another window, and are now watching as a guest. Log in to go on with your seat.
table-log-in = Log in
table-link-back = Connected again.

## Seats

seat-is-open = free
seat-is-bot = bot
seat-is-program = program of { $owner }
seat-is-here = here
seat-is-away = away
seat-not-yet-here =
    { $number ->
        [one] { $players } has not come to this table yet.
       *[other] { $players } have not come to this table yet.
    }
seat-has-stand-in = a bot plays for now
seat-yours = you
seat-mine = { $player } · you
seat-left = { $player } has resigned; { $level ->
    [0] a bot that plays at random
   *[other] a bot of level { $level }
} plays on.
seat-late = { $player } has no time left; { $level ->
    [0] a bot that plays at random
   *[other] a bot of level { $level }
} plays on.
seat-late-mine = Your time is up, and you are watching now.
seat-left-mine = You have resigned and are watching now.
seat-taken-by = { $player } sits down as { $seat }.
seat-free-again = { $seat } is free again.
seat-stand-in-began = { $player } is away; { $level ->
    [0] a bot that plays at random
   *[other] a bot of level { $level }
} plays for now.
seat-stand-in-ended = { $player } is back.
seat-won = won
seat-to-play = to play

## Before the game

table-open = Waiting for players
table-open-title-host = { $game }: invite the others
table-open-title-seated = { $game }: you have a seat
table-open-title-guest = You are invited to { $game }
table-open-title-by = { $host } invites you to { $game }
table-open-host = Send them this link.
table-open-seated = You can pass the link on to others.
table-open-guest = Take a seat to play. You need no account.
table-begins = All seats are taken: the game begins.
table-waiting = The game begins when all seats are taken.
table-fleet = Your fleet
table-fleet-help = Hidden until the game begins. If you stand up, it goes with you.
table-fleet-bring = Sail with it
table-fleet-same = This is already your fleet.
table-fleet-choose = Choose a fleet first.
table-fleet-brought = ✓ { $fleet } is yours
table-fleet-change = Change
table-fleet-build = Build a fleet
table-fleet-drawn = A random fleet
table-fleet-own = The fleet you chose
table-fleet-none = The table chooses your fleet.
table-fleet-several = You play several seats on this device, so no fleet is shown here: the others could read it. A fleet you chose before stays; the table chooses for the other seats.
table-sit-as = Sit down as { $seat }
table-who = Who sits where
table-level = Bots to add:
table-move = Change to this seat
table-move-to = Change to this seat: { $seat }
table-move-back = Somebody else was faster, so you are back at { $seat }.
table-move-lost = Both seats were taken in the meantime: { $seat } is no longer yours. Take another seat if one is free.
table-also = Play this one too
table-also-at = Play this one too, on this device: { $seat }
table-also-title = Begin the game?
table-also-text = { $seat } is the last free seat: if you take it, the game begins at once, and you play more than one seat.
table-also-no = Wait for others
table-also-yes = Play { $seat } too
table-stand = Stand up
table-stand-from = Stand up from { $seat }
table-fill =
    { $level ->
        [0] Add a random bot
       *[other] Add a level { $level } bot
    }
table-bring = Bring a program
table-free = Remove the bot
table-free-at = Remove the bot: { $seat }
table-invite = Invitation
table-invite-share = Share
table-invite-by-hand = The link is selected: copy it with the keyboard.
table-invite-title = A game of { $game }
table-rated = This game counts for ratings
table-rated-before = This game counts for ratings: there are no hints, and a move that others have seen stays. Whoever takes a seat agrees.

## Panels

table-panels = Panels
table-log = Log
table-moves = Moves
table-rules = Rules
table-chat = Chat
table-people = People
table-unread = { $number } unread
table-moves-count = { $number } to choose from
table-log-empty = Here you will read what each player does.
table-log-placed = Here you will read what each player does from this position on.
table-log-details = Details
table-log-stand-in = (a bot played)
table-log-you = You ({ $seat })
table-to-me = you your yours
table-log-since = What happened to you: { $number }
table-log-times = ({ $times } times)
table-clause = Rule { $clause }
table-why = Why?
table-why-label = Why this move? { $line }
table-rules-search = Search the rules
table-rules-search-short = Search
table-rules-whole = Whole page
table-rules-nothing = No rule mentions that.
table-rules-introduction = About the game, its terms and its makers
table-chat-empty = Nobody has said anything yet.
table-chat-write = Write to everybody
table-chat-send = Send
table-chat-waiting = Sending …
table-chat-said = { $player } says: { $text }

## Moves

table-look = What this move does
table-look-again = Tap again to do it.
table-look-go = Do it
table-steer = Steering
table-steer-help = Left and right arrows turn the ship, up and down change the distance; hold Shift for small steps. Enter sails, Esc cancels. Or drag the ship, or tap where to go.
table-steer-course =
    { $side ->
        [ahead] straight ahead
        [left] { $degrees }° to the left
        [right] { $degrees }° to the right
       *[about] turned around
    }, { $length }
table-steer-left = Turn left
table-steer-right = Turn right
table-steer-ahead = Straight ahead
table-steer-shorter = Less far
table-steer-longer = Farther
table-steer-left-short = Left
table-steer-right-short = Right
table-steer-ahead-short = Ahead
table-steer-shorter-short = Nearer
table-steer-longer-short = Farther
table-steer-short = The ship would not move at all: choose how far to go.
table-steer-go = Sail
table-steer-cancel = Cancel
table-steer-given-up = Steering cancelled.
table-mark = Placing
table-mark-help = Tap where it should lie, or drag it there. Arrows move it, Q and E turn it; hold Shift for small steps. Enter places it, Esc cancels.
table-mark-go = Place it here
table-mark-given-up = Cancelled.
table-mark-left = Left
table-mark-right = Right
table-mark-up = Up
table-mark-turn-left = Turn left
table-mark-turn-right = Turn right
table-mark-down = Down
table-mark-on = Forward along the shore
table-mark-back = Back along the shore
table-mark-on-short = Forward
table-mark-back-short = Back
table-aim = Aiming
table-aim-help = Tap the part of the hull to hit. Arrows move the aim; hold Shift for small steps. N takes the next cannon; Enter fires, Esc cancels.
table-aim-move = Move the aim
table-aim-go = Fire
table-aim-next = { $way }; use the next cannon
# Below whose turn it is, while a bot takes long.
table-thinks-seconds = The bot has been thinking for { $seconds } seconds.
table-thinks-minutes = The bot has been thinking for { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
table-thinks-slowly = It is slow today: the server has much to do. If its attempt fails, another one begins by itself.
table-chance = Leave it to chance
table-chance-one = This choice
table-chance-all = All of the set-up
table-chance-stop = Stop
table-chance-runs = Chance is choosing for you.
table-moves-possible = What you can do
table-type = Type a move
table-type-play = Play
table-type-help = In the game’s notation, for example { $move }
table-type-later = In the game’s notation, when it is your turn.
table-ask = Ask the table
table-ask-can = What can I do?
table-ask-happened = What just happened?
table-ask-stands = What is where?
table-moves-apart = { $label } ({ $what })
table-answer-nothing = Nothing has happened yet.
table-answer-wait = There is nothing for you to choose now.
table-answer-moves =
    { $number ->
        [one] You have one move:
       *[other] You have { $number } moves:
    }
table-answer-many = { $label }: { $number } to choose from.
table-answer-place = { $place }: { $things }.
table-answer-again = Ask again for details.
table-answer-next = Ask again to hear more: { $place }.
table-refusal = Why not?
table-refusal-nearest = You could do this instead:

## Clocks

clocks = Clocks
clock-days = { $days ->
    [one] one day
   *[other] { $days } days
} { $hours } h left
clock-hours-minutes = { $hours } h { $minutes } min left
clock-minutes-seconds = { $minutes ->
    [0] { $seconds } s left
   *[other] { $minutes } min { $seconds } s left
}
# To people who do not see the clock, at a few moments
clock-said = On your clock: { $time }.
clock-runs = running
clock-up = time is up
clock-paused = Pause
clock-pause = Pause
clock-pause-ask = Ask for a pause
clock-go-on = Go on
frozen-choice = What becomes of this game
frozen-choice-words = You and the others can take back the moves that can no longer be played and go on from there, or end the game. Everybody must agree.
frozen-go-back = Go on from the last move that can be played
frozen-end = End this game
clock-pause-began = There is a pause now. The clocks stand still.
clock-pause-ended = The game goes on, and so do the clocks.
clock-taken = ({ $time })

## Undo and proposals

table-skip = Skip
table-again = Watch again
# The analysis of one's own game; percent of the result that one could expect
analysis = Analyse my game
analysis-of = Analyse { $seat }
analysis-what = Where your chance fell, better moves, and luck
analysis-begins = Your game is being read …
analysis-going = { $done } of { $total } moments judged
analysis-stop = Stop
analysis-stopped = The analysis has been stopped.
analysis-done = Your game is analysed.

# What a bot of level 3 would do
table-hint = Hint
table-hint-thinking = A bot is thinking about what it would do in your place …
table-hint-said = Hint: { $hint } Ask again to come to the button that does it.
table-stuck-title = A bot has failed
table-stuck = { $player } ({ $seat }) cannot choose a move: it has failed several times and waits now.
table-stuck-again = Ask it again
table-stuck-replace = Let level 1 play on
table-hint-steps = Step by step:
table-hint-on = Go on as planned:
table-hint-do = Do that
table-hint-people = Other people play at this table, so there are no hints. You get them where you play against bots alone.
table-hint-wait = Hints are for your turn.

table-undo = Undo
table-undo-ask = Ask to take it back
table-undo-title = Take your move back?
table-undo-others =
    This takes back your last move and { $bots ->
        [0] all that was played after it
        [one] what the bot did after it
       *[other] what { $bots } bots did after it
    }.
table-undo-no = Play on
table-undo-nothing = You have nothing to take back now.
table-proposal = Request
table-agree = Agree
table-refuse = Refuse
table-withdraw = Withdraw
table-proposal-waits = No answer yet from { $seats }.
rated-no-hints = There are no hints in a game that counts for ratings.

## People

table-stand-in = Ask for a bot to stand in
table-return = Take back my seat
table-return-to = Take back { $seat }
table-played-for-you = A bot plays for you
table-played-text = While you were away, a bot played for you: { $bot }.
table-resign = Resign
table-resign-title = Give up the game?
table-resign-two = The game ends at once, and the other player wins.
table-resign-many = A bot plays on in your place, and you watch.
table-resign-yes = Resign
table-resign-no = Play on
table-spectators =
    { $number ->
        [0] Nobody is watching
        [one] One person is watching
       *[other] { $number } people are watching
    }
table-watching = Watching
table-watching-with = You are watching, and so { $number ->
    [one] is { $others }
   *[other] are { $others }
}.
table-watchers = Watching: { $watchers }
table-listed = Listed for everybody on this server
table-private = Only people with the link find this table
table-options = Options
table-options-usual =
    { $number ->
        [one] 1 more option
       *[other] { $number } more options
    }
table-pack = Content pack
table-record = Record
table-picture-file = Picture
table-leave = Leave the table
table-leave-now = Leave for now
table-leave-waits = You give your seat back; somebody else can take it.
table-leave-help = Your seat stays yours while you are away, and you find the table under “Your tables”. To give the game up, resign.

## Looking back

table-look-back = Look back
table-replay = Looking back at the game
table-replay-first = To the start
table-replay-back = One move back
table-replay-forward = One move forward
table-replay-play = Play on
table-replay-pause = Pause
table-replay-slider = Move to look at
table-replay-now = Now
table-replay-at = Move { $at } of { $last }
table-back-mark =
    { $at ->
        [0] Looking back: before the first move
       *[other] Looking back: move { $at }
    }
table-back-made = Looking back, move { $at }: { $made }
table-back-told = Looking back: { $made }
table-back-now = Back to the game
table-back-left = Back in the game. { $status }
table-back-no-moves = You are looking back. Go back to the game to play.
table-eyes = As { $seat } saw it
table-eyes-spectator = As a spectator saw it
table-eyes-label = Through whose eyes
editor-play-on = Play on from here
records-beginning = The beginning.

## The end

table-over = The game is over
table-scores = { $label }: { $scores }.
table-rematch = Rematch, { $seats ->
        [2] sides
       *[other] seats
    } changed
table-rematch-again = Play again
table-rematch-join = Join the rematch
table-rematch-waits = The table for a rematch is set.
table-rematch-by = { $player } has asked for a rematch and is waiting for you at the new table.
table-rematch-see = See the rematch
ending-scores = How the scores add up
ending-counted = What counts
ending-result = Result
ending-level = level
ending-lost = lost
ending-glance = The game at a glance
ending-glance-of = { $label }, move by move{ $number ->
        [0] {""}
       *[other] ; the numbers are turning points
    }
ending-chart = { $label } over { $turns } moves, as lines; the table below says the same
ending-as-table = These scores as a table
ending-turn = Move { $turn }
ending-turns = Move
ending-end = End
ending-moments =
    { $number ->
        [one] The move that decided it
       *[other] { $number } moves that decided it
    }
ending-turning = Turning points
ending-change = { $before } → { $after }
ending-look = Look back
ending-look-at = Look back at move { $turn }
ending-board = See the board
ending-see = See the result

## Bots

table-why-title = What the bot ({ $seat }) considered
table-why-move = Move
table-why-share = How often tried
table-why-value = Expected result
table-why-chosen = played
table-why-others = { $number ->
    [one] 1 other move
   *[other] { $number } other moves
}
table-why-hardly = together under 1%
table-why-together = together { NUMBER($part, maximumFractionDigits: 0) }%
table-why-help = How often tried: how many of its trial games began with the move. Expected result: what it hoped to get from it, from 0 for a loss to 100 for a win.
table-percent = { NUMBER($part, maximumFractionDigits: 0) }%

## Passing the device on

table-curtain-title = Pass the device to { $seat }
table-curtain-text = { $game }: it is { $seat }’s turn. The others look away.
table-curtain-lift = I am { $seat }

## Zoom and keys

table-beside-told = What lies beside the board is in the picture, below the choices.
table-zoom = Zoom
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-beyond = + { $more } more
table-beyond-map = The whole board: touch a place to go there
table-help = Help
table-help-asked = What you are asked now
table-help-waits = What is happening now
table-help-marked = { $moves ->
    [one] One thing can be chosen: it is marked, and the list “Moves” names it.
   *[other] { $moves } things can be chosen: they are marked, and the list “Moves” names them all.
}
table-help-goal = How you win
table-help-turn = Pictures and three minutes of reading tell you what a turn is, what the signs mean, and what beginners get wrong:
table-help-board = Marks on the board
table-help-dot = You can choose this
table-help-ring = What you hold can go here
table-help-signs = Signs on this table
table-touch = With your fingers
table-touch-tap = Tap what is marked
table-touch-tap-does = You see what would come of it, before anything is done.
table-touch-again = Tap it again, or “Do it”
table-touch-again-does = Your move is made. A tap anywhere else gives it up.
table-touch-grey = Tap what is grey
table-touch-grey-does = You are told why you cannot choose it now.
table-touch-own = Tap a card or a piece of yours
table-touch-own-does = You are told what it is, and in some games what you can do with it.
table-touch-drag = Drag
table-touch-drag-does = Ships that sail freely, and whatever can be put elsewhere, follow your finger.
table-touch-two = Spread two fingers
table-touch-two-does = The board comes nearer; then one finger moves it.
table-touch-double = Tap the board twice, quickly
table-touch-double-does = All of the board is shown again.
table-touch-bar = The bar below
table-touch-bar-does = It leads to what has happened, to a list of all your moves, and to the rules. The lamp above gives a hint.
table-keys = Keys
table-keys-arrows = go from one possible move to the next
table-keys-enter = play the move
table-keys-escape = close a message, stop looking back
table-keys-board = to the board
table-keys-moves = list of moves
table-keys-beside = what lies beside the board
table-keys-log = log
table-keys-rules = rules
table-keys-chat = chat
table-keys-people = people
table-keys-skip = show at once what others have done
table-keys-hint = a hint, where you play against bots alone; again: to the button that does it
table-keys-undo = undo
table-keys-ask = what can I do, what just happened, what is where; and the game’s own questions
table-keys-zoom = zoom in, out, back
table-keys-pan = move the board when it is zoomed in
table-keys-replay = look back: one move back or forward
table-keys-help = this list of keys
table-keys-on = Single letters and digits are shortcuts
table-keys-more = You can click or tap everything as well. Two fingers or the wheel zoom the board; a double tap shows all of it again.

## No table

table-nowhere = There is no such table
table-nowhere-text = Perhaps the link was cut short on its way to you, or the table is on another server.
table-outdated = There is a newer version
table-outdated-text = This page is older than the server and no longer understands it. Your game is safe.
table-outdated-load = Load the new version

## Dice that anybody can check

dice-title = Dice, cards and coins
dice-gathering = The dice are being prepared …
dice-gathering-text = Each player’s browser gives a number by itself, so that nobody alone can decide how the dice fall. If somebody has not opened this table yet, the game begins without their number in less than a minute.
dice-how = Why nobody can steer them
dice-explained = Before the game the server fixed a secret, and each player a number. Every die and every deal is computed from all of them together. After the game everything is shown, and anybody can compute it again.
dice-server = The server is bound to its secret by
dice-number = number
dice-pledged = bound to a number by
dice-asked = a number is still to come
dice-none = no number of its own
dice-own = Your own number for the dice
dice-own-help = Letters, digits, dots and hyphens. Random digits are added, so that nobody can guess it. If it is empty, this device makes a number.
dice-check = Check all chance moves
dice-check-what = This device computes them all again, without the server.
dice-checked = Chance moves: checked, { $right } of { $total }
dice-wrong = Something is wrong: { $right } of { $total } chance moves are as they were drawn
dice-details = What was checked
dice-secret-told = This is the server's secret. It fits what the server was bound to before the game:
dice-own-used = { $seat }: the number that this device gave was used.
dice-own-unknown = This device has no number of yours for this game, so it cannot tell whether yours was used.
dice-withheld = { $seat } was bound to a number and did not give it. If this player and the server worked together, they could choose the better of two games.
dice-option = Drawn before the first move: { $option }
dice-start = The game began from a position file. What that file left open was not drawn from these dice.
dice-seen = Of { $total } chance moves, this device saw { $seen } in the game itself, and they are the same.
dice-proves = This proves that each value was drawn from the secret and the numbers. Which cards chance could deal, and what lay face down when it was dealt, only the server has said. The command quarterdeck record verify --dice checks that as well, by the rules.
dice-draws = All chance moves
dice-draw = { $index }: { $move } (number { $value } of { $choices })
dice-flaw-secret = The server's secret is not the one to which it was bound before the game.
dice-flaw-own-commitment = When this device gave its number, the server was bound to another secret.
dice-flaw-number = The number of { $seat } is not the one to which this player was bound.
dice-flaw-own-number = The number that this device gave for { $seat } was not used.
dice-flaw-own-pledges = After this device had given its number for { $seat }, somebody was bound to another number.
dice-flaw-option = { $option } is not what was drawn for it before the first move.
dice-flaw-draw = Chance move { $index }, { $move }, is not what was drawn.
dice-flaw-faces = Chance move { $index }, { $move }, is not what dice with six sides show for this number.
dice-flaw-seen = Chance move { $index } was { $seen } in the game, as this device saw it. Now the server says { $move }.
dice-flaw-left-out = This device saw the chance move { $move } in the game, and now the server leaves it out.
