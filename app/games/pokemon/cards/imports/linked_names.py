"""Which English and Japanese names mean the same card, as far as somebody said so.

The shipped table (assets/names) holds Trainers and Energy, which nothing printed on them links;
the shipped cards add theirs. A person's own files overrule both (docs/cards.md).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from app.cards.name_keys import name_key
from app.core.text.disk_refusal import reason
from app.core.text.words import Language, Words
from app.games.pokemon.cards.card_record import Card
from app.places import files_in, names_folder
from app.resources import assets


class NamesError(Exception):
    """A file of names cannot be used; `words` says which, why and what to do."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


class NameTable:
    """Pairs of names that are settled. Of two Japanese names for one card the first counts."""

    def __init__(self, pairs: Iterable[tuple[str, str]] = ()) -> None:
        self._found: dict[Language, dict[str, str]] = {"en": {}, "ja": {}}
        self._written: dict[str, str] = {}
        """The English names by their keys."""
        for en, ja in pairs:
            self._written.setdefault(name_key(en), en)
            self._found["en"].setdefault(name_key(en), ja)
            self._found["ja"].setdefault(name_key(ja), en)

    def __len__(self) -> int:
        return len(self._found["en"])

    def pairs(self) -> Iterable[tuple[str, str]]:
        """Return all pairs: the English name and the Japanese one, as they are written."""
        return [(self._written[key], ja) for key, ja in self._found["en"].items()]

    def translation(self, key: str, language: Language) -> str | None:
        """Return a name in the other language, for the key of it in `language`.

        None where nobody said; "" where somebody said that there is none.
        """
        return self._found[language].get(key)


def known_names(
    cards: Iterable[Card], own: Path | None = None, found: Iterable[tuple[str, str]] = ()
) -> NameTable:
    """Return the settled names: one's own files, then the shipped cards, then the shipped table.

    `own` is the folder of one's own files; `found` are pairs that other cards have shown, which
    count after all that was settled. Raises NamesError for one that cannot be read.
    """
    pairs: list[tuple[str, str]] = []
    for path in files_in(own or names_folder(), "*.json"):
        pairs += _read(path).items()
    pairs += [(card.name.en, card.name.ja) for card in cards if card.name.en != card.name.ja]
    pairs += _read(assets() / "names" / "pokemon.json").items()
    pairs += found
    return NameTable(pairs)


def _read(path: Path) -> Mapping[str, str]:
    """Return the pairs in a file, `{"Iono": "ナンジャモ"}`."""
    try:
        data = json.loads(path.read_bytes())
    except OSError as problem:
        raise _error(path, reason(problem)) from problem
    except (ValueError, RecursionError) as problem:
        raise _error(path, Words("it is not JSON", "JSONとして読み取れません")) from problem
    if not isinstance(data, dict) or not all(isinstance(said, str) for said in data.values()):
        why = Words(
            "it does not pair English names with Japanese ones",
            "英語名と日本語名の組になっていません",
        )
        raise _error(path, why)
    return data


def _error(path: Path, why: Words) -> NamesError:
    return NamesError(
        Words(
            f"Card names {path.name}: {why.en}. Correct or remove the file {path}.",
            f"カード名のファイル{path.name}：{why.ja}。{path}を直すか、取り除いてください。",
        )
    )
