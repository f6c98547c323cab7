"""What the panels that show the cards of a pile have in common: the grid and the buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from app.session.updates import Accepted
from app.ui.look.palette import LIGHT, Palette
from app.ui.panels.card_grid import CardGrid
from app.ui.panels.card_model import CardModel, PileCard, cards_of
from app.ui.panels.floating import FloatingPanel
from app.ui.panels.flow import FlowLayout
from app.ui.panels.offers import Offer, offers

if TYPE_CHECKING:
    from app.cards.card import Card
    from app.core.ids import ZoneId
    from app.core.intent import Intent
    from app.core.words import Language
    from app.session.updates import Placed, Stepped
    from app.ui.bridge import Bridge
    from app.ui.look.art import CardArt


class CardPanel(FloatingPanel):
    """Cards of one zone, and what can be done with those that are chosen."""

    high = True
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
        bridge: Bridge,
        art: CardArt,
        card_of: Callable[[str], Card],
        parent: QWidget,
        *,
        palette: Palette = LIGHT,
        language: Language = "ja",
    ) -> None:
        super().__init__(parent, palette)
        self.bridge = bridge
        self.card_of = card_of
        self.language: Language = language
        self.zone: ZoneId = ""
        self.cards = CardModel(language, self)
        self.grid = CardGrid(self.cards, art, self)
        self.grid.set_palette(palette)
        self.hint = QLabel(self)
        self.hint.setProperty("look", "muted")
        self.hint.setWordWrap(True)
        self._offers: list[Offer] = []
        self.offer_row = QWidget(self)
        self._flow = FlowLayout(self.offer_row)
        self.grid.selectionModel().selectionChanged.connect(self.refresh_offers)
        self.grid.hovered.connect(self._on_hover)
        self.grid.carried.connect(self._on_carried)
        self.grid.dropped.connect(self._on_dropped)
        self.grid.carry_ended.connect(self._on_carry_ended)
        self.grid.installEventFilter(self)
        bridge.stepped.connect(self._on_stepped)
        bridge.placed.connect(self._on_placed)

    # -- what is shown --

    def seen(self) -> tuple[PileCard, ...]:
        """Return the cards of the zone that the seat can single out now."""
        if self.zone not in self.bridge.view.zones:
            return ()
        return cards_of(self.bridge.view, self.zone, self.card_of)

    def refresh(self) -> None:
        """Show what lies in the zone now; what is selected stays selected."""
        chosen, current = self.grid.chosen(), self.grid.current()
        self.cards.set_cards(self.seen())
        self.grid.choose(chosen, current.handle if current else "")
        self.refresh_offers()

    def zone_title(self) -> str:
        """Return the zone's name, with its holder's where it is another's."""
        zone = self.bridge.view.setting.zones[self.zone]
        title = zone.spec.title.in_(self.language)
        if not zone.holders or self.bridge.seat in zone.holders:
            return title
        name = self.bridge.view.setting.seats[zone.holders[0]].name
        return f"{name}の{title}" if self.language == "ja" else f"{name}'s {title}"

    def set_language(self, language: Language) -> None:
        """Name cards and places in `language`."""
        self.language = language
        self.cards.set_language(language)
        if self.zone:
            self.refresh()

    def set_palette(self, palette: Palette) -> None:
        """Paint in another theme."""
        super().set_palette(palette)
        if hasattr(self, "grid"):  # the base class paints itself before there is a grid
            self.grid.set_palette(palette)

    @Slot(object)
    def _on_stepped(self, stepped: Stepped) -> None:
        if self.isVisible() and any(
            zone.id == self.zone for fact in stepped.facts for zone in fact.zones
        ):
            self.refresh()

    @Slot(object)
    def _on_placed(self, _placed: Placed) -> None:
        if self.isVisible():
            self.refresh()

    # -- what can be done --

    def wanted_offers(self) -> list[Offer]:
        """Return what can be done with the chosen cards."""
        if self.zone not in self.bridge.view.zones:
            return []
        return offers(self.bridge.view, self.bridge.spec, self.grid.chosen(), self.zone)

    @Slot()
    def refresh_offers(self) -> None:
        """Make a button for each thing that can be done."""
        wanted = self.wanted_offers()
        if [offer.title for offer in wanted] == [offer.title for offer in self._offers]:
            # The same buttons for other cards: keep them, or the focus would be lost.
            self._offers = wanted
            return
        self._offers = wanted
        while self._flow.count():
            item = self._flow.takeAt(0)
            button = item.widget() if item is not None else None
            if button is not None:
                button.hide()
                button.deleteLater()
        for number, offer in enumerate(wanted):
            title = offer.title.in_(self.language)
            button = QPushButton(f"{title}  {offer.key}" if offer.key else title, self.offer_row)
            button.setAccessibleName(title)
            button.clicked.connect(lambda _=False, number=number: self._do(number))
            self._flow.addWidget(button)
            button.show()
        self.offer_row.setVisible(bool(wanted))
        self.offer_row.updateGeometry()

    def _do(self, number: int) -> None:
        if number < len(self._offers):
            self.carry_out(self._offers[number].intent)

    def carry_out(self, intent: Intent) -> bool:
        """Ask for something, and say whether it happened; a refusal is told by the bridge."""
        done = isinstance(self.bridge.ask(intent), Accepted)
        if done and self.isVisible() and not self.grid.hasFocus():
            self.grid.setFocus()
        return done

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
        return event.key() == Qt.Key.Key_Space or self._offer_of(event) is not None

    def _offer_of(self, event: QKeyEvent) -> int | None:
        pressed = QKeySequence(event.keyCombination())
        for number, offer in enumerate(self._offers):
            if offer.key and QKeySequence(offer.key) == pressed:
                return number
        return None

    def on_key(self, event: QKeyEvent) -> bool:
        """Do what a key says, and tell whether it said anything."""
        entry = self.grid.current()
        if event.key() == Qt.Key.Key_Space and entry is not None:
            self.reading_wanted.emit(entry.ref)
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
        if entry is not None:
            self.card_hovered.emit(entry.ref)

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
