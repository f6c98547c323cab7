"""How card, history, advice and tabs share the height: by what is wanted, and by nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from app.core.data.value import replace
from app.ui.side.division import Chosen, Heights, Wanted, divide

ROOM = Wanted(height=653, between=8, card=68, history=167, tabs=85)
TWO_CARDS = replace(ROOM, advice=280, newest=150)
CHOSEN: Chosen = (200, 200, 240)


def whole(heights: Heights, between: int) -> int:
    """All of the height that is given, with what stands between two parts."""
    parts = [heights.card, heights.history, heights.advice + heights.tabs]
    return sum(parts) + between * (sum(part > 0 for part in parts) - 1)


def test_without_advice_the_card_has_the_larger_share() -> None:
    usual = divide(None, ROOM)
    assert usual.card > usual.tabs > ROOM.tabs
    assert usual.history == ROOM.history


def test_advice_takes_its_height_from_the_card_and_leaves_the_log_its_own() -> None:
    usual, advised = divide(None, ROOM), divide(None, TWO_CARDS)
    assert advised.tabs == usual.tabs
    assert advised.history == usual.history
    assert advised.advice >= TWO_CARDS.newest
    assert advised.card >= ROOM.card


def test_where_the_window_is_low_the_history_goes_first_and_the_log_keeps_its_last_lines() -> None:
    low = replace(TWO_CARDS, height=380)
    advised = divide(None, low)
    assert advised.history == 0
    assert advised.tabs >= low.tabs
    assert advised.advice >= low.newest


def test_where_nothing_else_fits_log_and_advice_are_left() -> None:
    least = replace(TWO_CARDS, height=240)
    assert divide(None, least) == Heights(0, 0, 155, 85)


@pytest.mark.parametrize("chosen", [None, CHOSEN])
def test_what_stands_above_for_a_while_is_taken_from_the_card(chosen: Chosen | None) -> None:
    usual = divide(chosen, ROOM)
    squeezed = divide(chosen, replace(ROOM, height=ROOM.height - 60, above=60))
    assert squeezed == replace(usual, card=usual.card - 60)


PIXELS = some.integers(0, 400)
DRAWN = some.none() | some.tuples(PIXELS, PIXELS, PIXELS)


@given(
    DRAWN, some.integers(336, 2000), PIXELS, some.integers(0, 300), some.sampled_from([0, 60, 167])
)
def test_all_of_the_height_is_given_and_the_log_is_always_seen(
    chosen: Chosen | None, height: int, advice: int, newest: int, history: int
) -> None:
    wanted = replace(
        ROOM, height=height, history=history, advice=advice, newest=min(newest, advice)
    )
    heights = divide(chosen, wanted)
    assert heights.tabs >= wanted.tabs
    assert min(heights.card, heights.history, heights.advice) >= 0
    assert heights.advice <= wanted.advice or heights.card == 0
    assert whole(heights, wanted.between) == height
