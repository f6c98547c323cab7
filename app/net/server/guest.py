"""What a host keeps for one connection, from its first word to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from app.core.ids import PersonId
from app.net.auth.host_handshake import Admitted, HostHandshake
from app.net.server.joining_frames import ComingIn
from app.net.server.part_sender import PastInParts
from app.net.server.streams import Stream
from app.session.room.messages.from_people import WantPast


class Guest:
    """Somebody at the other end: in the handshake first, then without a place, then a person."""

    def __init__(
        self,
        handshake: HostHandshake,
        look_back: Callable[[Guest, WantPast], None],
        unread: Callable[[], int],
    ) -> None:
        """`look_back` tells the guest a part of the history, `unread` what was not read of it."""
        self.handshake: HostHandshake | None = handshake
        """None once they are in."""
        self.entered: Admitted | None = None
        self.person: PersonId | None = None
        """None before they have a place, and once another connection has it."""
        self.stream: Stream | None = None
        """What they are told of the table."""
        self.coming: ComingIn | None = None
        """What they are told before, of what happened so far."""
        self.timer: asyncio.TimerHandle | None = None
        """Runs out when the time for the handshake is over."""
        self.past = PastInParts(lambda wanted: look_back(self, wanted), unread)
