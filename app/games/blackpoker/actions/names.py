"""What things on the table are called where somebody chooses among them or reads of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from app.core.ids import SeatId
from app.core.text.words import Words
from app.core.view import SeatDeclaration, SeatView
from app.games.blackpoker.flow.stage_reading import action_of, declared
from app.games.blackpoker.rules.action_model import Action, Way
from app.games.blackpoker.rules.card_values import in_short
from app.games.blackpoker.rules.rule_set import rule_set, rules_of
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import TRUMPS
from app.games.form_model import Choosable
from app.games.table_tools import find

BULWARK = Words("bulwark", "防壁")
A_CARD = Words("a card", "カード")


def declared_name(view: SeatView, one: SeatDeclaration) -> Words | None:
    """Return what a declaration is called: the action it is; None for what people wrote.

    The log asks without the table, and does not say which format was played.
    """
    action = action_of(view, one) or _of_any_format().get(one.text)
    return None if action is None else action.title


@cache
def _of_any_format() -> Mapping[str, Action]:
    sixth, ninth = rule_set("6", "extra", "master"), rule_set("9", "master")
    return {**ninth.actions, **sixth.actions}


def card_name(view: SeatView, card: str) -> Words:
    """Return a card in short: "♠5"; "a card" for a back."""
    found = find(view, card)
    if found is None or found.ref is None:
        return A_CARD
    return in_short((found.ref,))


def unit_name(view: SeatView, unit: str) -> Words:
    """Return a character with its number, or the place of a bulwark counted from the deck."""
    seat = f.owner(view, unit)
    whose = view.setting.seats[seat].name
    said = in_short(f.refs(view, unit))
    if f.is_soldier(view, unit):
        title = _soldier_name(view, unit, said)
    elif view.units[unit].zone.startswith(TRUMPS):
        title = _trump_name(view, unit, said)
    else:
        at = len(f.bulwarks(view, seat)) - f.bulwarks(view, seat).index(unit)
        card = Words(f" {said.en}", f" {said.ja}") if said.en else said
        title = Words(f"bulwark {at}{card.en}", f"防壁{at}{card.ja}")
    return Words(f"{whose}: {title.en}", f"{whose}：{title.ja}")


def _soldier_name(view: SeatView, unit: str, said: Words) -> Words:
    number = f.number(view, unit)
    made = rules_of(view).characters.get(f.character_of(view, unit))
    if made is None:
        return Words(f"{said.en} ({number})", f"{said.ja}（{number}）")
    return Words(f"{made.title.en} {said.en} ({number})", f"{made.title.ja} {said.ja}（{number}）")


def _trump_name(view: SeatView, unit: str, said: Words) -> Words:
    """Return a trump with its ability, or its place where it lies face down."""
    if not said.en:
        at = f.trumps(view, f.owner(view, unit)).index(unit) + 1
        return Words(f"trump {at}", f"切札{at}")
    able = rules_of(view).trumps.get(f.refs(view, unit)[0])
    if able is None:
        return said
    return Words(f"{said.en} {able.title.en}", f"{said.ja} {able.title.ja}")


def seat_name(view: SeatView, seat: SeatId) -> Words:
    """Return the name of a player."""
    return Words(view.setting.seats[seat].name, view.setting.seats[seat].name)


def thing_name(view: SeatView, name: str) -> Words:
    """Return what a target or choice is called: a character, a player, an action, a card."""
    if name in view.units:
        return unit_name(view, name)
    if name.startswith("seat."):
        return seat_name(view, int(name.removeprefix("seat.")))
    one = declared(view, name)
    if one is not None:
        title = declared_name(view, one) or Words(one.text, one.text)
        whose = view.setting.seats[one.seat].name
        return Words(f"{whose}: {title.en}", f"{whose}：{title.ja}")
    return card_name(view, name)


def choosable(view: SeatView, names: tuple[str, ...]) -> tuple[Choosable, ...]:
    """Return things on the table as choices of a form."""
    return tuple(Choosable(name, thing_name(view, name)) for name in names)


def way_name(view: SeatView, action: Action, way: Way, cost: str) -> Words:
    """Return an action in one of its ways: with its cost, or with the character that starts it."""
    by = rules_of(view).characters.get(way.by)
    if by is None:
        return with_cost(action, cost)
    return Words(f"{action.title.en}: {by.title.en}", f"{action.title.ja}：{by.title.ja}")


def with_cost(action: Action, cost: str) -> Words:
    """Return an action with what it costs: "Up (D)"."""
    if not cost:
        return action.title
    return Words(f"{action.title.en} ({cost})", f"{action.title.ja}（{cost}）")
