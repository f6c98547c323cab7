"""A table laid over one in the network: nothing of that one shows, is said, or stays in memory."""

from __future__ import annotations

import gc

from app.ui.app.window import Window
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, set_up, sit_together
from tests.ui.traces import SECRET, at_rest, leave_traces, parts_of, place_of, said


def test_nothing_of_it_is_left(
    window: Window, table: Hosted, guests: list[Guest], until: Until
) -> None:
    set_up(window, sit_together(window, table, guests, until), until)
    secrets = leave_traces(window)
    assert SECRET in said()
    parts = parts_of(place_of(window))
    assert window.tables.lay_position("game: pokemon; Aki: deck 3 unknown")
    at_rest()
    gc.collect()
    assert [part() for part in parts if part() is not None] == []
    assert not [line for line in said().splitlines() for name in secrets if name in line]


def test_nothing_of_another_is_left_once_it_is_there(
    window: Window, table: Hosted, guests: list[Guest], until: Until
) -> None:
    assert window.tables.lay_position("game: pokemon; Aki: active Dreepy; hand Iono; deck Iono")
    leave_traces(window)
    assert SECRET in said()
    parts = parts_of(place_of(window))
    set_up(window, sit_together(window, table, guests, until), until)
    at_rest()
    gc.collect()
    assert [part() for part in parts if part() is not None] == []
    assert not [line for line in said().splitlines() if SECRET in line]
