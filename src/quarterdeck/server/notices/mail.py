"""Notices by e-mail, over the operator's mail server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.server.notices.failures import NotSent
from quarterdeck.server.notices.words import Said
from quarterdeck.server.problems import SAY
from quarterdeck.server.settings import LOOPBACK

SECONDS: Final = 20.0
"""The longest that the mail server may take for an answer."""
PERMANENT: Final = 500
"""Codes of a mail server from here on mean that it will never work."""
_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
LINES: Final = SMTP.clone(max_line_length=900)
"""No header is folded: mail programs read the link in `List-Unsubscribe` as it stands."""
LONGEST: Final = 254
PORTS: Final = {"smtp": 587, "smtps": 465}


class MailServer(Struct, frozen=True, kw_only=True):
    """Where e-mail is handed over, and in whose name."""

    host: str
    port: int
    implicit_tls: bool
    """TLS from the first byte; otherwise it begins with STARTTLS, except on this machine."""
    login: str
    password: str
    sender: str


def mail_server(url: str, sender: str, password: str = "") -> MailServer:
    """A mail server from its URL, `smtp://` or `smtps://` and perhaps `login@`; `Malformed` if it makes no sense."""
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError:
        port = -1
    if parts.scheme not in PORTS or not parts.hostname or port == -1 or parts.password or parts.path.strip("/"):
        raise Malformed("mail-server", SAY("no-mail-server", text=url))
    return MailServer(
        host=parts.hostname,
        port=port or PORTS[parts.scheme],
        implicit_tls=parts.scheme == "smtps",
        login=(parts.username or "").replace("%40", "@"),
        password=password,
        sender=check_mail(sender, "mail-from"),
    )


def check_mail(text: str, path: str = "address") -> str:
    """An e-mail address without spaces around it; `Malformed` if it is none."""
    address = text.strip()
    if len(address) > LONGEST or not _ADDRESS.fullmatch(address):
        raise Malformed(path, SAY("bad-mail"))
    return address


def letter(said: Said, sender: str, to: str) -> EmailMessage:
    """The e-mail; a mail program can stop notices by itself (RFC 8058)."""
    message = EmailMessage(LINES)
    message["From"] = f"Quarterdeck <{sender}>"
    message["To"] = to
    message["Subject"] = said.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{said.off}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(f"{said.text}\n\n{said.link}\n\n-- \n{said.off_words}\n{said.off}\n")
    return message


async def send_mail(server: MailServer, said: Said, to: str) -> None:
    """Hand a notice over to the mail server; `NotSent` if that fails. TLS is never left out but on this machine."""
    message = letter(said, server.sender, to)
    try:
        await asyncio.to_thread(_hand_over, server, message, to)
    except smtplib.SMTPRecipientsRefused as error:
        code = max(code for code, _ in error.recipients.values())
        raise NotSent(f"recipient refused ({code})", for_good=code >= PERMANENT) from error
    except (smtplib.SMTPException, OSError) as error:
        raise NotSent(f"{server.host}:{server.port}: {_reason(error)}") from error


def _reason(error: smtplib.SMTPException | OSError) -> str:
    """What the operator may have to mend, in words."""
    told = type(error).__name__
    match error:
        case smtplib.SMTPAuthenticationError():
            told = f"the mail server refuses the login or the password ({error.smtp_code})"
        case smtplib.SMTPResponseException():
            told = f"the mail server refuses ({error.smtp_code})"
        case smtplib.SMTPNotSupportedError():
            told = str(error)
        case ssl.SSLCertVerificationError():
            told = f"its certificate is not trusted: {error.verify_message}"
        case ssl.SSLError():
            told = f"no TLS: {error.reason}"
        case OSError(strerror=str() as words):
            told = words
    return told


def _hand_over(server: MailServer, message: EmailMessage, to: str) -> None:
    context = ssl.create_default_context()
    if server.implicit_tls:
        line: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    with line:
        if not server.implicit_tls and server.host not in LOOPBACK:
            line.starttls(context=context)
        if server.login:
            line.login(server.login, server.password)
        line.send_message(message, server.sender, [to])
