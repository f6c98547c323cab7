"""What tables of every game agree on: the turn lock, who changes the rules, how chance is made."""

from __future__ import annotations

from app.cards.deck.deck import DeckList
from app.games.common_options import (
    CHANCE,
    LOCKED,
    MIXED,
    RULES_BY,
    TURN_LOCK,
    agreed_with,
    for_another_table,
    hosted_options,
    options_of,
)
from app.games.game_registry import GAMES

SPEC = GAMES["pokemon"]


def test_the_games_own_options_come_first() -> None:
    for hosted in (False, True):
        assert options_of(SPEC, hosted=hosted)[: len(SPEC.options)] == SPEC.options


def test_at_one_screen_nobody_is_locked_unless_the_table_wants_it() -> None:
    *_, lock = options_of(SPEC)
    assert (lock.id, lock.usual) == (TURN_LOCK.id, "off")
    assert RULES_BY not in options_of(SPEC), "there is nobody else to ask"


def test_at_a_hosted_table_the_lock_is_usual_and_it_says_who_changes_the_rules() -> None:
    *_, rules, lock = options_of(SPEC, hosted=True)
    assert (lock.id, lock.usual) == (TURN_LOCK.id, "on")
    assert (rules.id, rules.usual) == (RULES_BY.id, "all")
    assert lock.allows("off")


def test_a_hosted_table_begins_locked_unless_somebody_said_otherwise() -> None:
    assert hosted_options(()) == LOCKED
    assert hosted_options((("tie", "tie"),)) == (("tie", "tie"), ("turn-lock", "on"))
    assert hosted_options((("turn-lock", "off"),)) == (("turn-lock", "off"),)


def test_another_table_does_not_take_over_how_chance_is_made() -> None:
    assert (CHANCE.id, CHANCE.usual) == MIXED[0]
    assert for_another_table((("tie", "tie"), *MIXED, *LOCKED)) == (("tie", "tie"), *LOCKED)


def test_decks_of_a_format_have_a_say_in_what_nobody_chose() -> None:
    """Decks that say nothing, no decks, and games that ask none have none."""
    half, usual = DeckList("", (), format="half"), DeckList("", ())
    assert agreed_with(SPEC, (half, None, half)) == (("prizes", "3"),)
    assert agreed_with(SPEC, (half, usual)) == agreed_with(SPEC, (usual,)) == ()
    assert agreed_with(SPEC, (None,)) == agreed_with(SPEC, ()) == ()
    assert agreed_with(GAMES["open_table"], (half,)) == ()
