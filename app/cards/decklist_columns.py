"""Deck lists kept as tables or as YAML: brought into the one row form that the reader knows.

Line by line, so that every warning still names the right line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from app.cards.names import name_key

_COLUMNS = {
    "count": ("count", "quantity", "qty", "amount", "number of cards", "copies", "枚数", "数"),
    "name": ("name", "card", "card name", "カード名", "カード", "名前"),
    "set": ("set", "set code", "expansion", "set id", "拡張", "セット", "エキスパンション"),
    "number": ("number", "no", "no.", "card number", "collector number", "番号", "コレクター番号"),
}
_WORDS = {name_key(word): column for column, words in _COLUMNS.items() for word in words}
_WITHOUT_HEAD = ("count", "name", "set", "number")
_COUNTED = re.compile(r"^\"?\d{1,3}\"?\s*[,;]\s*\S")
_PAIR = re.compile(r"^(?:-\s*)?[\"']?(?P<key>[^:\"']{1,40}?)[\"']?\s*:\s*(?P<value>.*)$")


def in_rows(lines: Sequence[str]) -> list[str]:
    """Return the lines with those of a table or of YAML as "4 Iono PAL 185"; others as they are."""
    found = _from_table(lines)
    return found if found is not None else _from_yaml(lines)


# -- tables: commas or semicolons ---------------------------------------------------------------


def _from_table(lines: Sequence[str]) -> list[str] | None:
    """Return the rows of a table; None if the lines are none."""
    filled = [line for line in lines if line.strip()]
    if not filled:
        return None
    sign = max(",;", key=filled[0].count)
    head = _columns(_cells(filled[0], sign))
    if head is None and not all(_COUNTED.match(line) for line in filled):
        return None
    rows = []
    columns = head or dict(zip(_WITHOUT_HEAD, range(len(_WITHOUT_HEAD)), strict=True))
    for line in lines:
        if not line.strip() or (head is not None and line is filled[0]):
            rows.append("")
        else:
            cells = _cells(line, sign)
            named = {name: cells[at] for name, at in columns.items() if at < len(cells)}
            rows.append(_row(named) or line)
    return rows


def _cells(line: str, sign: str) -> list[str]:
    import csv  # noqa: PLC0415 - few lists are tables

    return [cell.strip() for cell in next(csv.reader([line], delimiter=sign))]


def _columns(cells: Sequence[str]) -> dict[str, int] | None:
    """Return where each column is, if these cells are a heading with a count and a name."""
    found = {_WORDS.get(name_key(cell), ""): at for at, cell in enumerate(cells)}
    return (
        {name: at for name, at in found.items() if name}
        if {"count", "name"} <= set(found)
        else None
    )


def _row(cells: dict[str, str]) -> str:
    """Return a card row; "" where there is no count or no name."""
    count, name = cells.get("count", ""), cells.get("name", "")
    if not count.isdigit() or not name:
        return ""
    parts = (count, name, cells.get("set", "").upper(), cells.get("number", ""))
    return " ".join(part for part in parts if part)


# -- YAML: a list of cards, each with its keys on lines of their own ----------------------------


def _from_yaml(lines: Sequence[str]) -> list[str]:
    """Return the lines with every card that is spread over "name:" and "count:" in one row."""
    rows = list(lines)
    for group in _groups(lines):
        cells = {column: value for _, column, value in group}
        row = _row(cells)
        if row:
            for number, _, _ in group:
                rows[number] = ""
            rows[group[0][0]] = row
    return rows


def _groups(lines: Sequence[str]) -> Iterator[list[tuple[int, str, str]]]:
    """Yield (line, column, value) of the lines that belong to one card."""
    group: list[tuple[int, str, str]] = []
    for number, line in enumerate(lines):
        pair = _PAIR.match(line.strip())
        column = _WORDS.get(name_key(pair["key"])) if pair else None
        begins = line.lstrip().startswith("-") or any(column == other for _, other, _ in group)
        if group and (column is None or begins):
            yield group
            group = []
        if pair is not None and column is not None and pair["value"].strip():
            group.append((number, column, pair["value"].strip().strip("\"'")))
    if group:
        yield group
