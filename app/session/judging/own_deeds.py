"""What nobody does in another's place, however far a seat lets a judge: what is a person's own.

A word given (an agreement, a ruling), a secret plan, and what a game counts among it: conceding.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.core import fact as f
from app.core import intent as i
from app.core.facts.agreement_facts import OptionsSet, Ruled
from app.core.facts.seal_facts import PlanLocked, PlansOpened, PlanUnlocked
from app.core.table import Table
from app.session.steps.rights import impossible

_OWN = (OptionsSet, Ruled, PlanLocked, PlanUnlocked, PlansOpened)


def check_not_own(
    table: Table, own: frozenset[str], deed: i.ForSeat, facts: Sequence[f.Fact]
) -> None:
    """Raise ImpossibleError where a deed in a seat's place, which came to `facts`, is its own.

    `own` are the procedures of the game, and the words of its announcements, that are.
    """
    said = {fact.verb for fact in facts if isinstance(fact, f.Announced)}
    if own.isdisjoint({*_procedures(deed.step), *said}) and not any(
        isinstance(fact, _OWN) for fact in facts
    ):
        return
    name = table.setting.seats[deed.seat].name
    raise impossible(
        "own-deed",
        f"That is for {name} alone, and no judge does it in their place. Ask {name} to do it.",
        f"これは{name}さん本人だけができる操作で、ジャッジは代わりにできません。"
        f"{name}さんに頼んでください。",
    )


def _procedures(step: i.Step) -> Iterator[str]:
    """Yield the procedures that a step asks for."""
    if isinstance(step, i.Procedure):
        yield step.name
    for one in step.steps if isinstance(step, i.Batch) else ():
        yield from _procedures(one)
