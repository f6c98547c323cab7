"""Crests are drawings as data, whole within their square."""

from __future__ import annotations

import re
from math import hypot

import pytest

from app.cards.crests.crest_drawing import GOLD, PAPER, TIP, crest, ringed
from app.cards.crests.crest_pattern import pattern_of
from app.cards.face import Emblem

PETAL = "M 0 0 C 0.9 0.3 0.9 0.7 0 1 C -0.9 0.7 -0.9 0.3 0 0 Z"
NAMES = tuple(f"Card {number}" for number in range(60))
_NUMBER = re.compile(r"-?\d+\.?\d*")


def _points(emblem: Emblem) -> list[float]:
    found: list[float] = []
    for stroke in emblem.strokes:
        written = [float(one) for one in _NUMBER.findall(stroke.path)]
        a, b, c, d, e, f = stroke.laid or (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        for x, y in zip(written[::2], written[1::2], strict=True):
            found += (a * x + c * y + e, b * x + d * y + f)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_crest_stays_in_its_square(name: str) -> None:
    # Handles of the bows of a scallop lie a little outside of what they draw.
    assert all(-0.08 <= one <= 1.08 for one in _points(crest(name, PETAL)))
    assert all(-0.08 <= one <= 1.08 for one in _points(crest(name, PETAL, golden=True)))
    assert all(-0.08 <= one <= 1.08 for one in _points(ringed(name, "M 0 0 L 1 0 L 1 1 Z")))


def test_petals_point_outwards_all_around_the_middle() -> None:
    name = next(one for one in NAMES if pattern_of(one).setting == "out")
    petals = [one for one in crest(name, PETAL).strokes if one.path == PETAL]
    tips = [(one.laid[2] + one.laid[4], one.laid[3] + one.laid[5]) for one in petals if one.laid]
    assert len(tips) == pattern_of(name).petals
    assert {round(hypot(x - 0.5, y - 0.5), 6) for x, y in tips} == {TIP}
    assert len({(round(x, 6), round(y, 6)) for x, y in tips}) == len(tips)


def test_a_golden_rim_lies_around_a_smaller_crest() -> None:
    plain, golden = crest("Card 1", PETAL).strokes, crest("Card 1", PETAL, golden=True).strokes
    assert golden[0].colour == GOLD
    assert [one.colour for one in golden[1:]] == [one.colour for one in plain]


def test_petals_are_of_paper_where_the_ground_has_the_colour() -> None:
    for name in NAMES:
        strokes = crest(name, PETAL).strokes
        petals = [one.colour for one in strokes if one.path.count("C") == 2]
        assert len(petals) >= pattern_of(name).petals
        assert set(petals) == {PAPER if pattern_of(name).coloured else ""}


def test_two_names_have_two_crests() -> None:
    assert len({crest(name, PETAL).strokes for name in NAMES}) > 55
