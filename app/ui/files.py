"""Opening, saving and exporting: what the window does with files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QFileDialog

from app.core.words import Words
from app.store.atomic import write_atomic
from app.store.position import position_json
from app.store.trouble import StoreError

if TYPE_CHECKING:
    from app.ui.window import Window

SUFFIX = ".chabudai"
PICTURE_SIZE = QSize(1600, 960)


def choose_file(window: Window) -> Path | None:
    """Ask which table file or deck list to open."""
    chosen, _ = QFileDialog.getOpenFileName(
        window,
        QCoreApplication.translate("Files", "Open a table or a deck list"),
        str(window.last_folder),
        QCoreApplication.translate(
            "Files", "Tables and deck lists (*.chabudai *.txt);;All files (*)"
        ),
    )
    return Path(chosen) if chosen else None


def _choose_target(window: Window, title: str, name: str, kinds: str) -> Path | None:
    chosen, _ = QFileDialog.getSaveFileName(window, title, str(window.last_folder / name), kinds)
    if not chosen:
        return None
    window.last_folder = Path(chosen).parent
    return Path(chosen)


def save(window: Window, *, ask: bool = False) -> bool:
    """Save the table to its file; asks for one where there is none. Returns whether it is saved."""
    document = window.document
    if document is None:
        return False
    path = document.path
    if path is None or ask:
        path = _choose_target(
            window,
            QCoreApplication.translate("Files", "Save the table"),
            f"{document.title()}{SUFFIX}",
            QCoreApplication.translate("Files", "Tables (*.chabudai)"),
        )
        if path is None:
            return False
        if not path.suffix:
            path = path.with_suffix(SUFFIX)
    try:
        document.save(path)
    except StoreError as problem:
        window.tell(problem.words)
        return False
    window.remember_file(path)
    window.tell(Words(f"Saved as {path.name}.", f"{path.name}に保存しました。"))
    return True


def _write(window: Window, path: Path, data: bytes) -> None:
    try:
        write_atomic(path, [data])
    except StoreError as problem:
        window.tell(problem.words)
    else:
        window.tell(Words(f"Written to {path.name}.", f"{path.name}に書き出しました。"))


def export_log(window: Window) -> None:
    """Write the log, as this seat sees it, as text."""
    if window.document is None:
        return
    path = _choose_target(
        window,
        QCoreApplication.translate("Files", "Export the log"),
        f"{window.document.title()}.log.txt",
        QCoreApplication.translate("Files", "Text (*.txt)"),
    )
    if path is not None:
        _write(window, path, window.log_text().encode())


def export_position(window: Window) -> None:
    """Write the position, as this seat sees it, as readable JSON."""
    document = window.document
    if document is None or window.bridge is None:
        return
    path = _choose_target(
        window,
        QCoreApplication.translate("Files", "Export the position"),
        f"{document.title()}.position.json",
        QCoreApplication.translate("Files", "JSON (*.json)"),
    )
    if path is not None:
        names = document.lexicon.names
        position = position_json(window.bridge.view, lambda ref: names(ref, window.language))
        _write(window, path, json.dumps(position, ensure_ascii=False, indent=2).encode())


def save_picture(window: Window) -> None:
    """Write a picture of the board."""
    if window.document is None or window.board is None:
        return
    path = _choose_target(
        window,
        QCoreApplication.translate("Files", "Save a picture of the table"),
        f"{window.document.title()}.png",
        QCoreApplication.translate("Files", "Pictures (*.png)"),
    )
    if path is None:
        return
    if not path.suffix:
        path = path.with_suffix(".png")
    if window.board.grab_image(PICTURE_SIZE).save(str(path)):
        window.tell(Words(f"Written to {path.name}.", f"{path.name}に書き出しました。"))
    else:
        window.tell(
            Words(
                f"The picture cannot be written to {path}. Choose another folder.",
                f"{path}に画像を書けません。別のフォルダを選んでください。",
            )
        )
