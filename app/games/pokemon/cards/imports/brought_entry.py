"""What a reader of card data makes of one entry: a card, or why it is none."""

from __future__ import annotations

from typing import Any, Literal

from app.core.data.value import value
from app.core.data.wrong_data import why_wrong
from app.core.text.words import Language, Words
from app.games.pokemon.cards.card_record import Card

Tongue = Literal["en", "ja", "both"]
"""The languages an entry's texts are in."""

Form = Literal["own", "english", "tcgdex", "type_null"]
"""Which reader read it. Of two entries for one print the earlier form's word counts."""

FORMS: tuple[Form, ...] = ("own", "english", "tcgdex", "type_null")


@value
class Refused:
    """An entry that is no card, and why."""

    entry: str
    """How to find it: its id, or its place counted from 1."""
    why: Words
    """A clause without its end."""


@value
class Brought:
    """A card from outside, with what linking languages and telling cards apart needs."""

    card: Card
    form: Form
    source: str
    """Its identity among the entries of its form, "sv6-130": whoever comes again under it is the
    same entry."""
    tongue: Tongue = "en"
    species: tuple[int, ...] = ()
    """National Pokédex numbers."""
    spare: tuple[tuple[str, str], ...] = ()
    """Set codes and numbers its key is made of where another card has `card.key`: some sets print
    a number twice."""


def first(tongue: Tongue) -> Language:
    """Return the language a card is known by before it is linked: English, if it has both."""
    return "en" if tongue == "both" else tongue


def why_refused(problem: Any) -> Words:
    """Return the first thing a ValidationError says, with the field, as a clause."""
    first = problem.errors(include_url=False)[0]
    field, why = ".".join(map(str, first["loc"])) or "?", why_wrong(first)
    return Words(f"field “{field}”: {why.en}", f"項目「{field}」が正しくありません（{why.ja}）")
