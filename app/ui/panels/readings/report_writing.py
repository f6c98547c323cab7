"""Writes the report of a dispute: Markdown, the same as JSON, and a picture of the board."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from app.core.ids import SPECTATOR
from app.core.text.words import Words
from app.session.positions.dispute_report import Asked, report
from app.ui.app.file_choice import REPORTS
from app.ui.app.files import choose_target, write
from app.ui.app.trouble import troubles
from app.ui.table.pictures.table_picture import png_of, take_picture

if TYPE_CHECKING:
    from app.ui.app.shell import Shell
    from app.ui.table.table_document import Document


def write_report(window: Shell, document: Document, asked: Asked) -> None:
    """Ask for a file, and write the report to it and beside it."""
    speak, board = window.look.language, window.board
    title = Words("Write the report", "報告を書き出す").in_(speak)
    name = Words("report", "報告").in_(speak)
    path = choose_target(window, title, f"{document.title()} {name}", REPORTS)
    if path is None or board is None:
        return
    made = report(document.table.host, asked, document.lexicon, speak, document.spec.title, _broken)
    picture = take_picture(board, "window", hide_hand=asked.seat == SPECTATOR)
    write(window, path.with_suffix(".png"), png_of(picture))
    data = json.dumps(made.data, ensure_ascii=False, indent=2)
    write(window, path.with_suffix(".json"), data.encode())
    write(window, path, made.markdown.encode())


def _broken(rule: str, problem: Exception) -> None:
    troubles().caught(problem, f"rule {rule}")
