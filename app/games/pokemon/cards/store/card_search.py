"""What a typed text finds among the stored cards, best first.

Names come first: the whole name, its beginning, any part of it, its words in any order, in either
language; then cards with an attack or Ability of that name; then those whose text says so. There
are a few thousand names for all prints of all years, so a part of a name is looked for in all of
them; the rest goes by trigrams. Of one name the newest print comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from app.cards.name_keys import sought, sought_in_text, words_of
from app.games.pokemon.cards.card_filter import CardFilter, kinds
from app.games.pokemon.cards.store import card_tables as sql
from app.games.pokemon.cards.store.ranking import PART, PARTS, TEXT, Asked, Hit, rank_of

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
        return self._first(self._all(wanted, words_of(text), sought_in_text(text)))

    def near(self, near: Asked) -> list[Hit]:
        """Return at most as many hits as wanted of names typed with a slip."""
        names = self._rows(sql.ALL_NAMES, ())
        ranked = [(*fits, name) for name, en, ja in names if (fits := near.rank_of(en, ja))]
        return self._first(self._ranked(ranked))

    def _first(self, found: Iterable[Hit]) -> list[Hit]:
        hits: dict[str, Hit] = {}
        for hit in found:
            hits.setdefault(hit.key, hit)
            if len(hits) >= self._limit:
                break
        return list(hits.values())

    def _all(self, wanted: str, words: Sequence[str], said: str) -> Iterator[Hit]:
        yield from self._by_name(wanted, words)
        if wanted:
            yield from self._by_words("parts", PARTS, wanted)
        if len(said) >= _TRIGRAM:
            yield from self._by_words("texts", TEXT, said)

    def _by_name(self, wanted: str, words: Sequence[str]) -> Iterator[Hit]:
        if not wanted:
            return self._ranked([(PART, en, name) for name, en, _ in self._rows(sql.ALL_NAMES, ())])
        rows = self._rows(sql.names_with(len(words)), (*words, *words))
        return self._ranked(
            [
                (*fits, name)
                for name, en, ja in rows
                if (fits := rank_of(wanted, en, ja, words)) is not None
            ]
        )

    def _ranked(self, names: list[tuple[int, str, int]]) -> Iterator[Hit]:
        """Yield the prints of names by rank and name: those that are typed alike count as one."""
        names.sort()
        at, size = 0, _FIRST
        while at < len(names):
            end = at + size
            while 0 < end < len(names) and names[end][:2] == names[end - 1][:2]:
                end += 1
            yield from sorted(self._prints(names[at:end]), key=lambda hit: hit.order)
            at, size = end, size * _GROWTH

    def _prints(self, names: Sequence[tuple[int, str, int]]) -> Iterable[Hit]:
        """Yield the prints of ranked names."""
        prints: dict[int, list[tuple[str, str]]] = {}
        # Numbers of our own making, and more of them than there may be question marks.
        listed = sql.numbers(name_id for _, _, name_id in names)
        for name_id, released, key in self._rows(
            sql.PRINTS_OF_NAMES.format(names=listed, filters=self._where), self._values
        ):
            prints.setdefault(name_id, []).append((released, key))
        for rank, name, name_id in names:
            for released, key in prints.get(name_id, ()):
                yield Hit(rank, name, released, key)

    def _by_words(self, column: str, rank: int, wanted: str) -> Iterator[Hit]:
        form = sql.WITH_FEWER
        if len(wanted) >= _TRIGRAM:
            form = sql.WITH_TRIGRAMS
            # A quotation mark is doubled within quotation marks.
            wanted = '"' + wanted.replace('"', '""') + '"'
        asked = sql.PRINTS_OF_WORDS.format(found=form.format(column=column), filters=self._where)
        most = self._limit * 2
        while True:
            rows = self._rows(asked, (wanted, *self._values, most))
            hits = sorted(
                (Hit(rank, en, released, key) for en, released, key in rows),
                key=lambda hit: hit.order,
            )
            if len(rows) < most:
                yield from hits
                return
            # Of what is cut off here, nobody knows which print would have come first.
            last = rows[-1][:2]
            whole = [hit for hit in hits if (hit.name, hit.released) != last]
            if len(whole) >= self._limit:
                yield from whole
                return
            most *= _GROWTH


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
