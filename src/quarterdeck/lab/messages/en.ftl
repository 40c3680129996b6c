# Why a simulation is refused
start-over = the game is over in it
no-bots = name at least one bot, for example random
out-of-range = must be from { $least } to { $most }, not { $number }
one-worker = only 1 here: other processes do not know this “{ $game }”
workers-elsewhere = not together with a cluster, which has processes of its own: leave one of the two out
worker-lost = A worker process ended before its work was done; what it said stands above.
needs-ray = many machines need Ray: pip install quarterdeck[cluster]
no-cluster = there is no Ray cluster at { $address }: { $reason }
no-answer = nothing answered within { $seconds } seconds
other-version = on this cluster another Quarterdeck is installed than { $version }, and its games may go otherwise

# Why a file of results is not written
not-writable = { $path } cannot be written: { $reason }
is-folder = { $path } is a folder; name a file
exists = { $path } exists and is left as it is; name another file or ask to overwrite it
needs-polars = Parquet files need Polars: pip install quarterdeck[lab]
needs-fsspec = files that are not on this machine need fsspec: pip install quarterdeck[lab]
needs-store = { $path } needs a library that is not installed: { $reason }

# Why a match is refused
odd-games = must be an even number, not { $games }: in each pair of games the bots change seats
odd-players = must be an even number, not { $players }: two bots share the seats
two-bots = name at least two bots, for example uct:2 uct:1
sprt = is a test of two bots: name two of them, and two differences in Elo, the smaller first, as in --sprt 0 20
same-bot = { $bot } is named twice; give each bot once

# Moves under which laws are looked at
not-legal-there = { $move } is not legal there

# The page of a report
report-title = { $game }: { $games } games between bots
report-subtitle =
    { $players ->
        [one] One player
       *[other] { $players } players
    }, the bot { $bot } at every place, seed { $seed }
report-options = Options: { $options }
report-unfinished =
    { $games ->
        [one] One game did not end and is left out.
       *[other] { $games } games did not end and are left out.
    }
report-plays = In a game the players choose { $mean } times on average. They have { $branching } moves to choose from each time.
report-chances =
    { $chances ->
        [0] Nothing is decided by chance.
       *[other] Chance decides { $chances } times in a game.
    }
report-seats = Are all seats equally good?
report-seats-told = The share of the wins of each seat. The thin line is where it lies with a probability of 95%; the upright line is the fair share, { $fair }%.
report-seats-even = No seat is shown to be better or worse than another.
report-seats-uneven = Clearly off the fair share: { $seats }.
report-turns = Does it matter who chooses first?
report-turns-told = The share of the wins by the order in which players made their first choice in a game: number 1 chose first. The upright line is the fair share, { $fair }%.
report-turns-even = No place in the order is shown to be better or worse than another.
report-turn-more =
    { $number ->
        [1] Whoever chooses first
        [2] Whoever chooses second
        [3] Whoever chooses third
       *[other] Whoever chooses as number { $number }
    } clearly wins more than the fair share: { $share }%.
report-turn-less =
    { $number ->
        [1] Whoever chooses first
        [2] Whoever chooses second
        [3] Whoever chooses third
       *[other] Whoever chooses as number { $number }
    } clearly wins less than the fair share: { $share }%.
report-draws = { $part }% of the games were shared by several seats.
report-alone = What the games were worth to the player, of 100%: { $share }% on average.
report-length = How long is a game?
report-length-told = Games by the number of choices that the players make. The shortest had { $shortest }, half of the games have at most { $median }, the longest had { $longest }.
report-way = How much is there to choose from?
report-way-told = Moves to choose from on average, from the beginning of a game to its end; at most { $most }.
report-tree = If the moves are multiplied along a game, there are about 10 to the power of { $power } ways to play one, chance left aside.
report-start = beginning
report-end = end
report-luck = Luck or skill?
report-luck-told = In { $games } games { $bot } played against players who move at random. It won { $share }% ({ $low }% to { $high }%); with luck alone it would be { $fair }%.
report-luck-needed =
    { $needed ->
        [one] So one game already tells with 95% certainty which of the two is better.
       *[other] So you need { $needed } games to tell with 95% certainty which of the two is better.
    }
report-luck-none = That does not show that skill counts.
report-endings = How do games end?
report-openings = First choices
report-openings-told = The most frequent first choices of a game, and how those fared who made them.
report-made = Choices of winners and losers, cards included
report-made-told = Of the choices that were made by at least { $part }% of all players: those after which players won most surely, and least. It does not say that a choice is the reason: who is ahead can make other choices.
report-kinds = Kinds of choices
report-kinds-told = By the first word of the notation.
report-what = choice
report-often = made by
report-share = share of wins
report-seat = seat
report-turn = order
report-ending = ending
report-games = games
report-none = Nothing was chosen often enough to say anything about it.
report-again = Made by { $command }. With more games the thin lines become shorter.
report-nothing = no game ended, so there is nothing to report; name another bot

# Training a network
needs-torch = learning needs PyTorch: pip install quarterdeck[train]
train-blind = { $game } does not say what a seat sees as numbers, so a network has nothing to learn from
train-nothing = too few of the games ended with anything to learn from; play more of them, or with a bot that searches
train-title = { $game }: a network that judges positions
train-games = { $games } games, each between two { $bot }, seed { $seed }. One of five moves was made at random.
train-samples = { $samples } positions to learn from, { $neurons } neurons.
train-curves = How far off are its predictions?
train-curves-told = In games that it did not learn from, the network's predictions are off by { $whole } percentage points of the result (root mean square). Predicting the same every time would be off by { $blind }.
train-lines = From epoch to epoch: solid for the games that it learned from, dashed for the others.
train-promises = What came of its predictions?
train-promises-told = Positions of games that it did not learn from, by what the network predicts. The dot is what was really expected there on average, by the search and by how the game ended; it should lie on the line.
train-promised = predicted
train-positions = positions
train-expected = expected
train-again = Made by { $command }.

# Tuning a game
needs-tomlkit = changing a content pack needs TOML Kit: pip install quarterdeck[lab]
tune-parameter = “{ $text }” must be a name and at least two different values, at most { $most }, as in rows=3..6 or rows=3,5,6
tune-no-option = { $name } is no option of the game ({ $options }), and as a place in its content pack it needs a dot, as in table.field
tune-no-number = { $name } is neither a whole number nor a word, so it cannot be changed
tune-no-pack = { $title } has no content pack
tune-no-place = { $name } is not in the content pack: there is no { $part }
tune-few = { $games } games are too few to search with; at least { $least } are needed
tune-nothing = the game refuses all values but the present ones
