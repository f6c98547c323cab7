"""Which cards of a hand are the key cards of which actions, worked out once for each hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, islice

from app.core.ids import SeatId
from app.core.view import SeatView
from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.rules.card_values import is_joker, number_of, suit_of
from app.games.blackpoker.rules.rule_set import RuleSet, rule_set
from app.games.blackpoker.table.blackpoker_options import EXTRA_BASE, TWO_JOKERS
from app.games.blackpoker.table.blackpoker_zones import HAND

MOST_WAYS = 40
"""Combinations of key cards that are told of one action: no hand needs more."""
Combos = Mapping[str, tuple[tuple[str, ...], ...]]
"""By action: cards of the hand, by their handles, that are its key cards."""


def combos_of(view: SeatView, seat: SeatId, rules: RuleSet) -> Combos:
    """Return the combinations of cards in the hand of a player that are key cards."""
    handles = view.zones[f"{HAND}.{seat}"].items
    refs = tuple(view.cards[card].ref or "" for card in handles if card in view.cards)
    both = TWO_JOKERS.of(view.options) == "yes"
    base = EXTRA_BASE.of(view.options)
    return _combos(rules.edition, rules.format, base, handles, refs, both)


@lru_cache(maxsize=64)
def _combos(
    edition: str,
    name: str,
    base: str,
    handles: tuple[str, ...],
    refs: tuple[str, ...],
    both: bool,
) -> Combos:
    actions = rule_set(edition, name, base).actions
    fit: dict[str, list[list[int]]] = {
        action.id: [[] for _ in action.keys] for action in actions.values()
    }
    for at, ref in enumerate(refs):
        for wants, slot in _slots_for(edition, name, base, ref):
            fit[wants][slot].append(at)
    found: dict[str, tuple[tuple[str, ...], ...]] = {}
    for action in actions.values():
        places = fit[action.id]
        if not action.keys:
            found[action.id] = ((),)
        elif len(places) == 1:
            found[action.id] = tuple([(handles[at],) for at in places[0]])
        else:
            ways = islice(_of_hand(action, places, refs, both=both), MOST_WAYS)
            found[action.id] = tuple([tuple([handles[at] for at in one]) for one in ways])
    return found


@cache
def _slots_for(edition: str, name: str, base: str, ref: str) -> tuple[tuple[str, int], ...]:
    """Return which key cards a card can be: the action, and which of its key cards."""
    return tuple(
        (action.id, at)
        for action in rule_set(edition, name, base).actions.values()
        for at, slot in enumerate(action.keys)
        if slot.takes(ref)
    )


def _of_hand(
    action: Action, fit: Sequence[Sequence[int]], refs: tuple[str, ...], *, both: bool
) -> Iterator[tuple[int, ...]]:
    """Yield the places in the hand of cards that are the key cards of an action."""
    if action.keys_are == "same_number" and both:
        yield from combinations([at for at, ref in enumerate(refs) if is_joker(ref)], 2)
    if not all(fit):
        return
    alike = {"same_suit": suit_of, "same_number": number_of}.get(action.keys_are)
    seen: set[tuple[int, ...]] = set()
    marks = [None if alike is None else alike(ref) for ref in refs]
    for chosen in _chosen(fit, marks):
        key = tuple(sorted(chosen))
        if key not in seen:
            seen.add(key)
            yield chosen


def _chosen(fit: Sequence[Sequence[int]], marks: Sequence[object]) -> Iterator[tuple[int, ...]]:
    """Yield different places for all key cards, all of the same mark."""
    if len(fit) == 1:
        yield from ((at,) for at in fit[0])
        return
    for first in fit[0]:
        mark = marks[first]
        left = [[at for at in slot if at != first and marks[at] == mark] for slot in fit[1:]]
        if all(left):
            for others in _chosen(left, marks):
                yield (first, *others)
