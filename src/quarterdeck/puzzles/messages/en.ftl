# What is said in puzzles.

title = Puzzle { $number }
rating = { $rating ->
    [1] Very easy
    [2] Easy
    [3] Medium
    [4] Hard
   *[5] Very hard
}
task-now = You are { $seat }, and can win with your next move. Find it.
task-win = You are { $seat }, and can win whatever { $rivals ->
    [one] your opponent does
   *[other] the others do
}. Find the first move.
task-on = Go on: find the next move that wins.
task-defence = You are { $seat }. Only one move keeps { $rivals ->
    [one] your opponent
   *[other] the others
} from winning. Find it.
task-best = You are { $seat }. One move is clearly the best. Find it.
task-two = You are { $seat }. Two moves are clearly the best, and equally good. Find one of them.
right = That is it! { $why }
wrong = That is not the best move. Better: { $what }
move = the move { $move }.
why-win = After that you win, whatever { $rivals ->
    [one] your opponent does
   *[other] the others do
}.
why-defence = After any other move { $rivals ->
    [one] your opponent
   *[other] the others
} can force a win.
why-best = In games that bots played on from here to the end, this move won at least { $more } more games in 100 than any other.
missed-now = Your move does not win at once.
missed-win = After your move { $rivals ->
    [one] your opponent has an answer
   *[other] the others have an answer
}, and you no longer win for certain.
missed-defence = After your move { $rivals ->
    [one] your opponent
   *[other] the others
} can force a win.
missed-lead = Bots played on from here to the end: of 100 games, your move wins at least { $more } fewer than the best one.
hint-win = Look for a move to which there is no good answer.
hint-defence = See first how you would lose, then what prevents it.
hint-trap = The move that looks best at first sight is not the best one.
hint-gulf = All other moves are far worse.
hint-choice = See what each move would come to, and what could be answered to it.
hint-half = It is in the { $half ->
    [upper] upper
   *[lower] lower
} half of the board.
hint-not = “{ $move }” is not it.

# Why a puzzle is not found
no-number = { $game } has puzzles 1 to { $last }, and none with number { $number }
no-puzzle = { $game } has no puzzle “{ $name }”
