"""A Pokémon card in plain words, for the reading view, screen readers and the clipboard."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.cards.face import Statement
from app.core.text.wording import PRIZE, counted, labelled, repeated, series
from app.core.text.words import Words
from app.games.pokemon.cards.faces.pokemon_face import (
    ABILITY,
    RESISTANCE,
    RETREAT,
    WEAKNESS,
    evolves_from,
    kind_line,
)
from app.games.pokemon.cards.faces.pokemon_signs import ENERGY

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.games.pokemon.cards.card_record import Ability, Attack, Card, EnergyType

_SYMBOL = re.compile("{([" + "".join(ENERGY) + "])}")
_TEXT_SYMBOL = re.compile("{([" + "".join(ENERGY) + r"])}\s?")
NONE = Words("none", "なし")
COST = Words("Cost", "必要なエネルギー")
FREE = Words("no Energy", "エネルギーなし")
MARK = Words("Regulation mark {mark}", "レギュレーション：{mark}")


def statements(card: Card, language: Language) -> Iterator[Statement]:
    """Return what the card says from top to bottom, in both names and in no signs."""
    yield Statement("name", card.name.in_(language) or card.key)
    other = card.name.beside(language)
    if other and other != card.name.in_(language):
        yield Statement("other_name", other)
    yield Statement("fact", kind_line(card).in_(language))
    if card.hp or card.types:
        points = f"HP {card.hp}" if card.hp else ""
        types = series([ENERGY[energy].words for energy in card.types]).in_(language)
        yield Statement("fact", f"{points} {types}".strip())
    if card.evolves_from:
        yield Statement("fact", evolves_from(card.evolves_from).in_(language))
    for ability in card.abilities:
        yield from _ability(ability, language)
    for attack in card.attacks:
        yield from _attack(attack, language)
    if card.text:
        yield Statement("text", spelled_out(card.text.in_(language), language))
    if card.kind == "pokemon":
        yield from _matchups(card, language)
    yield Statement("print", _imprint(card, language))


def _ability(ability: Ability, language: Language) -> Iterator[Statement]:
    yield Statement("ability", f"{ABILITY.in_(language)} {ability.name.in_(language)}")
    if ability.text.in_(language):
        yield Statement("text", spelled_out(ability.text.in_(language), language))


def _attack(attack: Attack, language: Language) -> Iterator[Statement]:
    yield Statement("attack", attack.name.in_(language), attack.damage)
    cost = labelled(COST, cost_words(attack.cost, language)).in_(language)
    yield Statement("cost", cost)
    if attack.text and attack.text.in_(language):
        yield Statement("text", spelled_out(attack.text.in_(language), language))


def _matchups(card: Card, language: Language) -> Iterator[Statement]:
    for title, energy, amount in (
        (WEAKNESS, card.weakness, card.weakness_value),
        (RESISTANCE, card.resistance, card.resistance_value),
    ):
        against = f"{ENERGY[energy].words.in_(language)} {amount}" if energy else NONE.in_(language)
        yield Statement("fact", labelled(title, against.rstrip()).in_(language))
    yield Statement("fact", labelled(RETREAT, str(card.retreat)).in_(language))


def _imprint(card: Card, language: Language) -> str:
    parts = [card.key.removeprefix("?").replace("|", " ").strip()]
    if card.regulation_mark:
        parts.append(MARK.in_(language).format(mark=card.regulation_mark))
    if card.kind == "pokemon" and card.prizes > 1:
        parts.append(_prizes(card.prizes).in_(language))
    return " · ".join(part for part in parts if part)


def _prizes(number: int) -> Words:
    cards = counted(number, PRIZE)
    return Words(f"{cards.en} when Knocked Out", f"きぜつするとサイド{cards.ja}")


def cost_words(cost: tuple[EnergyType, ...], language: Language) -> str:
    """Return the cost of an attack in words: "Psychic ×2, Colorless"."""
    if not cost:
        return FREE.in_(language)
    words = [repeated(ENERGY[energy].words, count) for energy, count in Counter(cost).items()]
    return series(words).in_(language)


def spelled_out(text: str, language: Language) -> str:
    """Return a text with each Energy symbol, written "{D}", as the word of its type."""
    if language == "ja":
        return _SYMBOL.sub(lambda found: ENERGY[found[1]].words.ja, text)  # type: ignore[index]
    spelled = _TEXT_SYMBOL.sub(
        lambda found: ENERGY[found[1]].words.en + " ",  # type: ignore[index]
        text,
    )
    return re.sub(r" ([,.;:)])", r"\1", spelled).strip()
