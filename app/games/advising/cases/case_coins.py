"""How coins fell, in a case file: one word, a list of them, numbers of heads and tails."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.games.advising.cases.case_fields import CaseReader

COINS = ("coins", "coin", "flips", "flip", "coin_flips", "coin_flip", "results")
HEADS = ("heads", "head", "h", "オモテ", "表")
TAILS = ("tails", "tail", "t", "ウラ", "裏")


def coins(move: CaseReader) -> tuple[int, ...] | None:
    """Return how coins fell: "heads", ["tails", "tails"], {"heads": 0}; None if nobody says."""
    if isinstance(move.raw.get("heads"), int) and not isinstance(move.raw.get("heads"), bool):
        heads, tails = max(0, move.number("heads", 0)), max(0, move.number("tails", 0))
        return ((1,) * min(heads, 99) + (0,) * min(tails, 99)) or (0,)
    for key in COINS:
        written = move.raw.get(key)
        fell = _fell(written)
        if fell or written is True:
            return fell
    return None


def _fell(written: Any) -> tuple[int, ...]:
    if isinstance(written, Mapping):
        written = list(_inside(written))
    if isinstance(written, str):
        written = written.replace(",", " ").split()
    if not isinstance(written, list):
        return ()
    words = [str(one).casefold() for one in written if isinstance(one, str | int)]
    return tuple(
        int(word in (*HEADS, "1", "true"))
        for word in words
        if word in (*HEADS, *TAILS, "0", "1", "true", "false")
    )


def _inside(written: Mapping[Any, Any]) -> Iterator[Any]:
    """Yield what stands for each unit: {"a1": "heads"}."""
    for named in written.values():
        yield from named if isinstance(named, list) else [named]


def is_coin(written: Any) -> bool:
    """Whether a word says how a coin fell, and names nothing else."""
    return isinstance(written, bool) or str(written).casefold() in (*HEADS, *TAILS)
