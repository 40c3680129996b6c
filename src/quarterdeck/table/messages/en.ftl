took-back =
    { $mine ->
        [yes] You take
       *[no] { $player } takes
    } back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
took-back-agreed =
    { $mine ->
        [yes] You take
       *[no] { $player } takes
    } back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }, and { $others } agreed.
resigns =
    { $mine ->
        [yes] You resign.
       *[no] { $player } resigns.
    }
late =
    { $mine ->
        [yes] Your time is up.
       *[no] { $player } has no time left.
    }
stale = The match has gone on since you last looked: it was at { $seen }, now it is at { $now }.
over-and-shown = The game is over, and everybody may look up what was hidden in it. So its moves stay as they are.
over-and-dice-shown = The game is over, and its dice can be checked, those to come as well. So its moves stay as they are.
over-already = The game is over; nobody can resign any more.

# How it ended, to those who look; who: `me`, the `other` who has won against me, or `nobody` in particular is told
nothing = nobody
you = you
and = { $first } and { $last }
verdict-draw = It is a draw
verdict-lost = You lost
verdict-nobody = The game is lost
verdict-level = You share first place with { $others }
verdict-seats-level = { $winners } share first place
verdict-lost-to-several = You lost: { $winners } share first place
verdict-resigned = You resigned
verdict-won-resigned = You won: { $seat } resigned
verdict-seat-resigned = { $seat } resigned
verdict-out-of-time = You lost: your time is up
verdict-won-out-of-time = You won: { $seat } has no time left
verdict-seat-out-of-time = { $seat } has no time left
verdict-won =
    { $who ->
        [me] { $how ->
            [by] You won by { $margin }
            [level] You won on the tie-break
           *[plainly] You won
        }
        [other] { $how ->
            [by] You lost by { $margin }
            [level] You lost on the tie-break
           *[plainly] You lost
        }
       *[nobody] { $how ->
            [by] { $winner } won by { $margin }
            [level] { $winner } won on the tie-break
           *[plainly] { $winner } won
        }
    }
# In the table of scores, if somebody gave up
score-how = How it ended
score-won = won
score-resigned = resigned
score-out-of-time = out of time
ended-resigned =
    { $who ->
        [me] { $count ->
            [0] You have resigned.
            [one] You have resigned, and { $winners } wins.
           *[other] You have resigned, and { $winners } win together.
        }
       *[other] { $count ->
            [0] { $player } has resigned.
            [one] { $player } has resigned, and { $winners } wins.
           *[other] { $player } has resigned, and { $winners } win together.
        }
    }
ended-out-of-time =
    { $who ->
        [me] { $count ->
            [0] You have no time left.
            [one] You have no time left, and { $winners } wins.
           *[other] You have no time left, and { $winners } win together.
        }
       *[other] { $count ->
            [0] { $player } has no time left.
            [one] { $player } has no time left, and { $winners } wins.
           *[other] { $player } has no time left, and { $winners } win together.
        }
    }

# What was agreed about time
short-game = { $time } each
short-game-more = { $time } each, { $more } more each turn
short-turn = { $time } for each turn
short-move = { $time } for each move
clock-game = Everybody has { $time } for the whole game.
clock-turn = Everybody has { $time } for each turn.
clock-move = Everybody has { $time } for each move.
clock-more = Each turn brings { $time } more.
clock-free = In each turn, the first { $time } cost nothing.
clock-free-move = With each move, the first { $time } cost nothing.
clock-lose = Whoever has no time left loses.
clock-bot = { $level ->
    [0] For whoever has no time left, a random bot plays on.
   *[other] For whoever has no time left, a bot of level { $level } plays on.
}
time-days = { $number ->
    [one] one day
   *[other] { $number } days
}
time-hours = { $number ->
    [one] one hour
   *[other] { $number } hours
}
time-minutes = { $number ->
    [one] one minute
   *[other] { $number } minutes
}
time-seconds = { $number ->
    [one] one second
   *[other] { $number } seconds
}

# A move that is made by carrying one thing onto another
carry = { $what } to { $to }

# Why something is not possible at a table
or = { $first } or { $last }
seat-number = there are { $seats }; { $game } is for { $allowed } players
seed-range = must be a whole number from 0 to { $most }, not { $seed }
no-such-seat = { $seat } does not play; seats are 0 to { $last }
too-old-to-resign = a record of version { $version } of the format has no resignations
no-such-place = there is no { $number }, only { $first } to { $last }

# Programs of other people that play as bots, and what they did wrong
program-which = name the program, as in { $example }
program-none = there is no program { $program } that can be run here; give its path, and see that it may be executed
program-command = { $spec } is not a command: { $reason }
program-limit = { $unit } must be a whole number from 1 to { $most }, not { $number }
program-two-limits = { $unit } is one limit too many; of { $budgets } name one, and each limit once
program-late = the program did not answer { $after } in { $seconds } s; the last it said was { $latest }, and right would be a line that begins with { $wanted }
program-deaf = the program does not read: { $after } could not be written
program-ended = the program ended after { $after }
program-gone = the program is gone; it was asked { $after }
program-long = the program wrote a line of more than { $most } bytes: { $line }
program-much = the program wrote more than { $most } bytes after { $after }
program-error = the program answered { $line } to { $after }
program-wrong = the program wrote { $line } after { $after }; right would be info lines, and then a line that begins with { $wanted }
program-no-move = the program chose { $move }, which is not a move: { $problem }; right would be one of: { $choices }
program-illegal = the program chose { $move }: { $sentence } ({ $clause }) Right would be one of: { $choices }
program-complained = { $problem } (it complained: { $line })

# Tables of solved games
solved-none = there is no table for { $table } yet; { $command } makes it
solved-unreadable = cannot be read: { $reason }
solved-other = is damaged, or of other rules than these; { $command } makes the table for { $table } anew
solved-never = { $game } has too many positions to be solved

# Networks that judge for bots
network-which = name one file of a network, with a budget before it or without, as in { $example }

# Searches in several processes
processes-range = processes must be from 2 to { $most }, not { $number }
processes-search = { $spec } does not search, so it cannot use several processes
helper-lost = A process that helped a bot to search has ended; what it said stands above.
