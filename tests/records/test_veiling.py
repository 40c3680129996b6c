"""A record as one seat may know it: nothing in it tells more than the seat was told."""

from __future__ import annotations

import json

import msgspec
import pytest

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import RecordError
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.records.lines import encode_record
from quarterdeck.records.reading import parse_record
from quarterdeck.records.record import MoveLine, Record
from quarterdeck.records.replaying import replay, verify
from quarterdeck.records.veiling import veiled_record
from quarterdeck.table.match import Match
from tests.records.games import Fields, new_match, play_on, script

VIEWERS = (0, 1, 2, NOBODY)


def moves(record: Record) -> list[tuple[str, str]]:
    """Who moved, and what."""
    return [(line.who, line.move) for line in record.lines if isinstance(line, MoveLine)]


def test_dealt_cards_are_shown_to_their_receiver_alone() -> None:
    """Each seat reads three of the first cards, a spectator none; all else is the same (KR-1.12)."""
    record = play_on(new_match("kraken", players=3), seed=1, decisions=30).record
    true = moves(record)
    for seat in VIEWERS:
        seen = moves(veiled_record(record, seat))
        dealt = [k for k, (_, move) in enumerate(true) if move.startswith("deal ")][:9]
        assert sum(seen[k][1] != "deal ?" for k in dealt) == (3 if seat >= 0 else 0)
        assert all(seen[k][1] in ("deal ?", true[k][1]) for k in dealt)
        assert [move for k, move in enumerate(seen) if k not in dealt and move[1][:4] != "deal"] == [
            move for k, move in enumerate(true) if k not in dealt and move[1][:4] != "deal"
        ]


def test_a_veiled_record_is_marked_and_holds_no_digest() -> None:
    """A digest would let anybody try all hands; the view says for whose eyes it is."""
    record = play_on(new_match("kraken"), seed=1, decisions=20).record
    for seat, name in ((0, "A"), (1, "B"), (NOBODY, "spectator"), (CHANCE, "spectator")):
        veiled = veiled_record(record, seat)
        assert veiled.header.view == name
        assert veiled.closing.position == ""
        assert record.closing.position.encode() not in encode_record(veiled)
        assert parse_record(encode_record(veiled)) == veiled


def test_a_veiled_record_cannot_be_replayed() -> None:
    """The error says why, whatever is tried with it."""
    veiled = veiled_record(play_on(new_match("kraken"), seed=1, decisions=20).record, 1)
    for use in (replay, verify, Match.resume, lambda record: veiled_record(record, 1)):
        with pytest.raises(RecordError, match="what B may know; it can be shown, but not replayed"):
            use(veiled)


def test_the_start_of_a_veiled_record_is_veiled() -> None:
    """A game that began from a position file does not show the hands in it."""
    source = play_on(new_match("kraken"), seed=2, decisions=8)
    start = source.game.load(source.save())
    record = play_on(Match.new(source.game, source.setup, ["Ada", "Ben"], start), seed=3, decisions=6).record
    ships = json.loads(msgspec.json.encode(veiled_record(record, 0).header.start))["ships"]
    assert isinstance(ships["A"]["hand"], list)
    assert isinstance(ships["B"]["hand"], int)


def test_take_backs_stay_visible() -> None:
    """What was taken back was public, and stays in the veiled record."""
    match = script(new_match("cardinal", first="green"), "b2")
    match.take_back(1)
    record = script(match, "c3").record
    assert veiled_record(record, 0).lines == record.lines


def twin_of(match: Match, seat: int, dice: Dice) -> Match:
    """Another match that begins alike for the seat, but may deal other cards to the others."""
    seen = [move for _, move in moves(veiled_record(match.record, seat))]
    twin = Match.new(match.game, match.setup, match.header.seats)
    for move in seen:
        possible = [text for text in twin.legal(CHANCE) if text not in seen]
        twin.play_chance(possible[dice.below(len(possible))] if move == "deal ?" else move)
    return twin


@pytest.mark.parametrize("key", ["kraken", "bruise-cruise"])
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_record(key: str) -> None:
    """Law 5: byte for byte, checksums included."""
    for seed in range(5):
        match = new_match(key)
        match.chance(seeded(seed))
        for seat in (0, 1):
            twin = twin_of(match, seat, seeded(seed + 50))
            assert twin.record != match.record
            assert encode_record(veiled_record(twin.record, seat)) == encode_record(veiled_record(match.record, seat))


# -- what is being picked ------------------------------------------------------------------------


def havana() -> Match:
    """P holds cards of Havana, and has its flagship there; H has one of Tampa."""
    admirals: Fields = {
        "P": {"home": "Havana", "ships": {"P0": {"at": "Havana"}}, "hand": ["havana-a", "tampa-b", "bank-error"]},
        "H": {"home": "San Juan", "ships": {"H0": {"at": "San Juan"}}, "hand": ["tampa-a"]},
    }
    start: Fields = {"game": "bruise-cruise", "asked": "action", "turn": "P", "actions": 2, "admirals": admirals}
    return new_match("bruise-cruise", start=start)


@pytest.mark.clause("BC-R51")
@pytest.mark.parametrize("seat", [1, NOBODY])
def test_nobody_else_reads_what_is_being_picked(seat: int) -> None:
    """Each step of an action is a `?` to the others, until the last one makes it."""
    match = script(havana(), "exchange", "havana-a", "sail")
    assert moves(veiled_record(match.record, 0)) == [("P", "exchange"), ("P", "havana-a"), ("P", "sail")]
    assert moves(veiled_record(match.record, seat)) == [("P", "?"), ("P", "havana-a"), ("P", "?")]
    script(match, "-3.2", "draw 2", "deal miami-a")
    seen = [move for _, move in moves(veiled_record(match.record, seat))]
    assert seen == ["?", "havana-a", "?", "-3.2", "draw 2", "deal ?"]


@pytest.mark.clause("BC-R51")
def test_a_start_in_the_middle_of_picking_is_veiled() -> None:
    """H and spectators get the position file of a turn in which nothing has been picked; P its own."""
    source = script(havana(), "exchange")
    record = new_match("bruise-cruise", start=json.loads(source.save())).record
    kinds = [(veiled_record(record, seat).header.start or {}).get("kind") for seat in (0, 1, NOBODY)]
    assert kinds == ["exchange", None, None]
    assert b"havana-a" not in encode_record(veiled_record(record, 1))


def test_a_card_that_all_have_seen_go_to_a_hand_stays_visible_there() -> None:
    """Salvaged from the discard pile (BC-U10); the rest of the hand is hidden."""
    fields = json.loads(havana().save())
    fields["admirals"]["P"]["shown"] = ["tampa-b"]
    start = veiled_record(new_match("bruise-cruise", start=fields).record, 1).header.start
    assert json.loads(msgspec.json.encode(start))["admirals"]["P"]["hand"] == {"cards": 3, "known": ["tampa-b"]}


@pytest.mark.clause("PI-R42")
@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_fleets_of_others_are_not_in_a_record_that_a_seat_may_know(seat: int) -> None:
    """A fleet as a short text names crew and Events that lie face down; offered ones and drawn ones are named to all."""
    fleets = ("20.hms-albion.divers", "20.carrion-crow~captain.raft")
    options = veiled_record(new_match("pirates", total=20, red=fleets[0], green=fleets[1]).record, seat).header.options
    assert [options[name] for name in ("red", "green")] == [
        text if seat == other else "?" for other, text in enumerate(fleets)
    ]
    options = veiled_record(new_match("pirates", red="Old Ironsides", green="random").record, seat).header.options
    assert [options[name] for name in ("red", "green")] == ["Old Ironsides", "random"]
