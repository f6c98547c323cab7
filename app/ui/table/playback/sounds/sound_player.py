"""Plays short files by what the system itself has for it, never waiting and never failing loudly.

Under Linux it is one of three small programs, on macOS another, on Windows a function of the
system. What cannot play is passed over for the next; with none left there is silence, and a
sentence for the settings.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import (
    QObject,
    QProcess,
    QStandardPaths,
    QThreadPool,
    QTimer,
    Signal,
    Slot,
)

from app.core.text.wording import either
from app.core.text.words import Words

if TYPE_CHECKING:
    from pathlib import Path

Command = tuple[str, ...]
"""A program and what stands before the file."""
PROGRAMS: dict[str, tuple[Command, ...]] = {
    "linux": (("pw-play",), ("paplay",), ("aplay", "-q")),
    "darwin": (("afplay",),),
}
MOST = 3
"""Sounds at once; another one is left out."""
PATIENCE = 3000
"""Milliseconds after which a player that does not end is given up: a sound lasts 300."""
GONE_WITHIN = 100
"""Milliseconds that a killed process has to be gone."""
NO_PLAYER = Words(
    "No sound can be played: no player is installed. Install {programs}, then press “Try”.",
    "音を鳴らすプログラムがありません。{programs}のどれかをインストールして、「試す」を"
    "押してください。",
)
NO_SOUND = Words(
    "No sound could be played. Check the sound device and its volume, then press “Try”.",
    "音を鳴らせませんでした。音声の出力先と音量を確認して、「試す」を押してください。",
)


class Player(Protocol):
    """What plays files."""

    def play(self, path: Path) -> None:
        """Play a file, soon, or not at all."""

    def try_again(self) -> None:
        """Believe in what could not play before."""

    def close(self) -> None:
        """Be silent."""


class Voice(QObject):
    """One process after the other, each of which plays a file."""

    ended = Signal(str, bool)
    """The program and whether it played."""

    def __init__(self, patience: int, parent: QObject) -> None:
        super().__init__(parent)
        self._name = ""
        self._process = QProcess(self)
        self._process.setStandardInputFile(QProcess.nullDevice())
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(patience)
        self._patience.timeout.connect(self._process.kill)

    @property
    def busy(self) -> bool:
        """Whether it plays."""
        return bool(self._name)

    def start(self, name: str, program: str, arguments: list[str]) -> None:
        """Begin to play by a program, which is told of as `name`."""
        self._name = name
        self._patience.start()
        self._process.start(program, arguments)

    @Slot(int, QProcess.ExitStatus)
    def _on_finished(self, code: int, how: QProcess.ExitStatus) -> None:
        self._end(played=not code and how == QProcess.ExitStatus.NormalExit)

    @Slot(QProcess.ProcessError)
    def _on_error(self, problem: QProcess.ProcessError) -> None:
        # Of whatever else befalls it, it ends as well.
        if problem == QProcess.ProcessError.FailedToStart:
            self._end(played=False)

    def _end(self, *, played: bool) -> None:
        self._patience.stop()
        name, self._name = self._name, ""
        self.ended.emit(name, played)

    def stop(self) -> None:
        """Be silent, and tell nobody."""
        self._patience.stop()
        self._name = ""
        self._process.blockSignals(True)
        self._process.kill()
        self._process.waitForFinished(GONE_WITHIN)
        self._process.blockSignals(False)


class ProgramPlayer(QObject):
    """Plays by the first program that there is and that can."""

    failed = Signal(object)
    """Words: nothing can be heard, and what to do."""

    def __init__(
        self, programs: Sequence[Command], parent: QObject | None = None, patience: int = PATIENCE
    ) -> None:
        super().__init__(parent)
        self._all = tuple(programs)
        self._patience = patience
        self._useless: set[str] = set()
        """What did not play."""
        self._told = False
        self._voices: list[Voice] = []

    @property
    def busy(self) -> int:
        """How many sounds play just now."""
        return sum(voice.busy for voice in self._voices)

    def play(self, path: Path) -> None:
        """Play a file; the window goes on at once."""
        voice = self._free_voice()
        if voice is None:
            return
        for program, *before in self._all:
            there = "" if program in self._useless else QStandardPaths.findExecutable(program)
            if there:
                voice.start(program, there, [*before, str(path)])
                return
        self._fail()

    def _free_voice(self) -> Voice | None:
        for voice in self._voices:
            if not voice.busy:
                return voice
        if len(self._voices) == MOST:
            return None
        voice = Voice(self._patience, self)
        voice.ended.connect(self._on_ended)
        self._voices.append(voice)
        return voice

    @Slot(str, bool)
    def _on_ended(self, program: str, played: bool) -> None:
        if played:
            return
        self._useless.add(program)
        if not self._there() - self._useless:
            self._fail()

    def _there(self) -> set[str]:
        """Return which programs are installed."""
        return {name for name, *_ in self._all if QStandardPaths.findExecutable(name)}

    def _fail(self) -> None:
        """Say once, and not with every step, that nothing can be heard."""
        if self._told:
            return
        self._told = True
        names = either([name for name, *_ in self._all])
        missing = Words(
            NO_PLAYER.en.format(programs=names.en), NO_PLAYER.ja.format(programs=names.ja)
        )
        self.failed.emit(NO_SOUND if self._there() else missing)

    def try_again(self) -> None:
        """Believe in every program again: it may have been installed, or a device plugged in."""
        self._useless.clear()
        self._told = False

    @Slot()
    def close(self) -> None:
        """End what still plays."""
        for voice in self._voices:
            if voice.busy:
                voice.stop()


class SystemPlayer(QObject):
    """Plays by a function that may take a moment, in a thread of its own."""

    failed = Signal(object)

    def __init__(self, play: Callable[[str], None], parent: QObject | None = None) -> None:
        """`play` raises RuntimeError where it cannot."""
        super().__init__(parent)
        self._play = play
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)

    def play(self, path: Path) -> None:
        """Play a file; one that waits for its turn is left out for this one."""
        name = str(path)

        def work() -> None:
            try:
                self._play(name)
            except RuntimeError:
                self.failed.emit(NO_SOUND)

        self._pool.clear()
        self._pool.start(work)

    def try_again(self) -> None:
        """Nothing was given up."""

    @Slot()
    def close(self) -> None:
        """Wait for what is being begun."""
        self._pool.clear()
        self._pool.waitForDone()


def system_player(parent: QObject) -> ProgramPlayer | SystemPlayer:
    """Return what plays on this system."""
    if sys.platform == "win32":
        return SystemPlayer(_by_windows, parent)
    return ProgramPlayer(PROGRAMS.get(sys.platform, PROGRAMS["linux"]), parent)


def _by_windows(name: str) -> None:
    if sys.platform == "win32":
        import winsound  # noqa: PLC0415 - only there

        flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        winsound.PlaySound(name, flags)
