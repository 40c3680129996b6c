nothing = nobody
and = { $first } and { $last }

# Why a move is not taken
over = The game is over; nobody moves any more.
chance-decides = Chance decides now; no player moves before it has.
not-chance = Chance has nothing to decide now; { $players } must choose.
not-your-turn = It is not { $seat }'s turn; { $players } must choose.

# Why a take-back is not allowed
nothing-to-take-back = { $seat } has not decided anything yet.
resignation-stays = The game has ended by a resignation, and that stays.
chance-since = Chance has decided something since then, and what chance has shown stays shown.
revealed-since = That move has shown something that was hidden, and nobody can forget it.
shown-at-end = The game is over, and what was hidden in it has been shown.
decided-since = { $player } has decided since then.
must-agree = { $why } It needs the agreement of { $players }.
too-old-to-agree = { $why } This record is of version 1 of the format, which cannot say that the others agree to it.

# How a resignation ends a game
resigned = { $count ->
    [0] { $player } has resigned.
    [one] { $player } has resigned; { $winners } wins.
   *[other] { $player } has resigned; { $winners } win together.
}
