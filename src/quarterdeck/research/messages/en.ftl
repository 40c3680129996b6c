# Why a number or a request is refused
not-installed = This needs { $library }: pip install "quarterdeck[{ $extra }]"
players-of = { $game } is for { $players } players, not for { $given }
no-number = must be a whole number, not { $given }
beyond = must be from 0 to { $last }, not { $given }
beyond-list = must be from 0 to { $last }, the place of a move in the list of { $number } legal ones, not { $given }
seed-beyond = must be from 0 to { $last }, or None for a game that nobody can foresee
not-begun = No game has begun at this table: call reset first.
over = The game is over: call reset to begin another one.
not-asked = Seat { $seat } has nothing to choose now. These seats have: { $asked }.
no-observation = { $game } does not say what a seat sees as numbers: its Game.observation returns None
wrong-shape = must be an array of { $shape } whole numbers ({ $dtype }), not of { $given }
one-of = must be one of { $kinds }, not { $given }
no-pack = must be a pack, as find_game({ $game }).read_pack(name, content) reads it, not { $given }
no-action = must be the action of a seat that may choose now; it has { $legal } legal ones
at-least-one = must be 1 or more, not { $given }
how-many = must be from 1 to { $most }, not { $given }
