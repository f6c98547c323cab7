"""Which versions of the wire a side speaks, and which one both take."""

from __future__ import annotations

from app.core.data.value import value

LARGEST_VERSION = 65535


@value
class Versions:
    """All versions from `oldest` to `newest`."""

    oldest: int
    newest: int

    @property
    def is_sound(self) -> bool:
        """Whether these are versions at all; they come from outside."""
        return 1 <= self.oldest <= self.newest <= LARGEST_VERSION


SPOKEN = Versions(3, 5)
"""What this Chabudai speaks. In version 1 a host did not say that it had been started anew, stage
and marks were told whole each time, and all of the history in one message. In version 2 a turn was
one seat's, and so was the time that ran on the clock; the zones of a table stayed the same for the
whole game. In version 3 nobody called a judge or let one act in their place.
In version 4 a table did not say who had gone first (`net/encoding/older_wire.py`)."""


def agreed(host: Versions, client: Versions) -> int | None:
    """Return the newest version that both speak; None if there is none."""
    newest = min(host.newest, client.newest)
    return newest if newest >= max(host.oldest, client.oldest) else None


def is_older(one: Versions, other: Versions) -> bool:
    """Tell which of two sides that share no version has to be updated."""
    return one.newest < other.oldest
