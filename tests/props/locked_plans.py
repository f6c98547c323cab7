"""While a plan is locked, nothing that anybody else is sent has it in it."""

from __future__ import annotations

from app.core.ids import JUDGE, SeatId
from app.core.seal import plan_text
from app.games.nullpoga.planning.plan_text import BETWEEN
from tests.helpers.play import Play


class LockedPlans:
    """Looks through what everybody is sent at a table, gesture by gesture."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._read: dict[SeatId, int] = {}
        """How many updates of each seat were looked through."""
        self.locked = 0
        """How often something was sent to somebody while another's plan was locked."""

    def look(self) -> None:
        """Raise AssertionError where what was sent since has another's locked plan in it."""
        locked = [(one.seat, plan_text(one.plan)) for one in self._play.truth.seals if one.locked]
        for seat, sent in self._play.sent.items():
            new = sent[self._read.get(seat, 0) :]
            self._read[seat] = len(sent)
            told = self._without_own(seat, b"\n".join(new))
            for owner, plan in locked if new else ():
                if seat in (owner, JUDGE):
                    continue
                self.locked += 1
                for entry in filter(None, plan.split(BETWEEN)):
                    assert entry.encode() not in told, f"seat {seat} was sent {entry!r}, locked"

    def _without_own(self, seat: SeatId, told: bytes) -> bytes:
        """Return what was told in one gesture, less the own plan once: two may plan the same."""
        for one in self._play.truth.seals:
            if one.seat == seat:
                told = told.replace(one.plan.encode(), b"", 1)
        return told
