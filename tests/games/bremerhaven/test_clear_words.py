"""What newcomers stumbled over: signs and sentences of Bremerhaven that say the same thing in the same way."""

from __future__ import annotations

from quarterdeck.engine.log import Log
from quarterdeck.games.bremerhaven import BREMERHAVEN, codes
from quarterdeck.games.bremerhaven.picture.foresight import matters
from quarterdeck.games.bremerhaven.words.ending import tell_ending
from quarterdeck.messages.hearing import heard_by
from quarterdeck.messages.language import speaking
from quarterdeck.scene.layout import wrapped
from quarterdeck.scene.shapes import Symbol, Thing
from tests.games.bremerhaven.pictures import ids, seen, shape, text
from tests.games.bremerhaven.scenario import lay


def test_bids_for_a_building_leave_with_it() -> None:
    """What lies there next is another Building, for which nobody has bid."""
    bids = "R 5 1.1, G 3 1.2"
    laid = {
        at: [thing.id for thing in seen(lay(at=at, bids=bids, money="G 9"), 0).shapes if isinstance(thing, Thing) and thing.laid]
        for at in ("1.1", "1.2")
    }  # fmt: skip
    assert "space-1.1" not in laid["1.2"]
    assert "space-1.2" in laid["1.2"]


def test_time_markers_are_clocks_on_offers_and_in_the_harbor() -> None:
    """On an offer the clock has its number beside it."""
    picture = seen(lay(at="harbor", contracts="R 1 lehe-chandlery 3"), 0)
    clock = shape(picture, "own-loading-1-time")
    assert isinstance(clock, Symbol)
    assert clock.art.startswith("time-")
    offer = shape(
        seen(lay(at="bidding", land="lehe-chandlery wulsdorf-brewery fish-hall express-parcel"), 0), "space-3.1"
    )
    assert isinstance(offer, Thing)
    assert "time" in [fact.art for fact in offer.facts]


def test_spaces_show_what_stories_call_them() -> None:
    """Faintly, in their corner; a Building says where it stands by its name."""
    picture = seen(lay(at="harbor", built="R refinery a1", goods="R barrel b1"), 0)
    assert text(picture, "own-b1-code") == "b1"
    assert text(picture, "own-d3-code") == "d3"
    assert ids(picture, "own-a1-code") == []


def test_prestige_that_does_not_change_stays() -> None:
    """The marker never goes back when the harbor is worth less."""
    log = Log()
    for value, prestige in ((8, 9), (9, 9)):
        log.add(int(codes.HARBOR_VALUE), 0, value, prestige)
    with heard_by(0):
        told = [sentence.text for sentence in BREMERHAVEN.story(log)]
    assert told[1:] == ["Your harbor is worth 8; your prestige stays 9.", "Your harbor is worth 9; your prestige is 9."]


def test_the_end_of_a_round_and_the_beginning_of_the_next_are_headings_of_the_story() -> None:
    """Each once, so that what a round's end changes can be read later."""
    log = Log()
    for kind in (codes.HARBOR_VALUE, codes.SHIP_LEFT, codes.HARBOR_VALUE, codes.ADVANCED, codes.ROUND):
        log.add(int(kind), 0, 1, 2)
    log.names = ["grietje"] * 3
    told = BREMERHAVEN.story(log)
    assert [sentence.text for sentence in told if sentence.part] == ["The round ends.", "Round 1 begins."]
    assert told[0].part


def test_clearing_is_asked_about_only_where_something_is_covered() -> None:
    """The short game has no Cover cards; and building only where a Building waits for an empty space."""
    short = seen(lay(at="1.2", bids="R 5 1.2", money="R 9", short=True), 0).status
    long = seen(lay(at="1.2", bids="R 5 1.2", money="R 9"), 0).status
    builds = seen(lay(at="1.2", bids="R 5 1.2", money="R 9", unbuilt="R sawmill"), 0).status
    assert "Use a permit to put a Bollard?" in short
    assert "Use a permit to put a Bollard or clear a space?" in long
    assert "Use a permit to put a Bollard, clear a space or build?" in builds


def test_a_hint_names_the_space_of_a_bid_once() -> None:
    """The move has named it."""
    table = lay(at="bidding")
    told = matters(table.position, 0, BREMERHAVEN.parse(table.position, "4 on 1.3"))
    assert told is not None
    assert told.startswith("Your bid there is then 4.")


def test_the_winner_is_told_so_as_you() -> None:
    """All others by the winner's name."""
    table = lay(seats=2, money="R 9, G 5", prestige="R 2, G 2")
    table.position.winners = 1
    with heard_by(0):
        assert "you win with 9\u00a0money" in tell_ending(table.position).text
    with heard_by(1):
        assert "Red wins with 9\u00a0money" in tell_ending(table.position).text


def test_a_contract_without_a_reward_does_not_speak_of_one() -> None:
    """Neither of a penalty that there is not."""
    words = seen(lay(at="harbor", contracts="R 1 lehe-chandlery 3"), 0).summary
    assert "none" not in words.partition("Lehe Chandlery")[2].partition(".")[0]


def test_a_long_word_on_a_card_breaks_with_a_hyphen() -> None:
    """On the page about the game, where cards are small."""
    with speaking("de"):
        picture = seen(lay(at="1.2", bids="R 5 1.2", money="R 9"), 0)
    card = shape(picture, "space-1.2")
    assert isinstance(card, Thing)
    assert wrapped(f"{card.title} 1.2", 152) == ["Baugenehmi-", "gungen 1.2"]
