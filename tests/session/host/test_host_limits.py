"""What the host refuses as too much; that no seat gets past it is in `test_weight.py`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.core.card import LONGEST_KEY, MOST_CARDS
from app.core.data.weight import MOST_HANDLED, MOST_PUT, MOST_WEIGHT, Weight
from app.session.host.host_limits import check_handled, check_key, check_weight, too_much_to_tell
from app.session.steps.rights import ImpossibleError
from tests.core.small_table import AKI, REN, laid

EMPTY = Weight(0, {})


def is_refused(check: Callable[[], object]) -> bool:
    """Whether a check refuses, with words in both languages."""
    try:
        check()
    except ImpossibleError as refused:
        return bool(refused.reason.en and refused.reason.ja)
    return False


def test_one_seat_puts_down_so_much_and_the_other_still_may() -> None:
    full = Weight(MOST_PUT, {AKI: MOST_PUT})
    assert is_refused(lambda: check_weight(full, Weight(1, {AKI: 1})))
    assert not is_refused(lambda: check_weight(full, Weight(MOST_PUT, {REN: MOST_PUT})))
    assert is_refused(lambda: check_weight(full, Weight(MOST_PUT, {REN: MOST_PUT + 1})))


def test_all_together_have_an_end_as_well() -> None:
    assert not is_refused(lambda: check_weight(Weight(MOST_WEIGHT - 1, {}), Weight(1, {})))
    assert is_refused(lambda: check_weight(Weight(MOST_WEIGHT, {}), Weight(1, {})))


def test_to_take_something_away_is_always_possible() -> None:
    older = Weight(2 * MOST_WEIGHT, {AKI: 2 * MOST_PUT})
    assert not is_refused(lambda: check_weight(older, Weight(-10, {AKI: -10})))
    assert not is_refused(lambda: check_weight(older, EMPTY))


def test_a_table_that_came_too_heavy_is_told_to_who_hosts_it() -> None:
    assert too_much_to_tell(laid(deck_0=("fox",) * MOST_CARDS)) is None
    words = too_much_to_tell(laid(deck_0=("fox",) * (MOST_CARDS + 1)))
    assert words is not None
    assert "3,000 cards" in words.en
    assert "3,000枚" in words.ja
    assert too_much_to_tell(laid(deck_0=("x" * 20_000,) * 200)) is not None


def test_one_gesture_handles_so_many_cards() -> None:
    assert not is_refused(lambda: check_handled(MOST_HANDLED))
    assert is_refused(lambda: check_handled(MOST_HANDLED + 1))


def test_a_name_of_a_mark_is_a_short_line() -> None:
    assert check_key("note:\n1") == "note: 1"
    assert check_key("x" * LONGEST_KEY) == "x" * LONGEST_KEY
    with pytest.raises(ImpossibleError, match="40 characters at most"):
        check_key("x" * (LONGEST_KEY + 1))
