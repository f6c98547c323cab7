"""What a window sounds like: its settings, its player, one sound for what happens together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.core.text.words import Words
from app.ui.table.playback.sounds.step_sounds import most_telling

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.store.personal_settings import Settings, Sound
    from app.ui.table.playback.sounds.loud_files import LoudFiles
    from app.ui.table.playback.sounds.sound_player import Player

GAP = 150
"""Milliseconds between two sounds: steps that follow each other faster make one."""
NO_FILE = Words(
    "The sounds cannot be written to the folder for temporary files. Make room there, then press "
    "“Try”.",
    "音のファイルを一時フォルダーに書き込めません。空きを作ってから「試す」を押してください。",
)


class WindowSounds(QObject):
    """Plays what is asked for, if sounds are wanted; off, nothing of it is even loaded."""

    troubled = Signal(object)
    """Words for the settings: nothing can be heard, and what to do."""

    def __init__(self, settings: Callable[[], Settings], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._player: Player | None = None
        self._files: LoudFiles | None = None
        self._asked: set[Sound] = set()
        # Only once what is seen was painted: starting a player takes a moment of its own.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._play_asked)
        self.gap = QTimer(self)
        """Runs while another sound would be one too many."""
        self.gap.setSingleShot(True)
        self.gap.setInterval(GAP)
        self.gap.timeout.connect(self._play_asked)

    def use(self, player: Player) -> None:
        """Play by another player."""
        self.close()
        self._player = player

    def hear(self, sound: Sound) -> None:
        """Let a sound be heard, if it is one of those that are wanted."""
        settings = self._settings()
        if not settings.sounds or sound in settings.silent_sounds:
            return
        self._asked.add(sound)
        if not self.gap.isActive():
            self._soon.start()

    @Slot()
    def _play_asked(self) -> None:
        sound = most_telling(self._asked)
        self._asked.clear()
        if sound is not None:
            self._play(sound)
            self.gap.start()

    def try_out(self, sound: Sound) -> None:
        """Play a sound, whether sounds are wanted or not."""
        if self._player is not None:
            self._player.try_again()
        self._play(sound)

    def _play(self, sound: Sound) -> None:
        if self._files is None:
            from app.ui.table.playback.sounds.loud_files import LoudFiles  # noqa: PLC0415 - once one is heard

            self._files = LoudFiles()
        if self._player is None:
            from app.ui.table.playback.sounds.sound_player import system_player  # noqa: PLC0415 - likewise

            player = system_player(self)
            player.failed.connect(self.troubled)
            self._player = player
        try:
            path = self._files.get(sound, self._settings().loudness)
        except OSError:
            self.troubled.emit(NO_FILE)
            return
        self._player.play(path)

    def close(self) -> None:
        """Be silent from now on."""
        self._asked.clear()
        self._soon.stop()
        self.gap.stop()
        if self._player is not None:
            self._player.close()
            self._player = None
