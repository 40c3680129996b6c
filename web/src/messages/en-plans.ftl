### What the client says about moves that are planned for later, and in the analysis of a game.

plan-ahead = Plan ahead
plan-help = What you plan is played as soon as it is your turn. Nobody else sees it.
plan-turn = Lay out your turn
plan-turn-help = The board shows what comes of your moves before any of them is played. Choose move after move, change them, and send all of them as one.
plan-turn-begin = Begin
plan-begin = Plan a move
plan-other = Plan another possibility
plan-yours = Your plan, played when it is your turn:
plan-unsent = Your turn so far; nothing is played yet:
plan-first-fitting = Of these, the first that fits what the others have done is played.
plan-then = After that:
plan-after = Go on from here
plan-after-it = Plan what comes after: { $move }
plan-remove = Remove
plan-remove-it = Remove, with all that follows: { $move }
plan-back = One step back
plan-send = Play all of it
plan-drop = Drop it
plan-alter = Change
plan-alter-it = Choose another move in place of: { $move }
plan-take-out = Take out
plan-take-out-it = Take out, and keep what follows: { $move }
plan-mark = A plan: nothing of it is played yet.
plan-count =
    { $moves ->
        [0] Choose your first move.
        [one] One move. { $last }.
       *[other] { $moves } moves, the last: { $last }.
    }
plan-ends = Your plan ends here: a die, a secret or somebody else decides next. All before it is played as soon as you send it.
plan-altered = Choose a move in place of the one that you took out. What came after it is kept if it still fits: { $moves }
plan-not-kept =
    { $moves ->
        [one] The last move does not fit any more and was taken out.
       *[other] The last { $moves } moves do not fit any more and were taken out.
    }
plan-overtaken = The game has gone on, so the turn that you had laid out was dropped.
plan-choose = What will you do?
plan-suppose = What will { $name } do? (“You” is { $name } here.)
plan-whatever = Whatever it is
plan-unsure = Other moves may be possible then, and some of these may not be: dice, secrets or others decide before.
plan-nothing = Nothing can be planned from there.
plan-if = If { $name } does this: { $move } – then: { $answer }
plan-added = Planned: { $move }
plan-removed = Removed from your plan.

# The analysis of one's own game; percent of the result that one could expect
analysis-chance = Analysis: your chance to win, move by move
analysis-chance-of = Analysis: { $seat }’s chance to win, move by move
analysis-back = Back to the result
analysis-how = How this is judged
analysis-chart = Your chance over { $moves } moves, from { $start }% to { $end }%, as a line; the moments that mattered are listed below
analysis-balance = What moved your chance, in percentage points
analysis-balance-of = What moved { $seat }’s chance, in percentage points
analysis-choices = Your choices
analysis-choices-of = { $seat }’s choices
analysis-luck = Luck
analysis-others = Choices of others
analysis-rest = Not explained
# Percentage points by which it changed the chance of a seat: you, if it is not named
analysis-change =
    { $way ->
        [down] −{ $points }
        [up] +{ $points }
       *[none] 0
    }{ $error ->
        [0] { "" }
       *[other] { " " }± { $error }
    } { $points ->
        [one] point
       *[other] points
    } for { $seat ->
        [none] you
       *[other] { $seat }
    }
analysis-numbers = A number on the line is the move with which it fell; more about it below.
analysis-mistakes = Where it fell most
analysis-move = Move { $move }
analysis-chose = You chose: { $move }.
analysis-chose-of = { $seat } chose: { $move }.
analysis-better = Better: { $better } { $why }
analysis-fell = { $before }% → { $after }%
analysis-error = ± { $error }
