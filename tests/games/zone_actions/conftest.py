"""The table that the examples begin with."""

from __future__ import annotations

import pytest

from tests.games.zone_actions.laid_zones import Laid


@pytest.fixture
def laid() -> Laid:
    return Laid()
