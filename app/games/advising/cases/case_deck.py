"""The deck of a deck check in a case file: ids with their numbers, or a list of cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.core.text.words import Words
from app.games.advising.cases.case_fields import MOST, CaseReader


def rows(move: CaseReader) -> Iterator[tuple[str, int]]:
    """Yield (card id, copies). Raises CaseError."""
    for card_id, count in _written(move):
        if not isinstance(count, int) or isinstance(count, bool) or not 0 < count <= 200:
            raise move.error(
                f"deck.{card_id}",
                Words(
                    f"{count!r} is not a number of cards from 1 to 200",
                    f"{count!r}は1から200までの枚数ではありません",
                ),
            )
        yield str(card_id), count


def _written(move: CaseReader) -> Iterator[tuple[str, Any]]:
    """Yield the rows of a deck: {id: number}, [id, id, ...] or [{"card": id, "count": 4}]."""
    deck = move.raw.get("deck", {})
    if isinstance(deck, Mapping):
        yield from deck.items()
        return
    if not isinstance(deck, list) or len(deck) > MOST:
        raise move.error(
            "deck",
            Words(
                "write a deck as an object with a number for each card id",
                "デッキは、カードIDごとに枚数を書いたオブジェクトにしてください",
            ),
        )
    counts: dict[str, int] = {}
    for place, one in enumerate(deck):
        row = one if isinstance(one, Mapping) else {"card": one}
        read = move.reading(row, f"{move.where}.deck[{place}]")
        name = read.text("name", "")
        card = read.text("card", read.text("id", f"name:{name}" if name else ""))
        number = next((read.number(key, 1) for key in ("count", "copies") if key in row), 1)
        counts[card] = counts.get(card, 0) + number
    yield from counts.items()
