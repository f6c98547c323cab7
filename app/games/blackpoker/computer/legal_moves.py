"""What a player could do now, as gestures: the ground on which every program player stands.

Nothing here knows more than the view of its seat. Who picks says how what has to be chosen is
chosen (`Pick`): at random, or by what it is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from app.core.data.value import replace
from app.core.ids import SeatId
from app.core.intent import Procedure
from app.core.view import SeatDeclaration, SeatView
from app.games.blackpoker.effects.every_effect import effect_of
from app.games.blackpoker.flow.costs import means_of
from app.games.blackpoker.flow.deed import Choice, Deed, deed_of
from app.games.blackpoker.flow.resolve_steps import resolve_with, still_fits
from app.games.blackpoker.flow.stage_reading import OVER, being_done, both_passed, top
from app.games.blackpoker.flow.start_steps import start_with
from app.games.blackpoker.flow.starting import Start
from app.games.blackpoker.flow.targets import legal_targets
from app.games.blackpoker.flow.triggers import order_with
from app.games.blackpoker.flow.waiting_triggers import Group, to_order
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table import field as f
from app.games.table_tools import in_argument

Pick = Callable[[Sequence[str], int, str], tuple[str, ...]]
"""(things, how many, what for) -> some of them. For: "drives", "discards", "gives", "card"."""
Answer = Callable[[SeatView, Deed, Choice], tuple[str, ...]]
"""(view, deed, choice) -> what is chosen."""


def to_resolve(view: SeatView, seat: SeatId, answer: Answer) -> Procedure | None:
    """Return the gesture with which a seat resolves what is its to resolve; None for nothing."""
    group = to_order(view)
    if group is not None:
        return order_with(in_good_order(group)) if seat == group.seat else None
    one, waits = being_done(view) or top(view), being_done(view) is not None
    if one is None or not (waits or both_passed(view)):
        return None
    return resolving(view, seat, one, answer)


GOOD_FIRST = ("satisfaction", "illusion", "handRefill", "revolutionDraw", "riot")
"""What is triggered and does its player good, by how early it does most; then all that costs.

Charging comes before soldiers become bulwarks, and the other is hurt before a deck of one's own
can run out. What is not named here comes after them.
"""


def in_good_order(group: Group) -> tuple[str, ...]:
    """Return in which order a program lets happen what was triggered for it."""
    rank = {name: at for at, name in enumerate(GOOD_FIRST)}

    def early(name: str) -> int:
        return rank.get(name.rpartition(".")[0], len(rank))

    return tuple(sorted(group.names, key=early)[:-1])


def resolving(
    view: SeatView, seat: SeatId, one: SeatDeclaration, answer: Answer
) -> Procedure | None:
    """Return the gesture with which a seat resolves an action; None where it is not its to do.

    Whether it is on top, and whether everybody passed, is not asked.
    """
    deed, waits = deed_of(view, one), being_done(view) is not None
    if deed is None:
        return None
    effect = effect_of(deed)
    if not still_fits(view, deed) or (effect.prepare is not None and not waits):
        return resolve_with(one.id) if seat == deed.seat else None
    if not waits and not effect.asks(view, deed):
        return resolve_with(one.id) if seat == deed.seat else None
    if seat != effect.chooser(view, deed):
        return None
    made = {
        choice.id: in_argument(answer(view, deed, choice))
        for choice in effect.choices(view, deed)
        if choice.only is None
    }
    return resolve_with(one.id, effect.filled(view, replace(deed, answers=made)).answers)


def started(
    view: SeatView,
    seat: SeatId,
    one: Start,
    keys: tuple[str, ...],
    target: str,
    pick: Pick,
    answer: Answer,
) -> Procedure:
    """Return the gesture that starts an action in one way, paid as `pick` says."""
    means = means_of(view, seat)
    actor = pick(one.actors, 1, "actor") if one.actors else ()
    drives = pick(means.bulwarks, one.cost.count("B"), "drives")
    hand = tuple(card for card in f.hand(view, seat) if card not in keys)
    discards = pick(hand, one.cost.count("D"), "discards")
    able = tuple(unit for unit in means.characters if unit not in drives)
    gives = pick(able, one.cost.count("S"), "gives")
    refs = tuple(view.cards[card].ref or "" for card in keys)
    deed = Deed(one.action, rules_of(view), seat, f.foe_of(view, seat), "", keys, refs)
    effect, made = effect_of(deed), {}
    mine = effect.prepare is None and effect.chooser(view, deed) == seat
    if one.action.immediate and mine:
        made = {
            choice.id: in_argument(
                choice.only if choice.only is not None else answer(view, deed, choice)
            )
            for choice in effect.choices(view, deed)
        }
    return start_with(
        one.action,
        one.way,
        keys=keys,
        drives=drives,
        discards=discards,
        gives=gives,
        targets=(target,) if target else (),
        actor=actor[0] if actor else "",
        answers=made,
    )


def ways_of(view: SeatView, seat: SeatId, one: Start) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield key cards and a target for each way in which an action could be started."""
    for keys in one.keys:
        if one.action.target is None:
            yield keys, ""
            continue
        refs = tuple(view.cards[card].ref or "" for card in keys)
        for target in legal_targets(view, seat, one.action, refs):
            yield keys, target


def may_pass(view: SeatView, seat: SeatId) -> bool:
    """Whether a seat may let the chance pass: it holds it, and something is on the stage."""
    return view.stage.chance == seat and bool(view.stage.declarations)


def has_chance(view: SeatView, seat: SeatId) -> bool:
    """Whether a seat may start something or pass."""
    if not view.turn.number or view.turn.phase == OVER:
        return False
    if being_done(view) is not None or to_order(view) is not None:
        return False
    holder = view.stage.chance
    if holder is None and not view.stage.declarations:
        holder = view.turn.seat
    return holder == seat
