"""How coins, dice and picks at random fell in a reading: what no table shows afterwards.

It is made of what a seat was told of each step, and of nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Annotated, Literal, get_args

from app.core.card import MOST_CARDS
from app.core.data.field_limits import CARD_NAME, NUMBER, items
from app.core.data.value import value
from app.core.ids import TABLE
from app.core.placed.table_position import UNKNOWN
from app.core.text.chance_words import fell
from app.core.text.wording import number
from app.core.text.words import Words
from app.core.view import Event
from app.session.positions.difference_words import BACK, NOTHING, Difference, DifferenceWords

Chance = Literal["coins", "dice", "pick"]
MOST_RESULTS = 1000
"""Coins or dice that are thrown at a time."""
_TITLES: dict[Chance, Words] = {
    "coins": Words("Coin", "コイン"),
    "dice": Words("Die", "サイコロ"),
    "pick": Words("Picked at random", "ランダムに選んだカード"),
}


@value
class Fallen:
    """One throw or pick, as one seat was told of it."""

    what: Chance
    results: Annotated[tuple[int, ...], items(MOST_RESULTS, NUMBER)] = ()
    """Coins (1 heads, 0 tails) or dice."""
    cards: Annotated[tuple[str | None, ...], items(MOST_CARDS, CARD_NAME)] = ()
    """Which cards were picked; None for one that the seat does not know."""


def fallen(events: Iterable[Event]) -> tuple[Fallen, ...]:
    """Return what fell by chance in what a seat was told, in its order."""
    return tuple(_fallen(events))


def _fallen(events: Iterable[Event]) -> Iterator[Fallen]:
    for event in events:
        for what in get_args(Chance):
            if event.verb == what:
                known = (None if ref == UNKNOWN else ref for ref in event.cards)
                yield Fallen(what, event.results, tuple(known))


def chance_differences(
    one: Sequence[Fallen], other: Sequence[Fallen], words: DifferenceWords
) -> Iterator[Difference]:
    """Yield what fell otherwise: the first coin against the first, the second against the second.

    What did not fall in one of them at all differs as well.
    """
    for what, title in _TITLES.items():
        told = [
            [_told(thrown, words) for thrown in way if thrown.what == what] for way in (one, other)
        ]
        for place, pair in enumerate(zip_longest(*told, fillvalue=NOTHING), 1):
            if pair[0] != pair[1]:
                yield Difference(_title(title, place), *pair)


def _title(title: Words, place: int) -> Words:
    if place == 1:
        return title
    times = number(place)
    return Words(f"{title.en} {times}", f"{title.ja}（{times}回目）")


def _told(thrown: Fallen, words: DifferenceWords) -> Words:
    if thrown.what == "pick":
        return words.names([BACK if ref is None else words.name(ref) for ref in thrown.cards])
    results = thrown.results
    return fell(Event(thrown.what, TABLE, count=len(results), results=results, number=sum(results)))
