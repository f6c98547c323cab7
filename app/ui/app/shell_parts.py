"""What the parts of the window are to each other: protocols, for types alone.

Never imported while the program runs: the start is not to wait for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from app.core.text.words import Words
from app.ui.panels.messages.message_list import Remedy, Severity

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from app.cards.deck.deck import DeckLine, DeckList
    from app.core.ids import NodeId
    from app.games.contracts.rematch_contract import Kind
    from app.store.recent_tables import Entry
    from app.ui.look.pictures.own_pictures import OwnPictures
    from app.ui.panels.floating import FloatingPanel
    from app.ui.table.new_table.new_table_sheet import NewTableSheet
    from app.ui.table.open_table import KeepsRecord, OpenTable
    from app.ui.table.playback.sounds.window_sounds import WindowSounds


class Notices(Protocol):
    """Where something is said without asking for anything."""

    def tell(
        self, words: Words | None, severity: Severity = "note", remedy: Remedy | None = None
    ) -> None:
        """Say something; None says that a trouble told before is over. From any thread."""


class RecentPart(Protocol):
    """The tables and deck lists played last."""

    def entries(self) -> tuple[Entry, ...]:
        """Return the tables played last, those left open among them, the newest first."""

    def remember(self, table: OpenTable) -> None:
        """Put a table first in the list of those played last, if it is in a file."""

    def remember_record(self, table: KeepsRecord) -> None:
        """Put the file with what one seat was told first in the list, if there is one."""

    def keep_seating(self, table: OpenTable) -> None:
        """Remember for the files a table is in whether those who play it have a curtain."""

    def forget(self, path: Path) -> None:
        """Take a table or a deck list out of the list; its file stays."""

    def decks(self) -> tuple[Path, ...]:
        """Return the deck lists opened last."""

    def tell_unkept(self, words: Words) -> None:
        """Say once that a file cannot be written."""


class NewTablesPart(Protocol):
    """Laying new tables."""

    def learn(self, game: str = "") -> None:
        """Lay the first game for newcomers."""

    def lay_alone(self, deck: DeckList) -> None:
        """Play a deck alone: shuffled, seven cards dealt."""

    def ask_new(
        self,
        game: str = "",
        decks: Sequence[Path | str] = (),
        seats: int = 0,
        *,
        network: bool = False,
    ) -> NewTableSheet:
        """Ask who sits down with which decks; `decks` are files or texts for the first seats.

        `network`: the others come over the network.
        """

    def lay_again(self, kind: Kind) -> None:
        """Lay the next table for those at this one; where they are several, ask who sits where."""


class TableKeeper(Protocol):
    """Opening, saving and leaving tables."""

    @property
    def new(self) -> NewTablesPart:
        """What lays new ones."""

    def shipped(self, game: str = ...) -> list[Path]:
        """Return the deck lists that come with the program."""

    def offered(self, game: str) -> list[Path]:
        """Return those of the shipped decks that are made for a game's tables."""

    def known_decks(self, game: str) -> list[Path]:
        """Return the decks of a game that are offered by name: those opened last, then shipped."""

    def play(self, decks: Sequence[Path | str], seats: int, game: str = "") -> None:
        """Play decks that were dropped or pasted; what is still open is asked for."""

    def open_by_hand(self) -> None:
        """Ask for a file and open it."""

    def open_file(self, path: Path, *, own: bool = True, game: str = "") -> bool:
        """Open a table file or a deck list; says why where it cannot. `own` False: an autosave."""

    def open_entry(self, entry: Entry) -> bool:
        """Go on with a table of the list."""

    @property
    def recent(self) -> RecentPart:
        """What was played last."""

    def tell_saving(self, words: Words | None) -> None:
        """Say that a table does not keep itself, or does again. Called from any thread."""

    def save(self) -> bool:
        """Save the table."""

    def save_as(self) -> bool:
        """Save the table under a new name."""

    def copy_position(self) -> None:
        """Put the position on the clipboard as a line."""

    def play_from_here(self, step: NodeId | None = None) -> None:
        """Go on from a step, the one that shows if none is named, on another table."""

    def host_from_here(self, step: NodeId | None = None) -> None:
        """Go on from a step, the one that shows if none is named, on a hosted table."""

    def lay_position(self, text: str) -> bool:
        """Lay the position in a text."""

    def lay_log(self, text: str) -> bool:
        """Lay the game that a log tells which another program wrote."""

    def export_log(self) -> None:
        """Write the log as text."""

    def export_position(self) -> None:
        """Write the position as JSON."""

    def export_case(self) -> None:
        """Write the position for the adviser."""

    def save_picture(self) -> None:
        """Write a picture of the board to a file."""

    def copy_picture(self) -> None:
        """Put a picture of the board on the clipboard."""


class LooksPart(Protocol):
    """How the window looks and speaks; each is changed at once and for the next time."""

    own_pictures: OwnPictures | None
    """The person's own pictures of cards, once they were looked for."""
    sounds: WindowSounds
    """What is heard."""

    def change(self, **values: Any) -> None:
        """Change settings and write them down."""

    def apply(self, name: str, setting: Any) -> None:
        """Change a setting, at once and for the next time."""

    def toggle_animations(self) -> None:
        """Let cards glide, or not."""

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back."""

    def switch_language(self) -> None:
        """Speak the other language."""

    def next_theme(self) -> None:
        """Go on to the next theme."""

    def toggle_sounds(self) -> None:
        """Let what happens be heard, or not."""

    def next_mat(self) -> None:
        """Go on to the mat of the next colour; after the last, to that of the theme."""

    def scale_text(self, direction: int) -> None:
        """Make the text larger (1) or smaller (-1), between 100 and 300 %."""


class SidePanelPart(Protocol):
    """The side panel, and its tabs."""

    def show_tab(self, name: str) -> None:
        """Bring a tab to the front, with the keyboard; from the outline, go back to the board."""

    def show_advice(self) -> None:
        """Bring the keyboard to what the adviser says."""

    def toggle(self) -> None:
        """Show or hide the side panel, now and the next time."""


class SheetKeeper(Protocol):
    """What lies over the window for a while."""

    def show(self, name: str) -> None:
        """Open the sheet of a name; the one before it goes."""

    def in_front(self) -> FloatingPanel | None:
        """Return the sheet that lies over the table, the uppermost of several; None for none."""

    def show_finder(self) -> None:
        """Find a card or an action by its name."""

    def open_error_log(self) -> None:
        """Open the file that errors are written to."""

    def import_cards(self) -> None:
        """Ask for card data to import."""

    def type_in_card(self, key: str = "", section: str = "") -> None:
        """Let the data of a card be typed in: of a placeholder with this key, or of any card."""

    def type_in_named(self, name: str) -> None:
        """Let the data of a card with a name be typed in."""

    def forget_cards(self) -> None:
        """Offer to take imported cards out again."""

    def paste(self) -> None:
        """Offer to play the deck list on the clipboard."""

    def did(self, deed: str) -> None:
        """Take note of what the person did: a hint about it is needed no longer."""

    def show_tour(self) -> None:
        """Show the five hints."""

    def leave_tour(self) -> None:
        """End the hints, if they show."""


class DeckPagesPart(Protocol):
    """The decks and the deck editor."""

    def show(self) -> None:
        """Show the decks that can be played."""

    def list_again(self) -> None:
        """List the decks there are now."""

    def shelf_changed(self) -> None:
        """Follow what was done to the decks in one place or the other."""

    def forget(self, path: Path) -> None:
        """Take a deck out of the list of those opened last."""

    def play_alone(self, deck: DeckList) -> None:
        """Play a deck alone."""

    def type_in(self, line: DeckLine) -> None:
        """Let the data of a card without any be typed in."""

    def edit(self, deck: DeckList, path: Path | None, title: str) -> None:
        """Edit a deck: one of one's own where it is kept, another as a copy called `title`."""

    def edit_list(self, source: Path | str) -> None:
        """Edit the deck of a file or a text that was found to be a deck list."""

    def new(self, game: str = ...) -> None:
        """Begin a new deck of a game."""

    def open_editor(self, game: str = "") -> None:
        """Bring the editor to the front, that of the table in front unless a game is said."""

    def show_game(self, game: str) -> None:
        """Show the decks of another game, here and on the home screen, and the next time."""

    def export(self, deck: DeckList, form: str) -> None:
        """Write a deck in one of its forms."""
