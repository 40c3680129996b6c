# Advice: a move and those that follow it
advice-first = “{ $move }”
advice-then = { $before }, then “{ $move }”
advice-on = Go on as planned: { $todo }
# What the bot expects: of the move alone, with the next best one, with one that is rated higher all the same, or with one that is about as good
advice-rated = The bot gives this { $value }% to win.
advice-rated-better = The bot gives this { $value }% to win, and the next best, “{ $other }”, { $at }%.
advice-rated-worse = The bot gives this { $value }% to win, and “{ $other }” even more, { $at }%; it does not go by these numbers alone.
advice-rated-alike = The bot gives this { $value }% to win; “{ $other }” is about as good.
# The same where every choice wins equally often: the points that the bot expects in the end
advice-counted = Whatever you choose changes little about who wins, so the bot goes by how much you will have: about { $points } in the end with this, { $at } with the next best, “{ $other }”.
advice-counted-alike = Whatever you choose changes little about who wins, so the bot goes by how much you will have: about { $points } in the end with this, and about as much with “{ $other }”.

# An analysis: shares are percent of the result that a seat could expect
sum-way = At the beginning the chance was { $start }%, at the end { $end }%.
# Of the reader, or of a seat by its name
sum-whose =
    { $named ->
        [yes] { $seat }’s choices
       *[no] Your choices
    }
# `small`: none of the mistakes cost much
sum-mistakes =
    { $mistakes ->
        [0] none was clearly a mistake
        [one] { $small ->
            [yes] one was a small slip
           *[no] one was clearly a mistake
        }
       *[other] { $small ->
            [yes] { $mistakes } were small slips
           *[no] { $mistakes } were clearly mistakes
        }
    }
sum-choices = { sum-whose } gave away { $cost } percentage points in all (give or take { $error }), against the best moves that were found; { sum-mistakes }.
sum-clear =
    { $mistakes ->
        [one] The clear mistake alone cost { $clear }; other choices came out a little better than the best moves that were found, as estimates can.
       *[other] The clear mistakes alone cost { $clear }; other choices came out a little better than the best moves that were found, as estimates can.
    }
sum-luck = Luck, as with dice, deals and who begins: { $luck } (give or take { $error }).
sum-others = Choices of others: { $others } (give or take { $error }).
sum-rest = { $rest } remain that neither choices nor luck explain: each moment is estimated anew, and estimates of the same thing differ.
sum-how = Everything is judged from what you knew at the time, by { $simulations } simulations for each search. Small differences mean nothing.
sum-unjudged =
    { $number ->
        [one] One moment could not be judged in the time that there is for it.
       *[other] { $number } moments could not be judged in the time that there is for them.
    }

# The page of an analysis
page-title = { $game }: the game of { $seat }, analysed
page-chart = The chance of winning, move by move
page-chart-words = The chance of winning over { $moves } moves, from { $start }% to { $end }%; the table below tells of the moments that count.
page-balance = What moved it
page-choices = Your choices
page-luck = Luck
page-others = Choices of others
page-rest = Not explained
page-mistakes = Where it fell most
page-mistakes-none = No choice was clearly a mistake.
page-fortunes = What chance did
page-move = Move
page-chosen = You chose
page-fell = Chance
page-better = Better
told-hidden = Something that you could not see.
page-told = What happened
page-change = Change
page-error = give or take { $error }

# Why nothing can be judged
workers = must be a whole number from 1 to { $most }, not { $workers }
spectator-chooses = a spectator chooses nothing; name a seat
whose-choices = say whose choices are to be judged with --seat: { $seats }
no-seat = seat { $seat } does not play; seats are 0 to { $last }
no-simulations = must be a whole number from 1 to { $most }, not { $simulations }
# A share of the result, or how much it changed
percent = { $number }%
