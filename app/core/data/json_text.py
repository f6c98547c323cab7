"""Compact JSON text, written often: the library's encoder, made once instead of once per text.

`json.JSONEncoder.encode` makes its C encoder anew for every text, which costs as much as the text
of a gesture itself.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from json import encoder as _parts
from typing import Any


def compact(*, sort_keys: bool = False) -> Callable[[Any], str]:
    """Return what writes JSON without spaces, letters of all scripts as they are.

    It raises ValueError for a number that JSON has no form for, TypeError for what is no JSON. What
    it is given has no end: a list within itself is never asked for here.
    """
    usual = json.JSONEncoder(
        ensure_ascii=False, allow_nan=False, separators=(",", ":"), sort_keys=sort_keys
    )
    make: Any = getattr(_parts, "c_make_encoder", None)
    spell = getattr(_parts, "c_encode_basestring", None)
    if make is None or spell is None:
        return usual.encode
    pieces: Callable[[Any, int], tuple[str, ...]] = make(
        None, usual.default, spell, None, ":", ",", sort_keys, False, False
    )
    return lambda held: "".join(pieces(held, 0))
