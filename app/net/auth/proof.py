"""Showing that one knows a secret without telling it, and on which connection.

Both sides make a transcript of the fingerprint each of them sees and of every message so far, as it
went over the wire, and send a code over it made with the secret. Somebody in between with another
certificate, or who changed, repeated or left out anything, has another transcript, and a
proof for one connection is of no use on any other.
"""

from __future__ import annotations

import hashlib
import hmac
import os

from app.net.auth.invite import Draw
from app.session.room.room_limits import SECRET_LENGTH

NONCE_LENGTH = 16
"""Bytes that each side draws anew for each connection."""
MAC_LENGTH = 32
"""Bytes of a proof."""
NAME_LENGTH = 16
"""Bytes that a secret is called by."""

_TRANSCRIPT = b"chabudai door 1"
_NAME = b"chabudai name"
_RETURN = b"chabudai return"
_CLIENT = b"chabudai caller"
_HOST = b"chabudai host"
_SIGNED = b"chabudai key"


def transcript(fingerprint: bytes, *messages: bytes) -> bytes:
    """Return 32 bytes that stand for a certificate and all messages, in their order."""
    held = hashlib.sha256(_TRANSCRIPT)
    for part in (fingerprint, *messages):
        held.update(len(part).to_bytes(4, "big"))
        held.update(part)
    return held.digest()


def client_proof(key: bytes, said: bytes) -> bytes:
    """Return what shows the host that the client knows `key`; `said` is the transcript."""
    return hmac.digest(key, _CLIENT + said, "sha256")


def host_proof(key: bytes, said: bytes) -> bytes:
    """Return what shows the client that the host knows `key`."""
    return hmac.digest(key, _HOST + said, "sha256")


def is_proof(given: bytes, right: bytes) -> bool:
    """Compare two proofs in a time that does not tell where they differ."""
    return hmac.compare_digest(given, right)


def to_sign(said: bytes) -> bytes:
    """Return what a client signs with its own key, so that nobody claims the key of another."""
    return _SIGNED + said


def secret_name(key: bytes) -> bytes:
    """Return what a secret is called: the host finds it by that, and it tells nothing of it."""
    return hashlib.sha256(_NAME + key).digest()[:NAME_LENGTH]


def new_token(draw: Draw = os.urandom) -> bytes:
    """Return a token for a seat, with which whoever sat there comes back."""
    return draw(SECRET_LENGTH)


def return_key(token: bytes) -> bytes:
    """Return the key that proves a token; the client makes it anew, the host keeps only this.

    The proofs go both ways, so the host needs a key and not only something to compare with. Who
    reads the host's private file could therefore sit down there, but holds the whole table
    already; the token itself stands nowhere but with the player.
    """
    return hmac.digest(token, _RETURN, "sha256")
