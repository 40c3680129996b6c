# Requests that are refused
not-json = The request is not JSON text in UTF-8.
not-found = There is nothing here.
wrong-method = This address does not take such requests; it takes { $allowed }.
needs-json = Requests that change something carry JSON: Content-Type: application/json.
too-large = This request is too large: it may have { $kilobytes } KB at most.
too-fast =
    { $seconds ->
        [one] That was too often. Wait a second.
       *[other] That was too often. Wait { $seconds } seconds.
    }
chores-crowded = You have asked for more than can be done at once. Wait a moment, then try again.
restoring = The operator is putting a copy of the database in place. Come back in a moment.
too-many-tables = Too many tables are open at this moment. Try again later.
too-many-packs = Too many tables with content packs of their own are open at this moment. Try again later.
chores-busy = Too many people ask for something at this moment. Wait a moment, then try again.
chore-too-dear = This takes more time or memory than the server gives. Ask for something simpler.
hung-up = You left before this was done.
foreign-origin = This request comes from another site's page; only pages of this server may change something here.
foreign-origin-named = This request comes from a page of { $origin }, and this server does not know that address. If it is yours, start the server with --origin { $origin }.
foreign-host = This server does not answer for { $host }. If the name is right, start the server with --origin followed by the address people type.
failed = Something went wrong here. It is in the server's log as { $log }.
damaged = This cannot be shown: the server's database is damaged where it is stored. All else goes on, and tables still open at their addresses. Please tell whoever runs the server; the log has more about it as { $log }.

# People
stranger = The server does not know you yet: choose a name first.
login-taken = The login { $login } is taken. Choose another.
has-login = You have an account already: { $login }.
wrong-password = Login and password do not go together.
blocked = Whoever runs this server has blocked you: { $word }
bad-name = A name has 1 to 24 characters that can be seen.
bad-colour = A colour is written like #1f6fb2.
bad-login = A login has 3 to 32 characters: small letters, digits, dots, hyphens and underscores; it begins with a letter or digit.
bad-password = A password has 10 to 200 characters.

# Games and tables
no-such-game = There is no game { $game } here.
no-fleets = No fleets are built for { $game }.
no-cover = There is no cover of { $game }.
no-course = There are no lessons of { $game }.
no-lesson = There is no lesson { $lesson } of { $game }.
no-guide = There is no illustrated page about { $game }.
foreign-seat = Seat { $seat } is not yours.
no-such-seat = This table has { $seats } seats: 0 to { $last }.
unreadable-table = This table cannot be read: { $reason }
bad-theme = A theme is light or dark.

# The client's files
not-built-title = The table is not built yet
not-built = The server runs, but the browser table's files are not here. In a checkout of the sources, make builds and installs them: type make play. A package from a package index brings them along.

# At the table

option-on = Yes
option-off = No
option-secret = Kept secret
option-start = Beginning
start-known = A position file; whoever made the table knows all that it tells. Anything hidden that it does not tell was filled in at random
start-open = A position file
option-unsaid = Not in the file
start-unsaid = { $options }: as usual
option-edition = Content
start-seats =
    there { $seats ->
        [one] is one
       *[other] are { $seats }
    }, but the position file is for { $there }
start-other-game = is one of { $there }, not of { $game }
start-over = the game is over in it
start-edition = The file was written with another edition of the content of { $title }; the game is played with the one here
position-left-open = This file does not tell everything that is hidden, and nothing may be drawn before everybody is here. Give every seat to yourself or a bot, or write into the file what is hidden.
option-fleet = Brought along: { $fleet }
bot = { $level ->
    [0] Random bot
   *[other] Bot, level { $level }
}
proposal-take-back =
    { $who ->
        [me] You ask to take back the latest move.
       *[other] { $player } asks to take back the latest move.
    }
proposal-stand-in = { $player } ({ $seat }) is away. Let a bot play until they return?
proposal-pause =
    { $who ->
        [me] You ask for a pause, in which the clocks stand still and nobody makes a move.
       *[other] { $player } asks for a pause, in which the clocks stand still and nobody makes a move.
    }
proposal-go-on =
    { $who ->
        [me] You want to end the pause and go on. The game goes on when everybody agrees, and ten minutes after the request at the latest.
       *[other] { $player } wants to end the pause and go on. The game goes on when everybody agrees, and ten minutes after the request at the latest.
    }
proposal-go-back =
    { $who ->
        [me] You propose to take back the moves that can no longer be played, and to go on from there.
       *[other] { $player } proposes to take back the moves that can no longer be played, and to go on from there.
    }
proposal-end =
    { $who ->
        [me] You propose to end this game. Nobody wins, and it counts for nothing.
       *[other] { $player } proposes to end this game. Nobody wins, and it counts for nothing.
    }
goes-on = You cannot refuse this. The game goes on when you agree, or { $minutes } minutes after it was proposed.
program-silent = The program has kept the others waiting for too long. It can come back in two minutes, or when the game has gone on.
come-again = The table has just changed. Ask again.
no-such-table = There is no table with this address. Perhaps a letter of it is missing.
frozen = This table cannot go on here: { $reason }
ended-by-operator = Whoever runs this server has ended this table: { $word } The game counts for nothing.
ended-by-agreement = The players have ended this game by agreement. It counts for nothing.
not-frozen = This game goes on again.
table-open = The game begins when all seats are taken.
overtaken = The game has gone on in the meantime, so nothing was done; look again.
nobody-can-say = A die or another player decides before that, so nobody can say what comes of the rest. Only the first part is played; go on from there.
most-take-backs = You have taken moves back { $most } times in this game, and that is the most. From now on each of your moves stays.
nothing-to-take-back = You have made no move that could be taken back.
not-as-you-saw = The table has changed in the meantime, so nothing was done; look again.
fleet-of-nobody = A fleet that is written out is a secret, and nobody has this seat yet. Leave it empty, or name a ready-made fleet or random; whoever sits down can bring one.
no-fleet-here = Nobody brings a fleet to this table.
in-a-pause = There is a pause. Go on with the game first; then you can make a move.
time-is-up = Your time is up.
no-clock-runs = Only a game that is being played with a clock can have a pause.
paused-already = There is a pause already.
no-pause = There is no pause now.
more-per-game = only a time for the whole game grows with each turn
not-begun = The game has not begun; you can simply leave your seat.
no-bot-here = No bot sits on { $seat }.
seat-taken = Somebody sits on { $seat } already.
bad-token = There is no program with this token. Its owner may have withdrawn it.
program-of = { $program } (program of { $owner })
program-gone = A program of somebody who is gone
program-needs-account = Only somebody with an account can have programs. Make one on your page.
most-programs = You have { $most } programs already; withdraw one of them first.
no-such-program = You have no such program.
program-sits = { $program } has a seat here already.
program-not-rated = Games at this table count for ratings, so no program can play here: its owner could let it lose on purpose.
program-not-listed = This table is listed for everybody. Only whoever made it can put a program on a seat.
program-tables = { $program } plays at { $most } tables already.
no-move-number = There is no move with this number; the last one is { $last }.
host-only = Only whoever made the table can put a bot on a seat, or remove it.
players-only = Only those who play here can do that.
no-stand-in = A bot can sit in only for another person; none plays as { $seat }.
is-here = Whoever plays as { $seat } is at the table.
never-came = Whoever plays as { $seat } has not come to this table yet, and no bot plays in place of somebody who never came. If they do not come, make another table.
not-away-yet =
    { $seconds ->
        [one] Whoever plays as { $seat } has only just gone, and may come back. You can ask for a bot when they have been away for { $away } seconds: in one second.
       *[other] Whoever plays as { $seat } has only just gone, and may come back. You can ask for a bot when they have been away for { $away } seconds: in { $seconds } seconds.
    }
asked-already = That has been asked already.
no-such-proposal = This question has been settled already.
not-asked = You are not asked.
not-proposed = Only whoever asked can withdraw that.
dice-unproven = The dice of this game cannot be checked: it was played before games came with such proofs.
not-over = The game is not over.
over-already = The game is over already.
not-your-seat = { $seat } is not your seat.
bot-plays = A bot plays as { $seat } at the moment; take your seat back first.
others-eyes = While the game goes on, you can look back only at what you saw yourself.
no-thought = No bot made that move.
analysis-other = Another game of yours is being analysed. Wait for it, or stop it there.
hint-not-now = Hints are for your turn: you have nothing to choose now.
hint-people = There are no hints here, since other people play at this table. You get them where you play against bots alone.
thought-secret = What a bot weighs could tell what it holds, so it is shown when the game is over.
thought-nothing = There was nothing to weigh: a single legal move, or a bot that plays at random.
thought = The bot chose “{ $move }”: this move took { $share }% of its trial games, and the bot rates its chances there at { $value }%.
too-long = A message may be { $most } characters long at most.

# Position files
position-untold = The file does not tell everything that is hidden. At a table it is filled in at random, so nobody else can be invited there.
position-nested = This is nested too deeply for a position.
position-unsaid = The file does not say these options; they are as usual: { $options }.
file-options = Options
file-options-help = What was agreed on for this game. Those that are left out follow from the rest, or are the usual ones.
choice-chance = Chance
choice-nobody = Nobody

# Why a request is refused that names something that there is not
no-such-number =
    there { $seats ->
        [one] is one
       *[other] are { $seats }
    }; { $title } is for { $allowed } players
secret-seed = is for tables against bots: from it the secrets of all seats are drawn; leave it out
no-seat-here = this table has the seats 0 to { $last }
so-many-moves = the game has { $number ->
        [one] one move
       *[other] { $number } moves
    } so far
nothing-said = there is nothing to read in it
no-fleets-built = no fleets are built for { $title }

# Why a server cannot start with its settings
no-network = “{ $text }” is not an address or network such as 10.0.0.0/8
no-origin = “{ $text }” is not of the form https://games.example or http://192.168.1.5:8000
no-folder = the folder { $folder } cannot be made: { $reason }
database-of-nobody = the address of the database must name a user, and no password: { $example }
unreadable = { $file } cannot be read: { $reason }
no-password = { $file } is empty; it must hold the password and nothing else
more-than-password = { $file } must hold the password and nothing else: one line, of less than { $most } bytes

# The archive of finished games
card-clock = { $agreed } · { $left } left
archive-left = { $player } (left)
you-resigned = You resigned. { $outcome }
ended-resigned = Somebody resigned
ended-out-of-time = Somebody ran out of time
bad-place = is not a place in the archive; take it from `next` of an answer

# Games that count for ratings
rated-own-content = a game that counts begins from the beginning, with the game’s own content
rated-seats = in a game that counts at least two play, and you have one seat
clock-cannot-lose = among { $players } players nobody would have won if one of them lost by time: a bot plays on (`bot`)
rated-clock = in a game for two that counts, whoever has no time left loses
rated-usual = against bots a game counts only with the usual options; a fleet may be chosen for your own seat alone
rated-usual-fill = This game counts for ratings, and its options are not the usual ones. So no bot can sit here: bots agree to anything.
rated-seed = in a game that counts nobody may know what is drawn; leave out the number from which it is drawn
rated-over = This game has counted for ratings, so its result stays.
rated-take-back = This game counts for ratings: a move that others have seen stays.
rated-stand-in = This game counts for ratings, and has a clock. So no bot plays for somebody who is away: their time runs.
rated-pause = This game counts for ratings, and nobody else plays who could agree to a pause. So there is none: your time runs.
rated-hint = There are no hints in a game that counts for ratings.
rated-one-seat = This game counts for ratings, so everybody has one seat. Leave yours first if you would rather have this one.

# People’s pages
no-such-person = There is nobody with this address here.
bond-with-oneself = That is you.
bonds-too-many = You can have { $most } friends, muted and blocked people at most; a friend who is muted counts twice. Remove somebody first.
seat-not-for-you = Whoever made this table keeps its seats for others.
somebody-gone = Somebody who is gone

# Notices
bad-zone = { $zone } is not a time zone that is known here; time zones are written like Europe/Berlin.
bad-mail = That is not an e-mail address.
bad-url = An address here begins with https:// and has no user name, blanks or # in it.
own-network = That address is in the server’s own network, where it asks nobody.
no-mail-server = { $text } is not a mail server; write smtps://LOGIN@HOST, or smtp://HOST:PORT.
mail-needs-origin = E-mails hold links to this server, so it must know its own address: add --origin.
no-such-notices = This server sends no notices of this kind.
notice-unwanted = Nothing can be sent to this address now. It may have been asked too often today, or may want nothing; or you have as many ways to be told as there can be.
bad-push-keys = These are not keys of a browser that can be sent notices.
link-over = This link no longer works.
notice-confirm-subject = Quarterdeck: shall we tell you when it is your turn?
notice-confirm = Somebody who plays at { $origin } has asked for notices to this address when it is their turn. If that was you, open this page and say yes; until then you get no others.
notice-push-subject = Quarterdeck: notices arrive here
notice-push = From now on this browser tells you when it is your turn.
notice-push-off = No more notices
notice-refuse = That was not you? With this page you say no, and are not asked again:
notice-subject =
    { $number ->
        [one] Quarterdeck: it is your turn
       *[other] Quarterdeck: it is your turn at { $number } tables
    }
notice-turn =
    { $number ->
        [one] It is your turn: { $games }.
       *[other] It is your turn at { $number } tables: { $games }.
    }
notice-tables = { $game } ({ $number } tables)
notice-off = No more such notices? One click, without signing in:

# Rules that have changed
ended-by-older-rules = The game was over by the rules of an older version, and by those of today it is not.
means-something-else = By the rules of today this move leads to another position than by those of an older version.

# Planning ahead
plan-too-long = A plan has at most { $most } moves.
plan-whose = A step without a move waits until it is your turn; it cannot be a step of another seat.
plan-illegal = You had planned “{ $move }”, but it is not possible now. { $reason } The rest of your plan was dropped; please choose.
plan-no-case = Nothing of what you had planned for has happened, so your plan was dropped; please choose.
plan-chose = You have chosen something else, so the rest of your plan was dropped.
plan-taken-back = A move was taken back, so your plan was dropped.
