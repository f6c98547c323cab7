"""What a name that means nothing is answered with."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.games.contracts.notation_contract import NotationError


def refused(ask: Callable[[], object]) -> str:
    with pytest.raises(NotationError) as told:
        ask()
    return told.value.words.en
