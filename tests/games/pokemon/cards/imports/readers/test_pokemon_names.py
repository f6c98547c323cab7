"""The parts of a Pokémon's printed name, and the same name in the other language."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.imports.readers.pokemon_names import parts


@pytest.mark.parametrize(
    ("en", "ja"),
    [
        ("Team Rocket's Meowth ex", "ロケット団のニャースex"),
        ("Mega Charizard X ex", "メガリザードンXex"),
        ("M Venusaur-EX", "MフシギバナEX"),
        ("Pikachu & Zekrom-GX", "ピカチュウ&ゼクロムGX"),
        ("Alolan Vulpix VSTAR", "アローラ ロコンVSTAR"),
        ("Wellspring Mask Ogerpon ex", "オーガポン いどのめんex"),
        ("Meganium", "メガニウム"),
        ("Giratina ◇", "ギラティナ◇"),
    ],
)
def test_the_parts_of_a_name_are_of_one_make_in_both_languages(en: str, ja: str) -> None:
    assert parts(en, "en").make == parts(ja, "ja").make
