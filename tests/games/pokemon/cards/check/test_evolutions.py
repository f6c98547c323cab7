"""Whether what evolves can come into play: `app/games/pokemon/cards/check/evolutions.py`."""

from __future__ import annotations

from app.core.text.wording import both
from app.games.pokemon.cards.card_record import Ability, Words
from tests.games.pokemon.cards.check.making import RIOLU, card, check, of, pokemon, severity

LUCARIO = pokemon("Mega Lucario ex", "me1-77", stage="stage1", evolves_from=both("Riolu"))
RALTS = pokemon("Ralts", "me1-58")
KIRLIA = pokemon("Kirlia", "me1-59", stage="stage1", evolves_from=both("Ralts"))
GARDEVOIR = pokemon("Mega Gardevoir ex", "me1-60", stage="stage2", evolves_from=both("Kirlia"))
RARE_CANDY = card("Rare Candy", "me1-125")
SETUP = Ability(both("First"), both("When you are setting up to play, you may put it face down."))


def test_deck_evolution_gap_speaks_of_a_stage_1_without_its_basic() -> None:
    finding = of("deck-evolution-gap", check({LUCARIO: 2, RALTS: 1}))
    assert finding is not None
    assert finding.severity == "suspicious"
    assert finding.cards == ("Mega Lucario ex",)
    assert "Riolu" in finding.words.en


def test_deck_evolution_gap_is_silent_with_its_basic() -> None:
    assert of("deck-evolution-gap", check({LUCARIO: 2, RIOLU: 2})) is None


def test_deck_evolution_gap_is_silent_on_an_ability_of_the_setup() -> None:
    cinderace = pokemon(
        "Cinderace", "me1-28", stage="stage2", evolves_from=both("Raboot"), abilities=(SETUP,)
    )
    found = check({cinderace: 4, RALTS: 1})
    assert of("deck-evolution-gap", found) is None
    assert of("deck-stage2-no-path", found) is None


def test_deck_evolution_gap_asks_a_vmax_for_its_v() -> None:
    lapras_v = pokemon("Lapras V", "swsh1-49", tags=("V",))
    vmax = pokemon("Lapras VMAX", "swsh1-50", stage="vmax", tags=("VMAX",))
    assert of("deck-evolution-gap", check({vmax: 1, lapras_v: 1})) is None
    finding = of("deck-evolution-gap", check({vmax: 1, RALTS: 1}))
    assert finding is not None
    assert "Lapras V," in finding.words.en


def test_deck_evolution_gap_asks_a_level_up_for_the_pokemon_below() -> None:
    level = pokemon("Infernape LV.X", "dp1-121", stage="level_up", evolves_from=both("Infernape"))
    below = pokemon("Infernape", "dp1-5")
    assert severity("deck-evolution-gap", check({level: 1, RALTS: 1})) == "suspicious"
    assert of("deck-evolution-gap", check({level: 1, below: 1})) is None


def test_deck_evolution_gap_knows_fossils_and_a_misprint_of_the_data() -> None:
    fossil = card("Antique Plume Fossil", "sv8-1", hp=60)
    archen = pokemon("Archen", "sv8-2", stage="stage1", evolves_from=both("Antiuqe Plume Fossil"))
    assert of("deck-evolution-gap", check({archen: 1, fossil: 1, RALTS: 1})) is None


def test_deck_evolution_gap_knows_a_card_that_stands_in() -> None:
    text = both("This Pokémon can evolve into any Pokémon ex that evolves from Eevee.")
    eevee_ex = pokemon("Eevee ex", "sv8pt5-75", abilities=(Ability(both("Rainbow"), text),))
    sylveon = pokemon("Sylveon ex", "sv8pt5-41", stage="stage1", evolves_from=both("Eevee"))
    assert of("deck-evolution-gap", check({sylveon: 1, eevee_ex: 1})) is None


def test_deck_evolution_gap_reads_both_languages() -> None:
    linked = pokemon(Words("Riolu", "リオル"), "me1-76")
    japanese = pokemon("リオル", "M1L-30")
    assert severity("deck-evolution-gap", check({LUCARIO: 1, japanese: 1})) == "suspicious"
    assert of("deck-evolution-gap", check({LUCARIO: 1, japanese: 1}, known=[linked])) is None


def test_deck_stage2_no_path_speaks_of_a_stage_2_with_its_basic_alone() -> None:
    finding = of("deck-stage2-no-path", check({GARDEVOIR: 2, RALTS: 4}, known=[KIRLIA]))
    assert finding is not None
    assert finding.severity == "suspicious"
    assert "Kirlia" in finding.words.en


def test_deck_stage2_no_path_is_silent_with_rare_candy() -> None:
    found = check({GARDEVOIR: 2, RALTS: 4, RARE_CANDY: 4}, known=[KIRLIA])
    assert of("deck-stage2-no-path", found) is None
    assert of("deck-evolution-gap", found) is None


def test_deck_stage2_no_path_is_silent_with_the_stage_between() -> None:
    assert of("deck-stage2-no-path", check({GARDEVOIR: 2, RALTS: 4, KIRLIA: 2})) is None


def test_deck_stage2_no_path_is_silent_with_another_card_that_evolves() -> None:
    text = both("Search your deck for a card that evolves from 1 of your Pokémon.")
    tree = card("Grand Tree", "sv7-136", "stadium", text=text)
    found = check({GARDEVOIR: 2, RALTS: 4, tree: 1}, known=[KIRLIA])
    assert of("deck-stage2-no-path", found) is None


def test_rare_candy_needs_the_basic() -> None:
    found = check({GARDEVOIR: 2, RARE_CANDY: 4, RIOLU: 1}, known=[KIRLIA, RALTS])
    assert severity("deck-evolution-gap", found) == "suspicious"
