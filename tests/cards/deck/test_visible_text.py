"""Texts of others on one line, without what nobody sees."""

from __future__ import annotations

import pytest

from app.cards.deck.visible_text import visible


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Boss's \t Orders\n", "Boss's Orders"),
        ("Iono", "Iono"),
        ("ナンジャモ\u3000ex", "ナンジャモ ex"),
        ("Io\x07no", "Iono"),
        ("Io\u200bno", "Iono"),
        ("\u202eonoI", "onoI"),
        ("Iono\ud800", "Iono"),
        ("Iono\uffff\ufffe", "Iono"),
        ("a \u200b b", "a b"),
        ("👍🏽", "👍🏽"),
    ],
)
def test_what_nobody_sees_is_gone_and_the_rest_stays(written: str, kept: str) -> None:
    assert visible(written) == kept
