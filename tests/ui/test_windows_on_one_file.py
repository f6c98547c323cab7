"""Several windows on the same files: whatever they do in whatever order, nothing played is lost."""

from __future__ import annotations

import contextlib
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.intent import Announce
from app.session.host.updates import Accepted
from app.store import atomic
from app.store.file_trouble import StoreError
from app.store.live_marker import LiveMarker
from app.store.tables.gzip_lines import GzipLines
from app.store.tables.unfinished import offered, prune, unfinished
from app.ui.table.table_document import Document, new_document, open_document
from tests.helpers.shipped import shipped_base
from tests.store.killed import killed

NAMES = ("Evening", "Sunday")
WINDOWS = 3
EVENINGS = 1000 if os.environ.get("CHABUDAI_HYPOTHESIS") == "long" else 25


class Killed(BaseException):
    """The program ends here."""


def told(words: object) -> None:
    assert words is None, words


class Windows:
    """Three windows, the folder they save to, and what was said at their tables."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.open: list[Document | None] = [None] * WINDOWS
        self.said: set[str] = set()
        """What was said and answered, and nobody wanted gone."""
        self._number = 0

    def file(self, name: int) -> Path:
        return self.folder / f"{NAMES[name]}.chabudai"

    # -- what a window does -------------------------------------------------------------------

    def lay(self, window: int, _: int) -> None:
        self.close(window)
        self.open[window] = new_document("pokemon", ("Aki",), (("X-1",),), shipped_base(), told)

    def open_file(self, window: int, name: int) -> None:
        if self.file(name).exists():
            self.close(window)
            self.open[window], _ = open_document(self.file(name), told)

    def recover(self, window: int, _: int) -> None:
        """Go on with what the home screen offers."""
        left = unfinished()
        if left:
            self.close(window)
            self.open[window], _ = open_document(left[0].path, told, own=False)
            offered(left[0].path)

    def play(self, window: int, times: int) -> None:
        document = self.open[window]
        for _ in range(times + 1 if document is not None else 0):
            self._number += 1
            text = f"said {self._number}."
            assert isinstance(document.table.sit(0).ask(Announce("say", text)), Accepted)
            self.said.add(text)

    def save(self, window: int, name: int) -> None:
        document = self.open[window]
        if document is None:
            return
        if document.path is not None:
            document.save(document.path)
        elif not self.file(name).exists():
            document.save(self.file(name))

    def save_as(self, window: int, name: int) -> None:
        """Save under a name; where there is a file, the person wants it replaced."""
        document, path = self.open[window], self.file(name)
        if document is None or path == document.path:
            return
        gone = words_of(path) if path.exists() else set()
        document.save(path, agreed=path.exists())
        self.give_up(gone)

    def close(self, window: int, _: int = 0) -> None:
        document, self.open[window] = self.open[window], None
        if document is not None:
            document.close()

    def crash(self, window: int, _: int = 0) -> None:
        document, self.open[window] = self.open[window], None
        if document is not None:
            assert document._autosave is not None
            killed(document._autosave)

    def crash_saving(self, window: int, step: int) -> None:
        """Save, and be killed at that step of it."""
        with pytest.MonkeyPatch.context() as patched, contextlib.suppress(Killed):
            steps = iter(range(10))

            def now(*_: object) -> None:
                if next(steps) == step:
                    raise Killed

            for module, name in ((atomic.os, "fsync"), (atomic.os, "link"), (Path, "replace")):
                usual = getattr(module, name)
                patched.setattr(module, name, _after(now, usual))
            self.save(window, step % 2)
        self.crash(window)

    def end(self) -> None:
        for window in range(WINDOWS):
            self.close(window)

    # -- what others do -----------------------------------------------------------------------

    def move(self, _: int, name: int) -> None:
        if self.file(name).exists():
            self._number += 1
            self.file(name).rename(self.folder / f"moved {self._number}.chabudai")

    def copy_back(self, _: int, name: int) -> None:
        if self.file(name).exists():
            self.file(name).write_bytes(self.file(name).read_bytes())

    def delete(self, _: int, name: int) -> None:
        if self.file(name).exists():
            gone = words_of(self.file(name))
            self.file(name).unlink()
            self.give_up(gone)

    def tidy(self, _: int, __: int) -> None:
        prune(kept=0)

    # -- what must hold -----------------------------------------------------------------------

    def give_up(self, gone: set[str]) -> None:
        """Let the person have no use for words of a file, unless a window has them."""
        self.said -= gone - self.staying()

    def staying(self) -> set[str]:
        """What is in files that stay: the person's own, those offered, those of open windows."""
        open_now = [document.autosave_path for document in self.open if document is not None]
        left = [table.path for table in unfinished()]
        files = (*self.folder.glob("*.chabudai"), *(path for path in open_now if path), *left)
        return set().union(*map(words_of, files))

    def check(self) -> None:
        assert self.said <= self.staying(), self.said - self.staying()


def _after(step: object, usual: object) -> object:
    def called(*args: object) -> object:
        step(*args)  # type: ignore[operator]
        return usual(*args)  # type: ignore[operator]

    return called


def words_of(path: Path) -> set[str]:
    with path.open("rb") as file:
        lines = b"".join(GzipLines(file)).decode()
    return set(re.findall(r"said \d+\.", lines))


DEEDS = (
    *("play",) * 4,
    *("save",) * 4,
    *("open_file", "close") * 3,
    *("lay", "save_as", "crash", "crash_saving", "recover"),
    *("move", "copy_back", "delete", "tidy"),
)
BEGINNING = (
    *(("lay", 0, 0), ("play", 0, 1), ("save", 0, 0)),
    *(("open_file", 1, 0), ("open_file", 2, 0)),
)
ENDS = (("close", 0, 0), ("crash", 1, 0), ("close", 2, 0), ("tidy", 0, 0))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.mark.parametrize("seed", range(EVENINGS))
def test_whatever_was_answered_is_in_a_file_that_stays(folder: Path, seed: int) -> None:
    chance, windows = random.Random(seed), Windows(folder)
    deeds = [
        (chance.choice(DEEDS), chance.randrange(WINDOWS), chance.randrange(2)) for _ in range(60)
    ]
    try:
        for deed, window, number in (*BEGINNING, *deeds, *ENDS):
            getattr(windows, deed)(window, number)
            windows.check()
    finally:
        windows.end()


@pytest.fixture
def windows(folder: Path) -> Iterator[Windows]:
    windows = Windows(folder)
    windows.lay(0, 0)
    windows.play(0, 10)
    windows.save(0, 0)
    yield windows
    windows.end()


def test_two_windows_that_save_the_same_file_have_both_their_moves_kept(windows: Windows) -> None:
    windows.open_file(1, 0)
    windows.play(0, 19)
    windows.play(1, 9)
    windows.save(0, 0)
    windows.save(1, 0)
    windows.close(0)
    windows.close(1)
    windows.check()
    assert windows.open == [None, None, None]


def test_a_table_whose_file_was_replaced_is_offered_again(windows: Windows) -> None:
    windows.lay(1, 0)
    windows.play(1, 0)
    windows.save_as(1, 0)

    windows.close(0)

    (left,) = unfinished()
    assert len(words_of(left.path)) == 11


def test_a_table_whose_file_was_deleted_is_offered_again(windows: Windows) -> None:
    windows.file(0).unlink()
    windows.close(0)
    assert len(unfinished()) == 1


def test_a_file_that_another_window_went_on_with_keeps_what_both_did(windows: Windows) -> None:
    windows.open_file(1, 0)
    windows.play(1, 3)
    windows.save(1, 0)

    windows.close(0)

    assert unfinished() == []
    windows.check()


def test_who_saves_beside_goes_on_there(windows: Windows) -> None:
    windows.open_file(1, 0)
    windows.play(0, 1)
    windows.play(1, 1)
    windows.save(0, 0)
    windows.save(1, 0)
    second = windows.open[1]
    assert second is not None
    assert second.title() == "Evening (2)"
    windows.play(1, 1)
    windows.save(1, 0)
    assert sorted(path.name for path in windows.folder.glob("*.chabudai")) == [
        "Evening (2).chabudai",
        "Evening.chabudai",
    ]


def test_after_a_crash_a_table_knows_its_file(windows: Windows) -> None:
    windows.play(0, 2)
    windows.crash(0)

    windows.recover(1, 0)

    again = windows.open[1]
    assert again is not None
    assert again.path == windows.file(0)
    assert again.title() == "Evening"
    assert again.unsaved
    windows.save(1, 0)
    assert windows.said <= words_of(windows.file(0))
    windows.close(1)
    assert unfinished() == []


def test_after_a_crash_right_after_saving_nothing_is_offered(windows: Windows) -> None:
    windows.crash(0)
    assert unfinished() == []
    windows.tidy(0, 0)
    assert windows.said <= words_of(windows.file(0))


def test_a_table_knows_the_last_of_its_names_after_two_crashes(windows: Windows) -> None:
    windows.save_as(0, 1)
    windows.play(0, 1)
    windows.crash(0)
    windows.recover(1, 0)
    windows.play(1, 1)
    windows.crash(1)
    windows.recover(2, 0)
    again = windows.open[2]
    assert again is not None
    assert again.title() == "Sunday"


def test_a_file_in_use_is_not_saved_over(windows: Windows) -> None:
    marker = LiveMarker(windows.file(0))
    windows.play(0, 0)
    with pytest.raises(StoreError):
        windows.save(0, 0)
    windows.close(0)
    marker.remove()
    assert len(unfinished()) == 1
