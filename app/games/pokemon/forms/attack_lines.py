"""What the form of an attack tells beside its fields: cost, the sum step by step, the outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.card import value_of
from app.core.ids import UnitId
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.pokemon.forms.chosen_attack import ChosenAttack
from app.games.pokemon.table.damage_sum import Working
from app.games.pokemon.table.energy_units import cost_on, cost_words, paid_words, units_on
from app.games.pokemon.table.health import full_hp_of
from app.games.pokemon.table.seat_board import is_active, unit_name
from app.games.pokemon.table.special_conditions import has

if TYPE_CHECKING:
    from app.games.pokemon.cards.card_record import Attack


def cost_line(view: SeatView, unit: UnitId, attack: Attack) -> Words:
    """Return what an attack costs, and how that stands."""
    standing = view.units[unit]
    cost = cost_on(standing, attack.cost)
    what, how = cost_words(cost), paid_words(units_on(view, standing), cost)
    return Words(f"Cost: {what.en} ({how.en})", f"必要エネルギー：{what.ja}（{how.ja}）")


def sum_lines(view: SeatView, asked: ChosenAttack, working: Working | None) -> tuple[Words, ...]:
    """Return how the damage is worked out and what comes of it, a line for each step."""
    lines: list[Words] = []
    if has(view, asked.unit, "confused"):
        lines.append(
            Words(
                "Confused: a coin first; on tails it fails with 30 damage to itself",
                "こんらん：先にコインを投げ、ウラなら失敗して自分に30ダメージ",
            )
        )
    if working is None:
        return tuple(lines)
    lines.append(Words(f"{working.base} base damage", f"{working.base}（もとのダメージ）"))
    lines += [stage.label for stage in working.stages]
    total = Words(f"= {working.points}", f"= {working.points}")
    if asked.damage != working.points:
        lines.append(Words(f"{total.en}, overwritten", f"{total.ja}（上書き）"))
        total = Words(f"= {asked.damage}", f"= {asked.damage}")
    lines.append(_with_outcome(view, asked, total))
    if not is_active(view, asked.target):
        lines.append(
            Words("On the Bench: no Weakness or Resistance", "ベンチ：弱点・抵抗力は計算しない")
        )
    return tuple(lines)


def _with_outcome(view: SeatView, asked: ChosenAttack, total: Words) -> Words:
    """Return the sum with what it makes of the target."""
    standing = view.units[asked.target]
    full = full_hp_of(view, standing)
    after = value_of(standing.marks, "damage") + asked.damage
    name = unit_name(view, asked.target)
    if full is not None and full.most is not None and after >= full.most:
        return Words(f"{total.en} Knocks Out {name.en}", f"{total.ja}（{name.ja}はきぜつ）")
    of = f"{after}/{full.known}" if full is not None else str(after)
    return Words(f"{total.en} on {name.en}: {of}", f"{total.ja}（{name.ja}：{of}）")
