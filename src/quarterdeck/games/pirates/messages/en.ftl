# How one wins, in a line
goal = The most gold wins once all of it is home. With two players, more than half of it wins at once.

# What things are called
seat =
    { $seat ->
        [0] Red
        [1] Green
        [2] Blue
       *[3] Yellow
    }
nothing = nothing
and = { $first } and { $last }
centimetres = { $number } cm
island = island { $number }
terrain = terrain { $number }
island-named = island { $number } ({ $name })
ship-number = ship { $number }
coin = a coin worth { $gold }
treasure-unknown = a treasure
crew-unknown = a card lying face down
crew-called =
    { $generic ->
        [yes] the { $name }
       *[no] { $name }
    }

# What happened
story-rolled-first =
    { $mine ->
        [yes] You roll a { $what } for the first turn.
       *[no] { $who } rolls a { $what } for the first turn.
    }
first-roll =
    { $mine ->
        [yes] you { $die }
       *[no] { $who } { $die }
    }
story-first =
    { $rolls }: { $mine ->
        [yes] you go first.
       *[no] { $who } goes first.
    }
story-out-of-place = There is no room at home for { $ship }: she is out of the game.
story-dazed = { $ship } and her crew lose their abilities for a turn.
story-stench = The crew of { $ship } will have no abilities on her next turn.
story-chained = { $ship } cannot move on her next turn.
story-slowed = { $ship } moves only a short length on her next turn.
story-ghostly = { $ship } turns ghostly.
story-dived = { $ship } dives.
story-surfaced = { $ship } comes up.
story-no-action = { $ship } takes no action.
story-stayed = { $ship } does not move.
story-armed = { $ship } has one more cannon.
story-wasted = { $ship } cannot shoot at { $other } from here: the shot is lost.
story-flag-holds = { $ship } is hit; one more hit in this action takes the flag.
story-flag-lost = { $ship } loses the flag: the next hit sinks it.
story-flag-raised = { $ship } flies a flag again.
story-surrounded = { $ship } lies around { $other }, which cannot move.
story-panel-lost =
    { $ship } loses a part of what shields her masts; { $more ->
        [0] none is left
        [one] one is left
       *[other] { $more } are left
    }.
story-cargo-lost =
    { $mine ->
        [yes] You lose { $treasure } from { $ship }.
       *[no] { $who } loses { $treasure } from { $ship }.
    }
story-turned = { $ship } turns about her stern.
story-spied =
    { $mine ->
        [yes] You see { $what } on { $place }.
       *[no] { $who } sees { $what } on { $place }.
    }
story-rerolled = The { $die } of { $ship } is rolled again.
story-raided = { $ship } takes { $gold } gold from an enemy's home.
story-island-moved = { $ship } and { $island } lie elsewhere now.
story-island-swam = { $ship } stays where she is, and { $island } swims on.
story-charted =
    { $mine ->
        [yes] { $ship } marks { $island } as explored for you alone.
       *[no] { $ship } marks { $island } as explored for { $who } alone.
    }
story-paid =
    { $mine ->
        [yes] You pay { $ship } { $gold } gold not to be shot at.
       *[no] { $who } pays { $ship } { $gold } gold not to be shot at.
    }
story-copied = { $ship } takes on an ability: { $ability }.
story-ward-die = A { $die } is rolled for the hit on { $ship }: with 5 or more, the hit does nothing.
story-scare-die = A { $die } is rolled for the fear aboard { $ship }.
story-ransomed =
    { $mine ->
        [yes] You get { $what } gold as a ransom.
       *[no] { $who } gets { $what } gold as a ransom.
    }
story-revived =
    { $mine ->
        [yes] You turn { $crew } face down aboard { $ship } instead of losing it.
       *[no] { $who } turns { $crew } face down aboard { $ship } instead of losing it.
    }
story-laid-aside = There is no room left for { $card }: it is laid aside.
story-island-drawn =
    { $mine ->
        [yes] You draw the island { $card }.
       *[no] { $who } draws the island { $card }.
    }
story-island-placed =
    { $mine ->
        [yes] You place { $island }.
       *[no] { $who } places { $island }.
    }
story-home-chosen =
    { $mine ->
        [yes] You choose { $island } as { $owner }'s home.
       *[no] { $yours ->
            [yes] { $who } chooses { $island } as your home.
           *[no] { $who } chooses { $island } as { $owner }'s home.
        }
    }
story-mustered =
    { $mine ->
        [yes] You place { $ship } at home.
       *[no] { $who } places { $ship } at home.
    }
story-manned =
    { $mine ->
        [yes] You put
       *[no] { $who } puts
    } { $crew } face down { $at ->
        [island] ashore on
       *[ship] aboard
    } { $place }.
story-manned-unknown = { $who } puts a crew or equipment card face down.
story-deed =
    { $mine ->
        [yes] You show { $what }
       *[no] { $who ->
            [none] { $what }
           *[other] { $who } shows { $what }
        }
    }{ $place ->
        [none] .
       *[other] : { $place }.
    }
story-deed-die = A { $more } is rolled for { $what }.
story-deed-gone = { $what } is out of the game.
story-worth = { $what } is worth { $more } gold now.
story-saw =
    { $mine ->
        [yes] You look at { $what } on { $place }.
       *[no] { $who } looks at { $what } on { $place }.
    }
story-saw-unknown = { $who } looks at something that lies face down.
story-held = { $ship } has no action for { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
story-joined = { $crew } comes aboard { $place }.
story-die-turned = The { $what } counts as a { $more }.
story-blown = { $ship } is carried to another place.
story-left-over = No island has room for { $treasure }: it leaves the game.
story-turn =
    { $mine ->
        [yes] Round { $what }: your turn.
       *[no] Round { $what }: { $who }'s turn.
    }
story-passed-over =
    { $mine ->
        [yes] You have no ship left and miss a turn.
       *[no] { $who } has no ship left and misses a turn.
    }
story-fire-die = { $ship } is on fire: a { $die } is rolled for a burning mast.
story-fire-out = Mast { $mast } of { $ship } has burned down, and the fire is out.
story-fire-spreads = Mast { $mast } of { $ship } catches fire.
story-course =
    { $ship } { $length ->
        [none] turns
       *[other] sails { $length }
    }{ $end }.
course-then = , then { $length }
course-end =
    { $end ->
        [docks] { " " }to { $towards } and docks there
        [land] { " " }to { $towards }
        [ship] { " " }and comes alongside { $other }
        [stops] { " " }and stops at { $other }
       *[none] { $towards ->
            [none] { "" }
           *[other] { " " }towards { $towards }
        }
    }
story-met-ship = { $ship } comes alongside { $other } and stops.
story-met-land = { $ship } reaches { $other } and stops.
story-docked = { $ship } docks at { $island }.
story-unloaded =
    { $mine ->
        [yes] { $ship } brings { $gold } gold home for you.
       *[no] { $ship } brings { $gold } gold home for { $who }.
    }
story-shot-at =
    { $ship } fires at { $other }{ $far ->
        [none] { "" }
       *[other] { " " }from { $far } away
    }.
story-roller =
    { $mine ->
        [yes] Your { $shooter }
       *[no] { $shooter }
    }
story-shot-die =
    { story-roller } rolls a { $die }: { $hit ->
        [yes] a hit.
       *[no] a miss.
    }
story-hit = { story-roller } rolls a { $die }: a hit, and { $ship } loses mast { $mast }.
story-mast-lost = { $ship } loses mast { $mast }.
story-derelict = { $ship } has no masts left: she is derelict.
story-sunk = { $ship } sinks.
story-gold-shared =
    { $mine ->
        [yes] You get { $what } of the gold that was aboard.
       *[no] { $who } gets { $what } of the gold that was aboard.
    }
story-gold-lost = { $what } gold is lost.
story-rammed = { $ship } rams { $other }.
story-ram-rolled = A { $what } is rolled for the ram: { $above ->
        [yes] more than her { $more }
       *[no] no more than her { $more }
    } { $more ->
        [one] mast
       *[other] masts
    }{ $above ->
        [yes] { "" }
       *[no] , so none breaks
    }.
story-pinned = { $ship } is pinned by { $other }.
story-freed = { $ship } is no longer pinned.
story-boarded =
    { $mine ->
        [yes] You send a boarding party: the crew of { $ship } fights the crew of { $other }.
       *[no] { $who } sends a boarding party: the crew of { $ship } fights the crew of { $other }.
    }
story-board-rolled =
    { $mine ->
        [yes] You roll a { $what } and have
       *[no] { $who } rolls a { $what } and has
    } { $more } { $more ->
        [one] mast
       *[other] masts
    }{ $extra ->
        [0] { "" }
       *[other] { " " }and { $extra } more from texts
    }: { $total } in all.
story-board-won =
    { $mine ->
        [yes] You win the fight{ $prizes ->
            [either] : you may take a treasure from { $other } or kill one of her crew.
            [treasure] : you may take a treasure from { $other }.
            [crew] : you may kill one of the crew of { $other }.
           *[none] , but { $other } has no crew and no treasure to take.
        }
       *[no] { $who } wins the fight{ $prizes ->
            [either] { " " }and may take a treasure from { $other } or kill one of her crew.
            [treasure] { " " }and may take a treasure from { $other }.
            [crew] { " " }and may kill one of the crew of { $other }.
           *[none] , but { $other } has no crew and no treasure to take.
        }
    }
story-board-tied = The fight is a draw: nobody loses anything.
story-crew-lost =
    { $mine ->
        [yes] You lose { $crew } from { $ship }.
       *[no] { $who } loses { $crew } from { $ship }.
    }
story-taken =
    { $mine ->
        [yes] You take { $treasure } aboard { $ship }.
       *[no] { $who } takes { $treasure } aboard { $ship }.
    }
story-taken-unknown = { $who } takes a treasure aboard, face down.
story-handed =
    { $mine ->
        [yes] You bring { $treasure } aboard { $ship }.
       *[no] { $who } brings { $treasure } aboard { $ship }.
    }
story-handed-unknown = { $who } moves a treasure from one ship to the other, face down.
story-towed = { $ship } takes { $other } in tow.
story-tow-ended = { $ship } no longer tows { $other }.
story-explored =
    { $mine ->
        [yes] { $ship } explores { $island } for you.
       *[no] { $ship } explores { $island } for { $who }.
    }
story-looked-at =
    { $mine ->
        [yes] You see { $treasure } on { $island }.
       *[no] { $who } sees { $treasure } on { $island }.
    }
story-token-left =
    { $mine ->
        [yes] You leave a token on { $island }.
       *[no] { $who } leaves a token on { $island }.
    }
story-handled =
    { $mine ->
        [yes] You move { $crew } to { $place }.
       *[no] { $who } moves { $crew } to { $place }.
    }
story-handled-unknown = { $who } moves a crew or equipment card, face down.
story-repaired = { $ship } is repaired: mast { $mast } stands again.
story-scuttle-die =
    { $mine ->
        [yes] You roll
       *[no] { $who } rolls
    } a { $die } to scuttle { $ship }: { $doomed ->
        [yes] she will sink.
       *[no] she stays afloat.
    }
story-scuttled = { $ship } goes down with all aboard.
story-ability = { $ship } uses an ability: { $ability }.
story-ability-die = A { $die } is rolled for { $ship }.
story-one-more = { $ship } may act once more.
story-revealed =
    { $mine ->
        [yes] You turn up { $crew } aboard { $ship }.
       *[no] { $who } turns up { $crew } aboard { $ship }.
    }
story-terrain-laid =
    { $mine ->
        [yes] You place { $terrain }.
       *[no] { $who } places { $terrain }.
    }
story-ice-rolled = A { $die } is rolled for the icebergs: only those with a { $die } drift.
story-ice-drifts = { $terrain } drifts away from its edge { $die }.
story-ice-strikes = { $terrain } touches { $ship }.
story-ice-held = { $terrain } touches { $island } and stays there for good.
story-peril-met = { $ship } meets { $terrain }.
story-peril-rolled = A { $die } is rolled for { $ship }.
story-rated = { $terrain } has the rating { $die } this turn.
story-wrecked = { $ship } is wrecked on { $terrain }.
story-stuck = { $ship } is held by { $terrain }.
story-lost = { $ship } is lost in { $terrain }.
story-came-out = { $ship } comes out of { $terrain }.
story-toll = { $ship } pays to come out of another whirlpool.
story-treasure-paid = { $ship } loses { $treasure } to the sea.
story-flipped = What { $island } does is turned up: { $card }.
story-omen-rolled = A { $die } is rolled for { $ship } and the mysterious island.
story-omen = The mysterious island: { $text }
story-coins-carried = Coins from { $island } go to other islands.
story-left-there = { $ship } leaves a coin on { $island }.
story-ember-die = A { $die } is rolled for the fire on { $island }.
story-burnt = { $treasure } burns on { $island }.
story-sent-home =
    { $mine ->
        [yes] A coin worth { $gold } goes from { $island } to your home.
       *[no] A coin worth { $gold } goes from { $island } to { $who }'s home.
    }
story-stays = { $ship } stays where she is.
story-swapped =
    { $mine ->
        [yes] You take { $treasure } on { $island } out of the game; another treasure comes in its place.
       *[no] { $who } takes { $treasure } on { $island } out of the game; another treasure comes in its place.
    }
story-collects =
    { $mine ->
        [yes] You add { $treasure }.
       *[no] { $who } adds { $treasure }.
    }
story-event-gained =
    { $mine ->
        [yes] You gain { $event }.
       *[no] { $who } gains { $event }.
    }
story-event-gained-unknown = { $who } gains an Event.
story-built =
    { $mine ->
        [yes] You build { $ship } on { $island }.
       *[no] { $who } builds { $ship } on { $island }.
    }
story-stored = { $ship } unloads { $gold } gold into a fort.
story-fort-fell = { $ship } falls.
story-walls = A { $die } is rolled for the walls of { $ship }: it takes that many hits this turn before a flag falls.
story-traded = { $treasure } goes to { $island }.
story-guarded = A { $die } is rolled for the garrison of { $ship }: that many musketeers take one hit each in this attack before a flag falls.
story-ended =
    { $how ->
        [1] More than half of the gold lies on one home island: the game is over.
        [2] Half of the players can never move again: the game is over.
        [3] All gold is brought home: the game is over.
       *[4] The game has gone on for too long and ends here.
    }
story-scored =
    { $mine ->
        [yes] You have
       *[no] { $who } has
    } { $what } gold and { $more } { $more ->
        [one] ship
       *[other] ships
    }.

# What happened, for whoever only hears it
news-deeds =
    { $mine ->
        [yes] { $ship }
       *[no] { $who }'s { $ship }
    } { $deeds }{ $place ->
        [none] .
       *[other] ; she lies { $place }.
    }
news-far =
    { $who }'s { $ships } { $number ->
        [one] sails
       *[other] sail
    } on{ $afloat ->
        [yes] , far from your ships.
       *[no] .
    }
news-sails =
    { $length ->
        [none] turns
       *[other] sails { $length }
    }{ $end ->
        [docks] { " " }to dock at { $other }
        [land] { " " }to { $other }
        [ship] { " " }and comes alongside { $other }
        [stops] { " " }and stops at { $other }
       *[none] { "" }
    }
news-fires =
    fires { $shots ->
        [one] once
        [2] twice
       *[other] { $shots } times
    } at { news-other } and { $hits ->
        [0] misses
        [one] hits once
        [2] hits twice
       *[other] hits { $hits } times
    }{ news-fate }
news-rams = rams { news-other }{ news-fate }
news-pinned =
    is pinned by { $yours ->
        [yes] your { $other }
       *[no] { $other }
    }
news-boards =
    boards { news-other }{ $won ->
        [0] { "" }
        [1] { " " }and wins the fight
        [2] { " " }and loses the fight
       *[3] , and nobody wins the fight
    }
news-boarded =
    is boarded by { $yours ->
        [yes] your { $other }
       *[no] { $other }
    }{ $won ->
        [0] { "" }
        [1] { " " }and wins the fight
        [2] { " " }and loses the fight
       *[3] , and nobody wins the fight
    }
news-rests = takes no action
news-stays = does not move
news-tows = takes { news-other } in tow
news-other =
    { $yours ->
        [yes] your { $other }
       *[no] { $other }
    }
news-fate =
    { $fate ->
        [sunk] { " " }(she sinks)
        [derelict] { " " }(she is derelict now)
        [masts] { " " }({ $left } of { $masts } masts left)
       *[none] { "" }
    }
news-explores = explores { $island }
news-docks = docks at { $island }
news-unloads = brings { $number } gold home
news-repairs =
    repairs { $number ->
        [one] a mast
       *[other] { $number } masts
    }
news-takes = takes { $what } aboard
news-finds = finds { $what }
news-unknown =
    { $number ->
        [one] a treasure face down
       *[other] { $number } treasures face down
    }
news-turn = { $who }'s turn.
news-handled = { $who } moves crew or equipment, face down.
news-island =
    { $mine ->
        [yes] You place { $island }
       *[no] { $who } places { $island }
    } { $place }.

# How the game ended
end-why =
    { $how ->
        [1] More than half of the gold lies on one home island.
        [2] Half of the players can never move again.
        [3] All gold is brought home.
        [4] Nothing has happened for too many rounds.
       *[5] Too many rounds have been played.
    }
end-won =
    { end-why } { $mine ->
        [yes] You win
       *[no] { $winner } wins
    } with { $gold } gold to { $second }.
end-units =
    { end-why } It is level at { $gold } gold; { $mine ->
        [yes] you have the most ships, { $units }, and win
       *[no] { $winner } has the most ships, { $units }, and wins
    }.
end-level = { end-why } { $seats } share the win with { $gold } gold and { $units } { $units ->
        [one] ship
       *[other] ships
    } each.

# What is asked now
asked-first = A die is rolled for the first turn of { $who }.
asked-island = The next island is drawn.
asked-spot = First place the island that was drawn.
asked-home = First choose a home island.
asked-start = First place { $ship } at home.
asked-crew = First find places for crew and equipment.
asked-ship = First choose the next ship that acts, take a free action, or end your turn.
asked-fire = A die is rolled for each mast of { $ship } that is on fire.
asked-spread = First choose the mast of { $ship } that catches fire.
asked-action = First choose what { $ship } does.
asked-segment = You are steering { $ship }: choose a measure, a heading and a length, or end her move.
asked-shot = First choose the next shot of { $ship }, or none.
asked-hit = A die is rolled for the shot at { $target }.
asked-loss = First choose the mast that { $target } loses.
asked-ram = First choose which ship { $ship } rams.
asked-ram-die = A die is rolled for the ram of { $target }.
asked-boarding = First choose whether { $ship } sends a boarding party to { $target }.
asked-boarding-die = Dice are rolled for the boarding party.
asked-prize = You have won the fight: first choose one crew or one treasure, or nothing.
asked-drawn = What lies face down is drawn.
asked-tow = First take a derelict in tow, or none.
asked-berth = First choose where the towed ship docks.
asked-look = The treasure of { $target } is looked at.
asked-coin = First take coins from { $target }, or choose to take no more.
asked-sharing = First move crew and treasure from ship to ship, or choose to move no more.
asked-repair = First choose the mast of { $ship } that comes back.
asked-scuttle = A die is rolled for the derelict.
asked-leaving = Treasure for which no island has room leaves the game.
asked-ability = A die is rolled for an ability of { $ship }.
asked-picked = { $ship } takes a treasure of { $target }: which one is drawn at random.
asked-text = What the mysterious island does is turned up.
asked-omen = A die is rolled for the mysterious island.
asked-fortune = First make the choice that the mysterious island gives you.
asked-coin-drawn = A coin is drawn at random.
asked-walls = A die is rolled for the walls or the garrison of { $target }.
asked-terrain = First choose the terrain that is placed next.
asked-terrain-spot = First place the terrain.
asked-ice = A die is rolled for the icebergs that drift.
asked-ice-edge = A die is rolled for the edge from which an iceberg drifts.
asked-peril = A die is rolled for the terrain that { $ship } meets.
asked-dive = First choose whether { $ship } comes out of another whirlpool.
asked-price = First choose what { $ship } pays to come out of the other whirlpool: a mast, a crew or a treasure.
asked-aim = First choose on what { $target } is used.
asked-deed-die = A die is rolled for { $target }.
asked-deed-drawn = Something is drawn for { $target }.
asked-answer = First choose something to show in answer, or nothing.
asked-consent = First choose whether, or on what, { $ship } uses an ability.
asked-forfeit = First choose what { $target } loses.
asked-swim = First choose where { $target } swims.
asked-turn = First choose the heading of { $ship }, or keep it.
asked-nothing = The game is over.

# Why a move is refused: what there is
no-such-move = No move has the number { $number }.
no-such-ship = There is no ship { $number }; there are { $ships }.
ship-gone = { $ship } is not in the game any more.
ship-of-others = { $ship } belongs to { $who }.
no-such-island = There is no island { $number }; there are { $islands }.
no-such-piece = There is no crew or equipment { $number }; there are { $pieces }.
no-such-treasure = Nobody has a treasure with the number { $number }.
piece-unknown = the piece { $word }
island-not-drawn = { $island } is not one of the islands that can still be drawn.
treasure-not-left = { $treasure } is not among the treasures that nobody has seen yet.

# Treasures and Events
aimed-elsewhere = { $what } cannot be used on that.
answers-nothing = That cannot be shown in answer.
no-treasure-of-yours = No unique treasure of yours lies there.
treasure-once = { $treasure } aboard { $ship } has been used already in this turn.
altar-once = { $treasure } has been used already in this turn.
altar-needs-crew = { $treasure } needs two crew of ships docked at { $island }.
treasure-no-use = { $treasure } aboard { $ship } would do nothing now.
no-such-event = There is no Event { $number }; there are { $events }.
event-of-others = { $event } belongs to { $who }.
event-played = { $event } was played before.
event-too-late = { $event } is played when the turn begins, ahead of everything else.
event-no-use = { $event } would do nothing now.
no-equipment-aboard = { $crew } is not equipment aboard { $ship }.
equipment-once = { $crew } serves only one shot of an action, and only one piece of equipment serves each shot.
equipment-no-use = { $crew } would do nothing now.
ship-warded = No ability of others works on { $ship }.
no-wolves = { $ship } has nobody aboard who could drive wolves away, or there are none within a short length (S).
wolves-there = { $crew } cannot leave { $island }: wolves are there.
no-coin-there = No coin is taken there.
becalmed = { $ship } is becalmed.
ship-held = { $ship } has no action in this turn.
volley-only = The second action of { $ship } is for shooting, and for nothing else.

# Actions
must-take = Unique treasure lies here that { $ship } has to take.
must-start = There is room for { $ship } at home, so you must place her there.
ship-has-acted = { $ship } has had her action in this turn.
ship-cannot-act = { $ship } has no action to take.
derelict-cannot-act = { $ship } has no masts, so she does not move or shoot, and here she cannot explore or be repaired either.
not-rammed = The bow of { $ship } does not ram { $other } now.
no-derelict = { $ship } is not a derelict.
no-bow-touched = { $ship } does not touch the bow of { $other }: the ships are { $away } apart.
no-tow-pose = There is no room for { $other } behind { $ship }.
derelict-moves = { $ship } has no masts and cannot move.
pinned-moves = { $ship } is pinned by { $other } and cannot move.
chained-moves = { $ship } was hit by a chain and does not move on this turn.
towed-moves = { $ship } is towed by { $other }, which must cast off first.
flotilla-moves = { $ship } is a flotilla and moves only in tow: let a ship of its nation and your fleet take it.
flotilla-cannot-act = { $ship } is a flotilla; no enemy is in reach of its cannons, and it has its flag.
flag-flies = { $ship } has its flag; there is nothing to repair.
flotilla-towed = { $ship } is in tow of { $other } already.
flotilla-nation = { $ship } is of another nation than { $other }: only a ship of the same nation tows a flotilla.
tows-already = { $ship } is towing another ship already.
flotilla-apart = { $ship } does not lie beside { $other }: they are { $away } apart.
tows-no-flotilla = { $ship } cannot tow a flotilla now.
kraken-holds = { $other } lies around { $ship }: she moves when it has left or is out of the game.
island-not-swimming = { $island } does not swim now: it must be an island that swims, with no ship at it, and have room.
island-swims-elsewhere = { $island } cannot swim there: it goes { $short } in one of 24 directions, keeps { $far } from all ships and other islands, { $short } from the edge, and off terrain.
creature-cannot = { $ship } is a sea creature; it only moves and shoots.
no-mast-lost = { $ship } has all her masts.
repair-not-home = { $ship } can be repaired only at { $island }, which is { $away } away.
repair-no-home = { $ship } can be repaired only at a home island, and her fleet has none.
home-burns = { $island } is an island of fire: it is nobody's home.
home-taken = { $island } is the home of { $who }.
island-not-wild = { $island } is the home of { $who }, and only wild islands are explored.
not-docked = { $ship } is not docked at { $island }: she lies { $away } away from it.
docked-this-turn = { $ship } has not been docked at { $island } for the whole turn.
explores-herself = { $ship } cannot explore herself.
not-touched = { $ship } does not touch { $other }: the ships are { $away } apart.
no-derelict-to-explore = { $other } has masts and belongs to { $who }; only derelicts and your own ships are explored.
no-such-mast = { $ship } has no mast { $mast }; she has { $masts }.
mast-is-lost = Mast { $mast } of { $ship } is lost.
mast-burns = Mast { $mast } of { $ship } is on fire.
mast-stands = Mast { $mast } of { $ship } still stands.
tows-nobody = { $ship } tows nobody.
sinks-anyway = { $ship } sinks anyway at the start of the next turn.
tried-before = You have already tried to scuttle { $ship } in this turn.
no-free-explore = { $ship } has no free explore: she has not docked in this turn where your token lies.

# Courses and poses
no-measure = { $ship } has no such measure; her move is { $move }.
measure-used = { $measure } is used already; her move is { $move }.
measure-later = The first { $measure } is used before the second one.
too-long = This course would be { $length } long, { $over } too much: { $measure } is { $whole }.
turn-off-table = To sail there, { $ship } must turn and would reach { $over } over the edge of the table.
turn-over = To sail there, { $ship } must turn and would lie over { $obstacle }.
bow-through = The bow of { $ship } would pass through { $obstacle }.
ends-over = { $ship } would end over { $obstacle }.
towed-nowhere = There would be no room for { $towed } behind { $ship }.
island-at-edge = The island would lie { $missing } too near to the edge of the table: the gap must be at least { $near }.
no-island-room = There is no room left for another island.
islands-too-near = The island would lie { $missing } too near to { $island }: the gap must be at least { $near }.
islands-too-far = The island would lie { $over } too far from { $island }, the nearest one: the gap must be at most { $far }.
creature-turned = { $ship } is a sea creature, which has no heading.
pose-off-table = { $ship } would reach { $over } over the edge of the table.
pose-over = { $ship } would lie over { $obstacle }.
start-not-at-home = { $ship } starts with her bow at your home, { $island }: here she would lie { $missing } away from it.
must-place-island = There is room for { $island }, so you must place it.
must-berth = There is room for { $ship } at the island, so she docks there with the ship that tows her.
berth-not-there = { $ship } would not touch { $island }: she would lie { $missing } away from it.

# Shots
cannon-fired = The cannon of mast { $mast } of { $ship } has fired in this action.
own-target = { $ship } is of the same fleet.
target-at-home = { $ship } lies at the home of { $who } and cannot be shot at.
aim-beside = The point lies { $away } away from the hull of { $ship }.
out-of-range = The shot at { $ship } would have to go { $away }, { $over } too far: this cannon reaches { $whole } ({ $measure }).
island-blocks = { $island } blocks the line of fire.
hull-blocks = The hull of { $ship } blocks the line of fire.
terrain-blocks = { $terrain } blocks the line of fire.
lost-in-fog = { $ship } is lost in { $fog }: nobody shoots at her, and she shoots at nobody.
is-wreck = { $ship } is a wreck and stays where she is.
no-such-terrain = There is no terrain { $number }; the pack has { $terrains } pieces.
terrain-used-up = All copies of { $name } lie on the table.
terrain-too-near = { $name } would lie { $missing } too near to { $other }: the gap must be at least { $near }.
fortune-else = The mysterious island gives you other choices, but not this one.
no-store = { $ship } does not lie at one of your forts, or has no gold aboard.
no-own-fort = { $name } is not your fort.
fort-too-dear = { $name } costs { $price } gold, and you have { $gold } at home.
no-fort-there = { $ship } can do nothing for { $name } where she lies: forts are built on explored wild islands without a fort, for the nation of a ship of the fleet.
must-place-terrain = There is a place for terrain: it must be placed.
start-over-terrain = { $ship } would lie over terrain, and there is a place to start without terrain.
no-whirlpool = Terrain { $number } is not a whirlpool on the table.
same-whirlpool = { $name } is the whirlpool that she entered.
no-room-there = { $ship } has no room to come out of { $name }.
not-aboard = That is not aboard { $ship }.
sail-blocks = The sail of mast { $mast } of { $ship } blocks the line of fire.
derelict-shoots = { $ship } has no masts and cannot shoot.
no-cannon-left = No cannon of { $ship } may fire.
nobody-to-shoot = There is nobody for { $ship } to shoot at.
all-at-home = { $spared } is docked at her home, and nobody may shoot at her there.
nearest-at-home = { $spared } is docked at her home, and nobody may shoot at her there. { $other }, the next one, is { $away } away: too far for the cannons of { $ship }.
nothing-in-range = No cannon of { $ship } can hit anybody; the nearest, { $other }, is { $away } away.

not-able = { $ship } has no such ability now.
able-once = { $ship } has used her ability in this turn.
able-before = The roll for that ability comes before { $ship } acts.
acted-twice = { $ship } has acted twice in this turn.
same-again-only = The second action of { $ship } is the same as her first one.
kind-needs-mast = That is shot with a cannon on a mast of { $ship }.
no-second-cannon = Mast { $mast } of { $ship } has only one cannon.
no-extra-cannon = { $ship } has no such cannon.
extra-fired = That cannon of { $ship } has fired in this action.
breath-instead = { $ship } breathes instead of shooting, not after it.
natives-drive-off = { $ship } has to leave the island first: natives drive her off.
raider-leaves = { $ship } has to leave the home of an enemy first.
feat-not-now = { $ship } cannot use that ability now, or not on that.
no-room-to-turn = Turned like that, { $ship } would have no room.
treasure-unseen-gone = There are not that many unseen treasures.
only-treasure = Once you have taken a treasure, you can take only more treasure.
only-treasure-now = You have eliminated a crew: now take a treasure, or choose nothing, and a mast goes.
only-crew-now = You have taken a treasure: now eliminate a crew, or choose nothing, and a mast goes.
crew-stays = { $crew } does not leave the ship.
crew-is-safe = The crew of { $ship } cannot be eliminated.
nothing-far = Not even at twice the range can { $ship } hit anybody.
gives-himself = Only { $crew } has the ability, and must give up another of the crew for it.
no-crew-aboard = { $crew } is not crew aboard a ship.
robs-own = { $ship } is of the same fleet.
laden-silence = { $ship } does not shoot while treasure is aboard.
target-safe = The text of { $ship } keeps her from being shot at here.

# Crew and treasure
creature-carries = { $ship } is a sea creature and carries nothing.
free-crew-elsewhere = { $crew } costs nothing and sails only on ships of the same nation; { $ship } is of another.
loyal-elsewhere = { $crew } is loyal and sails only on ships of the same nation; { $ship } is of another.
crewless = { $ship } carries no crew.
three-berths = { $ship } carries three crew already, and has no berth for a fourth.
too-dear-aboard = With { $crew } the pieces aboard { $ship } would cost { $sum }; at most { $most } is allowed.
no-space = { $ship } has no cargo space left for { $crew }: { $load } of { $space } are taken.
other-piece-first = First find a place for { $crew }.
starts-not-at-home = { $crew } starts aboard a ship or on { $island }.
piece-of-others = { $crew } belongs to { $who }.
handled-twice = { $crew } has been moved twice since the last action.
piece-gone = { $crew } is not in the game any more.
there-already = { $crew } is there: { $place }.
not-docked-together = { $crew } cannot come aboard { $ship }: she is not docked at the same island.
cannot-land = { $crew } cannot go ashore on { $island }, but is there: { $place }.
moved-before = { $thing } has already changed ships in this explore action.
only-taken = From { $other } things are only taken; { $thing } stays aboard { $ship }.
only-between = In this explore action { $thing } goes only from { $other } to { $ship } or back.
coin-is-drawn = A coin is drawn, not a crew.
crew-is-drawn = A crew is drawn, not a treasure.
crew-not-aboard = No such crew is aboard { $ship }.
crew-face-up = That crew lies face up; only crew that lies face down is drawn.
crew-face-down = That crew lies face down: you cannot choose it, only draw it.
no-hidden-crew = No crew lies face down aboard { $ship }.
no-coin = There is no coin aboard { $ship }.
treasure-not-there = No such treasure is there: { $place }.
coins-face-down = Coins lie face down: you cannot choose one, only draw one.
unique-not-drawn = A unique treasure lies face up, and is not drawn.
same-coin = Another coin of { $gold } lies there; it makes no difference which is taken.

# What cards say
family =
    { $family ->
        [ability] Abilities
        [treasure] Unique treasure on cards
        [event] Events
        [equipment] Equipment
        [island] Mysterious islands
       *[terrain] Terrain on cards
    }
ability-name =
    { $ability ->
        [boarding-bonus] boarding bonus
        [raider] raider
        [raider-of-two] raider of two
        [long-shots-miss] long shots miss
        [explorer] explorer
        [captain] captain
        [double-range] double range
        [pickpocket] pickpocket
        [ram-proof] ram proof
        [gunner] gunner
        [extra-action] extra action
        [same-again] same again
        [fleet-leader] fleet leader
        [sacrifice] sacrifice
        [island-trader] island trader
        [ship-trader] ship trader
        [cargo-spy] cargo spy
        [island-spy] island spy
        [marksman] marksman
        [reroll] reroll
        [shoot-and-move] shoot and move
        [crew-shot] crew shot
        [cargo-shot] cargo shot
        [cannoneer] cannoneer
        [light] light
        [under-full-sail] under full sail
        [heavy] heavy
        [safe-cannons] safe cannons
        [pirate-looter] pirate looter
        [terrain-proof] terrain proof
        [clear-view] clear view
        [cheap-crew] cheap crew
        [two-masts-a-hit] two masts a hit
        [armour] armour
        [first-hit-ignored] first hit ignored
        [admiral] admiral
        [pack] pack
        [canceller] canceller
        [oarsman] oarsman
        [captains-gunners] captains gunners
        [gold-two] gold two
        [gold-one] gold one
        [pin-kills-crew] pin kills crew
        [chainshot] chainshot
        [point-blank] point blank
        [follow-up] follow up
        [musketeer] musketeer
        [unload-and-go] unload and go
        [load-and-go] load and go
        [fort-proof] fort proof
        [pin-proof] pin proof
        [five-more-points] five more points
        [revived-crew] revived crew
        [grapple] grapple
        [derelict-owner] derelict owner
        [sink-and-repair] sink and repair
        [backfire] backfire
        [hated] hated
        [friend] friend
        [safe-crew] safe crew
        [far-unloading] far unloading
        [cargo-one] cargo one
        [cargo-master] cargo master
        [all-long] all long
        [brittle] brittle
        [leaves-the-last] leaves the last
        [laden-silence] laden silence
        [slaughter] slaughter
        [plunder] plunder
        [smokepot] smokepot
        [firepot] firepot
        [stinkpot] stinkpot
        [charter] charter
        [treasure-cannon] treasure cannon
        [docked-safe] docked safe
        [helmsman] helmsman
        [shipwright] shipwright
        [navigator] navigator
        [silver-explorer] silver explorer
        [schooner] schooner
        [galley] galley
        [junk] junk
        [turtle-ship] turtle ship
        [longship] longship
        [ghost-ship] ghost ship
        [broadsides] broadsides
        [fear] fear
        [parley] parley
        [submarine] submarine
        [sea-monster] sea monster
        [limit] limit
        [ransom] ransom
        [scorpion] scorpion
        [extended-range] extended range
        [ex-patriot] ex patriot
        [mercenary] mercenary
        [marine] marine
        [ram-kills-crew] ram kills crew
        [stunning-breath] stunning breath
        [burning-breath] burning breath
        [mast-breaker] mast breaker
        [tide-caller] tide caller
        [double-prize] double prize
        [copycat] copycat
        [fog-walker] fog walker
        [ghostly-crew] ghostly crew
        [harbor-gunners] harbor gunners
        [watchtower] watchtower
        [warm-welcome] warm welcome
        [thick-walls] thick walls
        [homebound] homebound
        [monster-boarders] monster boarders
        [submarine-boarders] submarine boarders
        [boarding-gunners] boarding gunners
        [depth-charges] depth charges
        [captains-speed] captains speed
        [finisher] finisher
        [sixes-only] sixes only
        [spare-hold] spare hold
        [loyal] loyal
        [hostile] hostile
        [cursed-boarders] cursed boarders
        [crewless] crewless
        [raider-of-many] raider of many
        [pin-costs-both] pin costs both
        [treasure-spy] treasure spy
        [looter] looter
        [relic-hunter] relic hunter
        [relic-hunter-of-all] relic hunter of all
        [yields-action] yields action
        [guards-cheap-crew] guards cheap crew
        [guards-dear-crew] guards dear crew
        [mercenary-boarders] mercenary boarders
        [lure] lure
        [bond] bond
        [captor] captor
        [sixes-twice] sixes twice
        [hunts-submerged] hunts submerged
        [captains-favor] captains favor
        [all-masts] all masts
        [near-friends] near friends
        [near-enemies] near enemies
        [swift-below] swift below
        [catamaran] catamaran
        [double-catamaran] double catamaran
        [jade-looter] jade looter
        [cargo-shot-once] cargo shot once
        [unsinkable] unsinkable
        [covered-gunners] covered gunners
        [pick-of-prizes] pick of prizes
        [three-berths] three berths
        [submarine-charges] submarine charges
        [deep-boarders] deep boarders
        [steers-on] steers on
        [long-fingers] long fingers
        [two-pockets] two pockets
        [possessor] possessor
        [recruiter] recruiter
        [fleet-gunner] fleet gunner
        [ice-wary] ice wary
        [monster-rammer] monster rammer
        [second-home] second home
        [harbor-wrights] harbor wrights
        [fort-wrights] fort wrights
        [garrison] garrison
        [flotilla] flotilla
        [kraken] kraken
        [two-dice] two dice
        [two-shot-dice] two shot dice
        [converter] converter
        [sails-off] sails off
        [crew-trader] crew trader
        [extra-mast] extra mast
        [crew-for-mast] crew for mast
        [herder] herder
        [relic-finder] relic finder
        [long-against-beasts] long against beasts
       *[grabber] grabber
    }
some-target = those it names
some-amount = so many

## What can be agreed on before a game

option-total = Build total
option-total-help = How many points a fleet may cost: 40 is usual (PI-2.3).
option-islands = Islands for each player
option-islands-help = 0 means in proportion to the build total: three for 40 points (PI-R40).
option-mysterious = Mysterious islands
option-mysterious-help = Whether they are among the islands that are drawn. They do what their texts say at every docking: texts lie open, or are turned up when somebody first docks there (PI-3.5, PI-3.13).
option-mysterious-choices =
    { $choice ->
        [none] None are drawn
        [shown] Drawn, texts open
        [hidden] Drawn, texts hidden at first
       *[plain] Drawn, without their texts
    }
option-forts = Forts
option-forts-help = With gold from home ships build them on explored islands; they shoot, and keep gold.
option-terrain = Terrain from each player
option-terrain-help = Reefs, fog, ice and more: how many pieces each player chooses and places (PI-3.6).
option-patience = Quiet rounds
option-patience-help = After how many rounds in which nothing happens the game ends (PI-R52).
option-uniques = Unique treasures
option-uniques-help = How many are drawn for each player whose fleet names none (PI-5.4).
option-events = Events
option-events-help = Whether fleets may have Events, which lie hidden until they are played (PI-2.7).
option-red = Red's fleet
option-red-help = The name of a ready-made fleet, random, random:spanish for one nation, or a fleet in short text from the fleet builder. Empty: the first ready-made fleet that fits the build total.
option-green = Green's fleet
option-green-help = As Red's; empty: the second ready-made fleet.
option-blue = Blue's fleet
option-blue-help = As Red's, with three or four players; empty: the third ready-made fleet.
option-yellow = Yellow's fleet
option-yellow-help = As Red's, with four players; empty: the fourth ready-made fleet.
option-draw = Number of the draw
option-draw-help = For tables against bots: the same number gives the same random fleets and treasures. Leave it to chance, and nobody knows what is drawn.

# What counts
score-gold = Gold
score-home = Gold at home
score-forts = Gold in forts
score-aboard = Gold aboard
score-aboard-vain = Gold aboard, which does not count
score-ships = Ships left
score-units = Ships and forts left
score-margin = { $gold } gold

# In the position editor
edit-flag =
    { $flies ->
        [yes] The flag is lost
       *[no] The flag flies again
    }
edit-mast =
    { $stands ->
        [yes] Mast { $mast } falls
       *[no] Mast { $mast } stands again
    }
edit-hidden =
    { $number ->
        [0] No hidden treasure
        [one] One hidden treasure
       *[other] { $number } hidden treasures
    }
edit-crew =
    { $at ->
        [island] Ashore
       *[ship] Aboard
    }: { $crew }{ $now ->
        [none] { "" }
       *[other] , from { $now }
    }
edit-home =
    { $seat ->
        [none] Nobody's home
       *[other] Home of { $seat }
    }

# Why a text is no move
form-act = act R1: the ship that is to act, by her number or name
form-explore = explore island 3, explore R2 for a ship, or explore free R1 where your token lies
form-ram = ram G1: the enemy that is rammed first
form-tow = tow G2
form-s = S 45.0 57.50: a measure of the base move, the heading in degrees, the length in millimetres
form-l = L 45.0 83.80, or L 45.0 for the full length; the second of two equal measures is L#2, one that a text adds +L
form-fire = fire 2 at G1: the cannon of the second mast, 2b its second one, or musket, marine, breath, gun1; or with the point to be hit fire 2 at G1 170.00,250.00
form-chain = chain 2 at G1, by a chainshot specialist
form-stink = stink 2 at G1, by a stinkpot specialist
form-burn = burn 2 at G1, by a firepot specialist
form-turn = turn 45.0: the heading in degrees
form-unseen = unseen 2: one of the treasures that nobody has seen
form-place = place 120.00,340.00 45.0: the bow in millimetres, the heading in degrees
form-mast = mast 2, counted from the bow
form-cast = cast off R1: the ship that tows
form-scuttle = scuttle R2
form-home = home island 4
form-crew = crew helmsman to R1, or crew helmsman ashore 3
form-hand = hand 3 to R1: a coin by its gold
form-kill = kill helmsman, or kill any for one that lies face down
form-collect = collect 3, or the name of a treasure or an Event that comes into the game
form-build = build R4: a fort by its number or name
form-store = store R1: the ship unloads into the fort where she lies
form-mend = mend R4: a flag of the fort is put up again
form-watch = watch R4: treasure is looked at from the fort
form-swim = swim island 3: the island swims instead of the ship
form-pay = pay 3: a coin by its gold, that is lost for coming out of another whirlpool
form-chart = chart reef-1: the terrain that is placed next
form-dive = dive 2: the terrain out of which the ship comes
form-take = take 3: a coin by its gold; of a boarded ship take any
form-deal = deal 3: the treasure that comes next
form-draw = draw and the name of an island
form-die = die 4
form-board = board
form-move = move
form-shoot = shoot, or shoot far for twice the range
form-use = use extra-action by R1: an ability and the ship that has it; and on what, as on G1, on island 3, on crew #7
form-sacrifice = sacrifice oarsman
form-rob = rob G1 by R1: a treasure of the first ship comes aboard the second one
form-repair = repair
form-hunt = hunt: shoot at wolves
form-show = show dry-powder: a unique treasure that is used or shown
form-play = play divers: an Event
form-load = load chain-shot: the equipment for the next shot
form-recruit = recruit oarsman-english
form-aim = aim G1, aim island 3, aim crew helmsman or aim treasure 3: on what it is used
form-drift = drift 45.0 83.80: the direction in degrees, the length in millimetres
all-forms = write done, act R1, explore island 3, ram G1, tow G2, L 45.0 83.80, mast 2, cast off R1, scuttle R2, home island 4, crew helmsman to R1, hand 3 to R1, kill helmsman, collect 3, build R4, store R1, mend R4, watch R4, swim island 3, pay 3, chart reef-1, dive 2, take 3, deal 3, draw and the name of an island, die 4, board, move, shoot, use extra-action by R1, sacrifice oarsman, rob G1 by R1, repair, hunt, show dry-powder, play divers, load chain-shot, recruit oarsman-english, aim G1, drift 45.0 83.80
move-missing = a move is missing; { all-forms }
no-move = { $written } is not a move; { all-forms }
move-otherwise = { $written } is not a move; write { $form }
several-ships = several ships are called { $written }: { $several }; write { $form }
no-ship-called =
    there is no ship { $written }; there are { $there ->
        [none] none
       *[some] { $there }
    }; write { $form }
no-length = { $written } is not a length in millimetres with up to two decimals; write { $form }
length-too-far = { $written } mm is farther than anything here reaches (PI-N2); write { $form }
no-place = { $written } is not a place; write { $form }
no-heading = { $written } is not a heading from 0.0 to 359.9 degrees (PI-N3); write { $form }
no-piece-called = there is no crew or equipment { $written }; write { $form }
which-piece = { $written } may be { $several }; write which
no-treasure-called = there is no treasure { $written }; write { $form }
none-called =
    there is no { $kind ->
        [crew] crew
        [terrain] terrain
        [treasure] treasure
        [island] island
       *[collected] treasure or Event
    } { $written }; there are { $known }; write { $form }
text-no-measure =
    there is no { $written }; there are { $known ->
        [none] none
       *[some] { $known }
    }
ship-named-otherwise = { $written } is not what is asked now; a ship is named with { $form }
home-chosen-now = a home is chosen now; write { $form } (PI-3.9)
no-event-called = there is no Event { $written }; write { $form }

# Why a game cannot begin so
players-number = Pirates of the Cursed Seas is for 2 to 4 players (PI-21.1)
too-many-islands = { $islands } islands would be placed, and the pack has { $known }; write 2 to { $most } (PI-3.2)
homes-only = 1: every island would be a home; write 0, or 2 to 8 (PI-3.12, PI-R40)

# How content writes abilities and other effects
no-such-ability = there is no ability { $ability }; there are { $abilities } (PI-15.1)
ability-without-target = { $written }: { $ability } has no target; write '{ $ability }' (PI-15.1)
ability-with-target =
    { $written }: { $ability } is written with { $ability ->
        [gunner] a nation ({ $nations }), `non-` and a nation, `any`, `forts`, `near-forts`, `creatures` or a nation and `-forts`
        [friend] a nation ({ $nations }) or `any`
       *[hated] a nation: { $nations }
    }, as '{ $ability }:english' (PI-15.1)
no-such-deed = there is no { $family } effect { $effect }; there are { $effects } ({ $clause })
deed-with-amount = { $written }: write { $effect } with { $low } to { $high }, as '{ $effect }:{ $high }' ({ $clause })
deed-with-nation = { $written }: write { $effect } with a nation, as '{ $effect }:english': { $nations } ({ $clause })
deed-alone = { $written }: { $effect } has no number or nation; write '{ $effect }' ({ $clause })

# How a game in the archive ended
ended-how =
    { $how ->
        [half-the-gold] More than half of the gold was home
        [no-moves] Half of the players could not move
        [all-unloaded] All gold was home
       *[stalemate] Nothing happened for too long
    }
