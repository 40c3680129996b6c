"""Bots in words: what is understood, and how everything else is refused."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.bots import Bot, GreedyBot, SearchBot, bot_names, default_spec, find_bot, read_bots
from quarterdeck.bots.specs import LEVELS
from quarterdeck.engine.errors import Malformed
from tests.bots.tables import BRUISE_CRUISE, CARDINAL, KRAKEN
from tests.examples import examples


def search(spec: str) -> SearchBot:
    """The bot of a spec, which searches."""
    bot = find_bot(spec, clock=lambda: 0)
    assert isinstance(bot, SearchBot)
    return bot


def test_every_name_is_a_bot() -> None:
    """A name alone is the middle level."""
    assert bot_names() == ("random", "greedy", "uct", "ismcts", "judging")
    assert [find_bot(name).spec for name in bot_names()] == ["random", "greedy", "uct:3", "ismcts:3", "judging:3"]


@pytest.mark.parametrize("name", ["uct", "ismcts", "judging"])
def test_levels_are_named_budgets_that_grow(name: str) -> None:
    """From 1 to 5."""
    budgets = [search(f"{name}:{level}").simulations for level in (1, 2, 3, 4, 5)]
    assert tuple(budgets) == LEVELS[name]
    assert all(low * 4 <= high for low, high in pairwise(budgets))


def test_budgets_can_be_given() -> None:
    """In simulations or in milliseconds."""
    assert search("uct:simulations=500").simulations == 500
    assert search(" ismcts : milliseconds = 0200 ").milliseconds == 200
    assert search(" ismcts : milliseconds = 0200 ").spec == "ismcts:milliseconds=200"


def test_only_ismcts_imagines() -> None:
    """Uct takes what it sees for all there is."""
    assert search("ismcts:1").imagines
    assert not search("uct:1").imagines


def test_uct_is_refused_where_seats_have_secrets() -> None:
    """The sentence names the bot to take instead."""
    with pytest.raises(Malformed, match=r"uct needs to know everything, and Kraken has secrets; take ismcts"):
        find_bot("uct:3", KRAKEN)
    assert find_bot("uct:3", CARDINAL).spec == "uct:3"
    assert find_bot("ismcts:3", CARDINAL).spec == "ismcts:3"


def test_greedy_is_refused_where_there_is_no_judgement_to_go_by() -> None:
    """The sentence names a bot to take instead."""
    with pytest.raises(Malformed, match=r"greedy goes by a game's judgement, and Kraken has none; .* as in ismcts:3"):
        find_bot("greedy", KRAKEN)
    bot = find_bot("greedy", BRUISE_CRUISE)
    assert isinstance(bot, GreedyBot)
    assert bot.judgement is not None


def test_each_game_has_a_bot_that_suits_it() -> None:
    """By whether anything is hidden."""
    assert default_spec(CARDINAL) == "uct:3"
    assert default_spec(KRAKEN, 5) == "ismcts:5"


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("", "there is no bot ''; there are random, greedy, uct, ismcts"),
        ("thoughtful", "there is no bot 'thoughtful'"),
        ("UCT:3", "there is no bot 'UCT'"),
        ("random:3", "the random bot takes no level"),
        ("random:", "the random bot takes no level"),
        ("greedy:3", "the greedy bot takes no level and no budget; write greedy"),
        ("uct:", "'' is not a level of uct; write a level from 1 to 5"),
        ("uct:6", "'6' is not a level"),
        ("uct:3:4", "'3:4' is not a level"),
        ("uct:٣", "is not a level"),
        ("uct:games=3", "counted in simulations or milliseconds, not in 'games'"),
        ("uct:simulations=", "must be a whole number from 1 to 5000000, not ''"),
        ("uct:simulations=0", "must be a whole number from 1 to"),
        ("uct:simulations=-4", "must be a whole number from 1 to"),
        ("uct:simulations=1e3", "must be a whole number from 1 to"),
        ("uct:simulations=5000001", "must be a whole number from 1 to"),
        ("uct:milliseconds=600001", "must be a whole number from 1 to 600000"),
        ("ismcts:milliseconds=5", "there is no clock here"),
    ],
)
def test_anything_else_is_refused_with_what_would_be_valid(spec: str, problem: str) -> None:
    """At the path of the field."""
    with pytest.raises(Malformed) as refused:
        find_bot(spec, path="seats[1]")
    assert refused.value.path == "seats[1]"
    assert problem in refused.value.problem


def test_a_list_names_the_place_of_a_bad_bot() -> None:
    """Counted from 0."""
    assert [bot.spec for bot in read_bots("random, uct:2", CARDINAL)] == ["random", "uct:2"]
    with pytest.raises(Malformed) as refused:
        read_bots("random,uct:9")
    assert refused.value.path == "bots[1]"


@examples(40)
@given(
    st.one_of(
        st.text(max_size=30),
        st.builds("{}:{}={}".format, st.sampled_from(["uct", "ismcts"]), st.text(max_size=15), st.text(max_size=15)),
        st.builds("uct:simulations={}".format, st.text("0123456789٣²-+ _", max_size=25)),
    )
)
def test_no_text_gets_through_unread(spec: str) -> None:
    """A text is a bot, whose own spec means the same bot, or it is refused."""
    try:
        bot = find_bot(spec, clock=lambda: 0)
    except Malformed:
        return
    assert isinstance(bot, Bot)
    assert find_bot(bot.spec, clock=lambda: 0).spec == bot.spec
