"""A few cards side by side that are put in order: by drag, by Alt and the arrows, by number."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.panels.button_row import First
from app.ui.panels.cards.card_delegate import LEGIBLE
from app.ui.panels.floating import EDGE
from app.ui.panels.piles.asking_panel import AskingPanel
from app.ui.panels.piles.card_order import CardOrder, moved, shifted
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.ids import Handle
    from app.ui.look.card_art import CardArt
    from app.ui.panels.cards.pile_model import PileCard
    from app.ui.table.bridge import Bridge

DIGITS = tuple(Qt.Key(Qt.Key.Key_1 + number) for number in range(9))


class OrderingPanel(AskingPanel):
    """The order is only shown: what is done with it is told to the table by whoever extends it."""

    def __init__(
        self,
        look: Look,
        bridge: Bridge,
        art: CardArt,
        card_of: Callable[[str], Face],
        parent: QWidget,
        *,
        first: First = "strong",
    ) -> None:
        super().__init__(look, bridge, art, card_of, parent, first=first)
        self._order = CardOrder()
        self.grid.delegate.numbered = True

    def make_above(self) -> QWidget:
        """Make the words that say where the top is."""
        self._ends = Label(self)
        self._ends.setProperty("look", "muted")
        return self._ends

    @property
    def order(self) -> tuple[Handle, ...]:
        """The cards as they would be put back, the top one first."""
        return self._order.cards

    def looked_at(self) -> tuple[PileCard, ...]:
        """Return the cards of the pile that the seat sees, as they lie there."""
        return super().seen()

    def seen(self) -> tuple[PileCard, ...]:
        """Return the cards looked at that still lie there, in the order they are put into."""
        there = {entry.handle: entry for entry in self.looked_at()}
        self._order = self._order.left_of(there)
        return tuple(there[handle] for handle in self.order)

    def tell(self) -> None:
        """Say how it stands, after a number was typed."""
        raise NotImplementedError

    def fit(self) -> None:
        """Show all cards at once where there is room, side by side where that keeps them large."""
        self.polish()
        room = self.room.size()
        most = room - QSize(2 * EDGE, 2 * EDGE)
        number = max(len(self.order), 1)
        self.grid.show_cards_of(None)
        wide = max(
            self.grid.width_of(min(max(number, 4), 7)) + self.sides(),
            self.row.full_width() + self.sides(),
        )
        width = min(wide, most.width())
        inner = width - self.sides()
        rows = min(-(-number // self.grid.columns(inner)), 3)
        wished = self.grid.least_height(rows)
        roomy = self._around(inner, roomy=True) + wished <= most.height()
        around = self._around(inner, roomy=roomy)
        if not roomy:
            self.grid.show_cards_of(self._card_width(inner, most.height() - around))
            rows = -(-number // self.grid.columns(inner))
            wished = self.grid.least_height(rows)
        self._ends.setVisible(roomy)
        self.hint.setVisible(roomy)
        high = min(around + wished, most.height())
        self.resize(self.without_slivers(QSize(width, high)))
        self.place()

    def _card_width(self, width: int, height: int) -> int:
        """Return how wide cards are where room is short: all in sight, if they can be read."""
        number = max(len(self.order), 1)
        best = max(
            self.grid.widest_card(width, height, -(-number // rows), rows)
            for rows in range(1, min(number, 3) + 1)
        )
        if best >= self.fontMetrics().height() * LEGIBLE:
            return best
        return self.grid.widest_card(width, height, self.overview_columns(width), 1)

    def _around(self, inner: int, *, roomy: bool) -> int:
        """Return the height of everything but the cards."""
        if not roomy:
            return self.around([])
        return self.around([self._ends.sizeHint().height(), self.hint.heightForWidth(inner)])

    def type_number(self, number: int) -> None:
        """Take the card with this number next; what is not typed comes after those."""
        typed = self._order.typing(number)
        if typed is self._order:
            return
        self._order = typed
        if typed.is_typed:
            self.reorder(typed.as_typed)
        self.tell()

    def reorder(self, order: tuple[Handle, ...]) -> None:
        """Show the cards in another order; nothing happens on the table yet."""
        chosen, current = self.grid.chosen(), self.grid.current()
        self._order = CardOrder(order)
        self.cards.set_cards(self.seen())
        self.grid.choose(chosen, current.handle if current else "")

    def shift(self, by: int) -> None:
        """Move the chosen cards, or the one the keyboard stands on, by one place."""
        entry = self.grid.current()
        handles = self.grid.chosen() or ((entry.handle,) if entry else ())
        if handles:
            self.reorder(shifted(self.order, handles, by))
            entry = self.grid.current()
            if entry is not None:
                place = self.order.index(entry.handle) + 1
                announce(self, f"{place}. {self.cards.name(entry)}")

    def on_key(self, event: QKeyEvent) -> bool:
        """Alt with an arrow moves cards, a number types one."""
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
                self.shift(-1)
                return True
            if event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
                self.shift(1)
                return True
        if event.key() in DIGITS:
            self.type_number(DIGITS.index(Qt.Key(event.key())) + 1)
            return True
        return super().on_key(event)

    def _wants(self, event: QKeyEvent) -> bool:
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        return alt or event.key() in DIGITS or super()._wants(event)

    def _on_carried(self, handles: tuple[str, ...], where: QPoint) -> None:
        inside = not self.is_outside(where)
        point = self.grid.viewport().mapFromGlobal(where)
        self.grid.open_gap(self.grid.gap_at(point) if inside else None)
        super()._on_carried(handles, where)

    def _on_dropped(self, handles: tuple[str, ...], where: QPoint) -> None:
        if self.is_outside(where):
            super()._on_dropped(handles, where)
            return
        before = self.grid.gap_at(self.grid.viewport().mapFromGlobal(where))
        self.reorder(moved(self.order, handles, before))
