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
chance-since = Chance has decided something since then, and that cannot be undone.
revealed-since = That move has shown something that was hidden, and nobody can forget it.
shown-at-end = The game is over, and what was hidden in it has been shown.
decided-since = { $player } has decided since then.
must-agree = { $why } It needs the agreement of { $players }.
too-old-to-agree = { $why } This record is of version 1 of the format, which cannot say that the others agree to it.

# Where nobody chose a move, such as a bot that could not think
by-lot =
    { $mine ->
        [yes] That was chosen by chance for you.
       *[no] That was chosen by chance for { $player }.
    }

# How a resignation ends a game
resigned = { $count ->
    [0] { $player } has resigned.
    [one] { $player } has resigned, and { $winners } wins.
   *[other] { $player } has resigned, and { $winners } win together.
}
out-of-time = { $count ->
    [0] { $player } has no time left.
    [one] { $player } has no time left, and { $winners } wins.
   *[other] { $player } has no time left, and { $winners } win together.
}

### What follows the line of a record, or the name of a file: why it is refused

# The file as a whole
cannot-be-read = cannot be read: { $reason }
cannot-be-written = cannot be written: { $reason }
no-file = cannot be written: is not a file
file-too-large = is larger than any record: more than { $most } bytes
file-empty = the file is empty
holds-no-record = holds something that is not a sound record ({ $error }); nothing was written over it
holds-another-record = holds another record, or later moves of this one; nothing was written over it

# The header
no-record = this is not a Quarterdeck record: such a file begins with quarterdeck and format
no-version = format: { $version } is not a version of the format; here is version { $here }
newer-format = format: version { $version } was written by a newer Quarterdeck ({ $written_by }); this one reads up to version { $here }
clock-too-new = clock: a record of version { $version } of the format has no clock; that takes version { $needed }
newer-rules = was played by version { $version } of the rules of { $game }, here is version { $here }; a newer Quarterdeck can replay it
no-own-pack = pack.digest: { $game } has no pack { $pack } of its own with this content
pack-digest = pack.digest: is not that of the content of pack { $pack }
label-number = there are { $labels } labels for { $players } players
label-form = a label has 1 to { $most } printable characters
start-untold = does not tell everything that is hidden; a match begins from a position that does
veiled = view: this is what { $seat } may know; it can be shown, but not replayed

# Every other line
line-unreadable =
    { $first ->
        [yes] this file is not a record of Quarterdeck
       *[no] the line is damaged
    }: { $at ->
        [0] it ends too soon
        [-1] it cannot be read
       *[other] it cannot be read from character { $at } on
    }
no-line = is not a line of a record: no move, take-back or resignation, and not the closing line
newer-line = such lines are of version { $needed } of the format; the header says version { $version }
out-of-place = has number { $number } where { $expected } belongs: a line is missing, added or out of place
checksum-missing = does not end with its checksum, twelve hexadecimal digits as `sum`
checksum-differs = the checksum does not match: the line was changed, or another line belongs before it
no-seat = { $name } is not a seat of this game; write { $seats } or { $chance }
not-latest = back_to: move { $move } is not the latest decision of { $seat }
not-taken-back = { $seat } may not take this back: { $why }
agreed-order =
    agreed: names other seats, in this order: { $number ->
        [0] there are none
       *[other] { $seats }
    }
resigned-not-playing = resigned: { $seat } does not play
resigned-too-late = resigned: the game is over before { $seat } resigns

# The closing line
after-closing = comes after the closing line; nothing may
closing-missing = the closing line is missing: the record is cut short
closing-counts = counts { $counted } lines where there are { $lines }
result-when-over = a game has a result exactly when it is over
digest-or-view = the position's digest is missing, or stands in a veiled record
other-state = state: says { $said }, but the game is { $state }
other-result = result: the moves lead to another result
newer-digest = position: the digest was made by a newer Quarterdeck, which can compare it
other-position = position: the moves lead to another position than the digest says

# How its dice are proven
dice-form = dice: these are not a commitment, and a pledge and a number for each seat
dice-secret-too-soon = the secret of the dice stands here before the game is over, or without what it belongs to
dice-unproven = holds no proof of its dice: only games on a server have one, and only since there are such proofs
dice-open = the game is not over, and until then the server keeps the secret of its dice
dice-no-secret = the game is over, but the secret of its dice is missing: nothing can be checked, so do not believe the dice
dice-other-secret = this is not the secret to which the server committed itself before the game
dice-other-number = the number of { $seat } is not the one that was pledged before the game
dice-other-option = { $option }: this is not what the dice drew for it before the first move
dice-other-draw = chance move { $index }, { $move }: this is number { $made } of the { $choices } possible ones, but number { $drawn } was drawn
number-form = a number has 1 to 100 letters, digits, dots and hyphens

# Records of games that began by older rules
by-older-rules = { $problem } (The game began by version { $version } of the rules of { $game }; here is version { $here }.)
same-by-newer-rules = This game began by version { $version } of the rules of { $game }. It was played again by version { $here }: every line is legal, and it leads to the same end.
