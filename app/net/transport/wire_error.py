"""What is wrong with bytes from a host, and the checks that find it.

A client may have joined anybody's table: whatever comes is checked field by field before the view
of its seat changes.
"""

from __future__ import annotations

from typing import Any, NoReturn

from app.core.data.field_limits import LARGEST_NUMBER
from app.core.text.words import Words


class WireError(ValueError):
    """A message of the host that is not what it should be; `reason` is for people."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where = where
        """The part of the message; for programs."""
        self.reason = Words(
            f"The table sent something that cannot be read (“{where}”). "
            "Both sides may need the same version of the program.",
            f"卓から届いたデータを読み取れません（「{where}」）。"
            "双方のプログラムのバージョンが違うかもしれません。",
        )


class OutOfStep(ValueError):  # noqa: N818 - a state of the two ends, which a whole view mends
    """The view here is not the one the host means; the whole view has to be asked for."""

    def __init__(self) -> None:
        super().__init__("out-of-step")
        self.reason = Words(
            "This window was out of step with the table and asks for the whole view.",
            "卓とのずれがあったので、全体を受け取り直します。",
        )


def wrong(where: str) -> NoReturn:
    """Raise the error that names a part of a message."""
    raise WireError(where)


def whole(raw: Any, where: str, least: int = 0, most: int = LARGEST_NUMBER) -> int:
    """Return `raw` if it is a whole number within bounds. Raises WireError."""
    # `True` is an int to Python.
    if type(raw) is int and least <= raw <= most:
        return raw
    wrong(where)


def text(raw: Any, where: str) -> str:
    """Return `raw` if it is text. Raises WireError."""
    if type(raw) is str:
        return raw
    wrong(where)


def row(raw: Any, where: str, least: int = 0, most: int = LARGEST_NUMBER) -> list[Any]:
    """Return `raw` if it is a list of a length within bounds. Raises WireError."""
    if type(raw) is list and least <= len(raw) <= most:
        return raw
    wrong(where)
