"""The large card at the top of the side panel, with what lies on it.

Where text is so large that a face of this width could not be read, words take its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.panels.cards.large_card import LargeCard
from app.ui.panels.cards.reading_page import Detail, page_of
from app.ui.panels.cards.unit_details import UnitDetails
from app.ui.toolkit.common_words import FACE_DOWN_CARD
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.rich_text import RichLabel, RichPage, lines

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.ids import UnitId
    from app.core.view import SeatUnit
    from app.session.host.updates import Placed, Stepped
    from app.ui.panels.cards.reading_view import ReadingView
    from app.ui.table.bridge import Bridge

NAME = 1.2
"""How much larger than the text around it a name is written here."""
LEAST_LINES = 6
"""The least height in lines of text."""
SELECTED = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)
"""How words here are selected, to be copied."""


class CardPreview(QWidget):
    """Shows the card or unit that is pointed at; a unit is kept up to date."""

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
        layout.setSpacing(3)
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

    def show_unit(self, unit: SeatUnit) -> None:
        """Show a unit: its top card and what lies on it."""
        self._unit = unit.id
        base = self._bridge.view.cards.get(unit.base)
        self._details = self.details_of(unit)
        self._show_face(base.ref if base else None)
        self._show_details()

    def clear(self) -> None:
        """Show nothing."""
        self._unit, self._empty, self._details = "", True, ()
        self.face.show_nothing()
        self.face.setAccessibleName("")
        self.face.setAccessibleDescription("")
        self.name.setText(
            Words("Point at a card to read it here.", "カードを指すと、ここで読めます。").in_(
                self.look.language
            )
        )
        self.name.setProperty("look", "muted")
        self.name.show()
        self._polish()
        self._choose_form()
        self._show_details()

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
        self.name.setProperty("look", "title")
        self._polish()
        self._choose_form()

    def _polish(self) -> None:
        self.name.style().unpolish(self.name)
        self.name.style().polish(self.name)

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
        """Show the face where it can be read at this width, otherwise the words of the page."""
        words = not self._empty and not self.face.is_legible(self.size())
        # A face and a page say the name themselves; the room is theirs.
        self.name.setVisible(self._empty or (self.face.card is None and not words))
        self.face.setVisible(not words)
        if self.page is not None:
            self.page.setVisible(words)
        if words:
            self._write_page()

    def _write_page(self) -> None:
        if self.page is None:
            self.page = RichPage(self)
            self.page.setProperty("look", "page")
            self._name_page()
            column = self.layout()
            assert isinstance(column, QVBoxLayout)
            column.insertWidget(0, self.page, 1)
        pixels = float(self.fontInfo().pixelSize())
        card, details = self.face.card, self._details
        words = page_of(card, self.look.language, self.look.palette, pixels, details, NAME)
        self.page.show_rich(words)
        self.page.show()

    def _show_details(self) -> None:
        """Write what lies on the unit below the face; a page has it already."""
        if self._lines is None and not self._details:
            return
        self.details.show_rich(lines(*(detail.rich(self.look.palette) for detail in self._details)))
        self.details.setVisible(bool(self._details) and not self.face.isHidden())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Change from face to words where the face would become too small."""
        super().resizeEvent(event)
        legible = self.face.is_legible(event.size())
        if not self._empty and legible == self.face.isHidden():
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
