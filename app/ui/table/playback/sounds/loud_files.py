"""The files of the sounds at a loudness: players have no common way to say how loud."""

from __future__ import annotations

import sys
import wave
from array import array
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTemporaryDir

from app.resources import assets

if TYPE_CHECKING:
    from app.store.personal_settings import Loudness, Sound

SHARES: dict[Loudness, float] = {"low": 0.25, "medium": 0.55, "high": 1.0}
"""How much of a sound's own loudness is left."""


class LoudFiles:
    """Makes each file when it is first wanted; all of them go with the program."""

    def __init__(self) -> None:
        self._folder: QTemporaryDir | None = None
        self._made: dict[tuple[Sound, Loudness], Path] = {}

    def get(self, sound: Sound, loudness: Loudness) -> Path:
        """Return the file of a sound. Raises OSError where none can be read or written."""
        path = assets() / "sounds" / f"{sound}.wav"
        if SHARES[loudness] == 1:
            return path
        made = self._made.get((sound, loudness))
        if made is None or not made.is_file():
            made = self._made[sound, loudness] = self._write(path, sound, loudness)
        return made

    def _write(self, path: Path, sound: Sound, loudness: Loudness) -> Path:
        if self._folder is None or not Path(self._folder.path()).is_dir():
            self._folder = QTemporaryDir()
        if not self._folder.isValid():
            raise OSError(self._folder.errorString())
        made = Path(self._folder.filePath(f"{sound}-{loudness}.wav"))
        try:
            _copy(path, made, SHARES[loudness])
        except (wave.Error, EOFError) as problem:
            raise OSError(str(problem)) from problem
        return made


def _copy(path: Path, goal: Path, share: float) -> None:
    """Write a file of 16 bits a sample anew, `share` (0-1) as loud."""
    with wave.open(str(path), "rb") as file:
        form = file.getparams()
        samples = array("h", file.readframes(form.nframes))
    if sys.byteorder == "big":
        samples.byteswap()
    quiet = array("h", (round(one * share) for one in samples))
    if sys.byteorder == "big":
        quiet.byteswap()
    with wave.open(str(goal), "wb") as out:
        out.setparams(form)
        out.writeframes(quiet.tobytes())
