"""A table whose host is in this process: its host, its file, its autosave."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from app.core.ids import SeatId
from app.core.options import Options, value_set, with_options
from app.core.past.history import HistoryTree
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.zone import Seat
from app.games.contracts.learning.lesson_contract import OPTION, PUPIL, Lesson
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES, cards_of
from app.games.lexicon import lexicon
from app.games.seats.first_seat import DRAW, may_draw
from app.session.host.local_table import LocalTable, lay_table
from app.session.positions.laid_tables import lay_position
from app.session.seat.seat_client import SeatClient
from app.store.live_marker import named_file
from app.store.safe_saving import Saved
from app.store.tables.autosave import Autosave
from app.store.tables.kept_drafts import table_name
from app.store.tables.line_packer import LinePacker
from app.store.tables.table_file import reopen_host
from app.store.tables.table_saving import is_held, save_table
from app.ui.table.table_name import is_named

if TYPE_CHECKING:
    from app.core.placed.table_position import TablePosition
    from app.games.contracts.card_contract import GameCards
    from app.games.contracts.learning.puzzle_contract import Puzzle
    from app.session.host.host import Host


class Document:
    """One open table of this process (`OpenTable`)."""

    hosted = False
    """Whether a host elsewhere serves people at a distance."""

    def __init__(
        self, table: LocalTable, cards: GameCards, path: Path | None, autosave: Autosave | None
    ) -> None:
        self.table = table
        self.path: Path | None = path
        self.apart = False
        """Whether a curtain hangs between those who share the screen."""
        self.opened = False
        """Whether it came from a file, so that who opens it may only want to look."""
        self.lexicon: Lexicon = lexicon(table.host.spec, cards)
        self._autosave = autosave
        self._saved = len(table.host.journal) if path else 0
        self._kept_as = ""
        self._name_file()

    @property
    def spec(self) -> GameSpec:
        """The game."""
        return self.table.spec

    @property
    def tree(self) -> HistoryTree:
        """The history."""
        return self.table.host.tree

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits at the table."""
        return self.tree.table_at(0).setting.seats

    @property
    def sits(self) -> tuple[SeatId, ...]:
        """The seats that this window may act as: those at the one screen; a pupil alone."""
        return tuple(range(len(self.seats))) if self.lesson is None else (PUPIL,)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that it is; None for any other table."""
        asked = value_set(self.tree.table_at(0).options, OPTION, "")
        lesson = self.spec.lesson() if asked and self.spec.lesson is not None else None
        return lesson if lesson is not None and lesson.id == asked else None

    @property
    def question(self) -> Puzzle | None:
        """The question to a judge that it is; None for any other table."""
        asked = value_set(self.tree.table_at(0).options, OPTION, "")
        give = self.spec.puzzles if asked else None
        return give().named(asked) if give is not None else None

    def sit(self, seat: SeatId) -> SeatClient:
        """Return the client of a seat, JUDGE or SPECTATOR, joining it if needed."""
        return self.table.sit(seat)

    @property
    def unsaved(self) -> bool:
        """Whether something happened since the last save to a file of the person's own."""
        return len(self.table.host.journal) != self._saved

    @property
    def autosave_path(self) -> Path | None:
        """The file that every gesture is written to; None where nothing is written."""
        return self._autosave.path if self._autosave is not None else None

    @property
    def kept_as(self) -> str:
        """What tells it from other tables of this machine; "" before its first turn."""
        self._kept_as = self._kept_as or table_name(self.table.host.journal)
        return self._kept_as

    @property
    def kept(self) -> bool:
        """Whether a crash would lose nothing of it."""
        return self._autosave is not None and self._autosave.up_to_date

    def title(self) -> str:
        """Return what the table is called: its file, if a person named that, or who plays."""
        if self.path is not None and is_named(self.path):
            return self.path.stem
        return " – ".join(seat.name for seat in self.seats)

    def save(self, path: Path, *, agreed: bool = False) -> Saved:
        """Save the whole table to `path`, or beside it where that holds another (`save_table`).

        Raises StoreError; the old file stays whole.
        """
        saved = save_table(path, self.table.host.journal, agreed=agreed)
        self.path = saved.path
        self._saved = len(self.table.host.journal)
        self._name_file()
        return saved

    def _name_file(self) -> None:
        """Let the autosave know which file the table is in: who comes back after a crash knows."""
        if self._autosave is not None and self.path is not None:
            self._autosave.belongs_to(self.path)

    def look_at_file(self) -> None:
        """See whether its file still holds all that was saved there, or it is unsaved again.

        Others may have replaced, moved or deleted the file since.
        """
        if self.path is None or self.unsaved:
            return
        if not is_held(self.path, self.table.host.journal):
            self._saved = 0

    def position(self, seat: int) -> SeatView:
        """Return what `seat` sees now."""
        return self.table.host.view_at(self.tree.cursor, seat)

    def deck_of(self, seat: int) -> tuple[str, ...]:
        """Return the card keys of the deck that `seat` brought to the table."""
        return tuple(card.ref for card in self.tree.table_at(0).cards if card.owner == seat)

    def nothing_done_yet(self) -> None:
        """Say that what happened so far, the dealing of a new table, is not worth keeping."""
        self._saved = len(self.table.host.journal)

    def close(self) -> None:
        """Let go of the table; what is in no file of the person's own is offered next time."""
        if self._autosave is not None:
            self.look_at_file()
            self._autosave.close(discard=not self.unsaved, offer=self.unsaved)
            self._autosave = None


Told = Callable[[Words | None], None]
"""Tells the person about trouble with the disk, and None once it is over."""


def new_document(
    game_id: str,
    names: tuple[str, ...],
    decks: tuple[tuple[str, ...], ...],
    cards: GameCards,
    told: Told,
    seed: int | None = None,
    options: Options = (),
    first: SeatId | None = 0,
) -> Document:
    """Lay a new table; `options` are what it agrees on from the beginning.

    `first` is who goes first where the game does not settle it; None to draw that.
    """
    spec = GAMES[game_id]
    decks = decks if spec.brings_decks else ((),) * len(names)
    table = lay_table(spec, names, decks, seed, first or 0, options)
    if first is None and may_draw(spec, len(names)):
        table.sit(0).ask(DRAW)
    return Document(table, cards, None, Autosave(table.host, told))


def lesson_document(
    game_id: str, lesson: Lesson, names: tuple[str, str], cards: GameCards, told: Told
) -> Document:
    """Lay the table of a lesson for a pupil, with a teacher at the other side."""
    agreed = with_options(lesson.options, ((OPTION, lesson.id),))
    table = lay_table(GAMES[game_id], names, (), None, PUPIL, agreed, lesson.cards())
    for step in lesson.begins(table.sit(PUPIL).view):
        table.sit(PUPIL).ask(step)
    return Document(table, cards, None, Autosave(table.host, told))


def position_document(position: TablePosition, told: Told) -> Document:
    """Lay a table that begins with a position. Raises PositionError."""
    spec = GAMES[position.game]
    host = lay_position(spec, position)
    return Document(LocalTable(host), cards_of(spec), None, Autosave(host, told))


def copied_document(host: Host, told: Told) -> Document:
    """Return a judge's copy of a table that is hosted elsewhere."""
    document = Document(LocalTable(host), cards_of(host.spec), None, Autosave(host, told))
    document.nothing_done_yet()
    return document


def played_document(table: LocalTable, told: Told) -> Document:
    """Return a table on which a game was played already."""
    return Document(table, cards_of(table.spec), None, Autosave(table.host, told))


def open_document(path: Path, told: Told, *, own: bool = True) -> tuple[Document, Words | None]:
    """Open a table file; the second value says what of it was damaged.

    `own` False: the file is an autosave and not one of the person's own; the document goes on in
    the file that the table was saved to before the program ended.

    Raises StoreError if nothing of it can be opened. The file itself is never changed: a
    damaged one is not the document's path, so that a save asks for a new name.
    """
    copy = LinePacker()
    host, opened = reopen_host(path, GAMES.get, copy)
    table = LocalTable(host)
    kept = path if own else named_file(path)
    if own and opened.damage is not None:
        kept = None
    document = Document(table, cards_of(host.spec), kept, Autosave(host, told, begun=copy))
    if not own:
        document.look_at_file()
    return document, opened.damage
