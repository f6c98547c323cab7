"""What Energy provides and what that pays: units, conditions, marks, the matching."""

from __future__ import annotations

import pytest

from app.core.card import Mark
from app.core.intent import PutMark
from app.core.text.wording import both
from app.games.pokemon.cards.card_record import Card, EnergyType, Stage
from app.games.pokemon.cards.special_energy import ANY, Around
from app.games.pokemon.table.energy_units import (
    EnergyUnit,
    Paid,
    all_units,
    changed_cost,
    missing,
    paid_words,
    pays,
    units_of,
    units_on,
)
from tests.games.pokemon_table import DREEPY, FIRE, LATIAS, PSYCHIC, Game

LUMINOUS, PRISM = "PAL-191", "ASC-216"


def cost(letters: str) -> tuple[EnergyType, ...]:
    return tuple(letters)  # type: ignore[arg-type] # letters of types


def basic(letter: str) -> Card:
    return Card(f"E-{letter}", both(f"Basic {letter} Energy"), "basic_energy", types=cost(letter))


def special(name: str) -> Card:
    return Card(f"S-{name}", both(name), "special_energy")


def pokemon(stage: Stage = "basic", name: str = "Ralts", *tags: str, types: str = "P") -> Card:
    return Card(f"P-{name}", both(name), "pokemon", tags, stage=stage, types=cost(types))


def held(*cards: Card | None, on: Card | None = None, marks: str = "") -> tuple[EnergyUnit, ...]:
    """Return what cards provide on a Pokémon with these marks."""
    noted = tuple(Mark(key) for key in marks.split())
    attached = [(f"c{at}", card, ()) for at, card in enumerate(cards)]
    return all_units(attached, on or pokemon(), noted)


# -- special Energy -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "on", "expected"),
    [
        ("Double Colorless Energy", pokemon(), ["C", "C"]),
        ("Growing Grass Energy", pokemon(), ["G"]),
        ("Legacy Energy", pokemon(), ["*"]),
        ("Prism Energy", pokemon("basic"), ["*"]),
        ("Prism Energy", pokemon("stage1"), ["C"]),
        ("プリズムエネルギー", pokemon("basic"), ["*"]),
        ("Neo Upper Energy", pokemon("stage2"), ["*", "*"]),
        ("Neo Upper Energy", pokemon("stage1"), ["C"]),
        ("Ignition Energy", pokemon("stage1"), ["C", "C", "C"]),
        ("Ignition Energy", pokemon("vstar"), ["C", "C", "C"]),
        ("Ignition Energy", pokemon("basic"), ["C"]),
        ("Team Rocket's Energy", pokemon(name="Team Rocket's Mewtwo ex"), ["DP", "DP"]),
        ("Team Rocket's Energy", pokemon(name="ロケット団のミュウツーex"), ["DP", "DP"]),
        ("Team Rocket's Energy", pokemon(), []),
        ("Twin Energy", pokemon(), ["C", "C"]),
        ("Twin Energy", pokemon("basic", "Mew V", "V"), ["C"]),
        ("Single Strike Energy", pokemon("basic", "Houndour", "Single Strike"), ["DF"]),
        ("Single Strike Energy", pokemon(), []),
        ("Double Dragon Energy", pokemon(types="N"), ["*", "*"]),
    ],
)
def test_what_a_special_energy_provides_hangs_on_its_pokemon(
    name: str, on: Card, expected: list[str]
) -> None:
    units = units_of(special(name), Around(on))
    assert ["*" if u.types == ANY else "".join(sorted(u.types)) for u in units] == expected
    assert all(unit.known for unit in units)


def test_luminous_falls_to_colorless_beside_another_special_energy() -> None:
    alone, *_ = held(special("Luminous Energy"), basic("G"))
    assert alone.types == ANY
    beside, jet = held(special("Luminous Energy"), special("Jet Energy"))
    assert (beside.types, jet.types) == ({"C"}, {"C"})


@pytest.mark.parametrize(
    ("behind", "stage", "tags", "expected"),
    [
        (True, "stage1", (), 3),
        (False, "stage1", (), 1),
        (True, "basic", (), 1),
        (True, "stage1", ("ex",), 1),
    ],
)
def test_reversal_energy_reads_prizes_stage_and_rule_box(
    behind: bool,
    stage: Stage,
    tags: tuple[str, ...],
    expected: int,
) -> None:
    on = pokemon(stage, "Kirlia", *tags)
    assert len(units_of(special("Reversal Energy"), Around(on, behind=behind))) == expected


@pytest.mark.parametrize(
    "around",
    [Around(None), Around(Card("?x", both("x"), "unknown"))],
)
def test_a_condition_that_nobody_can_read_leaves_it_unknown(around: Around) -> None:
    (unit,) = units_of(special("Prism Energy"), around)
    assert not unit.known


def test_a_card_without_data_gives_what_is_written_down_of_its_name() -> None:
    bare = Card("?Double Turbo Energy||", both("Double Turbo Energy"), "unknown")
    assert [unit.types for unit in units_of(bare, Around(pokemon()))] == [frozenset("C")] * 2


def test_what_is_not_listed_or_not_seen_is_unknown() -> None:
    for card in (special("Brand New Energy"), None, Card("?x", both("x"), "unknown")):
        (unit,) = units_of(card, Around(pokemon()))
        assert not unit.known
    assert units_of(Card("T", both("Belt"), "tool"), Around(pokemon())) == ()


# -- what is noted --------------------------------------------------------------------------------


def test_energy_may_count_twice_or_as_another_type() -> None:
    assert len(held(basic("R"), marks="energy_twice")) == 2
    (unit,) = held(basic("R"), marks="energy_G energy_W")
    assert unit.types == {"G", "W"}
    (unit,) = held(special("Brand New Energy"), marks="energy_G")
    assert unit.known


@pytest.mark.parametrize(
    ("letters", "mark", "value", "expected"),
    [
        ("FC", "cost_less", 1, "F"),
        ("FF", "cost_less", 1, "FF"),
        ("FC", "cost_less", 3, "F"),
        ("FC", "cost_more", 2, "FCCC"),
        ("", "cost_more", 1, "C"),
    ],
)
def test_a_changed_cost_is_changed_in_colorless(
    letters: str, mark: str, value: int, expected: str
) -> None:
    assert changed_cost(cost(letters), (Mark(mark, value),)) == cost(expected)


def test_more_and_less_add_up() -> None:
    marks = (Mark("cost_less", 1), Mark("cost_more", 2))
    assert changed_cost(cost("F"), marks) == cost("FC")


# -- paying ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("units", "wanted", "expected"),
    [
        (held(basic("F")), "FF", "no"),
        (held(basic("F"), basic("F")), "FF", "yes"),
        (held(basic("F"), special("Prism Energy")), "FF", "yes"),
        (held(basic("F"), special("Prism Energy"), on=pokemon("stage1")), "FF", "no"),
        (held(basic("F"), special("Ignition Energy"), on=pokemon("stage1")), "FF", "no"),
        (held(special("Ignition Energy"), on=pokemon("stage1")), "CCC", "yes"),
        (held(basic("P"), special("Brand New Energy")), "PP", "unknown"),
        (held(basic("P"), special("Brand New Energy")), "P", "yes"),
        (held(special("Brand New Energy")), "CC", "unknown"),
        (held(special("Neo Upper Energy"), on=pokemon("stage2")), "PP", "yes"),
        (held(special("Luminous Energy"), special("Jet Energy")), "P", "no"),
        (held(special("Luminous Energy")), "P", "yes"),
        (held(basic("W"), basic("W"), basic("W")), "C", "yes"),
        ((), "", "yes"),
        ((), "C", "no"),
    ],
)
def test_what_pays_a_cost(units: tuple[EnergyUnit, ...], wanted: str, expected: Paid) -> None:
    assert pays(units, cost(wanted)) == expected


def test_the_matching_moves_a_wild_unit_where_it_is_needed() -> None:
    units = (*held(special("Legacy Energy")), *held(basic("G")))
    assert pays(units, cost("GP")) == "yes"
    assert pays(units, cost("PG")) == "yes"
    assert pays(units, cost("PP")) == "no"
    two = (EnergyUnit(frozenset("PD")), EnergyUnit(frozenset("P")), EnergyUnit(frozenset("D")))
    assert pays(two, cost("DPD")) == "yes"
    assert pays(two, cost("DDD")) == "no"


def test_what_is_missing_is_named() -> None:
    assert missing(held(basic("F")), cost("FFC")) == cost("FC")
    words = paid_words(held(basic("F")), cost("FFC"))
    assert words.en == "1 Fighting and 1 Energy missing"
    assert words.ja == "闘1個、エネルギー1個不足"
    assert paid_words(held(basic("F")), cost("F")).en == "paid"
    assert paid_words(held(special("New Energy")), cost("F")).en == "cannot tell whether it is paid"


# -- on a view ------------------------------------------------------------------------------------


def test_what_is_attached_on_the_table_is_counted() -> None:
    game = Game(deck=(DREEPY, LATIAS, LUMINOUS, PRISM, *(FIRE,) * 4, *(PSYCHIC,) * 4))
    unit = game.stand(DREEPY, "active.0", FIRE, PRISM)
    view = game.view()
    fire, wild = units_on(view, view.units[unit])
    assert (fire.types, wild.types) == ({"R"}, ANY)
    game.do(PutMark((fire.source,), "energy_twice", value=1))
    view = game.view()
    assert len(units_on(view, view.units[unit])) == 3
