"""What a seat is told of a reading beside its board: what fell by chance, and the advice on it.

For that the reading is carried out on a table on which every card that the seat does not see in the
game is unknown, so that no sentence can name one. From the first step on that tells more than the
game does all the same (a number, a plan) nothing but coins and dice is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import count

from app.core.advice import Advice
from app.core.data.field_limits import LONGEST_CODE, LONGEST_TEXT
from app.core.data.value import replace, value
from app.core.ids import JUDGE, CardId, NodeId, SeatId
from app.core.placed.table_position import UNKNOWN
from app.core.table import Table
from app.core.view import fold
from app.games.advising.advice_options import wanted_advice
from app.session.host.growth import Growth
from app.session.host.host import Host
from app.session.host.step_diff import happened, learned_by
from app.session.host.updates import Placed, Stepped
from app.session.readings.fallen_chance import Fallen, fallen
from app.session.readings.shown_readings import tells_more
from app.session.room.messages.reading_messages import MOST_SAID, ShownAdvice
from app.session.seat.retold_steps import retell
from app.session.seat.seat_adviser import Retold, SeatAdviser

MOST_BEFORE = 100
"""Steps before a reading, of the same turn, that its advice knows of."""
MOST_ADVISED = 40
"""Steps of one reading that are advised on: all of it is done while the table waits."""


@value
class ToldReading:
    """What a seat is told of one reading."""

    fallen: tuple[Fallen, ...]
    advice: tuple[ShownAdvice, ...]


def blinded(table: Table, seen: frozenset[CardId]) -> Table:
    """Return a table on which the cards that are not among `seen` are unknown."""
    cards = tuple(
        card if number in seen else replace(card, ref=UNKNOWN)
        for number, card in enumerate(table.cards)
    )
    return replace(table, cards=cards)


class ReadingTeller:
    """Tells one seat of readings that begin at a step of a game."""

    def __init__(self, host: Host, node: NodeId, seat: SeatId) -> None:
        self._host, self._node, self._seat = host, node, seat
        self._view = host.view_at(node, seat)
        turn = self._view.turn.seat
        self._advised = turn if seat == JUDGE else seat
        """The judge hears what is said to whoever's turn it is."""
        self._numbers = count(len(host.tree))
        """What steps are called that are none of the history."""
        self._adviser = self._new_adviser()

    def _new_adviser(self) -> SeatAdviser | None:
        host = self._host
        if host.spec.adviser is None:
            return None
        seen = host.view_at(self._node, self._advised)
        adviser = SeatAdviser(
            host.spec.adviser(), self._advised, self._node, seen, self._retell, _broken
        )
        adviser.catch_up()
        return adviser

    def _retell(self, seat: SeatId, _known: object, goal: NodeId) -> Iterable[Retold]:
        """Tell again what was done in the turn in which the readings begin."""
        tree, first = self._host.tree, goal
        for node, _ in zip(tree.back_from(goal), range(MOST_BEFORE), strict=False):
            first = node
            if tree.turn(node) != tree.turn(goal):
                break
        told = retell(tree, seat, lambda node: node == first, goal)
        seen = self._host.view_at(first, seat)
        return [Retold(first, first, seen, (), seen), *told]

    def told(self, growths: Sequence[Growth]) -> ToldReading:
        """Return what is told of a reading that was carried out blinded to the seat."""
        told, more = [], False
        seen, steps = self._view, []
        for growth in growths:
            facts = learned_by(self._seat, happened(growth.before, growth.facts, growth.results))
            for fact in facts:
                seen = fold(seen, fact)
                more = more or (self._seat != JUDGE and tells_more(self._view, seen))
            events = [event for fact in facts for event in fact.events]
            told += [one for one in fallen(events) if not more or one.what != "pick"]
            if not more:
                steps.append(growth)
        advice = tuple(map(_shown, self._advice(steps[:MOST_ADVISED])))
        return ToldReading(tuple(told[:MOST_SAID]), advice[:MOST_SAID])

    def _advice(self, growths: Sequence[Growth]) -> Iterator[Advice]:
        adviser, seat, parent = self._adviser, self._advised, self._node
        if adviser is None:
            return
        adviser.told(Placed(parent, self._host.view_at(parent, seat)))
        for growth in growths:
            facts = learned_by(seat, happened(growth.before, growth.facts, growth.results))
            node = next(self._numbers)
            adviser.told(Stepped(node, parent, growth.actor, 0, 0, facts))
            adviser.catch_up()
            yield from wanted_advice(adviser.advice_at(node), growth.after.options)
            parent = node


def _shown(advice: Advice) -> ShownAdvice:
    rule, said = advice.rule[:LONGEST_CODE], advice.message
    return ShownAdvice(rule, advice.severity, said.en[:LONGEST_TEXT], said.ja[:LONGEST_TEXT])


def _broken(_rule: str, _problem: Exception) -> None:
    """A rule that fails has nothing to say; the window that asks it at the table tells of it."""
