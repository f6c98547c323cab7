"""The form of an attack: which one, on whom, and how much damage it does, step by step.

The printed number is a proposal; "×" and "+" attacks, effects and house rules are entered over it.
All of it is one gesture of the procedure "attack".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import replace
from app.core.ids import UnitId
from app.core.intent import Procedure, Step
from app.core.text.wording import bracketed, labelled
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, FormField, Number, Pick, Ticks
from app.games.game_api import GameAction, Selection
from app.games.pokemon.forms.attack_lines import cost_line, sum_lines
from app.games.pokemon.forms.chosen_attack import ChosenAttack, gesture
from app.games.pokemon.forms.form_choices import (
    answered,
    choosable,
    entered,
    everybody,
    opponents,
    ticked,
)
from app.games.pokemon.procedures.attack_payment import attacks_of, is_paid, printed_damage
from app.games.pokemon.table.attack_hits import all_opposing, had_its_attack, was_hit
from app.games.pokemon.table.damage_sum import Working, worked_out
from app.games.pokemon.table.energy_units import cost_on, paid_words, units_on
from app.games.pokemon.table.seat_board import actives, chosen_pokemon, in_play, is_with, unit_name
from app.games.pokemon.table.titles import filled
from app.games.table_tools import me, side

if TYPE_CHECKING:
    from app.games.pokemon.cards.card_record import Attack

USE = Words("Use the attack", "ワザを使う")
NOBODY = "nobody"
"""The choice of an attack that does no damage to anybody."""


def attackers(view: SeatView, selection: Selection) -> tuple[UnitId, ...]:
    """Return the own Pokémon of which one attacks: the selected one.

    With nothing selected the Active ones that may still attack this turn, or all where none is
    left.
    """
    if selection.units or selection.cards:
        return tuple(u for u in chosen_pokemon(view, selection) if is_with(view, u, me(view)))[:1]
    units = tuple(unit for unit in actives(view, me(view)) if in_play(view, unit))
    return tuple(unit for unit in units if not had_its_attack(view, unit)) or units


def attacker(view: SeatView, selection: Selection) -> UnitId:
    """Return the own Pokémon that attacks; "" where none is meant, or several may be."""
    units = attackers(view, selection)
    return units[0] if len(units) == 1 else ""


def asks(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask what an attack of a Pokémon does; None where no own Pokémon is meant."""
    among = attackers(view, selection)
    if len(among) < 2:
        return form_of(view, among[0], answers) if among else None
    unit = answered(answers, "unit", among, "")
    who = Pick("unit", Words("Attacks", "ワザを使う"), choosable(view, among), unit)
    if unit:
        form = form_of(view, unit, answers)
        return replace(form, fields=(who, *form.fields))
    return Form(
        Words("Attack", "ワザ"),
        (who,),
        USE,
        None,
        missing=Words("Choose who attacks", "ワザを使うポケモンを選んでください"),
    )


def _targets(view: SeatView, unit: UnitId) -> tuple[Choosable, ...]:
    """Return the opponents' Pokémon, those in the Active Spots first; who was hit is told."""
    active = all_opposing(view, unit)
    rest = tuple(one for one in opponents(view) if one not in active)
    hit = Words("hit this turn", "この番にワザを受けた")
    found = []
    for one in choosable(view, (*active, *rest)):
        told = bracketed(hit) if was_hit(view, one.id) else Words("", "")
        title = Words(one.title.en + told.en, one.title.ja + told.ja)
        found.append(Choosable(one.id, title))
    return (*found, Choosable(NOBODY, Words("nobody", "なし")))


def form_of(view: SeatView, unit: UnitId, answers: Answers, *, alone: bool = False) -> Form:
    """Return the form of a Pokémon's attack; `alone`: which one is not asked any more.

    Of several opposing Active Pokémon the target is chosen; of one it is usually that.
    """
    known = attacks_of(view, view.units[unit])
    index = answered(answers, "attack", [str(n) for n in range(len(known))], _best(view, unit))
    attack = known[int(index)] if index else None
    # What hangs on another answer has it in its name: with another attack or target a number that
    # was overwritten is worked out anew.
    base_field = f"base:{index}"
    base = entered(answers, base_field, printed_damage(attack) if attack else 0)
    choices, active = _targets(view, unit), all_opposing(view, unit)
    usual = "" if len(active) > 1 else next(iter(active), NOBODY)
    aim = answered(answers, "target", [one.id for one in choices], usual)
    target = aim.replace(NOBODY, "")
    working = _working(view, unit, target, base)
    damage_field = f"damage:{index}:{target}:{base}"
    damage = entered(answers, damage_field, working.points if working else 0)
    more = ticked(answers, "more", tuple(_FURTHER))
    also, also_fields = _further(view, answers, "also", target) if "also" in more else NONE
    counters, counter_fields = (
        _further(view, answers, "counters", target) if "counters" in more else NONE
    )
    asked = ChosenAttack(unit, index, base, target, len(active) > 1, damage, also, counters)
    fields: list[FormField] = []
    if known and not alone:
        fields.append(Pick("attack", Words("Attack", "ワザ"), _attacks(view, unit), index))
    fields.append(Number(base_field, _base_title(attack), base, step=10))
    fields.append(Pick("target", Words("Target", "対象"), choices, aim))
    if target:
        fields.append(Number(damage_field, Words("Damage", "ダメージ"), damage, step=10))
    wider = tuple(Choosable(key, title) for key, (title, _, _) in _FURTHER.items())
    fields.append(Ticks("more", Words("More", "ほかにも"), wider, more))
    fields += [*also_fields, *counter_fields]
    title = filled(Words("Attack with {}", "{}のワザ"), unit_name(view, unit))
    if alone and attack is not None:
        title = labelled(title, attack.name)
    return Form(
        title,
        tuple(fields),
        USE,
        gesture(asked) if aim else None,
        (*([cost_line(view, unit, attack)] if attack else ()), *sum_lines(view, asked, working)),
        missing=None if aim else Words("Choose what it attacks", "ワザを使う相手を選んでください"),
    )


# -- the attacks ----------------------------------------------------------------------------------


def _best(view: SeatView, unit: UnitId) -> str:
    """Return the number of the likeliest attack: the strongest that is paid, else the first.

    "" for a Pokémon whose attacks are not known.
    """
    known = attacks_of(view, view.units[unit])
    paid = [n for n, attack in enumerate(known) if is_paid(view, view.units[unit], attack)]
    if not known:
        return ""
    return str(max(paid, key=lambda n: printed_damage(known[n]))) if paid else "0"


def _attacks(view: SeatView, unit: UnitId) -> tuple[Choosable, ...]:
    """Return the attacks with whether they are paid."""
    standing = view.units[unit]
    units = units_on(view, standing)
    choices = []
    for index, attack in enumerate(attacks_of(view, standing)):
        how = paid_words(units, cost_on(standing, attack.cost))
        printed = f" {attack.damage}" if attack.damage else ""
        title = Words(
            f"{attack.name.en}{printed}: {how.en}", f"{attack.name.ja}{printed}：{how.ja}"
        )
        choices.append(Choosable(str(index), title))
    return tuple(choices)


def _base_title(attack: Attack | None) -> Words:
    """Return what the first number is: of "50×" and "30+" people enter what it comes to."""
    usual = Words("Base damage", "もとのダメージ")
    if attack is None or not attack.damage or attack.damage.isdecimal():
        return usual
    return Words(f"{usual.en} (printed {attack.damage})", f"{usual.ja}（表記{attack.damage}）")


# -- the numbers ----------------------------------------------------------------------------------


def _working(view: SeatView, unit: UnitId, target: UnitId, base: int) -> Working | None:
    if not target:
        return None
    return worked_out(view, base, view.units[unit], view.units[target])


_Further = tuple[tuple[tuple[UnitId, int], ...], list[FormField]]
"""Who else is hit for how much, and the fields that ask for it."""
NONE: _Further = ((), [])
_FURTHER = {
    "also": (
        Words("Damage to others", "ほかにもダメージ"),
        Words("Damage to", "ダメージ"),
        Words("Damage: {}", "ダメージ：{}"),
    ),
    "counters": (
        Words("Damage counters", "ダメカンをのせる"),
        Words("Counters on", "ダメカン"),
        Words("Counters, in points: {}", "ダメカン（点）：{}"),
    ),
}
"""What an attack may do beside the damage to its target: what it is called, whom, how much."""


def _further(view: SeatView, answers: Answers, field: str, target: UnitId) -> _Further:
    """Ask for more Pokémon, those on the side of the target first; damage it has already."""
    units = everybody(view)
    if target:
        units = tuple(sorted(units, key=lambda one: side(view, one) != side(view, target)))
    but = target if field == "also" else ""
    among = {one.id: one for one in choosable(view, units) if one.id != but}
    _, title, number = _FURTHER[field]
    hit = ticked(answers, field, tuple(among))
    amounts = tuple((unit, entered(answers, f"{field}:{unit}", 10)) for unit in hit)
    asked: list[FormField] = [Ticks(field, title, tuple(among.values()), hit)]
    asked += [
        Number(f"{field}:{unit}", filled(number, among[unit].title), points, step=10)
        for unit, points in amounts
    ]
    return amounts, asked


def _when(view: SeatView, selection: Selection) -> bool:
    return bool(attackers(view, selection))


def _make(view: SeatView, selection: Selection) -> Step | None:
    form = asks(view, selection, {})
    return None if form is None or not isinstance(form.intent, Procedure) else form.intent


ACTIONS: tuple[GameAction, ...] = (
    GameAction(
        "attack_form",
        Words("Choose target and damage of an attack", "ワザの対象とダメージを選ぶ"),
        _when,
        _make,
        "Shift+F5 Alt+A",
        "unit",
        form=asks,
    ),
)
