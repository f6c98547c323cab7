"""The public Japanese data of one card a file; the entries here are of our own making."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.imports.brought_entry import Brought, Refused
from app.games.pokemon.cards.imports.readers.set_records import shipped_sets
from app.games.pokemon.cards.imports.readers.type_null import read_type_null


def entry(**more: Any) -> dict[str, Any]:
    return {
        "jp_id": 90001,
        "name": "かみのトカゲ",
        "card_type": "Pokémon",
        "set_name": "XX1a",
        "number": "007",
        "set_total": "010",
        "pokedex_number": 4,
        "stage": "たね",
        "hp": 60,
        "types": ["Fire"],
        "attacks": [
            {
                "cost": ["Fire", "Colorless"],
                "name": "かみのきりくち",
                "damage": {"amount": 20, "suffix": "＋"},
                "effect": "Fireエネルギーを1個トラッシュする。",
            }
        ],
        "weakness": {"type": ["Water"], "value": "×2"},
        "resistance": {"type": [], "value": None},
        "retreat": 1,
        **more,
    }


def brought(**more: Any) -> Brought:
    found = read_type_null(entry(**more), 1, shipped_sets())
    assert isinstance(found, Brought), found
    return found


def card(**more: Any) -> Card:
    return brought(**more).card


def test_a_pokemon() -> None:
    found = brought()
    assert (found.tongue, found.species, found.source) == ("ja", (4,), "90001")
    assert (found.card.key, found.card.id) == ("XX1A-7", "jp-90001")
    assert (found.card.weakness, found.card.weakness_value) == ("W", "×2")
    assert (found.card.resistance, found.card.resistance_value) == (None, "")
    attack = found.card.attacks[0]
    assert (attack.cost, attack.damage) == (("R", "C"), "20+")
    assert attack.text is not None
    assert attack.text.ja == "炎エネルギーを1個トラッシュする。"


@pytest.mark.parametrize(
    ("word", "letter"), [("Electric", "L"), ("Dark", "D"), ("Darkness", "D"), ("Steel", "M")]
)
def test_its_words_for_types(word: str, letter: str) -> None:
    assert card(types=[word]).types == (letter,)


def test_a_cost_of_nothing_and_no_damage() -> None:
    found = card(attacks=[{"cost": ["Void"], "name": "ほえる", "damage": None, "effect": ""}])
    assert (found.attacks[0].cost, found.attacks[0].damage) == ((), "")
    assert found.attacks[0].text is None


@pytest.mark.parametrize(
    ("stage", "read"),
    [("1 進化", "stage1"), ("2\u00a0進化", "stage2"), ("V進化", "vmax"), ("M進化", None)],
)
def test_stages(stage: str, read: str | None) -> None:
    assert card(stage=stage).stage == read


@pytest.mark.parametrize(
    ("word", "kind"),
    [
        ("グッズ", "item"),
        ("ポケモンのどうぐ", "tool"),
        ("サポート", "supporter"),
        ("スタジアム", "stadium"),
        ("特殊エネルギー", "special_energy"),
    ],
)
def test_kinds(word: str, kind: str) -> None:
    assert card(card_type=word).kind == kind


def test_a_basic_energy_without_a_set_goes_by_its_official_number() -> None:
    found = card(card_type="基本エネルギー", name="基本悪エネルギー", set_name="", number="DAR")
    assert (found.key, found.kind, found.types) == ("JP-90001", "basic_energy", ("D",))


@pytest.mark.parametrize("number", [None, "", " "])
def test_a_card_of_a_set_without_numbers_goes_by_its_official_number(number: str | None) -> None:
    assert card(number=number).key == "JP-90001"


def test_all_that_has_a_name_and_a_text() -> None:
    found = card(
        ancient_trait={"name": "αグロウ", "effect": "2枚つける。"},
        abilities=[{"name": "とくせい", "effect": "引く。"}],
        poke_body={"name": "ボディー", "effect": "守る。"},
        vstar_power={
            "type": "Attack",
            "cost": ["Fire"],
            "name": "ほしのわざ",
            "damage": {"amount": 200, "suffix": ""},
            "effect": "",
        },
    )
    assert [one.name.ja for one in found.abilities] == ["αグロウ", "とくせい", "ボディー"]
    assert [one.name.ja for one in found.attacks] == ["かみのきりくち", "ほしのわざ"]


def test_rule_boxes() -> None:
    found = card(
        name="かみのトカゲex",
        tags=["ex"],
        tera_effect="ベンチでは受けない。",
        rule_box="ポケモンexがきぜつしたとき、相手はサイドを2枚とる。",
    )
    assert (found.tags, found.prizes) == (("Tera", "ex"), 2)


@pytest.mark.parametrize("brackets", ["（カキ）", "(カキ)"])
def test_brackets_of_either_width_are_kept(brackets: str) -> None:
    assert (
        card(card_type="サポート", name=f"博士の手紙{brackets}").name.ja == f"博士の手紙{brackets}"
    )


def test_a_text_ends_before_what_every_card_says() -> None:
    found = card(card_type="グッズ", effect="山札を2枚引く。\nグッズは、自分の番に何枚でも使える。")
    assert found.text is not None
    assert found.text.ja == "山札を2枚引く。"


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"card_type": "おまけ"}, "not a kind of card"),
        ({"name": " "}, "an id and a name"),
        ({"attacks": 5}, "“attacks”"),
    ],
)
def test_what_is_no_card_is_refused(more: dict[str, Any], why: str) -> None:
    found = read_type_null(entry(**more), 5, shipped_sets())
    assert isinstance(found, Refused)
    assert found.entry == "90001"
    assert why in found.why.en
