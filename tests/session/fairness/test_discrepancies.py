"""What may not fit in a record of chance, in words for people and codes for programs."""

from __future__ import annotations

import re

import pytest

from app.core.past.history import Node
from app.core.text.words import Words
from app.session.fairness import discrepancies as m
from app.session.fairness.discrepancies import Discrepancy

AKI = Words("Aki", "Aki")
NODE = Node(7, 6, 0, (), 7, 2, 3)
KANA = re.compile("[\u3040-\u30ff]")

ALL = (
    m.malformed(AKI),
    m.host_last(AKI),
    m.never_drawn(3),
    m.misnumbered(5, 4),
    m.unasked(3),
    m.wrong_link(AKI, 3),
    m.miscounted(AKI, 3),
    m.refused_commitment(AKI),
    m.refused_link(AKI),
    m.refused_signature(AKI),
    m.not_mine(),
    m.held_dropped(),
    m.elsewhere(3),
    m.self_left_out(3),
    m.never_opened(3),
    m.other_gesture(3),
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


def test_who_and_which_draw_it_was_is_said() -> None:
    for discrepancy in (m.wrong_link(AKI, 3), m.miscounted(AKI, 3)):
        for said in (discrepancy.words.en, discrepancy.words.ja):
            assert "Aki" in said
            assert "3" in said
