"""The plan that a seat is making, before it is locked: kept where it is made, and nowhere else.

It belongs to one turn. What was sketched can be taken back and done again step by step, as on the
table; neither the host nor anybody else at the table hears of any of it.
"""

from __future__ import annotations

from app.core.data.value import replace
from app.core.seal import filled as filled_up
from app.core.seal import names_plan
from app.core.view import SeatView

MOST_STEPS = 200
"""Sketches of one turn that can be taken back; older ones are forgotten."""


class PlanDraft:
    """What one seat has sketched for the turn that is planned."""

    def __init__(self) -> None:
        self._turn = 0
        self._texts: list[str] = [""]
        self._at = 0
        self._over: tuple[SeatView, SeatView] | None = None
        """A view, and the same with the draft: neither ever changes."""

    @property
    def text(self) -> str:
        """The draft as it is now; empty for none."""
        return self._texts[self._at]

    @property
    def turn(self) -> int:
        """The turn that it is for."""
        return self._turn

    def laid_over(self, view: SeatView) -> SeatView:
        """Return a view with the draft in it, where it is one for this turn."""
        if not self.text or view.turn.number != self._turn or not is_planned(view):
            return view
        if self._over is None or self._over[0] is not view:
            self._over = view, replace(view, draft=self.text)
        return self._over[1]

    def go_on(self, view: SeatView, text: str) -> None:
        """Sketch what the plan is from now on. What no seal could hold leaves it as it is."""
        if not names_plan(filled_up(text)):
            return
        if view.turn.number != self._turn:
            self._turn, self._texts, self._at = view.turn.number, [""], 0
        if text == self.text:
            return
        self._texts = [*self._texts[: self._at + 1], text][-MOST_STEPS:]
        self._show(len(self._texts) - 1)

    def begin(self, turn: int, text: str) -> None:
        """Take up a draft that was kept elsewhere."""
        self._turn, self._texts = turn, ["", text]
        self._show(1)

    def can_go_back(self, view: SeatView) -> bool:
        """Whether a sketch of this turn can be taken back."""
        return self._at > 0 and view.turn.number == self._turn and is_planned(view)

    def can_go_forth(self, view: SeatView) -> bool:
        """Whether one that was taken back can be done again."""
        more = self._at + 1 < len(self._texts)
        return more and view.turn.number == self._turn and is_planned(view)

    def go(self, steps: int) -> None:
        """Take back so many sketches (negative), or do them again, as far as there are any."""
        self._show(max(0, min(len(self._texts) - 1, self._at + steps)))

    def _show(self, at: int) -> None:
        self._at, self._over = at, None


def is_planned(view: SeatView) -> bool:
    """Whether this seat can still work on its plan: it is not locked, and does not lie open."""
    return view.seat >= 0 and view.seal(view.seat) is None
