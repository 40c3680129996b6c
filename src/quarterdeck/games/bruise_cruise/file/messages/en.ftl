### Why a position file is refused: what follows the path of the field.

no-such-port = there is no port { $written }; there are { $ports }
no-such-card = there is no card { $written }; cards are written { $first } or { $last }
no-such-space = { $written } is not a space with water; write q.r as on the chart, a port, or { $away } (BC-4.2)
home-taken = { $home } is the Home Port of { $other } already (BC-1.11)
ship-of-other-line = is not a ship of this line; it has { $fleet }
anchor-off-board = only ships on the board carry anchors (BC-12.3, BC-R31)
flipped-off-board = a ship is flipped when it claims a port, so on the board (BC-9.8)
anchors-only = there are only { $most } anchors (BC-23.1)
space-taken = { $at } is taken by { $ship }; a space holds one ship (BC-4.7)
rival-home = { $at } is the Home Port of { $other }, which no rival enters (BC-3.1)
things-only =
    there are only { $most } { $thing ->
        [L] life preservers
        [M] missiles
       *[other] torpedoes
    } (BC-23.1)
flag-taken = { $port } has a flag of { $owner } already; a port has one (BC-9.4, BC-9.5)
flag-at-home = { $port } is a Home Port, where nobody plants a flag (BC-3.3)
flags-only = a line has only { $most } flags (BC-9.6, BC-23.3)
too-many-cards =
    hold { $more ->
        [one] 1 card
       *[other] { $more } cards
    } more than there are: { $all } (BC-1.6)
deck-otherwise = is { $deck }, but { $left } cards are in no hand and not discarded (BC-1.6)
more-than-hand =
    names { $known ->
        [one] 1 card
       *[other] { $known } cards
    }, but the hand holds { $held }
shown-unknown = { $card } is not among the known cards of the hand
shown-actions-only = all have seen Action cards alone go to a hand: they are salvaged (BC-U10.1)
card-elsewhere = { $card } is in { $where } already; a card is in one place
supply-otherwise = is { $said }, but { $left } are in nobody's hands (BC-23.5)
ends-in-own-turn = all ships of a line are decommissioned: the game ends in its turn (BC-21.1)
ended-otherwise = fleets, deck and hands tell that it ended as { $ending } (BC-21.1, BC-21.2)
quiet-had-ended = is { $quiet }, but { $patience } such turns would have ended the game (BC-R44)
goes-on = nobody has all ships home, cards are left, and there were too few quiet turns to end the game: it goes on (BC-21.1, BC-21.2, BC-R44)
last-turn-quiet = the last of the quiet turns is one in which no card moves (BC-R44)
no-action-left = the quiet turns end with a whole turn, so no action is left: 0 (BC-R44)
feats-without-dice = no dice are rolled where Feats of Strength settle a tie (BC-R54)
winner-too-early = is not known before the dice have fallen (BC-22.10)
not-tied = { $seat } is not tied for the lead (BC-22.10)
feats-decide = is left to Feats of Strength between { $first } and { $last } (BC-R54)
dice-decided = is missing: the dice decided between { $first } and { $last } (BC-22.10)
won-otherwise = is { $winner }, but { $right } is ahead (BC-22.1 to BC-22.10)
ships-need-home = ships come into the game at a Home Port; name it in home (BC-1.13, BC-17.2)
flagship-missing = is missing: the flagship was put on the Home Port; where is it now? (BC-1.13)
flagship-waits = only ships of a region are commissioned (BC-9.9)
flag-gained-ship = { $ship } is set aside, but a flag in { $port } made it commissionable (BC-9.9)
set-aside-too-late = is set aside, but a ship is decommissioned after flags stood in all regions (BC-9.9, BC-18.3)
gained-without-flip = was gained by a claim, but no ship of the line is flipped (BC-9.8, BC-9.9)
flipped-without-gain = claimed a port, but the line has gained no ship by it (BC-9.8, BC-9.9)
kind-wanted = must be { $kinds } when { $asked } is asked
card-missing = is missing: which card was played for the { $kind }?
card-on-discard = { $card } was played, so it lies on the discard pile: name it in discard (BC-6.1)
card-leads-elsewhere = { $card } does not lead to { $asked } (BC-15.2)
ship-missing = is missing: which ship acts?
target-missing = is missing: which ship is the target?
no-ship-of = { $name } is not a ship of { $seat }
no-rival-ship = { $name } is not a ship of a rival
not-on-board = { $name } is not on the board
anchored = { $name } is anchored and does not act (BC-16.1)
sale = is { $left }; up to { $most } weapons may be bought (BC-U8)
nothing-to-buy = nothing can be bought: no life preserver in stock, or no weapon in the supply (BC-U8)
no-card-of-port = { $card } is not a card of a port (BC-15.4)
battle-port = is not the port of { $card } (BC-13.1)
ship-not-in-port = { $ship } does not lie in the port of { $card } (BC-13.1)
no-rival-flag = no rival's flag stands in the port of { $card } (BC-13.1)
no-flag-left = { $seat } has no flag left to plant (BC-13.8)
not-next-to = { $target } is not next to { $ship } by water (BC-14.1, BC-R27)
raid-dice-missing = are missing: the raider's, then the defender's (BC-14.3)
raid-dice = { $asked } is asked if the { $winner } wins (BC-14.3)
surrender-without-choice = { $seat } chooses only without a life preserver and with both weapons (BC-12.1, BC-12.2)
fired-is-deployed = the weapon that was fired is deployed: 1 or more (BC-10.9, BC-11.7)
no-part-in-triangle = has no part in The Triangle Takes; leave it out (BC-U4.1)
not-in-triangle = { $target } is not in the Triangle, which has just taken it (BC-U4.1)
anchored-in-triangle = { $target } is anchored, so the Triangle cannot have taken it (BC-15.3)
torpedo-without-card = no card is spent on a torpedo; leave it out (BC-10.11)
torpedo-from-ship = ships fire torpedoes; leave it out (BC-10.2)
torpedo-too-far = { $target } is more than { $reach } spaces by water from { $ship } (BC-10.3)
missile-from-port = ports launch missiles; leave it out (BC-11.5)
missile-port = is not the port of { $card } (BC-11.1)
missile-port-missing = is missing: from which port was the missile launched? (BC-U14)
no-own-flag = { $port } has no flag of { $seat } (BC-U14)
missile-too-far = { $target } is more than { $reach } hexagons from the port (BC-11.2)
first-rolls = is not known while the first rolls are made (BC-1.7)
turn-missing = is missing: whose turn is it? P, H, S or D
no-such-admiral = there is no Admiral { $seat } in this game
rolled-nothing = is 0: to roll, but { $asked } is asked
rolled-too-little = must be 2 to 12, as two dice show, or 0 if the roll is still to come
rollers = two Admirals or more roll, and one of them is to come: rolled is 0 (BC-R2)
rolls-first = { $seat } rolls first
dice-otherwise = add up to another total than { $seat } rolled last: { $total }
says-nothing = says nothing when { $asked } is asked; leave it out
only-over = belongs to a game that is over: "asked" is "nothing" or "tie"
home-missing = is missing: turns begin when all have one (BC-1.14)
wake-without-ship = there is no ship { $ship } in this game
passes-of-two = two Admirals go through the deck once (BC-20.1)
passes-by-now = the deck is empty, so the discard pile was shuffled into a new one: 2 (BC-20.2)
all-cards-played = all cards are played, so the game is over: write nothing (BC-21.2)
final-too-early = the final phase begins with the turn after the last card was drawn (BC-20.8)
skipped = { $seat } holds no card and is skipped in the final phase (BC-20.6)
actions-at-most = nobody has more than { $most } with these cards (BC-2.1, BC-U9)
actions-left = somebody who is asked { $asked } has one or more (BC-2.1)
actions-made = all are made when { $asked } is asked: 0 (BC-2.1)
quiet-ends = is { $quiet }, but { $patience } such turns in a row end the game (BC-R44)
hand-too-large = has { $cards } cards, but at most { $most } are allowed (BC-19.2)
ship-form = write a ship by its line and rank: { $fleet }, { $next } … (BC-1.4, BC-1.5)
too-few = are too few: two to four play (BC-1.1)
lines-otherwise = is { $said }, but the Admirals are { $playing }; name each once, clockwise (BC-1.2)
decides-otherwise = is { $player }, but { $who } decides when { $asked } is asked
after-homes = comes only after every Admiral has a Home Port (BC-1.14)
first-pass = must be 1 until turns have begun (BC-20.2)
first-stock = must be 2 L and 1 M until turns have begun (BC-1.3)
flagship-only = only the flagship is on the board, unflipped at home (BC-1.13)
hand-before-rolls = must be empty until the first rolls are made (BC-1.9)
home-before-hand = is chosen from the hand that is dealt later (BC-1.10)
homes-in-order = choose Home Ports in turn order: { $seats } (BC-R3)
home-next = { $seat } is to choose a Home Port next (BC-R3)
hand-when-dealing = has { $cards } cards, but { $right } when { $seat } is asked (BC-1.9, BC-1.12)
hand-full = is full, so no card is dealt to it (BC-1.9)
no-free-port = has no card of a free port, so it is shown and dealt anew (BC-R4)
first-rolled-most = must be the Admiral who rolled the highest total; if several did, they roll again (BC-1.7, BC-R2)
one-home-card = holds one of the two cards of { $seat }'s Home Port (BC-1.12)
home-cards-only = holds only the cards of the Home Ports until turns have begun (BC-1.12)
fleet-home = all ships of a line are decommissioned, so the game is over (BC-21.1)
final-by-now = the deck is empty, so the turn is one of the final phase (BC-20.8)
kind-missing = is missing: which kind of action is the { $asked } picked for?
picked-too-early = is not picked before the { $asked } for { $kind }; leave it out
not-asked-for = with these picked, no { $asked } is asked for { $kind } (BC-2.2)
cannot-be-chosen = { $name } cannot be chosen here: the rules do not allow it (BC-2.2)
no-draw-in-final = nobody draws in the final phase (BC-20.7)
draw-one-or-two = is { $left }, but one or two cards are drawn, and no more than there are (BC-19.7)
actions-before-draw = are all made when the turn ends with drawing: 0 (BC-2.1)
hand-of-seven = the hand holds { $cards } cards, and 7 at most (BC-19.2)
kind-of-draw = must be unfathomable if a card says to draw, and left out otherwise (BC-U11)
draw-is-action = must be one or more while a card says to draw: that is an action (BC-U11)
nobody-discards = nobody must discard: hands of seven stay, and a card was played (BC-R30, BC-R38)
nobody-replenishes = in the final phase, or without cards to draw, nobody replenishes (BC-19.7, BC-20.7)
