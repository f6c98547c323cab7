"""Hash chains: links are opened backwards and belong to one commitment."""

from __future__ import annotations

from hashlib import sha256

import pytest

from app.session.fairness.hash_chain import HASH, LENGTH, Chain, leads, unpacked

SEED = bytes(range(HASH))


def test_a_link_hashes_to_the_one_before_it() -> None:
    chain = Chain(SEED)
    assert sha256(chain.link(1)).digest() == chain.commitment
    for place in (2, 3, 63, 64, 65, 66, 4095, LENGTH):
        assert sha256(chain.link(place)).digest() == chain.link(place - 1)
    assert chain.link(LENGTH) == SEED


def test_a_seat_that_was_away_goes_on_at_the_place_of_the_draw() -> None:
    chain = Chain(SEED, 100)
    assert leads(chain.link(7), chain.commitment, 7)
    assert leads(chain.link(7), chain.link(3), 4)
    assert not leads(chain.link(7), chain.link(3), 3)
    assert not leads(chain.link(3), chain.link(7), 4)


def test_a_used_up_chain_has_no_more_links() -> None:
    chain = Chain(SEED, 3)
    for place in (0, -1, 4):
        with pytest.raises(ValueError, match="3 links"):
            chain.link(place)
    for seed, length in ((b"short", 3), (SEED, 0)):
        with pytest.raises(ValueError, match="begins with"):
            Chain(seed, length)


def test_what_comes_from_outside_takes_no_endless_hashing() -> None:
    assert not leads(SEED, SEED, 10**12)
    assert not leads(SEED, SEED, 0)
    assert not leads(b"", SEED, 1)


@pytest.mark.parametrize(
    "text", ["", "ab", "zz" * HASH, "AB" * HASH, "ab" * (HASH + 1), "é" * 2 * HASH, "a " * HASH]
)
def test_what_is_no_hash(text: str) -> None:
    assert unpacked(text) is None


def test_a_hash_in_hex() -> None:
    assert unpacked(SEED.hex()) == SEED
