"""What is expected of each act of a plan, if the opponent idles: "Frost Witch falls"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.core.text.wording import series
from app.core.text.words import Words
from app.games.nullpoga.planning import entry_words as w
from app.games.nullpoga.planning.foreseeing import Outcome
from app.games.nullpoga.resolver.resolved_steps import Happening, Step
from app.games.nullpoga.resolver.turn_plans import Plan

ACTING = ("actions", "moves", "attacks")
RANMARU = "ranmaru"


def expected(own: int, plan: Plan, seen: Outcome) -> Mapping[int, Words]:
    """Return what comes of each act, by its place in the plan; nothing where there is none."""
    found: dict[int, Words] = {}
    steps = [step for step in seen.steps if step.phase in ACTING]
    done: set[int] = set()
    for step in steps:
        at = _act_of(plan, step, done)
        if at is None:
            continue
        done.add(at)
        said = list(_said(own, step))
        if said:
            found[at] = series(said)
    return found


def _act_of(plan: Plan, step: Step, done: set[int]) -> int | None:
    """Return which act a step carried out: the first of a monster that something is told of."""
    if step.phase == "actions" and step.number <= len(plan.actions):
        return step.number - 1
    movers = {one.monster for one in step.happenings if one.what in ("moved", "attacked")}
    return next(
        (at for at, act in enumerate(plan.actions) if at not in done and act.monster in movers),
        None,
    )


def _said(own: int, step: Step) -> Iterator[Words]:
    fallen = {one.monster for one in step.happenings if one.what == "died"}
    for one in step.happenings:
        if one.what == "struck_player" and one.side != own:
            yield Words(f"empty: life −{one.amount}, wilderness", f"空：ライフ−{one.amount}、荒野")
        elif one.what == "hurt" and one.monster in fallen:
            name = w.short_name(one.card)
            yield Words(f"{name.en} falls", f"{name.ja}が倒れる")
        elif one.what == "hurt":
            yield _hurt(one)
        elif one.what == "moved" and one.card == RANMARU:
            yield Words("attack +1", "攻撃力+1")


def _hurt(one: Happening) -> Words:
    name = w.short_name(one.card)
    return Words(f"{name.en} −{one.amount}", f"{name.ja}−{one.amount}")
