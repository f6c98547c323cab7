"""What was paid for an action, in one piece or in several."""

from __future__ import annotations

from app.games.blackpoker.adviser.blackpoker_plays import Paid, Start, acted, with_keys
from app.games.blackpoker.rules.rule_set import rule_set


def test_what_is_paid_in_pieces_is_paid_together() -> None:
    both = Paid(drives=("w",), damage=1).plus(Paid(discards=1, gives=("u",)))
    assert both == Paid(("w",), 1, 1, ("u",))
    assert both.is_payment
    assert not Paid(keys=("H-6",)).is_payment


def test_what_is_paid_after_a_key_card_is_late() -> None:
    shown, paid = Paid(keys=("H-6",), sources=("hand",)), Paid(damage=1)
    assert shown.plus(paid).late
    assert not paid.plus(shown).late
    assert shown.plus(paid).plus(Paid(keys=("H-7",))).late


def test_key_cards_that_were_shown_are_those_of_the_action() -> None:
    paid = Paid(keys=("H-6",), sources=("hand",))
    assert with_keys(Start(0, "up"), paid) == Start(0, "up", ("H-6",), ("hand",), paid=paid)
    named = with_keys(Start(0, "up", ("S-2",), ("keys",)), paid)
    assert (named.keys, named.sources) == (("S-2",), ("keys",))


def test_who_is_driven_for_an_action_comes_before_its_targets() -> None:
    actions = rule_set("6", "extra").actions
    assert acted(actions["slash"], ("me", "you")) == ("me", ("you",))
    assert acted(actions["up"], ("you",)) == ("", ("you",))
    assert acted(actions["reanimate"], ("me", "you")) == ("me", ("you",))
    assert acted(actions["reanimate"], ("you",)) == ("", ("you",))
