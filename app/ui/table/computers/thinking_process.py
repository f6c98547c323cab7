"""The process in which one computer player thinks; the window never waits for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal, Slot

from app.core.data.codec import LONGEST_MESSAGE, CodecError
from app.session.computer.think_command import thinking
from app.session.computer.thoughts import Question, question_line, thought_from

PATIENCE = 2000
"""Milliseconds that an ending process is waited for before it is killed."""


class ThinkingProcess(QObject):
    """One player's process: started with its first question, and anew after it was stopped."""

    answered = Signal(object)
    """Thought: what the player answers."""
    lost = Signal()
    """It ended although nobody stopped it, or said what is no answer."""

    def __init__(self, command: Sequence[str] = (), parent: QObject | None = None) -> None:
        """`command` starts another program than this one."""
        super().__init__(parent)
        self._command = [*command] or thinking()
        self._process: QProcess | None = None
        self._heard = b""

    @property
    def running(self) -> bool:
        """Whether there is a process."""
        return self._process is not None

    @property
    def pid(self) -> int:
        """The number of the process; 0 while there is none."""
        return 0 if self._process is None else self._process.processId()

    def ask(self, question: Question) -> None:
        """Send a question on its way."""
        process = self._process or self._start()
        process.write(question_line(question))

    def stop(self) -> None:
        """End the process, whatever it is at; what it would have answered is gone."""
        process, self._process = self._process, None
        self._heard = b""
        if process is None:
            return
        process.blockSignals(True)
        process.kill()
        process.waitForFinished(PATIENCE)
        process.deleteLater()

    def _start(self) -> QProcess:
        process = QProcess(self)
        process.setProgram(self._command[0])
        process.setArguments(self._command[1:])
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("PYTHONUTF8", "1")
        process.setProcessEnvironment(environment)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._gone)
        process.errorOccurred.connect(self._gone)
        self._process = process
        process.start()
        return process

    @Slot()
    def _read(self) -> None:
        if self._process is None:
            return
        self._heard += bytes(self._process.readAllStandardOutput().data())
        *lines, self._heard = self._heard.split(b"\n")
        for line in lines:
            try:
                thought = thought_from(line)
            except CodecError:
                self._gone()
                return
            self.answered.emit(thought)
        if len(self._heard) > LONGEST_MESSAGE:
            self._gone()

    @Slot()
    def _gone(self) -> None:
        if self._process is not None:
            self.stop()
            self.lost.emit()
