"""The top cards of a pile, side by side: put in order, taken, or sent to the bottom."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from app.core.intent import Batch, Hide, Look, Move, Shuffle
from app.ui.look.palette import LIGHT, Palette
from app.ui.panels.announce import announce
from app.ui.panels.card_panel import CardPanel
from app.ui.panels.flow import FlowLayout

if TYPE_CHECKING:
    from app.cards.card import Card
    from app.core.ids import Handle, ZoneId
    from app.core.intent import Intent
    from app.core.words import Language
    from app.ui.bridge import Bridge
    from app.ui.look.art import CardArt
    from app.ui.panels.card_model import PileCard
    from app.ui.panels.offers import Offer


def moved(
    order: tuple[Handle, ...], handles: tuple[Handle, ...], before: int
) -> tuple[Handle, ...]:
    """Return `order` with `handles` taken out and put in before the card that stood at `before`."""
    ahead = [handle for handle in order[:before] if handle not in handles]
    rest = [handle for handle in order[before:] if handle not in handles]
    return (*ahead, *handles, *rest)


def shifted(order: tuple[Handle, ...], handles: tuple[Handle, ...], by: int) -> tuple[Handle, ...]:
    """Return `order` with each of `handles` moved one place to the left (-1) or the right (+1)."""
    line = list(order)
    # From the side it moves to, so that a run moves as one and stops at the edge.
    for handle in sorted(handles, key=line.index, reverse=by > 0):
        here = line.index(handle)
        there = here + by
        if 0 <= there < len(line) and line[there] not in handles:
            line[here], line[there] = line[there], line[here]
    return tuple(line)


class LookTop(CardPanel):
    """Opened by `look`: the leftmost card is the top one."""

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
        self.order: tuple[Handle, ...] = ()
        """The cards as they would be put back, the top one first."""
        self.grid.delegate.numbered = True
        self._ends = QLabel(self)
        self._ends.setProperty("look", "muted")
        self.top_button = QPushButton(self)
        self.top_button.setProperty("look", "primary")
        self.bottom_button = QPushButton(self)
        self.sink_button = QPushButton(self)
        self.hand_button = QPushButton(self)
        self.shuffle_button = QPushButton(self)
        buttons = QWidget(self)
        flow = FlowLayout(buttons)
        self.body.addWidget(self._ends)
        self.body.addWidget(self.grid, 1)
        self.body.addWidget(self.hint)
        self.body.addWidget(buttons)
        for button, done in (
            (self.top_button, self.put_back),
            (self.bottom_button, self.put_below),
            (self.hand_button, self.take),
            (self.sink_button, self.sink),
            (self.shuffle_button, self.shuffle),
        ):
            button.clicked.connect(done)
            flow.addWidget(button)
        self.offer_row.hide()
        self.grid.selectionModel().selectionChanged.connect(self._on_chosen)
        self._retranslate()
        self._on_chosen()

    def look(self, zone: ZoneId, count: int) -> bool:
        """Look at the top `count` cards of `zone`; False, with nothing shown, if refused."""
        if self.isVisible():
            self.wish_to_leave()
        if count < 1 or not self.carry_out(Look(zone, count)):
            return False
        self.zone = zone
        places = [entry for entry in super().seen() if entry.place < count]
        self.order = tuple(entry.handle for entry in places)
        self.refresh()
        self.fit()
        self.show()
        self.grid.setFocus()
        if self.order:
            self.grid.setCurrentIndex(self.cards.index(0))
            self.grid.clearSelection()
        return True

    def one_more(self) -> None:
        """Look at the next card as well."""
        before = self.order
        if not self.carry_out(Look(self.zone, self._deepest() + 1)):
            return
        new = [entry.handle for entry in super().seen() if entry.handle not in before]
        self.order = (*before, *new)
        self.refresh()
        self.fit()

    def _deepest(self) -> int:
        """Return how many cards from the top are looked at, wherever they stand here."""
        return max((entry.place + 1 for entry in super().seen()), default=0)

    def seen(self) -> tuple[PileCard, ...]:
        """Return the cards looked at that still lie there, in the order they are put into."""
        there = {entry.handle: entry for entry in super().seen()}
        self.order = tuple(handle for handle in self.order if handle in there)
        return tuple(there[handle] for handle in self.order)

    def refresh(self) -> None:
        """Show what is left of the cards; with none left there is nothing to do any more."""
        super().refresh()
        self._tell()
        if not self.order and self.isVisible():
            self.leave()

    def wanted_offers(self) -> list[Offer]:
        """Return none: this panel has its own buttons."""
        return []

    def fit(self) -> None:
        """Show up to seven cards in one row."""
        self.grid.ensurePolished()
        cell, room = self.grid.delegate.cell(), self.room.size()
        across = min(max(len(self.order), 4), 7)
        lines = min(-(-len(self.order) // across), 3) or 1
        self.resize(
            min(cell.width() * across + self.fontMetrics().height() * 5, room.width() - 20),
            min(cell.height() * lines + self.fontMetrics().height() * 13, room.height() - 20),
        )
        self.place()

    # -- putting in order --

    def reorder(self, order: tuple[Handle, ...]) -> None:
        """Show the cards in another order; nothing happens on the table yet."""
        chosen, current = self.grid.chosen(), self.grid.current()
        self.order = order
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
        """Alt with an arrow moves cards."""
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
                self.shift(-1)
                return True
            if event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
                self.shift(1)
                return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.put_back()
            return True
        if event.key() == Qt.Key.Key_T and not event.modifiers():
            self.one_more()
            return True
        return super().on_key(event)

    def _wants(self, event: QKeyEvent) -> bool:
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        own = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_T)
        return alt or own or super()._wants(event)

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

    # -- what happens on the table --

    @Slot()
    def put_back(self) -> None:
        """Put all cards back on top as they stand here."""
        self._finish(Batch((Move(self.order, self.zone, 0), Hide(self.zone))))

    @Slot()
    def put_below(self) -> None:
        """Put all cards under the pile as they stand here."""
        self._finish(Batch((Move(self.order, self.zone, -1), Hide(self.zone))))

    @Slot()
    def take(self) -> None:
        """Take the chosen cards to the hand; the others stay to be put in order."""
        hand = self._hand()
        chosen = self.grid.chosen()
        if hand and chosen:
            self.carry_out(Move(chosen, hand, -1))

    @Slot()
    def sink(self) -> None:
        """Put the chosen cards under the pile; the others stay to be put in order."""
        chosen = self.grid.chosen()
        if chosen:
            self.carry_out(Move(chosen, self.zone, -1))

    @Slot()
    def shuffle(self) -> None:
        """Shuffle what is left into the pile."""
        self._finish(Shuffle(self.zone))

    def _finish(self, intent: Intent) -> None:
        if self.carry_out(intent):
            self.leave()

    def wish_to_leave(self) -> None:
        """Put the cards back as they lay."""
        if self.seen():
            self.carry_out(Hide(self.zone))
        self.leave()

    def _hand(self) -> ZoneId:
        """Return the acting seat's hand, "" if the game has none."""
        name = self.bridge.spec.layout.hand
        zones = self.bridge.view.setting.zones.values()
        mine = (z.id for z in zones if z.spec.name == name and self.bridge.seat in z.holders)
        return next(mine, "")

    @Slot()
    def _on_chosen(self) -> None:
        some = bool(self.grid.chosen())
        self.hand_button.setEnabled(some and bool(self._hand()))
        self.sink_button.setEnabled(some)

    # -- words --

    def _tell(self) -> None:
        if self.zone not in self.bridge.view.zones:
            return
        count = self.tr("top {n}").format(n=len(self.order))
        self.title.setText(f"{self.zone_title()} · {count}")
        self.setAccessibleName(self.title.text())
        self.grid.setAccessibleName(self.title.text())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language of the program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.set_close_words(self.tr("Close: put back as they lay"))
        self.cards.back_words = self.tr("Face-down card")
        self._ends.setText(self.tr("← top of the pile"))
        self.hint.setText(
            self.tr("Drag the cards into order, or move them with Alt and the arrows.")
        )
        self.top_button.setText(self.tr("Put back in this order"))
        self.bottom_button.setText(self.tr("To the bottom in this order"))
        self.hand_button.setText(self.tr("Take selected to hand"))
        self.sink_button.setText(self.tr("Selected to the bottom"))
        self.shuffle_button.setText(self.tr("Shuffle the rest"))
        self._tell()
