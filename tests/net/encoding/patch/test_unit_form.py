"""Units of a fact: the fields that do not follow from before."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.sight import view
from app.core.view import SeatFact, SeatView, fold
from app.net.encoding.patch.patch_names import (
    ATTACHED,
    BASE,
    CHANGED,
    ENTERED,
    POSITION,
    QUARTER,
    UNDER,
    UNIT_MARKS,
    UNITS,
)
from app.net.encoding.patch.patch_writing import PatchWriting
from app.net.encoding.step_words import word
from tests.core.small_table import AKI, REN
from tests.net.encoding.patch.sections import read, section
from tests.net.encoding.small_steps import (
    EXAMPLES,
    FIELD,
    UNIT,
)


@pytest.mark.parametrize(
    ("name", "units"),
    [
        ("play", ["abcdefgh"]),
        ("evolve", [[FIELD, 0, BASE, "ijklmnop", UNDER, "AAabcdefgh"]]),
        ("attach", [[FIELD, 0, ATTACHED, "AAijklmnop"]]),
        ("take a part", [[FIELD, 1, ATTACHED, ["AA", ""]]]),
        ("hurt", [[FIELD, 1, UNIT_MARKS, [[word("damage"), 30]]]]),
        ("turn a unit", [[FIELD, 1, QUARTER, 90]]),
        ("move a unit", [[POSITION, (1.5, 2.0)]]),
        ("move it as it is", [[]]),
        ("move it within", [[FIELD, 1]]),
        ("let it go", None),
    ],
)
def test_of_a_unit_is_written_what_does_not_follow_from_what_it_was(
    name: str, units: list[Any] | None
) -> None:
    assert section(name, UNITS) == units
    assert section(name, UNITS, REN) == units


def test_a_unit_that_came_in_another_turn_says_so() -> None:
    table, _ = EXAMPLES["hurt"]
    before = view(table, AKI)
    unit = before.units[UNIT]
    later = SeatFact((), units=(replace(unit, entered=3, changed=4),))
    form = PatchWriting(table.setting).form(before, later, AKI)
    assert form == [UNITS, [[FIELD, 1, ENTERED, 3, CHANGED, 4]]]


def test_marks_on_a_unit_are_those_before_with_what_changed(view_of_aki: SeatView) -> None:
    hurt = read(view_of_aki, [UNITS, [[FIELD, 1, UNIT_MARKS, [["damage", 30]]]]])
    seen = fold(view_of_aki, hurt)
    more = read(seen, [UNITS, [[FIELD, 1, UNIT_MARKS, ["burned"]]]])
    assert more.units[0].marks == (Mark("burned"), Mark("damage", 30))
