"""The large card that is pointed at, with what lies on it.

Where text is so large that a face of this width could not be read, words take its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.panels.cards.large_card import LargeCard
from app.ui.panels.cards.reading_page import Detail, page_of
from app.ui.panels.cards.unit_details import UnitDetails
from app.ui.toolkit.common_words import FACE_DOWN_CARD
from app.ui.toolkit.more_below import MoreBelow
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.rich_text import Rich, RichLabel, RichPage, height_of, lines

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.ids import UnitId
    from app.core.view import SeatUnit
    from app.session.host.updates import Placed, Stepped
    from app.ui.panels.cards.reading_view import ReadingView
    from app.ui.table.bridge import Bridge

LEAST_LINES = 6
"""The least height in lines of text."""
BETWEEN = 3
"""Pixels between the face and what lies on it."""
SELECTED = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)
"""How words here are selected, to be copied."""


class CardPreview(QWidget):
    """Shows the card or unit that is pointed at; a unit is kept up to date."""

    filled = Signal()
    """There is something to see, or something else."""
    emptied = Signal()
    """There is nothing to see any more."""

    def __init__(
        self,
        look: Look,
        bridge: Bridge,
        card_of: Callable[[str], Face],
        *,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._bridge = bridge
        self._card_of = card_of
        self._unit: UnitId = ""
        self._empty = True
        self._choosing = False
        """Whether face or words are being chosen just now."""
        self._reading: ReadingView | None = None
        self._read_unit: SeatUnit | None = None
        self.face = LargeCard(look, self)
        self.page: RichPage | None = None
        """The words instead of the face, made when they are first wanted."""
        self._details: tuple[Detail, ...] = ()
        self.name = Label(self)
        self.name.setProperty("look", "title")
        self.name.setWordWrap(True)
        self.name.setTextInteractionFlags(SELECTED)
        self._lines: RichLabel | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(BETWEEN)
        layout.addWidget(self.face, 1)
        layout.addWidget(self.name)
        bridge.stepped.connect(self._on_stepped)
        bridge.placed.connect(self._on_placed)
        bridge.shown.connect(self._on_shown)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @property
    def details(self) -> RichLabel:
        """What lies on a unit, below its face; made when there first is something."""
        if self._lines is None:
            self._lines = RichLabel(self)
            self._lines.setTextInteractionFlags(SELECTED)
            column = self.layout()
            assert isinstance(column, QVBoxLayout)
            column.addWidget(self._lines)
        return self._lines

    # -- what is shown --

    @property
    def unit(self) -> SeatUnit | None:
        """The unit that is shown, None for a card alone."""
        return self._bridge.view.units.get(self._unit)

    def show_card(self, ref: str | None) -> None:
        """Show a card alone; None shows a back."""
        self._unit = ""
        self._details = ()
        self._show_face(ref)
        self._show_details()
        self.filled.emit()

    def show_unit(self, unit: SeatUnit) -> None:
        """Show a unit: its top card and what lies on it."""
        self._unit = unit.id
        base = self._bridge.view.cards.get(unit.base)
        self._details = self.details_of(unit)
        self._show_face(base.ref if base else None)
        self._show_details()
        self.filled.emit()

    def clear(self) -> None:
        """Show nothing."""
        self._unit, self._empty, self._details = "", True, ()
        self.face.show_nothing()
        self.face.setAccessibleName("")
        self.face.setAccessibleDescription("")
        self.name.setText("")
        self._choose_form()
        self._show_details()
        self.emptied.emit()

    def reading_view(self, ref: str | None, unit: SeatUnit | None = None) -> ReadingView:
        """Show a card (None: a back) in big text over the window until a key or click.

        With a `unit`, what lies on it is read as well.
        """
        from app.ui.panels.cards.reading_view import ReadingView  # noqa: PLC0415 - not at the start

        card = None if ref is None else self._card_of(ref)
        details = self.details_of(unit) if unit is not None else ()
        view = ReadingView(self.look, self.window(), card, details)
        view.face.set_own(self.face.own)
        self._bridge.reseated.connect(view.close)
        self._reading, self._read_unit = view, unit
        return view

    def details_of(self, unit: SeatUnit) -> tuple[Detail, ...]:
        """Return what lies on a unit, line by line."""
        bridge = self._bridge
        return UnitDetails(bridge.view, bridge.spec, self._card_of, self.look.language).of(unit)

    @Slot()
    def _follow_look(self) -> None:
        self.setAccessibleName(Words("Large card", "カード拡大").in_(self.look.language))
        self._name_page()
        self._refresh()
        # It is gone as soon as it was closed, and nobody says so.
        if self._reading is not None and isValid(self._reading):
            unit = self._read_unit
            self._reading.show_details(self.details_of(unit) if unit is not None else ())

    def _show_face(self, ref: str | None) -> None:
        card = None if ref is None else self._card_of(ref)
        self._empty = False
        self.face.show_card(card)
        name = card.name.in_(self.look.language) if card else FACE_DOWN_CARD.in_(self.look.language)
        self.face.setAccessibleName(name)
        self.face.setAccessibleDescription(card.said(self.look.language) if card else "")
        self.name.setText(name)
        self._choose_form()

    def _refresh(self) -> None:
        """Write everything anew."""
        if self._empty:
            self.clear()
            return
        unit = self._bridge.view.units.get(self._unit)
        if unit is not None:
            self.show_unit(unit)
        else:
            self.show_card(self.face.card.key if self.face.card else None)

    # -- face or words --

    def _choose_form(self) -> None:
        """Show the face where it can be read at this width, otherwise the words of the page.

        What comes into sight is laid out at once, which may give this another size: Qt would not
        hide again what it is about to show.
        """
        if self._choosing:
            return
        self._choosing = True
        words = not self._is_page
        while words != self._is_page:
            words = self._is_page
            self._show_form(words=words)
        self._choosing = False

    def _show_form(self, *, words: bool) -> None:
        if words:
            self._made_page().show_rich(self._page_words())
        # A face and a page say the name themselves; the room is theirs.
        self.name.setVisible(not self._empty and self.face.card is None and not words)
        self.face.setVisible(not words)
        if self.page is not None:
            self.page.setVisible(words)

    @property
    def _is_page(self) -> bool:
        """Whether words take the place of the face at this size."""
        return not self._empty and not self._reads(self.size())

    def reads_in(self, width: int, height: int) -> bool:
        """Whether the face can be read in so much room; otherwise words take its place."""
        return self._reads(QSize(width, height))

    def _reads(self, room: QSize) -> bool:
        """Whether the letters of the face can be read, above what lies on it."""
        high = room.height() - self._height_below(room.width())
        return self.face.is_legible(QSize(room.width(), high))

    def _height_below(self, width: int) -> int:
        """Return how high what lies on a unit is at a width, with what is above it."""
        if not self._details:
            return 0
        return self.details.heightForWidth(width) + BETWEEN

    def height_in(self, width: int, most: int) -> int:
        """Return how high all of it is at a width, in as much of `most` pixels as it takes."""
        below = self._height_below(width)
        high = min(self.face.heightForWidth(width) + below, most)
        if self.face.card is None:
            high += self.name.sizeHint().height() + BETWEEN
        if not self._reads(QSize(width, high)):
            page = self._made_page()
            edges = page.contentsMargins()
            frame = edges.left() + edges.right() + page.verticalScrollBar().sizeHint().width()
            words = height_of(self._page_words(), page.font(), width - frame)
            high = round(words) + edges.top() + edges.bottom()
        return min(high, most)

    def _page_words(self) -> Rich:
        pixels = float(self.fontInfo().pixelSize())
        look = self.look
        return page_of(self.face.card, look.language, look.palette, pixels, self._details, "title")

    def _made_page(self) -> RichPage:
        if self.page is None:
            self.page = RichPage(self)
            self.page.setProperty("look", "page")
            MoreBelow(self.look, self.page, raised=True)
            self.page.hide()
            self._name_page()
            column = self.layout()
            assert isinstance(column, QVBoxLayout)
            column.insertWidget(0, self.page, 1)
        return self.page

    def _show_details(self) -> None:
        """Write what lies on the unit below the face; a page has it already."""
        if self._lines is None and not self._details:
            return
        self.details.show_rich(lines(*(detail.rich(self.look.palette) for detail in self._details)))
        self.details.setVisible(bool(self._details) and not self.face.isHidden())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Change from face to words where the face would become too small."""
        super().resizeEvent(event)
        if not self._empty and self._is_page != self.face.isHidden():
            self._choose_form()
            self._show_details()

    def minimumSizeHint(self) -> QSize:
        """Return room for some lines of text."""
        line = self.fontMetrics().height()
        return QSize(line * 9, line * LEAST_LINES)

    # -- updates --

    @Slot(object)
    def _on_stepped(self, stepped: Stepped) -> None:
        if not self._unit:
            return
        touched = any(
            unit.id == self._unit for fact in stepped.facts for unit in fact.units
        ) or any(self._unit in fact.gone_units for fact in stepped.facts)
        if touched:
            self._refresh()

    @Slot(object)
    def _on_shown(self, _news: Stepped | None) -> None:
        """Follow a step that is shown moment by moment."""
        if self._unit:
            self._refresh()

    @Slot(object)
    def _on_placed(self, placed: Placed) -> None:
        if placed.went is None:
            # Another seat looks at the window now: what the one before pointed at is not for it.
            self.clear()
        elif self._unit:
            self._refresh()

    def _name_page(self) -> None:
        if self.page is not None:
            self.page.setAccessibleName(Words("Large card", "カード拡大").in_(self.look.language))
