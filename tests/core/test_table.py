"""The whole truth of a table: who plays together, what a turn used, what lies where."""

from __future__ import annotations

from app.core.table import Declaration, Setting, Stage, Turn
from app.core.zone import Seat
from tests.core.small_table import AKI, REN, laid, moved


def test_who_plays_together() -> None:
    seats = (Seat("Aki", 0), Seat("Ren", 1), Seat("Mio", 0), Seat("Sora", 1))
    assert Setting("toy", seats, {}).partners(0) == (0, 2)
    assert Setting("toy", seats, {}).partners(3) == (1, 3)
    assert laid().setting.partners(AKI) == (AKI,)


def test_a_turn_knows_what_was_used_in_it() -> None:
    turn = Turn(3, REN, "main", (("energy", 1), ("supporter", 2)))
    assert (turn.used("supporter"), turn.used("retreat")) == (2, 0)


def test_several_may_play_a_turn_at_once() -> None:
    turn = Turn(3, REN, also=(AKI, 2))
    assert turn.seats == (REN, AKI, 2)
    assert turn.alone is None
    assert [turn.of(seat) for seat in range(4)] == [True, True, True, False]
    assert (Turn(3, REN).seats, Turn(3, REN).alone) == ((REN,), REN)
    assert not Turn(0, REN, also=(AKI,)).of(REN), "the first turn is still to come"


def test_a_chance_may_go_round_an_empty_stage() -> None:
    assert not Stage().is_idle
    assert Stage(chance=REN).is_idle
    assert Stage(passed=(AKI,)).is_idle
    assert not Stage((Declaration("d1", AKI, "strike"),), REN).is_idle


def test_before_the_first_turn_a_table_is_set_up() -> None:
    assert laid().turn == Turn(0, AKI, "setup", ())


def test_the_cards_of_a_pile_come_from_the_top() -> None:
    assert laid(deck_0=("fox", "owl"), hand_0=("elk",)).cards_in("deck.0") == (0, 1)


def test_the_cards_of_a_field_come_unit_by_unit() -> None:
    table = laid(hand_0=("fox", "owl", "elk"))
    table = moved(table, 0, "field.0", handle="ca", up=True, unit="u1")
    table = moved(table, 1, "field.0", handle="cb", up=True, unit="u2", at=1)
    table = moved(table, 2, "field.0", handle="cc", up=True, unit="u1", role="attached")
    assert table.cards_in("field.0") == (0, 2, 1)
    assert table.cards_in("field.1") == ()
