"""Before the first turn: five cards, life and mana."""

from __future__ import annotations

from app.core.intent import Procedure
from app.games.nullpoga.flow.first_hands import without_hand
from app.games.nullpoga.nullpoga_game import SPEC
from app.games.nullpoga.table.board_reading import board_of
from app.games.table_tools import count
from app.session.host.local_table import LocalTable, lay_table

DECK = ("rat", "cat") * 15


def laid() -> LocalTable:
    return lay_table(SPEC, ("Aki", "Ren"), (DECK, DECK), 3)


def test_each_draws_five_cards_once() -> None:
    table = laid()
    for _ in range(2):
        table.sit(0).ask(Procedure("setup"))
    view = table.sit(0).view
    assert (count(view, "hand.0"), count(view, "deck.0")) == (5, 25)
    assert (count(view, "hand.1"), count(view, "deck.1")) == (0, 30)


def test_who_has_no_hand_yet_is_named() -> None:
    table = laid()
    assert without_hand(table.sit(0).view) == (0, 1)
    table.sit(0).ask(Procedure("setup"))
    assert without_hand(table.sit(0).view) == (1,)


def test_both_begin_the_first_turn_with_full_life_and_one_mana() -> None:
    table = laid()
    for seat in (0, 1):
        table.sit(seat).ask(Procedure("setup"))
    table.sit(0).ask(Procedure("begin"))
    view = table.sit(1).view
    assert [(side.life, side.mana) for side in board_of(view).sides] == [(20, 1)] * 2
    assert (view.turn.number, view.turn.phase, view.turn.seats) == (1, "plan", (0, 1))
