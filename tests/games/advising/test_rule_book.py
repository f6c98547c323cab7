"""The rules of a game by their ids: in order, each once, and asked about what they are for."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.games.advising.common_plays import Moved, Standing
from app.games.advising.rule_book import RuleBook, rules_in, rules_of
from tests.games.advising import toy_adviser
from tests.games.advising.toy_adviser import BOOK, draw_once, hand_counted, hand_short


def test_the_rules_of_a_module_are_found_in_the_order_in_which_they_stand_there() -> None:
    assert rules_of(toy_adviser) == (draw_once, hand_counted, hand_short)
    found = tuple(rules_in("tests.games.advising", ("toy_adviser",)))
    assert found == (draw_once, hand_counted, hand_short)


def test_a_rule_is_found_by_its_id_in_the_order_of_the_list() -> None:
    assert [*BOOK] == ["hand-short", "draw-once", "hand-counted", "look-on"]
    assert BOOK["draw-once"] is draw_once
    assert len(BOOK) == 4
    assert [one.state for one in BOOK.told] == ["checked", "checked", "checked", "guard"]


def test_two_rules_of_one_id_are_refused() -> None:
    with pytest.raises(ValueError, match="two rules are called draw-once"):
        RuleBook((draw_once, hand_short, replace(hand_short, id="draw-once")))


def test_a_rule_is_asked_about_the_plays_it_is_for() -> None:
    asked = [rule for rule, _ in BOOK.asked_about(Moved)]
    assert asked == [draw_once, hand_counted]
    assert BOOK.asked_about(Standing) == ((hand_short, hand_short.speak),)
    assert BOOK.asked_about(int) == ()


def test_some_rules_hold_in_one_variant_alone() -> None:
    quick = replace(hand_short, games=frozenset({"quick"}))
    book = RuleBook((draw_once, quick))
    assert [*book.holding_in("quick")] == ["draw-once", "hand-short"]
    assert [*book.holding_in("slow")] == ["draw-once"]
