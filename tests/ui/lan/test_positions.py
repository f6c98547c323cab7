"""Positions at a table far away: what this seat sees leaves it, and the game lies untouched."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app.core.placed.position_names import numbered
from app.core.placed.table_position import UNKNOWN, position_of
from app.session.positions.position_line import position_in
from app.session.positions.seen_position import position_seen
from app.ui.app.window import Window
from app.ui.panels.readings.readings_sheet import ReadingsSheet
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, set_up, sit_together


@pytest.fixture
def ren(window: Window, table: Hosted, guests: list[Guest], until: Until) -> Guest:
    """Ren plays with Aki, who is at the window."""
    ren = sit_together(window, table, guests, until)
    set_up(window, ren, until)
    return ren


@pytest.mark.usefixtures("ren")
def test_what_is_copied_holds_no_card_of_another(window: Window) -> None:
    window.run_action("copy_position")
    position = position_in(QApplication.clipboard().text())
    theirs = {card.ref for zone, card in position.cards if zone in ("hand.1", "deck.0", "deck.1")}
    assert theirs == {UNKNOWN}
    assert {card.ref for zone, card in position.cards if zone == "hand.0"} != {UNKNOWN}


def test_one_plays_on_apart_with_what_one_knows(window: Window, ren: Guest, until: Until) -> None:
    assert window.bridge is not None
    seen, before = numbered(position_seen(window.bridge.view)), ren.view
    assert window.document is None, "its host is elsewhere"
    window.run_action("play_from_here")
    until(lambda: window.document is not None)
    assert window.document is not None
    laid = numbered(position_of(window.document.tree.table))
    assert {card.ref for zone, card in laid.cards if zone == "hand.1"} == {UNKNOWN}
    assert [zone.id for zone in laid.zones] == [zone.id for zone in seen.zones]
    assert "chance" not in dict(laid.options), "one program draws there"
    assert ren.view == before


@pytest.mark.usefixtures("ren")
def test_readings_are_compared_apart(window: Window) -> None:
    window.run_action("readings")
    assert "elsewhere" in window.messages.kept[0].words.en
    assert window.room.findChild(ReadingsSheet) is None
