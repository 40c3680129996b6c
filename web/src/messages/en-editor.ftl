### What the client says around positions and records.

## The position editor

editor-title = Position editor: { $game }
editor-game = Game
editor-lead = Set up any position of { $game }, play on from it, or send it as a link.
editor-board-help = Choose a place to change it, drag a piece, or pick one to put there.
editor-palette = Pieces to put on the board
editor-tool-none = Change or move
editor-tool-help = Touch the places where you want this: { $tool }.
editor-drop-help = Let go where you want this: { $tool }.
editor-not-there = This cannot be put there: { $tool }.
editor-off-board =
    That is not on the board, so this stays where it was: { $what }.{ $tool ->
        [none] { "" }
       *[other] { " " }To take it away, choose “{ $tool }” above the board, then touch it.
    }
editor-last-valid = The last valid position, not what your text says:
editor-seen-by = Seen by
editor-this = This position
editor-side = How to edit
editor-form = Fields
editor-text = As text
editor-text-label = Position as text
editor-check = Check
editor-checking = Checking …
editor-in-order = The position is valid.
editor-wrong =
    { $number ->
        [one] Something is wrong: { $problem }
       *[other] { $number } things are wrong. The first: { $problem }
    }
editor-is-over = The game is over in this position: { $ending }
editor-no-picture = There is no picture until the position is valid.
editor-names = Show the names in the file
editor-show = Show where
editor-show-field = Show where: { $field }
editor-reasons =
    { $number ->
        [one] One thing is wrong:
       *[other] { $number } things are wrong:
    }
editor-all-reasons =
    { $number ->
        [one] One more
       *[other] { $number } more
    }
editor-move = Move or turn
editor-carry = Put elsewhere
editor-put = { $what }: to { $to }
editor-swapped = Changed places: { $what } ↔ { $other }. Undo puts them back.
editor-moved = { $what }: moved
editor-undo = Undo
editor-tidy = Tidy
editor-example = Start from an example
editor-file = Open a file
editor-file-help = A position file (.json) from your device. It is checked by the server and stored nowhere.
editor-file-drop = Without the file
editor-file-unreadable = The file is not text. A position file is JSON in UTF-8.
editor-other = More: open a file or an example
editor-nothing = Change nothing
editor-bad-link = This link does not hold a whole position. It may have been cut short on its way to you: ask for it again, or for the position as a file.

editor-share = Share
editor-link = Link
editor-link-help = The link holds the whole position, hidden cards included. Nothing is stored on the server.
editor-link-long = This position is too long for a link, which may have { $letters } characters. Send it as a file.
editor-download = Save as a file

## Its form

form-add = Add a field
form-add-none = Choose a field …
form-add-item = Add to { $field }
form-remove = Leave out { $field }
form-item = { $number }.
form-entries =
    { $number ->
        [0] (none)
       *[other] ({ $number })
    }
form-further = Everything else in this position
form-in-text = This field is edited as text.
form-no-json = The fields are shown once the text is JSON again.

## Records

records = Records
records-lead = Have you saved the record of a game? Open it here. At the end of each game you can save its record.
records-file = Record
records-file-help = A .qdr file. It is read by the server and stored nowhere.
records-drop = Close this record
records-unreadable = This file is not a record of Quarterdeck: it is not text.
records-played = { $title }: { $seats }
records-slider = Move
records-last = To the end
records-over = The game is over: step back to play on.
records-own = Your finished games
records-uses = What you can do with a record
records-use-look = Look back
records-use-look-what = Go through the game move by move, and read what happened.
records-use-play = Play on
records-use-play-what = Stop at any moment and take it from there: against bots, on this device, or with a friend.
records-use-edit = Change it
records-use-edit-what = Open any position of the game in the editor, or send it as a link.
records-own-none = When you finish a game, you find it here, with its record.
records-own-all = All your games
records-own-begin = Begin a game
records-at = { $at } of { $last } moves
editor-open = Open in the editor
editor-not-in-order = First the position must be valid.
editor-over = The game is over in this position. Change it so that it is somebody’s turn.
editor-play-bots = Against bots
editor-play-here = On this device
editor-play-others = Invite
