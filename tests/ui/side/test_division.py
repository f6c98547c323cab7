"""How log, advice and history share the height: by what is wanted, and by nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from app.core.data.value import replace
from app.ui.side.division import Chosen, Heights, Wanted, divide

ROOM = Wanted(height=653, between=8, tabs=85, line=24)
TWO_CARDS = replace(ROOM, advice=280, newest=150)
OPEN = replace(TWO_CARDS, tree=60, usual_tree=100)
NOBODY = Chosen()


def whole(heights: Heights, between: int) -> int:
    """All of the height that is given, with what stands between two parts."""
    parts = (heights.tabs, heights.asked, heights.advice, heights.starts, heights.history)
    return sum(parts) + between * (sum(part > 0 for part in parts) - 1)


def test_alone_the_log_has_all_that_the_line_of_the_history_leaves() -> None:
    assert divide(NOBODY, ROOM) == Heights(653 - 24 - 8, 0, 0, 0, 24)


def test_advice_takes_what_it_has_to_say_and_the_log_the_rest() -> None:
    advised = divide(NOBODY, TWO_CARDS)
    assert advised.advice == TWO_CARDS.advice
    assert advised.tabs == 653 - 24 - 280 - 2 * 8


def test_long_advice_leaves_the_log_its_share_unless_somebody_gave_it_more() -> None:
    much = replace(TWO_CARDS, advice=600)
    usual = divide(NOBODY, much)
    assert 0.5 < usual.advice / (usual.advice + usual.tabs) < 0.6
    assert divide(Chosen(advice=450), much).advice == 450
    assert divide(Chosen(advice=90), much).advice == 90
    assert divide(Chosen(advice=450), TWO_CARDS).advice == TWO_CARDS.advice, "no more than it needs"


def test_the_tree_takes_its_height_from_the_log_and_gives_way_first() -> None:
    opened = divide(NOBODY, OPEN)
    assert opened.history == 24 + 100
    assert opened.advice == OPEN.advice
    low = divide(NOBODY, replace(OPEN, height=370))
    assert low.history == 24 + 370 - 24 - 2 * 8 - 85 - 150
    lower = divide(NOBODY, replace(OPEN, height=330))
    assert lower.history == 24


def test_where_not_all_fits_the_log_keeps_its_last_lines() -> None:
    least = divide(NOBODY, replace(TWO_CARDS, height=240))
    assert least == Heights(85, 0, 240 - 85 - 24 - 2 * 8, 0, 24)


@pytest.mark.parametrize("chosen", [NOBODY, Chosen(200, 90)])
def test_what_people_ask_is_taken_from_the_log_alone(chosen: Chosen) -> None:
    room = replace(OPEN, advice=120, newest=120, height=900)
    usual, asked = divide(chosen, room), divide(chosen, replace(room, asked=110))
    assert asked == replace(usual, asked=110, tabs=usual.tabs - 110 - room.between)


PIXELS = some.integers(0, 400)


@given(
    some.builds(Chosen, PIXELS, PIXELS),
    some.integers(336, 2000),
    PIXELS,
    some.integers(0, 300),
    some.sampled_from([0, 60]),
    some.sampled_from([0, 44]),
)
def test_all_of_the_height_is_given_and_the_log_is_always_seen(
    chosen: Chosen, height: int, advice: int, newest: int, tree: int, starts: int
) -> None:
    wanted = replace(
        ROOM,
        height=height,
        tree=tree,
        usual_tree=100,
        starts=starts,
        advice=advice,
        newest=min(newest, advice),
    )
    heights = divide(chosen, wanted)
    assert heights.tabs >= wanted.tabs
    assert heights.starts == starts
    assert heights.history >= wanted.line
    assert 0 <= heights.advice <= wanted.advice
    assert whole(heights, wanted.between) == height
