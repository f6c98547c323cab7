"""Searching among the cards: names, effects, and numbers."""

from __future__ import annotations

import pytest

from app.cards.card_facts import CardsError
from app.games.nullpoga.cards.nullpoga_base import nullpoga_base

FINDER = nullpoga_base().finder


def test_whole_names_come_before_parts_and_effects() -> None:
    assert FINDER.keys("rock")[0] == "rock_spell"
    assert FINDER.keys("ないとめあ") == ["nightmare_lord", "nightmare_token"]
    assert FINDER.keys("poison") == ["venom_snake"]
    assert FINDER.keys("荒野") == ["meteor"]
    assert FINDER.keys("zzz") == []
    assert FINDER.keys("!") == []


def test_nothing_typed_finds_every_card_in_order() -> None:
    keys = FINDER.keys("")
    assert len(keys) == 30
    assert (keys[0], keys[-2:]) == ("rat", ["nightmare_token", "rock"])
    assert FINDER.keys("", limit=3) == keys[:3]


def test_cards_are_narrowed_by_kind_and_numbers() -> None:
    assert FINDER.keys("", {"kind": "token"}) == ["nightmare_token", "rock"]
    assert FINDER.keys("", {"cost": "8"}) == ["ulvan", "thunder_colossus"]
    assert FINDER.keys("", {"cost": "2", "attack": "1", "life": "1"}) == ["frog", "jellyfish"]
    assert FINDER.keys("", {"kind": "spell", "cost": "3"}) == [
        *("meteor", "rock_spell", "summon_ritual")
    ]
    assert FINDER.keys("", {"kind": "", "cost": ""}) == FINDER.keys("")


def test_a_spell_has_no_attack_and_a_token_no_cost() -> None:
    assert "meteor" not in FINDER.keys("", {"attack": "0"})
    assert "rock" not in FINDER.keys("", {"cost": "0"})


def test_choices_are_offered_and_read_in_both_languages() -> None:
    kind, cost, attack, life = FINDER.facets
    assert kind.read("スペル") == kind.read("Spells") == "spell"
    assert [one for one, _ in cost.choices()] == [str(one) for one in range(1, 9)]
    assert next(iter(attack.choices()))[1].ja == "攻撃力0"
    with pytest.raises(CardsError, match="Life: there is no “99”"):
        life.read("99")
    with pytest.raises(CardsError, match="Kind: there is no “trap”"):
        kind.read("trap")


def test_a_row_says_cost_and_numbers() -> None:
    assert FINDER.row("boar", "ja") == ("イノシシ", "モンスター", "3", "3/2")
    assert FINDER.row("swap", "en") == ("Front-Back Swap", "Spell", "7", "")
    assert FINDER.row("?Unicorn||", "en") == ("?Unicorn||",)


def test_programs_are_told_all_of_a_card() -> None:
    said = FINDER.as_json("archer")
    assert (said["cost"], said["attack"], said["life"], said["kind"]) == (4, 2, 2, "monster")
    assert "attack" not in FINDER.as_json("blaze")
    assert FINDER.as_json("?Unicorn||") == {"key": "?Unicorn||"}


def test_cards_are_read_together() -> None:
    assert [card.key for card in FINDER.cards(["cat", "nobody", "rat"])] == ["cat", "rat"]
