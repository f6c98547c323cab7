"""Texts whose length tells nothing: places, handles, names of cards, frames.

Whoever listens on the cable sees lengths in spite of the encryption. What may depend on a secret
is therefore written in a width that does not: a place in a pile in two letters (place 9 is as long
as place 10), a handle in eight, a card's name filled up to 16, 32, 64 ... bytes (`TWM-130` is as
long as `SV8a-112`; only a name longer than 16 bytes, such as a placeholder's, shows as one of the
long names), and the whole frame to a multiple of 16 bytes or more.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache

from app.net.transport.wire_error import wrong

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""The digits of base 64 as in addresses of the web."""
PAIRS = tuple(high + low for high in LETTERS for low in LETTERS)
"""Each number below 4096 in two letters, the higher first."""
_PAIR_NUMBERS = {pair: number for number, pair in enumerate(PAIRS)}

NAME_WIDTH = 8
"""Letters of a handle or unit id without its "c" or "u"."""
NOBODY = " " * NAME_WIDTH
"""Stands in a row of names for a card that the seat is not told."""
NARROWEST = 16
"""Bytes of the shortest class of card names."""

_SPELLED = "="
_END = "\n"


def pairs(numbers: Iterable[int]) -> str:
    """Return numbers below 4096 in two letters each. Raises IndexError for others."""
    written = tuple(numbers)
    if not written:
        return ""
    if min(written) < 0:
        # Python would count it from the end.
        raise IndexError("a number below 0")
    return "".join([PAIRS[number] for number in written])


def numbers(text: str, where: str) -> list[int]:
    """Return the numbers in a text of pairs. Raises WireError."""
    try:
        return [_PAIR_NUMBERS[text[at : at + 2]] for at in range(0, len(text), 2)]
    except KeyError:
        wrong(where)


def pair_number(pair: str, where: str) -> int:
    """Return the number that two letters mean. Raises WireError."""
    number = _PAIR_NUMBERS.get(pair)
    if number is None:
        wrong(where)
    return number


def short(name: str, kind: str) -> str | None:
    """Return a name in eight letters, None if it has no such form.

    "c" or "u" (`kind`) and eight letters lose the first; shorter names (the judge's "j12") are
    filled up with spaces, so that a high number is as long as a low one.
    """
    if len(name) == NAME_WIDTH + 1 and name[0] == kind and name[-1] != " ":
        return name[1:] if name[1] != _SPELLED else None
    if 0 < len(name) < NAME_WIDTH and name[-1] != " " and name[0] != _SPELLED:
        return name.ljust(NAME_WIDTH)
    return None


def token(name: str, kind: str) -> str:
    """Return a name in eight letters where that is possible, otherwise spelled out after "="."""
    return short(name, kind) or _SPELLED + name


def name_of(written: str, kind: str, where: str) -> str:
    """Return the name that `token` wrote. Raises WireError."""
    if len(written) == NAME_WIDTH and written[0] != _SPELLED:
        name = kind + written if written[-1] != " " else written.rstrip(" ")
    else:
        name = written[1:] if written[:1] == _SPELLED else ""
    return name or wrong(where)


@lru_cache(maxsize=4096)
def padded(ref: str, width: int = NARROWEST) -> str:
    """Return a card's name filled up with spaces to `width` bytes of JSON, or twice that, or ...

    The class follows from the bytes that the name takes within JSON and UTF-8.
    """
    if ref.endswith((" ", _END)):
        ref += _END  # never in a real name; it keeps its own spaces apart from ours
    size = len(json.dumps(ref, ensure_ascii=False).encode("utf-8", "replace")) - 2
    while size > width:
        width *= 2
    return ref + " " * (width - size)


def unpadded(filled: str) -> str:
    """Return the name that `padded` filled up."""
    ref = filled.rstrip(" ")
    return ref[:-1] if ref.endswith(_END) else ref


def framed(text: str, step: int) -> bytes:
    """Return JSON as a frame: UTF-8, with spaces after it up to a multiple of `step` bytes."""
    # Half of a surrogate pair, which a paste can bring along, has no form in UTF-8.
    data = text.encode("utf-8", "replace")
    return data.ljust(-(-len(data) // step) * step)
