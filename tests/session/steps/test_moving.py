"""How cards and units move: where they come to lie, and who can follow them with the eyes."""

from __future__ import annotations

import pytest

from app.core.ids import place
from app.core.intent import Attach, Collect, Draw, Move, PickRandom
from app.core.sight import view
from app.core.table import Table
from app.core.visibility import sees_face
from tests.core.small_table import AKI, REN, laid, moved, with_spec
from tests.session.steps.small_step import after, refusal


@pytest.fixture
def table() -> Table:
    """Aki: fox and owl in hand, a deck of three. Ren: a cat in hand, a dog on the field as u1."""
    table = laid(hand_0=("fox", "owl"), deck_0=("elk", "bee", "ant"), hand_1=("cat", "dog"))
    return moved(table, 6, "field.1", handle="cdog", up=True, unit="u1")


def test_cards_come_to_lie_in_their_order_from_the_place_that_is_named(table: Table) -> None:
    assert after(table, Move(("c0", "c1"), "deck.0", 1)).zones["deck.0"] == (2, 0, 1, 3, 4)
    assert after(table, Move(("c1", "c0"), "deck.0", -1)).zones["deck.0"] == (2, 3, 4, 1, 0)


def test_within_a_pile_the_place_is_counted_among_those_that_stay(table: Table) -> None:
    top = place("deck.0", 0)
    assert after(table, Move((top,), "deck.0", 1)).zones["deck.0"] == (3, 2, 4)
    assert after(table, Move((top,), "deck.0", -1)).zones["deck.0"] == (3, 4, 2)


def test_a_card_in_the_open_lies_face_up_unless_it_is_asked_otherwise(table: Table) -> None:
    assert after(table, Move(("c0",), "grave.0")).cards[0].up
    down = after(table, Move(("c0",), "grave.0", up=False))
    assert not down.cards[0].up
    assert sees_face(down, AKI, 0), "who laid it down may look again"
    assert not sees_face(down, REN, 0)


def test_who_can_follow_a_card_knows_it_by_the_same_name(table: Table) -> None:
    open_ = after(table, Move(("c0",), "grave.0"))
    name = open_.cards[0].handle
    assert name not in (None, "c0"), "from the hand nobody else followed it"
    assert after(open_, Move((name,), "field.0")).cards[0].handle == name
    assert after(open_, Move((name,), "deck.0")).cards[0].handle is None


def test_of_a_stack_the_card_that_is_covered_gets_another_name(table: Table) -> None:
    first = after(table, Move(("c0",), "stack.0"))
    second = after(first, Move(("c1",), "stack.0"))
    assert second.zones["stack.0"] == (1, 0)
    assert second.cards[0].handle != first.cards[0].handle


def test_a_draw_takes_what_there_is_and_nothing_only_from_an_empty_pile(table: Table) -> None:
    drawn = after(table, Draw(2, "deck.0", "hand.0"))
    assert drawn.zones["hand.0"] == (0, 1, 2, 3), "a hand grows at its end"
    assert after(table, Draw(60, "deck.0", "hand.0")).zones["deck.0"] == ()
    assert refusal(table, Draw(1, "deck.1", "hand.1"), REN) == "empty"
    assert refusal(table, Draw(0, "deck.0", "hand.0")) == "empty"
    assert refusal(table, Draw(1, "deck.0", "hand.0"), REN) == "not-yours"


def test_what_is_milled_comes_to_lie_on_top(table: Table) -> None:
    milled = after(after(table, Move(("c0",), "grave.0")), Draw(2, "deck.0", "grave.0"))
    assert milled.zones["grave.0"] == (2, 3, 0)


def test_a_blind_pick_from_anothers_hand_is_for_all_to_see(table: Table) -> None:
    assert after(table, PickRandom("hand.1", 1, "grave.1")).zones["grave.1"] == (5,)
    assert refusal(table, PickRandom("hand.1", 1, "deck.1")) == "not-yours"
    assert refusal(table, PickRandom("deck.0", 1, "grave.0"), REN) == "not-yours"


def test_what_is_picked_at_random_goes_in_where_it_is_said(table: Table) -> None:
    picked = after(table, PickRandom("hand.0", 2, "deck.0", at=1)).zones["deck.0"]
    assert (picked[0], sorted(picked[1:3]), picked[3:]) == (2, [0, 1], (3, 4))


def test_a_card_joins_a_unit_but_not_itself(table: Table) -> None:
    table = after(table, Attach(("c0",), "u1"))
    assert table.units["u1"].attached == (0,)
    assert refusal(table, Attach(("cdog", table.cards[0].handle or ""), "u1")) == "itself"
    assert refusal(table, Attach(("c1",), "u9")) == "gone"


def test_all_cards_of_a_unit_go_each_to_its_owner(table: Table) -> None:
    table = after(table, Attach(("c0",), "u1"))
    table = after(table, Collect(("u1",), "grave.1"))
    assert (table.zones["grave.1"], table.zones["grave.0"]) == ((6,), (0,))
    assert table.units == {}


def test_where_anybodys_cards_belong_all_of_a_unit_go_where_they_are_put(table: Table) -> None:
    table = after(table, Attach(("c0",), "u1"))
    table = with_spec(table, "grave.1", cards_of="anyone")
    table = after(table, Collect(("u1",), "grave.1"))
    assert (table.zones["grave.1"], table.zones["grave.0"]) == ((6, 0), ())


def test_prizes_that_come_back_fill_the_empty_places() -> None:
    table = laid(prizes_0=("a", "b", "c"), hand_0=("fox",))
    table = after(table, Move((place("prizes.0", 1),), "hand.0"))
    assert table.gaps == {"prizes.0": (1,)}
    table = after(table, Move(("c3",), "prizes.0", -1))
    assert table.zones["prizes.0"] == (0, 3, 2)
    assert view(table, REN).zones["prizes.0"].gaps == ()
