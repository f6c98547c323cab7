"""The window as its parts know it: small protocols, given to what needs them.

Nobody but the start of the program makes, or imports, the window itself: pages, sheets, the desk
of the network and actions are handed a `Shell`, and less where less does. What they ask of each
other through it (the table in front, the tables that are kept, a visit) is a protocol as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QMainWindow, QSplitter, QStackedWidget, QWidget

from app.core.text.words import Words
from app.games.game_api import Selection
from app.ui.panels.messages.message_list import Messages, Remedy, Severity

if TYPE_CHECKING:
    from collections.abc import Container
    from pathlib import Path

    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QToolButton

    from app.core.intent import Intent
    from app.games.game_api import Drop
    from app.games.pokemon.cards.card_base import CardBase
    from app.session.seat.pending_requests import Sent
    from app.store.personal_settings import Settings
    from app.store.saved_seats import Kept
    from app.ui.app.shell_parts import (
        AdvicePart,
        SheetsPart,
        TableKeeper,
        TasksPart,
        VisitKeeper,
    )
    from app.ui.board.board_view import BoardView
    from app.ui.commands.action_registry import Action, Registry
    from app.ui.look.card_art import CardArt
    from app.ui.look.look import Look
    from app.ui.look.own_pictures import OwnPictures
    from app.ui.panels.cards.preview import CardPreview
    from app.ui.panels.floating import FloatingPanel
    from app.ui.panels.history.step_words_seen import Telling
    from app.ui.panels.slips.lane import Lane, Strip
    from app.ui.panels.slips.toasts import Toasts
    from app.ui.table.bridge import Bridge
    from app.ui.table.curtain.one_screen import OneScreen
    from app.ui.table.open_table import OpenTable
    from app.ui.table.table_document import Document


class SideInFront(QWidget):
    """The side panel, as what stands beside it asks it."""

    tasks: TasksPart
    sheets: SheetsPart
    advice: AdvicePart
    telling: Telling
    outline: QWidget | None
    preview: CardPreview

    def give_top(self, widget: QWidget | None) -> None:
        """Show something above all else for a while, or nothing; the large card makes room."""
        raise NotImplementedError


class TableInFront(QSplitter):
    """The table in the window, as what stands beside it asks it."""

    table: OpenTable
    bridge: Bridge
    board: BoardView
    one_screen: OneScreen
    side: SideInFront

    @property
    def document(self) -> Document | None:
        """The table, where its host is in this process."""
        raise NotImplementedError

    def chosen_sizes(self) -> dict[str, list[int]]:
        """Return how somebody divided the room, by the name it is kept under."""
        raise NotImplementedError

    def stand_beside(self, widget: QWidget | None) -> None:
        """Let something stand between board and panel for a while; the board makes room for it.

        None: nothing stands there any more.
        """
        raise NotImplementedError

    @property
    def strip(self) -> Strip:
        """Where what is said for a moment lies: in the side panel, else beside the board."""
        raise NotImplementedError

    def close_table(self) -> None:
        """Stop listening, and let go of the table."""
        raise NotImplementedError

    def selection(self) -> Selection:
        """Return what is selected."""
        raise NotImplementedError

    def pointed(self) -> Selection:
        """Return what a key acts on, where the keyboard is: in the outline or on the board."""
        raise NotImplementedError

    def perform(self, action: Action, selection: Selection) -> bool:
        """Carry out a gesture, or ask first what it needs; False if there was nothing to do."""
        raise NotImplementedError

    def carry_out(self, intent: Intent) -> Sent:
        """Do what an action, a form or a task comes to; a procedure under way is asked for once."""
        raise NotImplementedError

    def ask(self, intent: Intent) -> Sent:
        """Send an intent for the seat at the window."""
        raise NotImplementedError

    def change_seat(self) -> None:
        """Sit on the other side, or let the other player sit down."""
        raise NotImplementedError

    def turn_table(self) -> None:
        """Put the next seat at the lower edge; what is seen and who acts stays the same."""
        raise NotImplementedError

    def take_keys(self) -> None:
        """Let the outline's own keys be those the person chose."""
        raise NotImplementedError

    def in_outline(self) -> QWidget | None:
        """Return the outline while the keyboard is in it."""
        raise NotImplementedError

    def press(self, key: str, selection: Selection) -> bool:
        """Do what `key` means on `selection`; False if it means nothing there."""
        raise NotImplementedError

    def own_pile(self, entry: Action, menus: Container[str]) -> Selection | None:
        """Return the pile of one's own that an action of these menus makes sense on, if any."""
        raise NotImplementedError

    def show_menu(self, selection: Selection, at: QPoint) -> None:
        """Open the menu of `selection` at a place of the screen."""
        raise NotImplementedError

    def offer_readings(self, drops: list[Drop], at: QPoint) -> None:
        """Let the person choose what a drop with Ctrl+Alt means."""
        raise NotImplementedError

    def put_down(self, drop: Drop) -> None:
        """Do what a drop means, or ask first what it needs."""
        raise NotImplementedError

    def open_menu(self, group: str = "") -> None:
        """Open the menu of the selection beside it, or the actions of one group alone."""
        raise NotImplementedError

    def activate(self, selection: Selection) -> None:
        """Do the likeliest thing with a selection, as a double click does."""
        raise NotImplementedError

    def read_card(self) -> None:
        """Show what the pointer is over, or what is selected, as large as the window."""
        raise NotImplementedError

    def see_hand(self) -> None:
        """Ask to see another's hand: the one that is pointed at, or the first."""
        raise NotImplementedError

    def view_pile(self) -> None:
        """Look through the pile that is pointed at, if it lies open."""
        raise NotImplementedError

    def search_deck(self) -> None:
        """Look through the pile that is pointed at, otherwise through one's own deck."""
        raise NotImplementedError

    def write_note(self) -> None:
        """Write a note on what is pointed at, otherwise on the table."""
        raise NotImplementedError

    def show_history(self) -> None:
        """Give the keyboard to the history."""
        raise NotImplementedError

    def name_step(self) -> None:
        """Write a name, and a note, on the step at which the table stands."""
        raise NotImplementedError

    def show_options(self, rule: str = "") -> None:
        """Show what the table agrees on, at a rule of the adviser where one is named."""
        raise NotImplementedError

    def take_cards(self) -> None:
        """Let cards be brought to the table from the sheet that shows all of them."""
        raise NotImplementedError

    def set_animations(self, moving: bool) -> None:
        """Let cards glide and toasts fade, or put everything at its place at once."""
        raise NotImplementedError


class PageKeeper(QStackedWidget):
    """What fills the window below the bar."""

    def tables_changed(self) -> None:
        """Show the tables anew, where they show."""
        raise NotImplementedError

    def take_cards(self) -> None:
        """Read the decks that show again: other cards are known now."""
        raise NotImplementedError


class BarPart(QWidget):
    """The bar above the table, as the tour and the finder ask it."""

    menu_button: QToolButton


class Shell(QMainWindow):
    """The window: what it has, and what can be asked of it."""

    cards: CardBase
    settings: Settings
    look: Look
    art: CardArt
    own_pictures: OwnPictures | None
    """The person's own pictures of cards, once they were looked for."""
    messages: Messages
    registry: Registry
    table_keys: frozenset[str]
    top_bar: BarPart
    room: QWidget
    """Where pages and sheets lie."""
    lane: Lane
    toasts: Toasts
    tables: TableKeeper
    """The tables that it lays, opens and keeps."""
    pages: PageKeeper
    """What fills it."""
    place: TableInFront | None
    """The table that lies in it."""
    lan: VisitKeeper | None
    """The tables in the network, once one of them was asked for."""
    last_folder: Path

    @property
    def place_in_front(self) -> TableInFront | None:
        """The same where it is to be seen."""
        raise NotImplementedError

    def lan_desk(self) -> VisitKeeper:
        """Return the desk of tables in the network, made if there is none."""
        raise NotImplementedError

    @property
    def table(self) -> OpenTable | None:
        """The open table, wherever its host is."""
        raise NotImplementedError

    @property
    def side(self) -> SideInFront | None:
        """The side panel of the table."""
        raise NotImplementedError

    @property
    def document(self) -> Document | None:
        """The same where its host is in this process."""
        raise NotImplementedError

    @property
    def bridge(self) -> Bridge | None:
        """The seat at the window."""
        raise NotImplementedError

    @property
    def board(self) -> BoardView | None:
        """The board."""
        raise NotImplementedError

    @property
    def at_table(self) -> bool:
        """Whether a table is to be seen."""
        raise NotImplementedError

    def tell(
        self, words: Words | None, severity: Severity = "note", remedy: Remedy | None = None
    ) -> None:
        """Say something; None says that a trouble told before is over. From any thread."""
        raise NotImplementedError

    def put_on_board(self, table: OpenTable) -> None:
        """Show `table`; the one before it is let go."""
        raise NotImplementedError

    def take_off_board(self) -> None:
        """Let go of the table, and show the home screen."""
        raise NotImplementedError

    def way_back(self) -> Kept | None:
        """Return the table in the network that one was at last and did not leave."""
        raise NotImplementedError

    def page_turned(self) -> None:
        """Another page came up: only the table has the bar above it, and sheets stay behind."""
        raise NotImplementedError

    def sheet_in_front(self) -> FloatingPanel | None:
        """Return the sheet that lies over the table, the uppermost of several; None for none."""
        raise NotImplementedError

    def show_home(self) -> None:
        """Show the home screen."""
        raise NotImplementedError

    def show_decks(self) -> None:
        """Show the decks."""
        raise NotImplementedError

    def show_deck_editor(self) -> None:
        """Show the deck editor with the deck that is on its bench."""
        raise NotImplementedError

    def show_cards(self) -> None:
        """Show all cards: beside the table while that shows, otherwise as a page."""
        raise NotImplementedError

    def import_cards(self) -> None:
        """Ask for card data to import."""
        raise NotImplementedError

    def type_in_card(self, key: str = "", section: str = "") -> None:
        """Let the data of a card be typed in: of a placeholder with this key, or of any card."""
        raise NotImplementedError

    def type_in_named(self, name: str) -> None:
        """Let the data of a card with a name be typed in."""
        raise NotImplementedError

    def forget_cards(self) -> None:
        """Offer to take imported cards out again."""
        raise NotImplementedError

    def show_settings(self) -> None:
        """Show the settings."""
        raise NotImplementedError

    def perform(self, action: Action, selection: Selection) -> bool:
        """Carry out an action on a selection; False if there was nothing to do."""
        raise NotImplementedError

    def run_action(self, name: str) -> bool:
        """Carry out an action on what is pointed at, as by its key."""
        raise NotImplementedError

    def ask(self, intent: Intent) -> Sent | None:
        """Send an intent for the seat at the window."""
        raise NotImplementedError

    def selection(self) -> Selection:
        """Return what is selected on the board."""
        raise NotImplementedError

    def pointed(self) -> Selection:
        """Return what a key acts on."""
        raise NotImplementedError

    def show_tab(self, name: str) -> None:
        """Bring a tab to the front, with the keyboard; from the outline, go back to the board."""
        raise NotImplementedError

    def show_advice(self) -> None:
        """Bring the keyboard to what the adviser says."""
        raise NotImplementedError

    def log_text(self) -> str:
        """Return the log as this seat sees it."""
        raise NotImplementedError

    def toggle_side_panel(self) -> None:
        """Show or hide the side panel."""
        raise NotImplementedError

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back."""
        raise NotImplementedError

    def toggle_animations(self) -> None:
        """Let cards glide, or not."""
        raise NotImplementedError

    def switch_language(self) -> None:
        """Speak the other language."""
        raise NotImplementedError

    def next_theme(self) -> None:
        """Go on to the next theme."""
        raise NotImplementedError

    def scale_text(self, direction: int) -> None:
        """Make the text larger (1) or smaller (-1), between 100 and 300 %."""
        raise NotImplementedError

    def apply(self, name: str, setting: Any) -> None:
        """Change a setting, at once and for the next time."""
        raise NotImplementedError

    def change(self, **values: Any) -> None:
        """Change settings and write them down."""
        raise NotImplementedError

    def show_finder(self) -> None:
        """Find a card or an action by its name."""
        raise NotImplementedError

    def show_keys(self) -> None:
        """Show the keys that work now."""
        raise NotImplementedError

    def open_error_log(self) -> None:
        """Open the file that errors are written to."""
        raise NotImplementedError

    def did(self, deed: str) -> None:
        """Take note of what the person did: a hint about it is needed no longer."""
        raise NotImplementedError

    def show_tour(self) -> None:
        """Show the five hints."""
        raise NotImplementedError

    def show_about(self) -> None:
        """Say what this is."""
        raise NotImplementedError

    def paste(self) -> None:
        """Offer to play the deck list on the clipboard."""
        raise NotImplementedError

    def refresh(self, *_told: object) -> None:
        """Bring menus, buttons and the top bar up to date."""
        raise NotImplementedError
