"""The pile viewer: all cards of a zone that the seat may see, to search, choose and take."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QSignalBlocker, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.core import intent as i
from app.core.intent import Hide, Shuffle
from app.core.text.wording import CARD, counted
from app.core.text.words import Words
from app.session.seat.pending_requests import granted, not_sent
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.panels.cards.card_panel import CardPanel
from app.ui.panels.cards.filter_bar import FilterBar
from app.ui.panels.closing_question import ClosingQuestion
from app.ui.panels.floating import EDGE
from app.ui.toolkit.common_words import CLOSE, FACE_DOWN_CARD, KEEP_LOOKING

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.ids import ZoneId
    from app.session.host.updates import Placed, Stepped
    from app.session.seat.pending_requests import Sent
    from app.ui.look.card_art import CardArt
    from app.ui.table.bridge import Bridge

WISHED, HIGHEST = 0.62, 0.69
"""The share of the room's height that the sheet takes, and takes at most to cut no row."""
LITTLE_SMALLER = 0.9
"""The share of the usual size that a card may give for one more column."""


class PileViewer(CardPanel):
    """Shows a zone as a grid; `search` looks through a hidden pile and asks how to close it."""

    def __init__(
        self,
        look: Look,
        bridge: Bridge,
        art: CardArt,
        card_of: Callable[[str], Face],
        parent: QWidget,
    ) -> None:
        super().__init__(look, bridge, art, card_of, parent)
        self._searching = False
        self._roomy = True
        """Whether chips and hint have room beside the cards."""
        self.filters = FilterBar(look, self.cards, self)
        self.closing = ClosingQuestion(self)
        self.shuffle_button = self.closing.first_button
        self.hide_button = self.closing.hide_button
        self.stay_button = self.closing.stay_button
        for part, stretch in ((self.filters, 0), (self.grid, 1), (self.hint, 0), (self.row, 0)):
            self.body.addWidget(part, stretch)
        self.filters.changed.connect(self._on_filtered)
        self.filters.entered.connect(self._to_cards)
        self.closing.agreed.connect(self._close_shuffled)
        self.closing.hidden.connect(self._close_hidden)
        self.closing.stayed.connect(self._stay)
        self._follow_look()
        look.changed.connect(self._follow_look)

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

    def search(self, zone: ZoneId) -> Sent:
        """Look through all of a hidden pile; nothing is shown if that is refused."""
        wish = i.Look(zone)
        if not self._left_before(zone):
            return not_sent(wish)
        if not self.bridge.view.zones[zone].listed:
            return self.carry_out(wish).if_accepted(lambda: self._search(zone))
        self.zone = zone
        self._show()
        return granted(wish)

    def _search(self, zone: ZoneId) -> None:
        self._searching = True
        self.zone = zone
        self._show()

    def _left_before(self, zone: ZoneId) -> bool:
        """Whether the viewer is free: a pile being searched must be closed first."""
        if self._searching and zone != self.zone:
            self.wish_to_leave()
            return False
        return True

    def _show(self) -> None:
        self.closing.hide()
        self.filters.reset()
        self.refresh()
        self.fit()
        self.show()
        if self.cards.rowCount() and self.grid.current() is None:
            # The keyboard stands there, nothing is chosen, not even for a moment, and nothing is
            # shown large before somebody comes to a card: opening has to be quick.
            nothing = QItemSelectionModel.SelectionFlag.NoUpdate
            with QSignalBlocker(self.grid):
                self.grid.selectionModel().setCurrentIndex(self.cards.index(0), nothing)
        self.filters.field.setFocus()
        # The keyboard goes to the search: what is searched would not be read.
        announce(self, f"{self.title.text()}. {self.hint.text()}")

    def fit(self) -> None:
        """Leave one's own cards in sight, for what is found is carried down to them.

        Where text is large the cards come first: the sheet takes all of the room, the kinds go
        into a menu, and the hint makes way.
        """
        self.polish()
        room, line = self.room.size(), self.fontMetrics().height()
        most = room - QSize(2 * EDGE, 2 * EDGE)
        self.grid.show_cards_of(None)
        wide = max(min(round(room.width() * 0.86), self.grid.width_of(9)), line * 30)
        width = min(wide, most.width())
        inner = width - self.sides()
        columns = self.grid.columns(inner)
        # A little smaller, and one more stands beside the others.
        smaller = self.grid.widest_card(inner, room.height(), columns + 1, 1)
        if smaller >= self.grid.delegate.usual_width * LITTLE_SMALLER:
            columns += 1
            self.grid.show_cards_of(smaller)
        width = max(self.grid.width_of(columns) + self.sides(), min(width, line * 30))
        inner = width - self.sides()
        # A second row that is seen in part says that there is more.
        high = self._around(width, roomy=True) + self.grid.least_height(1.4)
        self._roomy = high <= room.height() * 0.9
        self.filters.set_tight(not self._roomy)
        if not self._roomy:
            most, width = room, self.without_slivers(QSize(width, 0)).width()
            inner = width - self.sides()
        around = self._around(width, roomy=self._roomy)
        if not self._roomy:
            columns = self.overview_columns(inner)
            self._show_rows(inner, most.height() - around, columns)
        wished = max(round(room.height() * (WISHED if self._roomy else 1.0)), high)
        highest = max(round(room.height() * (HIGHEST if self._roomy else 1.0)), wished)
        inside = self._whole_rows(
            min(wished, most.height()) - around, min(highest, most.height()) - around
        )
        high = around + min(inside, self.grid.least_height(3))
        self.resize(self.without_slivers(QSize(width, high)))
        self._show_hint()
        self.place()
        self.closing.place()

    def _show_rows(self, width: int, height: int, columns: int) -> None:
        """Show cards as large as there is room for; a little smaller where one more row shows."""
        large = self.grid.widest_card(width, height, columns, 1)
        rows = int(height // self.grid.least_height(1, large)) + 1
        small = self.grid.widest_card(width, height, columns, rows)
        self.grid.show_cards_of(small if small >= large * LITTLE_SMALLER else large)

    def _whole_rows(self, wished: int, most: int) -> int:
        """Return about the wished height, at which no row of cards is cut where that can be.

        Of two rows the second may be: seen in part it says that there is more.
        """
        rows = round(wished / self.grid.least_height(1))
        whole = self.grid.least_height(rows)
        return whole if rows > 1 and whole <= most else wished

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the question at the foot."""
        super().resizeEvent(event)
        self.closing.place()

    def _around(self, width: int, *, roomy: bool) -> int:
        """Return the height of everything but the cards."""
        inner = width - self.sides()
        parts = [self.head_height(), self.filters.height_at(inner, tight=not roomy)]
        parts.append(self.row.sizeHint().height())
        if roomy:
            parts.append(self.hint.heightForWidth(inner))
        return sum(parts) + self.body.spacing() * len(parts) + self.ends()

    def _show_hint(self) -> None:
        # With no card to show there is room for it, and a reason.
        self.hint.setVisible(self._roomy or not self.cards.shown)

    def refresh(self) -> None:
        """Show what lies in the zone now."""
        super().refresh()
        self.filters.refresh(self.look.language)
        self._tell()

    def _tell(self) -> None:
        """Write title and hint."""
        speak = self.look.language
        if self.zone not in self.bridge.view.zones:
            return
        zone = self.bridge.view.zones[self.zone]
        total = len(self.cards.all) if zone.count is None else zone.count
        shown = self.cards.rowCount()
        count = counted(total, CARD).in_(self.look.language)
        if self.cards.all and shown != total:
            count = (
                Words("{shown} of {cards}", "{cards}中{shown}枚")
                .in_(speak)
                .format(shown=shown, cards=count)
            )
        self.title.setText(f"{self.zone_title()} · {count}")
        self.setAccessibleName(self.title.text())
        self.grid.setAccessibleName(self.title.text())
        if not self.cards.all:
            words = Words("Nothing here that you may see.", "見てよいカードはありません。").in_(
                speak
            )
        elif not shown:
            words = Words(
                "No card fits. Change the search or the kinds.",
                "合うカードがありません。検索の言葉か種類を変えてください。",
            ).in_(speak)
        else:
            words = Words(
                "Choose cards (Ctrl or Shift for several), then a place, or drag them.",
                "カードを選び（CtrlやShiftで複数）、行き先を押すか、ドラッグしてください。",
            ).in_(speak)
        self.hint.setText(words)
        self._show_hint()

    # -- leaving --

    def wish_to_leave(self) -> None:
        """Close; where a hidden pile was looked through, ask how, without blocking anything."""
        if not self._searching:
            self.leave()
            return
        self._ask()
        self.closing.ask()
        announce(self, self.closing.words.text())

    def _ask(self) -> None:
        speak = self.look.language
        pile = self.zone_title() if self.zone else ""
        self.closing.set_words(
            Words("{pile} looked through. Shuffle it?", "{pile}を見ました。切りますか？")
            .in_(speak)
            .format(pile=pile),
            Words("Shuffle", "切る").in_(speak),
            Words("Put back as it was", "順番を変えずに戻す").in_(speak),
            KEEP_LOOKING.in_(speak),
        )

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

    def _on_stepped(self, stepped: Stepped) -> None:
        super()._on_stepped(stepped)
        # Shuffling the pile ends the search, whoever shuffles it and from where.
        if self._searching and not self.seen():
            self._searching = False
            self.leave()

    def on_key(self, event: QKeyEvent) -> bool:
        """S closes a pile that was looked through by shuffling it."""
        if self._closes(event):
            self._close_shuffled()
            return True
        return super().on_key(event)

    def _wants(self, event: QKeyEvent) -> bool:
        return self._closes(event) or super()._wants(event)

    def _closes(self, event: QKeyEvent) -> bool:
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        return self._searching and plain and event.key() == Qt.Key.Key_S

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

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.set_close_words(CLOSE.in_(speak))
        self.cards.back_words = FACE_DOWN_CARD.in_(speak)
        self._ask()
        super()._follow_look()
