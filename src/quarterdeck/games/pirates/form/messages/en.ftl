### The fields of the position file, as the position editor shows them: `part-field`, its help, and what its values are called.

position-patience = Quiet rounds that end the game
position-patience-help = How many in a row, in which nothing happens, end the game (PI-R52).
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
position-to-draw-help = The islands that may still be drawn.
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
position-events-help = The Events of all players.
position-barred = Necklace barred
position-barred-help = The players whose ships load no necklace any more.
position-mapped = Treasure lies face up
position-mapped-help = Whether treasure on wild islands lies face up.
position-turn-begins = The turn has just begun
position-turn-begins-help = Nothing has been done in this turn yet.
position-second-actions = Second actions
position-second-actions-help = How many ships of the fleet, no matter which, may still take one.
position-raft-shown = A Raft was shown
position-raft-shown-help = Whether a Raft was shown in this turn.
position-ice-to-drift = Icebergs to drift
position-ice-to-drift-help = The numbers of the icebergs that still drift in this turn.
position-ghosts = Ghost crew
position-ghosts-help = The numbers of crew that went to a fort when it was eliminated.
position-watch = Watched islands
position-watch-help = Islands on which a treasure is still to be looked at from a fort.
position-mysterious = Mysterious islands
position-mysterious-help = Their texts, and their effects on ships that still last.
position-in-progress = In progress
position-in-progress-help = The action that is not finished, with all that has happened in it.
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
island-hidden-help = How many treasures there nobody has looked at.
island-tokens = Tokens
island-tokens-help = The players whose tokens lie there.

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
terrain-rating-help = The number of a reef in this turn.
terrain-frozen = Held fast
terrain-frozen-help = An island holds the iceberg.

ship-ship = Ship
ship-ship-help = Its name in the pack.
ship-fleet = First fleet
ship-fleet-help = The player with whose fleet she began.
ship-owner = Fleet now
ship-owner-help = The player who has her now; if left out, the first one.
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
ship-pinned-by-help = Ships that she cannot leave: she has rammed them, or a text holds her.
ship-panels = Panels
ship-panels-help = How many panels of a turtle ship's shell, or further hulls of a catamaran, are left; for a flotilla 1 with its flag, 0 without. If left out, all of them.
ship-guns = Cannons made
ship-guns-help = How many cannons made of treasure she has.
ship-spent = Abilities used
ship-spent-help = Abilities that she has used up in this turn.
ship-shot-by = Shot at by
ship-shot-by-help = Ships that have shot at her in this turn.
ship-lost-in = Lost in
ship-lost-in-help = The number of the fog bank in which she is lost.
ship-stands-on = Stands on
ship-stands-on-help = The number of the island on which the fort stands.
ship-gold = Gold in the fort
ship-gold-help = Only for a fort: the gold in it.
ship-walls = Walls
ship-walls-help = How many more hits the walls of a fort take in this turn.
ship-fort = Fort
ship-fort-help = Whether it is gone for good, and whether its walls were rolled in this turn.
ship-fort-choices =
    { $choice ->
        [fallen] Fallen
       *[rolled] Walls have rolled
    }
ship-stayed = Has lain at
ship-stayed-help = Islands at which she has lain since the turn began.
ship-explored = Has explored
ship-explored-help = Islands that she has explored and not left since.
ship-first-action = First action
ship-first-action-help = In this turn: move, shoot, repair, an island or a ship that she explored.
ship-idle = Turns without action
ship-idle-help = For how many turns she has no action.
ship-copied = Ability taken on
ship-copied-help = The ability that she has taken on from another ship.
ship-shielded-from = Safe from
ship-shielded-from-help = Ships that may not shoot at her in this turn.
ship-marks = Marks
ship-marks-help = What else has happened to her, or will happen to her.
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
piece-card-help = Its name in the pack; empty if it is not known.
piece-owner = Whose it is
piece-owner-help = The player to whom it belongs.
piece-fleet = First fleet
piece-fleet-help = The player with whose fleet it began; if left out, its owner.
piece-equipment = Equipment
piece-equipment-help = It is equipment, not crew.
piece-at = Where it is
piece-at-help = A ship such as R1, an island such as island 3, or out.
piece-seen = Known to
piece-seen-help = The players who know it.
piece-face-up = Face up
piece-face-up-help = Everybody sees it.
piece-handled = Times moved
piece-handled-help = How often it was moved since the last action.
piece-mute = Without abilities
piece-mute-help = Its abilities do not work in this turn.
piece-captive = Captive
piece-captive-help = It was captured, and is cargo.
piece-hexed = Without abilities in its player's next turn
piece-hexed-help = A doll takes its abilities away for that turn.
piece-joined = Joined later
piece-joined-help = It joined during the game.
piece-any-nation = Of any nation
piece-any-nation-help = It always has the nation of its ship.
piece-ashore = Kept ashore
piece-ashore-help = A mysterious island keeps it ashore in this turn.

slot-what = Treasure
slot-what-help = A coin's gold or a unique treasure's name; empty if it is not known.
slot-at = Where it is
slot-at-help = A ship such as R1, an island such as island 3, or out.
slot-seen = Known to
slot-seen-help = The players who have looked at it.
slot-gold = Gold now
slot-gold-help = The gold that a unique treasure is worth by now.
slot-used = Used
slot-used-help = It was used in this turn.
slot-left-there = Kept there
slot-left-there-help = A mysterious island keeps it from being loaded in this turn.

event-card = Event
event-card-help = Its name in the pack; empty if it is not known.
event-owner = Whose it is
event-owner-help = The player to whom it belongs.
event-state = State
event-state-help = In hand, played and still at work, or over.
event-state-choices =
    { $choice ->
        [hidden] In hand
        [up] At work
       *[out] Over
    }
event-at = Token
event-at-help = The place where its token lies, in hundredths of a millimetre.
event-fog = Fog bank
event-fog-help = For Rolling Fog: the number of the fog bank that rolls.
event-rolls = Still rolls
event-rolls-help = Its fog still has to roll in this turn.

mysterious-mode = How they are played
mysterious-mode-help = Not at all, face up, or face down.
mysterious-mode-choices =
    { $choice ->
        [plain] Not played
        [shown] Face up
       *[hidden] Face down
    }
mysterious-texts = Texts
mysterious-texts-help = The number of each island, and the card whose text it has.
mysterious-unshown = Texts not shown yet
mysterious-unshown-help = Cards whose texts nobody has seen.
mysterious-ships = Still in force
mysterious-ships-help = Effects of islands on ships that still last.

marked-ship = Ship
marked-ship-help = Its number in the list of ships.
marked-effects = Effects
marked-effects-help = The effects on her that still last.
marked-amount = Amount
marked-amount-help = The number of the effect, if it has one.
marked-island = Island
marked-island-help = The number of the island that caused it.

in-progress-unit = Ship that acts
in-progress-unit-help = The ship that acts, such as R1.
in-progress-target = Target
in-progress-target-help = The ship that is shot at, rammed, boarded or explored.
in-progress-action = Action
in-progress-action-help = What the ship does.
in-progress-sailing = Moving
in-progress-sailing-help = How far the move has come.
in-progress-shooting = Shooting
in-progress-shooting-help = Which cannons have fired.
in-progress-loss = Losses
in-progress-loss-help = What a ship loses by a hit, a ram, a fight or a text.
in-progress-boarding = Boarding
in-progress-boarding-help = Rams and boarding parties.
in-progress-fires = Fires
in-progress-fires-help = Dice for burning masts, and what they have done.
in-progress-exploring = Exploring
in-progress-exploring-help = The exploring of an island or a ship.
in-progress-trade = Treasure drawn
in-progress-trade-help = Treasure that abilities draw.
in-progress-card = Card at work
in-progress-card-help = A unique treasure, an Event or equipment that takes effect.
in-progress-question = Question in between
in-progress-question-help = What somebody may answer with a card in hand.
in-progress-reroll = Die to roll again
in-progress-reroll-help = A die that may be rolled once more.
in-progress-mysterious = Mysterious island
in-progress-mysterious-help = A mysterious island that takes effect.
in-progress-contacts = Contacts
in-progress-contacts-help = What the moving ship touched when her move began (PI-N10).
in-progress-way = Interrupted way
in-progress-way-help = A part of a course that terrain interrupts until a die has been rolled.
in-progress-interrupted = Asked again
in-progress-interrupted-help = Questions that are asked again, the last one first.

action-kind = Action
action-kind-help = move, shoot, repair, or the island or ship that is explored.
action-is-free = Free move
action-is-free-help = A move that a text grants and that is not a move action.
action-stage = Consequences so far
action-stage-help = The number of its next consequence (PI-R20).
action-docked-at = Docked at
action-docked-at-help = Islands at which the ship has docked during the action.
action-tow-options = May be towed
action-tow-options-help = Derelicts that may be taken in tow.
action-ability = Ability rolled for
action-ability-help = The ship's ability for which a die is rolled.
action-coins-due = Coins to be sent home
action-coins-due-help = How many coins of wild islands are still to be sent home.
action-ability-asked = Ability asked about
action-ability-asked-help = The ability that somebody is asked about, or for which treasure is drawn.
action-mends = Fort mended
action-mends-help = The fort that gets a flag back.

sailing-measures-used = Measures used
sailing-measures-used-help = The numbers of the measures used: those of the base move, and from 4 on those that texts add.
sailing-base-moves-left = Base moves left
sailing-base-moves-left-help = How many whole base moves are still to come.
sailing-of-l-alone = L alone
sailing-of-l-alone-help = The move is only L, granted by a die.
sailing-of-s-alone = S alone
sailing-of-s-alone-help = The move is only S, granted by a text between actions.
sailing-loading-move = Move after loading
sailing-loading-move-help = The move is only S, after loading at a mysterious island (PI-M29).
sailing-turn-asked = Turn asked
sailing-turn-asked-help = She has turned about her stern, or her player was asked about that.
sailing-ended-as = Ended at a contact
sailing-ended-as-help = 1: the move ended at a contact.
sailing-pilot = Pilot
sailing-pilot-help = The ship that acts while her player moves another one.
sailing-own-base-move = By the pilot's move
sailing-own-base-move-help = The other ship is moved by the pilot's base move.
sailing-current-at-hand = Trade current
sailing-current-at-hand-help = A trade current may be used.
sailing-hastened = Hastened
sailing-hastened-help = Ships near by hasten the one that moves.
sailing-lured = Lured
sailing-lured-help = A ship near by lures the sea monster that moves.
sailing-terrain-to-meet = Terrain to meet
sailing-terrain-to-meet-help = The numbers of terrain that the ship has still to meet.
sailing-terrain = Terrain met
sailing-terrain-help = The terrain that the ship meets or leaves, or that drifts.

shooting-fired = Cannons fired
shooting-fired-help = The cannons that have fired, by the numbers of their masts.
shooting-succeeded = A hit
shooting-succeeded-help = A shot of this action has hit.
shooting-missed = Cannons that missed
shooting-missed-help = The cannons that have fired and missed.
shooting-cannon = Cannon now
shooting-cannon-help = The cannon whose shot is rolled for.
shooting-kind = Shot
shooting-kind-help = What that cannon shoots.
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
shooting-hits-left-help = How many hits of this roll are still to be settled.
shooting-grabs = Grabs
shooting-grabs-help = The masts that a single shot costs which draws its target near; 0: the ship shoots as usual.
shooting-armour-dented = Armour dented
shooting-armour-dented-help = Armoured ships that lose a mast at the next hit.
shooting-next-equipment = Equipment for the next shot
shooting-next-equipment-help = The number of the equipment with which the next shot is made.
shooting-equipment = Equipment of this shot
shooting-equipment-help = The number of the equipment of the shot that is rolled for.
shooting-equipment-used = Equipment used
shooting-equipment-used-help = The equipment used in this action.
shooting-awaits-payment = Shot that waits for payment
shooting-awaits-payment-help = The number of the shot that is made if nobody pays; -1: none.
shooting-payer = Who may pay
shooting-payer-help = The ship whose player may pay.
shooting-paid-from = Paid from
shooting-paid-from-help = The ship or island from which that player pays.

loss-cause = Cause
loss-cause-help = What causes the loss.
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
loss-unit-help = The ship that loses masts, crew or cargo.
loss-masts-left = Masts to lose
loss-masts-left-help = How many masts she loses after this one.
loss-crew-left = Crew to lose
loss-crew-left-help = How many crew the target still loses.
loss-any-cargo = Any cargo
loss-any-cargo-help = Cargo may be lost instead of crew.
loss-cargo-due = Cargo due
loss-cargo-due-help = Cargo of the target may still be eliminated.
loss-own-crew-due = Own crew due
loss-own-crew-due-help = The ship that acts still loses crew.
loss-repair-due = Repair due
loss-repair-due-help = The ship that acts still gets a mast back.

boarding-enemies-left = Enemies to ram
boarding-enemies-left-help = The enemies still to be rammed.
boarding-dice-left = Rolls left
boarding-dice-left-help = How many boarding rolls are still to be made.
boarding-first-total = First total
boarding-first-total-help = Die and masts of the side that rolled first, added up.
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
boarding-by-grapples-help = The boarding party came by grapples.
boarding-by-shot = By a shot
boarding-by-shot-help = The boarding party follows from a shot.
boarding-stung = Struck by a blade
boarding-stung-help = The enemy that a blade has struck in this action.

fires-dice-left = Dice left
fires-dice-left-help = How many fires are still to be rolled for.
fires-go-out = Fires going out
fires-go-out-help = The masts whose fire goes out.
fires-spread = Fires spreading
fires-spread-help = How many fires spread; the masts are still to be chosen.
fires-kindled = Ship on fire
fires-kindled-help = The ship that was set on fire by a shot; the burning mast is still to be chosen.

exploring-island = Island explored
exploring-island-help = The number of the island that is explored.
exploring-elsewhere = Another island
exploring-elsewhere-help = Another island whose treasure a text lets the player look at.
exploring-one-more = One more coin
exploring-one-more-help = One more coin may be loaded, and then no more.
exploring-settled = Settled treasures
exploring-settled-help = Unique treasures of the island that were taken or left.
exploring-aboard-before = Aboard before
exploring-aboard-before-help = The numbers of treasures that were aboard before.
exploring-crew-moved = Crew moved
exploring-crew-moved-help = Crew that has changed ships.
exploring-treasure-moved = Treasure moved
exploring-treasure-moved-help = Treasures that have changed ships.

trade-given = Treasure given
trade-given-help = The treasure that is given in exchange for another.
trade-draws-left = Draws left
trade-draws-left-help = How many treasures are still to be drawn.
trade-other-island = Other island
trade-other-island-help = The island with which the explored one trades.

card-move = Card
card-move-help = The card: treasure 3, event 1 or equipment 2.
card-during = During
card-during-help = When it takes effect.
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
card-aim-help = The choice that it needs now.
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
card-unit-help = The ship that loses what is chosen.
card-still-to-come = Still to come
card-still-to-come-help = Treasures, ships or crew that it still affects.
card-rolls-left = Rolls left
card-rolls-left-help = How many dice and draws are still to come.
card-crew = Crew
card-crew-help = The crew that duels.
card-island = Island
card-island-help = The island that is looked at.
card-total = Total
card-total-help = The roll of the crew that duels.
card-units-hit = Ships hit
card-units-hit-help = How many ships the wave hit.
card-treasure-lost = Treasure lost
card-treasure-lost-help = The ship has lost her treasure to the eruption, and loses crew next.

question-kind = To what
question-kind-help = What the card would answer.
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
question-seats-left-help = The players still to be asked.
question-die = Die
question-die-help = The die that may be turned.
question-sunk = Sunk
question-sunk-help = Ships that have sunk, while it is still open what happens to all aboard.
question-sinker = Sunk by
question-sinker-help = The player who sank them.
question-relics-kept = Relics kept
question-relics-kept-help = The player who was asked for Relics keeps them.

reroll-roller = Ship
reroll-roller-help = The ship whose die it is.
reroll-die = Die
reroll-die-help = The number on the die.

island-at-work-islands-left = Islands left
island-at-work-islands-left-help = Islands that are still to be rolled for, or from which coins still come.
island-at-work-island = Island
island-at-work-island-help = The island that takes effect now.
island-at-work-effect = Effect
island-at-work-effect-help = The effect of that island; left out if its die was not rolled yet.
island-at-work-still-to-come = Still to come
island-at-work-still-to-come-help = How many dice, coins or crew are still to come.
island-at-work-masts-lost = Masts lost
island-at-work-masts-lost-help = How many masts the dice have cost.
island-at-work-to-island = To island
island-at-work-to-island-help = The island to which coins or crew go.
island-at-work-coin-given = Coin given
island-at-work-coin-given-help = The coin that is swapped.

way-met = Terrain met
way-met-help = The number of the terrain that she meets.
way-crossed = Terrain crossed
way-crossed-help = The numbers of terrain that she has already crossed.
way-begins = Begins
way-begins-help = The place of the bow at the beginning, in hundredths of a millimetre.
way-heading = Heading
way-heading-help = The heading in tenths of a degree.
way-length = Length
way-length-help = The length in hundredths of a millimetre.
way-stops = Stops
way-stops-help = The part of the course ends at a contact.

contacts-old-shores = Islands
contacts-old-shores-help = Islands that she touched when the move began.
contacts-old-units = Ships
contacts-old-units-help = Ships that she touched when the move began.
contacts-old-terrain = Terrain
contacts-old-terrain-help = Terrain that she touched when the move began.
contacts-ignored = No obstacle
contacts-ignored-help = Ships that are no obstacle to the one that moves.
contacts-heedless = Heeds no terrain
contacts-heedless-help = Terrain does not affect the ship that moves.
contacts-wary = Icebergs count
contacts-wary-help = Icebergs do affect the ship that moves, although other terrain does not.

interrupted-asked = What is asked
interrupted-asked-help = The question that is asked again.
interrupted-asked-choices = { position-asked-choices }
interrupted-player = Who decides
interrupted-player-help = A player, or chance.
interrupted-who = Who is asked
interrupted-who-help = The player who is asked, or for whom chance decides.
