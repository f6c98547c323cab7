"""A picture of one's own for the backs of cards: looked through once, then kept as a small copy.

What is read later is that copy, so the file may go, and every back costs the same.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader

from app.core.text.words import Words
from app.places import folder
from app.store.atomic import write_own
from app.store.file_trouble import StoreError

if TYPE_CHECKING:
    from pathlib import Path

KEPT = QSize(600, 838)
"""As large as a back is ever shown, in the shape of a card."""
MOST_BYTES = 32 << 20
MOST_PIXELS = 64_000_000
FORMATS = frozenset({"png", "jpg", "jpeg", "webp", "bmp", "gif"})
"""What is a picture and nothing else: no drawing that could lead to other files."""
UNREADABLE = Words(
    "{path} cannot be read as a picture. Choose another file: .png, .jpg, .webp, .bmp or .gif.",
    "「{path}」を画像として読み込めません。.png、.jpg、.webp、.bmp、.gifのどれかを選んでください。",
)
HUGE = Words(
    "The picture {path} is larger than 32 megabytes or 64 million pixels. Make it smaller, or "
    "choose another.",
    "画像「{path}」が大きすぎます（32MBまたは6400万画素まで）。小さくするか、別の画像を選んで"
    "ください。",
)
MOVING = Words(
    "The picture {path} moves. Choose one that stands still.",
    "「{path}」は動く画像です。動かない画像を選んでください。",
)
NOT_KEPT = Words(
    "The picture could not be kept in {path}. Make room there, or let files be written there, then "
    "choose it again.",
    "画像を{path}に保存できません。空き容量と書き込みの権限を確認して、もう一度選んでください。",
)


def back_file() -> Path:
    """Return where the copy is."""
    return folder("data") / "back.png"


def take_back(path: Path) -> Words | None:
    """Keep a copy of a picture for the backs; a sentence where that is not possible."""
    picture = _looked_through(path)
    if isinstance(picture, Words):
        return _about(picture, path)
    held = QBuffer()
    held.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(held, "PNG")  # type: ignore[call-overload] # stubs know the name of a file only
    try:
        write_own(back_file(), [bytes(held.data().data())])
    except StoreError:
        return _about(NOT_KEPT, back_file().parent)
    return None


def kept_back() -> QImage | None:
    """Return the picture that is kept; None where there is none that can be read."""
    picture = _looked_through(back_file())
    return None if isinstance(picture, Words) else picture


def _about(words: Words, path: Path) -> Words:
    return Words(words.en.format(path=path), words.ja.format(path=path))


def _looked_through(path: Path) -> QImage | Words:
    """Return the picture of a file in the shape of a card, or what is wrong with it."""
    try:
        with path.open("rb") as file:
            if os.fstat(file.fileno()).st_size > MOST_BYTES:
                return HUGE
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError):
        return UNREADABLE
    held = QBuffer()
    held.setData(data)
    held.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(held)
    # A file is what it holds, whatever its name says.
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    wrong = _wrong_with(reader)
    if wrong is not None:
        return wrong
    whole = reader.size()
    turned = reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90
    goal = whole.scaled(
        KEPT.transposed() if turned else KEPT, Qt.AspectRatioMode.KeepAspectRatioByExpanding
    )
    if goal.width() < whole.width():
        reader.setScaledSize(goal)
    picture = reader.read()
    return UNREADABLE if picture.isNull() else _filling(picture)


def _wrong_with(reader: QImageReader) -> Words | None:
    """Return why a picture is not read at all, from what its file says of it."""
    if not reader.canRead() or bytes(reader.format().data()).decode() not in FORMATS:
        return UNREADABLE
    whole = reader.size()
    if not whole.isValid() or whole.isEmpty():
        return UNREADABLE
    if whole.width() * whole.height() > MOST_PIXELS:
        return HUGE
    return MOVING if reader.supportsAnimation() and reader.imageCount() > 1 else None


def _filling(picture: QImage) -> QImage:
    """Return a picture as large as it is kept, cut where its shape is another."""
    way = Qt.AspectRatioMode.KeepAspectRatioByExpanding
    large = picture.scaled(KEPT, way, Qt.TransformationMode.SmoothTransformation)
    left, top = (large.width() - KEPT.width()) // 2, (large.height() - KEPT.height()) // 2
    cut = large.copy(left, top, KEPT.width(), KEPT.height())
    return cut.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
