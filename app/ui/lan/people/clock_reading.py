"""What the table's clock says at one moment: the host tells it now and then, windows count on."""

from __future__ import annotations

from math import ceil
from typing import Literal

from app.core.data.value import value
from app.session.room.game_clock import ClockFace

LOW = 60.0
"""Seconds left for the game below which it warns, or a share of what was given, if that is less."""
LOW_TURN = 15.0
"""The same for one turn."""
LOW_SHARE = 0.2
MINUTE, HOUR = 60, 3600

Warns = Literal["", "low", "over"]


@value
class Reading:
    """What the clock says of one seat."""

    left: float | None
    """Seconds for the whole game; None where no time is given for it."""
    turn: float | None
    """Seconds for the turn in hand; None where it is not this seat's, or none are given."""
    runs: bool = False
    warns: Warns = ""


def readings(face: ClockFace, since: float) -> tuple[Reading, ...]:
    """Return what the clock says of each seat `since` seconds after it was told."""
    return tuple(_reading(face, seat, since) for seat in range(len(face.left)))


def _reading(face: ClockFace, seat: int, since: float) -> Reading:
    setting, runs = face.setting, seat in face.running
    gone = since if runs else 0.0
    left = face.left[seat] - gone if setting.seconds else None
    turn = face.turn_left - gone if setting.turn and runs else None
    warns = max(
        _warns(left, min(LOW, LOW_SHARE * setting.seconds)),
        _warns(turn, min(LOW_TURN, LOW_SHARE * setting.turn)),
        key=("", "low", "over").index,
    )
    return Reading(left, turn, runs, warns)


def _warns(left: float | None, low: float) -> Warns:
    if left is None:
        return ""
    return "over" if left <= 0.0 else "low" if left <= low else ""


def shown(seconds: float) -> str:
    """Return a time as clocks show it: "12:34", "1:02:03"; "−0:05" where it is over."""
    sign = "−" if seconds <= -1.0 else ""
    whole = int(-seconds) if seconds < 0.0 else ceil(seconds)
    hours, minutes = whole // HOUR, whole % HOUR // MINUTE
    clock = f"{hours}:{minutes:02}" if hours else f"{minutes}"
    return f"{sign}{clock}:{whole % MINUTE:02}"
