"""The computers at one hosted table: which seats they play, how they are, what they are told.

Before the table is laid whoever looks after it seats them; from then on the options of the table
say who plays a seat, and change as all options do. Each sees what its seat sees and asks as a
person does, through the turn lock and the draws; a step that is refused for the moment is tried
again in a while. Where they think is not known here: see `serve`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from app.core.facts.agreement_facts import OptionsSet
from app.core.ids import SPECTATOR, TABLE, PersonId, SeatId
from app.core.intent import Request
from app.core.text.words import Words
from app.games.contracts.computer_contract import computers_of, played_by
from app.session.computer.computer_seat import ComputerSeat
from app.session.computer.thoughts import Question, Thought
from app.session.host.updates import Answer
from app.session.room.messages.from_people import SeatComputer, SteerComputers
from app.session.room.messages.to_people import ComputerAt, ComputerState
from app.session.seat.chronicle import LocalChronicle
from app.session.seat.seat_client import SeatClient
from app.session.steps.rights import ONLY_WATCHES, ImpossibleError, impossible

if TYPE_CHECKING:
    from app.core.options import Options
    from app.games.game_api import GameSpec
    from app.session.room.audience import Audience
    from app.session.room.hosted_game import HostedGame

TRIED_AGAIN = 0.5
"""Seconds after which a step is asked again that was refused for the moment."""
_LAID = Words(
    "Who plays which seat is a rule of this table now. Ask the others to agree to a change.",
    "席の担当は、この卓のルールとして決まっています。変えるにはほかの人に同意を求めてください。",
)


class ComputerDesk:
    """Keeps the computers of one table going, and tells everybody of them."""

    def __init__(self, audience: Audience, spec: GameSpec, options: Options) -> None:
        """`options` are what the table will agree on; computers among them sit down at once."""
        self.filled: Callable[[], None] = _nothing
        """Called when a seat has somebody that was free: the table may be ready to be laid."""
        self._audience = audience
        self._roster = audience.roster
        self._spec = spec
        self._think: Callable[[SeatId, Question], None] | None = None
        self._drop: Callable[[SeatId], None] = _nothing
        self._game: HostedGame | None = None
        self._players: dict[SeatId, ComputerSeat] = {}
        self._public: SeatClient | None = None
        self._seed = 0
        self._now = 0.0
        self._again: dict[SeatId, float] = {}
        """When a seat asks again."""
        self._show(self._playing(options))

    @property
    def possible(self) -> bool:
        """Whether the game has any."""
        return bool(self._spec.players)

    def options(self) -> Options:
        """Return what the table agrees on of them when it is laid."""
        return tuple(played_by(one.seat, one.player) for one in self._roster.computers.values())

    def _playing(self, options: Options) -> dict[SeatId, str]:
        known, seats = self._spec.players, range(self._roster.seats)
        found = computers_of(options)
        return {seat: one for seat, one in found.items() if seat in seats and one in known}

    # -- before the table is laid ---------------------------------------------------------------

    def seat(self, person: PersonId, wish: SeatComputer, _now: float) -> None:
        """Let a computer have a free seat, or nobody that a computer has. Raises ImpossibleError.

        Only whoever looks after the table does it, while the seats gather.
        """
        roster = self._roster
        roster.check_chair(person)
        if self._game is not None:
            raise ImpossibleError("laid", _LAID)
        roster.check_seat(wish.seat)
        holder = roster.on(wish.seat)
        if holder is not None:
            raise impossible(
                "seat-taken",
                f"Seat {wish.seat + 1} is {holder.name}’s. Choose a free one for the computer.",
                f"{wish.seat + 1}番の席は{holder.name}さんのものです。"
                "空いている席を選んでください。",
            )
        if wish.player and wish.player not in self._spec.players:
            raise impossible(
                "no-computer",
                "This game has no such computer player. Choose another.",
                "このゲームにそのコンピューターはありません。別のものを選んでください。",
            )
        playing = {one.seat: one.player for one in roster.computers.values()}
        playing.pop(wish.seat, None)
        self._show(playing | ({wish.seat: wish.player} if wish.player else {}))
        self._audience.tell_people()
        if wish.player:
            self.filled()

    # -- while the table is played --------------------------------------------------------------

    def begin(self, game: HostedGame) -> None:
        """Take in the table that was laid, or that goes on."""
        self._game = game
        self._show(self._playing(game.host.tree.table.options))
        self._sit_down()

    def serve(
        self, think: Callable[[SeatId, Question], None], drop: Callable[[SeatId], None]
    ) -> None:
        """Let them play from now on: there are processes in which they can think.

        `think` is called with what the computer of a seat is asked, `drop` when nobody wants to
        know any more what a seat thinks about.
        """
        self._think, self._drop = think, drop
        self._sit_down()

    def _sit_down(self) -> None:
        if self._game is None or self._think is None or not self.possible:
            return
        announced = self._game.host.tree.table_at(0).setting.seed
        self._seed = int.from_bytes(os.urandom(6)) if announced is None else announced
        self._public = self._client(SPECTATOR)
        self._public.listeners.append(lambda _update: self._follow())
        self._follow()

    def _client(self, seat: SeatId) -> SeatClient:
        assert self._game is not None  # there is no view of a table that is not laid
        host = self._game.host
        client: SeatClient

        def submit(request: Request) -> Answer | None:
            assert self._game is not None
            self._game.submit(request, client.answered, self._now)
            return None

        client = SeatClient(seat, submit, LocalChronicle(host, seat))
        host.join(seat, client.told)
        return client

    def _follow(self) -> None:
        """Let those sit down that the table agreed on since, and tell everybody."""
        assert self._public is not None  # both are there once it is followed
        assert self._think is not None
        playing = self._playing(self._public.view.options)
        for seat in playing.keys() - self._players.keys():
            self._players[seat] = ComputerSeat(
                self._client(seat),
                self._spec.id,
                self._seed,
                partial(self._think, seat),
                drop=partial(self._drop, seat),
            )
        if playing != {one.seat: one.player for one in self._roster.computers.values()}:
            self._show(playing)
            self._audience.tell_people()

    def _show(self, playing: dict[SeatId, str]) -> None:
        """Let everybody see who plays, and how they are, when they are told of people next."""
        self._roster.computers = {
            seat: ComputerAt(seat, player, self._state(seat))
            for seat, player in sorted(playing.items())
        }

    def _state(self, seat: SeatId) -> ComputerState:
        player = self._players.get(seat)
        if player is None:
            return "plays"
        if player.trouble is not None:
            return "failed"
        return "thinks" if player.thinking else "waits" if player.held else "plays"

    def answered(self, seat: SeatId, thought: Thought, now: float) -> None:
        """Take in what the computer of a seat thought."""
        self._now = now
        player = self._players.get(seat)
        if player is not None:
            player.answered(thought)
            if player.hasty:
                self._again[seat] = now + TRIED_AGAIN

    def lost(self, seat: SeatId) -> None:
        """Note that the process in which a computer thought is gone."""
        player = self._players.get(seat)
        if player is not None:
            player.lost()

    def steer(self, person: PersonId, wish: SteerComputers, now: float) -> None:
        """Stop all that think, or let those go on that wait. Raises ImpossibleError."""
        if self._roster[person].role == "spectator":
            raise ImpossibleError("spectator", ONLY_WATCHES)
        self._now = now
        for player in self._players.values():
            if wish.do == "stop" and player.thinking:
                player.stop()
            elif wish.do == "go_on" and player.held and player.player:
                player.go_on()
        self.tick(now)

    def taken_over(self, seat: SeatId) -> None:
        """Let a person play a seat that a computer has: it was agreed that they have it."""
        if self._game is not None and seat in self._roster.computers:
            self._game.host.add_agreed(OptionsSet(TABLE, (played_by(seat, ""),)))

    def tick(self, now: float) -> None:
        """Ask again what was refused for the moment, and tell everybody how they are."""
        if not self._players:
            return
        self._now = now
        for seat in [seat for seat, due in self._again.items() if now >= due]:
            del self._again[seat]
            if self._players[seat].hasty:
                self._players[seat].go_on()
        before = self._roster.computers
        self._show({one.seat: one.player for one in before.values()})
        if self._roster.computers != before:
            self._audience.tell_people()


def _nothing(*_: object) -> None:
    """Stand for somebody who does not listen."""
