# Why a move is not taken
over = The game is over; nobody moves any more.
chance-decides = Chance decides now; no player moves before it has.
not-chance = Chance has nothing to decide now; { $players } must choose.
not-your-turn = It is not { $seat }'s turn; { $players } must choose.

# Why a take-back is not allowed
nothing-to-take-back = { $seat } has not decided anything yet.
chance-since = Chance has decided since then ({ $move }), and what chance has shown stays shown.
revealed-since = The move { $move } has shown something that was hidden, and nobody can forget it.
