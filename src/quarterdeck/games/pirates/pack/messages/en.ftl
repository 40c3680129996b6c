### Why a content pack is refused: what follows the file, the line and the field.

# What does not agree
rows = { $number } rows; at most { $most } are allowed
holds-nothing = this pack holds nothing; give at least one of { $tables }
outside-tables = stands outside of every table; that may be only in the file with the title
measures-missing = measures: then this pack has to give them
not-shorter = { $short } is not shorter than L, { $long } (PI-N1)
coins-worth = { $coins } are worth { $sum }; eight coins are worth { $wanted } (PI-5.2)
table-too-small = { $size } is too small for { $players } home islands that reach { $radius } from their middle (PI-R36)
name-empty = a name needs a letter or digit
key-taken = { $key } is taken by another row of [[{ $table }]]; each needs its own (PI-2.1)
few-islands = { $number } islands; four players need { $fewest } (PI-3.2)
no-mysterious = { $id } is the id of no [[mysterious]] table (PI-8.5)
island-effect =
    { $written } is nothing that { $how ->
        [by-itself] islands do by themselves
       *[by-die] a die rolled on docking brings
    } (PI-R110)
no-nation = { $nation } is not a nation; there are { $nations } (PI-2.1)
no-move = { $move } is not a base move; there are { $moves } (PI-7.2)
reason-needless = { $reason }: only what has playable = false has a reason (PI-15.2)
reason-missing = false: say why in reason (PI-15.2)
effect-twice = { $effect } stands there twice, which adds nothing (PI-1.5)
masts-and-cannons = { $hull } has { $masts } masts or segments, and there are { $cannons } cannons (PI-R4)
no-hull = { $hull } is the id of no hull; there are { $hulls }
only-flotillas-towed = the base move { $move } fits no ship but a flotilla, and a flotilla has no other (PI-A166)
hull-is-base = { $hull } is the base of a sea creature (PI-18.7)
base-is-hull = { $base } is a ship's hull, not a base (PI-18.7)
no-ship-playable = no ship can be played; every fleet needs one (PI-R56)
no-link = { $link } is not a name or id of a ship or a crew, nor `nation:` and a nation (PI-4.9)
other-nation = { $written }: its ships and creatures are { $nation } (PI-2.1)

# Which shapes cannot be
corner-near = { $corner } is less than { $least } from the corner before it (PI-N6)
corner-not-left = at { $corner } the edge does not turn left by 5 degrees or more; corners run counter-clockwise around a convex shape (PI-N6)
corner-outside = { $corner } lies outside the edge from { $edge } (PI-N6)
origin-outside = (0, 0) is not inside; a shape is placed and turned about it (PI-N6)
base-without = a base has no { $field }; leave it out (PI-N14)
bow-first = the first corner is the bow tip [0, 0], all others lie behind it (PI-N5)
hull-length =
    { $written }: the hull is { $length } long{ $parity ->
        [odd] , and has to be even
       *[even] { "" }
    } (PI-N6)
hull-beam = { $written }: the hull reaches { $beam } to a side (PI-N6)
bow-depth = { $written } is not a bow; it is { $least } to { $most } deep (PI-1.6)
mast-places = { $written } has { $places } places; give one for each of { $masts } masts (PI-N6)
mast-order = { $written } does not stand between { $before } and the stern, { $stern } (PI-N6)
sail-width = { $written } is not a half width of a sail; it is { $least } to { $most } (PI-N12)
cut-not-convex = cut at x = { $x } the hull is not convex any more: put a corner there (PI-N6)
terrain-corners =
    { $corners } corners; the edges of { $kind ->
        [iceberg] an iceberg
       *[fog-bank] a fog bank
    } are numbered 1 to { $exits } (PI-16.1)
terrain-number =
    { $written }: the number is { $kind ->
        [iceberg] 1 to { $most }
       *[other] left out: only icebergs have one
    } (PI-16.1)

# What would be right in a field
hint-name = a name is 1 to { $most } characters on one line
hint-id = an id is 1 to { $most } small letters, digits and single hyphens, such as `hms-titan`
hint-measure = a measure is { $least } to { $most } hundredths of a millimetre (PI-N1)
hint-table = write width and height, each { $least } to { $most } (PI-N2)
hint-length = a length is 0 to { $most } hundredths of a millimetre (PI-N6)
hint-corners = write 3 to { $most } corners [x, y], no coordinate beyond { $furthest } (PI-N6)
hint-places = list the x of up to { $most } masts (PI-N6)
hint-effect = an effect is a text
hint-links = list up to 8 names, ids or `nation:` and a nation (PI-4.9)
hint-flag = write true or false
hint-abilities = list up to 8 abilities, such as ["captain", "gunner:english"] (PI-15.1)
hint-ids = list ids of pieces, as in `ships.toml` (PI-2.1)
hint-reason = a reason is at most { $most } characters on one line
hint-only = list tables of a pack to which nothing built-in is to be added
hint-coins = write eight coins, each 1 to { $most } (PI-5.2)
hint-fleet-coins = coins are worth 0 to { $most } (PI-5.1)
hint-total = a build total is 1 to { $most } (PI-2.3)
hint-ships = list up to 30 ships, such as { $example } (PI-2.1)
hint-hull-kind = write "ship", "longship", "junk", "turtle", "galley", "flotilla" or "base" (PI-N6)
hint-masts = a hull has 1 to { $most } masts or segments (PI-N6)
hint-absent-kind = write "ship", "crew", "event", "island" or "treasure"
hint-worth = a unique treasure is worth 0 to { $most } gold (PI-5.5)
hint-spaces = a unique treasure needs 0 to 9 cargo spaces (PI-11.7)
hint-fort = a fort costs 1 to { $most } gold (PI-R59)
hint-iceberg = the number of an iceberg is 1 to 6 (PI-16.1)
hint-copies = there are 1 to { $most } copies of a piece (PI-3.6)
hint-points = a piece costs 0 to { $most } points (PI-2.1)
hint-cargo = there are 0 to { $most } cargo spaces (PI-R15)
hint-move = a base move is a text (PI-7.2)
hint-nation = a nation is a text (PI-2.1)
hint-cannons = write rank 2 to 6 and range S or L of each cannon, front to rear, such as 2L-2S-3S (PI-R3)
hint-terrain-kind = the kind of terrain is a text (PI-16.1)
hint-origin = write "rulebook", "published", "deduced" or "reconstructed"
