"""Contact sheets: many pictures on one, each with its name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

GAP = 10
LINE = 24
"""Room for a name under each picture."""


def contact_sheet(
    pictures: Sequence[tuple[str, QImage]], columns: int = 3, wide: int = 640
) -> QImage:
    """Return the pictures in rows of `columns`, each `wide` pixels wide, with their names."""
    cells = [(name, image.scaledToWidth(wide, _SMOOTH)) for name, image in pictures]
    rows = [cells[first : first + columns] for first in range(0, len(cells), columns)]
    heights = [max(image.height() for _, image in row) + LINE + GAP for row in rows]
    size = QSize(columns * (wide + GAP) + GAP, sum(heights) + GAP)
    sheet = QImage(size, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#808080"))
    painter = QPainter(sheet)
    font = painter.font()
    font.setPixelSize(15)
    painter.setFont(font)
    y = GAP
    for row, height in zip(rows, heights, strict=True):
        for number, (name, image) in enumerate(row):
            x = GAP + number * (wide + GAP)
            painter.drawImage(x, y, image)
            box = QRect(x, y + image.height(), wide, LINE)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
        y += height
    painter.end()
    return sheet


def sheets_of(folder: Path, columns: int = 3, wide: int = 640) -> list[Path]:
    """Put the pictures of a folder on sheets: for each look one, and for each screen one."""
    found = sorted(path for path in folder.glob("*/*.png") if path.parent.name != "sheets")
    groups: dict[str, list[Path]] = {}
    for path in found:
        groups.setdefault(path.parent.name, []).append(path)
        groups.setdefault(path.stem, []).append(path)
    made = []
    (folder / "sheets").mkdir(exist_ok=True)
    for name, paths in groups.items():
        pictures = [(f"{p.parent.name}/{p.stem}", _plain(QImage(str(p)))) for p in paths]
        path = folder / "sheets" / f"{name}.png"
        contact_sheet(pictures, columns, wide).save(str(path))
        made.append(path)
    return made


def _plain(image: QImage) -> QImage:
    image.setDevicePixelRatio(1.0)
    return image


_SMOOTH = Qt.TransformationMode.SmoothTransformation
