"""Taking back a remedy leads to where the table stood before, and not into what it repeated."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from app.core.ids import NodeId
from app.core.text.table_sentences import REMEDY


class Told(Protocol):
    """Something that was announced, as a fact or as a seat heard of it."""

    @property
    def verb(self) -> str:
        """Names the sentence."""

    @property
    def number(self) -> int:
        """Of a remedy that let steps happen again: the step at which the table stood."""


def before_remedy(told: Iterable[Told], steps: int) -> NodeId | None:
    """Return where the table stood before a remedy that let steps happen again; None for others.

    `told` is what happened in the step to be taken back, `steps` how many there are.
    """
    origins = (one.number for one in told if one.verb == REMEDY)
    return next((origin for origin in origins if 0 < origin < steps), None)
