"""The key pair of a client at one table: whoever has the key signed, and nobody else did."""

from __future__ import annotations

import pytest

from app.net.auth.client_key import KEY_LENGTH, new_key, public_key, sign, verify


def test_a_key_is_made_anew_for_every_table() -> None:
    one, other = new_key(), new_key()
    assert one != other
    assert len(one) == len(public_key(one)) == KEY_LENGTH


def test_it_signs_as_ed25519_does() -> None:
    """The first example of RFC 8032, 7.1."""
    key = bytes.fromhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
    public = bytes.fromhex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
    signature = bytes.fromhex(
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555f"
        "b8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
    )
    assert public_key(key) == public
    assert sign(key, b"") == signature
    assert verify(public, signature, b"")


def test_a_signature_is_its_owners() -> None:
    aki, ren = new_key(), new_key()
    signature = sign(aki, b"a move")
    assert verify(public_key(aki), signature, b"a move")
    assert not verify(public_key(ren), signature, b"a move")
    assert not verify(public_key(aki), signature, b"another")
    assert not verify(public_key(aki), signature[:-1], b"a move")
    assert not verify(b"", signature, b"a move")
    assert not verify(b"\xff" * 32, signature, b"a move")


def test_weak_keys_sign_nothing() -> None:
    """With the neutral element as a key, one signature fits every text."""
    neutral = (1).to_bytes(32, "little")
    assert not verify(neutral, neutral + bytes(32), b"anything")


def test_a_private_key_of_another_length_is_none() -> None:
    with pytest.raises(ValueError, match="32"):
        public_key(bytes(KEY_LENGTH - 1))
