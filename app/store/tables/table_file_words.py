"""What is said of a table file that cannot be opened, or not whole."""

from __future__ import annotations

from pathlib import Path

from app.core.past.history import HistoryTree
from app.core.past.node_shape import NodeShape
from app.core.text.words import Words
from app.store.file_trouble import StoreError
from app.store.tables.gzip_lines import Ending
from app.store.tables.table_lines import Header

SUFFIX = ".chabudai"


class TableFileError(StoreError):
    """A file that cannot be opened as a table, not even in part."""


class NoBeginningError(TableFileError):
    """A table file that is damaged from its beginning."""


def told_damage(
    path: Path, header: Header, tree: HistoryTree, misfit: str, ending: Ending
) -> Words | None:
    """Say what a file that is not whole has lost; None for one that is."""
    if misfit:
        return damaged_after(path, tree.shapes[-1])
    if ending == "closed" or (ending == "cut" and header.autosave):
        return None
    if ending == "mid-line" and header.autosave:
        return Words(
            "The program ended while an action was being saved, so that one is missing. "
            "Everything before it is here.",
            "操作の保存中にプログラムが終了したため、その操作は残っていません。"
            "それより前はすべて残っています。",
        )
    return damaged_after(path, tree.shapes[-1])


def damaged_after(path: Path, node: NodeShape) -> Words:
    """Say after which step a file is damaged."""
    return Words(
        f"“{path.name}” is damaged or cut off after step {node.id} (turn {node.turn}."
        f"{node.step}). Everything up to there is open, and the file was left as it is. "
        "Save the table under a new name to go on, or look for a backup of the file.",
        f"「{path.name}」は手順{node.id}（{node.turn}ターン目の{node.step}手目）より後が壊れ"
        "ているか途切れています。そこまでを開きました。ファイルはそのまま残しています。続け"
        "るには別の名前で保存するか、ファイルのバックアップを探してください。",
    )


def empty_file(path: Path) -> TableFileError:
    """Return the error of an empty file."""
    return TableFileError(
        Words(
            f"“{path.name}” is empty: it holds no table. Look for a backup of the file.",
            f"「{path.name}」は空のファイルです。バックアップを探してください。",
        )
    )


def not_a_table(path: Path) -> TableFileError:
    """Return the error of a file that is something else."""
    return TableFileError(
        Words(
            f"“{path.name}” is not a table of Chabudai. Choose a file that ends in {SUFFIX}.",
            f"「{path.name}」はChabudaiの卓ファイルではありません。"
            f"{SUFFIX}で終わるファイルを選んでください。",
        )
    )


def of_a_seat(path: Path) -> TableFileError:
    """Return the error of what one seat was told, where a whole table is wanted."""
    return TableFileError(
        Words(
            f"“{path.name}” is what one seat saw of a table. It can be opened in the window, and "
            "neither hosted, replayed nor checked: use the table's own file for that.",
            f"「{path.name}」は1つの席から見えた内容の記録です。ウィンドウで開けますが、"
            "ホスト、再現、検査はできません。それには卓のファイルを使ってください。",
        )
    )


def no_beginning(path: Path, *, foreign: bool) -> TableFileError:
    """Return the error of a table whose first line cannot be read."""
    if foreign:
        return not_a_table(path)
    return NoBeginningError(
        Words(
            f"“{path.name}” is damaged from its beginning: nothing of the table can be "
            "opened. The file was left as it is. Look for a backup.",
            f"「{path.name}」は先頭から壊れていて、開ける部分がありません。ファイルはそのま"
            "ま残しています。バックアップを探してください。",
        )
    )


def newer_file(path: Path) -> TableFileError:
    """Return the error of a file that a newer program wrote."""
    return TableFileError(
        Words(
            f"“{path.name}” was saved by a newer version of Chabudai. Update the program and "
            "open it again.",
            f"「{path.name}」は新しいバージョンのChabudaiで保存されています。"
            "プログラムを更新してから開いてください。",
        )
    )
