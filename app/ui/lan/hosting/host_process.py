"""The process that hosts a table: begun by a window, and going on without it.

What it says goes to a file that only its owner may read, as the invite stands there; a pipe would
break with the window, and the table with it.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import tempfile
import time
from dataclasses import field
from pathlib import Path
from typing import Any, BinaryIO

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal, Slot

from app.core.data.value import replace, value
from app.core.text.words import Language, Words
from app.places import folder

ALONE = 30
"""Minutes without anybody after which the host ends by itself."""
LOOK_EVERY, LOOK_SELDOM = 50, 500
"""Milliseconds between two looks at what it said: until the table is open, and later."""
PATIENCE = 30.0
"""Seconds after which it is clear that it does not start."""
OLD = 2 * 24 * 3600.0
"""Seconds after which what an earlier host said is thrown away."""
MOST_READ = 1 << 20
"""Bytes of what it says that are read at one look."""
FAILED = "chabudai: "
"""How the line begins in which the command line says why it cannot."""


@value
class Opened:
    """How the table can be joined."""

    port: int
    invite: str = field(repr=False)
    judge_invite: str = field(repr=False)
    code: str = field(repr=False)
    hosts: tuple[str, ...]
    table: str = ""
    """The table's file."""


def program() -> list[str]:
    """Return the command that starts this very program."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-m", "app"]


class HostProcess(QObject):
    """One hosted table's process, as its window knows it."""

    opened = Signal(object)
    """Opened: it can be joined now, or its code is another."""
    failed = Signal(object)
    """Words: it does not start, and why."""
    told = Signal(object)
    """Words: something its people should know (somebody tried a wrong code)."""

    def __init__(self, what: list[str], language: Language, parent: QObject | None = None) -> None:
        """Prepare `chabudai host` with the arguments `what`; `start` begins."""
        super().__init__(parent)
        self.pid = 0
        """The number of the process, once the table is open."""
        self.open: Opened | None = None
        self._what = what
        self._language: Language = language
        self._file: BinaryIO | None = None
        self._rest = b""
        self._since = 0.0
        self._looking = QTimer(self)
        self._looking.setInterval(LOOK_EVERY)
        self._looking.timeout.connect(self._look)

    def start(self) -> None:
        """Start the process."""
        said = self._said_file()
        if said is None:
            self.failed.emit(_NO_START)
            return
        process = QProcess()
        command = [*program(), "host", *self._what, "--json", "--alone", str(ALONE)]
        process.setProgram(command[0])
        process.setArguments(command[1:])
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("CHABUDAI_LANG", self._language)
        environment.insert("PYTHONUTF8", "1")
        process.setProcessEnvironment(environment)
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardOutputFile(str(said), QProcess.OpenModeFlag.Append)
        process.setStandardErrorFile(str(said), QProcess.OpenModeFlag.Append)
        if not process.startDetached():
            self._fail(_NO_START)
            return
        # Where the system allows it, nothing is left in the folder: the invite is a secret.
        with contextlib.suppress(OSError):
            said.unlink()
        self._since = time.monotonic()
        self._looking.start()

    def _said_file(self) -> Path | None:
        """Make the file that the process writes to: where the table's files go, or where it can."""
        for place in (_kept, tempfile.gettempdir):
            with contextlib.suppress(OSError):
                handle, name = tempfile.mkstemp(".txt", "host-", place())
                os.close(handle)
                self._file = Path(name).open("rb")  # noqa: SIM115 - read until the window goes
                return Path(name)
        return None

    def close(self) -> None:
        """Listen no more; the process goes on."""
        self._looking.stop()
        if self._file is not None:
            self._file.close()
            self._file = None

    # -- what it says -------------------------------------------------------------------------

    @Slot()
    def _look(self) -> None:
        if self._file is None:
            return
        *lines, self._rest = (self._rest + self._file.read(MOST_READ)).split(b"\n")
        for line in lines:
            self._take(line.decode("utf-8", "replace"))
        if self.open is None and time.monotonic() - self._since > PATIENCE:
            self._fail(_NO_START)

    def _take(self, line: str) -> None:
        if self.open is None and line.startswith(FAILED):
            reason = line.removeprefix(FAILED)
            # It speaks the language of the window.
            self._fail(Words(reason, reason))
            return
        try:
            words: Any = json.loads(line)
            event = words["event"]
            if event == "open":
                hosts = tuple(str(host) for host in words["hosts"])
                invites = str(words["invite"]), str(words["judge_invite"])
                self.pid = int(words.get("pid", 0))
                table = str(words.get("table", ""))
                self._open(Opened(int(words["port"]), *invites, str(words["code"]), hosts, table))
                return
            text = str(words["text"])
        except (ValueError, LookupError, TypeError):
            return
        if event == "code-changed" and self.open is not None:
            code = str(words.get("code", ""))
            if code:
                self._open(replace(self.open, code=code))
        self.told.emit(Words(text, text))

    def _open(self, opened: Opened) -> None:
        self.open = opened
        self._looking.setInterval(LOOK_SELDOM)
        self.opened.emit(opened)

    def _fail(self, words: Words) -> None:
        self.close()
        self.failed.emit(words)


def _kept() -> Path:
    """Return the folder of what hosts say, without what is old. Raises OSError."""
    kept = folder("state") / "hosts"
    kept.mkdir(mode=0o700, parents=True, exist_ok=True)
    for old in kept.glob("host-*.txt"):
        if time.time() - old.stat().st_mtime > OLD:
            old.unlink()
    return kept


_NO_START = Words(
    "The table could not be hosted: its process does not start. Look into the error log, or try "
    "“chabudai host” in a terminal.",
    "卓を開けませんでした。ホストのプロセスが起動しません。"
    "エラーの記録を確認するか、ターミナルで「chabudai host」を試してください。",
)
