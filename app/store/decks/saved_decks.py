"""Decks made in the editor: the deck, every version that was saved, and what is not saved yet.

A deck is a file of our own form (docs/decks.md) that any editor reads. Its versions lie in
`versions/NAME/`, named by the time they were saved; unsaved work in `unsaved/NAME/`, or in
`unsaved/` while the deck has no file yet; deleted decks in `deleted/` (`deleted_decks.py`). Each
file is written whole or not at all. What cannot be read is told and never written over.
"""

from __future__ import annotations

import contextlib
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from app.cards.deck.deck import DeckList, DeckListError
from app.cards.deck.deck_own import own_yaml
from app.core.data.value import replace, value
from app.core.text.words import Words
from app.places import decks_folder
from app.store.atomic import write_atomic, write_own
from app.store.decks.deck_files import read_deck
from app.store.decks.deleted_decks import DeckBin
from app.store.file_trouble import StoreError, cannot_write

if TYPE_CHECKING:
    from collections.abc import Collection

SUFFIX = ".yaml"
VERSIONS_KEPT = 200
"""Versions of a deck that stay; the oldest are let go."""
_STAMP = "%Y%m%d-%H%M%S-%f"
_STAMPED = re.compile(r"^\d{8}-\d{6}-\d{6}$")
_FORBIDDEN = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*.]+')
_RESERVED = re.compile(r"^(con|prn|aux|nul|com\d|lpt\d)$", re.IGNORECASE)
_LONGEST_NAME = 60


@value
class Version:
    """One saved version of a deck."""

    path: Path
    when: datetime
    """Aware, UTC."""


@value
class Draft:
    """Work that was not saved."""

    path: Path
    when: datetime
    """The last change, UTC."""
    deck: DeckList | None
    """None where it cannot be read; then `trouble` says why."""
    saved_as: Path | None
    """The deck it is a change of, where that is still there."""
    trouble: Words | None = None


class DeckShelf:
    """The folder of one's own decks."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or decks_folder()
        self.bin = DeckBin(self.folder)

    # -- reading --------------------------------------------------------------------------------

    def decks(self) -> tuple[Path, ...]:
        """Return the files of all decks, by name. Never raises."""
        try:
            found = [path for path in self.folder.glob(f"*{SUFFIX}") if path.is_file()]
        except OSError:
            return ()
        return tuple(sorted(found, key=lambda path: path.name.casefold()))

    def owns(self, path: Path) -> bool:
        """Tell whether a file is one of these decks."""
        return path.parent == self.folder and path.suffix == SUFFIX

    def versions(self, path: Path) -> tuple[Version, ...]:
        """Return the saved versions of a deck, the newest first. Never raises."""
        return tuple(
            Version(one, when)
            for one in reversed(self._version_files(path))
            if (when := _time_of(one.stem)) is not None
        )

    def drafts(self) -> tuple[Draft, ...]:
        """Return the unsaved work, the newest first; also what of it cannot be read.

        Never raises.
        """
        try:
            found = [*self._unsaved.glob(f"*{SUFFIX}"), *self._unsaved.glob(f"*/*{SUFFIX}")]
            files = [path for path in found if path.is_file()]
        except OSError:
            return ()
        drafts = [_draft(path, self._saved_as(path)) for path in files]
        return tuple(sorted(drafts, key=lambda draft: draft.when, reverse=True))

    def titles(self) -> frozenset[str]:
        """Return what the decks are called. Never raises."""
        found = set()
        for path in self.decks():
            with contextlib.suppress(DeckListError):
                found.add(read_deck(path).title)
        return frozenset(found)

    # -- writing --------------------------------------------------------------------------------

    def save(self, deck: DeckList, path: Path | None = None) -> Path:
        """Save a deck as a new version and return its file; without `path` it gets one by title.

        A file that holds anything but the newest version (edited elsewhere, damaged) becomes a
        version first. Raises StoreError; what was there before stays whole.
        """
        data = own_yaml(deck).encode()
        goal = path or self._free(deck.title)
        folder = self._versions_of(goal)
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            there = goal.read_bytes() if goal.exists() else None
            known = self._version_files(goal)
            newest = known[-1].read_bytes() if known else None
        except OSError as problem:
            raise cannot_write(goal, problem) from problem
        if there is not None and there not in (newest, data):
            write_atomic(self._stamped(folder), [there])
            newest = there
        if newest != data:
            write_atomic(self._stamped(folder), [data])
        write_atomic(goal, [data])
        for old in self._version_files(goal)[:-VERSIONS_KEPT]:
            with contextlib.suppress(OSError):
                old.unlink()
        return goal

    def keep_draft(self, deck: DeckList, path: Path | None, draft: Path | None) -> Path | None:
        """Keep unsaved work and return the file it is in; None for an empty deck.

        `path` is the deck it changes, `draft` the file it was kept in before. Raises StoreError.
        """
        if not (deck.lines or deck.side or deck.maybe):
            if draft is not None:
                self.let_go(draft)
            return None
        if draft is None:
            # Never over other work on the same deck, which is still to be offered.
            folder = self._unsaved if path is None else self._unsaved / path.stem
            draft = self._stamped(folder)
        write_own(draft, [own_yaml(deck).encode()])
        return draft

    def let_go(self, draft: Path) -> None:
        """Let unsaved work go: it was saved, or is not wanted. Never raises."""
        with contextlib.suppress(OSError):
            draft.unlink()
            if draft.parent != self._unsaved:
                draft.parent.rmdir()

    # -- places ---------------------------------------------------------------------------------

    @property
    def _unsaved(self) -> Path:
        return self.folder / "unsaved"

    def _versions_of(self, path: Path) -> Path:
        return self.folder / "versions" / path.stem

    def _version_files(self, path: Path) -> list[Path]:
        """Return the files of the versions, the oldest first."""
        try:
            found = [one for one in self._versions_of(path).glob(f"*{SUFFIX}") if one.is_file()]
        except OSError:
            return []
        return sorted(one for one in found if _STAMPED.match(one.stem))

    def _stamped(self, folder: Path) -> Path:
        """Return a name for a file that is written now, later than all there are."""
        last = max((path.stem for path in folder.glob(f"*{SUFFIX}")), default="")
        stamp = datetime.now(UTC).strftime(_STAMP)
        if stamp <= last and (when := _time_of(last)) is not None:
            # A clock that was set back must not put the newest version below older ones.
            stamp = datetime.fromtimestamp(when.timestamp() + 0.001, UTC).strftime(_STAMP)
        return folder / f"{stamp}{SUFFIX}"

    def _free(self, title: str) -> Path:
        """Return a file for a deck that has none, by its title."""
        stem = file_stem(title)
        taken = {path.stem.casefold() for path in self.decks()}
        with contextlib.suppress(OSError):
            taken |= {path.name.casefold() for path in (self.folder / "versions").iterdir()}
        name, number = stem, 2
        while name.casefold() in taken:
            name, number = f"{stem} {number}", number + 1
        return self.folder / f"{name}{SUFFIX}"

    def _saved_as(self, draft: Path) -> Path | None:
        """Return the deck that a draft changes."""
        path = self.folder / f"{draft.parent.name}{SUFFIX}"
        return path if draft.parent != self._unsaved and path.is_file() else None


def file_stem(title: str, usual: str = "Deck") -> str:
    """Return a title as every file system takes it, without its ending.

    `usual` says what it is, for titles of which nothing is left or that may not stand alone.
    """
    plain = " ".join(_FORBIDDEN.sub(" ", title).split())[:_LONGEST_NAME].strip(" -")
    return f"{plain} {usual.lower()}" if _RESERVED.match(plain) else plain or usual


def title_of_copy(title: str, taken: Collection[str]) -> str:
    """Return what a copy of a deck is called: the same with the first number that is free."""
    stem, _, last = title.rpartition(" ")
    # A longer number is a year or an HP, and no copy's.
    numbered = bool(stem) and last.isdecimal() and len(last) < 3
    stem, number = (stem, int(last) + 1) if numbered else (title, 2)
    while f"{stem} {number}" in taken:
        number += 1
    return f"{stem} {number}"


def read_version(version: Version) -> DeckList:
    """Return the deck of a version. Raises StoreError, its file left as it is."""
    try:
        return read_deck(version.path)
    except DeckListError as problem:
        raise StoreError(problem.words) from problem


def _draft(path: Path, saved_as: Path | None) -> Draft:
    try:
        when = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except OSError:
        when = datetime.fromtimestamp(0, UTC)
    try:
        deck = read_deck(path)
        if deck.title == path.stem:
            # It has no name yet; a list without one is called as its file, here by the time.
            deck = replace(deck, title="")
        return Draft(path, when, deck, saved_as)
    except DeckListError as problem:
        return Draft(path, when, None, saved_as, problem.words)


def _time_of(stem: str) -> datetime | None:
    """Return when a version was saved, by its name."""
    try:
        return datetime.strptime(stem, _STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None
