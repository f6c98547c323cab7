"""Basic Energy in the languages that lists come in."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.words.energy_names import energy_in_words

FIRE = (
    *("Énergie Feu de base", "Basis-Feuer-Energie", "Energía Fuego Básica", "Energia Fuoco base"),
    *(
        "Energia de Fogo Básica",
        "기본 불꽃 에너지",
        "基本炎能量",
        "基本火能量",
        "基本{炎}エネルギー",
    ),
    *("基本【炎】エネルギー", "エネルギー(炎)", "Basic Energy (Fire)", "Basic Fire", "R Energy"),
    *("Energy R", "Energi Dasar {R}", "Basis-{R}-Energie"),
)


@pytest.mark.parametrize("name", FIRE)
def test_fire_in_many_words(cards: CardBase, name: str) -> None:
    (line,) = read_decklist(f"7 {name}", cards).lines
    assert (line.count, line.key) == (7, "MEE-2")


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("Énergie Plante", "G"),
        ("Basis-Wasser-Energie", "W"),
        ("Energia Lampo", "L"),
        ("Energía Psíquica Básica", "P"),
        ("Energia de Luta", "F"),
        ("Énergie Obscurité", "D"),
        ("Basis-Metall-Energie", "M"),
        ("Energia Folletto", "Y"),
        ("기본 격투 에너지", "F"),
        ("基本惡能量", "D"),
    ],
)
def test_other_types(name: str, letter: str) -> None:
    assert energy_in_words(name) == letter


@pytest.mark.parametrize(
    "name",
    [
        *("Energy", "Fire", "Psychic", "Double Colorless Energy", "Rocky Fighting Energy"),
        *(
            "Telepathic {P} Energy",
            "Energy Switch",
            "エネルギーつけかえ",
            "Basic",
            "Grass Fire Energy",
        ),
        *("Energy Search", "ルミナスエネルギー", "Feu", "火"),
    ],
)
def test_what_is_no_basic_energy(name: str) -> None:
    assert energy_in_words(name) is None
