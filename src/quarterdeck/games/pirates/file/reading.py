"""Reads the pirates' position files and refuses what no game can reach, naming the path of the bad field."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import msgspec
from librt.vecs import append, vec  # plain Python: read once
from mypy_extensions import i64  # plain Python: read once

from quarterdeck.engine.complaints import Complaints
from quarterdeck.engine.errors import Malformed, PackError
from quarterdeck.engine.packs import unnamed
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.position_files import pack_text, read_fields
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates.codes import ASHORE, COIN_KINDS, ISLAND, NONE, OUT, UNIT
from quarterdeck.games.pirates.file import SAY, in_progress, mysterious, old_form
from quarterdeck.games.pirates.file.checks import check
from quarterdeck.games.pirates.file.fields import (
    MARKS,
    EventFile,
    IslandFile,
    PieceFile,
    PiratesFile,
    ShipFile,
    SlotFile,
    TerrainFile,
)
from quarterdeck.games.pirates.file.words import ABILITIES, NUMBERED, OUT_WORD, is_rolling_fog
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.games.pirates.pack.reading import built_in, pieces_and_catalog
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.catalog import Catalog
from quarterdeck.games.pirates.texts.abilities import TWO_WORDS, WORD
from quarterdeck.games.pirates.words.ending import ENDINGS
from quarterdeck.games.pirates.words.names import give_names
from quarterdeck.games.pirates.words.notation.names import SEATS, treasure_word, unit_numbers
from quarterdeck.games.pirates.words.notation.parsing import WHOLE

FEWEST: Final = 2
"""Players."""
_ISLAND: Final = re.compile(r"island (\d{1,2})")


def load(data: bytes) -> PiratesPosition:
    """The position of a file; `Malformed` names the bad field."""
    file = read_fields(modernised(data), PiratesFile)
    position = Reader(file, catalog_of(pack_text(file.pack, built_in()))).position
    check(position, file)
    return position


def modernised(data: bytes) -> bytes:
    """A file of an earlier form in that of today; any other, and what is no file, as it is."""
    try:
        fields = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return data
    return msgspec.json.encode(old_form.modern(fields)) if old_form.is_old(fields) else data


def catalog_of(text: str | None) -> Catalog:
    """The catalog of a file's content pack, or of the game's own."""
    try:
        return pieces_and_catalog(built_in().content if text is None else text)[1]
    except PackError as error:
        raise unnamed(error) from None


def players_of(file: PiratesFile) -> int:
    """How many play: as the file says, else all up to the last seat that has a ship or a home."""
    if file.players is not None:
        return file.players
    named = {ship.fleet for ship in file.ships} | {isle.home for isle in file.islands if isle.home is not None}
    return max(FEWEST, *(SEATS.index(seat) + 1 for seat in named))


class Reader:
    """A file that becomes a position, field by field."""

    def __init__(self, file: PiratesFile, catalog: Catalog) -> None:
        self.catalog = catalog
        self.position = position = PiratesPosition(catalog, players_of(file))
        names = catalog.names
        start = catalog.ships + catalog.crews
        self.ships = {names[k]: k for k in range(catalog.ships)}
        first = start + catalog.uniques + catalog.islands + catalog.events
        self.ships |= {names[first + k]: int(catalog.ships) + k for k in range(catalog.forts)}
        self.crews = {names[catalog.ships + k]: k for k in range(catalog.crews)}
        self.uniques = {names[start + k]: k for k in range(catalog.uniques)}
        self.islands = {names[start + catalog.uniques + k]: k for k in range(catalog.islands)}
        behind = start + catalog.uniques + catalog.islands + catalog.events + catalog.forts
        self.terrains = {names[behind + k]: k for k in range(catalog.terrains)}
        self.read_table(file)
        self.read_cargo(file)
        self.read_rest(file)
        give_names(position)
        skills.refresh_all(position)

    def read_table(self, file: PiratesFile) -> None:
        """What lies on the table; all that follows goes by its numbers."""
        wrong = Complaints()
        for k, island in enumerate(file.islands):
            with wrong:
                self.read_island(k, island, last=k == len(file.islands) - 1)
        for k, terrain in enumerate(file.terrain):
            with wrong:
                self.read_terrain(k, terrain)
        for k, ship in enumerate(file.ships):
            with wrong:
                self.add_ship(k, ship)
        wrong.refuse()
        self.words = unit_numbers(self.position)

    def read_cargo(self, file: PiratesFile) -> None:
        """The state of ships, crew and treasure."""
        wrong = Complaints()
        for k, ship in enumerate(file.ships):
            with wrong:
                self.read_ship(k, ship)
        with wrong:
            self.read_treasures(file)
        for k, piece in enumerate(file.pieces):
            with wrong:
                self.read_piece(k, piece)
        wrong.refuse()
        for k, slot in enumerate(file.slots):
            with wrong:
                self.read_slot(k, slot)
        wrong.refuse()

    def read_rest(self, file: PiratesFile) -> None:
        """Where the game stands, Events, and what is in progress."""
        position, wrong = self.position, Complaints()
        with wrong:
            self.read_course(file)
        for k, event in enumerate(file.events):
            with wrong:
                self.read_event(k, event)
        wrong.refuse()
        with wrong:
            self.read_turn(file)
        with wrong:
            mysterious.read(self, file.mysterious)
        with wrong:
            in_progress.read(self, file.in_progress)
        with wrong:
            position.forts.ghosts = self.members("ghosts", file.ghosts, len(position.crew.card))
        with wrong:
            position.forts.watch = self.members("watch", file.watch, len(position.waters.shores))
        wrong.refuse()

    # -- words ---------------------------------------------------------------------------------------

    def number(self, path: str, known: dict[str, int], name: str, kind: str) -> int:
        """The number of a named thing."""
        if name not in known:
            raise Malformed(path, SAY("no-such-thing", kind=kind, name=repr(name)))
        return known[name]

    def unit(self, path: str, word: str | None) -> int:
        """A ship of the file, or NONE."""
        if word is None:
            return int(NONE)
        if word.lower() not in self.words:
            raise Malformed(path, SAY("no-such-ship", word=repr(word), ships=", ".join(self.words).upper()))
        return self.words[word.lower()]

    def units(self, path: str, words: Iterable[str]) -> int:
        """A set of ships of the file."""
        found = 0
        for k, word in enumerate(words):
            found |= 1 << self.unit(f"{path}[{k}]", word)
        return found

    def place(self, path: str, word: str) -> int:
        """A ship, an island, or neither."""
        if word == OUT_WORD:
            return int(OUT)
        found = _ISLAND.fullmatch(word)
        return int(ASHORE) + self.island(path, int(found[1])) if found else self.unit(path, word)

    def island(self, path: str, number: int) -> int:
        """An island of the file by its number."""
        if not 1 <= number <= len(self.position.waters.shores):
            raise Malformed(path, SAY("no-such-island", number=number, placed=len(self.position.waters.shores)))
        return number - 1

    def members(self, path: str, listed: Iterable[int], number: int) -> int:
        """A set, counted from 1 in the file."""
        found = 0
        for one in listed:
            if not 1 <= one <= number:
                raise Malformed(path, SAY("none-of-so-many", number=one, most=number))
            found |= 1 << (one - 1)
        return found

    def seats(self, path: str, letters: Iterable[str]) -> int:
        """A set of seats."""
        return sum({1 << self.seat(path, letter) for letter in letters})

    def seat(self, path: str, letter: str) -> int:
        """A seat of the game."""
        seat = SEATS.index(letter)
        if seat >= self.position.seats:
            raise Malformed(path, SAY("does-not-play", seat=letter, seats=", ".join(SEATS[: self.position.seats])))
        return seat

    # -- parts ---------------------------------------------------------------------------------------

    def read_island(self, k: int, file: IslandFile, *, last: bool) -> None:
        """An island, its home, tokens and hidden treasure."""
        position, path = self.position, f"islands[{k}]"
        card = self.number(f"{path}.card", self.islands, file.card, "island")
        position.islands.card = append(position.islands.card, card)
        if file.at is None:
            if not last:
                raise Malformed(f"{path}.at", SAY("island-without-place"))
            return
        shore = Polygon([(0, 0)])
        shore.place(self.catalog.shores[card], *(i64(number) for number in file.at))
        position.waters.add_island(shore)
        home = NONE if file.home is None else self.seat(f"{path}.home", file.home)
        position.islands.home = append(position.islands.home, home)
        position.islands.unseen = append(position.islands.unseen, file.hidden)
        for letter in file.tokens:
            seat = i64(self.seat(f"{path}.tokens", letter))
            position.islands.tokens = put(position.islands.tokens, seat, position.islands.tokens[seat] | 1 << k)

    def read_terrain(self, k: int, file: TerrainFile) -> None:
        """A piece of terrain."""
        position, path = self.position, f"terrain[{k}]"
        terrain, card = position.waters.terrain, self.number(f"{path}.card", self.terrains, file.card, "terrain")
        shape = Polygon([(0, 0)])
        shape.place(self.catalog.terrain_shapes[card], *(i64(number) for number in file.at))
        placer = self.seat(f"{path}.placer", file.placer)
        until = NONE if file.until is None else self.seat(f"{path}.until", file.until)
        number = len(terrain.shapes)
        terrain.add(self.catalog.terrain_kind[card], card, placer, shape)
        terrain.until[number], terrain.rating[number] = until, file.rating
        if file.gone:
            terrain.remove(number)
        elif file.frozen:
            terrain.frozen |= 1 << number

    def terrain(self, path: str, number: int | None) -> int:
        """A piece of terrain by its number, or NONE."""
        known = len(self.position.waters.terrain.shapes)
        if number is None:
            return int(NONE)
        if number > known:
            raise Malformed(path, SAY("no-such-terrain", number=number, known=known))
        return number - 1

    def add_ship(self, k: int, file: ShipFile) -> None:
        """A ship with her fleet; words for ships need all of them."""
        ship = self.number(f"ships[{k}].ship", self.ships, file.ship, "ship")
        self.position.add_unit(ship, self.seat(f"ships[{k}].fleet", file.fleet))

    def read_ship(self, k: int, file: ShipFile) -> None:
        """Read where a ship lies and what state she is in."""
        position, path, bit = self.position, f"ships[{k}]", 1 << k
        if file.owner is not None:
            position.ships.owner[k] = self.seat(f"{path}.owner", file.owner)
        position.waters.put(k, *(i64(number) for number in file.at))
        self.read_fort(k, file)
        if file.state != "afloat" or file.lost_in is not None:
            position.waters.remove(k)
        if file.state != "waiting":
            position.ships.to_place &= ~bit
        if file.state == "gone":
            position.ships.in_play &= ~bit
        masts = int(self.catalog.masts[position.ships.card[k]])
        if file.masts is not None:
            position.ships.masts[k] = self.members(f"{path}.masts", file.masts, masts)
        position.ships.burning[k] = self.members(f"{path}.burning", file.burning, masts)
        position.ships.tows[k] = self.unit(f"{path}.tows", file.tows)
        position.ships.pinned_by[k] = self.units(f"{path}.pinned_by", file.pinned_by)
        position.ships.panels[k] = position.ships.panels[k] if file.panels is None else file.panels
        position.ships.made_cannons[k] = file.guns
        ships = position.ships
        ships.explored[k] = self.members(f"{path}.explored", file.explored, len(position.waters.shores))
        ships.idle_turns[k] = file.idle
        if file.copied is not None:
            ships.copied_ability[k] = self.number(f"{path}.copied", ABILITIES, file.copied, "ability")
        self.read_turn_of(k, file)

    def read_turn_of(self, k: int, file: ShipFile) -> None:
        """What a ship has done in this turn, and what is marked on her."""
        position, turn, path = self.position, self.position.this_turn, f"ships[{k}]"
        spent = 0
        for j, slug in enumerate(file.spent):
            spent |= 1 << self.number(f"{path}.spent[{j}]", ABILITIES, slug, "ability")
        one_word = (1 << int(WORD)) - 1
        turn.spent_low[k], turn.spent_high[k] = spent & one_word, spent >> int(WORD) & one_word
        turn.spent_top[k] = spent >> int(TWO_WORDS)
        turn.shot_by[k] = self.units(f"{path}.shot_by", file.shot_by)
        turn.shielded_from[k] = self.units(f"{path}.shielded_from", file.shielded_from)
        turn.lain_at[k] = self.members(f"{path}.stayed", file.stayed, len(position.waters.shores))
        turn.first_action[k] = self.action(f"{path}.first_action", file.first_action)
        for mark in file.marks:
            part, name = MARKS[mark]
            state = getattr(position, part)
            setattr(state, name, getattr(state, name) | 1 << k)

    def read_fort(self, k: int, file: ShipFile) -> None:
        """Where a fort stands, and what is in it; or in which fog a ship is lost."""
        position, path, bit = self.position, f"ships[{k}]", 1 << k
        if file.stands_on is not None:
            position.waters.ashore[k] = position.forts.island[k] = self.island(f"{path}.stands_on", file.stands_on)
        position.forts.gold[k], position.forts.walls[k] = file.gold, file.walls
        position.forts.fallen |= bit if "fallen" in file.fort else 0
        position.this_turn.walls_rolled |= bit if "rolled" in file.fort else 0
        position.ships.lost_in[k] = self.terrain(f"{path}.lost_in", file.lost_in)

    def read_treasures(self, file: PiratesFile) -> None:
        """All treasures of the game, and those that nobody has looked at."""
        position = self.position
        worth: list[i64] = []
        for k, what in enumerate(file.treasures):
            if isinstance(what, str):
                worth.append(COIN_KINDS + self.number(f"treasures[{k}]", self.uniques, what, "unique"))
            elif 0 <= what < COIN_KINDS:
                worth.append(i64(what))
            else:
                raise Malformed(f"treasures[{k}]", SAY("coin-worth", most=int(COIN_KINDS) - 1))
        position.treasure.worth = vec[i64](worth)
        self.treasures = {treasure_word(position, k): k for k in range(len(worth))}
        for k, word in enumerate(file.unseen):
            treasure = self.treasure(f"unseen[{k}]", word)
            if int(position.treasure.pool) >> treasure & 1:
                raise Malformed(f"unseen[{k}]", SAY("treasure-twice", word=repr(word)))
            position.treasure.pool |= 1 << treasure

    def treasure(self, path: str, word: str) -> int:
        """A treasure of the game; the file lists them all in `treasures`."""
        if not self.treasures:
            raise Malformed("treasures", SAY("treasures-missing", path=path, word=repr(word)))
        return self.number(path, self.treasures, word, "treasure")

    def read_piece(self, k: int, file: PieceFile) -> None:
        """A crew or equipment."""
        position, path = self.position, f"pieces[{k}]"
        card = NONE if file.card is None else self.number(f"{path}.card", self.crews, file.card, "crew")
        number = aboard.add_piece(position, max(0, card), self.seat(f"{path}.owner", file.owner), int(OUT))
        position.crew.card[number], position.crew.at[number] = card, self.place(f"{path}.at", file.at)
        if file.fleet is not None:
            position.crew.first_owner[number] = self.seat(f"{path}.fleet", file.fleet)
        position.crew.equipment = position.crew.equipment & ~(1 << number) | file.equipment << number
        position.crew.seen_by[number] = self.seats(f"{path}.seen", file.seen)
        position.crew.face_up |= file.face_up << number
        position.this_turn.handled |= (file.handled > 0) << number
        position.this_turn.handled_twice |= (file.handled > 1) << number
        position.this_turn.pieces_silenced |= file.mute << number
        position.next_turn.hexed |= file.hexed << number
        position.crew.captives |= file.captive << number
        position.crew.joined |= file.joined << number
        position.crew.any_nation |= file.any_nation << number
        position.this_turn.crew_ashore |= file.ashore << number

    def read_slot(self, k: int, file: SlotFile) -> None:
        """A treasure that somebody has looked at."""
        path = f"slots[{k}]"
        what = NONE if file.what is None else self.treasure(f"{path}.what", file.what)
        position = self.position
        place, seen = self.place(f"{path}.at", file.at), self.seats(f"{path}.seen", file.seen)
        slot = aboard.add_slot(position, what, place, seen)
        position.treasure.extra_gold[slot] = file.gold
        position.this_turn.treasures_used |= file.used << slot
        position.this_turn.not_loaded |= file.left_there << slot

    def read_event(self, k: int, file: EventFile) -> None:
        """An Event of a player."""
        events, catalog, path = self.position.events, self.catalog, f"events[{k}]"
        start = catalog.ships + catalog.crews + catalog.uniques + catalog.islands
        names = {catalog.names[start + event]: event for event in range(catalog.events)}
        card = NONE if file.card is None else self.number(f"{path}.card", names, file.card, "Event")
        number = len(events.card)
        events.add(card, self.seat(f"{path}.owner", file.owner))
        events.x[number], events.y[number] = (i64(place) for place in file.at)
        if file.state != "hidden":
            if file.card is None:
                raise Malformed(f"{path}.card", SAY("event-unknown"))
            events.face_up |= (file.state == "up") << number
            events.out |= (file.state == "out") << number
        if is_rolling_fog(self.position, number):
            # Version 0.2 wrote the number of the terrain, from 0, in place of x.
            events.x[number] = self.terrain(f"{path}.fog", file.at[0] + 1 if file.fog is None else file.fog)
        self.position.this_turn.fog_to_roll |= file.rolls << number

    def read_turn(self, file: PiratesFile) -> None:
        """What of this turn belongs to no ship, crew, treasure or Event alone."""
        position, turn = self.position, self.position.this_turn
        position.treasure.barred = self.seats("barred", file.barred)
        position.treasure.mapped, position.treasure.left_over = file.mapped, file.left_over
        turn.just_begun, turn.raft_shown, turn.second_actions = file.turn_begins, file.raft_shown, file.second_actions
        turn.ice_to_drift = self.members("ice_to_drift", file.ice_to_drift, len(position.waters.terrain.shapes))

    def read_course(self, file: PiratesFile) -> None:
        """Where the game stands."""
        position = self.position
        position.patience = file.said(PiratesOptions).patience if file.patience is None else file.patience
        position.phase = NUMBERED[file.asked]
        position.asked, position.turn = self.seat("who", file.who), self.seat("turn", file.turn)
        position.first_player = self.seat("first", file.first)
        position.round, position.quiet_rounds, position.stirred = file.round, file.quiet, file.stirred
        position.still_rolling = self.seats("rollers", file.rollers)
        position.rolls = vec[i64]([i64(roll) for roll in file.rolls])
        position.islands.home_gold = vec[i64]([i64(gold) for gold in file.gold])
        position.starting_gold, position.islands.to_place = file.starting_gold, file.to_place
        position.islands.terrain_to_place = file.terrain_to_place
        if file.terrain_chosen is not None:
            position.islands.next_terrain = self.number("terrain_chosen", self.terrains, file.terrain_chosen, "terrain")
        position.islands.may_be_drawn = 0
        for k, name in enumerate(file.to_draw):
            position.islands.may_be_drawn |= 1 << self.number(f"to_draw[{k}]", self.islands, name, "island")
        position.ended = 0 if file.ended is None else ENDINGS[file.ended]
        if questions.is_over(position):
            position.player = NOBODY
        else:
            position.player = CHANCE if phase_of(position).by_chance else position.asked

    def action(self, path: str, word: str | None) -> int:
        """An action; of none, NONE."""
        if word is None:
            return int(NONE)
        if word in WHOLE:
            return WHOLE[word]
        place = self.place(path, word)
        if place == OUT:
            raise Malformed(path, SAY("no-action", word=repr(word)))
        return int(ISLAND) + place - int(ASHORE) if place >= ASHORE else int(UNIT) + place
