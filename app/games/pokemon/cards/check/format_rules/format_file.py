"""Reads a format file strictly, and says what is wrong with one in words for people."""

from __future__ import annotations

import json
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from app.core.data.value import replace
from app.core.data.wrong_data import why_wrong
from app.core.text.disk_refusal import reason
from app.core.text.words import Words
from app.games.pokemon.cards.check.format_rules.deck_format import DeckFormat
from app.games.pokemon.cards.check.format_rules.known_formats import FormatError

_FORMAT: TypeAdapter[DeckFormat] = TypeAdapter(DeckFormat)

_LEAST = {"size": 1, "copies": 1, "prizes": 1, "most_points": 0}
"""Fields that count cards or points."""


def read_format(path: Path) -> DeckFormat:
    """Return the format in a file, named after the file.

    Raises FormatError for a file that cannot be read, is no JSON or has a field that does not fit.
    """
    try:
        data = path.read_bytes()
    except OSError as problem:
        raise _error(path, reason(problem)) from problem
    try:
        json.loads(data)
    except (ValueError, RecursionError) as problem:
        raise _error(path, _not_json(problem)) from problem
    try:
        read = _FORMAT.validate_json(data)
    except ValidationError as problem:
        first = problem.errors(include_url=False)[0]
        raise _error(path, _of_field(first["loc"], why_wrong(first))) from problem
    for field, least in _LEAST.items():
        held = getattr(read, field)
        if held is not None and held < least:
            why = Words(f"it is less than {least}", f"{least}より小さい値です")
            raise _error(path, _of_field((field,), why))
    return replace(read, name=path.stem)


def _not_json(problem: Exception) -> Words:
    """Return that a text is no JSON, with the line where it stops being JSON."""
    if isinstance(problem, json.JSONDecodeError):
        return Words(
            f"line {problem.lineno} is not JSON",
            f"{problem.lineno}行目がJSONとして読み取れません",
        )
    return Words("it is not JSON", "JSONとして読み取れません")


def _of_field(place: tuple[int | str, ...], why: Words) -> Words:
    """Return what is wrong with a field; entries of lists are counted from 1."""
    field = ".".join(str(part + 1) if isinstance(part, int) else part for part in place) or "?"
    return Words(f"field “{field}”: {why.en}", f"項目「{field}」が正しくありません（{why.ja}）")


def _error(path: Path, why: Words) -> FormatError:
    """Return the error for one file, with what to do about it."""
    return FormatError(
        Words(
            f"Format {path.name}: {why.en}. Correct or remove the file {path}.",
            f"レギュレーション{path.name}：{why.ja}。ファイル{path}を直すか、取り除いてください。",
        )
    )
