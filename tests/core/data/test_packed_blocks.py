"""What is long past comes back as it was, and takes little room until then."""

from __future__ import annotations

import random
import sys

import pytest

from app.core.card import Mark
from app.core.data.packed_blocks import BLOCK, Packed
from app.core.fact import CardMove, MarkChange, Marked, Moved


def moved(number: int) -> Moved:
    return Moved(0, (CardMove(number, "deck.0", handle=f"c{number}"),), "draw")


def test_every_value_comes_back_whenever_it_is_asked_for() -> None:
    held: Packed[tuple[object, ...]] = Packed()
    for number in range(500):
        held[number] = (moved(number), Marked(1, (MarkChange("u1", "note:x", Mark("note:x")),)))
        back = random.Random(number).randrange(number + 1)
        assert held[back][0] == moved(back)
    assert list(held) == list(range(500))
    assert len(held) == 500


def test_numbers_may_come_in_any_order_and_leave_gaps() -> None:
    numbers = random.Random("gaps").sample(range(2000), 700)
    held: Packed[int] = Packed()
    for number in numbers:
        held[number] = number * number
    assert all(held[number] == number * number for number in numbers)
    assert all((number in held) == (number in set(numbers)) for number in range(2000))
    assert list(held) == sorted(numbers)
    missing = next(number for number in range(2000) if number not in held)
    assert held.get(missing) is None
    with pytest.raises(KeyError):
        held[missing]


def test_what_is_past_takes_a_tenth_of_the_room() -> None:
    held: Packed[tuple[Moved, ...]] = Packed()
    for number in range(100 * BLOCK):
        held[number] = (moved(number),)
    packed = sum(map(len, held._blocks.values()))
    move = moved(1)
    loose = sum(map(sys.getsizeof, (move, move.moves, move.moves[0], move.moves[0].handle)))
    assert packed / len(held) < loose / 4


def test_a_number_is_nothing_else() -> None:
    held: Packed[int] = Packed()
    held[1] = 1
    assert "1" not in held


def read(line: bytes) -> tuple[int, ...]:
    return tuple(map(int, line.split(b",")))


@pytest.mark.parametrize("seed", range(5))
def test_what_was_read_from_a_line_comes_back_from_it(seed: int) -> None:
    chance = random.Random(seed)
    packed: Packed[tuple[int, ...]] = Packed(read)
    expected: dict[int, tuple[int, ...]] = {}
    for number in range(600):
        if chance.random() < 0.1:
            continue
        expected[number] = (number, chance.randrange(100))
        # Played on after it was read: from there on there are no lines, and now and then before.
        has_line = number < 400 and chance.random() < 0.98
        line = b"%d,%d" % expected[number] if has_line else b""
        packed.put(number, expected[number], line)
    asked = [chance.choice(list(expected)) for _ in range(300)]
    assert [packed[number] for number in asked] == [expected[number] for number in asked]
    assert dict(packed) == expected


def test_what_is_put_into_a_block_of_lines_later_lies_beside_them() -> None:
    packed: Packed[tuple[int, ...]] = Packed(read)
    for number in range(1, 200):
        packed.put(number, (number,), b"%d" % number)
    packed[0] = (0,)
    for number in range(200, 400):
        packed[number] = (number,)
    assert dict(packed) == {number: (number,) for number in range(400)}


def test_a_line_that_is_mostly_air_is_not_kept() -> None:
    packed: Packed[tuple[int, ...]] = Packed(read)
    for number in range(200):
        packed.put(number, (number,), b" " * 10_000 + b"%d" % number)
    assert dict(packed) == {number: (number,) for number in range(200)}
    assert sum(map(len, packed._blocks.values())) < 20_000
    assert not packed._blocks_of_lines
