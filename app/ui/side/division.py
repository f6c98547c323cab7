"""How log, requests, advice, what could be started and history share the side panel's height.

A function of what is wanted, and of nothing that was before: whatever came and went, or was large
and is small again, leaves no trace. The log, or another tab, is always seen. It has what the
others leave it, and they stand below it: nothing else moves for what comes and goes.
"""

from __future__ import annotations

from app.core.data.value import value

ADVICE_SHARE = 0.55
"""Of the height for log and advice, what advice takes at most where nobody divided it by hand."""


@value
class Chosen:
    """Heights that somebody drew; 0 for one that nobody did."""

    advice: int = 0
    tree: int = 0


@value
class Heights:
    """Pixels; 0 for a part that is hidden."""

    tabs: int
    asked: int
    advice: int
    starts: int
    history: int
    """The line, and above it the tree."""


@value
class Wanted:
    """What there is to divide, and what the parts need of it, in pixels."""

    height: int
    """Of all of them, with what stands between two."""
    between: int
    tabs: int
    """At least: their row, and some lines of the log."""
    line: int
    """All of the history while its tree is closed."""
    tree: int = 0
    """At least; 0 while it is closed."""
    usual_tree: int = 0
    asked: int = 0
    """All of what people ask; 0 for nothing."""
    starts: int = 0
    """All of what could be started; 0 for nothing."""
    advice: int = 0
    """All of it; 0 for none."""
    newest: int = 0
    """As much of it as is seen in any case, where that is possible."""

    @property
    def least(self) -> int:
        """What is needed without advice."""
        return self.tabs + self.between + self.below + self.tree

    @property
    def below(self) -> int:
        """What stands below the log, with what is between, without advice and the tree."""
        shown = [part for part in (self.asked, self.starts) if part]
        return self.line + sum(shown) + self.between * len(shown)


def divide(chosen: Chosen, wanted: Wanted) -> Heights:
    """Return the heights of the parts.

    Where not all has room the tree gives way first, then advice.
    """
    room = wanted.height - wanted.below - wanted.between
    between = wanted.between if wanted.advice else 0
    newest = min(wanted.newest, wanted.advice) + between
    tree = min(max(chosen.tree or wanted.usual_tree, wanted.tree), room - wanted.tabs - newest)
    if not wanted.tree or tree < wanted.tree:
        tree = 0
    room -= tree
    advice = 0
    if wanted.advice:
        room -= between
        share = chosen.advice or max(round(room * ADVICE_SHARE), wanted.newest)
        advice = max(0, min(wanted.advice, share, room - wanted.tabs))
    tabs, history = room - advice, wanted.line + tree
    return Heights(tabs, wanted.asked, advice, wanted.starts, history)
