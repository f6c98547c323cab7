"""Courts and jokers are drawn by this program alone, of shapes."""

from __future__ import annotations

import re

from app.games._playing_cards.court_emblems import FRAME, court, joker
from app.games._playing_cards.suits_ranks import COURTS


def test_a_court_is_the_same_seen_from_either_side() -> None:
    for rank in COURTS:
        placed = court("H", rank, "#b5261e", red=True)
        upright = [(one.emblem, round(one.x, 4), round(one.y, 4)) for one in placed[1::2]]
        turned = [(one.emblem, round(1 - one.x, 4), round(1 - one.y, 4)) for one in placed[2::2]]
        assert upright == turned
        assert [one.turned for one in placed] == [False, False, True, False, True]
        assert placed[0].size == FRAME


def test_courts_differ_and_black_ones_wear_other_robes() -> None:
    pictures = {
        court(suit, rank, "#000000", red=suit in "HD")[1].emblem for suit in "SH" for rank in COURTS
    }
    assert len(pictures) == 6


def test_every_colour_is_one() -> None:
    for placed in (*court("S", "J", "#23262b", red=False), *joker("#23262b")):
        for stroke in placed.emblem.strokes:
            assert stroke.colour == "" or re.fullmatch("#[0-9a-f]{6}", stroke.colour)
