"""The face of a Pokémon card, from what is known of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.cards.face import Attached, Face, FaceBody, FaceRow, FootEntry, LargeNumber, Layout
from app.core.data.asked_once import MadeOnce
from app.core.text.wording import PRIZE, both, counted
from app.core.text.words import Words
from app.games.pokemon.cards.faces.pokemon_crests import crest_of
from app.games.pokemon.cards.faces.pokemon_signs import ENERGY, SIGNS, sign_of
from app.games.pokemon.cards.print_index import print_key
from app.games.pokemon.cards.words.kind_words import KINDS, STAGES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.cards.face import Statement
    from app.core.text.words import Language
    from app.games.pokemon.cards.card_record import Card

ABILITY = Words("Ability", "特性")
WEAKNESS = Words("Weakness", "弱点")
RESISTANCE = Words("Resistance", "抵抗力")
RETREAT = Words("Retreat", "にげる")
TAGS: dict[str, Words] = {
    "Mega": Words("Mega", "メガ"),
    "Tera": Words("Tera", "テラスタル"),
    "Ancient": Words("Ancient", "古代"),
    "Future": Words("Future", "未来"),
    "Radiant": Words("Radiant", "かがやく"),
    "Single Strike": Words("Single Strike", "いちげき"),
    "Rapid Strike": Words("Rapid Strike", "れんげき"),
    "Fusion Strike": Words("Fusion Strike", "フュージョン"),
}
"""Printed kinds whose Japanese word differs."""
ENERGY_KINDS = ("basic_energy", "special_energy")
STAGES_IN_SHORT: dict[str, Words] = {
    "basic": Words("B", "たね"),
    "stage1": Words("S1", "1進"),
    "stage2": Words("S2", "2進"),
    "vmax": Words("VMAX", "VMAX"),
    "vstar": Words("VSTAR", "VSTAR"),
    "break": both("BREAK"),
    "level_up": Words("LV", "LV"),
    "restored": Words("Re", "復元"),
}
"""The stage beside the sign of a small face."""
ENDINGS = (
    *("-EX", " ex", "ex", "EX", "-GX", "GX", " VMAX", "VMAX", " VSTAR", "VSTAR", " V", "V"),
    *(" BREAK", "BREAK", " LEGEND", "LEGEND", " LV.X", "LV.X", " ◇", "◇"),
)
"""How names end that say what a card is; those with a space first."""
_NO_WORDS = Words("", "")
_POKEMON = Words("Pokémon", "ポケモン")
_RANK = {kind: rank for rank, kind in enumerate(KINDS)}


def face_of(card: Card) -> Face:
    """Return what a card shows."""
    pokemon, energy = card.kind == "pokemon", card.kind in ENERGY_KINDS
    layout: Layout = "unit" if pokemon else "emblem" if energy else "text"
    attached: Attached = "sign" if energy else "name" if card.kind == "tool" else ""
    types = tuple(ENERGY[kind] for kind in card.types)
    return Face(
        card.key,
        card.name,
        sign_of(card),
        kind_line(card),
        short_line=STAGES_IN_SHORT.get(card.stage, _NO_WORDS) if card.stage else _NO_WORDS,
        tail=Words(_ending(card.name.en), _ending(card.name.ja)),
        kind=card.kind,
        kind_words=KINDS[card.kind],
        rank=(_RANK[card.kind], "".join(card.types) if energy else ""),
        known=card.known,
        layout=layout,
        crest=MadeOnce(crest_of, card),
        signs=types,
        ringed=card.kind == "special_energy",
        attached=attached,
        plain=card.kind == "basic_energy",
        unit=card.hp,
        numbers=(LargeNumber(str(card.hp) if card.hp else "–", both("HP")),) if pokemon else (),
        body=MadeOnce(_body, card),
        printed=(card.key, card.set_name, card.released),
        symbols=SIGNS,
        told=partial(_told, card),
    )


def _ending(name: str) -> str:
    """Return the ending of a name that says what the card is, "" where it has none: " ex"."""
    return next((ending for ending in ENDINGS if name.endswith(ending)), "")


def _body(card: Card) -> FaceBody:
    return FaceBody(
        details=tuple(_details(card)),
        rows=tuple(_rows(card)),
        text=card.text,
        foot=_foot(card) if card.kind == "pokemon" else (),
        imprint=_imprint(card),
        stake=_stake(card),
        placeholder=_placeholder(card),
        picture=_picture_keys(card),
    )


def _told(card: Card, language: Language) -> Iterable[Statement]:
    from app.games.pokemon.cards.faces.pokemon_statements import statements  # noqa: PLC0415 - once one is read

    return statements(card, language)


def kind_line(card: Card) -> Words:
    """Return the line under the art: stage or kind, then the printed tags ("Basic · Ancient")."""
    if card.kind == "pokemon":
        head = STAGES[card.stage] if card.stage else _POKEMON
    else:
        head = KINDS[card.kind] if card.kind in ENERGY_KINDS else sign_of(card).words
    # A tag that the name already ends or begins with ("ex", "Mega") would be said twice.
    tags = [TAGS.get(tag, both(tag)) for tag in card.tags if tag not in card.name.en.split()]
    words = (head, *tags)
    return Words(" · ".join(one.en for one in words), " · ".join(one.ja for one in words))


def evolves_from(name: Words) -> Words:
    """Return the line that names what a card evolves from."""
    return Words(f"Evolves from {name.en}", f"{name.ja}から進化")


def _details(card: Card) -> Iterable[Words]:
    if card.kind == "pokemon":
        yield from (ENERGY[kind].words for kind in card.types)
    if card.evolves_from:
        yield evolves_from(card.evolves_from)


def _rows(card: Card) -> Iterable[FaceRow]:
    for ability in card.abilities:
        yield FaceRow(ability.name, text=ability.text, chip=ABILITY)
    for attack in card.attacks:
        cost = tuple(ENERGY[kind] for kind in attack.cost)
        yield FaceRow(attack.name, cost, attack.damage, attack.text)


def _foot(card: Card) -> tuple[FootEntry, ...]:
    pairs = (
        (WEAKNESS, card.weakness, card.weakness_value),
        (RESISTANCE, card.resistance, card.resistance_value),
    )
    return (
        *(
            FootEntry(title, (ENERGY[kind],), amount) if kind else FootEntry(title, (), "–")
            for title, kind, amount in pairs
        ),
        FootEntry(RETREAT, (ENERGY["C"],) * card.retreat, "" if card.retreat else "0", "↷"),
    )


def _imprint(card: Card) -> Words:
    parts = card.key.removeprefix("?").split("|")
    left = " ".join(part for part in (parts[1:] if len(parts) > 1 else parts) if part)
    if not card.regulation_mark:
        return both(left)
    mark = card.regulation_mark
    return Words(f"{left} · Mark {mark}", f"{left}・レギュレーション：{mark}")


def _stake(card: Card) -> Words | None:
    """Return what a Knock Out of the card gives the opponent, where that is more than usual."""
    if card.kind != "pokemon" or card.prizes <= 1:
        return None
    cards = counted(card.prizes, PRIZE)
    return Words(cards.en, f"サイド{cards.ja}")


def _placeholder(card: Card) -> str:
    """Return set and number of a placeholder ("TWM 130") from its key, or the key itself."""
    parts = card.key.split("|")
    return " ".join(part for part in parts[1:] if part) if len(parts) > 1 else card.key


def _picture_keys(card: Card) -> tuple[str, ...]:
    set_id, _, number = card.id.rpartition("-")
    return (*((print_key(set_id, number),) if set_id else ()), card.key)
