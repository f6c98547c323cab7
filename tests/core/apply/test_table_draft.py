"""One table while a fact is applied: what is touched is copied, what is seen is noted."""

from __future__ import annotations

import pytest

from app.core.apply.apply import apply
from app.core.apply.fitting import ImpossibleFactError
from app.core.apply.table_draft import TableDraft, lies_open
from app.core.facts.seal_facts import SealsOpened
from app.core.table import Table
from tests.core.small_table import AKI, REN, laid, moved


@pytest.fixture
def table() -> Table:
    return laid(deck_0=("fox", "owl", "elk"), hand_0=("cat", "dog"))


def test_the_table_before_stays_as_it_was(table: Table) -> None:
    before = table.zones["deck.0"], table.cards
    moved(table, 0, "hand.0", handle="cnew")
    assert (table.zones["deck.0"], table.cards) == before


def test_what_a_seat_has_seen_is_noted(table: Table) -> None:
    assert table.cards[3].known == {AKI}
    assert moved(table, 3, "grave.0", handle="cb", up=True).cards[3].known == {AKI, REN}


def test_what_a_fact_leaves_alone_is_shared_with_the_table_before(table: Table) -> None:
    after = moved(table, 0, "hand.0", handle="cnew")
    assert after.units is table.units
    assert after.fields is table.fields
    assert after.zones["grave.0"] is table.zones["grave.0"]


def test_what_lies_under_a_seal_lies_open_once_it_is(table: Table) -> None:
    assert [zone for zone in table.zones if lies_open(table, zone) and zone.endswith("0")] == [
        "grave.0",
        "stack.0",
    ]
    table = laid(shields_0=("fox",))
    assert lies_open(apply(table, SealsOpened(AKI, ("shields.0",), ((0, "ca"),))), "shields.0")


def test_two_units_do_not_stand_in_one_cell(table: Table) -> None:
    draft = TableDraft(moved(table, 3, "field.0", handle="ca", up=True, unit="u1", cell=0))
    draft.check_cells(["field.0"])
    with pytest.raises(ImpossibleFactError, match="cells"):
        moved(table, 3, "field.0", handle="ca", up=True, unit="u1", cell=1)
