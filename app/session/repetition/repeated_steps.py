"""Steps of a history, as they happen again after another step than they did.

One left out, two in another order: what does not depend on it comes about as it did, with the same
cards and the same fall of every coin. The first that cannot is where it stops.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.core.apply.apply import apply
from app.core.apply.fitting import ImpossibleFactError
from app.core.data.weight import NOTHING, reweighed
from app.core.fact import Fact
from app.core.ids import Names, NodeId
from app.core.past.history import HistoryTree
from app.core.table import Table
from app.core.text.words import Words
from app.session.fairness.random_steps import is_chance, is_off_the_top
from app.session.host.growth import Growth
from app.session.host.step_diff import Result, result_of
from app.session.repetition.counterparts import PLACE_TAKEN, CannotRepeatError

if TYPE_CHECKING:
    from app.session.repetition.repeated_fact import Repeating

MOST_REPEATED = 1000
"""Steps that are repeated at a time."""

FELL_ANEW = Words(
    "chance at this table is drawn again each time.",
    "この卓では結果が毎回新しく決まります。",
)


@dataclass(slots=True)
class Repetition:
    """What came of steps that were to happen again."""

    growths: list[Growth] = field(default_factory=list)
    """Those that do something, in their order."""
    repeated: int = 0
    """How many of the steps happened again, or had nothing left to do."""
    stopped: NodeId | None = None
    """The first that cannot happen; None where all did."""
    why: Words | None = None


def repeat(
    tree: HistoryTree, start: NodeId, steps: Sequence[NodeId], name: Names, *, mixed: bool = False
) -> Repetition:
    """Return what comes of `steps` of a history, carried out after its step `start`.

    `mixed`: whether nobody may say how chance falls, as at a table whose seats mix it.
    """
    from app.session.repetition.repeated_fact import Repeating  # noqa: PLC0415 - not at the start

    done = Repetition()
    repeating, now = Repeating(name), tree.table_at(start)
    for step in steps:
        parent = tree.parent(step)
        assert parent is not None  # a table is laid once
        try:
            growth = _grown(repeating, tree, step, now, mixed=mixed)
        except CannotRepeatError as problem:
            done.stopped, done.why = step, problem.reason
            break
        done.repeated += 1
        if growth is not None:
            done.growths.append(growth)
            now = growth.after
    return done


def _grown(
    repeating: Repeating, tree: HistoryTree, step: NodeId, now: Table, *, mixed: bool
) -> Growth | None:
    """Return what one step comes to on the table `now`; None for nothing."""
    facts: list[Fact] = []
    results: list[Result] = []
    before, more = now, NOTHING
    for was, fact in _with_tables(tree, step):
        made = repeating.fact(fact, was, now)
        if made is None:
            continue
        try:
            result = result_of(now, made)
        except ImpossibleFactError as problem:
            raise CannotRepeatError(PLACE_TAKEN) from problem
        more = reweighed(more, now, *result)
        facts.append(made)
        results.append(result)
        now = result[0]
    happened = tuple(facts)
    if mixed and (is_chance(before, happened) or not is_off_the_top(before, happened)):
        raise CannotRepeatError(FELL_ANEW)
    return Growth(tree.actor(step), before, happened, results, more) if happened else None


def _with_tables(tree: HistoryTree, step: NodeId) -> Iterator[tuple[Table, Fact]]:
    parent = tree.parent(step)
    assert parent is not None
    table = tree.table_at(parent)
    for fact in tree.facts(step):
        yield table, fact
        table = apply(table, fact)
