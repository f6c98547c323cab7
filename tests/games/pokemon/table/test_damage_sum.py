"""The damage of an attack, step by step, in the order of the rules."""

from __future__ import annotations

import pytest

from app.core.card import Mark
from app.core.intent import PutMark
from app.core.text.wording import both
from app.games.pokemon.cards.card_record import Card, EnergyType
from app.games.pokemon.table.damage_sum import Fighter, Working, work_out, worked_out
from tests.games.pokemon_table import DREEPY, DUSKULL, Game


def fighter(
    types: str = "P",
    weakness: EnergyType | None = None,
    value: str = "",
    resistance: EnergyType | None = None,
    less: str = "",
    **marks: int,
) -> Fighter:
    card = Card(
        "X-1",
        both("X"),
        "pokemon",
        types=tuple(types),  # type: ignore[arg-type] # letters of types
        weakness=weakness,
        weakness_value=value,
        resistance=resistance,
        resistance_value=less,
    )
    return Fighter(card, tuple(Mark(key, number) for key, number in marks.items()))


def labels(working: Working) -> list[str]:
    return [stage.label.en for stage in working.stages]


@pytest.mark.parametrize(
    ("value", "expected"), [("×2", 260), ("", 260), ("x2", 260), ("+20", 150), ("×3", 390)]
)
def test_weakness_is_as_printed(value: str, expected: int) -> None:
    assert work_out(130, fighter("D"), fighter(weakness="D", value=value)).points == expected


@pytest.mark.parametrize(("less", "expected"), [("-30", 70), ("-20", 80), ("", 70), ("−30", 70)])
def test_resistance_is_as_printed(less: str, expected: int) -> None:
    assert work_out(100, fighter("F"), fighter(resistance="F", less=less)).points == expected


def test_another_type_knows_neither() -> None:
    working = work_out(100, fighter("G"), fighter(weakness="D", resistance="F"))
    assert (working.points, working.stages) == (100, ())


def test_the_order_is_attacker_weakness_resistance_defender() -> None:
    attacker = fighter("DF", deals_less=30)
    defender = fighter(weakness="D", value="×2", resistance="F", less="-30", less_damage=20)
    working = work_out(100, attacker, defender)
    assert [stage.after for stage in working.stages] == [70, 140, 110, 90]
    assert labels(working) == ["−30", "×2 (Weakness)", "−30 (Resistance)", "−20"]
    assert working.said is not None
    assert working.said.ja == "100 −30 ×2（弱点） −30（抵抗力） −20"


def test_at_nothing_it_stops() -> None:
    assert work_out(0, fighter(deals_more=30), fighter()).points == 0
    stopped = work_out(20, fighter("F"), fighter(resistance="F", more_damage=50))
    assert (stopped.points, len(stopped.stages)) == (0, 1)
    assert work_out(-10, fighter(), fighter()).points == 0


def test_on_the_bench_there_is_no_weakness_or_resistance() -> None:
    weak = fighter(weakness="D", value="×2")
    assert work_out(60, fighter("D"), weak, benched=True).points == 60
    hardy = fighter(resistance="D", less_damage=10)
    assert work_out(60, fighter("D"), hardy, benched=True).points == 50


def test_what_is_noted_by_hand_counts() -> None:
    assert work_out(50, fighter("G"), fighter(weak_G=1)).points == 100
    assert work_out(50, fighter("G", type_R=1), fighter(weakness="R")).points == 100
    assert work_out(50, fighter("R", type_G=1), fighter(weakness="R")).points == 50
    assert work_out(50, fighter("R"), fighter(weakness="R", no_weakness=1)).points == 50
    assert work_out(50, fighter("R"), fighter(resistance="R", no_resistance=1)).points == 50


def test_protection_prevents_all_of_it() -> None:
    assert work_out(50, fighter(), fighter(protected=1)).points == 0
    assert work_out(50, fighter(), fighter(), all_protected=True).points == 0


def test_damage_is_a_multiple_of_ten() -> None:
    working = work_out(15, fighter(), fighter())
    assert (working.points, labels(working)) == (20, ["rounded up"])


def test_a_pokemon_nobody_knows_has_no_weakness() -> None:
    assert work_out(50, fighter("R"), Fighter()).points == 50
    assert work_out(50, Fighter(), fighter(weakness="R")).points == 50


def test_the_table_is_read() -> None:
    game = Game()
    mine = game.stand(DREEPY, "active.0")
    active, benched = game.stand(DUSKULL, "active.1"), game.stand(DUSKULL, "bench.1")
    game.do(PutMark((mine,), "type_D", value=1))
    view = game.view()
    there = [worked_out(view, 30, view.units[mine], view.units[unit]) for unit in (active, benched)]
    assert [one.points for one in there] == [60, 30]
    game.do(PutMark(("table",), "all_protected", value=1))
    view = game.view()
    assert worked_out(view, 30, view.units[mine], view.units[active]).points == 0
