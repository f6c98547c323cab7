"""The key with which a seat signs, and whether a signature is its own."""

from __future__ import annotations

import pytest

from app.session.fairness.signing_key import SEED, SIGNATURE, SigningKey, vouches

AKI, REN = SigningKey(b"a" * SEED), SigningKey(b"r" * SEED)
SAID = b"seat 0 was told 7 things"


def test_a_signature_is_of_who_signed_and_of_what_was_signed() -> None:
    signature = AKI.sign(SAID)
    assert vouches(AKI.public, signature, SAID)
    assert not vouches(REN.public, signature, SAID)
    assert not vouches(AKI.public, signature, SAID + b".")
    assert not vouches(AKI.public, REN.sign(SAID), SAID)


def test_the_same_seed_is_the_same_key() -> None:
    assert SigningKey(b"a" * SEED).public == AKI.public != REN.public
    assert len(bytes.fromhex(AKI.sign(SAID))) == SIGNATURE


@pytest.mark.parametrize("seed", [b"", b"a" * (SEED - 1), b"a" * (SEED + 1)])
def test_a_key_is_made_of_so_many_bytes(seed: bytes) -> None:
    with pytest.raises(ValueError):
        SigningKey(seed)


@pytest.mark.parametrize(
    ("key", "signature"),
    [
        ("", ""),
        ("nonsense", AKI.sign(SAID)),
        (AKI.public, "nonsense"),
        (AKI.public, "ab" * SIGNATURE),
        ("00" * SEED, AKI.sign(SAID)),
    ],
)
def test_what_is_no_key_or_no_signature_vouches_for_nothing(key: str, signature: str) -> None:
    assert not vouches(key, signature, SAID)
