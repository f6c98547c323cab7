"""Reads card data of one's own, for any game: the flat form (a table) and the card model.

docs/cards.md describes both; docs/samples holds one of each. A table has a column for each fact;
in JSON an entry may also be a `Card` as the shipped data has them (`cards/strict_reading.py`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, cast, get_args

from app.cards.name_keys import name_key
from app.core.text.wording import either
from app.games.pokemon.cards.card_record import (
    Ability,
    Attack,
    Card,
    CardKind,
    DeckText,
    EnergyType,
    Stage,
    Words,
)
from app.games.pokemon.cards.imports.brought_entry import Brought, Refused, Tongue, why_refused
from app.games.pokemon.cards.imports.readers.lengths import LONGEST_NAME, LONGEST_TEXT
from app.games.pokemon.cards.placeholder_card import prizes_by_name
from app.games.pokemon.cards.print_index import print_key
from app.games.pokemon.cards.words.printed_types import TYPE_WORDS, signed

if TYPE_CHECKING:
    from pydantic import TypeAdapter

MOST_PARTS = 4
"""Columns for attacks and Abilities are numbered from 1 to this."""

_ATTACK = ("", "_ja", "_cost", "_damage", "_text", "_text_ja")
_ABILITY = ("", "_ja", "_text", "_text_ja")
COLUMNS: tuple[str, ...] = (
    *("key", "name", "name_ja", "kind", "set", "set_name", "number", "released", "mark", "id"),
    *("hp", "types", "stage", "evolves_from", "evolves_from_ja", "retreat", "prizes", "tags"),
    *("weakness", "resistance", "text", "text_ja", "deck_texts"),
    *(f"attack{n}{part}" for n in range(1, MOST_PARTS + 1) for part in _ATTACK),
    *(f"ability{n}{part}" for n in range(1, MOST_PARTS + 1) for part in _ABILITY),
)
"""The columns of the flat form, as they are written in the head of a table."""

_KIND_WORDS: dict[str, CardKind] = {
    "pokemon": "pokemon",
    "ポケモン": "pokemon",
    "グッズ": "item",
    "ポケモンのどうぐ": "tool",
    "どうぐ": "tool",
    "pokemon tool": "tool",
    "サポート": "supporter",
    "スタジアム": "stadium",
    "基本エネルギー": "basic_energy",
    "特殊エネルギー": "special_energy",
    **{kind.replace("_", " "): kind for kind in get_args(CardKind)},
}
_STAGE_WORDS: dict[str, Stage] = {
    "たね": "basic",
    "1進化": "stage1",
    "2進化": "stage2",
    **{stage.replace("_", ""): stage for stage in get_args(Stage)},
}
_BETWEEN = re.compile(r"[\s,;/|、，・]+")
_FACTOR = re.compile(r"^(?P<type>[^\d×x+\-−－]+?)\s*(?P<value>[×x+\-−－].*)?$")
_HIGHEST = 100_000


class _WrongError(Exception):
    """A column that cannot be read; `words` says which and why."""

    def __init__(self, column: str, why: Words) -> None:
        super().__init__(why.en)
        self.words = Words(
            f"column “{column}”: {why.en}", f"「{column}」の列が正しくありません（{why.ja}）"
        )


def looks_own(entry: Any) -> bool:
    """Whether an entry is a card of one's own: a model with a key and names, or a flat row."""
    if not isinstance(entry, Mapping):
        return False
    if isinstance(entry.get("name"), Mapping):
        return "key" in entry and "kind" in entry
    named = "name" in entry or "name_ja" in entry
    return named and ("key" in entry or {"set", "number"} <= entry.keys())


def read_own(entry: Mapping[str, Any], place: int) -> Brought | Refused:
    """Return the card that an entry describes; `place` counts entries (or lines) from 1."""
    label = str(entry.get("key") or entry.get("name") or place)[:80]
    if isinstance(entry.get("name"), Mapping):
        return _read_model(entry, label)
    row = {
        str(column).strip().casefold(): str(said).strip()
        for column, said in entry.items()
        if said is not None
    }
    long = next((column for column, said in row.items() if len(said) > _longest(column)), None)
    if long is not None:
        return Refused(label, _WrongError(long, Words("it is too long", "長すぎます")).words)
    try:
        return _read_row(row)
    except _WrongError as problem:
        return Refused(label, problem.words)


def _longest(column: str) -> int:
    return LONGEST_TEXT if "text" in column else LONGEST_NAME


@cache
def _model() -> TypeAdapter[Card]:
    from pydantic import TypeAdapter  # noqa: PLC0415 - tables do without

    return TypeAdapter(Card)


def _read_model(entry: Mapping[str, Any], label: str) -> Brought | Refused:
    from pydantic import ValidationError  # noqa: PLC0415 - likewise

    try:
        card = _model().validate_python(entry)
    except ValidationError as problem:
        return Refused(label, why_refused(problem))
    if not card.key.strip() or card.key.startswith("?"):
        return Refused(label, _WrongError("key", _KEYLESS).words)
    return Brought(card, "own", card.key, "both")


_KEYLESS = Words("a key must not be empty or begin with “?”", "キーは空や「?」始まりにできません")


def _read_row(row: Mapping[str, str]) -> Brought | Refused:
    en, ja = row.get("name", ""), row.get("name_ja", "")
    if not en and not ja:
        raise _WrongError("name", Words("it is empty", "空です"))
    tongue: Tongue = "both" if en and ja else "en" if en else "ja"
    key = row.get("key") or print_key(row.get("set", ""), row.get("number", ""))
    key = key or f"OWN-{name_key(en or ja)}"
    if key.startswith("?"):
        raise _WrongError("key", _KEYLESS)
    kind = _one(row, "kind", _KIND_WORDS, "unknown")
    weak, strong = _factor(row, "weakness"), _factor(row, "resistance")
    card = Card(
        key=key,
        name=Words(en or ja, ja or en),
        kind=kind,
        tags=_several(row.get("tags", ""), r"[,;、]"),
        regulation_mark=row.get("mark", ""),
        hp=_number(row, "hp", 0),
        types=_types(row, "types"),
        stage=_stage(row),
        evolves_from=_words(row, "evolves_from"),
        abilities=tuple(_abilities(row)),
        attacks=tuple(_attacks(row)),
        weakness=weak[0],
        weakness_value=weak[1],
        resistance=strong[0],
        resistance_value=strong[1],
        retreat=_number(row, "retreat", 0),
        text=_words(row, "text"),
        prizes=_number(row, "prizes", prizes_by_name(en or ja)),
        id=row.get("id", ""),
        set_name=row.get("set_name") or row.get("set", ""),
        released=row.get("released", "").replace("/", "-"),
        deck_texts=tuple(
            _known("deck_texts", word, {name: name for name in get_args(DeckText)})
            for word in _several(row.get("deck_texts", ""), r"[\s,;]")
        ),
    )
    return Brought(card, "own", key, tongue)


def _words(row: Mapping[str, str], column: str) -> Words | None:
    en, ja = row.get(column, ""), row.get(f"{column}_ja", "")
    return Words(en or ja, ja or en) if en or ja else None


def _number(row: Mapping[str, str], column: str, missing: int) -> int:
    said = row.get(column, "")
    if not said:
        return missing
    if not said.isdecimal() or int(said[:7]) > _HIGHEST:
        raise _WrongError(
            column, Words(f"“{said[:20]}” is not a number", f"「{said[:20]}」は数ではありません")
        )
    return int(said)


def _known(column: str, said: str, known: Mapping[str, Any]) -> Any:
    """Return what a word stands for; raises _WrongError with those there are."""
    found = known.get(said)
    if found is None:
        choice = either([str(one) for one in dict.fromkeys(known.values())])
        raise _WrongError(
            column,
            Words(
                f"“{said[:20]}” is not known. Choose {choice.en}",
                f"「{said[:20]}」は使えません。{choice.ja}から選んでください",
            ),
        )
    return found


def _one(row: Mapping[str, str], column: str, known: Mapping[str, Any], missing: Any) -> Any:
    said = row.get(column, "").casefold().replace("_", " ").replace("é", "e")
    return _known(column, said, known) if said else missing


def _stage(row: Mapping[str, str]) -> Stage | None:
    said = re.sub(r"[\s_-]", "", row.get("stage", "").casefold())
    found: Stage | None = _known("stage", said, _STAGE_WORDS) if said else None
    return found


def _types(row: Mapping[str, str], column: str) -> tuple[EnergyType, ...]:
    """Return types written as words or letters, apart or together: "Grass Colorless", "GCC"."""
    said = row.get(column, "").replace("{", " ").replace("}", " ").strip()
    found: list[EnergyType] = []
    for word in filter(None, _BETWEEN.split(said)):
        if word.isupper() and all(letter in get_args(EnergyType) for letter in word):
            found += [cast("EnergyType", letter) for letter in word]
        else:
            found.append(_known(column, word.casefold(), TYPE_WORDS))
    return tuple(found)


def _factor(row: Mapping[str, str], column: str) -> tuple[EnergyType | None, str]:
    """Return a Weakness or Resistance: "Fire ×2", "R×2", 「炎×2」."""
    said = row.get(column, "")
    if not said:
        return None, ""
    read = _FACTOR.match(said)
    word = read["type"].strip(" {}") if read else said
    return _known(column, word.casefold(), TYPE_WORDS), signed((read and read["value"]) or "")


def _several(said: str, between: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in re.split(between, said) if word.strip())


def _attacks(row: Mapping[str, str]) -> list[Attack]:
    return [
        Attack(name, _types(row, f"{column}_cost"), signed(row.get(f"{column}_damage", "")),
               _words(row, f"{column}_text"))
        for column in (f"attack{number}" for number in range(1, MOST_PARTS + 1))
        if (name := _words(row, column)) is not None
    ]  # fmt: skip


def _abilities(row: Mapping[str, str]) -> list[Ability]:
    return [
        Ability(name, _words(row, f"{column}_text") or Words("", ""))
        for column in (f"ability{number}" for number in range(1, MOST_PARTS + 1))
        if (name := _words(row, column)) is not None
    ]
