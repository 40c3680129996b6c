### What the client says about people and their finished games.

## Games that count for ratings

new-rated = The game counts for ratings
new-rated-help = Everybody plays for themselves: no hints, and nobody is asked to let you take a move back.
table-rated = This game counts for ratings
table-rated-before = This game counts for ratings: there are no hints, and a move that others have seen stays. Whoever takes a seat agrees.
rated-no-hints = There are no hints in a game that counts for ratings.

## The archive of finished games

archive = Finished games
archive-lead = Games that are over: those of listed tables, and all of your own. Open one to play it again move by move, or take its record with you.
archive-link = Finished games
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
archive-none-yours = You have finished no game yet that fits.
archive-more = Earlier games
archive-moves =
    { $number ->
        [one] One move
       *[other] { $number } moves
    }
archive-closed = closed table
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
people-link = People and leader boards
people-here = Who is here
people-nobody = Nobody can be seen here right now.
people-leaders = Leader board
people-no-leaders = No game of this kind has counted for ratings yet. Set up a table whose game counts, against a bot or with others.
people-ratings-how = Everybody begins with 1000 points. Whoever is almost certainly stronger stands first; bots are rated like people.
rating-points = { $points } points
rating-range = ({ $least } to { $most })
rating-games = { $games ->
    [one] after one game: { $sure }
   *[other] after { $games } games: { $sure }
}
rating-vague = little known
rating-rough = roughly known
rating-sure = well known
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
me-unseen = Do not tell others when I am here
me-page = My page, as others see it

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
invitations = You are invited
invitation = { $name } invites you: { $game }.
invitation-rated = { $name } invites you: { $game }. The game counts for ratings.
invitation-go = To the table
invitation-decline = No, thanks
new-invite = { $name } will be told of this table.
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

data = Your data
data-how = You can take along all that this server keeps of you, or have it deleted.
data-take = Take my data along
data-delete = Delete everything about me
data-delete-title = Delete everything about you?
data-delete-what = Your name, account, ratings, friends, and everything you have said are deleted, and nobody can bring them back. Your games stay, without your name; in those that go on a bot plays in your place.
data-delete-yes = Delete it
data-delete-no = Keep it
data-deleted = Everything about you has been deleted.
