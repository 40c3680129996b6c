### What follows the name of a field, or stands alone: why a file, an option or a number of players is refused.

# A field as its type wants it
kind =
    { $kind ->
        [int] a whole number
        [float] a number
        [str] text
        [bool] true or false
        [array] a list
        [object] an object in braces
        [decimal] one with a point
       *[null] { $kind }
    }
or = { $first } or { $last }
kind-wanted = must be { $wanted }, not { $found }
pattern = Expected `str` matching regex { $pattern }
value-unknown = { $written } is not known here
value-wanted = must be { $wanted }, not { $written }
value-none-of = { $written } is none of { $known }
value-nearest = { $written } is not known here; there are { $known } and others
value-limit =
    must be { $limit ->
        [most] { $bound } or less
       *[least] { $bound } or more
    }
length =
    must have { $limit ->
        [most] at most { $bound }
        [least] at least { $bound }
       *[exactly] { $bound }
    } { $part ->
        [str] { $number ->
            [one] character
           *[other] characters
        }
        [array] { $number ->
            [one] entry
           *[other] entries
        }
       *[object] { $number ->
            [one] field
           *[other] fields
        }
    }
field-missing = is missing
no-fields = is not a field here
no-field =
    is not a field here; there { $number ->
        [one] is { $known }
       *[other] are { $known }
    }
no-field-nearest = is not a field here; there are { $known } and others

# A whole position file
file = the position file
no-json = this is not JSON: { $error }
file-no-json = is not JSON: { $error }
no-utf-8 = is not text in UTF-8
nested = this is nested too deeply for a position
no-game-said = this is not a position file: it must say its game, as "game": "cardinal"
players-differ = is { $players }, but the position is for { $there }
players-given = is { $players }, but { $name } is for { $there }
option-type = must be a whole number, a text, true or false
option-differs = is { $value }, but the position has { $there }
option-given = is { $value }, but { $name } says { $there }
pack-content = { $name } has other content than the pack says
pack-given = is { $pack } ({ $digest }), but { $name } says { $there } ({ $other })
no-packs = { $game } takes no content packs
pack-text-missing = { $pack } is not the game's own, and its text is not here: name its file, too (--pack FILE)
pack-digest = is not that of the content of { $pack }
terms-players = does not go with players, options and pack: players { $there }, not { $players }
terms-option = does not go with players, options and pack: { $option } { $there }, not { $value }
terms-pack = does not go with players, options and pack: it has other content than the pack

# Options, and games
option-form = { $pair } is not of the form name=value, for example { $example }
option-twice = is given twice
option-without-choice = is chosen by { $first } or { $last } players; with { $players } there is no choice, so leave it out
no-option = { $game } has no such option; it has { $options }
draw-form = must be a whole number from { $least } to { $most }, or a secret from a record
no-game = there is no game { $game }; there are { $games }
no-game-of = no installed game has positions of { $place }; there are { $games }
game-not-loaded = { $game } is installed, but { $place } cannot be loaded: { $error }
no-game-there = the entry point { $place } is not a Game

# A content pack or a record, and where in its text something is wrong
line = line { $line }
file-line = { $file }, line { $line }
record = record
no-toml = this is not TOML: { $error }
no-unicode = this is not TOML: a character is not Unicode
number-or-unicode = this is not TOML: a number is too long, or a character is not Unicode
pack-too-large = this is too large for a pack: { $size } bytes, and at most { $most } are allowed
pack-nested = this is nested too deeply for a pack
lists-nested = this is nested too deeply; at most { $most } lists may stand within one another
line-too-long = the line is too long: { $length } characters, and at most { $most } are allowed
word-too-long = a number or key is too long; at most { $most } characters are allowed
key-parts = a key has too many parts; at most { $most } with dots between them are allowed
no-name = { $name } is not a name; begin with a letter or digit, use letters, digits, spaces, ' . and -
name-taken = { $name } is written { $written }, and so is { $other }; each needs its own name
