"""The pile viewer: all cards of a zone that the seat may see, to search, choose and take."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from app.core.intent import Hide, Look, Shuffle
from app.ui.look.palette import LIGHT, Palette
from app.ui.panels.card_panel import CardPanel
from app.ui.panels.filter_bar import FilterBar

if TYPE_CHECKING:
    from app.cards.card import Card
    from app.core.ids import ZoneId
    from app.core.words import Language
    from app.session.updates import Placed
    from app.ui.bridge import Bridge
    from app.ui.look.art import CardArt


class PileViewer(CardPanel):
    """Shows a zone as a grid; `search` looks through a hidden pile and asks how to close it."""

    def __init__(
        self,
        bridge: Bridge,
        art: CardArt,
        card_of: Callable[[str], Card],
        parent: QWidget,
        *,
        palette: Palette = LIGHT,
        language: Language = "ja",
    ) -> None:
        super().__init__(bridge, art, card_of, parent, palette=palette, language=language)
        self._searching = False
        self.filters = FilterBar(self.cards, self)
        self.closing = QFrame(self)
        self.closing.setProperty("look", "sheet")
        self._question = QLabel(self.closing)
        self._question.setWordWrap(True)
        self.shuffle_button = QPushButton(self.closing)
        self.shuffle_button.setProperty("look", "primary")
        self.hide_button = QPushButton(self.closing)
        self.stay_button = QPushButton(self.closing)
        row = QHBoxLayout(self.closing)
        row.addWidget(self._question, 1)
        for button in (self.shuffle_button, self.hide_button, self.stay_button):
            button.setAutoDefault(True)
            row.addWidget(button)
        self.body.addWidget(self.filters)
        self.body.addWidget(self.grid, 1)
        self.body.addWidget(self.hint)
        self.body.addWidget(self.offer_row)
        self.body.addWidget(self.closing)
        self.closing.hide()
        self.filters.changed.connect(self._on_filtered)
        self.filters.entered.connect(self._to_cards)
        self.shuffle_button.clicked.connect(self._close_shuffled)
        self.hide_button.clicked.connect(self._close_hidden)
        self.stay_button.clicked.connect(self._stay)
        self._retranslate()

    @property
    def searching(self) -> bool:
        """Whether a hidden pile is being looked through."""
        return self._searching

    def open_zone(self, zone: ZoneId) -> None:
        """Show what the seat sees of `zone`."""
        if not self._left_before(zone):
            return
        self.zone = zone
        self._show()

    def search(self, zone: ZoneId) -> bool:
        """Look through all of a hidden pile; False, with nothing shown, if that is refused."""
        if not self._left_before(zone):
            return False
        view = self.bridge.view
        if not view.zones[zone].listed:
            if not self.carry_out(Look(zone)):
                return False
            self._searching = True
        self.zone = zone
        self._show()
        return True

    def _left_before(self, zone: ZoneId) -> bool:
        """Whether the viewer is free: a pile being searched must be closed first."""
        if self._searching and zone != self.zone:
            self.wish_to_leave()
            return False
        return True

    def _show(self) -> None:
        self.closing.hide()
        self.filters.reset()
        self.fit()
        self.refresh()
        self.show()
        if self.cards.rowCount() and self.grid.current() is None:
            self.grid.setCurrentIndex(self.cards.index(0))
            self.grid.clearSelection()
        self.filters.field.setFocus()

    def fit(self) -> None:
        """Leave one's own cards in sight: what is found is carried down to them."""
        self.grid.ensurePolished()
        room = self.room.size()
        cell = self.grid.delegate.cell()
        least = cell.height() + self.fontMetrics().height() * 14
        height = min(max(round(room.height() * 0.62), least), round(room.height() * 0.9))
        self.resize(
            min(round(room.width() * 0.86), cell.width() * 9 + 60),
            min(height, cell.height() * 3 + 240),
        )
        self.place()

    def refresh(self) -> None:
        """Show what lies in the zone now."""
        super().refresh()
        self.filters.refresh(self.language)
        self._tell()

    def _tell(self) -> None:
        """Write title and hint."""
        if self.zone not in self.bridge.view.zones:
            return
        zone = self.bridge.view.zones[self.zone]
        total = len(self.cards.all) if zone.count is None else zone.count
        shown = self.cards.rowCount()
        count = self.tr("{n} cards").format(n=total)
        if self.cards.all and shown != total:
            count = self.tr("{shown} of {n} cards").format(shown=shown, n=total)
        self.title.setText(f"{self.zone_title()} · {count}")
        self.setAccessibleName(self.title.text())
        self.grid.setAccessibleName(self.title.text())
        if not self.cards.all:
            words = self.tr("Nothing here that you may see.")
        elif not shown:
            words = self.tr("No card fits. Change the search or the kinds.")
        else:
            words = self.tr("Choose cards (Ctrl or Shift for several), then a place, or drag them.")
        self.hint.setText(words)

    # -- leaving --

    def wish_to_leave(self) -> None:
        """Close; where a hidden pile was looked through, ask how, without blocking anything."""
        if not self._searching:
            self.leave()
            return
        self.closing.show()
        self.shuffle_button.setFocus()

    @Slot()
    def _close_shuffled(self) -> None:
        self._end_search(Shuffle(self.zone))

    @Slot()
    def _close_hidden(self) -> None:
        self._end_search(Hide(self.zone))

    def _end_search(self, intent: Shuffle | Hide) -> None:
        # With nothing left to shuffle or hide the host refuses; the pile is closed all the same.
        if self.seen():
            self.carry_out(intent)
        self._searching = False
        self.leave()

    @Slot()
    def _stay(self) -> None:
        self.closing.hide()
        self.grid.setFocus()

    def _on_placed(self, placed: Placed) -> None:
        # Taking back the look, or sitting down elsewhere, ends the search.
        if self._searching and not self.seen():
            self._searching = False
            self.leave()
        super()._on_placed(placed)

    @Slot()
    def _on_filtered(self) -> None:
        self._tell()
        self.refresh_offers()

    @Slot()
    def _to_cards(self) -> None:
        if self.cards.rowCount():
            self.grid.setCurrentIndex(self.cards.index(0))
            self.grid.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F searches."""
        find = Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_F and event.modifiers() & find:
            self.filters.field.setFocus()
            self.filters.field.selectAll()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language of the program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.set_close_words(self.tr("Close"))
        self.cards.back_words = self.tr("Face-down card")
        self._question.setText(self.tr("You looked through this pile. How is it closed?"))
        self.shuffle_button.setText(self.tr("Shuffle"))
        self.hide_button.setText(self.tr("Put back as it was"))
        self.stay_button.setText(self.tr("Keep looking"))
        self._tell()
