"""The file of a host's state: read at the start, written whenever it is another.

A disk that refuses it is told of once and tried again; the table goes on meanwhile.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from app.core.text.words import Words
from app.net.server.server_state import fresh_state
from app.net.transport.certificate import CertificateError, read_certificate
from app.store.file_trouble import StoreError
from app.store.host_state import HostState, read_state, write_state

KEEP_AGAIN = 5.0
"""Seconds until a disk that refused to keep the places of people is tried again."""

_KEPT_AGAIN = Words(
    "Seats are being saved again; everybody can come back.",
    "席の情報を再び保存できました。全員が席に戻れます。",
)


class StateKeeper:
    """Keeps one host's state beside the file of its table."""

    def __init__(
        self, table: Path, told: Callable[[Words], None], clock: Callable[[], float]
    ) -> None:
        """Read what was kept beside `table`; `told` hears of damage and of a disk that refuses."""
        self._told = told
        self._clock = clock
        state, damage = read_state(table)
        if damage is not None:
            told(damage)
        sound = _sound(state)
        self.state: HostState = sound or fresh_state(time.time())
        """As it was kept last; a fresh one where there was none that can be used."""
        self._never_kept = sound is None
        self._unkept: Words | None = None
        """Why it could not be kept, while that is so."""
        self._tried = 0.0

    @property
    def refused(self) -> bool:
        """Whether the disk refused what was to be kept last."""
        return self._unkept is not None

    @property
    def may_be_tried_again(self) -> bool:
        """Whether the disk refused it, and some time has passed since."""
        return self.refused and self._clock() - self._tried > KEEP_AGAIN

    def keep(self, table: Path, state: HostState) -> None:
        """Write a state beside the file of the table, unless it is kept already. Never raises."""
        if state == self.state and not self._never_kept:
            self._unkept = None
            return
        self._tried = self._clock()
        try:
            write_state(table, state)
        except StoreError as problem:
            if problem.words != self._unkept:
                self._told(problem.words)
            self._unkept = problem.words
        else:
            self.state, self._never_kept = state, False
            if self._unkept is not None:
                self._told(_KEPT_AGAIN)
            self._unkept = None


def _sound(state: HostState | None) -> HostState | None:
    """Return what was kept, unless its certificate is damaged: then everybody is invited anew."""
    if state is None:
        return None
    try:
        read_certificate(state.key + state.certificate)
    except CertificateError:
        return None
    return state
