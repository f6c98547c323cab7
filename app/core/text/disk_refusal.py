"""Why a disk refused, as a clause for people: the system's own words are English only."""

from __future__ import annotations

import errno

from app.core.text.wording import quoted
from app.core.text.words import Words

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
    said = quoted(problem.strerror or str(problem) or type(problem).__name__)
    return Words(
        f"the system says {said.en}. Try again, or choose another place",
        f"システムの応答は{said.ja}です。もう一度試すか、別の場所を選んでください",
    )
