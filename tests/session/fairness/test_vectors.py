"""docs/fair.md alone is enough: its vectors, found from its words with a hash function only."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path

DOCS = Path(__file__).parents[3] / "docs" / "fair.md"
ROWS = dict(re.findall(r"^\| ([^|`]+?) \| `([^`]+)` \|$", DOCS.read_text("utf-8"), re.MULTILINE))
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


def values(first: int) -> list[bytes]:
    """Three links and the commitment, in the order of hashing."""
    chain = [bytes([first]) * 32]
    for _ in range(3):
        chain.append(sha256(chain[-1]).digest())
    return chain


def link(first: int, number: int) -> bytes:
    return values(first)[3 - number]


def seat(number: int) -> bytes:
    return number.to_bytes(4, "big", signed=True)


def seed(number: int, there: dict[int, int], away: list[int]) -> bytes:
    mixed = b"chabudai draw 1\n" + values(0)[3] + number.to_bytes(8, "big") + link(0, number)
    for one, first in sorted(there.items()):
        mixed += b"L" + seat(one) + link(first, number)
    for one in sorted(away):
        mixed += b"A" + seat(one)
    return sha256(mixed).digest()


def stream(start: bytes) -> Iterator[int]:
    for block in count():
        yield from sha256(start + block.to_bytes(8, "big")).digest()


def below(source: Iterator[int], bound: int) -> int:
    bits = (bound - 1).bit_length()
    while True:
        number = 0
        for _ in range(-(-bits // 8)):
            number = number * 256 + next(source)
        if number % 2**bits < bound:
            return number % 2**bits


def test_chains_and_seeds() -> None:
    for name, first in (("the host, the table's id", 0), ("seat 0", 1), ("seat 1", 2)):
        assert ROWS[f"commitment of {name}"] == values(first)[3].hex()
        whose = name.partition(",")[0]
        assert ROWS[f"link of {whose} in draw 1"] == link(first, 1).hex()
    assert ROWS["seed of draw 1"] == seed(1, {0: 1, 1: 2}, []).hex()
    assert ROWS["seed of draw 2"] == seed(2, {0: 1}, [1]).hex()


def test_what_is_drawn() -> None:
    start = seed(1, {0: 1, 1: 2}, [])
    source = stream(start)
    assert ROWS["first 40 bytes of the stream"] == bytes(next(source) for _ in range(40)).hex()
    source = stream(start)
    pile = list(range(10))
    for place in range(9, 0, -1):
        other = below(source, place + 1)
        pile[place], pile[other] = pile[other], pile[place]
    assert ROWS["order"] == " ".join(map(str, pile))
    pile = list(range(10))
    for place in range(3):
        other = place + below(source, 10 - place)
        pile[place], pile[other] = pile[other], pile[place]
    assert ROWS["picked"] == " ".join(map(str, pile[:3]))
    coins = ["heads" if below(source, 2) else "tails" for _ in range(8)]
    assert ROWS["coins"] == " ".join(coins)
    assert ROWS["dice"] == " ".join(str(1 + below(source, 6)) for _ in range(8))


def test_names_and_purpose() -> None:
    salt = b"\x03" * 32
    source = stream(sha256(b"chabudai names 1\n" + salt).digest())
    names = []
    for _ in range(3):
        number = below(source, 36**8)
        names.append("".join(LETTERS[number // 36**place % 36] for place in range(8)))
    assert ROWS["names"] == " ".join(names)
    where = (5).to_bytes(8, "big") + seat(1)
    bound = b"chabudai purpose 1\n" + salt + where + ROWS["gesture"].encode()
    assert ROWS["purpose"] == sha256(bound).hexdigest()
