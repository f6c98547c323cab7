"""The view that the examples are read against."""

from __future__ import annotations

import pytest

from app.core.view import SeatView
from tests.net.encoding.small_steps import EXAMPLES, told


@pytest.fixture
def view_of_aki() -> SeatView:
    """A cat in the grave, three prizes, an elk with a fawn and a fox on the field."""
    return told(*EXAMPLES["hurt"]).before
