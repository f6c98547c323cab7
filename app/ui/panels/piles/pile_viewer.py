"""The pile viewer: all cards of a zone that the seat may see, to search, choose and take."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QSignalBlocker, Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.core import intent as i
from app.core.intent import Hide, Shuffle
from app.core.text.wording import CARD, counted
from app.core.text.words import Words
from app.session.seat.sent_intent import granted, not_sent
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.panels.piles.pile_sheet import PileSheet
from app.ui.toolkit.common_words import CLOSE, KEEP_LOOKING

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.ids import ZoneId
    from app.session.host.updates import Placed, Stepped
    from app.session.seat.sent_intent import Sent
    from app.ui.look.card_art import CardArt
    from app.ui.table.bridge import Bridge


class PileViewer(PileSheet):
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
        self.shuffle_button = self.closing.first_button
        self.hide_button = self.closing.hide_button
        self.stay_button = self.closing.stay_button
        self.filters.changed.connect(self._on_filtered)
        self.filters.entered.connect(self._to_cards)
        self.closing.agreed.connect(self._close_shuffled)
        self.closing.hidden.connect(self._close_hidden)
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
            words = Words("Nothing here that you may see.", "見られるカードはありません。").in_(
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
        self.show_hint()

    # -- leaving --

    def wish_to_leave(self) -> None:
        """Close; where a hidden pile was looked through, ask how, without blocking anything."""
        if not self._searching:
            self.leave()
            return
        self._ask()
        self.ask_how_to_close()

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
        self._ask()
        super()._follow_look()
