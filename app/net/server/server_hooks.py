"""What a table's server calls, so that whoever hosts it can keep, tell and end."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from app.net.auth.admission_events import AdmissionEvent
from app.session.room.messages.to_people import Invitation

log = logging.getLogger(__name__)


def log_event(event: AdmissionEvent) -> None:
    """Write down what nobody else listens to."""
    log.info("%s", event.words.en)


def nothing() -> None:
    """Stand for somebody who does not listen."""


@dataclass
class ServerHooks:
    """Set by the process that hosts; until then nobody listens."""

    told: Callable[[AdmissionEvent], None] = log_event
    """Called with what the host's people should know of those who try to join."""
    changed: Callable[[], None] = nothing
    """Called when what is kept beside the table's file is another: places, guests, bans."""
    ended: Callable[[], None] = nothing
    """Called when the host's chair ends the table."""
    invitation: Callable[[], Invitation | None] = nothing
    """Returns how others come to the table now."""
