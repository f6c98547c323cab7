"""The top cards of a pile, side by side: put in order, taken, or sent to the bottom."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from app.core import intent as i
from app.core.intent import Batch, Hide, Move, Shuffle
from app.core.text.words import Words
from app.session.seat.sent_intent import not_sent
from app.ui.look.look import Look
from app.ui.panels.button_row import Deed
from app.ui.panels.piles.card_order import CardOrder
from app.ui.panels.piles.ordering_panel import OrderingPanel
from app.ui.toolkit.common_words import KEEP_LOOKING

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.ids import ZoneId
    from app.core.intent import Intent
    from app.session.seat.sent_intent import Sent
    from app.ui.look.card_art import CardArt
    from app.ui.panels.piles.panel_offers import Offer
    from app.ui.table.bridge import Bridge


class LookTop(OrderingPanel):
    """Opened by `look_at`: the leftmost card is the top one."""

    def __init__(
        self,
        look: Look,
        bridge: Bridge,
        art: CardArt,
        card_of: Callable[[str], Face],
        parent: QWidget,
    ) -> None:
        super().__init__(look, bridge, art, card_of, parent, first="primary")
        self._finishing: Sent | None = None
        """What was sent last to put the cards back."""
        self.closing.agreed.connect(self._put_back_as_typed)
        self.closing.hidden.connect(self._leave_as_they_lay)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @property
    def top_button(self) -> QPushButton:
        """Puts all back in the order in which they stand."""
        return self.row.buttons[0]

    @property
    def bottom_button(self) -> QPushButton:
        """Puts all to the bottom in the order in which they stand."""
        return self.row.buttons[1]

    @property
    def hand_button(self) -> QPushButton:
        """Takes what is chosen to the hand."""
        return self.row.buttons[2]

    @property
    def sink_button(self) -> QPushButton:
        """Puts what is chosen to the bottom."""
        return self.row.buttons[3]

    @property
    def shuffle_button(self) -> QPushButton:
        """Shuffles what is left into the pile."""
        return self.row.buttons[4]

    def look_at(self, zone: ZoneId, count: int) -> Sent:
        """Look at the top `count` cards of `zone`; nothing is shown if that is refused."""
        if self.isVisible():
            self._leave_as_they_lay()
        self.closing.hide()
        wish = i.Look(zone, count)
        if count < 1:
            return not_sent(wish)
        return self.carry_out(wish).if_accepted(lambda: self._show(zone, count))

    def _show(self, zone: ZoneId, count: int) -> None:
        self.zone, self._finishing = zone, None
        places = [entry for entry in self.looked_at() if entry.place < count]
        self._order = CardOrder(tuple(entry.handle for entry in places))
        self.refresh()
        self.fit()
        self.show()
        self.grid.setFocus()
        if self.order:
            self.grid.setCurrentIndex(self.cards.index(0))
            self.grid.clearSelection()

    def one_more(self) -> None:
        """Look at the next card as well."""
        wish = i.Look(self.zone, self._deepest() + 1)
        self.carry_out(wish).if_accepted(self._show_new)

    def _show_new(self) -> None:
        self._order = self._order.with_new(entry.handle for entry in self.looked_at())
        self.refresh()
        self.fit()

    def _deepest(self) -> int:
        """Return how many cards from the top are looked at, wherever they stand here."""
        return max((entry.place + 1 for entry in self.looked_at()), default=0)

    def refresh(self) -> None:
        """Show what is left of the cards; with none left there is nothing to do any more."""
        super().refresh()
        self.tell()
        if not self.order and self.isVisible():
            self.leave()

    def wanted_offers(self) -> list[Offer]:
        """Return none: this panel has its own buttons."""
        return []

    @Slot()
    def refresh_offers(self) -> None:
        """Write on the buttons what can be done; what needs a choice waits for one."""
        speak = self.look.language
        some = bool(self.grid.chosen())
        to_hand = some and bool(self._hand())
        self.row.set_deeds(
            (
                Deed(
                    Words("Put back in this order", "この順で上に戻す").in_(speak),
                    short=Words("Put back", "戻す").in_(speak),
                ),
                Deed(Words("To the bottom in this order", "この順で下に置く").in_(speak)),
                Deed(
                    Words("Take selected to hand", "選んだカードを手札へ").in_(speak),
                    tip=Words("Double click", "ダブルクリック").in_(speak),
                    enabled=to_hand,
                ),
                Deed(
                    Words("Selected to the bottom", "選んだカードを下へ").in_(speak), enabled=some
                ),
                Deed(Words("Shuffle the rest", "残りを切る").in_(speak)),
            )
        )

    @Slot(int)
    def _on_pressed(self, number: int) -> None:
        (self.put_back, self.put_below, self.take, self.sink, self.shuffle)[number]()

    @Slot()
    def take_likeliest(self) -> None:
        """Take the card that was meant to the hand."""
        self.take()

    def on_key(self, event: QKeyEvent) -> bool:
        """Enter puts back, T looks at one more."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._put_back_as_typed()
            return True
        if event.key() == Qt.Key.Key_T and not event.modifiers():
            self.one_more()
            return True
        return super().on_key(event)

    def _wants(self, event: QKeyEvent) -> bool:
        own = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_T)
        return own or super()._wants(event)

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
        if self._finishing is None or self._finishing.answer is not None:
            self._finishing = finishing = self.carry_out(intent)
            finishing.if_accepted(lambda: self._finished(finishing))

    def _finished(self, finishing: Sent) -> None:
        """Close, unless other cards are looked at meanwhile."""
        if finishing is self._finishing:
            self.leave()

    def wish_to_leave(self) -> None:
        """Put the cards back as they lay; where another order was made, ask which one."""
        if self.isVisible() and self._is_reordered():
            self.ask_how_to_close()
            return
        self._leave_as_they_lay()

    def _is_reordered(self) -> bool:
        there = sorted(self.looked_at(), key=lambda entry: entry.place)
        return self._order.as_typed != tuple(entry.handle for entry in there)

    @Slot()
    def _leave_as_they_lay(self) -> None:
        if self.seen():
            self.carry_out(Hide(self.zone))
        self.leave()

    @Slot()
    def _put_back_as_typed(self) -> None:
        self.reorder(self._order.as_typed)
        self.put_back()

    def _hand(self) -> ZoneId:
        """Return the acting seat's hand, "" if the game has none."""
        name = self.bridge.spec.layout.hand
        zones = self.bridge.view.setting.zones.values()
        mine = (z.id for z in zones if z.spec.name == name and self.bridge.seat in z.holders)
        return next(mine, "")

    # -- words --

    def tell(self) -> None:
        """Write how many are looked at, or in which order they were typed."""
        speak = self.look.language
        if self.zone not in self.bridge.view.zones:
            return
        count = Words("top {n}", "上から{n}枚").in_(speak).format(n=len(self.order))
        if self._order.typed:
            numbers = " ".join(map(str, self._order.numbers))
            count = (
                Words("new order: {numbers} …", "新しい順：{numbers} …")
                .in_(speak)
                .format(numbers=numbers)
            )
        self.title.setText(f"{self.zone_title()} · {count}")
        self.setAccessibleName(self.title.text())
        self.grid.setAccessibleName(self.title.text())

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.set_close_words(
            Words("Close: put back as they were", "閉じる：順番を変えずに戻す").in_(speak)
        )
        self._ends.setText(Words("← top of the pile", "← 山の一番上").in_(speak))
        self.hint.setText(
            Words(
                "Drag the cards into order, move them with Alt and the arrows, or type their "
                "numbers in the order you want.",
                "カードをドラッグして並べるか、Altと矢印キーで動かすか、並べたい順に番号を押してください。",
            ).in_(speak)
        )
        self.closing.set_words(
            Words(
                "The cards stand in another order now. Put them back in this order?",
                "並べ替えた順番があります。この順番で戻しますか？",
            ).in_(speak),
            Words("In this order", "この順で戻す").in_(speak),
            Words("As they were", "元の順で戻す").in_(speak),
            KEEP_LOOKING.in_(speak),
        )
        self.refresh_offers()
        super()._follow_look()
