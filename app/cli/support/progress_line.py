"""How far long work is, for whoever waits at a terminal for more than a moment."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self

from app.core.text.wording import percent
from app.core.text.words import Language, Words

PATIENCE = 0.5
"""Seconds that pass without a word."""
_BAR = 24
_CLEAR = "\r\033[K"


class Progress:
    """One changing line on the terminal of standard error, and nothing anywhere else."""

    def __init__(self, total: int, speak: Language, said: Callable[[int], Words]) -> None:
        """`total` is how much there is to do; `said` tells how much is done."""
        self._total = total
        self._said = said
        self._speak: Language = speak
        self._live = sys.stderr.isatty()
        self._begun = time.monotonic()
        self._shown = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Take the line away, also where Ctrl+C ended the work."""
        if self._shown:
            print(_CLEAR, end="", file=sys.stderr, flush=True)

    def report(self, done: int) -> bool:
        """Show how much is done; work on a terminal always goes on."""
        if self._live and time.monotonic() - self._begun > PATIENCE:
            share = done / self._total
            bar = ("#" * round(share * _BAR)).ljust(_BAR, ".")
            said = self._said(done).in_(self._speak)
            print(
                f"{_CLEAR}[{bar}] {percent(share):>4} {said}", end="", file=sys.stderr, flush=True
            )
            self._shown = True
        return True
