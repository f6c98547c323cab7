"""The parts of a Pokémon's printed name, and the same name in the other language."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.imports.readers.pokemon_names import composed, joined, partners, parts


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


def test_a_name_is_taken_apart_and_put_together_in_the_other_language() -> None:
    name = parts("Team Rocket's Meowth ex", "en")
    assert (name.owner, name.pokemon, name.ending) == ("Team Rocket's", "Meowth", "ex")
    assert composed(name, "ニャース", "ロケット団の", "ja") == "ロケット団のニャースex"
    mega = parts("メガルカリオex", "ja")
    assert composed(mega, "Lucario", "", "en") == "Mega Lucario ex"


def test_what_is_not_written_by_rule_is_not_put_together() -> None:
    assert composed(parts("Alolan Meowth", "en"), "ニャース", "", "ja") == ""
    assert parts("メガニウム", "ja").form == "", "it is no Mega Evolution"


def test_a_tag_team_has_partners() -> None:
    assert partners("Pikachu & Zekrom") == ["Pikachu", "Zekrom"]
    assert partners("ピカチュウ＆ゼクロム") == ["ピカチュウ", "ゼクロム"]
    assert joined(["ピカチュウ", "ゼクロム"], "ja") == "ピカチュウ&ゼクロム"
