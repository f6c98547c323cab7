"""Crests are drawings as data, whole within their square."""

from __future__ import annotations

import re

import pytest

from app.cards.crests.crest_drawing import PAPER, crest
from app.cards.crests.crest_pattern import pattern_of
from app.cards.face import Emblem

PETAL = "M 0 0 C 0.9 0.3 0.9 0.7 0 1 C -0.9 0.7 -0.9 0.3 0 0 Z"
NAMES = tuple(f"Card {number}" for number in range(60))
_NUMBER = re.compile(r"-?\d+\.?\d*")


def _points(emblem: Emblem) -> list[float]:
    return [float(one) for stroke in emblem.strokes for one in _NUMBER.findall(stroke.path)]


@pytest.mark.parametrize("name", NAMES)
def test_a_crest_stays_in_its_square(name: str) -> None:
    # Handles of the bows of a scallop lie a little outside of what they draw.
    assert all(-0.08 <= one <= 1.08 for one in _points(crest(name, PETAL)))


def test_petals_are_of_paper_where_the_ground_has_the_colour() -> None:
    for name in NAMES:
        strokes = crest(name, PETAL).strokes
        petals = [one.colour for one in strokes if one.path.count("C") == 2]
        assert len(petals) >= pattern_of(name).petals
        assert set(petals) == {PAPER if pattern_of(name).coloured else ""}


def test_two_names_have_two_crests() -> None:
    assert len({crest(name, PETAL).strokes for name in NAMES}) > 55
