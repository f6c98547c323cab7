"""Rules of mulligans in a Battle Royal."""

from __future__ import annotations

from app.games.pokemon.adviser.model import card_plays as c
from tests.games.pokemon.adviser.royal import A, B, C, D, royal
from tests.games.pokemon.adviser.situation import hears

SETUP = {"number": 0, "phase": "setup"}
SHOWN, EXTRA = "br-mulligan-show-all", "br-mulligan-no-draw"


def test_br_mulligan_show_all() -> None:
    heard = ("illegal", ("seat.0",), None)
    assert hears(SHOWN, royal(turn=SETUP), c.Redraw(A, shown_to=(B,))) == heard
    assert hears(SHOWN, royal(turn=SETUP), c.Redraw(A, shown=False)) == heard


def test_br_mulligan_show_all_is_silent_where_all_saw_it_or_nobody_says() -> None:
    assert hears(SHOWN, royal(turn=SETUP), c.Redraw(A, shown_to=(B, C, D))) is None
    assert hears(SHOWN, royal(turn=SETUP), c.Redraw(A)) is None
    assert hears(SHOWN, royal(turn=SETUP), c.Redraw(A, shown=True)) is None


def test_br_mulligan_no_draw() -> None:
    draw = c.DrawCards(B, 1, "mulligan")
    assert hears(EXTRA, royal(turn=SETUP), draw) == ("illegal", ("seat.1",), 0)


def test_br_mulligan_no_draw_is_silent_for_other_draws() -> None:
    assert hears(EXTRA, royal(turn=SETUP), c.DrawCards(B, 7, "opening")) is None
    assert hears(EXTRA, royal(), c.DrawCards(A, 1, "turn")) is None
