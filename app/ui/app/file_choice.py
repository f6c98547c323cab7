"""The system's own dialogs for choosing a file, begun where one would look and with a good name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from app.cards.deck.deck import ENDINGS
from app.core.data.value import value
from app.core.text.words import Language, Words
from app.places import is_folder

LONGEST = 120
"""Letters of a proposed file name: every file system takes as many, with some to spare."""
_FORBIDDEN = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')
_RESERVED = re.compile(r"^(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)


@value
class Kind:
    """A kind of file: what it is called, and how its names end."""

    title: Words
    endings: tuple[str, ...]
    """Without the dot; the first is the one that is written."""

    def filter(self, language: Language) -> str:
        """Return the line of a file dialog."""
        patterns = " ".join(f"*.{ending}" for ending in self.endings)
        return f"{self.title.in_(language)} ({patterns})"


TABLES = Kind(Words("Tables", "卓"), ("chabudai",))
SEATS = Kind(Words("What a seat was told", "席から見えた記録"), ("chabudai_seat",))
DECKS = Kind(Words("Deck lists", "デッキリスト"), ENDINGS)
BOTH = Kind(
    Words("Tables and deck lists", "卓とデッキリスト"),
    TABLES.endings + SEATS.endings + DECKS.endings,
)
TEXTS = Kind(Words("Text", "テキスト"), ("txt",))
POSITIONS = Kind(Words("JSON", "JSON"), ("json",))
PICTURES = Kind(Words("Pictures", "画像"), ("png",))
BROUGHT_PICTURES = Kind(Words("Pictures", "画像"), ("png", "jpg", "jpeg", "webp", "bmp", "gif"))
"""Those that are read, whoever wrote them."""
REPORTS = Kind(Words("Reports", "報告"), ("md",))
EVERYTHING = Words("All files", "すべてのファイル")


def documents_folder() -> Path:
    """Return the folder in which people keep what they make."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    folder = Path(QStandardPaths.writableLocation(place) or Path.home())
    return folder if is_folder(folder) else Path.home()


def safe_name(name: str) -> str:
    """Return `name` as every file system takes it: "a/b: c?" is "a-b- c"."""
    plain = " ".join(_FORBIDDEN.sub("-", name).split()).strip(" .-")[:LONGEST].rstrip(" .-")
    return f"_{plain}" if _RESERVED.match(plain) else plain or "Chabudai"


def ask_open(
    parent: QWidget, title: str, folder: Path, kinds: Sequence[Kind], language: Language
) -> Path | None:
    """Ask which file to open; None where the person thought better of it."""
    shown = folder if is_folder(folder) else documents_folder()
    lines = [kind.filter(language) for kind in kinds] + [f"{EVERYTHING.in_(language)} (*)"]
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(shown), ";;".join(lines))
    return Path(chosen) if chosen else None


def ask_folder(parent: QWidget, title: str, folder: Path) -> Path | None:
    """Ask for a folder; None where the person thought better of it."""
    shown = folder if is_folder(folder) else documents_folder()
    chosen = QFileDialog.getExistingDirectory(parent, title, str(shown))
    return Path(chosen) if chosen else None


def ask_save(
    parent: QWidget, title: str, folder: Path, name: str, kind: Kind, language: Language
) -> Path | None:
    """Ask where to write a file; the name gets its ending where the person left it out.

    The dialog asks before another file is replaced. None where the person thought better of it.
    """
    ending = kind.endings[0]
    shown = folder if is_folder(folder) else documents_folder()
    dialog = QFileDialog(parent, title, str(shown), kind.filter(language))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    # Added by the dialog, so that it can ask about the name that is really written.
    dialog.setDefaultSuffix(ending)
    dialog.selectFile(f"{safe_name(name)}.{ending}")
    try:
        chosen = dialog.selectedFiles() if dialog.exec() else []
    finally:
        dialog.deleteLater()
    return Path(chosen[0]) if chosen else None
