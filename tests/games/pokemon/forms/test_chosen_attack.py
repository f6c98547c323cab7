"""An attack that was chosen is one gesture."""

from __future__ import annotations

import pytest

from app.core.intent import Procedure
from app.games.pokemon.forms.chosen_attack import ChosenAttack, gesture
from tests.games.pokemon.forms.attack_duel import ZORUA, asks_with, duel, form


def test_all_of_it_is_one_gesture_and_one_line_of_undo() -> None:
    game = duel(ZORUA)
    active, first, second = game.unit("active.1"), game.unit("bench.1"), game.unit("bench.1", 1)
    made = asks_with(
        game,
        {"more": "also,counters", "also": first, f"also:{first}": "20", "counters": second},
    )
    assert made.intent is not None
    nodes = len(game.table.host.tree.nodes)
    game.do(made.intent)
    assert len(game.table.host.tree.nodes) == nodes + 1
    assert [game.marks(unit)["damage"] for unit in (active, first, second)] == [40, 20, 10]
    assert game.view().turn.used("attack") == 1
    assert "worked_out" in game.verbs()


def test_nobody_may_be_hit() -> None:
    game = duel(ZORUA)
    made = form(game, target="nobody")
    assert made.intent is not None
    game.do(made.intent)
    assert "damage" not in game.marks(game.unit("active.1"))
    assert game.view().turn.used("attack") == 1


@pytest.mark.parametrize("text", ["x", "-20", "²", "9" * 50, ""])
def test_a_number_that_is_none_is_left_out(text: str) -> None:
    game = duel(ZORUA)
    unit, target = game.unit("active.0"), game.unit("active.1")
    arguments = (("unit", unit), ("damage", f"{target}:{text}"), ("base", text))
    game.do(Procedure("attack", arguments))
    assert "damage" not in game.marks(target)


def test_it_is_written_as_whom_it_hits_for_how_much() -> None:
    chosen = ChosenAttack("u1", "1", 50, "u2", True, 60, (("u3", 20),), (("u4", 10),))
    said = gesture(chosen)
    assert isinstance(said, Procedure)
    assert said.name == "attack"
    assert dict(said.arguments) == {
        "unit": "u1",
        "attack": "1",
        "target": "u2",
        "base": "50",
        "damage": "u2:60,u3:20",
        "counters": "u4:10",
    }


def test_the_target_is_said_where_there_are_several_to_choose_from() -> None:
    chosen = ChosenAttack("u1", "", 0, "u2", False, 0, (), ())
    said = gesture(chosen)
    assert isinstance(said, Procedure)
    assert "target" not in dict(said.arguments)
    assert dict(said.arguments)["attack"] == "0"
