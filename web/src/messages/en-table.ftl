### What the client says at a table.

table-title = Table
table-title-turn = Your turn: { $game }
table-loading = The table is being set up …
table-board = Board
table-picture = The picture of the game. Arrow keys lead from one possible move to the next, Enter plays it.
table-lifted = { $what } is picked up. { $count ->
        [one] It can go to one place.
       *[other] It can go to { $count } places.
    } Arrow keys lead there, Escape puts it down.
table-put-down = You put it back.
table-cannot-go = It cannot go there. { $count ->
        [one] One other place can take it.
       *[other] { $count } other places can take it.
    }
table-seats = Seats
table-spectator = spectator
table-seat = seat { $seat }
table-seat-player = { $player } ({ $seat })

## Whose turn

table-your-turn = Your turn
table-turn-of = { $seat } plays
table-not-your-turn = It is not your turn. { $status }
table-you-watch = You are looking on. { $status }
table-open-status = Waiting for players: { $free ->
    [one] one seat is free
   *[other] { $free } seats are free
}
table-link-lost = The connection is lost. Trying again …
table-link-lost-sending = The connection is lost. Your move { $move } will be sent as soon as it is back.
table-link-waiting = The server asks for a pause. The table is back in a moment.
table-link-later = What you asked for will be done as soon as the connection is back.
table-logged-out = You were logged out, perhaps in another window, and look on as a guest. Log in to go on with your seat.
table-log-in = Log in
table-link-back = Connected again.

## Seats

seat-is-open = free
seat-is-bot = bot
seat-is-here = here
seat-is-away = away
seat-has-stand-in = a bot plays for now
seat-yours = you
seat-left = { $player } has resigned; { $level ->
    [0] a bot that plays at random
   *[other] a bot of level { $level }
} plays on.
seat-left-mine = You have resigned; you look on.
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
table-open-title-host = Invite the others
table-open-title-seated = You have a seat
table-open-title-guest = Take a seat
table-open-host = Send this link to the people you want to play with. The game begins when all seats are taken.
table-open-seated = The game begins when all seats are taken. You can send the link on to others.
table-open-guest = You are invited. Take a seat to play; the game begins when all are taken.
table-begins = Everybody sits: the game begins.
table-waiting = A sample picture of this game; yours is set up when everybody is seated.
table-fleet = Your fleet
table-fleet-help = Only you see it before the game begins. If you stand up, it is taken off the table; choose it again when you sit down.
table-fleet-bring = Sail with it
table-fleet-same = This is already your fleet.
table-fleet-choose = Choose a fleet first.
table-fleet-brought = ✓ { $fleet } is yours
table-fleet-change = Change
table-fleet-build = Build a fleet
table-fleet-drawn = A fleet drawn by chance
table-fleet-own = The fleet you chose
table-fleet-none = The table chooses your fleet.
table-fleet-several = You play several seats on this device, so no fleet is shown here: the others could read it. A fleet you chose before stays; for the other seats the table chooses.
table-sit-as = Sit down as { $seat }
table-move-to = Move to { $seat }
table-move-back = Somebody was faster, so you have { $seat } again.
table-move-lost = Both seats were taken meanwhile: { $seat } is not yours any more. Take another seat if one is free.
table-also = Also play { $seat } on this device
table-also-title = Begin the game?
table-also-text = { $seat } is the last free seat: if you take it, the game begins at once, and you play more than one seat.
table-also-no = Wait for others
table-stand = Stand up
table-stand-from = Stand up from { $seat }
table-fill = Put a bot here
table-fill-at = Put a bot here: { $seat }
table-level-at = How well the bot plays: { $seat }
table-invite = Invitation
table-invite-copy = Copy
table-invite-share = Share
table-invite-copied = The link is copied.
table-invite-by-hand = The link is marked: copy it with the keyboard.
table-invite-title = A game of { $game }

## Panels

table-panels = Panels
table-log = Log
table-moves = Moves
table-rules = Rules
table-chat = Chat
table-people = People
table-unread = { $number } unread
table-moves-count = { $number } to choose from
table-log-empty = Nothing has happened yet.
table-log-clauses = Rule numbers
table-log-times = × { $times }
table-clause = Rule { $clause }
table-why = Why?
table-why-label = Why this move? { $line }
table-rules-search = Search the rules
table-rules-whole = Whole page
table-rules-nothing = No rule speaks of that.
table-rules-introduction = About the game, its words and its makers
table-chat-empty = Nobody has said anything yet.
table-chat-write = Say something to everybody here
table-chat-send = Send
table-chat-waiting = Sending …
table-chat-said = { $player } says: { $text }

## Moves

table-look = Before you do it
table-look-again = Tap again to do it.
table-look-go = Do it
table-steer = Steering
table-steer-help = Arrows to the left and right turn, up and down say how far, with Shift by little; Enter goes, Esc gives up. Or drag, or tap where to go.
table-steer-left = Turn to the left
table-steer-right = Turn to the right
table-steer-shorter = Less far
table-steer-longer = Farther
table-steer-short = That is no way at all.
table-steer-go = Go
table-steer-cancel = Give up
table-steer-given-up = Steering given up.
table-mark = Laying down
table-mark-help = Tap where it shall lie, or drag it there. Arrows move it, Q and E turn it, with Shift by little; Enter lays it down, Esc gives up.
table-mark-go = Lay it here
table-mark-given-up = Given up.
table-mark-left = To the left
table-mark-right = To the right
table-mark-up = Up
table-mark-down = Down
table-mark-on = On along the shore
table-mark-back = Back along the shore
table-aim = Aiming
table-aim-help = Tap what of the hull shall be hit. Arrows move the aim, with Shift by little, N takes the next cannon; Enter fires, Esc gives up.
table-aim-go = Fire
table-aim-next = { $way }; take the next cannon
table-chance = By chance
table-chance-one = This choice
table-chance-all = All of { $what }
table-chance-stop = Stop
table-chance-runs = Chance chooses for you.
table-moves-possible = What you can do
table-type = Type a move
table-type-play = Play
table-type-help = In the game’s notation, for example { $move }
table-type-later = In the game’s notation, when it is your turn.
table-ask = Ask the table
table-ask-can = What can I do?
table-ask-happened = What just happened?
table-ask-stands = What stands where?
table-answer-nothing = Nothing has happened yet.
table-answer-wait = You have nothing to choose now.
table-answer-moves =
    { $number ->
        [one] You have one move:
       *[other] You have { $number } moves:
    }
table-answer-move = { $label } ({ $move }).
table-answer-area = { $area }: { $things }.
table-refusal = Why not
table-refusal-nearest = Possible instead:

## Undo and proposals

table-skip = Skip
table-undo = Undo
table-undo-ask = Ask to take back
table-undo-nothing = There is nothing of yours to take back now.
table-proposal = Proposal
table-agree = Agree
table-refuse = Refuse
table-proposal-waits = Still to answer: { $seats }.

## People

table-stand-in = Propose a bot for now
table-return = Take back my seat
table-return-to = Take back { $seat }
table-played-for-you = A bot plays for you
table-played-text = While you were away, a bot has been playing for you: { $bot }.
table-resign = Resign
table-resign-title = Give up the game?
table-resign-two = The game ends at once, and the other player wins.
table-resign-many = A bot plays on in your place; you look on.
table-resign-yes = Resign
table-resign-no = Play on
table-spectators =
    { $number ->
        [0] Nobody looks on
        [one] One person looks on
       *[other] { $number } people look on
    }
table-listed = Listed for everybody on this server
table-private = Only people with the link find this table
table-options = How it is played here
table-pack = Content pack
table-record = Record
table-picture-file = Picture
table-leave = Leave the table
table-leave-help = Leaving the page gives up nothing: your seat stays yours, and the table is among your tables.

## Looking back

table-look-back = Look back
table-replay = Looking back at the game
table-replay-first = To the beginning
table-replay-back = One move back
table-replay-forward = One move on
table-replay-play = Play back
table-replay-pause = Pause
table-replay-slider = Move to look at
table-replay-at = After move { $at } of { $last }
table-back-mark =
    { $at ->
        [0] Looking back: before the first move
       *[other] Looking back: after move { $at }
    }
table-back-made = Looking back, move { $at }: { $made }
table-back-now = Back to the game
table-back-no-moves = You are looking back. Go back to the game to play.
table-eyes = As { $seat } saw it
table-eyes-spectator = As a spectator saw it
table-eyes-label = With whose eyes

## The end

table-over = The game is over
table-rematch = Rematch, sides changed
table-rematch-again = Play again
table-rematch-join = Join the rematch
table-rematch-waits = The table for a rematch is set.
table-rematch-see = See the rematch
ending-scores = What was counted
ending-counted = What is counted
ending-result = Result
ending-level = level
ending-lost = lost
ending-glance = The game at a glance
ending-glance-of = { $label }, turn by turn
ending-chart = { $label } over { $turns } turns, as lines; the table below says the same
ending-as-table = These scores as a table
ending-turn = Turn { $turn }
ending-turns = Turn
ending-moments =
    { $number ->
        [one] The turn that decided it
       *[other] { $number } turns that decided it
    }
ending-change = { $before } → { $after }
ending-look = Look back
ending-look-at = Look back at turn { $turn }
ending-board = See the board
ending-see = See the result

## Bots

table-why-title = What { $seat } weighed
table-why-move = Move
table-why-share = Looked at
table-why-value = Expected result
table-why-chosen = played
table-why-help = Looked at: the share of its trial games that began with the move. Expected result: what it hoped to get out of it, from 0 for lost to 100 for won.
table-percent = { NUMBER($part, maximumFractionDigits: 1) } %

## Passing the device on

table-curtain-title = Pass the device to { $seat }
table-curtain-text = What { $seat } knows is not for the others. When { $seat } holds the device, open the curtain.
table-curtain-lift = I am { $seat }

## Zoom and keys

table-beside-told = What lies beside the board is in the picture, below what can be chosen.
table-zoom = Zoom
table-zoom-in = Larger
table-zoom-out = Smaller
table-keys = Keys
table-keys-arrows = from one possible move to the next
table-keys-enter = play the move
table-keys-escape = close a message, leave looking back
table-keys-board = to the board
table-keys-moves = list of moves
table-keys-beside = what lies beside the board, where there is such a thing
table-keys-log = log
table-keys-rules = rules
table-keys-chat = chat
table-keys-people = people
table-keys-skip = show at once what others have done
table-keys-undo = undo
table-keys-ask = what can I do, what just happened, what stands where; the game’s own questions
table-keys-zoom = zoom in, out, back
table-keys-pan = move the enlarged board
table-keys-replay = look back, one move back or on
table-keys-help = this list
table-keys-on = Single letters and digits are shortcuts
table-keys-more = All of it can be clicked or tapped as well. Two fingers or the wheel enlarge the board; a double tap makes it fit again.

## No table

table-nowhere = There is no such table
table-nowhere-text = Perhaps the link was cut short on its way to you, or the table is on another server.
table-outdated = A newer version is here
table-outdated-text = This page is older than the server and does not understand it any more. Your game is safe.
table-outdated-load = Load the new version
