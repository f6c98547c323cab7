"""The window: top bar, board, side panel, and the table that lies on it.

It puts the parts together and carries out the registry's actions; what each part does is in
its own file.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QMessageBox,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from app.cards.base import shipped_base
from app.cards.deck import DeckList, DeckListError
from app.cards.decklist import read_decklist_file
from app.core.intent import Intent, Procedure
from app.core.words import Language, Words
from app.games.api import Drop, Selection
from app.resources import decklists
from app.store import settings as stored
from app.store.settings import Settings
from app.store.trouble import StoreError
from app.ui import files
from app.ui.actions import ACTIONS, MENUS, START, START_SHORT, Action
from app.ui.board.view import BoardView
from app.ui.bridge import Bridge
from app.ui.document import Document, new_document, open_document
from app.ui.game_menu import GameMenu, TableMenu
from app.ui.look.art import CardArt
from app.ui.look.fonts import text_pixels, ui_font
from app.ui.look.palette import PALETTES, Palette
from app.ui.look.qt_palette import qt_palette
from app.ui.look.style_sheet import style_sheet
from app.ui.side_panel import SidePanel
from app.ui.top_bar import TopBar

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from app.session.updates import Answer
    from app.store.unfinished import Unfinished
    from app.ui.program import Translations

log = logging.getLogger(__name__)

SMALLEST = QSize(1024, 640)
USUAL = QSize(1600, 960)
SCALES = (1.0, 1.15, 1.3, 1.5, 1.75, 2.0, 2.5, 3.0)
GAME = "pokemon"
OFFERED_AFTER = 400
"""Milliseconds after the start until a table left open is offered."""
PICTURE_BYTES = 14 << 20
"""Memory for painted cards at one device pixel a pixel: twice what a full table shows."""


def palette_of(settings: Settings) -> Palette:
    """Return the palette of the chosen theme; "system" follows the desktop."""
    if settings.theme != "system":
        return PALETTES[settings.theme]
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return PALETTES["dark" if dark else "light"]


def was_played(table: Unfinished) -> bool:
    """Whether more happened on a table than that it was laid and dealt, a step for each seat."""
    return table.turn > 0 or table.nodes > 1 + len(table.seats)


class Window(QMainWindow):
    """The one window of the program."""

    said = Signal(object)
    """Words for the person; the autosave's thread says some of them."""

    def __init__(self, settings: Settings, language: Language, translations: Translations) -> None:
        super().__init__()
        self.settings = settings
        self.language = language
        self.cards = shipped_base()
        self.document: Document | None = None
        self.bridge: Bridge | None = None
        self.board: BoardView | None = None
        self.last_folder = Path.home()
        self._translations = translations
        self.said.connect(self._say)
        self.palette_in_use = palette_of(settings)
        self._errors_told: set[str] = set()
        self.art = CardArt(
            self.palette_in_use,
            max_bytes=round(PICTURE_BYTES * self.devicePixelRatioF() ** 2),
            parent=self,
        )
        self.game_menu: GameMenu | None = None
        self._shortcuts: list[QShortcut] = []
        self._actions = {entry.id: self._made(entry) for entry in ACTIONS}
        self._menu = QMenu(self)
        self._submenus = {name: self._menu.addMenu("") for name, _ in MENUS}
        for entry in ACTIONS:
            if entry.separated:
                self._submenus[entry.menu].addSeparator()
            self._submenus[entry.menu].addAction(self._actions[entry.id])
        buttons = [self._actions[name] for name in ("undo", "redo", "coin", "dice")]
        self.top_bar = TopBar(self._menu, buttons, self._actions["end_turn"])
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setHandleWidth(1)
        self._place = QWidget()
        self._place_layout = QHBoxLayout(self._place)
        self._place_layout.setContentsMargins(0, 0, 0, 0)
        self._splitter.addWidget(self._place)
        self.side: SidePanel | None = None
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(self._splitter, 1)
        self.setCentralWidget(middle)
        self.setMinimumSize(SMALLEST)
        self._place_window()
        self._dress()
        self._retranslate()

    def _place_window(self) -> None:
        """Go where the window was last, if that is still on a screen."""
        self.resize(USUAL)
        last = self.settings.window
        if last is None:
            return
        rect = QRect(last.x, last.y, last.width, last.height)
        if any(screen.geometry().intersects(rect) for screen in QGuiApplication.screens()):
            self.setGeometry(rect)
            if last.maximized:
                self.setWindowState(Qt.WindowState.WindowMaximized)

    # -- the table on the board -------------------------------------------------------------

    def begin(self, file: Path | None) -> None:
        """Put the first table on the board: `file`, or a shipped deck played alone."""
        if file is not None:
            self.open_file(file)
        shipped = self.shipped()
        # A file that cannot be opened lays the shipped deck already, to say so on its board.
        if self.document is None and shipped:
            self._lay_alone(read_decklist_file(shipped[0], self.cards))
        # The board first: looking through the autosaves can wait until it is there.
        QTimer.singleShot(OFFERED_AFTER, self._offer_unfinished)

    def shipped(self) -> list[Path]:
        """Return the deck lists that come with the program."""
        return sorted((decklists() / GAME).glob("*.txt"))

    def _lay_alone(self, deck: DeckList) -> None:
        self.put_on_board(new_document(GAME, ("Aki",), (deck.keys,), self.cards, self.tell))
        self._deal()
        self._tell_warnings(deck)

    def _tell_warnings(self, deck: DeckList) -> None:
        """Say what was odd about a deck list: the first thing, and how many more."""
        if not deck.warnings:
            return
        first, more = deck.warnings[0], len(deck.warnings) - 1
        self.tell(
            Words(f"{first.en} (and {more} more)", f"{first.ja}（ほか{more}件）") if more else first
        )

    def _deal(self) -> None:
        if self.document is None:
            return
        for seat in range(len(self.document.seats)):
            self.document.table.sit(seat).ask(Procedure("setup"))
        self.document.nothing_done_yet()

    def _offer_unfinished(self) -> None:
        from app.store.unfinished import prune, unfinished  # noqa: PLC0415 - after the start

        waiting = [table for table in unfinished() if was_played(table)]
        if waiting and self.side is not None:
            self.side.left_open.offer(waiting[0])
        prune()

    def take_up(self, table: Unfinished) -> None:
        """Go on with a table whose program ended in the middle."""
        if self.open_file(table.path, own=False):
            self.decline(table)

    def decline(self, table: Unfinished) -> None:
        """Do not offer a table again; its file stays for a while."""
        from app.store.unfinished import offered  # noqa: PLC0415 - after the start

        offered(table.path)

    def put_on_board(self, document: Document) -> None:
        """Show `document`; the table before it is let go."""
        self._clear_board()
        self.document = document
        bridge = Bridge(document.table, 0, self)
        self.bridge = bridge
        board = BoardView(bridge, self.art, self.cards, self.palette_in_use, self.language)
        board.set_animations(self.settings.animations)
        self.board = board
        self._place_layout.addWidget(board)
        self.side = SidePanel(self, bridge, document, board)
        self.side.set_animations(self.settings.animations)
        self.game_menu = GameMenu(bridge, self.side.look)
        self._splitter.addWidget(self.side)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        self.side.setVisible(self.settings.side_panel)
        self._splitter.setSizes([10_000, self.side.sizeHint().width()])
        board.menu_requested.connect(self._show_game_menu)
        board.activated.connect(self._activate)
        board.reading_wanted.connect(self.read_card)
        board.readings_offered.connect(self._offer_readings)
        board.selection_changed.connect(self._refresh)
        bridge.stepped.connect(self._refresh)
        bridge.placed.connect(self._refresh)
        bridge.refused.connect(self._refused)
        self._bind_keys(board)
        self._refresh()
        # Shown now and not by the layout later: a hidden widget cannot take the focus.
        board.show()
        board.setFocus()

    def _clear_board(self) -> None:
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts.clear()
        if self.side is not None:
            self.side.setParent(None)
            self.side.deleteLater()
            self.side = None
        if self.board is not None:
            self.board.setParent(None)
            self.board.close_board()
            self.board = None
        if self.bridge is not None:
            self.bridge.close()
            self.bridge.deleteLater()
            self.bridge = None
        if self.document is not None:
            self.document.close()
            self.document = None

    # -- gestures -----------------------------------------------------------------------------

    def ask(self, intent: Intent) -> Answer | None:
        """Send an intent for the seat at the window."""
        return None if self.bridge is None else self.bridge.ask(intent)

    def selection(self) -> Selection:
        """Return what is selected on the board."""
        return self.board.selection() if self.board is not None else Selection()

    def pointed(self) -> Selection:
        """Return what a key acts on: what is selected, otherwise what the pointer is over."""
        if self.board is None:
            return Selection()
        selection = self.board.selection()
        if selection.cards or selection.units or selection.zone:
            return selection
        return self.board.under_pointer()

    def end_turn(self) -> None:
        """End the turn, or start the game; two at one screen change seats with the turn."""
        if self.bridge is None or self.document is None:
            return
        if self._starts():
            self.ask(Procedure("start"))
        else:
            self.ask(Procedure("end_turn"))
        turn = self.bridge.view.turn
        if len(self.document.seats) > 1 and turn.seat != self.bridge.seat:
            self.bridge.act_as(turn.seat)

    def _starts(self) -> bool:
        """Whether the game is still to begin, so that the turn's button starts it."""
        return (
            self.document is not None
            and self.bridge is not None
            and self.bridge.view.turn.number == 0
            and "start" in self.document.spec.procedures
        )

    def change_seat(self) -> None:
        """Sit on the other side."""
        if self.bridge is not None and self.document is not None:
            self.bridge.act_as((self.bridge.seat + 1) % len(self.document.seats))

    def turn_table(self) -> None:
        """Put the next seat at the lower edge; what is seen and who acts stays the same."""
        if self.board is not None and self.document is not None:
            following = (self.board.seating.bottom + 1) % len(self.document.seats)
            self.board.turn_table(None if following == self.bridge_seat() else following)

    def bridge_seat(self) -> int:
        """Return the seat that acts; 0 while nothing is on the board."""
        return 0 if self.bridge is None else self.bridge.seat

    @Slot(object, QPoint)
    def _show_game_menu(self, selection: Selection, at: QPoint) -> None:
        if self.game_menu is None or self.side is None:
            return
        menu = self.game_menu.menu(selection, self.language, self)
        self.side.add_to_menu(menu, selection)
        self._pop_up(menu, at)

    def _pop_up(self, menu: QMenu, at: QPoint) -> None:
        if menu.actions():
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(at)
        else:
            menu.deleteLater()

    def open_menu(self, group: str = "") -> None:
        """Open the menu of the selection beside it, or the actions of one group alone."""
        if self.board is None or self.game_menu is None:
            return
        selection = self.pointed()
        at = self.board.place_of(selection)
        if not group:
            self._show_game_menu(selection, at)
            return
        menu = self.game_menu.submenu(group, selection, self.language, self)
        if not menu.actions():
            self.tell(
                Words("Select a Pokémon in play first.", "先に場のポケモンを選んでください。")
            )
        self._pop_up(menu, at)

    def read_card(self) -> None:
        """Show what the pointer is over, or what is selected, as large as the window."""
        if self.side is not None and self.board is not None:
            under = self.board.under_pointer(cards=True)
            self.side.read_selected(under if under.cards or under.units else self.selection())

    def view_pile(self) -> None:
        """Look through the pile that is pointed at, if it lies open."""
        zone = self.pointed().zone
        view = self.bridge.view if self.bridge is not None else None
        if self.side is None or view is None or zone not in view.zones:
            return
        if view.setting.zones[zone].spec.holds == "pile":
            self.side.open_pile(zone)

    def find_card(self) -> None:
        """Look through the pile that is pointed at, otherwise through one's own deck."""
        if self.side is None or self.bridge is None:
            return
        zone = self.pointed().zone
        view = self.bridge.view
        if zone not in view.zones or view.setting.zones[zone].spec.holds != "pile":
            zones = view.setting.zones.values()
            own = (z.id for z in zones if self.bridge.seat in z.holders)
            hidden = (z for z in own if view.setting.zones[z].spec.visibility == "hidden")
            zone = next(hidden, "")
        if zone:
            self.side.open_pile(zone)

    @Slot(object, QPoint)
    def _offer_readings(self, drops: list[Drop], at: QPoint) -> None:
        """Let the person choose what a drop with Ctrl+Alt means."""
        menu = TableMenu(self)
        for drop in drops:
            title = drop.title.in_(self.language).replace("&", "&&")
            entry = menu.addAction(title)
            entry.triggered.connect(lambda _=False, intent=drop.intent: self.ask(intent))
        self._pop_up(menu, at)

    @Slot(object)
    def _activate(self, selection: Selection) -> None:
        if self.game_menu is None:
            return
        likeliest = self.game_menu.likeliest(selection)
        if likeliest is not None:
            self.game_menu.run(likeliest, selection)

    def _bind_keys(self, board: BoardView) -> None:
        assert self.game_menu is not None
        # The board answers Space itself: held down it pans.
        bare = {entry.key: entry for entry in ACTIONS if entry.bare and entry.id != "read"}
        for key in dict.fromkeys([*self.game_menu.keys(), *bare]):
            shortcut = QShortcut(QKeySequence(key), board)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(lambda key=key: self._key(key, bare.get(key)))
            self._shortcuts.append(shortcut)

    def _key(self, key: str, otherwise: Action | None) -> None:
        if otherwise is not None and otherwise.id == "end_turn":
            self.end_turn()
            return
        selection = self.selection()
        if not (selection.cards or selection.units or selection.zone):
            # A pile need not be chosen first; a card under a resting pointer is left alone.
            selection = self.pointed()
        if self.game_menu is not None and self.game_menu.by_key(key, selection):
            return
        if otherwise is not None and otherwise.when(self):
            otherwise.run(self)
        elif self.board is not None:
            self.board.walk(key)

    # -- messages -----------------------------------------------------------------------------

    def tell(self, words: Words | None) -> None:
        """Say something at the bottom of the board, without asking for anything.

        None says that a trouble told before is over. May be called from any thread.
        """
        self.said.emit(words or Words("Saving works again.", "保存できるようになりました。"))

    @Slot(object)
    def _say(self, words: Words) -> None:
        if self.side is not None:
            self.side.say(words.in_(self.language))

    def tell_error(self, name: str) -> None:
        """Tell of an unforeseen error, each kind once; the table goes on."""
        if name in self._errors_told:
            return
        self._errors_told.add(name)
        self.tell(
            Words(
                f"Something went wrong ({name}). The table goes on; see Help, error log.",
                f"問題が起きました（{name}）。卓は続けられます。ヘルプのエラーログを見てください。",
            )
        )

    @Slot(object)
    def _refused(self, refused: object) -> None:
        log.info("refused: %s", refused)

    # -- files --------------------------------------------------------------------------------

    def open_by_hand(self) -> None:
        """Ask for a file and open it."""
        path = files.choose_file(self)
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path, *, own: bool = True) -> bool:
        """Open a table file or a deck list; says why where it cannot. `own` False: an autosave."""
        self.last_folder = path.parent if own else self.last_folder
        try:
            if path.suffix.lower() == ".txt":
                self._lay_alone(read_decklist_file(path, self.cards))
                return True
            document, damage = open_document(path, self.cards, self.tell, own=own)
        except DeckListError as problem:
            self._tell_or_wait(problem.words)
            return False
        except StoreError as problem:
            self._tell_or_wait(problem.words)
            return False
        self.put_on_board(document)
        if damage is not None:
            self.tell(damage)
        if own:
            self.remember_file(path)
        return True

    def _tell_or_wait(self, words: Words) -> None:
        if self.side is not None:
            self.tell(words)
            return
        # Nothing is on the board yet to say it on: lay the shipped deck first.
        shipped = self.shipped()
        if shipped:
            self._lay_alone(read_decklist_file(shipped[0], self.cards))
        self.tell(words)

    def remember_file(self, path: Path) -> None:
        """Put `path` first among the recent files."""
        self._change(recent=self.settings.with_recent(path).recent)
        self._refresh()

    def save(self) -> bool:
        """Save the table."""
        return files.save(self)

    def save_as(self) -> bool:
        """Save the table under a new name."""
        return files.save(self, ask=True)

    def export_log(self) -> None:
        """Write the log as text."""
        files.export_log(self)

    def log_text(self) -> str:
        """Return the log as this seat sees it."""
        return self.side.log.as_text() if self.side is not None else ""

    def export_position(self) -> None:
        """Write the position as JSON."""
        files.export_position(self)

    def save_picture(self) -> None:
        """Write a picture of the board to a file."""
        files.save_picture(self)

    def copy_picture(self) -> None:
        """Put a picture of the board on the clipboard."""
        if self.board is not None:
            image = self.board.grab_image(files.PICTURE_SIZE)
            QGuiApplication.clipboard().setImage(image)
            self.tell(Words("The picture is on the clipboard.", "画像をコピーしました。"))

    def show_new_table(self) -> None:
        """Ask for a new table and lay it."""
        from app.ui.new_table import NewTableDialog, ask_new_table  # noqa: PLC0415 - on demand

        dialog = NewTableDialog(self.cards, self.shipped(), self.language, self)
        chosen = ask_new_table(dialog)
        dialog.deleteLater()
        if chosen is None:
            return
        decks = tuple(deck.keys for deck in chosen.decks)
        document = new_document(GAME, chosen.names, decks, self.cards, self.tell, chosen.seed)
        self.put_on_board(document)
        if chosen.setup:
            self._deal()

    # -- looks --------------------------------------------------------------------------------

    def zoom(self, direction: int) -> None:
        """Zoom in (1), out (-1), or show the whole table (0)."""
        if self.board is None:
            return
        if direction:
            self.board.zoom_by(1.2**direction)
        else:
            self.board.fit()

    def toggle_side_panel(self) -> None:
        """Show or hide the side panel."""
        if self.side is not None:
            self.side.setVisible(not self.side.isVisible())
            self._change(side_panel=self.side.isVisible())

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def toggle_animations(self) -> None:
        """Let cards glide, or not."""
        self._change(animations=not self.settings.animations)
        if self.board is not None and self.side is not None:
            self.board.set_animations(self.settings.animations)
            self.side.set_animations(self.settings.animations)
        self._refresh()

    def switch_language(self) -> None:
        """Speak the other language."""
        self.language = "en" if self.language == "ja" else "ja"
        self._change(language=self.language)
        self._translations.use(self.language)
        if self.board is not None:
            self.board.set_language(self.language)
        if self.side is not None:
            self.side.set_language(self.language)
        self._retranslate()

    def next_theme(self) -> None:
        """Go on to the next theme."""
        names = tuple(PALETTES)
        self._change(theme=names[(names.index(self.palette_in_use.name) + 1) % len(names)])
        self.palette_in_use = palette_of(self.settings)
        self.art.set_palette(self.palette_in_use)
        self._dress()

    def scale_text(self, direction: int) -> None:
        """Make the text larger (1) or smaller (-1), between 100 and 300 %."""
        near = min(range(len(SCALES)), key=lambda i: abs(SCALES[i] - self.settings.text_scale))
        self._change(text_scale=SCALES[max(0, min(len(SCALES) - 1, near + direction))])
        self._dress()

    def _dress(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.setPalette(qt_palette(self.palette_in_use))
        app.setFont(ui_font(self.settings.text_scale))
        app.setStyleSheet(style_sheet(self.palette_in_use, text_pixels(self.settings.text_scale)))
        self.top_bar.set_palette(self.palette_in_use)
        if self.board is not None:
            self.board.set_palette(self.palette_in_use)
        if self.side is not None:
            self.side.set_palette(self.palette_in_use)

    def _change(self, **values: Any) -> None:
        self.settings = replace(self.settings, **values)
        try:
            stored.save(self.settings)
        except StoreError as problem:
            self.tell(problem.words)

    # -- help ---------------------------------------------------------------------------------

    def show_keys(self) -> None:
        """Show the keys that work now."""
        from app.ui.keys_sheet import KeysSheet  # noqa: PLC0415 - on demand

        spec = self.document.spec if self.document is not None else None
        selection = self.pointed()
        offered = self.game_menu.offered(selection) if self.game_menu is not None else []
        ids = {entry.id for entry in offered}
        for old in self.findChildren(KeysSheet):
            old.close()
        sheet = KeysSheet(spec, self.language, self, ids, self.palette_in_use)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.show()

    def open_error_log(self) -> None:
        """Open the file that errors are written to."""
        from app.ui.program import error_log  # noqa: PLC0415 - program imports this module

        if error_log().exists():
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(error_log())))
        else:
            self.tell(Words("No error was written so far.", "エラーの記録はありません。"))

    def show_about(self) -> None:
        """Say what this is."""
        from app.version import VERSION  # noqa: PLC0415 - on demand

        QMessageBox.about(
            self,
            self.tr("About Chabudai"),
            f"<b>Chabudai {VERSION}</b><p>"
            + self.tr("A table for card games. You play; it keeps the table."),
        )

    # -- keeping up ---------------------------------------------------------------------------

    def _made(self, entry: Action) -> QAction:
        action = QAction(self)
        action.setData(entry.icon)
        if entry.key:
            action.setShortcut(QKeySequence(entry.key))
        if entry.also:
            action.setShortcuts([QKeySequence(entry.key), QKeySequence(entry.also)])
        if entry.bare:
            # The board claims bare keys itself, so that typing elsewhere stays typing.
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: entry.run(self))
        self.addAction(action)
        return action

    @Slot()
    def _refresh(self, *_told: object) -> None:
        for entry in ACTIONS:
            self._actions[entry.id].setEnabled(entry.when(self))
        view = self.bridge.view if self.bridge is not None else None
        spec = self.document.spec if self.document is not None else None
        self._title_of_turn()
        self.top_bar.show_turn(view, spec, self.language)
        self.top_bar.show_table(self.document.title() if self.document is not None else "")
        self._actions["animations"].setCheckable(True)
        self._actions["animations"].setChecked(self.settings.animations)

    def _title_of_turn(self) -> None:
        """Let the turn's button say what it does now."""
        entry = next(entry for entry in ACTIONS if entry.id == "end_turn")
        starts = self._starts()
        action = self._actions["end_turn"]
        action.setText(QApplication.translate("Actions", START) if starts else entry.words)
        short = QApplication.translate("Actions", START_SHORT)
        action.setIconText(short if starts else entry.short_words)

    def _retranslate(self) -> None:
        for entry in ACTIONS:
            self._actions[entry.id].setText(entry.words)
            self._actions[entry.id].setIconText(entry.short_words)
        for name, title in MENUS:
            self._submenus[name].setTitle(QApplication.translate("Actions", title))
        self.setWindowTitle("Chabudai")
        self.top_bar.menu_button.setAccessibleName(self.tr("Menu"))
        self.top_bar.menu_button.setToolTip(self.tr("Menu"))
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_submenus"):
            self._retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window's place and let go of the table; its autosave is complete."""
        place = self.normalGeometry()
        self._change(
            window=stored.Window(
                x=place.x(),
                y=place.y(),
                width=place.width(),
                height=place.height(),
                maximized=self.isMaximized(),
            )
        )
        self._clear_board()
        self.art.close()
        super().closeEvent(event)
