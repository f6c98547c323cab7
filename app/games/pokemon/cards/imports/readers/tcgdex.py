"""Reads the public multi-language card data (objects with "category" and `name: {ja: …}`).

Traps it is read with (docs/cards.md): no flag for ACE SPEC, Radiant or ◇; a Japanese "ex" carries
the suffix EX; "x2" and "×2", "-30", "－30" and "₋30" mixed; numbers padded differently per set;
marks in lower case or "None". The same cards served in one language have plain names.
"""

from __future__ import annotations

import re
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, ValidationError

from app.games.pokemon.cards.card_record import (
    Ability,
    Attack,
    Card,
    CardKind,
    EnergyType,
    Stage,
    Words,
)
from app.games.pokemon.cards.imports.brought_entry import (
    Brought,
    Refused,
    Tongue,
    first,
    why_refused,
)
from app.games.pokemon.cards.imports.readers.japanese_texts import (
    deck_texts,
    is_ace_spec,
    prizes_in,
    without_reminder,
)
from app.games.pokemon.cards.imports.readers.loose_reading import (
    Loose,
    Name,
    Nothing,
    Number,
    Numbers,
    Text,
    Texts,
)
from app.games.pokemon.cards.imports.readers.printed_kinds import prizes_of, tags_of
from app.games.pokemon.cards.imports.readers.set_records import CardSet, SetTable
from app.games.pokemon.cards.print_index import print_key
from app.games.pokemon.cards.words.card_names import basic_energy_type
from app.games.pokemon.cards.words.printed_types import TYPES, letters, signed

_STAGES: dict[str, Stage] = {
    "Basic": "basic",
    "Baby": "basic",
    "Stage1": "stage1",
    "Stage2": "stage2",
    "VMAX": "vmax",
    "VSTAR": "vstar",
    "BREAK": "break",
    "LEVEL-UP": "level_up",
    "RESTORED": "restored",
}
_KINDS: dict[str, CardKind] = {
    "Item": "item",
    "Tool": "tool",
    "Supporter": "supporter",
    "Stadium": "stadium",
}
_SUFFIXES = {"Legend": "LEGEND", "Prime": "Prime", "SP": "SP", "TAG TEAM-GX": "TAG TEAM"}
_RARITIES = {"ACE SPEC Rare": "ACE SPEC", "Radiant Rare": "Radiant", "LEGEND": "LEGEND"}
_CATEGORIES = ("Pokemon", "Trainer", "Energy")
_JAPANESE = re.compile(r"[぀-ヿ一-鿿]")
_TERA = re.compile(r"テラスタル|\bTera\b")
_MARK = re.compile(r"^[A-Za-z]$")
_MACHINE_NAMED = re.compile(r"^(?:PMCG|PCG|[Ee]\d)")
"""Old Japanese sets whose names were translated back: 「暗い金星」 for Dark Venusaur."""
_PADDED = re.compile(r"(?<=[a-z])0+(?=\d)")


def _in_languages(data: Any) -> Any:
    """Return a wording by language; a plain text is in whichever it is written in."""
    if data is None:
        return {}
    if isinstance(data, str):
        return {"ja" if _JAPANESE.search(data) else "en": data}
    if isinstance(data, dict):
        return {key: said for key, said in data.items() if key in ("en", "ja") and said}
    return data


Said = Annotated[dict[str, Text], BeforeValidator(_in_languages)]
Named = Annotated[dict[str, Name], BeforeValidator(_in_languages)]


class _Attack(Loose):
    name: Named = Field(default_factory=dict)
    cost: Texts = ()
    damage: Name = ""
    effect: Said = Field(default_factory=dict)


class _Ability(Loose):
    name: Named
    effect: Said = Field(default_factory=dict)


class _Factor(Loose):
    type: str
    value: Name = ""


class _Entry(Loose):
    name: Named
    category: str
    id: Name = ""
    localId: Name = ""  # noqa: N815 - as the data spells it
    set: Any = None
    rarity: Text = ""
    hp: Number = 0
    types: Texts = ()
    stage: Text = ""
    suffix: Text = ""
    evolveFrom: Named = Field(default_factory=dict)  # noqa: N815
    abilities: Annotated[tuple[_Ability, ...], Nothing] = ()
    attacks: Annotated[tuple[_Attack, ...], Nothing] = ()
    weaknesses: Annotated[tuple[_Factor, ...], Nothing] = ()
    resistances: Annotated[tuple[_Factor, ...], Nothing] = ()
    retreat: Number = 0
    dexId: Numbers = ()  # noqa: N815
    trainerType: Text = ""  # noqa: N815
    energyType: Text = ""  # noqa: N815
    effect: Said = Field(default_factory=dict)
    regulationMark: Name = ""  # noqa: N815


def looks_tcgdex(entry: Any) -> bool:
    """Whether an entry is of this form."""
    return isinstance(entry, dict) and entry.get("category") in _CATEGORIES and "name" in entry


def read_tcgdex(entry: Any, place: int, sets: SetTable) -> Brought | Refused:
    """Return the card that an entry describes; `place` counts entries from 1."""
    try:
        read = _Entry.model_validate(entry)
    except ValidationError as problem:
        name = entry.get("id") if isinstance(entry, dict) else None
        return Refused(str(name or place), why_refused(problem))
    number = read.localId or read.id.rpartition("-")[2]
    set_id = set_id_of(read.set) or read.id.rpartition("-")[0]
    if not read.name:
        why = Words("it has no name in English or Japanese", "日本語名も英語名もありません")
        return Refused(read.id or str(place), why)
    if not number or not set_id:
        why = Words(
            "it does not say its set and number", "収録セットかカード番号が書かれていません"
        )
        return Refused(read.id or str(place), why)
    tongue: Tongue = "both" if len(read.name) == 2 else "ja" if "ja" in read.name else "en"
    of_set = _set_of(set_id, sets, tongue)
    source = f"{set_id}-{number}"
    card = _card(read, of_set, number, tongue, source)
    spare = ((f"{of_set.code}.{tongue.upper()}", number),)
    # Without its species nothing is linked to a name that a machine made up.
    made_up = tongue == "ja" and _MACHINE_NAMED.match(set_id)
    return Brought(card, "tcgdex", source, tongue, () if made_up else read.dexId, spare)


def set_id_of(data: Any) -> str:
    """Return the id in a card's "set", which is an object or the id itself."""
    found = data.get("id") if isinstance(data, dict) else data
    return found if isinstance(found, str) else ""


def _set_of(set_id: str, sets: SetTable, tongue: Tongue) -> CardSet:
    """Return the set; Western ids are padded ("sv06", "sv03.5") where other data has "sv6"."""
    if tongue == "ja":
        return sets.japanese(set_id)
    if sets.knows(set_id):
        return sets.get(set_id)
    return sets.get(_PADDED.sub("", set_id.lower()).replace(".", "pt"))


def _card(read: _Entry, of_set: CardSet, number: str, tongue: Tongue, source: str) -> Card:
    kind = _kind(read)
    weak, strong = _factor(read.weaknesses), _factor(read.resistances)
    effect = _words(read.effect)
    texts = " ".join(
        [*read.effect.values(), *(said for one in read.attacks for said in one.effect.values())]
    )
    mark = read.regulationMark.strip()
    name = _words(read.name)
    assert name is not None  # a card without a name was refused
    tags = tags_of(name.in_(first(tongue)), kind, _said_tags(read, texts))
    return Card(
        key=print_key(of_set.code, number),
        name=name,
        kind=kind,
        tags=tags,
        regulation_mark=mark.upper() if _MARK.match(mark) else "",
        hp=read.hp,
        types=_types(read, kind),
        stage=_STAGES.get(read.stage) if kind == "pokemon" else None,
        evolves_from=_words(read.evolveFrom),
        abilities=tuple(
            Ability(_words(one.name) or Words("", ""), _words(one.effect) or Words("", ""))
            for one in read.abilities
        ),
        attacks=tuple(map(_attack, read.attacks)),
        weakness=weak[0],
        weakness_value=weak[1],
        resistance=strong[0],
        resistance_value=strong[1],
        retreat=read.retreat,
        text=_plain(effect) if effect else None,
        prizes=max(prizes_of(tags) if kind == "pokemon" else 1, prizes_in(texts)),
        id=_id(of_set, number, tongue, source),
        set_name=of_set.name,
        released=of_set.released,
        deck_texts=deck_texts(texts),
    )


def _id(of_set: CardSet, number: str, tongue: Tongue, source: str) -> str:
    """Return the id that the English data has for the same print, where it knows the set."""
    if tongue == "ja":
        return source
    return f"{of_set.id}-{number.lstrip('0') or number}"


def _kind(read: _Entry) -> CardKind:
    if read.category == "Pokemon":
        return "pokemon"
    if read.category == "Energy":
        named = next(iter(read.name.values()))
        basic = read.energyType == "Normal" or named.startswith(("基本", "Basic "))
        return "basic_energy" if basic else "special_energy"
    return _KINDS.get(read.trainerType, "item")


def _said_tags(read: _Entry, texts: str) -> list[str]:
    """Return the tags that suffix, rarity and texts give; the suffix EX may mean ex."""
    tags = [_SUFFIXES[read.suffix]] if read.suffix in _SUFFIXES else []
    if read.rarity in _RARITIES:
        tags.append(_RARITIES[read.rarity])
    if read.trainerType == "Ace Spec" or (read.category != "Pokemon" and is_ace_spec(texts)):
        tags.append("ACE SPEC")
    if read.category == "Pokemon" and any(
        _TERA.search(said) for one in read.abilities for said in one.name.values()
    ):
        tags.append("Tera")
    return tags


def _types(read: _Entry, kind: CardKind) -> tuple[EnergyType, ...]:
    if kind == "basic_energy" and not read.types:
        said = " ".join(read.name.values())
        found = basic_energy_type(said)
        return (found,) if found else ()
    return letters(read.types)


def _attack(read: _Attack) -> Attack:
    return Attack(
        _words(read.name) or Words("", ""),
        letters(read.cost),
        signed(read.damage),
        _words(read.effect),
    )


def _factor(found: tuple[_Factor, ...]) -> tuple[EnergyType | None, str]:
    for one in found:
        if one.type in TYPES:
            return TYPES[one.type], signed(one.value)
    return None, ""


def _words(said: dict[str, str]) -> Words | None:
    """Return a wording; one language stands for both until the other is linked."""
    en, ja = said.get("en", "").strip(), said.get("ja", "").strip()
    return Words(en or ja, ja or en) if en or ja else None


def _plain(words: Words) -> Words | None:
    """Return an effect without reminders; None if nothing is left."""
    en, ja = without_reminder(words.en), without_reminder(words.ja)
    return Words(en or ja, ja or en) if en or ja else None
