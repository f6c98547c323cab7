"""Single values of a case file, none of them trusted: what they must be, and where one is not."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from app.core.text.wording import both, either, quoted, spread
from app.core.text.words import Words
from app.games.nullpoga.resolver.board_values import (
    BATTLE,
    COLUMNS,
    SIDE_NAMES,
    STANDBY,
    Place,
    Row,
)

LONGEST_NAME = 40
"""Characters of an id."""
FARTHEST = 9_999
"""How large a number may be, above and below 0."""
SHOWN = 40
"""Characters of a wrong value that are shown."""
PAIR = Words("a pair of two", "2つの組")


class CaseError(Exception):
    """A case that cannot be read: `where` in it, and `why` for a person."""

    def __init__(self, where: str, why: Words) -> None:
        super().__init__(f"{where}: {why.en}")
        self.where = where
        self.why = why


def needed(where: str, what: Words, held: Any) -> CaseError:
    """Return the error for a value that is not what is needed there."""
    found = quoted(shown(held))
    why = Words(
        f"{what.en} is needed, not {found.en}",
        f"{what.ja}が必要です（{found.ja}ではなく）",
    )
    return CaseError(where, why)


def shown(held: Any) -> str:
    """Return a value as a person may see it: short, on one line."""
    if isinstance(held, Mapping | list):
        return "{…}" if isinstance(held, Mapping) else "[…]"
    text = "".join(one if one.isprintable() else "?" for one in str(held)[:SHOWN])
    return text + "…" if len(str(held)) > SHOWN else text


def whole(held: Any, where: str, low: int = -FARTHEST, high: int = FARTHEST) -> int:
    """Return a whole number within limits. Raises CaseError."""
    if isinstance(held, bool) or not isinstance(held, int) or not low <= held <= high:
        range_ = spread(low, high)
        what = Words(f"a whole number ({range_.en})", f"{range_.ja}の整数")
        raise needed(where, what, held)
    return held


def column(held: Any, where: str) -> int:
    """Return a column. Raises CaseError."""
    return whole(held, where, 0, COLUMNS - 1)


def name(held: Any, where: str) -> str:
    """Return what a monster is called. Raises CaseError."""
    if not isinstance(held, str) or not 0 < len(held) <= LONGEST_NAME or not held.isprintable():
        limit = str(LONGEST_NAME)
        what = Words(f"a name, up to {limit} letters,", f"{limit}文字までの名前")
        raise needed(where, what, held)
    return held


def one_of(held: Any, where: str, allowed: Collection[str]) -> str:
    """Return a word that is one of some. Raises CaseError."""
    if not isinstance(held, str) or held not in allowed:
        raise needed(where, either([*map(quoted, allowed)]), held)
    return held


def mapping(held: Any, where: str, allowed: Collection[str] | None = None) -> Mapping[str, Any]:
    """Return an object in which every field has a meaning. Raises CaseError."""
    if not isinstance(held, Mapping):
        raise needed(where, Words("an object {…}", "オブジェクト{…}"), held)
    for field in held if allowed is not None else ():
        if field not in (allowed or ()):
            known, odd = either(sorted(allowed or ())), quoted(shown(field))
            why = Words(
                f"no field is called {odd.en}; there is {known.en}",
                f"{odd.ja}という項目はありません（あるのは{known.ja}）",
            )
            raise CaseError(where, why)
    return held


def entries(held: Any, where: str, most: int) -> Sequence[Any]:
    """Return a list that is not too long. Raises CaseError."""
    if not isinstance(held, list) or len(held) > most:
        limit = both(str(most))
        what = Words(f"a list of {limit.en} at most", f"{limit.ja}個までのリスト")
        raise needed(where, what, held)
    return held


def side(held: Any, where: str) -> int:
    """Return a side as a number. Raises CaseError."""
    return SIDE_NAMES.index(one_of(held, where, SIDE_NAMES))


def row(held: Any, where: str) -> Row:
    """Return a row. Raises CaseError."""
    return BATTLE if one_of(held, where, (BATTLE, STANDBY)) == BATTLE else STANDBY


def place(held: Any, where: str) -> Place:
    """Return a cell. Raises CaseError."""
    said = mapping(held, where, ("side", "row", "col"))
    return Place(
        side(said.get("side"), f"{where}.side"),
        row(said.get("row"), f"{where}.row"),
        column(said.get("col"), f"{where}.col"),
    )
