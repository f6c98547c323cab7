"""Moments: what a game need not say, and that what it draws follows from what a seat is told."""

from __future__ import annotations

from app.games.contracts.board.moment_contract import Moments, MomentSigns
from tests.helpers.relay_game import SPEC, relay_table


def test_a_game_that_only_says_where_moments_begin_has_no_titles_and_draws_nothing() -> None:
    moments = Moments(frozenset({"leg"}))
    view = relay_table().sit(0).view
    assert moments.title(view, ()).en == ""
    assert moments.signs(view, ()) == MomentSigns()


def test_what_is_drawn_is_of_the_view_before_the_moment() -> None:
    view = relay_table().sit(0).view
    assert SPEC.moments is not None
    (arrow,) = SPEC.moments.signs(view, ()).arrows
    assert (arrow.source, arrow.target) == ("wild#1", "wild#2")
