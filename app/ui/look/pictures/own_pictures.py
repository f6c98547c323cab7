"""People's own pictures of cards: a folder, matched by id or by set and number, at any size.

A picture is only ever asked for of a card whose face is to be shown; whoever may not know a card
gets its back long before anything is asked here. Reading happens off the GUI thread, straight to
the size that is wanted, so that a scan of ten megapixels costs no more memory than a small one.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QThreadPool,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QImage, QImageIOHandler, QImageReader, QPainterPath

from app.core.text.words import Words
from app.ui.look.faces.paper import corner_radius
from app.ui.look.pictures.picture_cache import PictureCache
from app.ui.look.strokes import blank_image, smooth_painter
from app.ui.look.tints import CREAM

if TYPE_CHECKING:
    from app.cards.face import Face

PictureKey = Callable[[str, str], str]
"""(set, number) -> what names the picture of that card; "" where either is missing."""
DEPTH = 3
"""Folders below the chosen one that are looked through."""
MOST_FILES = 200_000
NEAR = 0.12
"""How much a picture's aspect may differ from a card's to fill it, cut at the edges; one that
differs more is shown whole, with paper around it."""
MOST_PIXELS = 120_000_000
"""Larger pictures are no scans of cards."""
KEPT = 6 << 20
"""Bytes of large pictures that are kept: those that somebody goes to and fro between."""
_FINER = ("_hires", "-hires", "_large", "-large")
"""What the public data names its larger pictures with, behind the number."""


class OwnPictures(QObject):
    """The pictures of one folder. Call it, from any thread, for the picture of a card."""

    came = Signal(str, QImage)
    """The key of a card and its picture, after `ask`."""

    def __init__(
        self,
        folder: Path,
        tell: Callable[[Words], None],
        key_of: PictureKey,
        parent: QObject | None = None,
    ) -> None:
        """`tell` is called from any thread with a sentence about what cannot be read, once each.

        `key_of` is how the game names a picture by set and number (`GameCards.picture_key`).
        """
        super().__init__(parent)
        self.folder = folder
        self._tell = tell
        self._key_of = key_of
        self._told: set[Path] = set()
        self._lock = Lock()
        self._large: PictureCache[QImage] = PictureCache(KEPT)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    def __call__(self, card: Face, size: QSize) -> QImage | None:
        """Return the picture of a card, `size` device pixels large; None where there is none."""
        path = self.path_of(card)
        if path is None:
            return None
        picture = _read(path, size)
        if picture is None:
            self._tell_once(path)
        return picture

    def path_of(self, card: Face) -> Path | None:
        """Return the file of a card, None where there is none."""
        with self._lock:
            files = self._files
        return next((files[key] for key in card.body().picture if key in files), None)

    @cached_property
    def _files(self) -> dict[str, Path]:
        return files_in(self.folder, self._key_of)

    @property
    def count(self) -> int:
        """How many cards the folder has a picture for."""
        with self._lock:
            return len(self._files)

    # -- large pictures, for the GUI thread ---------------------------------------------------

    def held(self, card: Face, size: QSize) -> QImage | None:
        """Return a picture that is at hand."""
        return self._large.get((card.key, size.width(), size.height()))

    def ask(self, card: Face, size: QSize) -> None:
        """Send `came` with the picture of a card, if there is one."""

        def work() -> None:
            picture = self(card, size)
            if picture is not None:
                self._large.put((card.key, size.width(), size.height()), picture)
                self.came.emit(card.key, picture)

        # Only the last one asked for is still wanted.
        self._pool.clear()
        self._pool.start(work)

    @Slot()
    def close(self) -> None:
        """Wait for the picture being read; nothing comes after this."""
        self._pool.clear()
        self._pool.waitForDone()

    def _tell_once(self, path: Path) -> None:
        with self._lock:
            if path in self._told:
                return
            self._told.add(path)
        self._tell(
            Words(
                f"The picture {path} cannot be read; the drawn card is shown instead. "
                "Replace the file or remove it.",
                f"画像「{path}」を読み込めないため、描いたカードを表示しています。"
                "ファイルを差し替えるか、取り除いてください。",
            )
        )


def files_in(folder: Path, key_of: PictureKey) -> dict[str, Path]:
    """Return the pictures in a folder by what they show, as `key_of` writes it.

    "sv6-130.png" and "TWM_130.jpg" say so themselves; of "130.png" the folder around it is the
    set. Of two pictures of one card the one named as the larger counts, otherwise the first by
    name.
    """
    known = {bytes(form.data()).decode() for form in QImageReader.supportedImageFormats()}
    found: dict[str, tuple[bool, str, Path]] = {}
    for path in _walk(folder):
        stem, dot, ending = path.name.rpartition(".")
        if not dot or ending.lower() not in known:
            continue
        plain = stem
        for finer in _FINER:
            plain = plain.removesuffix(finer)
        key = _key_of(plain, "" if path.parent == folder else path.parent.name, key_of)
        order = (plain == stem, str(path), path)
        if key and (key not in found or order < found[key]):
            found[key] = order
    return {key: path for key, (_, _, path) in found.items()}


def _key_of(stem: str, around: str, key_of: PictureKey) -> str:
    """Return what a file named `stem` in the folder `around` shows; "" if that is not said."""
    set_code, _, number = stem.replace("_", "-").rpartition("-")
    return key_of(set_code or around, number)


def _walk(folder: Path) -> Iterator[Path]:
    """Yield the files of a folder and of those below it. What cannot be listed is passed over."""
    seen = 0
    top = len(folder.parts)
    for place, folders, names in os.walk(folder):
        folders.sort()
        if len(Path(place).parts) - top >= DEPTH:
            folders.clear()
        for name in sorted(names):
            seen += 1
            if seen > MOST_FILES:
                return
            yield Path(place, name)


def _read(path: Path, size: QSize) -> QImage | None:
    """Return the picture of a file as the face of a card; None if it cannot be read."""
    reader = QImageReader(str(path))
    # A file is what it holds, whatever its name says.
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    whole = reader.size()
    if whole.isValid():
        if whole.width() * whole.height() > MOST_PIXELS or whole.isEmpty():
            return None
        turned = reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90
        goal = size.transposed() if turned else size
        if goal.width() < whole.width() and goal.height() < whole.height():
            reader.setScaledSize(_covering(whole, goal))
    picture = reader.read()
    return None if picture.isNull() else as_face(picture, size)


def _covering(whole: QSize, size: QSize) -> QSize:
    """Return the size of a picture just large enough to cover `size` or to lie whole within it."""
    way = Qt.AspectRatioMode
    fills = _fills(whole, size)
    covering = whole.scaled(size, way.KeepAspectRatioByExpanding if fills else way.KeepAspectRatio)
    return covering.expandedTo(QSize(1, 1))


def _fills(whole: QSize, size: QSize) -> bool:
    shape = (whole.width() / whole.height()) / (size.width() / size.height())
    return 1 - NEAR <= shape <= 1 / (1 - NEAR)


def as_face(picture: QImage, size: QSize) -> QImage:
    """Return a picture as the face of a card, `size` pixels large, with clear corners."""
    image = blank_image(size.width(), size.height())
    rect = QRectF(0, 0, size.width(), size.height())
    fitted = _covering(picture.size(), size)
    if fitted != picture.size():
        picture = picture.scaled(
            fitted, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    at = QRectF(rect)
    at.setSize(QSizeF(fitted))
    at.moveCenter(rect.center())
    radius = corner_radius(rect.width())
    edge = QPainterPath()
    edge.addRoundedRect(rect, radius, radius)
    painter = smooth_painter(image)
    painter.setClipPath(edge)
    if not _fills(fitted, size):
        painter.fillPath(edge, QColor(CREAM))
    painter.drawImage(at.topLeft().toPoint(), picture)
    painter.end()
    return image
