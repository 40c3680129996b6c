"""A push service on this machine, and a browser that reads what it is sent there, by its own code (RFC 8188, 8291, 8292)."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.mailbox import Program, program


def plain(text: str) -> bytes:
    """What a text in the alphabet for URLs means."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(raw: bytes) -> str:
    """Bytes in the alphabet for URLs."""
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Subscriber:
    """A browser: its keys, and how it reads what was encrypted for it."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, shared: bytes = b"0123456789abcdef") -> None:
        self.key = key or ec.generate_private_key(ec.SECP256R1())
        self.shared = shared
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        """The keys as its subscription names them."""
        return {"p256dh": written(self.public), "auth": written(self.shared)}

    def read(self, body: bytes) -> bytes:
        """What a single record says; HMAC by hand, so that it shares nothing with what wrote it."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        agreed = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(self.key.curve, sender))
        first = _mac(_mac(self.shared, agreed), b"WebPush: info\0" + self.public + sender + b"\1")
        base = _mac(salt, first)
        key = _mac(base, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _mac(base, b"Content-Encoding: nonce\0\1")[:12]
        text, mark, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\2")
        assert (mark, padding.strip(b"\0")) == (b"\2", b"")
        return text


def _mac(key: bytes, text: bytes) -> bytes:
    return hmac.new(key, text, hashlib.sha256).digest()


class PushService:
    """A push service, with one browser that is subscribed there."""

    def __init__(self, served: Program) -> None:
        self.served = served
        self.subscriber = Subscriber()
        self.endpoint = f"http://127.0.0.1:{served.port}/push/abc"
        served.answer = b"HTTP/1.1 201 Created\r\n\r\n"

    @property
    def wanted(self) -> dict[str, object]:
        """The body that asks for notices to this browser."""
        return {"kind": "push", "address": self.endpoint, **self.subscriber.keys}

    def take(self) -> dict[str, str]:
        """The only message that has come, decrypted."""
        ((_, _, body),) = self.served.posts
        self.served.posts.clear()
        return msgspec.json.decode(self.subscriber.read(body), type=dict[str, str])


def signed_claims(authorization: str, public: str) -> dict[str, object]:
    """What a VAPID token says, if the key that the server shows to browsers signed it."""
    told = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert told["k"] == public
    head, claims, signature = told["t"].split(".")
    raw = plain(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(public))
    key.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert msgspec.json.decode(plain(head)) == {"typ": "JWT", "alg": "ES256"}
    return msgspec.json.decode(plain(claims), type=dict[str, object])


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """A push service that runs."""
    async with program() as served:
        yield PushService(served)
