"""English and Japanese prints of one card find each other, and never those of another card."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.cards.importing.import_values import Summary
from app.cards.name_keys import name_key
from app.games.pokemon.cards.card_base import shipped_base
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.imports.bring_cards import bring
from app.games.pokemon.cards.imports.card_sources import read_files
from app.games.pokemon.cards.imports.linked_names import NameTable, known_names
from app.games.pokemon.cards.imports.readers.set_records import shipped_sets
from app.games.pokemon.cards.store.card_store import CardStore
from tests.games.pokemon.cards.imports.conftest import Bring, english, japanese


def names(store: CardStore, key: str) -> tuple[str, str]:
    card = store.get(key)
    assert card is not None
    return (card.name.en, card.name.ja)


def test_a_like_card_lends_its_name_and_texts(store: CardStore, brought: Bring) -> None:
    brought(
        english(
            abilities=[{"name": "Fluff", "text": "Take 10 less.", "type": "Ability"}],
            attacks=[{"name": "Leafage", "cost": ["Grass"], "damage": "20", "text": "Draw 1."}],
        ),
        japanese(
            abilities=[{"name": {"ja": "わたげ"}, "effect": {"ja": "10少ない。"}}],
            attacks=[
                {
                    "name": {"ja": "このは"},
                    "cost": ["Grass"],
                    "damage": 20,
                    "effect": {"ja": "引く"},
                }
            ],
        ),
    )
    for key in ("TWM-1", "SV6-1"):
        card = store.get(key)
        assert card is not None
        assert (card.name.en, card.name.ja) == ("Cottonee", "モンメン")
        attack, ability = card.attacks[0], card.abilities[0]
        assert (attack.name.en, attack.name.ja) == ("Leafage", "このは")
        assert attack.text is not None
        assert (attack.text.en, attack.text.ja) == ("Draw 1.", "引く")
        assert (ability.text.en, ability.text.ja) == ("Take 10 less.", "10少ない。")


@pytest.mark.parametrize(
    "other",
    [
        {"hp": 70},
        {"types": ["Fire"]},
        {"retreat": 2},
        {"dexId": [547]},
        {"attacks": [{"name": {"ja": "このは"}, "cost": ["Grass"], "damage": 30}]},
        {"attacks": [{"name": {"ja": "このは"}, "cost": ["Colorless"], "damage": 20}]},
        {"name": {"ja": "だれかのモンメン"}},
        {"name": {"ja": "モンメンex"}},
        {"name": {"ja": "ヒスイモンメン"}},
    ],
)
def test_a_card_that_differs_is_another(
    store: CardStore, brought: Bring, other: dict[str, Any]
) -> None:
    brought(english(), japanese(**other))
    assert names(store, "TWM-1") == ("Cottonee", "Cottonee")


def test_the_order_of_imports_does_not_matter(store: CardStore, brought: Bring) -> None:
    brought(japanese())
    assert names(store, "SV6-1") == ("モンメン", "モンメン")
    brought(english())
    assert names(store, "SV6-1") == names(store, "TWM-1") == ("Cottonee", "モンメン")


def test_a_name_goes_to_every_print_of_it(store: CardStore, brought: Bring) -> None:
    brought(english(), japanese(), english("sv6-2", hp="90"), japanese("XX-9", hp=40))
    assert names(store, "TWM-2") == names(store, "XX-9") == ("Cottonee", "モンメン")
    # Only the like card lends its texts.
    other = store.get("TWM-2")
    assert other is not None
    assert other.attacks[0].name.ja == "Leafage"


def test_names_that_are_written_by_rule_follow(store: CardStore, brought: Bring) -> None:
    brought(
        english(),
        japanese(),
        english("sv6-3", "Cottonee ex", hp="200"),
        english("sv6-4", "Mega Cottonee ex", hp="300"),
        english("sv6-5", "Radiant Cottonee", hp="130"),
        english("sv6-6", "Iono's Cottonee", hp="80"),
        english("sv6-7", "Cottonee-EX", hp="170"),
        english("sv6-8", "Hisuian Cottonee", hp="75"),
        names=NameTable([("Iono", "ナンジャモ")]),
    )
    found = {number: names(store, f"TWM-{number}")[1] for number in range(3, 9)}
    assert found == {
        3: "モンメンex",
        4: "メガモンメンex",
        5: "かがやくモンメン",
        6: "ナンジャモのモンメン",
        7: "モンメンEX",
        # Regional forms are spelt with and without a space: nobody guesses.
        8: "Hisuian Cottonee",
    }


def test_names_that_follow_from_settled_ones_are_written_as_those_are(
    store: CardStore, brought: Bring
) -> None:
    brought(
        japanese("XX-1", "バリヤードex", hp=200),
        japanese("XX-2", "Nのバリヤード", hp=90),
        names=NameTable([("Mr. Mime", "バリヤード"), ("N's Zorua", "Nのゾロア")]),
    )
    assert names(store, "XX-1") == ("Mr. Mime ex", "バリヤードex")
    assert names(store, "XX-2") == ("N's Mr. Mime", "Nのバリヤード")


def test_two_names_that_speak_against_each_other_are_not_linked(
    store: CardStore, brought: Bring
) -> None:
    brought(
        english(),
        english("sv6-2", "Cottonee", hp="70"),
        japanese("XX-1", "モンメン"),
        japanese("XX-2", "モンメソ", hp=70),
    )
    assert names(store, "TWM-1") == ("Cottonee", "Cottonee")
    assert names(store, "XX-2") == ("モンメソ", "モンメソ")


def test_what_it_evolves_from_is_named_in_both_languages(store: CardStore, brought: Bring) -> None:
    brought(
        english(),
        japanese(),
        english("sv6-2", "Whimsicott", evolvesFrom="Cottonee", nationalPokedexNumbers=[547]),
    )
    card = store.get("TWM-2")
    assert card is not None
    assert card.evolves_from is not None
    assert card.evolves_from.ja == "モンメン"


def test_trainers_go_by_the_settled_names(store: CardStore, brought: Bring) -> None:
    trainer = {"supertype": "Trainer", "subtypes": ["Supporter"], "attacks": None, "hp": None}
    brought(
        english("sv2-185", "Iono", rules=["Each player draws."], **trainer),
        english("sv2-186", "Nobody", rules=["Each player draws."], **trainer),
        japanese(
            "XX-4",
            "ナンジャモ",
            category="Trainer",
            trainerType="Supporter",
            effect={"ja": "おたがいに引く。"},
            attacks=[],
        ),
        names=NameTable([("Iono", "ナンジャモ")]),
    )
    card = store.get("PAL-185")
    assert card is not None
    assert card.name.ja == "ナンジャモ"
    assert card.text is not None
    assert (card.text.en, card.text.ja) == ("Each player draws.", "おたがいに引く。")
    assert names(store, "PAL-186") == ("Nobody", "Nobody")


def test_an_own_file_overrules_and_links_anew(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text('{"Iono": "いおの", "Switch": ""}', encoding="utf-8")
    table = known_names(shipped_base(), tmp_path)
    assert table.translation(name_key("Iono"), "en") == "いおの"
    assert table.translation(name_key("Switch"), "en") == ""
    assert table.translation(name_key("Boss’s orders (Ghetsis)"), "en") == "ボスの指令"
    assert table.translation(name_key("ペパー"), "ja") == "Arven"


# -- the material beside the project ------------------------------------------------------------


def known_pairs(shared: Path, name: str) -> dict[str, Any]:
    file = shared / "data" / "ptcg" / "ja" / name
    if not file.is_file():
        pytest.skip(f"needs the collected Japanese names, and {file} is not there")
    data: dict[str, Any] = json.loads(file.read_bytes())
    return data


def imported(shared: Path, *names: str) -> tuple[CardStore, Summary]:
    folder = shared / "data" / "ptcg"
    paths = [folder / name for name in names]
    if missing := [path for path in paths if not path.exists()]:
        pytest.skip(f"needs the collected sets, and {missing[0]} is not there")
    store = CardStore.in_memory()
    settled = known_names(shipped_base(), Path("/nowhere"))
    return store, bring(store, read_files(paths, shipped_sets()), settled)


def linked_cards(store: CardStore, prefix: str) -> tuple[list[Card], list[Card]]:
    cards = [card for card in store if card.id.startswith(prefix)]
    return cards, [card for card in cards if card.name.en != card.name.ja]


def test_two_sets_and_their_japanese_ones(shared: Path) -> None:
    store, _ = imported(
        shared,
        "cards/en/me1.json",
        "cards/en/me3.json",
        "ja/tcgdex_M1L.ja.json",
        "ja/tcgdex_M3.ja.json",
    )
    # M1L is one of the two Japanese sets that make me1.
    for prefix, share in (("me3-", 0.99), ("me1-", 0.6), ("M3-", 1), ("M1L-", 1)):
        cards, found = linked_cards(store, prefix)
        assert len(found) >= share * len(cards), prefix
    assert store.prints("メガジガルデex")[0].name.en == "Mega Zygarde ex"
    assert {card.key for card in store.prints("Mega Zygarde ex")} >= {"M3-46", "POR-47"}


def test_no_wrong_pair_is_made(shared: Path) -> None:
    store, _ = imported(shared, "cards/en", "samples", "ja")
    right = known_pairs(shared, "ja_names.json")["cards"]
    found = {card.id: card.name.ja for card in store if card.name.ja != card.name.en}
    compared = {card_id: ja for card_id, ja in found.items() if card_id in right}
    assert len(compared) > 450
    wrong = {
        card_id: (ja, right[card_id]["ja"])
        for card_id, ja in compared.items()
        if name_key(ja) != name_key(right[card_id]["ja"])
    }
    assert wrong == {}
