"""E-mail over a real mail server on this machine: TLS from the first byte, STARTTLS and logins; what is wrong is told plainly."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Final

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from quarterdeck.server.notices.failures import NotSent
from quarterdeck.server.notices.mail import mail_server, send_mail
from quarterdeck.server.notices.words import Said
from tests.server.mailbox import mailbox

HOST: Final = "127.0.0.2"
"""An address of this machine for which the server insists on TLS, as for any other."""
LOGIN: Final = ("ahoy@mail.test", "pass word")
SAID: Final = Said(
    id="msg_1", about="your-turn", subject="It is your turn", text="Red waits.", games=("Kraken",), link="https://x.test/turns",
    off="https://x.test/off", off_words="No more of these:",
)  # fmt: skip


def certificate(folder: Path, host: str = HOST, days: int = 2) -> tuple[ssl.SSLContext, Path]:
    """A mail server's own certificate, and the file that makes others trust it; it may have run out before today."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "mail.test")])
    begins = datetime.now(UTC) - timedelta(days=2)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(begins - timedelta(days=1))
        .not_valid_after(begins + timedelta(days=2 + days))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(host))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem, private = folder / "mail.pem", folder / "mail.key"
    pem.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pem, private)
    return context, pem


@pytest.fixture
def trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """The certificate of a mail server that this machine trusts."""
    context, pem = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(pem))
    return context


async def refusal(url: str, password: str = "") -> str:
    """Why a letter cannot be handed over; it is tried again."""
    with pytest.raises(NotSent) as caught:
        await send_mail(mail_server(url, "notices@table.test", password), SAID, "ben@mail.test")
    assert not caught.value.for_good
    return str(caught.value)


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
async def test_a_letter_is_handed_over_by_tls_after_a_login(trusted: ssl.SSLContext, scheme: str) -> None:
    """`smtps` begins with TLS, `smtp` asks for it; the password is sent only then."""
    async with mailbox(HOST, tls=trusted, starttls=scheme == "smtp", login=LOGIN) as box:
        server = mail_server(f"{scheme}://ahoy%40mail.test@{HOST}:{box.port}", "notices@table.test", LOGIN[1])
        await send_mail(server, SAID, "ben@mail.test")
    assert (box.logins, box.secret) == ([LOGIN], [True])
    assert box.letters[0]["To"] == "ben@mail.test"


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
async def test_a_wrong_password_is_told_plainly(trusted: ssl.SSLContext, scheme: str) -> None:
    """Without the password itself, since it goes to the log."""
    async with mailbox(HOST, tls=trusted, starttls=scheme == "smtp", login=LOGIN) as box:
        told = await refusal(f"{scheme}://ahoy%40mail.test@{HOST}:{box.port}", "guessed")
    assert told == f"{HOST}:{box.port}: the mail server refuses the login or the password (535)"
    assert box.letters == []


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
async def test_a_certificate_that_nobody_vouches_for_is_told_plainly(tmp_path: Path, scheme: str) -> None:
    """Neither password nor letter is sent."""
    context, _ = certificate(tmp_path)
    async with mailbox(HOST, tls=context, starttls=scheme == "smtp", login=LOGIN) as box:
        told = await refusal(f"{scheme}://ahoy%40mail.test@{HOST}:{box.port}", LOGIN[1])
    assert "its certificate is not trusted: self-signed certificate" in told
    assert (box.logins, box.letters) == ([], [])


@pytest.mark.parametrize(
    ("host", "days", "told"), [("127.0.0.3", 2, "IP address mismatch"), (HOST, -1, "certificate has expired")]
)
async def test_a_certificate_of_another_machine_or_time_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, days: int, told: str
) -> None:
    """Though this machine trusts whoever signed it."""
    context, pem = certificate(tmp_path, host, days)
    monkeypatch.setenv("SSL_CERT_FILE", str(pem))
    async with mailbox(HOST, tls=context, login=LOGIN) as box:
        assert told in await refusal(f"smtps://{HOST}:{box.port}")
    assert box.letters == []


async def test_without_tls_nothing_is_sent() -> None:
    """Whether the mail server offers none, or speaks it where it should be asked first, or not at all."""
    async with mailbox(HOST) as box:
        assert "STARTTLS" in await refusal(f"smtp://{HOST}:{box.port}")
        assert "no TLS" in await refusal(f"smtps://{HOST}:{box.port}")
    assert box.letters == []
    assert "Connection refused" in await refusal(f"smtp://{HOST}:{box.port}")


async def test_a_mail_server_that_wants_a_login_is_told_plainly(trusted: ssl.SSLContext) -> None:
    """Where the operator named none."""
    async with mailbox(HOST, tls=trusted, login=LOGIN) as box:
        assert "the mail server refuses (530)" in await refusal(f"smtps://{HOST}:{box.port}")
