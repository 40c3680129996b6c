"""The table of costs has every request that a server answers."""

from __future__ import annotations

from costs.routes import LEFT_OUT, MEASURED, all_asked, route_of

from quarterdeck.server.app import with_all_routes


def test_every_request_has_a_row_or_a_reason() -> None:
    """A new route or message joins the table of costs, or the list of what is left out."""
    assert all_asked(with_all_routes()) == MEASURED | LEFT_OUT.keys()
    assert not MEASURED & LEFT_OUT.keys()


def test_a_request_belongs_to_the_route_with_the_fewest_gaps() -> None:
    """`/api/matches/x` is a table, `/api/matches/x/dice?at=1` its dice, and nothing else is either."""
    assert route_of("GET /api/matches/x") == "GET /api/matches/{match_id:str}"
    assert route_of("GET /api/matches/x/dice?at=1") == "GET /api/matches/{match_id:str}/dice"
    assert route_of("GET /somewhere/else") == "GET /somewhere/else"
