"""The window: top bar, home screen, and the table that lies on it.

It puts the parts together and carries out the registry's actions; what each part does is in
its own file.
"""

from __future__ import annotations

import logging
import weakref
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt, QTimer, QUrl, Slot
from PySide6.QtGui import QAction, QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMenu, QVBoxLayout, QWidget

from app.cards.placeholder_keys import placeholder_parts
from app.core.text.wording import Noun, counted
from app.core.text.words import Language, Words
from app.games.game_api import Selection
from app.games.pokemon.cards.every_card import imported_cards, known_base
from app.places import images_folder, is_folder, is_there, stays_folder
from app.store import personal_settings as stored
from app.store.file_trouble import StoreError
from app.store.personal_settings import Settings
from app.ui.app import window_place
from app.ui.app.appearance import dress, next_scale, palette_of
from app.ui.app.pages import Pages
from app.ui.app.shell import Shell
from app.ui.app.tables import Tables
from app.ui.app.trouble import troubles
from app.ui.app.window_actions import ACTIONS, MENUS, OUTLINE, PRIMARY
from app.ui.commands.action_registry import Action, Registry, without_letter
from app.ui.commands.focus_keys import FocusKeys
from app.ui.commands.native_key import native
from app.ui.look.card_art import CardArt
from app.ui.look.look import Look
from app.ui.look.palette import PALETTES
from app.ui.panels.floating import FloatingPanel
from app.ui.panels.messages.message_list import Messages, Remedy, Severity
from app.ui.panels.slips.lane import Lane, Strip
from app.ui.panels.slips.toasts import Toasts
from app.ui.table.setup_offer import SHOWN, next_step
from app.ui.table.table_place import TablePlace
from app.ui.table.top_bar import TopBar
from app.ui.toolkit.call_later import soon
from app.ui.toolkit.common_words import OPEN_ERROR_LOG

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from app.core.intent import Intent
    from app.session.seat.pending_requests import Sent
    from app.store.saved_seats import Kept
    from app.ui.app.application import Translations
    from app.ui.board.board_view import BoardView
    from app.ui.cards.importing.import_desk import ImportDesk
    from app.ui.incoming.dropped import FileDrop
    from app.ui.lan.lan_desk import LanDesk
    from app.ui.look.own_pictures import OwnPictures
    from app.ui.side.side_panel import SidePanel
    from app.ui.table.bridge import Bridge
    from app.ui.table.curtain.curtain import Curtain
    from app.ui.table.curtain.curtain_page import CurtainPage
    from app.ui.table.open_table import OpenTable
    from app.ui.table.table_document import Document
    from app.ui.tour.tour import Tour

log = logging.getLogger(__name__)

SMALLEST = QSize(1024, 640)
USUAL = QSize(1600, 960)
BUTTONS = ("undo", "redo", "coin", "dice", "hand_over")
BEHIND_CURTAIN = frozenset(
    {"quit", "full_screen", "language", "theme", "text_larger", "text_smaller", "animations"}
)
"""What can be done while the curtain is down: nothing that concerns a table."""
NEAR_ONLY = (
    *("rematch", "rematch_swapped", "tiebreaker", "sudden_death"),
    *("curtain", "turn_table", "see_hand", "host_this"),
)
"""What only a table can whose host is in this process: elsewhere it is left out of the menus."""
TOUR_AFTER = 1200
"""Milliseconds on the first table until the hints begin."""
DROPS_AFTER = 300
"""Milliseconds after the start until files can be dropped."""
PICTURE = Noun("picture", "pictures", "枚")
PICTURE_BYTES = 11 << 20
"""Memory for painted cards at one device pixel a pixel: one and a half times a full table."""


def _teller(window: Window) -> Callable[[Words], None]:
    """Return what tells of imported cards that cannot be used, which shows when one is wanted."""
    mine = weakref.ref(window)

    def tell(words: Words) -> None:
        there = mine()
        if there is not None:
            there.tell(words, "error")

    return tell


class Window(Shell):
    """The one window of the program."""

    lan: LanDesk | None = None
    """What there is to do with tables in the network; made when it is first wanted."""
    curtain: Curtain | None = None
    """What hangs over all of it while nobody sits at a table for several; made when wanted."""

    def __init__(self, settings: Settings, language: Language, translations: Translations) -> None:
        super().__init__()
        self.settings: Settings = settings
        self.look = Look(palette_of(settings), language, self)
        self.cards = known_base()
        self.place: TablePlace | None = None
        self._last_folder: Path | None = None
        self._table_showed = False
        self.tables: Tables = Tables(self)
        self._translations = translations
        self.messages = Messages(self)
        imported_cards().tell = _teller(self)
        troubles().told.connect(self._tell_trouble)
        self.art = CardArt(
            self.look.palette,
            max_bytes=round(PICTURE_BYTES * self.devicePixelRatioF() ** 2),
            parent=self,
        )
        self.look.changed.connect(self._paint_cards_anew)
        self.own_pictures: OwnPictures | None = None
        self._find_pictures()
        self.registry = Registry((*ACTIONS, *OUTLINE), None, settings.keys)
        self.table_keys = self.registry.table_keys()
        self._menu = QMenu(self)
        self._submenus = {name: self._menu.addMenu("") for name, _ in MENUS}
        self.actions_of = {entry.id: self._made(entry) for entry in ACTIONS}
        self._further_keys: list[QShortcut] = []
        self._give_keys()
        buttons = [self.actions_of[name] for name in BUTTONS]
        self.top_bar: TopBar = TopBar(
            self.look, self._menu, buttons, [self.actions_of[name] for name in PRIMARY]
        )
        self.top_bar.checklist.corrected.connect(self.ask)
        self.pages: Pages = Pages(self)
        self.room = QWidget()
        """All of the window's inside: sheets lie over it."""
        self.foot = Strip(self.room.width, lambda: self.room.height() // 2)
        """Where what is said for a moment lies on pages without a table."""
        self._lay_out()
        self.lane = Lane(self.room, self._strip)
        self.toasts = self._made_toasts()
        self.tour: Tour | None = None
        self._tour_soon = QTimer(self)
        self._tour_soon.setSingleShot(True)
        self._tour_soon.setInterval(TOUR_AFTER)
        self._tour_soon.timeout.connect(self._first_tour)
        self.focus_keys = FocusKeys(self)
        self._drops: FileDrop | None = None
        soon(self._take_drops, after=DROPS_AFTER)
        self.setMinimumSize(SMALLEST)
        window_place.restore_window(self, settings.window, USUAL)
        window_place.ScreenWatch(self)
        self._dress()
        self._retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.room)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(self.pages, 1)
        column.addWidget(self.foot)
        self.setCentralWidget(self.room)

    def _made_toasts(self) -> Toasts:
        toasts = Toasts(
            self.look,
            self.room,
            self.messages,
            key_of=lambda name: native(next(iter(self.registry.keys(name)), "")),
        )
        toasts.animated = self.settings.animations
        toasts.lie_in(self.lane)
        return toasts

    # -- the table ----------------------------------------------------------------------------

    @property
    def table(self) -> OpenTable | None:
        """The table that lies in the window."""
        return self.place.table if self.place is not None else None

    @property
    def document(self) -> Document | None:
        """The same, where its host is in this process."""
        return self.place.document if self.place is not None else None

    @property
    def bridge(self) -> Bridge | None:
        """The seat that acts."""
        return self.place.bridge if self.place is not None else None

    @property
    def board(self) -> BoardView | None:
        """The board."""
        return self.place.board if self.place is not None else None

    @property
    def side(self) -> SidePanel | None:
        """The side panel."""
        return self.place.side if self.place is not None else None

    def put_on_board(self, table: OpenTable) -> None:
        """Show `table`; the one before it is let go."""
        self._clear_board()
        self._use_registry(self.registry.with_game(table.spec))
        place = TablePlace(self, table)
        self.place = place
        place.side.preview.face.set_own(self.own_pictures)
        place.board.selection_changed.connect(self.refresh)
        place.bridge.stepped.connect(self.refresh)
        place.bridge.placed.connect(self.refresh)
        place.board.said.connect(lambda words: self.tell(words, "refused"))
        place.board.dropped.connect(lambda *_: self.did("drop"))
        place.one_screen.changed.connect(self._draw_curtain)
        self.toasts.follow(place.side.telling, place.board)
        if self._drops is not None:
            self._drops.let_through(place.board)
        self.pages.show_table(place)

    def _keep_panels(self) -> None:
        """Remember how somebody divided the room of the table."""
        if self.place is not None:
            self.change(panels={**self.settings.panels, **self.place.chosen_sizes()})

    def _clear_board(self) -> None:
        if self.place is not None:
            self._keep_panels()
            self.lane.close()
            place, self.place = self.place, None
            if place.document is not None:
                # Before it is remembered where the table is.
                place.document.look_at_file()
            self.tables.remember(place.table)
            self.toasts.leave_table()
            self.pages.take_away(place)
            place.close_table()

    def take_off_board(self) -> None:
        """Let go of the table, and show the home screen."""
        self._clear_board()
        self.show_home()

    # -- the network --------------------------------------------------------------------------

    def lan_desk(self) -> LanDesk:
        """Return what joins and hosts tables in the network."""
        from app.ui.lan.lan_desk import LanDesk  # noqa: PLC0415 - on demand

        if self.lan is None:
            self.lan = LanDesk(self)
        return self.lan

    def way_back(self) -> Kept | None:
        """Return the table in the network that one was at last and did not leave."""
        if not is_there(stays_folder()):
            return None
        from app.ui.lan.joining.back_offer import places  # noqa: PLC0415 - few were at any

        return next(iter(places(self)), None)

    # -- pages --------------------------------------------------------------------------------

    def begin(self, file: Path | None) -> None:
        """Show what the program starts with: `file`, the home screen, or a shipped deck."""
        opened = file is not None and self.tables.open_file(file)
        if opened or (file is None and not self.settings.home_at_start and self.tables.go_on()):
            if is_there(stays_folder()):
                from app.ui.lan.joining.back_offer import offer_back  # noqa: PLC0415 - few were at any

                offer_back(self)
            return
        self.show_home()

    @property
    def at_table(self) -> bool:
        """Whether the table shows, and not home, decks or settings."""
        return self.pages.at_table

    @property
    def place_in_front(self) -> TablePlace | None:
        """The table, while it is what shows."""
        return self.place if self.pages.at_table else None

    def _strip(self) -> Strip:
        """Return where what is said for a moment lies."""
        place = self.place_in_front
        return self.foot if place is None else place.strip

    def page_turned(self) -> None:
        """Another page came up: only the table has the bar above it, and sheets stay behind."""
        for sheet in self._sheets():
            sheet.leave()
        if self._table_showed and not self.at_table:
            self.toasts.dismiss()
        self._table_showed = self.at_table
        self.top_bar.setVisible(self.at_table)
        self.lane.look_again()
        if self.lan is not None:
            self.lan.page_turned()
        self._draw_curtain()
        if self.at_table and not self.settings.tour_seen:
            self._tour_soon.start()
        self.refresh()

    def _sheets(self) -> list[FloatingPanel]:
        """Return the sheets over the window; those of a table are the table's."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        return self.room.findChildren(FloatingPanel, options=direct)

    def sheet_in_front(self) -> FloatingPanel | None:
        """Return the sheet that lies over the table, the uppermost of several; None for none."""
        under = [sheet for sheet in self.room.findChildren(FloatingPanel) if sheet.isVisible()]
        over = [sheet for sheet in self._sheets() if sheet.isVisible()]
        return next(reversed(over or under), None)

    def show_home(self) -> None:
        """Show the home screen."""
        self.pages.show_home()

    def show_decks(self) -> None:
        """Show the decks."""
        self.pages.show_decks()

    def show_deck_editor(self) -> None:
        """Show the deck editor with the deck that is on its bench."""
        self.pages.show_editor()

    def show_cards(self) -> None:
        """Show all cards: beside the table while that shows, otherwise as a page."""
        if not self.at_table:
            self.pages.show_cards()
            return
        from app.ui.cards.browser.browser_sheet import CardsSheet  # noqa: PLC0415 - on demand

        for old in self.room.findChildren(CardsSheet):
            old.leave()
        sheet = CardsSheet(self.look, self.room, self.cards, self.own_pictures, self.top_bar)
        sheet.browser.offer_import(self.import_cards, self.type_in_named)
        sheet.open()

    def import_cards(self) -> None:
        """Ask for card data to import."""
        self._import_desk().open()

    def type_in_card(self, key: str = "", section: str = "") -> None:
        """Let the data of a card be typed in: of a placeholder with this key, or of any card."""
        if key.startswith("?"):
            name, set_code, number = placeholder_parts(key)
        else:
            # There was data for it once: its print is all that is left.
            name, (set_code, _, number) = "", key.rpartition("-")
        self._import_desk().type_in(name, set_code, number, section)

    def type_in_named(self, name: str) -> None:
        """Let the data of a card with a name be typed in."""
        self._import_desk().type_in(name)

    def forget_cards(self) -> None:
        """Offer to take imported cards out again."""
        self._import_desk().open_to_forget()

    def _import_desk(self) -> ImportDesk:
        from app.ui.cards.importing.import_desk import ImportDesk  # noqa: PLC0415 - on demand

        return self.findChild(ImportDesk) or ImportDesk(self)

    def show_settings(self) -> None:
        """Show the settings."""
        self.pages.show_settings()

    # -- the curtain --------------------------------------------------------------------------

    @property
    def curtained(self) -> bool:
        """Whether the curtain is down: nobody sits at the table, and nothing but it is meant."""
        place = self.place_in_front
        return place is not None and place.one_screen.closed

    def _may(self, name: str) -> bool:
        """Whether an action is possible with the curtain as it is."""
        return name in BEHIND_CURTAIN or not self.curtained

    @Slot()
    def _draw_curtain(self) -> None:
        """Let the curtain fall or rise, as the table in front wants it."""
        place = self.place_in_front
        page = place.one_screen.page if place is not None else None
        if page is not None:
            self._close_curtain(page)
        elif self.curtain is not None and self.curtain.page is not None:
            for behind in (self.top_bar, self.pages):
                behind.setEnabled(True)
            self.curtain.animated = self.settings.animations and place is not None
            self.curtain.rise()
            self.toasts.come_back()
            if place is not None:
                place.board.setFocus()
        self.refresh()

    def _close_curtain(self, page: CurtainPage) -> None:
        from app.ui.table.curtain.curtain import Curtain  # noqa: PLC0415 - for several at a screen

        if self.curtain is None:
            self.curtain = Curtain(self.look, self.room)
        while (popup := QApplication.activePopupWidget()) is not None and popup.close():
            pass
        for sheet in self.room.findChildren(FloatingPanel):
            sheet.leave()
        if self.tour is not None:
            self.tour.leave()
        self.toasts.step_aside(hidden=True)
        self.curtain.fall(page)
        # Nothing behind it takes the keyboard, nor is it read out.
        for behind in (self.top_bar, self.pages):
            behind.setEnabled(False)
        self.curtain.take_focus()

    # -- actions ------------------------------------------------------------------------------

    def perform(self, action: Action, selection: Selection) -> bool:
        """Carry out an action on a selection; False if there was nothing to do."""
        if not self._may(action.id):
            return False
        self.did(action.id)
        if action.run is not None:
            action.run(self, selection)
            return True
        return self.place is not None and self.place.perform(action, selection)

    def run_action(self, name: str) -> bool:
        """Carry out an action on what is pointed at, as by its key."""
        action = self.registry.get(name)
        selection = self.pointed()
        return action.when(self, selection) and self.perform(action, selection)

    def ask(self, intent: Intent) -> Sent | None:
        """Send an intent for the seat at the window."""
        return None if self.place is None else self.place.ask(intent)

    def selection(self) -> Selection:
        """Return what is selected on the board."""
        return self.place.selection() if self.place is not None else Selection()

    def pointed(self) -> Selection:
        """Return what a key acts on."""
        return self.place.pointed() if self.place is not None else Selection()

    def set_keys(self, overrides: dict[str, str]) -> None:
        """Give actions other keys."""
        self.change(keys=overrides)
        self._use_registry(self.registry.with_keys(overrides))
        self.pages.take_keys()

    def _use_registry(self, registry: Registry) -> None:
        self.registry = registry
        self.table_keys = registry.table_keys()
        self._give_keys()
        if self.place is not None:
            self.place.take_keys()

    def _made(self, entry: Action) -> QAction:
        action = QAction(self)
        action.setData(entry.icon)
        action.setCheckable(entry.checked is not None)
        action.triggered.connect(lambda _=False, name=entry.id: self.run_action(name))
        submenu = self._submenus[entry.menu]
        if entry.separated:
            submenu.addSeparator()
        submenu.addAction(action)
        self.addAction(action)
        return action

    def _give_keys(self) -> None:
        """Give the actions their keys, and leave those to the table that are the table's.

        An action has one context for all its keys, and its first key stands in the menu. The
        table claims its keys itself, so that typing elsewhere stays typing; what such an action
        has beside them ("F1" beside "?") gets a shortcut of its own.
        """
        for shortcut in self._further_keys:
            # At once: until it is deleted it would make the new one ambiguous.
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._further_keys = []
        for name, action in self.actions_of.items():
            keys = self.registry.keys(name)
            action.setShortcuts([QKeySequence(key) for key in keys])
            if self.table_keys.isdisjoint(keys):
                action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
                continue
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            for key in keys:
                if key not in self.table_keys:
                    shortcut = QShortcut(QKeySequence(key), self)
                    shortcut.activated.connect(action.trigger)
                    self._further_keys.append(shortcut)

    # -- messages -----------------------------------------------------------------------------

    def tell(
        self, words: Words | None, severity: Severity = "note", remedy: Remedy | None = None
    ) -> None:
        """Say something, without asking for anything. May be called from any thread.

        None says that a trouble told before is over.
        """
        if words is None:
            words = Words("Saving works again.", "保存できるようになりました。")
        self.messages.add(words, severity, remedy)

    @Slot(object)
    def _tell_trouble(self, words: Words) -> None:
        """Tell of an error that was caught; the table goes on."""
        remedy = Remedy(OPEN_ERROR_LOG, self.open_error_log)
        self.tell(words, "error", remedy)

    def show_tab(self, name: str) -> None:
        """Bring a tab to the front, with the keyboard; from the outline, go back to the board."""
        if self.place is None or self.side is None:
            return
        if name == "outline" and self.place.in_outline() is not None:
            self.place.board.setFocus()
            return
        self._open_side_panel()
        self.side.tabs.bring(name).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_advice(self) -> None:
        """Bring the keyboard to what the adviser says."""
        if self.side is not None:
            self._open_side_panel()
            self.side.advice.take_keyboard()

    def _open_side_panel(self) -> None:
        if self.side is not None and not self.side.isVisible():
            self.toggle_side_panel()

    def log_text(self) -> str:
        """Return the log as this seat sees it."""
        return self.side.log.as_text() if self.side is not None else ""

    # -- looks --------------------------------------------------------------------------------

    def toggle_side_panel(self) -> None:
        """Show or hide the side panel."""
        if self.side is not None:
            self.side.setVisible(not self.side.isVisible())
            self.change(side_panel=self.side.isVisible())
            self.refresh()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.refresh()

    def toggle_animations(self) -> None:
        """Let cards glide, or not."""
        self.apply("animations", not self.settings.animations)

    def switch_language(self) -> None:
        """Speak the other language."""
        self.apply("language", "en" if self.look.language == "ja" else "ja")

    def next_theme(self) -> None:
        """Go on to the next theme."""
        names = tuple(PALETTES)
        following = (names.index(self.look.palette.name) + 1) % len(names)
        self.apply("theme", names[following])

    def scale_text(self, direction: int) -> None:
        """Make the text larger (1) or smaller (-1), between 100 and 300 %."""
        self.apply("text_scale", next_scale(self.settings.text_scale, direction))

    def apply(self, name: str, setting: Any) -> None:
        """Change a setting, at once and for the next time."""
        if name == "keys":
            self.set_keys(setting)
            return
        self.change(**{name: setting})
        if name == "language":
            self._speak(setting)
        elif name in ("theme", "text_scale"):
            self._dress()
        elif name == "images":
            self.look_for_pictures()
        elif name == "animations":
            self.pages.set_animations(self.settings.animations)
            self.toasts.animated = self.settings.animations
        self.pages.show_settings_now()
        self.refresh()

    def _speak(self, language: Language | None) -> None:
        from app.ui.app.application import system_language  # noqa: PLC0415 - program imports this module

        spoken = language or system_language()
        self._translations.use(spoken)
        self.look.change(language=spoken)
        # An open menu was made in the other language, and goes.
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        self._retranslate()

    def _dress(self) -> None:
        palette = palette_of(self.settings)
        dress(palette, self.settings.text_scale)
        self.look.change(palette=palette)

    @Slot()
    def _paint_cards_anew(self) -> None:
        # Before anything that shows cards, which follow later.
        self.art.set_palette(self.look.palette)

    def _find_pictures(self) -> None:
        """Take the person's own pictures of cards from their folder, if there is one."""
        chosen = self.settings.images
        folder = Path(chosen) if chosen else images_folder()
        if self.own_pictures is not None:
            self.own_pictures.close()
            self.own_pictures = None
        if is_folder(folder):
            from app.ui.look.own_pictures import OwnPictures  # noqa: PLC0415 - few have any

            self.own_pictures = OwnPictures(folder, _teller(self), self)
        elif chosen:
            self.tell(
                Words(
                    f"The folder of card pictures {folder} is not there; drawn cards are shown. "
                    "Choose another folder in the settings.",
                    f"カード画像のフォルダー「{folder}」が見つからないため、描いたカードを表示して"
                    "います。設定で別のフォルダーを選んでください。",
                ),
                "error",
            )
        self.art.set_own_face(self.own_pictures)

    def look_for_pictures(self) -> None:
        """Look again what is in the folder of the person's own pictures, and show it."""
        self._find_pictures()
        if self.place is not None:
            self.place.side.preview.face.set_own(self.own_pictures)
        self.pages.set_own(self.own_pictures)
        self._dress()
        if self.own_pictures is not None:
            told = counted(self.own_pictures.count, PICTURE)
            self.tell(
                Words(f"{told.en} of cards found.", f"カードの画像が{told.ja}見つかりました。")
            )

    def change(self, **values: Any) -> None:
        """Change settings and write them down."""
        self.settings = replace(self.settings, **values)
        try:
            stored.save(self.settings, only=values)
        except StoreError as problem:
            self.tables.tell_unkept(problem.words)

    # -- sheets -------------------------------------------------------------------------------

    def show_finder(self) -> None:
        """Find a card or an action by its name."""
        from app.ui.commands.finder import Finder  # noqa: PLC0415 - on demand

        pointed = self.pointed()
        for old in self.findChildren(Finder):
            old.close()
        Finder(self, pointed).open_at_top()

    # -- help ---------------------------------------------------------------------------------

    def show_keys(self) -> None:
        """Show the keys that work now."""
        from app.ui.commands.keys_sheet import KeysSheet  # noqa: PLC0415 - on demand

        for old in self.room.findChildren(KeysSheet):
            old.leave()
        sheet = KeysSheet(self)
        sheet.change_wanted.connect(lambda: self.pages.show_settings("keys"))
        sheet.open()

    def open_error_log(self) -> None:
        """Open the file that errors are written to."""
        from app.ui.app.application import error_log  # noqa: PLC0415 - program imports this module

        if is_there(error_log()):
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(error_log())))
        else:
            self.tell(Words("No error was written so far.", "エラーの記録はありません。"))

    def did(self, deed: str) -> None:
        """Take note of what the person did: a hint about it is needed no longer."""
        if self.tour is not None:
            self.tour.did(deed)

    def show_tour(self) -> None:
        """Show the five hints."""
        from app.ui.tour.tour_places import tour_of  # noqa: PLC0415 - on demand

        if self.tour is not None:
            self.tour.leave()
        self.tour = tour_of(self, self.room)
        self.tour.finished.connect(self._end_tour)
        # Once is enough, however it ends.
        self.change(tour_seen=True)
        self.tour.start()

    @Slot()
    def _first_tour(self) -> None:
        """Begin the hints once the table lies there free."""
        from app.ui.tour.tour_places import covered, has_begun  # noqa: PLC0415 - on demand

        if self.settings.tour_seen or not self.at_table or not self.isVisible():
            return
        if covered(self) or not has_begun(self):
            self._tour_soon.start()
        else:
            self.show_tour()

    @Slot()
    def _end_tour(self) -> None:
        if self.tour is not None:
            self.tour.deleteLater()
            self.tour = None

    def show_about(self) -> None:
        """Say what this is."""
        from app.ui.app.about_sheet import AboutSheet  # noqa: PLC0415 - on demand

        for old in self.room.findChildren(AboutSheet):
            old.leave()
        sheet = AboutSheet(self.look, self.room)
        sheet.error_log_wanted.connect(self.open_error_log)
        sheet.open()

    def paste(self) -> None:
        """Offer to play the deck list on the clipboard."""
        self._take_drops().paste()

    @property
    def last_folder(self) -> Path:
        """Where the last file was chosen; people keep what they make in one place."""
        if self._last_folder is None:
            from app.ui.app.file_choice import documents_folder  # noqa: PLC0415 - on demand

            self._last_folder = documents_folder()
        return self._last_folder

    @last_folder.setter
    def last_folder(self, folder: Path) -> None:
        self._last_folder = folder

    def _take_drops(self) -> FileDrop:
        """Take files and texts that are dropped from now on."""
        if self._drops is None:
            from app.ui.incoming.dropped import FileDrop  # noqa: PLC0415 - after the first board

            drops = FileDrop(self.look, self, self.room, self.cards)
            drops.deck_dropped.connect(self.tables.play)
            drops.deck_opened.connect(self.pages.edit_list)
            drops.table_dropped.connect(self.tables.open_file)
            drops.cards_dropped.connect(lambda paths: self._import_desk().open(paths))
            drops.refused.connect(lambda words: self.tell(words, "refused"))
            if self.place is not None:
                drops.let_through(self.place.board)
            self._drops = drops
        return self._drops

    # -- keeping up ---------------------------------------------------------------------------

    @Slot()
    def refresh(self, *_told: object) -> None:
        """Bring menus, buttons and the top bar up to date."""
        nothing = Selection()
        possible = {}
        for name, action in self.actions_of.items():
            entry = self.registry.get(name)
            possible[name] = self._may(name) and entry.when(self, nothing)
            action.setEnabled(possible[name])
            if entry.named is not None and not entry.of_game:
                self._entitle(action, entry)
            if entry.checked is not None:
                action.setChecked(entry.checked(self))
        # They are the same gesture, with a curtain and without.
        apart = self.place is not None and self.place.one_screen.apart
        self.actions_of["hand_over"].setVisible(apart)
        far = self.table is not None and self.document is None
        self.actions_of["other_seat"].setVisible(not apart and not far)
        for name in NEAR_ONLY:
            self.actions_of[name].setVisible(not far)
        view = self.bridge.view if self.bridge is not None else None
        spec = self.table.spec if self.table is not None else None
        primary = next_step(self)
        self._name_primary(primary)
        self.top_bar.show_primary(PRIMARY.index(primary), calm=self._awaits_another(primary))
        self.top_bar.show_turn(view, spec, self.look.language)
        self.top_bar.show_table(self.table.title() if self.table is not None else "")

    def _name_primary(self, name: str) -> None:
        """Let the last button say what it would do now, where a game has a word for it."""
        entry, action = self.registry.get(name), self.actions_of[name]
        words = entry.words(self, Selection())
        plain = words == entry.title
        action.setText(words.in_(self.look.language))
        short = entry.short_title(self.look.language) if plain else words.in_(self.look.language)
        action.setIconText(without_letter(short))

    def _awaits_another(self, name: str) -> bool:
        """Whether somebody has something else to do before the action is the next step."""
        if name in SHOWN:
            return name == "begin_without" or not self.actions_of[name].isEnabled()
        todo = self.side.tasks.todo if self.side is not None else None
        make = self.registry.get(name).make_intent
        tasks = todo.now() if todo is not None else ()
        if todo is not None and todo.turn_of is not None:
            return True
        if not tasks or make is None:
            return False
        meant = make(self, Selection())
        return not any(choice.intent == meant for choice in tasks[0].choices)

    def _retranslate(self) -> None:
        speak = self.look.language
        for name, action in self.actions_of.items():
            entry = self.registry.get(name)
            self._entitle(action, entry)
        for name, title in MENUS:
            self._submenus[name].setTitle(title.in_(self.look.language))
        self.setWindowTitle("Chabudai")
        self.top_bar.menu_button.setAccessibleName(Words("Menu", "メニュー").in_(speak))
        self.top_bar.menu_button.setToolTip(Words("Menu", "メニュー").in_(speak))
        self.refresh()

    def _entitle(self, action: QAction, entry: Action) -> None:
        """Write the title of an action, which may depend on who sits at the table."""
        if entry.named is None or entry.of_game:
            action.setText(entry.title.in_(self.look.language))
            action.setIconText(entry.short_title(self.look.language))
            return
        words = entry.named(self, Selection()).in_(self.look.language)
        action.setText(words)
        action.setIconText(without_letter(words))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window's place and let go of the table; its autosave is complete."""
        self.change(window=window_place.place_of(self))
        for sheet in self._sheets():
            sheet.leave()
        self._clear_board()
        if self.lan is not None:
            self.lan.close()
        self.pages.close_pages()
        if self.own_pictures is not None:
            self.own_pictures.close()
        self.art.close()
        super().closeEvent(event)
