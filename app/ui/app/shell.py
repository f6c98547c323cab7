"""The window as its parts know it: small protocols, given to what needs them.

Nobody but the start of the program makes, or imports, the window itself: pages, sheets, the desk
of the network and actions are handed a `Shell`, and less where less does. What they ask of each
other through it (the table in front, the tables that are kept, a visit) is a protocol as well. What
follows from such parts alone is answered here, the rest by the window.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from app.core.text.words import Words
from app.games.game_api import Selection
from app.games.game_registry import GAMES, USUAL
from app.ui.app.table_in_front import SideInFront, TableInFront
from app.ui.panels.messages.message_list import Messages, Remedy, Severity

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QToolButton

    from app.core.intent import Intent
    from app.games.contracts.card_contract import GameCards
    from app.session.seat.sent_intent import Sent
    from app.store.personal_settings import Settings
    from app.store.recent_tables import Entry
    from app.store.saved_seats import Kept
    from app.ui.app.shell_parts import (
        DeckPagesPart,
        LooksPart,
        SheetKeeper,
        SidePanelPart,
        TableKeeper,
    )
    from app.ui.app.visit_parts import VisitKeeper
    from app.ui.board.board_view import BoardView
    from app.ui.board.scene.board_ground import KeptGrounds
    from app.ui.commands.action_registry import Action, Registry
    from app.ui.commands.situation import Situation
    from app.ui.look.card_art import CardArt
    from app.ui.look.look import Look
    from app.ui.look.pictures.own_pictures import OwnPictures
    from app.ui.panels.slips.lane import Lane
    from app.ui.panels.slips.toasts import Toasts
    from app.ui.table.bridge import Bridge
    from app.ui.table.open_table import OpenTable
    from app.ui.table.table_document import Document


class PageKeeper(QStackedWidget):
    """What fills the window below the bar."""

    decks: DeckPagesPart

    def page(self, name: str) -> QWidget:
        """Return the page of a name, made when it is first wanted."""
        raise NotImplementedError

    def made(self, name: str) -> QWidget | None:
        """Return the page of a name, if there is one by now."""
        raise NotImplementedError

    def open(self, name: str) -> None:
        """Bring a page to the front; leaving it leads back."""
        raise NotImplementedError

    def leave(self) -> None:
        """Go back to the page that was there before."""
        raise NotImplementedError

    def show_home(self) -> None:
        """Show the home screen with the tables played last."""
        raise NotImplementedError

    def show_settings(self, tab: str = "settings") -> None:
        """Show the settings, or the keys."""
        raise NotImplementedError

    def show_settings_now(self) -> None:
        """Let open pages follow what was chosen elsewhere."""
        raise NotImplementedError

    def go_on(self, entry: Entry) -> None:
        """Go on with a table of the list, or with the one that lies in the window."""
        raise NotImplementedError

    def go_back(self, kept: Kept) -> None:
        """Go back to the table in the network that one did not leave."""
        raise NotImplementedError

    def forget(self, path: Path) -> None:
        """Take a table out of the list."""
        raise NotImplementedError

    def tables_changed(self) -> None:
        """Show the tables anew, where they show."""
        raise NotImplementedError

    def set_own(self, own: OwnPictures | None) -> None:
        """Show other pictures of the person's own."""
        raise NotImplementedError

    def set_animations(self, moving: bool) -> None:
        """Let things glide, or not."""
        raise NotImplementedError

    def take_keys(self) -> None:
        """Follow another choice of keys."""
        raise NotImplementedError

    def take_cards(self) -> None:
        """Read the decks that show again: other cards are known now."""
        raise NotImplementedError


class BarPart(QWidget):
    """The bar above the table, as the tour and the finder ask it."""

    menu_button: QToolButton


class Shell(QMainWindow):
    """The window: what it has, and what can be asked of it."""

    cards: GameCards
    settings: Settings
    look: Look
    art: CardArt
    grounds: KeptGrounds
    """What its boards leave to the next one."""
    looks: LooksPart
    """What changes how it looks and speaks."""
    side_panel: SidePanelPart
    """What brings the side panel and its tabs to the front."""
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
    sheets: SheetKeeper
    """What lies over it for a while."""
    place: TableInFront | None
    """The table that lies in it."""
    lan: VisitKeeper | None
    """The tables in the network, once one of them was asked for."""
    last_folder: Path

    @property
    def shown_game(self) -> str:
        """The game whose decks are shown, by its id."""
        return self.settings.game if self.settings.game in GAMES else USUAL

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
        return self.place.table if self.place is not None else None

    @property
    def side(self) -> SideInFront | None:
        """The side panel of the table."""
        raise NotImplementedError

    @property
    def document(self) -> Document | None:
        """The same where its host is in this process."""
        return self.place.document if self.place is not None else None

    @property
    def bridge(self) -> Bridge | None:
        """The seat at the window."""
        return self.place.bridge if self.place is not None else None

    @property
    def board(self) -> BoardView | None:
        """The board."""
        return self.place.board if self.place is not None else None

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

    def situation(self) -> Situation:
        """Return how things stand now: what says what can be done."""
        raise NotImplementedError

    def perform(self, action: Action, selection: Selection) -> bool:
        """Carry out an action on a selection; False if there was nothing to do."""
        if not self.may(action.id):
            return False
        self.sheets.did(action.id)
        if action.run is not None:
            action.run(self, selection)
            return True
        return self.place is not None and self.place.gestures.perform(action, selection)

    def run_action(self, name: str) -> bool:
        """Carry out an action on what is pointed at, as by its key."""
        action = self.registry.get(name)
        selection = self.pointed()
        return action.when(self.situation(), selection) and self.perform(action, selection)

    def ask(self, intent: Intent) -> Sent | None:
        """Send an intent for the seat at the window."""
        return None if self.place is None else self.place.ask(intent)

    def selection(self) -> Selection:
        """Return what is selected on the board."""
        return self.place.selection() if self.place is not None else Selection()

    def pointed(self) -> Selection:
        """Return what a key acts on."""
        return self.place.pointed() if self.place is not None else Selection()

    def log_text(self) -> str:
        """Return the log as this seat sees it."""
        raise NotImplementedError

    def may(self, name: str) -> bool:
        """Whether an action is possible with the curtain as it is."""
        raise NotImplementedError

    def use_registry(self, registry: Registry) -> None:
        """Take other actions, or the same under other keys."""
        raise NotImplementedError

    def refresh(self, *_told: object) -> None:
        """Bring menus, buttons and the top bar up to date."""
        raise NotImplementedError
