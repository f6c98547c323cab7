"""What can go wrong with files, as sentences for people: what, where, what to do."""

from __future__ import annotations

import errno
from pathlib import Path

from app.core.words import Words


class StoreError(Exception):
    """A file could not be read or written; `words` is for people."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


_FULL = Words(
    "the disk is full. Make room, or choose another place",
    "ディスクの空きがありません。空きを作るか、別の場所を選んでください",
)
_READ_ONLY = Words(
    "that place is read-only. Choose another place",
    "その場所は読み取り専用です。別の場所を選んでください",
)
_NO_LEAVE = Words(
    "you have no permission there. Change the permissions, or choose another place",
    "アクセス権がありません。権限を変えるか、別の場所を選んでください",
)
_NOT_THERE = Words(
    "there is no such place. It may have been moved or renamed: choose another",
    "その場所が見つかりません。移動や名前の変更がないか確かめ、別の場所を選んでください",
)
_FOLDER = Words(
    "that is a folder. Choose a file name in it",
    "それはフォルダーです。その中のファイル名を指定してください",
)
_LONG_NAME = Words(
    "the name is too long. Choose a shorter one",
    "名前が長すぎます。短い名前にしてください",
)

_REASONS = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EFBIG: _FULL,
    errno.EROFS: _READ_ONLY,
    errno.EACCES: _NO_LEAVE,
    errno.EPERM: _NO_LEAVE,
    errno.ENOENT: _NOT_THERE,
    errno.ENOTDIR: _NOT_THERE,
    errno.EISDIR: _FOLDER,
    errno.ENAMETOOLONG: _LONG_NAME,
}


def reason(problem: OSError) -> Words:
    """Return why the disk refused, and what to do, as a clause without its end."""
    known = _REASONS.get(problem.errno or 0)
    if known is not None:
        return known
    said = problem.strerror or str(problem) or type(problem).__name__
    return Words(
        f"the system says “{said}”. Try again, or choose another place",
        f"システムの応答は「{said}」です。もう一度試すか、別の場所を選んでください",
    )


def cannot_write(path: Path, problem: OSError) -> StoreError:
    """Return the error of a file that could not be written. What was there before is whole."""
    why = reason(problem)
    return StoreError(
        Words(
            f"“{path.name}” was not saved in {path.parent}: {why.en}.",
            f"「{path.name}」を{path.parent}に保存できませんでした。{why.ja}。",
        )
    )


def cannot_read(path: Path, problem: OSError) -> Words:
    """Return the sentence for a file that could not be read."""
    why = reason(problem)
    return Words(
        f"“{path.name}” in {path.parent} cannot be read: {why.en}.",
        f"{path.parent}の「{path.name}」を読めません。{why.ja}。",
    )
