"""Card data of one's own: the flat form, the card model, and the samples that ship."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.cards.card_record import Card, Words
from app.games.pokemon.cards.imports.brought_entry import Brought, Refused
from app.games.pokemon.cards.imports.readers.own_cards import COLUMNS, looks_own, read_own
from tests.games.pokemon.cards.imports.conftest import PROJECT, read


def card(**columns: Any) -> Card:
    found = read_own({"name": "Kettle", "key": "HOME-4", **columns}, 2)
    assert isinstance(found, Brought), found
    return found.card


def why(**columns: Any) -> str:
    found = read_own({"name": "Kettle", "key": "HOME-4", **columns}, 2)
    assert isinstance(found, Refused), found
    return found.why.en


def test_a_name_is_enough_of_a_row() -> None:
    found = read_own({"name": "Ace of Hearts", "name_ja": "ハートのエース"}, 2)
    assert isinstance(found, Brought)
    assert found.card.name == Words("Ace of Hearts", "ハートのエース")
    assert (found.card.kind, found.tongue) == ("unknown", "both")
    assert found.card.key == "OWN-ace of hearts"


def test_set_and_number_make_the_key() -> None:
    assert card(key="", set="home", number="004").key == "HOME-4"


def test_one_language_stands_for_both() -> None:
    found = card(text="Heal 30.", evolves_from_ja="かみのトカゲ")
    assert found.text == Words("Heal 30.", "Heal 30.")
    assert found.evolves_from == Words("かみのトカゲ", "かみのトカゲ")


@pytest.mark.parametrize(
    ("written", "types"),
    [
        ("Fire", ("R",)),
        ("R C", ("R", "C")),
        ("RRC", ("R", "R", "C")),
        ("{R}{C}", ("R", "C")),
        ("炎・無色", ("R", "C")),
        ("grass, water", ("G", "W")),
    ],
)
def test_ways_to_write_types(written: str, types: tuple[str, ...]) -> None:
    assert card(types=written).types == types
    assert card(attack1="Hit", attack1_cost=written).attacks[0].cost == types


@pytest.mark.parametrize("written", ["Fire ×2", "R×2", "炎x2", "{R} x2", "Fire×2"])
def test_ways_to_write_a_weakness(written: str) -> None:
    found = card(weakness=written)
    assert (found.weakness, found.weakness_value) == ("R", "×2")


@pytest.mark.parametrize(
    ("written", "kind"),
    [
        ("Pokémon", "pokemon"),
        ("ポケモン", "pokemon"),
        ("Pokémon Tool", "tool"),
        ("グッズ", "item"),
        ("special_energy", "special_energy"),
        ("Basic Energy", "basic_energy"),
    ],
)
def test_ways_to_write_a_kind(written: str, kind: str) -> None:
    assert card(kind=written).kind == kind


def test_attacks_abilities_and_the_rest() -> None:
    found = card(
        hp="120",
        stage="Stage 1",
        tags="ex, Tera",
        prizes="2",
        retreat="3",
        deck_texts="any_number",
        ability1="Fold",
        ability1_text="Heal 20.",
        attack2="Hit",
        attack2_damage="50x",
        attack2_text_ja="引く。",
        released="2026/01/30",
    )
    assert (found.hp, found.stage, found.tags) == (120, "stage1", ("ex", "Tera"))
    assert (found.prizes, found.retreat, found.released) == (2, 3, "2026-01-30")
    assert [one.name.en for one in found.abilities] == ["Fold"]
    assert [(one.name.en, one.damage) for one in found.attacks] == [("Hit", "50×")]
    assert found.deck_texts == ("any_number",)


@pytest.mark.parametrize(
    ("columns", "told"),
    [
        ({"name": ""}, "column “name”: it is empty"),
        ({"kind": "weapon"}, "“weapon” is not known. Choose pokemon, item"),
        ({"hp": "many"}, "column “hp”: “many” is not a number"),
        ({"hp": "-5"}, "is not a number"),
        ({"hp": "9" * 50}, "is not a number"),
        ({"types": "Fog"}, "column “types”: “fog” is not known"),
        ({"weakness": "×2"}, "column “weakness”"),
        ({"stage": "third"}, "column “stage”"),
        ({"key": "?x"}, "column “key”"),
        ({"name": "x" * 201}, "column “name”: it is too long"),
        ({"text": " " * 9 + "x" * 5_001}, "column “text”: it is too long"),
    ],
)
def test_a_wrong_column_is_named(columns: dict[str, str], told: str) -> None:
    assert told in why(**columns)


def test_the_card_model_is_read_strictly() -> None:
    entry = {"key": "HOME-4", "name": {"en": "Kettle", "ja": "やかん"}, "kind": "item"}
    found = read_own(entry, 1)
    assert isinstance(found, Brought)
    assert (found.card.key, found.tongue) == ("HOME-4", "both")
    for wrong, field in (({"hp": "x"}, "“hp”"), ({"nmae": 1}, "“nmae”"), ({"key": ""}, "“key”")):
        refused = read_own({**entry, **wrong}, 1)
        assert isinstance(refused, Refused)
        assert field in refused.why.en


def test_what_is_a_card_of_ones_own() -> None:
    assert looks_own({"name": "A", "key": "B-1"})
    assert looks_own({"name_ja": "A", "set": "B", "number": "1"})
    # A row of a deck list, the head of a deck, a set: no cards.
    assert not looks_own({"name": "A", "count": 4})
    assert not looks_own({"id": "d-1", "name": "A", "cards": []})
    assert not looks_own(["A"])


def test_the_samples_can_be_read_as_they_are() -> None:
    found = read(PROJECT / "docs" / "samples")
    cards = [one.what.card for one in found if isinstance(one.what, Brought)]
    assert len(cards) == len(found) == 8
    assert {card.key for card in cards} >= {"BP-H01", "HOME-1", "HOME-4", "HOME-6"}
    assert all(card.name.en != card.name.ja for card in cards)


def test_the_docs_name_every_column() -> None:
    text = (PROJECT / "docs" / "cards.md").read_text(encoding="utf-8")
    missing = [one for one in COLUMNS if "2" not in one and "3" not in one and "4" not in one]
    assert [one for one in missing if f"`{one}`" not in text] == []
