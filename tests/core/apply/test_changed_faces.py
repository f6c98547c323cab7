"""Cards show their faces where they lie, and hide them again."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.facts.knowledge_facts import Forgotten
from app.core.ids import JUDGE
from app.core.table import Table
from tests.core.small_table import AKI, REN, laid, moved


@pytest.fixture
def table() -> Table:
    return laid(deck_0=("fox", "owl", "elk"), hand_0=("cat", "dog"))


def test_a_card_that_is_turned_down_is_seen_by_who_turned_it_and_nobody_else(table: Table) -> None:
    up = moved(table, 0, "grave.0", handle="cu", up=True)
    down = apply(up, f.Faced(REN, (0,), up=False))
    assert (down.cards[0].up, down.cards[0].shown) == (False, {REN})
    again = apply(down, f.Faced(AKI, (0,), up=True))
    assert (again.cards[0].up, again.cards[0].shown) == (True, frozenset())


def test_a_look_is_given_to_some_and_ends_for_all(table: Table) -> None:
    seen = apply(table, f.Shown(AKI, (f.Showing(0, "clook"),), (AKI, REN)))
    assert (seen.cards[0].handle, seen.cards[0].shown) == ("clook", {AKI, REN})
    over = apply(seen, f.Hidden(AKI, "deck.0", (f.Showing(0),)))
    assert (over.cards[0].handle, over.cards[0].shown) == (None, frozenset())
    assert over.cards[0].known == {AKI, REN}, "what was seen is known"


def test_some_forget_what_they_saw_and_whoever_holds_it_knows_it(table: Table) -> None:
    seen = apply(table, f.Shown(AKI, (f.Showing(3, "clook"),), (AKI, REN)))
    lost = apply(seen, Forgotten(JUDGE, ((3, "cnext"),), (AKI, REN)))
    state = lost.cards[3]
    assert (state.handle, state.shown, state.known) == ("cnext", frozenset(), {AKI})
