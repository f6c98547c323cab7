"""What an Active Pokémon means that is dropped on an opposing one: each of its attacks, on that.

The words beside the ghost say what it comes to: "Attack: Dragon Headbutt → Umbreon 70 ×2
(Weakness) = 140; Knocked Out, 1 Prize".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import replace
from app.core.ids import UnitId
from app.core.text.wording import bracketed, counted
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Asks, Form
from app.games.game_api import Drop, Selection
from app.games.pokemon.forms.attack_form import form_of
from app.games.pokemon.procedures.attack_payment import attacks_of, is_paid, printed_damage
from app.games.pokemon.table.damage_sum import worked_out
from app.games.pokemon.table.energy_units import cost_on, paid_words, units_on
from app.games.pokemon.table.health import health
from app.games.pokemon.table.prize_cards import worth
from app.games.pokemon.table.seat_board import in_play, is_active, unit_name
from app.games.pokemon.table.titles import PRIZES
from app.games.table_tools import me, side

if TYPE_CHECKING:
    from app.games.pokemon.cards.card_record import Attack

TWO_PLAYERS = 2
"""Among more it is said whose Pokémon is attacked."""


def attacks_on(view: SeatView, unit: UnitId, target: UnitId) -> tuple[list[Drop], list[Drop]]:
    """Return the attacks of a Pokémon on another one as readings: those paid for, and the rest.

    In both the strongest comes first; the rest say what their cost lacks. There is none where it is
    no Active Pokémon of the own side, in its turn, on an opposing Active one.
    """
    if not _may_attack(view, unit, target):
        return [], []
    known = attacks_of(view, view.units[unit])
    if not known:
        return [], _asking(view, unit, target, None)
    order = sorted(range(len(known)), key=lambda index: -printed_damage(known[index]))
    paid = [index for index in order if is_paid(view, view.units[unit], known[index])]
    return (
        [drop for index in paid for drop in _reading(view, unit, target, index)],
        [
            replace(drop, title=_unpaid(view, unit, i, drop.title))
            for i in order
            if i not in paid
            for drop in _reading(view, unit, target, i)
        ],
    )


def _unpaid(view: SeatView, unit: UnitId, index: int, title: Words) -> Words:
    """Return the title of an attack with what its cost lacks."""
    standing = view.units[unit]
    cost = cost_on(standing, attacks_of(view, standing)[index].cost)
    lacks = bracketed(paid_words(units_on(view, standing), cost))
    return Words(title.en + lacks.en, title.ja + lacks.ja)


def _may_attack(view: SeatView, unit: UnitId, target: UnitId) -> bool:
    if not all(in_play(view, one) and is_active(view, one) for one in (unit, target)):
        return False
    partners = view.setting.partners(me(view))
    own = side(view, unit) in partners and side(view, target) not in partners
    return own and bool(view.turn.number) and view.turn.of(me(view))


def _reading(view: SeatView, unit: UnitId, target: UnitId, index: int) -> list[Drop]:
    attack = attacks_of(view, view.units[unit])[index]
    if attack.damage and not attack.damage.isdecimal():
        return _asking(view, unit, target, index)
    form = form_of(view, unit, {"attack": str(index), "target": target}, alone=True)
    told = _told(view, unit, target, attack) if attack.damage else Words("", "")
    return [Drop(_title(view, attack, target, told), form.intent)] if form.intent else []


def _asking(view: SeatView, unit: UnitId, target: UnitId, index: int | None) -> list[Drop]:
    """Return what asks for the damage first: "30+" is not yet what it comes to."""
    given = {"target": target, **({} if index is None else {"attack": str(index)})}

    def asks(view: SeatView, _about: Selection, answers: Answers) -> Form | None:
        if unit not in view.units:
            return None
        return form_of(view, unit, {**given, **answers}, alone=index is not None)

    asked: Asks = asks
    attack = None if index is None else attacks_of(view, view.units[unit])[index]
    printed = f" {attack.damage}…" if attack is not None else "…"
    title = _title(view, attack, target, Words(printed, printed))
    intent = form_of(view, unit, given, alone=index is not None).intent
    return [Drop(title, intent, asked, Selection(units=(unit,)))] if intent else []


def _title(view: SeatView, attack: Attack | None, target: UnitId, told: Words) -> Words:
    whom = _whose(view, target)
    if attack is None:
        return Words(f"Attack {whom.en}{told.en}", f"{whom.ja}にワザを使う{told.ja}")
    name = attack.name
    return Words(f"Attack: {name.en} → {whom.en}{told.en}", f"ワザ：{name.ja} → {whom.ja}{told.ja}")


def _whose(view: SeatView, unit: UnitId) -> Words:
    """Return the name of a Pokémon, with its player's where several oppose."""
    name = unit_name(view, unit)
    if len(view.setting.seats) <= TWO_PLAYERS:
        return name
    player = view.setting.seats[side(view, unit)].name
    return Words(f"{player}'s {name.en}", f"{player}の{name.ja}")


def _told(view: SeatView, unit: UnitId, target: UnitId, attack: Attack) -> Words:
    """Return what printed damage comes to: the sum, and what a Knock Out is worth."""
    working = worked_out(view, printed_damage(attack), view.units[unit], view.units[target])
    points, said = working.points, working.said
    total = (
        Words(f" {points}", f" {points}")
        if said is None
        else Words(f" {said.en} = {points}", f" {said.ja}＝{points}")
    )
    left = health(view, view.units[target])
    if left is None or points < left.left or not points:
        return total
    if left.most and not left.sure:
        return Words(f"{total.en}; perhaps Knocked Out", f"{total.ja}　きぜつかもしれません")
    prizes = counted(worth(view, target), PRIZES)
    return Words(f"{total.en}; Knocked Out, {prizes.en}", f"{total.ja}　きぜつ・サイド{prizes.ja}")
