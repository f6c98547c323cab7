"""Trying steps out without doing them: for proposals, previews and computers that play.

A dry run begins with what one seat sees and with nothing else, so it cannot tell more than that
seat may know; it leaves no trace in any history. What nobody can foresee ends it: a coin is not
flipped, unless whoever asks brings a chance of their own to suppose one outcome.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Literal

from app.core import fact as f
from app.core.data.value import replace, value
from app.core.ids import SPECTATOR, SeatId, ZoneId
from app.core.intent import Request, Step
from app.core.sight import redact
from app.core.sight import view as seen_by
from app.core.text.words import Words
from app.core.view import Event, SeatView
from app.games.game_api import GameSpec
from app.session.agreement.early_start import check_beginning
from app.session.host.entropy import Entropy, NeedsChance, Unmixed
from app.session.steps.resolver import Resolver
from app.session.steps.rights import ONLY_WATCHES, HeldError, ImpossibleError, nothing_changes
from app.session.trial.supposed_table import BLANK, supposed_table, without_blanks

Ending = Literal["", "chance", "impossible"]

CHANCE = Words(
    "What comes next is up to chance: you will know once it is done.",
    "この先は運しだいです。実際に行うまでわかりません。",
)


@value
class DryRun:
    """What would come of some steps, as far as the seat may know."""

    view: SeatView
    """What the seat would see after the steps that were tried; what it would come to know only
    then, such as the card it draws, is not in it."""
    events: tuple[Event, ...]
    """What it would be told of them, in order."""
    done: int
    """How many of the steps were tried."""
    ending: Ending = ""
    """Why the next one was not: it needs chance, or it is not possible; "" when all were."""
    reason: Words | None = None
    """The same in words."""
    held: ZoneId = ""
    """The zone in which it is not possible because only its holders touch what lies there."""


def dry_run(
    spec: GameSpec,
    view: SeatView,
    steps: Sequence[Step],
    chance: Entropy | None = None,
    by: SeatId | None = None,
) -> DryRun:
    """Try `steps` out, one after the other, from what `view` shows.

    Never raises for steps that are not possible. Each step counts as one gesture of the view's
    seat. `chance` supposes one outcome of coins, dice and shuffles; without it the first of them
    ends the run. What people agreed on about whose turn it is (`turn_lock`) is not asked. `by` is
    who would do it, where that is not the seat whose view it is: with the hands of one and the eyes
    of the other.
    """
    if view.seat == SPECTATOR and by is None:
        return DryRun(view, (), 0, "impossible", ONLY_WATCHES)
    entropy = Unmixed() if chance is None else chance
    numbers = count(_tried_before(view))
    table, seat = supposed_table(view), view.seat if by is None else by
    events: list[Event] = []
    done = 0
    (ending, reason), held = _ENDED_WELL, ""
    for step in steps:
        work = Resolver(
            spec,
            table,
            seat,
            lambda prefix: f"{prefix}{TRIED}{next(numbers)}",
            _laid,
            named_by=None if by is None else view.seat,
        )
        try:
            if not work.run(step, entropy):
                raise nothing_changes()
            check_beginning(spec, Request("", seat, 0, step), table, work.table)
        except NeedsChance:
            ending, reason = "chance", CHANCE
            break
        except ImpossibleError as problem:
            ending, reason = "impossible", problem.reason
            held = problem.zone if isinstance(problem, HeldError) else ""
            break
        before = table
        for fact, (after, touched) in zip(work.facts, work.results, strict=True):
            told = redact(before, fact, after, view.seat, touched).events
            events.extend(_unknown(event) for event in told if not _is_blank_plan(event))
            before = after
        table = work.table
        done += 1
    return DryRun(
        without_blanks(seen_by(table, view.seat)) if done else view,
        tuple(events),
        done,
        ending,
        reason,
        held,
    )


TRIED = "~~"
"""What stands in names that are given while something is tried out."""


def _tried_before(view: SeatView) -> int:
    """Return a number from which on no name was given that `view` has from an earlier dry run."""
    declared = (one.id for one in view.stage.declarations)
    names = (name for names in (view.cards, view.units, declared) for name in names)
    return 1 + max((int(name.rpartition(TRIED)[2]) for name in names if TRIED in name), default=-1)


_ENDED_WELL: tuple[Ending, Words | None] = ("", None)


def _laid() -> tuple[f.StartCard, ...]:
    """Refuse to lay the table anew: with which cards it was laid is not in a view."""
    raise ImpossibleError(
        "not-known",
        Words(
            "Whether that can be done will only show when it is done.",
            "それができるかどうかは、実際に行うまでわかりません。",
        ),
    )


def _is_blank_plan(event: Event) -> bool:
    """Whether an event tells a plan that the seat does not know before it lies open."""
    return event.verb == "plan" and event.text == BLANK


def _unknown(event: Event) -> Event:
    """Return an event in which blanks are cards that the seat does not know."""
    cards = tuple(None if ref == BLANK else ref for ref in event.cards)
    return replace(event, cards=cards, unit=None if event.unit == BLANK else event.unit)
