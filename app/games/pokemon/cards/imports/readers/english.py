"""Reads the public English card data (arrays of cards with "id", "supertype", "subtypes" …).

Fields, odd values and traps: docs/cards.md. What a card cannot say in our model is left out;
what is missing where it must not be is refused, with the entry and the reason.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import ValidationError

from app.core.text.wording import both
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
from app.games.pokemon.cards.imports.brought_entry import Brought, Refused, why_refused
from app.games.pokemon.cards.imports.readers.loose_reading import (
    Loose,
    Name,
    Nothing,
    Numbers,
    Text,
    Texts,
)
from app.games.pokemon.cards.imports.readers.set_records import CardSet, SetTable
from app.games.pokemon.cards.print_index import print_key
from app.games.pokemon.cards.words.printed_types import TYPES, letters, signed

_STAGES: dict[str, Stage] = {
    "Basic": "basic",
    "Baby": "basic",
    "Stage 1": "stage1",
    "Stage 2": "stage2",
    "VMAX": "vmax",
    "VSTAR": "vstar",
    "BREAK": "break",
    "Level-Up": "level_up",
    "Restored": "restored",
}
_TRAINERS: tuple[tuple[str, CardKind], ...] = (
    # Tools of some years are Items too; Team Flare's are a kind of their own.
    ("Pokémon Tool", "tool"),
    ("Pokémon Tool F", "tool"),
    ("Supporter", "supporter"),
    ("Stadium", "stadium"),
)
_NO_TAGS = frozenset(
    {"Basic", "Stage 1", "Stage 2", "Restored", "Item", "Supporter", "Stadium", "Pokémon Tool"}
)
_RULE_BOX = re.compile(r"\brule\b[^.]{0,3}:|^Tera:", re.IGNORECASE)
_REMINDER = re.compile(
    r"^(?:\(?You (?:may|can) (?:play|use|have) (?:only 1|any number of|as many|up to|no more)\b"
    r"|\(?Attach a Pokémon Tool|You can play only one Supporter|This card stays in play"
    r"|ACE SPEC: |You can\'t have more than 1 ACE SPEC card)",
)
_PRIZES = re.compile(r"Knocked Out, your opponent takes (\d) Prize", re.IGNORECASE)
_DECK_TEXTS: tuple[tuple[DeckText, re.Pattern[str]], ...] = (
    ("any_number", re.compile(r"as many of this card in your deck as you like")),
    ("one_of_name", re.compile(r"can\'t have more than 1 Shining ")),
    ("four_unown", re.compile(r"up to 4 Basic Pokémon cards in your deck with Unown")),
    ("not_tournament", re.compile(r"cannot be used at official tournaments")),
)
_MEGA, _ACE_SPEC = "MEGA", "ACE SPEC"
_STRAY = re.compile(r"^[^\x00-\x7f]+\[(?P<name>[A-Za-z .'-]{2,})\]$")
"""A Japanese name left over, with the English one in brackets."""
_MISSPELT = {"Antiuqe Plume Fossil": "Antique Plume Fossil"}


class _Attack(Loose):
    name: Name
    cost: Texts = ()
    damage: Name = ""
    text: Text = ""


class _Ability(Loose):
    name: Name
    text: Text = ""


class _Factor(Loose):
    type: str
    value: Name = ""


class _Entry(Loose):
    id: Name
    name: Name
    supertype: Name
    number: Name
    subtypes: Texts = ()
    hp: Name = ""
    types: Texts = ()
    evolvesFrom: Name = ""  # noqa: N815 - as the data spells it
    rules: Texts = ()
    ancientTrait: _Ability | None = None  # noqa: N815
    abilities: Annotated[tuple[_Ability, ...], Nothing] = ()
    attacks: Annotated[tuple[_Attack, ...], Nothing] = ()
    weaknesses: Annotated[tuple[_Factor, ...], Nothing] = ()
    resistances: Annotated[tuple[_Factor, ...], Nothing] = ()
    retreatCost: Texts = ()  # noqa: N815
    regulationMark: Name = ""  # noqa: N815
    nationalPokedexNumbers: Numbers = ()  # noqa: N815


def looks_english(entry: Any) -> bool:
    """Whether an entry is of this form."""
    return isinstance(entry, dict) and "supertype" in entry and isinstance(entry.get("id"), str)


def read_english(entry: Any, place: int, sets: SetTable) -> Brought | Refused:
    """Return the card that an entry describes; `place` counts entries from 1."""
    try:
        read = _Entry.model_validate(entry)
    except ValidationError as problem:
        name = entry.get("id") if isinstance(entry, dict) else None
        return Refused(str(name or place), why_refused(problem))
    kind = _kind(read)
    if kind is None:
        why = Words(
            f"“{read.supertype}” is neither Pokémon, Trainer nor Energy",
            f"「{read.supertype}」はポケモン、トレーナーズ、エネルギーのどれでもありません",
        )
        return Refused(read.id, why)
    if not read.id or not read.name.strip() or not read.number:
        why = Words("a card needs an id, a name and a number", "ID、名前、番号のどれかが空です")
        return Refused(read.id or str(place), why)
    of_set = sets.get(read.id.rpartition("-")[0])
    return Brought(
        _card(read, kind, of_set),
        "english",
        read.id,
        species=read.nationalPokedexNumbers,
        spare=_spare(read.id, of_set),
    )


def _spare(card_id: str, of_set: CardSet) -> tuple[tuple[str, str], ...]:
    """Return prints from the id: Celebrations prints the number 15 on four Classic cards."""
    set_id, _, tail = card_id.rpartition("-")
    return ((of_set.code, tail), (set_id, tail))


def _kind(read: _Entry) -> CardKind | None:
    if read.supertype in ("Pokémon", "Pokemon"):
        return "pokemon"
    if read.supertype == "Energy":
        return "basic_energy" if "Basic" in read.subtypes else "special_energy"
    if read.supertype == "Trainer":
        return next((kind for word, kind in _TRAINERS if word in read.subtypes), "item")
    return None


def _card(read: _Entry, kind: CardKind, of_set: CardSet) -> Card:
    weak, strong = _factor(read.weaknesses), _factor(read.resistances)
    rules = " ".join(read.rules)
    text = " ".join(rule for rule in read.rules if not _boilerplate(rule, kind))
    # A trait is no Ability, but the model has no other place for a name with a text.
    abilities = (*((read.ancientTrait,) if read.ancientTrait else ()), *read.abilities)
    stray = _STRAY.match(read.name)
    before = _MISSPELT.get(read.evolvesFrom, read.evolvesFrom)
    return Card(
        key=print_key(of_set.code, read.number),
        name=both(stray["name"] if stray else read.name.strip()),
        kind=kind,
        tags=_tags(read, kind),
        regulation_mark=read.regulationMark,
        hp=int(read.hp) if read.hp.isdecimal() and len(read.hp) < 6 else 0,
        types=_types(read, kind),
        stage=_stage(read) if kind == "pokemon" else None,
        evolves_from=both(before) if before else None,
        abilities=tuple(Ability(both(one.name), both(one.text)) for one in abilities),
        attacks=tuple(map(_attack, read.attacks)),
        weakness=weak[0],
        weakness_value=weak[1],
        resistance=strong[0],
        resistance_value=strong[1],
        retreat=len(read.retreatCost),
        text=both(text) if text else None,
        prizes=max((int(found) for found in _PRIZES.findall(rules)), default=1),
        id=read.id,
        set_name=of_set.name,
        released=of_set.released,
        deck_texts=tuple(name for name, form in _DECK_TEXTS if form.search(rules)),
    )


def _boilerplate(rule: str, kind: CardKind) -> bool:
    """Whether a text says what every card of its kind says."""
    return bool(_REMINDER.match(rule) or (kind == "pokemon" and _RULE_BOX.search(rule)))


def _tags(read: _Entry, kind: CardKind) -> tuple[str, ...]:
    """Return the printed kinds that are no stage; MEGA on a Trainer is an error of the data."""
    tags = ["Mega" if word == _MEGA else word for word in read.subtypes if word not in _NO_TAGS]
    if kind != "pokemon":
        tags = [tag for tag in tags if tag not in ("Mega", "Special")]
    if _ACE_SPEC not in tags and any(rule.startswith(_ACE_SPEC) for rule in read.rules):
        tags.append(_ACE_SPEC)
    return tuple(tags)


def _types(read: _Entry, kind: CardKind) -> tuple[EnergyType, ...]:
    if kind == "basic_energy" and not read.types:
        return letters(read.name.split())
    return letters(read.types)


def _stage(read: _Entry) -> Stage | None:
    """Return the highest stage: a restored or evolved card may carry an older word too."""
    found = [_STAGES[word] for word in read.subtypes if word in _STAGES]
    return found[-1] if found else None


def _attack(read: _Attack) -> Attack:
    text = both(read.text) if read.text else None
    return Attack(both(read.name), letters(read.cost), signed(read.damage), text)


def _factor(found: Sequence[_Factor]) -> tuple[EnergyType | None, str]:
    """Return the first Weakness or Resistance; a card has room for one."""
    for one in found:
        if one.type in TYPES:
            return TYPES[one.type], signed(one.value)
    return None, ""
