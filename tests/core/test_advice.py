"""Advice: what a rule says of a gesture, and what tells it from what people kept already."""

from __future__ import annotations

from app.core.advice import Advice, AdviceRule, plain_adviser, subject_of
from app.core.intent import Flip, Intent, Shuffle
from app.core.sight import view
from app.core.text.words import Words
from app.core.view import SeatView
from tests.core.small_table import AKI, laid

TITLE = Words("Nobody shuffles here.", "ここでは切りません。")
RULE = AdviceRule("no-shuffle", "suspicious", TITLE, "house rule 1")


def shuffles(_view: SeatView, intent: Intent) -> bool:
    return isinstance(intent, Shuffle)


def breaks(_view: SeatView, _intent: Intent) -> bool:
    raise LookupError("nothing there")


def said(*rules: tuple[AdviceRule, object], of: Intent) -> tuple[list[Advice], list[str]]:
    """Return what an adviser of such rules foresees, and which of them broke."""
    broken: list[str] = []
    adviser = plain_adviser(*rules)  # type: ignore[arg-type]
    seen = view(laid(deck_0=("fox",)), AKI)
    memory = adviser.begin(seen)
    found = adviser.foresee(memory, seen, of, lambda rule, _problem: broken.append(rule))
    return found, broken


def test_it_speaks_of_what_the_rule_is_about_and_of_nothing_else() -> None:
    spoken, broken = said((RULE, shuffles), of=Shuffle("deck.0"))
    assert spoken == [Advice("no-shuffle", "suspicious", TITLE, turn=0)]
    assert broken == []
    assert said((RULE, shuffles), of=Flip()) == ([], [])


def test_a_rule_that_fails_is_told_and_the_others_go_on() -> None:
    odd = AdviceRule("odd", "illegal", TITLE, "house rule 2")
    spoken, broken = said((odd, breaks), (RULE, shuffles), of=Shuffle("deck.0"))
    assert [advice.rule for advice in spoken] == ["no-shuffle"]
    assert broken == ["odd"]


def test_a_plain_adviser_remembers_nothing() -> None:
    adviser = plain_adviser((RULE, shuffles))
    seen = view(laid(), AKI)
    assert adviser.rules == (RULE,)
    assert adviser.follow(None, seen, (), seen, lambda *_: None) == ([], None)
    assert adviser.kept(None) == frozenset()
    assert adviser.case(None, seen) == {}


def test_a_ruling_holds_for_what_it_is_about_and_its_turn() -> None:
    advice = Advice("energy", "illegal", TITLE, ("u2", "u1"), turn=3)
    assert advice.subject == "3:u1,u2"
    assert advice.subject == subject_of(("u1", "u2"), 3) != subject_of(("u1", "u2"), 4)


def test_what_stands_on_the_table_stands_in_every_turn() -> None:
    assert Advice("bench", "illegal", TITLE, ("seat.0",)).subject == ":seat.0"
