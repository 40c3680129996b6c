"""What a push service passes on is encrypted for one browser (RFC 8291, in the form of RFC 8188): the service reads nothing."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NoBase64
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.server.problems import SAY

CURVE: Final = ec.SECP256R1()
SALT_BYTES: Final = 16
POINT_BYTES: Final = 65
"""The length of a public key that is not compressed, the only form in which browsers give it."""
SHARED_BYTES: Final = 16
"""The length of the secret that a browser shares with whoever may send to it."""
RECORD_SIZE: Final = 4096
"""The size of records that the header names; a notice is a single one and shorter."""
LAST_RECORD: Final = b"\x02"
"""What follows the text of the last record."""


class Lock(Struct, frozen=True):
    """What a browser gives to whoever may send to it: its public key, and a shared secret."""

    public: bytes
    shared: bytes

    def kept(self) -> str:
        """The key and the secret as one text, for the database."""
        return f"{to_text(self.public)} {to_text(self.shared)}"


def to_text(raw: bytes) -> str:
    """Bytes as the alphabet for URLs writes them, without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode("ascii")


def from_text(text: str) -> bytes:
    """The bytes that such a text means; `ValueError` if it means none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def lock_of(public: str, shared: str) -> Lock:
    """What a browser's subscription names as `p256dh` and `auth`; `Malformed` if these are no keys."""
    try:
        lock = Lock(from_text(public), from_text(shared))
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, lock.public)
    except (ValueError, NoBase64):
        raise Malformed("p256dh", SAY("bad-push-keys")) from None
    if len(lock.public) != POINT_BYTES:
        raise Malformed("p256dh", SAY("bad-push-keys"))
    if len(lock.shared) != SHARED_BYTES:
        raise Malformed("auth", SAY("bad-push-keys"))
    return lock


def kept_lock(text: str) -> Lock:
    """A lock as `Lock.kept` wrote it; `Malformed` if it is none."""
    public, _, shared = text.partition(" ")
    return lock_of(public, shared)


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as a point that is not compressed: 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def seal(text: bytes, lock: Lock) -> bytes:
    """Encrypt a text for one browser, with a key and a salt that are used only this once."""
    return seal_with(text, lock, ec.generate_private_key(CURVE), secrets.token_bytes(SALT_BYTES))


def seal_with(text: bytes, lock: Lock, key: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Encrypt a text with this key and salt."""
    own = public_bytes(key.public_key())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, lock.public)
    agreed = key.exchange(ec.ECDH(), theirs)
    material = _derive(agreed, lock.shared, b"WebPush: info\0" + lock.public + own, 32)
    content_key = _derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(content_key).encrypt(nonce, text + LAST_RECORD, None)


def _derive(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(material)
