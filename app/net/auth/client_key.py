"""The key pair that a client has at one table: it signs its part of the record with it.

Ed25519. Made anew for every table, so that two tables cannot tell that the same person came.
"""

from __future__ import annotations

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)

from app.core.data.field_limits import SIGNATURE_LENGTH
from app.net.auth.low_order_points import is_low_order

KEY_LENGTH = 32
"""Bytes of a private and of a public key."""


def new_key() -> bytes:
    """Return a private key, to be kept in a file that only its owner may read."""
    return Ed25519PrivateKey.generate().private_bytes_raw()


def public_key(key: bytes) -> bytes:
    """Return the public key of a private one. Raises ValueError unless that has 32 bytes."""
    return Ed25519PrivateKey.from_private_bytes(key).public_key().public_bytes_raw()


def sign(key: bytes, said: bytes) -> bytes:
    """Return the signature of a private key under `said`."""
    return Ed25519PrivateKey.from_private_bytes(key).sign(said)


def verify(public: bytes, signature: bytes, said: bytes) -> bool:
    """Tell whether the owner of a public key signed `said`; never raises."""
    if is_low_order(public) or len(signature) != SIGNATURE_LENGTH:
        return False
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, said)
    except (InvalidSignature, ValueError):
        return False
    return True
