"""What the adviser says at a terminal of a plan in the making: each thing as it comes up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cards.deck.finding import SIGNS
from app.core.intents.seal_intents import LockPlan, Sketch
from app.core.text.words import Words
from app.games.advising.advice_options import wanted_advice
from app.session.seat.seat_adviser import SeatAdviser

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.core.advice import Advice
    from app.core.ids import SeatId
    from app.games.contracts.planned.text_play_contract import Shown
    from app.session.host.local_table import LocalTable


class DraftAdvice:
    """Listens to what one seat plans in one turn; a game without an adviser says nothing."""

    def __init__(self, table: LocalTable, seat: SeatId) -> None:
        self._client = table.sit(seat)
        self._adviser: SeatAdviser | None = None
        self._said: frozenset[tuple[str, str]] = frozenset()
        """(rule, subject) of what stands now."""
        if table.spec.adviser is not None:
            client, retell = self._client, table.host.retell
            self._adviser = SeatAdviser(
                table.spec.adviser(), seat, client.node, client.view, retell, _broken
            )

    def news(self, *, locked: bool = False) -> Shown:
        """Return what is to be said of the plan now, or of locking it, and was not said before."""
        before = self._said
        advice = self._advice(locked=locked)
        self._said = frozenset((one.rule, one.subject) for one in advice)
        return _told(one for one in advice if (one.rule, one.subject) not in before)

    def whole(self) -> Shown:
        """Return all that is to be said of the plan now."""
        return _told(self._advice())

    def _advice(self, *, locked: bool = False) -> list[Advice]:
        view = self._client.view
        if self._adviser is None or not (view.draft or locked):
            return []
        self._adviser.catch_up()
        intent = LockPlan(view.draft) if locked else Sketch(view.draft)
        return wanted_advice(self._adviser.foresee(intent), view.options)


def _told(advice: Iterable[Advice]) -> Shown:
    """Return advice as lines."""
    return tuple(
        Words(
            f"{SIGNS[one.severity]} {one.message.en} ({one.rule})",
            f"{SIGNS[one.severity]} {one.message.ja}（{one.rule}）",
        )
        for one in advice
    )


def _broken(_rule: str, _problem: Exception) -> None:
    """A rule that fails says nothing: people play on."""
