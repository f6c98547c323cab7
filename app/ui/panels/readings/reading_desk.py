"""Opens the readings of a table, and goes from one to the next by a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.ui.panels.readings.readings_sheet import ReadingsSheet

if TYPE_CHECKING:
    from app.ui.app.shell import Shell

ELSEWHERE = Words(
    "The host of this table is elsewhere. Play on from here, apart: there branches are compared.",
    "この卓のホストは別の場所にあります。「ここから別の卓で続ける」で、枝を比べられます。",
)


def show_readings(window: Shell) -> None:
    """Hold branches of the table against each other."""
    bridge, document = window.bridge, window.document
    if bridge is None:
        return
    if document is None:
        if window.lan is None or not window.lan.readings.show():
            window.tell(ELSEWHERE, "refused")
        return
    old = _open(window)
    if old is not None:
        old.close()
    ReadingsSheet(window, bridge, document).open()


def show_other_reading(window: Shell) -> None:
    """Let the board show the next reading; open the sheet where there is none."""
    sheet = _open(window)
    if window.lan is not None and window.lan.readings.show_next():
        return
    if sheet is None:
        show_readings(window)
    else:
        sheet.show_other()


def _open(window: Shell) -> ReadingsSheet | None:
    found = window.room.findChild(ReadingsSheet)
    return found if isinstance(found, ReadingsSheet) else None
