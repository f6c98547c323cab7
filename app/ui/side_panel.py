"""The washi panel beside the board, and the sheets that lie over it while something is looked at.

Large card on top, the history below it, then the log. It also owns what floats: the pile viewer,
the look at the top of a pile, notes, coins, toasts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QSize, Qt, Slot
from PySide6.QtWidgets import (
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from app.core.intent import Look
from app.ui.panels.coins import ChanceToast
from app.ui.panels.history import HistoryPanel
from app.ui.panels.left_open import LeftOpen
from app.ui.panels.log import LogPanel
from app.ui.panels.preview import CardPreview
from app.ui.panels.telling import Telling
from app.ui.panels.toast import Toast

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from app.core.words import Language
    from app.games.api import Selection
    from app.ui.board.view import BoardView
    from app.ui.bridge import Bridge
    from app.ui.document import Document
    from app.ui.look.palette import Palette
    from app.ui.panels.card_panel import CardPanel
    from app.ui.panels.look_top import LookTop
    from app.ui.panels.notes import NoteEditor
    from app.ui.panels.pile import PileViewer
    from app.ui.window import Window

WIDTH = 340
NARROWEST = 260
LONGEST_TITLE = 30
"""Letters of a note in a menu."""


class SidePanel(QWidget):
    """Preview, history, log, and the floating sheets of one table."""

    def __init__(
        self, window: Window, bridge: Bridge, document: Document, board: BoardView
    ) -> None:
        super().__init__()
        self._window = window
        self._bridge = bridge
        self._board = board
        self.setObjectName("sidePanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumWidth(NARROWEST)
        telling = Telling(bridge, document.lexicon)
        looks = self._looks()
        self.preview = CardPreview(bridge, window.cards.get, **looks)
        self.history = HistoryPanel(telling, **looks)
        self.log = LogPanel(telling, **looks)
        self._viewer: PileViewer | None = None
        self._top: LookTop | None = None
        self._notes: NoteEditor | None = None
        self.coins = ChanceToast(bridge, document.lexicon, board, **looks)
        self.toast = Toast(telling, board, **looks)
        self.left_open = LeftOpen()
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        lower = QSplitter(Qt.Orientation.Vertical)
        lower.setChildrenCollapsible(False)
        for part, stretch in ((self.preview, 5), (self.history, 0), (self.log, 3)):
            part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
            lower.addWidget(part)
            lower.setStretchFactor(lower.count() - 1, stretch)
        lower.setSizes([500, self.fontMetrics().height() * 6, 300])
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 10)
        column.setSpacing(8)
        column.addWidget(self.left_open)
        column.addWidget(lower, 1)

    def _connect(self) -> None:
        self._board.hovered.connect(self._hovered)
        self._board.selection_changed.connect(self._selected)
        self._board.pile_requested.connect(self.open_pile)
        self.left_open.taken_up.connect(self._window.take_up)
        self.left_open.declined.connect(self._window.decline)
        self.log.node_requested.connect(self.history.reveal)
        self.log.card_hovered.connect(self._show_ref)

    # -- the sheets, made when they are first wanted -------------------------------------------

    def _looks(self) -> dict[str, Any]:
        return {"palette": self._window.palette_in_use, "language": self._window.language}

    @property
    def viewer(self) -> PileViewer:
        """The sheet that shows a whole pile."""
        if self._viewer is None:
            from app.ui.panels.pile import PileViewer  # noqa: PLC0415 - not at the start

            window = self._window
            self._viewer = PileViewer(
                self._bridge, window.art, window.cards.get, self._board, **self._looks()
            )
            self._wire(self._viewer)
        return self._viewer

    @property
    def top(self) -> LookTop:
        """The sheet that shows the top of a pile and puts it in order."""
        if self._top is None:
            from app.ui.panels.look_top import LookTop  # noqa: PLC0415 - not at the start

            window = self._window
            self._top = LookTop(
                self._bridge, window.art, window.cards.get, self._board, **self._looks()
            )
            self._wire(self._top)
        return self._top

    @property
    def notes(self) -> NoteEditor:
        """The sheet that writes notes."""
        if self._notes is None:
            from app.ui.panels.notes import NoteEditor  # noqa: PLC0415 - not at the start

            self._notes = NoteEditor(self._bridge, self._board, **self._looks())
        return self._notes

    def _wire(self, sheet: CardPanel) -> None:
        sheet.card_hovered.connect(self._show_ref)
        sheet.reading_wanted.connect(self.read)
        sheet.carried.connect(lambda cards, where: self._carried_from(sheet, cards, where))
        sheet.carry_ended.connect(self._board.end_carried)
        sheet.dropped.connect(self._dropped_from_sheet)

    def sizeHint(self) -> QSize:
        """Width of the panel at the usual text size."""
        return QSize(WIDTH, 600)

    # -- the large card -----------------------------------------------------------------------

    @Slot(object, object)
    def _hovered(self, handle: str | None, unit: str | None) -> None:
        view = self._bridge.view
        if unit is not None and unit in view.units:
            base = view.units[unit].base
            if handle is None or handle == base:
                self.preview.show_unit(view.units[unit])
                return
        if handle is not None and handle in view.cards:
            self.preview.show_card(view.cards[handle].ref)

    @Slot(object)
    def _selected(self, selection: Selection) -> None:
        if selection.units:
            self._hovered(None, selection.units[-1])
        elif selection.cards:
            self._hovered(selection.cards[-1], None)

    @Slot(str)
    def _show_ref(self, ref: str) -> None:
        if ref:
            self.preview.show_card(ref)

    @Slot(str)
    def read(self, ref: str) -> None:
        """Show a card as large as the window."""
        if ref:
            self.preview.reading_view(ref)

    def read_selected(self, selection: Selection) -> None:
        """Show what is selected as large as the window."""
        view = self._bridge.view
        handles = [view.units[unit].base for unit in selection.units if unit in view.units]
        handles += [handle for handle in selection.cards if handle in view.cards]
        ref = view.cards[handles[-1]].ref if handles else None
        if not handles and self.preview.face.card is not None:
            ref = self.preview.face.card.key
        if ref is not None:
            self.read(ref)

    # -- piles --------------------------------------------------------------------------------

    @Slot(str)
    def open_pile(self, zone: str) -> None:
        """Look through a pile, as far as the seat may."""
        if self._bridge.view.zones[zone].listed:
            self.viewer.open_zone(zone)
        else:
            self.viewer.search(zone)

    def look(self, intent: Look) -> bool:
        """Carry out a look in the sheet made for it; False if it was not possible."""
        if intent.count:
            return self.top.look(intent.zone, intent.count)
        return self.viewer.search(intent.zone)

    def _carried_from(self, sheet: CardPanel, cards: tuple[str, ...], where: QPoint) -> None:
        """Light up what a card carried out of a sheet would do; over the sheet, nothing."""
        if sheet.is_outside(where):
            self._board.show_carried(cards, where)
        else:
            self._board.end_carried()

    @Slot(object, QPoint)
    def _dropped_from_sheet(self, cards: tuple[str, ...], where: QPoint) -> None:
        self._board.drop_cards(cards, where)

    # -- menus --------------------------------------------------------------------------------

    def add_to_menu(self, menu: QMenu, selection: Selection) -> None:
        """Add what the panels offer on a selection."""
        view = self._bridge.view
        menu.addSeparator()
        zone = selection.zone
        is_pile = zone in view.zones and view.setting.zones[zone].spec.holds == "pile"
        if is_pile and view.zones[zone].listed:
            entry = menu.addAction(self.tr("Look through"))
            entry.triggered.connect(lambda: self.open_pile(zone))
        targets = selection.units or (() if selection.cards else ("table",))
        if targets:
            entry = menu.addAction(self.tr("Write a note…"))
            entry.triggered.connect(lambda: self.notes.write(tuple(targets)))
        for target in targets:
            self._add_notes(menu, target)
        if selection.units or selection.cards:
            entry = menu.addAction(self.tr("Read large") + "\tSpace")
            entry.triggered.connect(lambda: self.read_selected(selection))

    def _add_notes(self, menu: QMenu, target: str) -> None:
        """Offer to change or remove the notes that lie on something."""
        view = self._bridge.view
        marks = view.units[target].marks if target in view.units else view.marks.get(target, ())
        for mark in marks:
            if mark.key.startswith("note:"):
                short = mark.text.splitlines()[0][:LONGEST_TITLE] if mark.text else "…"
                entry = menu.addAction(self.tr("Note: {text}").format(text=short))
                entry.triggered.connect(lambda _=False, mark=mark: self.notes.edit(target, mark))

    # -- messages -----------------------------------------------------------------------------

    def say(self, words: str) -> None:
        """Say something at the bottom of the board."""
        self.toast.say(words)

    # -- looks --------------------------------------------------------------------------------

    def _parts(self) -> list[Any]:
        parts = (
            self.preview,
            self.history,
            self.log,
            self.coins,
            self.toast,
            self._viewer,
            self._top,
            self._notes,
        )
        return [part for part in parts if part is not None]

    def set_language(self, language: Language) -> None:
        """Speak another language."""
        for part in self._parts():
            part.set_language(language)

    def set_palette(self, palette: Palette) -> None:
        """Paint in another theme."""
        for part in self._parts():
            part.set_palette(palette)

    def set_animations(self, moving: bool) -> None:
        """Let toasts fade, or come and go at once."""
        self.coins.animated = self.toast.animated = moving
