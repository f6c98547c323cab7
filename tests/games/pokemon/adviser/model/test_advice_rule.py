"""What a rule is: asked about some kinds of play, it speaks, and what it said becomes advice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.core.advice import Advice, AdviceRule, Severity
from app.core.text.words import Words
from app.games.pokemon.adviser.model.advice_rule import Rule, Said, by_hand, guard, rule
from app.games.pokemon.adviser.model.plays import PassTurn, Retreat
from app.games.pokemon.adviser.model.position import Position
from tests.games.pokemon.adviser.situation import ME, mon, position

TITLE = Words("A Pokémon retreats once.", "にげるのは1回です。")
AGAIN = Words("Riolu retreats again.", "Rioluがまたにげます。")
WHY = Words("The table does not hold a clock.", "卓に時計はありません。")


def retreats(severity: Severity = "illegal") -> Rule:
    @rule("retreat-once", severity, Retreat, title=TITLE, source="ST054")
    def retreat_once(_position: Position, play: Retreat) -> Iterator[Said]:
        yield Said(AGAIN, (play.unit,))

    return retreat_once


def test_a_function_becomes_the_rule_that_stands_above_it() -> None:
    made = retreats()
    assert (made.id, made.severity, made.plays) == ("retreat-once", "illegal", (Retreat,))
    assert (made.title, made.source, made.state) == (TITLE, "ST054", "checked")
    (said,) = made.speak(position([mon()]), Retreat(ME, "a1"))
    assert said == Said(AGAIN, ("a1",))


def test_a_list_of_rules_shows_what_each_asks_for() -> None:
    assert retreats().told == AdviceRule("retreat-once", "illegal", TITLE, "ST054", "checked")
    left = by_hand("time", "reminder", TITLE, "TH 4", WHY)
    assert left.told == AdviceRule("time", "reminder", TITLE, "TH 4", "by hand", WHY)


def test_what_it_said_becomes_advice_of_that_turn() -> None:
    said = Said(AGAIN, ("a2", "a1", "", "a2"), right=1)
    assert retreats().advice(said, 5) == Advice(
        "retreat-once", "illegal", AGAIN, ("a1", "a2"), 1, 5
    )
    assert retreats().advice(said).turn is None


@pytest.mark.parametrize(
    ("severity", "unsure"),
    [("illegal", "suspicious"), ("suspicious", "suspicious"), ("reminder", "reminder")],
)
def test_what_is_not_sure_makes_nothing_illegal(severity: Severity, unsure: Severity) -> None:
    made = retreats(severity)
    assert made.advice(Said(AGAIN)).severity == severity
    assert made.advice(Said(AGAIN, sure=False)).severity == unsure


def test_a_guard_and_what_people_look_after_are_asked_about_nothing_and_say_nothing() -> None:
    for silent, state in (
        (guard("hand-any-size", TITLE, "ST010"), "guard"),
        (by_hand("time", "suspicious", TITLE, "TH 4", WHY), "by hand"),
    ):
        assert (silent.plays, silent.state) == ((), state)
        assert [*silent.speak(position([mon()]), PassTurn(ME))] == []
    assert guard("hand-any-size", TITLE, "ST010").severity == "reminder"
