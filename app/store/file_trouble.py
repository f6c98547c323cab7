"""What can go wrong with files, as sentences for people: what, where, what to do."""

from __future__ import annotations

from pathlib import Path

from app.core.text.disk_refusal import reason
from app.core.text.words import Words


class StoreError(Exception):
    """A file could not be read or written; `words` is for people."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


def cannot_write(path: Path, problem: OSError) -> StoreError:
    """Return the error of a file that could not be written. What was there before is whole."""
    why = reason(problem)
    return StoreError(
        Words(
            f"“{path.name}” was not saved in {path.parent}: {why.en}.",
            f"「{path.name}」を{path.parent}に保存できませんでした。{why.ja}。",
        )
    )


def cannot_host(folder: Path, problem: OSError) -> StoreError:
    """Return the error of a folder that can take no file of a hosted table."""
    why = reason(problem)
    return StoreError(
        Words(
            f"No table can be hosted: its file cannot be kept in {folder}, as {why.en}. To use "
            "another folder, set “CHABUDAI_HOME” to it before you start the program.",
            f"卓のファイルを{folder}に保存できないため、卓を開けません。{why.ja}。"
            "別のフォルダーを使うには、環境変数「CHABUDAI_HOME」に指定して起動してください。",
        )
    )


def cannot_read(path: Path, problem: OSError) -> Words:
    """Return the sentence for a file that could not be read."""
    why = reason(problem)
    return Words(
        f"“{path.name}” in {path.parent} cannot be read: {why.en}.",
        f"{path.parent}の「{path.name}」を読めません。{why.ja}。",
    )
