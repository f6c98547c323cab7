"""Reads the public Japanese card data of one card a file ("jp_id", "card_type", "set_name" …).

Traps it is read with (docs/cards.md): Energy symbols inside texts are English words, Lightning is
"Electric" and Darkness "Dark"; a cost of nothing is "Void"; regulation marks have no values;
Poké-Powers, held items and VSTAR Powers have fields of their own; brackets in two widths.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator, ValidationError

from app.core.text.wording import both
from app.games.pokemon.cards.card_record import (
    Ability,
    Attack,
    Card,
    CardKind,
    EnergyType,
    Stage,
    Words,
)
from app.games.pokemon.cards.imports.brought_entry import Brought, Refused, why_refused
from app.games.pokemon.cards.imports.readers.japanese_texts import (
    deck_texts,
    is_ace_spec,
    prizes_in,
    with_type_words,
    without_reminder,
)
from app.games.pokemon.cards.imports.readers.loose_reading import (
    Loose,
    Name,
    Nothing,
    Number,
    Text,
    Texts,
)
from app.games.pokemon.cards.imports.readers.printed_kinds import prizes_of, tags_of
from app.games.pokemon.cards.imports.readers.set_records import SetTable
from app.games.pokemon.cards.print_index import print_key
from app.games.pokemon.cards.words.card_names import basic_energy_type
from app.games.pokemon.cards.words.printed_types import letters, signed

_KINDS: dict[str, CardKind] = {
    "Pokémon": "pokemon",
    "Pokemon": "pokemon",
    "ポケモン": "pokemon",
    "グッズ": "item",
    "トレーナー": "item",
    "ワザマシン": "item",
    "サポート": "supporter",
    "スタジアム": "stadium",
    "ポケモンのどうぐ": "tool",
    "基本エネルギー": "basic_energy",
    "特殊エネルギー": "special_energy",
}
_STAGES: dict[str, Stage] = {
    "たね": "basic",
    "ベイビィ": "basic",
    "1進化": "stage1",
    "2進化": "stage2",
    "V進化": "vmax",
    "VMAX": "vmax",
    "VSTAR": "vstar",
    "BREAK進化": "break",
    "BREAK": "break",
    "レベルアップ": "level_up",
    "復元": "restored",
}
_TAGS = {
    "かがやく": "Radiant",
    "プリズムスター": "Prism Star",
    "M進化": "Mega",
    "☆": "Star",
    "ゲンシ": "Primal",
}
_OWN_TAGS = frozenset({"Tera", "TAG TEAM", "V-UNION", "LEGEND", "ACE SPEC", "Radiant", "Mega"})


class _Damage(Loose):
    amount: Name = ""
    suffix: Name = ""


def _damage(data: Any) -> Any:
    """Return a damage that is written as one text, as an object."""
    return {} if data is None else {"amount": data} if isinstance(data, str | int) else data


class _Attack(Loose):
    name: Name = ""
    cost: Texts = ()
    damage: Annotated[_Damage, BeforeValidator(_damage)] = _Damage()
    effect: Text = ""


class _Ability(Loose):
    name: Name = ""
    item: Name = ""
    berry: Name = ""
    effect: Text = ""


class _VstarPower(_Attack):
    type: Text = ""


class _Factor(Loose):
    type: Texts = ()
    value: Name = ""


class _Entry(Loose):
    jp_id: Name
    name: Name
    card_type: Name
    set_name: Name = ""
    set_full_name: Name = ""
    date: Name = ""
    number: Name = ""
    regulation: Name = ""
    tags: Texts = ()
    stage: Name = ""
    hp: Number = 0
    types: Texts = ()
    evolve_from: Name = ""
    pokedex_number: Any = None
    abilities: Annotated[tuple[_Ability, ...], Nothing] = ()
    ancient_trait: _Ability | None = None
    poke_power: _Ability | None = None
    poke_body: _Ability | None = None
    held_item: _Ability | None = None
    held_berry: _Ability | None = None
    vstar_power: _VstarPower | None = None
    tera_effect: Text = ""
    attacks: Annotated[tuple[_Attack, ...], Nothing] = ()
    weakness: _Factor | None = None
    resistance: _Factor | None = None
    retreat: Number = 0
    rule_box: Text = ""
    technical_machine_rule: Text = ""
    effect: Text = ""


def looks_type_null(entry: Any) -> bool:
    """Whether an entry is of this form."""
    return isinstance(entry, dict) and "jp_id" in entry and "card_type" in entry


def read_type_null(entry: Any, place: int, sets: SetTable) -> Brought | Refused:
    """Return the card that an entry describes; `place` counts entries from 1."""
    try:
        read = _Entry.model_validate(entry)
    except ValidationError as problem:
        name = entry.get("jp_id") if isinstance(entry, dict) else None
        return Refused(str(name or place), why_refused(problem))
    kind = _KINDS.get(read.card_type.strip())
    if kind is None:
        why = Words(
            f"“{read.card_type}” is not a kind of card",
            f"「{read.card_type}」というカードの種類はありません",
        )
        return Refused(read.jp_id or str(place), why)
    if not read.jp_id or not read.name.strip():
        why = Words("a card needs an id and a name", "IDか名前が空です")
        return Refused(read.jp_id or str(place), why)
    species = (read.pokedex_number,) if type(read.pokedex_number) is int else ()
    official = print_key("JP", read.jp_id)
    card = _card(read, kind, sets, official)
    return Brought(
        card,
        "type_null",
        read.jp_id,
        "ja",
        tuple(number for number in species if number > 0),
        (("JP", read.jp_id),),
    )


def _card(read: _Entry, kind: CardKind, sets: SetTable, official: str) -> Card:
    of_set = sets.japanese(read.set_name.strip())
    name = " ".join(read.name.split())
    rules = f"{read.rule_box} {read.effect} {read.technical_machine_rule}"
    said = [_TAGS.get(tag, tag) for tag in read.tags if tag in _TAGS or tag in _OWN_TAGS]
    if kind != "pokemon" and is_ace_spec(rules):
        said.append("ACE SPEC")
    if read.tera_effect:
        said.append("Tera")
    tags = tags_of(name, kind, said)
    weak, strong = _factor(read.weakness), _factor(read.resistance)
    effect = without_reminder(with_type_words(f"{read.technical_machine_rule} {read.effect}"))
    prizes = max(prizes_of(tags), prizes_in(read.rule_box)) if kind == "pokemon" else 1
    return Card(
        key=(print_key(of_set.code, read.number) if of_set.id else "") or official,
        name=both(name),
        kind=kind,
        tags=tags,
        regulation_mark=read.regulation if len(read.regulation) == 1 else "",
        hp=read.hp,
        types=_types(read, kind, name),
        stage=_STAGES.get("".join(read.stage.split())) if kind == "pokemon" else None,
        evolves_from=both(read.evolve_from.strip()) if read.evolve_from.strip() else None,
        abilities=_abilities(read),
        attacks=_attacks(read),
        weakness=weak[0],
        weakness_value=weak[1],
        resistance=strong[0],
        resistance_value=strong[1],
        retreat=read.retreat,
        text=both(effect) if effect else None,
        prizes=prizes,
        id=f"jp-{read.jp_id}",
        set_name=read.set_full_name or of_set.name,
        released=read.date if len(read.date) == len("2025-01-31") else of_set.released,
        deck_texts=deck_texts(rules),
    )


def _types(read: _Entry, kind: CardKind, name: str) -> tuple[EnergyType, ...]:
    if kind == "basic_energy":
        found = basic_energy_type(name)
        return (found,) if found else letters(read.types)
    return letters(read.types)


def _abilities(read: _Entry) -> tuple[Ability, ...]:
    """Return all that stands on the card with a name and a text and is no attack."""
    power = read.vstar_power
    named = [
        read.ancient_trait,
        *read.abilities,
        read.poke_power,
        read.poke_body,
        read.held_item,
        read.held_berry,
    ]
    found = [
        Ability(both(one.name or one.item or one.berry), both(with_type_words(one.effect)))
        for one in named
        if one is not None
    ]
    if power is not None and power.type == "Ability":
        found.append(Ability(both(power.name), both(with_type_words(power.effect))))
    return tuple(found)


def _attacks(read: _Entry) -> tuple[Attack, ...]:
    power = read.vstar_power
    extra = (power,) if power is not None and power.type == "Attack" else ()
    return tuple(map(_attack, (*read.attacks, *extra)))


def _attack(read: _Attack) -> Attack:
    text = with_type_words(read.effect).strip()
    return Attack(
        both(read.name),
        letters(read.cost),
        signed(f"{read.damage.amount}{read.damage.suffix}"),
        both(text) if text else None,
    )


def _factor(read: _Factor | None) -> tuple[EnergyType | None, str]:
    found = letters(read.type) if read is not None else ()
    return (found[0], signed(read.value)) if read is not None and found else (None, "")
