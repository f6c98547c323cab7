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

    from app.core.ids import ZoneId
    from app.games.pokemon.cards.deck.deck import DeckLine, DeckList, Section
    from app.session.room import room_messages
    from app.store.recent_tables import Entry
    from app.store.saved_seats import Kept
    from app.ui.forms.form_sheet import FormSheet
    from app.ui.lan.hosting.hosting_choice import HostingChoice
    from app.ui.lan.joining.join_sheet import JoinSheet
    from app.ui.lan.visit import Visit
    from app.ui.look.own_pictures import OwnPictures
    from app.ui.panels.floating import FloatingPanel
    from app.ui.side.advice.advice_watch import AdviceWatch
    from app.ui.table.new_table.chosen_table import NewTable
    from app.ui.table.new_table.new_table_sheet import NewTableSheet
    from app.ui.table.open_table import KeepsRecord, OpenTable
    from app.ui.tasks.open_tasks import Todo
    from app.ui.tasks.strip_part import StripPart


class Notices(Protocol):
    """Where something is said without asking for anything."""

    def tell(
        self, words: Words | None, severity: Severity = "note", remedy: Remedy | None = None
    ) -> None:
        """Say something; None says that a trouble told before is over. From any thread."""


class TasksPart(Protocol):
    """What is to be done at a table."""

    @property
    def todo(self) -> Todo | None:
        """What the rules ask for now."""

    @property
    def strip(self) -> StripPart | None:
        """What offers to do it."""


class SheetsPart(Protocol):
    """The sheets that lie over the board."""

    @property
    def form(self) -> FormSheet:
        """What asks before a gesture."""

    def open_pile(self, zone: ZoneId, search: str = "") -> None:
        """Look through a pile, for what is searched in it."""


class AdvicePart(Protocol):
    """Advice at the side."""

    @property
    def watch(self) -> AdviceWatch | None:
        """What follows the table for the adviser."""


class TableKeeper(Protocol):
    """Laying, opening, saving and leaving tables."""

    def shipped(self) -> list[Path]:
        """Return the deck lists that come with the program."""

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

    def play(self, decks: Sequence[Path | str], seats: int) -> None:
        """Play decks that were dropped or pasted; what is still open is asked for."""

    def open_by_hand(self) -> None:
        """Ask for a file and open it."""

    def open_file(self, path: Path, *, own: bool = True) -> bool:
        """Open a table file or a deck list; says why where it cannot. `own` False: an autosave."""

    def open_entry(self, entry: Entry) -> bool:
        """Go on with a table of the list."""

    def recent(self) -> tuple[Entry, ...]:
        """Return the tables played last, those left open among them, the newest first."""

    def kept_in(self, table: OpenTable) -> tuple[Path, ...]:
        """Return the files that an open table is in; one far away is in none of this machine."""

    def remember(self, table: OpenTable) -> None:
        """Put a table first in the list of those played last, if it is in a file."""

    def remember_record(self, table: KeepsRecord) -> None:
        """Put the file with what one seat was told first in the list, if there is one."""

    def keep_seating(self, table: OpenTable) -> None:
        """Remember for the files a table is in whether those who play it have a curtain."""

    def forget(self, path: Path) -> None:
        """Take a table or a deck list out of the list; its file stays."""

    def recent_decks(self) -> tuple[Path, ...]:
        """Return the deck lists opened last."""

    def tell_unkept(self, words: Words) -> None:
        """Say once that a file cannot be written."""

    def tell_saving(self, words: Words | None) -> None:
        """Say that a table does not keep itself, or does again. Called from any thread."""

    def save(self) -> bool:
        """Save the table."""

    def save_as(self) -> bool:
        """Save the table under a new name."""

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

    def scale_text(self, direction: int) -> None:
        """Make the text larger (1) or smaller (-1), between 100 and 300 %."""


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

    def type_in_card(self, key: str = "", section: Section | None = None) -> None:
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

    def new(self) -> None:
        """Begin a new deck."""

    def export(self, deck: DeckList, form: str) -> None:
        """Write a deck in one of its forms."""


class HostingPart(Protocol):
    """What the window does to host tables."""

    @property
    def can_invite(self) -> bool:
        """Whether this window knows how the table is joined."""

    def host_this_table(self) -> None:
        """Let the open table go on hosted, from its file."""

    def host_new(self, chosen: NewTable, how: HostingChoice) -> None:
        """Host a new table, whose seats gather first."""

    def show_invite(self) -> None:
        """Show how friends come to the table."""


class RecordPart(Protocol):
    """The record of the game at a table in the network."""

    @property
    def can_ask(self) -> bool:
        """Whether this person may ask the players now to open it."""

    @property
    def can_save(self) -> bool:
        """Whether there is an open record to be had."""

    def ask(self) -> None:
        """Ask the players to open the record."""

    def save(self) -> None:
        """Ask where it is to be saved, and get it."""


class BackPart(Protocol):
    """The way back to a table that one did not leave."""

    def go(self, kept: Kept) -> None:
        """Go back to a table, and wait for it as long as the person does."""

    def go_or_join(self) -> None:
        """Go back to the table one was at last; ask for one where there is none."""


class VisitKeeper(Protocol):
    """Tables in the network: joined, hosted, left."""

    @property
    def visit(self) -> Visit | None:
        """Where one is, or is about to be."""

    @property
    def hosting(self) -> HostingPart:
        """What hosts tables."""

    @property
    def record(self) -> RecordPart:
        """The record of the game."""

    @property
    def back(self) -> BackPart:
        """The way back."""

    def ask_join(
        self,
        typed: str = "",
        *,
        name: str = "",
        role: room_messages.Role = "player",
        seat: int | None = None,
        code: str = "",
        at_once: bool = False,
    ) -> JoinSheet:
        """Ask for the way to a table; with `at_once` go there, as far as it is known."""

    @property
    def together(self) -> object | None:
        """What the table in front has beside its cards; None where there is none."""

    def show_people(self) -> None:
        """Show who is there, and what is said."""

    @property
    def gathering(self) -> bool:
        """Whether one is at a table that is not laid yet."""

    @property
    def at_table(self) -> bool:
        """Whether the table that one is at lies in the window."""

    def show_lobby(self) -> None:
        """Show who gathers at the table that is not laid yet."""

    def leave(self) -> None:
        """Leave the table on purpose; its host goes on, and no place is kept here."""
