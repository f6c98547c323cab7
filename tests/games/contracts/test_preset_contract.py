"""Presets as a new table is offered them."""

from __future__ import annotations

from app.core.intent import Procedure
from app.core.text.words import Words
from app.games.contracts.preset_contract import TablePreset


def test_a_preset_is_for_as_many_seats_as_it_says() -> None:
    tricks = TablePreset(
        "tricks", Words("Tricks", "札取り"), Words("", ""), (3, 6), Procedure("lay")
    )
    assert [count for count in range(9) if tricks.fits(count)] == [3, 4, 5, 6]
