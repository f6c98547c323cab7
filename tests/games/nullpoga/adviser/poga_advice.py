"""What the adviser says at a laid table: of a plan, of an intent, of a gesture that was made."""

from __future__ import annotations

from app.core.advice import Advice
from app.core.ids import SeatId
from app.core.intent import Intent
from app.core.intents.seal_intents import LockPlan, Sketch
from app.games.nullpoga.adviser.nullpoga_advising import ADVISED, adviser
from app.session.seat.seat_adviser import SeatAdviser
from tests.games.nullpoga.poga_table import PogaTable


class Heard:
    """One seat's adviser at a table, from how it lies now."""

    def __init__(self, table: PogaTable, seat: SeatId = 0) -> None:
        client = table.table.sit(seat)
        self.table, self.seat, self.client = table, seat, client
        retell = table.table.host.retell
        self.adviser = SeatAdviser(adviser(), seat, client.node, client.view, retell, _raised)
        client.listeners.append(self.adviser.told)
        self.adviser.catch_up()

    def of(self, intent: Intent, by: SeatId | None = None) -> list[Advice]:
        """Let somebody do something, and return what is said of it then."""
        self.table.ask(self.seat if by is None else by, intent)
        return self.last()

    def last(self) -> list[Advice]:
        """Return what is said of what was done last."""
        self.adviser.catch_up()
        return list(self.adviser.advice_at(self.client.node))


def _raised(rule: str, problem: Exception) -> None:
    raise AssertionError(rule) from problem


def foreseen(table: PogaTable, intent: Intent, seat: SeatId = 0) -> list[Advice]:
    view = table.view(seat)
    return ADVISED.foresee(ADVISED.begin(view), view, intent)


def sketched(table: PogaTable, plan: str, seat: SeatId = 0) -> dict[str, str]:
    """Return what is said of a draft: the sentences by their rules."""
    return {one.rule: one.message.en for one in foreseen(table, Sketch(plan), seat)}


def locked(table: PogaTable, plan: str, seat: SeatId = 0) -> dict[str, str]:
    """Return what would be said as a plan is locked."""
    return {one.rule: one.message.en for one in foreseen(table, LockPlan(plan), seat)}


def rules(said: list[Advice]) -> dict[str, str]:
    """Return how grave what was said is, by its rule."""
    return {one.rule: one.severity for one in said}


def said_both_ways(table: PogaTable, intent: Intent, by: int = 0) -> dict[str, str]:
    """Return what is said of an intent, which is the same before and after it."""
    before, heard = foreseen(table, intent, by), Heard(table, by)
    after = heard.of(intent, by)
    assert rules(before) == rules(after)
    return {one.rule: one.message.en for one in after}
