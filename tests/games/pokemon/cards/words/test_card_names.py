"""Names of basic Energy, and of prints."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.print_index import print_key
from app.games.pokemon.cards.words.card_names import basic_energy_type


@pytest.mark.parametrize(
    ("name", "energy"),
    [
        ("Basic {D} Energy", "D"),
        ("{D} Energy", "D"),
        ("Darkness Energy", "D"),
        ("Basic Darkness Energy", "D"),
        ("基本悪エネルギー", "D"),
        ("悪エネルギー", "D"),
        ("基本フェアリーエネルギー", "Y"),
        ("Telepathic {P} Energy", None),
        ("Luminous Energy", None),
    ],
)
def test_basic_energy_is_known_in_every_spelling(name: str, energy: str | None) -> None:
    assert basic_energy_type(name) == energy


@pytest.mark.parametrize(
    ("set_code", "number", "key"),
    [
        ("TWM", "130", "TWM-130"),
        ("twm", "085", "TWM-85"),
        ("PR-SV", "189", "SVP-189"),
        ("LOR-TG", "24", "LOR-TG24"),
        ("LOR-TG", "TG24", "LOR-TG24"),
        ("LOR", "TG24", "LOR-TG24"),
        ("CRZ-GG", "05", "CRZ-GG5"),
        ("30C", "66", "30C-66"),
        ("MA3", "035/193", "MA3-35"),
        ("XY9", "98a", "XY9-98A"),
        ("UF", "H", "UF-H"),
        ("Energy", "13", ""),
        ("", "13", ""),
        ("TWM", "", ""),
    ],
)
def test_a_print_is_named_in_one_way(set_code: str, number: str, key: str) -> None:
    assert print_key(set_code, number) == key
