"""How a step finds what is meant: cards by handle or place, units, targets, seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.ids import JUDGE
from app.core.table import Table
from app.session.steps.rights import ImpossibleError
from app.session.steps.step_context import MOST_STEPS
from tests.core.small_table import AKI, REN, laid, moved
from tests.session.steps.small_step import resolver


@pytest.fixture
def table() -> Table:
    """Aki: fox and owl in hand, a deck of two; Ren's cat stands on the field as u1."""
    table = laid(hand_0=("fox", "owl"), deck_0=("elk", "bee"), hand_1=("cat",))
    return moved(table, 4, "field.1", handle="ccat", up=True, unit="u1")


def code(find: Callable[[], object]) -> str:
    with pytest.raises(ImpossibleError) as refused:
        find()
    assert refused.value.reason.ja
    return refused.value.code


def test_a_card_is_found_by_its_handle_or_its_place(table: Table) -> None:
    work = resolver(table)
    assert [work.card(ref) for ref in ("c1", "ccat", "deck.0#1", "hand.0#0")] == [1, 4, 3, 0]


def test_a_handle_that_was_never_told_is_answered_like_one_that_is_not_there(table: Table) -> None:
    work = resolver(table, REN)
    assert code(lambda: work.card("c0")) == code(lambda: work.card("cnone")) == "gone"


def test_whether_a_card_lies_at_a_place_of_another_is_not_told_either(table: Table) -> None:
    work = resolver(table, REN)
    assert code(lambda: work.card("deck.0#0")) == code(lambda: work.card("deck.0#9")) == "not-yours"
    own = resolver(table)
    assert code(lambda: own.card("deck.0#9")) == "gone"


def test_a_judge_names_what_has_no_handle_by_its_number(table: Table) -> None:
    assert resolver(table, JUDGE).card("j2") == 2
    assert code(lambda: resolver(table, JUDGE).card("j99")) == "gone"
    assert code(lambda: resolver(table, AKI).card("j2")) == "gone"


def test_the_same_card_is_not_named_twice(table: Table) -> None:
    work = resolver(table)
    assert work.cards(("c0", "c1")) == [0, 1]
    assert code(lambda: work.cards(("c0", "hand.0#0"))) == "twice"


def test_zones_piles_units_and_seats_that_are_not_there(table: Table) -> None:
    work = resolver(table)
    assert work.pile("deck.0") == (2, 3)
    assert code(lambda: work.pile("moon.0")) == "no-zone"
    assert code(lambda: work.pile("field.0")) == "no-pile"
    assert (work.unit("u1"), work.player(REN)) == ("u1", REN)
    assert code(lambda: work.unit("u2")) == "gone"
    assert code(lambda: work.player(JUDGE)) == "no-seat"


def test_what_a_mark_can_lie_on(table: Table) -> None:
    work = resolver(table)
    assert [work.target(one) for one in ("u1", "table", "seat.01", "ccat")] == [
        "u1",
        "table",
        "seat.1",
        "card.4",
    ]
    assert code(lambda: work.target("c0")) == "hidden"


def test_handles_are_looked_up_as_they_are_after_each_fact(table: Table) -> None:
    work = resolver(table)
    assert [work.card("c0"), work.card("c1")] == [0, 1]
    work.commit(f.Moved(AKI, (f.CardMove(0, "grave.0", handle="cnow", up=True),)))
    assert work.card("cnow") == 0
    assert code(lambda: work.card("c0")) == "gone"


def test_it_keeps_what_happened_with_the_table_after_each(table: Table) -> None:
    work = resolver(table)
    first = f.Moved(AKI, (f.CardMove(0, "grave.0", handle="ca", up=True),))
    second = f.Shuffled(AKI, "deck.0", (3, 2))
    work.commit(first)
    work.commit(second)
    assert work.facts == [first, second]
    assert work.tables == [apply(table, first), apply(apply(table, first), second)]
    assert work.handled == 2 + 1


def test_a_gesture_has_so_many_facts(table: Table) -> None:
    work = resolver(table)
    for _ in range(MOST_STEPS):
        work.commit(f.Announced(AKI, "say"))
    assert code(lambda: work.commit(f.Announced(AKI, "say"))) == "too-long"
