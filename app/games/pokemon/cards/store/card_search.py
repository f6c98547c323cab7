"""What a typed text finds among the stored cards, best first.

Names come first: the whole name, its beginning, any part of it, in either language; then cards with
an attack or Ability of that name; then those whose text says so. There are a few thousand names
for all prints of all years, so a part of a name is looked for in all of them; the rest goes by
trigrams. Of one name the newest print comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from app.cards.name_keys import sought, sought_in_text
from app.games.pokemon.cards.card_filter import CardFilter, kinds
from app.games.pokemon.cards.store import card_tables as sql
from app.games.pokemon.cards.store.ranking import PART, PARTS, TEXT, Hit, rank_of

Rows = Callable[[str, Sequence[Any]], list[Any]]
"""Asks the database."""

_TRIGRAM = 3
_FIRST, _GROWTH = 40, 4
"""Names whose prints are fetched at once, and how many times as many the next time."""


class Searching:
    """One search."""

    def __init__(self, rows: Rows, filters: CardFilter, limit: int) -> None:
        self._rows = rows
        self._limit = limit
        self._where, self._values = _conditions(filters)

    def found(self, text: str) -> list[Hit]:
        """Return at most as many hits as wanted."""
        wanted = sought(text)
        if not wanted and text.strip():
            return []
        hits: dict[str, Hit] = {}
        for hit in self._all(wanted, sought_in_text(text)):
            hits.setdefault(hit.key, hit)
            if len(hits) >= self._limit:
                break
        return list(hits.values())

    def _all(self, wanted: str, words: str) -> Iterator[Hit]:
        yield from self._by_name(wanted)
        if wanted:
            yield from self._by_words("parts", PARTS, wanted)
        if len(words) >= _TRIGRAM:
            yield from self._by_words("texts", TEXT, words)

    def _by_name(self, wanted: str) -> Iterator[Hit]:
        rows = (
            self._rows(sql.NAMES_WITH, (wanted, wanted))
            if wanted
            else self._rows(sql.ALL_NAMES, ())
        )
        ranked = sorted((*(rank_of(wanted, en, ja) or (PART, en)), name) for name, en, ja in rows)
        at, size = 0, _FIRST
        while at < len(ranked):
            part = ranked[at : at + size]
            yield from self._prints(part)
            at, size = at + size, size * _GROWTH

    def _prints(self, names: Sequence[tuple[int, str, int]]) -> Iterable[Hit]:
        """Yield the prints of ranked names, in their order."""
        prints: dict[int, list[tuple[str, str]]] = {}
        # Numbers of our own making, and more of them than there may be question marks.
        listed = sql.numbers(name_id for _, _, name_id in names)
        for name_id, released, key in self._rows(
            sql.PRINTS_OF_NAMES.format(names=listed, filters=self._where), self._values
        ):
            prints.setdefault(name_id, []).append((released, key))
        for rank, name, name_id in names:
            hits = [Hit(rank, name, released, key) for released, key in prints.get(name_id, ())]
            yield from sorted(hits, key=lambda hit: hit.order)

    def _by_words(self, column: str, rank: int, wanted: str) -> Iterator[Hit]:
        form = sql.WITH_FEWER
        if len(wanted) >= _TRIGRAM:
            form = sql.WITH_TRIGRAMS
            # A quotation mark is doubled within quotation marks.
            wanted = '"' + wanted.replace('"', '""') + '"'
        rows = self._rows(
            sql.PRINTS_OF_WORDS.format(found=form.format(column=column), filters=self._where),
            (wanted, *self._values, self._limit * 2),
        )
        for en, released, key in rows:
            yield Hit(rank, en, released, key)


def _conditions(filters: CardFilter) -> tuple[str, tuple[str, ...]]:
    """Return the filter as a condition with its values."""
    conditions: list[str] = []
    values: list[str] = []
    if filters.kind:
        among = kinds(filters.kind)
        conditions.append(sql.OF_KINDS.format(sql.marks(len(among))))
        values += among
    if filters.type:
        conditions.append(sql.OF_TYPE)
        values.append(filters.type)
    if filters.set_code:
        conditions.append(sql.OF_SET)
        values.append(filters.set_code.upper())
    if filters.mark:
        conditions.append(sql.OF_MARK)
        values.append(filters.mark.upper())
    return "".join(conditions), tuple(values)
