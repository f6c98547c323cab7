"""Each rule of a shipped game shows what goes against it and what is fine."""

from __future__ import annotations

import re

import pytest

from app.core.advice import plain_adviser
from app.games.advising.rule_examples import shipped_examples
from app.games.game_registry import GAMES

ADVISED = {name: spec.adviser() for name, spec in GAMES.items() if spec.adviser is not None}
LONGEST = 160


@pytest.mark.parametrize("name", sorted(ADVISED))
def test_every_rule_has_its_examples(name: str) -> None:
    adviser = ADVISED[name]
    told = adviser.examples()
    for rule in adviser.rules:
        example = told[rule.id]
        assert example.fine is not None, rule.id
        assert (example.against is None) == (rule.state == "guard"), rule.id


@pytest.mark.parametrize("name", ["pokemon", "blackpoker", "nullpoga"])
def test_no_example_is_of_a_rule_that_is_gone(name: str) -> None:
    known = {rule.id for adviser in ADVISED.values() for rule in adviser.rules}
    assert set(shipped_examples(name)) <= known


@pytest.mark.parametrize("name", ["pokemon", "blackpoker", "nullpoga"])
def test_they_are_sentences_in_the_manner_of_all_words(name: str) -> None:
    for rule, example in shipped_examples(name).items():
        for words in (example.against, example.fine):
            if words is None:
                continue
            assert len(words.en) <= LONGEST, rule
            assert words.en.endswith("."), rule
            assert words.ja.endswith("。"), rule
            assert not re.search(r'["!]|  |\.\.\.', words.en), rule
            assert not re.search(r'["!,.]\s|  |[ぁ-ん一-龠] [ぁ-んァ-ヶ一-龠]', words.ja), rule
            assert not re.search(r"[Ａ-Ｚａ-ｚ０-９]", words.ja), rule


def test_an_adviser_that_brings_none_has_none() -> None:
    assert plain_adviser().examples() == {}
