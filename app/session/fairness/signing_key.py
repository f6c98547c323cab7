"""The key with which a seat signs what it was told: Ed25519, made when it sits down."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

SEED = 32
"""Bytes of a key's seed."""
SIGNATURE = 64
"""Bytes of a signature."""


class SigningKey:
    """One seat's key; it leaves that seat's program only as its public half."""

    def __init__(self, seed: bytes) -> None:
        """Make the key of `seed`: `SEED` bytes that nobody can guess."""
        from cryptography.hazmat.primitives.asymmetric import (  # noqa: PLC0415 - not at the start
            ed25519,
        )

        self._key: Ed25519PrivateKey = ed25519.Ed25519PrivateKey.from_private_bytes(seed)
        self.public = self._key.public_key().public_bytes_raw().hex()
        """What others check its signatures with, in hex."""

    def sign(self, statement: bytes) -> str:
        """Return the signature of `statement` in hex."""
        return self._key.sign(statement).hex()


def vouches(key: str, signature: str, statement: bytes) -> bool:
    """Whether `signature` is that of `statement` by the public `key`; both came from outside."""
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415 - not at the start
    from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415 - likewise

    try:
        public = ed25519.Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
        public.verify(bytes.fromhex(signature), statement)
    except (InvalidSignature, ValueError):
        return False
    return True
