"""Cards move, stand up, join others and are shuffled."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.apply.fitting import ImpossibleFactError
from app.core.table import Table
from tests.core.small_table import AKI, laid, moved


@pytest.fixture
def table() -> Table:
    return laid(deck_0=("fox", "owl", "elk"), hand_0=("cat", "dog"))


def test_a_card_moves_to_a_place_counted_without_it(table: Table) -> None:
    assert moved(table, 3, "deck.0", at=1).zones["deck.0"] == (0, 3, 1, 2)
    assert moved(table, 0, "deck.0", at=2).zones["deck.0"] == (1, 2, 0)
    assert moved(table, 3, "deck.0", at=99).zones["deck.0"] == (0, 1, 2, 3)


def test_a_card_on_the_field_stands_up_a_unit_and_others_join_it(table: Table) -> None:
    table = moved(table, 3, "field.0", handle="ca", up=True, unit="u1")
    table = moved(table, 4, "field.0", handle="cb", up=True, unit="u1", role="attached")
    table = moved(table, 0, "field.0", handle="cc", up=True, unit="u1")
    unit = table.units["u1"]
    assert (unit.base, unit.under, unit.attached) == (0, (3,), (4,))
    assert table.fields["field.0"] == ("u1",)


def test_without_its_top_stage_the_next_one_is_the_unit_again(table: Table) -> None:
    table = moved(table, 3, "field.0", handle="ca", up=True, unit="u1")
    table = moved(table, 0, "field.0", handle="cc", up=True, unit="u1")
    assert moved(table, 0, "hand.0", handle="cd").units["u1"].base == 3


def test_a_unit_without_cards_is_gone(table: Table) -> None:
    table = moved(table, 3, "field.0", handle="ca", up=True, unit="u1")
    table = moved(table, 3, "grave.0", handle="cb", up=True)
    assert (table.units, table.fields["field.0"]) == ({}, ())


def test_a_shuffle_gives_the_order_it_says_and_forgets_who_had_seen_what(table: Table) -> None:
    table = apply(table, f.Shown(AKI, (f.Showing(0, "clook"),), (AKI,)))
    table = apply(table, f.Shuffled(AKI, "deck.0", (2, 0, 1)))
    assert table.zones["deck.0"] == (2, 0, 1)
    assert (table.cards[0].handle, table.cards[0].known) == (None, frozenset())


def test_of_a_pile_shuffled_in_part_what_is_kept_stays_known_where_it_lies(table: Table) -> None:
    table = apply(table, f.Shown(AKI, (f.Showing(1, "clook"),), (AKI,)))
    after = apply(table, f.Shuffled(AKI, "deck.0", (2, 1, 0), kept=(1,)))
    assert after.zones["deck.0"] == (2, 1, 0)
    assert after.cards[1] == table.cards[1]
    assert after.cards[0].handle is None


@pytest.mark.parametrize("kept", [(0,), (1, 0), (1, 1), (-2,), (3,)])
def test_what_is_kept_lies_where_it_lay(table: Table, kept: tuple[int, ...]) -> None:
    with pytest.raises(ImpossibleFactError):
        apply(table, f.Shuffled(AKI, "deck.0", (2, 1, 0), kept=kept))


def test_a_pile_whose_cards_have_names_is_not_shuffled_in_part(table: Table) -> None:
    with pytest.raises(ImpossibleFactError):
        apply(table, f.Shuffled(AKI, "hand.0", (4, 3), ("ca", "cb"), kept=()))
