"""Who hears what happens at a hosted table."""

from __future__ import annotations

from typing import Protocol

from app.net.client.connection_state import State
from app.session.host.updates import Answer, Update
from app.session.room.messages.to_people import Seated, Told
from app.session.seat.chronicle import BareEntry


class Listener(Protocol):
    """Who hears what happens at the table; called in the client's thread."""

    def state_is(self, state: State) -> None:
        """The connection stands otherwise now."""

    def seated(self, seated: Seated) -> None:
        """One has a place: what comes from now on is what these eyes see."""

    def began(self, journal: tuple[BareEntry, ...], run: str) -> None:
        """All that happened so far; the whole view follows. `run`: see `Journal`."""

    def told(self, update: Update) -> None:
        """Something happened on the table."""

    def answered(self, answer: Answer) -> None:
        """A gesture was carried out, or refused."""

    def heard(self, message: Told) -> None:
        """Something was said beside the cards."""
