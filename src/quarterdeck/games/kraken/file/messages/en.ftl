### Why a position file is refused: what follows the path of the field.

seats-gap = is missing: the seats are A, B, C, D without a gap (KR-1.1)
round-beyond-limit = is { $round }, but the game ends after round { $limit } (KR-R22)
place-form = write a Section and a Lane, N1 to W4 (KR-1.3)
deck-size = has { $cards } cards; a deck has { $fewest } to { $most } (KR-7.3)
sunk-has-nothing = a sunk ship has no place, no damage and no cards (KR-5.1, KR-5.5)
beyond-lanes =
    is beyond Lane { $lanes }, the outermost with { $afloat ->
        [one] one ship
       *[other] { $afloat } ships
    } afloat (KR-4.5)
place-taken = { $at } is taken by ship { $ship }; a place holds one ship (KR-4.1)
sinkings-from-one = is { $sunk }, but no ship has { $before }: count from 1
sunk-after-winning = it had won before it sank: the last ship afloat wins (KR-6.2)
lanes-number =
    is { $lanes }; with { $afloat ->
        [one] one ship
       *[other] { $afloat } ships
    } afloat there are { $right } (KR-5.2)
too-many-unknown =
    hold { $unknown ->
        [one] 1 unknown card
       *[other] { $unknown } unknown cards
    }, but only { $left } { $left ->
        [one] is
       *[other] are
    } left (KR-7.3)
card-elsewhere = { $card } is in { $where } already
no-card = there is no card { $written }; there are { $cards }
only-over = goes with "player": "nobody" only
over-already =
    { $afloat ->
        [one] 1 ship is
       *[other] { $afloat } ships are
    } afloat, so the game is over: write "nobody" (KR-6.2)
after-starting = comes only after every ship has its start place (KR-1.6)
after-starting-ship = comes only after every ship has its start place (KR-1.6, KR-1.11)
start-places =
    with { $placed ->
        [one] 1 ship started, the place
       *[other] { $placed } ships started, the places
    } taken { $placed ->
        [one] is
       *[other] are
    } { $places } (KR-1.7)
played-while-dealing = must be empty while cards are dealt: all of them are shuffled together (KR-2.7)
hands-full = every hand is full, so chance has nothing to deal (KR-1.12)
hand-too-early = must be empty until ship { $ship } has three cards
who-begins = ship { $ship } begins: most damage, then nearest the front (KR-2.3)
not-afloat = ship { $ship } is not afloat (KR-5.5)
icons-without-card = belong to a card that is being resolved; name it in `card`
hand-empty = is empty, but the player to move plays a card (KR-3.4)
place-missing = is missing: where is the ship? Or write when it sank: sunk
card-without-player = is resolved by a player, A to D, not by others
no-icon = { $letter } is not an icon; there are F U D X R K T
icons-not-shown = { $card } shows { $letters }, not so many { $letter } (KR-3.1)
icons-empty = is empty: then the card is resolved, and the next player is to play one (KR-2.2)
order-form = names the ships afloat once, clockwise, the starting one first: { $wanted } (KR-2.6)
ended-otherwise =
    { $afloat ->
        [one] 1 ship is
       *[other] { $afloat } ships are
    } afloat: the game can only have ended as { $ending }
only-limit-ends = is { $round }; with { $afloat } ships afloat only the limit of rounds ends the game (KR-R22)
hand-left = must be empty when the last round is over (KR-2.1)
