"""All codes of the list, and one of our own beside them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.games.blackpoker.adviser.rules.blackpoker_book import BOOK, SOURCES
from tests.games.blackpoker.adviser.both_ways import BOTH

FACTS = Path(__file__).parents[6] / "shared" / "facts" / "blackpoker.json"
CODES = 65
OUR_OWN = {"TRUMP_NO_EFFECT": "suspicious"}
"""What the list has of a Death Lance that does nothing, of Close and Destroy Trump."""
SEVERITIES = {"illegal": "illegal", "warn": "suspicious", "info": "reminder"}


def test_every_code_is_tested_both_ways() -> None:
    assert len(BOOK) == CODES
    assert {*BOOK} == {*BOTH}


def test_codes_and_severities_are_those_of_the_list() -> None:
    if not FACTS.exists():
        pytest.skip("the facts about the game lie beside the project only where it is made")
    listed = json.loads(FACTS.read_text(encoding="utf-8"))["illegal_moves"]
    told = {one["code"]: SEVERITIES[one["severity"]] for one in listed}
    assert {rule.id: rule.severity for rule in BOOK.values()} == {**told, **OUR_OWN}


def test_every_rule_says_what_it_asks_for_and_where_it_stands() -> None:
    begins = tuple(begin for begin, _ in SOURCES)
    for rule in BOOK.values():
        assert rule.title.en.endswith("."), rule.id
        assert rule.title.ja.endswith("。"), rule.id
        assert rule.source.startswith(begins), rule.id
        assert rule.plays, rule.id
