"""Plays say what they say, and the usual where nothing is said."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, get_args

import pytest

from app.games.pokemon.adviser.model.plays import Play


@pytest.mark.parametrize("kind", get_args(Play), ids=lambda kind: str(kind.__name__))
def test_where_nothing_is_said_it_is_done_from_the_hand_and_by_no_effect(kind: Any) -> None:
    usual = {one.name: one.default for one in fields(kind) if one.default is not MISSING}
    assert usual.get("source", "hand") == "hand"
    assert usual.get("effect", False) is False
    assert usual.get("manual", True) is True
