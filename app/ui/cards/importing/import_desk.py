"""Imports for the window: one at a time, with or without its sheet."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog
from shiboken6 import isValid

from app.cards.card_facts import CardsError
from app.cards.importing import import_words
from app.core.text.words import Words
from app.ui.app.file_choice import EVERYTHING, Kind, ask_folder
from app.ui.cards.importing import import_phrases
from app.ui.cards.importing.import_sheet import ImportSheet
from app.ui.cards.importing.import_work import CardWork, Failed, Forgotten, Step
from app.ui.panels.messages.message_list import Remedy

if TYPE_CHECKING:
    from app.cards.importing.import_values import Held, Imported
    from app.games.contracts.card_contract import CardImports
    from app.ui.app.shell import Shell
    from app.ui.cards.importing.type_in_sheet import TypeInSheet
    from app.ui.panels.messages.message_list import Severity

CARDS = Kind(Words("Card data", "カードデータ"), ("json", "jsonl", "ndjson", "csv", "tsv"))


class ImportDesk(QObject):
    """What runs goes on when the sheet is closed; its end is told by a message then."""

    def __init__(self, window: Shell, imports: CardImports) -> None:
        super().__init__(window)
        self._window = window
        self._imports = imports
        self._sheet: ImportSheet | None = None
        self._typing: TypeInSheet | None = None
        self._keeps = False
        """Whether the work that goes on is that of a card which was written down."""
        self._stopped = import_phrases.STOPPED
        self.work = CardWork(imports, self)
        self.work.moved.connect(self._on_moved)
        self.work.ended.connect(self._on_ended)

    @property
    def sheet(self) -> ImportSheet | None:
        """The sheet, while it is open."""
        sheet = self._sheet
        return sheet if sheet is not None and isValid(sheet) and sheet.isVisible() else None

    # -- opening --------------------------------------------------------------------------------

    def open(self, paths: Sequence[Path] = ()) -> None:
        """Show the sheet; with `paths`, begin to import them."""
        if self.work.running:
            self._opened().show_running(self.work.step)
            if paths:
                self._window.tell(import_phrases.BUSY, "refused")
        elif paths:
            self.import_files(paths)
        else:
            self._to_start()

    def open_to_forget(self) -> None:
        """Show the sheet where imported sets are taken out."""
        held = self._held()
        if self.work.running or isinstance(held, Words) or not held.cards:
            self.open()
        else:
            self._opened().show_forgetting(held)

    def _opened(self) -> ImportSheet:
        if self.sheet is None:
            sheet = ImportSheet(self._window.look, self._window.room, self._imports.what)
            sheet.start.files_wanted.connect(self._ask_files)
            sheet.start.folder_wanted.connect(self._ask_folder)
            sheet.running.cancel_wanted.connect(self.work.call_off)
            sheet.start_wanted.connect(self._to_start)
            sheet.forget_wanted.connect(self._forget)
            self._sheet = sheet
        assert self._sheet is not None
        return self._sheet

    @Slot()
    def _to_start(self) -> None:
        self._opened().show_start(self._held())

    # -- a card that is written down ------------------------------------------------------------

    @property
    def typing(self) -> TypeInSheet | None:
        """The sheet in which a card is written down, while it is open."""
        sheet = self._typing
        return sheet if sheet is not None and isValid(sheet) and sheet.isVisible() else None

    def type_in(
        self, name: str = "", set_code: str = "", number: str = "", section: str = ""
    ) -> None:
        """Let a card be written down of which a deck list says so much."""
        from app.ui.cards.importing.type_in_sheet import TypeInSheet  # noqa: PLC0415 - on demand

        if self.typing is not None:
            self.typing.leave()
        self._typing = TypeInSheet(self._window.look, self._window.room, self._imports.fields)
        self._typing.kept.connect(self._keep)
        self._typing.begin(self._imports.begun(name, set_code, number, section))

    @Slot(object)
    def _keep(self, entry: dict[str, str]) -> None:
        if self.work.keep(entry):
            self._keeps = True
        elif self.typing is not None:
            self.typing.refuse(import_phrases.BUSY)

    def _end_typing(self, outcome: Imported | Forgotten | Failed | None) -> None:
        """Close the sheet, or say in it why the card cannot be kept."""
        self._keeps = False
        if isinstance(outcome, Failed) and self.typing is not None:
            self.typing.refuse(outcome.why)
        elif isinstance(outcome, Failed):
            self._window.tell(outcome.why, "error")
        elif outcome is not None:
            if self.typing is not None:
                self.typing.leave()
            self._window.tell(import_phrases.KEPT, "done")

    # -- choosing -------------------------------------------------------------------------------

    @Slot()
    def _ask_files(self) -> None:
        window = self._window
        kinds = f"{CARDS.filter(window.look.language)};;{EVERYTHING.in_(window.look.language)} (*)"
        title = import_phrases.TITLE.in_(window.look.language)
        found, _ = QFileDialog.getOpenFileNames(window, title, str(window.last_folder), kinds)
        self._take([Path(name) for name in found])

    @Slot()
    def _ask_folder(self) -> None:
        window = self._window
        found = ask_folder(
            window, import_phrases.TITLE.in_(window.look.language), window.last_folder
        )
        self._take([] if found is None else [found])

    def _take(self, paths: Sequence[Path]) -> None:
        if paths:
            self._window.last_folder = paths[0].parent
            self.import_files(paths)

    # -- doing ----------------------------------------------------------------------------------

    def import_files(self, paths: Sequence[Path]) -> None:
        """Begin to import files and folders."""
        self._stopped = import_phrases.STOPPED
        if self.work.import_files(paths):
            self._opened().show_running(self.work.step)

    @Slot(object)
    def _forget(self, sets: Sequence[str] | None) -> None:
        self._stopped = import_phrases.FORGETTING_STOPPED
        if self.work.forget(sets):
            self._opened().show_running(self.work.step)

    @Slot(object)
    def _on_moved(self, step: Step) -> None:
        if self.sheet is not None:
            self.sheet.running.show_step(step)

    @Slot(object)
    def _on_ended(self, outcome: Imported | Forgotten | Failed | None) -> None:
        if outcome is not None and not isinstance(outcome, Failed):
            from app.ui.cards.importing.fresh_cards import show_fresh_cards  # noqa: PLC0415 - loads pages

            show_fresh_cards(self._window)
        if self._keeps:
            self._end_typing(outcome)
        elif self.sheet is not None:
            self.sheet.show_outcome(outcome, self._stopped)
        elif outcome is not None:
            self._tell(outcome)

    def _tell(self, outcome: Imported | Forgotten | Failed) -> None:
        """Say what came of it to somebody who closed the sheet meanwhile."""
        stopped = self._stopped

        def show() -> None:
            self._opened().show_outcome(outcome, stopped)

        severity: Severity = "done"
        if isinstance(outcome, Failed):
            said, severity = outcome.why, "error"
        elif isinstance(outcome, Forgotten):
            said = import_words.forgotten(outcome.cards)
        elif outcome.summary.read:
            said = next(import_words.summary_lines(outcome.summary))
            severity = "warning" if outcome.summary.refused else "done"
        else:
            said, severity = import_words.NO_CARDS, "error"
        self._window.tell(said, severity, Remedy(import_phrases.SHOW, show))

    def _held(self) -> Held | Words:
        """Return what the card base holds, or why it cannot be used."""
        try:
            return self._imports.held()
        except CardsError as problem:
            return problem.words
