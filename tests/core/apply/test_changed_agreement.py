"""What the table agreed on is kept."""

from __future__ import annotations

import pytest

from app.core.apply.apply import apply
from app.core.facts.agreement_facts import OptionsSet, Ruled
from app.core.ids import JUDGE
from app.core.table import Table
from tests.core.small_table import AKI, laid


@pytest.fixture
def table() -> Table:
    return laid(deck_0=("fox", "owl", "elk"), hand_0=("cat", "dog"))


def test_options_are_added_to_those_agreed_before(table: Table) -> None:
    table = apply(table, OptionsSet(AKI, (("tie", "on"),)))
    table = apply(table, OptionsSet(AKI, (("clock", "off"),)))
    assert dict(table.options) == {"tie": "on", "clock": "off"}


def test_a_ruling_moves_nothing(table: Table) -> None:
    assert apply(table, Ruled(AKI, "once", "kept", ("table",), (AKI, JUDGE))) is table
