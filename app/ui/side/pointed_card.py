"""The large card follows what is pointed at: on the board, in sheets, in the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

if TYPE_CHECKING:
    from app.games.game_api import Selection
    from app.ui.panels.cards.preview import CardPreview
    from app.ui.table.bridge import Bridge


class PointedCard(QObject):
    """Shows in the large card what is meant, or as large as the window."""

    left = Signal()
    """Nothing is pointed at any more."""

    def __init__(self, bridge: Bridge, preview: CardPreview, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._preview = preview
        self._hovered = False
        """Whether the pointer rests on something of the board."""

    @Slot(object, object)
    def show_hovered(self, handle: str | None, unit: str | None) -> None:
        """Show a unit, or the card of it that the pointer is over; nothing for what is gone."""
        self._hovered = handle is not None or unit is not None
        if not self._hovered:
            self.left.emit()
        self._show(handle, unit)

    def _show(self, handle: str | None, unit: str | None) -> None:
        view = self._bridge.view
        if unit is not None and unit in view.units:
            base = view.units[unit].base
            if handle is None or handle == base:
                self._preview.show_unit(view.units[unit])
                return
        if handle is not None and handle in view.cards:
            self._preview.show_card(view.cards[handle].ref)

    @Slot(object)
    def show_selected(self, selection: Selection) -> None:
        """Show what was selected last."""
        if selection.units:
            self._show(None, selection.units[-1])
        elif selection.cards:
            self._show(selection.cards[-1], None)
        elif not self._hovered:
            self.left.emit()

    @Slot(str)
    def show_ref(self, ref: str) -> None:
        """Show a card by its name; "" once none is pointed at."""
        if ref:
            self._preview.show_card(ref)
        else:
            self.left.emit()

    @Slot(str)
    def read(self, ref: str) -> None:
        """Show a card as large as the window."""
        if ref:
            self._preview.reading_view(ref)

    def read_selected(self, selection: Selection) -> None:
        """Show what is selected as large as the window, with all that lies on it."""
        view = self._bridge.view
        handles = [view.units[unit].base for unit in selection.units if unit in view.units]
        unit = view.units.get(selection.units[-1]) if handles else None
        handles += [handle for handle in selection.cards if handle in view.cards]
        if unit is not None and handles[-1] != unit.base:
            unit = None
        ref = view.cards[handles[-1]].ref if handles else None
        if not handles and self._preview.face.card is not None:
            ref, unit = self._preview.face.card.key, self._preview.unit
        if ref is not None:
            self._preview.reading_view(ref, unit)
