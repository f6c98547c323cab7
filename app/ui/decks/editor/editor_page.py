"""The deck editor: the deck as rows, pictures or a grid, what it may get, check, versions.

The parts of the page are in `editor_parts.py`, where they lie in `editor_layout.py`, and what is
done with the deck in `deck_actions.py`; here they are put together.
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
from app.ui.decks.editor.panels.deck_telling import say_head, show_piles
from app.ui.decks.editor.unsaved_work import Unsaved
from app.ui.home.home_ground import paint_ground
from app.ui.look.look import Look
from app.ui.panels.announce import announce
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
    from app.ui.look.own_pictures import OwnPictures


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
        self._cards = cards
        self.work = DeckWork(cards, shelf or DeckShelf(), self)
        self.deeds = Deeds(cards, self.work, self)
        self.parts = Parts(look, self, self.work, cards, art, own)
        self.tabs = EditorTabs(self, self.parts, self.work)
        self.unsaved = Unsaved(self.work, self.parts.notice, self)
        self.keys = PageKeys(
            self,
            keys,
            {
                "undo": self.deeds.undo,
                "redo": self.deeds.redo,
                "save": self.deeds.save,
                "save_as": self.deeds.save_as,
                "add": lambda: self._to_field(""),
                "rename": self._rename,
                "next": lambda: self.parts.tabs.step(1),
                "last": lambda: self.parts.tabs.step(-1),
            },
        )
        self.menus = EditorMenus(self, self.parts, self.work, self.deeds, self.keys, cards)
        self._connect()
        self._follow_look()
        self._show_work()
        look.changed.connect(self._follow_look)

    def _connect(self) -> None:
        self.work.changed.connect(self._show_work)
        self.work.said.connect(self.said)
        deeds, parts, head = self.deeds, self.parts, self.parts.head
        deeds.said.connect(self.said)
        deeds.announced.connect(self._announce)
        deeds.came.connect(self._show_come)
        deeds.began.connect(self._show_other)
        deeds.gone.connect(self._leave_deleted)
        deeds.brought_back.connect(self.shelf_changed)
        head.back.clicked.connect(self.closed)
        head.undo.clicked.connect(deeds.undo)
        head.redo.clicked.connect(deeds.redo)
        head.save.clicked.connect(deeds.save)
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
        self.menus.rename_wanted.connect(self._rename)
        parts.field.chosen.connect(self._add_found)
        parts.field.left.connect(parts.part.enter)
        parts.field.list_pasted.connect(deeds.paste)
        parts.field.refused.connect(lambda told: self.said.emit(told, "refused"))
        parts.part.pictures_wanted.connect(lambda on: parts.view.show_pictures(on=on))
        for view in (parts.view, parts.aside):
            view.count_wanted.connect(deeds.count)
            view.move_wanted.connect(deeds.move)
            view.field_wanted.connect(self._to_field)
        if (grid := parts.part.grid) is not None:
            grid.view.switch_wanted.connect(
                lambda keys, called: deeds.switch(keys, grid.order, called)
            )
            grid.view.refused.connect(lambda told: self.said.emit(told, "refused"))
            grid.view.field_wanted.connect(self._to_field)
        parts.view.brought.connect(lambda keys, row: deeds.bring(keys, row, "main"))
        parts.aside.brought.connect(lambda keys, row: deeds.bring(keys, row, "maybe"))
        parts.check.checked.connect(self._show_rows)
        parts.check.format_chosen.connect(deeds.make_for)
        parts.check.card_wanted.connect(self._show_card)
        parts.check.entered.connect(self._go_to_card)
        parts.versions.wanted.connect(deeds.go_back)

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
        self._to_field("")

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

    # -- showing --------------------------------------------------------------------------------

    @Slot()
    def _show_work(self) -> None:
        """Show the deck as it is now, and have it checked soon."""
        self._show_rows()
        self.parts.check.show_deck(self.deck)
        self._say_head()
        self.tabs.show_work()

    @Slot()
    def _show_rows(self) -> None:
        show_piles(self.parts, self.deck, self._cards, self.look.language)

    def _say_head(self) -> None:
        say_head(self.parts.head, self.work, self.look.language)
        title = self.deck.title or editor_words.NO_TITLE.in_(self.look.language)
        self.setAccessibleName(f"{editor_words.EDITOR.in_(self.look.language)}: {title}")

    @Slot(str)
    def _show_card(self, name: str) -> None:
        """Show the card that a finding is about."""
        for line in self.deck.lines:
            if line.name == name:
                self.parts.part.choose(line.key)
                return

    @Slot(str)
    def _go_to_card(self, name: str) -> None:
        """Bring the keyboard to the card that a finding is about."""
        self.tabs.bring("cards")
        self._show_card(name)
        self.parts.part.enter()

    @Slot(str, str)
    def _show_come(self, pile: str, key: str) -> None:
        """Show a card that was put in."""
        (self.parts.part if pile == "main" else self.parts.aside).choose(key)

    @Slot(object)
    def _announce(self, told: Words) -> None:
        announce(self, told.in_(self.look.language))

    @Slot()
    def _rename(self) -> None:
        title = self.parts.head.title
        title.setFocus(Qt.FocusReason.OtherFocusReason)
        title.selectAll()

    # -- words and looks ------------------------------------------------------------------------

    @Slot()
    def _follow_look(self) -> None:
        self.update()
        self.work.untitled = editor_words.NO_TITLE.in_(self.look.language)
        self.parts.speak(self.look.language)
        self._show_rows()
        self._say_head()
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

    @Slot(str)
    def _to_field(self, typed: str) -> None:
        """Go to the field; a letter that was typed elsewhere begins a name there."""
        self.tabs.bring("cards")
        field = self.parts.field
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if typed:
            field.begin(typed)

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
