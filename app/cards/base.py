"""The cards the program has data for, and how a written name finds one of them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from app.cards.card import Card, EnergyType, Words
from app.cards.names import BASIC_ENERGY, basic_energy_type, name_key, search_key
from app.cards.prints import placeholder_name, print_key
from app.resources import assets

_CARDS: TypeAdapter[tuple[Card, ...]] = TypeAdapter(tuple[Card, ...])


class CardDataError(Exception):
    """A card data file cannot be used; `words` says which file, which entry and why."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


class CardBase:
    """All known cards by key, print and name. Immutable once made."""

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        """Index `cards`; of two cards with one name, the first is found by that name."""
        self._by_key: dict[str, Card] = {}
        self._by_print: dict[str, Card] = {}
        self._by_english: dict[str, Card] = {}
        self._by_japanese: dict[str, Card] = {}
        self._by_energy: dict[EnergyType, Card] = {}
        self._searched: list[tuple[Card, str, str]] = []
        for card in cards:
            if card.key in self._by_key:
                continue
            self._by_key[card.key] = card
            set_code, _, number = card.key.rpartition("-")
            self._by_print.setdefault(print_key(set_code, number), card)
            self._by_english.setdefault(name_key(card.name.en), card)
            self._by_japanese.setdefault(name_key(card.name.ja), card)
            self._searched.append((card, search_key(card.name.en), search_key(card.name.ja)))
            if card.kind == "basic_energy" and len(card.types) == 1:
                self._by_energy.setdefault(card.types[0], card)

    @classmethod
    def load(cls, folder: Path | None = None) -> CardBase:
        """Return the cards of every `*.json` in `folder` (default: the shipped data).

        Raises CardDataError for a file that cannot be read, is no JSON, breaks the card
        model, or repeats a key.
        """
        return cls(_read_folder(folder if folder is not None else assets() / "cards"))

    def __len__(self) -> int:
        return len(self._by_key)

    def __iter__(self) -> Iterator[Card]:
        return iter(self._by_key.values())

    def __contains__(self, key: object) -> bool:
        return key in self._by_key

    def get(self, key: str) -> Card:
        """Return the card with `key`; a key without data gives a placeholder of kind "unknown".

        The placeholder keeps the key and takes its name from it. A basic Energy without
        a print of its own (Fairy) still is a basic Energy.
        """
        return self._by_key.get(key) or _placeholder(key)

    def find(self, name: str, set_code: str = "", number: str = "") -> Card | None:
        """Return the card a list means by these words, or None.

        A print counts when its name agrees; then the name decides (basic Energy in every
        spelling, English, Japanese); a print whose name is in some other language comes last.
        """
        by_print = self._by_print.get(print_key(set_code, number))
        if by_print is not None and _is_named(by_print, name):
            return by_print
        energy = basic_energy_type(name)
        if energy is not None:
            return self._by_energy.get(energy)
        key = name_key(name)
        return self._by_english.get(key) or self._by_japanese.get(key) or by_print

    def search(self, text: str) -> list[Card]:
        """Return the cards whose English or Japanese name contains `text`, in data order."""
        wanted = search_key(text)
        return [card for card, en, ja in self._searched if wanted in en or wanted in ja]


def _is_named(card: Card, name: str) -> bool:
    """Tell whether `name` is this card's name in either language; no name fits every card."""
    key = name_key(name)
    if not key or key in (name_key(card.name.en), name_key(card.name.ja)):
        return True
    energy = basic_energy_type(name)
    return card.kind == "basic_energy" and energy is not None and card.types == (energy,)


def _placeholder(key: str) -> Card:
    """Return what stands for a card without data."""
    name = placeholder_name(key)
    energy = basic_energy_type(name)
    if energy is not None:
        return Card(key=key, name=BASIC_ENERGY[energy], kind="basic_energy", types=(energy,))
    return Card(key=key, name=Words(en=name, ja=name), kind="unknown")


def _read_folder(folder: Path) -> Iterator[Card]:
    """Yield the cards of all data files in `folder`, files in name order."""
    seen: dict[str, str] = {}
    for path in sorted(folder.glob("*.json")):
        for card in _read_file(path):
            if card.key in seen:
                raise _error(
                    path,
                    f'the key "{card.key}" is already taken by {seen[card.key]}',
                    f"キー「{card.key}」は {seen[card.key]} ですでに使われています",
                )
            seen[card.key] = path.name
            yield card


def _read_file(path: Path) -> tuple[Card, ...]:
    """Return the cards of one data file."""
    try:
        data = path.read_bytes()
    except OSError as problem:
        en, ja = f"it cannot be read ({problem})", f"読み込めません（{problem}）"
        raise _error(path, en, ja) from problem
    try:
        return _CARDS.validate_json(data)
    except ValidationError as problem:
        raise _explain(path, data, problem) from problem


def _explain(path: Path, data: bytes, problem: ValidationError) -> CardDataError:
    """Return the error that names the entry and field pydantic stumbled over."""
    first = problem.errors(include_url=False)[0]
    place = first["loc"]
    if not place or not isinstance(place[0], int):
        return _error(
            path,
            f"it is not a list of cards ({first['msg']})",
            f"カードの一覧ではありません（{first['msg']}）",
        )
    entry = _entry_label(data, place[0])
    field = ".".join(str(part) for part in place[1:]) or "?"
    return _error(
        path,
        f'entry {entry}, field "{field}": {first["msg"]}',
        f"{entry} の項目「{field}」が正しくありません（{first['msg']}）",
    )


def _entry_label(data: bytes, index: int) -> str:
    """Return how to find an entry: its place counted from 1, and its key if it has one."""
    entry = json.loads(data)[index]
    key = entry.get("key") if isinstance(entry, dict) else None
    return f"{index + 1} ({key})" if key else str(index + 1)


def _error(path: Path, en: str, ja: str) -> CardDataError:
    """Return the error for one data file, with what to do about it."""
    return CardDataError(
        Words(
            en=f"Card data {path.name}: {en}. Correct or remove the file {path}.",
            ja=f"カードデータ {path.name}：{ja}。ファイル {path} を直すか、取り除いてください。",
        )
    )
