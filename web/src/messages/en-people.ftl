### What the client says about people and their finished games.

## The archive of finished games

archive = Finished games
archive-lead = Games that are over: those of listed tables, and all of your own. Open one to play it again move by move, or take its record with you.
archive-search = Search
archive-whose = Whose games?
archive-of-all = Of everybody
archive-of-me = Only mine
archive-game = Game
archive-any-game = All games
archive-name = Name of somebody who played
archive-players = Players
archive-any-number = Any number
archive-ending = How it ended
archive-any-ending = In any way
archive-result = How it ended for you
archive-any-result = In any way
archive-won = Won
archive-drawn = Drawn
archive-lost = Lost
archive-length = Length
archive-any-length = Of any length
archive-to = { $most ->
    [one] One move
   *[other] Up to { $most } moves
}
archive-from = { $least ->
    [one] From one move
   *[other] From { $least } moves
}
archive-find = Find games
archive-none = No finished game fits.
archive-none-yours = None of your finished games fits.
archive-more = Earlier games
archive-moves =
    { $number ->
        [one] One move
       *[other] { $number } moves
    }
archive-closed = unlisted table
archive-option = { $label }: { $value }
archive-seat = { $rank }. { $player }
archive-seat-score = { $rank }. { $player }: { $score }
archive-gone = somebody who is gone
archive-you-won = You won
archive-you-drew = You drew
archive-you-lost = You lost
archive-record = Record
archive-record-of = Record of { $game }, as a file
archive-look = Look again
archive-look-of = Look again: { $game }
archive-own-record = Do you have a record as a file, from any machine?

## People

people = People
people-here = Who is here
people-nobody = Nobody can be seen here right now.
people-leaders = Leaderboard
people-ratings-how = Everybody begins with 1000 points. Your rating gets surer with every game, and your place depends on the points that you almost certainly have. Bots are rated like people.
rating-points = { $points } points
rating-range = ({ $least } to { $most })
rating-games = { $games ->
    [0] before the first game here: { $sure }
    [one] after one game: { $sure }
   *[other] after { $games } games: { $sure }
}
rating-vague = very uncertain
rating-rough = fairly certain
rating-sure = certain
rating-change = Rating { $before } → { $after }
profile = Somebody
profile-here = Here now
profile-since = Here since { $day }
profile-ratings = Ratings
profile-no-ratings = No rated games yet.
profile-results = Results
profile-no-games = No finished games that you may see.
profile-game = { $game }, { $players ->
    [one] alone:
   *[other] { $players } players:
}
profile-tally = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won, { $drawn } drawn, { $lost } lost
profile-rank = place { $rank }: { $number }
profile-recent = Latest games
profile-all-games = All finished games

## Friends, challenges, and people one does not want to meet

bond-friends = You and { $name } are friends.
bond-asked = You have asked { $name } to be friends.
bond-asks = { $name } would like to be friends.
bond-muted = You do not read what { $name } says.
bond-blocked = { $name } can neither ask nor invite you, nor sit down at your tables.
bond-challenge = Challenge
bond-friend = Ask to be friends
bond-agree = Agree
bond-unfriend = No longer be friends
bond-mute = Mute
bond-unmute = No longer mute
bond-block = Block
bond-unblock = No longer block
bond-help = Mute: you do not read what somebody says at tables. Block: they cannot ask or invite you either, or sit down at tables that you make.
people-friends = Friends
people-no-friends = Nobody yet. On somebody’s page you can ask to be friends.
people-friend = friend
people-friend-here = friend, here now
people-asked = asked by you
people-asks = would like to be friends
people-shunned = Muted and blocked
people-is-muted = muted
people-is-blocked = blocked

## What is kept of a person

data-how = You can take along all that this server keeps of you, or have it deleted.
data-take = Take my data along
data-delete = Delete everything about me
data-delete-title = Delete everything about you?
data-delete-what = Your name, account, ratings, friends, and everything you have said are deleted, and nobody can bring them back. Your games stay, without your name; in those that go on a bot plays in your place.
data-delete-yes = Delete it
data-delete-no = Keep it
data-deleted = Everything about you has been deleted.

## Notices

notices-lead = We can tell you when it is your turn while you are away. First we send one message that asks whether you want this; nothing else comes before you say yes.
notices-none = This server sends no notices.
notices-way = How
notices-mail = E-mail
notices-webhook = Webhook
notices-mail-address = E-mail address
notices-mail-help = A notice names the games in which it is your turn, and nothing more.
notices-push = This browser
notices-push-help = This browser says when it is your turn, even while none of our pages is open. It asks you for permission first.
notices-push-add = Tell me in this browser
notices-push-here = this one
notices-push-elsewhere = another one, by way of { $service }
notices-push-waits = The first notice comes here in a moment; after that this browser tells you.
notices-push-unable = This browser cannot get notices here. It needs a page with https:// that is not in a private window; on an iPhone put this page on the home screen first.
notices-push-forbidden = You have forbidden notices from this page. You can allow them in the settings of your browser.
notices-push-unreached = The service of your browser for notices could not be reached.
notices-webhook-address = Address of your program
notices-webhook-help = It begins with https://. It gets a JSON object with “type”, “text”, “content”, “games” (titles), “link” (your tables) and “off” (stops notices), and nothing more.
notices-add = Ask this address
notices-asked = We have asked this address. Open the link in that message.
notices-how-often = How often at most
notices-at-once = Every time
notices-hourly = Once an hour, all together
notices-daily = Once a day, all together
notices-quiet = Nothing at night
notices-quiet-from = Quiet from
notices-quiet-until = until
notices-when = When and how often
notices-stop = Stop
notices-stop-this = Stop notices to { $address }
notices-state-new = Is being asked now.
notices-state-asked = Was asked: open the link in the message that it got.
notices-state-on = Gets notices.
notices-state-failed = Could not be reached for a long time. Stop it, then add it again.
notices-secret = Secret
notices-secret-help = Every request is signed with this secret by the rules of Standard Webhooks: the header webhook-signature covers webhook-id, webhook-timestamp and the body.
notices-ask-confirm = Shall this address get notices when it is your turn?
notices-do-confirm = Yes, tell me
notices-ask-off = Shall this address get no more notices?
notices-do-off = No more notices
notices-now-on = From now on this address gets notices.
notices-now-off = This address gets no more notices.
programs-lead = A program of yours can play at tables here. Everybody sees beside its name that it is your program.
programs-tables = { $tables ->
    [0] at no table
    [one] at one table
   *[other] at { $tables } tables
}
programs-name = Name of a new program
programs-make = Make a program
programs-made = { $name } is there. Copy its token now: nobody can show it again.
programs-token = Token
programs-command = Command that lets it play
programs-command-help = This lets a bot of Quarterdeck play. Write --bot program:./my-bot for a program of your own.
programs-most = You have { $most } programs, and nobody may have more. Withdraw one to make another.
programs-withdraw = Withdraw
programs-withdraw-this = Withdraw { $name }
programs-withdraw-title = Withdraw { $name }?
programs-withdraw-what = Its token opens nothing any more. It leaves tables that wait for players; a game that has begun goes on without it.
programs-withdrawn = { $name } is withdrawn.
programs-keep = Keep it
programs-mine = Your programs
programs-bring-title = A program for { $seat }
programs-bring-which = Which of your programs takes this seat?
programs-bring-none = You have no program yet. Make one on your page.

## Who made a game, and where its rules come from
credits-designers = Designed by
credits-artists = Art by
credits-publisher = Published by
credits-year = Year
credits-players = Players
credits-minutes = Minutes
credits-age = Age
credits-age-from = { $age } and up
sources = Rules without a mark come from the rulebook. The marks:
