title = Pirates of the Cursed Seas
and = { $first } and { $last }
nothing = nothing
seat = { $seat ->
        [0] Red
        [1] Green
        [2] Blue
        [3] Yellow
       *[other] nobody
    }
nation = { $nation ->
        [american] American
        [barbary] Barbary Corsair
        [cursed] Cursed
        [english] English
        [french] French
        [jade] Jade Rebellion
        [mercenary] Mercenary
        [pirate] Pirate
        [spanish] Spanish
        [viking] Viking
       *[other] any
    }
craft = { $name } ({ $code })
area = { $name ->
        [table] The sea
        [answers] What you may do
        [players] Players
        [signs] What the signs mean
       *[fleets] Fleets
    }
sign =
    { $name ->
        [unknown] 4? on an island
        [coin] A number on an island
        [emptied] 0 on an island without a flag
        [token] R, G, B or Y on an island
        [cannon] 3S or 3L on a card
       *[halo] The ring around a ship
    }
sign-means =
    { $name ->
        [unknown] Four treasures lie there that you have not seen.
        [coin] A coin that you have seen, and its gold. At a home: all gold that lies there.
        [emptied] No treasure is left there.
        [token] Red, Green, Blue or Yellow has explored it.
        [cannon] A mast with a cannon: it hits with more than 3, up to a short length (S) or a long length (L) away.
       *[halo] How far the cannons of the ship that acts reach.
    }

# Where things lie
wind =
    { $wind ->
        [0] east
        [1] north-east
        [2] north
        [3] north-west
        [4] west
        [5] south-west
        [6] south
       *[other] south-east
    }
heading-wind =
    { $wind ->
        [0] east
        [1] north-east
        [2] north
        [3] north-west
        [4] west
        [5] south-west
        [6] south
       *[other] south-east
    }
at-isle = at { $isle }
side-of-isle = { $wind } of { $isle }
open-sea = on the open sea
off-isle =
    { $length ->
        [beside] just { $wind }
        [close] just { $wind }
       *[other] { $length } { $wind }
    } of { $isle }
off-ship =
    { $length ->
        [beside] beside
        [close] just { $wind } of
       *[other] { $length } { $wind } of
    } { $mine ->
        [yes] your { $ship }
       *[no] { $ship }
    }
near-isle = { $length } from { $isle }, the nearest island
from-edges = { $x } from the west edge and { $y } from the south edge
part-of-sea =
    in the { $up ->
        [0] { $across ->
            [0] south-west
            [1] south
           *[other] south-east
        }
        [1] { $across ->
            [0] west
            [1] middle
           *[other] east
        }
       *[other] { $across ->
            [0] north-west
            [1] north
           *[other] north-east
        }
    } of the sea{ $near ->
        [none] { "" }
       *[other] , { $near }
    }

# The sea
sea = The sea, { $width } by { $height }; S, a short length, is { $short }; L, a long length, is { $long }
scale = { $letter } { $length }
isle-name = { $name ->
        [none] island { $number }
       *[other] { $name }
    }
isle-numbered = { $name ->
        [none] island { $number }
       *[other] { $name } (island { $number })
    }
isle =
    { $does ->
        [home] Make it home:{ " " }
        [explore] Explore:{ " " }
        [aim] Choose:{ " " }
        [man] Send ashore:{ " " }
       *[none] { "" }
    }{ $name }{ $home ->
        [none] { $count ->
            [0] , wild, without treasure
            [one] , wild, one treasure
           *[other] , wild, { $count } treasures
        }
       *[other] { $mine ->
            [yes] , your home with { $gold } gold
           *[no] , home of { $home } with { $gold } gold
        }
    }{ $known ->
        [none] { "" }
       *[other] : { $known }
    }{ $tokens ->
        [none] { "" }
       *[other] ; explored by { $tokens }
    }{ $crew ->
        [none] { "" }
       *[other] ; ashore: { $crew }
    }; { $place }{ $mystery ->
        [none] { "" }
       *[other] . { $mystery }
    }
mystery = Mysterious: whoever docks here rolls a die. 1 or 2: { $low }; 5 or 6: { $high }
mystery-unknown = Mysterious: what it does is turned up when somebody docks
shoal =
    { $dives ->
        [yes] Come out of:{ " " }
       *[no] { "" }
    }{ $name }{ $placer ->
        [none] { "" }
       *[other] { " " }of { $placer }
    }{ $rating ->
        [0] { "" }
       *[other] , rating { $rating } in this turn
    }{ $frozen ->
        [yes] , held by an island
       *[no] { "" }
    }{ $lost ->
        [none] { "" }
       *[other] ; lost in it: { $lost }
    }. { $does }
lost-count = { $number } lost
isle-fort = { $name } · { $fort }
isle-mysterious = { $name } · mysterious
isle-crew = { $name } · { $number } ashore
unknown-count = { $number }?
tow = { $tower } tows { $towed }
pin = { $ship } is pinned to { $by }

# Ships
range-word = { $range ->
        [S] short range
       *[L] long range
    }
mast =
    mast { $mast } { $state ->
        [lost] lost
        [burning] on fire, hit above { $rank }, { range-word }
       *[standing] hits above { $rank }, { range-word }
    }
choose-mast =
    { $does ->
        [lose] Lose mast { $mast } of { $ship }
        [burn] Mast { $mast } of { $ship } catches fire
       *[repair] Repair mast { $mast } of { $ship }
    } (hits above { $rank }, { range-word })
state-derelict = derelict
state-burning = { $masts ->
        [one] one mast on fire
       *[other] { $masts } masts on fire
    }
state-pinned = pinned to { $by }
state-towed = towed by { $by }
state-tows = towing { $towed }
state-fort = on { $island }, { $gold } gold in it
state-lost = lost in { $fog }
state-wreck = wrecked on a reef
state-made =
    { $state ->
        [ghost] ghostly
        [submerged] under water
        [chained] does not move on her next turn
        [slowed] moves only a short length (S) on her next turn
        [mute] without abilities for a turn
       *[stench] crew without abilities for a turn
    }
state-flag =
    { $flies ->
        [yes] its flag flies
       *[no] without its flag
    }
state-panels = { $panels } { $panels ->
        [one] panel
       *[other] panels
    } of her shell left
state-guns = { $guns } { $guns ->
        [one] cannon
       *[other] cannons
    } of treasure
state-fated = sinks when her player's next turn begins
state-idle =
    { $turns ->
        [one] has no action for one turn
       *[other] has no action for { $turns } turns
    }
state-acted = has acted
craft-label =
    { $does ->
        [name] Act with:{ " " }
        [ram] Ram first:{ " " }
        [tow] Take in tow:{ " " }
        [aim] Choose:{ " " }
        [explore] Move crew and treasure:{ " " }
        [plunder] Take crew and treasure:{ " " }
        [man] Send aboard:{ " " }
       *[none] { "" }
    }{ $ship }{ $mine ->
        [yes] , yours
       *[no] { " " }of { $seat }
    }, { $left } of { $masts } { $creature ->
        [fort] { $masts ->
            [one] flag
           *[other] flags
        }
        [yes] { $masts ->
            [one] segment
           *[other] segments
        }
        [flotilla] { $masts ->
            [one] cannon
           *[other] cannons
        }
       *[no] { $masts ->
            [one] mast
           *[other] masts
        }
    }{ $cargo ->
        [none] { "" }
       *[other] , aboard: { $cargo }
    }{ $place ->
        [none] { "" }
       *[other] , { $place }
    }{ $state ->
        [none] { "" }
       *[other] ; { $state }
    }
plate =
    Deckplate of { $ship }, { $nation }, of { $seat }{ $sails ->
        [none] { "" }
       *[other] : sails { $sails } in a move ({ $length })
    }; { $masts }; cargo { $load } of { $space }: { $cargo }{ $state ->
        [none] { "" }
       *[other] ; { $state }
    }{ $effects ->
        [none] { "" }
       *[other] . { $effects }
    }
sails = Sails { $lengths } in a move: { $length } in all
load = cargo { $load } of { $space }

# Crew and treasure
unique = { $worth ->
        [0] { $name }
       *[other] { $name }, worth { $worth }
    }
crew-does = { $name }: { $does }
face-down-crew = crew or equipment, face down
told-apart = { $name } ({ $apart })
which-of-them =
    { $number ->
        [1] the first
        [2] the second
        [3] the third
       *[other] number { $number }
    }
crew-held =
    { $at ->
        [none] Crew without a place yet
       *[other] { $first ->
            [yes] Crew that may change places
           *[no] Crew
        }: { $at }
    }
crew-at = { $crew }{ $at ->
        [none] { "" }
       *[other] { " " }(now: { $at })
    }
piece =
    { $name }, { $points ->
        [one] one point
       *[other] { $points } points
    }, { $state ->
        [up] face up
       *[down] face down
    }{ $effects ->
        [none] { "" }
       *[other] . { $effects }
    }
coin = a coin of { $gold } gold
coin-unknown = a coin, face down
coins-unknown = { $number ->
        [one] one coin, face down
       *[other] { $number } coins, face down
    }
captain =
    { $seat }{ $you ->
        [yes] { " " }(you)
       *[no] { "" }
    }: { $gold } gold at home; { $coins ->
        [0] no coin aboard
        [one] one coin aboard
       *[other] { $coins } coins aboard
    }; { $ships ->
        [0] no ship
        [one] one ship
       *[other] { $ships } ships
    }{ $turn ->
        [yes] ; on turn
       *[no] { "" }
    }
captain-gold = { $gold } gold
captain-aboard = { $coins ->
        [0] no coin aboard
        [one] one coin aboard
       *[other] { $coins } coins aboard
    }
captain-fleet = { $ships ->
        [0] no ship
        [one] one ship
       *[other] { $ships } ships
    }

# What may be chosen
goal-open = To open water
goal =
    { $met ->
        [none] Towards
       *[other] { $rams ->
            [yes] Ram
           *[no] To
        }
    } { $home ->
        [yes] your home,{ " " }
       *[no] { "" }
    }{ $met ->
        [none] { $towards }
       *[other] { $met }
    }
course =
    { $part ->
        [turn] Turn
        [S] Sail a short length ({ $length })
        [L] Sail a long length ({ $length })
       *[part] Sail { $length }
    }{ $by ->
        [none] { "" }
       *[other] { " " }thanks to { $by }
    } { $met ->
        [none] { $towards ->
            [none] over open water
           *[other] towards { $towards }
        }
       *[other] { $ram ->
            [none] to { $met }
            [all] and ram { $rammed }
           *[some] to { $met } and ram { $rammed }
        }
    }
course-leads = to { $towards }
course-stops =
    { $how ->
        [rams] rams
        [docks] docks
       *[touches] touches
    }
lengths-short =
    { $number ->
        [one] one short length
       *[other] { $number } short lengths
    }
lengths-long =
    { $number ->
        [one] one long length
       *[other] { $number } long lengths
    }
foreseen =
    { $course }.{ $left ->
        [none] { " " }That ends the move.
       *[other] { " " }Then { $ship } has { $left } left.
    } { foreseen-fire }
# Who could fire at whom where she would lie: alone for hints, which name the course themselves
foreseen-fire =
    { $fire ->
        [mutual] There { $ship } and { $threats } could fire at each other.
       *[other] { $threats ->
            [none] No enemy could fire at { $ship } there.
           *[other] There { $threats } could fire at { $ship }.
        }{ $targets ->
            [none] { "" }
           *[other] { " " }{ $ship } could fire at { $targets } from there.
        }
    }
# The last move of the game: who wins by it
foreseen-final = { $course }. { $over }
foreseen-over =
    That ends the game: { $result ->
        [you] you win by { $best } gold to { $second }.
        [you-ships] it is level at { $best } gold, and you win because you have the most ships.
        [other] { $who } wins by { $best } gold to your { $second }.
        [other-ships] it is level at { $best } gold, and { $who } wins with the most ships ({ $ships }).
       *[level] { $who } share the win, level in gold ({ $best }) and in ships ({ $ships }).
    }
# What a hint says that a course is for
foreseen-aim =
    { $what ->
        [home] She brings what she has aboard home to { $isle }.
        [last] She goes for the last treasure, on { $isle }.
        [home-nearer] That brings her nearer to her home, { $isle }.
        [last-nearer] That brings her nearer to the last treasure, on { $isle }.
        [fetch-nearer] That brings her nearer to the treasure on { $isle }.
       *[fetch] She goes for the treasure on { $isle }.
    }
foreseen-ended = Her move ends here{ $left ->
        [none] .
       *[other] : she gives up { $left }.
    }
foreseen-emptied = No treasure is left on { $island }. Exploring it takes her action all the same.
foretold-done =
    { $what ->
        [turn] Your turn ends{ $idle ->
            [none] .
           *[other] , though you could still act with { $idle }.
        }
        [board] You send no boarding party{ $other ->
            [none] .
           *[other] ; { $other } may still send one.
        }
        [heading] { $ship } stays as she lies.
        [shots] { $ship } fires no more in this action.
        [prize] Nothing changes ships, and no crew is lost.
        [tow] { $ship } tows nobody.
        [berth] The towed ship stays behind her.
        [coins] What she leaves stays on the island.
        [goods] Everything else stays where it is.
        [room] It is left out of the game.
        [mast] No mast is repaired.
        [show] Nothing is shown, and what happens takes its course.
        [use] It stays unused.
        [dive] { $ship } stays where she is.
        [muster] She is out of the game.
        [action] { $ship } does nothing in this turn.
       *[rest] Everything else stays as it is.
    }
foretold-act = { $fires ->
        [0] { "" }
        [one] First a die falls for the fire aboard.{ " " }
       *[other] First a die falls for each of { $fires } fires aboard.{ " " }
    }{ $ship } { $left ->
        [none] cannot sail now
       *[other] can sail { $left }
    } and has { $guns ->
        [0] no cannon
        [one] one cannon
       *[other] { $guns } cannons
    }.
foretold-ram = { $masts ->
        [0] { $ship } has no mast to lose: no die falls.
       *[other] { $ship } loses a mast with a chance of { $percent }%, when a die is higher than her { $masts } { $masts ->
            [one] mast
           *[other] masts
        }.
    }
foretold-tow = { $other } follows { $ship } from then on and joins your fleet with all aboard.
foretold-share = { $ship } uses her action for it, and each thing can change ships once.
foretold-move = { $ship } can sail { $left ->
        [none] nowhere by herself
       *[other] { $left }
    }. You choose her course next.
foretold-shoot = { $targets ->
        [none] { $ship } has no enemy in reach now.
       *[other] { $ship } can fire at { $targets }. A die decides each shot.
    }
foretold-far = She fires over twice the distance, once in this turn.
foretold-hunt = A die decides whether she hits them.
foretold-mends = What was lost is put up again.
foretold-masts = { $ship } then has { $left } of { $all } masts{ $left ->
        [0] : she can neither sail nor fire.
       *[other] .
    }
foretold-burns = A die then falls for this mast whenever { $ship } acts: it is lost, or the fire goes on or out.
foretold-home = { $what ->
        [none] The fleet begins there.
        [home] The fleet begins there, { $far } from the nearest home, { $isle }.
       *[isle] The fleet begins there, { $far } from the nearest island, { $isle }.
    }
foretold-room = { $room ->
        [0] no room for more
       *[other] room for { $room } more
    }
foretold-explore = { $treasures ->
        [0] No treasure is left there.
        [one] One treasure lies there
       *[other] { $treasures } treasures lie there
    }{ $treasures ->
        [0] { "" }
       *[other] , and { $ship } has { $room ->
            [0] no room.
           *[other] room for { $room }.
        }
    } Exploring takes her action.
foretold-scuttle = With 5 or 6 on a die { $ship } sinks when your next turn begins{ $laden ->
        [yes] , with all that is aboard
       *[no] { "" }
    }; otherwise she stays afloat. You may try once in a turn.
foretold-cast-off = { $other } stays where she lies, and { $ship } sails on alone.
foretold-free = This takes no action. { $ship } has { foretold-room }.
foretold-ashore = Ashore it does nothing until it is aboard a ship.
foretold-aboard = { $ship } then has { foretold-room }.
foretold-carries = { $ship } then has { $number ->
        [one] one treasure
       *[other] { $number } treasures
    } aboard, and { foretold-room }.
foretold-heads = { $ship } then heads { $heading }; her stern stays where it is.
foretold-board = You win with a chance of { $win }% and lose with { $lose }%: a die and { $mine } for you, a die and { $theirs } for { $other }{ $hidden ->
        [yes] , not counting crew that lies face down
       *[no] { "" }
    }. The winner takes a treasure or kills one of the crew.
foretold-draws = Chance draws it, and it comes aboard { $ship }.
foretold-build = Your home pays for it, and { $ship } stands on the island from then on: you then have { $gold } gold.
foretold-chart = You choose its place next.
foretold-mend = The fort then takes one more hit.
foretold-watch = Nobody else sees them.
foretold-store = The treasure counts there as at home.
foretold-swim = This takes the move; where it swims is asked next.
foretold-pick = Chance decides which one.
foretold-gives-up = It is then out of the game.
range = Range { $letter }, { $length }
gun-name =
    { $gun ->
        [mast] Mast { $mast }
        [second] The second cannon of mast { $mast }
        [musket] The musketeer
        [marine] The marine
        [breath] The breath
       *[gun] The cannon of treasure
    }
shot = { gun-name } { $kind ->
        [fire] fires
        [chain] shoots a chain
        [stink] shoots stench
       *[burn] shoots fire
    } { $again ->
        [none] { "" }
       *[other] again ({ $again }){ " " }
    }at { $target }, { $length } away, { range-word }, hits with { $needed } or more
shot-again =
    second roll{ $by ->
        [none] { "" }
       *[other] { " " }thanks to { $by }
    }
shot-short =
    { gun-name } { $kind ->
        [fire] at
        [chain] with a chain at
        [stink] with stench at
       *[burn] with fire at
    } { $target }{ $again ->
        [none] { "" }
       *[other] { " " }again ({ $again })
    }: hits with { $needed } or more
pose-sea = Lay it { $place }
pose-ship = { $ship } { $place }, heading { $heading }
pose-again = { $pose }, place { $number }
way = { gun-name }{ $kind ->
        [fire] { "" }
        [chain] { " with a chain" }
        [stink] { " with stench" }
       *[burn] { " with fire" }
    }{ $again ->
        [none] { "" }
       *[other] { " again" }
    }, { range-word }, hits with { $needed }+
setting-out = setting out
foreseen-pose =
    Here { $what } would lie { $place }{ $lies ->
        [none] { "" }
       *[other] , { $lies }
    }.
heading = heading { $wind }
turned =
    turned { $eighths ->
        [0] a little
        [1] an eighth
        [2] a quarter
        [3] three eighths
       *[other] halfway round
    }{ $eighths ->
        [4] { "" }
       *[other] { " " }to the { $side ->
            [left] left
           *[right] right
        }
    }
compass = { $wind } ({ $degrees }° on the compass)
done =
    { $what ->
        [turn] End your turn
        [heading] Keep this heading
        [course] End her move here
        [shots] No more shots
        [board] No boarding party
        [prize] Take nothing
        [tow] Take nobody in tow
        [berth] Leave her behind the ship that tows her
        [coins] Take no more coins
        [goods] Leave the rest where it is
        [room] There is no room for it
        [use] Do not use it
        [mast] Repair no mast
        [show] Show nothing
        [rest] Leave it at that
        [dive] Stay in this whirlpool
        [muster] She leaves the game: there is no room for her
       *[action] Take no action
    }
do-show = Use { $what }
do-load = Next shot with { $what }
do-aim = Use it on { $what }
do-drift-ice = The iceberg moves { $length } to the { $heading }
do-drift = { $ship } is blown { $length } away to the { $heading }
event-known = { $name }. { $text }
events-left =
    { $seat } has { $number ->
        [one] one Event
       *[other] { $number } Events
    } face down{ $names ->
        [none] { "" }
       *[other] : { $names }
    }
event-up = Event of { $seat }: { $name }. { $text }
do-mislead = The ship comes to lie with her bow { $x } from the left edge and { $y } from the lower edge, and the island with her
do-spot = Here: { $x } from the left edge, { $y } from the lower edge
do-recruit = Let { $crew } join you
do-hunt = Shoot at the wolves
do-move = Move { $ship }
do-shoot = Shoot
do-repair = Repair a mast
do-board = Send a boarding party to { $target }
do-unit =
    { $does ->
        [name] Act with { $ship }
        [ram] Ram { $ship } first
        [tow] Take { $ship } in tow
        [aim] Choose { $ship }
        [explore] Move crew and treasure between { $other } and { $ship }
       *[plunder] Take crew and treasure from { $ship } to { $other }
    }
do-island =
    { $does ->
        [home] Make { $island } { $home }
        [aim] Choose { $island }
       *[explore] Explore { $island }{ $empty ->
            [yes] : no treasure is left there
           *[no] { "" }
        }
    }
do-cast-off = { $ship } casts off her tow
do-scuttle = Try to scuttle { $ship }
do-free-explore = { $ship } explores free of charge
do-kill = { do-kill-verb } { $crew }
do-kill-verb =
    { $prize ->
        [yes] Kill
       *[no] Lose
    }
do-kill-all = { do-kill-verb } all of the crew
do-shoot-far = Shoot twice as far
do-use = { $ship } uses { $ability }
do-surround = { $ship } lies around { $other }
do-tow-flotilla = { $ship } takes { $other } in tow
do-feat = { $ship } uses { $ability } on { $on }
do-copy = { $ship } takes on { $ability }
do-sacrifice = Give up { $crew } for one more action
do-pick = { $ship } takes a treasure of { $other }
do-turn =
    Turn { $towards ->
        [none] { "" }
       *[other] towards { $towards },{ " " }
    }{ $side ->
        [left] { $degrees }° to the left
        [right] { $degrees }° to the right
       *[about] around
    }
do-kill-any = { do-kill-verb } one of the crew lying face down
do-take = Take { $treasure }
do-choose = Choose { $what }
do-pay = Give up { $treasure }
do-collect = Add { $treasure }
do-build = Build { $ship } here, { $gold } gold
do-store = { $ship } unloads into the fort
do-mend = Raise a flag of { $ship } again
do-swim = Let { $island } swim instead of moving
do-watch = Look from { $ship } at one treasure on each island
do-chart = Place { $terrain }
do-dive = Come out of { $terrain }
do-take-any = Take a coin lying face down
do-handle = Move { $crew } to { $place }
do-carry =
    Move { $crew } { $at ->
        [none] { "" }
       *[other] from { $at }{ " " }
    }to { $place }

# Who is to do what
home-of =
    { $mine ->
        [yes] your home island
       *[no] { $who }'s home island
    }
asked-you =
    { $phase ->
        [placing] Place { $target }
        [homing] Choose { $home }
        [mustering] Place { $ship } at your home island, { $target }
        [manning] Choose where { $crew } goes
        [naming] Choose the next ship to act, or end your turn
        [named] No ship of yours can act any more: end your turn when you are ready
        [spreading] Choose which mast of { $ship } catches fire
        [choosing] Choose what { $ship } does
        [sailing] { $left ->
            [end] { $ship } can sail no farther: her move ends here
            [none] You may let { $ship } sail on if crew lying face down adds to her move, or end it
           *[other] Steer { $ship }: { $left }
        }
        [shooting] Choose the next shot of { $ship }
        [losing] Choose which mast { $target } loses
        [ramming] Choose which ship { $ship } rams first
        [offering] You may send a boarding party from { $ship } to { $target }
        [prize] Choose what the boarding party takes
        [towing] You may take a derelict in tow with { $ship }
        [berthing] Choose where the towed ship docks
        [taking] Choose what { $ship } takes from { $target }
        [sharing] You may move crew and treasure between { $ship } and { $target }
        [repairing] Choose which mast of { $ship } is repaired
        [charting] Choose a piece of terrain to place
        [laying] Choose where { $target } lies
        [diving] You may bring { $ship } out of another whirlpool
        [paying] Choose what { $ship } loses by coming out of { $target }
        [aiming] Choose what { $target } is used on
        [answering] You may show a treasure or an Event in answer
        [consenting] You may use an ability of { $ship }
        [forfeiting] Choose what { $target } loses
        [driving] Choose where { $target } swims
        [turning] You may turn { $ship }
        [fortune] Do as the mysterious island { $target } says
       *[ability] Use an ability of { $ship }
    }
asked-other =
    { $phase ->
        [placing] { $who } is placing an island: { $target }
        [homing] { $who } is choosing { $home }
        [mustering] { $who } is placing { $ship }
        [manning] { $who } is choosing where crew goes
        [naming] { $who } is choosing the next ship to act
        [spreading] { $who } is choosing the mast of { $ship } that catches fire
        [choosing] { $who } is choosing what { $ship } does
        [sailing] { $who } is steering { $ship }
        [shooting] { $who } is shooting with { $ship }
        [losing] { $who } is choosing the mast that { $target } loses
        [ramming] { $who } is choosing which ship { $ship } rams first
        [offering] { $who } is thinking about a boarding party from { $ship } to { $target }
        [prize] { $who } is choosing what the boarding party takes
        [towing] { $who } is thinking about taking a derelict in tow with { $ship }
        [berthing] { $who } is choosing where the towed ship docks
        [taking] { $who } is choosing what { $ship } takes from { $target }
        [sharing] { $who } is moving crew and treasure between { $ship } and { $target }
        [repairing] { $who } is choosing the mast of { $ship } that is repaired
        [charting] { $who } is choosing terrain to place
        [laying] { $who } is placing { $target }
        [diving] { $who } is thinking about another whirlpool for { $ship }
        [paying] { $who } is choosing what { $ship } loses for coming out of { $target }
        [aiming] { $who } is choosing what { $target } is used on
        [answering] { $who } may show a treasure or an Event in answer
        [consenting] { $who } is thinking about an ability of { $ship }
        [forfeiting] { $who } is choosing what { $target } loses
        [driving] { $who } is choosing where { $target } swims
        [turning] { $who } is thinking about turning { $ship }
        [fortune] { $who } does as the mysterious island { $target } says
       *[ability] { $who } is using an ability of { $ship }
    }
asked-chance =
    { $phase ->
        [rolling] { $mine ->
            [yes] You roll for the first turn
           *[no] { $who } rolls for the first turn
        }
        [drawing] An island is drawn
        [burning] A die is rolled for the fire aboard { $ship }
        [hitting] A die is rolled for the shot at { $target }: it hits with { $number } or more
        [ram-die] A die is rolled for the ram: with more than { $number }, { $target } loses a mast
        [board-die] { $mine ->
            [yes] You roll for the boarding party{ $number ->
                [0] { "" }
               *[other] , and have to beat { $number }
            }
           *[no] { $who } rolls for the boarding party{ $number ->
                [0] { "" }
               *[other] , and has to beat { $number }
            }
        }
        [prize-drawn] What was won is drawn
        [looking] { $ship } looks at the treasure of { $target }
        [scuttling] A die is rolled to scuttle { $ship }
        [leaving] Treasure for which no island has room leaves the game
        [drifting] A die is rolled for icebergs
        [sliding] A die is rolled for the edge from which an iceberg drifts
        [peril] A die is rolled for { $ship } at { $target }
        [deed-die] A die is rolled for { $target }
        [deed-drawn] Something is drawn for { $target }
        [walls] A die is rolled for the walls or the garrison of { $target }
        [flipping] What { $target } does is turned up
        [omen] { $ship ->
            [none] A die is rolled for the island of fire
           *[other] A die is rolled for { $ship } and the mysterious island
        }
        [coin-drawn] A coin is drawn
       *[ability] An ability of { $ship } is used
    }
status = { $round ->
        [0] { "" }
       *[other] Round { $round }.{ " " }
    }{ $asked }.
over =
    The game is over: { $how ->
        [1] more than half of the gold is home
        [2] too few players can still move
        [3] all treasure is home
       *[4] nothing has happened for too long
    }. { $number ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    } with { $gold } gold.
hint =
    { $phase ->
        [placing] You place islands in turn. Choose a dot or any place on the sea; it can still be moved.
        [laying] Choose a dot or any place on the sea. You can still move and turn the terrain.
        [mustering] Choose a dot or any place on the shore of her home island. You can still move and turn her.
        [naming] Drag a ship to sail her, or choose her to shoot, repair or explore.
        [choosing] The rings show how far her cannons reach. Red lines lead to what they can hit{ $blocked ->
            [yes] ; grey lines are blocked
           *[no] { "" }
        }.
        [sailing] Choose a mark or any place on the sea, or drag her there.{ $blocked ->
            [yes] { " " }Hatched water is out of her reach.
           *[no] { "" }
        }
        [shooting] A red number is a mast that can fire{ $blocked ->
            [yes] ; a grey line is blocked
           *[no] { "" }
        }. Dashes show your aim. Choose a hull to aim there.
        [losing] Choose one of the masts on the ship.
       *[sharing] Each card and each coin may change ships only once.
    }

hint-docked =
    { $when ->
        [now] { $ship } lies at { $isle }: choose her, and let her explore it for treasure.
       *[later] { $ship } lies at { $isle }: on your next turn she can explore it for treasure.
    }

# In sentences
summary-treasure = Treasure lies on { $isles }
counted-isle = { $isle } ({ $count })
lies = { $ship } lies with her bow { $x } from the left edge and { $y } from the lower edge, and heads { $wind }, { $heading }° counter-clockwise from the right
distances = From { $ship }: { $what }
distance = { $what } { $touches ->
        [yes] touching
       *[no] { $length } { $wind }{ $within ->
            [short] { " " }(within a short length)
            [long] { " " }(within a long length)
           *[none] { "" }
        }
    }
gun =
    { $gun ->
        [mast] mast { $mast }
        [second] the second cannon of mast { $mast }
        [musket] the musketeer
        [marine] the marine
        [breath] the breath
       *[gun] the cannon of treasure
    } with { $needed } or more
guns = { $number ->
        [one] one cannon
       *[other] { $number } cannons
    } with { $needed } or more
can-fire = { $ship } can fire at { $target }: { $guns }
cannot-fire = { $ship } cannot fire at { $target }: { $by } is in the way
own-sail = her own sail on mast { $mast }

# Questions of those who do not see the table
question =
    { $which ->
        [at-me] Who can fire at me?
        [by-me] Whom can I fire at?
        [far] How far is it?
       *[reach] What can I reach?
    }
nobody-fires-at = Nobody can fire at { $ship }.
fires-at-nobody = { $ship } cannot fire at anybody.
reaches-nothing = { $ship } cannot move.
stays-idle = { $ship } has no action in { $turns ->
        [one] her next turn
       *[other] her next { $turns } turns
    }.
may-sail = { $ship } may sail { $length } { $held ->
        [yes] once a die has let her go; until then nobody knows where to.
       *[no] in one move.
    }
can-dock = { $ship } can dock at { $what }.
can-touch = { $ship } can touch { $what }, but not dock there.
can-ram = { $ship } can ram { $what }.
can-come-alongside = { $ship } can come alongside { $what }.
can-reach = { $ship } can { $sort ->
        [dock] dock at { $what }
        [ram] ram { $what }
        [touch] touch { $what }, but not dock there
       *[alongside] come alongside { $what }
    }: { $course }
leg = { $way } ({ $text })
then = { ", then " }
no-course = None of the suggested courses of { $ship } leads to what is near: { $what }
reaches-water = { $ship } reaches nothing but open water.
unknown-crew = Crew lying face down aboard { $ship } may carry her farther.

# Lists of moves
sailed-of = { $sailed } of { $length }
course-way =
    { $side ->
        [ahead] straight ahead
        [left] { $degrees }° to the left
        [right] { $degrees }° to the right
       *[about] turned around
    }, { $length }{ $by ->
        [none] { "" }
       *[other] { " " }thanks to { $by }
    }
turn-alone = turn only
course-turn =
    { $side ->
        [ahead] only closer, without a turn
        [left] turning { $degrees }° to the left, without sailing
        [right] turning { $degrees }° to the right, without sailing
       *[about] turning around, without sailing
    }
course-line = { $way }, { $met ->
        [none] ending { $place }
       *[other] ending at { $met }
    }
course-useful =
    { $sort ->
        [home] Home to { $goal }
        [to] To { $goal }
        [range] Into range of { $goal }
       *[towards] Towards { $goal }
    }: { $line }
group-useful = Courses to something near
group-side =
    { $side ->
        [ahead] Courses ahead
        [left] Courses to the left
        [right] Courses to the right
       *[back] Courses back
    }
group-apart = { $label } ({ $apart })
group-ship = More with { $ship }
group-pose = Places { $place }
group-shot = Shots at { $target }
group-crew = Where { $crew } goes
group-sort =
    { $sort ->
        [unit] Ships that may act
        [pose] Places on the sea
       *[island] Islands
    }
