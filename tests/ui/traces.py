"""What is left of a hand all over the window of a table, and where it could still be read."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from app.core.intent import Draw, WriteLabel
from app.games.game_api import Selection
from app.ui.app.window import Window
from tests.words.reader import everything

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from app.ui.table.place.table_place import TablePlace

SECRET = "a plan nobody else may read"


def place_of(window: Window) -> TablePlace:
    assert window.place is not None
    return window.place


def leave_traces(window: Window) -> set[str]:
    """Do what leaves something of a hand in every part that holds anything; return its names."""
    place = place_of(window)
    bridge, side = place.bridge, place.side
    view = bridge.view
    hand = view.cards_in(f"hand.{bridge.seat}")
    names = {window.cards.get(view.cards[card].ref).name.en for card in hand}
    assert names
    side.tabs.bring("outline")
    side.preview.show_card(view.cards[hand[0]].ref)
    place.board.select(Selection(cards=hand))
    side.pointed.show_hovered(hand[0], "")
    side.sheets.notes.write((view.zones["active.0"].items[0],))
    side.sheets.notes.field.setText(SECRET)
    side.history.name(bridge.node)
    side.history.editor.note.setText(SECRET)
    bridge.ask(Draw(1, f"deck.{bridge.seat}", f"hand.{bridge.seat}"))
    bridge.ask(WriteLabel(bridge.node, SECRET))
    side.sheets.open_pile(f"hand.{bridge.seat}")
    place.menus.open()
    QApplication.processEvents()
    return {*names, SECRET}


def said() -> str:
    """All that any widget says, shown or not, with what was typed."""
    at_rest()
    typed = [one.text() for one in QApplication.allWidgets() if isinstance(one, QLineEdit)]
    return "\n".join([*typed, *(str(each) for each in everything())])


def at_rest() -> None:
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def spoken(top: QWidget) -> str:
    """All that a screen reader finds below a widget that is not hidden."""
    found: list[str] = []

    def read(widget: QWidget) -> None:
        told = QAccessible.queryAccessibleInterface(widget)
        if told is None or told.state().invisible:  # type: ignore[attr-defined]
            return
        found.extend(told.text(kind) for kind in QAccessible.Text if kind.value < 5)
        for at in range(told.childCount()):
            child = told.child(at)
            if child is not None and isinstance(child.object(), QWidget):
                read(child.object())
            elif child is not None:
                found.append(child.text(QAccessible.Text.Name))

    read(top)
    return "\n".join(found)


def parts_of(place: TablePlace) -> list[weakref.ref[QObject]]:
    """Return what shows or knows something of the table, held by nothing."""
    side = place.side
    parts: tuple[QObject, ...] = (
        *(place, place.bridge, place.board, place.board.scene(), place.plan, place.one_screen),
        *(side, side.log, side.history, side.history.editor, side.preview, side.coins),
        *(side.pointed, side.telling, side.earlier),
    )
    return [weakref.ref(part) for part in parts if part is not None]
