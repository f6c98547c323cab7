"""Programs at the seats of a table in this process: what they do next, and what goes on by itself.

Everything goes as at a table of people: each program is handed what its own seat sees and nothing
else, and what it does is asked of the host.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from app.core.data.value import value
from app.core.ids import SeatId
from app.core.intent import Intent, Procedure
from app.core.text.words import Words
from app.games.contracts.computer_contract import Think
from app.games.contracts.out_contract import tasks_of
from app.session.host.local_table import LocalTable
from app.session.host.updates import Refused
from app.session.trial.dry_run import dry_run

SETUP = "setup"
"""The procedure by which a seat sets its side up, in games that have one."""


@value
class Acted:
    """What a program did."""

    seat: SeatId
    seconds: float
    """Of a processor."""
    decided: bool = True
    """False for the one thing that the game asked of it anyway, such as carrying out a phase."""
    refused: Words | None = None
    """Why the table did not do it."""


class SeatedPrograms:
    """The programs of a table, by seat. The other seats are people's."""

    def __init__(self, table: LocalTable, players: Mapping[SeatId, str], seed: int) -> None:
        """`players` are names of `GameSpec.players`; the same seed gives the same chance."""
        self._table = table
        self._seed = seed
        ahead = partial(dry_run, table.spec)
        self._thinks: dict[SeatId, Think] = {
            seat: table.spec.players[name].think(ahead) for seat, name in players.items()
        }
        self._memories: dict[tuple[SeatId, int], str] = {}
        self._acting = 0

    def think(self) -> Iterator[Acted]:
        """Ask the programs in turn, from who acted last on, until one has done something.

        Yields what each wanted; the last is what happened, and those before it were refused.
        Nothing where nobody has anything to do.
        """
        seats = sorted(self._thinks, key=lambda seat: (seat < self._acting, seat))
        for seat in seats:
            thought = self._asked(seat)
            if thought is not None:
                yield thought
                if thought.refused is None:
                    self._acting = seat
                    return

    def _asked(self, seat: SeatId) -> Acted | None:
        client = self._table.sit(seat)
        node = client.node
        # The same table gives the same chance again, also after an undo.
        chance = random.Random(f"{self._seed} {seat} {node}")  # noqa: S311 - repeatable on purpose
        began = time.thread_time()
        step, memory = self._thinks[seat](client.view, self._memory(seat), chance)
        seconds = time.thread_time() - began
        if step is None:
            self._memories[seat, node] = memory
            return None
        decided = step not in only_steps(self._table, seat)
        answer = client.ask(step)
        if isinstance(answer, Refused):
            return Acted(seat, seconds, decided, answer.reason)
        self._memories[seat, client.node] = memory
        return Acted(seat, seconds, decided)

    def _memory(self, seat: SeatId) -> str:
        """Return what a program kept when it last acted on the way to where the table stands."""
        client = self._table.sit(seat)
        kept = self._memories
        back = client.chronicle.back_from(client.node)
        return next((kept[seat, node] for node in back if (seat, node) in kept), "")


def only_steps(table: LocalTable, seat: SeatId) -> tuple[Intent, ...]:
    """Return the steps of tasks that leave a seat no choice."""
    spec, view = table.spec, table.sit(seat).view
    asked = tasks_of(view, spec.tasks, spec.out, spec.over)
    own = (task.choices for task in asked if task.seat == seat)
    alone = (choices[0].intent for choices in own if len(choices) == 1)
    return tuple(intent for intent in alone if intent is not None)


def go_on(table: LocalTable) -> bool:
    """Do what the table calls for while no player has anything to decide; whether anything was.

    The first task that says what does it (carrying out a phase); before the first turn the setup of
    those who are waited for, and the beginning, unless somebody has to choose something.
    """
    spec, seats = table.spec, range(len(table.sit(0).view.setting.seats))
    waits = False
    for seat in seats:
        view = table.sit(seat).view
        for task in tasks_of(view, spec.tasks, spec.out, spec.over):
            if task.seat == seat and _does(table, seat, [one.intent for one in task.choices]):
                return True
            waits = waits or task.seat == seat
    view = table.sit(0).view
    if view.turn.number or spec.beginning is None or waits:
        return False
    awaited = spec.beginning.awaited(view)
    if SETUP in spec.procedures:
        for seat in awaited:
            if _does(table, seat, [Procedure(SETUP)]):
                return True
    return _does(table, 0, [spec.beginning.begin(awaited)])


def _does(table: LocalTable, seat: SeatId, steps: Sequence[Intent | None]) -> bool:
    """Ask the first step that there is; whether the table did it."""
    step = next((step for step in steps if step is not None), None)
    if step is None:
        return False
    return not isinstance(table.sit(seat).ask(step), Refused)
