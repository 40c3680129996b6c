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
table-put-down = Put down again.
table-seats = Seats
table-spectator = spectator
table-seat = seat { $seat }
table-seat-player = { $player } ({ $seat })

## Whose turn

table-your-turn = Your turn
table-turn-of = { $seat } plays
table-not-your-turn = It is not your turn. { $status }
table-you-watch = You are looking on. { $status }
table-open-status = Waiting until all seats are taken.
table-link-lost = The connection is lost. Trying again …
table-link-lost-sending = The connection is lost. Your move { $move } will be sent as soon as it is back.
table-link-waiting = The server asks for a pause. The table is back in a moment.
table-link-back = Connected again.

## Seats

seat-is-open = free
seat-is-bot = bot
seat-is-here = here
seat-is-away = away
seat-has-stand-in = a bot plays for now
seat-yours = you
seat-won = won
seat-to-play = to play

## Before the game

table-open = Waiting for players
table-open-text = The game begins as soon as every seat is taken. Send the link to whom you want to play with.
table-open-bots = Bots for free seats
table-sit = Sit here
table-sit-as = Sit down as { $seat }
table-stand = Stand up
table-fill = Put a bot here
table-level = How well the bot plays
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
table-log-times = × { $times }
table-clause = Rule { $clause }
table-why = Why?
table-why-label = Why this move? { $line }
table-rules-search = Search the rules
table-rules-whole = Whole page
table-rules-nothing = No rule speaks of that.
table-ruling = Ruling
table-chat-empty = Nobody has said anything yet.
table-chat-write = Say something to everybody here
table-chat-send = Send
table-chat-waiting = Sending …
table-chat-said = { $player } says: { $text }

## Moves

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
table-eyes-label = With whose eyes

## The end

table-over = The game is over
table-over-won = You have won
table-over-shared = The win is shared
table-over-draw = A draw
table-score = { NUMBER($score, maximumFractionDigits: 2) }
table-rematch = Rematch
table-rematch-join = Join the rematch
table-rematch-waits = The table for a rematch is set.
table-rematch-see = See the rematch

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
