"""Points of Curve25519 that are nobody's key."""

from __future__ import annotations

import pytest

from app.net.auth.client_key import new_key, public_key
from app.net.auth.low_order_points import POINT_LENGTH, is_low_order

P = 2**255 - 19
D = -121665 * pow(121666, -1, P) % P
"""The curve is -x² + y² = 1 + D x² y²."""
ORDER_8 = "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"
"""A point of order eight, as other libraries list it too."""
SMALL = (0, 1, P - 1, int.from_bytes(bytes.fromhex(ORDER_8), "little"))
TOP_BIT = 1 << 255
"""Tells which of two points with one second coordinate is meant."""


def doubled(x: int, y: int) -> tuple[int, int]:
    product = D * x * x * y * y % P
    return (
        2 * x * y * pow(1 + product, -1, P) % P,
        (y * y + x * x) * pow(1 - product, -1, P) % P,
    )


def point(y: int) -> tuple[int, int]:
    """Return a point of the curve with the second coordinate `y`."""
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * pow(2, (P - 1) // 4, P) % P
    assert x * x % P == square, "no point of the curve"
    return x, y


@pytest.mark.parametrize("y", [*SMALL, P - SMALL[3]], ids=range(5))
def test_a_point_that_is_nothing_after_eight_times_is_weak(y: int) -> None:
    assert doubled(*doubled(*doubled(*point(y)))) == (0, 1)
    assert is_low_order(y.to_bytes(POINT_LENGTH, "little"))
    assert is_low_order((y + TOP_BIT).to_bytes(POINT_LENGTH, "little"))


@pytest.mark.parametrize("y", [P, P + 1, TOP_BIT + P], ids=["0", "1", "0 from the left"])
def test_the_same_point_written_with_a_number_beyond_the_field_is_weak_too(y: int) -> None:
    assert is_low_order(y.to_bytes(POINT_LENGTH, "little"))


@pytest.mark.parametrize("length", [0, POINT_LENGTH - 1, POINT_LENGTH + 1])
def test_what_has_another_length_is_no_point(length: int) -> None:
    assert is_low_order(b"\x09" * length)


def test_honest_keys_are_not_weak() -> None:
    assert not any(is_low_order(public_key(new_key())) for _ in range(20))
    assert not is_low_order((2).to_bytes(POINT_LENGTH, "little"))
