"""What an attack comes to where the steps of its damage are taken in another order."""

from __future__ import annotations

from app.core.data.asked_once import asked_once
from app.core.data.value import replace, value
from app.core.text.words import Words
from app.games.advising.advice_rule import Said
from app.games.pokemon.adviser.effects.damage.changing_texts import printed_less, printed_more
from app.games.pokemon.adviser.effects.damage.striking import Strike, strikes
from app.games.pokemon.adviser.model.plays import Attack
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.table.damage_sum import Fighter, work_out


@value
class Order:
    """What an attack comes to whose steps were taken in another order than the right one."""

    right: int
    what: Words
    """What comes before or after Weakness."""
    way: str
    """The sum as it should be: "(130+30)×2"."""


@asked_once
def orders(position: Position, play: Attack) -> tuple[tuple[Strike, dict[int, Order]], ...]:
    """Return each strike of an attack, and what other orders of its steps come to."""
    return tuple((strike, other_orders(position, strike)) for strike in strikes(position, play))


def other_orders(position: Position, strike: Strike) -> dict[int, Order]:
    """Return what the same steps come to in a wrong order, each with what would be right.

    Of notes, of Abilities that are sure, and of fixed phrases of the cards in play and the
    Trainers of this turn.
    """
    right, base = strike.right.points, strike.base
    more = strike.attacker.number("deals_more") - strike.attacker.number("deals_less")
    noted = strike.defender.number("less_damage") - strike.defender.number("more_damage")
    more, noted = more + strike.more, noted + strike.less
    plain = work_out(base, _typed(strike.attacker), _typed(strike.defender)).points
    doubled = work_out(base, _typed(strike.attacker), _typed(strike.defender, resists=False)).points
    factor, less = (doubled // base if base else 1), doubled - plain + noted
    if factor <= 1:
        return {}
    orders: dict[int, Order] = {}
    for added in printed_more(position, strike.attacker):
        orders[doubled + added - less] = _before(right + added * factor, base, added, factor, less)
    for taken in printed_less(position, strike.defender, flat=strike.noted):
        orders[max(0, base + more - taken) * factor] = _after(
            right - taken, base, more, factor, taken
        )
    if more:
        orders[doubled + more - less] = _before(right, base, more, factor, less)
    if less:
        orders[max(0, base + more - less) * factor] = _after(right, base, more, factor, less)
    return {wrong: order for wrong, order in orders.items() if wrong not in (right, order.right)}


def _before(right: int, base: int, more: int, factor: int, less: int) -> Order:
    """Return the order in which what the attacker deals more or less comes before Weakness."""
    what = Words(
        f"{_signed(more)} comes before Weakness", f"{_signed(more)}は弱点より先に計算します"
    )
    return Order(right, what, f"({base}{_signed(more)})×{factor}{_signed(-less)}")


def _after(right: int, base: int, more: int, factor: int, less: int) -> Order:
    """Return the order in which what the defender takes more or less comes after Weakness."""
    what = Words(
        f"{_signed(-less)} comes after Weakness", f"{_signed(-less)}は弱点のあとに計算します"
    )
    first = f"({base}{_signed(more)})" if more else str(base)
    return Order(right, what, f"{first}×{factor}{_signed(-less)}")


def _signed(points: int) -> str:
    """Return "+30", "−30"; "" for nothing."""
    return f"{'+' if points > 0 else '−'}{abs(points)}" if points else ""


def _typed(mon: Mon, *, resists: bool = True) -> Fighter:
    """Return a Pokémon with what its notes say of types and Weakness, and no number."""
    marks = tuple(mark for mark in mon.marks if mark.key.startswith(("type_", "weak_", "no_")))
    card = mon.card if resists or mon.card is None else replace(mon.card, resistance=None)
    return Fighter(card, marks)


def should_be(strike: Strike, what: Words, order: Order | None = None) -> Said:
    """Return what is said of a wrong number: what is wrong, and what it comes to."""
    right = strike.right.points
    said = strike.right.said or Words(strike.attack.damage, strike.attack.damage)
    if order is not None:
        right, said = order.right, Words(order.way, order.way)
    name = strike.defender.name
    return Said(
        Words(
            f"{what.en}: {said.en} = {right} damage to {name.en}, not {strike.points}.",
            f"{what.ja}。{name.ja}へのダメージは{said.ja}＝{right}です（入力は{strike.points}）。",
        ),
        (strike.defender.uid,),
        right=right,
    )
