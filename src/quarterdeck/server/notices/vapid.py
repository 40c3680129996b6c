"""The key by which push services and browsers know this server again (VAPID, RFC 8292)."""

from __future__ import annotations

from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from quarterdeck.server.notices.encryption import CURVE, public_bytes, to_text

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The number of points of the curve P-256: private keys lie between 0 and it."""
DERIVED_BYTES: Final = 48
"""More than the 32 bytes of a key, so that no key is noticeably likelier than another."""
TOKEN_SECONDS: Final = 12 * 60 * 60
"""How long a token is valid; push services refuse those that are valid for more than a day."""
NUMBER_BYTES: Final = 32


class Vapid:
    """A server's key for push services, made from the secret in its database: the same as long as that is kept."""

    def __init__(self, secret: bytes, contact: str) -> None:
        derived = HKDF(algorithm=SHA256(), length=DERIVED_BYTES, salt=None, info=b"web push").derive(secret)
        number = int.from_bytes(derived, "big") % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, CURVE)
        self._contact = contact
        """Where the operators of push services find the operator of this server: `mailto:` or `https:`."""
        self.public = to_text(public_bytes(self._key.public_key()))
        """The public key, as browsers want it when somebody asks for notices."""

    def authorization(self, audience: str, now: int) -> str:
        """The header `Authorization` for the push service at an origin; `now` in milliseconds since 1970."""
        claims = {"aud": audience, "exp": now // 1000 + TOKEN_SECONDS, "sub": self._contact}
        signed = ".".join(to_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode("ascii"), ec.ECDSA(SHA256())))
        signature = to_text(r.to_bytes(NUMBER_BYTES, "big") + s.to_bytes(NUMBER_BYTES, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"
