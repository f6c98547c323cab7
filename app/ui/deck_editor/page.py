"""The deck editor: the deck as rows or pictures, what it may get, what the check says, versions.

Sheets lie side by side where there is room; where there is less, each has a tab of its own.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QTabBar, QToolButton, QWidget

from app.cards.deck import DeckList, DeckListError
from app.cards.deck_edit import (
    add,
    change_print,
    go_back_to,
    move,
    pile_of,
    place_of,
    put_in_order,
    retitle,
    set_count,
)
from app.cards.deck_order import in_order
from app.cards.decklist import read_decklist
from app.cards.decklist_write import write_decklist
from app.core.wording import CARD, bracketed, copies, counted, numbered
from app.store.decks import DeckShelf
from app.ui.deck_editor import words
from app.ui.deck_editor.check_panel import CheckPanel
from app.ui.deck_editor.head import Head
from app.ui.deck_editor.menus import card_menu, deck_menu
from app.ui.deck_editor.notice import Notice
from app.ui.deck_editor.pile_view import PileView
from app.ui.deck_editor.rows import Row, pile_rows
from app.ui.deck_editor.sheets import DeckPart, Sheet
from app.ui.deck_editor.versions_panel import VersionsPanel
from app.ui.deck_editor.work import DeckWork
from app.ui.home.ground import paint_ground
from app.ui.home.stop import unit_of
from app.ui.panels.announce import announce
from app.ui.side_tabs import SCROLLS
from app.ui.trouble import steady_paint

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QHideEvent, QPaintEvent, QResizeEvent, QShowEvent

    from app.cards.base import CardBase
    from app.cards.card import Card
    from app.cards.deck import Pile
    from app.cards.decklist_write import Form
    from app.core.words import Language, Words
    from app.store.decks import Draft
    from app.ui.card_browser.browser import CardBrowser
    from app.ui.look.art import CardArt
    from app.ui.look.own_pictures import OwnPictures
    from app.ui.look.palette import Palette
    from app.ui.odds.view import OddsView

Tab = Literal["cards", "maybe", "check", "browse", "odds", "versions"]
TABS: dict[Tab, Words] = {
    "cards": words.CARDS,
    "maybe": words.MAYBE,
    "check": words.CHECK,
    "browse": words.BROWSE,
    "odds": words.ODDS,
    "versions": words.VERSIONS,
}
WIDE = 64.0
"""Letters of width from which sheets lie side by side."""
LOW = 27.0
"""Letters of height below which everything moves closer together."""
BESIDE: frozenset[Tab] = frozenset({"maybe", "check"})
"""Sheets without a tab while they lie beside the deck."""


class DeckEditor(QWidget):
    """The page. `keys` tells which keys an action of the window has."""

    closed = Signal()
    play_wanted = Signal(object)
    """DeckList: play it alone."""
    export_wanted = Signal(object, str)
    """DeckList, and the form it is wanted in: one of `Form`, or "pdf"."""
    said = Signal(object, str)
    """Words for the person, and how grave they are."""

    def __init__(
        self,
        cards: CardBase,
        art: CardArt,
        palette: Palette,
        language: Language,
        keys: Callable[[str], tuple[str, ...]] = lambda _name: (),
        shelf: DeckShelf | None = None,
        own: OwnPictures | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._cards = cards
        self._palette = palette
        self._language: Language = language
        self._keys = keys
        self._own = own
        self._hidden_drafts: set[Path] = set()
        self._odds: OddsView | None = None
        self._browser: CardBrowser | None = None
        self._odds_of: DeckList | None = None
        self.work = DeckWork(cards, shelf or DeckShelf(), self)
        self.head = Head(palette, self)
        self.notice = Notice(self)
        self.tabs = QTabBar(self)
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.part = DeckPart(cards, art, palette, language, self)
        self.add_field, self.main = self.part.field, self.part.view
        self.aside_sheet = Sheet(self, titled=True)
        self.aside = PileView(art, palette, language, self.aside_sheet)
        self.aside_sheet.hold(self.aside)
        self.check_sheet = Sheet(self, titled=True)
        self.check = CheckPanel(cards, language, self.check_sheet)
        self.check_sheet.hold(self.check)
        self.versions_sheet = Sheet(self)
        self.versions = VersionsPanel(self.work, cards, language, self.versions_sheet)
        self.versions_sheet.hold(self.versions)
        self.odds_sheet = Sheet(self, bare=True)
        self.browse_sheet = Sheet(self)
        order = (
            *(self.tabs, self.part.field, self.part.rows, self.part.pictures, self.main),
            *(self.aside, self.check.format, self.check.region, self.check.list),
        )
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)
        self._tabs_shown: tuple[Tab, ...] = ()
        self._connect()
        self._shortcuts: list[QShortcut] = []
        self.speak()
        self._show_work()

    def _connect(self) -> None:
        self.work.changed.connect(self._show_work)
        self.work.said.connect(self.said)
        head = self.head
        head.back.clicked.connect(self.closed)
        head.undo.clicked.connect(self.work.undo)
        head.redo.clicked.connect(self.work.redo)
        head.save.clicked.connect(self._save)
        head.play.clicked.connect(self._play)
        head.more.clicked.connect(self._open_more)
        head.title.editingFinished.connect(self._retitle)
        self.notice.taken_up.connect(self._take_up)
        self.notice.let_go.connect(self._let_go)
        self.tabs.currentChanged.connect(self._turn)
        self.part.field.chosen.connect(self._add_found)
        self.part.field.refused.connect(lambda told: self.said.emit(told, "refused"))
        self.part.pictures_wanted.connect(lambda on: self.main.show_pictures(on=on))
        for view in (self.main, self.aside):
            view.count_wanted.connect(self._count)
            view.move_wanted.connect(self._move)
            view.menu_wanted.connect(self._open_card_menu)
        self.main.brought.connect(lambda keys, view: self._brought(keys, view, "main"))
        self.aside.brought.connect(lambda keys, view: self._brought(keys, view, "maybe"))
        self.check.checked.connect(self._show_rows)
        self.check.card_wanted.connect(self._show_card)
        self.versions.wanted.connect(lambda deck, told: self.work.do(go_back_to(deck, told)))

    # -- what is edited -------------------------------------------------------------------------

    def edit(self, deck: DeckList, path: Path | None = None) -> None:
        """Put a deck on the bench; `path` says where it is one of one's own."""
        self.work.open(deck, path)
        self.check.check()
        self._show_notice()
        self.bring("cards")

    @property
    def deck(self) -> DeckList:
        """The deck as it is now."""
        return self.work.deck

    @Slot(str, int)
    def add_card(self, key: str, count: int = 1) -> None:
        """Put copies of a card into the deck; one that is not known comes as a placeholder."""
        self._add(self._cards.get(key), count, "main")

    def _add(self, card: Card, count: int, pile: Pile) -> None:
        self.work.do(add(self.deck, card, count, pile))
        (self.main if pile == "main" else self.aside).choose(card.key)
        place = place_of(self.deck, pile, card.key)
        held = pile_of(self.deck, pile)[place].count
        self._announce(copies(held, card.name))

    def _add_found(self, card: Card, count: int, maybe: bool) -> None:
        self._add(card, count, "maybe" if maybe else "main")

    def _brought(self, keys: list[str], source: PileView | None, pile: Pile) -> None:
        """Take cards that were dropped: those of the other pile move, others come new."""
        row = source.current() if source is not None else None
        if row is not None and row.line is not None and [row.line.key] == keys:
            self._move(row, True)
            return
        for key in keys:
            self._add(self._cards.get(key), 1, pile)

    @Slot(object, int)
    def _count(self, row: Row, count: int) -> None:
        self.work.do(set_count(self.deck, row.pile, row.place, count, row.name))
        self._announce(copies(max(0, count), row.name))

    @Slot(object, bool)
    def _move(self, row: Row, everything: bool) -> None:
        goal: Pile = "maybe" if row.pile == "main" else "main"
        step = move(self.deck, row.pile, row.place, goal, None if everything else 1, row.name)
        self.work.do(step)
        self._announce(step.title)

    def _change_print(self, row: Row, card: Card) -> None:
        self.work.do(change_print(self.deck, row.pile, row.place, card))

    @Slot()
    def _retitle(self) -> None:
        if self.head.title.text().strip() != self.deck.title:
            self.work.do(retitle(self.deck, self.head.title.text()))

    def sort(self) -> None:
        """Put the deck in order: kinds, families, counts."""
        self.work.do(put_in_order(self.deck, in_order(self.deck.lines, self._cards)))

    def new(self) -> None:
        """Begin an empty deck; unsaved work is kept."""
        self.edit(DeckList(game="pokemon"))
        self.add_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def paste(self) -> None:
        """Edit the list on the clipboard; unsaved work is kept."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self.said.emit(words.NO_LIST, "refused")
            return
        try:
            self.edit(read_decklist(text, self._cards))
        except DeckListError as problem:
            self.said.emit(problem.words, "refused")

    def copy(self) -> None:
        """Put the list on the clipboard, as most programs read it."""
        QGuiApplication.clipboard().setText(write_decklist(self.deck, self._cards))
        self.said.emit(words.COPIED, "done")

    @Slot()
    def _save(self) -> None:
        self.work.save()

    @Slot()
    def _play(self) -> None:
        if self.deck.lines:
            self.play_wanted.emit(self.deck)

    # -- unsaved work ---------------------------------------------------------------------------

    def _show_notice(self) -> None:
        """Offer unsaved work, the newest first."""
        found = [
            draft
            for draft in self.work.shelf.drafts(self._cards)
            if draft.path != self.work.draft and draft.path not in self._hidden_drafts
        ]
        self.notice.show_draft(found[0] if found else None, self._language)
        self._arrange()

    @Slot(object)
    def _take_up(self, draft: Draft) -> None:
        self.work.take_up(draft)
        self.check.check()
        self._show_notice()

    @Slot(object)
    def _let_go(self, draft: Draft) -> None:
        """Let a draft go; one that cannot be read is only hidden, its file stays."""
        self._hidden_drafts.add(draft.path)
        if draft.deck is not None:
            self.work.shelf.let_go(draft.path)
        self._show_notice()

    # -- showing --------------------------------------------------------------------------------

    @Slot()
    def _show_work(self) -> None:
        """Show the deck as it is now, and have it checked soon."""
        self._show_rows()
        self.check.show_deck(self.deck)
        self._say_head()
        if self.versions_sheet.isVisible():
            self.versions.refresh()
        if self._odds is not None and self._odds.isVisible():
            self._show_odds()

    @Slot()
    def _show_rows(self) -> None:
        found, language, deck = self.check.worst(), self._language, self.deck
        self.main.show_rows(pile_rows(deck, "main", self._cards, found), language)
        aside = (
            *pile_rows(deck, "side", self._cards, {}, words.SIDE),
            *pile_rows(deck, "maybe", self._cards, {}, words.MAYBE if deck.side else None),
        )
        self.aside.show_rows(aside, language)
        self._say_counts()

    def _say_head(self) -> None:
        work, language, head = self.work, self._language, self.head
        if head.title.text() != self.deck.title:
            head.title.setText(self.deck.title)
            head.title.setCursorPosition(0)
        title = self.deck.title or words.NO_TITLE.in_(language)
        self.setAccessibleName(f"{words.EDITOR.in_(language)}: {title}")
        head.show_steps(work.history.undo_title, work.history.redo_title, language)
        state = words.NOT_SAVED if work.unsaved or work.path is None else words.SAVED
        head.state.setText(state.in_(language) if self.deck.lines or self.deck.maybe else "")
        head.play.setEnabled(bool(self.deck.lines))

    def _say_counts(self) -> None:
        deck, language = self.deck, self._language
        size = counted(self.check.wanted_count(), CARD).in_(language)
        self.head.total.setText(f"{deck.count} / {size}")
        right = deck.count == self.check.wanted_count()
        self.head.total.setProperty("look", "title" if right or not deck.lines else "wrong")
        self.head.total.style().polish(self.head.total)
        self._name_tabs()

    @Slot(str)
    def _show_card(self, name: str) -> None:
        """Show the card that a finding is about."""
        for line in self.deck.lines:
            if line.name == name:
                self.main.choose(line.key)
                return

    def _announce(self, told: Words) -> None:
        announce(self, told.in_(self._language))

    # -- tabs -----------------------------------------------------------------------------------

    @property
    def tab(self) -> Tab:
        """The tab in front."""
        at = self.tabs.currentIndex()
        return self._tabs_shown[at] if 0 <= at < len(self._tabs_shown) else "cards"

    def bring(self, tab: Tab) -> None:
        """Bring a tab to the front, where it has one; otherwise the deck."""
        shown = tab if tab in self._tabs_shown else "cards"
        if shown in self._tabs_shown:
            self.tabs.setCurrentIndex(self._tabs_shown.index(shown))

    @Slot(int)
    def _turn(self, _index: int) -> None:
        if self.tab == "odds":
            self._show_odds()
        elif self.tab == "versions":
            self.versions.refresh()
        elif self.tab == "browse":
            self._make_browser()
        self._arrange()

    def _show_odds(self) -> None:
        """Show the odds, loaded when they are first wanted."""
        if self._odds is None:
            from app.ui.odds.view import OddsView  # noqa: PLC0415 - loads numbers and plots

            self._odds = OddsView(None, self._cards, self._palette, self._language)
            self.odds_sheet.hold(self._odds)
        if self._odds_of != self.deck:
            self._odds_of = self.deck
            self._odds.show_deck(self.deck if self.deck.lines else None)

    def _make_browser(self) -> None:
        """Make the browser of all cards; Enter there puts the card in."""
        if self._browser is None:
            from app.ui.card_browser.browser import CardBrowser  # noqa: PLC0415 - on demand

            self._browser = CardBrowser(self._cards, self._palette, self._language, self._own)
            self._browser.taken.connect(lambda card: self._add(card, 1, "main"))
            self.browse_sheet.hold(self._browser)

    # -- menus ----------------------------------------------------------------------------------

    @Slot(object, QPoint)
    def _open_card_menu(self, row: Row, at: QPoint) -> None:
        view = self.main if row.pile == "main" else self.aside
        menu = card_menu(row, self._cards, self._language, view)
        menu.count_wanted.connect(lambda count: self._count(row, count))
        menu.move_wanted.connect(lambda everything: self._move(row, everything))
        menu.print_wanted.connect(lambda card: self._change_print(row, card))
        menu.popup(at)

    @Slot()
    def _open_more(self) -> None:
        menu = deck_menu(self._language, self.head.more, empty=not self.deck.lines)
        menu.wanted.connect(self._do)
        menu.popup(self.head.more.mapToGlobal(self.head.more.rect().bottomLeft()))

    @Slot(str)
    def _do(self, name: str) -> None:
        """Do what was chosen in the menu of the deck; other names are forms to export."""
        if name == "new":
            self.new()
        elif name == "paste":
            self.paste()
        elif name == "save_as":
            self.work.save(as_new=True)
        elif name == "sort":
            self.sort()
        elif name == "copy":
            self.copy()
        else:
            form: Form | str = name
            self.export_wanted.emit(self.deck, form)

    # -- words ----------------------------------------------------------------------------------

    def set_language(self, language: Language) -> None:
        """Speak another language."""
        self._language = language
        self.speak()

    def speak(self) -> None:
        """Say everything in the language of the program."""
        language = self._language
        self.work.untitled = words.NO_TITLE.in_(language)
        self.head.speak(language)
        self.head.back.say(f"← {words.BACK.in_(language)}{bracketed('Esc').in_(language)}")
        self.part.speak(language)
        self.main.empty = words.EMPTY.in_(language)
        self.aside.empty = words.EMPTY_MAYBE.in_(language)
        self.main.setAccessibleName(words.CARDS.in_(language))
        self.aside.setAccessibleName(words.MAYBE.in_(language))
        self.check_sheet.title.setText(words.CHECK.in_(language))
        self.check.speak(language)
        self.versions.speak(language)
        if self._odds is not None:
            self._odds.set_language(language)
        if self._browser is not None:
            self._browser.set_language(language)
        self._show_rows()
        self._say_head()
        self.notice.speak(language)
        self.tabs.setAccessibleName(words.EDITOR.in_(language))
        self._give_keys()
        self._arrange()

    def _name_tabs(self) -> None:
        language = self._language
        aside = sum(line.count for line in (*self.deck.side, *self.deck.maybe))
        told = numbered(words.MAYBE, aside) if aside else words.MAYBE
        self.aside_sheet.title.setText(told.in_(language))
        grave = sum(one.severity != "reminder" for one in self.check.said)
        for at, tab in enumerate(self._tabs_shown):
            named = TABS[tab]
            if tab == "maybe":
                named = told
            elif tab == "check" and grave:
                named = numbered(words.CHECK, grave)
            self.tabs.setTabText(at, named.in_(language))
        for name, title in SCROLLS.items():
            button = self.tabs.findChild(QToolButton, name)
            if button is not None:
                button.setAccessibleName(title.in_(language))

    # -- places ---------------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Lay out head, tabs and sheets for the room there is."""
        unit, width, height = unit_of(self), self.width(), self.height()
        wide = width >= WIDE * unit
        side = max(round(unit * 0.9), min(round(width * 0.04), round(unit * 4)))
        inner, y = width - 2 * side, round(max(unit * 0.7, height * 0.02))
        # Its way back is lettering that begins where the sheets do; the ring around it does before.
        edge = round(0.4 * unit)
        high = self.head.arrange(inner + edge, unit, low=height < LOW * unit)
        self.head.setGeometry(side - edge, y, inner + edge, high)
        y += high + round(unit * 0.4)
        self.notice.setVisible(self.notice.draft is not None)
        low = height < LOW * unit
        if self.notice.draft is not None:
            high = self.notice.high(inner)
            # Where there is no room to spare it lies over the lower edge until it is answered.
            top = height - high - round(unit * 0.5) if low else y
            self.notice.setGeometry(side, top, inner, high)
            self.notice.raise_()
            y += 0 if low else high + round(unit * 0.4)
        self._show_tabs(wide=wide)
        high = self.tabs.sizeHint().height()
        self.tabs.setGeometry(side, y, inner, high)
        y += high + round(unit * 0.5)
        room = QRect(side, y, inner, max(round(unit * 6), height - y - round(unit * 0.9)))
        self._lay_sheets(room, round(unit * 0.9), wide=wide)

    def _show_tabs(self, *, wide: bool) -> None:
        shown = tuple(tab for tab in TABS if not (wide and tab in BESIDE))
        if shown != self._tabs_shown:
            before = self.tab
            self.tabs.blockSignals(True)
            while self.tabs.count():
                self.tabs.removeTab(0)
            self._tabs_shown = shown
            for tab in shown:
                self.tabs.addTab(TABS[tab].in_(self._language))
            self.tabs.setCurrentIndex(shown.index(before) if before in shown else 0)
            self.tabs.blockSignals(False)
        self._name_tabs()

    def _lay_sheets(self, room: QRect, gap: int, *, wide: bool) -> None:
        places: dict[Tab, QRect] = {}
        for titled in (self.aside_sheet, self.check_sheet):
            # Where it has a tab, that is its title.
            titled.title.setVisible(wide)
        if self.tab == "cards" and wide:
            left = round(room.width() * 0.6)
            right = QRect(room.left() + left + gap, room.top(), room.width() - left - gap, 0)
            upper = round((room.height() - gap) * 0.42)
            places["cards"] = QRect(room.topLeft(), room.size())
            places["cards"].setWidth(left)
            places["maybe"] = QRect(right.left(), room.top(), right.width(), upper)
            below = room.height() - upper - gap
            places["check"] = QRect(right.left(), room.top() + upper + gap, right.width(), below)
        elif self.tab == "browse" and wide:
            left = round(room.width() * 0.42)
            places["cards"] = QRect(room.left(), room.top(), left, room.height())
            start = room.left() + left + gap
            places["browse"] = QRect(start, room.top(), room.right() - start + 1, room.height())
        else:
            places[self.tab] = room
        for tab, sheet in self._sheets().items():
            if tab in places:
                sheet.setGeometry(places[tab])
            sheet.setVisible(tab in places)

    def _sheets(self) -> dict[Tab, QWidget]:
        return {
            "cards": self.part,
            "maybe": self.aside_sheet,
            "check": self.check_sheet,
            "browse": self.browse_sheet,
            "odds": self.odds_sheet,
            "versions": self.versions_sheet,
        }

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        paint_ground(painter, QRectF(self.rect()), self._palette)
        painter.end()

    def set_palette(self, palette: Palette) -> None:
        """Wear the colours of a theme."""
        self._palette = palette
        self.head.set_palette(palette)
        self.part.set_palette(palette)
        self.aside.set_palette(palette)
        if self._odds is not None:
            self._odds.set_palette(palette)
        if self._browser is not None:
            self._browser.set_palette(palette)
        self.update()

    def set_own(self, own: OwnPictures | None) -> None:
        """Show other pictures of the person's own."""
        self._own = own
        if self._browser is not None:
            self._browser.set_own(own)

    # -- keys and keeping up --------------------------------------------------------------------

    def _give_keys(self) -> None:
        """Take the keys that the window's own undo, redo and save have."""
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        wanted: list[tuple[str, str, Callable[[], object]]] = [
            ("undo", "Ctrl+Z", self.work.undo),
            ("redo", "Ctrl+Y Ctrl+Shift+Z", self.work.redo),
            ("save", "Ctrl+S", self._save),
            ("save_as", "Ctrl+Shift+S", lambda: self.work.save(as_new=True)),
            ("", "Ins", lambda: self.add_field.setFocus(Qt.FocusReason.ShortcutFocusReason)),
        ]
        self._shortcuts = []
        for name, usual, run in wanted:
            for key in self._keys(name) or tuple(usual.split()):
                shortcut = QShortcut(QKeySequence(key), self)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(run)
                self._shortcuts.append(shortcut)

    def take_keys(self) -> None:
        """Follow the person's choice of keys."""
        self._give_keys()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Begin in the field while there is no card, otherwise in the deck."""
        goal = self.main if self.deck.lines else self.add_field
        goal.setFocus(reason)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay everything at the size it has now; offer unsaved work."""
        super().showEvent(event)
        self._show_notice()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep unsaved work at once."""
        super().hideEvent(event)
        self.keep()

    def keep(self) -> None:
        """Put unsaved work on the disk now."""
        self._retitle()
        self.work.keep_now()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything anew."""
        super().resizeEvent(event)
        self._arrange()

    def close_editor(self) -> None:
        """Keep unsaved work, and end what goes on in the background."""
        self.keep()
        if self._browser is not None:
            self._browser.close_browser()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(
            self, "_shortcuts"
        ):
            self._arrange()
