"""The form of a retreat: who comes in, and which Energy pays; clicked on the board as well.

It asks only where there is something to choose: one on the Bench and one way to pay is one key.
"""

from __future__ import annotations

from app.core.data.value import replace
from app.core.ids import UnitId
from app.core.intent import Procedure, Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, FormField, Pick, Ticks
from app.games.game_api import Selection
from app.games.pokemon.forms.form_choices import answered, choosable, ticked
from app.games.pokemon.procedures.attack_payment import (
    printed_retreat,
    retreat_cost,
    settled,
    worth,
)
from app.games.pokemon.table.printed_facts import name_of
from app.games.pokemon.table.seat_board import actives, chosen_pokemon, in_play, unit_name
from app.games.pokemon.table.special_conditions import has
from app.games.pokemon.table.titles import filled
from app.games.table_tools import chosen, chosen_units, me, my_turn, place_of, ref_of, units_in

KEPT_IN = ("asleep", "paralyzed", "no_retreat")
"""Marks of a Pokémon that cannot retreat."""


def that_retreats(view: SeatView, selection: Selection) -> tuple[UnitId, ...]:
    """Return the own Active Pokémon that may be meant: it, what is on it, or who comes in for it.

    Nothing selected means it too; a card in hand or an opposing Pokémon does not. Where there are
    several, one that is selected, or has selected cards on it, is meant alone.
    """
    there = actives(view, me(view))
    attached = {card for unit in there for card in view.units[unit].attached}
    cards = set(chosen(view, selection))
    units = set(chosen_units(view, selection))
    if not (cards <= attached and units <= {*there, *benched(view)}):
        return ()
    meant = tuple(unit for unit in there if unit in units or cards & set(view.units[unit].attached))
    return meant or there


def benched(view: SeatView) -> tuple[UnitId, ...]:
    """Return who could come in."""
    return tuple(
        unit for unit in units_in(view, place_of(view, "bench", me(view))) if in_play(view, unit)
    )


def may(view: SeatView, selection: Selection) -> bool:
    """Whether there is somebody to retreat and somebody to come in."""
    return bool(that_retreats(view, selection) and benched(view))


def ready(view: SeatView, unit: UnitId) -> bool:
    """Whether nothing that the table knows keeps this Pokémon from retreating now.

    Somebody who moves it to the Bench then most likely means just that.
    """
    turn = view.turn
    if not my_turn(view) or turn.phase != "main" or turn.used("retreat") or turn.used("attack"):
        return False
    if unit not in actives(view, me(view)) or any(has(view, unit, key) for key in KEPT_IN):
        return False
    standing = view.units[unit]
    return sum(worth(view, standing).values()) >= retreat_cost(view, standing)


def asks(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask who comes in and what pays; None where nothing is left to choose."""
    if not may(view, selection):
        return None
    among, bench = that_retreats(view, selection), benched(view)
    if len(among) < 2:
        return _form(view, selection, answers, among[0], bench)
    unit = answered(answers, "unit", among, "")
    who = Pick("unit", Words("Retreats", "にげる"), choosable(view, among), unit)
    form = _form(view, selection, answers, unit, bench) if unit else None
    if form is not None:
        return replace(form, fields=(who, *form.fields))
    return Form(
        Words("Retreat", "にげる"),
        (who,),
        Words("Retreat", "にげる"),
        None,
        missing=Words("Choose who retreats", "にげるポケモンを選んでください"),
    )


def _form(
    view: SeatView,
    selection: Selection,
    answers: Answers,
    unit: UnitId,
    bench: tuple[UnitId, ...],
) -> Form | None:
    standing = view.units[unit]
    values = worth(view, standing)
    meant = [one for one in chosen_pokemon(view, selection) if one in bench]
    only = meant[0] if meant else bench[0] if len(bench) == 1 else ""
    offered = tuple(card for card in chosen(view, selection) if card in values)
    usual = offered or settled(view, standing)
    if only and usual is not None and not answers:
        return None
    short = sum(values.values()) < retreat_cost(view, standing)
    if usual is None:
        usual = tuple(values) if short else ()
    to = answered(answers, "to", bench, only)
    paid = ticked(answers, "energy", tuple(values), usual)
    fields: list[FormField] = [
        Pick("to", Words("Comes in from the Bench", "ベンチから出す"), choosable(view, bench), to)
    ]
    if values:
        cards = tuple(Choosable(card, name_of(ref_of(view, card))) for card in values)
        fields.append(
            Ticks("energy", Words("Energy to discard", "トラッシュするエネルギー"), cards, paid)
        )
    return Form(
        filled(Words("Retreat: {}", "にげる：{}"), unit_name(view, unit)),
        tuple(fields),
        Words("Pay and retreat", "トラッシュしてにげる") if paid else Words("Retreat", "にげる"),
        gesture(unit, to, paid) if to else None,
        _lines(view, unit, [values[card] for card in paid]),
        missing=Words("Choose who comes in", "ベンチから出すポケモンを選んでください"),
    )


def gesture(unit: UnitId, to: UnitId, paid: tuple[str, ...]) -> Step:
    """Return a retreat that discards just these cards."""
    how = ("energy", ",".join(paid)) if paid else ("free", "1")
    return Procedure("retreat", (("unit", unit), ("to", to), how))


def _lines(view: SeatView, unit: UnitId, paid: list[int]) -> tuple[Words, ...]:
    """Say what it costs and how that is paid; what is short or over is said, never refused."""
    standing = view.units[unit]
    printed, cost = printed_retreat(view, standing), retreat_cost(view, standing)
    lines = [Words(f"{printed} printed", f"{printed}（表記）")]
    if cost != printed:
        sign = f"+{cost - printed}" if cost > printed else f"−{printed - cost}"
        lines.append(Words(f"{sign} noted", f"{sign}（マーク）"))
    total = sum(paid)
    said = Words(f"= {cost} Energy to pay, {total} chosen", f"= {cost}個必要、{total}個選択中")
    if total < cost:
        lacking = cost - total
        said = Words(f"{said.en}: {lacking} short", f"{said.ja}：{lacking}個不足")
    elif paid and total - min(paid) >= cost:
        said = Words(f"{said.en}: more than needed", f"{said.ja}：必要より多い")
    return (*lines, said)
