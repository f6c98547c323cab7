"""The import under way: in a thread of its own, so that the table can be played meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.cards.importing import import_words
from app.core.data.value import replace, value
from app.core.text.words import Words
from app.ui.app.trouble import troubles
from app.ui.cards.importing import import_phrases
from app.ui.toolkit.worker import Beside, Report

if TYPE_CHECKING:
    from app.cards.importing.import_values import Imported, Progress
    from app.games.contracts.card_contract import CardImports

PARTS = 1000
"""Of the progress bar."""
PAUSE = 0.03
"""Seconds between two looks at whether to go on."""


class CalledOffError(Exception):
    """Somebody wants the work no longer; whoever does it puts everything back."""


@value
class Step:
    """How far it is."""

    doing: Words
    """"reading cards", a clause."""
    done: int = 0
    """Of PARTS; -1 while nobody knows."""
    file: str = ""


@value
class Forgotten:
    """So many cards were taken out."""

    cards: int


@value
class Failed:
    """It could not be done; the card base is as it was."""

    why: Words


class _Telling:
    """Tells how far the work is, from its own thread, and ends it when it is called off."""

    def __init__(self, report: Report, tell: Callable[[Step], None]) -> None:
        self._report = report
        self._tell = tell
        self._next = 0.0
        self._file = ""
        self._step = Step(import_phrases.LOOKING, -1)

    def file(self, name: str) -> None:
        """Note which file is read."""
        self._file = name
        self._move(replace(self._step, file=name))

    def of(self, doing: Words) -> Progress:
        """Return what shows the progress of a part of the work."""

        def show(done: int, total: int) -> None:
            self._move(Step(doing, PARTS * done // total if total else PARTS, self._file))

        return show

    def _move(self, step: Step) -> None:
        begun = step.doing != self._step.doing or bool(step.file) > bool(self._step.file)
        self._step = step
        now = monotonic()
        if not begun and now < self._next:
            return
        self._next = now + PAUSE
        self._tell(step)
        if not self._report(step.done):
            raise CalledOffError


class CardWork(QObject):
    """Imports, keeps or forgets, one thing at a time."""

    moved = Signal(object)
    """Step"""
    ended = Signal(object)
    """Imported, Forgotten or Failed; None where it was called off."""

    def __init__(self, imports: CardImports, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._imports = imports
        self.step = Step(import_phrases.LOOKING, -1)
        self._outcome: Imported | Forgotten | Failed | None = None
        self._beside = Beside("import", self)
        self._beside.progressed.connect(self._on_progressed)
        self._beside.ended.connect(self._on_ended)

    @property
    def running(self) -> bool:
        """Whether it is under way."""
        return self._beside.running

    def import_files(self, paths: Sequence[Path]) -> bool:
        """Import files and folders; False while another work is under way."""

        def work(telling: _Telling) -> Imported | Forgotten:

            reading, linking = telling.of(import_words.READING), telling.of(import_words.LINKING)
            return self._imports.bring(tuple(paths), reading, linking, telling.file)

        return self._begin(Step(import_phrases.LOOKING, -1), work)

    def keep(self, entry: Mapping[str, str]) -> bool:
        """Keep a card that was written down; False while another work is under way."""

        def work(telling: _Telling) -> Imported | Forgotten:

            return self._imports.keep(entry, telling.of(import_words.LINKING))

        return self._begin(Step(import_phrases.KEEPING, -1), work)

    def forget(self, sets: Sequence[str] | None) -> bool:
        """Take sets, or all, out of the base; False while another work is under way."""

        def work(telling: _Telling) -> Imported | Forgotten:

            return Forgotten(self._imports.forget(sets, telling.of(import_words.LINKING)) or 0)

        return self._begin(Step(import_phrases.FORGETTING, -1), work)

    def call_off(self) -> None:
        """End it; `ended` comes with None, and nothing was changed."""
        self._beside.call_off()

    def _begin(self, first: Step, work: Callable[[_Telling], Imported | Forgotten]) -> bool:
        if self.running:
            return False
        self.step = first

        def safely(report: Report) -> None:
            try:
                self._outcome = work(_Telling(report, self._keep))
            except CalledOffError:
                self._outcome = None
            except Exception as problem:  # noqa: BLE001 - it is told in the sheet and written down
                said = getattr(problem, "words", None)
                if not isinstance(said, Words):
                    troubles().caught(problem, "card import")
                    said = import_phrases.WENT_WRONG
                self._outcome = Failed(said)

        self._beside.begin(safely)
        return True

    @Slot(object)
    def _on_ended(self, _outcome: object) -> None:
        # Whoever cancels after the last card is told the truth: all of it is there.
        self.ended.emit(self._outcome)

    def _keep(self, step: Step) -> None:
        # Called in the thread: an assignment, which the window's thread reads when it is told.
        self.step = step

    @Slot(int)
    def _on_progressed(self, _done: int) -> None:
        self.moved.emit(self.step)
