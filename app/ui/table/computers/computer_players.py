"""The computer players of a table whose host is in this process."""

from __future__ import annotations

import os
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from app.core.ids import SPECTATOR, SeatId
from app.core.text.words import Words
from app.games.contracts.computer_contract import computers_of
from app.session.computer.computer_seat import ComputerSeat
from app.session.host.local_table import LocalTable
from app.session.host.updates import SeatUpdate
from app.ui.table.computers.thinking_process import ThinkingProcess


class ComputerPlayers(QObject):
    """Lets programs play the seats that the table agreed to give them."""

    changed = Signal()
    """Whether one thinks, waits or is in trouble is new."""

    def __init__(
        self,
        table: LocalTable,
        command: Sequence[str] = (),
        parent: QObject | None = None,
        *,
        held: bool = False,
    ) -> None:
        """`command` starts another program to think in.

        `held`: those who play already wait until somebody acts, as at a table from a file, which
        its reader may only want to look at.
        """
        super().__init__(parent)
        self._table = table
        self._command = command
        self._seats: dict[SeatId, ComputerSeat] = {}
        self._processes: dict[SeatId, ThinkingProcess] = {}
        announced = table.host.tree.table.setting.seed
        self._seed = int.from_bytes(os.urandom(6)) if announced is None else announced
        self._public = table.sit(SPECTATOR)
        self._public.listeners.append(self._heard)
        self._sit_down(held=held)

    def close(self) -> None:
        """End all processes."""
        self._public.listeners.remove(self._heard)
        for seat in list(self._seats):
            self._seats.pop(seat).close()
            self._processes.pop(seat).stop()

    @property
    def playing(self) -> dict[SeatId, str]:
        """Which seats programs play, and which does."""
        seats = range(len(self._public.view.setting.seats))
        played = computers_of(self._public.view.options)
        return {seat: player for seat, player in played.items() if seat in seats}

    @property
    def thinking(self) -> tuple[SeatId, ...]:
        """The seats whose players think just now."""
        return tuple(seat for seat, one in self._seats.items() if one.thinking)

    @property
    def troubles(self) -> dict[SeatId, Words]:
        """Why players stopped that did."""
        return {seat: one.trouble for seat, one in self._seats.items() if one.trouble is not None}

    @property
    def held(self) -> tuple[SeatId, ...]:
        """The seats whose players wait to be told to go on, or for somebody else."""
        return tuple(seat for seat in self.playing if self._seats[seat].held)

    def stop(self) -> None:
        """Have all of them drop what they think about."""
        for seat in self.thinking:
            self._seats[seat].stop()

    def go_on(self) -> None:
        """Have those that wait think about the table as it stands."""
        for seat in self.held:
            self._seats[seat].go_on()

    def _heard(self, _update: SeatUpdate) -> None:
        self._sit_down()

    def _sit_down(self, *, held: bool = False) -> None:
        for seat in self.playing:
            if seat in self._seats:
                continue
            process = ThinkingProcess(self._command, self)
            self._processes[seat] = process
            player = ComputerSeat(
                self._table.sit(seat),
                self._table.spec.id,
                self._seed,
                process.ask,
                self.changed.emit,
                drop=process.stop,
                held=held,
            )
            self._seats[seat] = player
            process.answered.connect(player.answered)
            process.lost.connect(player.lost)
