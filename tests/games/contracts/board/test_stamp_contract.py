"""Stamps: words on units that follow from the table as it is."""

from __future__ import annotations

from app.core.text.words import Words
from app.core.view import SeatFact, SeatUnit, SeatView
from app.games.contracts.board.stamp_contract import stamped_anew, stamps_of
from app.session.host.local_table import lay_table
from tests.helpers.play import decks_for
from tests.helpers.toy_games import TOYS

OUTPOST = TOYS["outpost"]


def _stamps(view: SeatView, unit: SeatUnit) -> tuple[Words, ...]:
    return (Words(f"turn {view.turn.number}", f"{view.turn.number}"),) if unit.cell else ()


def test_a_game_says_what_is_stamped_on_a_unit_as_a_seat_sees_it() -> None:
    view = lay_table(OUTPOST, ("Aki", "Ren"), decks_for(OUTPOST, 2), seed=2).sit(0).view
    unit = next(iter(view.units.values()))
    assert stamps_of(_stamps, view, unit) == (Words("turn 0", "0"),)
    assert stamps_of(None, view, unit) == ()


def test_all_units_are_asked_again_as_the_turn_changes() -> None:
    view = lay_table(OUTPOST, ("Aki", "Ren"), decks_for(OUTPOST, 2), seed=2).sit(0).view
    assert stamped_anew(_stamps, view, SeatFact((), turn=view.turn)) == {"wild"}
    assert stamped_anew(_stamps, view, SeatFact(())) == frozenset()
    assert stamped_anew(None, view, SeatFact((), turn=view.turn)) == frozenset()
