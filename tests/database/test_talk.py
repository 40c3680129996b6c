"""Remarks and proposals."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from quarterdeck.server.database import talk
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.errors import CorruptRow
from quarterdeck.server.database.rows import Proposal, Remark
from quarterdeck.server.database.schema import proposals
from tests.database.samples import prepare

BACK = Proposal(what="take-back", seat=1, by_user="ben", expected=7, at=9)


async def say(database: Database, remark: Remark) -> int:
    """Something said in the match m."""
    return await database.write(lambda c: talk.add_remark(c, "m", remark))


async def test_remarks_are_numbered_within_their_match(database: Database) -> None:
    """And read back in order, with the speaker's name and colour."""
    await prepare(database, "m", "n")
    for text, user in (("Ahoy", "ann"), ("<b>é</b>", "ben"), ("Aye", "ann")):
        await say(database, Remark(user=user, seat=0, text=text, at=5))
    assert await database.write(lambda c: talk.add_remark(c, "n", Remark(user="ben", seat=-1, text="Hm", at=6))) == 1
    assert await say(database, Remark(user="ben", seat=1, text="So", at=7)) == 4
    found = await database.read(lambda c: talk.load_remarks(c, "m"))
    assert [(one.n, one.text, one.name) for one in found] == [
        (1, "Ahoy", "Ann"),
        (2, "<b>é</b>", "Ben"),
        (3, "Aye", "Ann"),
        (4, "So", "Ben"),
    ]
    assert found[3] == Remark(n=4, user="ben", seat=1, text="So", at=7, name="Ben", colour="#00bb00")
    assert [one.n for one in await database.read(lambda c: talk.load_remarks(c, "m", after=2))] == [3, 4]
    assert [one.n for one in await database.read(lambda c: talk.load_remarks(c, "m", limit=2))] == [3, 4]


async def test_a_proposal_collects_consent(database: Database) -> None:
    """Each seat counts once."""
    await prepare(database, "m", "n")
    assert await database.write(lambda c: talk.add_proposal(c, "m", BACK)) == 1
    assert await database.write(lambda c: talk.add_proposal(c, "n", BACK)) == 1
    assert await database.write(lambda c: talk.add_proposal(c, "m", replace(BACK, what="stand-in", agreed=(3,)))) == 2
    first = replace(BACK, proposal=1, agreed=(0,))
    assert await database.write(lambda c: talk.answer_proposal(c, "m", 1, [0])) == first
    assert await database.write(lambda c: talk.answer_proposal(c, "m", 1, [0])) == first
    assert await database.write(lambda c: talk.answer_proposal(c, "m", 1, [2])) == replace(first, agreed=(0, 2))
    assert await database.read(lambda c: talk.load_open_proposals(c, "m")) == [
        replace(first, agreed=(0, 2)),
        replace(BACK, proposal=2, what="stand-in", agreed=(3,)),
    ]


@pytest.mark.parametrize("state", ["done", "refused"])
async def test_a_proposal_is_closed_once(database: Database, state: Literal["done", "refused"]) -> None:
    """Then nobody can answer it any more."""
    await prepare(database, "m")
    await database.write(lambda c: talk.add_proposal(c, "m", BACK))
    assert await database.write(lambda c: talk.close_proposal(c, "m", 1, state))
    assert not await database.write(lambda c: talk.close_proposal(c, "m", 1, state))
    assert await database.write(lambda c: talk.answer_proposal(c, "m", 1, [0])) is None
    assert await database.write(lambda c: talk.answer_proposal(c, "m", 2, [0])) is None
    assert await database.read(lambda c: talk.load_open_proposals(c, "m")) == []


async def test_a_damaged_proposal_is_named(database: Database) -> None:
    """By its table and its key."""
    await prepare(database, "m")
    await database.write(lambda c: talk.add_proposal(c, "m", BACK))
    await database.write(lambda c: c.execute(update(proposals).values(agreed="0,x")))
    with pytest.raises(CorruptRow, match=r"row \(m, 1\) of the table proposals is damaged"):
        await database.read(lambda c: talk.load_open_proposals(c, "m"))
