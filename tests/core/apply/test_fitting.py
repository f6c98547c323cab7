"""What every fact is asked: does it name what is there?"""

from __future__ import annotations

import pytest

from app.core.apply.fitting import card_of, check_agreed, check_seat
from app.core.ids import JUDGE, SPECTATOR, TABLE
from app.core.table import Table
from tests.core.small_table import AKI, REN, laid


@pytest.fixture
def table() -> Table:
    return laid(deck_0=("fox", "owl", "elk"), hand_0=("cat", "dog"))


def test_a_card_is_found_by_its_number_and_none_is_counted_from_the_end(table: Table) -> None:
    assert card_of(table.cards, 3).ref == "cat"
    for number in (-1, len(table.cards)):
        with pytest.raises(IndexError):
            card_of(table.cards, number)


def test_a_seat_is_one_of_those_at_the_table(table: Table) -> None:
    check_seat(REN, table.setting.seats)
    for seat in (2, SPECTATOR, JUDGE, TABLE):
        with pytest.raises(IndexError):
            check_seat(seat, table.setting.seats)


def test_a_judge_agrees_as_well_and_nobody_who_watches(table: Table) -> None:
    check_agreed(table, (AKI, REN, JUDGE))
    with pytest.raises(IndexError):
        check_agreed(table, (AKI, SPECTATOR))
