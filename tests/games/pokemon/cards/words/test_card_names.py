"""Which written names are a basic Energy."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.card_record import Card, Words
from app.games.pokemon.cards.words.card_names import basic_energy_type, is_named, same_name


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


def test_a_card_is_meant_however_its_name_is_spelt() -> None:
    assert same_name("iono", "Iono")
    assert same_name("Fire Energy", "Basic Fire Energy")
    assert same_name("基本炎エネルギー", "Basic Fire Energy")
    assert not same_name("Fire Energy", "Basic Water Energy")
    assert not same_name("Iono", "Hilda")


def test_a_card_has_its_name_in_both_languages_and_no_name_fits_every_card() -> None:
    iono = Card("PAL-185", Words("Iono", "ナンジャモ"), "supporter")
    assert is_named(iono, "ナンジャモ")
    assert is_named(iono, "IONO")
    assert is_named(iono, "")
    assert not is_named(iono, "Hilda")
    fire = Card(
        "MEE-2", Words("Basic Fire Energy", "基本炎エネルギー"), "basic_energy", types=("R",)
    )
    assert is_named(fire, "{R} Energy")
    assert not is_named(fire, "{W} Energy")
