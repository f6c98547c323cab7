"""What a table agrees on for its adviser: how much it says, and a switch for every rule."""

from __future__ import annotations

from app.games.advising.advice_options import SHOWN, listed_options, rule_of, rule_option, switch_of
from app.games.game_registry import GAMES


def test_switches_are_told_from_other_options() -> None:
    assert rule_of(switch_of("ko-not-done")) == "ko-not-done"
    assert rule_of("tie") == ""


def test_how_much_is_said_is_agreed_on_by_the_table() -> None:
    assert SHOWN.usual == "all"
    assert [one.id for one in SHOWN.values] == ["all", "suspicious", "illegal", "off"]


def test_a_rule_has_a_switch_that_is_called_after_it() -> None:
    spec = GAMES["pokemon"]
    assert spec.adviser is not None
    rule = next(rule for rule in spec.adviser().rules if rule.id == "first-turn-attack")
    option = rule_option(rule)
    assert (option.id, option.usual) == ("rule:first-turn-attack", "on")
    assert option.title.en == "the rule “The player going first does not attack on the first turn”"
    assert not option.title.ja.endswith("。」")


def test_a_table_lists_all_that_it_may_agree_on_but_the_switches() -> None:
    spec = GAMES["pokemon"]
    listed = [option.id for option in listed_options(spec)]
    assert listed[: len(spec.options)] == [option.id for option in spec.options]
    assert listed[-2:] == ["chance", "advice"]
    assert not any(map(rule_of, listed))
