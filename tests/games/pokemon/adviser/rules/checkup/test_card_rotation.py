"""How the cards lie: each rule with what it speaks of and where it is silent."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.case_marks import MARKER, UPRIGHT
from app.games.pokemon.adviser.model.position_sides import Condition, Mon
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.situation import (
    ME,
    PIKACHU,
    RIOLU,
    hears,
    mon,
    pokemon,
    position,
    says,
)

TURN, MISMATCH, BENCH = "table-rotation", "table-rotation-mismatch", "table-rotation-bench"
ONLY = "cond-active-only"

CASE = Record(is_case=True)
STANDING = p.Standing()


def sick(*keys: str, card: Any = RIOLU, **more: Any) -> Mon:
    """Return a Pokémon with conditions."""
    return mon(
        card, conditions=tuple(Condition(key, 1 + (key == "burned")) for key in keys), **more
    )


def put(unit: str, key: str, by: int = ME, **more: Any) -> p.ChangeCondition:
    return p.ChangeCondition(by, unit, key, **{"on": True, **more})


RIGHT = {"asleep": 270, "paralyzed": 90, "confused": 180}


@pytest.mark.parametrize("key", RIGHT)
@pytest.mark.parametrize("turned", [90, 180, 270])
def test_table_rotation(key: str, turned: int) -> None:
    heard = None if turned == RIGHT[key] else ("reminder", ("a1",), RIGHT[key])
    lies = position([sick(key, turned=turned)], [mon(PIKACHU)])
    assert hears(TURN, lies, STANDING) == heard
    assert hears(TURN, position([sick(key)]), p.TurnCard(ME, "a1", turned)) == heard
    assert hears(TURN, position([sick(key)]), p.TurnCard(ME, "a1", turned - 360)) == heard
    assert hears(MISMATCH, lies, STANDING) is None


def test_table_rotation_is_silent() -> None:
    assert hears(TURN, position([sick("asleep")]), STANDING) is None
    assert hears(TURN, position([mon(turned=90)]), STANDING) is None
    assert hears(TURN, position([sick("asleep")]), p.TurnCard(ME, "a1", 0)) is None
    assert hears(TURN, position([sick("asleep")]), p.TurnCard(ME, "a9", 90)) is None
    assert hears(TURN, position(my_bench=[sick("asleep", turned=90)]), STANDING) is None
    assert hears(TURN, position([sick("asleep", turned=90)]), t.PassTurn(ME)) is None
    assert hears(TURN, position([sick("asleep", turned=90)], record=CASE), t.PassTurn(ME))


def test_table_rotation_looks_at_the_whole_gesture() -> None:
    at = position([sick("confused")])
    new = (put("a1", "confused", on=False), put("a1", "asleep"))
    assert TURN not in says(at, *new, p.TurnCard(ME, "a1", 270))
    assert TURN in says(at, *new, p.TurnCard(ME, "a1", 180))
    assert TURN in says(at, put("b1", "asleep"), p.TurnCard(ME, "a1", 270))
    lies = position([mon(turned=270)], record=CASE)
    assert MISMATCH not in says(lies, put("a1", "asleep"), t.PassTurn(ME))
    assert MISMATCH in says(lies, put("b1", "asleep"), t.PassTurn(ME))


def test_table_rotation_mismatch() -> None:
    for turned in (90, 180, 270):
        at = position([mon(turned=turned)], [mon(PIKACHU)])
        assert hears(MISMATCH, at, STANDING) == ("suspicious", ("a1",), 0)
        assert hears(MISMATCH, position([mon()]), p.TurnCard(ME, "a1", turned)) is not None
    asleep = position([sick("asleep")])
    assert hears(MISMATCH, asleep, STANDING) == ("suspicious", ("a1",), 270)
    assert hears(MISMATCH, position([sick("asleep", turned=270)]), STANDING) is None
    assert hears(MISMATCH, position([mon()]), STANDING) is None
    assert hears(MISMATCH, position([sick("poisoned", "burned")]), STANDING) is None


def test_table_rotation_mismatch_when_a_card_is_turned_upright() -> None:
    asleep = position([sick("asleep", turned=270)])
    assert hears(MISMATCH, asleep, p.TurnCard(ME, "a1", 0)) == ("suspicious", ("a1",), 270)
    woken = (put("a1", "asleep", on=False), p.TurnCard(ME, "a1", 0))
    assert MISMATCH not in says(asleep, *woken)
    assert hears(MISMATCH, position([mon(turned=90)]), p.TurnCard(ME, "a1", 0)) is None


def test_table_rotation_mismatch_does_not_ask_how_the_cards_of_a_case_lie() -> None:
    case = position([sick("asleep")], record=CASE)
    assert hears(MISMATCH, case, STANDING) is None
    assert hears(MISMATCH, case, p.TurnCard(ME, "a1", 0)) is not None
    assert hears(MISMATCH, position([mon(turned=90)], record=CASE), STANDING) is not None


def test_table_rotation_mismatch_leaves_two_conditions_and_odd_angles_alone() -> None:
    both = position([sick("asleep", "confused", turned=90)])
    assert {TURN, MISMATCH}.isdisjoint(says(both, STANDING))
    assert hears(MISMATCH, position([mon()]), p.TurnCard(ME, "a1", 45)) is None


def test_table_rotation_mismatch_of_a_marker_without_its_condition() -> None:
    def marked(key: str) -> tuple[Mark, ...]:
        return (Mark(f"{MARKER}{key}"),)

    there = sick("poisoned", card=PIKACHU, marks=marked("poisoned"))
    case = position(
        [mon(marks=marked("poisoned"))],
        [there],
        my_bench=[mon(marks=marked("burned")), mon(marks=marked("coin"))],
        record=CASE,
    )
    assert hears(MISMATCH, case, STANDING) == ("suspicious", ("a1",), None)
    assert hears(BENCH, case, STANDING) == ("suspicious", ("a2",), None)


@pytest.mark.parametrize("stage", ["break", "legend"])
def test_table_rotation_mismatch_knows_cards_that_lie_sideways(stage: Any) -> None:
    card = pokemon("Side", stage=stage)
    assert hears(MISMATCH, position([mon(card, turned=90)]), STANDING) is None
    assert hears(MISMATCH, position([mon(None, turned=90)]), STANDING) is not None


def test_table_rotation_bench() -> None:
    at = position([mon()], my_bench=[mon(turned=90)])
    assert hears(BENCH, at, STANDING) == ("suspicious", ("a2",), 0)
    upright = position([mon()], my_bench=[mon()])
    assert hears(BENCH, upright, p.TurnCard(ME, "a2", 180)) == ("suspicious", ("a2",), 0)
    assert hears(BENCH, upright, STANDING) is None
    assert hears(BENCH, at, p.TurnCard(ME, "a2", 0)) is None
    assert hears(BENCH, position([mon(turned=90)]), STANDING) is None
    assert {MISMATCH, TURN}.isdisjoint(says(at, STANDING))


def test_table_rotation_bench_leaves_one_with_a_condition_to_another_rule() -> None:
    at = position([mon()], my_bench=[sick("asleep", turned=270)])
    said = says(at, STANDING)
    assert said[ONLY] == "illegal"
    assert {BENCH, MISMATCH, TURN}.isdisjoint(said)


def test_table_rotation_mismatch_of_every_pokemon() -> None:
    sideways = pokemon("Side", stage="break")
    at = position([mon(sideways, turned=90), sick("asleep", turned=270), mon(turned=90)])
    assert hears(MISMATCH, at, STANDING) == ("suspicious", ("a3",), 0)
    case = position([sick("asleep"), mon(turned=90)], record=CASE)
    assert hears(MISMATCH, case, STANDING) == ("suspicious", ("a2",), 0)


def test_a_case_that_says_a_card_lies_upright() -> None:
    upright = (Mark(UPRIGHT),)
    heard = ("suspicious", ("a1",), 270)
    assert (
        hears(MISMATCH, position([sick("asleep", marks=upright)], record=CASE), STANDING) == heard
    )
    assert hears(MISMATCH, position([sick("asleep")], record=CASE), STANDING) is None
    assert hears(MISMATCH, position([mon(marks=upright)], record=CASE), STANDING) is None
