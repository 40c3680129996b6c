# Whose turn it is
choose = { $seat } to choose
chance = Chance decides
thinking = { $seat } ({ $bot }) is thinking
over = The game is over

# What the table answers
refused = { $move }: { $sentence } ({ $clause })
nearest = Nearest legal: { $moves }.
legal = { $move } is legal now.
not-now = It is not your turn; nothing can be chosen now.
saved = Saved in { $file }.
not-saved = Not saved: { $problem }
took-back = Taken back.
resign-confirm = Write resign yes to give up: the game is over then, and all others have won.
chance-drew = Chance chooses { $move }.
chance-not = You must make this choice yourself. Choices can be left to chance only in Pirates, before the first turn.
ask-which = Which move do you mean? Write it after the question mark, as in ? { $example }
ask-nothing = There is nothing to ask about now.
ask-title = Questions and answers
ask-foot = To get an answer, write ask and the number of the question.
clock-form = write minutes, and perhaps seconds more with each turn, such as 10 or 10+5, not { $text }
time-is-up = Your time is up.
watching = Only bots play: you are watching.

# Position files that leave something open
note-imagined = { $file } does not tell everything that is hidden; the rest was filled in at random, as the rules allow.
note-old-form = { $file } has an old form, which the next version of Quarterdeck will not read: save the position again.
note-unsaid = { $file } does not say all options; the others are as usual: { $options }.
note-edition = { $file } was written with another edition of the content of { $title }; it is played with the one here.

# Cards and pieces
cards-none = { $title } has no cards or pieces with ids.
cards-no-kind = there is no kind '{ $kind }'; the kinds are { $kinds }

# A game in three minutes
guide-none = there is no such page about { $title }; quarterdeck rules has its rules
guide-title = { $title } ({ $players } players, { $minutes } minutes)
guide-picture = [Picture: { $what }]
guide-which = say which game to read about; see quarterdeck learn
guide-next = Learn it by playing: quarterdeck learn { $game }. Play it: quarterdeck play { $game }. Every rule: quarterdeck rules { $game }.

# Passing the keyboard
pass = Pass the keyboard to { $seat }
pass-body = Nobody else should look at the screen now.
pass-key = { $seat }: press Enter when you are ready.

# Bots
report = { $seat } considered
report-nothing = No bot has made a choice since a person last did.
report-secret = What a bot weighs would tell what it holds; it is shown when the game is over.
report-hidden = (hidden)

# Ending
again = Play again?

# Keeping the match
save-where = Name a file: save evening.record
left-unsaved = You left; the match was not saved.
save-title = Keep the match in a file
key-why = Why
key-help = Help
key-map = Map
key-cards = Cards
key-log = Log
key-hint = Hint
key-undo = Undo
key-save = Save
key-again = Again
key-leave = Leave
key-bots = Bots
key-theme = Theme
save-keys = Enter saves, Escape goes back.
leave-title = The match is not saved. Leave it?
leave-save = Save (s)
leave-discard = Leave (d)
leave-stay = Stay (Esc)

# The table's panels and buttons
moves = Moves ({ $number })
log = Log
report-title = Bots' thoughts
report-move = move
report-visits = time
report-value = win
board = On the board
times = { $words } ×{ $times }
beside = Cards and seats
more = more: Shift and { $arrows }
alike = { $words } ({ $move })
last-turn = Last turn: { $words }
type-here = Enter, or type the move: { $move }
type-nothing = Nothing is asked of you now.
button-again = Again (n)
button-look = Look (Esc)
button-save = Save (s)
button-leave = Leave (q)
too-small = The table needs 60 × 20 characters; here are { $width } × { $height }. Make the window larger, or leave (q) and play with --plain.
help-title = How to use the table
help-foot = Rules: quarterdeck rules { $game }. Every refusal names its clause, and so does the log.
help-choose = walk over the moves; Tab: from list to board to notation
help-enter = make the move under the cursor; or click on board or list
help-type = begin to type a move in notation, such as { $example }
help-ask = what the game answers: how far, who can reach whom
help-chance = leave this choice to chance, where the game lets you; chance all: as long as such choices follow
help-resign = give up: the game is over, and all others have won
help-why = why a move is refused: ? { $example }; or click where you may not go
help-undo = take your latest decision back, where that is allowed
help-save = keep the match in a file; go on later with --resume
help-map = the board alone, on all of the window; Shift and arrows scroll it
help-cards = all cards, seats and piles with all they say
help-log = everything that has happened, with the clauses of the rules
help-report = what bots considered
help-theme = by day or by night
help-new = play again, once the game is over
help-quit = leave; you are asked if the match is not saved
bot-failed = The bot has failed; that is a fault of Quarterdeck. The match is as it was.

# The rules of a game
rules-in-english = Rules and cards stay in English, the language of the rulebook.
credits-designers = Designed by { $names }
credits-artists = Drawn by { $names }
credits-year = Year: { $year }
credits-players = Players: { $players }
credits-minutes = Minutes: { $minutes }
credits-age = Age: { $age } and up
sources = Each clause is the rulebook's own, unless a mark behind its id says where it comes from:
source = { $source ->
    [published] published
    [deduced] deduced
    [reconstructed] our own
    [ruling] ruling
    [advice] advice
   *[rulebook] rulebook
}
source-means = { $source ->
    [published] other public sources of the game say so.
    [deduced] it follows from what is known of the game.
    [reconstructed] our own design, since nothing is published.
    [ruling] our reading, where the rulebook is silent or open.
    [advice] it helps you and rules nothing.
   *[rulebook] the rulebook says so.
}
source-partly = { $source ->
    [published] published in part
    [deduced] deduced in part
    [reconstructed] partly our own
    [ruling] ruling in part
    [advice] advice in part
   *[rulebook] rulebook in part
}
where-general = { $clause } is general: no single function carries it out. { $shown } shows it.
where-advice = { $clause } is advice: it rules nothing, so nothing carries it out.

# Lessons
lesson-none = No lesson is played here; see quarterdeck learn.
lesson-task = Task: { $task }
lesson-step = ({ $step } of { $steps })
hint-people = Other people play here, so there are no hints. You get them where you play against bots alone.
hint-thinking = A bot is thinking about what it would do in your place …
lesson-hint = Hint: { $hint }
lesson-done = Well done
lesson-done-title = Done: { $lesson }
lesson-next = Next (n)
lesson-again = Again (a)
lesson-no-resigning = You cannot resign in a lesson: leave it, or begin it again.
lesson-all-done = You have done all { $number } lessons of { $title }. Play one again with --lesson, or a game: quarterdeck play { $game }
lesson-none-here = { $title } has no lessons.
lesson-begins = Lesson { $number } of { $lessons }: { $lesson }
lesson-go-on = Enter goes on with the next lesson, { $lesson }; quit leaves.
lesson-next-word = next: { $lesson }
lesson-all-word = all done
help-solution = the best move of the puzzle, once you have made a wrong one
help-hint = a hint for this step of the lesson
help-advice = what a bot would do in your place, and why
lesson-holds = holds: { $moves ->
    [one] one move
   *[other] { $moves } moves
    } to success, { $mistakes ->
    [0] no mistakes
    [one] one mistake
   *[other] { $mistakes } mistakes
    } found

# Line by line
plain-help =
    Write a move in notation, or its number in the list. Besides:
      why MOVE    why a move is refused (also: ? MOVE)
      moves       the list of moves
      look        the position
      ask         the questions of the game; ask 2: the answer to the second one
      chance      leave this choice to chance; chance all: as long as such choices follow
      undo        take your latest decision back
      log         everything that happened
      hint        what a bot would do in your place, and why, where you play against bots alone
      report      what the bots considered
      save FILE   keep the match in a file
      resign yes  give up: the game is over, and all others have won
      help        this
      quit        leave the table
    In a lesson:
      task        what is to be done
      hint        a hint
      restart     the lesson from its beginning
    In a puzzle:
      solution    the best move, once you have made a wrong one

# Translations
translation-wrong =
    { $number ->
        [0] complete
        [one] one thing is wrong
       *[other] { $number } things are wrong
    }
translation-lacks =
    { $number ->
        [one] { $languages }: one thing is wrong
       *[other] { $languages }: { $number } things are wrong
    }

# Puzzles
puzzle-which = The puzzle of the day has no number; name a game, as in quarterdeck puzzle cardinal --number 7.
puzzle-none-here = { $title } has no puzzles.
puzzle-missing = No puzzles yet: { $games }
puzzle-begins = { $title }, puzzle { $number } of { $puzzles }
puzzle-rating = Rating: { $rating }
puzzle-solved = Solved.
puzzle-missed = Not solved this time, since there was a wrong move.
puzzle-came = This is what would follow:
puzzle-again = That is not the best move, and it is taken back. Try again, or write “solution”.
puzzle-solution-later = Try a move first: after a wrong one you can be told the best.
puzzle-not-here = No puzzle is played here; see quarterdeck puzzle.
puzzle-streak = Puzzles of the day solved in a row: { $days }
puzzle-go-on = Enter goes on with the next puzzle; quit leaves.
puzzle-goes-on =
    { $games ->
        [one] Going on after the first game, which
       *[other] Going on after { $games } games, which
    } an earlier, interrupted run has searched.
puzzle-none-made =
    No puzzles were found in { $games ->
        [one] one game
       *[other] { $games } games
    }; nothing is written to { $file }. Try more games, or another --seed.
puzzle-only-easy =
    { $found ->
        [one] The only puzzle found has
       *[other] All { $found } puzzles found have
    } the lowest rating, and there are no harder ones to go with them: at most { $easy } of 100 puzzles may be that easy. Nothing is written to { $file }. Try more games, or another --seed.
puzzle-hold = { $holding } of { $puzzles } puzzles hold.
puzzle-do-not-hold =
    { $number ->
        [one] The answer of puzzle { $which } does
       *[other] The answers of puzzles { $which } do
    } not hold.
puzzle-made =
    { $puzzles ->
        [one] One puzzle
       *[other] { $puzzles } puzzles
    } in { $file }, of { $found } found in { $games ->
        [one] one game
       *[other] { $games } games
    }

# Why a command cannot do what it was asked: what follows an option or a file
error = error:
file-there = exists and is left as it is; name another file or add --overwrite
record-there = exists and is left as it is; name another file, or resume it with --resume
cannot-be-written = cannot be written: { $reason }
is-folder = is a directory; name a file
no-such-file = there is no such file
no-utf-8 = is not text in UTF-8
no-utf-8-at = is not text in UTF-8: byte { $place } is { $byte }
is-record = is a record, not a position file; see quarterdeck record --help
not-a-record = is not the record of a game
is-position = is a position file, not a record; see quarterdeck position --help
position-of-other = is one of { $there }, not of { $game }
record-of-other = { $file } is a record of { $there }, not of { $game }
progress-damaged = does not say what is done: { $error }; remove it to begin anew
no-seat = { $written } is not a seat here; write { $seats } or spectator
upto = the record has { $lines } lines; write a number from 0 to that, not { $upto }
range = { $first } to { $last }
wrong-players = { $game } is for { $allowed } players, not { $players }
too-many-seats = there are { $seats } for { $players } players
too-few-seats = { $game } needs { $fewest } at least; write for example { $example }
seats-unknown = the record's seats are none of ours ({ $error }); name them with --seats
not-with-resume = does not go with --resume: the record brings its own
which-game = name one: { $games }; for example quarterdeck play { $example }
which-game-or-position = name one: { $games }; or a position file with --position
which-lessons = name files of lessons, or --all for those of all games
no-option = No such option: { $option }
no-language = { $written } is not spoken here; there are { $languages }
no-clause =
    no game has a clause { $clause }{ $number ->
        [0] , nor anything like it: write an id such as { $example }
       *[other] ; did you mean { $close }?
    }
no-clause-in-game =
    { $game } has no clause { $clause }{ $number ->
        [0] ; they begin with { $example }
       *[other] ; did you mean { $close }?
    }
where-nowhere = no docstring of the rules of { $game } names { $clause }
no-sources = { $folder } holds no Python sources of the game, so nothing can be found in them
no-tests = there is no folder { $folder }; name the folder of the tests with --tests
no-python = { $file } cannot be read as Python: { $error }
no-game-takes-it = no game takes it ({ $reasons }); name the game it is for with --game

# Fleets
no-fleets = no game here has fleets
no-fleets-for = no fleets are built for { $game }
no-fleet-of-nation = no ready-made fleet is { $nation }; there are { $nations }
no-fleet-in-file = has no fleet { $name }; it has { $fleets }
which-fleet = has { $number } fleets; write FILE:NAME with one of { $fleets }
no-filter = is not an option here; { $options } and those of --help are
filter-needs-number = needs a number behind it, or two as 3-5
no-range = { $written } is not a range; write a number, or two as 8-12
none-of = { $written } is not known here; there are { $known }
pieces-rated = adds to wins: how much more often a fleet wins with this piece than with others for the same points (95% interval), from { $games } games between bots

# Games of one's own
folder-is-file = { $folder } is a file; name a folder
folder-there = { $folder } is there already, and nothing is overwritten; choose another name
folder-takes-nothing = { $folder } cannot take the package: { $reason }
no-game-name = { $name } cannot name a game; use a to z, 0 to 9 and single hyphens, a letter first, { $most } characters at most, for example { $example }
name-of-python = { $name } means something else to Python; choose another name
game-there = there is a game { $name } already; choose another name

# Why a server does not start
cannot-listen = cannot listen on { $host } port { $port }: { $reason }. If your server runs there already, open its page; if another program has the port, quarterdeck serve --port { $next } takes another one

# record verify --dice
dice-right = { $total ->
    [0] The dice are right: the game had no chance moves.
    [one] The dice are right: 1 of 1 chance move is what was drawn.
   *[other] The dice are right: { $total } of { $total } chance moves are what was drawn.
}
dice-secret = Before the game the server was bound to its secret by { $commitment }.
dice-number = { $seat }: the number { $number }, as pledged before the game
dice-none = { $seat }: no number of its own
dice-withheld = { $seat }: pledged a number that never came. If the server and this player worked together, they could choose the better of two games.
dice-options = Drawn before the first move: { $options }.
dice-known = { $number ->
    [one] 1 chance move came after the game had been over and was taken back: it may have been known before.
   *[other] { $number } chance moves came after the game had been over and was taken back: they may have been known before.
}
dice-start = The game began from a position file. What that file left open was not drawn from these dice.
# What the engine answers to commands that it cannot carry out
engine-no-command = there is no such command; there are { $commands }
engine-no-option = there is no such option; there are { $options }
engine-no-bot = there is no bot { $written }; there are { $bots }
engine-number = must be a whole number from { $least } to { $most }, not { $written }
engine-no-game = name a game first, for example { $example }
engine-position-form = write position start, or position and a position file on one line; then, if there are any, moves with a semicolon between them, as in position start moves coin orange; b2
engine-no-json = the position file is not JSON on one line: { $reason }
engine-untold = a position that leaves something open takes no moves; write the position after them
engine-over = the game is over
engine-chance = chance decides now; add its move to the moves of the position
engine-not-asked = that seat has nothing to choose now; these have: { $seats }
engine-busy = a search goes on; write stop first
engine-no-ponder = no search ponders now; begin one with go ponder
engine-twice = is given twice
engine-value-missing = needs a value behind it, as in { $example }
engine-one-budget = is a second budget besides { $first }; name one of them
engine-go-form = means nothing behind go; there are simulations N, movetime MILLISECONDS, level 1 to 5, infinite, ponder and seat NAME

# Programs that play as bots
program-lost = { $seat } has lost: { $problem }
note-failure = { $failure } — { $games } games were lost by this

# Matches of bots
results-damaged = is not a file with results of a match: { $reason }
results-of-other = has the games of another match, of { $game } between { $bots }; name another file, or repeat the command with which it was begun
sprt-more = The test is over: the first bot is stronger, and more likely by { $more } Elo than by { $less } (log-likelihood ratio { $ratio }, bounds { $low } and { $high }).
sprt-less = The test is over: the difference between the first bot and the other is more likely { $less } Elo than { $more } (log-likelihood ratio { $ratio }, bounds { $low } and { $high }).
sprt-open = The test is not over: log-likelihood ratio { $ratio }, bounds { $low } and { $high }. Play more games.

# Ratings of a server's people
ratings-counted = Games that count: { $games }. Ratings that follow from them: { $ratings }.
ratings-fit = The stored ratings are the same.
ratings-differ = Stored ratings that differ: { $different }. With --renew they are stored as computed.
ratings-renewed = Stored ratings that differed: { $different }. They are stored as computed now.

# Administration
table-frozen = This table is frozen: { $reason }
frozen-after = frozen after { $lines } lines: { $reason }
look-twice = This shows what is secret at that table. Add --really if you want to see it; that is noted in the database.
tables-frozen = { $frozen } of { $number } tables are frozen.
tables-sound =
    { $number ->
        [one] One table was played again: sound.
       *[other] { $number } tables were played again: all sound.
    }
nothing-to-repair = This table is sound: there is nothing to repair.
cannot-repair = This table cannot be read at all: { $reason }
repair-twice = The first { $lines } lines can be played; the next cannot: { $reason }. Add --really to take the table back to them.
repaired = { $removed } lines were removed and noted; the table goes on after { $lines } lines. A running server shows it within a few seconds.
end-twice = This ends the table for good: nobody wins, and the game counts for nothing. Add --really.
over-already = This table is over already.
table-ended = The table is ended. A running server tells its people within a few seconds.
does-not-go-on = No game goes on at this table. Before a game, people can choose their seats themselves; after it, nothing is left to play.
cannot-move = Only the seat of a person can be moved, or one that a person has left, and only to somebody who has had no other seat there.
move-twice = The other person will see everything that this seat sees, and the game will count for no rating. Add --really.
seat-moved = The seat now belongs to the other person. A running server shows it within a few seconds.
block-twice = This shuts the person out until you let them in again. Add --really.
person-blocked = The person is blocked. A running server closes their tables within a few seconds.
not-blocked = This person is not blocked.
person-unblocked = The person is let in again.
no-such-person = Nobody here has the id or the login { $name }.
bad-word = say why, in at most { $most } characters; the people concerned read it
copied = The copy { $file } is complete and sound. It holds everybody's cards and password hashes: keep it safe.
restore-twice = This puts a copy in the place of the whole database. Add --really.
restored = { $file } is in its place. The database that was there is kept as { $kept }.
not-restored = Nothing has changed: { $reason }
server-silent = The server that uses this database has not put the copy in place within { $seconds } seconds. Look at its log, or stop it and try again.

# Laws on games of others
laws-no-law = there is no law { $written }; there are { $first } to { $last }, and { $odd }
laws-no-game = there is no game { $game }; there are { $games }. A game that is not installed is named by its place, as in my_game:MY_GAME
laws-place = { $place } is not a place; name a module and what stands in it, as in my_game:MY_GAME
laws-not-loaded = { $place } cannot be loaded: { $error }
laws-not-a-game = { $place } is { $kind }, not a Game; name what the entry point of the group { $group } names
laws-raises = before any law could look at it, the game raised { $error } ({ $place })
laws-no-excuses = { $place } holds no excuses; name a list of Excuse, or a mapping of such lists by game
laws-lost-loading = { $game } could not be loaded: { $how }. Mend that first; importing a game and making it should take no time
laws-silent = the game did not come back within { $seconds } seconds ({ $place })
laws-ended = the process of the game ended: { $how } ({ $place })
laws-exit = exit code { $code }
laws-signal = { $name }
laws-somewhere = it is not known where
laws-place-of = { $file }, line { $line }, in { $name }
laws-broken = { $game } breaks { $count ->
    [one] a law: { $laws }
   *[other] { $count } laws: { $laws }
}

# Reports
report-written = The report is in { $file }, its figures in { $json }.
report-not-json = is the file of the figures, beside the page; give the page another ending

# Solved games
solve-made = { $game }, { $table }: solved. The table is { $file }.
solve-there = { $game }, { $table }, is solved already: the table is { $file }. With --overwrite it is made anew.
solve-slow = The rules are not compiled here, so this takes about a hundred times as long.
solve-resumed =
    { $steps ->
        [one] Going on from the unfinished table of an earlier run, in which one step was complete.
       *[other] Going on from the unfinished table of an earlier run, in which { $steps } steps were complete.
    }
solve-interrupted = What has been found so far is kept. The same command goes on from there.
solve-chance = Chance decides; for { $seat }:
solve-unsure = A position that is won or lost has been there twice in this game. If it came again, the game would be drawn, which the table does not know.
solve-verdict =
    { $worth ->
        [win] { $turns ->
            [0] { $seat } wins
            [one] { $seat } wins in one turn
           *[other] { $seat } wins in { $turns } turns
        }
        [loss] { $turns ->
            [0] { $seat } loses
            [one] { $seat } loses in one turn
           *[other] { $seat } loses in { $turns } turns
        }
       *[draw] draw
    }

# Programs that learn
no-api = must be one of { $apis }, not { $given }
suite-of =
    { $players ->
        [one] { $suite }, one player:
       *[other] { $suite }, { $players } players:
    }
suite-passed = passed
suites-failed =
    { $number ->
        [one] one suite finds a problem
       *[other] { $number } suites find problems
    }

# Training
train-playing = games to learn from
train-learning = learning
train-written = The network is in { $file }, how well it learned in { $page }, the figures in { $json }.

# Tuning a game
tune-no-pack = no --vary names a place in the content pack, so there is no new pack to write
tune-other-results = has the games of another search; name another file
tune-done = { $games } games with { $combinations } combinations of values; { $check } games of the check at the end came to an end with the best of them
tune-what = value
tune-before = now
tune-after = best found
tune-share = share of the result
tune-turn = turn { $number }
tune-uneven = off the fair share
tune-points = { $points } points
tune-told = “Off the fair share” is the root of the mean square. If everybody were equally good, chance alone would make it { $chance } points.
tune-kept = Nothing fairer was found than the present values. If everybody were equally good, chance alone would put shares { $chance } points off.
tune-worse = In the games of the check the new values were not fairer than the present ones, so keep those, or search with more games.
tune-not-written = no values did better than the present ones in the check, so { $file } was not written
