"""What a checked file may show, in words for people and codes for programs."""

from __future__ import annotations

import re

import pytest

from app.core.fact import Announced, CoinsFlipped, DiceRolled, Fact, Shuffled
from app.core.past.history import Node
from app.core.text.words import Words
from app.session.fairness import file_discrepancies as m
from app.session.fairness.discrepancies import Discrepancy
from app.version import VERSION

AKI = Words("Aki", "Aki")
NODE = Node(7, 6, 0, (), 7, 2, 3)
KANA = re.compile("[\u3040-\u30ff]")

ALL = (
    m.no_record(),
    m.no_gesture(3),
    m.undrawn(NODE),
    m.not_the_top(NODE),
    m.unreadable(3),
    m.other_purpose(3),
    m.other_result(3, None, ""),
    m.no_signature(AKI),
    m.held_left_out(AKI),
    m.told_otherwise(AKI, 9),
    m.left_out(AKI, 3),
)


@pytest.mark.parametrize("discrepancy", ALL, ids=lambda discrepancy: discrepancy.code)
def test_each_is_a_sentence_in_both_languages(discrepancy: Discrepancy) -> None:
    assert re.fullmatch(r"[a-z-]+", discrepancy.code)
    assert discrepancy.words.en.endswith(".")
    assert discrepancy.words.ja.endswith("。")
    assert KANA.search(discrepancy.words.ja)


def test_every_one_of_them_is_told_here() -> None:
    makers = [one for name, one in vars(m).items() if callable(one) and name[0].islower()]
    ours = [one for one in makers if one.__module__ == m.__name__]
    assert len(ours) == len(ALL)


def test_who_and_which_draw_or_step_it_was_is_said() -> None:
    told = m.left_out(AKI, 3).words
    assert all("Aki" in said and "3" in said for said in (told.en, told.ja))
    assert "Step 7 (turn 2.3)" in m.undrawn(NODE).words.en


@pytest.mark.parametrize(
    ("fact", "kept"),
    [
        (CoinsFlipped(0, (True, False)), " with heads, tails"),
        (DiceRolled(0, 6, (4, 1)), " with 4, 1"),
        (Shuffled(0, "deck.0", (1, 0)), " with a shuffle"),
        (Announced(0, "say"), ""),
    ],
)
def test_what_came_out_otherwise_is_told_as_it_is_kept(fact: Fact, kept: str) -> None:
    said = m.other_result(3, Node(7, 6, 0, (fact,), 7, 2, 3), VERSION).words
    assert said.en == f"Step 7 (turn 2.3){kept} is not what the links of draw 3 give."


def test_a_record_of_another_version_may_be_the_versions_doing() -> None:
    assert "version 0.0.1" in m.other_result(3, NODE, "0.0.1").words.en
    assert "version" not in m.other_result(3, NODE, VERSION).words.en
