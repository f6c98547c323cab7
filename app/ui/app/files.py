"""Opening, saving and exporting: what the window does with files."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from app.core.text.words import Words
from app.places import is_there
from app.session.seat.public_view import seen_by_all
from app.store.atomic import write_atomic
from app.store.file_trouble import StoreError
from app.store.live_marker import is_live
from app.store.tables.position_export import exact, position_json
from app.ui.app.file_choice import BOTH, DECKS, POSITIONS, TABLES, TEXTS, ask_open, ask_save
from app.ui.panels.messages.message_list import Remedy
from app.ui.table.table_name import dated, deck_names, decks_known, decks_seen, is_named, joined

if TYPE_CHECKING:
    from app.store.safe_saving import Saved
    from app.ui.app.file_choice import Kind
    from app.ui.app.shell import Shell
    from app.ui.table.open_table import OpenTable

SUFFIX = f".{TABLES.endings[0]}"
OPEN_FOLDER = Words("Open folder", "フォルダーを開く")


def choose_file(window: Shell) -> Path | None:
    """Ask which table file or deck list to open."""
    title = Words("Open a table or a deck list", "卓かデッキを開く").in_(window.look.language)
    kinds = (BOTH, TABLES, DECKS)
    chosen = ask_open(window, title, window.last_folder, kinds, window.look.language)
    if chosen is not None:
        window.last_folder = chosen.parent
    return chosen


def choose_target(window: Shell, title: str, name: str, kind: Kind) -> Path | None:
    """Ask where to write a file for which `name` is proposed."""
    chosen = ask_save(window, title, window.last_folder, name, kind, window.look.language)
    if chosen is not None:
        window.last_folder = chosen.parent
    return chosen


def open_folder(path: Path) -> None:
    """Show the folder of a file in the desktop's own window."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))


def written(window: Shell, path: Path, words: Words) -> None:
    """Say that a file is there now, with a way to it."""
    window.tell(words, "done", Remedy(OPEN_FOLDER, lambda: open_folder(path)))


def refuse_live(window: Shell, path: Path) -> bool:
    """Refuse to write a file that a running program has open; return whether it is one."""
    if not is_live(Path(os.path.realpath(path))):
        return False
    window.tell(
        Words(
            f"“{path.name}” is the file of a table that is being hosted. Save under another name.",
            f"「{path.name}」は開いている卓のファイルです。別の名前で保存してください。",
        ),
        "refused",
    )
    return True


def save(window: Shell, *, ask: bool = False) -> bool:
    """Save the table to its file; asks for one where there is none. Returns whether it is saved."""
    document = window.document
    if document is None:
        from app.ui.table import seat_saving  # noqa: PLC0415 - at tables that are hosted elsewhere

        return seat_saving.save(window, ask=ask)
    target = target_of(window, document, TABLES, ask=ask)
    if target is None:
        return False
    path, agreed = target
    try:
        saved = document.save(path, agreed=agreed)
    except StoreError as problem:
        window.tell(problem.words, "warning")
        return False
    window.tables.recent.remember(document)
    window.refresh()
    if saved.how == "written":
        words = Words(f"Saved as {path.name}.", f"{path.name}に保存しました。")
        written(window, path, words)
    else:
        tell_elsewhere(window, path, saved)
    return True


def target_of(
    window: Shell, table: OpenTable, kind: Kind, *, ask: bool
) -> tuple[Path, bool] | None:
    """Return where to save a table, and whether the person agreed that what is there goes.

    Where it has no file, or with `ask`, the person is asked. None where they thought better of it,
    or the file is in use.
    """
    path = table.path
    agreed, chosen = False, path
    if path is None or ask:
        title = Words("Save the table", "卓を保存").in_(window.look.language)
        chosen = choose_target(window, title, _name(window, table), kind)
        # The dialog has asked about the file that is there; but of one's own file one expects what
        # one put there.
        agreed = chosen is not None and is_there(chosen) and not _is_same(chosen, path)
    if chosen is None or refuse_live(window, chosen):
        return None
    return chosen, agreed


def _name(window: Shell, table: OpenTable) -> str:
    """Return the name that is proposed for a file of a table."""
    bridge, document = window.bridge, window.document
    if is_named(table.path) or bridge is None:
        return table.title()
    decks = (
        decks_seen(seen_by_all(bridge.view))
        if document is None
        else decks_known(document.table.host, apart=document.apart)
    )
    names = deck_names(table.spec, table.seats, decks)
    day = datetime.now().astimezone().date()
    return dated(joined(names, window.look.language) or table.title(), day)


def _is_same(one: Path, other: Path | None) -> bool:
    return other is not None and os.path.realpath(one) == os.path.realpath(other)


def tell_elsewhere(window: Shell, path: Path, saved: Saved) -> None:
    """Say why what was to be saved as `path` is not written there, and where it is."""
    name, there = path.name, saved.path.name
    if saved.how == "held":
        words = Words(
            f"“{name}” holds all of this table already, and more that was played elsewhere. "
            "Nothing was written; open the file to see the rest.",
            f"「{name}」にはこの卓のすべてと、別の場所で進めた続きが入っているため、書き込みませんでした。"
            "続きを見るにはファイルを開いてください。",
        )
    else:
        words = Words(
            f"“{name}” was changed elsewhere meanwhile and stays as it is; this table is now "
            f"“{there}” beside it. Compare them, and delete the one you do not need.",
            f"「{name}」は別の場所で変更されていたため残し、この卓は「{there}」に保存しました。"
            "見比べて、不要なほうを削除してください。",
        )
    window.tell(words, "warning", Remedy(OPEN_FOLDER, lambda: open_folder(saved.path)))


def write(window: Shell, path: Path, data: bytes) -> None:
    """Write a file, and say that it is there or why not."""
    if refuse_live(window, path):
        return
    try:
        write_atomic(path, [data])
    except StoreError as problem:
        window.tell(problem.words, "warning")
    else:
        words = Words(f"Written to {path.name}.", f"{path.name}に書き出しました。")
        written(window, path, words)


def export_log(window: Shell) -> None:
    """Write the log, as this seat sees it, as text."""
    if window.table is None:
        return
    title = Words("Export the log", "ログを書き出す").in_(window.look.language)
    path = choose_target(window, title, f"{_name(window, window.table)} log", TEXTS)
    if path is None:
        return
    from app.ui.table.seat_saving import when_whole  # noqa: PLC0415 - on demand

    when_whole(window, lambda: write(window, path, window.log_text().encode()))


def export_position(window: Shell) -> None:
    """Write the position, as this seat sees it, as readable JSON."""
    table = window.table
    if table is None or window.bridge is None:
        return
    title = Words("Export the position", "局面を書き出す").in_(window.look.language)
    path = choose_target(window, title, f"{_name(window, table)} position", POSITIONS)
    if path is not None:
        names = table.lexicon.names
        position = position_json(window.bridge.view, lambda ref: names(ref, window.look.language))
        write(window, path, json.dumps(position, ensure_ascii=False, indent=2).encode())


def export_case(window: Shell) -> None:
    """Write the position, as this seat sees it, as a case that `chabudai advise` reads."""
    table, watch = window.table, window.side.advice.watch if window.side is not None else None
    case = watch.case() if watch is not None else {}
    if table is None or window.bridge is None or not case:
        window.tell(
            Words(
                "This game has no adviser, so there is no case to write.",
                "このゲームには助言がないため、検討用の局面は書き出せません。",
            ),
            "refused",
        )
        return
    title = Words("Export the position as a case", "検討用の局面を書き出す").in_(
        window.look.language
    )
    path = choose_target(window, title, f"{_name(window, table)} case", POSITIONS)
    if path is not None:
        whole = {**case, **exact(window.bridge.view)}
        write(window, path, json.dumps(whole, ensure_ascii=False, indent=2).encode())


# -- pictures -----------------------------------------------------------------------------------


def save_picture(window: Shell) -> None:
    """Ask how a picture of the board is to be taken, and where it goes."""
    from app.ui.table.pictures.picture_taking import pictures  # noqa: PLC0415 - on demand

    pictures(window).ask()


def copy_picture(window: Shell) -> None:
    """Put a picture of the board on the clipboard, taken as the last one was."""
    from app.ui.table.pictures.picture_taking import pictures  # noqa: PLC0415 - on demand

    pictures(window).copy()
