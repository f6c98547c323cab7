"""Takes the rows out of a table (CSV, or with tabs or semicolons) of one's own cards."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from typing import TextIO

from app.core.data.value import value
from app.core.text.wording import clauses, number, quoted
from app.core.text.words import Words
from app.games.pokemon.cards.imports.readers.lengths import LONGEST_ENTRY
from app.games.pokemon.cards.imports.readers.own_cards import COLUMNS

_BETWEEN = ",;\t"
_COUNTS = frozenset({"qty", "quantity", "count", "枚数"})
_COLUMNS = frozenset(COLUMNS)
_MOST_EMPTY = 10_000
"""So many empty rows between two cards nobody typed."""


@value
class Row:
    """One row: the line it ends on, counted from 1, and its cells by column."""

    line: int
    cells: dict[str, str]


@value
class WrongRow:
    """A row that cannot be taken as it stands."""

    line: int
    why: Words


@value
class UnknownColumns:
    """Columns that mean nothing here; what stands in them is left out."""

    why: Words


class NoTableError(Exception):
    """A file that is no table of cards, or only up to a point; `words` is a clause."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


def rows(file: TextIO) -> Iterator[Row | WrongRow | UnknownColumns]:
    """Yield the rows of a table whose first line names its columns. Raises NoTableError."""
    lines = _lines(file)
    head = next(lines, "").removeprefix("\ufeff")
    reader = csv.reader(_again(head, lines), delimiter=_delimiter(head))
    try:
        columns = [cell.strip().casefold() for cell in next(reader, [])]
        yield from _checked_head(columns)
        empty = 0
        for cells in reader:
            if any(cell.strip() for cell in cells):
                empty = 0
                yield _row(reader.line_num, columns, cells)
            elif (empty := empty + 1) > _MOST_EMPTY:
                raise NoTableError(_empty(reader.line_num))
    except csv.Error as problem:
        raise NoTableError(_unreadable(reader.line_num)) from problem


def _checked_head(columns: list[str]) -> Iterator[UnknownColumns]:
    known = _COLUMNS.intersection(columns)
    if not {"name", "name_ja"} & known or len(known) < 2:
        raise NoTableError(
            Words(
                "its first line does not name the columns of a table of cards (see docs/cards.md)",
                "1行目にカードの表の列名がありません（docs/cards.mdを参照）",
            )
        )
    if _COUNTS.intersection(columns):
        raise NoTableError(
            Words("it is a deck list and no card data", "カードデータではなくデッキリストです")
        )
    others = [column for column in columns if column and column not in _COLUMNS]
    if others:
        named = clauses([quoted(column[:40]) for column in others[:10]])
        yield UnknownColumns(
            Words(
                f"columns that are not known were left out: {named.en}",
                f"知らない列は読み込みませんでした：{named.ja}",
            )
        )


def _row(line: int, columns: list[str], cells: list[str]) -> Row | WrongRow:
    if any(cell.strip() for cell in cells[len(columns) :]):
        why = Words(
            f"it has {number(len(cells))} cells and the head {number(len(columns))}: put cells "
            "with the separator in them into quotation marks",
            f"見出しの{number(len(columns))}列に対して{number(len(cells))}個の値があります。"
            "区切り文字を含む値は引用符で囲んでください",
        )
        return WrongRow(line, why)
    return Row(line, dict(zip(columns, cells, strict=False)))


def _delimiter(head: str) -> str:
    return max(_BETWEEN, key=head.count)


def _again(first: str, rest: Iterator[str]) -> Iterator[str]:
    yield first
    yield from rest


def _lines(file: TextIO) -> Iterator[str]:
    count = 0
    while line := file.readline(LONGEST_ENTRY + 1):
        count += 1
        if len(line) > LONGEST_ENTRY:
            raise NoTableError(
                Words(
                    f"line {number(count)} is far longer than a card",
                    f"{number(count)}行目は、1枚のカードにしては長すぎます",
                )
            )
        yield line


def _empty(line: int) -> Words:
    return Words(
        f"up to line {number(line)} there are only empty rows: the rest was left out",
        f"{number(line)}行目まで空の行が続いたため、残りは読み込みませんでした",
    )


def _unreadable(line: int) -> Words:
    return Words(
        f"line {number(line)} cannot be read: perhaps a quotation mark is missing",
        f"{number(line)}行目を読み取れません。引用符が足りないかもしれません",
    )
