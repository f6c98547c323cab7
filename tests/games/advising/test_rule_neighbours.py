"""Which rules are read together."""

from __future__ import annotations

from app.core.advice import AdviceRule
from app.core.text.wording import both
from app.games.advising.rule_neighbours import MOST, neighbours
from app.games.game_registry import GAMES


def rule(name: str, source: str) -> AdviceRule:
    return AdviceRule(name, "illegal", both(name), source)


LIST = (
    rule("attack-once", "ST1, APR A-01"),
    rule("attack-cost", "CARD"),
    rule("turn-end", "ST1, APR A-01"),
    rule("attack-names", "-"),
    rule("bench-full", "CARD, ST9"),
    rule("checkup", "APR A-01"),
)


def test_who_rests_on_the_same_sentences_comes_first_then_who_stands_near() -> None:
    found = [one.id for one in neighbours(LIST[0], LIST)]
    assert found == ["turn-end", "checkup", "attack-cost", "attack-names"]


def test_a_whole_document_in_common_says_nothing() -> None:
    assert [one.id for one in neighbours(LIST[4], LIST)] == []


def test_there_are_never_too_many_and_never_itself() -> None:
    for spec in GAMES.values():
        rules = spec.adviser().rules if spec.adviser is not None else ()
        for one in rules:
            found = neighbours(one, rules)
            assert len(found) <= MOST
            assert one not in found
