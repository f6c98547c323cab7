"""The presets of one's own: a file for each, in the folder of their game (`presets_folder`)."""

from __future__ import annotations

from pathlib import Path

from app.core.text.disk_refusal import reason
from app.core.text.words import Words
from app.places import files_in, presets_folder
from app.store.atomic import write_own
from app.store.decks.saved_decks import file_stem
from app.store.file_trouble import StoreError

SUFFIX = ".json"
MOST_BYTES = 24_000
"""Of a preset that is read: more is no preset."""


class PresetShelf:
    """The folder of one's own presets of a game."""

    def __init__(self, game: str, folder: Path | None = None) -> None:
        self.folder = folder or presets_folder(game)

    def presets(self) -> tuple[Path, ...]:
        """Return the files of all presets, by name. Never raises."""
        return tuple(files_in(self.folder, f"*{SUFFIX}"))

    def read(self, path: Path) -> str:
        """Return the text of a preset; "" for a file that cannot be one. Never raises."""
        try:
            if path.stat().st_size > MOST_BYTES:
                return ""
            return path.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            return ""

    def save(self, title: str, text: str) -> Path:
        """Keep a preset, in place of one with that name. Raises StoreError."""
        path = self.folder / f"{file_stem(title, 'Preset')}{SUFFIX}"
        write_own(path, (text.encode(),))
        return path

    def remove(self, path: Path) -> None:
        """Take a preset away. Raises StoreError where that cannot be done."""
        try:
            path.unlink(missing_ok=True)
        except OSError as problem:
            why = reason(problem)
            raise StoreError(
                Words(
                    f"“{path.name}” was not removed: {why.en}.",
                    f"「{path.name}」を取り除けませんでした。{why.ja}。",
                )
            ) from problem
