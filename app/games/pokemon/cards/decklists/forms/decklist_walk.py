"""The places of a text in JSON: what stands there, and in which line."""

from __future__ import annotations

import json
from bisect import bisect_right
from typing import Any

_QUOTED = 80
_SPACE = " \t\r\n"


class BrokenError(Exception):
    """The text is no JSON from here on."""

    def __init__(self, at: int) -> None:
        super().__init__(str(at))
        self.at = at


class Walk:
    """The places of a text: what stands there, and in which line."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._decoder = json.JSONDecoder(object_pairs_hook=_pairs)
        self._breaks = [at for at, char in enumerate(text) if char == "\n"]

    def line(self, at: int) -> int:
        """Return the line of a place, from 1."""
        return bisect_right(self._breaks, at - 1) + 1

    def space(self, at: int) -> int:
        """Return the next place that is no space."""
        while at < len(self.text) and self.text[at] in _SPACE:
            at += 1
        return at

    def value(self, at: int) -> tuple[Any, int]:
        """Return the value that begins at a place, and where it ends."""
        try:
            return self._decoder.raw_decode(self.text, at)
        except (ValueError, RecursionError) as problem:
            raise BrokenError(min(at, len(self.text) - 1)) from problem

    def whole(self, at: int) -> Any:
        """Return the value that begins at a place; None where it is broken."""
        try:
            return self.value(at)[0]
        except BrokenError:
            return None

    def sign(self, at: int, signs: str) -> int:
        """Return the place of the next sign, which must be one of `signs`."""
        at = self.space(at)
        if at >= len(self.text) or self.text[at] not in signs:
            raise BrokenError(min(at, len(self.text) - 1))
        return at

    def shown(self, at: int, end: int | None = None) -> str:
        """Return the text at a place, in one line."""
        return " ".join(self.text[at : min(end or len(self.text), at + _QUOTED)].split())


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object; a name that is there twice makes it no JSON of ours."""
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError(pairs)
    return made
