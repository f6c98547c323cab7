"""The computers at the table in the window: how they are, and who plays a seat from now on.

Where the host is in this process its players think in processes of this window (`ComputerPlayers`);
elsewhere the host says how they are. What is shown follows a moment later, so that short thoughts
do not flicker.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.core.intents.agreement_intents import SetOptions
from app.core.text.words import Words
from app.games.contracts.computer_contract import (
    NOBODY,
    computers_of,
    played_by,
    seat_of,
    seat_option,
)
from app.games.form_model import Answers, Choosable, Form, Pick
from app.session.seat.sent_intent import Sent
from app.ui.table.computers.computer_players import ComputerPlayers
from app.ui.table.computers.computers_now import ComputersNow, HasComputers
from app.ui.table.table_document import Document

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.intent import Intent
    from app.core.view import SeatView
    from app.games.game_api import Selection
    from app.ui.app.shell import Shell
    from app.ui.app.table_in_front import TableInFront
    from app.ui.table.computers.computers_now import Players
    from app.ui.table.open_table import OpenTable

SHOWN_AFTER = 200
"""Milliseconds until what is new of them is shown."""
WHO_PLAYS = Words("Who plays the seats", "席の担当")
CHANGE = Words("Change", "変更")
NOTHING_NEW = Words("Choose another player for a seat.", "席の担当を選び直してください。")


def players_of(table: OpenTable, parent: QObject) -> Players | None:
    """Return the players of a table: in processes of this window, or as their host tells."""
    if isinstance(table, Document):
        # Whoever opens a file may only want to look at it.
        return ComputerPlayers(table.table, parent=parent, held=table.opened)
    return table.computers() if isinstance(table, HasComputers) else None


class PlaceComputers(QObject):
    """What the window shows and asks of the computers at its table."""

    changed = Signal()
    """What is shown of them is new."""

    def __init__(self, window: Shell, place: TableInFront, players: Players | None) -> None:
        """`players` are None where nothing is known of them but which seats they play."""
        super().__init__(place)
        self._window = window
        self._place = place
        self.players = players
        self._last: dict[SeatId, str] = {}
        """Which computer played a seat last."""
        self._told: dict[SeatId, Words] = {}
        """The troubles that were told."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SHOWN_AFTER)
        self._soon.timeout.connect(self._show)
        self._shown = ComputersNow()
        if players is not None:
            players.changed.connect(self._hear)
        place.bridge.stepped.connect(self._hear)
        place.bridge.placed.connect(self._hear)
        self._show()

    # -- how they are -------------------------------------------------------------------------

    @property
    def playing(self) -> dict[SeatId, str]:
        """Which seats computers play, and which does."""
        view = self._place.bridge.view
        seats = range(len(view.setting.seats))
        found = computers_of(view.options)
        return {seat: player for seat, player in found.items() if seat in seats}

    @property
    def now(self) -> ComputersNow:
        """How they are, as it is shown."""
        return self._shown

    def _read(self) -> ComputersNow:
        playing, players = self.playing, self.players
        if players is None:
            return ComputersNow(tuple(playing))
        return ComputersNow(
            tuple(playing),
            tuple(seat for seat in players.thinking if seat in playing),
            tuple(seat for seat in players.held if seat in playing),
            tuple(seat for seat in players.troubles if seat in playing),
        )

    @Slot()
    def _hear(self, *_told: object) -> None:
        self._last |= self.playing
        if not self._soon.isActive() and self._read() != self._shown:
            self._soon.start()

    @Slot()
    def _show(self) -> None:
        now = self._read()
        if now == self._shown:
            return
        self._shown = now
        self._last |= self.playing
        self._tell_troubles()
        counts = self._place.board.board.counts
        counts.thinking = now.thinking
        counts.refresh_hands()
        self.changed.emit()

    def _tell_troubles(self) -> None:
        """Say once why a player stopped."""
        troubles = dict(self.players.troubles) if self.players is not None else {}
        for seat, why in troubles.items():
            if self._told.get(seat) != why:
                self._window.tell(why, "warning")
        self._told = troubles

    # -- what they do -------------------------------------------------------------------------

    def stop_or_go_on(self) -> None:
        """Have them drop what they think about; where none thinks, have them think."""
        if self.players is None:
            return
        if self.players.thinking:
            self.players.stop()
        else:
            self.players.go_on()
        self._show()

    def take_over(self) -> None:
        """Play a computer's seat from now on: the one whose turn it is, else the only one."""
        played, turn = self.playing, self._place.bridge.view.turn
        moving = [seat for seat in turn.seats if seat in played and turn.number]
        if len(moving) == 1 or len(played) == 1:
            self._agree((*moving, *played)[0], "")
        elif played:
            self.choose()

    def give_back(self) -> None:
        """Let a computer play the seat at the window: the one that did, else the only one."""
        seat, players = self._place.one_screen.seat, [*self._place.table.spec.players]
        player = self._last.get(seat) or (players[0] if len(players) == 1 else "")
        if player in players:
            self._agree(seat, player)
        else:
            self.choose()

    def choose(self) -> None:
        """Ask for every seat who plays it."""
        self._place.side.sheets.form.ask(self._asks, self._place.selection(), self._carry_out)

    def _agree(self, seat: SeatId, player: str) -> None:
        self._carry_out(SetOptions((played_by(seat, player),)))

    def _carry_out(self, intent: Intent) -> Sent:
        """Set it where that is one's own to do; elsewhere ask the others for it."""
        place = self._place
        assert isinstance(intent, SetOptions)  # nothing else is asked here
        if not place.bridge.hosted:
            # By the hand of who stays: what was done at a computer's seat is undone with its steps.
            given = {seat for seat in map(seat_of, dict(intent.changes)) if seat is not None}
            stays = [seat for seat in place.one_screen.sits if seat not in given]
            if place.bridge.seat in given and stays:
                return place.bridge.table.sit(stays[0]).send(intent)
            return place.carry_out(intent)
        place.bridge.agree(intent)
        place.side.sheets.form.leave()
        return Sent(intent)

    def _asks(self, view: SeatView, _selection: Selection, answers: Answers) -> Form | None:
        players, playing = self._place.table.spec.players, self.playing
        fields, changes = [], []
        for seat, sits in enumerate(view.setting.seats):
            option, now = seat_option(players, seat), playing.get(seat, NOBODY)
            among = tuple(Choosable(one.id, one.title) for one in option.values)
            chosen = answers.get(option.id, now)
            name = Words(f"{seat + 1} · {sits.name}", f"{seat + 1} · {sits.name}")
            fields.append(Pick(option.id, name, among, chosen))
            if chosen != now and option.allows(chosen):
                changes.append((option.id, chosen))
        intent = SetOptions(tuple(changes)) if changes else None
        return Form(
            WHO_PLAYS, tuple(fields), CHANGE, intent, missing=None if changes else NOTHING_NEW
        )

    def close(self) -> None:
        """Show nothing more; processes of this window end."""
        self._soon.stop()
        if isinstance(self.players, ComputerPlayers):
            self.players.close()
