"""Bytes as letters that survive copying: read aloud, retyped, folded over lines, pasted anywhere.

Base 32 with digits and letters, but no I, L, O and U: what looks alike is read as the same, upper
and lower case mean the same, and spaces, line breaks and hyphens nothing. The first byte says how
many follow, so that what stands behind in a sentence does not disturb; four bytes of CRC-32 at the
end notice every wrong letter and every pair that changed places.
"""

from __future__ import annotations

import unicodedata
import zlib

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
MOST_BYTES = 255 - 4
"""Bytes that can be written; the check counts as bytes too."""
_CHECK = 4
_ALIKE = {"o": "0", "i": "1", "l": "1"}
_VALUES = {letter: index for index, letter in enumerate(LETTERS)} | {
    looks: LETTERS.index(meant) for looks, meant in _ALIKE.items()
}
_QUOTE = ">|"
"""What mail puts before the lines of an earlier letter."""


def to_base32(data: bytes) -> str:
    """Return at most `MOST_BYTES` bytes as letters. Raises ValueError for more."""
    if len(data) > MOST_BYTES:
        raise ValueError(f"{len(data)} bytes are too many")
    framed = bytes((len(data) + _CHECK,)) + data
    framed += zlib.crc32(framed).to_bytes(_CHECK, "big")
    count = base32_length(len(framed))
    number = int.from_bytes(framed, "big") << (5 * count - 8 * len(framed))
    return "".join(LETTERS[number >> (5 * place) & 31] for place in reversed(range(count)))


def base32_length(length: int) -> int:
    """Return how many letters `length` bytes take."""
    return -(-8 * length // 5)


def from_base32(text: str) -> tuple[bytes | None, int, str]:
    """Return (what `text` begins with, how many letters were read, the sign that stopped it).

    The bytes are None where letters are missing or the check does not fit; the sign is "" where
    the end of the text or the end of the letters stopped the reading.
    """
    values: list[int] = []
    wanted = 2  # as many as tell the length
    stopped = ""
    for sign in text:
        if len(values) == wanted:
            if wanted > 2:
                break
            length = 1 + (values[0] << 3 | values[1] >> 2)
            wanted = base32_length(length)
            if length <= 1 + _CHECK:
                break
        if _is_nothing(sign):
            continue
        worth = _VALUES.get(sign)
        if worth is None:
            stopped = sign
            break
        values.append(worth)
    return _checked(values, wanted), len(values), stopped


def _checked(values: list[int], wanted: int) -> bytes | None:
    if wanted <= 2 or len(values) != wanted:
        return None
    number = 0
    for worth in values:
        number = number << 5 | worth
    length = 1 + (values[0] << 3 | values[1] >> 2)
    spare = 5 * wanted - 8 * length
    if number & ((1 << spare) - 1):
        return None
    framed = (number >> spare).to_bytes(length, "big")
    data, check = framed[:-_CHECK], framed[-_CHECK:]
    return data[1:] if zlib.crc32(data).to_bytes(_CHECK, "big") == check else None


def unfolded(text: str) -> str:
    """Return pasted text in plain small letters, without signs that nobody sees."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    return "".join(sign for sign in plain if unicodedata.category(sign) != "Cf")


def _is_nothing(sign: str) -> bool:
    """Tell whether a sign between the letters comes from copying: a space, a break, a hyphen."""
    return sign.isspace() or sign in _QUOTE or unicodedata.category(sign) in ("Cc", "Pd")
