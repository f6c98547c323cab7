"""What a player could start now: with which key cards, at what cost, aimed at what; or why not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId, UnitId
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.flow.ability_hooks import gives, has_to_attack
from app.games.blackpoker.flow.costs import Means, cost_of, means_of, payable
from app.games.blackpoker.flow.stage_reading import OVER, being_done
from app.games.blackpoker.flow.targets import legal_targets
from app.games.blackpoker.rules.action_model import Action, Way
from app.games.blackpoker.rules.card_values import is_joker
from app.games.blackpoker.rules.rule_set import RuleSet, rule_set, rules_of
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import HAND

WhyNot = Literal[
    "",
    "over",
    "chance",
    "turn",
    "off_turn",
    "stage",
    "once",
    "trump",
    "keys",
    "cost",
    "target",
    "ready",
    "attack",
]
"""What stands in the way of an action, the first of them; "" for nothing."""
WHY_NOT: dict[str, Words] = {
    "over": Words("the game is over", "対戦は終わっている"),
    "chance": Words("it is not your chance", "チャンスがない"),
    "turn": Words("only in your own turn", "自分の手番だけ"),
    "off_turn": Words("only in the other's turn", "相手の手番だけ"),
    "stage": Words("the stage must be empty", "ステージが空のときだけ"),
    "once": Words("done this turn", "この手番はもう行った"),
    "trump": Words("its trump does not lie open", "切札が表になっていない"),
    "keys": Words("no key card in your hand", "手札にキーカードがない"),
    "cost": Words("the cost cannot be paid", "コストを払えない"),
    "target": Words("nothing to aim at", "対象がない"),
    "ready": Words("no charged soldier has it", "縦向きの兵士がいない"),
    "attack": Words("the Giant has to attack first", "先に巨人がアタックしなければならない"),
}
MOST_WAYS = 40
"""Combinations of key cards that are told of one action: no hand needs more."""


@value
class Start:
    """An action that a player could start now, one way of it."""

    action: Action
    way: Way
    cost: str
    """Letters that are left to pay."""
    keys: tuple[tuple[str, ...], ...]
    """Combinations of cards of the hand; one empty one where it needs none."""
    targets: tuple[str, ...] = ()
    """What it can be aimed at with some of them; with a key card of its suit, for Equip."""
    actors: tuple[UnitId, ...] = ()
    """Soldiers that can be driven for it."""


def startable(view: SeatView, seat: SeatId) -> tuple[Start, ...]:
    """Return what a player could start now, in the order of the list of actions."""
    rules = rules_of(view)
    refused = _refused(view, seat)
    if refused:
        return ()
    found = []
    means, combos = means_of(view, seat), _combos(view, seat, rules)
    for action in rules.actions.values():
        if not action.triggered:
            found += [one for one in _ways(view, seat, rules, action, means, combos) if one]
    return tuple(found)


def start_of(view: SeatView, seat: SeatId, name: str) -> tuple[Start, ...]:
    """Return the ways in which a player could start one action now."""
    rules = rules_of(view)
    action = rules.actions.get(name)
    if action is None or action.triggered or _refused(view, seat):
        return ()
    means, combos = means_of(view, seat), _combos(view, seat, rules)
    return tuple(_ways(view, seat, rules, action, means, combos))


def why_not(view: SeatView, seat: SeatId, action: Action) -> WhyNot:
    """Return why a player cannot start an action now."""
    refused = _refused(view, seat)
    if refused:
        return refused
    rules = rules_of(view)
    means, combos = means_of(view, seat), _combos(view, seat, rules)
    if any(_ways(view, seat, rules, action, means, combos)):
        return ""
    reasons = [_way_refused(view, seat, rules, action, way, means, combos) for way in action.ways]
    return reasons[-1]


def _refused(view: SeatView, seat: SeatId) -> WhyNot:
    """Return why a player can start nothing at all."""
    if not view.turn.number or view.turn.phase == OVER:
        return "over"
    if being_done(view) is not None:
        return "chance"
    holder = view.stage.chance
    if holder is None and not view.stage.declarations and not view.stage.passed:
        holder = view.turn.seat
    return "" if holder == seat else "chance"


def _way_refused(
    view: SeatView,
    seat: SeatId,
    rules: RuleSet,
    action: Action,
    way: Way,
    means: Means,
    combos: Combos,
) -> WhyNot:
    early = _early(view, seat, action, way)
    if early:
        return early
    keys = _keys(action, way, combos)
    if not keys:
        return "keys"
    if not payable(cost_of(action, way, rules.edition, means), len(keys[0]), means):
        return "cost"
    if _drives(action, way) and not _actors(view, seat, action, way):
        return "ready"
    if action.target is not None and not legal_targets(view, seat, action):
        return "target"
    return ""


def _early(view: SeatView, seat: SeatId, action: Action, way: Way) -> WhyNot:
    """Return what stands in the way whatever a player holds."""
    if way.timing == "main" and not view.turn.of(seat):
        return "turn"
    if way.timing == "main" and view.stage.declarations:
        return "stage"
    if action.off_turn and view.turn.of(seat):
        return "off_turn"
    if action.once and view.turn.used(action.id):
        return "once"
    if not gives(view, seat, action):
        return "trump"
    return "attack" if has_to_attack(view, seat, action) else ""


Combos = dict[str, tuple[tuple[str, ...], ...]]
"""By action: cards of the hand, by their handles, that are its key cards."""


def _combos(view: SeatView, seat: SeatId, rules: RuleSet) -> Combos:
    handles = view.zones[f"{HAND}.{seat}"].items
    known = tuple(view.cards[card].ref or "" for card in handles if card in view.cards)
    both = view.option("two-jokers", "no") == "yes"
    found = _combos_of(rules.edition, rules.format, view.option("extra-base", "pro"), known, both)
    return {
        name: tuple(tuple(handles[at] for at in one) for one in ways)
        for name, ways in found.items()
    }


@lru_cache(maxsize=64)
def _combos_of(
    edition: str, name: str, base: str, refs: tuple[str, ...], both: bool
) -> dict[str, tuple[tuple[int, ...], ...]]:
    rules = rule_set(edition, name, base)
    return {
        action.id: tuple(_of_hand(action, refs, both=both)) if action.keys else ((),)
        for action in rules.actions.values()
    }


def _of_hand(action: Action, refs: tuple[str, ...], *, both: bool) -> Iterator[tuple[int, ...]]:
    """Yield the places in the hand of cards that are the key cards of an action."""
    if len(action.keys) == 1:
        yield from ((at,) for at, ref in enumerate(refs) if action.keys[0].takes(ref))
        return
    fit = [[at for at, ref in enumerate(refs) if slot.takes(ref)] for slot in action.keys]
    if action.keys_are == "same_number" and both:
        jokers = [at for at, ref in enumerate(refs) if is_joker(ref)]
        yield from combinations(jokers, 2)
    seen: set[tuple[int, ...]] = set()
    for chosen in product(*fit):
        key = tuple(sorted(chosen))
        if len(set(key)) == len(key) and key not in seen:
            seen.add(key)
            if action.fits(tuple(refs[at] for at in chosen)):
                yield chosen
                if len(seen) >= MOST_WAYS:
                    return


def _ways(
    view: SeatView, seat: SeatId, rules: RuleSet, action: Action, means: Means, combos: Combos
) -> Iterator[Start]:
    for way in action.ways:
        if _early(view, seat, action, way):
            continue
        keys = _keys(action, way, combos)
        cost = cost_of(action, way, rules.edition, means)
        if not keys or not payable(cost, len(keys[0]), means):
            continue
        drives = _drives(action, way)
        actors = _actors(view, seat, action, way) if drives else ()
        if drives and not actors:
            continue
        targets = _targets(view, seat, action, keys)
        if action.target is None or targets:
            yield Start(action, way, cost, keys, targets, actors)


def _targets(
    view: SeatView, seat: SeatId, action: Action, keys: tuple[tuple[str, ...], ...]
) -> tuple[str, ...]:
    """Return what can be aimed at with some of the key cards."""
    aim = action.target
    if aim is None:
        return ()
    if not aim.same_suit:
        return legal_targets(view, seat, action)
    refs = {(view.cards[one[0]].ref or "",) for one in keys}
    found = (target for ref in sorted(refs) for target in legal_targets(view, seat, action, ref))
    return tuple(dict.fromkeys(found))


def _keys(action: Action, way: Way, combos: Combos) -> tuple[tuple[str, ...], ...]:
    """Return combinations of key cards for a way; none are needed where a character starts it."""
    return ((),) if way.by else combos[action.id]


def _drives(action: Action, way: Way) -> bool:
    return action.drives or bool(way.by)


def _actors(view: SeatView, seat: SeatId, action: Action, way: Way) -> tuple[UnitId, ...]:
    """Return the charged soldiers that can be driven for an action.

    Those are the character that has it, or else all of the suit of the trump that gives it.
    """
    by = way.by or action.by
    return tuple(
        unit
        for unit in f.soldiers(view, seat)
        if f.is_charged(view, unit)
        and (f.character_of(view, unit) == by if by else action.trump[:1] in f.suits(view, unit))
    )
