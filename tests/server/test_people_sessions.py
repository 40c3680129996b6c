"""Signed tokens."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.server.people.sessions import COOKIE, cookies_of, id_of, new_token, session_id, signed

SECRET = bytes(32)


def test_a_signed_token_names_its_session() -> None:
    """And tokens are never the same."""
    token = new_token()
    assert session_id({COOKIE: signed(token, SECRET)}, SECRET) == id_of(token)
    assert token != new_token()
    assert token not in id_of(token)


def test_another_servers_signature_counts_for_nothing() -> None:
    """Each database has its own secret."""
    assert session_id({COOKIE: signed(new_token(), b"x" * 32)}, SECRET) is None


@given(st.text(max_size=120))
def test_no_text_is_a_session_by_chance(value: str) -> None:
    """Nor does any text break the reading."""
    assert session_id({COOKIE: value}, SECRET) is None
    assert isinstance(cookies_of({"cookie": value}), dict)


def test_a_changed_digit_breaks_the_signature() -> None:
    """In the token as in its mark."""
    value = signed(new_token(), SECRET)
    for at in (0, 10, 40, len(value) - 1):
        changed = value[:at] + ("a" if value[at] != "a" else "b") + value[at + 1 :]
        assert session_id({COOKIE: changed}, SECRET) is None
