"""A rule under its code is silent before the first turn and after the last."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.core.data.value import replace
from app.core.text.words import Words
from app.games.advising.advice_rule import Rule, Said
from app.games.advising.cases.case_fields import CaseReader
from app.games.advising.common_plays import Passed
from app.games.blackpoker.adviser.blackpoker_cases import position_written
from app.games.blackpoker.adviser.blackpoker_position import Position
from app.games.blackpoker.adviser.rules.coded_rule import Found, code, player


def rule_of(when: str) -> Rule:
    @code("ONE", "illegal", Passed, en="One.", ja="一。", source="here", when=when)
    def one(_position: Position, play: Passed) -> Iterator[Found]:
        yield player(play.by)
        yield Said(Words("Two.", "二。"))

    return one


@pytest.mark.parametrize(
    ("when", "number", "speaks"),
    [
        ("game", 0, False),
        ("game", 1, True),
        ("setup", 0, True),
        ("setup", 1, False),
        ("always", 0, True),
        ("always", 9, True),
    ],
)
def test_when_a_rule_speaks(when: str, number: int, speaks: bool) -> None:
    position = replace(position_written(CaseReader({}, "case")), number=number)
    said = [*rule_of(when).speak(position, Passed(1))]
    assert [one.words.en for one in said] == (["One.", "Two."] if speaks else [])
    if speaks:
        assert said[0].about == ("seat.1",)
    assert [*rule_of(when).speak(replace(position, over=True), Passed(1))] == []
