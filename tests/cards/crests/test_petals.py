"""Petals that games share lie within their place, and no two are the same."""

from __future__ import annotations

import re

import pytest

from app.cards.crests import petals
from app.ui.look.emblem_paint import path_of

PETALS = {name: path for name, path in vars(petals).items() if name.isupper()}
_NUMBER = re.compile(r"-?\d*\.?\d+")


@pytest.mark.parametrize("name", sorted(PETALS))
def test_a_petal_lies_between_heart_and_tip(name: str) -> None:
    path_of(PETALS[name])
    numbers = [float(one) for one in _NUMBER.findall(PETALS[name])]
    # Handles of curves lie a little outside of what they draw.
    assert all(-1.1 <= x <= 1.1 for x in numbers[::2])
    assert all(-0.05 <= y <= 1.1 for y in numbers[1::2])
    assert max(numbers[1::2]) > 0.9


def test_no_two_are_the_same() -> None:
    assert len(set(PETALS.values())) == len(PETALS) > 10
