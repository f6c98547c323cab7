"""What the panels that show the cards of a pile have in common: the grid and the buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from app.core.text.wording import owned
from app.core.text.words import Words
from app.ui.commands.native_key import native
from app.ui.look.look import Look
from app.ui.panels.button_row import Deed, First
from app.ui.panels.cards.pile_model import PileCard, cards_of
from app.ui.panels.piles.card_sheet import CardSheet
from app.ui.panels.piles.panel_offers import (
    KeyOf,
    Offer,
    at_double_click,
    for_row,
    offers,
    usual_key,
)

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.ids import Handle, ZoneId
    from app.core.intent import Intent
    from app.session.host.updates import Placed, Stepped
    from app.session.seat.sent_intent import Sent
    from app.ui.look.card_art import CardArt
    from app.ui.table.bridge import Bridge


class CardPanel(CardSheet):
    """Cards of one zone, and what can be done with those that are chosen."""

    card_hovered = Signal(str)
    """The card (ref) under the pointer or the keyboard; empty for a back."""
    reading_wanted = Signal(str)
    """Space on a card (ref): show it at full size."""
    carried = Signal(object, QPoint)
    """(handles, place on the screen) while cards are dragged out of the panel."""
    dropped = Signal(object, QPoint)
    """(handles, place on the screen) when they were let go outside the panel."""
    carry_ended = Signal()
    """The drag is over, dropped or not."""

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
        super().__init__(look, art, parent, first=first)
        self.bridge = bridge
        self.card_of = card_of
        self.key_of: KeyOf = usual_key
        """Which key an action has: the person may have given it another."""
        self.zone: ZoneId = ""
        self._offers: list[Offer] = []
        self._in_row: list[Offer] = []
        """The offers as the buttons have them; for a card of the pile while none is chosen."""
        self.grid.selectionModel().selectionChanged.connect(self.refresh_offers)
        self.grid.hovered.connect(self._on_hover)
        self.grid.carried.connect(self._on_carried)
        self.grid.dropped.connect(self._on_dropped)
        self.grid.carry_ended.connect(self._on_carry_ended)
        self.grid.taken.connect(self.take_likeliest)
        self.row.pressed.connect(self._on_pressed)
        self.grid.installEventFilter(self)
        bridge.stepped.connect(self._on_stepped)
        bridge.placed.connect(self._on_placed)
        bridge.reseated.connect(self._forget)

    # -- what is shown --

    def seen(self) -> tuple[PileCard, ...]:
        """Return the cards of the zone that the seat can single out now."""
        if self.zone not in self.bridge.view.zones:
            return ()
        return cards_of(self.bridge.view, self.zone, self.card_of)

    def refresh(self) -> None:
        """Show what lies in the zone now; what is selected stays selected."""
        chosen, current = self.grid.chosen(), self.grid.current()
        row = self.grid.currentIndex().row()
        self.cards.set_cards(self.seen())
        self.grid.choose(chosen, current.handle if current else "")
        if current is not None and self.grid.current() is None and self.cards.rowCount():
            # The card under the keyboard is gone: it stands on the next one, which is not chosen.
            near = self.cards.index(min(row, self.cards.rowCount() - 1))
            self.grid.selectionModel().setCurrentIndex(
                near, QItemSelectionModel.SelectionFlag.NoUpdate
            )
        self.refresh_offers()

    def zone_title(self) -> str:
        """Return the zone's name, with its holder's where it is another's."""
        zone = self.bridge.view.setting.zones[self.zone]
        title = zone.spec.title
        if zone.holders and self.bridge.seat not in zone.holders:
            title = owned(self.bridge.view.setting.seats[zone.holders[0]].name, title)
        return title.in_(self.look.language)

    @Slot()
    def _follow_look(self) -> None:
        if self.zone:
            self.refresh()
        if self.isVisible():
            self.fit()

    @Slot(object)
    def _on_stepped(self, stepped: Stepped) -> None:
        if self.isVisible() and any(
            zone.id == self.zone for fact in stepped.facts for zone in fact.zones
        ):
            self.refresh()

    @Slot()
    def _forget(self) -> None:
        """Keep nothing that the seat before saw, in sight or not."""
        self.cards.set_cards(())
        self.refresh_offers()

    @Slot(object)
    def _on_placed(self, _placed: Placed) -> None:
        if self.isVisible():
            self.refresh()

    # -- what can be done --

    def wanted_offers(self) -> list[Offer]:
        """Return what can be done with the chosen cards."""
        return self._offers_for(self.grid.chosen())

    def _offers_for(self, cards: tuple[Handle, ...]) -> list[Offer]:
        if self.zone not in self.bridge.view.zones:
            return []
        return offers(self.bridge.view, self.bridge.spec, cards, self.zone, self.key_of)

    @Slot()
    def refresh_offers(self) -> None:
        """Write on the buttons what can be done; while nothing is chosen they are dimmed."""
        self._offers = self.wanted_offers()
        shown = self._offers or self._offers_for(tuple(e.handle for e in self.cards.all[:1]))
        self._in_row = for_row(shown, self.bridge.view, self.bridge.spec)
        best = at_double_click(shown, self.bridge.view, self.bridge.spec)
        self.row.set_deeds(
            [
                Deed(
                    offer.title.in_(self.look.language),
                    native(offer.key),
                    tip=Words("Double click or Enter", "ダブルクリックかEnter").in_(
                        self.look.language
                    )
                    if offer is best
                    else "",
                    enabled=bool(self._offers),
                )
                for offer in self._in_row
            ]
        )

    @Slot(int)
    def _on_pressed(self, number: int) -> None:
        if self._offers and number < len(self._in_row):
            self.carry_out(self._in_row[number].intent)

    @Slot()
    def take_likeliest(self) -> None:
        """Do with the chosen cards, or the one the keyboard stands on, what is likeliest."""
        entry = self.grid.current()
        cards = self.grid.chosen() or ((entry.handle,) if entry else ())
        best = at_double_click(self._offers_for(cards), self.bridge.view, self.bridge.spec)
        if best is not None:
            self.carry_out(best.intent)

    def _do(self, number: int) -> None:
        if number < len(self._offers):
            self.carry_out(self._offers[number].intent)

    def carry_out(self, intent: Intent) -> Sent:
        """Ask for something; a refusal is told by the bridge."""
        return self.bridge.ask(intent).if_accepted(self._take_keyboard)

    def _take_keyboard(self) -> None:
        if self.isVisible() and not self.grid.hasFocus():
            self.grid.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the buttons, while the grid has the focus."""
        if watched is self.grid and isinstance(event, QKeyEvent):
            # The window has the same letters for its own selection: claim them first.
            if event.type() == QEvent.Type.ShortcutOverride and self._wants(event):
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress and self.on_key(event):
                return True
        return super().eventFilter(watched, event)

    def _wants(self, event: QKeyEvent) -> bool:
        return _is_space(event) or _is_enter(event) or self._offer_of(event) is not None

    def _offer_of(self, event: QKeyEvent) -> int | None:
        pressed = QKeySequence(event.keyCombination())
        for number, offer in enumerate(self._offers):
            if offer.key and QKeySequence(offer.key) == pressed:
                return number
        return None

    def on_key(self, event: QKeyEvent) -> bool:
        """Do what a key says, and tell whether it said anything."""
        entry = self.grid.current()
        if _is_space(event) and entry is not None:
            self.reading_wanted.emit(entry.ref)
            return True
        if _is_enter(event):
            # Held down it would empty the pile.
            if not event.isAutoRepeat():
                self.take_likeliest()
            return True
        number = self._offer_of(event)
        if number is not None:
            self._do(number)
        return number is not None

    # -- carrying cards out --

    def is_outside(self, where: QPoint) -> bool:
        """Whether a place on the screen is beside the panel."""
        return not self.rect().contains(self.mapFromGlobal(where))

    @Slot(object)
    def _on_hover(self, entry: PileCard | None) -> None:
        self.card_hovered.emit(entry.ref if entry is not None else "")

    @Slot(object, QPoint)
    def _on_carried(self, handles: tuple[str, ...], where: QPoint) -> None:
        self.carried.emit(handles, where)

    @Slot(object, QPoint)
    def _on_dropped(self, handles: tuple[str, ...], where: QPoint) -> None:
        if self.is_outside(where):
            self.dropped.emit(handles, where)

    @Slot()
    def _on_carry_ended(self) -> None:
        self.carry_ended.emit()


def _is_space(event: QKeyEvent) -> bool:
    """Whether a card is to be read; with Ctrl, Space chooses it as in every list."""
    return event.key() == Qt.Key.Key_Space and event.modifiers() == Qt.KeyboardModifier.NoModifier


def _is_enter(event: QKeyEvent) -> bool:
    """Whether Enter was pressed, on either side of the keyboard."""
    plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    return enter and plain == Qt.KeyboardModifier.NoModifier
