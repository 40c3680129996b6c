"""Kraken's notation, position files and decks: what is read, and how everything else is refused."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed, PackError
from quarterdeck.engine.game import Setup
from quarterdeck.engine.log import Log
from quarterdeck.games.kraken import KRAKEN
from quarterdeck.games.kraken.options import KrakenOptions
from quarterdeck.games.kraken.pack.deck import built_in, built_in_deck, schema
from tests.examples import examples
from tests.games.kraken.table import Hand, Table, file_of, lay, start

START = start().position
DECK = built_in().content
WORDS = st.sampled_from(["play", "deal", "start", "F", "k+", "K", "A", "d", "full-sail", "jury-rig", "?", "Full", ""])


@given(st.text(max_size=12) | st.lists(WORDS, max_size=3).map(" ".join))
def test_any_text_is_a_move_or_malformed(text: str) -> None:
    """What is read is written back the same way."""
    try:
        move = KRAKEN.parse(START, text)
    except Malformed as error:
        assert error.path == "move"
    else:
        assert 0 <= move < KRAKEN.moves
        assert KRAKEN.text(START, move).lower() == " ".join(text.lower().split())


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("K", "needs a direction"),
        ("Z", "there are F U D X R K+ K- T"),
        ("play broadside", "there is no card 'broadside'; there are full-sail,"),
        ("deal ?", "there is no card '?'"),
        ("start E", "there is no ship 'e'; there are A, B, C, D"),
        ("sail to the moon", "write an icon"),
        ("", "write an icon"),
    ],
)
def test_malformed_notation_says_what_would_be_valid(text: str, problem: str) -> None:
    """Each kind of mistake has its own answer."""
    with pytest.raises(Malformed) as caught:
        KRAKEN.parse(START, text)
    assert problem in caught.value.problem


def test_a_dealt_card_is_written_for_its_receiver_only() -> None:
    """Everything else reads the same to all."""
    position = start(2).play("start B").position
    deal = KRAKEN.parse(position, "deal heave-to")
    assert [KRAKEN.veiled_text(position, deal, seat) for seat in (-1, 0, 1)] == ["deal ?", "deal heave-to", "deal ?"]
    assert KRAKEN.veiled_text(position, 0, 1) == "F"


# -- position files ----------------------------------------------------------------------------

HANDS: dict[str, Hand] = {"A": ["Full Sail"], "B": ["jury-rig", "Heave To"], "C": 2}
GOOD = file_of("A N3, B E1 (2), C S2", hands=HANDS, played=["Undertow"], order=["A", "B", "C"])


def test_the_good_file_is_good() -> None:
    """Its refused variants below differ from it in one thing."""
    table = Table(KRAKEN.load(json.dumps(GOOD).encode()))
    assert (table.ships, table.hand("B"), table.held) == ("A N3, B E1 (2), C S2", ["Jury Rig", "Heave To"], [1, 2, 2])


def ship(seat: str, **change: object) -> dict[str, object]:
    """The ships of the good file with one of them changed."""
    fleet = dict(GOOD["ships"])  # type: ignore[call-overload]
    return {"ships": fleet | {seat: {**fleet.get(seat, {}), **change}}}


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"game": "cardinal"}, "game"),
        ({"front": "NE"}, "front"),
        ({"player": "D"}, "player"),
        ({"player": "E"}, "player"),
        ({"lanes": 4}, "lanes"),
        ({"round": 0}, "round"),
        ({"round": 9, "rounds": 8}, "round"),
        ({"rounds": 1001}, "rounds"),
        ({"wind": "west"}, "wind"),
        (ship("A", at="N5"), "ships.A.at"),
        (ship("A", at="N4"), "ships.A.at"),
        (ship("A", at="E1"), "ships.B.at"),
        (ship("A", at=None), "ships.A.at"),
        (ship("A", damage=4), "ships.A.damage"),
        (ship("A", colour="red"), "ships.A.colour"),
        (ship("D", at="N1"), "order"),
        (ship("E", at="N1"), "ships.E"),
        (ship("A", sunk=1), "ships.A.sunk"),
        ({"ships": {"A": {"at": "N2"}, "B": {"at": "S2"}, "D": {"at": "E2"}}}, "ships.C"),
        ({"ships": {"A": {"at": "N2"}}}, "ships.B"),
        ({"ships": {"A": {"at": "N1", "hand": 1}, "B": {"at": "S1"}, "C": {"sunk": 2}}}, "ships.C.sunk"),
        ({"ships": {"A": {"sunk": 1}, "B": {"sunk": 2}}}, "ships.B.sunk"),
        ({"ships": {"A": {"at": "N1", "hand": 1}, "B": {"sunk": 1}}, "played": [], "order": None}, "player"),
        (ship("B", hand=["Full Sail"]), "ships.B.hand[0]"),
        (ship("B", hand=["Heave To", "heave-to"]), "ships.B.hand[1]"),
        (ship("B", hand=["Undertow"]), "ships.B.hand[0]"),
        (ship("B", hand=["Overtow"]), "ships.B.hand[0]"),
        (ship("B", hand=4), "ships.B.hand"),
        (ship("B", hand=-1), "ships.B.hand"),
        (ship("B", hand=["Full Sail"] * 4), "ships.B.hand"),
        (ship("A", hand=[]), "ships.A.hand"),
        ({"played": [card.name for card in built_in_deck().cards if card.name not in {"Full Sail", "Jury Rig", "Heave To"}]}, "ships"),
        ({"played": ["Undertow", "Undertow"]}, "played[1]"),
        ({"card": "Full Sail"}, "ships.A.hand[0]"),
        ({"card": "Sail"}, "card"),
        ({"icons": "F"}, "icons"),
        ({"card": "Undertow", "icons": "D F"}, "icons"),
        ({"card": "Undertow", "icons": "D D"}, "icons"),
        ({"card": "Undertow", "icons": "Z"}, "icons"),
        ({"card": "Undertow", "icons": ""}, "icons"),
        ({"order": ["A", "C", "B"]}, "order"),
        ({"order": ["A", "B"]}, "order"),
        ({"order": []}, "order"),
        ({"order": ["D", "A", "B", "C"]}, "order"),
        ({"player": "chance"}, "played"),
        ({"player": "chance", "played": [], "card": "Undertow"}, "card"),
        ({"player": "chance", "played": []}, "ships.B.hand"),
        ({"player": "nobody"}, "round"),
        ({"player": "nobody", "rounds": 1}, "ships.A.hand"),
        ({"player": "nobody", "ended": "kraken-wins"}, "ended"),
        ({"player": "nobody", "card": "Undertow"}, "card"),
        ({"ended": "last-afloat"}, "ended"),
        ({"deck": [{"name": "Oar", "icons": "F F F"}]}, "deck"),
        ({"deck": [{"name": "Oar", "icons": "F F F"}] * 12}, "deck[1].name"),
        ({"deck": [{"name": "Oar", "icons": "F F"}] * 12}, "deck[0].icons"),
        ({"deck": [{"name": "?", "icons": "F F F"}] * 12}, "deck[0].name"),
    ],
)  # fmt: skip
def test_a_bad_field_is_named(change: dict[str, object], path: str) -> None:
    """The path is the field's, and the problem says what would be right."""
    with pytest.raises(Malformed) as caught:
        KRAKEN.load(json.dumps(GOOD | change).encode())
    assert caught.value.path == path
    assert caught.value.problem


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"A": {"at": "N1"}, "B": {}}, "ships.A.at"),
        ({"A": {"at": "N2", "damage": 1}, "B": {}}, "ships.A.damage"),
        ({"A": {}, "B": {"hand": 1}}, "ships.B.hand"),
        ({"A": {"at": "N2", "hand": 3}, "B": {"at": "S2", "hand": 3}}, "player"),
    ],
)
def test_while_chance_is_at_work_ships_stand_as_at_the_start(change: dict[str, object], path: str) -> None:
    """Start places are given out in order, and hands after them."""
    content = {"game": "kraken", "front": "N", "ships": change, "player": "chance"}
    with pytest.raises(Malformed) as caught:
        KRAKEN.load(json.dumps(content).encode())
    assert caught.value.path == path


def test_who_deals_and_begins_is_worked_out_during_the_deal() -> None:
    """B has most damage; A's hand is full, so B's is next."""
    content = file_of("A N2, B S1 (2)", player="chance", hands={"A": ["Undertow", "Full Sail", "Jury Rig"]})
    table = Table(KRAKEN.load(json.dumps(content).encode()))
    assert (table.position.first, table.position.receiver) == (1, 1)
    with pytest.raises(Malformed, match="order: ship B begins"):
        KRAKEN.load(json.dumps(content | {"order": ["A", "B"]}).encode())


@pytest.mark.parametrize(
    ("hands", "player", "first"),
    [({"A": 3, "B": 3, "C": 3}, "A", "A"), ({"A": 2, "B": 3, "C": 3}, "B", "A"), ({"A": 3, "B": 3, "C": 2}, "A", "C")],
)
def test_without_an_order_of_play_the_hands_tell_who_began(hands: dict[str, int], player: str, first: str) -> None:
    """Whoever holds fewer cards has had its turn in this lap."""
    table = lay("A N3, B W3, C S3", hands=hands, player=player)
    assert "ABC"[table.position.first] == first


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6) | st.sampled_from(["A", "N2", "Full Sail", "F X"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["A", "B", "at", "hand"]), inner),
    max_leaves=6,
)


@examples(60)
@given(st.dictionaries(st.sampled_from([*sorted(GOOD), "card", "icons", "lanes", "round", "ended", "deck"]), JSON))
def test_any_change_to_a_file_gives_a_position_or_malformed(change: dict[str, object]) -> None:
    """A position that is read is read again from what is written of it."""
    try:
        position = KRAKEN.load(json.dumps(GOOD | change).encode())
    except Malformed:
        return
    assert KRAKEN.load(KRAKEN.save(position)).numbers() == position.numbers()


@given(st.binary(max_size=40) | st.text(max_size=40).map(str.encode))
def test_any_bytes_are_a_position_or_malformed(data: bytes) -> None:
    """Nothing else comes out of them."""
    with pytest.raises(Malformed):
        KRAKEN.load(data)


@pytest.mark.parametrize("data", [b"[" * 100_000, b'{"ships":' * 100_000])
def test_a_bottomless_file_is_malformed(data: bytes) -> None:
    """Not a crash."""
    with pytest.raises(Malformed):
        KRAKEN.load(data)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, 4))])
def test_random_games_are_saved_and_loaded_at_every_decision(players: int, seed: int) -> None:
    """The whole position, and what each seat and a spectator see of it; equal bytes when written again."""
    table, dice = start(players, rounds=6), seeded(seed)
    position = table.position
    while True:
        for here in (position, *(table.view(seat) for seat in range(-1, players))):
            data = KRAKEN.save(here)
            loaded = KRAKEN.load(data)
            assert loaded.numbers() == here.numbers()
            assert loaded.legal() == here.legal()
            assert KRAKEN.save(loaded) == data
        if position.over():
            break
        position.play(position.legal()[dice.below(len(position.legal()))])


def test_a_loaded_game_goes_on_as_the_saved_one() -> None:
    """With the same dice it ends in the same position."""
    position = start(4).chance(seeded(5)).position
    twin = KRAKEN.load(KRAKEN.save(position))
    for game in (position, twin):
        dice = seeded(6)
        while not game.over():
            game.play(game.legal()[dice.below(len(game.legal()))])
    assert twin.numbers() == position.numbers()


# -- decks ---------------------------------------------------------------------------------------


def test_our_own_deck_has_fourteen_cards_and_every_icon() -> None:
    """The cards are our own design, and say so; F is the most common icon."""
    cards = built_in_deck().cards
    icons = " ".join(card.icons for card in cards).split()
    assert (len(cards), len(icons), set(icons)) == (14, 42, set("FUDXRKT"))
    assert max(set(icons), key=icons.count) == "F"
    assert {card.provenance for card in cards} == {"reconstructed"}
    assert len({tuple(sorted(card.icons)) for card in cards}) == 14


def test_the_schema_of_decks_is_shipped_as_it_is() -> None:
    """The file beside the deck is what the code checks."""
    shipped = (files("quarterdeck.games.kraken") / "content" / "deck.schema.json").read_text(encoding="utf-8")
    assert json.loads(shipped) == schema()


def card(name: str = "Oar", icons: str = "F F X") -> str:
    """A card of a deck file, on four lines."""
    return f'[[cards]]\nname = "{name}"\nicons = "{icons}"\n\n'


def deck(*cards: str, title: str = 'title = "Ours"\n\n') -> str:
    """A deck file with these cards after twelve good ones."""
    return title + "".join(card(f"Card {k}") for k in range(1, 13)) + "".join(cards)


@pytest.mark.clause("KR-3.1", "KR-7.3")
@pytest.mark.parametrize(
    ("content", "line", "field"),
    [
        (deck(card("Card 7")), 52, "cards[12].name"),
        (deck(card("card-7")), 52, "cards[12].name"),
        (deck(card("?")), 52, "cards[12].name"),
        (deck(card("")), 52, "cards[12].name"),
        (deck(card(icons="F F")), 53, "cards[12].icons"),
        (deck(card(icons="F F F F")), 53, "cards[12].icons"),
        (deck(card(icons="F F Z")), 53, "cards[12].icons"),
        (deck('[[cards]]\nname = "Oar"\n'), 51, "cards[12].icons"),
        (deck(card() + "cost = 3\n"), 55, "cards[12].cost"),
        (deck("[[cards]]\nname = 3\nicons = 'F F F'\n"), 52, "cards[12].name"),
        (deck("[[cards]]\nname = \n"), 52, ""),
        (deck(title=""), 0, "title"),
        (deck(title='title = ""\n'), 1, "title"),
        (deck(*(card(f"Oar {k}") for k in range(7))), 3, "cards"),
        ('title = "Small"\n' + card(), 2, "cards"),
        ("cards = 3\ntitle = 'Bad'", 1, "cards"),
        ("", 0, "title"),
    ],
)
def test_a_bad_deck_is_refused_whole_with_line_and_field(content: str, line: int, field: str) -> None:
    """Wherever it can be told."""
    with pytest.raises(PackError) as caught:
        KRAKEN.read_pack("ours.toml", content)
    assert (caught.value.file, caught.value.line, caught.value.field) == ("ours.toml", line, field)


@examples(40)
@given(st.integers(0, len(DECK)), st.integers(0, 30), st.text(max_size=12))
def test_any_damage_to_a_deck_gives_a_deck_or_a_pack_error(at: int, length: int, text: str) -> None:
    """Whatever is read can be played, and its positions written and read."""
    try:
        pack = KRAKEN.read_pack("deck.toml", DECK[:at] + text + DECK[at + length :])
    except PackError as error:
        assert error.file == "deck.toml"
        return
    position = KRAKEN.start(Setup(players=2, options=KrakenOptions(), pack=pack))
    position.play(position.legal()[0])
    for move in position.legal():
        assert KRAKEN.parse(position, KRAKEN.text(position, move)) == move
    assert KRAKEN.load(KRAKEN.save(position)).numbers() == position.numbers()


@pytest.mark.parametrize("content", ["cards = " + "[" * 5_000, "title = " + "{a=" * 5_000])
def test_a_bottomless_deck_is_a_pack_error(content: str) -> None:
    """Not a crash."""
    with pytest.raises(PackError):
        KRAKEN.read_pack("deck.toml", content)


@pytest.mark.clause("KR-R6")
@pytest.mark.parametrize("cards", [12, 18])
def test_any_deck_of_12_to_18_cards_can_be_played(cards: int) -> None:
    """With twelve cards and four players the last card dealt is no choice; the story uses the deck's names."""
    pack = KRAKEN.read_pack("ours.toml", deck(*(card(f"Oar {k}") for k in range(cards - 12))))
    assert (pack.name, len(pack.digest), pack.built_in) == ("Ours", 64, False)
    table = Table(KRAKEN.start(Setup(players=4, options=KrakenOptions(), pack=pack)))
    table.play("start A", "start B", "start C")
    dealt = 0
    while table.player == "chance":
        assert len(table.legal) == cards - dealt
        table.play(table.legal[0])
        dealt += 1
    assert dealt == (11 if cards == 12 else 12)
    table.play("play card-1")
    assert "A plays Card 1: forward, forward, fire." in table.story
    assert len(table.saved()["deck"]) == cards  # type: ignore[arg-type]


def test_a_pack_is_checked_again_when_a_game_starts() -> None:
    """A setup may come from a file."""
    pack = KRAKEN.read_pack("ours.toml", deck())
    bad = type(pack)(name=pack.name, digest=pack.digest, content="title = 3")
    with pytest.raises(PackError):
        KRAKEN.start(Setup(players=2, options=KrakenOptions(), pack=bad))


# -- the documentation -----------------------------------------------------------------------------


def blocks(language: str) -> list[str]:
    """The code blocks of the player's guide in a language."""
    guide = (Path(__file__).parents[3] / "docs" / "games" / "kraken.md").read_text(encoding="utf-8")
    return [block.split("```")[0] for block in guide.split(f"```{language}\n")[1:]]


def test_the_position_file_of_the_guide_is_read_and_its_moves_are_played() -> None:
    """A bumps B, B bumps C into the Kraken, and C pushes D up."""
    (example,) = blocks("json")
    table = Table(KRAKEN.load(example.encode()))
    assert table.legal == ["F", "X"]
    table.position.log = Log()
    table.play("F")
    assert table.ships == "A E2, B S1 (2), C W1 (1), D W2"
    assert KRAKEN.load(KRAKEN.save(table.position)).numbers() == table.position.numbers()


def test_the_deck_of_the_guide_shows_the_form_of_a_card() -> None:
    """With eleven more cards it is a deck."""
    (example,) = blocks("toml")
    content = example + "".join(card(f"Card {k}") for k in range(11))
    assert KRAKEN.read_pack("guide.toml", content).name == "My deck"


def test_the_json_schema_names_every_field_of_a_file() -> None:
    """What is written is described."""
    definitions = KRAKEN.schema()["$defs"]
    assert isinstance(definitions, dict)
    saved = lay("A N2, B S1 (2)", icons="F X", hands={"B": 2}).saved()
    assert set(saved) <= set(definitions["KrakenFile"]["properties"])
    assert set(saved["ships"]["B"]) <= set(definitions["ShipFile"]["properties"])  # type: ignore[index]
