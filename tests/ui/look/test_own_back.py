"""A picture of one's own for the backs: a file is never trusted, and a copy is kept."""

from __future__ import annotations

import os
import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from app.core.text.words import Words
from app.ui.look.pictures import own_back
from app.ui.look.pictures.own_back import (
    HUGE,
    KEPT,
    MOVING,
    NOT_KEPT,
    UNREADABLE,
    back_file,
    kept_back,
    take_back,
)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    return tmp_path


def put(path: Path, width: int = 63, height: int = 88, colour: str = "#00c000") -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    assert image.save(str(path))
    return path


def about(words: Words, path: Path) -> Words:
    return Words(words.en.format(path=path), words.ja.format(path=path))


def gif(frames: int) -> bytes:
    """A picture of one pixel, or of several that follow each other."""
    head = b"GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\x00\x00\x00\x00\xff"
    frame = (
        b"\x21\xf9\x04\x00\x0a\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00"
    )
    return head + frame * frames + b";"


def png_of(width: int, height: int) -> bytes:
    """The beginning of a picture that says to be so large."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0" * 99))


@pytest.mark.parametrize("ending", ["png", "jpg", "bmp", "webp"])
@pytest.mark.parametrize(("width", "height"), [(63, 88), (1200, 1676), (900, 300), (20, 900)])
def test_a_picture_of_any_shape_is_kept_in_that_of_a_card(
    home: Path, ending: str, width: int, height: int
) -> None:
    assert kept_back() is None
    assert take_back(put(home / f"mine.{ending}", width, height)) is None
    kept = kept_back()
    assert kept is not None
    assert kept.size() == KEPT
    middle = kept.pixelColor(300, 419)
    assert abs(middle.green() - 0xC0) < 4
    assert middle.red() < 4


def test_the_file_may_go_afterwards(home: Path) -> None:
    path = put(home / "mine.png")
    assert take_back(path) is None
    path.unlink()
    assert kept_back() is not None


def test_another_one_takes_its_place(home: Path) -> None:
    take_back(put(home / "one.png", colour="#00c000"))
    take_back(put(home / "two.png", colour="#0000c0"))
    kept = kept_back()
    assert kept is not None
    assert kept.pixelColor(5, 5).name() == "#0000c0"


def test_what_it_holds_counts_and_not_its_name(home: Path) -> None:
    path = put(home / "mine.png")
    path.rename(home / "mine.txt")
    assert take_back(home / "mine.txt") is None


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no picture",
        b"\x89PNG\r\n\x1a\n" + b"\0" * 60,
        b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>',
        b"%PDF-1.7",
        png_of(0, 5),
        png_of(60, 90),
        b"\0\0\1\0" * 40,
    ],
)
def test_what_is_no_picture_or_broken_is_refused(home: Path, data: bytes) -> None:
    path = home / "mine.png"
    path.write_bytes(data)
    assert take_back(path) == about(UNREADABLE, path)
    assert kept_back() is None


def test_a_file_that_is_not_there_or_is_a_folder_is_refused(home: Path) -> None:
    for path in (home / "gone.png", home, Path("\0")):
        assert take_back(path) == about(UNREADABLE, path)


def test_what_would_fill_the_memory_is_refused_before_it_is_read(home: Path) -> None:
    path = home / "mine.png"
    path.write_bytes(png_of(60_000, 60_000))
    assert take_back(path) == about(HUGE, path)


def test_a_file_that_is_too_large_is_refused(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_back, "MOST_BYTES", 10)
    path = put(home / "mine.png")
    assert take_back(path) == about(HUGE, path)


def test_what_moves_is_refused_and_what_could_is_not(home: Path) -> None:
    path = home / "mine.gif"
    path.write_bytes(gif(3))
    assert take_back(path) == about(MOVING, path)
    path.write_bytes(gif(1))
    assert take_back(path) is None


def test_one_that_is_refused_leaves_the_one_before(home: Path) -> None:
    take_back(put(home / "mine.png"))
    (home / "broken.png").write_bytes(b"broken")
    assert take_back(home / "broken.png") is not None
    assert kept_back() is not None


def test_where_nothing_can_be_kept_it_is_said(home: Path) -> None:
    (home / "home").write_text("no folder")
    assert take_back(put(home / "mine.png")) == about(NOT_KEPT, back_file().parent)


def test_a_copy_that_was_changed_is_not_trusted_either(home: Path) -> None:
    take_back(put(home / "mine.png"))
    back_file().write_bytes(png_of(60_000, 60_000))
    assert kept_back() is None
    back_file().write_bytes(os.urandom(4000))
    assert kept_back() is None
