"""What those are called who do something."""

from __future__ import annotations

from app.core.ids import JUDGE, TABLE
from app.core.text.actor_names import actor_name, listed_seats
from tests.core.small_table import AKI, REN, laid

SETTING = laid(hand_0=("fox",)).setting


def test_nobody_at_a_seat_has_a_name_of_their_own() -> None:
    assert actor_name(REN, SETTING).en == "Ren"
    assert actor_name(TABLE, SETTING).ja == "卓"
    assert listed_seats((AKI, JUDGE), SETTING).en == "Aki and the judge"
