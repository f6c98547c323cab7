"""Two sides with one short code come to one strong key, and with another one to another."""

from __future__ import annotations

import random

import pytest

from app.net.auth.spake2_exchange import SHARE_LENGTH, ClientExchange, Exchanged, host_exchange
from tests.helpers.handshake_table import drawing

CHANCE = 20_261_125
SAID = b"what both saw and said"


def exchanged(
    code: str, hosts_code: str, *, heard: bytes = SAID
) -> tuple[bytes | None, Exchanged | None]:
    """Return the client's key and the host's part, who `heard` what was said before."""
    client = ClientExchange(code, SAID, drawing(1))
    host = host_exchange(hosts_code, heard, client.share, drawing(2))
    return None if host is None else client.key(host.share), host


def test_the_same_code_makes_the_same_key() -> None:
    key, host = exchanged("123456", "123456")
    assert host is not None
    assert key == host.key
    assert len(host.share) == SHARE_LENGTH


@pytest.mark.parametrize(
    ("code", "heard"),
    [("123457", SAID), ("123456", b"something else")],
    ids=["another code", "other words before"],
)
def test_what_differs_makes_another_key_and_neither_side_is_told(code: str, heard: bytes) -> None:
    key, host = exchanged("123456", code, heard=heard)
    assert host is not None
    assert key is not None
    assert key != host.key


def test_every_exchange_has_shares_and_a_key_of_its_own() -> None:
    shares = {ClientExchange("123456", SAID).share for _ in range(3)}
    assert len(shares) == 3
    asked = ClientExchange("123456", SAID).share
    one, other = (host_exchange("123456", SAID, asked) for _ in range(2))
    assert one is not None
    assert other is not None
    assert one.key != other.key


def test_the_key_does_not_show_where_an_exchange_is_printed() -> None:
    assert "the key" not in repr(Exchanged(b"share", b"the key"))


@pytest.mark.parametrize("side", ["host", "client"])
def test_any_point_is_taken_or_refused(side: str) -> None:
    """Shares that are points of no curve, of a small part of it, or of the wrong half."""
    chance = random.Random(CHANCE)
    special = [
        *(value.to_bytes(32, "little") for value in range(4)),
        *((2**255 - 19 + off).to_bytes(32, "little") for off in range(-2, 19)),
        *((2**256 - 1 - off).to_bytes(32, "little") for off in range(3)),
        *(chance.randbytes(32) for _ in range(15)),
    ]
    for share in special:
        if side == "host":
            done = host_exchange("123456", b"context", share)
            assert done is None or len(done.key) == 32
        else:
            key = ClientExchange("123456", b"context").key(share)
            assert key is None or len(key) == 32


def test_points_of_small_order_are_refused_in_every_spelling() -> None:
    for value in (0, 1, 2**255 - 20, 2**255 - 19, 2**255 - 18):
        for sign in (0, 2**255):
            share = (value + sign).to_bytes(32, "little")
            assert host_exchange("123456", b"context", share) is None
            assert ClientExchange("123456", b"context").key(share) is None


def test_a_share_thrown_back_is_refused() -> None:
    exchange = ClientExchange("123456", b"context")
    assert exchange.key(exchange.share) is None
