"""The top cards of a pile, side by side: put in order, taken, or sent to the bottom."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from app.core import intent as i
from app.core.intent import Batch, Hide, Move, Shuffle
from app.core.text.words import Words
from app.session.seat.pending_requests import not_sent
from app.ui.look.look import Look
from app.ui.panels.announce import announce
from app.ui.panels.button_row import Deed
from app.ui.panels.cards.card_delegate import LEGIBLE
from app.ui.panels.cards.card_panel import CardPanel
from app.ui.panels.closing_question import ClosingQuestion
from app.ui.panels.floating import EDGE
from app.ui.toolkit.common_words import FACE_DOWN_CARD, KEEP_LOOKING
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.ids import Handle, ZoneId
    from app.core.intent import Intent
    from app.session.seat.pending_requests import Sent
    from app.ui.look.card_art import CardArt
    from app.ui.panels.cards.panel_offers import Offer
    from app.ui.panels.cards.pile_model import PileCard
    from app.ui.table.bridge import Bridge


DIGITS = tuple(Qt.Key(Qt.Key.Key_1 + number) for number in range(9))


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
        self.order: tuple[Handle, ...] = ()
        """The cards as they would be put back, the top one first."""
        self._finishing: Sent | None = None
        """What was sent last to put the cards back."""
        self._typed: tuple[Handle, ...] = ()
        """The cards whose numbers were typed: they come first, in this order."""
        self.grid.delegate.numbered = True
        self._ends = Label(self)
        self._ends.setProperty("look", "muted")
        for part, stretch in ((self._ends, 0), (self.grid, 1), (self.hint, 0), (self.row, 0)):
            self.body.addWidget(part, stretch)
        self.closing = ClosingQuestion(self)
        self.closing.agreed.connect(self._put_back_as_typed)
        self.closing.hidden.connect(self._leave_as_they_lay)
        self.closing.stayed.connect(self._stay)
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
        places = [entry for entry in super().seen() if entry.place < count]
        self.order = tuple(entry.handle for entry in places)
        self._typed = ()
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
        before = self.order
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
        self._typed = tuple(handle for handle in self._typed if handle in there)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the question at the foot."""
        super().resizeEvent(event)
        self.closing.place()

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
        parts = [self.head_height(), self.row.sizeHint().height()]
        if roomy:
            parts += [self._ends.sizeHint().height(), self.hint.heightForWidth(inner)]
        return sum(parts) + self.body.spacing() * len(parts) + self.ends()

    # -- putting in order --

    def type_number(self, number: int) -> None:
        """Take the card with this number next; what is not typed comes after those."""
        if not 1 <= number <= len(self.order) or self.order[number - 1] in self._typed:
            return
        self._typed = (*self._typed, self.order[number - 1])
        if len(self._typed) == len(self.order):
            self.reorder(self._as_typed())
        self._tell()

    def _as_typed(self) -> tuple[Handle, ...]:
        return (*self._typed, *(handle for handle in self.order if handle not in self._typed))

    def reorder(self, order: tuple[Handle, ...]) -> None:
        """Show the cards in another order; nothing happens on the table yet."""
        self._typed = ()
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
            self._put_back_as_typed()
            return True
        if event.key() in DIGITS:
            self.type_number(DIGITS.index(Qt.Key(event.key())) + 1)
            return True
        if event.key() == Qt.Key.Key_T and not event.modifiers():
            self.one_more()
            return True
        return super().on_key(event)

    def _wants(self, event: QKeyEvent) -> bool:
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        own = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_T, *DIGITS)
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
            self.closing.ask()
            announce(self, self.closing.words.text())
            return
        self._leave_as_they_lay()

    def _is_reordered(self) -> bool:
        there = sorted(super().seen(), key=lambda entry: entry.place)
        return self._as_typed() != tuple(entry.handle for entry in there)

    @Slot()
    def _leave_as_they_lay(self) -> None:
        if self.seen():
            self.carry_out(Hide(self.zone))
        self.leave()

    @Slot()
    def _put_back_as_typed(self) -> None:
        self.reorder(self._as_typed())
        self.put_back()

    @Slot()
    def _stay(self) -> None:
        self.closing.hide()
        self.grid.setFocus()

    def _hand(self) -> ZoneId:
        """Return the acting seat's hand, "" if the game has none."""
        name = self.bridge.spec.layout.hand
        zones = self.bridge.view.setting.zones.values()
        mine = (z.id for z in zones if z.spec.name == name and self.bridge.seat in z.holders)
        return next(mine, "")

    # -- words --

    def _tell(self) -> None:
        speak = self.look.language
        if self.zone not in self.bridge.view.zones:
            return
        count = Words("top {n}", "上から{n}枚").in_(speak).format(n=len(self.order))
        if self._typed:
            numbers = " ".join(str(self.order.index(handle) + 1) for handle in self._typed)
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
            Words("Close: put back as they lay", "閉じる：順番を変えずに戻す").in_(speak)
        )
        self.cards.back_words = FACE_DOWN_CARD.in_(speak)
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
            Words("As they lay", "元の順で戻す").in_(speak),
            KEEP_LOOKING.in_(speak),
        )
        self.refresh_offers()
        super()._follow_look()
