"""Signed tokens."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.server.people.sessions import COOKIE, id_of, new_token, own_cookie, session_id, signed

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
    assert own_cookie([(b"cookie", value.encode())]) == ""


def test_our_cookie_is_found_among_others_and_nothing_else_of_them_is_read() -> None:
    """Whatever the others are; of several the last counts, as it is read elsewhere."""
    value = signed(new_token(), SECRET)
    ours = f"{COOKIE}={value}".encode()
    for line in (ours, b"a=1; " + ours, b"a;;=; \t" + ours + b" ; b=2", b'a="' + rb"\"" * 10 + b'";' + ours):
        assert own_cookie([(b"accept", b"x"), (b"Cookie", line)]) == value
    other = f"{COOKIE}={signed(new_token(), SECRET)}".encode()
    assert own_cookie([(b"cookie", other), (b"cookie", b"a=1"), (b"cookie", ours)]) == value
    for line in (b"x" + ours, ours + b"0", ours + b"x; a=1", b'a="' + ours, f"{COOKIE}=".encode()):
        assert own_cookie([(b"cookie", line)]) == ""


def test_a_changed_digit_breaks_the_signature() -> None:
    """In the token as in its mark."""
    value = signed(new_token(), SECRET)
    for at in (0, 10, 40, len(value) - 1):
        changed = value[:at] + ("a" if value[at] != "a" else "b") + value[at + 1 :]
        assert session_id({COOKIE: changed}, SECRET) is None
