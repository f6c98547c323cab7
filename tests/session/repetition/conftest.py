"""A table, and facts that are to happen on it which happened on another."""

from __future__ import annotations

from itertools import count

import pytest

from app.core.table import Table
from app.session.repetition.repeated_fact import Repeating
from tests.core.small_table import laid, moved


@pytest.fixture
def repeating() -> Repeating:
    numbers = count()
    return Repeating(lambda kind: f"{kind}new{next(numbers)}")


@pytest.fixture
def table() -> Table:
    """Aki: fox and owl in hand, three in the deck; Ren: a dog on the field as u1."""
    table = laid(hand_0=("fox", "owl"), deck_0=("a", "b", "c"), hand_1=("dog",))
    return moved(table, 5, "field.1", handle="cdog", up=True, unit="u1")
