"""Whether a request is made of what it should be made of, before anybody acts on it.

The wire's decoder refuses nonsense already; the host does not rely on who calls it.
"""

from __future__ import annotations

from typing import Any

from app.core.data.validation import fits
from app.core.intent import Batch, ForSeat, Request
from app.core.text.words import Words

DEEPEST = 8
"""Batches within one another."""

MALFORMED = Words(
    "There was an error in the program that sent this. Update it, or report what you did.",
    "送信したプログラムの誤りです。更新するか、操作内容を報告してください。",
)


def well_formed(request: Request) -> bool:
    """Whether every field of `request` has its type and a sane size."""
    return type(request) is Request and not _too_deep(request.intent) and fits(request)


def _too_deep(intent: Any) -> bool:
    if type(intent) is ForSeat:
        intent = intent.step
    if not isinstance(intent, Batch):
        return False
    layer: list[Any] = [intent]
    for _ in range(DEEPEST):
        layer = [
            step
            for one in layer
            if isinstance(one, Batch) and isinstance(one.steps, tuple)
            for step in one.steps
        ]
        if not layer:
            return False
    return True
