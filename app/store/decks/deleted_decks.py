"""Deleted decks: they lie in `deleted/TIME/` as they lay before, until many more were deleted."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from datetime import UTC, datetime
from errno import EEXIST
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.store.file_trouble import cannot_write

if TYPE_CHECKING:
    from pathlib import Path

BINNED = 40
"""Deleted decks that stay in the bin."""


@value
class Binned:
    """A deck that was deleted."""

    folder: Path
    """Where it lies now."""
    moved: tuple[tuple[Path, Path], ...]
    """(where it was, where it lies now) of each of its files and folders."""

    @property
    def name(self) -> str:
        """The name of the deck's file; "" for work that had none."""
        return next((now.stem for _, now in self.moved if now.parent == self.folder), "")


class DeckBin:
    """The bin in a folder of decks."""

    def __init__(self, decks: Path) -> None:
        self._decks = decks
        self._folder = decks / "deleted"

    def delete(self, path: Path | None, draft: Path | None = None) -> Binned:
        """Put a deck with its versions and unsaved work into the bin; or one `draft` alone.

        Raises StoreError; what was moved by then is put back.
        """
        folder = self._folder / f"{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
        moved: list[tuple[Path, Path]] = []
        try:
            folder.mkdir(mode=0o700, parents=True)
            for one in self._parts(path, draft):
                # A draft may have gone with the folder it lay in.
                if one.exists():
                    goal = folder / one.relative_to(self._decks)
                    goal.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                    one.rename(goal)
                    moved.append((one, goal))
        except OSError as problem:
            self.put_back(Binned(folder, tuple(moved)))
            raise cannot_write(path or draft or folder, problem) from problem
        self._let_go_of_the_oldest()
        return Binned(folder, tuple(moved))

    def _parts(self, path: Path | None, draft: Path | None) -> list[Path]:
        """Return what belongs to a deck.

        Itself first: a crash in between leaves at worst its versions, which are in nobody's way.
        """
        parts = []
        if path is not None:
            parts = [path, *(self._decks / kind / path.stem for kind in ("versions", "unsaved"))]
        return parts if draft is None else [*parts, draft]

    def put_back(self, binned: Binned) -> None:
        """Put a deleted deck back where it was.

        Raises StoreError where something else lies there by now; nothing was moved then.
        """
        for before, _ in binned.moved:
            if before.exists():
                raise cannot_write(before, FileExistsError(EEXIST, os.strerror(EEXIST)))
        for before, now in reversed(binned.moved):
            try:
                before.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                now.rename(before)
            except OSError as problem:
                raise cannot_write(before, problem) from problem
        shutil.rmtree(binned.folder, ignore_errors=True)

    def newest(self) -> Binned | None:
        """Return the deck that was deleted last, None while the bin is empty. Never raises."""
        with suppress(OSError):
            folders = sorted(one for one in self._folder.iterdir() if one.is_dir())
            if folders:
                lie = [one for one in folders[-1].iterdir() if one.is_file()]
                for kind in ("versions", "unsaved"):
                    lie += (folders[-1] / kind).glob("*")
                moved = ((self._decks / one.relative_to(folders[-1]), one) for one in lie)
                return Binned(folders[-1], tuple(moved))
        return None

    def _let_go_of_the_oldest(self) -> None:
        with suppress(OSError):
            for old in sorted(self._folder.iterdir())[:-BINNED]:
                shutil.rmtree(old, ignore_errors=True)
