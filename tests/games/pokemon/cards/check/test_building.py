"""Energy, cards in parts, and the opening hand: `app/games/pokemon/cards/check/building.py`."""

from __future__ import annotations

import pytest

from app.core.text.wording import both
from app.games.pokemon.cards.card_record import Ability, Attack
from app.games.pokemon.cards.check.building import no_basic
from tests.games.pokemon.cards.check.making import RIOLU, card, check, energy, of, pokemon, severity

WATER = energy("W", "mee-3")
STAB = Attack(both("Stab"), ("F",), "30")
FIGHTER = pokemon("Riolu", "me1-76", attacks=(STAB,))
LUCARIO = pokemon(
    "Mega Lucario ex", "me1-77", stage="stage1", evolves_from=both("Riolu"), attacks=(STAB,)
)
PRISM = card("Prism Energy", "me2pt5-216", "special_energy")
UPPER = pokemon("Entei & Raikou LEGEND", "hgss2-90", stage=None, tags=("LEGEND",))
LOWER = pokemon("Entei & Raikou LEGEND", "hgss2-91", stage=None, tags=("LEGEND",))
PARTS = [
    pokemon("Pikachu V-UNION", f"swshp-SWSH{n}", stage=None, tags=("V-UNION",))
    for n in range(139, 143)
]


# -- Energy ---------------------------------------------------------------------------------------


def test_deck_energy_type_missing_speaks_of_fighters_with_water_alone() -> None:
    finding = of("deck-energy-type-missing", check({FIGHTER: 4, LUCARIO: 3}, fill=WATER))
    assert finding is not None
    assert finding.severity == "suspicious"
    assert finding.cards == ("Mega Lucario ex",)
    assert "Fighting" in finding.words.en
    assert "闘" in finding.words.ja


def test_deck_energy_type_missing_is_silent_with_prism_energy() -> None:
    found = check({FIGHTER: 4, LUCARIO: 3, PRISM: 4}, fill=WATER)
    assert of("deck-energy-type-missing", found) is None


def test_deck_energy_type_missing_is_silent_with_the_energy() -> None:
    assert of("deck-energy-type-missing", check({FIGHTER: 4, LUCARIO: 3})) is None


def test_deck_energy_type_missing_knows_nothing_of_energy_that_nobody_wrote_down() -> None:
    new = card("Brand New Energy", "me3-1", "special_energy")
    assert of("deck-energy-type-missing", check({FIGHTER: 4, new: 4}, fill=WATER)) is None


def test_deck_energy_type_missing_asks_whom_an_energy_helps() -> None:
    rocket = card("Team Rocket's Energy", "sv10-182", "special_energy")
    bite = (Attack(both("Bite"), ("D",), "30"),)
    owned = pokemon("Team Rocket's Zubat", "sv10-1", attacks=bite)
    other = pokemon("Zubat", "sv10-2", attacks=bite)
    assert of("deck-energy-type-missing", check({owned: 4, rocket: 4}, fill=WATER)) is None
    found = check({other: 4, rocket: 4}, fill=WATER)
    assert severity("deck-energy-type-missing", found) == "suspicious"


def test_deck_energy_type_missing_passes_over_those_who_are_not_there_to_attack() -> None:
    draw = Ability(both("Draw"), both("Draw a card."))
    helper = pokemon("Helper", "sv1-1", attacks=(STAB,), abilities=(draw,))
    assert of("deck-energy-type-missing", check({helper: 4}, fill=WATER)) is None
    free = Attack(both("Nudge"), ("C",), "10")
    two_ways = pokemon("Two Ways", "sv1-2", attacks=(STAB, free))
    assert of("deck-energy-type-missing", check({two_ways: 4}, fill=WATER)) is None
    joker = Attack(
        both("Joker"),
        (),
        "",
        both("Choose 1 of your Benched Pokémon's attacks and use it as this attack."),
    )
    friend = pokemon("Friend", "sv1-3", attacks=(joker,))
    assert of("deck-energy-type-missing", check({FIGHTER: 4, friend: 4}, fill=WATER)) is None


# -- cards in parts -------------------------------------------------------------------------------


def test_deck_legend_halves_speaks_of_one_half() -> None:
    assert severity("deck-legend-halves", check({RIOLU: 1, UPPER: 2})) == "suspicious"
    assert severity("deck-legend-halves", check({RIOLU: 1, UPPER: 2, LOWER: 1})) == "suspicious"


def test_deck_legend_halves_is_silent_on_both() -> None:
    assert of("deck-legend-halves", check({RIOLU: 1, UPPER: 1, LOWER: 1})) is None


def test_deck_vunion_parts_speaks_of_one_part_twice() -> None:
    finding = of("deck-vunion-parts", check({RIOLU: 1, PARTS[0]: 2}))
    assert finding is not None
    assert finding.severity == "suspicious"


def test_deck_vunion_parts_is_silent_on_all_four() -> None:
    assert of("deck-vunion-parts", check({RIOLU: 1, **dict.fromkeys(PARTS, 1)})) is None


# -- the opening hand -----------------------------------------------------------------------------


def test_deck_mulligan_risk_speaks_of_five_basics() -> None:
    finding = of("deck-mulligan-risk", check({RIOLU: 4, pokemon("Ralts", "me1-58"): 1}))
    assert finding is not None
    assert finding.severity == "reminder"
    assert "53%" in finding.words.en


def test_deck_mulligan_risk_is_silent_on_fourteen() -> None:
    basics = {pokemon(f"Foo {n}", f"sv1-{n}"): 2 for n in range(1, 8)}
    assert of("deck-mulligan-risk", check(basics)) is None


def test_deck_mulligan_risk_does_not_guess_at_pokemon_without_data() -> None:
    assert of("deck-mulligan-risk", check({RIOLU: 1, "name:Foo Bar": 4})) is None


@pytest.mark.parametrize(
    ("basics", "share"), [(5, 0.53), (8, 0.35), (10, 0.26), (12, 0.19), (14, 0.14)]
)
def test_the_chance_of_a_hand_without_basics(basics: int, share: float) -> None:
    assert round(no_basic(basics, 60), 2) == share


def test_the_chance_in_a_deck_of_fewer_than_seven() -> None:
    assert no_basic(0, 5) == 1.0
    assert no_basic(1, 5) == 0.0
