"""What shows of the plan that the seat at the window is making: asked of the game once a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.core.data.value import replace, value
from app.core.intents.seal_intents import Sketch
from app.core.text.words import Words
from app.games.contracts.planned.planning_contract import IDLE, still
from app.ui.app.trouble import surviving
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.view import SeatView
    from app.games.contracts.planned.planning_contract import PlanRow, PlanSheet, PlanSheets
    from app.ui.table.bridge import Bridge


PROPOSED = Words("The computer's plan", "コンピューターの提案")


@value
class Proposal:
    """A plan that somebody proposes to one seat, for one turn: nobody else is shown it."""

    seat: SeatId
    turn: int
    draft: str
    reasons: tuple[Words, ...] = ()

    def is_for(self, view: SeatView) -> bool:
        """Whether it is for who plans in this view."""
        return (view.seat, view.turn.number) == (self.seat, self.turn)


class PlanWatch(QObject):
    """Follows one seat of a table; there is no sheet in a game whose plans are no drafts.

    Where another seat sits down, whoever shows it is told in that very call: nothing of what was
    planned before may be seen, not even for a moment. After a step they are told once all of the
    window knows of it.
    """

    changed = Signal()
    """`sheet` is another."""
    pointed_out = Signal()
    """`pointed` is another."""

    def __init__(self, bridge: Bridge, *, foresees: bool, parent: QObject | None = None) -> None:
        """`foresees`: whether the game is asked what would happen."""
        super().__init__(parent)
        self._bridge = bridge
        self._foresees = foresees
        self._guess = IDLE
        self._asked: tuple[SeatView, str, Proposal | None] | None = None
        self._proposal: Proposal | None = None
        self.sheet: PlanSheet | None = None
        """What shows of the plan; None where the seat plans nothing."""
        self.pointed = ""
        """The row that is pointed at; "" for none."""
        if bridge.spec.plan_sheet is None:
            return
        for told in (bridge.reseated, bridge.sketched):
            told.connect(self._look_at_own)
        for told in (bridge.stepped, bridge.placed):
            told.connect(self._look_soon)
        self.look()

    @property
    def foresees(self) -> bool:
        """Whether it is shown what would happen."""
        return self._foresees

    @property
    def guess(self) -> str:
        """Against what the others may do meanwhile it is shown."""
        return self._guess

    @property
    def _against(self) -> str:
        return self._guess if self._foresees else ""

    @property
    def secret(self) -> bool:
        """Whether the seat makes a plan of its own: what it drags meanwhile is its own business."""
        return self.sheet is not None and not self.sheet.shared

    def foresee(self, *, on: bool) -> None:
        """Show what would happen, or do not."""
        if on != self._foresees:
            self._foresees = on
            self.look()

    def guess_next(self) -> None:
        """Show what would happen against the next of the game's guesses; the first comes again."""
        names = [one.name for one in self.sheet.guesses] if self.sheet is not None else []
        if names:
            at = names.index(self._guess) + 1 if self._guess in names else 0
            self._guess, self._foresees = names[at % len(names)], True
            self.look()

    def propose(self, proposal: Proposal | None) -> None:
        """Show what somebody proposes in place of the draft; None shows the draft again."""
        if proposal != self._proposal:
            self._proposal = proposal
            self.look()

    @Slot()
    def _look_soon(self, *_told: object) -> None:
        soon(self.look)

    @Slot()
    def _look_at_own(self, *_told: object) -> None:
        """Whoever goes on with the own plan, or sits down, has done with what was proposed."""
        self._proposal = None
        self.look()

    @Slot()
    def look(self, *_told: object) -> None:
        """Ask the game, if the view is another."""
        view, ask = self._bridge.view, self._bridge.spec.plan_sheet
        asked = (view, self._against, self._proposal)
        same = self._asked is not None and self._asked[0] is view
        if ask is None or (same and self._asked == asked):
            return
        self._asked = asked
        sheet: PlanSheet | None = None
        if view.seat >= 0:
            with surviving("GameSpec.plan_sheet"):
                sheet = self._asked_of(ask, view)
        if sheet != self.sheet:
            self.sheet = sheet
            if self.row(self.pointed) is None:
                self.pointed = ""
            self.changed.emit()

    def _asked_of(self, ask: PlanSheets, view: SeatView) -> PlanSheet | None:
        """Return what the game shows, of what is proposed where something is."""
        proposal, own = self._proposal, ask(view, self._against)
        if proposal is None or own is None or own.lock is None or not proposal.is_for(view):
            self._proposal = None
            return own
        sheet = ask(replace(view, draft=proposal.draft), self._against)
        if sheet is None:
            return own
        return replace(
            sheet,
            title=PROPOSED,
            groups=tuple(map(still, sheet.groups)),
            lock=None,
            clear=None,
            takes=Sketch(proposal.draft),
            reasons=proposal.reasons,
        )

    def row(self, name: str) -> PlanRow | None:
        """Return a row of the sheet by its id."""
        groups = self.sheet.groups if self.sheet is not None else ()
        return next((row for group in groups for row in group.rows if row.id == name), None)

    def point_out(self, row: str) -> None:
        """Light up what a row is about; "" for nothing."""
        if row != self.pointed:
            self.pointed = row
            self.pointed_out.emit()
