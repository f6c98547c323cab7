"""A card as one line of JSON and back, as short and as fast as it goes.

The store keeps thousands of cards this way and reads one in some twenty microseconds: what is
left out is as the model has it by default, and words that are the same in both languages are
written once. People's own files have another form (docs/cards.md).
"""

from __future__ import annotations

import json
from operator import attrgetter
from typing import Any

from app.core.data.json_text import compact
from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Ability, Attack, Card

_PLAIN = (
    *("regulation_mark", "hp", "stage", "weakness", "weakness_value", "resistance"),
    *("resistance_value", "retreat", "prizes", "id", "set_name", "released"),
)
_TUPLES = ("tags", "types", "deck_texts")
_WORDS = ("name", "evolves_from", "text")
_plain = attrgetter(*_PLAIN)
_tuples = attrgetter(*_TUPLES)
_DEFAULTS = _plain(Card(key="", name=Words("", ""), kind="unknown"))
_encode = compact()


def card_to_json(card: Card) -> str:
    """Return the card as JSON; two cards are equal if, and only if, their JSON is."""
    entry: dict[str, Any] = {"key": card.key, "kind": card.kind, "name": _written(card.name)}
    plain, tuples = _plain(card), _tuples(card)
    entry |= {
        field: held
        for field, held, usual in zip(_PLAIN, plain, _DEFAULTS, strict=True)
        if held != usual
    }
    entry |= {field: held for field, held in zip(_TUPLES, tuples, strict=True) if held}
    if card.evolves_from is not None:
        entry["evolves_from"] = _written(card.evolves_from)
    if card.text is not None:
        entry["text"] = _written(card.text)
    if card.abilities:
        entry["abilities"] = [(_written(one.name), _written(one.text)) for one in card.abilities]
    if card.attacks:
        entry["attacks"] = [
            (
                _written(one.name),
                "".join(one.cost),
                one.damage,
                None if one.text is None else _written(one.text),
            )
            for one in card.attacks
        ]
    return _encode(entry)


def card_from_json(text: str) -> Card:
    """Return the card that `card_to_json` wrote."""
    entry: dict[str, Any] = json.loads(text)
    for field in _TUPLES:
        if field in entry:
            entry[field] = tuple(entry[field])
    for field in _WORDS:
        if field in entry:
            entry[field] = _read(entry[field])
    if "abilities" in entry:
        entry["abilities"] = tuple(
            Ability(_read(name), _read(said)) for name, said in entry["abilities"]
        )
    if "attacks" in entry:
        entry["attacks"] = tuple(
            Attack(_read(name), tuple(cost), damage, None if said is None else _read(said))
            for name, cost, damage, said in entry["attacks"]
        )
    return Card(**entry)


def _written(words: Words) -> str | list[str]:
    return words.en if words.en == words.ja else [words.en, words.ja]


def _read(written: Any) -> Words:
    return Words(written, written) if isinstance(written, str) else Words(*written)
