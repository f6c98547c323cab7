"""The deck editor: the deck as rows, pictures or a grid, what it may get, check, versions.

The parts of the page are in `editor_parts.py`, where they lie in `editor_layout.py`, what they show
of the deck in `shown_deck.py`, and what is done with it in `deck_actions.py`; here they are put
together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.store.decks.saved_decks import DeckShelf
from app.ui.app.trouble import steady_paint
from app.ui.decks.editor import editor_words
from app.ui.decks.editor.deck_actions import Deeds
from app.ui.decks.editor.deck_work import DeckWork
from app.ui.decks.editor.editor_layout import arrange
from app.ui.decks.editor.editor_menus import EditorMenus
from app.ui.decks.editor.editor_parts import Parts
from app.ui.decks.editor.editor_tabs import EditorTabs
from app.ui.decks.editor.page_keys import PageKeys
from app.ui.decks.editor.shown_deck import ShownDeck
from app.ui.decks.editor.unsaved_work import Unsaved
from app.ui.home.home_ground import paint_ground
from app.ui.look.look import Look
from app.ui.panels.window_page import WindowPage

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QHideEvent, QPaintEvent, QResizeEvent, QShowEvent

    from app.cards.card_facts import CardFact
    from app.cards.deck.deck import DeckList
    from app.core.text.words import Words
    from app.games.contracts.card_contract import GameCards
    from app.ui.look.card_art import CardArt
    from app.ui.look.pictures.own_pictures import OwnPictures


class DeckEditor(QWidget, WindowPage):
    """The page. `keys` tells which keys an action of the window has."""

    closed = Signal()
    play_wanted = Signal(object)
    """DeckList: play it alone."""
    export_wanted = Signal(object, str)
    """DeckList, and the form it is wanted in: one of `Form`, or "pdf"."""
    said = Signal(object, str)
    """Words for the person, and how grave they are."""
    gone = Signal(object, str, object)
    """Words, their gravity and a Remedy: the deck, or unsaved work, was deleted."""
    type_in_wanted = Signal(object)
    """DeckLine of a card without data: let it be typed in."""
    shelf_changed = Signal()
    """There are other decks than before."""

    def __init__(
        self,
        look: Look,
        cards: GameCards,
        art: CardArt,
        keys: Callable[[str], tuple[str, ...]] = lambda _name: (),
        shelf: DeckShelf | None = None,
        own: OwnPictures | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.work = DeckWork(cards, shelf or DeckShelf(), self)
        self.deeds = Deeds(cards, self.work, self)
        self.parts = Parts(look, self, self.work, cards, art, own)
        self.tabs = EditorTabs(self, self.parts, self.work)
        self.shown = ShownDeck(self, look, cards, self.parts, self.work, self.tabs)
        self.unsaved = Unsaved(self.work, self.parts.notice, self)
        self.keys = PageKeys(
            self,
            keys,
            {
                "undo": self.deeds.undo,
                "redo": self.deeds.redo,
                "save": self.deeds.save,
                "save_as": self.deeds.save_as,
                "add": lambda: self.shown.to_field(""),
                "rename": self.shown.rename,
                "next": lambda: self.parts.tabs.step(1),
                "last": lambda: self.parts.tabs.step(-1),
            },
        )
        self.menus = EditorMenus(self, self.parts, self.work, self.deeds, self.keys, cards)
        self._connect()
        self.shown.begin(self.deeds)
        self._follow_look()
        self.shown.show_work()
        look.changed.connect(self._follow_look)

    def _connect(self) -> None:
        self.work.said.connect(self.said)
        deeds, parts, head = self.deeds, self.parts, self.parts.head
        deeds.hear(parts)
        deeds.said.connect(self.said)
        deeds.began.connect(self._show_other)
        deeds.gone.connect(self._leave_deleted)
        deeds.brought_back.connect(self.shelf_changed)
        head.back.clicked.connect(self.closed)
        head.play.clicked.connect(self._play)
        head.title.editingFinished.connect(self._retitle)
        head.title.returnPressed.connect(self.setFocus)
        self.unsaved.taken_up.connect(self._show_other)
        self.unsaved.changed.connect(self._show_notice)
        self.unsaved.said.connect(self.said)
        self.unsaved.gone.connect(self.gone)
        self.tabs.turned.connect(self._arrange)
        self.tabs.card_taken.connect(self._take_one)
        self.menus.export_wanted.connect(self.export_wanted)
        self.menus.type_in_wanted.connect(self.type_in_wanted)
        self.menus.new_wanted.connect(self.new)
        self.menus.rename_wanted.connect(self.shown.rename)
        parts.field.chosen.connect(self._add_found)

    # -- what is edited -------------------------------------------------------------------------

    def edit(self, deck: DeckList, path: Path | None = None) -> None:
        """Put a deck on the bench; `path` says where it is one of one's own."""
        self.work.open(deck, path)
        self._show_other()

    @property
    def deck(self) -> DeckList:
        """The deck as it is now."""
        return self.work.deck

    @Slot()
    def new(self) -> None:
        """Begin an empty deck; unsaved work is kept."""
        self.deeds.new()
        self.shown.to_field("")

    @Slot()
    def _show_notice(self) -> None:
        """Offer unsaved work."""
        self.unsaved.offer(self.look.language)
        self._arrange()

    @Slot()
    def _show_other(self) -> None:
        """Show a deck that was put on the bench."""
        self.parts.check.check()
        self._show_notice()
        self.tabs.bring("cards")
        if self.isVisible():
            self.setFocus()

    @Slot()
    def _retitle(self) -> None:
        self.deeds.retitle(self.parts.head.title.text())

    @Slot(object, int, bool)
    def _add_found(self, card: CardFact, count: int, maybe: bool) -> None:
        self.deeds.add(card, count, "maybe" if maybe else "main")

    @Slot(object)
    def _take_one(self, card: CardFact) -> None:
        self.deeds.add(card)

    @Slot()
    def _play(self) -> None:
        if self.deck.lines:
            self.play_wanted.emit(self.deck)

    @Slot(object, str, object)
    def _leave_deleted(self, told: Words, severity: str, remedy: object) -> None:
        self.gone.emit(told, severity, remedy)
        self.shelf_changed.emit()
        self.closed.emit()

    # -- words and looks ------------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        self.update()
        self.work.untitled = editor_words.NO_TITLE.in_(self.look.language)
        self.parts.speak(self.look.language)
        self.shown.show_rows()
        self.shown.say_head()
        self.take_keys()
        self._arrange()

    def set_own(self, own: OwnPictures | None) -> None:
        """Show other pictures of the person's own."""
        self.parts.set_own(own)

    @Slot()
    def _arrange(self) -> None:
        arrange(self, self.parts)

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        paint_ground(painter, QRectF(self.rect()), self.look.palette)
        painter.end()

    # -- keys -----------------------------------------------------------------------------------

    def take_keys(self) -> None:
        """Follow the person's choice of keys."""
        self.keys.take()

    def event(self, event: QEvent) -> bool:
        """Claim the key that pastes: elsewhere in the window it offers to play the list."""
        claimed = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if claimed and self.keys.pastes(cast("QKeyEvent", event)):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back; a list is pasted wherever there is no field."""
        odds = self.parts.odds if self.tabs.tab == "odds" else None
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif odds is not None and odds.turn_page(event.key()):
            event.accept()
        elif self.keys.pastes(event):
            self.deeds.paste()
        else:
            super().keyPressEvent(event)

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Begin in the field while there is no card, otherwise in the deck."""
        part = self.parts.part
        if part.isHidden():
            self.parts.entry(self.tabs.tab).setFocus(reason)
        else:
            (part.front if self.parts.holds_cards else part.field).setFocus(reason)

    # -- keeping up -----------------------------------------------------------------------------

    def keep(self) -> None:
        """Put unsaved work on the disk now."""
        self._retitle()
        self.work.keep_now()

    def close_page(self) -> None:
        """Keep unsaved work, and end what goes on in the background."""
        self.keep()
        if self.parts.browser is not None:
            self.parts.browser.close_browser()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay everything at the size it has now; offer unsaved work."""
        super().showEvent(event)
        self._show_notice()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep unsaved work at once."""
        super().hideEvent(event)
        self.keep()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything anew."""
        super().resizeEvent(event)
        self._arrange()
