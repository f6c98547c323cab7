"""Which of the own monsters and cards a seat means by what it types."""

from __future__ import annotations

import pytest

from app.core.intent import PutMark
from app.games.nullpoga.table.nullpoga_marks import BARRED
from app.games.nullpoga.text_play.typed_errors import TypedError
from tests.games.nullpoga.poga_table import Half
from tests.games.nullpoga.text_play.typing_table import TypingTable


def test_two_of_a_name_are_told_apart_by_their_cells() -> None:
    table = TypingTable(Half("1:rat 3:rat"))
    with pytest.raises(TypedError, match="Several of your monsters may be meant by rat"):
        table.seat().fighter(["rat"])
    assert table.seat().fighter(["3"]).column == 2


def test_who_cannot_act_is_said() -> None:
    table = TypingTable(Half("1:boar"))
    table.ask(0, PutMark((table.unit("battle.0#1"),), BARRED, value=1))
    with pytest.raises(TypedError, match="Boar cannot act this turn"):
        table.seat().fighter(["1"])


def test_without_monsters_nobody_acts() -> None:
    with pytest.raises(TypedError, match="You have no monster that can act"):
        TypingTable().seat().fighter(["1"])


def test_who_a_spell_brings_may_be_planned_for() -> None:
    table = TypingTable(Half(hand="summon_ritual cat"))
    plan = table.type("cast ritual cat 2", "attack 2")
    assert plan.actions[0].monster == plan.spells[0].uid == "+1"


def test_how_many_of_a_card_are_left() -> None:
    table = TypingTable(Half(hand="rat rat"))
    assert table.seat().left("rat") == 2
    table.type("summon rat 1")
    assert table.seat().left("rat") == 1
