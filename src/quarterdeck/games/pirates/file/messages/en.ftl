### Why a position file is refused: what follows the path of the field.

over-the-edge = reaches { $far } mm over the edge of the table of { $width } x { $height } (PI-R9)
lies-over = lies over { $other } (PI-N7)
burns-without-mast = a mast burns that does not stand (PI-R32)
flotilla-guns = a flotilla has no masts that fall or burn (PI-A166)
flotilla-flag = a flotilla has one flag or none, not { $flags } (PI-A166)
flotilla-tows = a flotilla tows nobody (PI-A166)
pin-apart = her bow does not touch { $ship } (PI-9.6)
without-cargo =
    { $ship } is a { $kind ->
        [fort] fort
       *[other] sea creature
    }, without { $what } (PI-18.5)
too-many-closed = { $closed } islands lie with their texts face down, and { $left } texts are left (PI-8.9)
cannot-be-towed = { $ship } is not a derelict of the fleet that nobody else tows (PI-R29)
two-places = lies in two places
too-many-hidden =
    { $hidden } { $hidden ->
        [one] treasure is
       *[other] treasures are
    } hidden on islands, and { $left } { $left ->
        [one] is
       *[other] are
    } unseen (PI-5.3)
treasure-nowhere = a treasure lies nowhere: what nobody has looked at is listed here (PI-5.3)
unit-missing = is missing: a ship is doing something
unit-of-others = { $ship } is not of the fleet on turn (PI-6.3)
other-island-missing = is missing: treasure is drawn there
target-missing = is missing: something is done to it
explored-missing = is missing: treasure of it is looked at or taken
loss-missing = is missing: a ship loses something
island-last = the island that was drawn is listed last, without a place (PI-3.3)
terrain-missing = is missing: a ship meets terrain
mysterious-missing = is missing: a mysterious island does something (PI-8.5)
ice-missing = is missing: an iceberg drifts
next-terrain-missing = is missing: a piece of terrain is placed
asked-out-of-turn = { $seat } is asked, but it is the turn of { $turn }
nothing-to-place = { $seat } places ships, and none is waiting (PI-3.10)
gold-already-dealt = treasure is dealt, and no more than one ship is placed once more (PI-A95)
crew-placed = { $seat } places crew, and all of it has a place (PI-4.1)
taker-knows = { $seat } takes treasure here and knows it (PI-11.1)
no-such-number = there is no { $kind } { $number }; there are { $most }
card-at-work-missing = is missing: a treasure, an Event or equipment is at work
aim-missing = is missing: something is chosen for it
rammed-missing = is missing: a ship was rammed or pinned (PI-U24)
asked-not-among = { $seat } is asked and not among them (PI-R55)
rolls-not-among = { $seat } rolls and is not among them (PI-3.1)
too-few-to-draw =
    { $spots } { $spots ->
        [one] island is
       *[other] islands are
    } still to be placed, and fewer may be drawn (PI-3.3)
islands-for-homes = { $players } players need as many islands for their homes (PI-3.9)
island-to-place = the island that was drawn is still to be placed (PI-3.3)
ships-without-home = { $seat } has ships and no home (PI-3.9)
homes-in-order = homes are chosen from the first player on: { $seat } (PI-3.11)
decides-otherwise = is { $player }, but { $who } decides when { $asked } is asked
ended-when-over = must be given if the game is over, and only then; then nothing is asked (PI-20.4)
rounds-at-most = games end after { $most } rounds (PI-R65)
gold-of-nobody = { $players } play, and { $seat } is not among them
no-answer = nothing can be answered when { $asked } is asked in this position
over-already = the game is over: { $how } ({ $clauses })
mark-without-island = { $effect } needs the number of the island that began it
none-of-so-many = { $number } is not a number from 1 to { $most }
nothing-at-work = { $written } is nothing that can be at work; write treasure 3, event 1, equipment 2
plain-with-texts = is plain, and texts of islands are listed (PI-3.13)
beside-old-form = stands beside { $parts } of the old form
old-form-unclear = { $parts } cannot be understood
no-such-thing =
    there is no { $kind ->
        [unique] unique treasure
        [crew] crew or equipment
       *[other] { $kind }
    } { $name } in this pack
no-such-ship = there is no ship { $word }; there are { $ships }
no-such-island = there is no island { $number }; { $placed } are placed
does-not-play = { $seat } does not play: the seats are { $seats }
island-without-place = is missing: only the island that was drawn last is not placed
no-such-terrain = there is no terrain { $number }; { $known } pieces are on the table
coin-worth = a coin is worth 0 to { $most }
treasure-twice = { $word } stands there twice; equal coins are numbered, as in 1#2 (PI-5.3)
treasures-missing = is missing: it lists all treasures of the game, and { $path } names { $word } (PI-5.3)
event-unknown = is missing: what was played is known (PI-R42)
no-action = { $word } is not an action; write move, island 3 or R2
nothing-to-come = is missing: a die or a draw is still to come (PI-N15)
fire-dice = { $dice } dice are still to come for fewer masts on fire (PI-17.1)
boarding-dice = { $dice } dice are still to come, and a boarding party has two (PI-9.9)
spread-missing = is missing: a fire spreads (PI-17.3)
nothing-to-look-at = is not an island with treasure that nobody has looked at (PI-U3)
no-own-duellist = is not crew: name your own crew that duels (PI-V10)
no-enemy-duellist = must be the one enemy crew that duels (PI-V10)
crew-dice = { $dice } dice are still to come for { $crew } of the crew (PI-V12)
ability-not-asked = is not an ability about which somebody is asked here
asked-ship-missing = is missing: the ship whose ability it is
no-smoke = no cannon is left that could lay smoke (PI-A70, PI-Q8)
no-such-effect = { $written } is nothing that islands do: { $known }
