"""How coins and dice fell, within a sentence."""

from __future__ import annotations

from app.core.text.wording import COIN, HEAD, counted, number, series
from app.core.text.words import Words
from app.core.view import Event

_HEADS = Words("heads", "オモテ")
_TAILS = Words("tails", "ウラ")


def fell(event: Event) -> Words:
    """Return the results of `event`, which is about coins or dice, in the order they fell."""
    if event.verb != "coins":
        return series([number(result) for result in event.results])
    fallen = [_HEADS if result else _TAILS for result in event.results]
    if event.count == 1:
        return fallen[0]
    coins, heads, each = counted(event.count, COIN), counted(event.number, HEAD), series(fallen)
    return Words(
        f"{coins.en}: {each.en} ({heads.en})", f"{each.ja}（{coins.ja}中オモテ{heads.ja}）"
    )
