"""What each fact does to a table, by examples; that nothing breaks it is in `tests/props`."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.apply.fitting import ImpossibleFactError
from app.core.facts.turn_facts import TurnSet
from app.core.table import Table, Turn
from tests.core.small_table import AKI, REN, ZONES, laid


@pytest.fixture
def table() -> Table:
    return laid(deck_0=("fox", "owl", "elk"), hand_0=("cat", "dog"))


@pytest.mark.parametrize(
    "fact",
    [
        f.Moved(AKI, (f.CardMove(99, "hand.0"),)),
        f.Moved(AKI, (f.CardMove(-1, "hand.0"),)),
        f.Moved(AKI, (f.CardMove(0, "nowhere.0"),)),
        f.Shuffled(AKI, "deck.0", (0, 1)),
        TurnSet(AKI, Turn(1, 7), "turn"),
        TurnSet(AKI, Turn(1, AKI, also=(7,)), "turn"),
        TurnSet(AKI, Turn(1, AKI, also=(AKI,)), "turn"),
        TurnSet(AKI, Turn(1, AKI, also=(REN, REN)), "turn"),
        f.Brought(AKI, AKI, "hand.0", ()),
        f.Began("toy", (), ZONES, ()),
    ],
    ids=lambda fact: type(fact).__name__,
)
def test_a_fact_that_does_not_fit_is_refused_and_nothing_is_half_done(
    table: Table, fact: f.Fact
) -> None:
    before = table.cards, dict(table.zones)
    with pytest.raises(ImpossibleFactError):
        apply(table, fact)
    assert (table.cards, dict(table.zones)) == before


def test_a_history_begins_with_a_table_that_was_laid() -> None:
    with pytest.raises(ImpossibleFactError):
        apply(None, f.Shuffled(AKI, "deck.0", ()))
