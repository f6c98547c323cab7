"""What people wrote that stands on the screens: names, decks, notes, lines of chat.

The pictures show what people usually write; `written` puts somebody else's words in its place.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from app.core.data.value import value


@value
class Written:
    """One text for each thing that people name or say."""

    players: tuple[str, ...] = ("Aki", "Ren")
    spectator: str = "Mio"
    decks: tuple[str, str] = ("Dragapult ex", "Dragapult, first try")
    notes: tuple[str, str] = ("moves 3 counters a turn", "healed by 30")
    mark: str = "counter"
    """The key of a mark, which its owner chooses."""
    branches: tuple[str, str] = ("What if: retreat", "What if: Iono")
    branch_note: str = "keeps the Prize lead"
    chat: str = "Good luck, have fun!"
    table: str = "Friday evening"
    """What a host calls its table."""
    host: str = "192.168.1.5"
    """The name of a computer in the network."""
    file: str = "Friday evening"
    """Without its ending."""


_usual = Written()
_now = [_usual]


def on_screen() -> Written:
    """Return what the screens are to show."""
    return _now[-1]


@contextmanager
def written(words: Written) -> Iterator[None]:
    """Show other words on all screens for a while."""
    _now.append(words)
    try:
        yield
    finally:
        _now.pop()
