### The fields of the position file, as the position editor shows them: `part-field`, its help, and what its values are called.

position-patience = Quiet rounds that end the game
position-patience-help = So many in a row in which nothing happens (PI-R52).
position-asked = What is decided next
position-asked-help = What the game waits for: an action, a shot, a die, a place.
position-asked-choices =
    { $choice ->
        [first-player] Roll for the first turn
        [island] An island is drawn
        [spot] A place for an island
        [home] A home island
        [start] A ship starts at home
        [crew-place] A place for crew
        [ship] The next ship
        [fire] Dice for fires
        [fire-spreads] A mast catches fire
        [action] An action
        [segment] The course
        [shot] A shot
        [hit] The die of a shot
        [lost-mast] A mast that is lost
        [ram] Which ship is rammed
        [ram-die] The die of a ram
        [boarding] Whether to board
        [boarding-die] A boarding roll
        [prize] The prize
        [prize-drawn] A prize is drawn
        [tow] A ship to tow
        [berth] A place for a towed ship
        [look] Treasure is looked at
        [coin] Treasure is taken
        [exchange] What is exchanged
        [repair] A mast to repair
        [scuttling] The die for scuttling
        [left-over] Treasure left over
        [ability-die] The die of an ability
        [picked] Treasure is picked
        [terrain] A piece of terrain
        [terrain-spot] A place for terrain
        [ice] The die of an iceberg
        [ice-edge] The edge of an iceberg
        [terrain-die] The die of terrain
        [whirlpool] A whirlpool
        [price] What is paid
        [island-text] The text of an island
        [island-die] The die of an island
        [island-choice] A choice of an island
        [coin-drawn] A coin is drawn
        [walls-die] The die of walls
        [consent] Whether to use an ability
        [forfeit] What is forfeited
        [turn] A turn about the stern
        [nothing] Nothing: the game is over
        [aim] What a card is used on
        [deed-die] The die of a card
        [deed-drawn] A card draws
       *[answer] An answer with a card
    }
position-player = Who decides
position-player-help = It follows from the rest, and may be left out.
position-who = Who is asked
position-who-help = The player who decides, or for whom chance does.
position-turn = Whose turn it is
position-turn-help = That player's fleet acts.
position-first = Who began
position-first-help = The player with the first turn of each round.
position-round = Round
position-round-help = Counted from 1; 0 while the game is set up.
position-quiet = Quiet rounds
position-quiet-help = Rounds in a row in which nothing happened.
position-stirred = Something has happened
position-stirred-help = In this round, so it will be no quiet one.
position-rollers = Still to roll
position-rollers-help = Who still rolls for the first turn.
position-rolls = Rolls for the first turn
position-rolls-help = One number for each of the four seats; 0: none.
position-gold = Gold at home
position-gold-help = On the home islands, one number for each of the four seats.
position-starting-gold = Gold in the game
position-starting-gold-help = All gold when the treasure was dealt: whoever has more than half has won.
position-islands = Islands
position-islands-help = Numbered in this order.
position-to-place = Islands to place
position-to-place-help = How many are still to be placed.
position-terrain = Terrain
position-terrain-help = Numbered in this order.
position-terrain-to-place = Terrain to place
position-terrain-to-place-help = How many pieces are still to be placed.
position-terrain-chosen = Terrain placed next
position-terrain-chosen-help = The piece that was chosen.
position-to-draw = Islands to draw
position-to-draw-help = Those that may still be drawn.
position-ships = Ships
position-ships-help = Also sea creatures and forts. A ship's name, such as R1, comes from the fleet in which it began.
position-pieces = Crew and equipment
position-pieces-help = Numbered in this order.
position-treasures = All treasure
position-treasures-help = Everything in the game: a coin's gold as a number, or the name of a unique treasure.
position-unseen = Treasure never looked at
position-unseen-help = What nobody has seen yet.
position-slots = Treasure looked at
position-slots-help = Where it lies, and who knows it.
position-left-over = Treasure left over
position-left-over-help = Pieces for which no island has room.
position-events = Events
position-events-help = Those of all players.
position-barred = Necklace barred
position-barred-help = Whose ships load no necklace any more.
position-mapped = Treasure lies face up
position-mapped-help = On the wild islands.
position-turn-begins = The turn has just begun
position-turn-begins-help = Nothing was done in it yet.
position-second-actions = Second actions
position-second-actions-help = So many any ships of the fleet may still take.
position-raft-shown = A Raft was shown
position-raft-shown-help = In this turn.
position-ice-to-drift = Icebergs to drift
position-ice-to-drift-help = Those that still drift in this turn, by their numbers.
position-ghosts = Ghost crew
position-ghosts-help = Crew that came to a fort when it fell, by number.
position-watch = Watched islands
position-watch-help = Islands on which a treasure is still looked at from a fort.
position-mysterious = Mysterious islands
position-mysterious-help = Their texts, and what still holds for ships.
position-in-progress = In progress
position-in-progress-help = The action that is being made, with all that has happened in it.
position-ended = How the game ended
position-ended-help = Only if it is over, and then nothing is asked.
position-ended-choices =
    { $choice ->
        [half-the-gold] More than half the gold
        [no-moves] Nobody can act
        [all-unloaded] All treasure is at home
       *[stalemate] Nothing happened any more
    }

island-card = Island
island-card-help = Its name in the pack.
island-at = Place and heading
island-at-help = Across, up and the angle: hundredths of a millimetre from the lower left corner, tenths of a degree. Drag it on the board.
island-home = Whose home it is
island-home-help = A wild island is nobody's.
island-hidden = Hidden treasure
island-hidden-help = Pieces that nobody has looked at.
island-tokens = Tokens
island-tokens-help = Whose lie there.

terrain-card = Terrain
terrain-card-help = Its name in the pack.
terrain-at = Place and heading
terrain-at-help = Hundredths of a millimetre from the lower left corner, tenths of a degree.
terrain-placer = Who placed it
terrain-placer-help = The player who laid it there.
terrain-gone = Taken away
terrain-gone-help = It is no longer on the table.
terrain-until = Stays until
terrain-until-help = It is taken away when this player's turn begins.
terrain-rating = Rating
terrain-rating-help = Of a reef, in this turn.
terrain-frozen = Held fast
terrain-frozen-help = An island holds the iceberg.

ship-ship = Ship
ship-ship-help = Its name in the pack.
ship-fleet = First fleet
ship-fleet-help = In whose fleet she began.
ship-owner = Fleet now
ship-owner-help = In whose fleet she is; left out, the first one.
ship-at = Place and heading
ship-at-help = Across, up and the angle: hundredths of a millimetre from the lower left corner, tenths of a degree. Drag her on the board.
ship-state = State
ship-state-help = Afloat, waiting to be placed, or out of the game.
ship-state-choices =
    { $choice ->
        [afloat] Afloat
        [waiting] Waiting to be placed
       *[gone] Out of the game
    }
ship-masts = Masts that stand
ship-masts-help = Counted from the bow; left out, all of them.
ship-burning = Burning masts
ship-burning-help = Counted from the bow.
ship-tows = Tows
ship-tows-help = The derelict in tow, such as G2.
ship-pinned-by = Rammed and held by her
ship-pinned-by-help = Ships that she rammed and that cannot leave.
ship-panels = Panels
ship-panels-help = Of a turtle ship's shell, or a catamaran's further hulls; of a flotilla 1 with its flag, 0 without. Left out: all of them.
ship-guns = Cannons made
ship-guns-help = Of treasure.
ship-spent = Abilities used
ship-spent-help = In this turn.
ship-shot-by = Shot at by
ship-shot-by-help = Ships that have shot at her in this turn.
ship-lost-in = Lost in
ship-lost-in-help = The number of the fog bank in which she is.
ship-stands-on = Stands on
ship-stands-on-help = The number of the fort's island.
ship-gold = Gold in the fort
ship-gold-help = Of a fort alone.
ship-walls = Walls
ship-walls-help = Hits that a fort's walls still need in this turn.
ship-fort = Fort
ship-fort-help = Whether it is gone for good, and whether its walls rolled in this turn.
ship-fort-choices =
    { $choice ->
        [fallen] Fallen
       *[rolled] Walls have rolled
    }
ship-stayed = Has lain at
ship-stayed-help = Islands at which she has lain since the turn began.
ship-explored = Has explored
ship-explored-help = Islands that she has explored and not left.
ship-first-action = First action
ship-first-action-help = In this turn: move, shoot, repair, an island or a ship that she explored.
ship-idle = Turns without action
ship-idle-help = So many she still loses.
ship-copied = Ability taken on
ship-copied-help = From another ship.
ship-shielded-from = Safe from
ship-shielded-from-help = Ships that may not shoot at her in this turn.
ship-marks = Marks
ship-marks-help = What has happened to her, or is in store for her.
ship-marks-choices =
    { $choice ->
        [acted] Has acted
        [acted-twice] Has acted twice
        [extra-action] May act again
        [same-again] The same action alone
        [must-shoot] Must shoot
        [held] Held
        [sinks] Will sink
        [tried] Tried to scuttle
        [free-explore] May explore free of charge
        [pathfinder] Docked at a wild island
        [at-enemy-home] At an enemy's home
        [unloaded] Has unloaded
        [loaded] Has loaded
        [carried] Used a trade current
        [fear-rolled] Rolled for fear
        [mute] Without abilities
        [crew-mute] Crew without abilities
        [dazed] Dazed in the next turn
        [stench] Stench in the next turn
        [chained] Chained in the next turn
        [slowed] Slowed in the next turn
        [sails-longer] Sails longer
        [sails-far] Sails far
        [driven-off] Has to leave the island next turn
        [must-leave] Has to leave the island
        [moves-twice] Moves twice
        [move-for-each-mast] A move for each mast
        [lucky] Lucky
        [helped] Helped by a gunner
        [aimed] Next shot hits
        [overpowers] Silences whom she shoots at
        [shot-at-fort] Shot at a fort
        [wreck] Wreck
        [struck] Struck by ice
        [submerged] Submerged
        [deep] In the deep
       *[ghostly] Ghost ship
    }

piece-card = Card
piece-card-help = Its name in the pack; empty: not known.
piece-owner = Whose it is
piece-owner-help = The player.
piece-fleet = First fleet
piece-fleet-help = With whose fleet it began; left out, its owner's.
piece-equipment = Equipment
piece-equipment-help = It is not crew.
piece-at = Where it is
piece-at-help = A ship such as R1, an island such as island 3, or out.
piece-seen = Known to
piece-seen-help = The players who know it.
piece-face-up = Face up
piece-face-up-help = Everybody sees it.
piece-handled = Times moved
piece-handled-help = Since the last action.
piece-mute = Without abilities
piece-mute-help = In this turn.
piece-captive = Captive
piece-captive-help = It was captured, and is cargo.
piece-hexed = Without abilities in its player's next turn
piece-hexed-help = A doll does it.
piece-joined = Joined later
piece-joined-help = It came in the course of the game.
piece-any-nation = Of any nation
piece-any-nation-help = It counts as one of its ship's nation.
piece-ashore = Kept ashore
piece-ashore-help = By a mysterious island, in this turn.

slot-what = Treasure
slot-what-help = A coin's gold or a unique treasure's name; empty: not known.
slot-at = Where it is
slot-at-help = A ship such as R1, an island such as island 3, or out.
slot-seen = Known to
slot-seen-help = The players who have looked at it.
slot-gold = Gold now
slot-gold-help = What a unique treasure has come to be worth.
slot-used = Used
slot-used-help = In this turn.
slot-left-there = Kept there
slot-left-there-help = A mysterious island keeps it from being loaded in this turn.

event-card = Event
event-card-help = Its name in the pack; empty: not known.
event-owner = Whose it is
event-owner-help = The player.
event-state = State
event-state-help = In hand, played and still at work, or over.
event-state-choices =
    { $choice ->
        [hidden] In hand
        [up] At work
       *[out] Over
    }
event-at = Token
event-at-help = Where it lies, in hundredths of a millimetre.
event-fog = Fog bank
event-fog-help = The number of the terrain that rolls, of Rolling Fog.
event-rolls = Still rolls
event-rolls-help = Its fog rolls later in this turn.

mysterious-mode = How they are played
mysterious-mode-help = Not at all, face up, or face down.
mysterious-mode-choices =
    { $choice ->
        [plain] Not played
        [shown] Face up
       *[hidden] Face down
    }
mysterious-texts = Texts
mysterious-texts-help = Islands by number, and the card whose text each has.
mysterious-unshown = Texts not shown yet
mysterious-unshown-help = Cards whose texts nobody has seen.
mysterious-ships = Still in force
mysterious-ships-help = What islands have done to ships.

marked-ship = Ship
marked-ship-help = Its number in the list of ships.
marked-effects = Effects
marked-effects-help = What still holds for her.
marked-amount = Amount
marked-amount-help = How much of it.
marked-island = Island
marked-island-help = The one that did it, by number.

in-progress-unit = Ship that acts
in-progress-unit-help = Such as R1.
in-progress-target = Target
in-progress-target-help = The ship that is shot at, rammed, boarded or explored.
in-progress-action = Action
in-progress-action-help = What the ship does.
in-progress-sailing = Moving
in-progress-sailing-help = How far the move has come.
in-progress-shooting = Shooting
in-progress-shooting-help = Which cannons have fired.
in-progress-loss = Losses
in-progress-loss-help = What is lost by a hit, a ram, a fight or a text.
in-progress-boarding = Boarding
in-progress-boarding-help = Rams and boarding parties.
in-progress-fires = Fires
in-progress-fires-help = On burning masts.
in-progress-exploring = Exploring
in-progress-exploring-help = An island or a ship.
in-progress-trade = Treasure drawn
in-progress-trade-help = By abilities.
in-progress-card = Card at work
in-progress-card-help = A unique treasure, an Event or equipment.
in-progress-question = Question in between
in-progress-question-help = What somebody may answer with a card in hand.
in-progress-reroll = Die to roll again
in-progress-reroll-help = A die that may be rolled once more.
in-progress-mysterious = Mysterious island
in-progress-mysterious-help = One that does something now.
in-progress-contacts = Contacts
in-progress-contacts-help = What the ship that moves touched before (PI-N10).
in-progress-way = Interrupted way
in-progress-way-help = A stretch that terrain interrupts until a die has fallen.
in-progress-interrupted = Asked again
in-progress-interrupted-help = Questions that are asked again, the last one first.

action-kind = Action
action-kind-help = move, shoot, repair, or the island or ship that is explored.
action-is-free = Free move
action-is-free-help = A move that a text grants, and no move action.
action-stage = Consequences so far
action-stage-help = The number of the one that comes next (PI-R20).
action-docked-at = Docked at
action-docked-at-help = Islands at which the ship has docked in it.
action-tow-options = May be towed
action-tow-options-help = Derelicts that may be taken in tow.
action-ability = Ability rolled for
action-ability-help = Hers, for which a die falls.
action-coins-due = Coins to be sent home
action-coins-due-help = Of wild islands, when the action is over.
action-ability-asked = Ability asked about
action-ability-asked-help = Or for which treasure is drawn.
action-mends = Fort mended
action-mends-help = Of which a flag is put up again.

sailing-measures-used = Measures used
sailing-measures-used-help = Numbers of those of the base move, from 4 on those that texts add.
sailing-base-moves-left = Base moves left
sailing-base-moves-left-help = Whole ones still to come.
sailing-of-l-alone = L alone
sailing-of-l-alone-help = A die has granted a move of L and no more.
sailing-of-s-alone = S alone
sailing-of-s-alone-help = A text between actions grants the move.
sailing-loading-move = Move after loading
sailing-loading-move-help = S and no more, at a mysterious island (PI-M29).
sailing-turn-asked = Turn asked
sailing-turn-asked-help = She has turned about her stern, or was asked.
sailing-ended-as = Ended at a contact
sailing-ended-as-help = 1: the move ended so.
sailing-pilot = Pilot
sailing-pilot-help = The ship that acts while her player moves another one.
sailing-own-base-move = By the pilot's move
sailing-own-base-move-help = The other ship is moved by the pilot's base move.
sailing-current-at-hand = Trade current
sailing-current-at-hand-help = It may be used.
sailing-hastened = Hastened
sailing-hastened-help = By ships near by.
sailing-lured = Lured
sailing-lured-help = By a ship near by.
sailing-terrain-to-meet = Terrain to meet
sailing-terrain-to-meet-help = By number.
sailing-terrain = Terrain met
sailing-terrain-help = The one that is met or left, or drifts.

shooting-fired = Cannons fired
shooting-fired-help = By the numbers of their masts.
shooting-succeeded = A hit
shooting-succeeded-help = A shot of this action has hit.
shooting-missed = Cannons that missed
shooting-missed-help = Among those that have fired.
shooting-cannon = Cannon now
shooting-cannon-help = The one for whose shot a die falls.
shooting-kind = Shot
shooting-kind-help = What it shoots.
shooting-kind-choices =
    { $choice ->
        [ball] Ball
        [chain] Chain shot
        [stench] Stench shot
        [fire] Fire shot
        [broadside] Broadside
        [grape] Grapeshot
        [grapple] Grapples
       *[exploding] Exploding shot
    }
shooting-double-range = Double range
shooting-double-range-help = Cannons shoot twice as far.
shooting-hits-left = Hits left
shooting-hits-left-help = Of this roll, still to be settled.
shooting-grabs = Grabs
shooting-grabs-help = Masts that the one shot of the action costs, which draws its target near; 0: it shoots as usual.
shooting-armour-dented = Armour dented
shooting-armour-dented-help = Armoured ships that the next hit costs a mast.
shooting-next-equipment = Equipment for the next shot
shooting-next-equipment-help = By number.
shooting-equipment = Equipment of this shot
shooting-equipment-help = By number.
shooting-equipment-used = Equipment used
shooting-equipment-used-help = In this action.
shooting-awaits-payment = Shot that waits for payment
shooting-awaits-payment-help = As the number of its move; -1: none.
shooting-payer = Who may pay
shooting-payer-help = The ship.
shooting-paid-from = Paid from
shooting-paid-from-help = A ship, or an island.

loss-cause = Cause
loss-cause-help = By what it is lost.
loss-cause-choices =
    { $choice ->
        [none] Nothing
        [shot] A shot
        [ram] A ram
        [before-boarding] Before boarding
        [fight] A fight
        [card] A card
        [terrain] Terrain
        [island] An island
       *[sailing] Sailing
    }
loss-unit = Ship
loss-unit-help = The one that loses something.
loss-masts-left = Masts to lose
loss-masts-left-help = After this one.
loss-crew-left = Crew to lose
loss-crew-left-help = Of the target.
loss-any-cargo = Any cargo
loss-any-cargo-help = Cargo may be lost instead of crew.
loss-cargo-due = Cargo due
loss-cargo-due-help = Cargo of the target may be eliminated.
loss-own-crew-due = Own crew due
loss-own-crew-due-help = The ship that acts loses crew.
loss-repair-due = Repair due
loss-repair-due-help = A mast of the ship that acts comes back.

boarding-enemies-left = Enemies to ram
boarding-enemies-left-help = Those still to come.
boarding-dice-left = Rolls left
boarding-dice-left-help = Boarding rolls still to fall.
boarding-first-total = First total
boarding-first-total-help = Die and masts of the side that rolled first.
boarding-prizes-left = Prizes left
boarding-prizes-left-help = How much the winner may still eliminate or take.
boarding-treasure-only = Treasure only
boarding-treasure-only-help = The winner may only take treasure now.
boarding-crew-only = Crew only
boarding-crew-only-help = The winner may only eliminate crew now.
boarding-drawn = Drawn
boarding-drawn-help = What chance draws for the winner.
boarding-drawn-choices =
    { $choice ->
        [crew] Crew
       *[treasure] Treasure
    }
boarding-by-grapples = By grapples
boarding-by-grapples-help = The boarding party came by them.
boarding-by-shot = By a shot
boarding-by-shot-help = The boarding party comes of a shot.
boarding-stung = Struck by a blade
boarding-stung-help = The enemy that one has struck in this action.

fires-dice-left = Dice left
fires-dice-left-help = Fires for which a die is still to fall.
fires-go-out = Fires going out
fires-go-out-help = The masts.
fires-spread = Fires spreading
fires-spread-help = Still to be settled.
fires-kindled = Ship on fire
fires-kindled-help = Shot on fire; which mast burns is still to be chosen.

exploring-island = Island explored
exploring-island-help = Its number.
exploring-elsewhere = Another island
exploring-elsewhere-help = Of which a text lets treasure be looked at.
exploring-one-more = One more coin
exploring-one-more-help = And then no more.
exploring-settled = Settled treasures
exploring-settled-help = Unique ones of the island that are taken or left.
exploring-aboard-before = Aboard before
exploring-aboard-before-help = Treasures by number.
exploring-crew-moved = Crew moved
exploring-crew-moved-help = That has changed ships.
exploring-treasure-moved = Treasure moved
exploring-treasure-moved-help = That has changed ships.

trade-given = Treasure given
trade-given-help = For another.
trade-draws-left = Draws left
trade-draws-left-help = Treasures still to be drawn.
trade-other-island = Other island
trade-other-island-help = With which the explored one trades.

card-move = Card
card-move-help = Which one: treasure 3, event 1 or equipment 2.
card-during = During
card-during-help = Within what it is used.
card-during-choices =
    { $choice ->
        [none] Nothing
        [loading] Loading
        [a-turn-begins] The beginning of a turn
        [between-actions] Between actions
        [ramming] Ramming
        [shooting] Shooting
        [docking] Docking at home
        [losing] A loss
       *[moving] A move
    }
card-aim = Chosen for it
card-aim-help = What is chosen now.
card-aim-choices =
    { $choice ->
        [none] Nothing
        [crew-lost] Crew that is lost
        [treasure-lost] Treasure that is lost
        [left-ashore] Crew left ashore
        [recruited] Crew recruited
        [own-ship] A ship of the same fleet
        [enemy-ship] An enemy ship
        [looked-at] What is looked at
        [own-crew] Own crew
        [enemy-crew] Enemy crew
        [spot] A place
        [drift] Where something drifts
        [fog] Fog
        [fog-bank] A fog bank
       *[what-it-says] What its text says
    }
card-unit = Ship
card-unit-help = The one that loses what is chosen.
card-still-to-come = Still to come
card-still-to-come-help = Treasures, ships or crew to which it still happens.
card-rolls-left = Rolls left
card-rolls-left-help = Dice and draws still to fall.
card-crew = Crew
card-crew-help = The one that duels.
card-island = Island
card-island-help = The one that is looked at.
card-total = Total
card-total-help = What the crew that duels has rolled.
card-units-hit = Ships hit
card-units-hit-help = By the wave.
card-treasure-lost = Treasure lost
card-treasure-lost-help = To the eruption; now she loses crew.

question-kind = To what
question-kind-help = What is answered.
question-kind-choices =
    { $choice ->
        [none] Nothing
        [die] A die
        [loss] A loss
        [ram] A ram
        [sinking] A sinking
        [prize] A prize
        [death] A death
       *[passing] An enemy's move that ends near by
    }
question-seats-left = Still asked
question-seats-left-help = Who is still to be asked.
question-die = Die
question-die-help = The one that may be turned.
question-sunk = Sunk
question-sunk-help = Ships whose crew and cargo are still to be settled.
question-sinker = Sunk by
question-sinker-help = Who sank them.
question-relics-kept = Relics kept
question-relics-kept-help = Whoever was asked for them keeps them.

reroll-roller = Ship
reroll-roller-help = Whose die it is.
reroll-die = Die
reroll-die-help = What it shows.

island-at-work-islands-left = Islands left
island-at-work-islands-left-help = For which a die still falls, or from which coins still come.
island-at-work-island = Island
island-at-work-island-help = The one that does it now.
island-at-work-effect = Effect
island-at-work-effect-help = What it does; left out, its die has not fallen.
island-at-work-still-to-come = Still to come
island-at-work-still-to-come-help = Dice, coins or crew.
island-at-work-masts-lost = Masts lost
island-at-work-masts-lost-help = Those that the dice cost.
island-at-work-to-island = To island
island-at-work-to-island-help = Where coins or crew go.
island-at-work-coin-given = Coin given
island-at-work-coin-given-help = The one that is swapped.

way-met = Terrain met
way-met-help = Its number.
way-crossed = Terrain crossed
way-crossed-help = By number.
way-begins = Begins
way-begins-help = Where the bow was when the ship had turned, in hundredths of a millimetre.
way-heading = Heading
way-heading-help = In tenths of a degree.
way-length = Length
way-length-help = In hundredths of a millimetre.
way-stops = Stops
way-stops-help = At a contact.

contacts-old-shores = Islands
contacts-old-shores-help = In contact before.
contacts-old-units = Ships
contacts-old-units-help = In contact before.
contacts-old-terrain = Terrain
contacts-old-terrain-help = In contact before.
contacts-ignored = No obstacle
contacts-ignored-help = Ships that the moving one passes.
contacts-heedless = Heeds no terrain
contacts-heedless-help = Terrain is nothing to the ship that moves.
contacts-wary = Icebergs count
contacts-wary-help = Other terrain is nothing to the ship that moves, but icebergs are.

interrupted-asked = What is asked
interrupted-asked-help = Again, afterwards.
interrupted-asked-choices = { position-asked-choices }
interrupted-player = Who decides
interrupted-player-help = A player, or chance.
interrupted-who = Who is asked
interrupted-who-help = The player, or for whom chance decides.
