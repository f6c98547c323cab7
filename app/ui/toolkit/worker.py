"""Work beside the window: in a thread of its own, with its progress, ended at any moment."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, SignalInstance, Slot

from app.ui.app.trouble import troubles

Report = Callable[[int], bool]
"""Tells how much is done, and answers whether to go on."""
Work = Callable[[Report], object]


class _Task:
    """One piece of work and its thread."""

    def __init__(self) -> None:
        self.stop = Event()
        self.thread: Thread | None = None

    @property
    def at_work(self) -> bool:
        """Whether the thread is still there."""
        return self.thread is not None and self.thread.is_alive()

    def end(self) -> None:
        """Have it stop and wait for that: as long as it takes from one report to the next."""
        self.stop.set()
        if self.thread is not None:
            self.thread.join()


class _Tasks(list[_Task]):
    """Those whose threads may still be there; outlives the object that began them."""

    def end(self, *_: object) -> None:
        """Wait for all of them."""
        for task in self:
            task.end()
        self.clear()


class Beside(QObject):
    """One piece of work at a time; asked for another, it forgets the one before."""

    progressed = Signal(int)
    """What the work reports."""
    ended = Signal(object)
    """What came of it; None where it was called off or went wrong."""
    _told = Signal(object, int)
    _done = Signal(object, object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        """`name` stands in the error log where the work goes wrong."""
        super().__init__(parent)
        self._name = name
        self._task: _Task | None = None
        """The work that is wanted; None while there is none."""
        self._tasks = _Tasks()
        # Whoever takes the window down takes this object with it, with its threads still at work.
        self.destroyed.connect(self._tasks.end)
        self._told.connect(self._on_told, Qt.ConnectionType.QueuedConnection)
        self._done.connect(self._on_done, Qt.ConnectionType.QueuedConnection)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    @property
    def running(self) -> bool:
        """Whether work is under way."""
        return self._task is not None

    def begin(self, work: Work) -> None:
        """Do `work` in a thread; `ended` tells what came of it."""
        self.forget()
        task = self._task = _Task()

        def report(done: int) -> bool:
            _tell(self._told, task, done)
            return not task.stop.is_set()

        def run() -> None:
            outcome: object = None
            try:
                outcome = work(report)
            except Exception as problem:  # noqa: BLE001 - it must reach the error log, not Qt
                troubles().caught(problem, self._name)
            _tell(self._done, task, outcome)

        task.thread = Thread(target=run, name=self._name, daemon=True)
        self._tasks[:] = [*(one for one in self._tasks if one.at_work), task]
        task.thread.start()

    def call_off(self) -> None:
        """Have the work stop; `ended` comes with None."""
        if self._task is not None:
            self._task.stop.set()

    def forget(self) -> None:
        """Have the work stop, and say no more of it."""
        self.call_off()
        self._task = None

    @Slot()
    def close(self) -> None:
        """Have the work stop, and wait for its thread."""
        self._task = None
        self._tasks.end()

    @Slot(object, int)
    def _on_told(self, task: _Task, done: int) -> None:
        if task is self._task:
            self.progressed.emit(done)

    @Slot(object, object)
    def _on_done(self, task: _Task, outcome: object) -> None:
        if task is not self._task:
            return
        self._task = None
        self.ended.emit(None if task.stop.is_set() else outcome)


def _tell(signal: SignalInstance, *what: object) -> None:
    # The object may be gone before its thread has noticed.
    with suppress(RuntimeError):
        signal.emit(*what)
