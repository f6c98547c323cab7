"""What things on the table are called where somebody chooses among them or reads of them."""

from __future__ import annotations

from app.core.ids import SeatId
from app.core.text.words import Words
from app.core.view import SeatDeclaration, SeatView
from app.games.blackpoker.flow.stage_reading import action_of, declared
from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.rules.card_values import short
from app.games.blackpoker.table import field as f
from app.games.form_model import Choosable
from app.games.table_tools import find

BULWARK = Words("bulwark", "防壁")
A_CARD = Words("a card", "カード")


def declared_name(view: SeatView, one: SeatDeclaration) -> Words | None:
    """Return what a declaration is called: the action it is; None for what people wrote."""
    action = action_of(view, one)
    return None if action is None else action.title


def card_name(view: SeatView, card: str) -> Words:
    """Return a card in short: "♠5"; "a card" for a back."""
    found = find(view, card)
    if found is None or found.ref is None:
        return A_CARD
    return Words(short(found.ref), short(found.ref))


def unit_name(view: SeatView, unit: str) -> Words:
    """Return a character with its number, or the place of a bulwark counted from the deck."""
    standing = view.units[unit]
    seat = f.owner(view, unit)
    whose = view.setting.seats[seat].name
    said = "+".join(short(ref) for ref in f.refs(view, unit))
    if f.is_soldier(view, unit):
        number = f.number(view, unit)
        return Words(f"{whose}: {said} ({number})", f"{whose}：{said}（{number}）")
    if standing.zone.startswith("trumps"):
        if not said:
            return Words(f"{whose}: trump", f"{whose}：切札")
        return Words(f"{whose}: {said}", f"{whose}：{said}")
    at = len(f.bulwarks(view, seat)) - f.bulwarks(view, seat).index(unit)
    shown = f" {said}" if said else ""
    return Words(f"{whose}: bulwark {at}{shown}", f"{whose}：防壁{at}{shown}")


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


def with_cost(action: Action, cost: str) -> Words:
    """Return an action with what it costs: "Up (D)"."""
    if not cost:
        return action.title
    return Words(f"{action.title.en} ({cost})", f"{action.title.ja}（{cost}）")
