"""What an open trump says on the board: its name, and in a sentence or two what it does."""

from __future__ import annotations

from app.core.text.words import Words
from app.core.view import SeatUnit, SeatView
from app.games.blackpoker.rules.rule_set import Trump, rules_of
from app.games.blackpoker.table import field as f


def stamps(view: SeatView, unit: SeatUnit) -> tuple[Words, ...]:
    """Return what is stamped on a unit: that a soldier is new, and the name of an open trump."""
    trump = _trump(view, unit)
    is_open = trump is not None and view.cards[unit.base].up
    return (trump.title,) if trump is not None and is_open else f.stamps(view, unit)


def abilities(view: SeatView, unit: SeatUnit) -> tuple[Words, ...]:
    """Return what a trump does while it lies open, and what the actions do that it brings.

    Of one that lies face down who may know it reads the same.
    """
    trump = _trump(view, unit)
    if trump is None:
        return ()
    actions = rules_of(view).actions
    brought = (actions[name] for name in trump.actions if name in actions)
    effects = (_said(one.title, one.effect) for one in brought)
    return (_said(trump.title, trump.ability), *effects)


def _trump(view: SeatView, unit: SeatUnit) -> Trump | None:
    """Return the trump that a unit is, where the seat may know it and it has an ability."""
    ref = view.cards[unit.base].ref
    if ref is None or f.kind_of(unit) != "trump":
        return None
    return rules_of(view).trumps.get(ref)


def _said(title: Words, does: Words) -> Words:
    return Words(f"{title.en}: {does.en}", f"{title.ja}：{does.ja}")
