"""Gym Leader Challenge: `format_rules/glc.py`. Pool and bans: test_marks, test_bans."""

from __future__ import annotations

import pytest

from app.core.text.wording import both
from app.games.pokemon.cards.card_record import Ability
from tests.games.pokemon.cards.check.making import (
    FIGHTING,
    RIOLU,
    card,
    check,
    energy,
    of,
    pokemon,
    severity,
)

EEVEE = pokemon("Eevee", "sv1-1", types=("C",))
SQUIRTLE = pokemon("Squirtle", "sv1-2", types=("W",))
CHARMANDER = pokemon("Charmander", "sv1-3", types=("R",))
VOLCARONA = pokemon("Volcarona", "sv1-4", types=("R", "G"))
WATER = energy("W", "mee-3")
FIRE = energy("R", "mee-2")


# -- size and copies ------------------------------------------------------------------------------


def test_glc_size_speaks_of_59_cards() -> None:
    found = check({RIOLU: 1, FIGHTING: 58}, "glc", fill=None)
    assert severity("glc-size", found) == "illegal"
    assert of("deck-size", found) is None


def test_glc_size_is_silent_on_60_cards() -> None:
    assert of("glc-size", check({RIOLU: 1, FIGHTING: 59}, "glc", fill=None)) is None


def test_glc_singleton_speaks_of_two_of_a_name() -> None:
    ball = card("Ultra Ball", "me1-131")
    found = check({RIOLU: 1, ball: 2}, "glc")
    assert severity("glc-singleton", found) == "illegal"
    assert of("deck-copy-limit", found) is None


def test_glc_singleton_is_silent_on_two_forms() -> None:
    grimer = pokemon("Grimer", "sm1-57", types=("D",), regulation_mark="")
    alolan = pokemon("Alolan Grimer", "sm1-58", types=("D",), regulation_mark="")
    assert of("glc-singleton", check({grimer: 1, alolan: 1}, "glc")) is None


# -- one type -------------------------------------------------------------------------------------


def test_glc_one_type_speaks_of_colorless_in_a_water_deck() -> None:
    finding = of("glc-one-type", check({SQUIRTLE: 1, EEVEE: 1}, "glc", declared_type="W"))
    assert finding is not None
    assert finding.severity == "illegal"
    assert finding.cards == ("Eevee",)


def test_glc_one_type_is_silent_on_two_types_of_which_one_fits() -> None:
    found = check({CHARMANDER: 1, VOLCARONA: 1}, "glc", declared_type="R", fill=FIRE)
    assert of("glc-one-type", found) is None


def test_glc_one_type_holds_for_the_type_that_all_have() -> None:
    found = check({CHARMANDER: 1, VOLCARONA: 1}, "glc", fill=FIRE)
    assert of("glc-one-type", found) is None
    assert of("glc-declared-type", found) is None


def test_glc_one_type_only_doubts_a_pokemon_whose_type_the_data_lacks() -> None:
    untyped = pokemon("Foo", "sv1-9", types=())
    found = check({SQUIRTLE: 1, untyped: 1}, "glc", declared_type="W")
    assert severity("glc-one-type", found) == "suspicious"


def test_glc_declared_type_speaks_of_no_common_type() -> None:
    finding = of("glc-declared-type", check({CHARMANDER: 1, SQUIRTLE: 1}, "glc"))
    assert finding is not None
    assert finding.severity == "reminder"
    assert "Fire: 1 and Water: 1" in finding.words.en


def test_glc_declared_type_is_silent_on_one_type_and_on_a_declared_one() -> None:
    assert of("glc-declared-type", check({CHARMANDER: 1}, "glc")) is None
    found = check({CHARMANDER: 1, SQUIRTLE: 1}, "glc", declared_type="R")
    assert of("glc-declared-type", found) is None


def test_glc_energy_any_type_guards_water_energy_in_a_fire_deck() -> None:
    found = check({CHARMANDER: 1, WATER: 20}, "glc", fill=FIRE)
    assert [one for one in found if one.severity == "illegal"] == []


def test_glc_energy_any_type_is_about_energy_only() -> None:
    found = check({CHARMANDER: 1, SQUIRTLE: 1, WATER: 20}, "glc", declared_type="R", fill=FIRE)
    finding = of("glc-one-type", found)
    assert finding is not None
    assert finding.cards == ("Squirtle",)


def test_glc_item_pokemon_ok_guards_fossils_and_dolls() -> None:
    items = ("Unidentified Fossil", "Robo Substitute", "Lillie's Poké Doll")
    deck = {card(name, f"sm8-{n}", hp=60): 1 for n, name in enumerate(items, 1)}
    found = check({CHARMANDER: 1, **deck}, "glc", declared_type="R", fill=FIRE)
    assert [one for one in found if one.severity == "illegal"] == []


def test_glc_item_pokemon_ok_is_no_reason_to_pass_two_of_them() -> None:
    fossil = card("Unidentified Fossil", "sm8-1", hp=60)
    assert severity("glc-singleton", check({RIOLU: 1, fossil: 2}, "glc")) == "illegal"


# -- kinds of cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "tags",
    [
        ("ex",), ("EX",), ("GX",), ("TAG TEAM", "GX"), ("V",), ("VMAX",), ("VSTAR",), ("V-UNION",),
        ("BREAK",), ("Radiant",), ("Prism Star",), ("Mega", "ex"),
    ],
)  # fmt: skip
def test_glc_no_rule_box_speaks_of_every_rule_box(tags: tuple[str, ...]) -> None:
    boxed = pokemon("Foo", "sv1-1", tags=tags)
    assert severity("glc-no-rule-box", check({RIOLU: 1, boxed: 1}, "glc")) == "illegal"


def test_glc_no_rule_box_speaks_of_prism_star_trainers_and_energy() -> None:
    cyrus = card("Cyrus ◇", "sm5-120", "supporter", tags=("Prism Star",))
    beast = card("Beast Energy ◇", "sm6-117", "special_energy", tags=("Prism Star",))
    finding = of("glc-no-rule-box", check({RIOLU: 1, cyrus: 1, beast: 1}, "glc"))
    assert finding is not None
    assert finding.cards == ("Cyrus ◇", "Beast Energy ◇")


def test_glc_no_rule_box_is_silent_on_ancient_traits_and_tag_team_supporters() -> None:
    trait = Ability(both("Ω Barrage"), both("This Pokémon may attack twice a turn."))
    medicham = pokemon("Medicham", "xy5-81", abilities=(trait,), regulation_mark="")
    duo = card("Cynthia & Caitlin", "sm12-189", "supporter", tags=("TAG TEAM",))
    assert of("glc-no-rule-box", check({medicham: 1, duo: 1}, "glc")) is None


def test_glc_no_rule_box_doubts_a_name_without_data() -> None:
    for name in ("Foo ex", "Foo-GX", "Foo V", "Foo VSTAR", "Radiant Foo", "フーex", "Foo ◇"):
        found = check({RIOLU: 1, f"name:{name}": 1}, "glc")
        assert severity("glc-no-rule-box", found) == "suspicious", name
    for name in ("Foo", "Annex", "Foo Vee", "ナンジャモ"):
        assert of("glc-no-rule-box", check({RIOLU: 1, f"name:{name}": 1}, "glc")) is None, name


def test_glc_no_ace_spec_speaks_of_master_ball() -> None:
    master = card("Master Ball", "sv5-153", tags=("ACE SPEC",))
    found = check({RIOLU: 1, master: 1}, "glc")
    assert severity("glc-no-ace-spec", found) == "illegal"
    assert of("deck-ace-spec-one", found) is None


def test_glc_no_ace_spec_is_silent_on_ultra_ball() -> None:
    assert of("glc-no-ace-spec", check({RIOLU: 1, card("Ultra Ball", "me1-131"): 1}, "glc")) is None


def test_glc_exclusive_group_speaks_of_boss_and_lysandre() -> None:
    boss = card("Boss's Orders (Ghetsis)", "sv2-172", "supporter")
    lysandre = card("Lysandre", "xy2-90", "supporter", regulation_mark="")
    found = check({RIOLU: 1, boss: 1, lysandre: 1}, "glc")
    assert severity("glc-exclusive-group", found) == "illegal"
    assert of("deck-cross-name-group", found) is None


def test_glc_exclusive_group_is_silent_on_boss_alone() -> None:
    boss = card("Boss's Orders", "swsh2-154", "supporter")
    assert of("glc-exclusive-group", check({RIOLU: 1, boss: 1}, "glc")) is None


def test_glc_not_tournament_speaks_of_zacian_and_the_classic_collection() -> None:
    zacian = pokemon("Zacian LV.X", "swshp-SWSH135", deck_texts=("not_tournament",))
    found = check({RIOLU: 1, zacian: 1}, "glc")
    assert severity("glc-not-tournament", found) == "illegal"
    assert of("deck-not-tournament", found) is None
    donphan = pokemon("Donphan", "cel25c-107_A", regulation_mark="")
    assert severity("glc-not-tournament", check({RIOLU: 1, donphan: 1}, "glc")) == "illegal"


def test_glc_not_tournament_is_silent_on_reshiram_and_zekrom() -> None:
    zekrom = pokemon("Zekrom", "cel25c-114_A", regulation_mark="")
    reshiram = pokemon("Reshiram", "cel25c-113_A", regulation_mark="")
    assert of("glc-not-tournament", check({zekrom: 1, reshiram: 1}, "glc")) is None
