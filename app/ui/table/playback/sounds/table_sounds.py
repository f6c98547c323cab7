"""Hears what happens at a table: each step as it is told to the seat, no other and none twice.

Going back and forth, opening a table and being at another step tell of no step, and are silent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.ui.table.playback.sounds.step_sounds import sound_of

if TYPE_CHECKING:
    from app.session.host.updates import Stepped
    from app.ui.table.bridge import Bridge
    from app.ui.table.playback.sounds.window_sounds import WindowSounds


class TableSounds(QObject):
    """The sounds of one table."""

    def __init__(self, bridge: Bridge, sounds: WindowSounds, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge, self._sounds = bridge, sounds
        bridge.shown.connect(self._on_shown)
        bridge.stepped.connect(self._on_stepped)

    @Slot(object)
    def _on_shown(self, news: Stepped | None) -> None:
        """Follow a step that is shown moment by moment, unless it goes fast or was heard before."""
        playback = self._bridge.playback
        if news is not None and not playback.is_again and playback.pace != "fast":
            self._hear(news)

    @Slot(object)
    def _on_stepped(self, stepped: Stepped) -> None:
        playback = self._bridge.playback
        if stepped.node != playback.seen or playback.pace == "fast":
            self._hear(stepped)

    def _hear(self, stepped: Stepped) -> None:
        sound = sound_of(stepped.facts)
        if sound is not None:
            self._sounds.hear(sound)
