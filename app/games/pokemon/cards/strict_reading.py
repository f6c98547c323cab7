"""Reads card data strictly: for people's own files, and for the tests of the shipped ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from app.core.data.wrong_data import why_wrong
from app.core.text.disk_refusal import reason
from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Card

_CARDS: TypeAdapter[tuple[Card, ...]] = TypeAdapter(tuple[Card, ...])


class CardDataError(Exception):
    """A card data file cannot be used; `words` says which file, which entry and why."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


def read_folder(folder: Path) -> Iterator[Card]:
    """Yield the cards of all data files in `folder`, files in name order."""
    seen: dict[str, str] = {}
    for path in sorted(folder.glob("*.json")):
        for card in _read_file(path):
            if card.key in seen:
                words = Words(
                    f"the key “{card.key}” is already taken by {seen[card.key]}",
                    f"キー「{card.key}」は{seen[card.key]}ですでに使われています",
                )
                raise _error(path, words)
            seen[card.key] = path.name
            yield card


def _read_file(path: Path) -> tuple[Card, ...]:
    """Return the cards of one data file."""
    try:
        data = path.read_bytes()
    except OSError as problem:
        raise _error(path, reason(problem)) from problem
    try:
        return _CARDS.validate_json(data)
    except ValidationError as problem:
        raise _explain(path, data, problem) from problem


def _explain(path: Path, data: bytes, problem: ValidationError) -> CardDataError:
    """Return the error that names the entry and field pydantic stumbled over."""
    first = problem.errors(include_url=False)[0]
    place, why = first["loc"], why_wrong(first)
    if not place or not isinstance(place[0], int):
        words = Words(
            f"it is not a list of cards ({why.en})", f"カードの一覧ではありません（{why.ja}）"
        )
        return _error(path, words)
    entry = _entry_label(data, place[0])
    field = ".".join(str(part) for part in place[1:]) or "?"
    words = Words(
        f"entry {entry}, field “{field}”: {why.en}",
        f"{entry}の項目「{field}」が正しくありません（{why.ja}）",
    )
    return _error(path, words)


def _entry_label(data: bytes, index: int) -> str:
    """Return how to find an entry: its place counted from 1, and its key if it has one."""
    entry = json.loads(data)[index]
    key = entry.get("key") if isinstance(entry, dict) else None
    return f"{index + 1} ({key})" if key else str(index + 1)


def _error(path: Path, why: Words) -> CardDataError:
    """Return the error for one data file, with what to do about it."""
    return CardDataError(
        Words(
            en=f"Card data {path.name}: {why.en}. Correct or remove the file {path}.",
            ja=f"カードデータ{path.name}：{why.ja}。ファイル{path}を直すか、取り除いてください。",
        )
    )
