"""A table until its first turn: what its game still asks of whom, and what the one button is.

How the own side gets ready is a game's own (its action `get_ready`); when it may begin is told by
its `Beginning`. What is said here fits any game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.contracts.out_contract import seats_out
from app.ui.outline.outline_tasks import of_seat

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.view import SeatView
    from app.games.contracts.beginning_contract import Beginning
    from app.games.contracts.out_contract import Out
    from app.games.task_model import Task

WITHOUT = Words("Begin without who is not read&y…", "準備中の人を待たずに始める(&T)…")
AS_IT_IS = Words("Begin with the setup as it is", "準備の途中で始める")
NOT_SAID = Words("{} is not ready yet", "{}の準備がまだ")
WAITS = Words("{} waits for the others", "{}はほかの人を待っている")
"""Said of who may have something to do later, and has nothing before others have done theirs."""


@value
class TableSetup:
    """A table whose first turn has not begun, as one sees it who plays or judges."""

    beginning: Beginning
    view: SeatView
    tasks: tuple[Task, ...]
    """What is to be done there, where the game says so."""
    out: Out | None = None
    """How the game says that a seat is out: nobody waits for it."""

    @property
    def awaited(self) -> tuple[SeatId, ...]:
        """The seats that are not ready."""
        gone = seats_out(self.view, self.out)
        return tuple(seat for seat in self.beginning.awaited(self.view) if seat not in gone)

    @property
    def may_begin(self) -> bool:
        """Whether nothing is left to do but to begin."""
        begins = self.beginning.begin()
        left = (task for task in self.tasks if begins not in [one.intent for one in task.choices])
        return not self.awaited and not any(left)

    @property
    def own_is_ready(self) -> bool:
        """Whether nothing is left to do here, or nothing before the others are ready."""
        has_nothing = bool(self.tasks) and self.view.seat not in [one.seat for one in self.tasks]
        return has_nothing or self.view.seat not in self.awaited

    def without(self, ampersand: str = "&") -> Words:
        """Return what it is called to begin now; `ampersand`: how a menu writes one."""
        seats = self.view.setting.seats
        if len(seats) == 1:
            return AS_IT_IS
        names = listed([seats[seat].name.replace("&", ampersand) for seat in self.awaited])
        return Words(f"Begin without {names.en}", f"{names.ja}を待たずに始める")

    def still_open(self) -> tuple[Words, ...]:
        """Return what everybody has still to do, a line for each seat that is waited for."""
        first: dict[SeatId, Task] = {}
        for task in self.tasks:
            first.setdefault(task.seat, task)
        lines = []
        for seat in sorted({*self.awaited, *first}):
            name = self.view.setting.seats[seat].name
            said = WAITS if first else NOT_SAID
            nothing = Words(said.en.format(name), said.ja.format(name))
            lines.append(of_seat(self.view, first[seat]) if seat in first else nothing)
        return tuple(lines)
