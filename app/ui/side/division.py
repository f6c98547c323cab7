"""How large card, history, advice and tabs share the height of the side panel.

A function of what is wanted, and of nothing that was before: whatever came and went, or was large
and is small again, leaves no trace. The log, or another tab, is always seen.
"""

from __future__ import annotations

from app.core.data.value import value

CARD_SHARE = 5 / 8
"""Of height that nobody divided by hand, the card's; the rest is that of the tabs."""

Chosen = tuple[int, int, int]
"""Heights of card, history and tabs, as somebody divided them, with no advice."""


@value
class Heights:
    """Pixels; 0 for a part that is hidden."""

    card: int
    history: int
    advice: int
    tabs: int


@value
class Wanted:
    """What there is to divide, and what the parts need of it, in pixels."""

    height: int
    """Of all of them, with what stands between two."""
    between: int
    card: int
    """At least."""
    history: int
    """At least; 0 where it is not shown."""
    tabs: int
    """At least: their row, and some lines of the log."""
    advice: int = 0
    """All of it; 0 for none."""
    newest: int = 0
    """As much of it as is seen in any case, where that is possible."""
    above: int = 0
    """What stands above everything for a while; the card makes room for it."""


def divide(chosen: Chosen | None, wanted: Wanted) -> Heights:
    """Return the heights of the parts.

    Advice takes its height from the card, then that of the history, then from the tabs, and at
    last the card's.
    """
    usual = _usual(chosen, wanted)
    if not wanted.advice:
        return usual
    tabs, room = usual.tabs, 0
    for history in (usual.history, 0):
        room = wanted.height - wanted.card - history - tabs - _between(history, wanted)
        if room >= wanted.newest:
            advice = min(wanted.advice, room)
            return Heights(wanted.card + room - advice, history, advice, tabs)
    tabs = max(wanted.tabs, tabs + room - wanted.newest)
    room += usual.tabs - tabs
    if room < wanted.newest:
        advice = min(wanted.advice, max(0, wanted.height - wanted.tabs))
        return Heights(0, 0, advice, wanted.height - advice)
    return Heights(wanted.card, 0, room, tabs)


def _usual(chosen: Chosen | None, wanted: Wanted) -> Heights:
    """Return the heights without advice."""
    card, history, tabs = chosen or (0, 0, 0)
    history = max(history, wanted.history) if wanted.history else 0
    whole = wanted.height - _between(history, wanted)
    spare = whole + wanted.above - card - history - tabs
    tabs = max(wanted.tabs, tabs + spare - round(spare * CARD_SHARE))
    card = max(wanted.card, whole - history - tabs)
    return Heights(card, history, 0, max(wanted.tabs, whole - history - card))


def _between(history: int, wanted: Wanted) -> int:
    """Return what stands between the parts; without the history there is one less."""
    return wanted.between * (2 if history else 1)
