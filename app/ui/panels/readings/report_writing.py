"""Writes the report of a dispute: Markdown, the same as JSON, and a picture of both."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.session.readings.dispute_report import Asked, report
from app.ui.app.file_choice import REPORTS
from app.ui.app.files import choose_target, write
from app.ui.app.trouble import troubles
from app.ui.panels.readings.report_picture import report_picture
from app.ui.table.pictures.table_picture import png_of

if TYPE_CHECKING:
    from app.ui.app.shell import Shell
    from app.ui.table.table_document import Document

ENDING = ".md"


def write_report(window: Shell, document: Document, asked: Asked) -> None:
    """Ask for a file, and write the report to it and beside it."""
    speak, board = window.look.language, window.board
    title = Words("Write the report", "報告を書き出す").in_(speak)
    name = Words("report", "報告").in_(speak)
    path = choose_target(window, title, f"{document.title()} {name}", REPORTS)
    if path is None or board is None:
        return
    made = report(document.table.host, asked, document.lexicon, speak, document.spec.title, _broken)
    path = path if path.suffix == ENDING else path.with_name(path.name + ENDING)
    write(window, path, made.markdown.encode())
    if not path.is_file():
        return  # it was said why
    picture = report_picture(
        board, document.table.host, asked, made.markdown, window.look, window.font()
    )
    data = json.dumps(made.data, ensure_ascii=False, indent=2)
    for ending, held in ((".json", data.encode()), (".png", png_of(picture))):
        write(window, _free(path.with_suffix(ending)), held)


def _free(path: Path) -> Path:
    """Return a name that no file has: nobody was asked about what lies beside the report."""
    found, number = path, 1
    while found.exists():
        number += 1
        found = path.with_stem(f"{path.stem} {number}")
    return found


def _broken(rule: str, problem: Exception) -> None:
    troubles().caught(problem, f"rule {rule}")
