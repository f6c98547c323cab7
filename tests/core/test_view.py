"""What a seat holds instead of the table, and how a fact carries it forward."""

from __future__ import annotations

import pytest

from app.core.apply.apply import apply
from app.core.card import Mark
from app.core.facts.agreement_facts import OptionsSet
from app.core.sight import view
from app.core.table import Turn
from app.core.view import SeatCard, SeatFact, SeatUnit, SeatView, SeatZone, fold
from tests.core.small_table import AKI, REN, laid, moved

NOTHING = SeatFact(())


@pytest.fixture
def seen() -> SeatView:
    """What Aki sees of two cards in the own hand and one in Ren's."""
    return view(laid(hand_0=("fox", "owl"), hand_1=("elk",)), AKI)


def test_what_is_told_takes_the_place_of_what_was_there(seen: SeatView) -> None:
    zone = SeatZone("hand.0", 1, listed=True, items=("c1",))
    after = fold(seen, SeatFact((), zones=(zone,), gone=("c0",)))
    assert after.cards_in("hand.0") == ("c1",)
    assert set(after.cards) == {"c1"}
    assert seen.cards_in("hand.0") == ("c0", "c1")  # the view before stays as it was


def test_a_card_and_a_unit_come_and_go(seen: SeatView) -> None:
    card = SeatCard("cnew", "cat", REN, "field.1", "u1", up=True)
    came = fold(seen, SeatFact((), cards=(card,), units=(SeatUnit("u1", "field.1", "cnew"),)))
    assert came.cards["cnew"].ref == "cat"
    assert came.units["u1"].parts == ("cnew",)
    assert fold(came, SeatFact((), gone=("cnew",), gone_units=("u1",))) == seen


def test_of_what_is_not_told_all_stays(seen: SeatView) -> None:
    assert fold(seen, NOTHING) == seen
    after = fold(seen, SeatFact((), turn=Turn(1, REN, "main")))
    assert (after.turn.seat, after.stage, after.marks) == (REN, seen.stage, seen.marks)


def test_no_marks_is_something_else_than_nothing_told_of_marks(seen: SeatView) -> None:
    marked = fold(seen, SeatFact((), marks=(("table", (Mark("x"),)),)))
    assert fold(marked, NOTHING).marks == {"table": (Mark("x"),)}
    assert fold(marked, SeatFact((), marks=())).marks == {}


def test_a_card_that_was_never_told_cannot_be_gone(seen: SeatView) -> None:
    with pytest.raises(KeyError):
        fold(seen, SeatFact((), gone=("cother",)))


def test_in_a_pile_that_is_not_listed_there_are_the_cards_that_show(seen: SeatView) -> None:
    assert seen.cards_in("hand.1") == ()
    shown = SeatZone("hand.1", 1, seen=((0, "clook"),))
    assert fold(seen, SeatFact((), zones=(shown,))).cards_in("hand.1") == ("clook",)


def test_a_field_is_gone_through_unit_by_unit_from_the_top_card_down() -> None:
    table = laid(hand_0=("fox", "owl", "elk"))
    table = moved(table, 0, "field.0", handle="ca", up=True, unit="u1")
    table = moved(table, 1, "field.0", handle="cb", up=True, unit="u1")
    table = moved(table, 2, "field.0", handle="cc", up=True, unit="u1", role="attached")
    assert view(table, REN).cards_in("field.0") == ("cb", "ca", "cc")
    assert view(table, REN).units["u1"].parts == ("cb", "ca", "cc")


def test_what_the_table_agreed_on_is_read_with_what_is_usual() -> None:
    seen = view(apply(laid(), OptionsSet(AKI, (("tie", "replay"),))), REN)
    assert (seen.option("tie", "shared"), seen.option("clock", "off")) == ("replay", "off")
