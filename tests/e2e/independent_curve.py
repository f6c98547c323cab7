"""Ed25519 signatures in plain Python, as RFC 8032 describes them: slow, and enough for one door."""

from __future__ import annotations

from hashlib import sha512

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P

Point = tuple[int, int, int, int]
"""(X, Y, Z, T) with x = X/Z, y = Y/Z, x·y = T/Z."""


def _recovered(y: int) -> int:
    """Return the even x of a point."""
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    return P - x if x % 2 else x


_Y = 4 * pow(5, P - 2, P) % P
BASE: Point = (_recovered(_Y), _Y, 1, _recovered(_Y) * _Y % P)


def _add(one: Point, other: Point) -> Point:
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c = 2 * one[3] * other[3] * D % P
    d = 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def _times(number: int, point: Point) -> Point:
    result: Point = (0, 1, 1, 0)
    while number:
        if number & 1:
            result = _add(result, point)
        point = _add(point, point)
        number >>= 1
    return result


def _packed(point: Point) -> bytes:
    inverse = pow(point[2], P - 2, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def _expanded(key: bytes) -> tuple[int, bytes]:
    held = sha512(key).digest()
    number = int.from_bytes(held[:32], "little")
    return number & (1 << 254) - 8 | 1 << 254, held[32:]


def public_key(key: bytes) -> bytes:
    """Return the public key of a private one of 32 bytes."""
    return _packed(_times(_expanded(key)[0], BASE))


def sign(key: bytes, said: bytes) -> bytes:
    """Return the signature under `said`, 64 bytes."""
    number, prefix = _expanded(key)
    own = _packed(_times(number, BASE))
    r = int.from_bytes(sha512(prefix + said).digest(), "little") % ORDER
    shown = _packed(_times(r, BASE))
    k = int.from_bytes(sha512(shown + own + said).digest(), "little") % ORDER
    return shown + ((r + k * number) % ORDER).to_bytes(32, "little")
