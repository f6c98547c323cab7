"""How many HP a Pokémon has: printed, noted, and as far as the texts around it are plain."""

from __future__ import annotations

import pytest

from app.core.text.wording import both
from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Ability, Card, CardKind, EnergyType, Stage
from app.games.pokemon.table.unit_hit_points import Around, HitPoints, Holder, around_of, full_hp
from tests.helpers.shipped import shipped_base


def pokemon(
    name: str = "Ralts",
    hp: int = 70,
    stage: Stage = "basic",
    types: tuple[EnergyType, ...] = ("P",),
) -> Card:
    return Card(f"P-{name}", both(name), "pokemon", hp=hp, stage=stage, types=types)


def card(text: str, kind: CardKind = "tool", ja: str = "") -> Card:
    return Card(f"T-{text[:9]}", both("A card"), kind, text=Words(text, ja))


CAPE = card("The Pokémon this card is attached to gets +100 HP.")
SOME = "Your Pokémon in play that have no Energy get +30 HP."


def sure(points: int) -> HitPoints:
    return HitPoints(points, points, points)


def test_with_nothing_about_it_the_printed_hp_count() -> None:
    assert full_hp(Holder(pokemon(hp=70)), Around()) == sure(70)


def test_damage_leaves_what_is_left_and_never_less_than_nothing() -> None:
    assert HitPoints(60, 70, 120).less(65) == HitPoints(0, 5, 55)
    assert HitPoints(60, 70, None).less(10) == HitPoints(50, 60, None)


@pytest.mark.parametrize(
    ("on", "holder", "points"),
    [
        ("The", pokemon(), 90),
        ("The Basic", pokemon(), 90),
        ("The Basic", pokemon("Kirlia", stage="stage1"), 70),
        ("The Psychic", pokemon(), 90),
        ("The Fire", pokemon(), 70),
        ("The Hop's", pokemon("Hop's Snorlax"), 90),
        ("The Hop's", pokemon("Hoppip"), 70),
    ],
)
def test_a_tool_counts_for_whom_it_names(on: str, holder: Card, points: int) -> None:
    tool = card(f"{on} Pokémon this card is attached to gets +20 HP.")
    assert full_hp(Holder(holder, tools=(tool,)), Around()) == sure(points)


def test_older_wordings_and_hp_that_are_taken_off_count_as_well() -> None:
    rises = card("On a Psychic Pokémon: its maximum HP rises by 20.")
    assert full_hp(Holder(pokemon(), tools=(rises,)), Around()) == sure(90)
    less = card("The Pokémon this card is attached to gets −30 HP.")
    assert full_hp(Holder(pokemon(), tools=(less,)), Around()) == sure(40)


def test_tools_without_effect_give_nothing() -> None:
    assert full_hp(Holder(pokemon(), tools=(CAPE,)), Around(tools_off=True)) == sure(70)


def test_energy_that_gives_hp_counts_as_well() -> None:
    energy = card("The Pokémon this card is attached to gets +20 HP.", "special_energy")
    assert full_hp(Holder(pokemon(), energy=(energy,)), Around(tools_off=True)) == sure(90)


def test_shipped_energy_gives_hp_to_pokemon_of_its_type() -> None:
    energy = (shipped_base().get("POR-86"),)
    assert full_hp(Holder(pokemon(types=("G",)), energy=energy), Around()) == sure(90)
    assert full_hp(Holder(pokemon(types=("P",)), energy=energy), Around()) == sure(70)


def test_what_people_noted_is_all_that_counts() -> None:
    noted = Holder(pokemon(), tools=(CAPE,), more=50, fewer=10)
    assert full_hp(noted, Around()) == sure(110)
    assert full_hp(Holder(pokemon(), fewer=100), Around()) == sure(10), "never less"


def test_an_ability_or_a_stadium_may_add_or_take_off() -> None:
    shelter = Card("P-x", both("X"), "pokemon", abilities=(Ability(both("Shelter"), both(SOME)),))
    assert full_hp(Holder(pokemon()), around_of((shelter,), ())) == HitPoints(70, 70, 100)
    mire = card("Each Pokémon in play gets -30 HP.", "stadium")
    assert full_hp(Holder(pokemon()), around_of((), (mire,))) == HitPoints(40, 70, 70)


def test_what_nobody_can_read_may_add_any_number() -> None:
    assert full_hp(Holder(pokemon(), unknown=1), Around()) == HitPoints(70, 70, None)
    untold = Card("T-?", both("A Tool"), "tool")
    assert full_hp(Holder(pokemon(), tools=(untold,)), Around()).most is None
    japanese = card("", ja="このポケモンの最大HPは「+50」される。")
    assert full_hp(Holder(pokemon(), tools=(japanese,)), Around()).most is None
    other = card("", ja="このポケモンのにげるためのエネルギーは、1個ぶん少なくなる。")
    assert full_hp(Holder(pokemon(), tools=(other,)), Around()) == sure(70)
