"""What looks wrong in a written case, though it can be read: in the cases of any game.

A judge is told, and the case is judged all the same. Nothing here changes what a case means.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from datetime import date
from difflib import get_close_matches
from typing import Any

from app.core.text.wording import either
from app.core.text.words import Words

DEEP = 12
"""How deep a case is looked into."""


def doubt(place: str, words: Words) -> Words:
    """Return what looks wrong at a place of a case."""
    return Words(f"{place}: {words.en}.", f"{place}：{words.ja}。")


def doubts_of_moves(name: str, entry: Mapping[str, Any]) -> Iterator[Words]:
    """Yield that nothing is tried, or that what is expected is not written as it is read."""
    moves = entry.get("moves")
    if not isinstance(moves, list) or not moves:
        yield doubt(
            f"{name}, moves",
            Words(
                "no move is listed, so nothing is judged; write a list of moves",
                "操作がないので何も判定していません。操作のリストを書いてください",
            ),
        )
        return
    for number, one in enumerate(moves, 1):
        if isinstance(one, Mapping) and not isinstance(one.get("expect", []), list):
            yield doubt(
                f"{name}, move {number}, expect",
                Words(
                    "write a list of {rule, severity}, or [] for no warning",
                    "{rule, severity}のリストを書いてください。指摘がないなら[]です",
                ),
            )


def misspelt(place: str, there: Mapping[str, Any], known: Collection[str]) -> Iterator[Words]:
    """Yield the fields that nearly have the name of one that is read."""
    for key in there:
        near = get_close_matches(str(key)[:40], known, 1, 0.8) if key not in known else []
        if near and near[0] not in there and not near[0].startswith(f"{key}_"):
            yield doubt(
                place,
                Words(
                    f"“{key}” was not looked at; write “{near[0]}” if that is meant",
                    f"「{key}」は読まれませんでした。「{near[0]}」のことなら、そう書いてください",
                ),
            )


def none_of(place: str, written: str, known: Iterable[str]) -> Iterator[Words]:
    """Yield that a word is none of those that mean something there, where it is none."""
    words = tuple(known)
    if written not in words:
        names = either(words)
        yield doubt(
            place,
            Words(
                f"“{written}” means nothing here; choose {names.en}",
                f"「{written}」は読まれませんでした。{names.ja}から選んでください",
            ),
        )


def no_date(place: str, written: Any) -> Iterator[Words]:
    """Yield that a date is none, where it is none."""
    try:
        date.fromisoformat(written if isinstance(written, str) else "")
    except ValueError:
        yield doubt(
            place,
            Words(
                f"“{written}” is not a date; write it as 2026-02-18",
                f"「{written}」は日付として読めません。2026-02-18の形で書いてください",
            ),
        )


def texts_in(
    place: str, written: Any, but_for: Collection[str], deep: int = 0
) -> Iterator[tuple[str, str]]:
    """Yield every text of a part of a case with its place, but for those under some fields."""
    if isinstance(written, str):
        yield place, written
    elif deep < DEEP and isinstance(written, Mapping):
        for key, told in written.items():
            if key not in but_for:
                yield from texts_in(f"{place}.{key}", told, but_for, deep + 1)
    elif deep < DEEP and isinstance(written, list):
        for number, told in enumerate(written):
            yield from texts_in(f"{place}[{number}]", told, but_for, deep + 1)
