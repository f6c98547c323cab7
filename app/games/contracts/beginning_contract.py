"""How a game begins: once every seat is ready, or without those who are named.

Until the first turn each seat sets up its own side. Whether it is done follows from what everybody
sees, so that the host, every window and every seat agree on whom the game waits for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from app.core.data.value import value
from app.core.ids import SeatId, is_number
from app.core.intent import Intent, Procedure
from app.core.view import SeatView

Awaited = Callable[[SeatView], tuple[SeatId, ...]]
"""(anybody's view) -> the seats that the first turn waits for: the same for every view."""
WITHOUT = "without"
"""The argument by which a request names the seats it does not wait for, with commas between."""


@value
class Beginning:
    """How a game with a setup begins. The host refuses a first turn before that (`session`)."""

    procedure: str
    """Begins the first turn. It is given `WITHOUT`, and leaves the cards of those seats alone."""
    awaited: Awaited
    said: frozenset[str] = frozenset()
    """Marks by which a seat speaks for itself ("ready"): at a hosted table no other seat does."""

    def begin(self, without: Iterable[SeatId] = ()) -> Procedure:
        """Return what begins the game: when all are ready, or without the seats named."""
        named = ",".join(str(seat) for seat in without)
        return Procedure(self.procedure, ((WITHOUT, named),) if named else ())

    def named_by(self, intent: Intent) -> frozenset[SeatId]:
        """Return the seats that a request names to begin without; none unless it begins."""
        if not isinstance(intent, Procedure) or intent.name != self.procedure:
            return frozenset()
        return named_in(dict(intent.arguments))


def named_in(arguments: Mapping[str, str]) -> frozenset[SeatId]:
    """Return the seats that the arguments of a procedure name; what is no number names nobody."""
    words = arguments.get(WITHOUT, "").split(",")
    return frozenset(int(word) for word in words if is_number(word))
