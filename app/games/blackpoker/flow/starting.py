"""What a player could start now: with which key cards, at what cost, aimed at what; or why not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId, UnitId
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.flow.ability_hooks import gives, has_to_attack
from app.games.blackpoker.flow.costs import cost_of, means_of, payable
from app.games.blackpoker.flow.key_cards import combos_of
from app.games.blackpoker.flow.stage_reading import OVER, being_done
from app.games.blackpoker.flow.targets import legal_targets
from app.games.blackpoker.flow.waiting_triggers import to_order
from app.games.blackpoker.rules.action_model import Action, Way
from app.games.blackpoker.rules.card_values import suit_of
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import BULWARKS, SOLDIERS, TRUMPS

WhyNot = Literal[
    "",
    "over",
    "chance",
    "doing",
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
    "doing": Words("something is being resolved first", "先に解決中のものがある"),
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
    if _refused(view, seat):
        return ()
    now = _Now(view, seat)
    actions = now.rules.actions.values()
    return tuple(one for action in actions if not action.triggered for one in now.ways(action))


def start_of(view: SeatView, seat: SeatId, name: str) -> tuple[Start, ...]:
    """Return the ways in which a player could start one action now."""
    action = rules_of(view).actions.get(name)
    if action is None or action.triggered or _refused(view, seat):
        return ()
    return tuple(_Now(view, seat).ways(action))


def survey(view: SeatView, seat: SeatId) -> tuple[tuple[Start, ...], dict[WhyNot, list[Action]]]:
    """Return what a player could start now, and by reason what not: all of it in one go."""
    listed = [action for action in rules_of(view).actions.values() if not action.triggered]
    refused = _refused(view, seat)
    if refused:
        return (), {refused: listed}
    now = _Now(view, seat)
    found: list[Start] = []
    reasons: dict[WhyNot, list[Action]] = {}
    for action in listed:
        ways = tuple(now.ways(action))
        found += ways
        if not ways:
            reasons.setdefault(now.way_refused(action, _telling(action)), []).append(action)
    return tuple(found), reasons


def why_not(view: SeatView, seat: SeatId, action: Action) -> WhyNot:
    """Return why a player cannot start an action now."""
    refused = _refused(view, seat)
    if refused:
        return refused
    now = _Now(view, seat)
    if any(now.ways(action)):
        return ""
    return now.way_refused(action, _telling(action))


def _refused(view: SeatView, seat: SeatId) -> WhyNot:
    """Return why a player can start nothing at all."""
    if not view.turn.number or view.turn.phase == OVER:
        return "over"
    if being_done(view) is not None or to_order(view) is not None:
        return "doing"
    holder = view.stage.chance
    if holder is None and not view.stage.declarations and not view.stage.passed:
        holder = view.turn.seat
    return "" if holder == seat else "chance"


class _Now:
    """What every action of a player is looked at with, at one moment."""

    def __init__(self, view: SeatView, seat: SeatId) -> None:
        self.view, self.seat = view, seat
        self.rules = rules_of(view)
        self._means = means_of(view, seat)
        self._combos = combos_of(view, seat, self.rules)
        self._mine = view.turn.of(seat)
        self._busy = bool(view.stage.declarations)
        self._aims: _Aims | None = None
        self._ready: tuple[tuple[UnitId, str, frozenset[str]], ...] | None = None
        self._opened = f.open_trumps(view, seat)

    def ways(self, action: Action) -> Iterator[Start]:
        """Yield the ways in which an action could be started."""
        for way in action.ways:
            if way.timing == "main" and (self._busy or not self._mine):
                continue
            keys = self._keys(action, way)
            if not keys or self._early(action, way):
                continue
            cost = cost_of(action, way, self.rules.edition, self._means)
            if not payable(cost, len(keys[0]), self._means):
                continue
            drives = _drives(action, way)
            actors = self._actors(action, way) if drives else ()
            if drives and not actors:
                continue
            keys, targets = self._aimable(action, keys)
            if action.target is None or targets:
                yield Start(action, way, cost, keys, targets, actors)

    def way_refused(self, action: Action, way: Way) -> WhyNot:
        """Return the first of what stands in the way; "" for nothing."""
        early = self._early(action, way)
        if early:
            return early
        keys = self._keys(action, way)
        if not keys:
            return "keys"
        cost = cost_of(action, way, self.rules.edition, self._means)
        if not payable(cost, len(keys[0]), self._means):
            return "cost"
        if _drives(action, way) and not self._actors(action, way):
            return "ready"
        if action.target is not None and not self._aimable(action, keys)[1]:
            return "target"
        return ""

    def _early(self, action: Action, way: Way) -> WhyNot:
        """Return what stands in the way whatever a player holds."""
        if way.timing == "main" and not self._mine:
            return "turn"
        if way.timing == "main" and self._busy:
            return "stage"
        if action.off_turn and self._mine:
            return "off_turn"
        if action.once and self.view.turn.used(action.id):
            return "once"
        if action.trump and not gives(self.view, self.seat, action, self._opened):
            return "trump"
        return "attack" if has_to_attack(self.view, self.seat, action) else ""

    def _keys(self, action: Action, way: Way) -> tuple[tuple[str, ...], ...]:
        """Return combinations of key cards; none are needed where a character starts it."""
        return ((),) if way.by else self._combos[action.id]

    def _actors(self, action: Action, way: Way) -> tuple[UnitId, ...]:
        """Return the charged soldiers that can be driven for an action.

        Those are the character that has it, or else all of the suit of the trump that gives it.
        """
        by, suit = way.by or action.by, action.trump[:1]
        if self._ready is None:
            view = self.view
            self._ready = tuple(
                (unit, f.character_of(view, unit), f.suits(view, unit))
                for unit in f.soldiers(view, self.seat)
                if f.is_charged(view, unit)
            )
        return tuple(
            [
                unit
                for unit, character, suits in self._ready
                if (character == by if by else suit in suits)
            ]
        )

    def _aimable(
        self, action: Action, keys: tuple[tuple[str, ...], ...]
    ) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
        """Return the key cards with which something can be aimed at, and all of that."""
        aim = action.target
        if aim is None:
            return keys, ()
        if not aim.same_suit:
            return keys, self._aimed(action, ())
        refs = [(self.view.cards[one[0]].ref or "",) for one in keys]
        by_card = {ref: self._aimed(action, ref) for ref in sorted(set(refs))}
        found = (target for targets in by_card.values() for target in targets)
        able = tuple(one for one, ref in zip(keys, refs, strict=True) if by_card[ref])
        return able, tuple(dict.fromkeys(found))

    def _aimed(self, action: Action, refs: tuple[str, ...]) -> tuple[str, ...]:
        """Return what an action can be aimed at: once for all that aim alike while nobody moves."""
        aim = action.target
        if aim is None or (aim.kind == "stage_action" and not self._busy):
            return ()
        if aim.kind in ("player", "stage_action"):
            return legal_targets(self.view, self.seat, action, refs)
        if self._aims is None:
            self._aims = _aims_of(_standing(self.view), self.seat)
        of_action = (self.rules.edition, action.id, suit_of(refs[0]) if refs else "")
        found = self._aims.get(of_action)
        if found is None:
            alike = (aim, of_action[2])
            found = self._aims.get(alike)
            if found is None:
                found = legal_targets(self.view, self.seat, action, refs)
                self._aims[alike] = found
            self._aims[of_action] = found
        return found


def _telling(action: Action) -> Way:
    """Return the way of which it is said why it is not possible: not that of a rare character."""
    return next((way for way in reversed(action.ways) if not way.by), action.ways[-1])


def _drives(action: Action, way: Way) -> bool:
    return action.drives or bool(way.by)


_Standing = tuple[tuple[tuple[UnitId, tuple[str, ...]], ...], ...]
_Aims = dict[tuple[object, ...], tuple[str, ...]]


def _standing(view: SeatView) -> _Standing:
    """Return all on which it depends what can be aimed at: who is where, made of which cards."""
    return tuple(
        tuple((unit, f.refs(view, unit)) for unit in view.zones[f"{name}.{seat}"].items)
        for name in (SOLDIERS, BULWARKS, TRUMPS)
        for seat in range(len(view.setting.seats))
    )


@lru_cache(maxsize=32)
def _aims_of(_standing: _Standing, _seat: SeatId) -> _Aims:
    """Return what was worked out for a field so far."""
    return {}
